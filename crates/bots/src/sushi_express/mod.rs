//! Heuristics for Sushi Express.
//!
//! | module | responsible for |
//! |---|---|
//! | `odds` | exact probabilities of reaching a bet with the dice |
//! | `bet_odds` | [`chance_to_reach`], [`chance_to_drive`]: the same from an observation |
//! | `values` | values of customers, cards and tiles in points |
//! | `priors` | priors of moves |
//! | `evaluation` | the evaluation of positions |
//! | `features`, `weights` | the linear model of win probabilities |

mod bet_odds;
mod evaluation;
mod features;
mod odds;
mod priors;
mod values;
mod weights;

use game::{Chance, Game, MoveSet as _, PerSeat, Seat};
use sushi_express::{Dice, LegalMoves, Move, Stage, SushiExpress};

use crate::{Features as _, Heuristics};
pub use bet_odds::{chance_to_drive, chance_to_reach};
use priors::Priors;

/// Maximum noise of the rollout policy, in points.
const NOISE: f32 = 0.5;

/// Moves whose prior is lower than the best by more than this, in points, are not candidates. Without this bound the
/// search wastes its budget on bets that nobody would make, including opponents, and plays no better than greedy.
const MARGIN: f32 = 1.5;

impl Heuristics for SushiExpress {
    const EXPLORATION: f32 = 0.2;
    const PRIOR_TEMPERATURE: f32 = 0.4;

    fn candidates(&self, seat: Seat, moves: &mut Vec<Move>) {
        let legal = self.legal_moves(seat);
        if legal.len() == 1 {
            moves.push(legal.nth(0));
            return;
        }
        let priors = Priors::of(self, seat);
        let judged = || plausible(self, &legal).map(|chosen| (priors.prior(chosen), chosen));
        let best = judged().fold(f32::NEG_INFINITY, |best, (prior, _)| best.max(prior));
        moves.extend(judged().filter(|(prior, _)| *prior >= best - MARGIN).map(|(_, chosen)| chosen));
    }

    fn prior(&self, seat: Seat, chosen: Move) -> f32 {
        Priors::of(self, seat).prior(chosen)
    }

    fn rollout_move(&self, seat: Seat, chance: &mut impl Chance) -> Move {
        let legal = self.legal_moves(seat);
        if legal.len() == 1 {
            return legal.nth(0);
        }
        let priors = Priors::of(self, seat);
        let mut misjudged = |chosen| priors.prior(chosen) + NOISE * chance.below(1024) as f32 / 1024.0;
        let judged = plausible(self, &legal).map(|chosen| (misjudged(chosen), chosen));
        let (_, chosen) = judged.max_by(|(a, _), (b, _)| a.total_cmp(b)).expect("there is at least one candidate");
        chosen
    }

    fn is_settled(&self) -> bool {
        // The dice of later rounds outweigh the effect of a choice in this one.
        matches!(self.stage(), Stage::Over) || self.has_features()
    }

    fn evaluate(&self) -> PerSeat<f32> {
        evaluation::evaluate(self)
    }
}

/// The legal moves that are not dominated.
///
/// A swap before a bet is equivalent to some bet before a swap, because it frees no number. Only the lower of two dice
/// is re-rolled.
fn plausible(game: &SushiExpress, legal: &LegalMoves) -> impl Iterator<Item = Move> {
    let betting = matches!(game.stage(), Stage::Betting(_));
    let higher_die = game.dice().map(Dice::pips).filter(|[first, second]| first != second);
    let higher_die = higher_die.map(|[first, second]| first.max(second));
    legal.iter().filter(move |&chosen| match chosen {
        Move::Swap(_) => !betting,
        Move::Reroll(pips) => Some(pips) != higher_die,
        _ => true,
    })
}

#[cfg(test)]
mod tests {
    use game::{FastChance, Joint, Pending, Viewer};
    use sushi_express::{MAX_PLAYERS, MIN_PLAYERS, Options};

    use super::*;
    use crate::{Bot, GreedyBot};

    fn deal(players: usize, chance: &mut FastChance) -> SushiExpress {
        SushiExpress::deal(&Options::new(players).unwrap(), chance, &mut |_| ())
    }

    /// Plays a random game and visits every position.
    fn visit_positions(players: usize, seed: u64, mut visit: impl FnMut(&SushiExpress, &mut FastChance)) {
        let chance = &mut FastChance::new(seed);
        let mut game = deal(players, chance);
        while let Pending::Seats(seats) = game.pending() {
            visit(&game, chance);
            let mut joint = Joint::new(players);
            for seat in seats.iter() {
                joint[seat] = Some(game.legal_moves(seat).pick(chance));
            }
            game.apply_unchecked(&joint, chance, &mut |_| ());
        }
        visit(&game, chance);
    }

    #[test]
    fn candidates_are_legal() {
        let mut moves = Vec::new();
        for (players, seed) in (MIN_PLAYERS..=MAX_PLAYERS).flat_map(|players| (0..25).map(move |seed| (players, seed)))
        {
            visit_positions(players, seed, |game, chance| {
                for seat in game.pending().seats().iter() {
                    moves.clear();
                    game.candidates(seat, &mut moves);
                    assert!(!moves.is_empty());
                    assert!(moves.iter().all(|&chosen| game.legal_moves(seat).contains(chosen)), "{moves:?}");
                    assert!(moves.iter().all(|&chosen| game.prior(seat, chosen).is_finite()));
                    assert!(game.legal_moves(seat).contains(game.rollout_move(seat, chance)));
                }
            });
        }
    }

    #[test]
    fn evaluations_add_up_to_one() {
        for (players, seed) in (MIN_PLAYERS..=MAX_PLAYERS).flat_map(|players| (0..25).map(move |seed| (players, seed)))
        {
            visit_positions(players, seed, |game, _| {
                let evaluate = game.evaluate();
                assert!(evaluate.as_slice().iter().all(|chance| (0.0..=1.0).contains(chance)), "{evaluate:?}");
                assert!((evaluate.as_slice().iter().sum::<f32>() - 1.0).abs() < 1e-4, "{evaluate:?}");
                if let Some(outcome) = game.outcome() {
                    let best = evaluate.iter().max_by(|a, b| a.1.total_cmp(b.1)).unwrap().0;
                    assert!(outcome.winners.contains(best));
                }
            });
        }
    }

    #[test]
    fn priors_do_not_depend_on_hidden_cards() {
        visit_positions(4, 3, |game, chance| {
            for seat in game.pending().seats().iter() {
                let world = SushiExpress::determinize(&game.observe(Viewer::Seat(seat)), chance);
                for chosen in game.legal_moves(seat).iter() {
                    assert_eq!(game.prior(seat, chosen).to_bits(), world.prior(seat, chosen).to_bits(), "{chosen}");
                }
            }
        });
    }

    #[test]
    fn greedy_beats_random() {
        for players in [MIN_PLAYERS, MAX_PLAYERS] {
            let mut won = 0;
            for number in 0..100 {
                let chance = &mut FastChance::of_series(players as u64, number);
                let greedy_seat = Seat::new(number as usize % players);
                let (mut greedy, mut game) = (GreedyBot::<SushiExpress>::default(), deal(players, chance));
                while let Pending::Seats(seats) = game.pending() {
                    let mut joint = Joint::new(players);
                    for seat in seats.iter() {
                        let (known, moves) = (game.observe(Viewer::Seat(seat)), game.legal_moves(seat));
                        joint[seat] = Some(if seat == greedy_seat {
                            greedy.choose(seat, &known, &moves, chance).unwrap()
                        } else {
                            moves.pick(chance)
                        });
                    }
                    game.apply_unchecked(&joint, chance, &mut |_| ());
                }
                won += usize::from(game.outcome().unwrap().winners.contains(greedy_seat));
            }
            assert!(won >= 90, "{won} of 100 with {players}");
        }
    }
}

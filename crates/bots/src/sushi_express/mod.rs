//! What a player knows of Sushi Express.
//!
//! | module | responsible for |
//! |---|---|
//! | `odds` | the chance of reaching a bet with the dice, exactly |
//! | `outlook` | [`chance_to_reach`], [`chance_to_drive`]: the same, of what somebody knows |
//! | `worth` | what customers, cards and tiles are worth in points |
//! | `glance` | how good a move looks at a glance |
//! | `prospects` | how likely everybody is to win |
//! | `signs`, `weights` | how it shows who stands well, and what each sign is worth |

mod glance;
mod odds;
mod outlook;
mod prospects;
mod signs;
mod weights;
mod worth;

use game::{Chance, Game, MoveSet as _, PerSeat, Seat};
use sushi_express::{Dice, LegalMoves, Move, Stage, SushiExpress};

use crate::{Insight, Signs as _};
use glance::Glance;
pub use outlook::{chance_to_drive, chance_to_reach};

/// By how much instinct misjudges a move at most, in points.
const WHIM: f32 = 0.5;

/// Moves that look worse than the best by more than this, in points, are not worth a thought. Without this bound the
/// search spends itself on bets nobody would lay, also in the place of others, and plays no better than a glance does.
const MARGIN: f32 = 1.5;

impl Insight for SushiExpress {
    const CURIOSITY: f32 = 0.2;
    const GLANCE: f32 = 0.4;

    fn candidates(&self, seat: Seat, moves: &mut Vec<Move>) {
        let legal = self.legal_moves(seat);
        if legal.len() == 1 {
            moves.push(legal.nth(0));
            return;
        }
        let glance = Glance::of(self, seat);
        let judged = || worth_a_thought(self, &legal).map(|chosen| (glance.appeal(chosen), chosen));
        let best = judged().fold(f32::NEG_INFINITY, |best, (appeal, _)| best.max(appeal));
        moves.extend(judged().filter(|(appeal, _)| *appeal >= best - MARGIN).map(|(_, chosen)| chosen));
    }

    fn appeal(&self, seat: Seat, chosen: Move) -> f32 {
        Glance::of(self, seat).appeal(chosen)
    }

    fn instinct(&self, seat: Seat, chance: &mut impl Chance) -> Move {
        let legal = self.legal_moves(seat);
        if legal.len() == 1 {
            return legal.nth(0);
        }
        let glance = Glance::of(self, seat);
        let mut misjudged = |chosen| glance.appeal(chosen) + WHIM * chance.below(1024) as f32 / 1024.0;
        let judged = worth_a_thought(self, &legal).map(|chosen| (misjudged(chosen), chosen));
        let (_, chosen) = judged.max_by(|(a, _), (b, _)| a.total_cmp(b)).expect("there is something to think about");
        chosen
    }

    fn settled(&self) -> bool {
        // What the dice of later rounds bring drowns what a choice in this one is worth.
        matches!(self.stage(), Stage::Over) || self.tells()
    }

    fn prospects(&self) -> PerSeat<f32> {
        prospects::prospects(self)
    }
}

/// The legal moves worth a thought.
///
/// Swapping changes no number's being taken, so whatever a swap and then a bet comes to, some bet and then the swap does
/// too. Of two dice the lower one is thrown
/// again.
fn worth_a_thought(game: &SushiExpress, legal: &LegalMoves) -> impl Iterator<Item = Move> {
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

    fn deal(players: usize, luck: &mut FastChance) -> SushiExpress {
        SushiExpress::deal(&Options::new(players).unwrap(), luck, &mut |_| ())
    }

    /// Plays a game with random moves and looks at every position on the way.
    fn stroll(players: usize, seed: u64, mut look: impl FnMut(&SushiExpress, &mut FastChance)) {
        let luck = &mut FastChance::new(seed);
        let mut game = deal(players, luck);
        while let Pending::Seats(seats) = game.pending() {
            look(&game, luck);
            let mut joint = Joint::new(players);
            for seat in seats.iter() {
                joint[seat] = Some(game.legal_moves(seat).pick(luck));
            }
            game.apply_unchecked(&joint, luck, &mut |_| ());
        }
        look(&game, luck);
    }

    #[test]
    fn whatever_is_thought_of_is_legal() {
        let mut moves = Vec::new();
        for (players, seed) in (MIN_PLAYERS..=MAX_PLAYERS).flat_map(|players| (0..25).map(move |seed| (players, seed)))
        {
            stroll(players, seed, |game, luck| {
                for seat in game.pending().seats().iter() {
                    moves.clear();
                    game.candidates(seat, &mut moves);
                    assert!(!moves.is_empty());
                    assert!(moves.iter().all(|&chosen| game.legal_moves(seat).contains(chosen)), "{moves:?}");
                    assert!(moves.iter().all(|&chosen| game.appeal(seat, chosen).is_finite()));
                    assert!(game.legal_moves(seat).contains(game.instinct(seat, luck)));
                }
            });
        }
    }

    #[test]
    fn somebody_wins_for_certain() {
        for (players, seed) in (MIN_PLAYERS..=MAX_PLAYERS).flat_map(|players| (0..25).map(move |seed| (players, seed)))
        {
            stroll(players, seed, |game, _| {
                let prospects = game.prospects();
                assert!(prospects.as_slice().iter().all(|chance| (0.0..=1.0).contains(chance)), "{prospects:?}");
                assert!((prospects.as_slice().iter().sum::<f32>() - 1.0).abs() < 1e-4, "{prospects:?}");
                if let Some(outcome) = game.outcome() {
                    let best = prospects.iter().max_by(|a, b| a.1.total_cmp(b.1)).unwrap().0;
                    assert!(outcome.winners.contains(best));
                }
            });
        }
    }

    #[test]
    fn a_glance_looks_at_nothing_hidden() {
        stroll(4, 3, |game, luck| {
            for seat in game.pending().seats().iter() {
                let world = SushiExpress::determinize(&game.observe(Viewer::Seat(seat)), luck);
                for chosen in game.legal_moves(seat).iter() {
                    assert_eq!(game.appeal(seat, chosen).to_bits(), world.appeal(seat, chosen).to_bits(), "{chosen}");
                }
            }
        });
    }

    #[test]
    fn a_glance_beats_chance_by_far() {
        for players in [MIN_PLAYERS, MAX_PLAYERS] {
            let mut won = 0;
            for number in 0..100 {
                let luck = &mut FastChance::of_series(players as u64, number);
                let wise = Seat::new(number as usize % players);
                let (mut greedy, mut game) = (GreedyBot::<SushiExpress>::default(), deal(players, luck));
                while let Pending::Seats(seats) = game.pending() {
                    let mut joint = Joint::new(players);
                    for seat in seats.iter() {
                        let (known, moves) = (game.observe(Viewer::Seat(seat)), game.legal_moves(seat));
                        joint[seat] = Some(if seat == wise {
                            greedy.choose(seat, &known, &moves, luck).unwrap()
                        } else {
                            moves.pick(luck)
                        });
                    }
                    game.apply_unchecked(&joint, luck, &mut |_| ());
                }
                won += usize::from(game.outcome().unwrap().winners.contains(wise));
            }
            assert!(won >= 90, "{won} of 100 with {players}");
        }
    }
}

//! What a player knows of Sushi Express.
//!
//! | module | responsible for |
//! |---|---|
//! | `odds` | the chance of reaching a bet with the dice, exactly |
//! | `worth` | what customers, cards and tiles are worth in points |
//! | `glance` | how good a move looks at a glance |
//! | `prospects` | how likely everybody is to win |

mod glance;
mod odds;
mod prospects;
mod worth;

use game::{Chance, Game, MoveSet as _, PerSeat, Seat};
use sushi_express::{LegalMoves, Move, Stage, SushiExpress};

use crate::Insight;
use glance::Glance;

/// By how much instinct misjudges a move at most, in points.
const WHIM: f32 = 1.0;

/// With so few customers in the pile a position is played to the end of the game.
const ENDGAME: usize = 6;

impl Insight for SushiExpress {
    fn candidates(&self, seat: Seat, moves: &mut Vec<Move>) {
        let legal = self.legal_moves(seat);
        moves.extend(worth_a_thought(self, &legal));
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
        // A round has ended; only near the end of the game the vans' way to the last customers has to be played.
        matches!(self.stage(), Stage::Betting(_)) && self.track().is_empty() && self.pile().len() > ENDGAME
    }

    fn prospects(&self) -> PerSeat<f32> {
        prospects::prospects(self)
    }
}

/// The legal moves worth a thought.
///
/// Whatever a swap before the bet comes to, the same bet and then a swap does too. Of two dice the lower one is thrown
/// again, and only where that can reach the bet.
fn worth_a_thought(game: &SushiExpress, legal: &LegalMoves) -> impl Iterator<Item = Move> {
    let betting = matches!(game.stage(), Stage::Betting(_));
    let higher_die = game.dice().map(|dice| dice.pips()).filter(|[first, second]| first != second);
    let higher_die = higher_die.map(|[first, second]| first.max(second));
    legal.iter().filter(move |&chosen| match chosen {
        Move::Swap(_) => !betting,
        Move::Reroll(pips) => Some(pips) != higher_die,
        _ => true,
    })
}

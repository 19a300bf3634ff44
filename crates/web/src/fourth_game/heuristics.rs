//! The heuristics for bots.

use bots::Heuristics;
use game::{Chance, Game as _, MoveSet as _, PerSeat, Seat};

use super::high_card::{Card, HighCard};

impl Heuristics for HighCard {
    fn candidates(&self, seat: Seat, moves: &mut Vec<Card>) {
        moves.extend(self.legal_moves(seat).iter());
    }

    /// High cards win tricks.
    fn prior(&self, _: Seat, chosen: Card) -> f32 {
        f32::from(chosen.0)
    }

    fn rollout_move(&self, seat: Seat, chance: &mut impl Chance) -> Card {
        self.legal_moves(seat).pick(chance)
    }

    fn is_settled(&self) -> bool {
        self.outcome().is_some()
    }

    /// The share of the victory.
    fn evaluate(&self) -> PerSeat<f32> {
        let winners = self.outcome().map(|outcome| outcome.winners);
        PerSeat::from_fn(self.players(), |seat| match winners {
            Some(winners) if winners.contains(seat) => 1.0 / winners.len() as f32,
            Some(_) => 0.0,
            None => 1.0 / self.players() as f32,
        })
    }
}

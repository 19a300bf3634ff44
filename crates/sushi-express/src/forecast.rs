//! What would follow from the present: the scores if the game ended now, the value of a customer, the table after a swap, and the
//! way of a van.

use game::Seat;

use crate::scoring::scores;
use crate::{Action, Customer, Customers, Event, Number, Observation, PerPlayer, Score, Trip};

/// The value of a customer to a player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct CustomerValue {
    /// The points of the customer's colour.
    pub points: i32,
    /// The player's points for tips, before and after.
    pub tips: (i32, i32),
    /// The most that another player would lose by it: 0 or negative.
    pub others: i32,
}

impl Observation {
    /// The tips of each player, as far as the viewer knows.
    pub fn tips(&self) -> PerPlayer<u8> {
        PerPlayer::from_fn(self.taken.len(), |seat| {
            (self.taken[seat].count(Customer::Tip) + self.hands[seat].known.count(Action::Tip)) as u8
        })
    }

    /// The scores if the game ended now, as far as the viewer knows.
    pub fn scores(&self) -> PerPlayer<Score> {
        scores(&self.taken, self.tips())
    }

    /// The value of a customer for a player, if the game ended right after it was taken.
    pub fn value(&self, seat: Seat, customer: Customer) -> CustomerValue {
        let (mut taken, mut tips) = (self.taken, self.tips());
        taken[seat] = taken[seat].plus(Customers::one(customer));
        tips[seat] += u8::from(customer == Customer::Tip);
        let (before, after) = (self.scores(), scores(&taken, tips));
        let of_customers = |score: Score| score.colours + score.extras;
        let others = before.seats().filter(|other| *other != seat);
        CustomerValue {
            points: of_customers(after[seat]) - of_customers(before[seat]),
            tips: (before[seat].tips, after[seat].tips),
            others: others.map(|other| after[other].tips - before[other].tips).min().unwrap_or(0).min(0),
        }
    }

    /// The table after a player has swapped the pawns on a number and the next higher one; `None` for the highest number.
    pub fn after_swap(&self, seat: Seat, lower: Number) -> Option<Self> {
        let higher = lower.next()?;
        let mut after = self.clone();
        after.learn(Event::Swapped { seat, lower, higher });
        Some(after)
    }

    /// The way of a player's van over this number of tiles, if the other vans stay where they are.
    pub fn trip(&self, seat: Seat, distance: u8) -> Trip {
        Trip::of(seat, &self.vans, distance.into())
    }

    /// The players whose vans a trip passes, in the order of the way. Each is named once, even if the trip passes it twice.
    pub fn passed(&self, trip: Trip) -> Vec<Seat> {
        let mut passed = Vec::new();
        for tile in trip.skipped() {
            let there = self.vans.iter().filter(|(_, van)| **van == tile).map(|(seat, _)| seat);
            for seat in there {
                if !passed.contains(&seat) {
                    passed.push(seat);
                }
            }
        }
        passed
    }
}

#[cfg(test)]
mod tests {
    use game::{FastChance, Game as _, Joint, MoveSet as _, Viewer};

    use super::*;
    use crate::{Colour, Move, Options, SushiExpress, Tile};

    fn dealt(players: usize) -> Observation {
        let game = SushiExpress::deal(&Options::new(players).unwrap(), &mut FastChance::new(1), &mut |_| ());
        game.observe(Viewer::Spectator)
    }

    fn with_taken(taken: &[&[Customer]]) -> Observation {
        let mut known = dealt(taken.len());
        for (seat, customers) in taken.iter().enumerate() {
            known.taken[Seat::new(seat)] = customers.iter().copied().collect();
        }
        known
    }

    const PINK: Customer = Customer::Of(Colour::Pink);
    const TIP: Customer = Customer::Tip;

    fn value(known: &Observation, seat: usize, customer: Customer) -> CustomerValue {
        known.value(Seat::new(seat), customer)
    }

    #[test]
    fn the_first_customer_of_a_colour_is_worth_three_and_others_one() {
        let known = with_taken(&[&[PINK], &[], &[]]);
        assert_eq!(value(&known, 0, PINK).points, 1);
        assert_eq!(value(&known, 1, PINK).points, 3);
        assert_eq!(value(&known, 1, PINK).tips, (0, 0));
    }

    #[test]
    fn a_tip_is_worth_what_it_saves_and_what_others_lose() {
        let known = with_taken(&[&[], &[TIP, TIP, TIP], &[TIP]]);
        assert_eq!(known.scores().as_slice().iter().map(|score| score.tips).collect::<Vec<_>>(), [-3, 0, 0]);
        // Now two players have fewest.
        assert_eq!(value(&known, 0, TIP), CustomerValue { points: 0, tips: (-3, -3), others: -3 });
        let known = with_taken(&[&[TIP], &[TIP, TIP, TIP], &[TIP]]);
        assert_eq!(value(&known, 0, TIP), CustomerValue { points: 0, tips: (-3, 0), others: 0 });
        let known = with_taken(&[&[], &[], &[]]);
        assert_eq!(value(&known, 2, TIP), CustomerValue { points: 0, tips: (0, 0), others: -1 });
        // Who has most makes the others pay more.
        let known = with_taken(&[&[], &[TIP, TIP], &[TIP]]);
        assert_eq!(value(&known, 1, TIP), CustomerValue { points: 0, tips: (0, 0), others: -1 });
    }

    #[test]
    fn tips_in_the_hand_count_if_the_viewer_knows_them() {
        let mut known = with_taken(&[&[TIP], &[], &[]]);
        known.hands[Seat::new(1)].known = [Action::Tip].into_iter().collect();
        assert_eq!(known.tips().as_slice(), [1, 1, 0]);
    }

    #[test]
    fn a_trip_names_the_players_it_passes_in_order() {
        let mut known = dealt(4);
        for (seat, tile) in [10, 1, 11, 5].into_iter().enumerate() {
            known.vans[Seat::new(seat)] = Tile::new(tile).unwrap();
        }
        let trip = known.trip(Seat::new(0), 3);
        assert_eq!(trip.to(), Tile::new(3).unwrap());
        assert_eq!(known.passed(trip), [Seat::new(2), Seat::new(1)]);
        assert!(known.passed(known.trip(Seat::new(3), 2)).is_empty());
    }

    /// What is forecast is what happens.
    #[test]
    fn scores_values_and_swaps_agree_with_the_game() {
        let (mut taken, mut swapped) = (0, 0);
        for seed in 0..40 {
            let chance = &mut FastChance::new(seed);
            let mut game = SushiExpress::deal(&Options::new(4).unwrap(), chance, &mut |_| ());
            while let Some(seat) = game.stage().seat() {
                let chosen = game.legal_moves(seat).pick(chance);
                let before = game.observe(Viewer::Omniscient);
                let mut joint = Joint::new(4);
                joint[seat] = Some(chosen);
                game.apply_unchecked(&joint, chance, &mut |_| ());
                let after = game.observe(Viewer::Omniscient);
                match chosen {
                    Move::Swap(lower) => {
                        let forecast = before.after_swap(seat, lower).unwrap();
                        assert_eq!((forecast.track, forecast.hands), (after.track, after.hands));
                        swapped += 1;
                    }
                    Move::Take(customer) => {
                        let value = before.value(seat, customer);
                        let tips = |known: &Observation| known.tips().as_slice().iter().sum::<u8>();
                        // Unless other tips came with it: at the Park, or with a van that drove by itself.
                        if tips(&after) == tips(&before) + u8::from(customer == Customer::Tip) {
                            let gained = after.scores()[seat].total() - before.scores()[seat].total();
                            assert_eq!(value.points + value.tips.1 - value.tips.0, gained);
                            taken += 1;
                        }
                    }
                    _ => {}
                }
            }
            let scores = game.observe(Viewer::Spectator).scores();
            for (seat, total) in game.outcome().unwrap().scores.iter() {
                assert_eq!(scores[seat].total(), *total);
            }
        }
        assert!(taken > 100 && swapped > 10, "{taken} {swapped}");
    }
}

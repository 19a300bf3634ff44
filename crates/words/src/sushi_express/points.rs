//! The points of customers.

use game::Seat;
use sushi_express::{Customer, Observation, Score};

/// The points of a seat's customers.
pub fn points(known: &Observation, seat: Seat) -> i32 {
    Score::of(known.taken[seat]).total()
}

/// The points that one more customer would add.
pub fn gain(known: &Observation, seat: Seat, customer: Customer) -> i32 {
    known.value(seat, customer).points
}

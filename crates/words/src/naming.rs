//! The names of everybody at a table, for sentences about them.

use game::Seat;

use crate::Locale;

/// The language, and the names of the seats.
pub trait Naming {
    /// The texts.
    fn locale(&self) -> &'static Locale;

    /// The name of a seat.
    fn name(&self, seat: Seat) -> &str;
}

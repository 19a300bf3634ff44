//! The names of everybody at a table, for sentences about them.

use fluent_bundle::FluentValue;
use game::Seat;

use crate::Locale;

/// The language, and the names of the seats.
pub trait Naming {
    /// The texts.
    fn locale(&self) -> &'static Locale;

    /// The name of a seat.
    fn name(&self, seat: Seat) -> &str;

    /// Whether sentences address this seat as “you”. Those that several people read name everybody.
    fn is_reader(&self, _: Seat) -> bool {
        false
    }

    /// The variables of a sentence about a seat: `who`, which is “you” or “other”, and `name`.
    fn person(&self, seat: Seat) -> [(&'static str, FluentValue<'_>); 2] {
        [("who", if self.is_reader(seat) { "you" } else { "other" }.into()), ("name", self.name(seat).into())]
    }
}

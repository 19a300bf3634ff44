//! What everybody at the table knows, and that nobody knows more.
//!
//! | module | responsible for |
//! |---|---|
//! | `examples` | one piece of knowledge at a time |
//! | `whole_games` | every observation of random games against hands followed card by card |
//! | `frequencies` | how often each possible world is drawn, in cases small enough to list them all |

#[path = "../common/mod.rs"]
mod common;

mod examples;
mod frequencies;
mod whole_games;

use game::Seat;

const ANN: Seat = Seat::new(0);
const BEN: Seat = Seat::new(1);
const CAL: Seat = Seat::new(2);
const DOT: Seat = Seat::new(3);
const EVE: Seat = Seat::new(4);

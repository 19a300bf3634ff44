//! The knowledge of players and spectators.
//!
//! | module | responsible for |
//! |---|---|
//! | `examples` | what players know, one example at a time |
//! | `whole_games` | observations of random games, compared with a simple model |
//! | `frequencies` | how often each possible world is sampled, in cases small enough to list all worlds |

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

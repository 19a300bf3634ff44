//! The house: tables over HTTP and WebSocket, for people and programs.
//!
//! What happens at a table is stored before anybody hears of it. Rules are below, in `table` and the games; here are
//! connections, threads and time.
//!
//! | module | responsible for |
//! |---|---|
//! | `open` | [`House::serve`]: from a store and a socket to an open house, and closing it |
//! | `house` | [`House`]: what all parts share |
//! | `config` | [`Config`]: what whoever runs a house can set |
//! | `code` | [`Code`]: the code of a table |
//! | `moment` | now, and luck from the operating system |
//! | `hall` | the live tables, by their codes |
//! | `attendant` | one table while it is awake: its mailbox, its journal, its audience |
//! | `audience` | who looks at a table, and what they are sent |
//! | `analysts` | finished games, judged by bots in the background |
//! | `thinkers` | bots' thoughts, on threads of their own |
//! | `guests` | who somebody is, by a token |
//! | `doorman` | limits for each address |
//! | `janitor` | waking tables in time, forgetting old ones |
//! | `wire` | the messages and bodies that are sent and received |
//! | `fault` | why something was not done, for people and programs |
//! | `routes` | the table of routes, and what they do |
//! | `socket` | one WebSocket |
//! | `measures` | what operators watch |

mod analysts;
mod attendant;
mod audience;
mod code;
mod config;
mod doorman;
mod fault;
mod guests;
mod hall;
mod house;
mod janitor;
mod measures;
mod moment;
mod open;
mod routes;
mod socket;
mod thinkers;
mod wire;

pub use code::Code;
pub use config::{Config, Keep, Limits};
pub use fault::Fault;
pub use house::House;
pub use routes::routes;
pub use wire::Request;

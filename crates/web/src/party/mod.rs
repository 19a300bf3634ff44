//! A table in one room: the big screen is the table, and phones are the hands.
//!
//! | module | responsible for |
//! |---|---|
//! | `screen` | the big screen: the table as a stranger sees it, without controls, to be read from three metres |
//! | `gathering` | the big screen before a game: the way to join, and the people who are there |
//! | `hand` | the switch between the hand alone and the whole table |
//! | `curtain` | pass-and-play: the curtain between two players who share a device |
//! | `suggestion` | a face and a name for somebody who joins without typing |

mod curtain;
mod gathering;
mod hand;
mod screen;
mod suggestion;

pub(crate) use curtain::action as pass_action;
pub use curtain::{pass_again, pass_curtain, suggested_players};
pub use suggestion::is_suggested;
pub(crate) use suggestion::{is_default, name_of, suggestion};

/// The kind of page that shows a table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum PageKind {
    /// The page of a player, or of somebody who watches.
    #[default]
    Player,
    /// The big screen, which everybody in the room sees. It belongs to nobody.
    Screen,
    /// One page for several players, who hand the device from one to the next. It has no socket.
    Pass,
}

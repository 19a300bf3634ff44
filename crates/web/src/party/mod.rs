//! A table in one room: the big screen is the table, and phones are the hands.
//!
//! | module | responsible for |
//! |---|---|
//! | `screen` | the big screen: the table as a stranger sees it, without controls, to be read from three metres |
//! | `gathering` | the big screen before a game: the way to join, and the people who are there |
//! | `suggestion` | a face and a name for somebody who joins without typing |

mod gathering;
mod screen;
mod suggestion;

pub use suggestion::is_suggested;
pub(crate) use suggestion::suggestion;

/// The kind of page that shows a table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum PageKind {
    /// The page of a player, or of somebody who watches.
    #[default]
    Player,
    /// The big screen, which everybody in the room sees. It belongs to nobody.
    Screen,
}

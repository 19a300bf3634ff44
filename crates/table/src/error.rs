//! Why something is not done, as a sentence that says what to do.

use std::fmt;

use crate::MAX_CHAT_CHARS;

/// Why something is not done. Nothing has changed then.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ActionError {
    /// Only the host may do that.
    NotHost,
    /// Only somebody with a seat may do that.
    NotSeated,
    /// There is no such seat.
    NoSuchSeat,
    /// The seat is taken.
    SeatTaken,
    /// All seats are taken.
    TableFull,
    /// No bot is in that seat.
    NoBotThere,
    /// No person is in that seat.
    NobodyThere,
    /// Whoever should be replaced is there.
    StillThere,
    /// It is their own seat.
    OwnSeat,
    /// They were sent away from this table.
    Barred,
    /// A game is being played.
    GameRunning,
    /// The game is over.
    GameOver,
    /// No game is being played.
    NoGame,
    /// The game is not over yet.
    NotOver,
    /// Seats are empty.
    SeatsEmpty {
        /// How many.
        count: usize,
    },
    /// Somebody has not agreed to the settings yet.
    NotReady {
        /// Who.
        names: Vec<String>,
    },
    /// There are more people than seats on those settings.
    TooManyPeople {
        /// How many seats there would be.
        seats: usize,
    },
    /// The options cannot be had.
    Options {
        /// Why.
        faults: Vec<String>,
    },
    /// There is no such bot.
    NoSuchBot {
        /// Why not.
        reason: String,
    },
    /// It answers a turn that is over, or has not come yet.
    StaleTurn {
        /// The game that is being played.
        game: u32,
        /// The turn that can be answered.
        turn: usize,
    },
    /// The seat has nothing to choose now.
    NotAsked,
    /// The rules forbid it.
    Illegal {
        /// What.
        choice: String,
        /// Why.
        reason: String,
    },
    /// There is nothing in it.
    NothingSaid,
    /// It is too long.
    TooLong,
    /// Too much was said in a short time.
    TooFast,
    /// The table has been through too much to go on.
    JournalFull,
}

/// The codes, each in one place.
macro_rules! codes {
    ($($refusal:pat => $code:literal,)+) => {
        impl ActionError {
            /// All codes there are.
            pub const CODES: &[&str] = &[$($code),+];

            /// What it is, for programs.
            pub const fn code(&self) -> &'static str {
                match self {
                    $($refusal => $code,)+
                }
            }
        }
    };
}

codes! {
    Self::NotHost => "not_host",
    Self::NotSeated => "not_seated",
    Self::NoSuchSeat => "no_such_seat",
    Self::SeatTaken => "seat_taken",
    Self::TableFull => "table_full",
    Self::NoBotThere => "no_bot_there",
    Self::NobodyThere => "nobody_there",
    Self::StillThere => "still_there",
    Self::OwnSeat => "own_seat",
    Self::Barred => "barred",
    Self::GameRunning => "game_running",
    Self::GameOver => "game_over",
    Self::NoGame => "no_game",
    Self::NotOver => "not_over",
    Self::SeatsEmpty { .. } => "seats_empty",
    Self::NotReady { .. } => "not_ready",
    Self::TooManyPeople { .. } => "too_many_people",
    Self::Options { .. } => "options",
    Self::NoSuchBot { .. } => "no_such_bot",
    Self::StaleTurn { .. } => "stale_turn",
    Self::NotAsked => "not_asked",
    Self::Illegal { .. } => "illegal",
    Self::NothingSaid => "nothing_said",
    Self::TooLong => "too_long",
    Self::TooFast => "too_fast",
    Self::JournalFull => "worn_out",
}

impl fmt::Display for ActionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sentence = match self {
            Self::NotHost => "Only the host of the table can do that.",
            Self::NotSeated => "You have no seat at this table; sit down first.",
            Self::NoSuchSeat => "This table has no such seat.",
            Self::SeatTaken => "That seat is taken; choose another.",
            Self::TableFull => "All seats are taken; you can watch.",
            Self::NoBotThere => "No bot is in that seat.",
            Self::NobodyThere => "No person is in that seat.",
            Self::StillThere => "That player is connected; only somebody who is gone can be replaced.",
            Self::OwnSeat => "That is your own seat; you can leave it.",
            Self::Barred => "The host has sent you away from this table; you can watch.",
            Self::GameRunning => "A game is being played; wait until it is over.",
            Self::GameOver => "The game is over; somebody with a seat can ask for a rematch.",
            Self::NoGame => "No game is being played.",
            Self::NotOver => "The game is not over yet.",
            Self::SeatsEmpty { count: 1 } => "A seat is empty; put a bot into it, or wait for somebody.",
            Self::SeatsEmpty { count } => {
                return write!(f, "{count} seats are empty; put bots into them, or wait for somebody.");
            }
            Self::NotReady { names } => return write!(f, "Not ready yet: {}.", names.join(", ")),
            Self::TooManyPeople { seats } => {
                return write!(f, "With {seats} seats somebody would have to get up first.");
            }
            Self::Options { faults } => return write!(f, "That cannot be played: {}.", faults.join("; ")),
            Self::NoSuchBot { reason } => return write!(f, "That bot cannot play: {reason}."),
            Self::StaleTurn { game, turn } => {
                return write!(f, "That turn is over or has not come yet; now is turn {turn} of game {game}.");
            }
            Self::NotAsked => "You have nothing to choose now.",
            Self::Illegal { choice, reason } => return write!(f, "You cannot choose '{choice}': {reason}."),
            Self::NothingSaid => "There is nothing in it; write something first.",
            Self::TooLong => return write!(f, "That is too long; {MAX_CHAT_CHARS} letters are the most."),
            Self::TooFast => "You have said much in a short time; wait a moment.",
            Self::JournalFull => "This table has been used for very long; open a new one.",
        };
        f.write_str(sentence)
    }
}

impl std::error::Error for ActionError {}

/// A journal that no table can have written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct JournalError(pub(crate) &'static str);

impl fmt::Display for JournalError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the journal of this table does not hold: {}", self.0)
    }
}

impl std::error::Error for JournalError {}

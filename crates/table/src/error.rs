//! Errors of actions, with messages for people, and errors of journals, for the log.

use std::fmt;

use crate::MAX_CHAT_CHARS;

/// The reason why an action is refused. The table is unchanged then. The message says what is wrong, then what to do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ActionError {
    /// Only the host can do that.
    NotHost,
    /// Only a person with a seat can do that.
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
    /// The person to be replaced is connected.
    StillThere,
    /// The person to be replaced lost the connection only a moment ago.
    JustLost,
    /// The person to be replaced has a day for each choice.
    HasADay,
    /// Somebody else at the table has this name.
    NameTaken {
        /// The name.
        name: String,
    },
    /// There is no such face or colour.
    NoSuchLook,
    /// It is the person's own seat.
    OwnSeat,
    /// The host removed the person from this table.
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
        /// The number of empty seats.
        count: usize,
    },
    /// Somebody has not agreed to the settings yet.
    NotReady {
        /// The names of these people.
        names: Vec<String>,
    },
    /// The game needs more players.
    TooFewPlayers {
        /// The number of people who would play.
        players: usize,
    },
    /// The settings have fewer seats than there are people in seats.
    TooManyPeople {
        /// The number of seats.
        seats: usize,
    },
    /// The options are not valid.
    Options {
        /// The errors.
        faults: Vec<String>,
    },
    /// There is no such bot.
    NoSuchBot {
        /// The reason.
        reason: String,
    },
    /// The choice is for a turn that is over or has not come yet.
    StaleTurn {
        /// The game that is being played.
        game: u32,
        /// The turn that is being played.
        turn: usize,
    },
    /// The seat has nothing to choose now.
    NotAsked,
    /// The rules forbid it.
    Illegal {
        /// The choice.
        choice: String,
        /// The reason.
        reason: String,
    },
    /// The cards are being dealt.
    Dealing,
    /// No nonce is asked for now.
    NotDealing,
    /// The nonce is not the one that was committed to.
    WrongNonce,
    /// The chat message is empty.
    NothingSaid,
    /// The chat message is too long.
    TooLong,
    /// The person sent too many chat messages in a short time.
    TooFast,
    /// The journal is so long that only the running game can go on.
    JournalFull,
}

/// Defines the code of each error once.
macro_rules! codes {
    ($($error:pat => $code:literal,)+) => {
        impl ActionError {
            /// All codes.
            pub const CODES: &[&str] = &[$($code),+];

            /// The code of this error, for programs.
            pub const fn code(&self) -> &'static str {
                match self {
                    $($error => $code,)+
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
    Self::JustLost => "just_lost",
    Self::HasADay => "has_a_day",
    Self::NameTaken { .. } => "name_taken",
    Self::NoSuchLook => "no_such_look",
    Self::OwnSeat => "own_seat",
    Self::Barred => "barred",
    Self::GameRunning => "game_running",
    Self::GameOver => "game_over",
    Self::NoGame => "no_game",
    Self::NotOver => "not_over",
    Self::SeatsEmpty { .. } => "seats_empty",
    Self::NotReady { .. } => "not_ready",
    Self::TooFewPlayers { .. } => "too_few_players",
    Self::TooManyPeople { .. } => "too_many_people",
    Self::Options { .. } => "options",
    Self::NoSuchBot { .. } => "no_such_bot",
    Self::StaleTurn { .. } => "stale_turn",
    Self::NotAsked => "not_asked",
    Self::Illegal { .. } => "illegal",
    Self::Dealing => "dealing",
    Self::NotDealing => "not_dealing",
    Self::WrongNonce => "wrong_nonce",
    Self::NothingSaid => "nothing_said",
    Self::TooLong => "too_long",
    Self::TooFast => "too_fast",
    Self::JournalFull => "worn_out",
}

impl fmt::Display for ActionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sentence = match self {
            Self::NotHost => "Only the host can do that.",
            Self::NotSeated => "You don't have a seat at this table. Sit down first.",
            Self::NoSuchSeat => "There is no such seat at this table.",
            Self::SeatTaken => "That seat is taken. Choose another one.",
            Self::TableFull => {
                "All seats are taken. The others see that you want to join; watch until there is a seat."
            }
            Self::NoBotThere => "There is no bot in that seat.",
            Self::NobodyThere => "There is no player in that seat.",
            Self::StillThere => "That player is online. Only players who are offline can be replaced.",
            Self::JustLost => "That player lost the connection a moment ago. Wait ten seconds, then try again.",
            Self::HasADay => "That player has a day for each move. A bot plays for them only if they miss it.",
            Self::NameTaken { name } => {
                return write!(f, "Somebody at this table is already called {name}. Choose another name.");
            }
            Self::NoSuchLook => "There is no such face or colour. Choose another one.",
            Self::OwnSeat => "That is your own seat. To give it up, leave it.",
            Self::Barred => "The host removed you from this table. Open or join another one.",
            Self::GameRunning => "A game is running. Wait until it is over.",
            Self::GameOver => "The game is over. Ask the players for another one.",
            Self::NoGame => "No game is running.",
            Self::NotOver => "The game is not over yet.",
            Self::SeatsEmpty { count: 1 } => "One seat is empty. Add a bot or wait for another player.",
            Self::SeatsEmpty { count } => {
                return write!(f, "{count} seats are empty. Add bots or wait for more players.");
            }
            Self::NotReady { names } => return write!(f, "Some players are not ready yet: {}.", names.join(", ")),
            Self::TooFewPlayers { players: 1 } => {
                "This game can't be played by one player alone. Fill the empty seats with bots or wait for others."
            }
            Self::TooFewPlayers { players } => {
                return write!(
                    f,
                    "This game can't be played by {players} players. Fill the empty seats with bots or wait for others."
                );
            }
            Self::TooManyPeople { seats } => {
                return write!(f, "There are more than {seats} players at the table. Somebody has to leave first.");
            }
            Self::Options { faults } => return write!(f, "These options are not valid: {}.", faults.join("; ")),
            Self::NoSuchBot { reason } => return write!(f, "This bot can't play: {reason}."),
            Self::StaleTurn { game, turn } => {
                return write!(f, "Your choice is for another turn. This is turn {turn} of game {game}.");
            }
            Self::NotAsked => "It is not your turn to choose.",
            Self::Illegal { choice, reason } => return write!(f, "You can't choose '{choice}': {reason}."),
            Self::Dealing => "The cards are being dealt. Try again in a moment.",
            Self::NotDealing => "No nonce is needed now. Commit to one before a game, and reveal it during the deal.",
            Self::WrongNonce => "That nonce doesn't match the hash you committed to.",
            Self::NothingSaid => "The message is empty. Write something first.",
            Self::TooLong => {
                return write!(f, "The message is too long. It can have up to {MAX_CHAT_CHARS} characters.");
            }
            Self::TooFast => "You're sending messages too fast. Wait a moment.",
            Self::JournalFull => "This table has been used for too long. Open a new one.",
        };
        f.write_str(sentence)
    }
}

impl std::error::Error for ActionError {}

/// The reason why a journal is invalid.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct JournalError(pub(crate) &'static str);

impl fmt::Display for JournalError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the journal of this table is invalid: {}", self.0)
    }
}

impl std::error::Error for JournalError {}

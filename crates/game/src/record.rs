//! A whole game as data, and re-running it.
//!
//! A record holds what cannot be derived: the options, who sat where, the seed's parts and the moves. Everything else —
//! every card, every event, every point — is rebuilt from those, and the stored result is only there to be checked.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::{
    Commitment, DealChance, Game, Joint, Nonce, Options, Outcome, Pending, PlayerKind, SHUFFLE_VERSION, Seat, Secret,
};

/// The name of the format that [`Record`] is.
pub const RECORD_FORMAT: &str = "sushiya.record.v1";

/// A finished game. `O` are the options of its game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record<O> {
    /// [`RECORD_FORMAT`].
    pub format: String,
    /// The version of the shuffle, [`SHUFFLE_VERSION`].
    pub shuffle: u32,
    /// The game's name.
    pub game: String,
    /// What was agreed.
    pub options: O,
    /// The name of each player.
    pub seats: Vec<String>,
    /// What played in each seat. Empty in records from before the field existed.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub kinds: Vec<PlayerKind>,
    /// What the house published before the first card.
    pub commitment: Commitment,
    /// What it had drawn.
    pub secret: Secret,
    /// What the players added, by seat.
    pub nonces: Vec<Nonce>,
    /// For each joint choice the moves of the seats that had to choose, in table order, in notation.
    pub moves: Vec<Vec<String>>,
    /// How it ended.
    pub result: RecordResult,
}

/// The end of a recorded game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RecordResult {
    /// Final scores by seat, fictitious players last.
    pub scores: Vec<i32>,
    /// The seats that won, counted from 0.
    pub winners: Vec<usize>,
}

impl From<&Outcome> for RecordResult {
    fn from(outcome: &Outcome) -> Self {
        Self { scores: outcome.scores.as_slice().to_vec(), winners: outcome.winners.iter().map(Seat::index).collect() }
    }
}

/// Why a record is not the record of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RecordFault {
    /// Written in another format.
    Format {
        /// Which.
        found: String,
    },
    /// Dealt by another shuffle.
    Shuffle {
        /// Which version.
        found: u32,
    },
    /// The record of another game.
    Game {
        /// Which.
        found: String,
    },
    /// Names for more or fewer seats than play.
    Seats {
        /// How many names there are.
        found: usize,
        /// How many play.
        players: usize,
    },
    /// Kinds of players for more or fewer seats than play.
    Kinds {
        /// How many kinds there are.
        found: usize,
        /// How many play.
        players: usize,
    },
    /// Nonces of more or fewer seats than play.
    Nonces {
        /// How many nonces there are.
        found: usize,
        /// How many play.
        players: usize,
    },
    /// The secret is not the one that was committed to.
    Commitment,
    /// A turn has more or fewer moves than seats that had to choose.
    Choices {
        /// The turn, from 1.
        turn: usize,
        /// How many moves it has.
        found: usize,
        /// How many seats had to choose.
        asked: usize,
    },
    /// A move that cannot be played.
    Move {
        /// The turn, from 1.
        turn: usize,
        /// What is wrong with it.
        reason: String,
    },
    /// The moves end before the game does.
    Unfinished {
        /// How many turns there are.
        turns: usize,
    },
    /// The moves go on after the end of the game.
    Trailing {
        /// After how many turns the game was over.
        turns: usize,
    },
    /// The moves lead to another result.
    Result {
        /// What the record says.
        claimed: RecordResult,
        /// What the moves lead to.
        played: RecordResult,
    },
}

impl fmt::Display for RecordFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Format { found } => write!(f, "its format is '{found}', and this program reads '{RECORD_FORMAT}'"),
            Self::Shuffle { found } => {
                write!(f, "it was dealt by shuffle {found}, and this program knows shuffle {SHUFFLE_VERSION}")
            }
            Self::Game { found } => write!(f, "it is the record of '{found}', not of this game"),
            Self::Seats { found, players } => write!(f, "it names {found} seats, but {players} play"),
            Self::Kinds { found, players } => {
                write!(f, "it says of {found} seats whether a person or a bot played, but {players} play")
            }
            Self::Nonces { found, players } => write!(f, "it has {found} nonces, but {players} players add one each"),
            Self::Commitment => f.write_str("its secret is not the one that was committed to before the game"),
            Self::Choices { turn, found, asked } => {
                write!(f, "turn {turn} has {found} moves, but {asked} seats had to choose")
            }
            Self::Move { turn, reason } => write!(f, "turn {turn} cannot have been played: {reason}"),
            Self::Unfinished { turns } => write!(f, "its moves end after turn {turns}, before the game does"),
            Self::Trailing { turns } => write!(f, "its moves go on after turn {turns}, when the game was over"),
            Self::Result { claimed, played } => write!(
                f,
                "it claims scores {:?} and winners {:?}, but its moves lead to scores {:?} and winners {:?}",
                claimed.scores, claimed.winners, played.scores, played.winners
            ),
        }
    }
}

impl std::error::Error for RecordFault {}

impl<O: Options> Record<O> {
    /// Plays the game again, checking everything the record claims; `sink` hears every event.
    ///
    /// # Errors
    /// The first thing that does not hold. Events before it have been heard.
    pub fn rerun<G: Game<Options = O>>(&self, sink: &mut impl FnMut(G::Event)) -> Result<G, RecordFault> {
        let mut replay = Replay::<G>::begin(self, sink)?;
        while replay.step(sink)?.is_some() {}
        Ok(replay.state)
    }

    /// Everything that can be checked before the first card.
    fn check_seals<G: Game<Options = O>>(&self) -> Result<(), RecordFault> {
        let players = self.options.players();
        if self.format != RECORD_FORMAT {
            return Err(RecordFault::Format { found: self.format.clone() });
        }
        if self.shuffle != SHUFFLE_VERSION {
            return Err(RecordFault::Shuffle { found: self.shuffle });
        }
        if self.game != G::NAME {
            return Err(RecordFault::Game { found: self.game.clone() });
        }
        if self.seats.len() != players {
            return Err(RecordFault::Seats { found: self.seats.len(), players });
        }
        if !self.kinds.is_empty() && self.kinds.len() != players {
            return Err(RecordFault::Kinds { found: self.kinds.len(), players });
        }
        if self.nonces.len() != players {
            return Err(RecordFault::Nonces { found: self.nonces.len(), players });
        }
        if self.secret.commitment() != self.commitment {
            return Err(RecordFault::Commitment);
        }
        Ok(())
    }
}

/// A record being played again, turn by turn.
#[derive(Debug)]
pub struct Replay<'a, G: Game> {
    record: &'a Record<G::Options>,
    chance: DealChance,
    state: G,
    played: usize,
}

impl<'a, G: Game> Replay<'a, G> {
    /// Deals.
    ///
    /// # Errors
    /// If the record cannot be of this game, or was not dealt as was committed to.
    pub fn begin(record: &'a Record<G::Options>, sink: &mut impl FnMut(G::Event)) -> Result<Self, RecordFault> {
        record.check_seals::<G>()?;
        let mut chance = DealChance::new(&record.secret.seed(&record.nonces));
        let state = G::deal(&record.options, &mut chance, sink);
        Ok(Self { record, chance, state, played: 0 })
    }

    /// The game as it stands.
    pub fn state(&self) -> &G {
        &self.state
    }

    /// Plays the next joint choice and returns it; nothing at the end, when the result has been found to be right.
    ///
    /// # Errors
    /// If the record does not go on as a game can.
    pub fn step(&mut self, sink: &mut impl FnMut(G::Event)) -> Result<Option<Joint<G::Move>>, RecordFault> {
        let Some(texts) = self.record.moves.get(self.played) else { return self.check_end().map(|()| None) };
        let turn = self.played + 1;
        let Pending::Seats(asked) = self.state.pending() else {
            return Err(RecordFault::Trailing { turns: self.played });
        };
        if texts.len() != asked.len() {
            return Err(RecordFault::Choices { turn, found: texts.len(), asked: asked.len() });
        }
        let mut joint = Joint::new(self.state.players());
        for (seat, text) in asked.iter().zip(texts) {
            let read = text.parse::<G::Move>();
            joint[seat] = Some(read.map_err(|fault| RecordFault::Move { turn, reason: fault.to_string() })?);
        }
        self.state
            .apply(&joint, &mut self.chance, sink)
            .map_err(|refusal| RecordFault::Move { turn, reason: refusal.to_string() })?;
        self.played = turn;
        Ok(Some(joint))
    }

    fn check_end(&self) -> Result<(), RecordFault> {
        let Some(outcome) = self.state.outcome() else {
            return Err(RecordFault::Unfinished { turns: self.played });
        };
        let played = RecordResult::from(&outcome);
        if played == self.record.result {
            Ok(())
        } else {
            Err(RecordFault::Result { claimed: self.record.result.clone(), played })
        }
    }
}

/// A player, as a record names it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordSeat {
    /// The name.
    pub name: String,
    /// Person or bot.
    pub kind: PlayerKind,
}

impl RecordSeat {
    /// A person.
    pub fn person(name: impl Into<String>) -> Self {
        Self { name: name.into(), kind: PlayerKind::Person }
    }

    /// A bot, which is called what it is.
    pub fn bot(bot: impl Into<String>) -> Self {
        let name = bot.into();
        Self { kind: PlayerKind::Bot(name.clone()), name }
    }
}

/// Writes a record while its game is played.
#[derive(Clone, Debug)]
pub struct Recorder<O> {
    options: O,
    seats: Vec<RecordSeat>,
    secret: Secret,
    nonces: Vec<Nonce>,
    moves: Vec<Vec<String>>,
}

impl<O: Options> Recorder<O> {
    /// Before the first card.
    pub fn new(options: O, seats: Vec<RecordSeat>, secret: Secret, nonces: Vec<Nonce>) -> Self {
        Self { options, seats, secret, nonces, moves: Vec::new() }
    }

    /// The luck of the recorded game.
    pub fn chance(&self) -> DealChance {
        DealChance::new(&self.secret.seed(&self.nonces))
    }

    /// A joint choice was played.
    pub fn played<M: fmt::Display>(&mut self, joint: &Joint<M>) {
        self.moves.push(joint.as_slice().iter().flatten().map(ToString::to_string).collect());
    }

    /// The game is over.
    pub fn finish<G: Game<Options = O>>(self, outcome: &Outcome) -> Record<O> {
        let (seats, kinds) = self.seats.into_iter().map(|seat| (seat.name, seat.kind)).unzip();
        Record {
            format: RECORD_FORMAT.to_owned(),
            shuffle: SHUFFLE_VERSION,
            game: G::NAME.to_owned(),
            options: self.options,
            seats,
            kinds,
            commitment: self.secret.commitment(),
            secret: self.secret,
            nonces: self.nonces,
            moves: self.moves,
            result: RecordResult::from(outcome),
        }
    }
}

//! A whole game as data, and its replay.
//!
//! A record holds only data that cannot be derived: options, players, the parts of the seed, and moves. Cards, events
//! and points are rebuilt from those. The result is stored only as a check.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::{
    Commitment, Deal, DealChance, Game, Joint, Nonce, NonceHash, Options, Outcome, Pending, PlayerKind,
    SHUFFLE_VERSION, Seat, Secret,
};

/// The name of the format of [`Record`].
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
    /// The options of the game.
    pub options: O,
    /// The name of each player.
    pub seats: Vec<String>,
    /// The kind of player in each seat. Empty in records from before the field existed.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub kinds: Vec<PlayerKind>,
    /// The hash that the server published before the deal.
    pub commitment: Commitment,
    /// The secret behind the commitment.
    pub secret: Secret,
    /// Each player's contribution to the seed, by seat.
    pub nonces: Vec<Nonce>,
    /// The hash that each player's device published before any nonce was revealed; `None` where the nonce follows from
    /// the secret. Empty if nobody committed to a nonce.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub nonce_hashes: Vec<Option<NonceHash>>,
    /// The number of deals before this one that were abandoned because somebody did not reveal their nonce.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub abandoned: u32,
    /// For each turn, the moves of the seats that had to choose, in seat order, in notation.
    pub moves: Vec<Vec<String>>,
    /// The result.
    pub result: RecordResult,
}

#[allow(clippy::trivially_copy_pass_by_ref)] // serde passes a reference.
const fn is_zero(number: &u32) -> bool {
    *number == 0
}

/// The result of a recorded game.
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

/// The reason why a record is invalid.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum RecordError {
    /// The record is in another format.
    Format {
        /// The format.
        found: String,
    },
    /// The game was dealt with another version of the shuffle.
    Shuffle {
        /// The version.
        found: u32,
    },
    /// The record is of another game.
    Game {
        /// The game.
        found: String,
    },
    /// The number of names is not the number of players.
    Seats {
        /// The number of names.
        found: usize,
        /// The number of players.
        players: usize,
    },
    /// The number of kinds of players is not the number of players.
    Kinds {
        /// The number of kinds.
        found: usize,
        /// The number of players.
        players: usize,
    },
    /// The number of nonces is not the number of players.
    Nonces {
        /// The number of nonces.
        found: usize,
        /// The number of players.
        players: usize,
    },
    /// The secret is not the one that was committed to.
    Commitment,
    /// The number of hashes of nonces is not the number of players.
    NonceHashes {
        /// The number of hashes.
        found: usize,
        /// The number of players.
        players: usize,
    },
    /// A nonce is not the one that the player committed to.
    NonceHash {
        /// The player.
        seat: Seat,
    },
    /// A nonce that nobody committed to does not follow from the secret.
    DrawnNonce {
        /// The player.
        seat: Seat,
    },
    /// The number of moves in a turn is not the number of seats that had to choose.
    Choices {
        /// The turn, from 1.
        turn: usize,
        /// The number of moves.
        found: usize,
        /// The number of seats that had to choose.
        asked: usize,
    },
    /// A move is illegal or cannot be read.
    Move {
        /// The turn, from 1.
        turn: usize,
        /// The reason.
        reason: String,
    },
    /// The moves end before the game does.
    Unfinished {
        /// The number of turns.
        turns: usize,
    },
    /// The moves go on after the end of the game.
    Trailing {
        /// The number of turns after which the game was over.
        turns: usize,
    },
    /// The moves lead to another result.
    Result {
        /// The result in the record.
        claimed: RecordResult,
        /// The result of playing the moves.
        played: RecordResult,
    },
}

impl fmt::Display for RecordError {
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
            Self::NonceHashes { found, players } => {
                write!(f, "it has hashes of {found} nonces, but {players} players add one each")
            }
            Self::NonceHash { seat } => {
                write!(f, "the nonce of {seat} is not the one that was committed to before the game")
            }
            Self::DrawnNonce { seat } => {
                write!(f, "nobody committed to the nonce of {seat}, and it does not follow from the secret")
            }
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

impl std::error::Error for RecordError {}

impl<O: Options> Record<O> {
    /// Replays the game and checks everything that the record claims. Every event goes to `sink`.
    ///
    /// # Errors
    /// The first problem. `sink` has got the events before it.
    pub fn rerun<G: Game<Options = O>>(&self, sink: &mut impl FnMut(G::Event)) -> Result<G, RecordError> {
        let mut replay = Replay::<G>::begin(self, sink)?;
        while replay.step(sink)?.is_some() {}
        Ok(replay.state)
    }

    /// Checks everything that does not depend on the moves.
    fn check_header<G: Game<Options = O>>(&self) -> Result<(), RecordError> {
        let players = self.options.players();
        if self.format != RECORD_FORMAT {
            return Err(RecordError::Format { found: self.format.clone() });
        }
        if self.shuffle != SHUFFLE_VERSION {
            return Err(RecordError::Shuffle { found: self.shuffle });
        }
        if self.game != G::NAME {
            return Err(RecordError::Game { found: self.game.clone() });
        }
        if self.seats.len() != players {
            return Err(RecordError::Seats { found: self.seats.len(), players });
        }
        if !self.kinds.is_empty() && self.kinds.len() != players {
            return Err(RecordError::Kinds { found: self.kinds.len(), players });
        }
        if self.nonces.len() != players {
            return Err(RecordError::Nonces { found: self.nonces.len(), players });
        }
        if self.secret.commitment() != self.commitment {
            return Err(RecordError::Commitment);
        }
        self.check_nonces()
    }

    /// Checks the nonces against the commitments, if there were any.
    fn check_nonces(&self) -> Result<(), RecordError> {
        let (found, players) = (self.nonce_hashes.len(), self.nonces.len());
        if found != 0 && found != players {
            return Err(RecordError::NonceHashes { found, players });
        }
        for (index, (hash, nonce)) in self.nonce_hashes.iter().zip(&self.nonces).enumerate() {
            let seat = Seat::new(index);
            match hash {
                Some(hash) if *hash != nonce.hash() => return Err(RecordError::NonceHash { seat }),
                None if *nonce != self.secret.drawn_nonce(index) => return Err(RecordError::DrawnNonce { seat }),
                Some(_) | None => {}
            }
        }
        Ok(())
    }

    /// The origin of the deal.
    pub fn deal(&self) -> Deal {
        Deal {
            secret: self.secret,
            nonces: self.nonces.clone(),
            nonce_hashes: self.nonce_hashes.clone(),
            abandoned: self.abandoned,
        }
    }
}

/// Replays a record, turn by turn.
#[derive(Debug)]
pub struct Replay<'a, G: Game> {
    record: &'a Record<G::Options>,
    chance: DealChance,
    state: G,
    played: usize,
}

impl<'a, G: Game> Replay<'a, G> {
    /// Deals the cards of the record.
    ///
    /// # Errors
    /// If the record is of another game, or its secret does not match the commitment.
    pub fn begin(record: &'a Record<G::Options>, sink: &mut impl FnMut(G::Event)) -> Result<Self, RecordError> {
        record.check_header::<G>()?;
        let mut chance = DealChance::new(&record.secret.seed(&record.nonces));
        let state = G::deal(&record.options, &mut chance, sink);
        Ok(Self { record, chance, state, played: 0 })
    }

    /// The current state.
    pub fn state(&self) -> &G {
        &self.state
    }

    /// Plays the next turn and returns its moves. Returns `None` at the end, after checking the result.
    ///
    /// # Errors
    /// If the next turn is not legal, or the result is wrong.
    pub fn step(&mut self, sink: &mut impl FnMut(G::Event)) -> Result<Option<Joint<G::Move>>, RecordError> {
        let Some(texts) = self.record.moves.get(self.played) else { return self.check_end().map(|()| None) };
        let turn = self.played + 1;
        let Pending::Seats(asked) = self.state.pending() else {
            return Err(RecordError::Trailing { turns: self.played });
        };
        if texts.len() != asked.len() {
            return Err(RecordError::Choices { turn, found: texts.len(), asked: asked.len() });
        }
        let mut joint = Joint::new(self.state.players());
        for (seat, text) in asked.iter().zip(texts) {
            let read = text.parse::<G::Move>();
            joint[seat] = Some(read.map_err(|error| RecordError::Move { turn, reason: error.to_string() })?);
        }
        self.state
            .apply(&joint, &mut self.chance, sink)
            .map_err(|error| RecordError::Move { turn, reason: error.to_string() })?;
        self.played = turn;
        Ok(Some(joint))
    }

    fn check_end(&self) -> Result<(), RecordError> {
        let Some(outcome) = self.state.outcome() else {
            return Err(RecordError::Unfinished { turns: self.played });
        };
        let played = RecordResult::from(&outcome);
        if played == self.record.result {
            Ok(())
        } else {
            Err(RecordError::Result { claimed: self.record.result.clone(), played })
        }
    }
}

/// A player in a record.
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

    /// A bot, named after its kind.
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
    deal: Deal,
    moves: Vec<Vec<String>>,
}

impl<O: Options> Recorder<O> {
    /// A recorder for a game that is about to be dealt.
    pub fn new(options: O, seats: Vec<RecordSeat>, deal: Deal) -> Self {
        Self { options, seats, deal, moves: Vec::new() }
    }

    /// The source of randomness for the recorded game.
    pub fn chance(&self) -> DealChance {
        DealChance::new(&self.deal.seed())
    }

    /// Adds a turn.
    pub fn played<M: fmt::Display>(&mut self, joint: &Joint<M>) {
        self.moves.push(joint.as_slice().iter().flatten().map(ToString::to_string).collect());
    }

    /// Completes the record of a game that is over.
    pub fn finish<G: Game<Options = O>>(self, outcome: &Outcome) -> Record<O> {
        let (seats, kinds) = self.seats.into_iter().map(|seat| (seat.name, seat.kind)).unzip();
        let Deal { secret, nonces, nonce_hashes, abandoned } = self.deal;
        Record {
            format: RECORD_FORMAT.to_owned(),
            shuffle: SHUFFLE_VERSION,
            game: G::NAME.to_owned(),
            options: self.options,
            seats,
            kinds,
            commitment: secret.commitment(),
            secret,
            nonces,
            nonce_hashes,
            abandoned,
            moves: self.moves,
            result: RecordResult::from(outcome),
        }
    }
}

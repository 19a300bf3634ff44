//! The contract: the trait that every game implements, and checked play on top of it.

use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::ops::RangeInclusive;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::{Chance, MoveSet, Options, Outcome, PerSeat, ScoreLine, Seat, SeatSet};

/// The seats that have to choose now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pending {
    /// All of these seats choose at once, without knowing each other's choices.
    Seats(SeatSet),
    /// The game is over.
    Over,
}

impl Pending {
    /// The seats that have to choose; empty when the game is over.
    #[inline]
    pub const fn seats(self) -> SeatSet {
        match self {
            Self::Seats(seats) => seats,
            Self::Over => SeatSet::EMPTY,
        }
    }
}

/// The point of view of an observation or an event.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Viewer {
    /// A player.
    Seat(Seat),
    /// A spectator, who sees only public information.
    Spectator,
    /// Sees everything: for records and replays. Never a person while the game runs.
    Omniscient,
}

impl Viewer {
    /// Whether the viewer sees the private information of `seat`.
    #[inline]
    pub fn sees(self, seat: Seat) -> bool {
        match self {
            Self::Seat(own) => own == seat,
            Self::Spectator => false,
            Self::Omniscient => true,
        }
    }
}

/// A move for each seat that has to choose, `None` for the others.
pub type Joint<M> = PerSeat<Option<M>>;

/// The state of a game and its rules: who has to choose, which moves are legal, what they do, and what each viewer
/// knows.
///
/// There is no "current player", because several seats may have to choose at once. The state holds neither a random
/// number generator nor the order of face-down cards; a [`Chance`] decides at the moment a card is turned.
pub trait Game: Clone + Eq + Hash + Debug + Send + 'static {
    /// The options of the game.
    type Options: Options;
    /// A move. It names cards, never positions in a list, and has a text form that parses back.
    type Move: Copy + Eq + Ord + Hash + Debug + Display + FromStr<Err: Display> + Send + Sync;
    /// The legal moves of one seat.
    type Moves: MoveSet<Move = Self::Move> + Sync;
    /// The reason why a move is illegal, as a sentence.
    type Illegal: Display + Debug + Clone + PartialEq;
    /// Something that happens in the game. Logs, replays and animations are lists of events.
    type Event: Clone + Eq + Debug + Serialize + Send + Sync;
    /// Everything that one viewer knows.
    type Observation: Clone + Eq + Hash + Debug + Serialize + Send + Sync;

    /// The game's name on the command line, in records and in addresses.
    const NAME: &'static str;

    /// The keys of all lines that [`Game::score_lines`] can emit, in the order of the score sheet. A key is written in
    /// lower case with underscores; views look up its name in a language by it.
    const SCORE_LINES: &'static [&'static str];

    /// The key of the tie-break between players with equal points, written like the keys of lines.
    const TIE_BREAK: &'static str;

    /// Sets up the game and deals.
    fn deal(options: &Self::Options, chance: &mut impl Chance, sink: &mut impl FnMut(Self::Event)) -> Self;

    /// The options of this game.
    fn options(&self) -> &Self::Options;

    /// The seats that have to choose now.
    fn pending(&self) -> Pending;

    /// The legal moves of a seat; empty if it does not have to choose.
    fn legal_moves(&self, seat: Seat) -> Self::Moves;

    /// Checks that a move is legal.
    ///
    /// # Errors
    /// The reason, if the move is not one of [`Game::legal_moves`].
    fn check(&self, seat: Seat, chosen: &Self::Move) -> Result<(), Self::Illegal>;

    /// Plays a joint choice that is known to be legal. An illegal one may panic or corrupt the state.
    fn apply_unchecked(
        &mut self,
        joint: &Joint<Self::Move>,
        chance: &mut impl Chance,
        sink: &mut impl FnMut(Self::Event),
    );

    /// Everything that the viewer knows, including all it has seen earlier.
    fn observe(&self, viewer: Viewer) -> Self::Observation;

    /// Samples a state that is consistent with an observation. Every arrangement of the unseen cards is equally likely.
    fn determinize(known: &Self::Observation, chance: &mut impl Chance) -> Self;

    /// The event without the information that is hidden from the viewer.
    fn redact(event: &Self::Event, viewer: Viewer) -> Self::Event;

    /// Adds an event, redacted for the viewer, to the viewer's observation.
    ///
    /// After all events of a turn the result equals [`Game::observe`]. In the middle of a turn it is the viewer's
    /// knowledge so far, so that a view can animate the turn.
    fn learn(known: &mut Self::Observation, heard: &Self::Event);

    /// The result, once the game is over.
    fn outcome(&self) -> Option<Outcome>;

    /// Emits every line of the score sheet so far. Once the game is over, the lines of a seat add up to its score.
    fn score_lines(&self, sink: &mut impl FnMut(Seat, ScoreLine));

    /// Bounds for the final score of a seat.
    fn score_bounds(options: &Self::Options) -> RangeInclusive<i32>;

    /// An upper bound for the number of turns.
    fn longest(options: &Self::Options) -> usize;

    /// Plays a joint choice after checking all of it. On an error, the state is unchanged.
    ///
    /// # Errors
    /// The first problem, in seat order.
    fn apply(
        &mut self,
        joint: &Joint<Self::Move>,
        chance: &mut impl Chance,
        sink: &mut impl FnMut(Self::Event),
    ) -> Result<(), ApplyError<Self>> {
        let pending = self.pending().seats();
        if pending.is_empty() {
            return Err(ApplyError::Over);
        }
        for (seat, chosen) in joint.iter() {
            match chosen {
                Some(_) if !pending.contains(seat) => return Err(ApplyError::NotAsked { seat }),
                Some(chosen) => {
                    self.check(seat, chosen).map_err(|reason| ApplyError::Illegal { seat, chosen: *chosen, reason })?;
                }
                None => {}
            }
        }
        if let Some(seat) = pending.iter().find(|seat| joint.get(*seat).is_none_or(Option::is_none)) {
            return Err(ApplyError::Missing { seat });
        }
        self.apply_unchecked(joint, chance, sink);
        Ok(())
    }

    /// The number of players. A game may keep score for more seats (a dummy player); those come last.
    #[inline]
    fn players(&self) -> usize {
        self.options().players()
    }
}

/// The reason why a joint choice was not played.
#[derive(Clone, PartialEq, Debug)]
#[non_exhaustive]
pub enum ApplyError<G: Game> {
    /// The game is over.
    Over,
    /// A seat chose although it did not have to.
    NotAsked {
        /// The seat.
        seat: Seat,
    },
    /// A seat that has to choose did not.
    Missing {
        /// The seat.
        seat: Seat,
    },
    /// A move is illegal.
    Illegal {
        /// The seat.
        seat: Seat,
        /// The move.
        chosen: G::Move,
        /// The reason.
        reason: G::Illegal,
    },
}

impl<G: Game> Display for ApplyError<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Over => f.write_str("the game is over"),
            Self::NotAsked { seat } => write!(f, "{seat} has nothing to choose now"),
            Self::Missing { seat } => write!(f, "{seat} has not chosen yet"),
            Self::Illegal { seat, chosen, reason } => write!(f, "{seat} cannot play {chosen}: {reason}"),
        }
    }
}

impl<G: Game> std::error::Error for ApplyError<G> {}

//! The contract itself: what a game must answer, and the checked way to play it that follows.

use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::ops::RangeInclusive;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::{Chance, MoveSet, Options, Outcome, PerSeat, ScoreLine, Seat, SeatSet};

/// Who must choose now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pending {
    /// These seats, all of them, each without knowing what the others choose.
    Seats(SeatSet),
    /// Nobody: the game has ended.
    Over,
}

impl Pending {
    /// The seats that must choose; nobody when the game is over.
    #[inline]
    pub const fn seats(self) -> SeatSet {
        match self {
            Self::Seats(seats) => seats,
            Self::Over => SeatSet::EMPTY,
        }
    }
}

/// Through whose eyes something is seen.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Viewer {
    /// A player.
    Seat(Seat),
    /// Somebody standing by, who sees what lies open.
    Spectator,
    /// The record of the game, which sees everything. Never a person at a running game.
    Omniscient,
}

impl Viewer {
    /// Whether what belongs to `seat` alone is seen.
    #[inline]
    pub fn sees(self, seat: Seat) -> bool {
        match self {
            Self::Seat(own) => own == seat,
            Self::Spectator => false,
            Self::Omniscient => true,
        }
    }
}

/// One choice for each seat that must choose, none for the others.
pub type Joint<M> = PerSeat<Option<M>>;

/// A game: a value that says who must choose, what may be chosen, what happens then, and what anybody knows of it.
///
/// There is no "current player": several seats may have to choose at once. The state holds neither a generator nor an
/// order of cards that nobody knows; luck is asked of a [`Chance`] at the moment a card is turned.
pub trait Game: Clone + Eq + Hash + Debug + Send + 'static {
    /// What is agreed before the game.
    type Options: Options;
    /// A choice. It names cards, never positions in a list, and reads the same as text.
    type Move: Copy + Eq + Ord + Hash + Debug + Display + FromStr<Err: Display> + Send;
    /// The legal moves of one seat.
    type Moves: MoveSet<Move = Self::Move> + Sync;
    /// Why a move is not legal, as a sentence.
    type Illegal: Display + Debug + Clone + PartialEq;
    /// What happened. The log, the replay and the animation are lists of these.
    type Event: Clone + Eq + Debug + Serialize + Send + Sync;
    /// All that one viewer knows.
    type Observation: Clone + Eq + Hash + Debug + Serialize + Send + Sync;

    /// The game's name on the command line, in records and in addresses.
    const NAME: &'static str;

    /// The keys of all lines that [`Game::score_lines`] can emit, in the order of the score sheet. A key is written in
    /// lower case with underscores; views look up its name in a language by it.
    const SCORE_LINES: &'static [&'static str];

    /// The key of what decides between players with equal points, written like the keys of lines.
    const TIE_BREAK: &'static str;

    /// Sets the table and deals.
    fn deal(options: &Self::Options, chance: &mut impl Chance, sink: &mut impl FnMut(Self::Event)) -> Self;

    /// What was agreed before the game.
    fn options(&self) -> &Self::Options;

    /// Who must choose now.
    fn pending(&self) -> Pending;

    /// What the seat may choose now; nothing when it need not choose.
    fn legal_moves(&self, seat: Seat) -> Self::Moves;

    /// Whether the seat may choose this now, and if not, why.
    ///
    /// # Errors
    /// The reason, when the move is not one of [`Game::legal_moves`].
    fn check(&self, seat: Seat, chosen: &Self::Move) -> Result<(), Self::Illegal>;

    /// Resolves a joint choice that is known to be legal. Anything else may leave nonsense behind or panic.
    fn apply_unchecked(
        &mut self,
        joint: &Joint<Self::Move>,
        chance: &mut impl Chance,
        sink: &mut impl FnMut(Self::Event),
    );

    /// All that the viewer knows, remembering everything it has seen.
    fn observe(&self, viewer: Viewer) -> Self::Observation;

    /// A whole state that agrees with what the viewer knows: each card it has not seen is equally likely to lie in each
    /// place it cannot see.
    fn determinize(known: &Self::Observation, chance: &mut impl Chance) -> Self;

    /// The event as the viewer experiences it.
    fn redact(event: &Self::Event, viewer: Viewer) -> Self::Event;

    /// Adds an event, as the viewer experiences it, to what that viewer knows.
    ///
    /// After all events of a turn the result equals [`Game::observe`]. In the middle of a turn it is what the viewer has
    /// seen so far, which is what a view animates.
    fn learn(known: &mut Self::Observation, heard: &Self::Event);

    /// How it ended, once it has.
    fn outcome(&self) -> Option<Outcome>;

    /// Every line of the score pad so far. Once the game is over the lines of a seat add up to its score.
    fn score_lines(&self, sink: &mut impl FnMut(Seat, ScoreLine));

    /// Bounds that no seat's final score can leave.
    fn score_bounds(options: &Self::Options) -> RangeInclusive<i32>;

    /// A number of joint choices that no game exceeds.
    fn longest(options: &Self::Options) -> usize;

    /// Resolves a joint choice of people: all of it is checked first, and on a refusal nothing has changed.
    ///
    /// # Errors
    /// What is wrong with the first seat whose choice cannot stand.
    fn apply(
        &mut self,
        joint: &Joint<Self::Move>,
        chance: &mut impl Chance,
        sink: &mut impl FnMut(Self::Event),
    ) -> Result<(), Refusal<Self>> {
        let pending = self.pending().seats();
        if pending.is_empty() {
            return Err(Refusal::Over);
        }
        for (seat, chosen) in joint.iter() {
            match chosen {
                Some(_) if !pending.contains(seat) => return Err(Refusal::NotAsked { seat }),
                Some(chosen) => {
                    self.check(seat, chosen).map_err(|reason| Refusal::Illegal { seat, chosen: *chosen, reason })?;
                }
                None => {}
            }
        }
        if let Some(seat) = pending.iter().find(|seat| joint.get(*seat).is_none_or(Option::is_none)) {
            return Err(Refusal::Missing { seat });
        }
        self.apply_unchecked(joint, chance, sink);
        Ok(())
    }

    /// How many seats choose. A game may keep score for more (a fictitious player); those come after.
    #[inline]
    fn players(&self) -> usize {
        self.options().players()
    }
}

/// Why a joint choice was not played.
#[derive(Clone, PartialEq, Debug)]
pub enum Refusal<G: Game> {
    /// Nobody chooses any more.
    Over,
    /// A seat chose that had nothing to choose.
    NotAsked {
        /// The seat.
        seat: Seat,
    },
    /// A seat that must choose has not.
    Missing {
        /// The seat.
        seat: Seat,
    },
    /// The rules forbid it.
    Illegal {
        /// The seat.
        seat: Seat,
        /// What it chose.
        chosen: G::Move,
        /// Why that is not possible.
        reason: G::Illegal,
    },
}

impl<G: Game> Display for Refusal<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Over => f.write_str("the game is over"),
            Self::NotAsked { seat } => write!(f, "{seat} has nothing to choose now"),
            Self::Missing { seat } => write!(f, "{seat} has not chosen yet"),
            Self::Illegal { seat, chosen, reason } => write!(f, "{seat} cannot play {chosen}: {reason}"),
        }
    }
}

impl<G: Game> std::error::Error for Refusal<G> {}

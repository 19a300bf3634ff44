//! The scores of the rounds that are over.

use std::fmt;

use game::{ScoreLine, Seat, Section};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::{LINES, PerPlace, ROUNDS, RoundScore};

/// The scores of the rounds that are over, for all places, in order.
#[derive(Clone, Copy)]
pub struct Pad {
    rounds: [PerPlace<RoundScore>; ROUNDS],
    scored: u8,
}

impl Pad {
    /// An empty pad for this number of places.
    #[inline]
    pub fn new(places: usize) -> Self {
        Self { rounds: [PerPlace::new(places); ROUNDS], scored: 0 }
    }

    /// A pad with these rounds.
    ///
    /// # Errors
    /// If there are too many rounds, or one has another number of places.
    pub(crate) fn with_rounds(places: usize, rounds: &[PerPlace<RoundScore>]) -> Result<Self, &'static str> {
        if rounds.len() > ROUNDS || rounds.iter().any(|round| round.len() != places) {
            return Err("the score pad does not fit the table");
        }
        let mut pad = Self::new(places);
        for &round in rounds {
            pad.write(round);
        }
        Ok(pad)
    }

    /// Adds a round.
    ///
    /// # Panics
    /// If the pad is full.
    #[inline]
    pub(crate) fn write(&mut self, scores: PerPlace<RoundScore>) {
        self.rounds[self.scored as usize] = scores;
        self.scored += 1;
    }

    /// Sets the score of a round for one place.
    pub(crate) fn set(&mut self, round: u8, seat: Seat, score: RoundScore) {
        self.rounds[usize::from(round) - 1][seat] = score;
        self.scored = round;
    }

    /// The rounds so far.
    #[inline]
    pub fn rounds(&self) -> &[PerPlace<RoundScore>] {
        &self.rounds[..self.scored as usize]
    }

    /// The total points of each place so far.
    #[inline]
    pub fn totals(&self) -> PerPlace<i32> {
        PerPlace::from_fn(self.rounds[0].len(), |seat| self.rounds().iter().map(|round| round[seat].total()).sum())
    }

    /// Every line of the rounds so far.
    pub fn lines(&self, sink: &mut impl FnMut(Seat, ScoreLine)) {
        for (round, scores) in self.rounds().iter().enumerate() {
            for (seat, score) in scores.iter() {
                for (what, points) in LINES.into_iter().zip(score.points()) {
                    sink(seat, ScoreLine { section: Section::Round(round as u8 + 1), what, points });
                }
            }
        }
    }
}

impl PartialEq for Pad {
    fn eq(&self, other: &Self) -> bool {
        self.rounds() == other.rounds()
    }
}

impl Eq for Pad {}

impl std::hash::Hash for Pad {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.rounds().hash(state);
    }
}

impl fmt::Debug for Pad {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.rounds()).finish()
    }
}

impl Serialize for Pad {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.rounds())
    }
}

/// JSON of a pad without rounds lacks the number of places. [`crate::Observation`] restores it from the options.
impl<'de> Deserialize<'de> for Pad {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let rounds = Vec::<PerPlace<RoundScore>>::deserialize(deserializer)?;
        let places = rounds.first().map_or(0, PerPlace::len);
        Self::with_rounds(places, &rounds).map_err(D::Error::custom)
    }
}

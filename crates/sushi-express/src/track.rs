//! The bet track: numbers from 2 to 12, and the pawns on them.

use std::fmt;

use game::Seat;
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::MAX_PLAYERS;

/// A number that can be bet on.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Number(u8);

impl Number {
    /// The lowest number.
    pub const LOWEST: Self = Self(2);
    /// The highest number.
    pub const HIGHEST: Self = Self(12);

    /// This number, if the track has it.
    pub const fn new(number: u8) -> Option<Self> {
        if number >= Self::LOWEST.0 && number <= Self::HIGHEST.0 { Some(Self(number)) } else { None }
    }

    /// The value.
    #[inline]
    pub const fn get(self) -> u8 {
        self.0
    }

    /// The index on the track, from 0.
    #[inline]
    pub(crate) const fn index(self) -> u32 {
        (self.0 - Self::LOWEST.0) as u32
    }

    /// The number at an index of the track.
    #[inline]
    pub(crate) const fn from_index(index: u32) -> Self {
        debug_assert!(index <= Self::HIGHEST.index());
        Self(index as u8 + Self::LOWEST.0)
    }

    /// The next higher number, if there is one.
    pub const fn next(self) -> Option<Self> {
        Self::new(self.0 + 1)
    }
}

impl TryFrom<u8> for Number {
    type Error = &'static str;

    fn try_from(number: u8) -> Result<Self, &'static str> {
        Self::new(number).ok_or("a bet is a number from 2 to 12")
    }
}

impl From<Number> for u8 {
    fn from(number: Number) -> Self {
        number.0
    }
}

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Debug for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The pawns on the track.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Track {
    /// A byte for each seat: 0 without a pawn on the track, otherwise the number times eight plus the pawns below. So
    /// the player who acts first (highest number, top of the stack) has the greatest byte. Unused seats have no pawn,
    /// so loops need not know the number of players.
    pawns: [u8; MAX_PLAYERS],
    /// The numbers with a pawn, a bit for each by [`Number::index`].
    taken: u16,
}

const STACK: u8 = 8;

impl Track {
    /// Places a pawn on a number, on top of the other pawns.
    #[inline]
    pub(crate) fn lay(&mut self, seat: Seat, number: Number) {
        let below = self.pawns.iter().map(|pawn| u8::from(pawn / STACK == number.0)).sum::<u8>();
        self.pawns[seat.index()] = number.0 * STACK + below;
        self.taken |= 1 << number.index();
    }

    /// Takes off a pawn, which must be at the top of its stack.
    #[inline]
    pub(crate) fn take_off(&mut self, seat: Seat) {
        let pawn = std::mem::take(&mut self.pawns[seat.index()]);
        let last = u16::from(pawn.is_multiple_of(STACK));
        self.taken &= !(last << Number(pawn / STACK).index());
    }

    /// Exchanges the stacks on a number and the next higher one. Both must have pawns.
    #[inline]
    pub(crate) fn swap(&mut self, lower: Number) {
        for pawn in &mut self.pawns {
            if *pawn / STACK == lower.0 {
                *pawn += STACK;
            } else if *pawn / STACK == lower.0 + 1 {
                *pawn -= STACK;
            }
        }
    }

    /// The number a seat's pawn is on.
    #[inline]
    pub fn bet(&self, seat: Seat) -> Option<Number> {
        let number = self.pawns[seat.index()] / STACK;
        (number > 0).then_some(Number(number))
    }

    /// The first player to act: the top pawn on the highest number.
    #[inline]
    pub fn highest(&self) -> Option<Seat> {
        // Combine the pawn (high bits) and the seat (low bits) into one number, so that the maximum gives both.
        let ranks = self.pawns.iter().enumerate().map(|(seat, &pawn)| u16::from(pawn) << 3 | seat as u16);
        let highest = ranks.fold(0, u16::max);
        (highest >= 1 << 3).then(|| Seat::new((highest & 7).into()))
    }

    /// The last player to act: the bottom pawn on the lowest number.
    #[inline]
    pub fn lowest(&self) -> Option<Seat> {
        // Subtract one, so that seats without a pawn come last.
        let ranks =
            self.pawns.iter().enumerate().map(|(seat, &pawn)| u16::from(pawn.wrapping_sub(1)) << 3 | seat as u16);
        let lowest = ranks.fold(u16::MAX, u16::min);
        (lowest < u16::from(u8::MAX) << 3).then(|| Seat::new((lowest & 7).into()))
    }

    /// The number of pawns on the track.
    pub fn len(&self) -> usize {
        self.pawns.iter().filter(|&&pawn| pawn > 0).count()
    }

    /// Whether no pawn is on the track.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.taken == 0
    }

    /// The numbers with a pawn, a bit for each by [`Number::index`].
    #[inline]
    pub(crate) const fn taken(self) -> u16 {
        self.taken
    }

    /// The numbers that have a pawn and whose next higher number has one too, a bit for each by [`Number::index`].
    #[inline]
    pub(crate) const fn neighbours(self) -> u16 {
        self.taken & self.taken >> 1
    }

    /// Whether there is a pawn on this number.
    pub fn has(&self, number: Number) -> bool {
        self.taken >> number.index() & 1 == 1
    }

    /// The pawns on a number, the bottom one first.
    pub fn stack(&self, number: Number) -> Vec<Seat> {
        let mut stack: Vec<Seat> =
            (0..MAX_PLAYERS).map(Seat::new).filter(|&seat| self.bet(seat) == Some(number)).collect();
        stack.sort_by_key(|&seat| self.pawns[seat.index()]);
        stack
    }

    /// The numbers that have pawns, lowest first, with their pawns, the bottom one first.
    pub fn stacks(&self) -> impl Iterator<Item = (Number, Vec<Seat>)> {
        (0..=Number::HIGHEST.index())
            .map(Number::from_index)
            .map(|number| (number, self.stack(number)))
            .filter(|(_, stack)| !stack.is_empty())
    }
}

impl fmt::Debug for Track {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.stacks()).finish()
    }
}

/// The pawns on a number in JSON, the bottom one first.
#[derive(Serialize, Deserialize)]
struct Stack {
    number: Number,
    pawns: Vec<Seat>,
}

impl<'de> Deserialize<'de> for Track {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut track = Self::default();
        for Stack { number, pawns } in Vec::<Stack>::deserialize(deserializer)? {
            for seat in pawns {
                if seat.index() >= MAX_PLAYERS || track.bet(seat).is_some() {
                    return Err(D::Error::custom(format_args!("{seat} has no second pawn")));
                }
                track.lay(seat, number);
            }
        }
        Ok(track)
    }
}

impl Serialize for Track {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.stacks().map(|(number, pawns)| Stack { number, pawns }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn track(bets: &[u8]) -> Track {
        let mut track = Track::default();
        for (index, &bet) in bets.iter().enumerate() {
            track.lay(Seat::new(index), Number::new(bet).unwrap());
        }
        track
    }

    fn order(mut track: Track) -> Vec<usize> {
        let mut order = Vec::new();
        while let Some(seat) = track.highest() {
            order.push(seat.index());
            track.take_off(seat);
            let numbers = (0..MAX_PLAYERS).filter_map(|index| track.bet(Seat::new(index)));
            assert_eq!(track.taken(), numbers.fold(0, |taken, number| taken | 1 << number.index()));
        }
        order
    }

    #[test]
    fn highest_first_and_stacks_top_down() {
        assert_eq!(order(track(&[7, 9, 7, 2, 12, 7])), [4, 1, 5, 2, 0, 3]);
        assert_eq!(track(&[7, 9, 7]).lowest(), Some(Seat::new(0)));
        assert_eq!(track(&[7, 9, 7, 2]).lowest(), Some(Seat::new(3)));
    }

    #[test]
    fn whole_stacks_are_swapped_and_keep_their_order() {
        let mut swapped = track(&[7, 8, 7, 2, 8, 7]);
        swapped.swap(Number::new(7).unwrap());
        assert_eq!(order(swapped), [5, 2, 0, 4, 1, 3]);
        assert_eq!(format!("{swapped:?}"), "{2: [seat 4], 7: [seat 2, seat 5], 8: [seat 1, seat 3, seat 6]}");
    }

    #[test]
    fn taken_and_neighbouring_numbers_are_bits() {
        let track = track(&[2, 3, 12, 11, 5, 3]);
        assert_eq!(track.taken(), 0b110_0000_1011);
        assert_eq!(track.neighbours(), 0b010_0000_0001);
        assert!(Track::default().is_empty());
    }
}

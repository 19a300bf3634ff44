//! Seats at a table, sets of seats, and one value for each seat.

use std::fmt;
use std::ops::{Index, IndexMut};

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The maximum number of seats in any game (Kanji-zushi has eight).
pub const MAX_SEATS: usize = 8;

/// A seat at the table, numbered clockwise from 0. `Display` numbers it from 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(transparent)]
pub struct Seat(u8);

impl Seat {
    /// The seat with this number, from 0.
    ///
    /// # Panics
    /// If no game has that many seats.
    #[inline]
    pub const fn new(index: usize) -> Self {
        assert!(index < MAX_SEATS, "no table has that many seats");
        Self(index as u8)
    }

    /// The next seat clockwise, at a table with `seats` seats.
    #[inline]
    pub const fn left(self, seats: usize) -> Self {
        let next = self.0 + 1;
        Self(if next as usize >= seats { 0 } else { next })
    }

    /// The next seat counter-clockwise, at a table with `seats` seats.
    #[inline]
    pub const fn right(self, seats: usize) -> Self {
        Self(if self.0 == 0 { (seats as u8).saturating_sub(1) % MAX_SEATS as u8 } else { self.0 - 1 })
    }

    /// The seat's number, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl<'de> Deserialize<'de> for Seat {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let index = u8::deserialize(deserializer)?;
        if usize::from(index) < MAX_SEATS {
            Ok(Self(index))
        } else {
            Err(D::Error::custom(format_args!("there is no seat {index}; seats count from 0 to {}", MAX_SEATS - 1)))
        }
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat {}", self.0 + 1)
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A set of seats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct SeatSet(u8);

impl SeatSet {
    /// The empty set.
    pub const EMPTY: Self = Self(0);

    /// The first `count` seats.
    ///
    /// # Panics
    /// If no game has that many seats.
    #[inline]
    pub const fn first(count: usize) -> Self {
        assert!(count <= MAX_SEATS, "no table has that many seats");
        Self(((1u16 << count) - 1) as u8)
    }

    /// The set of one seat.
    #[inline]
    pub const fn only(seat: Seat) -> Self {
        Self(1 << seat.0)
    }

    /// Whether the seat is in the set.
    #[inline]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 >> seat.0 & 1 == 1
    }

    /// Whether the set is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The number of seats in the set.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Adds a seat.
    #[inline]
    pub const fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// The seats in table order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Seat> + Clone {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let lowest = left.trailing_zeros();
            // Clear the lowest bit; the wrapping subtraction allows for 0.
            left &= left.wrapping_sub(1);
            (lowest < MAX_SEATS as u32).then_some(Seat(lowest as u8))
        })
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        let mut set = Self::EMPTY;
        for seat in seats {
            set.insert(seat);
        }
        set
    }
}

impl fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl Serialize for SeatSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for SeatSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<Seat>::deserialize(deserializer)?.into_iter().collect())
    }
}

/// One `T` for each seat of a table, stored inline and indexed by [`Seat`].
///
/// `N` is the maximum number of seats. A game for fewer players can set a lower one to keep its state small.
#[derive(Clone, Copy)]
pub struct PerSeat<T, const N: usize = MAX_SEATS> {
    slots: [T; N],
    len: u8,
}

impl<T: Copy + Default, const N: usize> PerSeat<T, N> {
    /// The default value for each of `len` seats.
    ///
    /// # Panics
    /// If `len` is more than `N`.
    #[inline]
    pub fn new(len: usize) -> Self {
        assert!(len <= N, "no table of this game has that many seats");
        Self { slots: [T::default(); N], len: len as u8 }
    }

    /// The result of `make` for each of `len` seats.
    #[inline]
    pub fn from_fn(len: usize, mut make: impl FnMut(Seat) -> T) -> Self {
        let mut all = Self::new(len);
        for index in 0..len {
            all.slots[index] = make(Seat(index as u8));
        }
        all
    }

    /// The values of a slice, in seat order.
    #[inline]
    pub fn from_slice(values: &[T]) -> Self {
        Self::from_fn(values.len(), |seat| values[seat.index()])
    }

    /// The result of `make` for each value.
    #[inline]
    pub fn map<U: Copy + Default>(&self, mut make: impl FnMut(T) -> U) -> PerSeat<U, N> {
        PerSeat::from_fn(self.len(), |seat| make(self[seat]))
    }
}

impl<T, const N: usize> PerSeat<T, N> {
    /// The number of seats.
    #[inline]
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// Whether there are no seats.
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The value of a seat, if it is at this table.
    #[inline]
    pub fn get(&self, seat: Seat) -> Option<&T> {
        self.as_slice().get(seat.index())
    }

    /// The seats, in table order.
    #[inline]
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + use<T, N> {
        (0..self.len).map(Seat)
    }

    /// The values, in seat order.
    #[inline]
    pub fn as_slice(&self) -> &[T] {
        &self.slots[..self.len()]
    }

    /// The values, mutable, in seat order.
    #[inline]
    pub fn as_mut_slice(&mut self) -> &mut [T] {
        let len = self.len();
        &mut self.slots[..len]
    }

    /// Seats with their values, in table order.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = (Seat, &T)> {
        self.as_slice().iter().enumerate().map(|(index, value)| (Seat(index as u8), value))
    }
}

impl<T, const N: usize> Index<Seat> for PerSeat<T, N> {
    type Output = T;

    #[inline]
    fn index(&self, seat: Seat) -> &T {
        debug_assert!(seat.index() < self.len(), "{seat} is not at this table");
        &self.slots[seat.index()]
    }
}

impl<T, const N: usize> IndexMut<Seat> for PerSeat<T, N> {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        debug_assert!(seat.index() < self.len(), "{seat} is not at this table");
        &mut self.slots[seat.index()]
    }
}

impl<T: PartialEq, const N: usize> PartialEq for PerSeat<T, N> {
    fn eq(&self, other: &Self) -> bool {
        self.as_slice() == other.as_slice()
    }
}

impl<T: Eq, const N: usize> Eq for PerSeat<T, N> {}

impl<T: std::hash::Hash, const N: usize> std::hash::Hash for PerSeat<T, N> {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.as_slice().hash(state);
    }
}

impl<T: fmt::Debug, const N: usize> fmt::Debug for PerSeat<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.as_slice()).finish()
    }
}

impl<T: Serialize, const N: usize> Serialize for PerSeat<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.as_slice())
    }
}

impl<'de, T: Deserialize<'de> + Copy + Default, const N: usize> Deserialize<'de> for PerSeat<T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let values = Vec::<T>::deserialize(deserializer)?;
        if values.len() <= N {
            Ok(Self::from_slice(&values))
        } else {
            Err(D::Error::custom(format_args!("{} values, but at most {N} seats", values.len())))
        }
    }
}

//! The ring of twelve tiles, and driving around it.

use std::fmt;
use std::hash::{Hash, Hasher};

use game::Seat;
use serde::de::Error as _;
use serde::ser::SerializeStruct;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::PerPlayer;

/// The number of tiles.
pub const RING: usize = 12;

/// A tile of the ring, counted clockwise from Sushi Express.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Tile(u8);

impl Tile {
    /// The start, where customers are taken.
    pub const SUSHI_EXPRESS: Self = Self(0);
    /// The opposite tile; a van that stops here draws an action card.
    pub const PARK: Self = Self(6);

    /// The tile at this index, clockwise from Sushi Express, if it is below [`RING`].
    pub const fn new(index: usize) -> Option<Self> {
        if index < RING { Some(Self(index as u8)) } else { None }
    }

    /// The number of steps clockwise from Sushi Express.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The tile this number of steps clockwise.
    #[inline]
    const fn after(self, steps: usize) -> Self {
        Self(((self.index() + steps) % RING) as u8)
    }
}

impl TryFrom<u8> for Tile {
    type Error = &'static str;

    fn try_from(index: u8) -> Result<Self, &'static str> {
        Self::new(index.into()).ok_or("the ring has twelve tiles, from 0 to 11")
    }
}

impl From<Tile> for u8 {
    fn from(tile: Tile) -> Self {
        tile.0
    }
}

impl fmt::Debug for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::SUSHI_EXPRESS => f.write_str("Sushi Express"),
            Self::PARK => f.write_str("Park"),
            Self(index) => write!(f, "tile {index}"),
        }
    }
}

/// A set of tiles.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Tiles(u16);

impl Tiles {
    /// No tile.
    pub const NONE: Self = Self(0);
    /// Every tile.
    pub const ALL: Self = Self((1 << RING) - 1);

    /// Adds a tile.
    #[inline]
    pub const fn insert(&mut self, tile: Tile) {
        self.0 |= 1 << tile.0;
    }

    /// Whether the tile is in the set.
    #[inline]
    pub const fn contains(self, tile: Tile) -> bool {
        self.0 >> tile.0 & 1 == 1
    }
}

impl FromIterator<Tile> for Tiles {
    #[inline]
    fn from_iter<I: IntoIterator<Item = Tile>>(tiles: I) -> Self {
        let mut set = Self::NONE;
        for tile in tiles {
            set.insert(tile);
        }
        set
    }
}

impl fmt::Debug for Tiles {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries((0..RING).filter_map(Tile::new).filter(|&tile| self.contains(tile))).finish()
    }
}

/// A factor that repeats the bits of the ring five times.
const FIVE_ROUNDS: u64 = 1 | 1 << RING | 1 << (2 * RING) | 1 << (3 * RING) | 1 << (4 * RING);

/// One move of a van, tile by tile.
#[derive(Clone, Copy, Debug)]
pub struct Trip {
    from: Tile,
    /// The tiles with other vans, which do not count.
    occupied: Tiles,
    /// The number of tiles on the way, including occupied ones and the last one.
    steps: u8,
}

impl Trip {
    /// Drives over this number of free tiles, from one to eighteen.
    ///
    /// Five other vans leave at least seven tiles free, including the van's own, so there is always a tile to stop on.
    #[inline]
    pub fn drive(from: Tile, occupied: Tiles, distance: usize) -> Self {
        // The free tiles as bits, for five rounds of the ring, with the next tile lowest. The way ends at the
        // `distance`-th of them. The distance is at most 12 + 6 = 18, less than three rounds with seven free tiles
        // each.
        let free = u64::from(Tiles::ALL.0 & !occupied.0);
        let mut ahead = (free * FIVE_ROUNDS) >> (from.index() + 1);
        for _ in 1..distance {
            ahead &= ahead - 1;
        }
        Self { from, occupied, steps: ahead.trailing_zeros() as u8 + 1 }
    }

    /// Drives a seat's van past those of the others.
    #[inline]
    pub fn of(seat: Seat, vans: &PerPlayer<Tile>, distance: usize) -> Self {
        let others = vans.iter().filter(|(other, _)| *other != seat);
        Self::drive(vans[seat], others.map(|(_, &tile)| tile).collect(), distance)
    }

    /// The first tile.
    pub const fn from(self) -> Tile {
        self.from
    }

    /// The last tile.
    #[inline]
    pub const fn to(self) -> Tile {
        self.from.after(self.steps as usize)
    }

    /// All tiles on the way in order, including occupied ones and the last one.
    pub fn tiles(self) -> impl Iterator<Item = Tile> {
        (1..=self.steps as usize).map(move |steps| self.from.after(steps))
    }

    /// The tiles on the way that do not count because another van is there.
    pub fn skipped(self) -> impl Iterator<Item = Tile> {
        self.tiles().filter(move |&tile| self.occupied.contains(tile))
    }

    /// Whether the van passes Sushi Express or stops there. Starting there does not count.
    #[inline]
    pub const fn visits_sushi_express(self) -> bool {
        self.from.index() + self.steps as usize >= RING
    }
}

/// Trips are equal if they have the same tiles and skip the same ones. Vans elsewhere do not matter.
impl PartialEq for Trip {
    fn eq(&self, other: &Self) -> bool {
        (self.from, self.steps) == (other.from, other.steps) && self.skipped().eq(other.skipped())
    }
}

impl Eq for Trip {}

impl Hash for Trip {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        (self.from, self.steps).hash(hasher);
        self.skipped().for_each(|tile| tile.hash(hasher));
    }
}

impl<'de> Deserialize<'de> for Trip {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        #[serde(rename = "Trip")]
        struct Fields {
            from: Tile,
            to: Tile,
            tiles: Vec<Tile>,
            skipped: Vec<Tile>,
        }
        let Fields { from, to, tiles, skipped } = Fields::deserialize(deserializer)?;
        let trip = Self { from, occupied: skipped.iter().copied().collect(), steps: tiles.len().min(4 * RING) as u8 };
        if trip.steps == 0 || trip.to() != to || !trip.tiles().eq(tiles) || !trip.skipped().eq(skipped) {
            return Err(D::Error::custom("a trip leads from tile to tile"));
        }
        Ok(trip)
    }
}

impl Serialize for Trip {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut fields = serializer.serialize_struct("Trip", 4)?;
        fields.serialize_field("from", &self.from)?;
        fields.serialize_field("to", &self.to())?;
        fields.serialize_field("tiles", &self.tiles().collect::<Vec<_>>())?;
        fields.serialize_field("skipped", &self.skipped().collect::<Vec<_>>())?;
        fields.end()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tile(index: usize) -> Tile {
        Tile::new(index).unwrap()
    }

    fn check(from: usize, others: &[usize], distance: usize, to: usize, visits: bool) {
        let trip = Trip::drive(tile(from), others.iter().map(|&index| tile(index)).collect(), distance);
        assert_eq!((trip.to(), trip.visits_sushi_express()), (tile(to), visits), "{trip:?}");
        assert_eq!(trip.tiles().count() - trip.skipped().count(), distance);
        assert_eq!(trip.tiles().last(), Some(trip.to()));
    }

    #[test]
    fn occupied_tiles_do_not_count() {
        check(0, &[], 5, 5, false);
        check(0, &[3], 5, 6, false);
        check(0, &[5], 5, 6, false);
        check(0, &[5, 6, 7], 5, 8, false);
        check(9, &[10, 11], 2, 1, true);
    }

    #[test]
    fn starting_at_sushi_express_is_not_visiting_it() {
        check(0, &[0, 1], 2, 3, false);
        check(0, &[], 11, 11, false);
        check(0, &[], 12, 0, true);
        check(0, &[0], 12, 1, true);
        check(11, &[], 1, 0, true);
        check(11, &[0], 1, 1, true);
    }

    #[test]
    fn a_van_can_return_to_its_own_tile_and_go_around_twice() {
        check(4, &[5, 6], 10, 4, true);
        check(4, &[0, 1, 2, 3, 5], 7, 4, true);
        check(4, &[0, 1, 2, 3, 5], 18, 9, true);
    }

    #[test]
    fn only_other_vans_are_skipped() {
        let vans = PerPlayer::from_slice(&[tile(3), tile(4), tile(6)]);
        assert_eq!(Trip::of(Seat::new(0), &vans, 2).to(), tile(7));
        assert_eq!(Trip::of(Seat::new(2), &vans, 10).to(), tile(6));
        assert!(Trip::of(Seat::new(1), &vans, 8).visits_sushi_express());
    }

    #[test]
    fn the_json_of_a_trip_lists_all_tiles() {
        let trip = Trip::drive(tile(10), [tile(11), tile(5)].into_iter().collect(), 2);
        let json = serde_json::to_string(&trip).unwrap();
        assert_eq!(json, r#"{"from":10,"to":1,"tiles":[11,0,1],"skipped":[11]}"#);
    }
}

//! The geometry of the ring: a town of four by four blocks, with a road that goes round inside the houses. Sushi Express is in
//! the upper left corner, and vans drive clockwise.

use sushi_express::{RING, Tile};

/// The side of the whole drawing; a block has a quarter of it.
pub(super) const SIDE: f32 = 400.0;
const BLOCK: f32 = 100.0;

/// How far from the outer edge the middle of the road is, and how wide the road is.
pub(super) const ROAD_AT: f32 = 74.0;
pub(super) const ROAD_WIDTH: f32 = 40.0;
/// The radius of the road in the corners, and where its middle is there.
pub(super) const CORNER: f32 = 34.0;
const CORNER_AT: f32 = ROAD_AT + CORNER * 0.29;

/// All tiles, clockwise from Sushi Express.
pub(super) fn tiles() -> impl Iterator<Item = Tile> {
    (0..RING).filter_map(Tile::new)
}

/// The side of the town that a tile is on: 0 above, then clockwise. A corner belongs to the side that begins there.
const fn side(tile: Tile) -> usize {
    tile.index() / 3
}

/// Whether a tile is in a corner.
pub(super) const fn is_corner(tile: Tile) -> bool {
    tile.index().is_multiple_of(3)
}

/// Whether vans drive to the left on a tile.
pub(super) const fn is_leftward(tile: Tile) -> bool {
    matches!(tile.index(), 6..=11)
}

/// The place on the road in front of a tile.
pub(super) fn stop(tile: Tile) -> (f32, f32) {
    let far = |at: f32| SIDE - at;
    let along = BLOCK * (tile.index() % 3) as f32 + BLOCK / 2.0;
    match (is_corner(tile), side(tile)) {
        (true, 0) => (CORNER_AT, CORNER_AT),
        (true, 1) => (far(CORNER_AT), CORNER_AT),
        (true, 2) => (far(CORNER_AT), far(CORNER_AT)),
        (true, _) => (CORNER_AT, far(CORNER_AT)),
        (false, 0) => (along, ROAD_AT),
        (false, 1) => (far(ROAD_AT), along),
        (false, 2) => (far(along), far(ROAD_AT)),
        (false, _) => (ROAD_AT, far(along)),
    }
}

/// The middle of the road between a tile and the next one, and the direction of the road there in degrees.
pub(super) fn border(tile: Tile) -> (f32, f32, u16) {
    let along = BLOCK * (tile.index() % 3 + 1) as f32;
    match side(tile) {
        0 => (along, ROAD_AT, 0),
        1 => (SIDE - ROAD_AT, along, 90),
        2 => (SIDE - along, SIDE - ROAD_AT, 180),
        _ => (ROAD_AT, SIDE - along, 270),
    }
}

/// The next tile, clockwise.
pub(super) fn after(tile: Tile) -> Tile {
    tiles().nth((tile.index() + 1) % RING).unwrap_or(tile)
}

/// The tile before, clockwise.
pub(super) fn before(tile: Tile) -> Tile {
    tiles().nth((tile.index() + RING - 1) % RING).unwrap_or(tile)
}

/// The road from a tile to the next one as the data of a path in the drawing. It stays in the middle of the road.
pub(super) fn leg(tile: Tile) -> String {
    let ((x, y), (between_x, between_y, _), (next_x, next_y)) = (stop(tile), border(tile), stop(after(tile)));
    format!("M{x:.0} {y:.0}L{between_x:.0} {between_y:.0}L{next_x:.0} {next_y:.0}")
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The road is a road: each tile is next to the one before, and the ring closes.
    #[test]
    fn neighbours_on_the_ring_are_neighbours_in_the_town() {
        for tile in tiles() {
            let ((x, y), (next_x, next_y)) = (stop(tile), stop(after(tile)));
            let distance = (next_x - x).hypot(next_y - y);
            assert!((60.0..110.0).contains(&distance), "{tile:?}: {distance}");
            // Clockwise around the middle.
            let (x, y, next_x, next_y) = (x - 200.0, y - 200.0, next_x - 200.0, next_y - 200.0);
            assert!(x * next_y - y * next_x > 0.0, "{tile:?}");
            let (border_x, border_y, _) = border(tile);
            let (border_x, border_y) = (border_x - 200.0, border_y - 200.0);
            assert!((border_x - x).hypot(border_y - y) < 60.0, "{tile:?}");
            assert!((border_x - next_x).hypot(border_y - next_y) < 60.0, "{tile:?}");
        }
    }

    #[test]
    fn the_legs_of_the_road_join() {
        let ends = |path: String| {
            let points: Vec<String> = path.trim_start_matches('M').split('L').map(ToOwned::to_owned).collect();
            (points[0].clone(), points[2].clone())
        };
        for tile in tiles() {
            assert_eq!(before(after(tile)), tile);
            assert_eq!(ends(leg(tile)).1, ends(leg(after(tile))).0, "{tile:?}");
        }
        assert_eq!(leg(Tile::SUSHI_EXPRESS), "M84 84L100 74L150 74");
    }
}

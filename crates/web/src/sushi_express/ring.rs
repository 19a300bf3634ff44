//! The ring of twelve tiles with the vans; in its middle the dice and the latest event.

use game::{Seat, SeatSet};
use maud::{Markup, html};
use sushi_express::{RING, Tile, Trip};

use crate::drawing::drawing;
use crate::page_game::Show;
use crate::parts::{PartId, Parts};
use crate::sushi_express::preview::tile_name;
use crate::sushi_express::scene::Scene;

const DICE: PartId = PartId::new("dice");
const THROWN: PartId = PartId::new("thrown");
pub(super) const NARRATION: PartId = PartId::new("narration");

/// The part with the content of a tile.
const fn id(tile: Tile) -> PartId {
    PartId::numbered("tile", tile.index() as u8)
}

/// The private part with the choices that end on a tile.
const fn end_id(tile: Tile) -> PartId {
    PartId::numbered("end", tile.index() as u8)
}

fn tiles() -> impl Iterator<Item = Tile> {
    (0..RING).filter_map(Tile::new)
}

/// How a drive counts a tile.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Passing {
    /// As the n-th.
    Counted(u8),
    /// Not at all: another van is there.
    Skipped,
}

/// The content of a tile.
#[derive(Hash)]
struct OnTile {
    vans: SeatSet,
    passing: Option<Passing>,
    /// A hash of all names.
    names: u64,
}

/// The vans, the dice, and during a turn the latest event. `names` is a hash of all names.
pub(super) fn ring(scene: &Scene, show: &Show<'_>, names: u64, parts: &mut Parts) {
    let passing = scene.drive.map_or([None; RING], |drive| passing(drive.trip));
    let mut vans = [SeatSet::default(); RING];
    for seat in scene.known.vans.seats() {
        vans[scene.tile_of(seat).index()].insert(seat);
    }
    for tile in tiles() {
        let on_tile = OnTile { vans: vans[tile.index()], passing: passing[tile.index()], names };
        parts.keyed(id(tile), &on_tile, || on_tile.render(show));
    }
    parts.keyed(DICE, scene.known.dice, || dice(scene, show));
    parts.keyed(THROWN, scene.thrown, || html! { @if scene.thrown { i .thrown {} } });
    if let Some(narration) = &scene.narration {
        parts.keyed(NARRATION, narration, || html! { (narration) });
    }
}

/// The tiles where the viewer's van would stop, with the distances of the choices.
pub(super) fn ends(drives: impl Iterator<Item = (u8, Tile)>, parts: &mut Parts) {
    let mut ends = [0_u32; RING];
    for (distance, to) in drives {
        ends[to.index()] |= 1 << distance;
    }
    for tile in tiles() {
        let distances = ends[tile.index()];
        parts.keyed(end_id(tile), distances, || {
            html! { @for distance in (0..u32::BITS).filter(|distance| distances >> distance & 1 == 1) { span .chip { (distance) } } }
        });
    }
}

/// The layout of the ring.
pub(super) fn layout(parts: &Parts, own: Option<Seat>, show: &Show<'_>) -> Markup {
    html! {
        section .ring aria-label=(show.locale.label("term-ring")) {
            ol .tiles {
                @for tile in tiles() {
                    li .tile .{ "tile-" (tile.index()) } .leftward[(6..=9).contains(&tile.index())] {
                        (drawing(&art(tile)))
                        span .unseen { (tile_name(show.locale, tile)) " " }
                        div .on-tile data-part=(id(tile)) { (parts.get(id(tile))) }
                        @if own.is_some() {
                            span .ends .foretold aria-hidden="true" data-part=(end_id(tile)) { (parts.get(end_id(tile))) }
                        }
                    }
                }
            }
            div .ring-middle {
                span data-part=(THROWN) { (parts.get(THROWN)) }
                p .dice data-part=(DICE) { (parts.get(DICE)) }
                p .said data-part=(NARRATION) { (parts.get(NARRATION)) }
            }
        }
    }
}

impl OnTile {
    /// The vans on a tile, and its count in the current drive.
    fn render(&self, show: &Show<'_>) -> Markup {
        html! {
            @if !self.vans.is_empty() {
                span .vans .several[self.vans.len() > 1] {
                    @for seat in self.vans.iter() {
                        span .van data-fly={ "van-" (seat.index()) } #{ "van-" (seat.index()) } {
                            (drawing(&format!("van-{}", seat.index() + 1)))
                            span .unseen { (show.name(seat)) " " }
                        }
                    }
                }
            }
            @match self.passing {
                Some(Passing::Counted(count)) => { span .step aria-hidden="true" { (count) } },
                Some(Passing::Skipped) => { span .step .over aria-hidden="true" { "↷" } },
                None => {},
            }
        }
    }
}

/// How a trip counts each tile; the last time counts for a tile that is passed twice.
fn passing(trip: Trip) -> [Option<Passing>; RING] {
    let mut passing = [None; RING];
    for tile in trip.skipped() {
        passing[tile.index()] = Some(Passing::Skipped);
    }
    let counts = trip.tiles().filter(|tile| trip.skipped().all(|skipped| skipped != *tile));
    for (tile, count) in counts.zip(1..) {
        passing[tile.index()] = Some(Passing::Counted(count));
    }
    passing
}

/// The drawing of a tile; each house appears twice.
fn art(tile: Tile) -> String {
    match tile {
        Tile::SUSHI_EXPRESS => "tile-sushi-express".to_owned(),
        Tile::PARK => "tile-park".to_owned(),
        _ => format!("tile-house-{}", (tile.index() - 1) % 6 % 5 + 1),
    }
}

/// The dice.
fn dice(scene: &Scene, show: &Show<'_>) -> Markup {
    let Some(dice) = scene.known.dice else { return html! {} };
    let pips = dice.pips();
    let shows = [("dice", format!("{} + {}", pips[0], pips[1]).into()), ("total", dice.total().into())];
    html! {
        @for pips in pips { (drawing(&format!("die-{pips}"))) }
        span .unseen { (show.locale.format("express-dice", &shows)) }
    }
}

#[cfg(test)]
mod tests {
    use super::Passing::{Counted, Skipped};
    use super::*;

    fn tile(index: usize) -> Tile {
        Tile::new(index).unwrap()
    }

    #[test]
    fn tiles_are_counted_unless_there_is_a_van() {
        let trip = Trip::drive(tile(10), [tile(11), tile(1)].into_iter().collect(), 3);
        let counts = [9, 10, 11, 0, 1, 2, 3, 4].map(|index: usize| passing(trip)[index]);
        let expected =
            [None, None, Some(Skipped), Some(Counted(1)), Some(Skipped), Some(Counted(2)), Some(Counted(3)), None];
        assert_eq!(counts, expected);
    }

    #[test]
    fn each_house_appears_twice() {
        let houses: Vec<String> = tiles().map(art).collect();
        for house in 1..=5 {
            assert_eq!(houses.iter().filter(|name| **name == format!("tile-house-{house}")).count(), 2, "{house}");
        }
    }
}

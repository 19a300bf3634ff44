//! The ring of twelve tiles with the vans, and in its middle the dice and what has just happened.

use game::MoveSet as _;
use maud::{Markup, html};
use sushi_express::{RING, Tile, Trip};

use crate::drawing::drawing;
use crate::game_view::Seen;
use crate::sushi_express::choices::Asked;
use crate::sushi_express::foretold::{foretold, tile as tile_name};
use crate::sushi_express::street::Street;

/// The ring. The viewer who is asked sees where each choice would lead.
pub(super) fn ring(street: &Street, seen: &Seen<'_>, asked: Option<&Asked>) -> Markup {
    let ends: Vec<(u8, Tile)> = asked.map_or_else(Vec::new, |(seat, moves)| {
        let drives = moves.iter().filter_map(|chosen| foretold(street, *seat, chosen).drive);
        drives.map(|(tiles, trip)| (tiles, trip.to())).collect()
    });
    html! {
        section .ring aria-label=(seen.speech.label("term-ring")) {
            ol .tiles {
                @for tile in (0..RING).filter_map(Tile::new) { (one(street, seen, tile, &ends)) }
            }
            div .middle { (dice(street, seen)) p .said { (street.said) } }
        }
    }
}

/// A tile: who stands there, how the van that drives counts it, and which choices would end there.
fn one(street: &Street, seen: &Seen<'_>, tile: Tile, ends: &[(u8, Tile)]) -> Markup {
    let vans = street.vans_on(tile);
    let passing = street.drive.and_then(|drive| passing(drive.trip, tile));
    html! {
        li .tile .{ "tile-" (tile.index()) } .leftward[(6..=9).contains(&tile.index())]
            .on-the-way[matches!(passing, Some(Passing::Counted(_)))] .skipped[passing == Some(Passing::Skipped)] {
            (drawing(&art(tile)))
            span .unseen { (tile_name(seen.speech, tile)) @if !vans.is_empty() { ": " } }
            span .vans .several[vans.len() > 1] {
                @for seat in &vans {
                    span .van .{ "vt-van-" (seat.index()) } #{ "van-" (seat.index()) } {
                        (drawing(&format!("van-{}", seat.index() + 1)))
                        span .unseen { (seen.name(*seat)) " " }
                    }
                }
            }
            @match passing {
                Some(Passing::Counted(count)) => { span .step aria-hidden="true" { (count) } },
                Some(Passing::Skipped) => { span .step .over aria-hidden="true" { "↷" } },
                None => {},
            }
            @if street.drive.is_none() {
                span .ends .foretold aria-hidden="true" {
                    @for (tiles, _) in ends.iter().filter(|(_, end)| *end == tile) { span .chip { (tiles) } }
                }
            }
        }
    }
}

/// How a van that drives over a tile counts it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Passing {
    /// As the n-th.
    Counted(usize),
    /// Not at all: another van stands there.
    Skipped,
}

/// Whether a trip leads over the tile, and how it counts there; for a tile that is driven over twice, the last time.
fn passing(trip: Trip, tile: Tile) -> Option<Passing> {
    let skipped: Vec<Tile> = trip.skipped().collect();
    let mut counted = 0;
    let mut found = None;
    for step in trip.tiles() {
        let counts = !skipped.contains(&step);
        counted += usize::from(counts);
        if step == tile {
            found = Some(if counts { Passing::Counted(counted) } else { Passing::Skipped });
        }
    }
    found
}

/// The drawing of a tile; each house stands twice.
fn art(tile: Tile) -> String {
    match tile {
        Tile::SUSHI_EXPRESS => "tile-sushi-express".to_owned(),
        Tile::PARK => "tile-park".to_owned(),
        _ => format!("tile-house-{}", (tile.index() - 1) % 6 % 5 + 1),
    }
}

/// The dice as they lie.
fn dice(street: &Street, seen: &Seen<'_>) -> Markup {
    let Some(dice) = street.known.dice else { return html! {} };
    let shows = [("dice", format!("{} + {}", dice.pips()[0], dice.pips()[1]).into()), ("total", dice.total().into())];
    html! {
        p .dice .thrown[street.thrown] {
            @for pips in dice.pips() { (drawing(&format!("die-{pips}"))) }
            span .unseen { (seen.speech.tell("express-dice", &shows)) }
        }
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
    fn tiles_on_the_way_are_counted_and_those_with_a_van_are_not() {
        let trip = Trip::drive(tile(10), [tile(11), tile(1)].into_iter().collect(), 3);
        let counts: Vec<_> = [9, 10, 11, 0, 1, 2, 3, 4].map(|index| passing(trip, tile(index))).to_vec();
        let expected =
            [None, None, Some(Skipped), Some(Counted(1)), Some(Skipped), Some(Counted(2)), Some(Counted(3)), None];
        assert_eq!(counts, expected);
    }

    #[test]
    fn each_house_stands_twice() {
        let houses: Vec<String> = (0..RING).filter_map(Tile::new).map(art).collect();
        for house in 1..=5 {
            assert_eq!(houses.iter().filter(|name| **name == format!("tile-house-{house}")).count(), 2, "{house}");
        }
    }
}

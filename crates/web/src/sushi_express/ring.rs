//! The ring: a road past twelve tiles with the vans on it, and for the player the ways of their choices.

use game::{Seat, SeatSet};
use maud::{Markup, html};
use sushi_express::{Move, RING, Tile, Trip};
use words::sushi_express::moves::words;

use crate::drawing::drawing;
use crate::page_game::Show;
use crate::parts::{PartId, Parts};
use crate::sushi_express::choices::{Choice, FORM};
use crate::sushi_express::colours::Colours;
use crate::sushi_express::preview::tile_name;
use crate::sushi_express::scene::Scene;
use crate::sushi_express::town::{
    CORNER, ROAD_AT, ROAD_WIDTH, SIDE, after, before, border, is_corner, is_leftward, leg, stop, tiles,
};

/// The ways of the viewer's choices.
const ROUTES: PartId = PartId::new("routes");

/// The part with the content of a tile.
const fn id(tile: Tile) -> PartId {
    PartId::numbered("tile", tile.index() as u8)
}

/// The private part with the choices that end on a tile.
const fn end_id(tile: Tile) -> PartId {
    PartId::numbered("end", tile.index() as u8)
}

/// The vans on a tile.
#[derive(Hash)]
struct OnTile {
    vans: SeatSet,
    /// The drive of the van that arrives: its seat, the tiles it has passed, and its duration.
    arrival: Option<(Seat, Vec<usize>, u32)>,
    /// A hash of all names.
    names: u64,
}

/// The vans.
pub(super) fn ring(scene: &Scene, show: &Show<'_>, colours: &Colours, parts: &mut Parts) {
    let mut vans = [SeatSet::default(); RING];
    for (seat, tile) in scene.known.vans.iter() {
        vans[tile.index()].insert(seat);
    }
    for tile in tiles() {
        let drive = scene.drive.filter(|drive| drive.trip.to() == tile);
        let passed = |trip: Trip| trip.tiles().map(Tile::index).collect();
        let arrival = drive.map(|drive| (drive.seat, passed(drive.trip), drive.time));
        let on_tile = OnTile { vans: vans[tile.index()], arrival, names: colours.names };
        parts.keyed(id(tile), &on_tile, || on_tile.render(show, colours));
    }
}

/// The tiles where the viewer's van would stop, and the ways there. Choices that only drive are made here.
pub(super) fn ends(choices: &[Choice], turn: Option<usize>, show: &Show<'_>, parts: &mut Parts) {
    for tile in tiles() {
        let here: Vec<&Choice> = choices.iter().filter(|choice| choice.end() == Some(tile)).collect();
        parts.keyed(end_id(tile), (&here, turn), || {
            html! { @for choice in &here { (end(choice, show)) } }
        });
    }
    let trips: Vec<(u8, Trip)> = choices.iter().filter_map(|choice| choice.trip).collect();
    parts.keyed(ROUTES, &trips, || ways(&trips));
}

/// The end of a drive: a mark for a bet, a button for a choice that drives at once.
fn end(choice: &Choice, show: &Show<'_>) -> Markup {
    let Some((distance, _)) = choice.trip else { return html! {} };
    let Move::Go(further) = choice.chosen else {
        return html! { span .chip .{ "to-" (distance) } aria-hidden="true" { (distance) } };
    };
    html! {
        button .goal .primary[further == 0] form=(FORM) name="move" value=(choice.chosen) data-mark data-distance=(distance) data-lift data-key=(further + 1) aria-keyshortcuts=(further + 1) {
            b aria-hidden="true" { (distance) }
            @if further > 0 { (drawing("action-one-tile-further")) @if further > 1 { small aria-hidden="true" { "×" (further) } } }
            span .unseen { (words(show.locale, choice.chosen)) ". " span .foretold { (choice.about) } }
        }
    }
}

/// The ways along the road. A piece of the road and a van that is passed name the distances of all ways there: most ways
/// begin alike.
fn ways(trips: &[(u8, Trip)]) -> Markup {
    let those = |is_on_way: &dyn Fn(Trip) -> bool| {
        let distances = trips.iter().filter(|(_, trip)| is_on_way(*trip));
        distances.fold(String::new(), |all, (distance, _)| format!("{all} in-{distance}"))
    };
    html! {
        @for tile in tiles() {
            @let distances = those(&|trip| trip.tiles().any(|next| before(next) == tile));
            @if !distances.is_empty() { use class={ "leg" (distances) } href={ "#leg-" (tile.index()) } {} }
            @let distances = those(&|trip| trip.skipped().any(|skipped| skipped == tile));
            @if !distances.is_empty() { (mark(tile, &format!("skip{distances}"), "17")) }
        }
        @for (distance, trip) in trips { (mark(trip.to(), &format!("aim to-{distance}"), "15")) }
    }
}

/// A circle on the road in front of a tile.
fn mark(tile: Tile, class: &str, radius: &str) -> Markup {
    let (x, y) = stop(tile);
    html! { circle class=(class) cx=(x) cy=(y) r=(radius) {} }
}

/// The layout of the ring; `inside` is its middle.
pub(super) fn layout(parts: &Parts, own: Option<Seat>, show: &Show<'_>, inside: &Markup) -> Markup {
    html! {
        section .ring aria-label=(show.locale.label("term-ring")) {
            (road())
            ol .tiles {
                @for tile in tiles() {
                    li .tile .{ "tile-" (tile.index()) } .corner[is_corner(tile)] .leftward[is_leftward(tile)] {
                        (drawing(&art(tile)))
                        span .unseen { (tile_name(show.locale, tile)) " " }
                        span .stop data-stop=(tile.index()) data-mirrored[is_leftward(tile)] {}
                        div .on-tile data-part=(id(tile)) { (parts.get(id(tile))) }
                        @if own.is_some() { span .ends data-part=(end_id(tile)) { (parts.get(end_id(tile))) } }
                    }
                }
            }
            @if own.is_some() { svg .routes viewBox={ "0 0 " (SIDE) " " (SIDE) } aria-hidden="true" data-part=(ROUTES) { (parts.get(ROUTES)) } }
            div .plaza { (inside) }
        }
    }
}

/// The road with its corners, its tiles and its direction.
fn road() -> Markup {
    let length = SIDE - 2.0 * ROAD_AT;
    html! {
        svg .road viewBox={ "0 0 " (SIDE) " " (SIDE) } aria-hidden="true" {
            defs {
                @for tile in tiles() { path #{ "leg-" (tile.index()) } d=(leg(tile)) pathLength=(if is_corner(tile) || is_corner(after(tile)) { 72 } else { 96 }) {} }
            }
            @for (class, width) in [("kerb", ROAD_WIDTH + 8.0), ("asphalt", ROAD_WIDTH), ("line", 1.6)] {
                rect .(class) x=(ROAD_AT) y=(ROAD_AT) width=(length) height=(length) rx=(CORNER) stroke-width=(width) {}
            }
            @for tile in tiles() {
                @let (x, y, degrees) = border(tile);
                g transform={ "translate(" (x) " " (y) ")rotate(" (degrees) ")" } {
                    path .joint d={ "M0 " (-ROAD_WIDTH / 2.0) "V" (ROAD_WIDTH / 2.0) } {}
                    path .arrow d="M-5 -8L5 0L-5 8" {}
                }
            }
        }
    }
}

impl OnTile {
    /// The vans on a tile.
    fn render(&self, show: &Show<'_>, colours: &Colours) -> Markup {
        html! {
            @if !self.vans.is_empty() {
                span .vans .{ "of-" (self.vans.len()) } {
                    @for seat in self.vans.iter() {
                        @let arrival = self.arrival.as_ref().filter(|(arriving, ..)| *arriving == seat);
                        @let via = arrival.map(|(_, tiles, _)| tiles.iter().map(usize::to_string).collect::<Vec<_>>().join(" "));
                        span .van .{ "van-" (seat.index()) } .(colours.class(seat)) data-fly={ "van-" (seat.index()) } #{ "van-" (seat.index()) } data-via=[via] data-time=[arrival.map(|(_, _, time)| time)] {
                            (drawing(&format!("van-{}", seat.index() + 1)))
                            span .unseen { (show.name(seat)) " " }
                        }
                    }
                }
            }
        }
    }
}

/// The drawing of a tile; each house appears twice.
fn art(tile: Tile) -> String {
    match tile {
        Tile::SUSHI_EXPRESS => "shop".to_owned(),
        Tile::PARK => "park".to_owned(),
        _ => format!("house-{}", (tile.index() - 1) % 6 % 5 + 1),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_house_appears_twice() {
        let houses: Vec<String> = tiles().map(art).collect();
        for house in 1..=5 {
            assert_eq!(houses.iter().filter(|name| **name == format!("house-{house}")).count(), 2, "{house}");
        }
    }
}

//! Previews of choices: where the van would stop, what that would bring, and how likely it is. The rules and the bots
//! compute all of it.

use bots::{chance_to_drive, chance_to_reach};
use game::Seat;
use sushi_express::{Move, Observation, Tile, Trip};

use crate::Locale;

/// The preview of a choice.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Preview {
    /// The drive, given the current positions of the vans.
    pub drive: Option<PossibleDrive>,
    /// The chance in percent: to drive, for a bet; to reach the bet, for dice.
    pub percent: Option<u8>,
}

/// A drive that a choice would cause.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PossibleDrive {
    /// The number of tiles.
    pub distance: u8,
    /// The last tile.
    pub to: Tile,
    /// Whether it would bring a customer.
    pub visits_sushi_express: bool,
}

/// Previews a choice.
pub fn preview(known: &Observation, seat: Seat, chosen: Move) -> Preview {
    let drive = |distance: u8| {
        let trip = Trip::of(seat, &known.vans, distance.into());
        Some(PossibleDrive { distance, to: trip.to(), visits_sushi_express: trip.visits_sushi_express() })
    };
    let percent = |chance: f32| (chance * 100.0).round() as u8;
    match chosen {
        Move::Bet(number) | Move::BetSame(number) => {
            let percent = percent(chance_to_drive(known, seat, number));
            Preview { drive: drive(number.get()), percent: Some(percent) }
        }
        Move::Go(further) => {
            let bet = known.track.bet(seat).map(|bet| bet.get() + further);
            Preview { drive: bet.and_then(drive), percent: None }
        }
        _ => Preview { drive: None, percent: chance_to_reach(known, seat, chosen).map(percent) },
    }
}

impl Preview {
    /// The preview as a sentence.
    pub fn sentence(self, locale: &Locale) -> String {
        let chance = self.percent.map(|percent| {
            let id = if self.drive.is_some() { "express-chance-to-drive" } else { "express-chance-to-reach" };
            locale.format(id, &[("percent", percent.into())])
        });
        let stop = self.drive.map(|drive| {
            let visits = if drive.visits_sushi_express { "yes" } else { "no" };
            locale.format("express-stops", &[("tile", tile_name(locale, drive.to).into()), ("visits", visits.into())])
        });
        let sentences: Vec<String> = stop.into_iter().chain(chance).collect();
        sentences.join(" ")
    }
}

/// The name of a tile.
pub fn tile_name(locale: &Locale, tile: Tile) -> String {
    match tile {
        Tile::SUSHI_EXPRESS => locale.text("tile-sushi-express"),
        Tile::PARK => locale.text("tile-park"),
        _ => locale.format("express-house", &[("number", tile.index().into())]),
    }
}

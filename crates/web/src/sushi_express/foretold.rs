//! What a choice leads to, as far as it can be told: where the van would stop, what it would bring, and how likely it is.
//! All of it is the rules' and the bots' own reckoning. Whoever does not want to be told can close it.

use bots::{chance_to_drive, chance_to_reach};
use game::Seat;
use maud::{Markup, html};
use sushi_express::{Move, Tile, Trip};

use crate::Speech;
use crate::drawing::{drawing, icon};
use crate::sushi_express::street::Street;

/// What can be told of a choice.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Foretold {
    /// How many tiles the van would drive, and where it would stop as the vans stand now.
    pub(super) drive: Option<(u8, Trip)>,
    /// How likely it is, in percent: to drive for a bet, to reach the bet for dice.
    pub(super) percent: Option<u8>,
}

/// What can be told of a choice.
pub(super) fn foretold(street: &Street, seat: Seat, chosen: Move) -> Foretold {
    let known = &street.known;
    let drive = |tiles: u8| Some((tiles, Trip::of(seat, &known.vans, tiles.into())));
    let percent = |chance: f32| (chance * 100.0).round() as u8;
    match chosen {
        Move::Bet(number) | Move::BetSame(number) => {
            let percent = percent(chance_to_drive(known, seat, number));
            Foretold { drive: drive(number.get()), percent: Some(percent) }
        }
        Move::Go(further) => {
            let bet = known.track.bet(seat).map(|bet| bet.get() + further);
            Foretold { drive: bet.and_then(drive), percent: None }
        }
        _ => Foretold { drive: None, percent: chance_to_reach(known, seat, chosen).map(percent) },
    }
}

impl Foretold {
    /// What it leads to in a few signs, and for those who listen as a sentence.
    pub(super) fn signs(&self, speech: &Speech) -> Markup {
        html! {
            span .foretold aria-hidden="true" {
                @if let Some(percent) = self.percent { b { (speech.tell("express-percent", &[("percent", percent.into())])) } }
                @if let Some((_, trip)) = self.drive {
                    span .brings {
                        @if trip.visits_sushi_express() { (drawing("customer-back")) }
                        @if trip.to() == Tile::PARK { (drawing("action-back")) }
                    }
                }
            }
            span .unseen .foretold { (self.sentence(speech)) }
        }
    }

    /// What it leads to, as a sentence.
    pub(super) fn sentence(&self, speech: &Speech) -> String {
        let chance = self.percent.map(|percent| {
            let id = if self.drive.is_some() { "express-chance-to-drive" } else { "express-chance-to-reach" };
            speech.tell(id, &[("percent", percent.into())])
        });
        let stop = self.drive.map(|(_, trip)| {
            let visits = if trip.visits_sushi_express() { "yes" } else { "no" };
            speech.tell("express-stops", &[("tile", tile(speech, trip.to()).into()), ("visits", visits.into())])
        });
        let sentences: Vec<String> = stop.into_iter().chain(chance).collect();
        sentences.join(" ")
    }
}

/// What a tile is called.
pub(super) fn tile(speech: &Speech, tile: Tile) -> String {
    match tile {
        Tile::SUSHI_EXPRESS => speech.say("tile-sushi-express"),
        Tile::PARK => speech.say("tile-park"),
        _ => speech.tell("express-house", &[("number", tile.index().into())]),
    }
}

/// Where what is foretold is explained, and closed by those who do not want to be told.
pub(super) fn switch(speech: &Speech) -> Markup {
    html! {
        details .panel .preview #preview open data-remember {
            summary { (icon("eye")) (speech.say("express-preview")) }
            ul .fine {
                li { b { "%" } span { (speech.say("express-preview-percent")) } }
                li { (drawing("customer-back")) span { (speech.say("express-preview-customer")) } }
                li { (drawing("action-back")) span { (speech.say("express-preview-park")) } }
                li { span .chip { "7" } span { (speech.say("express-preview-ring")) } }
            }
        }
    }
}

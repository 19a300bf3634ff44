//! Sushi Express as it is seen.
//!
//! | module | responsible for |
//! |---|---|
//! | `street` | [`Street`]: what lies on the table at a moment, also in the middle of a turn |
//! | `ring` | the ring of tiles with the vans, and what is in its middle |
//! | `row` | the customers that lie face up |
//! | `choices` | the bet track, and everything that can be chosen |
//! | `foretold` | what a choice leads to, as far as it can be told |
//! | `places` | what lies in front of somebody |
//! | `cards` | action cards in the hand |
//! | `scenes` | what is to be seen of a turn |
//! | `reason` | what speaks for a choice |
//! | `log` | what happened, as sentences |

mod cards;
mod choices;
mod foretold;
mod log;
mod places;
mod reason;
mod ring;
mod row;
mod scenes;
mod street;

#[cfg(test)]
mod tests;

use ::sushi_express::{Action, Customer, Event, Move, SushiExpress};
use game::{Game as _, Kind as _, Seat, Viewer};
use maud::{Markup, html};
use menu::{AnyGame as _, Played};

use crate::Speech;
use crate::drawing::{drawing, icon};
use crate::game_view::{GameView, Guided, OnPages, Pictured, Scene, Seen};

use street::{Phase, Street};

impl OnPages for SushiExpress {
    const PLATES: &'static [&'static str] = &["van-1", "customer-pink", "van-2", "customer-yellow", "van-4"];
    const PLAYERS: usize = 4;
    const GUIDE: Guided = Guided { options: &[("players", "3")], deal: 5, turns: 8 };

    fn legend(speech: &Speech) -> Vec<Pictured> {
        let tiles = ["tile-sushi-express", "tile-park"].map(|tile| Pictured::new(speech, tile, tile));
        let van = Pictured::new(speech, "van-1", "term-van");
        let customers = Customer::ALL.iter();
        let customers = customers.map(|kind| {
            let mut pictured = Pictured::new(speech, &row::art(*kind), &format!("customer-{kind}"));
            if let Customer::Of(colour) = kind {
                let shape = speech.say(&format!("shape-{}", colour.shape().name()));
                pictured.name = format!("{} ({shape})", pictured.name);
            }
            pictured
        });
        let actions = Action::ALL.iter().map(|kind| format!("action-{kind}"));
        let actions = actions.map(|action| Pictured::new(speech, &action, &action));
        tiles.into_iter().chain([van]).chain(customers).chain(actions).collect()
    }
}

impl GameView for Played<SushiExpress> {
    fn progress(&self, seen: &Seen<'_>) -> Markup {
        progress(&now(self, seen.viewer), seen)
    }

    fn board(&self, seen: &Seen<'_>) -> Markup {
        let mut street = now(self, seen.viewer);
        self.retell(self.turn(), seen.viewer, |_, events, _| {
            let told: Vec<String> = events.iter().filter_map(|event| log::sentence(*event, seen)).collect();
            // At the end the scores say it all.
            street.said = told.last().filter(|_| street.phase.is_some()).cloned().unwrap_or_default();
        });
        let moves = seen.seat.map(|seat| (seat, self.state().legal_moves(seat)));
        board(&street, seen, moves.filter(|_| seen.controls.is_some()))
    }

    fn scenes(&self, from: usize, seen: &Seen<'_>) -> Vec<Scene> {
        let (mut scenes, mut round) = (Vec::new(), 0);
        let mut before: Option<Street> = None;
        self.retell(0, seen.viewer, |turn, events, known| {
            round += begun(events);
            let before = before.replace(Street::of(known, round));
            if let Some(before) = before.filter(|_| turn >= from) {
                scenes.extend(scenes::turn(before, events, seen));
            }
        });
        scenes
    }

    fn log(&self, seen: &Seen<'_>) -> Vec<String> {
        let mut sentences = Vec::new();
        self.retell(0, seen.viewer, |_, events, _| {
            sentences.extend(events.iter().filter_map(|event| log::sentence(*event, seen)));
        });
        sentences
    }

    fn reason(&self, speech: &Speech, seat: Seat, chosen: &str) -> Option<String> {
        Some(reason::reason(speech, &now(self, Viewer::Seat(seat)), seat, chosen.parse().ok()?))
    }

    fn tell_move(&self, speech: &Speech, chosen: &str) -> String {
        chosen.parse::<Move>().map_or_else(|_| chosen.to_owned(), |chosen| choices::words(speech, chosen))
    }
}

/// The table as somebody knows it now.
fn now(game: &Played<SushiExpress>, viewer: Viewer) -> Street {
    let mut rounds = 0;
    game.retell(0, viewer, |_, events, _| rounds += begun(events));
    Street::of(game.state().observe(viewer), rounds)
}

/// How many rounds have begun with these events.
fn begun(events: &[Event]) -> usize {
    events.iter().filter(|event| matches!(event, Event::RoundBegan { .. })).count()
}

/// The round. How many there will be nobody knows; the pile of customers tells it best.
fn progress(street: &Street, seen: &Seen<'_>) -> Markup {
    html! { p { (seen.speech.tell("round", &[("round", street.round.into())])) } }
}

/// Everything on the table, with the moves that can be chosen if the viewer is asked.
fn board(street: &Street, seen: &Seen<'_>, asked: Option<choices::Asked>) -> Markup {
    let asked = asked.filter(|(seat, _)| street.known.stage.seat() == Some(*seat));
    let others: Vec<game::Seat> = street.order(seen.seat);
    html! {
        div .express .asked[asked.is_some()] {
            (phases(street, seen))
            (row::row(street, seen))
            (ring::ring(street, seen, asked.as_ref()))
            (choices::play(street, seen, asked.as_ref()))
            @if let Some(seat) = seen.seat {
                div .mine {
                    (places::place(street, seen, seat))
                    (cards::hand(street, seen, seat, asked.as_ref()))
                }
            }
            section .others .{ "for-" (others.len()) } tabindex="0" aria-label=(seen.speech.say("others")) {
                @for seat in others { (places::place(street, seen, seat)) }
            }
            @if seen.seat.is_some() { (foretold::switch(seen.speech)) }
        }
    }
}

/// The four phases of a round, and which of them it is.
fn phases(street: &Street, seen: &Seen<'_>) -> Markup {
    html! {
        ol .phases aria-label=(seen.speech.say("express-phases")) {
            @for phase in Phase::ALL {
                @let now = street.phase == Some(phase);
                @let about = seen.speech.say(&format!("phase-{}.about", phase.name()));
                li .now[now] aria-current=[now.then_some("step")] title=(about) {
                    (seen.speech.say(&format!("phase-{}", phase.name())))
                }
            }
        }
    }
}

/// A drawing with how many there are, and the same in words.
fn counted(name: &str, count: usize, words: &str) -> Markup {
    html! {
        span aria-hidden="true" { (drawing(name)) @if count > 1 { b { "×" (count) } } }
        span .unseen { (words) }
    }
}

/// A sign that somebody is waited for.
fn waits(seen: &Seen<'_>) -> Markup {
    html! { span .thinking { (icon("hourglass")) span { (seen.speech.say("chooses")) } } }
}

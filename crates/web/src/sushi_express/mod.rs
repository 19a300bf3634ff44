//! Sushi Express on pages.
//!
//! | module | responsible for |
//! |---|---|
//! | `scene` | [`Scene`]: the table at one moment, also during a turn |
//! | `town` | the geometry of the ring and its road |
//! | `ring` | the ring of tiles with the vans, and where choices lead |
//! | `row` | the waiting customers and their pile |
//! | `track` | the bet track |
//! | `colours` | the colours of vans and pawns |
//! | `choices` | the current task, and everything that can be chosen |
//! | `cards` | the action cards in the hand |
//! | `preview` | previews of choices |
//! | `places` | the seats, and what is in front of them |
//! | `tally` | the scores at the end, counted up |
//! | `lessons` | the lessons of the guide |
//! | `beats` | the animation of a turn |

mod beats;
mod cards;
mod choices;
mod colours;
mod lessons;
mod places;
mod preview;
mod ring;
mod row;
mod scene;
mod tally;
mod town;
mod track;

#[cfg(test)]
mod tests;

use ::sushi_express::{Action, Customer, Event, Observation, SushiExpress};
use game::{Kind as _, Perspective, Seat};
use maud::{Markup, html};

use crate::Locale;
use crate::locale::Term;
use crate::page_game::{Beat, Guide, LegendItem, LessonTask, Own, PageGame, Seating, Show};
use crate::parts::{PartId, Parts};

use colours::Colours;
use scene::{Latest, Phase, Scene};
pub(crate) use words::sushi_express::{log, terms};

const TALLY: PartId = PartId::new("tally");

impl PageGame for SushiExpress {
    const PLATES: &'static [&'static str] = &["van-1", "customer-pink", "van-2", "customer-yellow", "van-4"];
    const GUIDE: Guide = Guide { options: &[("players", "3")], deal: 12, choices: 10, lessons: &lessons::LESSONS };

    type Scene = Scene;

    fn legend(locale: &Locale) -> Vec<LegendItem> {
        let tiles = ["tile-sushi-express", "tile-park"].map(|tile| LegendItem::new(locale, tile, Term::new(tile)));
        let van = LegendItem::new(locale, "van-1", Term::new("term-van"));
        let customers = Customer::ALL.iter();
        let customers = customers.map(|kind| {
            let mut item = LegendItem::new(locale, &row::art(*kind), terms::customer(*kind));
            if let Customer::Of(colour) = kind {
                let shape = terms::shape(colour.shape()).text(locale);
                item.name = format!("{} ({shape})", item.name);
            }
            item
        });
        let actions = Action::ALL.iter();
        let actions = actions.map(|kind| LegendItem::new(locale, &format!("action-{kind}"), terms::action(*kind)));
        tiles.into_iter().chain([van]).chain(customers).chain(actions).collect()
    }

    fn now(perspective: &Perspective<Self>, _: &Show<'_>) -> Scene {
        Scene::between(perspective.known().clone())
    }

    fn beats(before: &Observation, events: &[Event], show: &Show<'_>) -> Vec<Beat<Scene>> {
        beats::turn(before, events, show)
    }

    /// The round and its phase. The number of rounds is unknown; the pile of customers is the best indicator.
    fn progress(scene: &Scene, show: &Show<'_>) -> Markup {
        let number = scene.known.round;
        html! {
            p { (show.locale.format("express-round", &[("round", number.into())])) }
            ol .phases aria-label=(show.locale.text("express-phases")) {
                @for phase in Phase::ALL {
                    @let now = scene.phase == Some(phase);
                    li .now[now] aria-current=[now.then_some("step")] title=[now.then(|| phase.term().about(show.locale))] { (phase.term().text(show.locale)) }
                }
            }
            // Where the sentence has no room, the style shows the number of the round.
            b .turn-number aria-hidden="true" { (number) }
        }
    }

    fn public(scene: &Scene, show: &Show<'_>, parts: &mut Parts) {
        let colours = &Colours::of(show.names);
        row::row(scene, show, parts);
        ring::ring(scene, show, colours, parts);
        choices::task(scene, show, colours.names, parts);
        track::pawns(scene, show, colours, parts);
        places::places(scene, show, colours, parts);
        let scored = scene.has_just(Latest::Scored);
        parts.keyed(TALLY, (scored.then(|| scene.known.scores()), colours.names), || {
            html! { @if scored { (tally::tally(&scene.known, show)) } }
        });
    }

    /// The last sentence of the last turn. At the end the scores replace it.
    fn lasting(turns: &[Vec<Event>], show: &Show<'_>, parts: &mut Parts) {
        let Some(events) = turns.last() else { return };
        let over = events.iter().any(|event| matches!(event, Event::Scored { .. }));
        let last = events.iter().rev().find(|event| log::has_sentence(**event)).filter(|_| !over);
        let narration = last.and_then(|event| log::sentence(*event, show)).unwrap_or_default();
        parts.keyed(choices::NARRATION, &narration, || html! { (narration) });
    }

    fn private(scene: &Scene, perspective: &Perspective<Self>, own: &Own<'_>, parts: &mut Parts) {
        choices::choices(scene, perspective, own, parts);
        places::own_tips(scene, own, parts);
    }

    fn layout(parts: &Parts, seating: Seating, show: &Show<'_>) -> Markup {
        let others = seating.others();
        let (left, right) = others.split_at(others.len() / 2);
        let middle = html! {
            (row::layout(parts, seating.own, seating.players, show))
            (choices::middle_layout(parts, seating.own))
        };
        html! {
            div .board .{ "for-" (others.len()) } .watched[seating.own.is_none()] .{ "mine-" (seating.own.map_or(9, Seat::index)) } {
                (places::actor_layout(parts))
                @for (class, seats) in [("left", left), ("right", right)] {
                    div .seats-on-side .(class) { @for seat in seats { (places::layout(parts, seating, *seat)) } }
                }
                (ring::layout(parts, seating.own, show, &middle))
                (choices::layout(parts, seating.own, show))
                @if let Some(seat) = seating.own {
                    div .mine {
                        (places::layout(parts, seating, seat))
                        (cards::layout(parts, show))
                    }
                }
            }
            div .overlay data-part=(TALLY) { (parts.get(TALLY)) }
        }
    }

    fn lesson(perspective: &Perspective<Self>, number: usize) -> Option<LessonTask> {
        lessons::task(perspective, number)
    }
}

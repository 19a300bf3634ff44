//! Sushi Express on pages.
//!
//! | module | responsible for |
//! |---|---|
//! | `scene` | [`Scene`]: the table at one moment, also during a turn |
//! | `ring` | the ring of tiles with the vans, and its middle |
//! | `row` | the open customers and their pile |
//! | `track` | the bet track |
//! | `choices` | the current task, and everything that can be chosen |
//! | `lessons` | the lessons of the guide |
//! | `preview` | previews of choices |
//! | `places` | the cards in front of a seat |
//! | `cards` | action cards in the hand |
//! | `beats` | the animation of a turn |

mod beats;
mod cards;
mod choices;
mod lessons;
mod places;
mod preview;
mod ring;
mod row;
mod scene;
mod track;

#[cfg(test)]
mod tests;

use ::sushi_express::{Action, Customer, Event, Observation, SushiExpress};
use game::{Kind as _, Perspective};
use maud::{Markup, html};

use crate::Locale;
use crate::locale::Term;
use crate::page_game::{Beat, Guide, LegendItem, Own, PageGame, Seating, Show};
use crate::parts::{PartId, Parts, hash};

use scene::{Phase, Scene};
pub(crate) use words::sushi_express::{log, terms};

impl PageGame for SushiExpress {
    const PLATES: &'static [&'static str] = &["van-1", "customer-pink", "van-2", "customer-yellow", "van-4"];
    const GUIDE: Guide = Guide { options: &[("players", "3")], deal: 5, choices: 8, lessons: &lessons::GUIDE };

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

    /// The round. The number of rounds is unknown; the pile of customers is the best indicator.
    fn progress(scene: &Scene, show: &Show<'_>) -> Markup {
        html! { p { (show.locale.format("express-round", &[("round", scene.known.round.into())])) } }
    }

    fn public(scene: &Scene, show: &Show<'_>, parts: &mut Parts) {
        let names = hash(&show.names);
        for phase in Phase::ALL {
            let now = scene.phase == Some(phase);
            parts.keyed(PartId::new(phase.id()), now, || phase_name(phase, now, show.locale));
        }
        row::row(scene, show, parts);
        ring::ring(scene, show, names, parts);
        choices::task(scene, show, names, parts);
        track::pawns(scene, show, names, parts);
        places::places(scene, show, names, parts);
    }

    /// The last sentence of the last turn. At the end the scores replace it.
    fn lasting(turns: &[Vec<Event>], show: &Show<'_>, parts: &mut Parts) {
        let Some(events) = turns.last() else { return };
        let over = events.iter().any(|event| matches!(event, Event::Scored { .. }));
        let last = events.iter().rev().find(|event| log::has_sentence(**event)).filter(|_| !over);
        let narration = last.and_then(|event| log::sentence(*event, show)).unwrap_or_default();
        parts.keyed(ring::NARRATION, &narration, || html! { (narration) });
    }

    fn private(scene: &Scene, perspective: &Perspective<Self>, own: &Own<'_>, parts: &mut Parts) {
        choices::choices(scene, perspective, own, parts);
        places::own_tips(scene, own, parts);
    }

    fn layout(parts: &Parts, seating: Seating, show: &Show<'_>) -> Markup {
        let others = seating.others();
        html! {
            div .express {
                (places::actor_layout(parts))
                ol .phases aria-label=(show.locale.text("express-phases")) {
                    @for phase in Phase::ALL {
                        @let id = PartId::new(phase.id());
                        li title=(phase.term().about(show.locale)) data-part=(id) { (parts.get(id)) }
                    }
                }
                (row::layout(parts, show))
                (ring::layout(parts, seating.own, show))
                (choices::layout(parts, seating.own, show))
                @if let Some(seat) = seating.own {
                    div .mine {
                        (places::layout(parts, seating, show, seat))
                        (cards::layout(parts, show))
                    }
                }
                section .others .{ "for-" (others.len()) } tabindex="0" aria-label=(show.locale.text("others")) {
                    @for seat in others { (places::layout(parts, seating, show, seat)) }
                }
                @if seating.own.is_some() { (preview::switch(show.locale)) }
            }
        }
    }
}

/// The name of a phase, marked if it is the current one.
fn phase_name(phase: Phase, now: bool, locale: &Locale) -> Markup {
    let name = phase.term().text(locale);
    html! { @if now { b .now aria-current="step" { (name) } } @else { (name) } }
}

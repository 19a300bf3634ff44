//! The pages of the game. A real game has its texts in `locales/`.

use game::{MoveSet as _, Perspective, Seat};
use maud::{Markup, html};
use words::GameWords as _;

use super::high_card::{Cards, Event, HAND, HighCard, Observation};
use crate::drawing::drawing;
use crate::page_game::{Beat, Guide, LegendItem, Lesson, Own, PageGame, Seating, Show};
use crate::parts::{PartId, Parts};
use crate::{Locale, status};

const OWN_HAND: PartId = PartId::new("hand");
const LAST_TRICK: PartId = PartId::new("last-trick");

const fn place(seat: Seat) -> PartId {
    PartId::of_seat("seat", seat)
}

impl PageGame for HighCard {
    const PLATES: &'static [&'static str] = &["card-back"];
    const GUIDE: Guide = Guide {
        options: &[("players", "2")],
        deal: 1,
        choices: 2,
        lessons: &[Lesson::general("hand-choose"), Lesson::general("hand-choose")],
    };

    type Scene = Observation;

    fn legend(_: &Locale) -> Vec<LegendItem> {
        let about = "The highest card takes the trick.".to_owned();
        vec![LegendItem { picture: drawing("card-back"), name: "Card".to_owned(), about }]
    }

    fn now(perspective: &Perspective<Self>, _: &Show<'_>) -> Observation {
        perspective.known().clone()
    }

    /// The cards that were played, before the trick is taken.
    fn beats(before: &Observation, events: &[Event], show: &Show<'_>) -> Vec<Beat<Observation>> {
        let mut scene = before.clone();
        let laid = events.iter().take_while(|event| matches!(event, Event::Laid { .. }));
        laid.for_each(|event| <Self as game::Game>::learn(&mut scene, event));
        let say = Self::log(events, show).join(" ");
        vec![Beat { scene, say, pause: 500, stays: false, sound: "card" }]
    }

    fn progress(scene: &Observation, _: &Show<'_>) -> Markup {
        html! { p { "Trick " ((scene.table.winners.len() + 1).min(HAND)) " of " (HAND) } }
    }

    fn public(scene: &Observation, show: &Show<'_>, parts: &mut Parts) {
        for (seat, laid) in scene.table.laid.iter() {
            let hand = scene.known[seat].len() + usize::from(scene.hidden[seat]);
            parts.keyed(place(seat), (laid, hand, show.name(seat)), || {
                html! { h2 { (show.name(seat)) } p { (hand) " cards in hand" } (cards(*laid)) }
            });
        }
    }

    fn lasting(turns: &[Vec<Event>], show: &Show<'_>, parts: &mut Parts) {
        let sentences = turns.last().map_or_else(Vec::new, |events| Self::log(events, show));
        parts.add(LAST_TRICK, html! { @for sentence in sentences { p { (sentence) } } });
    }

    fn private(scene: &Observation, perspective: &Perspective<Self>, own: &Own<'_>, parts: &mut Parts) {
        let Some(controls) = own.controls else {
            parts.add(OWN_HAND, cards(scene.known[own.seat]));
            return;
        };
        let markup = html! {
            form method="post" action=(controls.action) data-live[controls.live] {
                input type="hidden" name="do" value="choose";
                input type="hidden" name="game" value=(controls.game);
                input type="hidden" name="turn" value=(controls.turn);
                @for card in perspective.each_move() {
                    button name="move" value=(card) aria-pressed=[(own.chosen == Some(&card.to_string())).then_some("true")] { (card) }
                }
            }
        };
        parts.add(OWN_HAND, markup);
    }

    fn layout(parts: &Parts, seating: Seating, _: &Show<'_>) -> Markup {
        html! {
            div data-part=(LAST_TRICK) { (parts.get(LAST_TRICK)) }
            @for seat in seating.others().into_iter().chain(seating.own) {
                section data-part=(place(seat)) { (parts.get(place(seat))) }
                @if seating.own != Some(seat) {
                    div data-part=(status::id(seat)) { (parts.get(status::id(seat))) }
                    div data-part=(status::remedy_id(seat)) { (parts.get(status::remedy_id(seat))) }
                }
            }
            @if seating.own.is_some() { div data-part=(OWN_HAND) { (parts.get(OWN_HAND)) } }
        }
    }
}

fn cards(cards: Cards) -> Markup {
    html! { ul { @for card in cards.iter() { li { (card) } } } }
}

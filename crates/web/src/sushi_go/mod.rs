//! Sushi Go! on pages.
//!
//! | module | responsible for |
//! |---|---|
//! | `scene` | [`Scene`]: the table at one moment, also during a turn |
//! | `cards` | a card, large and small |
//! | `moment` | sets, combos and leads worth a cheer |
//! | `places` | the cards in front of a seat, in sets, with their current scores |
//! | `hand` | the hand, and the selection of a move from it |
//! | `open_hand` | open hands in a replay |
//! | `lessons` | the lessons of the guide |
//! | `round_end` | the scores of a round, counted up |
//! | `speech` | what the regulars say |
//! | `story` | what decided a game, and its key moment |

mod cards;
mod hand;
mod lessons;
mod moment;
mod open_hand;
mod places;
mod round_end;
mod scene;
pub(crate) mod speech;
mod story;

use std::cmp::Ordering;

use game::{Perspective, Seat};
use maud::{Markup, html};
use sushi_go::{Card, Event, Move, Observation, ROUNDS, SushiGo};

use crate::Locale;
use crate::drawing::icon;
use crate::pad::SeatScoreLine;
use crate::page_game::{Beat, Guide, LegendItem, LessonTask, Own, PageGame, RecordedChoice, Seating, Show, Story};
use crate::parts::{PartId, Parts};

use moment::MomentKind;
use scene::{Scene, Tally, pudding_scores};
pub(crate) use words::sushi_go::{gain, log, terms};

/// How long the revealed cards are shown, and then the dishes in their sets, in milliseconds. With the pass a turn takes
/// about 1.4 seconds.
const REVEAL: u32 = 500;
const SETTLE: u32 = 320;

const BELT: PartId = PartId::new("belt");
const TALLY: PartId = PartId::new("tally");

impl PageGame for SushiGo {
    const PLATES: &'static [&'static str] = &["maki3", "salmon", "tempura", "pudding"];
    const GUIDE: Guide = Guide { options: &[("players", "2")], deal: 200, choices: 9, lessons: &lessons::LESSONS };
    const REPLAY_HAS_OWN_HAND: bool = true;

    type Scene = Scene;

    fn legend(locale: &Locale) -> Vec<LegendItem> {
        Card::ALL.into_iter().map(|card| LegendItem::new(locale, card.name(), terms::card(card))).collect()
    }

    fn now(perspective: &Perspective<Self>, _: &Show<'_>) -> Scene {
        let results = perspective.outcome().map(|outcome| outcome.scores);
        Scene { results, ..Scene::between(perspective.known().clone()) }
    }

    /// The revealed cards, and at the end of a round its scores.
    fn beats(before: &Observation, events: &[Event], show: &Show<'_>) -> Vec<Beat<Scene>> {
        let [revealed, settled] = Scene::turn(before, events);
        let sound = settled.moments().iter().map(|moment| moment.kind).min().map_or("card", MomentKind::sound);
        let say = log::played(events, show).join(" ");
        let mut beats = vec![
            Beat { scene: revealed, say, pause: REVEAL, stays: false, sound: "flip" },
            Beat { scene: settled.clone(), say: String::new(), pause: SETTLE, stays: false, sound },
        ];
        let mut after = before.clone();
        for event in events {
            after.learn(*event);
        }
        if after.pad != before.pad {
            let tally = Tally { pad: after.pad, puddings: pudding_scores(events) };
            let title = round_end::title(&tally, show.locale);
            beats.push(Beat {
                scene: settled.scored(tally),
                say: format!("{title} {}", log::scored(events, show).join(" ")),
                pause: 0,
                stays: true,
                sound: "round",
            });
        }
        beats
    }

    /// Round and turn.
    fn progress(scene: &Scene, show: &Show<'_>) -> Markup {
        if scene.results.is_some() {
            return html! { p { (show.locale.text("progress-sushi-go-over")) } };
        }
        let size = scene.known.options.hand_size();
        let round = (scene.known.pad.rounds().len() + 1).min(ROUNDS);
        let turn = (usize::from(scene.known.turn) + 1).min(size);
        let so_far =
            [("round", round.into()), ("rounds", ROUNDS.into()), ("turn", turn.into()), ("turns", size.into())];
        let step = |order: Ordering| match order {
            Ordering::Less => Some("done"),
            Ordering::Equal => Some("now"),
            Ordering::Greater => None,
        };
        html! {
            p { (show.locale.format("progress-sushi-go", &so_far)) }
            span .steps aria-hidden="true" { @for number in 1..=ROUNDS { i class=[step(number.cmp(&round))] {} } }
            // Where the sentence has no room, the style shows the number of the turn.
            b .turn-number aria-hidden="true" { (turn) "/" (size) }
        }
    }

    fn public(scene: &Scene, show: &Show<'_>, parts: &mut Parts) {
        for seat in scene.known.tableaus.seats() {
            places::place(scene, show, seat, parts);
        }
        parts.keyed(BELT, scene.known.passes_left, || belt(scene, show.locale));
        parts.keyed(TALLY, (scene.tally(), show.names), || {
            html! {
                @if let Some(tally) = scene.tally() { (round_end::round_end(tally, show)) }
            }
        });
    }

    fn provisional_scores(scene: &Scene) -> Vec<SeatScoreLine> {
        scene.provisional_scores()
    }

    fn private(scene: &Scene, perspective: &Perspective<Self>, own: &Own<'_>, parts: &mut Parts) {
        hand::hand(scene, perspective.moves(), own, parts);
    }

    fn layout(parts: &Parts, seating: Seating, show: &Show<'_>) -> Markup {
        let others = seating.others();
        html! {
            div .board .{ "for-" (others.len()) } .watched[seating.own.is_none()] {
                div .belt-loop data-belt data-part=(BELT) { (parts.get(BELT)) }
                @for (position, seat) in others.into_iter().enumerate() { (places::layout(parts, seat, seating, position + 1)) }
                @if let Some(seat) = seating.own { (places::layout(parts, seat, seating, 0)) }
            }
            @if seating.own.is_some() {
                section .hand-of-mine aria-labelledby="hand-title" {
                    header .prompt data-part=(hand::PROMPT) data-late { (parts.get(hand::PROMPT)) }
                    div data-part=(hand::HAND) data-late { (parts.get(hand::HAND)) }
                    (hand::descriptions(show.locale))
                }
            }
            div .overlay data-part=(TALLY) { (parts.get(TALLY)) }
        }
    }

    fn story(perspective: &Perspective<Self>, show: &Show<'_>) -> Story {
        story::story(perspective, show)
    }

    fn open_hands(scene: &Scene, choices: &[RecordedChoice<Move>], own: Seat, show: &Show<'_>, parts: &mut Parts) {
        open_hand::open_hands(scene, choices, own, show, parts);
    }

    fn lesson(perspective: &Perspective<Self>, number: usize) -> Option<LessonTask> {
        lessons::task(perspective, number)
    }
}

/// The belt, with the direction in which hands pass.
fn belt(scene: &Scene, locale: &Locale) -> Markup {
    let (way, id) = if scene.known.passes_left { ("left", "passing-left") } else { ("right", "passing-right") };
    html! {
        svg .loop .(way) viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" {
            ellipse .belt-edge cx="50" cy="50" rx="46" ry="46" {}
            ellipse .belt-top cx="50" cy="50" rx="46" ry="46" {}
            ellipse .belt-marks cx="50" cy="50" rx="46" ry="46" pathLength="48" {}
        }
        p .way { (icon(if scene.known.passes_left { "arrow-left" } else { "arrow-right" })) span { (locale.text(id)) } }
    }
}

//! Sushi Go! on pages.
//!
//! | module | responsible for |
//! |---|---|
//! | `scene` | [`Scene`]: the table at one moment, also during a turn |
//! | `cards` | a card, large and small |
//! | `places` | the cards in front of a seat, in sets, with their current scores |
//! | `hand` | the hand, and the selection of a move from it |
//! | `terms` | the names of cards, options and score lines |
//! | `log` | events as sentences |
//! | `reason` | reasons for choices |

mod cards;
mod hand;
mod log;
mod places;
mod reason;
mod scene;
mod terms;

use game::{Game as _, Perspective, Section};
use maud::{Markup, html};
use sushi_go::{Card, Event, Move, Observation, Pad, ROUNDS, SushiGo};

use crate::drawing::icon;
use crate::pad::{SeatScoreLine, pad};
use crate::page_game::{Beat, Guide, LegendItem, Own, PageGame, Seating, Show};
use crate::parts::{PartId, Parts};
use crate::terms::GameTerms;
use crate::{Locale, chart};

use scene::Scene;
#[cfg(test)]
pub(crate) use terms::listed as listed_terms;

/// Duration of showing the revealed cards, in milliseconds.
const REVEAL: u32 = 1100;

const BELT: PartId = PartId::new("belt");
const TALLY: PartId = PartId::new("tally");

impl PageGame for SushiGo {
    const PLATES: &'static [&'static str] = &["maki3", "salmon", "tempura", "pudding"];
    const PLAYERS: usize = 3;
    const GUIDE: Guide = Guide { options: &[("players", "2")], deal: 7, steps: &terms::GUIDE };
    const TERMS: GameTerms = terms::TERMS;

    type Scene = Scene;

    fn legend(locale: &Locale) -> Vec<LegendItem> {
        Card::ALL.into_iter().map(|card| LegendItem::new(locale, card.name(), terms::card(card))).collect()
    }

    fn dummies(known: &Observation) -> usize {
        known.tableaus.len() - known.hands.len()
    }

    fn now(perspective: &Perspective<Self>, _: &Show<'_>) -> Scene {
        Scene::between(perspective.known().clone(), perspective.latest())
    }

    /// The revealed cards, and at the end of a round its scores.
    fn beats(before: &Observation, events: &[Event], show: &Show<'_>) -> Vec<Beat<Scene>> {
        let revealed = Scene::revealed(before, events);
        let say = log::played(events, show).join(" ");
        let mut beats = vec![Beat { scene: revealed.clone(), say, pause: REVEAL, stays: false, sound: "lay" }];
        let mut after = before.clone();
        for event in events {
            after.learn(*event);
        }
        if after.pad != before.pad {
            let title = round_over(show.locale, &after.pad);
            beats.push(Beat {
                scene: Scene { tally: Some(after.pad), ..revealed },
                say: format!("{title} {}", log::scored(events, show).join(" ")),
                pause: 0,
                stays: true,
                sound: "score",
            });
        }
        beats
    }

    /// Round and turn.
    fn progress(scene: &Scene, show: &Show<'_>) -> Markup {
        let size = scene.known.options.hand_size();
        let round = (scene.known.pad.rounds().len() + 1).min(ROUNDS);
        let turn = (usize::from(scene.known.turn) + 1).min(size);
        let so_far =
            [("round", round.into()), ("rounds", ROUNDS.into()), ("turn", turn.into()), ("turns", size.into())];
        html! {
            p { (show.locale.format("progress-sushi-go", &so_far)) }
            span .steps aria-hidden="true" { @for number in 1..=ROUNDS { i .done[number < round] .now[number == round] {} } }
        }
    }

    fn public(scene: &Scene, show: &Show<'_>, parts: &mut Parts) {
        for seat in scene.known.tableaus.seats() {
            places::place(scene, show, seat, parts);
        }
        parts.keyed(BELT, scene.known.passes_left, || belt(scene, show.locale));
        parts.keyed(TALLY, (scene.tally, show.names), || tally(scene, show));
    }

    fn private(scene: &Scene, perspective: &Perspective<Self>, own: &Own<'_>, parts: &mut Parts) {
        hand::hand(scene, perspective.moves(), own, parts);
    }

    fn layout(parts: &Parts, seating: Seating, show: &Show<'_>) -> Markup {
        let others = seating.others();
        html! {
            div data-part=(TALLY) { (parts.get(TALLY)) }
            section .others .{ "for-" (others.len()) } tabindex="0" aria-label=(show.locale.text("others")) {
                @for seat in others { (places::layout(parts, seat, seating)) }
            }
            div data-part=(BELT) { (parts.get(BELT)) }
            @if let Some(seat) = seating.own {
                (places::layout(parts, seat, seating))
                section .hand-of-mine aria-labelledby="hand-title" {
                    header data-part=(hand::PROMPT) { (parts.get(hand::PROMPT)) }
                    div data-part=(hand::HAND) { (parts.get(hand::HAND)) }
                    (hand::descriptions(show.locale))
                }
            }
        }
    }

    fn log(events: &[Event], show: &Show<'_>) -> Vec<String> {
        log::turn(events, show)
    }

    fn reason(perspective: &Perspective<Self>, locale: &Locale, chosen: Move) -> Option<String> {
        Some(reason::reason(locale, perspective.known(), perspective.seat()?, chosen))
    }

    /// The cards, separated as in notation.
    fn move_words(locale: &Locale, chosen: Move) -> String {
        let name = |card: Card| terms::card(card).text(locale);
        let second = chosen.second.map_or_else(String::new, |card| format!(" + {}", name(card)));
        let dummy = chosen.dummy.map_or_else(String::new, |card| format!(" / {}", name(card)));
        format!("{}{second}{dummy}", name(chosen.first))
    }
}

/// The belt, which runs in the direction of passing.
fn belt(scene: &Scene, locale: &Locale) -> Markup {
    let (way, arrow, id) = if scene.known.passes_left {
        ("left", "arrow-left", "passing-left")
    } else {
        ("right", "arrow-right", "passing-right")
    };
    html! {
        div .belt .(way) { p { (icon(arrow)) span { (locale.text(id)) } (icon(arrow)) } }
    }
}

fn round_over(locale: &Locale, pad: &Pad) -> String {
    locale.format("round-over", &[("round", pad.rounds().len().into())])
}

/// The scores of a round that has just ended.
fn tally(scene: &Scene, show: &Show<'_>) -> Markup {
    let Some(scored) = &scene.tally else { return html! {} };
    let latest = scored.rounds().len() as u8;
    let mut all: Vec<SeatScoreLine> = Vec::new();
    scored.lines(&mut |seat, line| all.push((seat, line)));
    let only: Vec<SeatScoreLine> =
        all.iter().filter(|(_, line)| line.section == Section::Round(latest)).copied().collect();
    html! {
        section .tally aria-labelledby="tally-title" {
            h2 #tally-title { (round_over(show.locale, scored)) }
            (pad(show.locale, SushiGo::NAME, &only, show.names, Some(Section::Round(latest))))
            @if latest > 1 { (chart::rounds(show.locale, &all, show.names)) }
            button .primary type="button" data-continue { (icon("step")) (show.locale.text("continue")) }
        }
    }
}

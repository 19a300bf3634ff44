//! Kanji-zushi on pages.
//!
//! | module | responsible for |
//! |---|---|
//! | `scene` | [`Scene`]: the table at one moment, also during a turn |
//! | `glyph` | halves and kanji drawn from their strokes |
//! | `cards` | the cards on the table and in a hand |
//! | `places` | the kanji that a player has formed, and the known part of their hand |
//! | `bench` | the latest attempt and its result |
//! | `choice` | the viewer's hand and the shari as controls |
//! | `lessons` | the lessons of the guide |
//! | `epilogue` | the kanji that everybody formed and missed |

pub(crate) mod bench;
mod cards;
mod choice;
pub(crate) mod epilogue;
pub(crate) mod glyph;
mod lessons;
mod places;
mod scene;
#[cfg(test)]
mod tests;

use ::words::Naming as _;
use game::Perspective;
use kanji_zushi::{Event, Kanji, KanjiZushi, Observation};
use maud::{Markup, html};

use crate::Locale;
use crate::locale::Term;
use crate::page_game::{Beat, Guide, LegendItem, LessonTask, Own, PageGame, Seating, Show};
use crate::parts::{PartId, Parts};

pub(crate) use ::words::kanji_zushi::{log, terms, words};
use glyph::Side;
use scene::{Attempt, Scene, ShownTurn, Stage};

/// A kanji with common halves.
const EXAMPLE: char = '明';

/// Durations in milliseconds: the two halves on the bench; a kanji, and each stroke of it; a miss; a pass; shari that leave.
const TRIED: u32 = 560;
const JOINED: u32 = 700;
const STROKE: u32 = 75;
const MISSED: u32 = 1300;
const PASSED: u32 = 700;
const SWEPT: u32 = 650;

/// The game of the guide: the reader can make a kanji of the first school year at once.
const GUIDE_OPTIONS: &[(&str, &str)] = &[("players", "2"), ("deck", "years-1-3"), ("help", "guided")];
const GUIDE_DEAL: u8 = 0;

/// The strokes of a kanji that is worth a cheer.
const GREAT: u8 = 12;

/// Whose turn it is, and which shari is on the bench. The style sheet depends on it, so that larger parts don't have to be
/// sent again.
const TURN: PartId = PartId::new("turn");

impl PageGame for KanjiZushi {
    const PLATES: &'static [&'static str] = &["neta", "shari"];
    const GUIDE: Guide = Guide { options: GUIDE_OPTIONS, deal: GUIDE_DEAL, choices: 6, lessons: &lessons::LESSONS };

    type Scene = Scene;

    fn legend(locale: &Locale) -> Vec<LegendItem> {
        let Some((kanji, (neta, shari))) = Kanji::from_char(EXAMPLE).and_then(|kanji| Some((kanji, kanji.halves()?)))
        else {
            return Vec::new();
        };
        let item = |picture, term: Term, about: String| LegendItem { picture, name: term.label(locale), about };
        let [left, right] = [Side::Left, Side::Right].map(terms::side);
        vec![
            item(glyph::card(neta, Side::Left), left, left.about(locale)),
            item(glyph::card(shari, Side::Right), right, right.about(locale)),
            item(glyph::dish(kanji, false), Term::new("term-kanji"), words::scored(locale, kanji)),
        ]
    }

    fn now(perspective: &Perspective<Self>, _: &Show<'_>) -> Scene {
        Scene { known: perspective.known().clone(), happening: None }
    }

    /// Both halves, and then the result; or a pass. If nobody finds anything, the shari leave the table.
    fn beats(before: &Observation, events: &[Event], show: &Show<'_>) -> Vec<Beat<Scene>> {
        let beat = |happening: ShownTurn, say: String, pause: u32, sound: &'static str| {
            let scene = Scene { known: before.clone(), happening: Some(happening) };
            Beat { scene, say, pause, stays: false, sound }
        };
        let (say, news) = (log::turn(events, show).join(" "), log::besides_attempt(events, show));
        let attempt = Attempt::of(events);
        let mut beats = Vec::new();
        if let Some(attempt) = attempt {
            let shown = |stage, news| ShownTurn { attempt: Some((attempt, stage)), news, sweeps: false };
            let (pause, sound) = attempt.found.map_or((MISSED, "bad"), |kanji| {
                (JOINED + STROKE * u32::from(kanji.strokes()), if kanji.strokes() >= GREAT { "combo" } else { "set" })
            });
            beats.push(beat(shown(Stage::Tried, Vec::new()), String::new(), TRIED, "card"));
            beats.push(beat(shown(Stage::Judged, news.clone()), say, pause, sound));
        } else {
            beats.push(beat(ShownTurn { attempt: None, news: news.clone(), sweeps: false }, say, PASSED, "card"));
        }
        if events.iter().any(|event| matches!(event, Event::Stuck { .. })) {
            beats.push(beat(ShownTurn { attempt: None, news, sweeps: true }, String::new(), SWEPT, "belt"));
        }
        beats
    }

    /// Whose turn it is.
    fn progress(scene: &Scene, show: &Show<'_>) -> Markup {
        html! {
            @if let Some(seat) = scene.known.turn { p { (show.locale.format("kanji-turn-of", &show.person(seat))) } }
        }
    }

    fn public(scene: &Scene, show: &Show<'_>, parts: &mut Parts) {
        let known = &scene.known;
        for seat in known.places.seats() {
            places::place(scene, show, seat, parts);
        }
        cards::table(known, show.locale, parts);
        let turn = (known.turn, scene.tried_shari(), scene.is_swept());
        parts.keyed(TURN, turn, || {
            let (seat, tried, swept) = turn;
            html! {
                i .{ @if let Some(seat) = seat { "turn-of-" (seat.index()) } @if let Some(tried) = tried { " tries tries-" (tried) } @if swept { " swept" } } {}
            }
        });
        if let Some(happening) = &scene.happening {
            if let Some((attempt, stage)) = happening.attempt {
                bench::attempt(attempt, stage, Some(known), show, parts);
            }
            bench::news(&happening.news, parts);
        }
    }

    fn lasting(turns: &[Vec<Event>], show: &Show<'_>, parts: &mut Parts) {
        if let Some(attempt) = turns.iter().rev().find_map(|events| Attempt::of(events)) {
            bench::attempt(attempt, Stage::Past, None, show, parts);
        }
        if let Some(latest) = turns.last() {
            bench::news(&log::besides_attempt(latest, show), parts);
        }
    }

    fn private(scene: &Scene, perspective: &Perspective<Self>, own: &Own<'_>, parts: &mut Parts) {
        choice::parts(&scene.known, perspective.moves(), own, parts);
    }

    fn layout(parts: &Parts, seating: Seating, show: &Show<'_>) -> Markup {
        let (locale, others) = (show.locale, seating.others());
        let part = |id: PartId| parts.get(id);
        html! {
            div .board .{ "for-" (others.len()) } .watched[seating.own.is_none()] {
                div hidden data-part=(TURN) { (part(TURN)) }
                section .others aria-label=(locale.text("others")) {
                    @for seat in others { (places::layout(parts, seat, seating)) }
                }
                (bench::layout(parts, locale))
                // The shari appear twice: for everybody, and as controls for the player who has to choose. The style sheet
                // hides the first if there is the second.
                section .shari-table aria-labelledby="shari-title" {
                    h2 #shari-title .unseen { (locale.label("term-shari")) }
                    div .pile data-part=(cards::PILE) { (part(cards::PILE)) }
                    (cards::layout(parts))
                    div .pick data-part=(choice::PICK) { (part(choice::PICK)) }
                }
                @if let Some(seat) = seating.own {
                    (places::layout(parts, seat, seating))
                    section .hand-of-mine aria-labelledby="hand-title" {
                        header data-part=(choice::PROMPT) { (part(choice::PROMPT)) }
                        div data-part=(choice::HAND) { (part(choice::HAND)) }
                    }
                }
            }
        }
    }

    fn lesson(perspective: &Perspective<Self>, number: usize) -> Option<LessonTask> {
        lessons::task(perspective, number)
    }

    fn epilogue(perspective: &Perspective<Self>, show: &Show<'_>) -> Markup {
        epilogue::epilogue(perspective, show)
    }
}

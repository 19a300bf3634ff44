//! The board where two halves are laid side by side: the latest attempt, and what came of it.

use game::Seat;
use kanji_zushi::{Event, Half, Kanji, Why};
use maud::{Markup, html};

use crate::Speech;
use crate::drawing::drawing;
use crate::game_view::Seen;
use crate::kanji_zushi::glyph::{Side, blank, card, strokes};
use crate::kanji_zushi::{log, words};

/// How far an attempt is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Stage {
    /// The halves have been laid down.
    Tried,
    /// It is known what they are.
    Judged,
    /// It was in the turn before, and the cards are where they belong now.
    Past,
}

/// What somebody tried.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Attempt {
    pub(crate) seat: Seat,
    pub(crate) neta: Half,
    pub(crate) shari: Half,
    pub(crate) found: Result<Kanji, Why>,
}

impl Attempt {
    /// The attempt of a turn, if somebody made one.
    pub(crate) fn of(events: &[Event]) -> Option<Self> {
        events.iter().find_map(|event| match *event {
            Event::Formed { seat, neta, shari, kanji, .. } => Some(Self { seat, neta, shari, found: Ok(kanji) }),
            Event::Failed { seat, neta, shari, why } => Some(Self { seat, neta, shari, found: Err(why) }),
            _ => None,
        })
    }
}

/// The bench after these events. `glides` are the names under which the cards are known to the browser while they move.
pub(crate) fn bench(seen: &Seen<'_>, events: &[Event], stage: Stage, glides: &(String, String)) -> Markup {
    let speech = seen.speech;
    let attempt = Attempt::of(events);
    html! {
        section .bench #bench aria-label=(speech.say("kanji-bench")) {
            @match attempt {
                Some(attempt) => {
                    (pair(attempt, stage, glides))
                    div .told {
                        @match (attempt.found, stage) {
                            (_, Stage::Tried) => p { (words::about(seen, attempt.seat, "kanji-tries", &[])) },
                            (Ok(kanji), _) => {
                                p { (words::about(seen, attempt.seat, "kanji-formed", &[])) }
                                (told(speech, kanji))
                            },
                            (Err(why), _) => {
                                p { (words::about(seen, attempt.seat, "kanji-failed", &[])) }
                                p .why { (words::why(speech, why)) }
                                @if let Why::NotLeftRight { kanji } = why { (strokes(kanji, false)) }
                            },
                        }
                        @if stage != Stage::Tried { (others(seen, events)) }
                    }
                },
                None => div .told {
                    @for sentence in log::turn(events, seen) { p { (sentence) } }
                },
            }
        }
    }
}

/// How many sentences are told of what happened since: the log has them all.
const LATEST: usize = 3;

/// What else happened since the attempt.
fn others(seen: &Seen<'_>, events: &[Event]) -> Markup {
    let rest: Vec<Event> = events
        .iter()
        .copied()
        .filter(|event| matches!(event, Event::Passed { .. } | Event::Stuck { .. } | Event::Ended { .. }))
        .collect();
    let told = log::turn(&rest, seen);
    html! { @for sentence in &told[told.len().saturating_sub(LATEST)..] { p { (sentence) } } }
}

/// The two cards.
fn pair(attempt: Attempt, stage: Stage, (neta, shari): &(String, String)) -> Markup {
    let formed = attempt.found.ok().filter(|_| stage != Stage::Tried);
    html! {
        div .pair .joined[formed.is_some()] .refused[formed.is_none() && stage != Stage::Tried] aria-hidden="true" {
            span .(neta) { @if formed.is_some() { (blank(Side::Left)) } @else { (card(attempt.neta, Side::Left)) } }
            span .(shari) { @if formed.is_some() { (blank(Side::Right)) } @else { (card(attempt.shari, Side::Right)) } }
            @if let Some(kanji) = formed { (strokes(kanji, true)) }
            @else if stage != Stage::Tried { (drawing("mark-no")) }
        }
    }
}

/// What there is to know of a kanji.
pub(crate) fn told(speech: &Speech, kanji: Kanji) -> Markup {
    html! {
        p .formed-kanji {
            span .unseen lang="ja" { (kanji) " " } span .tag { (words::strokes(speech, kanji.strokes().into())) }
        }
        @if let Some(details) = kanji.details() {
            @if let Some(meaning) = words::meaning(speech, kanji) { p .meaning { (meaning) } }
            dl .readings {
                @for (id, all) in [("term-reading-on", details.on), ("term-reading-kun", details.kun)] {
                    @let some = words::readings(all);
                    @if !some.is_empty() { div { dt { (speech.say(id)) } dd lang="ja" { (some) } } }
                }
                div { dt { (speech.say("term-grade")) } dd { (speech.tell("grade", &[("grade", details.grade.into())])) } }
            }
        }
    }
}

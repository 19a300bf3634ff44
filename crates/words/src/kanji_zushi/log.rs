//! The log: events as sentences.

use game::Seat;
use kanji_zushi::{Event, STUCK};

use crate::Naming;
use crate::kanji_zushi::words;

/// An event as a sentence; `None` for cards that are turned or drawn.
fn event(event: Event, show: &dyn Naming) -> Option<String> {
    let locale = show.locale();
    let format = |id: &str, seat: Seat, with: &[(&str, fluent_bundle::FluentValue<'_>)]| {
        Some(locale.format(id, &[show.person(seat).as_slice(), with].concat()))
    };
    match event {
        Event::Began { seat } => format("kanji-log-began", seat, &[]),
        Event::Formed { seat, kanji, .. } => {
            format("kanji-log-formed", seat, &[("kanji", words::scored(locale, kanji).into())])
        }
        Event::Failed { seat, neta, shari, why } => {
            let (pair, why) = (words::pair(locale, neta, shari), words::why(locale, why));
            format("kanji-log-failed", seat, &[("pair", pair.into()), ("why", why.into())])
        }
        Event::Passed { seat } => format("kanji-log-passed", seat, &[]),
        Event::Stuck { times } if times < STUCK => Some(locale.text("kanji-log-stuck")),
        Event::Stuck { .. } | Event::Ended { complete: false } => Some(locale.text("kanji-log-stuck-end")),
        Event::Ended { complete: true } => Some(locale.text("kanji-log-complete")),
        Event::Turned { .. } | Event::Drew { .. } => None,
    }
}

/// The sentences of a turn.
pub fn turn(events: &[Event], show: &dyn Naming) -> Vec<String> {
    sentences(events.iter().copied(), show)
}

/// The sentences of a turn without its attempt, which is on the bench.
pub fn besides_attempt(events: &[Event], show: &dyn Naming) -> Vec<String> {
    let is_attempt = |event: &Event| matches!(event, Event::Formed { .. } | Event::Failed { .. });
    sentences(events.iter().copied().filter(|event| !is_attempt(event)), show)
}

fn sentences(events: impl Iterator<Item = Event>, show: &dyn Naming) -> Vec<String> {
    let mut sentences: Vec<String> = events.filter_map(|happened| event(happened, show)).collect();
    // Being stuck for the last time ends the game; both events have the same sentence.
    sentences.dedup();
    sentences
}

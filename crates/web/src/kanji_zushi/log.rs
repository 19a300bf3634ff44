//! What happened, as sentences.

use kanji_zushi::Event;

use crate::game_view::Seen;
use crate::kanji_zushi::words;

/// What an event is in words; nothing for cards that are turned or drawn.
pub(crate) fn event(event: &Event, seen: &Seen<'_>) -> Option<String> {
    let speech = seen.speech;
    match *event {
        Event::Began { seat } => Some(words::about(seen, seat, "kanji-log-began", &[])),
        Event::Formed { seat, kanji, .. } => {
            Some(words::about(seen, seat, "kanji-log-formed", &[("kanji", words::scored(speech, kanji))]))
        }
        Event::Failed { seat, neta, shari, why } => {
            let with = [("pair", words::pair(speech, neta, shari)), ("why", words::why(speech, why))];
            Some(words::about(seen, seat, "kanji-log-failed", &with))
        }
        Event::Passed { seat } => Some(words::about(seen, seat, "kanji-log-passed", &[])),
        Event::Stuck { times } if times < kanji_zushi::STUCK => Some(speech.say("kanji-log-stuck")),
        Event::Stuck { .. } | Event::Ended { complete: false } => Some(speech.say("kanji-log-stuck-end")),
        Event::Ended { complete: true } => Some(speech.say("kanji-log-complete")),
        Event::Turned { .. } | Event::Drew { .. } => None,
    }
}

/// A turn, a sentence each.
pub(crate) fn turn(events: &[Event], seen: &Seen<'_>) -> Vec<String> {
    let mut sentences: Vec<String> = events.iter().filter_map(|happened| event(happened, seen)).collect();
    // A table that is stuck for the last time is the end: that is said once.
    sentences.dedup();
    sentences
}

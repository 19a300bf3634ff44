//! What happened, as sentences.

use game::Seat;
use sushi_go::Event;

use crate::game_view::Seen;

/// A turn, a sentence each.
pub(crate) fn turn(events: &[Event], seen: &Seen<'_>) -> Vec<String> {
    let mut sentences = laid(events, seen);
    sentences.extend(scored(events, seen));
    for event in events {
        if let Event::RoundBegan { round } = event {
            sentences.push(seen.speech.tell("log-round", &[("round", (*round).into())]));
        }
    }
    sentences
}

/// Who laid what.
pub(crate) fn laid(events: &[Event], seen: &Seen<'_>) -> Vec<String> {
    let mut seats: Vec<(Seat, Vec<String>)> = Vec::new();
    for event in events {
        if let Event::Laid { seat, card, on_wasabi } = *event {
            let name = seen.speech.say(&format!("card-{card}"));
            let name = if on_wasabi { seen.speech.tell("on-wasabi", &[("card", name.into())]) } else { name };
            match seats.iter_mut().find(|(other, _)| *other == seat) {
                Some((_, names)) => names.push(name),
                None => seats.push((seat, vec![name])),
            }
        }
    }
    let sentences = seats.into_iter().map(|(seat, cards)| {
        let cards = cards.join(" + ");
        if seen.is_own(seat) {
            seen.speech.tell("log-you-laid", &[("cards", cards.into())])
        } else {
            seen.speech.tell("log-laid", &[("name", seen.name(seat).into()), ("cards", cards.into())])
        }
    });
    sentences.collect()
}

/// Who scored how much.
pub(crate) fn scored(events: &[Event], seen: &Seen<'_>) -> Vec<String> {
    let sentences = events.iter().filter_map(|event| match *event {
        Event::RoundScored { seat, score, .. } => {
            let with = [("name", seen.name(seat).into()), ("points", score.total().into())];
            Some(seen.speech.tell("log-scored", &with))
        }
        Event::PuddingScored { seat, puddings, points } => {
            let with = [("name", seen.name(seat).into()), ("puddings", puddings.into()), ("points", points.into())];
            Some(seen.speech.tell("log-pudding", &with))
        }
        _ => None,
    });
    sentences.collect()
}

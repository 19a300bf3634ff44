//! The log: events as sentences.

use game::Seat;
use sushi_go::Event;

use crate::Naming;
use crate::sushi_go::terms;

/// The sentences of a turn.
pub fn turn(events: &[Event], show: &dyn Naming) -> Vec<String> {
    let mut sentences = played(events, show);
    sentences.extend(scored(events, show));
    for event in events {
        if let Event::RoundBegan { round } = event {
            sentences.push(show.locale().format("log-round", &[("round", (*round).into())]));
        }
    }
    sentences
}

/// The cards that were played.
pub fn played(events: &[Event], show: &dyn Naming) -> Vec<String> {
    let mut seats: Vec<(Seat, Vec<String>)> = Vec::new();
    for event in events {
        if let Event::Laid { seat, card, on_wasabi } = *event {
            let name = terms::card(card).text(show.locale());
            let name = if on_wasabi { show.locale().format("on-wasabi", &[("card", name.into())]) } else { name };
            match seats.iter_mut().find(|(other, _)| *other == seat) {
                Some((_, names)) => names.push(name),
                None => seats.push((seat, vec![name])),
            }
        }
    }
    let sentences = seats.into_iter().map(|(seat, cards)| {
        let cards = cards.join(" + ");
        let [who, name] = show.person(seat);
        show.locale().format("log-laid", &[who, name, ("cards", cards.into())])
    });
    sentences.collect()
}

/// The scores.
pub fn scored(events: &[Event], show: &dyn Naming) -> Vec<String> {
    let sentences = events.iter().filter_map(|event| match *event {
        Event::RoundScored { seat, score, .. } => {
            let [who, name] = show.person(seat);
            Some(show.locale().format("log-scored", &[who, name, ("points", score.total().into())]))
        }
        Event::PuddingScored { seat, puddings, points } => {
            let [who, name] = show.person(seat);
            let with = [who, name, ("puddings", puddings.into()), ("points", points.into())];
            Some(show.locale().format("log-pudding", &with))
        }
        _ => None,
    });
    sentences.collect()
}

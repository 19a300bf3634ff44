//! Plays random games at a table with open pages in every seat and prints how large the messages are, how much each part
//! takes, and how long it takes to make the messages of one choice. Release builds tell what it costs.
//!
//! `cargo run --release -p web --example messages -- sushi-express 5 20`

use std::collections::BTreeMap;
use std::env;
use std::sync::Arc;
use std::time::{Duration, Instant};

use game::{Chance as _, FastChance};
use table::{Action, Changes, Input, Now, Person, PersonId, Phase, Settings, Table, TurnClock};
use web::{PageSession, Reader, Update};

const NAMES: [&str; 8] = ["Ana", "Ben", "Cem", "Dunja", "Emil", "Fatou", "Gita", "Hugo"];

#[derive(Default)]
struct Totals {
    choices: usize,
    messages: usize,
    bytes: usize,
    largest: usize,
    /// How long the messages of each choice took.
    times: Vec<Duration>,
    /// For each kind of part, how often it was sent, and its bytes.
    parts: BTreeMap<String, (usize, usize)>,
}

fn main() {
    let mut args = env::args().skip(1);
    let game = args.next().unwrap_or_else(|| "sushi-express".to_owned());
    let players: usize = args.next().and_then(|text| text.parse().ok()).unwrap_or(5);
    let games: u64 = args.next().and_then(|text| text.parse().ok()).unwrap_or(10);
    let mut totals = Totals::default();
    for seed in 0..games {
        play(&game, players, seed, &mut totals);
    }
    let Totals { choices, messages, bytes, largest, mut times, parts } = totals;
    let each = |sum: usize, count: usize| sum as f64 / count.max(1) as f64;
    println!("{game}, {players} players: {games} games, {choices} choices, {messages} messages");
    println!("bytes: {:.0} a message, {largest} the largest", each(bytes, messages));
    // Busy machines make some choices take very long; that says nothing about us.
    times.sort_unstable();
    let time = |share: f64| times[((times.len() - 1) as f64 * share) as usize].as_secs_f64() * 1e6;
    println!("time for all messages of a choice: median {:.1} µs, nine of ten below {:.1} µs", time(0.5), time(0.9));
    println!("{:<12} {:>8} {:>12} {:>14}", "part", "sent", "bytes each", "bytes/message");
    for (name, (count, sum)) in parts {
        println!("{name:<12} {count:>8} {:>12.0} {:>14.1}", each(sum, count), each(sum, messages));
    }
}

fn person(seat: usize) -> Person {
    Person { id: PersonId(seat as u64 + 1), name: NAMES[seat].to_owned() }
}

/// Plays a game with a page open in every seat.
fn play(game: &str, players: usize, seed: u64, totals: &mut Totals) {
    let options = BTreeMap::from([("players".to_owned(), players.to_string())]);
    let settings = Settings { game: game.to_owned(), options, clock: TurnClock::Unlimited, public: false };
    let now = Now { at: 0, entropy: [seed as u8; 32] };
    let (mut table, _) = Table::open(person(0), settings, 0, now).expect("the settings are fine");
    let act = |table: &mut Table, seat: usize, action| {
        table.handle(Input::Act { person: person(seat), action }, now).expect("it can be done").changes
    };
    for seat in 1..players {
        act(&mut table, seat, Action::Sit { seat: Some(seat), nonce: None });
    }
    for seat in 1..players {
        act(&mut table, seat, Action::Ready { nonce: None });
    }
    act(&mut table, 0, Action::Start { nonce: None });
    let mut update = Arc::new(Update::new(None, table.view(None, 0), Changes::default()));
    let mut sessions: Vec<PageSession> = (0..players)
        .map(|seat| {
            let reader = Reader { name: Some(NAMES[seat].to_owned()), ..Reader::default() };
            let own = Some(Arc::new(table.view(Some(person(seat).id), 0)));
            let link = "http://localhost/table/ABC234".to_owned();
            PageSession::open(reader, "ABC234".to_owned(), link, Arc::clone(&update), own, None).0
        })
        .collect();
    let luck = &mut FastChance::new(seed);
    while table.phase() == Phase::Playing {
        let position = table.game().expect("it is played");
        let chosen = table.view(None, usize::MAX).choices.chosen;
        let (turn, asked) = (position.turn(), position.asked());
        let seat = asked.iter().find(|seat| !chosen.contains(*seat)).expect("somebody is asked");
        let moves = position.moves(seat);
        let choice = moves[luck.below(moves.len() as u32) as usize].clone();
        let changes = act(&mut table, seat.index(), Action::Choose { game: 1, turn, choice });
        let since = changes.turns_from.unwrap_or(usize::MAX);
        let view = table.view(None, since);
        let own: Vec<_> = (0..players).map(|seat| Some(Arc::new(table.view(Some(person(seat).id), since)))).collect();
        let began = Instant::now();
        update = Arc::new(Update::new(Some(&update), view, changes));
        let messages: Vec<_> = sessions
            .iter_mut()
            .zip(own)
            .filter_map(|(session, own)| session.update(Arc::clone(&update), own))
            .collect();
        totals.times.push(began.elapsed());
        totals.choices += 1;
        for message in &messages {
            totals.messages += 1;
            totals.bytes += message.len();
            totals.largest = totals.largest.max(message.len());
            note_parts(message, totals);
        }
    }
}

/// Notes the sizes of the parts in a message.
fn note_parts(message: &str, totals: &mut Totals) {
    let message: serde_json::Value = serde_json::from_str(message).expect("messages are JSON");
    for step in message["steps"].as_array().into_iter().flatten() {
        for field in ["parts", "append"] {
            for (name, html) in step[field].as_object().into_iter().flatten() {
                let kind = name.trim_end_matches(|letter: char| letter == '-' || letter.is_ascii_digit());
                let part = totals.parts.entry(kind.to_owned()).or_default();
                part.0 += 1;
                // As it is sent: with the name, and quoted.
                part.1 += name.len() + html.to_string().len() + 4;
            }
        }
        for field in ["say", "page", "title"] {
            if let Some(text) = step.get(field) {
                let part = totals.parts.entry(field.to_uppercase()).or_default();
                part.0 += 1;
                part.1 += text.to_string().len() + field.len() + 4;
            }
        }
    }
}

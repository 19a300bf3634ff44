//! Plays whole games with an open page for every player and prints the size of each part and message, and the time it takes
//! to render them. Nothing is asserted.
//!
//! `cargo run --release -p web --example message_sizes -- [GAME] [PLAYERS] [GAMES] [random|greedy]`

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::{Duration, Instant};

use bots::Level;
use game::{Chance as _, FastChance};
use table::{Action, Changes, Input, Now, Person, PersonId, Phase, Settings, Table, TurnClock};
use web::{PageKind, PageSession, Reader, Update};

#[derive(Default)]
struct Sizes {
    count: usize,
    total: usize,
    largest: usize,
}

impl Sizes {
    fn record(&mut self, bytes: usize) {
        self.count += 1;
        self.total += bytes;
        self.largest = self.largest.max(bytes);
    }

    fn print(&self, what: &str) {
        let mean = self.total / self.count.max(1);
        println!("{what:<24} {:>8} {mean:>8} {:>8} {:>10}", self.count, self.largest, self.total);
    }
}

#[derive(Default)]
struct Measured {
    messages: Sizes,
    pages: Sizes,
    selections: Sizes,
    parts: BTreeMap<String, Sizes>,
    /// Times per choice.
    views: Vec<Duration>,
    rendering: Vec<Duration>,
}

fn main() {
    let mut args = std::env::args().skip(1);
    let name = args.next().unwrap_or_else(|| "kanji-zushi".to_owned());
    let players: usize = args.next().and_then(|text| text.parse().ok()).unwrap_or(4);
    let games: u8 = args.next().and_then(|text| text.parse().ok()).unwrap_or(20);
    let greedy = args.next().is_some_and(|text| text == "greedy");
    let mut measured = Measured::default();
    for deal in 0..games {
        play(&name, players, deal, greedy, &mut measured);
    }
    println!("{:<24} {:>8} {:>8} {:>8} {:>10}", "bytes of", "count", "mean", "largest", "total");
    measured.messages.print("messages");
    measured.pages.print("whole pages");
    measured.selections.print("selections");
    for (name, sizes) in &measured.parts {
        sizes.print(&format!("  {name}"));
    }
    // The mean says little: on a busy machine some samples are outliers.
    for (what, mut times) in [("render all pages", measured.rendering), ("make their views", measured.views)] {
        times.sort_unstable();
        let at = |part: usize| times[times.len() * part / 100].as_secs_f64() * 1e6;
        println!("{what}: {} choices, median {:.0} µs, 75 % below {:.0} µs", times.len(), at(50), at(75));
    }
}

fn play(name: &str, players: usize, deal: u8, greedy: bool, measured: &mut Measured) {
    let now = Now { at: 0, entropy: [deal; 32] };
    let people: Vec<Person> = ["Ana", "Benedikt", "Chie", "Dov", "Eda", "Finn", "Gita", "Hana"]
        .iter()
        .take(players)
        .zip(1..)
        .map(person)
        .collect();
    let options = BTreeMap::from([("players".to_owned(), players.to_string())]);
    let settings =
        Settings { game: name.to_owned(), options, clock: TurnClock::Unlimited, public: false, fixed: false };
    let (mut table, _) = Table::open(people[0].clone(), settings, 0, now).expect("the settings are valid");
    for person in &people {
        let _ = table.handle(Input::Connected { person: person.id }, now);
        let _ =
            table.handle(Input::Act { person: person.clone(), action: Action::Sit { seat: None, nonce: None } }, now);
    }
    let start =
        Input::Act { person: people[0].clone(), action: Action::Start { nonce: None, empty: None, level: None } };
    table.handle(start, now).expect("everybody has a seat");
    let mut shared = Arc::new(Update::new(None, &"ABC234".into(), table.view(None, 0), Changes::default()));
    let open = |person: &Person| {
        let reader = Reader { name: Some(person.name.clone()), ..Reader::default() };
        let own = Some(Arc::new(table.view(Some(person.id), 0)));
        let (code, link) = ("ABC234".to_owned(), "https://sushiya.example/table/ABC234".to_owned());
        PageSession::open(PageKind::Player, reader, code, link, Arc::clone(&shared), own, None)
    };
    let mut sessions: Vec<PageSession> = Vec::new();
    for person in &people {
        let (session, message) = open(person);
        measured.pages.record(message.len());
        sessions.push(session);
    }
    let mut chance = FastChance::new(deal.into());
    while table.phase() == Phase::Playing {
        let (turn, asked) = {
            let game = table.game().expect("a game is running");
            (game.turn(), game.asked())
        };
        for seat in asked.iter() {
            let person = &people[seat.index()];
            let game = table.game().expect("a game is running");
            if let Some(message) = sessions[seat.index()].select(&format!("turn={turn}&pick=neta-{}", chance.below(10)))
            {
                measured.selections.record(message.len());
            }
            let moves = game.moves(seat);
            let perspective = game.perspective(game::Viewer::Seat(seat), turn);
            let best = greedy
                .then(|| perspective.choose(Level::Greedy.into(), || Duration::ZERO, chance.below(1000).into()))
                .flatten();
            let choice = best.unwrap_or_else(|| moves[chance.below(moves.len() as u32) as usize].clone());
            let input = Input::Act { person: person.clone(), action: Action::Choose { game: 1, turn, choice } };
            let mut changes = table.handle(input, now).expect("the move is legal").changes;
            // Forced moves are played on the next tick.
            changes.merge(table.handle(Input::Tick, now).expect("ticks are accepted").changes);
            shared = update_pages(&table, &people, &mut sessions, &shared, changes, measured);
        }
    }
}

fn person((name, id): (&&str, u64)) -> Person {
    Person::new(PersonId(id), *name)
}

/// Updates all pages, as the server does.
fn update_pages(
    table: &Table,
    people: &[Person],
    sessions: &mut [PageSession],
    before: &Update,
    changes: Changes,
    measured: &mut Measured,
) -> Arc<Update> {
    let began = Instant::now();
    let since = changes.turns_from.unwrap_or(usize::MAX);
    let shared = table.view(None, since);
    let private = changes.table || changes.turns_from.is_some();
    let own = |person: &Person| private.then(|| Arc::new(table.view(Some(person.id), since)));
    let views: Vec<_> = people.iter().map(own).collect();
    let rendering_began = Instant::now();
    let update = Arc::new(Update::new(Some(before), &"ABC234".into(), shared, changes));
    let messages: Vec<_> =
        sessions.iter_mut().zip(views).map(|(session, own)| session.update(Arc::clone(&update), own)).collect();
    measured.rendering.push(rendering_began.elapsed());
    measured.views.push(rendering_began - began);
    for message in messages.into_iter().flatten() {
        measured.messages.record(message.len());
        let message: serde_json::Value = serde_json::from_str(&message).expect("messages are JSON");
        for step in message["steps"].as_array().into_iter().flatten() {
            for kind in ["parts", "append"] {
                for (name, html) in step[kind].as_object().into_iter().flatten() {
                    let name = name.trim_end_matches(|end: char| end.is_ascii_digit());
                    let sizes = measured.parts.entry(format!("{kind} {name}")).or_default();
                    sizes.record(html.as_str().map_or(0, str::len));
                }
            }
        }
    }
    update
}

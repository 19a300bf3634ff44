//! How long a table takes to be written as HTML, and how long that is. `cargo bench -p web` prints it; nothing is asserted.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use table::{Action, Changes, Input, Now, Person, PersonId, Settings, Table, TurnClock};
use web::{Beside, Look, Reader, Visit};

const HOST: PersonId = PersonId(1);

fn main() {
    println!("{:<34} {:>10} {:>12}", "what", "bytes", "µs");
    for players in ["2", "5"] {
        let (table, changes) = in_the_middle("sushi-go", players);
        let reader = Reader { name: Some("Ana".to_owned()), ..Reader::default() };
        let look = Look::default();
        let visit = Visit {
            reader: &reader,
            table: &table,
            code: "ABC234",
            link: "http://localhost/table/ABC234",
            person: Some(HOST),
            look: &look,
        };
        told(&format!("table page, {players} players"), || {
            web::table_page(&visit, Beside::default()).into_string().len()
        });
        told(&format!("what is now, {players} players"), || web::steps(&visit, None)[0].html.len());
        told(&format!("a turn in steps, {players} players"), || {
            web::steps(&visit, Some(&changes)).iter().map(|step| step.html.len()).sum()
        });
    }
    let home = web::Home::default();
    told("first page", || web::home(&Reader::default(), &home, None).into_string().len());
}

/// A game after half of its first round, and what its last turn changed.
fn in_the_middle(game: &str, players: &str) -> (Table, Changes) {
    let host = Person { id: HOST, name: "Ana".to_owned() };
    let options = BTreeMap::from([("players".to_owned(), players.to_owned())]);
    let terms = Settings { game: game.to_owned(), options, clock: TurnClock::Unlimited, public: false };
    let moment = Now { at: 0, entropy: [7; 32] };
    let (mut table, _) = Table::open(host.clone(), terms, 0, moment).expect("the terms are fine");
    let act = |table: &mut Table, action| {
        let input = Input::Act { person: host.clone(), action };
        table.handle(input, moment).expect("it can be done").changes
    };
    for seat in 1..table.seats().len() {
        act(&mut table, Action::Bot { seat, level: "greedy".to_owned() });
    }
    act(&mut table, Action::Start { nonce: None });
    let mut changes = Changes::default();
    for _ in 0..4 {
        let (turn, choices) = {
            let game = table.game().expect("it has begun");
            let first = |seat| (seat, game.moves(seat)[0].clone());
            (game.turn(), game.asked().iter().map(first).collect::<Vec<_>>())
        };
        changes = Changes::default();
        for (seat, choice) in choices {
            let input = if seat.index() == 0 {
                Input::Act { person: host.clone(), action: Action::Choose { game: 1, turn, choice } }
            } else {
                Input::BotChose { game: 1, turn, seat, choice }
            };
            changes.merge(table.handle(input, moment).expect("it can be done").changes);
        }
        changes.merge(table.handle(Input::Tick, moment).expect("time passes").changes);
    }
    (table, changes)
}

fn told(what: &str, mut write: impl FnMut() -> usize) {
    let bytes = write();
    let (began, mut times) = (Instant::now(), 0);
    while began.elapsed() < Duration::from_secs(1) {
        std::hint::black_box(write());
        times += 1;
    }
    println!("{what:<34} {bytes:>10} {:>12.1}", began.elapsed().as_secs_f64() * 1e6 / f64::from(times));
}

//! The cost of rendering tables. `cargo bench -p web` prints the bytes and microseconds of a whole page, of a turn for
//! everybody at the table (shared parts once, private parts for each), and of "somebody has chosen". Nothing is asserted.

#[path = "../tests/pages/seated.rs"]
#[allow(dead_code)] // The tests use the rest.
mod seated;

use std::sync::Arc;
use std::time::{Duration, Instant};

use game::FastChance;
use seated::{NAMES, SeatedTable, person};
use table::{Changes, Phase};
use web::{Extras, PageKind, PageSession, Reader, Selection, TablePage, Update};

const LINK: &str = "http://localhost/table/ABC234";
const MEASURING_TIME: Duration = Duration::from_secs(1);

/// The size and cost of some messages.
#[derive(Default)]
struct Sent {
    times: u32,
    bytes: usize,
    spent: Duration,
}

impl Sent {
    fn print(&self, what: &str) {
        if self.times > 0 {
            let (bytes, spent) = (self.bytes / self.times as usize, self.spent / self.times);
            println!("{what:<48} {bytes:>10} {:>12.1}", spent.as_secs_f64() * 1e6);
        }
    }
}

fn main() {
    println!("{:<48} {:>10} {:>12}", "", "bytes", "µs");
    for (game, players) in [("sushi-go", 2), ("sushi-go", 4), ("sushi-express", 5), ("kanji-zushi", 4)] {
        let name = format!("{game}, {players} players");
        whole_page(game, players).print(&format!("{name}: whole page"));
        let (turns, choices) = updates(game, players);
        turns.print(&format!("{name}: a turn, to everybody"));
        choices.print(&format!("{name}: has chosen, to everybody"));
    }
    repeated(|| web::home(&Reader::default(), &web::Home::default()).into_string().len()).print("home");
}

fn reader(seat: usize) -> Reader {
    Reader { name: Some(NAMES[seat].to_owned()), ..Reader::default() }
}

fn repeated(mut write: impl FnMut() -> usize) -> Sent {
    let (began, mut sent) = (Instant::now(), Sent::default());
    while sent.spent < MEASURING_TIME {
        sent.bytes += write();
        sent.times += 1;
        sent.spent = began.elapsed();
    }
    sent
}

/// The page of a player in the first round.
fn whole_page(game: &str, players: usize) -> Sent {
    let (mut seated, luck) = (start(game, players, 7), &mut FastChance::new(7));
    for _ in 0..4 {
        seated.play_turn(luck);
    }
    let (shared, own) = (&seated.table.view(None, 0), &seated.table.view(Some(person(0).id), 0));
    let (reader, selection) = (&reader(0), &Selection::default());
    let page = TablePage { reader, code: "ABC234", link: LINK, shared, own, selection, kind: PageKind::Player };
    repeated(|| page.render(Extras::default()).into_string().len())
}

/// Whole games with an open page in every seat: the updates for turns, and for choices that don't end a turn.
fn updates(game: &str, players: usize) -> (Sent, Sent) {
    let (began, mut turns, mut choices) = (Instant::now(), Sent::default(), Sent::default());
    for deal in 0..u8::MAX {
        if began.elapsed() > MEASURING_TIME {
            break;
        }
        play(start(game, players, deal), &mut FastChance::new(deal.into()), &mut turns, &mut choices);
    }
    (turns, choices)
}

fn start(game: &str, players: usize, deal: u8) -> SeatedTable {
    SeatedTable::started(game, &[("players", players.to_string().as_str())], deal)
}

fn play(mut seated: SeatedTable, luck: &mut FastChance, turns: &mut Sent, choices: &mut Sent) {
    let players = seated.table.seats().len();
    let code = Arc::from("ABC234");
    let mut update = Arc::new(Update::new(None, &code, seated.table.view(None, 0), Changes::default()));
    let open = |seat: usize| {
        let own = Some(Arc::new(seated.table.view(Some(person(seat).id), 0)));
        PageSession::open(
            PageKind::Player,
            reader(seat),
            "ABC234".to_owned(),
            LINK.to_owned(),
            Arc::clone(&update),
            own,
            None,
        )
        .0
    };
    let mut sessions: Vec<PageSession> = (0..players).map(open).collect();
    while seated.table.phase() == Phase::Playing {
        let changes = seated.step(luck);
        let since = seated.since(&changes);
        let (shared, own): (_, Vec<_>) = (
            seated.table.view(None, since),
            (0..players)
                .map(|seat| person(seat).id)
                .map(|id| {
                    let is_concerned = seated.table.concerns_privately(id, &changes);
                    is_concerned.then(|| Arc::new(seated.table.view(Some(id), since)))
                })
                .collect(),
        );
        let began = Instant::now();
        update = Arc::new(Update::new(Some(&update), &code, shared, changes));
        let messages =
            sessions.iter_mut().zip(own).filter_map(|(session, own)| session.update(Arc::clone(&update), own));
        let bytes: usize = messages.map(|message| message.len()).sum();
        let sent = if changes.turns_from.is_some() { &mut *turns } else { &mut *choices };
        sent.spent += began.elapsed();
        sent.bytes += bytes;
        sent.times += 1;
    }
}

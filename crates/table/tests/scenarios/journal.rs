//! The journal: how it is written, and what is no journal.

use std::fmt::Write as _;

use bots::Level;
use expect_test::expect_file;
use game::{Nonce, Secret};
use table::{Action, ChatBody, Entry, Reaction, Settings, Table, TurnClock};

use crate::common::{person, settings};
use crate::house::*;

fn settled() -> Settings {
    let mut settings = settings("sushi-go", 2, TurnClock::Daily);
    settings.options.insert("variant".to_owned(), "standard".to_owned());
    settings
}

/// One entry of each kind, and more where a kind can be written in more than one way.
fn every_entry() -> Vec<Entry> {
    let nonce = Nonce::from_bytes([0xab; 16]);
    let entries = vec![
        Entry::Opened { host: person(ANN), settings: settled(), pace: 1500, secret: Secret::from_bytes([0xcd; 32]) },
        Entry::SettingsChanged { settings: Settings { clock: TurnClock::Unlimited, public: false, ..settled() } },
        Entry::SettingsChanged { settings: Settings { clock: TurnClock::Quick, ..settled() } },
        Entry::SettingsChanged { settings: Settings { clock: TurnClock::Calm, ..settled() } },
        Entry::Sat { seat: 0, person: person(ANN), nonce: None },
        Entry::Sat { seat: 1, person: person(BEN), nonce: Some(nonce) },
        Entry::Freed { seat: 1 },
        Entry::Ready { seat: 0, nonce },
        Entry::Kicked { person: person(BEN).id },
        Entry::Host { person: person(CHO) },
        Entry::Started,
        Entry::Chose { seat: 1, turn: 3, choice: "wasabi+squid".to_owned() },
        Entry::Away { seat: 1 },
        Entry::Back { seat: 1 },
        Entry::Said { person: person(EVA), body: ChatBody::Text("寿司 \"nice\"".to_owned()) },
        Entry::Rematch { secret: Secret::from_bytes([0xef; 32]) },
    ];
    let bots = Level::ALL.into_iter().map(|level| Entry::BotSat { seat: 2, level });
    let reactions =
        Reaction::ALL.into_iter().map(|with| Entry::Said { person: person(EVA), body: ChatBody::Reaction(with) });
    entries.into_iter().chain(bots).chain(reactions).collect()
}

/// Whoever adds a kind of entry is sent to [`every_entry`].
fn has_its_line(entry: &Entry) -> bool {
    match entry {
        Entry::Opened { .. }
        | Entry::SettingsChanged { .. }
        | Entry::Sat { .. }
        | Entry::Freed { .. }
        | Entry::BotSat { .. }
        | Entry::Ready { .. }
        | Entry::Kicked { .. }
        | Entry::Host { .. }
        | Entry::Started
        | Entry::Chose { .. }
        | Entry::Away { .. }
        | Entry::Back { .. }
        | Entry::Said { .. }
        | Entry::Rematch { .. } => true,
    }
}

/// Entries are kept in databases. A line of the file may be added, never changed.
#[test]
fn entries_are_written_as_they_always_were() {
    let mut text = String::new();
    for entry in every_entry() {
        assert!(has_its_line(&entry));
        let line = serde_json::to_string(&entry).expect("JSON");
        assert_eq!(serde_json::from_str::<Entry>(&line).expect("it reads as it is written"), entry);
        writeln!(text, "{line}").expect("text");
    }
    expect_file!["../golden/entries.jsonl"].assert_eq(&text);
}

#[test]
fn what_no_table_can_have_written_is_said_to_be_so() {
    let mut house = House::with(2, TurnClock::Unlimited);
    let lobby = house.journal.clone();
    house.start();
    let playing = house.journal.clone();
    house.play_on();
    let over = house.journal.clone();
    let broken = |before: &[(u64, Entry)], entry: Entry| {
        let journal = before.iter().cloned().chain([(0, entry)]);
        let fault = Table::rebuild(journal).err().expect("no table can have written it").to_string();
        let reason = fault.strip_prefix("the journal of this table does not hold: ").expect("it says so");
        reason.to_owned()
    };
    assert_eq!(broken(&[], Entry::Started), "it does not begin with the opening");
    assert_eq!(broken(&lobby, every_entry()[0].clone()), "it is opened twice");
    assert_eq!(broken(&lobby, Entry::Freed { seat: 2 }), "there is no such seat");
    assert_eq!(broken(&lobby[..1], Entry::Started), "it starts before all are ready");
    assert_eq!(broken(&lobby, Entry::Started), "it starts before all are ready");
    let chose = |seat, turn, choice: &str| Entry::Chose { seat, turn, choice: choice.to_owned() };
    for entry in [chose(0, 1, "tempura"), chose(2, 0, "tempura"), chose(usize::MAX, 0, "tempura")] {
        assert_eq!(broken(&playing, entry), "a choice that nobody asked for");
    }
    let mut soup = playing.clone();
    soup.push((0, chose(0, 0, "soup")));
    assert_eq!(broken(&soup, chose(1, 0, "soup")), "a choice that the rules forbid");
    for (journal, entry) in [
        (&lobby, chose(0, 0, "tempura")),
        (&lobby, Entry::Away { seat: 0 }),
        (&lobby, Entry::Rematch { secret: Secret::from_bytes([0; 32]) }),
        (
            &playing,
            Entry::SettingsChanged {
                settings: Settings { game: "kanji-zushi".to_owned(), ..settings("", 8, TurnClock::Calm) },
            },
        ),
        (&playing, Entry::Freed { seat: 0 }),
        (&playing, Entry::Started),
        (&over, Entry::Started),
        (&over, Entry::Sat { seat: 0, person: person(DAI), nonce: None }),
        (&over, Entry::Back { seat: 0 }),
    ] {
        assert_eq!(broken(journal, entry), "something happens when it cannot");
    }
    let bots = House::playing("sushi-go", 2, 1, TurnClock::Unlimited);
    assert_eq!(broken(&bots.journal, Entry::Ready { seat: 1, nonce: Nonce::from_bytes([0; 16]) }), "a bot is ready");
}

/// Entries in any order make a table or are said not to; nothing panics.
#[test]
fn entries_in_any_order_do_no_harm() {
    let mut house = House::playing("sushi-go", 3, 2, TurnClock::Quick);
    house.start();
    house.does(BEN, Action::Leave);
    house.play_on();
    house.does(ANN, Action::Rematch);
    let entries: Vec<(u64, Entry)> =
        house.journal.iter().cloned().chain(every_entry().into_iter().map(|entry| (0, entry))).collect();
    let mut luck = game::FastChance::new(6);
    let mut below = |bound: usize| game::Chance::below(&mut luck, bound as u32) as usize;
    let mut held = 0;
    for _ in 0..3000 {
        let mut journal: Vec<(u64, Entry)> = house.journal[..=below(house.journal.len())].to_vec();
        for _ in 0..=below(4) {
            journal.push(entries[below(entries.len())].clone());
        }
        if let Ok(table) = Table::rebuild(journal) {
            held += 1;
            serde_json::to_string(&table.view(Some(person(ANN).id), menu::NO_HISTORY)).expect("JSON");
            table.alarm();
        }
    }
    assert!(held > 100, "some are journals: {held}");
}

#[test]
fn what_people_send_reads_as_documented() {
    let action = |text: &str| serde_json::from_str::<Action>(text).expect("an action");
    assert_eq!(action(r#"{"do":"sit"}"#), sit());
    assert_eq!(action(r#"{"do":"sit","seat":2}"#), sit_at(2));
    let choose = Action::Choose { game: 1, turn: 3, choice: "tempura".to_owned() };
    assert_eq!(action(r#"{"do": "choose", "game": 1, "turn": 3, "move": "tempura"}"#), choose);
    assert_eq!(action(r#"{"do":"rematch"}"#), Action::Rematch);
    assert_eq!(action(r#"{"do":"react","with":"wow"}"#), Action::React { with: Reaction::Wow });
    let clock = Action::Settings { options: None, clock: Some(TurnClock::Daily), public: None };
    assert_eq!(action(r#"{"do":"terms","clock":"1d"}"#), clock);
    for text in ["{}", r#"{"do":"dance"}"#, r#"{"do":"choose","game":1}"#, r#"{"do":"sit","seat":-1}"#, "[]"] {
        assert!(serde_json::from_str::<Action>(text).is_err(), "{text}");
    }
}

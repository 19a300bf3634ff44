//! The JSON form of the journal, and invalid journals.

use std::fmt::Write as _;

use bots::Level;
use expect_test::expect_file;
use game::{Nonce, Secret};
use table::{Action, AwayReason, ChatBody, Entry, Look, Person, Reaction, Settings, Table, TurnClock};

use serde_json::Value;

use crate::common::{person, settings};
use crate::harness::*;

fn full_settings() -> Settings {
    let mut settings = settings("sushi-go", 2, TurnClock::Daily);
    settings.options.insert("variant".to_owned(), "standard".to_owned());
    settings
}

/// One entry of each kind, and more where a kind has several JSON forms.
fn every_entry() -> Vec<Entry> {
    let nonce = Nonce::from_bytes([0xab; 16]);
    let entries = vec![
        Entry::Opened {
            host: person(ANN),
            settings: full_settings(),
            pace: 1500,
            secret: Secret::from_bytes([0xcd; 32]),
        },
        Entry::SettingsChanged { settings: Settings { clock: TurnClock::Unlimited, public: false, ..full_settings() } },
        Entry::SettingsChanged { settings: Settings { clock: TurnClock::Quick, ..full_settings() } },
        Entry::SettingsChanged { settings: Settings { clock: TurnClock::Calm, ..full_settings() } },
        Entry::Sat { seat: 0, person: person(ANN), nonce: None, ready: false },
        Entry::Sat { seat: 1, person: person(BEN), nonce: Some(nonce), ready: false },
        Entry::Freed { seat: 1 },
        Entry::Ready { seat: 0, nonce: Some(nonce) },
        Entry::Kicked { person: person(BEN).id },
        Entry::Host { person: person(CHO) },
        Entry::Started,
        Entry::Chose { seat: 1, turn: 3, choice: "wasabi+squid".to_owned() },
        Entry::Away { seat: 1, reason: AwayReason::Disconnected },
        Entry::Back { seat: 1 },
        Entry::Said { person: person(EVA), body: ChatBody::Text("寿司 \"nice\"".to_owned()) },
        Entry::Rematch { secret: Secret::from_bytes([0xef; 32]) },
    ];
    let bots = Level::ALL.into_iter().map(|level| Entry::BotSat { seat: 2, level });
    let reactions =
        Reaction::ALL.into_iter().map(|with| Entry::Said { person: person(EVA), body: ChatBody::Reaction(with) });
    let away = [AwayReason::Missed, AwayReason::Asked, AwayReason::Replaced];
    let away = away.into_iter().map(|reason| Entry::Away { seat: 1, reason });
    let secret = Secret::from_bytes([0x12; 32]);
    let later = [
        Entry::Missed { seat: 1 },
        Entry::Resumed,
        Entry::GaveUp { seat: 1 },
        Entry::SeatsChanged { players: 3 },
        Entry::PlayAgain { seat: 1, nonce: Some(nonce), secret: Some(secret), want: None },
        Entry::PlayAgain { seat: 1, nonce: Some(nonce), secret: None, want: None },
        Entry::PlayAgain { seat: 1, nonce: None, secret: None, want: None },
        Entry::SettingsChanged { settings: Settings { fixed: true, ..full_settings() } },
        Entry::Renamed { person: Person { look: Look { face: 15, colour: 7 }, ..person(BEN) } },
        Entry::Sat { seat: 1, person: person(BEN), nonce: None, ready: true },
        Entry::Ready { seat: 1, nonce: None },
        Entry::Committed { seat: 1, hash: nonce.hash(), secret: None },
        Entry::Committed { seat: 1, hash: nonce.hash(), secret: Some(secret) },
        Entry::Withdrawn { seat: 1 },
        Entry::Dealing,
        Entry::Revealed { seat: 1, nonce },
        Entry::Abandoned { secret },
        Entry::Dealt,
        Entry::PlayAgain { seat: 1, nonce: None, secret: Some(secret), want: Some(true) },
        Entry::PlayAgain { seat: 1, nonce: None, secret: None, want: Some(false) },
    ];
    entries.into_iter().chain(bots).chain(reactions).chain(away).chain(later).collect()
}

/// Fails to compile when a kind of entry is added, as a reminder to add it to [`every_entry`].
fn is_in_every_entry(entry: &Entry) -> bool {
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
        | Entry::Committed { .. }
        | Entry::Withdrawn { .. }
        | Entry::Dealing
        | Entry::Revealed { .. }
        | Entry::Abandoned { .. }
        | Entry::Dealt
        | Entry::Chose { .. }
        | Entry::Missed { .. }
        | Entry::Away { .. }
        | Entry::Back { .. }
        | Entry::Resumed
        | Entry::GaveUp { .. }
        | Entry::Renamed { .. }
        | Entry::SeatsChanged { .. }
        | Entry::PlayAgain { .. }
        | Entry::Said { .. }
        | Entry::Rematch { .. } => true,
    }
}

/// Databases hold entries in this form. A line may be added to the file, never changed.
#[test]
fn entries_keep_their_json_form() {
    let mut text = String::new();
    for entry in every_entry() {
        assert!(is_in_every_entry(&entry));
        let line = serde_json::to_string(&entry).expect("JSON");
        assert_eq!(serde_json::from_str::<Entry>(&line).expect("the entry can be read"), entry);
        writeln!(text, "{line}").expect("writing to a string cannot fail");
    }
    expect_file!["../golden/entries.jsonl"].assert_eq(&text);
}

/// A journal of the first version, in which people were away after one missed deadline, has the same views as then.
/// Views can have more fields now.
#[test]
fn a_journal_of_the_first_version_is_rebuilt_as_it_was() {
    let lines = include_str!("../golden/journal-1.jsonl").lines();
    let journal = lines.map(|line| serde_json::from_str::<(u64, Entry)>(line).expect("the entry can be read"));
    let mut table = Table::rebuild(journal).expect("the journal is valid");
    table.still_connected([person(ANN).id], false);
    let views = include_str!("../golden/journal-1.views.jsonl").lines();
    for (viewer, old) in [Some(ANN), Some(BEN), STRANGER].into_iter().zip(views) {
        let view = table.view(viewer.map(|number| person(number).id), menu::NO_HISTORY);
        let old = old.replacen(r#""connected":false"#, r#""connected":true"#, 1);
        contains(&serde_json::to_value(view).expect("JSON"), &serde_json::from_str(&old).expect("JSON"));
    }
}

/// Checks that the new value contains everything in the old one.
fn contains(new: &Value, old: &Value) {
    match (new, old) {
        (Value::Object(new), Value::Object(old)) => old.iter().for_each(|(key, old)| contains(&new[key], old)),
        (Value::Array(new), Value::Array(old)) => {
            assert_eq!(new.len(), old.len());
            new.iter().zip(old).for_each(|(new, old)| contains(new, old));
        }
        _ => assert_eq!(new, old),
    }
}

#[test]
fn an_invalid_journal_is_rejected_with_a_reason() {
    let mut harness = Harness::sushi_go(2, TurnClock::Unlimited);
    let lobby = harness.journal.clone();
    harness.start();
    let playing = harness.journal.clone();
    harness.play_to_the_end();
    let over = harness.journal.clone();
    let rejected = |before: &[(u64, Entry)], entry: Entry| {
        let journal = before.iter().cloned().chain([(0, entry)]);
        let error = Table::rebuild(journal).err().expect("the journal is invalid").to_string();
        let reason = error.strip_prefix("the journal of this table is invalid: ").expect("the message has this prefix");
        reason.to_owned()
    };
    assert_eq!(rejected(&[], Entry::Started), "its first entry does not open a table");
    assert_eq!(rejected(&lobby, every_entry()[0].clone()), "it opens the table twice");
    assert_eq!(rejected(&lobby, Entry::Freed { seat: 2 }), "an entry names a seat that does not exist");
    assert_eq!(rejected(&lobby[..1], Entry::Started), "a game starts before everybody is ready");
    assert_eq!(rejected(&lobby, Entry::Started), "a game starts before everybody is ready");
    assert_eq!(rejected(&lobby, Entry::Dealt), "a game starts before everybody is ready");
    let nonce = Nonce::from_bytes([7; 16]);
    let revealed = Entry::Revealed { seat: 0, nonce };
    assert_eq!(rejected(&lobby, revealed), "a nonce was revealed that nobody committed to");
    let ready = [Entry::Ready { seat: 0, nonce: None }, Entry::Committed { seat: 0, hash: nonce.hash(), secret: None }];
    let committed: Vec<_> = lobby.iter().cloned().chain(ready.map(|entry| (0, entry))).collect();
    assert_eq!(rejected(&committed, Entry::Dealt), "a game starts before a nonce is revealed");
    let shrink = |players| Entry::SeatsChanged { players };
    assert_eq!(rejected(&lobby, shrink(1)), "its settings are invalid");
    let three = Harness::sushi_go(3, TurnClock::Unlimited).journal;
    assert_eq!(rejected(&three, shrink(2)), "a seat is removed that is not empty");
    let chose = |seat, turn, choice: &str| Entry::Chose { seat, turn, choice: choice.to_owned() };
    for entry in [chose(0, 1, "tempura"), chose(2, 0, "tempura"), chose(usize::MAX, 0, "tempura")] {
        assert_eq!(rejected(&playing, entry), "a choice is made that the game did not ask for");
    }
    assert_eq!(rejected(&over, chose(0, 30, "tempura")), "a choice is made that the game did not ask for");
    assert_eq!(rejected(&lobby, chose(0, 0, "tempura")), "a choice is made outside of a game");
    assert_eq!(rejected(&playing, chose(0, 0, "soup")), "a choice is illegal");
    for (journal, entry) in [
        (&lobby, Entry::Away { seat: 0, reason: AwayReason::Asked }),
        (&lobby, Entry::Resumed),
        (&lobby, Entry::GaveUp { seat: 0 }),
        (&lobby, Entry::PlayAgain { seat: 0, nonce: None, secret: None, want: Some(true) }),
        (&playing, Entry::SeatsChanged { players: 3 }),
        (&over, Entry::Missed { seat: 0 }),
        (&lobby, Entry::Rematch { secret: Secret::from_bytes([0; 32]) }),
        (
            &playing,
            Entry::SettingsChanged {
                settings: Settings { game: "kanji-zushi".to_owned(), ..settings("", 8, TurnClock::Calm) },
            },
        ),
        (&playing, Entry::Freed { seat: 0 }),
        (&playing, Entry::Started),
        (&playing, Entry::Dealt),
        (&playing, Entry::Committed { seat: 0, hash: Nonce::from_bytes([0; 16]).hash(), secret: None }),
        (&over, Entry::Dealing),
        (&over, Entry::Abandoned { secret: Secret::from_bytes([0; 32]) }),
        (&over, Entry::Started),
        (&over, Entry::Sat { seat: 0, person: person(DAI), nonce: None, ready: true }),
        (&over, Entry::Back { seat: 0 }),
    ] {
        assert_eq!(rejected(journal, entry), "an entry does not fit the phase of the table");
    }
    let mut bots = Harness::lobby("sushi-go", 2, 1, TurnClock::Unlimited);
    let ready = Entry::Ready { seat: 1, nonce: None };
    assert_eq!(rejected(&bots.journal, ready), "a seat without a person is marked as ready");
    bots.start();
    let committed = Entry::Committed { seat: 1, hash: nonce.hash(), secret: None };
    assert_eq!(
        rejected(&Harness::lobby("sushi-go", 2, 1, TurnClock::Unlimited).journal, committed),
        "a seat without a person has a nonce"
    );
    let away = Entry::Away { seat: 1, reason: AwayReason::Missed };
    for entry in [Entry::Missed { seat: 1 }, away, Entry::Back { seat: 1 }] {
        assert_eq!(rejected(&bots.journal, entry), "a seat without a person is marked as away or back");
    }
}

#[test]
fn rebuilding_from_shuffled_entries_never_panics() {
    let mut harness = Harness::lobby("sushi-go", 3, 2, TurnClock::Quick);
    harness.start();
    harness.act(BEN, Action::Leave);
    harness.play_to_the_end();
    harness.act(ANN, Action::Rematch);
    let entries: Vec<(u64, Entry)> =
        harness.journal.iter().cloned().chain(every_entry().into_iter().map(|entry| (0, entry))).collect();
    let mut chance = game::FastChance::new(6);
    let mut below = |bound: usize| game::Chance::below(&mut chance, bound as u32) as usize;
    let mut valid = 0;
    for _ in 0..3000 {
        let mut journal: Vec<(u64, Entry)> = harness.journal[..=below(harness.journal.len())].to_vec();
        for _ in 0..=below(4) {
            journal.push(entries[below(entries.len())].clone());
        }
        if let Ok(table) = Table::rebuild(journal) {
            valid += 1;
            serde_json::to_string(&table.view(Some(person(ANN).id), menu::NO_HISTORY)).expect("JSON");
            table.alarm();
        }
    }
    assert!(valid > 100, "too few of the journals are valid: {valid}");
}

#[test]
fn actions_parse_as_documented() {
    let action = |text: &str| serde_json::from_str::<Action>(text).expect("it is an action");
    assert_eq!(action(r#"{"do":"sit"}"#), sit());
    assert_eq!(action(r#"{"do":"sit","seat":2}"#), sit_at(2));
    let choose = Action::Choose { game: 1, turn: 3, choice: "tempura".to_owned() };
    assert_eq!(action(r#"{"do": "choose", "game": 1, "turn": 3, "move": "tempura"}"#), choose);
    assert_eq!(action(r#"{"do":"rematch"}"#), Action::Rematch);
    assert_eq!(action(r#"{"do":"react","with":"wow"}"#), Action::React { with: Reaction::Wow });
    let clock = Action::Settings { options: None, clock: Some(TurnClock::Daily), public: None, fixed: None };
    assert_eq!(action(r#"{"do":"terms","clock":"1d"}"#), clock);
    for text in ["{}", r#"{"do":"dance"}"#, r#"{"do":"choose","game":1}"#, r#"{"do":"sit","seat":-1}"#, "[]"] {
        assert!(serde_json::from_str::<Action>(text).is_err(), "{text}");
    }
}

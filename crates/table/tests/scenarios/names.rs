//! Names and looks.

use serde_json::{Value, json};
use table::{Action, ActionError, Entry, Input, Look, Now, Person, PersonId, Phase, TurnClock};

use crate::common::{check_record, person, settings};
use crate::harness::*;

/// A person sits down with a different name or look.
fn sit_as(harness: &mut Harness, person: Person) -> Result<Vec<Entry>, ActionError> {
    let now = Now { at: harness.now, entropy: [7; 32] };
    let effects = harness.table.handle(Input::Act { person, action: sit() }, now)?;
    harness.journal.extend(effects.entries.iter().cloned().map(|entry| (now.at, entry)));
    harness.resync();
    Ok(effects.entries)
}

fn named(number: u64, name: &str) -> Person {
    Person::new(PersonId(number), name)
}

fn rename(name: &str) -> Action {
    Action::Rename { name: Some(name.to_owned()), face: None, colour: None }
}

fn look(face: u8, colour: u8) -> Action {
    Action::Rename { name: None, face: Some(face), colour: Some(colour) }
}

#[test]
fn two_names_at_a_table_never_look_alike() {
    let mut harness = Harness::open(settings("sushi-go", 4, TurnClock::Unlimited));
    for name in ["ann", "ＡＮＮ", " Ann ", "A\u{200b}nn"] {
        let error = sit_as(&mut harness, named(BEN, name)).expect_err("the name is taken");
        assert_eq!(error.code(), "name_taken", "{name}");
    }
    let error = sit_as(&mut harness, named(BEN, "ANN")).expect_err("the name is taken");
    assert_eq!(error.to_string(), "Somebody at this table is already called ANN. Choose another name.");
    sit_as(&mut harness, named(BEN, "Anna")).expect("the name is free");
    assert_eq!(harness.expect_error(ANN, rename("anna")).code(), "name_taken");
    harness.act(ANN, rename("ANN"));
    assert_eq!(harness.seat(0, "name"), "ANN", "it is Ann's own name");
}

#[test]
fn people_with_the_default_name_are_numbered() {
    let mut harness = Harness::open(settings("sushi-go", 4, TurnClock::Unlimited));
    let guest = |number| Person { unnamed: true, ..named(number, "Guest") };
    for number in [BEN, CHO, DAI] {
        sit_as(&mut harness, guest(number)).expect("everybody gets a number");
    }
    sit_as(&mut harness, guest(CHO)).expect("a person can sit down again");
    let names = (0..4).map(|seat| harness.seat(seat, "name")).collect::<Vec<_>>();
    assert_eq!(names, ["Ann", "Guest", "Guest 2", "Guest 3"]);
}

#[test]
fn people_can_change_their_names_at_any_time() {
    let mut harness = Harness::sushi_go(2, TurnClock::Unlimited);
    harness.act(ANN, rename("Anna"));
    assert_eq!(harness.view(STRANGER)["table"]["host"], "Anna");
    harness.start();
    let response = harness.act(BEN, rename("Benjamin"));
    assert_eq!(response.frame(Some(EVA))["table"]["seats"][1]["name"], "Benjamin");
    assert!(harness.act(BEN, rename("Benjamin")).entries.is_empty());
    let response = harness.act(BEN, say("that is me"));
    assert_eq!(response.frame(STRANGER)["talk"][0]["name"], "Benjamin");
    assert_eq!(harness.expect_error(EVA, rename("Eve")).code(), "not_seated");
    harness.play_to_the_end();
    assert_eq!(harness.table.phase(), Phase::Over);
    assert_eq!(check_record(&harness.finished[0].record).seats, ["Anna", "Benjamin"], "the names at the end");
}

#[test]
fn a_person_with_the_name_of_a_level_is_not_a_bot() {
    let mut harness = Harness::open(settings("sushi-go", 2, TurnClock::Unlimited));
    sit_as(&mut harness, named(BEN, "cook")).expect("the name is allowed");
    harness.act(ANN, Action::Host { seat: 1 });
    assert_eq!((harness.seat(1, "sits"), harness.seat(1, "name")), (json!("person"), json!("cook")));
    let summary = serde_json::to_value(harness.table.summary()).expect("JSON");
    assert_eq!(summary["kinds"], json!(["person", "person"]));
    harness.act(ANN, ready());
    harness.act(BEN, Action::Start { nonce: None, empty: None, level: None });
    harness.play_to_the_end();
    let record: Value = serde_json::from_str(&harness.finished[0].record).expect("JSON");
    let mut bots = Harness::lobby("sushi-go", 2, 1, TurnClock::Unlimited);
    bots.act(ANN, Action::Bot { seat: 1, level: "cook".to_owned() });
    bots.start();
    bots.play_to_the_end();
    let with_bot: Value = serde_json::from_str(&bots.finished[0].record).expect("JSON");
    assert_eq!(record["seats"][1], with_bot["seats"][1], "both are called cook");
    assert_eq!((&record["kinds"], &with_bot["kinds"]), (&json!(["person", "person"]), &json!(["person", "bot:cook"])));
}

#[test]
fn two_people_never_have_the_same_colour() {
    let mut harness = Harness::sushi_go(3, TurnClock::Unlimited);
    let looks = |harness: &Harness| (0..3).map(|seat| harness.seat(seat, "look")["colour"].clone()).collect::<Vec<_>>();
    assert_eq!(looks(&harness), [0, 1, 2], "everybody gets the next free colour");
    harness.act(ANN, look(5, 7));
    harness.act(BEN, look(5, 7));
    assert_eq!(looks(&harness), [7, 0, 2]);
    assert_eq!(harness.seat(1, "look"), json!({"face": 5, "colour": 0}), "faces can be the same");
    for action in [look(16, 0), look(0, 8), look(255, 255)] {
        assert_eq!(harness.expect_error(CHO, action).code(), "no_such_look");
    }
    let dai = Person { look: Look { face: 15, colour: 7 }, ..person(DAI) };
    sit_as(&mut harness, dai).expect("the table grows");
    assert_eq!(harness.seat(3, "look"), json!({"face": 15, "colour": 1}));
    harness.crash();
    assert_eq!(harness.seat(3, "look"), json!({"face": 15, "colour": 1}));
}

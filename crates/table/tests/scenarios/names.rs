//! Names and looks.

use serde_json::{Value, json};
use table::{Action, ActionError, Entry, Input, Look, Now, Person, PersonId, Phase, TurnClock};

use crate::common::{check_record, person, settings};
use crate::house::*;

/// Somebody sits down under another name and look than usual.
fn sits(house: &mut House, person: Person) -> Result<Vec<Entry>, ActionError> {
    let now = Now { at: house.now, entropy: [7; 32] };
    let effects = house.table.handle(Input::Act { person, action: sit() }, now)?;
    house.journal.extend(effects.entries.iter().cloned().map(|entry| (now.at, entry)));
    house.resync();
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
    let mut house = House::open(settings("sushi-go", 4, TurnClock::Unlimited));
    for name in ["ann", "ＡＮＮ", " Ann ", "A\u{200b}nn"] {
        let refusal = sits(&mut house, named(BEN, name)).expect_err("she is called Ann");
        assert_eq!(refusal.code(), "name_taken", "{name}");
    }
    let refusal = sits(&mut house, named(BEN, "ANN")).expect_err("she is called Ann");
    assert_eq!(refusal.to_string(), "Somebody at this table is already called ANN. Choose another name.");
    sits(&mut house, named(BEN, "Anna")).expect("another name");
    assert_eq!(house.refuses(ANN, rename("anna")).code(), "name_taken");
    house.does(ANN, rename("ANN"));
    assert_eq!(house.seat(0, "name"), "ANN", "it is her own");
}

#[test]
fn people_without_a_name_of_their_own_are_numbered() {
    let mut house = House::open(settings("sushi-go", 4, TurnClock::Unlimited));
    let guest = |number| Person { unnamed: true, ..named(number, "Guest") };
    for number in [BEN, CHO, DAI] {
        sits(&mut house, guest(number)).expect("there is a number for everybody");
    }
    sits(&mut house, guest(CHO)).expect("she may sit down again");
    let names = (0..4).map(|seat| house.seat(seat, "name")).collect::<Vec<_>>();
    assert_eq!(names, ["Ann", "Guest", "Guest 2", "Guest 3"]);
}

#[test]
fn people_can_change_their_names_at_any_time() {
    let mut house = House::with(2, TurnClock::Unlimited);
    house.does(ANN, rename("Anna"));
    assert_eq!(house.view(STRANGER)["table"]["host"], "Anna");
    house.start();
    let told = house.does(BEN, rename("Benjamin"));
    assert_eq!(told.frame(Some(EVA))["table"]["seats"][1]["name"], "Benjamin");
    assert!(house.does(BEN, rename("Benjamin")).entries.is_empty());
    let told = house.does(BEN, say("that is me"));
    assert_eq!(told.frame(STRANGER)["talk"][0]["name"], "Benjamin");
    assert_eq!(house.refuses(EVA, rename("Eve")).code(), "not_seated");
    house.play_on();
    assert_eq!(house.table.phase(), Phase::Over);
    assert_eq!(check_record(&house.finished[0].record).seats, ["Anna", "Benjamin"], "the names at the end");
}

#[test]
fn a_person_with_the_name_of_a_level_is_not_a_bot() {
    let mut house = House::open(settings("sushi-go", 2, TurnClock::Unlimited));
    sits(&mut house, named(BEN, "cook")).expect("she may be called so");
    house.does(ANN, Action::Host { seat: 1 });
    assert_eq!((house.seat(1, "sits"), house.seat(1, "name")), (json!("person"), json!("cook")));
    let summary = serde_json::to_value(house.table.summary()).expect("JSON");
    assert_eq!(summary["kinds"], json!(["person", "person"]));
    house.does(ANN, ready());
    house.does(BEN, Action::Start { nonce: None, empty: None, level: None });
    house.play_on();
    let record: Value = serde_json::from_str(&house.finished[0].record).expect("JSON");
    let mut bots = House::playing("sushi-go", 2, 1, TurnClock::Unlimited);
    bots.does(ANN, Action::Bot { seat: 1, level: "cook".to_owned() });
    bots.start();
    bots.play_on();
    let with_bot: Value = serde_json::from_str(&bots.finished[0].record).expect("JSON");
    assert_eq!(record["seats"][1], with_bot["seats"][1], "both are called cook");
    assert_eq!((&record["kinds"], &with_bot["kinds"]), (&json!(["person", "person"]), &json!(["person", "bot:cook"])));
}

#[test]
fn two_people_never_have_the_same_colour() {
    let mut house = House::with(3, TurnClock::Unlimited);
    let looks = |house: &House| (0..3).map(|seat| house.seat(seat, "look")["colour"].clone()).collect::<Vec<_>>();
    assert_eq!(looks(&house), [0, 1, 2], "the next free one");
    house.does(ANN, look(5, 7));
    house.does(BEN, look(5, 7));
    assert_eq!(looks(&house), [7, 0, 2]);
    assert_eq!(house.seat(1, "look"), json!({"face": 5, "colour": 0}), "faces may be the same");
    for action in [look(16, 0), look(0, 8), look(255, 255)] {
        assert_eq!(house.refuses(CHO, action).code(), "no_such_look");
    }
    let dai = Person { look: Look { face: 15, colour: 7 }, ..person(DAI) };
    sits(&mut house, dai).expect("the table grows");
    assert_eq!(house.seat(3, "look"), json!({"face": 15, "colour": 1}));
    house.crash();
    assert_eq!(house.seat(3, "look"), json!({"face": 15, "colour": 1}));
}

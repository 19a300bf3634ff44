//! The lobby.

use serde_json::{Value, json};
use table::{Action, Phase, TurnClock};

use crate::common::settings;
use crate::harness::*;

/// The names in the seats, with a star if they are ready.
fn seats(harness: &Harness) -> Vec<String> {
    let view = harness.view(STRANGER);
    let seats = view["table"]["seats"].as_array().expect("there are seats");
    let star = |seat: &Value| if seat["ready"] == true { "*" } else { "" };
    seats.iter().map(|seat| format!("{}{}", seat["name"].as_str().expect("the seat has a name"), star(seat))).collect()
}

#[test]
fn the_opener_is_host_and_seated_but_not_ready() {
    let harness = Harness::open(settings("sushi-go", 3, TurnClock::Calm));
    assert_eq!(seats(&harness), ["Ann", "", ""]);
    let view = harness.view(Some(ANN));
    assert_eq!(view["table"]["phase"], "lobby");
    assert_eq!(view["table"]["host"], "Ann");
    assert_eq!(view["table"]["clock"], "60s");
    assert_eq!(view["table"]["options"], json!({"players": "3", "variant": "standard"}));
    assert_eq!(view["table"]["you"], json!({"seat": 0, "host": true}));
    assert_eq!(harness.view(Some(BEN))["table"]["you"], json!({"seat": null, "host": false}));
    assert_eq!(harness.view(STRANGER)["game"], Value::Null);
}

#[test]
fn people_take_free_seats_and_change_seats() {
    let mut harness = Harness::open(settings("sushi-go", 4, TurnClock::Unlimited));
    harness.act(BEN, sit());
    harness.act(CHO, sit_at(3));
    assert_eq!(seats(&harness), ["Ann", "Ben*", "", "Cho*"]);
    harness.act(BEN, sit_at(2));
    harness.act(ANN, sit());
    assert_eq!(seats(&harness), ["Ann*", "", "Ben*", "Cho*"]);
    harness.act(BEN, Action::Leave);
    assert_eq!(seats(&harness), ["Ann*", "", "", "Cho*"]);
}

#[test]
fn new_settings_make_everybody_unready() {
    let mut harness = Harness::sushi_go(3, TurnClock::Unlimited);
    harness.act(ANN, ready());
    assert_eq!(seats(&harness), ["Ann*", "Ben*", "Cho*"]);
    let clock = Action::Settings { options: None, clock: Some(TurnClock::Quick), public: None, fixed: None };
    harness.act(ANN, clock.clone());
    assert_eq!(seats(&harness), ["Ann", "Ben", "Cho"]);
    harness.act(BEN, ready());
    assert!(harness.act(ANN, clock).entries.is_empty(), "the same settings change nothing");
    assert_eq!(seats(&harness), ["Ann", "Ben*", "Cho"]);
    harness.act(ANN, Action::Settings { options: None, clock: None, public: Some(false), fixed: None });
    assert_eq!(seats(&harness), ["Ann", "Ben", "Cho"]);
    assert_eq!(harness.view(STRANGER)["table"]["public"], false);
    harness.act(ANN, options(&[("variant", "both-ways")]));
    let view = harness.view(STRANGER);
    assert_eq!(view["table"]["options"], json!({"players": "3", "variant": "both-ways"}));
    assert_eq!(view["table"]["clock"], "20s", "absent fields stay");
}

#[test]
fn with_fewer_seats_people_move_to_empty_seats_then_to_those_of_bots() {
    let mut harness = Harness::open(settings("sushi-go", 5, TurnClock::Unlimited));
    harness.act(ANN, Action::Bot { seat: 1, level: "cook".to_owned() });
    harness.act(BEN, sit_at(3));
    harness.act(CHO, sit_at(4));
    harness.act(ANN, options(&[("players", "3")]));
    assert_eq!(seats(&harness), ["Ann", "Cho", "Ben"], "Ben takes the free seat, Cho that of the bot");
    harness.act(ANN, options(&[("players", "5")]));
    assert_eq!(seats(&harness), ["Ann", "Cho", "Ben", "", ""]);
    let error = harness.expect_error(ANN, options(&[("players", "2")]));
    assert_eq!(error.to_string(), "There are more than 2 players at the table. Somebody has to leave first.");
}

#[test]
fn bots_can_be_added_changed_and_removed() {
    let mut harness = Harness::open(settings("kanji-zushi", 3, TurnClock::Unlimited));
    harness.act(ANN, Action::Bot { seat: 1, level: "itamae".to_owned() });
    harness.act(ANN, Action::Bot { seat: 2, level: "apprentice".to_owned() });
    assert_eq!(seats(&harness), ["Ann", "itamae*", "apprentice*"]);
    harness.act(ANN, Action::Bot { seat: 2, level: "cook".to_owned() });
    harness.act(ANN, Action::Clear { seat: 1 });
    assert_eq!(seats(&harness), ["Ann", "", "cook*"]);
    assert_eq!(harness.table.summary().seats, [Some("Ann".to_owned()), None, Some("cook".to_owned())]);
}

#[test]
fn a_removed_person_can_only_watch() {
    let mut harness = Harness::sushi_go(3, TurnClock::Unlimited);
    harness.act(ANN, Action::Kick { seat: 1 });
    assert_eq!(seats(&harness), ["Ann", "", "Cho*"]);
    for action in [sit(), say("why?"), Action::React { with: table::Reaction::Ouch }] {
        assert_eq!(harness.expect_error(BEN, action).code(), "barred");
    }
    harness.crash();
    assert_eq!(harness.expect_error(BEN, sit()).code(), "barred");
    assert_eq!(harness.view(Some(BEN))["table"]["seats"][2]["name"], "Cho");
}

#[test]
fn starting_makes_the_host_ready() {
    let mut harness = Harness::sushi_go(2, TurnClock::Unlimited);
    harness.start();
    assert_eq!(harness.table.phase(), Phase::Playing);
    assert_eq!(seats(&harness), ["Ann*", "Ben*"]);
}

#[test]
fn a_new_name_of_the_host_is_shown_everywhere() {
    let mut harness = Harness::open(settings("sushi-go", 2, TurnClock::Unlimited));
    let renamed = table::Person { name: "Anna".to_owned(), ..crate::common::person(ANN) };
    let now = table::Now { at: harness.now, entropy: [7; 32] };
    harness.table.handle(table::Input::Act { person: renamed, action: sit() }, now).expect("she sits down");
    let view = harness.view(STRANGER);
    assert_eq!((&view["table"]["host"], &view["table"]["seats"][0]["name"]), (&json!("Anna"), &json!("Anna")));
}

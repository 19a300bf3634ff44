//! The lobby.

use serde_json::{Value, json};
use table::{Action, Phase, TurnClock};

use crate::common::settings;
use crate::house::*;

/// The names in the seats, with a star if they are ready.
fn seats(house: &House) -> Vec<String> {
    let view = house.view(STRANGER);
    let seats = view["table"]["seats"].as_array().expect("seats");
    let star = |seat: &Value| if seat["ready"] == true { "*" } else { "" };
    seats.iter().map(|seat| format!("{}{}", seat["name"].as_str().expect("a name"), star(seat))).collect()
}

#[test]
fn the_opener_is_host_and_seated_but_not_ready() {
    let house = House::open(settings("sushi-go", 3, TurnClock::Calm));
    assert_eq!(seats(&house), ["Ann", "", ""]);
    let view = house.view(Some(ANN));
    assert_eq!(view["table"]["phase"], "lobby");
    assert_eq!(view["table"]["host"], "Ann");
    assert_eq!(view["table"]["clock"], "60s");
    assert_eq!(view["table"]["options"], json!({"players": "3", "variant": "standard"}));
    assert_eq!(view["table"]["you"], json!({"seat": 0, "host": true}));
    assert_eq!(house.view(Some(BEN))["table"]["you"], json!({"seat": null, "host": false}));
    assert_eq!(house.view(STRANGER)["game"], Value::Null);
}

#[test]
fn people_take_free_seats_and_change_seats() {
    let mut house = House::open(settings("sushi-go", 4, TurnClock::Unlimited));
    house.does(BEN, sit());
    house.does(CHO, sit_at(3));
    assert_eq!(seats(&house), ["Ann", "Ben*", "", "Cho*"]);
    house.does(BEN, sit_at(2));
    house.does(ANN, sit());
    assert_eq!(seats(&house), ["Ann*", "", "Ben*", "Cho*"]);
    house.does(BEN, Action::Leave);
    assert_eq!(seats(&house), ["Ann*", "", "", "Cho*"]);
}

#[test]
fn new_settings_make_everybody_unready() {
    let mut house = House::with(3, TurnClock::Unlimited);
    house.does(ANN, ready());
    assert_eq!(seats(&house), ["Ann*", "Ben*", "Cho*"]);
    let clock = Action::Settings { options: None, clock: Some(TurnClock::Quick), public: None, fixed: None };
    house.does(ANN, clock.clone());
    assert_eq!(seats(&house), ["Ann", "Ben", "Cho"]);
    house.does(BEN, ready());
    assert!(house.does(ANN, clock).entries.is_empty(), "the same settings change nothing");
    assert_eq!(seats(&house), ["Ann", "Ben*", "Cho"]);
    house.does(ANN, Action::Settings { options: None, clock: None, public: Some(false), fixed: None });
    assert_eq!(seats(&house), ["Ann", "Ben", "Cho"]);
    assert_eq!(house.view(STRANGER)["table"]["public"], false);
    house.does(ANN, options(&[("variant", "both-ways")]));
    let view = house.view(STRANGER);
    assert_eq!(view["table"]["options"], json!({"players": "3", "variant": "both-ways"}));
    assert_eq!(view["table"]["clock"], "20s", "absent fields stay");
}

#[test]
fn with_fewer_seats_people_move_to_empty_seats_then_to_those_of_bots() {
    let mut house = House::open(settings("sushi-go", 5, TurnClock::Unlimited));
    house.does(ANN, Action::Bot { seat: 1, level: "cook".to_owned() });
    house.does(BEN, sit_at(3));
    house.does(CHO, sit_at(4));
    house.does(ANN, options(&[("players", "3")]));
    assert_eq!(seats(&house), ["Ann", "Cho", "Ben"], "Ben takes the free seat, Cho that of the bot");
    house.does(ANN, options(&[("players", "5")]));
    assert_eq!(seats(&house), ["Ann", "Cho", "Ben", "", ""]);
    let refusal = house.refuses(ANN, options(&[("players", "2")]));
    assert_eq!(refusal.to_string(), "There are more than 2 players at the table. Somebody has to leave first.");
}

#[test]
fn bots_can_be_added_changed_and_removed() {
    let mut house = House::open(settings("kanji-zushi", 3, TurnClock::Unlimited));
    house.does(ANN, Action::Bot { seat: 1, level: "itamae".to_owned() });
    house.does(ANN, Action::Bot { seat: 2, level: "apprentice".to_owned() });
    assert_eq!(seats(&house), ["Ann", "itamae*", "apprentice*"]);
    house.does(ANN, Action::Bot { seat: 2, level: "cook".to_owned() });
    house.does(ANN, Action::Clear { seat: 1 });
    assert_eq!(seats(&house), ["Ann", "", "cook*"]);
    assert_eq!(house.table.summary().seats, [Some("Ann".to_owned()), None, Some("cook".to_owned())]);
}

#[test]
fn a_removed_person_can_only_watch() {
    let mut house = House::with(3, TurnClock::Unlimited);
    house.does(ANN, Action::Kick { seat: 1 });
    assert_eq!(seats(&house), ["Ann", "", "Cho*"]);
    for action in [sit(), say("why?"), Action::React { with: table::Reaction::Ouch }] {
        assert_eq!(house.refuses(BEN, action).code(), "barred");
    }
    house.crash();
    assert_eq!(house.refuses(BEN, sit()).code(), "barred");
    assert_eq!(house.view(Some(BEN))["table"]["seats"][2]["name"], "Cho");
}

#[test]
fn starting_makes_the_host_ready() {
    let mut house = House::with(2, TurnClock::Unlimited);
    house.start();
    assert_eq!(house.table.phase(), Phase::Playing);
    assert_eq!(seats(&house), ["Ann*", "Ben*"]);
}

#[test]
fn a_new_name_of_the_host_is_shown_everywhere() {
    let mut house = House::open(settings("sushi-go", 2, TurnClock::Unlimited));
    let renamed = table::Person { name: "Anna".to_owned(), ..crate::common::person(ANN) };
    let now = table::Now { at: house.now, entropy: [7; 32] };
    house.table.handle(table::Input::Act { person: renamed, action: sit() }, now).expect("she sits");
    let view = house.view(STRANGER);
    assert_eq!((&view["table"]["host"], &view["table"]["seats"][0]["name"]), (&json!("Anna"), &json!("Anna")));
}

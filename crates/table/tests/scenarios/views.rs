//! Who sees what.

use game::{Seat, Viewer};
use serde_json::{Value, json};
use table::{Action, Phase, TurnClock};

use crate::house::*;

fn known(house: &House, viewer: Viewer) -> Value {
    serde_json::from_str(house.table.game().expect("a game").perspective(viewer, menu::NO_HISTORY).observation().get())
        .expect("JSON")
}

#[test]
fn players_see_what_their_seat_knows_and_others_what_is_public() {
    for (game, seats) in [("sushi-go", 3), ("sushi-express", 3), ("kanji-zushi", 3)] {
        let mut house = House::playing(game, seats, 3, TurnClock::Unlimited);
        let told = house.start();
        for (viewer, eyes) in [
            (Some(ANN), Viewer::Seat(Seat::new(0))),
            (Some(BEN), Viewer::Seat(Seat::new(1))),
            (Some(CHO), Viewer::Seat(Seat::new(2))),
            (Some(EVA), Viewer::Spectator),
            (STRANGER, Viewer::Spectator),
        ] {
            assert_eq!(house.view(viewer)["game"]["observation"], known(&house, eyes));
            assert_eq!(told.frame(viewer)["game"]["observation"], known(&house, eyes));
            let events = house.table.game().expect("a game").perspective(eyes, 0).events();
            let events: Vec<Value> =
                events.iter().map(|turn| serde_json::from_str(turn.get()).expect("JSON")).collect();
            assert_eq!(told.frame(viewer)["events"], json!(events));
        }
        assert_ne!(known(&house, Viewer::Seat(Seat::new(0))), known(&house, Viewer::Seat(Seat::new(1))));
        assert_eq!(house.view(STRANGER)["game"]["moves"], json!([]));
    }
}

#[test]
fn moves_are_shown_only_to_the_seats_that_are_asked() {
    let mut house = House::playing("kanji-zushi", 2, 2, TurnClock::Unlimited);
    house.start();
    let asked = house.table.game().expect("a game").asked();
    for (number, seat) in [(ANN, 0), (BEN, 1)] {
        let moves = house.view(Some(number))["game"]["moves"].clone();
        assert_eq!(moves.as_array().is_some_and(|moves| !moves.is_empty()), asked.contains(Seat::new(seat)));
    }
}

#[test]
fn after_the_end_everybody_sees_everything() {
    let mut house = House::playing("sushi-express", 3, 2, TurnClock::Unlimited);
    house.start();
    house.play_on();
    assert_eq!(house.table.phase(), Phase::Over);
    let everything = known(&house, Viewer::Omniscient);
    for viewer in [Some(ANN), Some(BEN), Some(EVA), STRANGER] {
        let view = house.view(viewer);
        assert_eq!(view["game"]["observation"], everything);
        assert!(view["game"]["outcome"].is_object());
        assert!(view["game"]["scores"].as_array().is_some_and(|lines| !lines.is_empty()));
        assert_eq!(view["game"]["deadline"], Value::Null);
    }
}

#[test]
fn no_view_or_frame_contains_the_secret_or_the_id_of_a_person() {
    let mut house = House::with(2, TurnClock::Unlimited);
    let told = house.start();
    let secret = "01".repeat(32);
    for viewer in told.hearers() {
        for text in [told.frame(viewer).to_string(), house.view(viewer).to_string()] {
            assert!(!text.contains(&secret), "{text}");
            for number in [ANN, BEN] {
                assert!(!text.contains(&crate::common::person(number).id.to_string()), "{text}");
            }
        }
    }
}

#[test]
fn a_summary_shows_who_sits_where() {
    let mut house = House::playing("kanji-zushi", 4, 2, TurnClock::Daily);
    house.does(ANN, Action::Clear { seat: 2 });
    let summary = serde_json::to_value(house.table.summary()).expect("JSON");
    let expected = json!({
        "plays": "kanji-zushi",
        "options": {"players": "4", "deck": "classic", "help": "strict"},
        "clock": "1d",
        "host": "Ann",
        "seats": ["Ann", "Ben", null, "random"],
        "kinds": ["person", "person", "nobody", "bot"],
    });
    assert_eq!(summary, expected);
}

#[test]
fn changes_of_several_inputs_merge_into_one_frame() {
    let mut house = House::with(2, TurnClock::Unlimited);
    house.start();
    let now = table::Now { at: house.now, entropy: [3; 32] };
    let mut seen = crate::common::Seen::all(&house.view_text(Some(EVA)));
    let mut all = table::Effects::default();
    let mut act = |house: &mut House, number: u64, action: Action| {
        let person = crate::common::person(number);
        all.merge(house.table.handle(table::Input::Act { person, action }, now).expect("it is done"));
    };
    act(&mut house, EVA, say("go"));
    for _ in 0..2 {
        for number in [ANN, BEN] {
            let choice = house.moves(number)[0].clone();
            let choice = house.choice(&choice);
            act(&mut house, number, choice);
        }
    }
    act(&mut house, BEN, say("gone"));
    let frame = house.table.frame(Some(crate::common::person(EVA).id), &all.changes).expect("a frame");
    assert_eq!(frame.events.len(), 2);
    assert_eq!(all.entries.len(), 6);
    seen.hear(&serde_json::to_string(&frame).expect("JSON"));
    assert_eq!(seen, crate::common::Seen::all(&house.view_text(Some(EVA))));
}

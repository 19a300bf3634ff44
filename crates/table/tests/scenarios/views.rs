//! The views of players, spectators and strangers.

use game::{Seat, Viewer};
use serde_json::{Value, json};
use table::{Action, Phase, TurnClock};

use crate::harness::*;

fn known(harness: &Harness, viewer: Viewer) -> Value {
    serde_json::from_str(
        harness.table.game().expect("there is a game").perspective(viewer, menu::NO_HISTORY).observation().get(),
    )
    .expect("JSON")
}

#[test]
fn players_see_what_their_seat_knows_and_others_what_is_public() {
    for (game, seats) in [("sushi-go", 3), ("sushi-express", 3), ("kanji-zushi", 3)] {
        let mut harness = Harness::lobby(game, seats, 3, TurnClock::Unlimited);
        let response = harness.start();
        for (viewer, point_of_view) in [
            (Some(ANN), Viewer::Seat(Seat::new(0))),
            (Some(BEN), Viewer::Seat(Seat::new(1))),
            (Some(CHO), Viewer::Seat(Seat::new(2))),
            (Some(EVA), Viewer::Spectator),
            (STRANGER, Viewer::Spectator),
        ] {
            assert_eq!(harness.view(viewer)["game"]["observation"], known(&harness, point_of_view));
            assert_eq!(response.frame(viewer)["game"]["observation"], known(&harness, point_of_view));
            let events = harness.table.game().expect("there is a game").perspective(point_of_view, 0).events();
            let events: Vec<Value> =
                events.iter().map(|turn| serde_json::from_str(turn.get()).expect("JSON")).collect();
            assert_eq!(response.frame(viewer)["events"], json!(events));
        }
        assert_ne!(known(&harness, Viewer::Seat(Seat::new(0))), known(&harness, Viewer::Seat(Seat::new(1))));
        assert_eq!(harness.view(STRANGER)["game"]["moves"], json!([]));
    }
}

#[test]
fn moves_are_shown_only_to_the_seats_that_are_asked() {
    let mut harness = Harness::lobby("kanji-zushi", 2, 2, TurnClock::Unlimited);
    harness.start();
    let asked = harness.table.game().expect("there is a game").asked();
    for (number, seat) in [(ANN, 0), (BEN, 1)] {
        let moves = harness.view(Some(number))["game"]["moves"].clone();
        assert_eq!(moves.as_array().is_some_and(|moves| !moves.is_empty()), asked.contains(Seat::new(seat)));
    }
}

#[test]
fn after_the_end_everybody_sees_everything() {
    let mut harness = Harness::lobby("sushi-express", 3, 2, TurnClock::Unlimited);
    harness.start();
    harness.play_to_the_end();
    assert_eq!(harness.table.phase(), Phase::Over);
    let everything = known(&harness, Viewer::Omniscient);
    for viewer in [Some(ANN), Some(BEN), Some(EVA), STRANGER] {
        let view = harness.view(viewer);
        assert_eq!(view["game"]["observation"], everything);
        assert!(view["game"]["outcome"].is_object());
        assert!(view["game"]["scores"].as_array().is_some_and(|lines| !lines.is_empty()));
        assert_eq!(view["game"]["deadline"], Value::Null);
    }
}

#[test]
fn no_view_or_frame_contains_the_secret_or_the_id_of_a_person() {
    let mut harness = Harness::sushi_go(2, TurnClock::Unlimited);
    let response = harness.start();
    let secret = "01".repeat(32);
    for viewer in response.recipients() {
        for text in [response.frame(viewer).to_string(), harness.view(viewer).to_string()] {
            assert!(!text.contains(&secret), "{text}");
            for number in [ANN, BEN] {
                assert!(!text.contains(&crate::common::person(number).id.to_string()), "{text}");
            }
        }
    }
}

#[test]
fn a_summary_shows_who_sits_where() {
    let mut harness = Harness::lobby("kanji-zushi", 4, 2, TurnClock::Daily);
    harness.act(ANN, Action::Clear { seat: 2 });
    let summary = serde_json::to_value(harness.table.summary()).expect("JSON");
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
    let mut harness = Harness::sushi_go(2, TurnClock::Unlimited);
    harness.start();
    let now = table::Now { at: harness.now, entropy: [3; 32] };
    let mut view = crate::common::ClientView::from_json(&harness.view_text(Some(EVA)));
    let mut all = table::Effects::default();
    let mut act = |harness: &mut Harness, number: u64, action: Action| {
        let person = crate::common::person(number);
        all.merge(harness.table.handle(table::Input::Act { person, action }, now).expect("the action is accepted"));
    };
    act(&mut harness, EVA, say("go"));
    for _ in 0..2 {
        for number in [ANN, BEN] {
            let choice = harness.moves(number)[0].clone();
            let choice = harness.choice(&choice);
            act(&mut harness, number, choice);
        }
    }
    act(&mut harness, BEN, say("gone"));
    let frame = harness.table.frame(Some(crate::common::person(EVA).id), &all.changes).expect("there is a frame");
    assert_eq!(frame.events.len(), 2);
    assert_eq!(all.entries.len(), 6);
    view.apply(&serde_json::to_string(&frame).expect("JSON"));
    assert_eq!(view, crate::common::ClientView::from_json(&harness.view_text(Some(EVA))));
}

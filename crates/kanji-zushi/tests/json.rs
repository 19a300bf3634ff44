//! Values survive a round trip through JSON, and invalid ones are rejected.

use std::fmt::Debug;

use game::{FastChance, Game as _, Joint, MoveSet as _, Pending, Seat, Viewer};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::json;
use sushiya_kanji_zushi::{
    Deck, DeckChoice, Event, Half, Help, Kanji, KanjiZushi, Move, Observation, Options, Puzzle, Scenario,
    ScenarioPlace, Solution,
};

fn check<T: Serialize + DeserializeOwned + PartialEq + Debug>(value: &T) {
    let json = serde_json::to_string(value).expect("the value can be written");
    assert_eq!(&serde_json::from_str::<T>(&json).expect(&json), value);
}

/// The classic deck in another order, with one shari twice.
fn custom_deck() -> DeckChoice {
    let names = |halves: &[Half]| halves.iter().rev().map(ToString::to_string).collect::<Vec<_>>();
    let mut shari = names(Deck::classic().shari());
    shari.swap_remove(0);
    shari.push(shari[9].clone());
    Deck::of_names(&names(Deck::classic().neta()), &shari).expect("the deck is valid").into()
}

#[test]
fn observations_events_and_moves_survive_a_round_trip() {
    for (players, deck) in [(2, DeckChoice::Classic), (4, DeckChoice::House), (8, custom_deck())] {
        let options = Options::new(players, deck).expect("the options are valid").with_help(Help::Guided);
        check(&options);
        let seats = (0..players).map(|index| Viewer::Seat(Seat::new(index)));
        let viewers: Vec<Viewer> = seats.chain([Viewer::Spectator, Viewer::Omniscient]).collect();
        let chance = &mut FastChance::new(players as u64);
        let mut events: Vec<Event> = Vec::new();
        let mut game = KanjiZushi::deal(&options, chance, &mut |event| events.push(event));
        loop {
            for &viewer in &viewers {
                check(&game.observe(viewer));
                for event in &events {
                    check(&event.redact(viewer));
                }
            }
            let Pending::Seats(seats) = game.pending() else { break };
            let seat = seats.iter().next().expect("one seat is pending");
            let moves = game.legal_moves(seat);
            let chosen = moves.forming().next().map_or_else(|| moves.pick(chance), |(chosen, _)| chosen);
            check(&chosen);
            let mut joint = Joint::new(players);
            joint[seat] = Some(chosen);
            events.clear();
            game.apply(&joint, chance, &mut |event| events.push(event)).expect("the move is legal");
        }
    }
}

#[test]
fn halves_kanji_scenarios_and_puzzles_survive_a_round_trip() {
    Half::all().for_each(|half| check(&half));
    Kanji::all().for_each(|kanji| check(&kanji));
    check(&Move::Pass);
    let halves = |text: &str| text.split(' ').map(|name| name.parse().expect("it is a half")).collect::<Vec<Half>>();
    let place = ScenarioPlace { hand: halves("言 日 糸 亻 土"), shown: halves("言"), formed: Vec::new() };
    check(&Scenario {
        options: Options::default(),
        turn: Seat::new(1),
        failures: 1,
        stuck: 2,
        table: halves("寺 吾 丁 月 火 厶"),
        under: vec![halves("十 会 可 毎 爰 方")],
        places: vec![place; 2],
    });
    let puzzle = Puzzle::from_seed(1, Deck::classic());
    check(&puzzle);
    check::<Solution>(&puzzle.solve());
}

#[test]
fn inconsistent_observations_are_rejected() {
    let game = KanjiZushi::deal(&Options::default(), &mut FastChance::new(1), &mut |_| ());
    let known = game.observe(Viewer::Seat(Seat::new(0)));
    let json = serde_json::to_value(&known).expect("the observation can be written");
    for (place, value, part) in [
        ("/turn", json!(2), "seat 3 is not at a table of 2"),
        ("/viewer", json!({"seat": 5}), "seat 6 is not at a table of 2"),
        ("/turn", json!(8), "there is no seat"),
        ("/places", json!([]), "there are 0 places for 2 players"),
        ("/table/1", json["table"][0].clone(), "2 times"),
        ("/table", json!([]), "6 are missing"),
        ("/table/0", json!("女"), "the deck has no shari 女"),
        ("/table/0", json!("猫"), "no jōyō kanji has a half '猫'"),
        ("/pile", json!([json["pile"][0], []]), "bags"),
        ("/places/1/hidden", json!(6), "at most 5 neta"),
        ("/places/1/shown", json["places"][0]["known"].clone(), "those shown are among them"),
        ("/places/0/formed", json!(["寺"]), "it has no left and right half"),
        ("/places/0/formed", json!(["時", "時", "時", "時", "時", "時"]), "at most five kanji"),
    ] {
        let mut json = json.clone();
        *json.pointer_mut(place).expect(place) = value;
        let error = serde_json::from_value::<Observation>(json).expect_err(part).to_string();
        assert!(error.contains(part), "{error}");
    }
    let row = json!({"event": "turned", "shari": ["寺", "寺", "寺", "寺", "寺", "寺", "寺"]});
    assert!(serde_json::from_value::<Event>(row).is_err_and(|error| error.to_string().contains("at most six halves")));
}

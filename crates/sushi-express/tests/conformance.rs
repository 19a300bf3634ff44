//! Sushi Express keeps the laws of the contract, for every number of players.

use game::conformance::Battery;
use game::{FastChance, Game, Viewer};
use serde_json::json;
use sushiya_sushi_express::{MAX_PLAYERS, MIN_PLAYERS, Observation, Options, SushiExpress};

fn all_options() -> impl Iterator<Item = Options> {
    (MIN_PLAYERS..=MAX_PLAYERS).map(|players| Options::new(players).unwrap())
}

#[test]
fn the_laws_hold_for_every_number_of_players() {
    for options in all_options() {
        let battery = Battery::<SushiExpress> { options, census: |game| format!("{:?}", game.census()), games: 8 };
        battery.run();
        battery.json_laws();
    }
}

#[test]
fn an_inconsistent_observation_is_rejected() {
    let game = SushiExpress::deal(&Options::default(), &mut FastChance::new(1), &mut |_| ());
    let known = serde_json::to_value(game.observe(Viewer::Spectator)).unwrap();
    let error = |path: &str, value: serde_json::Value| {
        let mut changed = known.clone();
        *changed.pointer_mut(path).unwrap() = value;
        serde_json::from_value::<Observation>(changed).unwrap_err().to_string()
    };
    assert_eq!(error("/vans", json!([0, 0])), "there are not as many places as the options say");
    assert_eq!(error("/vans/0", json!(12)), "the ring has twelve tiles, from 0 to 11");
    assert_eq!(error("/first", json!(3)), "there is no such seat");
    assert_eq!(error("/first", json!(8)), "there is no seat 8; seats count from 0 to 7");
    assert_eq!(error("/dice", json!([0, 1])), "a die shows 1 to 6");
    assert_eq!(error("/hands/0/hidden", json!(23)), "there are more cards than in the box");
    assert_eq!(error("/hands/0/known", json!([])), "what everybody knows of a hand, the viewer knows");
    assert_eq!(error("/hands/0/known", json!(["bomb"])), "there is no action card 'bomb'");
    assert_eq!(error("/track", json!([{"number": 1, "pawns": [0]}])), "a bet is a number from 2 to 12");
    assert_eq!(error("/track", json!([{"number": 2, "pawns": [0, 0]}])), "seat 1 has no second pawn");
}

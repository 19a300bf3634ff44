//! Sushi Go! keeps the laws of the contract, with all options.

use game::conformance::Battery;
use game::{FastChance, Game, Viewer};
use serde_json::json;
use sushiya_sushi_go::{Observation, Options, SushiGo, Variant};

/// All valid options.
fn all_options() -> impl Iterator<Item = Options> {
    Variant::ALL.into_iter().flat_map(|variant| (2..=5).filter_map(move |players| Options::new(players, variant).ok()))
}

#[test]
fn the_laws_hold_for_all_options() {
    for options in all_options() {
        let battery = Battery::<SushiGo> { options, census: |game| game.census().to_string(), games: 3 };
        battery.run();
        battery.json_laws();
    }
}

#[test]
fn an_inconsistent_observation_is_rejected() {
    let options = Options::new(2, Variant::Standard).unwrap();
    let game = SushiGo::deal(&options, &mut FastChance::new(1), &mut |_| ());
    let known = serde_json::to_value(game.observe(Viewer::Spectator)).unwrap();
    let error = |path: &str, value: serde_json::Value| {
        let mut changed = known.clone();
        *changed.pointer_mut(path).unwrap() = value;
        serde_json::from_value::<Observation>(changed).unwrap_err().to_string()
    };
    assert_eq!(error("/hands", json!([])), "there are not as many places as the options say");
    assert_eq!(error("/pad", json!([[]])), "the score pad does not fit the table");
    assert_eq!(error("/viewer", json!({"seat": 2})), "there is no such seat");
    assert_eq!(error("/turn", json!(11)), "a round has fewer turns");
    assert_eq!(error("/hands/0/returned", json!(1)), "chopsticks that went back into a hand are not in it");
    assert_eq!(error("/hands/0/hidden", json!(200)), "there are more cards than in the box");
    assert_eq!(error("/discard", json!(vec!["wasabi"; 7])), "wasabi is there more than 6 times");
    assert_eq!(error("/tableaus/0/on_wasabi", json!(["maki1"])), "only nigiri lie on wasabi");
    assert_eq!(
        error("/tableaus/0/on_wasabi", json!(["egg", "egg", "egg", "squid", "squid", "salmon", "salmon"])),
        "more nigiri or wasabi than the box has"
    );
}

//! Sushi Go! keeps the laws of the contract, in every way it can be played.

use game::conformance::Battery;
use sushiya_sushi_go::{Options, SushiGo, Variant};

/// Every way the game can be played.
fn all_options() -> impl Iterator<Item = Options> {
    Variant::ALL.into_iter().flat_map(|variant| (2..=5).filter_map(move |players| Options::new(players, variant).ok()))
}

#[test]
fn the_laws_hold_in_every_way_to_play() {
    for options in all_options() {
        Battery::<SushiGo> { options, census: |game| game.census().to_string(), games: 3 }.run();
    }
}

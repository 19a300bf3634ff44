//! Sushi Express keeps the laws of the contract, for every number of players.

use game::conformance::Battery;
use sushiya_sushi_express::{MAX_PLAYERS, MIN_PLAYERS, Options, SushiExpress};

fn all_options() -> impl Iterator<Item = Options> {
    (MIN_PLAYERS..=MAX_PLAYERS).map(|players| Options::new(players).unwrap())
}

#[test]
fn the_laws_hold_for_every_number_of_players() {
    for options in all_options() {
        Battery::<SushiExpress> { options, census: |game| format!("{:?}", game.census()), games: 8 }.run();
    }
}

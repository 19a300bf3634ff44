//! The trained models of Sushi Express and Kanji-zushi predict the winner.

use game::{FastChance, Joint, Options, Pending};
use kanji_zushi::KanjiZushi;
use sushi_express::SushiExpress;
use sushiya_bots::Features;

/// Information gain of the model over uniform win probabilities, in bits per position.
fn information_gain<G: Features>(options: &G::Options, games: u64) -> f64 {
    let (mut bits, mut positions) = (0.0, 0.0);
    for number in 0..games {
        let chance = &mut FastChance::of_series(5, number);
        let mut game = G::deal(options, chance, &mut |_| ());
        let mut predictions = Vec::new();
        while let Pending::Seats(seats) = game.pending() {
            if game.has_features() {
                predictions.push(game.evaluate());
            }
            let mut joint = Joint::new(game.players());
            for seat in seats.iter() {
                joint[seat] = Some(game.rollout_move(seat, chance));
            }
            game.apply_unchecked(&joint, chance, &mut |_| ());
        }
        let winners = game.outcome().expect("the game is over").winners;
        for prediction in predictions {
            let loss: f64 = winners.iter().map(|seat| -f64::from(prediction[seat]).log2()).sum();
            bits += (game.players() as f64).log2() - loss / winners.len() as f64;
            positions += 1.0;
        }
    }
    bits / positions
}

fn all_player_counts<O: Options>() -> impl Iterator<Item = O> {
    O::SPECS[0].values.iter().filter_map(|value| O::from_pairs(&[(O::SPECS[0].name, value.value)]).ok())
}

#[test]
fn features_predict_the_winner() {
    for options in all_player_counts() {
        let bits = information_gain::<SushiExpress>(&options, 150);
        assert!(bits > 0.2, "{options:?}: {bits}");
    }
    for options in all_player_counts() {
        let bits = information_gain::<KanjiZushi>(&options, 150);
        assert!(bits > 0.3, "{options:?}: {bits}");
    }
}

//! What was learnt of Sushi Express and Kanji-zushi: signs tell who will win, and looking ahead with them pays.

use game::{FastChance, Joint, Options, Pending};
use kanji_zushi::KanjiZushi;
use sushi_express::SushiExpress;
use sushiya_bots::Signs;

/// How much less surprising the end of a game is to somebody who reads the signs than to somebody who gives everybody
/// the same chance: in bits, on average over the positions in which the signs tell something.
fn foreseen<G: Signs>(options: &G::Options, games: u64) -> f64 {
    let (mut bits, mut positions) = (0.0, 0.0);
    for number in 0..games {
        let luck = &mut FastChance::of_series(5, number);
        let mut game = G::deal(options, luck, &mut |_| ());
        let mut chances = Vec::new();
        while let Pending::Seats(seats) = game.pending() {
            if game.tells() {
                chances.push(game.prospects());
            }
            let mut joint = Joint::new(game.players());
            for seat in seats.iter() {
                joint[seat] = Some(game.instinct(seat, luck));
            }
            game.apply_unchecked(&joint, luck, &mut |_| ());
        }
        let winners = game.outcome().expect("it is over").winners;
        for chances in chances {
            let surprise: f64 = winners.iter().map(|seat| -f64::from(chances[seat]).log2()).sum();
            bits += (game.players() as f64).log2() - surprise / winners.len() as f64;
            positions += 1.0;
        }
    }
    bits / positions
}

fn tables<O: Options>() -> impl Iterator<Item = O> {
    O::SPECS[0].values.iter().filter_map(|value| O::from_pairs(&[(O::SPECS[0].name, value.value)]).ok())
}

#[test]
fn signs_tell_who_will_win() {
    for options in tables() {
        let bits = foreseen::<SushiExpress>(&options, 150);
        assert!(bits > 0.2, "{options:?}: {bits}");
    }
    for options in tables() {
        let bits = foreseen::<KanjiZushi>(&options, 150);
        assert!(bits > 0.3, "{options:?}: {bits}");
    }
}

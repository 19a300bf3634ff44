//! The combinations of options that tests try.

use game::Options as _;
use kanji_zushi::{DeckChoice, KanjiZushi};
use sushi_express::SushiExpress;
use sushi_go::{SushiGo, Variant};
use sushiya_tensor::TensorGame;

/// A check of one game with certain options.
pub(crate) trait Check {
    fn check<G: TensorGame>(&mut self, options: &G::Options);
}

/// Runs a check for each game with every number of players, every variant and every deck.
pub(crate) fn every_game(check: &mut impl Check) {
    for players in 2..=5 {
        for variant in Variant::ALL {
            if let Ok(options) = sushi_go::Options::new(players, variant) {
                check.check::<SushiGo>(&options);
            }
        }
    }
    for players in sushi_express::MIN_PLAYERS..=sushi_express::MAX_PLAYERS {
        check.check::<SushiExpress>(&sushi_express::Options::new(players).expect("three to six can play"));
    }
    let mut kanji_zushi = |players, deck| {
        check.check::<KanjiZushi>(&kanji_zushi::Options::new(players, deck).expect("two to eight can play"));
    };
    for players in 2..=8 {
        kanji_zushi(players, DeckChoice::Classic);
    }
    for deck in DeckChoice::OURS.into_iter().skip(1).chain([doubled()]) {
        kanji_zushi(3, deck);
    }
}

/// A custom deck with a shari that is there twice.
fn doubled() -> DeckChoice {
    let names = |halves: &[kanji_zushi::Half]| halves.iter().map(ToString::to_string).collect::<Vec<_>>();
    let classic = kanji_zushi::Deck::classic();
    let mut shari = names(classic.shari());
    let twice = shari[0].clone();
    shari[1] = twice;
    let text = format!("{} / {}", names(classic.neta()).join(" "), shari.join(" "));
    let options = kanji_zushi::Options::from_pairs(&[("deck", &text)]).expect("the deck is valid");
    options.deck_choice().clone()
}

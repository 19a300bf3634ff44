//! Kanji-zushi keeps the laws of the contract, with every deck and number of players.

use game::conformance::Battery;
use sushiya_kanji_zushi::{Deck, DeckChoice, Half, KanjiZushi, Options};

/// A deck that has several shari more than once.
fn repeated_shari() -> DeckChoice {
    let names = |halves: &[Half]| halves.iter().map(|half| half.name()).collect::<Vec<_>>();
    let mut shari = names(Deck::classic().shari());
    for (from, to) in [(0, 31), (1, 31), (2, 39), (3, 39), (4, 39)] {
        shari[from] = shari[to];
    }
    Deck::of_names(&names(Deck::classic().neta()), &shari).expect("the deck is valid").into()
}

fn run(players: usize, deck: DeckChoice, games: u64) {
    let options = Options::new(players, deck).expect("the options are valid");
    Battery::<KanjiZushi> { options, census: KanjiZushi::census, games }.run();
}

#[test]
fn the_laws_hold_with_the_classic_deck() {
    for players in 2..=8 {
        run(players, DeckChoice::Classic, 3);
    }
}

#[test]
fn the_laws_hold_with_the_house_deck() {
    for players in 2..=8 {
        run(players, DeckChoice::House, 3);
    }
}

#[test]
fn the_laws_hold_with_repeated_shari() {
    for players in [2, 3, 8] {
        run(players, repeated_shari(), 3);
    }
}

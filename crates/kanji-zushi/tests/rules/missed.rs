//! What somebody could have formed and did not.

use crate::support::{begin, kanji, place, play, scenario};
use game::{FastChance, Game as _, Seat};
use sushiya_kanji_zushi::{KanjiZushi, Missed, Move};

fn turn(game: &mut KanjiZushi, missed: &mut Missed, text: &str) {
    let before = game.clone();
    let events = play(game, text, &mut FastChance::new(1));
    missed.turn(&before, &events);
}

#[test]
fn attempts_that_would_form_a_kanji_are_known_with_it() {
    let game = begin(&scenario(vec![place("言 日 糸 亻 土", ""), place("日 木 禾 彳 扌", "")]));
    let mut forming: Vec<(Move, char)> =
        game.legal_moves(Seat::new(0)).forming().map(|(chosen, kanji)| (chosen, kanji.char())).collect();
    forming.sort_unstable();
    let pairs: Vec<String> = forming.iter().map(|(chosen, kanji)| format!("{chosen}={kanji}")).collect();
    expect_test::expect!["亻+厶=仏 亻+寺=侍 日+寺=時 日+月=明 言+丁=訂 言+吾=語 言+寺=詩"].assert_eq(&pairs.join(" "));
}

#[test]
fn the_best_of_a_turn_is_missed_unless_it_or_as_much_is_formed() {
    let mut game = begin(&scenario(vec![place("言 日 糸 亻 土", ""), place("日 木 禾 彳 扌", "")]));
    let mut missed = Missed::new(2);
    // 語 has the most strokes, then 詩.
    turn(&mut game, &mut missed, "日+寺");
    assert_eq!(missed.of(Seat::new(0), &game), kanji("語"));
    assert_eq!(missed.of(Seat::new(1), &game), kanji(""));
    turn(&mut game, &mut missed, "禾+火");
    assert_eq!(missed.of(Seat::new(1), &game), kanji("稚"), "隹 has come to the table");
    turn(&mut game, &mut missed, "言+吾");
    assert_eq!(missed.of(Seat::new(0), &game), kanji("誰"), "語 was formed later, so it was not missed");
}

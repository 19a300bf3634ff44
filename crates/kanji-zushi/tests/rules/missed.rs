//! Kanji that a player could have formed but did not.

use crate::support::{begin, kanji, place, play, scenario};
use game::{FastChance, Game as _, MoveSet as _, Pending, Seat, Viewer};
use sushiya_kanji_zushi::{DeckChoice, Event, Kanji, KanjiZushi, MissedKanji, Move, Observation, Options};

/// Plays a turn and collects missed kanji for each viewer.
fn turn(game: &mut KanjiZushi, collected: &mut [(Viewer, MissedKanji)], text: &str) {
    let before = game.clone();
    let events = play(game, text, &mut FastChance::new(1));
    for (viewer, missed) in collected {
        missed.turn(&before.observe(*viewer), &events);
    }
}

#[test]
fn forming_lists_the_moves_that_form_a_kanji() {
    let game = begin(&scenario(vec![place("言 日 糸 亻 土", ""), place("日 木 禾 彳 扌", "")]));
    let mut forming: Vec<(Move, char)> =
        game.legal_moves(Seat::new(0)).forming().map(|(chosen, kanji)| (chosen, kanji.char())).collect();
    forming.sort_unstable();
    let pairs: Vec<String> = forming.iter().map(|(chosen, kanji)| format!("{chosen}={kanji}")).collect();
    expect_test::expect!["亻+厶=仏 亻+寺=侍 日+寺=時 日+月=明 言+丁=訂 言+吾=語 言+寺=詩"].assert_eq(&pairs.join(" "));
}

#[test]
fn the_best_kanji_of_a_turn_is_missed_unless_an_equal_one_is_formed() {
    let mut game = begin(&scenario(vec![place("言 日 糸 亻 土", ""), place("日 木 禾 彳 扌", "")]));
    let viewers = [Viewer::Omniscient, Viewer::Seat(Seat::new(0)), Viewer::Seat(Seat::new(1)), Viewer::Spectator];
    let mut collected = viewers.map(|viewer| (viewer, MissedKanji::new(2)));
    let check = |game: &KanjiZushi, collected: &[(Viewer, MissedKanji)], seat: usize, expected: &str| {
        let seat = Seat::new(seat);
        for (viewer, missed) in collected {
            let expected = if viewer.sees(seat) { kanji(expected) } else { Vec::new() };
            assert_eq!(missed.of(seat, &game.observe(*viewer)), expected, "{viewer:?} of {seat}");
        }
    };
    // 語 has the most strokes, then 詩.
    turn(&mut game, &mut collected, "日+寺");
    check(&game, &collected, 0, "語");
    check(&game, &collected, 1, "");
    // 隹 is now on the table.
    turn(&mut game, &mut collected, "禾+火");
    check(&game, &collected, 1, "稚");
    // 語 was formed later, so it was not missed.
    turn(&mut game, &mut collected, "言+吾");
    check(&game, &collected, 0, "誰");
}

#[test]
fn an_observation_lists_the_forming_pairs_of_known_hands() {
    let forming = |known: &Observation, seat| known.forming(seat).collect::<Vec<(Move, Kanji)>>();
    for seed in 0..20 {
        let options = Options::new(3, DeckChoice::House).unwrap();
        let chance = &mut FastChance::new(seed);
        let mut game = KanjiZushi::deal(&options, chance, &mut |_: Event| ());
        while let Pending::Seats(seats) = game.pending() {
            let seat = seats.iter().next().unwrap();
            let moves = game.legal_moves(seat);
            let expected: Vec<(Move, Kanji)> = moves.forming().collect();
            assert_eq!(forming(&game.observe(Viewer::Seat(seat)), seat), expected);
            assert_eq!(forming(&game.observe(Viewer::Omniscient), seat), expected);
            let seen = forming(&game.observe(Viewer::Spectator), seat);
            assert!(seen.iter().all(|pair| expected.contains(pair)));
            play(&mut game, &moves.pick(chance).to_string(), chance);
        }
    }
}

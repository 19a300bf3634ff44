//! The end of a game: complete, stuck, with ties, and with all cards used.

use game::{Decision, FastChance, Game as _, Pending, Seat, Viewer};
use sushiya_kanji_zushi::{DeckChoice, Event, Half, KanjiZushi, Move, Options, Scenario};

use crate::support::{begin, greedy, halves, outcome, pile, place, play, scenario, shown, table, turn};

#[test]
fn the_last_players_fifth_kanji_ends_the_game() {
    let mut game = begin(&Scenario {
        table: halves("寺 吾 火 会 毎 可"),
        ..scenario(vec![place("言 土 彳 木 禾", "仏抄明汽"), place("日 木 禾 彳 土", "訂化汁投紀")])
    });
    let events = play(&mut game, "言+吾", &mut FastChance::new(2));
    assert!(matches!(events[..], [_, Event::Turned { .. }, Event::Drew { .. }, Event::Ended { complete: true }]));
    assert_eq!(turn(&game), None);
    assert_eq!(outcome(&game).scores.as_slice(), [4 + 7 + 8 + 7 + 14, 9 + 4 + 5 + 7 + 9]);
    for seat in [0, 1] {
        assert_eq!(shown(&game, seat).len(), 5, "with an empty deck, all other neta must be in the hand");
    }
    let mut lines = Vec::new();
    game.score_lines(&mut |seat, line| lines.push((seat.index(), line.section.number(), line.points)));
    assert_eq!(lines[..6], [4, 7, 8, 7, 14, 9].iter().enumerate().map(line_of).collect::<Vec<_>>());
}

/// The `index`-th score line when everybody has five kanji.
fn line_of((index, &points): (usize, &i32)) -> (usize, Option<u8>, i32) {
    (index / 5, Some((index % 5) as u8 + 1), points)
}

#[test]
fn the_best_kanji_breaks_a_tie() {
    // 10 + 14 against 9 + 15, and then 14 against 14.
    let end = |first: &str, second: &str| {
        let places = vec![place("土 亻 木 禾 扌", first), place("土 亻 木 禾 扌", second)];
        let mut game = begin(&Scenario { table: halves("十 月 丁 火 会 可"), stuck: 2, ..scenario(places) });
        play(&mut game, "pass", &mut FastChance::new(0));
        play(&mut game, "pass", &mut FastChance::new(0));
        let outcome = outcome(&game);
        (outcome.winners.iter().map(Seat::index).collect::<Vec<_>>(), outcome.decided_by)
    };
    assert_eq!(end("時語", "海請"), (vec![1], Decision::TieBreak("best_kanji")));
    assert_eq!(end("語", "読"), (vec![0, 1], Decision::Shared));
    assert_eq!(end("語昨", "読昭"), (vec![0, 1], Decision::Shared));
    assert_eq!(end("", ""), (vec![0, 1], Decision::Shared));
    assert_eq!(end("語", "海"), (vec![0], Decision::Points));
}

/// Plays a game in which all players form the first kanji they can, and calls `visit` with each state.
fn greedy_game(players: usize, seed: u64, mut visit: impl FnMut(&KanjiZushi)) -> KanjiZushi {
    let options = Options::new(players, DeckChoice::House).unwrap();
    let chance = &mut FastChance::new(seed);
    let mut game = KanjiZushi::deal(&options, chance, &mut |_| ());
    while let Pending::Seats(seats) = game.pending() {
        visit(&game);
        let seat = seats.iter().next().unwrap();
        let chosen = greedy(&game, seat).to_string();
        play(&mut game, &chosen, chance);
    }
    game
}

#[test]
fn eight_players_can_use_up_every_shari() {
    let complete = (0..200).map(|seed| greedy_game(8, seed, |_| ())).find(|game| pile(game).is_empty());
    let game = complete.expect("there is a game in which everybody forms five kanji");
    assert_eq!(table(&game).len(), 6);
    let places = game.observe(Viewer::Spectator).places;
    assert!(places.as_slice().iter().all(|place| place.formed.is_complete() && place.known.len() == 5));
    assert_eq!(outcome(&game).ranks.len(), 8);
}

#[test]
fn a_stuck_table_with_a_short_pile_gets_some_of_its_cards_back() {
    let mut tried = 0;
    for seed in 0..20 {
        greedy_game(8, seed, |game| {
            let cards: usize = pile(game).iter().sum();
            if !(1..6).contains(&cards) || game.observe(Viewer::Spectator).stuck == 2 {
                return;
            }
            let deck = game.options().deck();
            let bags = game.observe(Viewer::Spectator).pile;
            let face_down: Vec<Half> = bags.bags().iter().flat_map(|&bag| deck.shari_of(bag)).collect();
            let (mut game, old) = (game.clone(), table(game));
            let chance = &mut FastChance::new(seed);
            while !matches!(play(&mut game, "pass", chance).get(1), Some(Event::Stuck { .. })) {}
            let new = table(&game);
            assert_eq!(new.len(), 6);
            assert!(face_down.iter().all(|half| new.contains(half)), "all face-down cards are now on the table");
            assert_eq!(new.iter().filter(|half| old.contains(half)).count(), 6 - cards);
            assert_eq!(pile(&game), [cards], "the rest of the old six, in unknown order");
            tried += 1;
        });
    }
    assert!(tried > 10, "only {tried} short piles");
}

#[test]
fn a_game_without_kanji_lasts_three_rounds() {
    for players in 2..=8 {
        let options = Options::new(players, DeckChoice::Classic).unwrap();
        let chance = &mut FastChance::new(9);
        let mut game = KanjiZushi::deal(&options, chance, &mut |_| ());
        let mut turns = 0;
        while game.pending() != Pending::Over {
            play(&mut game, "pass", chance);
            turns += 1;
        }
        assert_eq!(turns, 3 * players);
        assert_eq!(outcome(&game).winners.len(), players);
    }
}

#[test]
fn no_game_is_longer_than_the_bound() {
    // All players wait until the last moment before they form a kanji.
    for players in [2, 3] {
        let options = Options::new(players, DeckChoice::House).unwrap();
        let mut longest = 0;
        for seed in 0..40 {
            let chance = &mut FastChance::new(seed);
            let mut game = KanjiZushi::deal(&options, chance, &mut |_| ());
            let mut turns = 0;
            while let Pending::Seats(seats) = game.pending() {
                let known = game.observe(Viewer::Spectator);
                let playing = known.places.as_slice().iter().filter(|place| !place.formed.is_complete()).count();
                let last_moment = known.stuck == 2 && usize::from(known.failures) + 1 == playing;
                let chosen = if last_moment { greedy(&game, seats.iter().next().unwrap()) } else { Move::Pass };
                play(&mut game, &chosen.to_string(), chance);
                turns += 1;
            }
            longest = longest.max(turns);
            assert!(turns <= KanjiZushi::longest(&options));
        }
        // Rounds get shorter when players are done, so no game reaches the bound.
        assert!(longest > KanjiZushi::longest(&options) / 2, "{longest}");
    }
}

//! What the bots know of Kanji-zushi, in positions of many games.

use std::time::Duration;

use game::{FastChance, Game, Joint, MoveSet, Pending, Seat, Viewer};
use kanji_zushi::{Deck, DeckChoice, KanjiZushi, Move, Options};
use sushiya_bots::{ApprenticeBot, Bot, GreedyBot, Insight, Player, RandomBot};

const DECKS: [DeckChoice; 2] = [DeckChoice::Classic, DeckChoice::House];

/// A deck in which some shari are there twice.
fn doubled() -> DeckChoice {
    let deck = Deck::classic();
    let name = |half: &kanji_zushi::Half| half.name();
    let shari: Vec<&str> = deck.shari()[..23].iter().chain(&deck.shari()[..23]).map(name).collect();
    Deck::of_names(&deck.neta().iter().map(name).collect::<Vec<_>>(), &shari).unwrap().into()
}

/// Plays a game of random candidates and looks at every position.
fn wander(options: &Options, seed: u64, mut look: impl FnMut(&KanjiZushi)) {
    let chance = &mut FastChance::new(seed);
    let mut game = KanjiZushi::deal(options, chance, &mut |_| ());
    let mut candidates = Vec::new();
    look(&game);
    while let Pending::Seats(seats) = game.pending() {
        let mut joint = Joint::new(game.players());
        for seat in seats.iter() {
            let moves = game.legal_moves(seat);
            candidates.clear();
            game.candidates(seat, &mut candidates);
            let pick = |below: usize, chance: &mut FastChance| game::Chance::below(chance, below as u32) as usize;
            // Now and then any move, so that there are failed attempts too.
            joint[seat] = Some(match pick(4, chance) {
                0 => moves.nth(pick(moves.len(), chance)),
                1 => game.instinct(seat, chance),
                _ => candidates[pick(candidates.len(), chance)],
            });
        }
        game.apply(&joint, chance, &mut |_| ()).unwrap();
        look(&game);
    }
}

fn everywhere(mut look: impl FnMut(&KanjiZushi)) {
    for deck in DECKS.into_iter().chain([doubled()]) {
        for players in 2..=8 {
            let options = Options::new(players, deck.clone()).unwrap();
            for seed in 0..20 {
                wander(&options, seed, &mut look);
            }
        }
    }
}

#[test]
fn candidates_are_legal_and_all_different_and_never_fail() {
    let mut passes = 0;
    everywhere(|game| {
        for seat in game.pending().seats().iter() {
            let mut candidates = Vec::new();
            game.candidates(seat, &mut candidates);
            assert!(!candidates.is_empty(), "{game:?}");
            for (at, &chosen) in candidates.iter().enumerate() {
                assert_eq!(game.check(seat, &chosen), Ok(()));
                assert!(!candidates[..at].contains(&chosen), "{chosen} is there twice");
                assert!(game.appeal(seat, chosen).is_finite());
                match chosen {
                    Move::Pass => passes += 1,
                    Move::Combine { neta, shari } => {
                        let verdict = game.options().deck().verdict(neta, shari).unwrap();
                        assert!(verdict.kanji().is_some(), "{chosen} forms nothing");
                    }
                }
            }
        }
    });
    assert!(passes > 1_000, "there are reasons to pass: {passes}");
}

#[test]
fn instinct_forms_or_passes() {
    let chance = &mut FastChance::new(5);
    everywhere(|game| {
        for seat in game.pending().seats().iter() {
            let chosen = game.instinct(seat, chance);
            assert_eq!(game.check(seat, &chosen), Ok(()));
            if let Move::Combine { neta, shari } = chosen {
                assert!(game.options().deck().verdict(neta, shari).unwrap().kanji().is_some());
            }
        }
    });
}

#[test]
fn prospects_are_likelihoods_and_in_the_end_the_winners_have_the_best() {
    everywhere(|game| {
        let prospects = game.prospects();
        assert!(prospects.as_slice().iter().all(|likely| (0.0..=1.0).contains(likely)), "{prospects:?}");
        assert_eq!(game.settled(), game.pending() == Pending::Over);
        if let Some(outcome) = game.outcome() {
            for (seat, &likely) in prospects.iter() {
                let best = prospects.as_slice().iter().all(|&other| other <= likely);
                assert_eq!(outcome.winners.contains(seat), best, "{prospects:?} {outcome:?}");
            }
        }
    });
}

/// How many of so many games the first bot wins, half of them from each seat.
fn wins(deck: DeckChoice, games: u64, mut bots: [Box<dyn Bot<KanjiZushi>>; 2]) -> usize {
    let options = Options::new(2, deck).unwrap();
    let won = |index: &u64| {
        let (luck, own) = (&mut FastChance::of_series(1, index / 2), &mut FastChance::of_series(2, *index));
        let turned = (index % 2) as usize;
        let mut game = KanjiZushi::deal(&options, luck, &mut |_| ());
        while let Pending::Seats(seats) = game.pending() {
            let mut joint = Joint::new(2);
            for seat in seats.iter() {
                let (known, moves) = (game.observe(Viewer::Seat(seat)), game.legal_moves(seat));
                joint[seat] = Some(bots[(seat.index() + turned) % 2].choose(seat, &known, &moves, own).unwrap());
            }
            game.apply(&joint, luck, &mut |_| ()).unwrap();
        }
        game.outcome().is_some_and(|outcome| outcome.winners.contains(Seat::new(turned)))
    };
    (0..games).filter(won).count()
}

#[test]
fn who_knows_more_wins_more() {
    for deck in DECKS {
        let greedy = || Box::new(GreedyBot::default());
        let apprentice = || Box::new(ApprenticeBot);
        let won = wins(deck.clone(), 200, [greedy(), Box::new(RandomBot)]);
        assert!(won >= 196, "greedy against random: {won} of 200");
        let won = wins(deck.clone(), 200, [greedy(), apprentice()]);
        assert!(won >= 170, "patience and all kanji against an apprentice: {won} of 200");
        let cook = || "cook".parse::<Player>().unwrap().seat(|| Duration::ZERO);
        let won = wins(deck.clone(), 200, [cook(), apprentice()]);
        assert!(won >= 180, "patience and six years of school against an apprentice: {won} of 200");
        let won = wins(deck.clone(), 200, [greedy(), cook()]);
        assert!(won >= 120, "all kanji against six years of school: {won} of 200");
        let won = wins(deck, 200, [apprentice(), Box::new(RandomBot)]);
        assert!(won >= 150, "three years of school against random: {won} of 200");
    }
}

#[test]
fn a_cook_forms_only_what_is_learnt_in_elementary_school() {
    let mut formed = 0;
    everywhere(|game| {
        for seat in game.pending().seats().iter() {
            let chosen = game.cooks_move(seat).expect("a cook judges at a glance here");
            assert_eq!(game.check(seat, &chosen), Ok(()));
            if let Move::Combine { neta, shari } = chosen {
                let kanji = game.options().deck().verdict(neta, shari).unwrap().kanji().unwrap();
                assert!(kanji.details().unwrap().grade <= 6, "{kanji}");
                formed += 1;
            }
        }
    });
    assert!(formed > 1_000, "{formed}");
}

#[test]
fn an_apprentice_forms_only_what_is_learnt_in_the_first_years_of_school() {
    let chance = &mut FastChance::new(8);
    let mut formed = 0;
    everywhere(|game| {
        for seat in game.pending().seats().iter() {
            if let Move::Combine { neta, shari } = game.beginners_move(seat, chance) {
                let kanji = game.options().deck().verdict(neta, shari).unwrap().kanji().unwrap();
                assert!(kanji.details().unwrap().grade <= 3, "{kanji}");
                formed += 1;
            }
        }
    });
    assert!(formed > 1_000);
}

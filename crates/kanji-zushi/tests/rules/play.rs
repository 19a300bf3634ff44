//! Turns: forming, failing, passing, stuck tables.

use crate::support::{begin, halves, kanji, outcome, pile, place, play, scenario, shown, table, turn};
use game::{FastChance, Game as _, MoveSet as _, Seat, Viewer};
use sushiya_kanji_zushi::{Event, KanjiZushi, Scenario, ScenarioPlace, SetupError, Why};

/// Two hands.
const TWO: [&str; 2] = ["言 日 糸 亻 土", "日 木 禾 彳 扌"];

#[test]
fn after_a_kanji_table_and_hand_are_refilled() {
    let mut game = begin(&scenario(TWO.map(|hand| place(hand, "")).into()));
    let events = play(&mut game, "日+寺", &mut FastChance::new(1));
    let [Event::Formed { seat, kanji, strokes: 10, .. }, Event::Turned { shari }, Event::Drew { count: 1, neta, .. }] =
        events.as_slice()
    else {
        panic!("{events:?}")
    };
    assert_eq!((seat.index(), kanji.char(), shari.len()), (0, '時', 1));
    assert!(neta.is_some_and(|neta| neta.len() == 1 && !neta.as_slice().contains(&halves("日")[0])));
    assert_eq!(turn(&game), Some(1));
    assert_eq!(pile(&game), [39]);
    assert!(table(&game).len() == 6 && !table(&game).contains(&halves("寺")[0]));
    let own = game.observe(Viewer::Seat(Seat::new(0))).places[Seat::new(0)];
    assert_eq!((own.known.len(), own.formed.as_slice()), (5, [*kanji].as_slice()));
}

#[test]
fn a_failed_attempt_shows_the_neta_until_it_is_played() {
    let mut game = begin(&scenario([TWO[0], TWO[1], TWO[1]].map(|hand| place(hand, "")).into()));
    let chance = &mut FastChance::new(1);
    let why = |events: Vec<Event>| match events.as_slice() {
        [Event::Failed { why, .. }, ..] => *why,
        _ => panic!("{events:?}"),
    };
    assert_eq!(why(play(&mut game, "日+吾", chance)), Why::NotJoyo { kanji: '晤' });
    assert_eq!((shown(&game, 0), shown(&game, 1)), (halves("日"), halves("")));
    assert_eq!(why(play(&mut game, "彳+火", chance)), Why::NoSuchKanji);
    assert_eq!((shown(&game, 0), shown(&game, 1)), (halves("日"), halves("彳")));
    play(&mut game, "禾+火", chance);
    assert_eq!(why(play(&mut game, "土+厶", chance)), Why::NotLeftRight { kanji: kanji("去")[0] });
    assert_eq!((shown(&game, 0), shown(&game, 1)), (halves("土 日"), halves("彳")));
    play(&mut game, "pass", chance);
    play(&mut game, "pass", chance);
    assert_eq!(
        (shown(&game, 0), shown(&game, 1)),
        (halves("土 日"), halves("彳")),
        "shown neta stay known when the table changes"
    );
    let laid = begin(&Scenario {
        places: vec![place_showing("土 日"), place(TWO[1], "")],
        ..scenario(vec![place(TWO[0], ""); 2])
    });
    let (mut game, chance) = (laid, &mut FastChance::new(1));
    assert_eq!(shown(&game, 0), halves("土 日"));
    play(&mut game, "日+寺", chance);
    assert_eq!(shown(&game, 0), halves("土"), "a played neta is no longer in the hand");
}

/// The first of the two hands. Everybody has seen these neta of it.
fn place_showing(neta: &str) -> ScenarioPlace {
    ScenarioPlace { shown: halves(neta), ..place(TWO[0], "") }
}

#[test]
fn moves_with_cards_that_are_not_in_hand_or_on_the_table_are_illegal() {
    let game = begin(&scenario(TWO.map(|hand| place(hand, "")).into()));
    let illegal =
        |seat: usize, text: &str| game.check(Seat::new(seat), &text.parse().unwrap()).unwrap_err().to_string();
    assert_eq!(illegal(0, "木+寺"), "there is no 木 in the hand");
    assert_eq!(illegal(0, "女+寺"), "there is no 女 in the hand");
    assert_eq!(illegal(0, "言+売"), "there is no 売 on the table");
    assert_eq!(illegal(0, "言+子"), "there is no 子 on the table");
    assert_eq!(illegal(1, "pass"), "it is not this player's turn");
    assert_eq!(game.legal_moves(Seat::new(0)).len(), 31);
}

#[test]
fn a_round_without_a_kanji_replaces_the_table() {
    let mut game = begin(&scenario([TWO[0], TWO[1], TWO[0]].map(|hand| place(hand, "")).into()));
    let chance = &mut FastChance::new(5);
    let before = table(&game);
    assert_eq!(play(&mut game, "pass", chance), [Event::Passed { seat: Seat::new(0) }]);
    assert_eq!(play(&mut game, "日+吾", chance).len(), 1);
    let events = play(&mut game, "pass", chance);
    assert!(matches!(events[..], [_, Event::Stuck { times: 1 }, Event::Turned { shari }] if shari.len() == 6));
    assert!(table(&game).iter().all(|half| !before.contains(half)));
    assert_eq!(pile(&game), [34, 6], "the old six are at the bottom");
    assert_eq!(turn(&game), Some(0));
}

#[test]
fn the_third_stuck_table_in_a_row_ends_the_game() {
    let mut game = begin(&scenario(vec![place("言 糸 亻 土 木", "海"), place("日 木 禾 彳 扌", "絵")]));
    let chance = &mut FastChance::new(5);
    for _ in 0..5 {
        play(&mut game, "pass", chance);
    }
    let events = play(&mut game, "pass", chance);
    assert_eq!(events[1..], [Event::Stuck { times: 3 }, Event::Ended { complete: false }]);
    assert_eq!(pile(&game), [26, 6, 6], "the third table stays until the end");
    assert_eq!(turn(&game), None);
    assert_eq!(outcome(&game).scores.as_slice(), [9, 12]);
}

#[test]
fn a_kanji_resets_the_count_of_stuck_tables() {
    let mut game = begin(&Scenario {
        stuck: 2,
        failures: 1,
        ..scenario(vec![place("言 日 糸 亻 土", ""), place("日 木 禾 彳 扌", "")])
    });
    let chance = &mut FastChance::new(5);
    play(&mut game, "言+吾", chance);
    let known = game.observe(Viewer::Spectator);
    assert_eq!((known.failures, known.stuck), (0, 0));
    for times in [1, 2] {
        play(&mut game, "pass", chance);
        assert_eq!(play(&mut game, "pass", chance)[1], Event::Stuck { times });
    }
    play(&mut game, "pass", chance);
    assert_eq!(play(&mut game, "pass", chance)[1..], [Event::Stuck { times: 3 }, Event::Ended { complete: false }]);
}

#[test]
fn players_with_five_kanji_take_no_more_turns() {
    let done = place("日 木 禾 彳 土", "訂化汁払紀");
    let mut game = begin(&Scenario {
        turn: Seat::new(2),
        table: halves("寺 吾 月 火 会 毎"),
        ..scenario(vec![place("言 日 糸 亻 土", ""), done, place("言 日 糸 亻 土", "")])
    });
    let chance = &mut FastChance::new(5);
    play(&mut game, "pass", chance);
    assert_eq!(turn(&game), Some(0));
    let events = play(&mut game, "pass", chance);
    assert_eq!(events[1], Event::Stuck { times: 1 }, "two failures are a whole round");
    assert_eq!(turn(&game), Some(2));
}

#[test]
fn an_invalid_scenario_reports_all_errors() {
    let mut wrong = scenario(vec![place("言 日 糸 亻 金", "寺鏡時"), place("日 日 禾 彳", "")]);
    wrong.places[0].shown = halves("木");
    wrong.places[1].formed = kanji("訂訪侍債績");
    wrong.turn = Seat::new(1);
    wrong.table = halves("寺 意 丁 月 火 厶 厶");
    wrong.under = vec![halves("十")];
    wrong.failures = 1;
    wrong.stuck = 3;
    let errors = KanjiZushi::try_from(&wrong).unwrap_err();
    let texts: Vec<String> = errors.iter().map(SetupError::to_string).collect();
    assert_eq!(
        texts,
        [
            "seat 1: 寺 cannot be formed, it has no left and right half",
            "seat 1: 鏡 cannot be formed, the deck has no neta 金",
            "seat 1: the neta 日 is in the hand twice, or both in the hand and laid",
            "the deck has no neta 金",
            "everybody is said to have seen 木 in the hand of seat 1, but it is not there",
            "seat 2: 訂, 訪 need the neta 言, but everybody has it once",
            "seat 2: 侍, 債 need the neta 亻, but everybody has it once",
            "seat 2: the neta 日 is in the hand twice, or both in the hand and laid",
            "the hand of seat 2 has 4 cards instead of 5",
            "the deck has no shari 意",
            "there are 7 shari on the table instead of 6",
            "shari go under the deck 6 at a time",
            "it can only be the turn of a player with fewer than five kanji",
            "so many turns without a kanji cannot be: the table would have been changed, or the game have ended",
            "the shari 丁 would be there 2 times for 訂, but the deck has it once",
            "the shari 厶 would be there 2 times, but the deck has it once",
            "the shari 寺 would be there 3 times for 時, 侍, but the deck has it once",
            "the shari 責 would be there 2 times for 債, 績, but the deck has it once",
        ]
    );
    let places =
        KanjiZushi::try_from(&Scenario { places: vec![place(TWO[0], "")], ..scenario(vec![place(TWO[0], ""); 2]) });
    assert_eq!(places.unwrap_err()[0].to_string(), "there are 1 places for 2 players");
}

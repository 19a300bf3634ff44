//! Features of Kanji-zushi only: custom decks and puzzles.

use expect_test::expect;
use serde_json::Value;

use crate::support::{scratch, sushiya, sushiya_reading};

/// Writes a deck file with the neta of the classic deck and these shari.
fn deck_file(name: &str, shari: &str) -> String {
    let path = scratch(name);
    std::fs::write(&path, format!("# mine\nneta 亻 氵 彳 土 扌 木 日 禾 糸 言\nshari {shari}\n")).unwrap();
    path.to_str().unwrap().to_owned()
}

const SHARI: &str = "丁 匕 十 厶 也 亍 口 寸 己 反 夬 少 斗 方 月 木 殳 氏 气 火 且 主 乍 召 可 本 田 目 ⿱幺夊 交 会 寺 旨 \
                     毎 舌 吾 売 舎 隹 青 昜 泉 爰 音 責 寺";

#[test]
fn a_custom_deck_is_played_recorded_and_verified() {
    let deck = deck_file("mine.tsv", SHARI);
    let record = scratch("mine.jsonl");
    let record = record.to_str().unwrap();
    let bots = "random,random,random";
    sushiya(&["arena", "kanji-zushi", "--bots", bots, "--deck", &deck, "--games", "20", "--record", record]).fine();
    assert_eq!(sushiya(&["verify", record]).fine(), "20 records verified\n");
    let puzzle = sushiya(&["puzzle", "--deck", &deck, "--seed", "4", "--json", "--solve"]).fine();
    let puzzle: Value = serde_json::from_str(&puzzle).unwrap();
    assert_eq!(puzzle["deck"]["shari"].as_array().unwrap().len(), 46);
    assert!(puzzle["total"].as_i64().unwrap() > 0);
}

#[test]
fn an_invalid_deck_is_refused_with_all_errors() {
    let deck = deck_file("bad.tsv", "寺 猫 寺");
    for args in
        [&["puzzle", "--deck", &deck][..], &["arena", "kanji-zushi", "--bots", "random,random", "--deck", &deck]]
    {
        let output = sushiya(args).refused(1);
        for part in ["bad.tsv' is invalid:", "猫", "the deck has 3 shari; a deck has 46"] {
            assert!(output.contains(part), "{part} in {output}");
        }
    }
    let output = sushiya(&["arena", "sushi-go", "--bots", "random,random", "--deck", &deck]).refused(1);
    assert!(output.contains("Sushi Go! is played with one deck only"), "{output}");
    assert!(sushiya(&["puzzle", "--deck", "no-such-deck"]).refused(1).contains("cannot read 'no-such-deck'"));
}

#[test]
fn a_seed_always_gives_the_same_puzzle() {
    expect![[r"
        Puzzle 1 (medium): form kanji with as many strokes as you can; use each half once.

          left   亻  彳  氵  日  木
          right  匕  ⿱幺夊  交  会  毎  翟

        Solution: sushiya puzzle --seed 1 --solve
    "]]
    .assert_eq(&sushiya(&["puzzle", "--seed", "1"]).fine());
    expect![[r#"
        {"seed":1,"deck":"classic","difficulty":"medium","neta":["亻","彳","氵","日","木"],"shari":["匕","⿱幺夊","交","会","毎","翟"],"kanji":[["化",4],["後",9],["海",9],["曜",18],["校",10]],"total":50}
    "#]]
    .assert_eq(&sushiya(&["puzzle", "--seed", "1", "--json", "--solve"]).fine());
    assert!(!sushiya(&["puzzle", "--seed", "1", "--json"]).fine().contains("total"));
    for deck in ["classic", "years-1-3", "years-1-4", "years-1-6", "house"] {
        let puzzle = sushiya(&["puzzle", "--deck", deck, "--seed", "5", "--json"]).fine();
        assert_eq!(serde_json::from_str::<Value>(&puzzle).unwrap()["deck"], deck);
    }
    let puzzle = sushiya(&["puzzle", "--deck", "house", "--seed", "5"]).fine();
    assert!(puzzle.contains("sushiya puzzle --deck house --seed 5 --solve"), "{puzzle}");
}

#[test]
fn a_sheet_is_scored_and_an_impossible_one_refused_with_all_errors() {
    expect![[r"
                 seat 1  seat 2
        kanji 1   時 10   海  9
        kanji 2   語 14   請 15
        strokes      24      24

        Deck: classic, because the sheet names none.
        Seat 1: 2 of 5 kanji.
        Seat 2: 2 of 5 kanji.
        Equal on points; seat 2 wins by best kanji.
    "]]
    .assert_eq(&sushiya_reading(&["score", "kanji-zushi"], r#"{"players":[["時","語"],["海","請"]]}"#).fine());
    expect![[r#"
        {"deck":"classic","players":[{"kanji":[["時",10],["語",14]],"total":24},{"kanji":[["海",9]],"total":9}],"totals":[24,9],"winners":[0]}
    "#]]
    .assert_eq(&sushiya_reading(&["score", "kanji-zushi", "--json"], r#"{"players":[["時","語"],["海"]]}"#).fine());
    expect![[r#"
        sushiya: the score sheet cannot be scored:
          - seat 1: '猫背' is not one of the 2,136 jōyō kanji
          - seat 2: 好 cannot be formed, the deck has no neta 女
          - the shari 寺 would be there 2 times for 時, 詩, but the deck has it once
          - the sheet names no deck, so it was scored with the deck 'classic'; others are named by "deck"
    "#]]
    .assert_eq(&sushiya_reading(&["score", "kanji-zushi"], r#"{"players":[["時","猫背"],["詩","好"]]}"#).refused(1));
}

#[test]
fn puzzles_are_rated_and_chosen_by_difficulty() {
    expect![[r"
        20261117  medium  5 kanji  52 strokes
        20261118  hard    5 kanji  58 strokes
    "]]
    .assert_eq(&sushiya(&["puzzle", "--seed", "20261117", "--rate", "2"]).fine());
    expect![[r#"
        {"seed":1,"difficulty":"medium","kanji":5,"strokes":50,"worthwhile":true}
    "#]]
    .assert_eq(&sushiya(&["puzzle", "--seed", "1", "--rate", "1", "--json"]).fine());
    for difficulty in ["easy", "medium", "hard"] {
        let output = sushiya(&["puzzle", "--difficulty", difficulty]).fine();
        assert!(output.contains(&format!(" ({difficulty}): ")), "{output}");
    }
    let output = sushiya(&["puzzle", "--difficulty", "sour"]).refused(1);
    assert!(output.contains("there is no difficulty 'sour'; choose easy, medium or hard"), "{output}");
}

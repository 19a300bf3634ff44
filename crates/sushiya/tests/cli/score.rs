//! `sushiya score`.

use expect_test::expect;

use crate::support::{sushiya, sushiya_reading};

#[test]
fn a_score_sheet_becomes_a_table() {
    let sheet = r#"{"rounds":[[["wasabi","squid","maki3"],["tempura","tempura","pudding"]]]}"#;
    expect![[r"
                         seat 1  seat 2
        round 1 maki          6       0
        round 1 tempura       0       5
        round 1 sashimi       0       0
        round 1 gyoza         0       0
        round 1 nigiri        9       0
        round 1 total        15       5
        puddings            (0)     (1)
        total                15       5

        Round 1, seat 1: 3 of 10 cards.
        Round 1, seat 2: 3 of 10 cards.
        Unfinished: 1 of 3 rounds. Puddings count after the last one.
    "]]
    .assert_eq(&sushiya_reading(&["score", "sushi-go"], sheet).fine());
}

#[test]
fn a_score_sheet_becomes_json() {
    let sheet = r#"{"variant":"standard","rounds":[[["maki3","maki2"],["maki3"]]]}"#;
    expect![[r#"
        {"rounds":[[{"maki":6,"tempura":0,"sashimi":0,"gyoza":0,"nigiri":0,"total":6},{"maki":3,"tempura":0,"sashimi":0,"gyoza":0,"nigiri":0,"total":3}]],"rounds_left":2,"short":[{"round":1,"seat":1,"cards":2,"expected":10},{"round":1,"seat":2,"cards":1,"expected":10}],"pudding":null,"totals":[6,3],"winners":[]}
    "#]]
    .assert_eq(&sushiya_reading(&["score", "sushi-go", "-", "--json"], sheet).fine());
}

#[test]
fn the_dummy_is_scored_but_cannot_win() {
    let sheet = r#"{"variant":"dummy","rounds":[[["egg"],["salmon"],["squid"]],[[],[],[]],[[],[],[]]]}"#;
    let output = sushiya_reading(&["score", "sushi-go", "--json"], sheet).fine();
    assert!(output.contains(r#""totals":[1,2,3],"winners":[1]"#), "{output}");
}

#[test]
fn an_impossible_sheet_is_refused_with_all_errors() {
    let eggs = r#""egg","egg","egg","egg","egg","egg""#;
    let sheet = format!(r#"{{"rounds":[[["fish"],[{eggs}],[]],[[],[]],[[],[],[]],[[],[],[]]]}}"#);
    expect![[r"
        sushiya: the score sheet cannot be scored:
          - there are 4 rounds; there can be 1 to 3
          - round 1, seat 1: there is no card 'fish'; the cards are: tempura, sashimi, gyoza, maki1, maki2, maki3, salmon, squid, egg, pudding, wasabi, chopsticks
          - round 2: 2 seats instead of 3
          - there are 6 egg on the table, but only 5 in the box
    "]]
    .assert_eq(&sushiya_reading(&["score", "sushi-go"], &sheet).refused(1));
}

#[test]
fn malformed_sheets_are_refused_with_an_example() {
    for sheet in ["", "{", "[]", r#"{"rounds":"none"}"#, r#"{"rounds":[],"wine":1}"#] {
        let output = sushiya_reading(&["score", "sushi-go"], sheet).refused(1);
        assert!(output.contains("cannot be read (") && output.contains(r#"one looks like {"variant""#), "{output}");
    }
    for (sheet, part) in [
        (r#"{"rounds":[]}"#, "there are 0 rounds"),
        (r#"{"rounds":[[["egg"]]]}"#, "two to five players, not 1"),
        (r#"{"variant":"dummy","rounds":[[["egg"],[]]]}"#, "round 1: 2 seats instead of 3"),
        (r#"{"variant":"slow","rounds":[[["egg"],[]]]}"#, "cannot be 'slow'"),
    ] {
        let output = sushiya_reading(&["score", "sushi-go"], sheet).refused(1);
        assert!(output.contains(part), "{output}");
    }
    assert!(
        sushiya(&["score", "sushi-go", "no-such-file.json"]).refused(1).contains("cannot read 'no-such-file.json'")
    );
}

#[test]
fn customers_and_tips_are_scored_as_in_the_rulebook() {
    let sheet = r#"{"players":[
        {"customers":{"light-blue":3,"dark-blue":2,"pink":1,"purple":1},"tips":1,"tip_cards":0,"action_cards":2},
        {"customers":{"red":1},"tips":3,"tip_cards":0,"action_cards":0},
        {"customers":{"red":1},"tips":2,"tip_cards":1,"action_cards":1}]}"#;
    expect![[r"
                      seat 1  seat 2  seat 3
        colours           12       3       3
        extras             3       0       0
        tips              -3       0       0
        total             12       3       3
        tip count        (1)     (3)     (3)
        action cards     (2)     (0)     (1)

        seat 1 wins on points.
    "]]
    .assert_eq(&sushiya_reading(&["score", "sushi-express"], sheet).fine());
    let json = sushiya_reading(&["score", "sushi-express", "--json"], sheet).fine();
    let book = r#"{"players":[{"colours":12,"extras":3,"tips":-3,"total":12},"#;
    assert!(json.starts_with(book) && json.ends_with("\"totals\":[12,3,3],\"winners\":[0]}\n"), "{json}");
}

#[test]
fn an_impossible_sheet_of_sushi_express_is_refused_with_all_errors() {
    let sheet = r#"{"players":[{"customers":{"pink":3,"orange":1},"tips":9},{"tip_cards":3,"action_cards":27}]}"#;
    expect![[r"
        sushiya: the score sheet cannot be scored:
          - Sushi Express is for three to six players, not 2
          - seat 1: there is no colour 'orange'; the colours are: light-blue, dark-blue, pink, purple, red, yellow, green, white
          - there are 3 customer cards 'pink' on the table, but only 2 in the box
          - there are 9 customer cards 'tip' on the table, but only 8 in the box
          - there are 3 action cards 'tip' on the table, but only 2 in the box
          - there are 27 action cards 'other than tip' on the table, but only 26 in the box
    "]].assert_eq(&sushiya_reading(&["score", "sushi-express"], sheet).refused(1));
}

//! Scoring tables played with real cards.

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
        pudding               0       6
        total                15      11

        seat 1 wins on points.
    "]]
    .assert_eq(&sushiya_reading(&["score", "sushi-go"], sheet).fine());
}

#[test]
fn a_score_sheet_becomes_json() {
    let sheet = r#"{"variant":"standard","rounds":[[["maki3","maki2"],["maki3"]]]}"#;
    expect![[r#"
        {"rounds":[[{"maki":6,"tempura":0,"sashimi":0,"gyoza":0,"nigiri":0,"total":6},{"maki":3,"tempura":0,"sashimi":0,"gyoza":0,"nigiri":0,"total":3}]],"pudding":[0,0],"totals":[6,3],"winners":[0]}
    "#]]
    .assert_eq(&sushiya_reading(&["score", "sushi-go", "-", "--json"], sheet).fine());
}

#[test]
fn the_dummy_is_scored_but_cannot_win() {
    let sheet = r#"{"variant":"dummy","rounds":[[["egg"],["salmon"],["squid"]]]}"#;
    let said = sushiya_reading(&["score", "sushi-go", "--json"], sheet).fine();
    assert!(said.contains(r#""totals":[1,2,3],"winners":[1]"#), "{said}");
}

#[test]
fn an_impossible_sheet_is_refused_with_every_fault_named() {
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
fn what_is_no_sheet_at_all_says_what_one_looks_like() {
    for sheet in ["", "{", "[]", r#"{"rounds":"none"}"#, r#"{"rounds":[],"wine":1}"#] {
        let said = sushiya_reading(&["score", "sushi-go"], sheet).refused(1);
        assert!(said.contains("cannot be read (") && said.contains(r#"one looks like {"variant""#), "{said}");
    }
    for (sheet, part) in [
        (r#"{"rounds":[]}"#, "there are 0 rounds"),
        (r#"{"rounds":[[["egg"]]]}"#, "two to five players, not 1"),
        (r#"{"variant":"dummy","rounds":[[["egg"],[]]]}"#, "round 1: 2 seats instead of 3"),
        (r#"{"variant":"slow","rounds":[[["egg"],[]]]}"#, "cannot be 'slow'"),
    ] {
        let said = sushiya_reading(&["score", "sushi-go"], sheet).refused(1);
        assert!(said.contains(part), "{said}");
    }
    assert!(
        sushiya(&["score", "sushi-go", "no-such-file.json"]).refused(1).contains("cannot read 'no-such-file.json'")
    );
}

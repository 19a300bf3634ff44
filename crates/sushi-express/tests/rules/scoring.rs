//! Score sheets: examples, ties and errors.

use game::Decision;
use sushiya_sushi_express::{Scored, Sheet};

fn read(json: &str) -> Sheet {
    serde_json::from_str(json).unwrap()
}

fn score(json: &str) -> Scored {
    read(json).score().unwrap()
}

fn errors(json: &str) -> Vec<String> {
    read(json).score().unwrap_err().iter().map(ToString::to_string).collect()
}

#[test]
fn the_example_of_the_rulebook() {
    let scored = score(
        r#"{"players":[
            {"customers":{"light-blue":3,"dark-blue":2,"pink":1,"purple":1},"tips":1,"tip_cards":0,"action_cards":2},
            {"customers":{"light-blue":1},"tips":3,"tip_cards":0,"action_cards":0},
            {"customers":{"dark-blue":1},"tips":2,"tip_cards":1,"action_cards":0}
        ]}"#,
    );
    assert_eq!(
        serde_json::to_string(&scored).unwrap(),
        r#"{"players":[{"colours":12,"extras":3,"tips":-3,"total":12},{"colours":3,"extras":0,"tips":0,"total":3},{"colours":3,"extras":0,"tips":0,"total":3}],"totals":[12,3,3],"winners":[0]}"#
    );
    assert_eq!((scored.tips, scored.action_cards), (vec![1, 3, 3], vec![2, 0, 0]));
}

#[test]
fn the_example_of_our_rules_page() {
    let table = |cem: &str| {
        score(&format!(
            r#"{{"players":[
                {{"customers":{{"light-blue":2,"red":1,"green":2,"white":1}},"tips":2,"tip_cards":1,"action_cards":1}},
                {{"customers":{{"light-blue":3,"dark-blue":4,"yellow":1}},"tips":2,"action_cards":2}},
                {{"customers":{{"dark-blue":1,"pink":1,"purple":1,"red":1,"yellow":1{cem}}}
            ]}}"#
        ))
    };
    let scored = table(r#","white":1}"#);
    assert_eq!((scored.totals, scored.winners), (vec![14, 14, 15], vec![2]));
    let scored = table(r#"},"tips":1"#);
    assert_eq!((scored.totals, scored.winners), (vec![14, 14, 12], vec![1]));
}

#[test]
fn with_equal_tips_everybody_loses_the_same() {
    let scored = score(r#"{"players":[{"customers":{"red":2},"tips":2},{"tips":2},{"tips":1,"tip_cards":1}]}"#);
    assert_eq!(scored.totals, [4 - 2, -2, -2]);
}

#[test]
fn several_players_with_fewest_tips_each_lose_the_full_amount() {
    let scored = score(r#"{"players":[{"tips":3,"tip_cards":2},{"tips":1},{"tips":2},{"tips":1}]}"#);
    assert_eq!(scored.totals, [0, -5, 0, -5]);
}

#[test]
fn ties_are_broken_by_action_cards() {
    let table = |first, second| {
        score(&format!(
            r#"{{"players":[{{"customers":{{"red":1}},"action_cards":{first}}},{{"customers":{{"pink":1}},"action_cards":{second}}},{{}}]}}"#
        ))
    };
    assert_eq!((table(1, 3).winners, table(1, 3).outcome.decided_by), (vec![1], Decision::TieBreak("action_cards")));
    assert_eq!((table(2, 2).winners, table(2, 2).outcome.decided_by), (vec![0, 1], Decision::Shared));
}

#[test]
fn all_errors_are_reported_at_once() {
    let errors_found = errors(
        r#"{"players":[
            {"customers":{"pink":2,"orange":1,"tip":1},"tips":8,"tip_cards":2,"action_cards":20},
            {"customers":{"pink":1,"light-blue":4000000000},"tips":1,"tip_cards":1,"action_cards":7}
        ]}"#,
    );
    assert_eq!(
        errors_found,
        [
            "Sushi Express is for three to six players, not 2",
            "seat 1: there is no colour 'orange'; the colours are: light-blue, dark-blue, pink, purple, red, yellow, green, white",
            "seat 1: a tip is no colour; write tip customers under \"tips\"",
            "there are 4000000000 customer cards 'light-blue' on the table, but only 8 in the box",
            "there are 3 customer cards 'pink' on the table, but only 2 in the box",
            "there are 9 customer cards 'tip' on the table, but only 8 in the box",
            "there are 3 action cards 'tip' on the table, but only 2 in the box",
            "there are 27 action cards 'other than tip' on the table, but only 26 in the box",
        ]
    );
    assert!(serde_json::from_str::<Sheet>(r#"{"players":[{"coins":1}]}"#).is_err());
    assert!(serde_json::from_str::<Sheet>(r#"{"players":[{"tips":-1}]}"#).is_err());
}

//! What people read: the welcome, the list of games, the rules, usage and plain refusals.

use crate::support::sushiya;
use expect_test::expect;

#[test]
fn without_arguments_it_says_what_there_is_and_how_to_start() {
    let said = sushiya(&[]).fine();
    for part in ["sushi-go", "sushiya rules", "sushiya arena", "sushiya score", "sushiya bench"] {
        assert!(said.contains(part), "{said}");
    }
}

#[test]
fn games_are_listed_for_people_and_for_programs() {
    let said = sushiya(&["games"]).fine();
    assert!(said.contains("both-ways") && said.contains("thinks everything through (itamae@150ms)"), "{said}");
    let json: serde_json::Value = serde_json::from_str(&sushiya(&["games", "--json"]).fine()).unwrap();
    assert_eq!(json[0]["name"], "sushi-go");
    assert_eq!(json[0]["options"][0]["name"], "players");
}

#[test]
fn rules_are_told_in_english() {
    assert!(sushiya(&["rules", "sushi-go"]).fine().starts_with("# Sushi Go!"));
    let said = sushiya(&["rules", "sushi-go", "--lang", "es"]).refused(1);
    expect![[r"
        sushiya: the rules are not written in 'es' yet; leave out --lang to read them in English
    "]]
    .assert_eq(&said);
}

#[test]
fn a_game_that_is_not_on_the_menu_is_refused_everywhere() {
    for args in [
        &["rules", "chess"][..],
        &["arena", "chess", "--bots", "random,random"],
        &["score", "chess"],
        &["bench", "chess"],
    ] {
        let said = sushiya(args).refused(1);
        assert!(
            said.starts_with("sushiya: there is no game 'chess'; the games are: sushi-go, sushi-express, kanji-zushi"),
            "{said}"
        );
    }
}

#[test]
fn wrong_usage_exits_with_two() {
    for args in [
        &["dance"][..],
        &["arena", "sushi-go"],
        &["arena", "sushi-go", "--bots", "random,random", "--games", "0"],
        &["arena", "sushi-go", "--bots", "random,random", "--option", "players"],
        &["bench", "--seconds", "-1"],
        &["verify", "-", "--commitment", "123"],
    ] {
        sushiya(args).refused(2);
    }
}

#[test]
fn completions_know_the_commands() {
    for shell in ["bash", "zsh", "fish"] {
        assert!(sushiya(&["completions", shell]).fine().contains("arena"));
    }
}

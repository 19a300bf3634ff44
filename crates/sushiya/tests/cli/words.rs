//! Texts: the list of games, the rules, usage and errors.

use crate::server::Server;
use crate::support::{scratch, sushiya, sushiya_where};

#[test]
fn games_are_listed_as_text_and_json() {
    let output = sushiya(&["games"]).fine();
    assert!(output.contains("both-ways") && output.contains("plays as strongly as it can (itamae@150ms)"), "{output}");
    let json: serde_json::Value = serde_json::from_str(&sushiya(&["games", "--json"]).fine()).unwrap();
    assert_eq!(json[0]["name"], "sushi-go");
    assert_eq!(json[0]["options"][0]["name"], "players");
}

/// A heading of the rules of Sushi Go! that identifies each language.
const SUSHI_GO: [(&str, &str); 5] = [
    ("en", "## What you need"),
    ("es", "## Qué hace falta"),
    ("fr", "## Ce qu’il vous faut"),
    ("pl", "## Czego potrzebujesz"),
    ("ja", "## 用意するもの"),
];

#[test]
fn rules_are_printed_in_every_language() {
    for (language, heading) in SUSHI_GO {
        let output = sushiya(&["rules", "sushi-go", "--lang", language]).fine();
        assert!(output.starts_with("# Sushi Go!") && output.contains(heading), "{output}");
    }
    for wanted in ["es-MX", "es_AR.UTF-8", "ES"] {
        assert!(sushiya(&["rules", "sushi-go", "--lang", wanted]).fine().contains("## Qué hace falta"));
    }
    for wanted in ["tlh", "", "español"] {
        let output = sushiya(&["rules", "sushi-go", "--lang", wanted]).refused(1);
        let plain = format!("sushiya: there are no rules in '{wanted}'; the languages are: en, es, fr, ja, pl");
        assert!(output.starts_with(&plain), "{output}");
    }
}

#[test]
fn rules_default_to_the_systems_language() {
    for (settings, language) in [
        (&[][..], "en"),
        (&[("LANG", "C.UTF-8")], "en"),
        (&[("LANG", "POSIX")], "en"),
        (&[("LANG", "tlh_KX.UTF-8")], "en"),
        (&[("LANG", "fr")], "fr"),
        (&[("LANG", "ja_JP.eucJP")], "ja"),
        (&[("LANG", "es_ES@euro"), ("LC_MESSAGES", "pl_PL.UTF-8")], "pl"),
        (&[("LANG", "pl_PL.UTF-8"), ("LC_MESSAGES", "fr_CA.UTF-8"), ("LC_ALL", "es_MX.UTF-8")], "es"),
        (&[("LANG", "pl_PL.UTF-8"), ("LC_ALL", "")], "pl"),
        (&[("LANG", "pl_PL.UTF-8"), ("LC_ALL", "C")], "en"),
    ] {
        let output = sushiya_where(settings, &["rules", "sushi-go"]).fine();
        let (_, heading) = SUSHI_GO.into_iter().find(|(known, _)| *known == language).unwrap();
        assert!(output.contains(heading), "{settings:?}: {output}");
        let output = sushiya_where(settings, &["rules", "sushi-go", "--lang", "en"]).fine();
        assert!(output.contains("## What you need"), "{settings:?}: {output}");
    }
}

#[test]
fn unknown_games_are_refused_by_every_command() {
    for args in [
        &["rules", "chess"][..],
        &["arena", "chess", "--bots", "random,random"],
        &["score", "chess"],
        &["bench", "chess"],
    ] {
        let output = sushiya(args).refused(1);
        assert!(
            output
                .starts_with("sushiya: there is no game 'chess'; the games are: sushi-go, sushi-express, kanji-zushi"),
            "{output}"
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
fn names_that_do_not_exist_are_compared_with_those_that_do() {
    for (args, code, part) in [
        (
            &["rules", "sushigo"][..],
            1,
            "there is no game 'sushigo'; did you mean 'sushi-go'? The games are: sushi-go, ",
        ),
        (&["arena", "sushi-go", "--bots", "coock,greedy"], 1, "did you mean 'cook'? The bots are: "),
        (&["play", "--option", "varient=dummy"], 1, "did you mean 'variant'? There are: players, variant"),
        (&["play", "--option", "variant=both-way"], 1, "did you mean 'both-ways'? It can be: standard, "),
        (&["man", "plya"], 1, "there is no command 'plya'; did you mean 'play'? The commands are: serve, "),
        (&["plya"], 2, "'play'"),
        (&["play", "--sead", "3"], 2, "'--seed'"),
    ] {
        let refused = sushiya(args).refused(code);
        assert!(refused.contains(part), "{args:?}: {refused}");
    }
}

#[test]
fn help_is_short_at_first_and_explains_with_examples() {
    let short = sushiya(&["-h"]).fine();
    assert!(short.starts_with("Three sushi games") && short.contains("  play  "), "{short}");
    assert!(!short.contains("--listen"), "the options of a server are in its own help: {short}");
    assert!(sushiya(&["serve", "-h"]).fine().contains("--listen <ADDRESS>"));
    let long = sushiya(&["play", "--help"]).fine();
    assert!(long.contains("Examples:") && long.contains("    sushiya play --resume"), "{long}");
    assert_eq!(sushiya(&["--version"]).fine(), format!("sushiya {}\n", env!("CARGO_PKG_VERSION")));
}

#[test]
fn manual_pages_are_printed_or_written_to_a_directory() {
    assert!(sushiya(&["man"]).fine().contains(".TH sushiya 1"));
    let page = sushiya(&["man", "play"]).fine();
    assert!(page.contains(".TH sushiya-play 1") && page.contains("\\-\\-resume"), "{page}");
    let directory = scratch("man");
    let _ = std::fs::remove_dir_all(&directory);
    sushiya(&["man", "--dir", directory.to_str().expect("a path in UTF-8")]).fine();
    for name in ["sushiya.1", "sushiya-play.1", "sushiya-man.1"] {
        let page = std::fs::read_to_string(directory.join(name)).expect("the page is there");
        assert!(page.contains(".SH NAME"), "{name}: {page}");
    }
}

#[test]
fn completions_know_the_commands() {
    for shell in ["bash", "zsh", "fish"] {
        assert!(sushiya(&["completions", shell]).fine().contains("arena"));
    }
}

#[test]
fn without_a_command_a_server_starts() {
    let server = Server::start_with(&[], "no-command", &[]);
    let (status, page) = server.request("GET", "/", "", "");
    assert_eq!(status, 200);
    assert!(page.contains("<!DOCTYPE html>") && page.contains("action=\"/play\""), "{page}");
}

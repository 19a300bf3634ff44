//! Line by line.

use std::io::{BufRead as _, BufReader, Write as _};
use std::process::{Command, Stdio};

use super::data;
use crate::support::{Output, output, scratch, sushiya, sushiya_where};

/// Runs `sushiya play --plain` with this input, and saved games in this directory.
fn play(home: &str, args: &[&str], input: &str) -> Output {
    let child = Command::new(env!("CARGO_BIN_EXE_sushiya"))
        .args(["play", "--plain", "--name", "Ana"])
        .args(args)
        .env_remove("LC_ALL")
        .env_remove("LANG")
        .env("XDG_DATA_HOME", scratch(&format!("play-{home}")))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn();
    output(child.expect("the binary starts"), input)
}

#[test]
fn whole_games_are_played_by_script() {
    for (game, args) in [
        ("sushi-go", &["--bots", "greedy,random"][..]),
        ("sushi-go", &["--option", "variant=dummy", "--option", "players=2"]),
        ("sushi-express", &["--bots", "greedy,random"]),
        ("kanji-zushi", &["--bots", "greedy", "--option", "help=guided"]),
    ] {
        data("script");
        let file = data("script-record").join("record.jsonl");
        let record = file.to_str().expect("a path in UTF-8");
        let mut all = vec![game, "--seed", "7", "--record", record];
        all.extend(args);
        let output = play("script", &all, &"1\n".repeat(400)).fine();
        let last = output.lines().last().expect("there is output");
        assert!(last.contains("win") || last.contains("tie"), "{game}: the result is the last line, not {last}");
        assert!(output.contains("1. ") && output.contains("Total: Ana "), "{output}");
        assert_eq!(sushiya(&["verify", record]).fine(), "1 record verified\n");
        // The same seed gives the same game.
        data("script");
        assert_eq!(play("script", &all, &"1\n".repeat(400)).fine(), output);
        let again = play("script", &["--resume"], "").refused(1);
        assert!(again.contains("there is no interrupted game"), "{again}");
    }
}

#[test]
fn choices_are_numbers_or_notation_and_everything_else_is_explained() {
    data("answers");
    let input = "99\nnonsense\n?\nh\nq\n";
    let output = play("answers", &["sushi-go", "--seed", "3"], input).fine();
    for part in ["“99” isn’t one of your choices", "“nonsense” isn’t", "What you need", "Try this:", "See you!"]
    {
        assert!(output.contains(part), "{part}: {output}");
    }
    // The first choice by its notation.
    let choices = play("answers", &["kanji-zushi", "--seed", "3"], "pass\n").fine();
    assert!(choices.contains("Ana passes.") || choices.contains("goes first"), "{choices}");
}

#[test]
fn the_end_of_input_leaves_and_the_game_can_be_resumed() {
    data("resume");
    let first = play("resume", &["sushi-go", "--seed", "5", "--bots", "greedy,greedy"], "1\n1\n").fine();
    assert!(first.contains("See you!") && first.contains("sushiya play --resume"), "{first}");
    let again = play("resume", &["--resume"], &"1\n".repeat(60)).fine();
    assert!(again.contains("Round 1 of 3, turn 3 of 9"), "it goes on where it was: {again}");
    data("whole");
    let whole = play("whole", &["sushi-go", "--seed", "5", "--bots", "greedy,greedy"], &"1\n".repeat(60)).fine();
    assert_eq!(again.lines().last(), whole.lines().last(), "the same game has the same result");
    let none = play("resume", &["--resume"], "").refused(1);
    assert!(none.contains("start one with 'sushiya play'"), "{none}");
}

#[test]
fn a_damaged_saved_game_is_explained() {
    let directory = data("damaged").join("sushiya");
    std::fs::create_dir_all(&directory).expect("the directory is created");
    for text in ["nonsense", r#"{"game":"sushi-go"}"#] {
        std::fs::write(directory.join("play.json"), text).expect("the file is written");
        let refused = play("damaged", &["--resume"], "").refused(1);
        assert!(refused.contains("cannot be read") && refused.contains("start a new one"), "{refused}");
    }
}

#[test]
fn games_are_played_in_every_language() {
    for (language, part) in
        [("en", "Pick a card to keep."), ("es", "arta"), ("fr", "carte"), ("pl", "kart"), ("ja", "カード")]
    {
        data("languages");
        let output = play("languages", &["sushi-go", "--seed", "3", "--lang", language], "1\n").fine();
        assert!(output.contains(part) && !output.contains('⟦'), "{language}: {output}");
    }
    let output = sushiya_where(&[("LANG", "fr_FR.UTF-8")], &["play", "--plain", "--seed", "1"]).fine();
    assert!(output.contains("À bientôt"), "{output}");
}

#[test]
fn bad_arguments_are_explained() {
    for (args, code, part) in [
        (&["play", "chess"][..], 1, "there is no game 'chess'; the games are: sushi-go"),
        (&["play", "--bots", "chef"], 1, "there is no bot 'chef'"),
        (&["play", "--bots", "cook,cook,cook,cook,cook,cook"], 1, "cannot be played"),
        (
            &["play", "--option", "players=4", "--bots", "cook"],
            1,
            "players=4 needs 3 bots besides you, but there are 1",
        ),
        (&["play", "--option", "variant=backwards"], 1, "variant"),
        (&["play", "--lang", "tlh"], 1, "there is no language 'tlh'; the languages are: en"),
        (&["play", "--url", "sushi.example"], 2, "write it as https://sushi.example"),
        (&["play", "--open"], 2, "--url"),
        (&["play", "--resume", "--seed", "1"], 2, "cannot be used with"),
        (&["play", "--url", "http://127.0.0.1:9", "K7WQ2M"], 1, "The server at http://127.0.0.1:9 can’t be reached"),
    ] {
        let refused = sushiya(args).refused(code);
        assert!(refused.contains(part), "{args:?}: {refused}");
    }
}

#[test]
fn a_replay_on_the_screen_needs_a_terminal() {
    let refused = sushiya(&["replay", "-", "--watch"]).refused(1);
    assert!(refused.contains("no game record"), "{refused}");
}

#[test]
fn a_person_reads_each_answer_before_the_next_choice() {
    data("pipe");
    let mut child = Command::new(env!("CARGO_BIN_EXE_sushiya"))
        .args(["play", "sushi-go", "--plain", "--seed", "4", "--bots", "random"])
        .env("XDG_DATA_HOME", scratch("play-pipe"))
        .env_remove("LANG")
        .env_remove("LC_ALL")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the binary starts");
    let mut stdin = child.stdin.take().expect("stdin is piped");
    let mut lines = BufReader::new(child.stdout.take().expect("stdout is piped")).lines();
    for _ in 0..3 {
        // Prompts come without waiting for more input.
        let prompt = lines.by_ref().map(|line| line.expect("a line")).find(|line| line.starts_with("Your choice"));
        assert!(prompt.is_some());
        stdin.write_all(b"2\n").expect("the program reads");
    }
    drop(stdin);
    let rest: Vec<String> = lines.map(|line| line.expect("a line")).collect();
    assert!(rest.iter().any(|line| line == "See you!"), "{rest:?}");
    assert!(child.wait().expect("the process ends").success());
}

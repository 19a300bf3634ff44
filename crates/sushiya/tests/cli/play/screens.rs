//! Whole games in a pseudo-terminal.

use super::data;
use super::pseudo_terminal::{END_OF_FRAME, Terminal};
use crate::support::sushiya;

/// Whether the player has to choose.
pub(super) fn is_asked(screen: &str) -> bool {
    screen.lines().any(|line| line.starts_with("▶ "))
}

/// Whether the result is shown.
pub(super) fn is_over(screen: &str) -> bool {
    screen.contains("Play again") && ["wins with", "You win", "It’s a tie"].iter().any(|part| screen.contains(part))
}

/// Plays to the end by pressing keys, and returns the number of times.
pub(super) fn play(terminal: &mut Terminal, keys: &str) -> usize {
    for count in 0..600 {
        let screen = terminal.wait("a turn", |screen| is_asked(screen) || is_over(screen));
        if is_over(&screen) {
            return count;
        }
        press(terminal, keys);
    }
    panic!("the game did not end:\n{}", terminal.screen());
}

/// Presses keys while the player has to choose, and waits for the answer to each.
pub(super) fn press(terminal: &mut Terminal, keys: &str) {
    for key in keys.split(' ') {
        let before = terminal.screen();
        if !is_asked(&before) || is_over(&before) {
            break;
        }
        terminal.press(key);
        terminal.wait("an answer to a key", |screen| screen != before);
    }
}

#[test]
fn whole_games_of_all_three_are_played_with_keys() {
    for (game, keys, least) in [("sushi-go", "1", 20), ("sushi-express", "\t\r", 8), ("kanji-zushi", "1 a", 3)] {
        let directory = data(&format!("screen-{game}"));
        let record = directory.join("record.jsonl");
        let record = record.to_str().expect("a path in UTF-8");
        let args = ["play", game, "--seed", "7", "--no-animation", "--name", "Ana", "--record", record];
        let mut terminal = Terminal::start(&args, (80, 24), &directory, &[]);
        terminal.wait("the first cards", |screen| screen.contains("Ana") && screen.contains("Rules"));
        assert!(terminal.is_full_screen());
        let presses = play(&mut terminal, keys);
        assert!(presses >= least, "{game}: only {presses}");
        terminal.press("\u{3}");
        let (code, _) = terminal.end();
        assert_eq!(code, 0, "{game}");
        assert_eq!(sushiya(&["verify", record]).fine(), "1 record verified\n", "{game}");
        watch(game, record);
    }
}

/// Watches the record to its end.
fn watch(game: &str, record: &str) {
    let mut terminal = Terminal::start(&["replay", record, "--watch"], (120, 40), &data("watch"), &[]);
    terminal.wait("the replay", |screen| screen.contains("Ana") && screen.contains("Turns"));
    terminal.press("\u{1b}[F");
    let end = terminal.wait("the end", |screen| ["wins with", "It’s a tie"].iter().any(|part| screen.contains(part)));
    assert!(!end.contains('⟦'), "{game}: {end}");
    terminal.press("\u{1b}[D");
    terminal.wait("the turn before", |screen| !["wins with", "It’s a tie"].iter().any(|part| screen.contains(part)));
    terminal.press("\u{3}");
    assert_eq!(terminal.end().0, 0);
}

#[test]
fn a_replay_is_shown_as_asked() {
    let file = data("watch-options").join("games.jsonl");
    let record = file.to_str().expect("a path in UTF-8");
    sushiya(&["arena", "sushi-go", "--bots", "random,random", "--games", "1", "--record", record]).fine();
    let asked = ["--no-animation", "--no-emoji", "--theme", "light", "--lang", "pl"];
    let args = [&["replay", record, "--watch"][..], &asked].concat();
    let mut terminal = Terminal::start(&args, (80, 24), &data("watch-options-home"), &[]);
    terminal.press(" \u{1b}[F");
    let end = terminal.wait("the end", |screen| screen.contains("Tura 30 z 30") && screen.contains("Wynik: "));
    assert!(end.chars().all(|sign| sign < '\u{1f300}'), "letters instead of emoji: {end}");
    terminal.press("\u{3}");
    assert_eq!(terminal.end().0, 0);
    // Without a screen there is nothing to ask for.
    let refused = sushiya(&["replay", record, "--lang", "pl"]).refused(2);
    assert!(refused.contains("--watch"), "{refused}");
}

/// A terminal that doesn't find the end of a frame shows nothing, or half of the next one.
#[test]
fn every_frame_has_an_end() {
    let args = ["play", "--seed", "7", "--name", "Ana", "--no-animation"];
    let mut terminal = Terminal::start(&args, (80, 24), &data("frames"), &[]);
    terminal.wait_written("Rules");
    terminal.press("?");
    terminal.wait_written("What you need");
    terminal.press("\u{3}");
    let frames = terminal.frames();
    assert!(frames.len() >= 2, "only {} frames", frames.len());
    for frame in &frames {
        assert_eq!(frame.matches(END_OF_FRAME).count(), 1, "{frame:?}");
    }
    // Nothing is drawn between two frames.
    for frame in &frames[..frames.len() - 1] {
        assert!(frame.ends_with(END_OF_FRAME), "{frame:?}");
    }
}

#[test]
fn an_animated_turn_ends_by_itself() {
    let mut terminal = Terminal::start(&["play", "--seed", "7", "--name", "Ana"], (120, 40), &data("animated"), &[]);
    terminal.wait("the first hand", |screen| screen.contains("turn 1 of 9") && is_asked(screen));
    terminal.press("1");
    terminal.wait("backs on the belt", |screen| screen.contains('░'));
    terminal.wait("the second hand", |screen| screen.contains("turn 2 of 9") && is_asked(screen));
    terminal.press("\u{3}");
    let (code, screen) = terminal.end();
    assert_eq!(code, 0);
    assert!(screen.contains("sushiya play --resume"), "{screen}");
}

#[test]
fn panels_open_and_close_and_the_mouse_plays_a_card() {
    let mut terminal =
        Terminal::start(&["play", "--seed", "7", "--name", "Ana", "--no-animation"], (80, 24), &data("panels"), &[]);
    terminal.wait("the hand", is_asked);
    terminal.press("?");
    terminal.wait("the rules", |screen| screen.contains("What you need"));
    terminal.press("\u{1b}[6~");
    terminal.wait("the next page", |screen| !screen.contains("What you need"));
    terminal.press("?");
    terminal.wait("the table", is_asked);
    terminal.press("h");
    terminal.wait("a hint", |screen| screen.contains("Try this:"));
    terminal.press("l");
    terminal.wait("the log", |screen| screen.contains("Round 1 starts."));
    terminal.press("l");
    terminal.press("s");
    terminal.wait("the scores", |screen| screen.contains("No points yet"));
    terminal.press("s");
    terminal.wait("the table", |screen| is_asked(screen) && !screen.contains("No points yet"));
    // The first card is at the left of the first line of the hand.
    terminal.press("\u{1b}[<0;5;17M\u{1b}[<0;5;17m");
    terminal.wait("the next turn", |screen| screen.contains("turn 2 of 9"));
    terminal.press("\u{3}");
    assert_eq!(terminal.end().0, 0);
}

#[test]
fn any_size_of_the_window_is_fine() {
    let mut terminal = Terminal::start(
        &["play", "sushi-express", "--seed", "7", "--name", "Ana", "--no-animation"],
        (80, 24),
        &data("sizes"),
        &[],
    );
    terminal.wait("the table", |screen| screen.contains("Ana"));
    terminal.resize(50, 12);
    terminal.wait("a sentence", |screen| screen.contains("This window has 50 × 12"));
    terminal.resize(120, 40);
    terminal.wait("the table with its log", |screen| screen.contains("Ana") && screen.contains("Log"));
    terminal.resize(76, 22);
    terminal.wait("the small table", |screen| screen.contains("Ana") && !screen.contains("This window"));
    terminal.press("\u{3}");
    assert_eq!(terminal.end().0, 0);
}

#[test]
fn colours_and_emoji_follow_the_terminal() {
    let start = |settings: &[(&str, &str)], more: &[&str]| {
        let mut args = vec!["play", "--seed", "7", "--name", "Ana", "--no-animation"];
        args.extend(more);
        let mut terminal = Terminal::start(&args, (80, 24), &data("colours"), settings);
        terminal.wait("the hand", is_asked);
        let written = terminal.written();
        terminal.press("\u{3}");
        assert_eq!(terminal.end().0, 0);
        written
    };
    let full = start(&[], &[]);
    assert!(full.contains("48;5;") && full.chars().any(|sign| sign > '\u{1f300}'), "256 colours and emoji");
    let few = start(&[("TERM", "xterm")], &[]);
    // The 16 colours are written with an index below 16.
    assert!(!few.contains("48;5;230") && !few.contains("48;5;183"), "16 colours");
    let none = start(&[("NO_COLOR", "1")], &["--no-emoji"]);
    assert!(!none.contains("8;5;") && !none.chars().any(|sign| sign > '\u{1f300}'), "neither colours nor emoji");
}

#[test]
fn an_interrupted_game_goes_on_on_the_screen() {
    let directory = data("screen-resume");
    let args = ["play", "--seed", "9", "--name", "Ana", "--no-animation"];
    let mut terminal = Terminal::start(&args, (80, 24), &directory, &[]);
    terminal.wait("the hand", is_asked);
    terminal.press("1");
    terminal.wait("the next turn", |screen| screen.contains("turn 2 of 9"));
    terminal.press("\u{3}");
    assert!(terminal.end().1.contains("sushiya play --resume"));
    let mut terminal = Terminal::start(&["play", "--resume", "--no-animation"], (80, 24), &directory, &[]);
    terminal.wait("the same turn", |screen| screen.contains("turn 2 of 9") && is_asked(screen));
    terminal.press("\u{3}");
    assert_eq!(terminal.end().0, 0);
}

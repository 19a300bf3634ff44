//! Chat and reactions.

use serde_json::json;
use table::{Action, Reaction, TurnClock};

use crate::harness::*;

#[test]
fn everybody_gets_a_message() {
    let mut harness = Harness::sushi_go(2, TurnClock::Unlimited);
    let response = harness.act(BEN, say("  hello  "));
    let message = json!({"at": harness.now, "name": "Ben", "seat": 1, "text": "hello"});
    assert_eq!(response.frame(STRANGER), json!({"talk": [message]}));
    let response = harness.act(EVA, Action::React { with: Reaction::Wow });
    assert_eq!(response.frame(Some(ANN))["talk"][0]["reaction"], "wow");
    assert_eq!(response.frame(Some(ANN))["talk"][0]["seat"], json!(null));
}

#[test]
fn a_message_keeps_the_seat_of_its_sender() {
    let mut harness = Harness::sushi_go(3, TurnClock::Unlimited);
    harness.act(BEN, say("here"));
    harness.act(BEN, Action::Leave);
    assert_eq!(harness.view(STRANGER)["talk"][0]["seat"], 1);
}

#[test]
fn all_scripts_are_kept_and_control_characters_become_spaces() {
    let mut harness = Harness::sushi_go(2, TurnClock::Unlimited);
    for (said, heard) in [
        ("寿司 🍣 é", "寿司 🍣 é"),
        ("one\ntwo\tthree", "one two three"),
        ("bell\u{7}\u{1b}[31mred", "bell  [31mred"),
        ("\u{0}\u{9f}x\u{0}", "x"),
        ("<b>&amp;", "<b>&amp;"),
    ] {
        let response = harness.act(ANN, say(said));
        assert_eq!(response.frame(STRANGER)["talk"][0]["text"], heard);
        harness.wait(10_000);
    }
}

#[test]
fn empty_and_overlong_messages_are_refused() {
    let mut harness = Harness::sushi_go(2, TurnClock::Unlimited);
    for text in ["", "   \n", "\u{0}", "\u{0}\u{1b} \u{7f}", "\u{3000}"] {
        assert_eq!(harness.expect_error(ANN, say(text)).code(), "nothing_said", "{text:?}");
    }
    harness.act(ANN, say(&"字".repeat(200)));
    let error = harness.expect_error(ANN, say(&"字".repeat(201)));
    assert_eq!(error.to_string(), "The message is too long. It can have up to 200 characters.");
}

#[test]
fn each_person_may_send_five_messages_in_ten_seconds() {
    let mut harness = Harness::sushi_go(2, TurnClock::Unlimited);
    for _ in 0..5 {
        harness.act(ANN, Action::React { with: Reaction::Nice });
        harness.wait(1);
    }
    let error = harness.expect_error(ANN, say("and"));
    assert_eq!(error.to_string(), "You're sending messages too fast. Wait a moment.");
    harness.act(BEN, say("I have not"));
    harness.wait(10_000 - 6);
    assert_eq!(harness.expect_error(ANN, say("and")).code(), "too_fast");
    harness.wait(1);
    harness.act(ANN, say("and"));
    assert_eq!(harness.expect_error(ANN, say("another")).code(), "too_fast");
}

#[test]
fn the_rate_limit_holds_after_a_crash() {
    let mut harness = Harness::sushi_go(2, TurnClock::Unlimited);
    for _ in 0..5 {
        harness.act(ANN, say("ha"));
    }
    harness.crash();
    assert_eq!(harness.expect_error(ANN, say("ha")).code(), "too_fast");
}

#[test]
fn the_last_fifty_messages_are_kept() {
    let mut harness = Harness::sushi_go(2, TurnClock::Unlimited);
    for number in 0..60 {
        harness.act(ANN, say(&number.to_string()));
        harness.wait(10_000);
    }
    let talk = harness.view(STRANGER)["talk"].clone();
    let texts: Vec<&str> =
        talk.as_array().expect("it is a list").iter().filter_map(|said| said["text"].as_str()).collect();
    assert_eq!((texts.len(), texts[0], texts[49]), (50, "10", "59"));
}

//! Chat and reactions.

use serde_json::json;
use table::{Action, Reaction, TurnClock};

use crate::house::*;

#[test]
fn everybody_is_told_of_a_message() {
    let mut house = House::with(2, TurnClock::Unlimited);
    let told = house.does(BEN, say("  hello  "));
    let message = json!({"at": house.now, "name": "Ben", "seat": 1, "text": "hello"});
    assert_eq!(told.frame(STRANGER), json!({"talk": [message]}));
    let told = house.does(EVA, Action::React { with: Reaction::Wow });
    assert_eq!(told.frame(Some(ANN))["talk"][0]["reaction"], "wow");
    assert_eq!(told.frame(Some(ANN))["talk"][0]["seat"], json!(null));
}

#[test]
fn a_message_keeps_the_seat_of_its_sender() {
    let mut house = House::with(3, TurnClock::Unlimited);
    house.does(BEN, say("here"));
    house.does(BEN, Action::Leave);
    assert_eq!(house.view(STRANGER)["talk"][0]["seat"], 1);
}

#[test]
fn all_scripts_are_kept_and_control_characters_become_spaces() {
    let mut house = House::with(2, TurnClock::Unlimited);
    for (said, heard) in [
        ("寿司 🍣 é", "寿司 🍣 é"),
        ("one\ntwo\tthree", "one two three"),
        ("bell\u{7}\u{1b}[31mred", "bell  [31mred"),
        ("\u{0}\u{9f}x\u{0}", "x"),
        ("<b>&amp;", "<b>&amp;"),
    ] {
        let told = house.does(ANN, say(said));
        assert_eq!(told.frame(STRANGER)["talk"][0]["text"], heard);
        house.wait(10_000);
    }
}

#[test]
fn empty_and_overlong_messages_are_refused() {
    let mut house = House::with(2, TurnClock::Unlimited);
    for text in ["", "   \n", "\u{0}", "\u{0}\u{1b} \u{7f}", "\u{3000}"] {
        assert_eq!(house.refuses(ANN, say(text)).code(), "nothing_said", "{text:?}");
    }
    house.does(ANN, say(&"字".repeat(200)));
    let refusal = house.refuses(ANN, say(&"字".repeat(201)));
    assert_eq!(refusal.to_string(), "The message is too long. It can have up to 200 characters.");
}

#[test]
fn each_person_may_send_five_messages_in_ten_seconds() {
    let mut house = House::with(2, TurnClock::Unlimited);
    for _ in 0..5 {
        house.does(ANN, Action::React { with: Reaction::Nice });
        house.wait(1);
    }
    let refusal = house.refuses(ANN, say("and"));
    assert_eq!(refusal.to_string(), "You're sending messages too fast. Wait a moment.");
    house.does(BEN, say("I have not"));
    house.wait(10_000 - 6);
    assert_eq!(house.refuses(ANN, say("and")).code(), "too_fast");
    house.wait(1);
    house.does(ANN, say("and"));
    assert_eq!(house.refuses(ANN, say("another")).code(), "too_fast");
}

#[test]
fn the_rate_limit_holds_after_a_crash() {
    let mut house = House::with(2, TurnClock::Unlimited);
    for _ in 0..5 {
        house.does(ANN, say("ha"));
    }
    house.crash();
    assert_eq!(house.refuses(ANN, say("ha")).code(), "too_fast");
}

#[test]
fn the_last_fifty_messages_are_kept() {
    let mut house = House::with(2, TurnClock::Unlimited);
    for number in 0..60 {
        house.does(ANN, say(&number.to_string()));
        house.wait(10_000);
    }
    let talk = house.view(STRANGER)["talk"].clone();
    let texts: Vec<&str> = talk.as_array().expect("a list").iter().filter_map(|said| said["text"].as_str()).collect();
    assert_eq!((texts.len(), texts[0], texts[49]), (50, "10", "59"));
}

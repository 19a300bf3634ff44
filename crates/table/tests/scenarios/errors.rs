//! All errors of actions, with their codes and messages.

use std::collections::BTreeMap;

use expect_test::{Expect, expect};
use table::{Action, ActionError, ChatBody, Entry, Input, Now, Settings, Table, TurnClock};

use crate::common::{person, settings};
use crate::harness::*;

fn check(error: &ActionError, expected: &Expect) {
    expected.assert_eq(&format!("{}: {error}", error.code()));
}

fn bot(seat: usize, level: &str) -> Action {
    Action::Bot { seat, level: level.to_owned() }
}

#[test]
fn errors_before_a_game() {
    let mut harness = Harness::sushi_go(2, TurnClock::Unlimited);
    harness.act(ANN, fixed());
    let mut expect_error = |number, action, expected: Expect| check(&harness.expect_error(number, action), &expected);
    expect_error(
        BEN,
        Action::Start { nonce: None, empty: None, level: None },
        expect!["not_host: Only the host can do that."],
    );
    expect_error(CHO, ready(), expect!["not_seated: You don't have a seat at this table. Sit down first."]);
    expect_error(CHO, Action::Leave, expect!["not_seated: You don't have a seat at this table. Sit down first."]);
    expect_error(CHO, Action::Return, expect!["not_seated: You don't have a seat at this table. Sit down first."]);
    expect_error(CHO, Action::Rematch, expect!["not_seated: You don't have a seat at this table. Sit down first."]);
    expect_error(CHO, sit_at(2), expect!["no_such_seat: There is no such seat at this table."]);
    expect_error(ANN, bot(usize::MAX, "cook"), expect!["no_such_seat: There is no such seat at this table."]);
    expect_error(CHO, sit_at(0), expect!["seat_taken: That seat is taken. Choose another one."]);
    expect_error(ANN, bot(1, "cook"), expect!["seat_taken: That seat is taken. Choose another one."]);
    expect_error(
        CHO,
        sit(),
        expect!["table_full: All seats are taken. The others see that you want to join; watch until there is a seat."],
    );
    expect_error(ANN, Action::Clear { seat: 1 }, expect!["no_bot_there: There is no bot in that seat."]);
    expect_error(ANN, Action::Kick { seat: 0 }, expect!["own_seat: That is your own seat. To give it up, leave it."]);
    expect_error(ANN, Action::Replace { seat: 1 }, expect!["no_game: No game is running."]);
    expect_error(ANN, Action::Rematch, expect!["no_game: No game is running."]);
    let choose = Action::Choose { game: 1, turn: 0, choice: "tempura".to_owned() };
    expect_error(ANN, choose, expect!["no_game: No game is running."]);
    expect_error(
        ANN,
        bot(1, "chef"),
        expect![
            "no_such_bot: This bot can't play: there is no bot 'chef'; the bots are: random, greedy, apprentice, cook, itamae."
        ],
    );
    expect_error(ANN, say(" "), expect!["nothing_said: The message is empty. Write something first."]);
}

#[test]
fn errors_about_empty_seats() {
    let mut harness = Harness::open(settings("sushi-go", 3, TurnClock::Unlimited));
    let kick = Action::Kick { seat: 1 };
    check(&harness.expect_error(ANN, kick), &expect!["nobody_there: There is no player in that seat."]);
    check(
        &harness.expect_error(ANN, Action::Host { seat: 1 }),
        &expect!["nobody_there: There is no player in that seat."],
    );
    let start = Action::Start { nonce: None, empty: None, level: None };
    let expected = expect!["seats_empty: 2 seats are empty. Add bots or wait for more players."];
    check(&harness.expect_error(ANN, start.clone()), &expected);
    harness.act(ANN, bot(1, "cook"));
    let expected = expect!["seats_empty: One seat is empty. Add a bot or wait for another player."];
    check(&harness.expect_error(ANN, start), &expected);
}

#[test]
fn errors_about_settings() {
    let mut harness = Harness::sushi_go(3, TurnClock::Unlimited);
    let expected = expect!["too_many_people: There are more than 2 players at the table. Somebody has to leave first."];
    check(&harness.expect_error(ANN, options(&[("players", "2")])), &expected);
    let expected = expect![
        "options: These options are not valid: option 'players' cannot be '9'; it can be: 2, 3, 4, 5; there is no option 'wine'; there are: players, variant."
    ];
    check(&harness.expect_error(ANN, options(&[("players", "9"), ("wine", "red")])), &expected);
    let unknown = Settings { game: "sushi-stop".to_owned(), ..settings("", 2, TurnClock::Unlimited) };
    let now = Now { at: 0, entropy: [0; 32] };
    let expected = expect![
        "options: These options are not valid: there is no game 'sushi-stop'; the games are: sushi-go, sushi-express, kanji-zushi."
    ];
    check(&Table::open(person(ANN), unknown, 0, now).err().expect("there is no such game"), &expected);
    let nothing = Settings { options: BTreeMap::new(), ..settings("sushi-express", 0, TurnClock::Unlimited) };
    let (table, _) = Table::open(person(ANN), nothing, 0, now).expect("absent options have their defaults");
    assert_eq!(table.settings().options["players"], "3");
}

#[test]
fn a_game_cannot_start_before_everybody_is_ready() {
    let mut harness = Harness::sushi_go(3, TurnClock::Unlimited);
    harness.act(ANN, options(&[("variant", "both-ways")]));
    let expected = expect!["not_ready: Some players are not ready yet: Ben, Cho."];
    check(&harness.expect_error(ANN, Action::Start { nonce: None, empty: None, level: None }), &expected);
}

#[test]
fn errors_during_a_game() {
    let mut harness = Harness::sushi_go(2, TurnClock::Unlimited);
    harness.connect(BEN);
    harness.start();
    let running = expect!["game_running: A game is running. Wait until it is over."];
    let actions = [
        sit(),
        ready(),
        options(&[]),
        bot(1, "cook"),
        Action::Clear { seat: 1 },
        Action::Kick { seat: 1 },
        Action::Start { nonce: None, empty: None, level: None },
    ];
    for action in actions {
        check(&harness.expect_error(ANN, action), &running);
    }
    check(&harness.expect_error(ANN, Action::Rematch), &expect!["not_over: The game is not over yet."]);
    check(&harness.expect_error(ANN, again()), &expect!["not_over: The game is not over yet."]);
    let expected = expect!["still_there: That player is online. Only players who are offline can be replaced."];
    check(&harness.expect_error(ANN, Action::Replace { seat: 1 }), &expected);
    let expected = expect!["own_seat: That is your own seat. To give it up, leave it."];
    check(&harness.expect_error(ANN, Action::Replace { seat: 0 }), &expected);
    let tempura = harness.choice("tempura");
    let expected = expect!["not_seated: You don't have a seat at this table. Sit down first."];
    check(&harness.expect_error(EVA, tempura), &expected);
    let stale = Action::Choose { game: 2, turn: 3, choice: "tempura".to_owned() };
    let expected = expect!["stale_turn: Your choice is for another turn. This is turn 0 of game 1."];
    check(&harness.expect_error(ANN, stale), &expected);
    let soup = harness.choice("soup");
    let expected = expect![
        "illegal: You can't choose 'soup': there is no card 'soup'; the cards are: tempura, sashimi, gyoza, maki1, maki2, maki3, salmon, squid, egg, pudding, wasabi, chopsticks."
    ];
    check(&harness.expect_error(ANN, soup), &expected);
    for (sent, shown) in [("soup\n\u{7}", "soup".to_owned()), (&"x".repeat(5000), "x".repeat(60))] {
        let odd = harness.choice(sent);
        let sentence = harness.expect_error(ANN, odd).to_string();
        assert_eq!(sentence, format!("You can't choose '{shown}': no move is written like that."));
    }
}

#[test]
fn a_seat_that_is_not_asked_cannot_choose() {
    let mut harness = Harness::lobby("kanji-zushi", 2, 2, TurnClock::Unlimited);
    harness.start();
    let first = harness.table.game().expect("there is a game").asked().contains(game::Seat::new(0));
    let other = if first { BEN } else { ANN };
    let pass = harness.choice("pass");
    check(&harness.expect_error(other, pass), &expect!["not_asked: It is not your turn to choose."]);
}

#[test]
fn errors_after_a_game() {
    let mut harness = Harness::sushi_go(2, TurnClock::Unlimited);
    harness.start();
    harness.play_to_the_end();
    let over = expect!["game_over: The game is over. Ask the players for another one."];
    check(&harness.expect_error(CHO, sit()), &over);
    check(&harness.expect_error(ANN, Action::Start { nonce: None, empty: None, level: None }), &over);
    check(
        &harness.expect_error(CHO, again()),
        &expect!["not_seated: You don't have a seat at this table. Sit down first."],
    );
    let late = harness.choice("tempura");
    check(&harness.expect_error(ANN, late), &over);
    let expected = expect!["no_game: No game is running."];
    check(&harness.expect_error(ANN, Action::Replace { seat: 1 }), &expected);
}

#[test]
fn a_removed_person_cannot_sit_down_again() {
    let mut harness = Harness::sushi_go(2, TurnClock::Unlimited);
    harness.act(ANN, Action::Kick { seat: 1 });
    let expected = expect!["barred: The host removed you from this table. Open or join another one."];
    check(&harness.expect_error(BEN, sit()), &expected);
}

#[test]
fn chat_messages_are_limited_in_length_and_rate() {
    let mut harness = Harness::sushi_go(2, TurnClock::Unlimited);
    let expected = expect!["too_long: The message is too long. It can have up to 200 characters."];
    check(&harness.expect_error(ANN, say(&"a".repeat(201))), &expected);
    for _ in 0..5 {
        harness.act(ANN, say("a"));
    }
    let expected = expect!["too_fast: You're sending messages too fast. Wait a moment."];
    check(&harness.expect_error(ANN, say("a")), &expected);
}

/// After 20,000 entries a table lets its game end and refuses everything else.
#[test]
fn a_full_journal_accepts_only_what_the_game_needs() {
    let mut harness = Harness::sushi_go(2, TurnClock::Unlimited);
    harness.start();
    let moves = harness.moves(ANN);
    harness.choose(ANN, &moves[0]);
    let said = Entry::Said { person: person(EVA), body: ChatBody::Text("hello".to_owned()) };
    let missing = 20_000 - harness.journal.len() - 1;
    harness.journal.extend(std::iter::repeat_n((harness.now, said), missing));
    let mut table = Table::rebuild(harness.journal).expect("the journal is valid");
    let now = Now { at: harness.now + 100_000, entropy: [5; 32] };
    let mut act = |number: u64, action: Action| {
        table.handle(Input::Act { person: person(number), action }, now).map(|effects| effects.entries.len())
    };
    assert_eq!(act(BEN, say("the last word")), Ok(1));
    let error = act(BEN, say("another")).expect_err("the journal is full");
    check(&error, &expect!["worn_out: This table has been used for too long. Open a new one."]);
    let choose = |choice: &str| Action::Choose { game: 1, turn: 0, choice: choice.to_owned() };
    assert_eq!(act(ANN, choose(&moves[1])).map_err(|error| error.code()), Err("worn_out"));
    assert_eq!(act(ANN, choose(&moves[0])), Ok(0), "a repeated choice adds nothing");
    assert_eq!(act(BEN, Action::Leave), Ok(1));
    assert_eq!(act(BEN, Action::Return), Ok(1));
    let seat = game::Seat::new(1);
    let choice = table.game().expect("there is a game").moves(seat)[0].clone();
    let done =
        table.handle(Input::Act { person: person(BEN), action: choose(&choice) }, now).expect("the choice is accepted");
    assert_eq!(done.entries.len(), 1);
    assert_eq!(table.game().expect("there is a game").turn(), 1);
}

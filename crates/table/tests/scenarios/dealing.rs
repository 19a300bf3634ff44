//! The exchange of nonces before a deal.

use game::{Nonce, Secret};
use serde_json::{Value, json};
use table::{Action, EXCHANGE_WITHIN, Entry, GONE_AFTER, Phase, TurnClock};

use crate::common::{check_record, person};
use crate::harness::*;

fn nonce(byte: u8) -> Nonce {
    Nonce::from_bytes([byte; 16])
}

fn commit(byte: u8) -> Action {
    Action::Commit { hash: nonce(byte).hash() }
}

fn reveal(byte: u8) -> Action {
    Action::Reveal { nonce: nonce(byte) }
}

fn table(harness: &Harness, field: &str) -> Value {
    harness.view(STRANGER)["table"][field].clone()
}

fn start() -> Action {
    Action::Start { nonce: None, empty: None, level: None }
}

/// Ann, Ben and a bot, after both devices have committed and Ann has started.
fn dealing() -> Harness {
    let mut harness = Harness::lobby("sushi-go", 3, 2, TurnClock::Unlimited);
    harness.connect(ANN);
    harness.connect(BEN);
    harness.act(ANN, commit(0xa1));
    harness.act(BEN, commit(0xb1));
    harness.act(ANN, start());
    harness
}

#[test]
fn cards_are_dealt_when_the_last_nonce_is_revealed() {
    let mut harness = dealing();
    let promised = table(&harness, "commitment");
    assert_eq!(table(&harness, "dealing"), json!({"committing": false, "waits_for": [0, 1]}));
    let hashes = [nonce(0xa1), nonce(0xb1)].map(|nonce| json!(nonce.hash()));
    assert_eq!([0, 1].map(|seat| harness.seat(seat, "commitment")), hashes, "everybody sees all commitments");
    harness.act(BEN, reveal(0xb1));
    assert_eq!((harness.table.phase(), harness.view(STRANGER)["game"].clone()), (Phase::Lobby, Value::Null));
    let response = harness.act(ANN, reveal(0xa1));
    assert_eq!(response.entries, [Entry::Revealed { seat: 0, nonce: nonce(0xa1) }, Entry::Dealt]);
    assert_eq!((table(&harness, "dealing"), table(&harness, "commitment")), (Value::Null, promised.clone()));
    harness.play_to_the_end();
    let record = check_record(&harness.finished[0].record);
    assert_eq!((json!(record.commitment), record.abandoned), (promised, 0));
    assert_eq!(record.nonces[..2], ["a1".repeat(16), "b1".repeat(16)]);
    assert_eq!(json!(record.hashes), json!([hashes[0], hashes[1], null]), "the server draws for the bot");
}

#[test]
fn no_commitment_can_change_once_the_exchange_has_begun() {
    let mut harness = dealing();
    harness.act(BEN, reveal(0xb1));
    // Ann knows Ben's nonce, and the server told her its secret. She would like to try other nonces.
    for other in [0xa2, 0xa3, 0xb1] {
        assert_eq!(harness.expect_error(ANN, reveal(other)).code(), "wrong_nonce");
        assert_eq!(harness.expect_error(ANN, commit(other)).code(), "dealing");
    }
    assert_eq!(harness.expect_error(BEN, commit(0xb2)).code(), "dealing");
    for action in [Action::Leave, Action::GiveUp, options(&[("players", "4")]), ready(), sit_at(0)] {
        assert_eq!(harness.expect_error(ANN, action).code(), "dealing");
    }
    for action in [Action::Kick { seat: 1 }, Action::Clear { seat: 2 }] {
        assert_eq!(harness.expect_error(ANN, action).code(), "dealing");
    }
    assert_eq!(harness.expect_error(CHO, sit()).code(), "dealing");
    assert_eq!(harness.act(ANN, start()).entries, [], "starting twice is no error");
    assert_eq!(harness.act(BEN, reveal(0xb1)).entries, [], "revealing twice is no error");
}

#[test]
fn a_nonce_that_is_not_revealed_abandons_the_deal_and_counts() {
    let mut harness = dealing();
    let promised = table(&harness, "commitment");
    harness.act(ANN, reveal(0xa1));
    let entries = harness.wait(EXCHANGE_WITHIN);
    assert!(matches!(entries[..], [Entry::Abandoned { .. }]), "{entries:?}");
    assert_ne!(table(&harness, "commitment"), promised, "the server commits to a new secret");
    assert_eq!(table(&harness, "abandoned"), 1);
    assert_eq!(table(&harness, "dealing"), json!({"committing": true, "waits_for": [0]}));
    assert_eq!([0, 1].map(|seat| harness.seat(seat, "commitment")), [Value::Null, Value::Null]);
    assert_eq!(harness.expect_error(BEN, commit(0xb2)).code(), "dealing", "nobody can abandon a deal twice");
    assert_eq!(harness.expect_error(ANN, reveal(0xa1)).code(), "not_dealing");
    let response = harness.act(ANN, commit(0xa2));
    assert!(matches!(response.entries[..], [Entry::Committed { .. }, Entry::Dealing]), "{:?}", response.entries);
    assert_eq!(harness.expect_error(ANN, reveal(0xa1)).code(), "wrong_nonce", "the old nonce is used up");
    harness.act(ANN, reveal(0xa2));
    harness.play_to_the_end();
    let record = check_record(&harness.finished[0].record);
    assert_eq!(record.abandoned, 1);
    assert_eq!(record.hashes, [Some(nonce(0xa2).hash().to_string()), None, None]);
}

#[test]
fn a_game_starts_even_if_nobody_reveals_or_commits_again() {
    let mut harness = dealing();
    let entries = harness.wait(EXCHANGE_WITHIN);
    assert!(matches!(entries[..], [Entry::Abandoned { .. }, Entry::Dealing, Entry::Dealt]), "{entries:?}");
    let mut harness = dealing();
    harness.act(ANN, reveal(0xa1));
    harness.wait(EXCHANGE_WITHIN);
    let entries = harness.wait(EXCHANGE_WITHIN);
    assert_eq!(entries, [Entry::Dealing, Entry::Dealt]);
    harness.play_to_the_end();
    assert_eq!(check_record(&harness.finished[0].record).hashes, [None, None, None]);
}

#[test]
fn a_deal_does_not_wait_for_a_device_that_is_not_there() {
    let mut harness = Harness::lobby("sushi-go", 2, 2, TurnClock::Unlimited);
    for (number, byte) in [(ANN, 0xa1), (BEN, 0xb1)] {
        harness.connect(number);
        harness.act(number, commit(byte));
    }
    harness.disconnect(BEN);
    let response = harness.act(ANN, start());
    assert_eq!(response.entries.last(), Some(&Entry::Dealing));
    assert!(response.entries.contains(&Entry::Withdrawn { seat: 1 }));
    assert_eq!(
        (table(&harness, "dealing")["waits_for"].clone(), harness.seat(1, "commitment")),
        (json!([0]), Value::Null)
    );
    harness.act(ANN, reveal(0xa1));
    assert_eq!(harness.table.phase(), Phase::Playing);
}

#[test]
fn devices_have_time_to_reveal_after_a_restart() {
    let mut harness = dealing();
    harness.act(ANN, reveal(0xa1));
    harness.crash();
    harness.now += 100 * EXCHANGE_WITHIN;
    harness.connect(BEN);
    harness.wait(EXCHANGE_WITHIN - 1);
    assert_eq!(table(&harness, "dealing")["waits_for"], json!([1]));
    let response = harness.act(BEN, reveal(0xb1));
    assert_eq!(response.entries.last(), Some(&Entry::Dealt));
}

/// A table of a running server was rebuilt when it was woken, often long before a deal.
#[test]
fn a_table_that_was_woken_long_ago_waits_as_long_for_nonces() {
    let mut harness = Harness::lobby("sushi-go", 2, 1, TurnClock::Unlimited);
    harness.crash();
    harness.connect(ANN);
    harness.wait(100 * EXCHANGE_WITHIN);
    harness.act(ANN, commit(0xa1));
    harness.act(ANN, start());
    assert_eq!(harness.wait(EXCHANGE_WITHIN - 1), []);
    assert_eq!(harness.act(ANN, reveal(0xa1)).entries.last(), Some(&Entry::Dealt));
}

#[test]
fn commitments_for_the_next_game_are_exchanged_ahead() {
    let mut harness = dealing();
    harness.act(ANN, reveal(0xa1));
    harness.act(BEN, reveal(0xb1));
    assert_eq!(harness.expect_error(ANN, commit(0xa2)).code(), "game_running");
    harness.play_to_the_end();
    assert_eq!(harness.seat(0, "commitment"), Value::Null, "a nonce is used once");
    harness.act(ANN, commit(0xa2));
    let promised = table(&harness, "next_commitment");
    assert!(promised.is_string(), "the server commits to the next game, too");
    harness.act(BEN, commit(0xb2));
    harness.act(ANN, again());
    harness.act(BEN, again());
    assert_eq!((table(&harness, "commitment"), harness.table.number()), (promised, 1));
    harness.act(ANN, reveal(0xa2));
    harness.act(BEN, reveal(0xb2));
    assert_eq!((harness.table.phase(), harness.table.number()), (Phase::Playing, 2));
}

#[test]
fn a_seat_without_a_device_is_drawn_from_the_secret() {
    let mut harness = Harness::lobby("sushi-go", 2, 1, TurnClock::Unlimited);
    harness.act(ANN, start());
    assert_eq!(harness.table.phase(), Phase::Playing, "there is nothing to wait for");
    harness.play_to_the_end();
    let record = check_record(&harness.finished[0].record);
    let Entry::Opened { secret, .. } = &harness.journal[0].1 else { panic!("a journal begins with it") };
    assert_eq!(record.nonces, [0, 1].map(|seat| Secret::drawn_nonce(secret, seat).to_string()));
}

#[test]
fn a_commitment_moves_with_the_person_and_ends_with_the_seat() {
    let mut harness = Harness::lobby("sushi-go", 3, 2, TurnClock::Unlimited);
    harness.act(ANN, Action::Clear { seat: 2 });
    harness.act(BEN, commit(0xb1));
    harness.act(BEN, sit_at(2));
    assert_eq!(harness.seat(2, "commitment"), json!(nonce(0xb1).hash()));
    harness.act(ANN, options(&[("variant", "both-ways")]));
    assert_eq!(harness.seat(2, "commitment"), json!(nonce(0xb1).hash()), "changed settings need no new nonce");
    harness.act(BEN, Action::Leave);
    harness.act(BEN, sit());
    let seat = harness.table.seat_of(person(BEN).id).expect("Ben has a seat").index();
    assert_eq!(harness.seat(seat, "commitment"), Value::Null);
    assert_eq!(harness.expect_error(CHO, commit(1)).code(), "not_seated");
    assert_eq!(harness.expect_error(ANN, reveal(1)).code(), "not_dealing");
}

#[test]
fn nobody_loses_a_seat_during_the_exchange() {
    let mut harness = dealing();
    harness.disconnect(BEN);
    harness.act(ANN, reveal(0xa1));
    harness.wait(EXCHANGE_WITHIN + GONE_AFTER);
    assert_eq!(harness.seat(1, "sits"), "person");
}

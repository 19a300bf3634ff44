//! What players know, one example at a time.

use game::{Game, Seat, Viewer};
use sushiya_sushi_go::{Card, Event, SeenHand, SushiGo, Variant};

use crate::common::{Play, Table, bag, cards};
use crate::{ANN, BEN, CAL};

/// The hands as a viewer knows them, in seat order: `tempura×8`, `9 hidden`, `chopsticks, 7 hidden`.
fn hands_known(play: &Play, viewer: Viewer) -> Vec<String> {
    let describe = |hand: &SeenHand| match (hand.known, hand.hidden) {
        (known, 0) => known.to_string(),
        (known, hidden) if known.is_empty() => format!("{hidden} hidden"),
        (known, hidden) => format!("{known}, {hidden} hidden"),
    };
    play.game.observe(viewer).hands.as_slice().iter().map(describe).collect()
}

fn by_seat(play: &Play, seat: Seat) -> Vec<String> {
    hands_known(play, Viewer::Seat(seat))
}

/// Three players, each with a hand of one kind, at the beginning of a round.
fn three(variant: Variant, rounds_over: usize) -> Play {
    let mut table = Table::holding(["9 tempura", "9 sashimi", "9 gyoza"]).after_rounds(rounds_over);
    if rounds_over > 0 {
        // The earlier rounds have used up the other cards.
        table.hands = ["8 maki2, pudding", "7 salmon, 2 wasabi", "4 squid, 4 wasabi, egg"].map(cards).into();
    }
    table.variant = variant;
    table.start()
}

#[test]
fn at_first_players_know_only_their_own_hand() {
    let play = three(Variant::Standard, 0);
    assert_eq!(by_seat(&play, ANN), ["tempura×9", "9 hidden", "9 hidden"]);
    assert_eq!(by_seat(&play, BEN), ["9 hidden", "sashimi×9", "9 hidden"]);
    assert_eq!(by_seat(&play, CAL), ["9 hidden", "9 hidden", "gyoza×9"]);
}

#[test]
fn a_hand_passed_on_stays_known() {
    let mut play = three(Variant::Standard, 0);
    play.turn(["tempura", "sashimi", "gyoza"]);
    assert_eq!(by_seat(&play, ANN), ["gyoza×8", "tempura×8", "8 hidden"]);
    assert_eq!(by_seat(&play, BEN), ["8 hidden", "tempura×8", "sashimi×8"]);
    assert_eq!(by_seat(&play, CAL), ["gyoza×8", "8 hidden", "sashimi×8"]);
    play.turn(["gyoza", "tempura", "sashimi"]);
    for seat in [ANN, BEN, CAL] {
        assert_eq!(by_seat(&play, seat), ["sashimi×7", "gyoza×7", "tempura×7"], "everybody has held every hand");
    }
}

#[test]
fn a_hand_passed_to_the_right_stays_known() {
    let mut play = three(Variant::BothWays, 1);
    play.turn(["maki2", "salmon", "squid"]);
    assert_eq!(by_seat(&play, ANN), ["salmon×6, wasabi×2", "8 hidden", "maki2×7, pudding"]);
    assert_eq!(by_seat(&play, BEN), ["salmon×6, wasabi×2", "squid×3, egg, wasabi×4", "8 hidden"]);
}

#[test]
fn cards_that_others_play_leave_the_known_hand() {
    let hands = ["2 tempura, 7 maki2", "9 sashimi", "9 gyoza"];
    let mut play = Table::holding(hands).start();
    play.turn(["maki2", "sashimi", "gyoza"]);
    play.turn(["gyoza", "tempura", "sashimi"]);
    assert_eq!(by_seat(&play, ANN)[CAL.index()], "tempura, maki2×6", "Ben has played one of the tempura");
}

#[test]
fn in_a_new_round_players_know_only_their_own_hand() {
    let mut play = Table::holding(["egg", "squid", "salmon"]).start();
    assert_eq!(by_seat(&play, ANN), ["egg", "squid", "salmon"]);
    play.turn(["egg", "squid", "salmon"]);
    assert_eq!(by_seat(&play, ANN), [&play.hand(ANN).to_string(), "9 hidden", "9 hidden"]);
}

#[test]
fn a_spectator_knows_no_hand() {
    let mut play = three(Variant::Standard, 0);
    for left in (7..=9).rev() {
        assert_eq!(hands_known(&play, Viewer::Spectator), vec![format!("{left} hidden"); 3]);
        play.any_turn();
    }
}

/// Two turns into a round of five players. Eve has used chopsticks on the hand that was dealt to Dot.
fn chopsticks_returned() -> Play {
    let hands = ["7 tempura", "7 sashimi", "7 gyoza", "7 maki2", "4 salmon, chopsticks, 2 egg"];
    let mut play = Table::holding(hands).start();
    play.turn(["tempura", "sashimi", "gyoza", "maki2", "chopsticks"]);
    play.turn(["salmon", "tempura", "sashimi", "gyoza", "maki2+maki2"]);
    play
}

#[test]
fn returned_chopsticks_are_known_even_in_a_hand_never_held() {
    let play = chopsticks_returned();
    // Ann has that hand now. Ben and Cal have never held it.
    assert_eq!(by_seat(&play, ANN)[ANN.index()], "maki2×4, chopsticks");
    assert_eq!(by_seat(&play, BEN)[ANN.index()], "chopsticks, 4 hidden");
    assert_eq!(by_seat(&play, CAL)[ANN.index()], "chopsticks, 4 hidden");
    let hidden = "5 hidden";
    assert_eq!(hands_known(&play, Viewer::Spectator), ["chopsticks, 4 hidden", hidden, hidden, hidden, hidden]);
}

#[test]
fn returned_chopsticks_stay_known_until_they_are_played() {
    let mut play = chopsticks_returned();
    play.turn(["maki2", "salmon", "tempura", "sashimi", "gyoza"]);
    assert_eq!(hands_known(&play, Viewer::Spectator)[BEN.index()], "chopsticks, 3 hidden");
    assert_eq!(by_seat(&play, CAL)[BEN.index()], "chopsticks, 3 hidden");
    play.turn(["gyoza", "chopsticks", "salmon", "tempura", "sashimi"]);
    assert_eq!(hands_known(&play, Viewer::Spectator), vec!["3 hidden"; 5]);
}

#[test]
fn the_drawn_card_is_known_to_the_controller_only() {
    let play = Table::holding(["9 tempura", "9 gyoza"]).controlled_by(BEN, Card::Squid).start();
    let seen = |viewer| play.game.observe(viewer);
    assert_eq!(seen(Viewer::Seat(BEN)).drawn, Some(Card::Squid));
    assert_eq!(seen(Viewer::Seat(BEN)).cards_of(BEN), bag("9 gyoza, squid"));
    for viewer in [Viewer::Seat(ANN), Viewer::Spectator] {
        assert_eq!(seen(viewer).drawn, None);
        assert_eq!(seen(viewer).controller, Some(BEN));
        assert!(seen(viewer).unseen().has(Card::Squid), "as far as they know, it is in the pile");
    }
    assert_eq!(by_seat(&play, BEN), ["9 hidden", "gyoza×9"]);
}

#[test]
fn a_drawn_card_that_is_kept_is_known_to_the_next_holder() {
    let mut play = Table::holding(["9 tempura", "9 gyoza"]).controlled_by(BEN, Card::Squid).start();
    play.turn(["tempura", "gyoza/gyoza"]);
    assert_eq!(by_seat(&play, ANN), ["gyoza×7, squid", "tempura×8"]);
    assert_eq!(by_seat(&play, BEN), ["gyoza×7, squid", "tempura×8"]);
    assert_eq!(hands_known(&play, Viewer::Spectator), ["8 hidden", "8 hidden"]);
    assert_eq!(play.game.observe(Viewer::Seat(BEN)).drawn, None, "the next card is Ann's");
    assert!(play.game.observe(Viewer::Seat(ANN)).drawn.is_some());
}

#[test]
fn the_omniscient_viewer_knows_everything() {
    let play = Table::holding(["9 tempura", "9 gyoza"]).controlled_by(BEN, Card::Squid).start();
    assert_eq!(hands_known(&play, Viewer::Omniscient), ["tempura×9", "gyoza×9"]);
    assert_eq!(play.all().drawn, Some(Card::Squid));
    let again = SushiGo::determinize(&play.all(), &mut play.chance.clone());
    assert_eq!(again, play.game);
}

#[test]
fn only_the_two_players_see_the_cards_of_a_passed_hand() {
    let mut play = three(Variant::Standard, 0);
    play.turn(["tempura", "sashimi", "gyoza"]);
    let passed = play.events.iter().find(|event| matches!(event, Event::Passed { from: ANN, .. })).unwrap();
    let cards_seen = |viewer| match passed.redact(viewer) {
        Event::Passed { from: ANN, to: BEN, count: 8, cards } => cards,
        other => panic!("{other:?}"),
    };
    let seen = Some(bag("8 tempura"));
    assert_eq!([ANN, BEN, CAL].map(|seat| cards_seen(Viewer::Seat(seat))), [seen, seen, None]);
    assert_eq!(cards_seen(Viewer::Spectator), None);
}

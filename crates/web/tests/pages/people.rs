//! The controls that people have because of each other: after a game, and when somebody is gone.

use game::FastChance;
use table::{Action, Input, Phase, TurnClock};
use web::Reader;

use crate::browser::Browser;
use crate::seated::{NAMES, SeatedTable, person};

/// The content of the page of the person in a seat.
fn page(seated: &SeatedTable, seat: usize) -> String {
    let reader = Reader { name: Some(NAMES[seat].to_owned()), ..Reader::default() };
    Browser::load(seated, Some(person(seat).id), reader).shown.inside
}

fn play_to_the_end(seated: &mut SeatedTable) {
    let luck = &mut FastChance::new(5);
    while seated.table.phase() == Phase::Playing {
        seated.play_turn(luck);
    }
}

const REPLACE: &str = r#"name="do" value="replace""#;
const PLAY_AGAIN: &str = r#"name="do" value="play_again""#;
const START: &str = r#"name="do" value="start""#;

#[test]
fn against_bots_there_is_only_the_button_to_play_again() {
    let mut seated = SeatedTable::open("sushi-go", &[("players", "2")], 5);
    seated.act(0, Action::Bot { seat: 1, level: "random".to_owned() });
    seated.start();
    play_to_the_end(&mut seated);
    let ana = page(&seated, 0);
    assert!(ana.contains(PLAY_AGAIN) && !ana.contains(START) && !ana.contains("hasn’t answered yet"), "{ana}");
    seated.act(0, Action::PlayAgain { want: true, nonce: None });
    assert_eq!((seated.table.phase(), seated.table.number()), (Phase::Playing, 2));
    assert!(!page(&seated, 0).contains(PLAY_AGAIN));
}

#[test]
fn several_people_see_who_wants_to_play_again() {
    let mut seated = SeatedTable::started("sushi-go", &[("players", "3")], 5);
    play_to_the_end(&mut seated);
    assert_eq!(page(&seated, 1).matches("hasn’t answered yet").count(), 3);
    seated.act(1, Action::PlayAgain { want: true, nonce: None });
    seated.act(2, Action::PlayAgain { want: false, nonce: None });
    let pages = [0, 1, 2].map(|seat| page(&seated, seat));
    for page in &pages {
        for answer in ["hasn’t answered yet", "doesn’t want to play again", "</svg>wants to play again"] {
            assert_eq!(page.matches(answer).count(), 1, "{answer}: {page}");
        }
    }
    assert_eq!(pages.each_ref().map(|page| page.contains(PLAY_AGAIN)), [true, false, true]);
    assert_eq!(pages.each_ref().map(|page| page.contains(START)), [true, false, false], "only the host can start");
    assert!(pages[0].contains(r#"<input type="hidden" name="empty" value="bots">"#));
}

#[test]
fn everybody_with_a_seat_can_let_a_bot_play_for_a_disconnected_person() {
    let mut seated = SeatedTable::started("sushi-go", &[("players", "3")], 5);
    let can_replace = |seated: &SeatedTable| [0, 1, 2, 3].map(|seat| page(seated, seat).contains(REPLACE));
    assert_eq!(can_replace(&seated), [false; 4]);
    seated.input(Input::Disconnected { person: person(1).id });
    assert_eq!(can_replace(&seated), [true, false, true, false], "neither Ben nor a spectator");
    for _ in 0..10 {
        seated.input(Input::Tick);
    }
    seated.act(2, Action::Replace { seat: 1 });
    assert_eq!(can_replace(&seated), [false; 4], "a bot already plays for Ben");
}

#[test]
fn people_who_have_a_day_for_each_choice_cannot_be_replaced() {
    let mut seated = SeatedTable::open("sushi-go", &[("players", "2")], 5);
    seated.act(0, Action::Settings { options: None, clock: Some(TurnClock::Daily), public: None, fixed: None });
    seated.act(1, Action::Sit { seat: Some(1), nonce: None });
    seated.start();
    seated.input(Input::Disconnected { person: person(1).id });
    assert!(!page(&seated, 0).contains(REPLACE));
}

#[test]
fn a_paused_game_says_so() {
    const PAUSED: &str = "Paused until somebody is back.";
    const RETURN: &str = r#"name="do" value="return""#;
    let mut seated = SeatedTable::started("sushi-go", &[("players", "2")], 5);
    seated.act(0, Action::Leave);
    seated.input(Input::Disconnected { person: person(1).id });
    let shows = |seated: &SeatedTable, text| [0, 1, 2].map(|seat| page(seated, seat).contains(text));
    assert_eq!(shows(&seated, PAUSED), [false; 3], "Ana is watching her bot");
    assert_eq!(shows(&seated, RETURN), [true, false, false]);
    seated.input(Input::Disconnected { person: person(0).id });
    assert_eq!(shows(&seated, PAUSED), [true; 3]);
    assert_eq!(shows(&seated, RETURN), [true, false, false], "Ana is still away");
    seated.input(Input::Connected { person: person(1).id });
    assert_eq!(shows(&seated, PAUSED), [false; 3]);
}

//! A fourth game that exists only in tests. It verifies the code steps of "Adding a game" in `CONTRIBUTING.md`: a game that
//! implements the five traits below can be played, recorded, analysed by bots and shown on pages, without being on any list.
//!
//! | step | here |
//! |---|---|
//! | the rules: [`game::Game`] | `crates/game/examples/high_card.rs` |
//! | its bots: [`bots::Heuristics`] | `heuristics` |
//! | the menu: [`menu::PlayableGame`] | `menu` |
//! | its texts: [`words::GameWords`] | `texts` |
//! | its pages: [`PageGame`](crate::page_game::PageGame) | `pages` |
//!
//! The other steps are entries in lists and files in known places. `xtask/tests/adding_a_game.rs` checks that
//! `CONTRIBUTING.md` names all of them.

mod heuristics;
#[path = "../../../game/examples/high_card.rs"]
mod high_card;
mod menu;
mod pages;
mod texts;

use std::collections::BTreeSet;
use std::time::Duration;

use ::menu::{
    AnyGame, AnyPerspective as _, GAMES, NO_HISTORY, PlayableGame as _, RunningGame, read_record, record_game,
};
use bots::{Budget, Level, Player};
use game::conformance::Battery;
use game::{Deal, FastChance, Game as _, Nonce, Options as _, Perspective, RecordSeat, Seat, Secret, Viewer};

use words::GameWords as _;

use crate::nameplate::Nameplate;
use crate::page_game::{AnyPageGame, Controls, Own, PAGE_GAMES, Pages, Seating, Show, pages_of};
use crate::parts::Parts;
use crate::{Language, Selection, status};
use high_card::{HighCard, Players};

const PAGES: &dyn AnyPageGame = &Pages::<HighCard>::new();

const PLAYERS: usize = 3;

fn options() -> Players {
    Players::from_pairs(&[("players", "3")]).expect("three can play")
}

fn deal(number: u8) -> RunningGame<HighCard> {
    let nonces = vec![Nonce::from_bytes([number; 16]); PLAYERS];
    RunningGame::deal(&options(), Deal::uncommitted(Secret::from_bytes([number; 32]), nonces))
}

fn viewers() -> impl Iterator<Item = Viewer> {
    (0..PLAYERS).map(|seat| Viewer::Seat(Seat::new(seat))).chain([Viewer::Spectator, Viewer::Omniscient])
}

/// The choice of a bot of this level. It doesn't need a clock.
fn bot_choice(game: &dyn AnyGame, seat: Seat, level: Level) -> String {
    let bot = Player::within(level, Budget::Iterations(30));
    let perspective = game.perspective(Viewer::Seat(seat), NO_HISTORY);
    perspective.choose(bot, || Duration::ZERO, 1).expect("the seat has to choose")
}

/// Plays one turn with bots of various levels.
fn play_turn(game: &mut dyn AnyGame) {
    let level = |seat: Seat| Level::ALL[(game.turn() + seat.index()) % Level::ALL.len()];
    let choices: Vec<(Seat, String)> =
        game.asked().iter().map(|seat| (seat, bot_choice(game, seat, level(seat)))).collect();
    let choices: Vec<(Seat, &str)> = choices.iter().map(|(seat, text)| (*seat, text.as_str())).collect();
    game.play_text(&choices).expect("bots choose legal moves");
}

/// Visits every position of several games, including the last.
fn for_every_position(mut look: impl FnMut(&RunningGame<HighCard>)) {
    for number in 0..5 {
        let mut game = deal(number);
        loop {
            look(&game);
            if game.asked().is_empty() {
                break;
            }
            play_turn(&mut game);
        }
    }
}

#[test]
fn it_is_on_no_list() {
    assert!(GAMES.iter().all(|info| info.name != HighCard::NAME));
    assert!(PAGE_GAMES.iter().all(|pages| pages.name() != HighCard::NAME));
    assert!(pages_of(&deal(1).perspective(Viewer::Spectator, 0)).is_none());
}

#[test]
fn its_rules_pass_the_conformance_tests() {
    Battery { options: options(), census: HighCard::census, games: 20 }.run();
}

#[test]
fn every_viewer_has_a_perspective() {
    for_every_position(|game| {
        for viewer in viewers() {
            let perspective = AnyGame::perspective(game, viewer, 0);
            assert_eq!((perspective.viewer(), perspective.turn()), (viewer, game.turn()));
            assert_eq!(perspective.events().len(), game.turn() + 1, "the deal and every turn");
            assert_eq!(perspective.pending(), game.asked());
            let moves = if let Viewer::Seat(seat) = viewer { game.moves(seat) } else { Vec::new() };
            assert_eq!(perspective.moves(), moves);
        }
    });
}

#[test]
fn bots_of_every_level_play_it() {
    for_every_position(|game| {
        for seat in game.asked().iter() {
            for level in Level::ALL {
                assert!(game.moves(seat).contains(&bot_choice(game, seat, level)), "{level}");
            }
            let perspective = game.perspective(Viewer::Seat(seat), NO_HISTORY);
            let judgement = perspective.judge(Budget::Iterations(100), || Duration::ZERO, 1).expect("it has to choose");
            let judged: BTreeSet<String> = judgement.moves.into_iter().map(|judged| judged.choice).collect();
            assert_eq!(judged, BTreeSet::from_iter(game.moves(seat)));
        }
    });
}

#[test]
fn its_record_rebuilds_it() {
    for_every_position(|game| {
        let seats = || ["Ana", "Ben", "Chie"].map(RecordSeat::person).to_vec();
        let Some(outcome) = game.outcome() else { return assert_eq!(game.record(seats()), None) };
        let text = game.record(seats()).expect("the game is over");
        assert_eq!(record_game(&text).as_deref(), Ok(HighCard::NAME));
        let record = read_record::<HighCard>(&text).expect("it was just written");
        let mut events = Vec::new();
        let end: HighCard = record.rerun(&mut |event| events.push(event)).expect("the record is valid");
        assert_eq!(end.outcome(), Some(outcome));
        assert_eq!(events, game.perspective(Viewer::Omniscient, 0).turns().concat());
    });
}

#[test]
fn its_score_sheets_are_scored() {
    let card = HighCard::score(HighCard::EXAMPLE_SHEET).expect("the example can be scored");
    assert_eq!(card.verdict.as_deref(), Some("seat 1 wins on points."));
    assert!(HighCard::score("nonsense").is_err());
}

fn names() -> Vec<Nameplate> {
    ["Ana", "Ben", "Chie"].map(Nameplate::plain).to_vec()
}

/// The public parts as one text.
fn public(perspective: &Perspective<HighCard>) -> String {
    let (names, mut parts) = (names(), Parts::default());
    PAGES.public(perspective, &Show { locale: Language::ENGLISH.locale(), names: &names }, &mut parts);
    let lines = parts.take().into_iter().map(|(id, html)| format!("{id}: {html}\n"));
    lines.collect::<Vec<_>>().concat()
}

/// The private parts of a seat, added to others.
fn private(perspective: &Perspective<HighCard>, seat: Seat, show: Show<'_>, parts: &mut Parts) {
    let controls = Controls { action: "/table/x", before: "", live: true, game: 1, turn: perspective.turn() };
    let own = Own { show, seat, selection: &Selection::default(), chosen: None, controls: Some(controls) };
    PAGES.private(perspective, &own, parts);
}

/// The moves that a page can send.
fn sent(html: &str) -> Vec<String> {
    let values = html.split("name=\"move\" value=\"").skip(1);
    values.filter_map(|rest| rest.split('"').next()).map(str::to_owned).collect()
}

#[test]
fn every_part_of_its_page_has_one_place() {
    let names = names();
    let show = Show { locale: Language::ENGLISH.locale(), names: &names };
    for_every_position(|game| {
        for own in (0..PLAYERS).map(|seat| Some(Seat::new(seat))).chain([None]) {
            let (mut parts, shared) = (Parts::default(), game.perspective(Viewer::Spectator, game.turn()));
            let beats = PAGES.beats(&shared, game.turn(), &show, &mut parts);
            assert_eq!(beats.len(), usize::from(game.turn() > 0));
            let mut ids: Vec<String> =
                beats.iter().flat_map(|beat| &beat.parts).map(|(id, _)| id.to_string()).collect();
            let mut parts = Parts::default();
            PAGES.public(&shared, &show, &mut parts);
            PAGES.lasting(&shared, &show, &mut parts);
            if let Some(seat) = own {
                private(&game.perspective(Viewer::Seat(seat), NO_HISTORY), seat, show, &mut parts);
            }
            let layout = PAGES.layout(&parts, Seating { own, players: PLAYERS, places: PLAYERS }, &show).into_string();
            ids.extend(parts.take().iter().map(|(id, _)| id.to_string()));
            let others = (0..PLAYERS).map(Seat::new).filter(|seat| own != Some(*seat));
            ids.extend(others.flat_map(|seat| [status::id(seat), status::remedy_id(seat)]).map(|id| id.to_string()));
            // The progress is in the bar of the page.
            for id in ids.iter().filter(|id| *id != "progress") {
                assert_eq!(layout.matches(&format!("data-part=\"{id}\"")).count(), 1, "{id} in {layout}");
            }
        }
    });
}

#[test]
fn the_controls_of_its_page_are_the_legal_moves() {
    let names = names();
    let show = Show { locale: Language::ENGLISH.locale(), names: &names };
    for_every_position(|game| {
        assert_eq!(sent(&public(&game.perspective(Viewer::Spectator, 0))), Vec::<String>::new());
        for seat in (0..PLAYERS).map(Seat::new) {
            let mut parts = Parts::default();
            private(&game.perspective(Viewer::Seat(seat), 0), seat, show, &mut parts);
            let html: String = parts.take().into_iter().map(|(_, html)| html).collect();
            assert_eq!(sent(&html), game.moves(seat), "{seat}");
        }
    });
}

#[test]
fn its_page_shows_no_hidden_information() {
    let mut chance = FastChance::new(1);
    for_every_position(|game| {
        for viewer in viewers() {
            let known = game.perspective(viewer, NO_HISTORY);
            let other = HighCard::determinize(known.known(), &mut chance);
            let other = Perspective::new(&other, viewer, game.turn());
            assert_eq!(public(&known), public(&other));
            let Viewer::Seat(seat) = viewer else { continue };
            let html = |perspective| {
                let (names, mut parts) = (names(), Parts::default());
                private(perspective, seat, Show { locale: Language::ENGLISH.locale(), names: &names }, &mut parts);
                parts.take()
            };
            assert_eq!(html(&known), html(&other));
        }
    });
}

#[test]
fn its_pages_work_through_the_dynamic_trait() {
    let names = names();
    let show = Show { locale: Language::ENGLISH.locale(), names: &names };
    assert_eq!(PAGES.legend(show.locale).len(), 1);
    assert_eq!(PAGES.move_words(show.locale, "7"), "the 7");
    assert_eq!(PAGES.move_words(show.locale, "nonsense"), "nonsense");
    assert!(PAGES.players() >= 2 && !PAGES.guide().lessons.is_empty() && !PAGES.plates().is_empty());
    for_every_position(|game| {
        let perspective = AnyGame::perspective(game, Viewer::Seat(Seat::new(0)), 0);
        assert!(PAGES.is_of(&*perspective) && PAGE_GAMES.iter().all(|other| !other.is_of(&*perspective)));
        assert_eq!(PAGES.dummies(&*perspective), 0);
        assert_eq!(PAGES.log(&*perspective, 0, &show).len(), game.turn() * (PLAYERS + 1));
        let moves = perspective.moves();
        let known = RunningGame::perspective(game, Viewer::Seat(Seat::new(0)), 0);
        let reasons = moves.iter().filter_map(|chosen| HighCard::reason(&known, show.locale, chosen.parse().ok()?));
        assert_eq!(reasons.count(), usize::from(!moves.is_empty()));
        assert!(PAGES.epilogue(&*perspective, &show).into_string().is_empty());
    });
}

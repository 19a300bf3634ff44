//! Every legal move has one control, nothing secret is shown, everything is said in every language, and what some tables look
//! like.

use expect_test::expect_file;
use game::{FastChance, Game as _, MoveSet as _, Nonce, Seat, SeatSet, Secret, Viewer};
use menu::{AnyGame as _, Played};
use sushi_express::{Action, MAX_PLAYERS, MIN_PLAYERS, Options, Stage, SushiExpress};

use crate::game_view::{Controls, GameView as _, OnPages as _, Seen};
use crate::nameplate::Nameplate;
use crate::sushi_express::street::Street;
use crate::{Language, Look};

/// Everybody has a name that is nothing else.
fn names(players: usize) -> Vec<Nameplate> {
    let names = ["Ana", "Ben", "Cem", "Dunja", "Emil", "Fatou"].into_iter().take(players);
    names.map(Nameplate::plain).collect()
}

fn deal(players: usize, number: u8) -> Played<SushiExpress> {
    let nonces = vec![Nonce::from_bytes([number; 16]); players];
    Played::deal(&Options::new(players).unwrap(), Secret::from_bytes([number; 32]), nonces)
}

/// Looks at a game through somebody's eyes, in a language.
fn look<T>(language: Language, viewer: Viewer, game: &Played<SushiExpress>, see: impl FnOnce(&Seen<'_>) -> T) -> T {
    let names = names(game.players());
    let seat = if let Viewer::Seat(seat) = viewer { Some(seat) } else { None };
    let controls = Controls { action: "/table/X", before: "", live: true, game: 1, turn: game.turn() };
    let asked = seat.is_some_and(|seat| game.asked().contains(seat));
    see(&Seen {
        speech: language.speech(),
        names: &names,
        seat,
        viewer,
        look: &Look::default(),
        chosen: SeatSet::default(),
        yours: None,
        controls: asked.then_some(controls),
    })
}

fn board(viewer: Viewer, game: &Played<SushiExpress>) -> String {
    look(Language::English, viewer, game, |seen| game.board(seen).into_string())
}

/// Plays a game with random choices and looks at every position on the way.
fn stroll(players: usize, number: u8, mut see: impl FnMut(&Played<SushiExpress>)) {
    let luck = &mut FastChance::new(number.into());
    let mut game = deal(players, number);
    see(&game);
    while let Some(seat) = game.state().stage().seat() {
        let chosen = game.state().legal_moves(seat).pick(luck).to_string();
        game.play_text(&[(seat, &chosen)]).unwrap();
        see(&game);
    }
}

/// The choices that a page offers.
fn offered(html: &str) -> Vec<String> {
    let buttons = html.split("name=\"move\" value=\"").skip(1);
    buttons.map(|rest| rest.split('"').next().unwrap_or_default().to_owned()).collect()
}

#[test]
fn every_legal_move_has_one_control_and_nothing_else_has() {
    let mut stages = Vec::new();
    for (players, number) in (MIN_PLAYERS..=MAX_PLAYERS).flat_map(|players| (0..3).map(move |number| (players, number)))
    {
        stroll(players, number, |game| {
            for seat in (0..players).map(Seat::new) {
                let (mut offered, mut legal) = (offered(&board(Viewer::Seat(seat), game)), game.moves(seat));
                offered.sort_unstable();
                legal.sort_unstable();
                assert_eq!(offered, legal, "{:?}", game.state().stage());
            }
            assert!(offered(&board(Viewer::Spectator, game)).is_empty());
            assert!(offered(&board(Viewer::Omniscient, game)).is_empty());
            stages.push(std::mem::discriminant(&game.state().stage()));
        });
    }
    stages.dedup();
    let different: std::collections::HashSet<_> = stages.into_iter().collect();
    assert_eq!(different.len(), 9, "every stage was looked at");
}

#[test]
fn nothing_of_a_hand_is_shown_that_is_not_known() {
    for number in 0..6 {
        stroll(4, number, |game| {
            let luck = &mut FastChance::new(number.into());
            for viewer in [Viewer::Spectator, Viewer::Seat(Seat::new(1))] {
                // A game that differs only in what the viewer cannot know shows the same.
                let known = game.state().observe(viewer);
                let other = SushiExpress::determinize(&known, luck);
                look(Language::English, viewer, game, |seen| {
                    let shown = |game: &SushiExpress| super::board(&Street::of(game.observe(viewer), 1), seen, None).0;
                    assert_eq!(shown(&other), shown(game.state()));
                });
                let html = board(viewer, game);
                for (seat, hand) in known.hands.iter().filter(|(seat, _)| viewer != Viewer::Seat(*seat)) {
                    let place = html.split(&format!("id=\"place-{}\"", seat.index())).nth(1).unwrap();
                    let place = place.split("</article>").next().unwrap();
                    for action in [Action::Swap, Action::Reroll, Action::Tip] {
                        assert_eq!(place.contains(&format!("#action-{action}\"")), hand.known.has(action), "{place}");
                    }
                }
            }
            let log = look(Language::English, Viewer::Spectator, game, |seen| game.log(seen).join("\n"));
            if game.state().stage() != Stage::Over {
                assert!(!log.contains("action card:"), "{log}");
            }
        });
    }
}

#[test]
fn everything_is_said_in_every_language() {
    for (language, number) in Language::ALL.into_iter().zip(0..) {
        let mut last = 0;
        stroll(3 + usize::from(number % 4), number, |game| {
            let viewer = Viewer::Seat(Seat::new(0));
            let (scenes, html) = look(language, viewer, game, |seen| {
                let log = game.log(seen).join(" ");
                (game.scenes(last, seen), [game.board(seen).0, game.progress(seen).0, log].concat())
            });
            last = game.turn() + 1;
            let asked = game.asked().iter().next().unwrap_or(Seat::new(0));
            let (speech, moves) = (language.speech(), game.moves(asked));
            let mut told: String = moves.iter().map(|chosen| game.tell_move(speech, chosen)).collect();
            for chosen in moves.iter().filter(|_| moves.len() > 1) {
                let reason = game.reason(speech, asked, chosen).filter(|reason| !reason.is_empty());
                told += &reason.unwrap_or_else(|| panic!("{chosen} has no reason"));
            }
            // What all pages share is written elsewhere.
            let shared = include_str!("../../../../locales/en/pages.ftl");
            for text in scenes.iter().map(|scene| scene.board.0.clone() + &scene.say).chain([html, told]) {
                let missing = text.split('⟦').skip(1).filter_map(|rest| rest.split('⟧').next());
                let own: Vec<&str> = missing.filter(|id| !shared.contains(&format!("\n{id} ="))).collect();
                assert!(own.is_empty(), "{language:?}: {own:?}");
            }
        });
        let speech = language.speech();
        let guide = (1..=SushiExpress::GUIDE.turns).map(|turn| format!("guide-sushi-express-{turn}"));
        assert!(guide.into_iter().all(|id| speech.has(&id)));
        assert!(sushi_express::LINES.into_iter().all(|what| speech.has(&format!("line-sushi-express-{what}"))));
    }
}

#[test]
fn a_turn_is_seen_in_a_few_seconds_and_every_scene_says_something_or_drives() {
    let mut most = 0;
    for (players, number) in (MIN_PLAYERS..=MAX_PLAYERS).zip(20..) {
        stroll(players, number, |game| {
            let scenes = look(Language::English, Viewer::Spectator, game, |seen| game.scenes(game.turn(), seen));
            let pause: u32 = scenes.iter().map(|scene| scene.pause).sum();
            most = most.max(pause);
            assert!(pause <= 2500, "{pause} ms in {} scenes", scenes.len());
            assert!(scenes.iter().all(|scene| !scene.say.is_empty() || scene.sound == "drive"));
            assert!(scenes.iter().all(|scene| offered(&scene.board.0).is_empty()));
            assert!(scenes.is_empty() || !scenes.last().unwrap().say.is_empty());
        });
    }
    assert!(most > 2000, "no turn took longer than {most} ms");
}

#[test]
fn scenes_lead_to_what_is_now() {
    stroll(4, 9, |game| {
        let viewer = Viewer::Seat(Seat::new(2));
        look(Language::English, viewer, game, |seen| {
            let vans = |html: &str| -> Vec<String> {
                let tiles = html.split("<li class=\"tile ").skip(1).map(|tile| tile.split("</li>").next().unwrap());
                tiles.map(|tile| tile.matches("id=\"van-").count().to_string()).collect()
            };
            if let Some(last) = game.scenes(game.turn(), seen).last() {
                assert_eq!(vans(&last.board.0), vans(&game.board(seen).0));
            }
        });
    });
}

/// HTML with a line for each element and the names of the drawings, so that a change can be read.
fn in_lines(html: &str) -> String {
    let mut parts = html.split("<svg ");
    let mut lines = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (drawn, rest) = part.split_once("</svg>").expect("drawings end");
        let name = drawn.split_once(".svg#").and_then(|(_, name)| name.split('"').next()).unwrap_or_default();
        lines.extend(["[", name, "]", rest]);
    }
    lines.replace("><", ">\n<") + "\n"
}

#[test]
fn what_tables_look_like() {
    let mut game = deal(3, 1);
    let own = game.state().first();
    let path = |name: &str| format!("golden/{name}.html");
    expect_file![path("bet")].assert_eq(&in_lines(&board(Viewer::Seat(own), &game)));
    let chosen = ["bet 9", "bet 9 same", "bet 4"];
    for chosen in chosen {
        let seat = game.state().stage().seat().unwrap();
        game.play_text(&[(seat, chosen)]).unwrap();
    }
    expect_file![path("watched")].assert_eq(&in_lines(&board(Viewer::Spectator, &game)));
    let seat = game.state().stage().seat().unwrap();
    game.play_text(&[(seat, "roll")]).unwrap();
    let asked = game.state().stage().seat().unwrap();
    expect_file![path("after-a-roll")].assert_eq(&in_lines(&board(Viewer::Seat(asked), &game)));
}

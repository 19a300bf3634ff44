//! What is shown of a game: every control is a legal move or leads to one, and nothing hidden is in the markup.

use std::collections::BTreeMap;

use game::{FastChance, Game as _, MoveSet as _, Seat, SeatSet, Secret, Viewer};
use kanji_zushi::{KanjiZushi, Options};
use menu::{AnyGame as _, Played};

use crate::game_view::{Controls, GameView as _, Seen};
use crate::kanji_zushi::glyph::Side;
use crate::kanji_zushi::words;
use crate::nameplate::Nameplate;
use crate::{Language, Look, Speech};

fn speech() -> &'static Speech {
    Language::English.speech()
}

fn names(players: usize) -> Vec<Nameplate> {
    let names = ["Ana", "Ben", "Chie", "Dov", "Eda", "Finn", "Gita", "Hana"];
    names.iter().take(players).map(|name| Nameplate::plain(*name)).collect()
}

fn deal(options: &[(&str, &str)], deal: u64) -> Played<KanjiZushi> {
    let options = <Options as game::Options>::from_pairs(options).unwrap();
    Played::deal(&options, Secret::of_series(7, deal), Vec::new())
}

/// Who must choose.
fn asked(game: &Played<KanjiZushi>) -> Option<Seat> {
    game.asked().iter().next()
}

/// One random turn; mostly of those that form something, so that games come to their end.
fn play(game: &mut Played<KanjiZushi>, chance: &mut FastChance) {
    let Some(seat) = asked(game) else { return };
    let moves = game.state().legal_moves(seat);
    let forming = moves.forming().next().filter(|_| game::Chance::below(chance, 3) > 0);
    let chosen = forming.map_or_else(|| moves.pick(chance), |(chosen, _)| chosen);
    game.play(&[(seat, &chosen.to_string())]).unwrap();
}

/// What somebody sees after they have picked this.
fn board(game: &Played<KanjiZushi>, seat: Option<Seat>, picked: &str) -> String {
    see(game, seat, picked, |seen| game.board(seen).into_string())
}

fn see<T>(game: &Played<KanjiZushi>, seat: Option<Seat>, picked: &str, look: impl FnOnce(&Seen<'_>) -> T) -> T {
    let (names, picked) = (names(game.players()), Look::read(picked));
    let controls = Controls { action: "/table/x", before: "", live: true, game: 1, turn: game.turn() };
    let asks = seat.is_some_and(|seat| game.asked().contains(seat));
    let seen = Seen {
        speech: speech(),
        names: &names,
        seat,
        viewer: seat.map_or(Viewer::Spectator, Viewer::Seat),
        look: &picked,
        chosen: SeatSet::default(),
        yours: None,
        controls: Some(controls).filter(|_| asks),
    };
    look(&seen)
}

/// Everything between two texts, each time they come.
fn between<'a>(html: &'a str, begin: &str, end: &str) -> Vec<&'a str> {
    html.split(begin).skip(1).filter_map(|rest| rest.split(end).next()).collect()
}

/// The moves that can be sent, and how often.
fn moves(html: &str) -> BTreeMap<String, usize> {
    let mut found = BTreeMap::new();
    for value in between(html, "name=\"move\" value=\"", "\"") {
        *found.entry(value.to_owned()).or_default() += 1;
    }
    found
}

/// What can be picked.
fn picks(html: &str) -> Vec<String> {
    between(html, "href=\"?turn=", "\"")
        .into_iter()
        .map(|rest| format!("turn={}", rest.replace("&amp;", "&")))
        .collect()
}

#[test]
fn every_legal_move_has_one_control_behind_each_of_its_cards_and_nothing_else_can_be_sent() {
    let mut chance = FastChance::new(3);
    for number in 0..12 {
        let deck = if number % 2 == 0 { "classic" } else { "house" };
        let help = if number % 3 == 0 { "guided" } else { "strict" };
        let mut game = deal(&[("players", "3"), ("deck", deck), ("help", help)], number);
        while let Some(seat) = asked(&game) {
            let plain = board(&game, Some(seat), "");
            assert_eq!(moves(&plain), BTreeMap::from([("pass".to_owned(), 1)]), "only the pass needs no card");
            let mut sent: BTreeMap<String, usize> = moves(&plain);
            for pick in picks(&plain) {
                for (chosen, count) in moves(&board(&game, Some(seat), &pick)) {
                    assert_eq!(count, 1, "{chosen} after {pick}");
                    *sent.entry(chosen).or_default() += 1;
                }
            }
            // A pair is reached from either of its cards.
            let legal: BTreeMap<String, usize> = game
                .moves(seat)
                .into_iter()
                .map(|chosen| (chosen.clone(), if chosen == "pass" { 1 } else { 2 }))
                .collect();
            assert_eq!(sent, legal);
            for other in (0..3).map(Seat::new).filter(|other| *other != seat) {
                let html = board(&game, Some(other), "");
                assert!(moves(&html).is_empty() && picks(&html).is_empty(), "{other} is not asked");
            }
            play(&mut game, &mut chance);
        }
    }
}

#[test]
fn what_was_picked_in_another_turn_or_is_nonsense_is_forgotten() {
    let game = deal(&[("players", "2")], 1);
    let seat = asked(&game).unwrap();
    let plain = board(&game, Some(seat), "");
    for picked in ["turn=9&pick=neta-0", "turn=0&pick=neta-99", "turn=0&pick=tuna-1", "turn=0&pick=neta"] {
        assert_eq!(board(&game, Some(seat), picked), plain, "{picked}");
    }
}

#[test]
fn pairs_are_marked_only_if_that_was_agreed_and_only_those_that_are_kanji() {
    let mut chance = FastChance::new(5);
    for help in ["strict", "guided"] {
        let mut game = deal(&[("players", "2"), ("help", help)], 4);
        while let Some(seat) = asked(&game) {
            let forming: Vec<String> =
                game.state().legal_moves(seat).forming().map(|(chosen, _)| chosen.to_string()).collect();
            let mut marked = Vec::new();
            for pick in picks(&board(&game, Some(seat), "")).into_iter().filter(|pick| pick.contains("neta")) {
                let html = board(&game, Some(seat), &pick);
                let buttons = between(&html, "<button class=\"lying", "</button>").into_iter();
                marked.extend(buttons.filter(|button| button.contains("mark-yes")).flat_map(|button| {
                    between(button, "name=\"move\" value=\"", "\"").into_iter().map(str::to_owned).collect::<Vec<_>>()
                }));
            }
            assert_eq!(marked, if help == "guided" { forming } else { Vec::new() });
            play(&mut game, &mut chance);
        }
    }
}

#[test]
fn a_neta_that_nobody_has_seen_is_not_in_the_markup_of_others() {
    let mut chance = FastChance::new(9);
    let mut hidden = 0;
    for number in 0..6 {
        let mut game = deal(&[("players", "3")], number);
        while asked(&game).is_some() {
            for viewer in [None, Some(Seat::new(0))] {
                let html = board(&game, viewer, "");
                let known = game.state().observe(viewer.map_or(Viewer::Spectator, Viewer::Seat));
                for seat in (0..3).map(Seat::new).filter(|seat| viewer != Some(*seat)) {
                    let id = format!("id=\"place-{}\"", seat.index());
                    let [place] = between(&html, &id, "</article>")[..] else { panic!("{seat} has one place") };
                    let open = between(place, "<ul class=\"open-neta\"", "</ul>").concat();
                    let deck = known.options.deck();
                    for neta in deck.neta_of(game.state().hand(seat)) {
                        let seen = deck.neta_of(known.places[seat].known).any(|other| other == neta);
                        let told = open.contains(&format!(">{}</span>", words::half(speech(), neta, Side::Left)));
                        assert_eq!(told, seen, "{neta} of {seat} at turn {}", game.turn());
                        hidden += usize::from(!seen);
                    }
                }
            }
            play(&mut game, &mut chance);
        }
    }
    assert!(hidden > 100, "there was something to hide: {hidden}");
}

#[test]
fn a_pass_has_a_reason_whether_something_can_be_formed_or_not() {
    let (mut chance, mut reasons) = (FastChance::new(2), std::collections::BTreeSet::new());
    for number in 0..40 {
        let mut game = deal(&[("players", "2")], number);
        while let Some(seat) = asked(&game) {
            let best = game.state().legal_moves(seat).forming().map(|(_, kanji)| kanji.strokes()).max();
            let reason = game.reason(speech(), seat, "pass").unwrap();
            assert_eq!(reason == "None of your neta makes a kanji with these shari.", best.is_none(), "{reason}");
            reasons.insert(best.is_some());
            play(&mut game, &mut chance);
        }
    }
    assert_eq!(reasons.len(), 2, "both were seen");
}

#[test]
fn a_whole_game_is_told_and_no_word_is_missing() {
    let mut chance = FastChance::new(1);
    for number in 0..4 {
        let mut game = deal(&[("players", "2"), ("help", "guided")], number);
        while asked(&game).is_some() {
            play(&mut game, &mut chance);
        }
        for seat in [None, Some(Seat::new(1))] {
            let told = see(&game, seat, "", |seen| {
                let scenes = game.scenes(1, seen);
                assert!(scenes.len() > game.turn(), "an attempt is seen in two steps");
                let scenes: String = scenes.into_iter().map(|scene| scene.board.into_string() + &scene.say).collect();
                let end = game.epilogue(seen).into_string();
                assert_eq!(end.matches("<article>").count(), 2);
                assert!(end.contains("KanjiVG") && end.contains("KANJIDIC2"), "whoever made the data is named");
                scenes + &end + &game.log(seen).concat() + &game.progress(seen).into_string()
            });
            assert!(!told.contains('⟦'), "{:?}", between(&told, "⟦", "⟧"));
        }
    }
}

/// Markup with a line for each element.
fn readable(html: &str) -> String {
    let mut text = String::new();
    for part in html.split('<').filter(|part| !part.is_empty()) {
        let closes = part.starts_with('/');
        text.push_str(if closes { "<" } else { "\n<" });
        text.push_str(part);
    }
    // The content of an asset, after which it is named, does not matter here.
    let mut parts = text.split("/assets/");
    let first = parts.next().unwrap_or_default().to_owned();
    let plain = parts.fold(first, |all, part| {
        let (path, rest) = part.split_once(".svg").unwrap_or((part, ""));
        all + path.split('.').next().unwrap_or_default() + rest
    });
    plain.trim().to_owned()
}

#[test]
fn the_table_looks_like_this() {
    let mut chance = FastChance::new(2);
    let mut game = deal(&[("players", "2"), ("help", "guided")], 2);
    let first = asked(&game);
    expect_test::expect_file!["snapshots/first-turn.html"].assert_eq(&readable(&board(
        &game,
        first,
        "turn=0&pick=neta-1",
    )));
    for _ in 0..3 {
        play(&mut game, &mut chance);
    }
    expect_test::expect_file!["snapshots/spectator.html"].assert_eq(&readable(&board(&game, None, "")));
}

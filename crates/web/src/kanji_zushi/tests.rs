//! Pages of random games: every control is a legal move or leads to one, and no part contains hidden information.

use std::collections::{BTreeMap, BTreeSet};

use ::words::GameWords as _;
use game::{Chance as _, FastChance, Game as _, Joint, MoveSet as _, Perspective, Seat, Viewer};
use kanji_zushi::{Event, KanjiZushi, Move, Options};

use crate::kanji_zushi::glyph::Side;
use crate::kanji_zushi::scene::Attempt;
use crate::kanji_zushi::words;
use crate::nameplate::Nameplate;
use crate::page_game::{Controls, Own, PageGame as _, Seating, Show};
use crate::parts::{PartId, Parts};
use crate::{Language, Locale, Selection};

fn locale() -> &'static Locale {
    Language::ENGLISH.locale()
}

fn names(players: usize) -> Vec<Nameplate> {
    let names = ["Ana", "Ben", "Chie", "Dov", "Eda", "Finn", "Gita", "Hana"];
    names.iter().take(players).map(|name| Nameplate::plain(*name)).collect()
}

/// A game with its history.
struct Session {
    state: KanjiZushi,
    chance: FastChance,
    /// Each turn with the state before it; the deal with the state after it.
    turns: Vec<(KanjiZushi, Vec<Event>)>,
}

impl Session {
    fn deal(options: &[(&str, &str)], deal: u64) -> Self {
        let options = <Options as game::Options>::from_pairs(options).unwrap();
        let (mut chance, mut events) = (FastChance::new(deal), Vec::new());
        let state = KanjiZushi::deal(&options, &mut chance, &mut |event| events.push(event));
        Self { turns: vec![(state.clone(), events)], state, chance }
    }

    /// The seat that has to choose.
    fn asked(&self) -> Option<Seat> {
        self.state.pending().seats().iter().next()
    }

    fn turn(&self) -> usize {
        self.turns.len() - 1
    }

    fn play(&mut self, chosen: Move) {
        let Some(seat) = self.asked() else { return };
        let (mut joint, mut events) = (Joint::new(self.state.players()), Vec::new());
        joint[seat] = Some(chosen);
        let before = self.state.clone();
        self.state.apply_unchecked(&joint, &mut self.chance, &mut |event| events.push(event));
        self.turns.push((before, events));
    }

    /// Plays a random turn, mostly one that forms a kanji, so that games end.
    fn play_randomly(&mut self, chance: &mut FastChance) {
        let Some(seat) = self.asked() else { return };
        let moves = self.state.legal_moves(seat);
        let forming = moves.forming().next().filter(|_| chance.below(3) > 0);
        self.play(forming.map_or_else(|| moves.pick(chance), |(chosen, _)| chosen));
    }

    /// The game as a viewer knows it, with all its turns.
    fn perspective(&self, viewer: Viewer) -> Perspective<KanjiZushi> {
        self.perspective_of(&self.state, viewer)
    }

    /// The same for another state.
    fn perspective_of(&self, state: &KanjiZushi, viewer: Viewer) -> Perspective<KanjiZushi> {
        let mut perspective = Perspective::new(state, viewer, self.turn());
        for (before, events) in &self.turns {
            perspective.hear(before, events);
        }
        perspective
    }
}

/// The parts by their names.
type Html = BTreeMap<String, String>;

fn html(parts: &mut Parts) -> Html {
    parts.take().into_iter().map(|(id, html)| (id.to_string(), html)).collect()
}

fn public(perspective: &Perspective<KanjiZushi>) -> Html {
    let names = names(perspective.players());
    let (show, mut parts) = (Show { locale: locale(), names: &names }, Parts::default());
    KanjiZushi::public(&KanjiZushi::now(perspective, &show), &show, &mut parts);
    KanjiZushi::lasting(perspective.turns(), &show, &mut parts);
    html(&mut parts)
}

fn private(perspective: &Perspective<KanjiZushi>, picked: &str) -> Html {
    let Some(seat) = perspective.seat() else { return Html::new() };
    let (names, selection) = (names(perspective.players()), Selection::read(picked));
    let (show, mut parts) = (Show { locale: locale(), names: &names }, Parts::default());
    let controls = Controls { action: "/table/x", before: "", live: true, game: 1, turn: perspective.turn() };
    let controls = Some(controls).filter(|_| perspective.moves().is_some());
    let own = Own { show, seat, selection: &selection, chosen: None, controls };
    KanjiZushi::private(&KanjiZushi::now(perspective, &show), perspective, &own, &mut parts);
    html(&mut parts)
}

/// The private parts of a seat in one text.
fn own(game: &Session, seat: Seat, picked: &str) -> String {
    private(&game.perspective(Viewer::Seat(seat)), picked).into_values().collect()
}

/// All texts between `begin` and `end`.
fn between<'a>(html: &'a str, begin: &str, end: &str) -> Vec<&'a str> {
    html.split(begin).skip(1).filter_map(|rest| rest.split(end).next()).collect()
}

/// The moves that the page can send, and how often.
fn moves(html: &str) -> BTreeMap<String, usize> {
    let mut found = BTreeMap::new();
    for value in between(html, "name=\"move\" value=\"", "\"") {
        *found.entry(value.to_owned()).or_default() += 1;
    }
    found
}

/// The links that pick a card.
fn picks(html: &str) -> Vec<String> {
    let links = between(html, "href=\"?turn=", "\"").into_iter();
    links.map(|rest| format!("turn={}", rest.replace("&amp;", "&"))).collect()
}

/// Visits every position of random games.
fn for_every_position(deals: u64, options: &[(&str, &str)], mut look: impl FnMut(&Session, Seat)) {
    let mut chance = FastChance::new(3);
    for deal in 0..deals {
        let deck = if deal % 2 == 0 { "classic" } else { "house" };
        let help = if deal % 3 == 0 { "guided" } else { "strict" };
        let mut game = Session::deal(&[&[("deck", deck), ("help", help)], options].concat(), deal);
        while let Some(seat) = game.asked() {
            look(&game, seat);
            game.play_randomly(&mut chance);
        }
    }
}

#[test]
fn every_legal_move_has_one_control_per_card_and_there_are_no_others() {
    for_every_position(12, &[("players", "3")], |game, seat| {
        let plain = own(game, seat, "");
        assert_eq!(moves(&plain), BTreeMap::from([("pass".to_owned(), 1)]), "only the pass needs no card");
        let mut sent: BTreeMap<String, usize> = moves(&plain);
        for pick in picks(&plain) {
            for (chosen, count) in moves(&own(game, seat, &pick)) {
                assert_eq!(count, 1, "{chosen} after {pick}");
                *sent.entry(chosen).or_default() += 1;
            }
        }
        // A pair can be reached from either of its cards.
        let legal = game.state.legal_moves(seat);
        let legal = legal.iter().map(|chosen| (chosen.to_string(), if chosen == Move::Pass { 1 } else { 2 }));
        assert_eq!(sent, legal.collect());
        for other in (0..3).map(Seat::new).filter(|other| *other != seat) {
            let html = own(game, other, "");
            assert!(moves(&html).is_empty() && picks(&html).is_empty(), "{other} is not asked");
        }
        let public: String = public(&game.perspective(Viewer::Seat(seat))).into_values().collect();
        assert!(moves(&public).is_empty() && picks(&public).is_empty(), "controls are private");
    });
}

#[test]
fn outdated_and_invalid_picks_are_ignored() {
    let game = Session::deal(&[("players", "2")], 1);
    let seat = game.asked().unwrap();
    let plain = own(&game, seat, "");
    for picked in ["turn=9&pick=neta-0", "turn=0&pick=neta-99", "turn=0&pick=tuna-1", "turn=0&pick=neta"] {
        assert_eq!(own(&game, seat, picked), plain, "{picked}");
    }
}

#[test]
fn in_guided_games_only_pairs_that_are_kanji_are_marked() {
    for_every_position(6, &[("players", "2")], |game, seat| {
        let guided = game.state.options().help() == kanji_zushi::Help::Guided;
        let forming = game.state.legal_moves(seat);
        let forming: Vec<String> = forming.forming().map(|(chosen, _)| chosen.to_string()).collect();
        let mut marked = Vec::new();
        for pick in picks(&own(game, seat, "")).into_iter().filter(|pick| pick.contains("neta")) {
            let html = own(game, seat, &pick);
            let buttons = between(&html, "<button class=\"lying", "</button>").into_iter();
            for button in buttons.filter(|button| button.contains("mark-yes")) {
                marked.extend(between(button, "name=\"move\" value=\"", "\"").into_iter().map(str::to_owned));
            }
        }
        marked.sort();
        let mut forming = if guided { forming } else { Vec::new() };
        forming.sort();
        assert_eq!(marked, forming);
    });
}

#[test]
fn public_parts_contain_no_hidden_neta() {
    let mut hidden = 0;
    for_every_position(6, &[("players", "3")], |game, _| {
        let everything = game.perspective(Viewer::Omniscient);
        for viewer in [Viewer::Spectator, Viewer::Seat(Seat::new(0))] {
            let (parts, known) = (public(&game.perspective(viewer)), game.state.observe(Viewer::Spectator));
            let deck = known.options.deck();
            for seat in (0..3).map(Seat::new) {
                let open = &parts[&format!("held-{}", seat.index())];
                for neta in deck.neta_of(everything.known().places[seat].known) {
                    let seen = deck.neta_of(known.places[seat].known).any(|other| other == neta);
                    let is_shown = open.contains(&format!(">{}</span>", words::half(locale(), neta, Side::Left)));
                    assert_eq!(is_shown, seen, "{neta} of {seat} at turn {}", game.turn());
                    hidden += usize::from(!seen);
                }
            }
        }
    });
    assert!(hidden > 100, "only {hidden} hidden neta");
}

#[test]
fn public_parts_are_the_same_for_everybody_and_independent_of_hidden_cards() {
    let mut chance = FastChance::new(11);
    for_every_position(6, &[("players", "4")], |game, seat| {
        let spectator = public(&game.perspective(Viewer::Spectator));
        for viewer in [Viewer::Spectator, Viewer::Seat(seat), Viewer::Seat(seat.left(4))] {
            let other = KanjiZushi::determinize(&game.state.observe(viewer), &mut chance);
            let other = game.perspective_of(&other, viewer);
            assert_eq!(public(&game.perspective(viewer)), spectator);
            assert_eq!(public(&other), spectator);
            assert_eq!(private(&game.perspective(viewer), ""), private(&other, ""));
        }
    });
}

#[test]
fn an_attempt_is_laid_down_judged_and_stays_on_the_bench() {
    let names = names(2);
    let show = Show { locale: locale(), names: &names };
    let mut tested = 0;
    for_every_position(6, &[("players", "2")], |game, _| {
        let perspective = game.perspective(Viewer::Spectator);
        let Some(latest) = perspective.heard().last().filter(|turn| turn.number > 0) else { return };
        let mut parts = Parts::default();
        KanjiZushi::lasting(&perspective.turns()[..latest.number], &show, &mut parts);
        let before = html(&mut parts).get("bench").cloned().unwrap_or_default();
        let beats = KanjiZushi::beats(&latest.before.unwrap(), latest.events, &show);
        let mut sent: Vec<Html> = Vec::new();
        for beat in beats {
            KanjiZushi::public(&beat.scene, &show, &mut parts);
            sent.push(html(&mut parts));
        }
        KanjiZushi::lasting(&perspective.turns()[latest.number..], &show, &mut parts);
        KanjiZushi::public(&KanjiZushi::now(&perspective, &show), &show, &mut parts);
        sent.push(html(&mut parts));
        let benches: Vec<&String> = sent.iter().filter_map(|parts| parts.get("bench")).collect();
        if let Some(attempt) = Attempt::of(latest.events) {
            let formed = attempt.found.is_ok();
            assert_eq!(benches.len(), if formed { 2 } else { 3 }, "laid down, judged, and put away if it failed");
            let last = *benches.last().unwrap();
            assert!(benches[0].contains("data-from") && last.contains("data-fly") == formed && *last != before);
            let results = sent.iter().filter(|parts| parts.contains_key("result"));
            assert_eq!(results.count(), 2, "the words of the result are sent once");
            tested += 1;
        } else {
            assert!(benches.is_empty(), "a pass changes nothing on the bench");
        }
        let now = public(&perspective);
        assert_eq!(now.get("bench").unwrap_or(&String::new()), benches.last().copied().unwrap_or(&before));
    });
    assert!(tested > 20, "only {tested}");
}

#[test]
fn a_pass_always_has_a_reason() {
    let mut reasons = BTreeSet::new();
    for_every_position(600, &[("players", "2")], |game, seat| {
        let best = game.state.legal_moves(seat).forming().map(|(_, kanji)| kanji.strokes()).max();
        let perspective = game.perspective(Viewer::Seat(seat));
        let reason = KanjiZushi::reason(&perspective, locale(), Move::Pass).unwrap();
        assert_eq!(reason == "None of your neta makes a kanji with these shari.", best.is_none(), "{reason}");
        reasons.insert(best.is_some());
    });
    assert_eq!(reasons.len(), 2, "both cases occur: {reasons:?}");
}

#[test]
fn no_message_of_a_whole_game_is_missing() {
    let (mut chance, names) = (FastChance::new(1), names(2));
    let show = Show { locale: locale(), names: &names };
    for number in 0..4 {
        let mut game = Session::deal(&[("players", "2"), ("help", "guided")], number);
        while game.asked().is_some() {
            game.play_randomly(&mut chance);
        }
        let (perspective, mut parts) = (game.perspective(Viewer::Omniscient), Parts::default());
        let (mut texts, mut beats) = (String::new(), 0);
        for turn in perspective.heard() {
            texts.extend(KanjiZushi::log(turn.events, &show));
            let Some(before) = turn.before else { continue };
            for beat in KanjiZushi::beats(&before, turn.events, &show) {
                KanjiZushi::public(&beat.scene, &show, &mut parts);
                texts += &KanjiZushi::progress(&beat.scene, &show).into_string();
                texts += &beat.say;
                beats += 1;
            }
        }
        assert!(beats > game.turn(), "an attempt has two beats");
        KanjiZushi::lasting(perspective.turns(), &show, &mut parts);
        let seating = Seating { own: Some(Seat::new(1)), players: 2, places: 2 };
        texts += &KanjiZushi::layout(&parts, seating, &show).into_string();
        texts.extend(html(&mut parts).into_values());
        let end = KanjiZushi::epilogue(&perspective, &show).into_string();
        assert_eq!(end.matches("<article>").count(), 2);
        assert!(end.contains("KanjiVG") && end.contains("KANJIDIC2"), "the data is credited");
        texts += &end;
        assert!(!texts.contains('⟦'), "{:?}", between(&texts, "⟦", "⟧"));
    }
}

#[test]
fn without_the_whole_game_no_missed_kanji_are_shown() {
    let (mut chance, names) = (FastChance::new(1), names(2));
    let show = Show { locale: locale(), names: &names };
    let mut game = Session::deal(&[("players", "2")], 0);
    while game.asked().is_some() {
        game.play_randomly(&mut chance);
    }
    let whole = KanjiZushi::epilogue(&game.perspective(Viewer::Omniscient), &show).into_string();
    assert!(whole.contains("<h4>"), "a random player misses something");
    game.turns.drain(..game.turns.len() - 1);
    let (before, events) = &game.turns[0];
    let mut last = Perspective::new(&game.state, Viewer::Omniscient, 9);
    last.hear(before, events);
    assert!(!KanjiZushi::epilogue(&last, &show).into_string().contains("<h4>"));
}

#[test]
fn every_part_has_one_place() {
    let game = Session::deal(&[("players", "3")], 1);
    let (seat, names) = (game.asked().unwrap(), names(3));
    let perspective = game.perspective(Viewer::Seat(seat));
    let show = Show { locale: locale(), names: &names };
    let seating = Seating { own: Some(seat), players: 3, places: 3 };
    let layout = KanjiZushi::layout(&Parts::default(), seating, &show).into_string();
    let own_hand = PartId::of_seat("held", seat).to_string();
    for id in public(&perspective).into_keys().chain(private(&perspective, "").into_keys()) {
        let count = layout.matches(&format!("data-part=\"{id}\"")).count();
        assert_eq!(count, usize::from(id != own_hand), "{id}");
    }
}

/// Markup with one line per element.
fn readable(html: &str) -> String {
    let mut text = String::new();
    for part in html.split('<').filter(|part| !part.is_empty()) {
        let closes = part.starts_with('/');
        text.push_str(if closes { "<" } else { "\n<" });
        text.push_str(part);
    }
    // Content hashes of assets are left out.
    let mut parts = text.split("/assets/");
    let first = parts.next().unwrap_or_default().to_owned();
    let plain = parts.fold(first, |all, part| {
        let (path, rest) = part.split_once(".svg").unwrap_or((part, ""));
        all + path.split('.').next().unwrap_or_default() + rest
    });
    plain.trim().to_owned() + "\n"
}

#[test]
fn parts_match_their_snapshots() {
    let mut game = Session::deal(&[("players", "2"), ("help", "guided")], 2);
    let seat = game.asked().unwrap();
    let hand = private(&game.perspective(Viewer::Seat(seat)), "turn=0&pick=neta-1");
    expect_test::expect_file!["snapshots/prompt.html"].assert_eq(&readable(&hand["prompt"]));
    expect_test::expect_file!["snapshots/hand.html"].assert_eq(&readable(&hand["hand"]));
    expect_test::expect_file!["snapshots/pick.html"].assert_eq(&readable(&hand["pick"]));
    let moves = game.state.legal_moves(seat);
    let (formed, _) = moves.forming().next().unwrap();
    game.play(formed);
    let parts = public(&game.perspective(Viewer::Spectator));
    expect_test::expect_file!["snapshots/bench-formed.html"].assert_eq(&readable(&on_bench(&parts)));
    let seat = game.asked().unwrap();
    let moves = game.state.legal_moves(seat);
    let failing = moves.iter().find(|chosen| moves.forming().all(|(forming, _)| forming != *chosen)).unwrap();
    game.play(failing);
    let parts = public(&game.perspective(Viewer::Spectator));
    expect_test::expect_file!["snapshots/bench-failed.html"].assert_eq(&readable(&on_bench(&parts)));
    expect_test::expect_file!["snapshots/shari.html"].assert_eq(&readable(&parts["shari-0"]));
    let first = seat.left(2).index();
    expect_test::expect_file!["snapshots/kanji.html"].assert_eq(&readable(&parts[&format!("kanji-1-{first}")]));
    expect_test::expect_file!["snapshots/held.html"].assert_eq(&readable(&parts[&format!("held-{}", seat.index())]));
}

fn on_bench(parts: &Html) -> String {
    format!("{}{}", parts["bench"], parts["result"])
}

/// The shari, from left to right.
fn shari(parts: &Html) -> Vec<&str> {
    (0..6)
        .map(|place| between(&parts[&format!("shari-{place}")], "id=\"lies-", "\"").first().copied().unwrap_or(""))
        .collect()
}

/// The names of the cards in a part, from left to right.
fn row<'a>(html: &'a str, list: &str) -> Vec<&'a str> {
    between(html, &format!("<li id=\"{list}-"), "\"")
}

/// Finding G2: nothing is sorted again when a card is replaced.
#[test]
fn cards_keep_their_places_when_others_are_replaced() {
    let (mut chance, mut replaced) = (FastChance::new(5), 0);
    for deal in 0..6 {
        let mut game = Session::deal(&[("players", "3")], deal);
        while let Some(seat) = game.asked() {
            let before = (public(&game.perspective(Viewer::Spectator)), own(&game, seat, ""));
            game.play_randomly(&mut chance);
            let (_, events) = game.turns.last().unwrap();
            let formed = events.iter().any(|event| matches!(event, Event::Formed { .. }));
            let stuck = events.iter().any(|event| matches!(event, Event::Stuck { .. }));
            let after = (public(&game.perspective(Viewer::Spectator)), own(&game, seat, ""));
            let changed = |old: &[&str], new: &[&str]| old.iter().zip(new).filter(|(old, new)| old != new).count();
            let shari = changed(&shari(&before.0), &shari(&after.0));
            let neta = changed(&row(&before.1, "mine"), &row(&after.1, "mine"));
            if formed {
                assert_eq!((shari, neta), (1, 1), "only the played cards are replaced");
                replaced += 1;
            } else {
                assert_eq!((shari > 0, neta), (stuck && game.state.stuck() < 3, 0), "nothing moves");
            }
        }
    }
    assert!(replaced > 30, "only {replaced}");
}

//! Every legal move has one control, nothing hidden is shown, no message is missing, every part has a place, and some parts
//! match their snapshots.

use std::collections::{BTreeSet, HashSet};

use expect_test::expect;
use game::{FastChance, Game as _, Joint, MoveSet as _, Perspective, Seat, Viewer};
use sushi_express::{Action, Event, MAX_PLAYERS, MIN_PLAYERS, Move, Options, Stage, SushiExpress};
use words::GameWords as _;

use crate::nameplate::Nameplate;
use crate::page_game::{Beat, Controls, Own, PageGame as _, Seating, Show};
use crate::parts::Parts;
use crate::sushi_express::beats::MAX_DURATION;
use crate::sushi_express::scene::Scene;
use crate::{Language, Locale, Selection, pad, status};

/// A game at one moment, and the turn that led there.
struct Position {
    state: SushiExpress,
    before: Option<SushiExpress>,
    events: Vec<Event>,
    turn: usize,
}

/// Parts by their names.
type Named = Vec<(String, String)>;

impl Position {
    fn deal(players: usize, luck: &mut FastChance) -> Self {
        let mut events = Vec::new();
        let state = SushiExpress::deal(&Options::new(players).unwrap(), luck, &mut |event| events.push(event));
        Self { state, before: None, events, turn: 0 }
    }

    fn play(&mut self, chosen: &str, luck: &mut FastChance) {
        let mut joint = Joint::new(self.players());
        joint[self.asked().unwrap()] = Some(chosen.parse().unwrap());
        self.before = Some(self.state.clone());
        self.events.clear();
        self.state.apply(&joint, luck, &mut |event| self.events.push(event)).unwrap();
        self.turn += 1;
    }

    fn players(&self) -> usize {
        self.state.players()
    }

    fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.players()).map(Seat::new)
    }

    fn asked(&self) -> Option<Seat> {
        self.state.stage().seat()
    }

    fn perspective(&self, viewer: Viewer) -> Perspective<SushiExpress> {
        let mut perspective = Perspective::new(&self.state, viewer, self.turn);
        perspective.hear(self.before.as_ref().unwrap_or(&self.state), &self.events);
        perspective
    }

    /// Another position that the viewer cannot distinguish from this one.
    fn indistinguishable(&self, viewer: Viewer, luck: &mut FastChance) -> Self {
        let mut other = |state: &SushiExpress| SushiExpress::determinize(&state.observe(viewer), luck);
        Self {
            state: other(&self.state),
            before: self.before.as_ref().map(other),
            events: self.events.iter().map(|event| event.redact(viewer)).collect(),
            turn: self.turn,
        }
    }

    /// The public parts, rendered from this viewer's knowledge.
    fn public(&self, viewer: Viewer, locale: &'static Locale) -> Named {
        let names = names(self.players());
        let (show, perspective) = (Show { locale, names: &names }, self.perspective(viewer));
        let mut parts = Parts::default();
        SushiExpress::public(&SushiExpress::now(&perspective, &show), &show, &mut parts);
        SushiExpress::lasting(perspective.turns(), &show, &mut parts);
        named(&mut parts)
    }

    fn private(&self, seat: Seat, locale: &'static Locale) -> Named {
        let mut parts = Parts::default();
        self.add_private(seat, locale, &Selection::default(), &mut parts);
        named(&mut parts)
    }

    fn add_private(&self, seat: Seat, locale: &'static Locale, selection: &Selection, parts: &mut Parts) {
        let names = names(self.players());
        let (show, perspective) = (Show { locale, names: &names }, self.perspective(Viewer::Seat(seat)));
        let controls = Controls { action: "/table/X", before: "", live: true, game: 1, turn: self.turn };
        let controls = Some(controls).filter(|_| self.asked() == Some(seat));
        let own = Own { show, seat, selection, chosen: None, controls };
        SushiExpress::private(&SushiExpress::now(&perspective, &show), &perspective, &own, parts);
    }

    fn beats(&self, viewer: Viewer, locale: &'static Locale) -> Vec<Beat<Scene>> {
        let names = names(self.players());
        let show = Show { locale, names: &names };
        let Some(before) = &self.before else { return Vec::new() };
        let events: Vec<Event> = self.events.iter().map(|event| event.redact(viewer)).collect();
        SushiExpress::beats(&before.observe(viewer), &events, &show)
    }

    /// The beats of the turn as the parts that change from one to the next, beginning with all parts.
    fn beats_in_parts(&self, viewer: Viewer, locale: &'static Locale) -> Vec<Named> {
        let names = names(self.players());
        let show = Show { locale, names: &names };
        let mut parts = Parts::default();
        let beats = self.beats(viewer, locale).into_iter().map(|beat| {
            SushiExpress::public(&beat.scene, &show, &mut parts);
            named(&mut parts)
        });
        beats.collect()
    }

    fn log(&self, viewer: Viewer, locale: &'static Locale) -> String {
        let names = names(self.players());
        let events: Vec<Event> = self.events.iter().map(|event| event.redact(viewer)).collect();
        SushiExpress::log(&events, &Show { locale, names: &names }).join("\n")
    }
}

fn named(parts: &mut Parts) -> Named {
    parts.take().into_iter().map(|(id, html)| (id.to_string(), html)).collect()
}

fn names(players: usize) -> Vec<Nameplate> {
    let names = ["Ana", "Ben", "Cem", "Dunja", "Emil", "Fatou"].into_iter().take(players);
    names.map(Nameplate::plain).collect()
}

fn english() -> &'static Locale {
    Language::ENGLISH.locale()
}

/// Plays a game with random choices and visits every position on the way.
fn play_randomly(players: usize, seed: u64, mut visit: impl FnMut(&Position)) {
    let luck = &mut FastChance::new(seed);
    let mut position = Position::deal(players, luck);
    visit(&position);
    while let Some(seat) = position.asked() {
        let chosen = position.state.legal_moves(seat).pick(luck).to_string();
        position.play(&chosen, luck);
        visit(&position);
    }
}

/// The moves that the parts offer.
fn offered(parts: &Named) -> Vec<String> {
    let html: String = parts.iter().map(|(_, html)| html.as_str()).collect();
    let buttons = html.split("name=\"move\" value=\"").skip(1);
    buttons.map(|rest| rest.split('"').next().unwrap_or_default().to_owned()).collect()
}

/// Equal customers are one move, and each of them can be touched. Every other move has one control.
#[test]
fn every_legal_move_has_a_control_and_there_are_no_others() {
    let mut stages = HashSet::new();
    for (players, seed) in (MIN_PLAYERS..=MAX_PLAYERS).flat_map(|players| (0..3).map(move |seed| (players, seed))) {
        play_randomly(players, seed, |position| {
            for seat in position.seats() {
                let parts = position.private(seat, english());
                let mut offered = offered(&parts);
                let mut legal: Vec<String> =
                    position.state.legal_moves(seat).iter().map(|chosen| chosen.to_string()).collect();
                let row = position.state.row();
                let touched = |chosen: &String| offered.iter().filter(|offer| *offer == chosen).count();
                for chosen in position.state.legal_moves(seat).iter() {
                    let expected = if let Move::Take(customer) = chosen { row.count(customer) } else { 1 };
                    assert_eq!(touched(&chosen.to_string()), expected, "{chosen}");
                }
                offered.sort_unstable();
                offered.dedup();
                legal.sort_unstable();
                assert_eq!(offered, legal, "{:?}", position.state.stage());
                // Buttons outside the form refer to it.
                let has_form = parts.iter().any(|(_, html)| html.contains("<form ") && html.contains(" id=\"choose\""));
                assert_eq!(has_form, position.asked() == Some(seat));
                let outside = parts.iter().filter(|(_, html)| html.contains("<button") && !html.contains("<form"));
                assert!(outside.into_iter().all(|(_, html)| html.contains(" form=\"choose\"")));
            }
            assert!(offered(&position.public(Viewer::Spectator, english())).is_empty());
            stages.insert(std::mem::discriminant(&position.state.stage()));
        });
    }
    assert_eq!(stages.len(), 9, "every stage was visited");
}

#[test]
fn indistinguishable_positions_look_the_same() {
    for seed in 0..6 {
        let luck = &mut FastChance::new(seed);
        play_randomly(4, seed, |position| {
            let other = position.indistinguishable(Viewer::Spectator, luck);
            let public = |position: &Position| position.public(Viewer::Spectator, english());
            assert_eq!(public(&other), public(position));
            let beats = |position: &Position| position.beats_in_parts(Viewer::Spectator, english());
            assert_eq!(beats(&other), beats(position));
            for seat in position.seats() {
                let other = position.indistinguishable(Viewer::Seat(seat), luck);
                assert_eq!(other.private(seat, english()), position.private(seat, english()));
                assert_eq!(public(&other), public(position), "a seat knows no less than a spectator");
            }
        });
    }
}

#[test]
fn public_parts_show_only_known_action_cards() {
    for seed in 0..6 {
        play_randomly(4, seed, |position| {
            let known = position.state.observe(Viewer::Spectator);
            let parts = position.public(Viewer::Spectator, english());
            for (seat, hand) in known.hands.iter() {
                let id = format!("held-{}", seat.index());
                let (_, held) = parts.iter().find(|(name, _)| *name == id).unwrap();
                for action in [Action::Swap, Action::Reroll, Action::Tip] {
                    assert_eq!(held.contains(&format!("#action-{action}\"")), hand.known.has(action), "{held}");
                }
            }
            if position.state.stage() != Stage::Over {
                let log = position.log(Viewer::Spectator, english());
                assert!(!log.contains("action card:"), "{log}");
            }
        });
    }
}

#[test]
fn no_message_is_missing_in_any_language() {
    for (language, seed) in Language::ALL.into_iter().zip(0..) {
        let locale = language.locale();
        play_randomly(3 + usize::from(seed % 4_u8), seed.into(), |position| {
            let asked = position.asked().unwrap_or(Seat::new(0));
            let perspective = position.perspective(Viewer::Seat(asked));
            let mut texts = vec![position.log(Viewer::Omniscient, locale)];
            texts.extend(position.beats(Viewer::Spectator, locale).into_iter().map(|beat| beat.say));
            let beats = position.beats_in_parts(Viewer::Spectator, locale).into_iter().flatten();
            let parts = beats.chain(position.public(Viewer::Spectator, locale)).chain(position.private(asked, locale));
            texts.extend(parts.map(|(_, html)| html));
            let moves: Vec<_> = position.state.legal_moves(asked).iter().collect();
            texts.extend(moves.iter().map(|chosen| SushiExpress::move_words(locale, *chosen)));
            for chosen in moves.iter().filter(|_| moves.len() > 1) {
                let reason = SushiExpress::reason(&perspective, locale, *chosen).filter(|reason| !reason.is_empty());
                texts.push(reason.unwrap_or_else(|| panic!("{chosen} has no reason")));
            }
            for text in texts {
                assert!(!text.contains('⟦'), "{language:?}: {text}");
            }
        });
    }
}

#[test]
fn a_turn_is_short_and_every_event_is_told() {
    let mut longest = 0;
    for (players, seed) in (MIN_PLAYERS..=MAX_PLAYERS).zip(20..) {
        play_randomly(players, seed, |position| {
            let beats = position.beats(Viewer::Spectator, english());
            let pause: u32 = beats.iter().map(|beat| beat.pause).sum();
            longest = longest.max(pause);
            assert!(pause <= MAX_DURATION, "{pause} ms in {} beats", beats.len());
            let said = beats.iter().map(|beat| beat.say.as_str()).collect::<Vec<_>>().join(" ");
            for sentence in position.log(Viewer::Spectator, english()).lines().filter(|_| !beats.is_empty()) {
                assert!(said.contains(sentence), "“{sentence}” is not in “{said}”");
            }
            // A van arrives before the next beat.
            assert!(beats.iter().all(|beat| beat.scene.drive.is_none_or(|drive| drive.time <= beat.pause)));
        });
    }
    assert!(longest > 2000, "the longest turn took only {longest} ms");
}

#[test]
fn the_last_beat_matches_the_new_state() {
    play_randomly(4, 9, |position| {
        let names = names(4);
        let show = Show { locale: english(), names: &names };
        let Some(mut last) = position.beats(Viewer::Spectator, english()).pop() else { return };
        // Everything but the marks of the latest event is final.
        last.scene.settle();
        last.scene.narration = None;
        let mut parts = Parts::default();
        SushiExpress::public(&last.scene, &show, &mut parts);
        let of_now: BTreeSet<(String, String)> = position.public(Viewer::Spectator, english()).into_iter().collect();
        let of_next = ["task", "actor", "role", "dice"];
        for (name, html) in named(&mut parts) {
            let is_of_next_turn = of_next.iter().any(|next| name.starts_with(next));
            assert!(is_of_next_turn || of_now.contains(&(name.clone(), html.clone())), "{name}: {html}");
        }
    });
}

/// Regression test: "bets first" jumped to the lowest bettor while the last bet was shown.
#[test]
fn bets_first_stays_with_the_player_who_bets_first() {
    let mut seen = 0;
    for seed in 0..4 {
        let mut first = None;
        play_randomly(4, seed, |position| {
            let beats = position.beats_in_parts(Viewer::Spectator, english());
            let now = position.public(Viewer::Spectator, english());
            // During a turn in which a round begins, the old one is still shown at first.
            let begins = position.events.iter().find_map(|event| match event {
                Event::RoundBegan { first } => Some(*first),
                _ => None,
            });
            let possible = [first, begins];
            for (name, html) in beats
                .iter()
                .flatten()
                .chain(&now)
                .filter(|(name, html)| name.starts_with("role-") && html.contains("bets first"))
            {
                assert!(
                    possible.into_iter().flatten().any(|seat| *name == format!("role-{}", seat.index())),
                    "{name}: {html}"
                );
                seen += 1;
            }
            first = begins.or(first);
        });
    }
    assert!(seen > 100, "{seen}");
}

/// Regression test: the dice of a round stayed into the next, and those of a player into the throw of another.
#[test]
fn old_dice_are_taken_away() {
    for seed in 0..4 {
        play_randomly(4, seed, |position| {
            let dice = part(&position.public(Viewer::Spectator, english()), "dice");
            let has_dice = match position.state.stage() {
                Stage::Betting(_) | Stage::Swapping(_) | Stage::Rolling(_) | Stage::Ordering(_) | Stage::Over => false,
                Stage::RollingAgain(_) | Stage::Failing(_) | Stage::Driving(_) | Stage::Taking(_) => true,
            };
            assert_eq!(dice.contains("die-"), has_dice, "{:?}", position.state.stage());
        });
    }
}

/// Regression test: "Take: tip" had no value.
#[test]
fn every_waiting_customer_has_its_value() {
    for seed in 0..4 {
        play_randomly(5, seed, |position| {
            if position.state.stage() == Stage::Over {
                return;
            }
            for seat in position.seats() {
                let parts = position.private(seat, english());
                let values =
                    parts.iter().filter(|(name, html)| name.starts_with("take-") && html.contains("class=\"worth"));
                assert_eq!(values.count(), position.state.row().len());
            }
        });
    }
}

/// The points at the seats are those of the result at the end.
#[test]
fn seats_show_the_points_of_the_result() {
    for seed in 0..4 {
        play_randomly(4, seed, |position| {
            let Some(outcome) = position.state.outcome() else { return };
            let parts = position.public(Viewer::Spectator, english());
            for (seat, points) in outcome.scores.iter() {
                let shown = part(&parts, &format!("points-{}", seat.index()));
                assert!(shown.starts_with(&format!("<b aria-hidden=\"true\">{}</b>", pad::points(*points))), "{shown}");
            }
        });
    }
}

/// A picked card lights its targets, and nothing that cannot be used can be picked.
#[test]
fn usable_cards_can_be_picked_up_and_put_back() {
    let mut picked = HashSet::new();
    for seed in 0..12 {
        play_randomly(4, seed, |position| {
            let Some(seat) = position.asked() else { return };
            for action in [Action::SameBet, Action::Swap, Action::Reroll, Action::Further, Action::Tip] {
                let selection = Selection { turn: position.turn, picked: vec![action.name().to_owned()] };
                let mut parts = Parts::default();
                position.add_private(seat, english(), &selection, &mut parts);
                let parts = named(&mut parts);
                let prompt = part(&parts, "prompt");
                let uses = |chosen: Move| match chosen {
                    Move::BetSame(_) => action == Action::SameBet,
                    Move::Swap(_) => action == Action::Swap,
                    Move::Reroll(_) => action == Action::Reroll,
                    Move::Go(further) => action == Action::Further && further > 0,
                    _ => false,
                };
                let is_usable = position.state.legal_moves(seat).iter().any(uses);
                assert_eq!(prompt.contains(&format!("data-armed=\"{action}\"")), is_usable, "{action}: {prompt}");
                if is_usable {
                    picked.insert(action);
                }
            }
        });
    }
    assert_eq!(picked.len(), 4, "{picked:?}");
}

#[test]
fn every_part_has_one_place() {
    let luck = &mut FastChance::new(1);
    let position = Position::deal(5, luck);
    let names = names(5);
    let show = Show { locale: english(), names: &names };
    for own in [None, Some(Seat::new(3))] {
        let mut made: Vec<String> =
            position.public(Viewer::Spectator, english()).into_iter().map(|(name, _)| name).collect();
        if let Some(seat) = own {
            made.extend(position.private(seat, english()).into_iter().map(|(name, _)| name));
        }
        let others = position.seats().filter(|seat| own != Some(*seat));
        made.extend(others.map(|seat| status::remedy_id(seat).to_string()));
        made.extend(position.seats().map(|seat| status::id(seat).to_string()));
        let html = SushiExpress::layout(&Parts::default(), Seating { own, players: 5, places: 5 }, &show).into_string();
        let places = html.split("data-part=\"").skip(1).filter_map(|rest| rest.split('"').next());
        let mut places: Vec<String> = places.map(str::to_owned).collect();
        made.sort_unstable();
        places.sort_unstable();
        assert_eq!(places, made);
    }
}

/// HTML with one line per element and the names of the drawings, for readable diffs.
fn in_lines(html: &str) -> String {
    let mut parts = html.split("<svg ");
    let mut lines = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (drawn, rest) = part.split_once("</svg>").expect("every svg element is closed");
        let name = drawn.split_once(".svg#").and_then(|(_, name)| name.split('"').next()).unwrap_or_default();
        lines.extend(["[", name, "]", rest]);
    }
    lines.replace("><", ">\n<")
}

fn part(parts: &Named, wanted: &str) -> String {
    let (_, html) = parts.iter().find(|(name, _)| name == wanted).unwrap();
    in_lines(html)
}

#[test]
fn parts_match_their_snapshots() {
    let luck = &mut FastChance::new(1);
    let mut position = Position::deal(3, luck);
    let public = |position: &Position| position.public(Viewer::Spectator, english());
    let private = |position: &Position| position.private(position.asked().unwrap(), english());
    let parts = public(&position);
    expect!["Cem is betting."].assert_eq(&part(&parts, "task"));
    expect![[r#"
        <span class="vans of-3">
        <span class="van van-0 player-2" id="van-0" data-fly="van-0">[van-1]<span class="unseen">Ana </span>
        </span>
        <span class="van van-1 player-3" id="van-1" data-fly="van-1">[van-2]<span class="unseen">Ben </span>
        </span>
        <span class="van van-2 player-7" id="van-2" data-fly="van-2">[van-3]<span class="unseen">Cem </span>
        </span>
        </span>"#]]
    .assert_eq(&part(&parts, "tile-0"));
    expect![[""]].assert_eq(&part(&parts, "tile-6"));
    expect![[r#"
        <ul class="actions" aria-label="Ana’s hand">
        <li title="Same bet">
        <span aria-hidden="true">[action-same-bet]</span>
        <span class="unseen">1 × same bet</span>
        </li>
        <li title="One tile further">
        <span aria-hidden="true">[action-one-tile-further]</span>
        <span class="unseen">1 × one tile further</span>
        </li>
        </ul>"#]]
    .assert_eq(&part(&parts, "held-0"));
    let parts = private(&position);
    expect![[r#"
        <span class="tag turn">Your turn</span> <span>Put your pawn on a number.</span>
        <form id="choose" method="post" action="/table/X" data-live>
        <input type="hidden" name="do" value="choose">
        <input type="hidden" name="game" value="1">
        <input type="hidden" name="turn" value="0">
        </form>"#]]
    .assert_eq(&part(&parts, "prompt"));
    expect![[r#"
        <button class="bet" form="choose" name="move" value="bet 12" data-mark data-distance="12" data-lift data-key="q" aria-keyshortcuts="q">
        <span class="unseen">Bet on 12. <span class="foretold">Takes a customer and lands on house 1. 5% chance to drive. Passes Ana, Ben, Cem.</span>
        </span>
        <span class="foretold odds" aria-hidden="true">
        <b>5%</b>
        <span class="brings">[customer-back]</span>
        </span>
        </button>"#]]
    .assert_eq(&part(&parts, "bet-12"));
    expect![[r#"<span class="chip to-7" aria-hidden="true">7</span>"#]].assert_eq(&part(&parts, "end-7"));
    for chosen in ["bet 9", "bet 9 same", "bet 4"] {
        position.play(chosen, luck);
    }
    let parts = public(&position);
    expect![[r#"
        <span class="pawn player-7" id="pawn-2" data-fly="pawn-2" data-time="800">[pawn-3]<span class="unseen">Cem </span>
        </span>
        <span class="pawn player-2" id="pawn-0" data-fly="pawn-0" data-time="800">[pawn-1]<span class="unseen">Ana </span>
        </span>"#]]
    .assert_eq(&part(&parts, "track-9"));
    expect![[r#"
        <span class="coin" aria-hidden="true">[tip]<b>×0</b>
        </span>
        <span class="unseen">0 tips</span>"#]]
    .assert_eq(&part(&parts, "tips-0"));
    expect![[r#"
        <i class="acts-0">
        </i>"#]]
    .assert_eq(&part(&parts, "actor"));
    expect![[r#"
        <button class="roll primary" id="middle-3-1" form="choose" name="move" value="roll" data-mark data-key="1" aria-keyshortcuts="1">
        <span class="sign" aria-hidden="true">[die-5][die-6]</span>
        <span class="label">Roll both dice</span>
        <span class="foretold odds" aria-hidden="true">
        <b>48%</b>
        </span>
        </button>"#]].assert_eq(&part(&private(&position), "middle"));
    position.play("roll", luck);
    expect![[r#"
        <span class="die">[die-1]</span>
        <span class="die">[die-6]</span>
        <b class="sum" aria-hidden="true">7</b>
        <span class="unseen">The dice show 1 + 6, that’s 7.</span>"#]]
    .assert_eq(&part(&public(&position), "dice"));
    expect!["Ana rolls 7 for a bet of 9: too low."].assert_eq(&part(&public(&position), "narration"));
}

//! Viewers know their own hand and everything that was shown, and nothing else.

use std::collections::{BTreeSet, HashMap};

use game::conformance::assert_frequencies;
use game::{FastChance, Game as _, MoveSet as _, Pending, Seat, Viewer};
use sushiya_kanji_zushi::{DeckChoice, Event, GOAL, Half, KanjiZushi, Options, Row, Scenario, ScenarioPlace};

use crate::support::{begin, halves, place, play, scenario};

/// A place with three neta that everybody has seen and three unseen ones, two of them in the hand and one in the deck.
fn three_unseen(hidden: [&str; 2], formed: &str) -> ScenarioPlace {
    let shown = halves("木 禾 彳");
    let hand = shown.iter().copied().chain(hidden.map(|name| halves(name)[0])).collect();
    ScenarioPlace { hand, shown, ..place("", formed) }
}

/// Two players, the second with three unseen neta.
fn position(first: ScenarioPlace, hidden: [&str; 2]) -> KanjiZushi {
    let places = vec![first, three_unseen(hidden, "仏抄汽維")];
    begin(&Scenario { table: halves("寺 吾 火 会 毎 可"), ..scenario(places) })
}

/// All possible pairs of hidden neta.
const HIDDEN: [[&str; 2]; 3] = [["土", "日"], ["土", "言"], ["日", "言"]];

#[test]
fn an_opponents_unseen_neta_are_equally_likely_to_be_in_the_hand() {
    let own = || place("言 日 糸 亻 土", "");
    let known = position(own(), HIDDEN[0]).observe(Viewer::Seat(Seat::new(0)));
    let worlds: HashMap<KanjiZushi, f64> = HIDDEN.map(|hidden| (position(own(), hidden), 1.0)).into();
    assert_frequencies(&known, &worlds, 3_000);
}

#[test]
fn for_a_spectator_hands_are_independent() {
    // Both players have the same unseen halves and can hold the same ones, because all players have their own ten neta.
    let both = |first, second| position(three_unseen(first, "化打池紀"), second);
    let mut worlds = HashMap::new();
    for first in HIDDEN {
        for second in HIDDEN {
            worlds.insert(both(first, second), 1.0);
        }
    }
    assert_frequencies(&both(HIDDEN[1], HIDDEN[2]).observe(Viewer::Spectator), &worlds, 9_000);
}

#[test]
fn players_see_only_their_own_hand() {
    let hands = ["言 日 糸 亻 土", "日 木 禾 彳 扌", "氵 土 彳 扌 言"];
    let game = |order: [usize; 3]| begin(&scenario(order.map(|index| place(hands[index], "")).into()));
    let (game, swapped) = (game([0, 1, 2]), game([0, 2, 1]));
    let same = |viewer| game.observe(viewer) == swapped.observe(viewer);
    let seat = |index| Viewer::Seat(Seat::new(index));
    assert!(same(seat(0)) && same(Viewer::Spectator));
    assert!(!same(seat(1)) && !same(seat(2)) && !same(Viewer::Omniscient));
    let seen: BTreeSet<String> = (0..3).map(|index| format!("{:?}", game.observe(seat(index)).places)).collect();
    assert_eq!(seen.len(), 3, "each player sees a different hand");
}

/// A model of one player's place, built from events only.
#[derive(Clone, Default)]
struct Model {
    hand: BTreeSet<Half>,
    shown: BTreeSet<Half>,
    laid: BTreeSet<Half>,
}

impl Model {
    fn learn(models: &mut [Self], event: Event) {
        match event {
            Event::Drew { seat, neta, .. } => {
                models[seat.index()].hand.extend(neta.iter().flat_map(Row::as_slice));
            }
            Event::Failed { seat, neta, .. } => {
                models[seat.index()].shown.insert(neta);
            }
            Event::Formed { seat, neta, .. } => {
                let model = &mut models[seat.index()];
                model.hand.remove(&neta);
                model.shown.remove(&neta);
                model.laid.insert(neta);
            }
            _ => {}
        }
    }

    /// The neta that must be in the hand.
    fn known(&self, is_own: bool, neta: &[Half]) -> BTreeSet<Half> {
        match (is_own, self.laid.len() == GOAL) {
            (true, _) => self.hand.clone(),
            (false, true) => neta.iter().filter(|half| !self.laid.contains(half)).copied().collect(),
            (false, false) => self.shown.clone(),
        }
    }
}

#[test]
fn a_model_built_from_events_agrees_with_the_observation() {
    let players = 4;
    let options = Options::new(players, DeckChoice::House).unwrap();
    let viewers = (0..players).map(|index| Viewer::Seat(Seat::new(index))).chain([Viewer::Spectator]);
    for (seed, viewer) in (0..).zip(viewers.cycle().take(15)) {
        let chance = &mut FastChance::new(seed);
        let mut models = vec![Model::default(); players];
        let mut game = KanjiZushi::deal(&options, chance, &mut |event| {
            Model::learn(&mut models, KanjiZushi::redact(&event, viewer));
        });
        while let Pending::Seats(seats) = game.pending() {
            let chosen = game.legal_moves(seats.iter().next().unwrap()).pick(chance);
            for event in play(&mut game, &chosen.to_string(), chance) {
                Model::learn(&mut models, KanjiZushi::redact(&event, viewer));
            }
            let deck = options.deck();
            for (seat, seen) in game.observe(viewer).places.iter() {
                let known = models[seat.index()].known(viewer.sees(seat), deck.neta());
                assert_eq!(deck.neta_of(seen.known).collect::<BTreeSet<_>>(), known, "{viewer:?} of {seat}");
                assert_eq!(usize::from(seen.hidden), 5 - known.len());
            }
        }
    }
}

//! Laws of knowledge: an observation contains everything the viewer can know, and nothing else.

use std::collections::{HashMap, HashSet};

use super::rigged::{Changed, Traced};
use super::{Battery, law, random_joint};
use crate::{Chance, FastChance, Game, Joint, MoveSet, Pending, Viewer};

/// The source of a pair of different worlds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Source {
    /// The deal, and the deal with another random number. They look the same afterwards.
    Deal,
    /// A turn, and the turn with another random number. They look the same afterwards.
    Turn,
    /// The true world, and one sampled from the viewer's observation of it. They look the same before the next turn,
    /// but not necessarily after it: in Sushi Go! for two players, the unknown hand is passed to the viewer.
    Determinization,
}

/// The pairs of different worlds that a leak law was tried on.
#[derive(Default)]
struct Pairs {
    /// The number of pairs that looked the same to a viewer and had the viewer's events compared.
    indistinguishable: HashMap<(Source, Viewer), usize>,
    /// The sources that hid something from a viewer, so that such pairs must exist.
    hidden: HashSet<(Source, Viewer)>,
}

impl Pairs {
    fn add(&mut self, source: Source, viewer: Viewer) {
        *self.indistinguishable.entry((source, viewer)).or_default() += 1;
    }

    fn count(&self, source: Source, viewer: Viewer) -> usize {
        self.indistinguishable.get(&(source, viewer)).copied().unwrap_or(0)
    }

    /// Asserts that every law was tried on some pair for every viewer that can have one.
    ///
    /// Everybody but the omniscient viewer can sample different worlds, and some random numbers have no visible effect.
    /// A deal may be completely public, as in Sushi Express, but if an event is redacted, there is a pair.
    fn assert_tried(&self, viewers: impl Iterator<Item = Viewer>) {
        for viewer in viewers.filter(|&viewer| viewer != Viewer::Omniscient) {
            for source in [Source::Deal, Source::Turn, Source::Determinization] {
                let expected = source == Source::Determinization || self.hidden.contains(&(source, viewer));
                assert!(
                    !expected || self.count(source, viewer) > 0,
                    "the leak law was never tried for {viewer:?}: no two worlds differed and looked the same ({source:?})"
                );
            }
            assert!(
                self.count(Source::Deal, viewer) + self.count(Source::Turn, viewer) > 0,
                "the leak law was never tried for {viewer:?}: every random number has a visible effect"
            );
        }
    }
}

impl<G: Game> Battery<G> {
    /// Checks every law at every state of random games.
    ///
    /// The leak law compares two worlds that a viewer cannot tell apart. It is meaningful only for worlds that differ,
    /// so the battery counts those for each viewer and fails if there were none.
    pub(super) fn knowledge_laws(&self) {
        let mut pairs = Pairs::default();
        for game in 0..self.games {
            self.deals_do_not_leak(game, &mut pairs);
            self.each_state(game, |state, chance| {
                for viewer in self.viewers() {
                    if worlds_do_not_leak(state, viewer, chance) {
                        pairs.add(Source::Determinization, viewer);
                    }
                }
                self.turns_do_not_leak(state, chance, &mut pairs);
            });
        }
        pairs.assert_tried(self.viewers());
    }

    /// Changes one random number of the deal at a time. Viewers that know the same afterwards must have heard the same.
    fn deals_do_not_leak(&self, game: u64, pairs: &mut Pairs) {
        let deal = |chance: &mut dyn Chance| {
            let mut events = Vec::new();
            let state = G::deal(&self.options, &mut Erased(chance), &mut |event| events.push(event));
            (state, events)
        };
        self.change_each_number(Source::Deal, FastChance::new(game), deal, pairs);
    }

    /// Does the same for a joint choice.
    fn turns_do_not_leak(&self, state: &G, chance: &mut FastChance, pairs: &mut Pairs) {
        let Pending::Seats(_) = state.pending() else { return };
        let joint = random_joint(state, chance);
        self.change_each_number(Source::Turn, chance.clone(), |chance| play(state, &joint, &mut Erased(chance)), pairs);
    }

    /// Runs `step` with a source of randomness, and then once more for each of its numbers, with that number changed.
    fn change_each_number(
        &self,
        source: Source,
        chance: FastChance,
        step: impl Fn(&mut dyn Chance) -> (G, Vec<G::Event>),
        pairs: &mut Pairs,
    ) {
        let mut traced = Traced::new(chance);
        let (state, events) = step(&mut traced);
        for viewer in self.viewers() {
            if events.iter().any(|event| G::redact(event, viewer) != *event) {
                pairs.hidden.insert((source, viewer));
            }
        }
        for change in 0..traced.given.len() {
            let (other, other_events) = step(&mut Changed::new(&traced.given, change, change as u32 * 7));
            for viewer in self.viewers() {
                let look_the_same = same_news((&state, &events), (&other, &other_events), viewer);
                if look_the_same && state != other {
                    pairs.add(source, viewer);
                }
            }
        }
    }
}

/// A borrowed [`Chance`] of unknown type.
struct Erased<'a>(&'a mut dyn Chance);

impl Chance for Erased<'_> {
    fn below(&mut self, bound: u32) -> u32 {
        self.0.below(bound)
    }
}

fn play<G: Game>(state: &G, joint: &Joint<G::Move>, chance: &mut impl Chance) -> (G, Vec<G::Event>) {
    let (mut after, mut events) = (state.clone(), Vec::new());
    after.apply_unchecked(joint, chance, &mut |event| events.push(event));
    (after, events)
}

/// Checks that a viewer that knew the same before a turn knows the same after it exactly if it heard the same. Returns
/// whether it knows the same after the turn.
fn same_news<G: Game>((a, heard_a): (&G, &[G::Event]), (b, heard_b): (&G, &[G::Event]), viewer: Viewer) -> bool {
    let (heard_a, heard_b) = (hears::<G>(heard_a, viewer), hears::<G>(heard_b, viewer));
    let (knows_a, knows_b) = (a.observe(viewer), b.observe(viewer));
    if knows_a == knows_b {
        law(heard_a, heard_b, &format!("{viewer:?} hears nothing it cannot know"));
        return true;
    }
    assert!(heard_a != heard_b, "law broken: {viewer:?} knows nothing it has not heard\n{knows_a:?}\n{knows_b:?}");
    false
}

/// The events redacted for the viewer. Also checks the laws of redaction.
fn hears<G: Game>(events: &[G::Event], viewer: Viewer) -> Vec<G::Event> {
    let hear = |event: &G::Event| {
        let heard = G::redact(event, viewer);
        law(&G::redact(event, Viewer::Omniscient), event, "the omniscient viewer hears everything");
        law(&G::redact(&heard, viewer), &heard, "redacting twice changes nothing");
        law(
            G::redact(&heard, Viewer::Spectator),
            G::redact(event, Viewer::Spectator),
            "everybody hears what a spectator hears",
        );
        heard
    };
    events.iter().map(hear).collect()
}

/// Compares the true world with one sampled from the viewer's observation. Returns whether they differed and the events
/// of a turn were compared.
fn worlds_do_not_leak<G: Game>(state: &G, viewer: Viewer, chance: &mut FastChance) -> bool {
    let known = state.observe(viewer);
    let world = G::determinize(&known, chance);
    law(&world.observe(viewer), &known, "a sampled world matches the observation it was sampled from");
    law(world.pending(), state.pending(), "everybody knows who must choose");
    law(world.outcome(), state.outcome(), "everybody knows the outcome");
    if viewer == Viewer::Omniscient {
        law(&world, state, "the omniscient viewer knows everything");
        return false;
    }
    if let Viewer::Seat(seat) = viewer {
        let list = |state: &G| state.legal_moves(seat).iter().collect::<Vec<_>>();
        law(list(&world), list(state), "players know their own legal moves");
    }
    let Some(joint) = joint_of_both(state, &world, chance) else { return false };
    let same_chance = FastChance::new(chance.next_u64());
    let (after, events) = play(state, &joint, &mut same_chance.clone());
    let (other, other_events) = play(&world, &joint, &mut same_chance.clone());
    same_news((&after, &events), (&other, &other_events), viewer);
    world != *state
}

/// A random joint choice that is legal in both worlds, if the hands have enough in common.
fn joint_of_both<G: Game>(a: &G, b: &G, chance: &mut FastChance) -> Option<Joint<G::Move>> {
    let Pending::Seats(seats) = a.pending() else { return None };
    let mut joint = Joint::new(a.players());
    for seat in seats.iter() {
        let common: Vec<G::Move> = a.legal_moves(seat).iter().filter(|chosen| b.check(seat, chosen).is_ok()).collect();
        if common.is_empty() {
            return None;
        }
        joint[seat] = Some(common[chance.below(common.len() as u32) as usize]);
    }
    Some(joint)
}

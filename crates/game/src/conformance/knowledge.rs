//! Laws of knowing: what a viewer knows is all it can know, and nothing it cannot.

use super::rigged::{Changed, Traced};
use super::{Battery, law, random_joint};
use crate::{Chance, FastChance, Game, Joint, MoveSet, Pending, Viewer};

impl<G: Game> Battery<G> {
    /// Tries every law at every state of random games.
    ///
    /// The leak law compares two worlds that a viewer cannot tell apart. It only says something where the worlds
    /// differ, so the battery counts how often they did and insists that it happened.
    pub(super) fn knowledge_laws(&self) {
        let mut told_apart = 0;
        for game in 0..self.games {
            told_apart += self.deals_do_not_leak(game);
            self.each_state(game, |state, chance| {
                for viewer in self.viewers() {
                    told_apart += usize::from(worlds_do_not_leak(state, viewer, chance));
                }
                told_apart += self.luck_does_not_leak(state, chance);
            });
        }
        assert!(told_apart > 0, "no two worlds differed in what somebody cannot know: the leak law was never tried");
    }

    /// Changes one number of the deal at a time: viewers that know the same afterwards have heard the same.
    fn deals_do_not_leak(&self, game: u64) -> usize {
        let deal = |chance: &mut dyn Chance| {
            let mut events = Vec::new();
            let state = G::deal(&self.options, &mut Erased(chance), &mut |event| events.push(event));
            (state, events)
        };
        self.each_luck(FastChance::new(game), deal)
    }

    /// The same for a joint choice.
    fn luck_does_not_leak(&self, state: &G, chance: &mut FastChance) -> usize {
        let Pending::Seats(_) = state.pending() else { return 0 };
        let joint = random_joint(state, chance);
        self.each_luck(chance.clone(), |chance| play(state, &joint, &mut Erased(chance)))
    }

    /// Runs `step` with some luck and then with one number of it changed, each in turn.
    fn each_luck(&self, luck: FastChance, step: impl Fn(&mut dyn Chance) -> (G, Vec<G::Event>)) -> usize {
        let mut traced = Traced::new(luck);
        let (state, events) = step(&mut traced);
        let mut told_apart = 0;
        for change in 0..traced.given.len() {
            let (other, other_events) = step(&mut Changed::new(&traced.given, change, change as u32 * 7));
            for viewer in self.viewers() {
                told_apart += usize::from(same_news((&state, &events), (&other, &other_events), viewer));
            }
        }
        told_apart
    }
}

/// Lends a [`Chance`] without knowing its type.
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

/// A viewer that knew the same before knows the same after exactly when it heard the same. Says whether that was put
/// to the test: two worlds that differ, for a viewer who cannot tell.
fn same_news<G: Game>((a, heard_a): (&G, &[G::Event]), (b, heard_b): (&G, &[G::Event]), viewer: Viewer) -> bool {
    let (heard_a, heard_b) = (hears::<G>(heard_a, viewer), hears::<G>(heard_b, viewer));
    let (knows_a, knows_b) = (a.observe(viewer), b.observe(viewer));
    if knows_a == knows_b {
        law(heard_a, heard_b, &format!("{viewer:?} hears nothing it cannot know"));
        return a != b;
    }
    assert!(heard_a != heard_b, "law broken: {viewer:?} knows nothing it has not heard\n{knows_a:?}\n{knows_b:?}");
    false
}

/// The events as the viewer hears them, trying on the way that the record hears all and that hiding is final.
fn hears<G: Game>(events: &[G::Event], viewer: Viewer) -> Vec<G::Event> {
    let hear = |event: &G::Event| {
        let heard = G::redact(event, viewer);
        law(&G::redact(event, Viewer::Omniscient), event, "the record hears everything");
        law(&G::redact(&heard, viewer), &heard, "hearing twice tells no more");
        law(
            G::redact(&heard, Viewer::Spectator),
            G::redact(event, Viewer::Spectator),
            "everybody hears what a spectator hears",
        );
        heard
    };
    events.iter().map(hear).collect()
}

/// Compares the true world with one drawn from what the viewer knows of it. Says whether they differed.
fn worlds_do_not_leak<G: Game>(state: &G, viewer: Viewer, chance: &mut FastChance) -> bool {
    let known = state.observe(viewer);
    let world = G::determinize(&known, chance);
    law(&world.observe(viewer), &known, "a drawn world looks as what it was drawn from");
    law(world.pending(), state.pending(), "who must choose is no secret");
    law(world.outcome(), state.outcome(), "the outcome is no secret");
    if viewer == Viewer::Omniscient {
        law(&world, state, "the record knows everything");
        return false;
    }
    if let Viewer::Seat(seat) = viewer {
        let list = |state: &G| state.legal_moves(seat).iter().collect::<Vec<_>>();
        law(list(&world), list(state), "own moves are known");
    }
    let Some(joint) = joint_of_both(state, &world, chance) else { return world != *state };
    let luck = FastChance::new(chance.next_u64());
    let (after, events) = play(state, &joint, &mut luck.clone());
    let (other, other_events) = play(&world, &joint, &mut luck.clone());
    same_news((&after, &events), (&other, &other_events), viewer) || world != *state
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

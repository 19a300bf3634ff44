//! Search for games with hidden cards in which several choose at once.
//!
//! Every iteration draws a world that fits what is known and plays it once. Each seat walks down a tree of its own
//! moves and chooses in it as a bandit would, by upper confidence bounds, not knowing what the others choose in the same
//! moment (decoupled UCT over information sets). A tree branches over the moves of its own seat only: what the others do
//! and what chance brings differs from iteration to iteration, and a move counts as neglected only where it could have
//! been chosen. Below the trees everybody plays by instinct until the position is settled.
//!
//! Nothing is allocated once the buffers have grown, and the same luck and number of iterations give the same move.

mod budget;
mod tree;

pub use budget::{Budget, BudgetFault, Clock};

use game::{Chance, FastChance, Joint, MoveSet, Pending, PerSeat, Seat};

use crate::{Bot, Forfeit, Insight};
use tree::{Forest, Node};

/// How much benefit of the doubt a move has that was seldom tried.
const CURIOSITY: f32 = 0.3;

/// How many iterations pass between looks at the clock.
const BETWEEN_LOOKS: u32 = 32;

/// A bot that searches.
#[derive(Debug)]
pub struct Searcher<G: Insight> {
    budget: Budget,
    clock: Clock,
    forest: Forest<G::Move>,
    /// What was chosen from trees in this iteration: by whom, and which edge.
    path: Vec<(Seat, usize)>,
    candidates: Vec<G::Move>,
}

impl<G: Insight> Searcher<G> {
    /// A bot that may think so long about a move.
    pub const fn new(budget: Budget, clock: Clock) -> Self {
        Self { budget, clock, forest: Forest::new(), path: Vec::new(), candidates: Vec::new() }
    }

    /// Searches, and returns how many iterations there were.
    fn search(&mut self, known: &G::Observation, roots: &PerSeat<Option<Node>>, chance: &mut FastChance) -> u32 {
        let began = (self.clock)();
        let mut iterations = 0;
        loop {
            self.iterate(known, *roots, chance);
            iterations += 1;
            let enough = match self.budget {
                Budget::Iterations(count) => iterations >= count,
                Budget::Time(time) => iterations % BETWEEN_LOOKS == 0 && (self.clock)() >= began + time,
            };
            if enough {
                return iterations;
            }
        }
    }

    /// Plays one world once.
    fn iterate(&mut self, known: &G::Observation, mut nodes: PerSeat<Option<Node>>, chance: &mut FastChance) {
        let mut world = G::determinize(known, chance);
        self.path.clear();
        while let Pending::Seats(seats) = world.pending() {
            let mut joint = Joint::new(nodes.len());
            for seat in seats.iter() {
                joint[seat] = Some(match nodes[seat] {
                    None => world.instinct(seat, chance),
                    Some(node) => {
                        let (edge, is_new) = self.descend(&world, seat, node, chance);
                        self.path.push((seat, edge));
                        nodes[seat] = if is_new { None } else { Some(self.forest.follow(edge)) };
                        self.forest.chosen(edge)
                    }
                });
            }
            world.apply_unchecked(&joint, chance, &mut |_| ());
            if world.settled() {
                break;
            }
        }
        let prospects = world.prospects();
        for &(seat, edge) in &self.path {
            let edge = self.forest.note(edge);
            edge.tried += 1;
            edge.won += prospects[seat];
        }
    }

    /// Chooses an edge of a node: one that was never tried if there is one, otherwise the one that promises most. Says
    /// whether it was new.
    fn descend(&mut self, world: &G, seat: Seat, node: Node, chance: &mut FastChance) -> (usize, bool) {
        self.candidates.clear();
        world.candidates(seat, &mut self.candidates);
        let (mut untried, mut best, mut promise) = (0, 0, f32::NEG_INFINITY);
        for &chosen in &self.candidates {
            let edge = self.forest.edge(node, chosen);
            let noted = self.forest.note(edge);
            noted.could += 1;
            if noted.tried == 0 {
                untried += 1;
                if chance.below(untried) == 0 {
                    best = edge;
                }
            } else if untried == 0 {
                let tried = noted.tried as f32;
                let hope = noted.won / tried + CURIOSITY * ((noted.could as f32).ln() / tried).sqrt();
                if hope > promise {
                    (best, promise) = (edge, hope);
                }
            }
        }
        (best, untried > 0)
    }
}

impl<G: Insight> Bot<G> for Searcher<G> {
    fn choose(
        &mut self,
        seat: Seat,
        known: &G::Observation,
        moves: &G::Moves,
        chance: &mut FastChance,
    ) -> Result<G::Move, Forfeit> {
        if moves.len() == 1 {
            return Ok(moves.nth(0));
        }
        if let Some(chosen) = G::solve(known, seat, chance) {
            return Ok(chosen);
        }
        self.forest.clear();
        let world = G::determinize(known, chance);
        let roots = PerSeat::from_fn(world.players(), |_| Some(self.forest.plant()));
        self.search(known, &roots, chance);
        self.candidates.clear();
        world.candidates(seat, &mut self.candidates);
        let root = roots[seat].expect("everybody has a tree");
        let tried = |forest: &mut Forest<G::Move>, chosen: G::Move| {
            let edge = forest.edge(root, chosen);
            let noted = forest.look(edge);
            (noted.tried, noted.won)
        };
        let most = |a: &(u32, f32), b: &(u32, f32)| a.0.cmp(&b.0).then(a.1.total_cmp(&b.1));
        let found = self.candidates.iter().map(|&chosen| (tried(&mut self.forest, chosen), chosen));
        let (_, chosen) = found.max_by(|(a, _), (b, _)| most(a, b)).expect("there is something to think about");
        Ok(chosen)
    }
}

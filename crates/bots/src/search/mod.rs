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
mod settings;
mod tree;

pub use budget::{Budget, BudgetFault, Clock};
pub use settings::{Settings, SettingsFault};

use game::{Chance, FastChance, Joint, MoveSet, Pending, PerSeat, Seat};

use crate::{Bot, Forfeit, Insight};
use tree::{Forest, Node};

/// How many iterations pass between looks at the clock.
const BETWEEN_LOOKS: u32 = 32;

/// A bot that searches.
#[derive(Debug)]
pub struct Searcher<G: Insight> {
    budget: Budget,
    clock: Clock,
    curiosity: f32,
    forest: Forest<G::Move>,
    /// What was chosen from trees in this iteration: by whom, and which edge.
    path: Vec<(Seat, usize)>,
    candidates: Vec<G::Move>,
    effort: Effort,
}

/// What a searcher has done since it was made.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Effort {
    /// Worlds that it has played.
    pub iterations: u64,
    /// Turns in them: choices of all seats that chose at once.
    pub turns: u64,
}

impl<G: Insight> Searcher<G> {
    /// A bot that may think so long about a move.
    pub fn new(budget: Budget, clock: Clock) -> Self {
        Self::with(Settings::default(), budget, clock)
    }

    /// A bot that goes about it in a way of its own.
    pub fn with(settings: Settings, budget: Budget, clock: Clock) -> Self {
        Self {
            budget,
            clock,
            curiosity: settings.curiosity.unwrap_or(G::CURIOSITY),
            forest: Forest::new(),
            path: Vec::new(),
            candidates: Vec::new(),
            effort: Effort::default(),
        }
    }

    /// What it has done so far.
    pub const fn effort(&self) -> Effort {
        self.effort
    }

    /// Searches for as long as it may.
    fn search(&mut self, known: &G::Observation, roots: &PerSeat<Option<Node>>, chance: &mut FastChance) {
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
                break;
            }
        }
        self.effort.iterations += u64::from(iterations);
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
                    Some(node) => self.step(&world, seat, node, &mut nodes[seat], chance),
                });
            }
            world.apply_unchecked(&joint, chance, &mut |_| ());
            self.effort.turns += 1;
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

    /// A seat's move at a node of its tree, and where that leads. Who has no choice stays there.
    fn step(&mut self, world: &G, seat: Seat, node: Node, next: &mut Option<Node>, chance: &mut FastChance) -> G::Move {
        self.candidates.clear();
        world.candidates(seat, &mut self.candidates);
        if let [only] = self.candidates[..] {
            return only;
        }
        let (edge, is_new) = self.descend(node, chance);
        self.path.push((seat, edge));
        *next = if is_new { None } else { Some(self.forest.follow(edge)) };
        self.forest.look(edge).chosen
    }

    /// Chooses an edge of a node for one of the candidates: one that was never tried if there is one, otherwise the one
    /// that promises most. Says whether it was new.
    fn descend(&mut self, node: Node, chance: &mut FastChance) -> (usize, bool) {
        let (mut untried, mut best, mut promise) = (0, 0, f32::NEG_INFINITY);
        let mut chain = self.forest.chain(node);
        for &chosen in &self.candidates {
            let edge = self.forest.edge(&mut chain, chosen);
            let noted = self.forest.note(edge);
            noted.could += 1;
            if noted.tried == 0 {
                untried += 1;
                if chance.below(untried) == 0 {
                    best = edge;
                }
            } else if untried == 0 {
                let tried = noted.tried as f32;
                let hope = noted.won / tried + self.curiosity * ((noted.could as f32).ln() / tried).sqrt();
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
        let world = G::determinize(known, chance);
        self.candidates.clear();
        world.candidates(seat, &mut self.candidates);
        if let [only] = self.candidates[..] {
            return Ok(only);
        }
        self.forest.clear();
        let roots = PerSeat::from_fn(world.players(), |_| Some(self.forest.plant()));
        self.search(known, &roots, chance);
        self.candidates.clear();
        world.candidates(seat, &mut self.candidates);
        let mut chain = self.forest.chain(roots[seat].expect("everybody has a tree"));
        let tried = self.candidates.iter().map(|&chosen| {
            let edge = self.forest.edge(&mut chain, chosen);
            let noted = self.forest.look(edge);
            (noted.tried, noted.won, chosen)
        });
        let most = tried.max_by(|a, b| a.0.cmp(&b.0).then(a.1.total_cmp(&b.1)));
        let (.., chosen) = most.expect("there is something to think about");
        Ok(chosen)
    }
}

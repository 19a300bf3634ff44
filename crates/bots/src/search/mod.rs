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
    settings: Settings,
    edges: Vec<usize>,
    /// At the root: who chose among which edges, which, and how likely.
    root_choices: Vec<(Seat, Vec<usize>, usize, f32)>,
    usual: PerSeat<(f32, f32)>,
    old: Forest<G::Move>,
    kept: Option<usize>,
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
            settings,
            edges: Vec::new(),
            root_choices: Vec::new(),
            usual: PerSeat::new(8),
            old: Forest::new(),
            kept: None,
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
        self.root_choices.clear();
        let roots = nodes;
        while let Pending::Seats(seats) = world.pending() {
            let mut joint = Joint::new(nodes.len());
            for seat in seats.iter() {
                joint[seat] = Some(match nodes[seat] {
                    None => world.instinct(seat, chance),
                    Some(node) if self.settings.regret.is_some() && roots[seat] == Some(node) => {
                        self.regretful(&world, seat, node, &mut nodes[seat], chance)
                    }
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
        for (seat, edges, chosen, odds) in &self.root_choices {
            let usual = &mut self.usual[*seat];
            *usual = (usual.0 + prospects[*seat], usual.1 + 1.0);
            let better = prospects[*seat] - usual.0 / usual.1;
            for &edge in edges {
                let noted = self.forest.note(edge);
                noted.regret += if edge == *chosen { better / odds - better } else { -better };
                noted.regret = noted.regret.max(0.0);
            }
        }
    }

    /// A seat's move at a node of its tree, and where that leads. Who has no choice stays there.
    fn step(&mut self, world: &G, seat: Seat, node: Node, next: &mut Option<Node>, chance: &mut FastChance) -> G::Move {
        self.candidates.clear();
        world.candidates(seat, &mut self.candidates);
        if let [only] = self.candidates[..] {
            return only;
        }
        let (edge, is_new) =
            if self.settings.glance.is_some() { self.by_glance(world, seat, node) } else { self.descend(node, chance) };
        self.path.push((seat, edge));
        *next = if is_new { None } else { Some(self.forest.follow(edge)) };
        self.forest.look(edge).chosen
    }

    fn regretful(
        &mut self,
        world: &G,
        seat: Seat,
        node: Node,
        next: &mut Option<Node>,
        chance: &mut FastChance,
    ) -> G::Move {
        self.candidates.clear();
        world.candidates(seat, &mut self.candidates);
        if let [only] = self.candidates[..] {
            return only;
        }
        let any = self.settings.regret.unwrap_or(0.1);
        let mut chain = self.forest.chain(node);
        let mut edges = Vec::new();
        let mut sum = 0.0;
        for &chosen in &self.candidates {
            let edge = self.forest.edge(&mut chain, chosen, || 0.0);
            sum += self.forest.look(edge).regret;
            edges.push(edge);
        }
        let even = 1.0 / edges.len() as f32;
        let mut point = chance.below(1 << 24) as f32 / (1 << 24) as f32;
        let mut found = None;
        for &edge in &edges {
            let noted = self.forest.note(edge);
            noted.could += 1;
            let odds = if sum > 0.0 { noted.regret / sum } else { even };
            noted.mass += odds;
            let odds = (1.0 - any) * odds + any * even;
            point -= odds;
            if point < 0.0 && found.is_none() {
                found = Some((edge, odds));
            }
        }
        let (edge, odds) = found.unwrap_or((edges[0], even));
        self.root_choices.push((seat, edges, edge, odds));
        self.path.push((seat, edge));
        *next = if self.forest.look(edge).tried == 0 { None } else { Some(self.forest.follow(edge)) };
        self.forest.look(edge).chosen
    }

    fn by_glance(&mut self, world: &G, seat: Seat, node: Node) -> (usize, bool) {
        let mut chain = self.forest.chain(node);
        self.edges.clear();
        let (mut tried, mut won, mut weight) = (0.0, 0.0, 0.0);
        let points = self.settings.glance.unwrap_or(2.0);
        for &chosen in &self.candidates {
            let edge = self.forest.edge(&mut chain, chosen, || (world.appeal(seat, chosen) / points).exp());
            let noted = self.forest.note(edge);
            noted.could += 1;
            tried += noted.tried as f32;
            won += noted.won;
            weight += noted.appeal;
            self.edges.push(edge);
        }
        let mean = if tried > 0.0 { won / tried } else { 0.0 };
        let (mut best, mut promise) = (0, f32::NEG_INFINITY);
        for &edge in &self.edges {
            let noted = self.forest.look(edge);
            let n = noted.tried as f32;
            let worth = if n == 0.0 { mean } else { noted.won / n };
            let hope = worth + self.curiosity * (tried + 1.0).sqrt() * noted.appeal / weight / (1.0 + n);
            if hope > promise {
                (best, promise) = (edge, hope);
            }
        }
        (best, self.forest.look(best).tried == 0)
    }

    /// Chooses an edge of a node for one of the candidates: one that was never tried if there is one, otherwise the one
    /// that promises most. Says whether it was new.
    fn descend(&mut self, node: Node, chance: &mut FastChance) -> (usize, bool) {
        let (mut untried, mut best, mut promise) = (0, 0, f32::NEG_INFINITY);
        let mut chain = self.forest.chain(node);
        for &chosen in &self.candidates {
            let edge = self.forest.edge(&mut chain, chosen, || 0.0);
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
    fn begin(&mut self, _: Seat, _: u64) {
        self.kept = None;
    }

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
            self.kept = None;
            return Ok(chosen);
        }
        let world = G::determinize(known, chance);
        self.candidates.clear();
        world.candidates(seat, &mut self.candidates);
        if let [only] = self.candidates[..] {
            return Ok(only);
        }
        std::mem::swap(&mut self.forest, &mut self.old);
        self.forest.clear();
        self.usual = PerSeat::new(8);
        let kept = self.kept.take().filter(|_| self.settings.keep.is_some());
        let roots = PerSeat::from_fn(world.players(), |other| {
            Some(match kept {
                Some(edge) if other == seat => {
                    self.forest.transplant(&self.old, edge, self.settings.keep.unwrap_or(1.0))
                }
                _ => self.forest.plant(),
            })
        });
        self.search(known, &roots, chance);
        self.candidates.clear();
        world.candidates(seat, &mut self.candidates);
        let mut chain = self.forest.chain(roots[seat].expect("everybody has a tree"));
        let tried: Vec<_> = self
            .candidates
            .iter()
            .map(|&chosen| {
                let edge = self.forest.edge(&mut chain, chosen, || 0.0);
                let noted = self.forest.look(edge);
                let tried = if self.settings.regret.is_some() { noted.mass } else { noted.tried as f32 };
                (tried, noted.won, chosen, edge)
            })
            .collect();
        let most = tried.into_iter().max_by(|a, b| a.0.total_cmp(&b.0).then(a.1.total_cmp(&b.1)));
        let (.., chosen, edge) = most.expect("there is something to think about");
        self.kept = Some(edge);
        Ok(chosen)
    }
}

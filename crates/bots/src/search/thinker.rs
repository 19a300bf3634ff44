//! One search, on one thread.
//!
//! Every iteration draws a world that fits what is known and plays it once. Each seat walks down a tree of its own
//! moves and chooses in it what has done well so far, or what was neglected compared with how good it looks at a glance,
//! not knowing what the others choose in the same moment (decoupled UCT over information sets, with a prior). A tree
//! branches over the moves of its own seat only: what the others do and what chance brings differs from iteration to
//! iteration, and a move counts as neglected only compared with those that could be chosen in its place. Where a seat
//! has no choice its tree has no node. Below the trees everybody plays by instinct until the position is settled.
//!
//! Nothing is allocated once the buffers have grown.

use std::cmp::Ordering;

use game::{FastChance, Joint, Pending, PerSeat, Seat};

use super::tree::{Forest, Node};
use super::{Budget, Clock, Effort, Settings};
use crate::Insight;

/// How many iterations pass between looks at the clock.
const BETWEEN_LOOKS: u32 = 32;

/// One search, and what it remembers.
#[derive(Debug)]
pub(super) struct Thinker<G: Insight> {
    curiosity: f32,
    glance: f32,
    forest: Forest<G::Move>,
    /// The root of the seat that was thought for.
    root: Option<Node>,
    /// What was chosen from trees in this iteration: by whom, and which edge.
    path: Vec<(Seat, usize)>,
    candidates: Vec<G::Move>,
    /// The edges of the candidates.
    edges: Vec<usize>,
    effort: Effort,
}

/// What was found out about a move.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub(super) struct Found {
    /// How often it was tried.
    tried: u32,
    /// What that brought, all told.
    won: f32,
}

impl Found {
    /// What two have found out.
    pub(super) fn plus(self, other: Self) -> Self {
        Self { tried: self.tried + other.tried, won: self.won + other.won }
    }

    /// The better move is the one tried more often: it was, because it was better nearly all the time.
    pub(super) fn order(self, other: Self) -> Ordering {
        self.tried.cmp(&other.tried).then(self.won.total_cmp(&other.won))
    }
}

impl<G: Insight> Thinker<G> {
    pub(super) fn new(settings: Settings) -> Self {
        Self {
            curiosity: settings.curiosity.unwrap_or(G::CURIOSITY),
            glance: settings.glance.unwrap_or(G::GLANCE),
            forest: Forest::new(),
            root: None,
            path: Vec::new(),
            candidates: Vec::new(),
            edges: Vec::new(),
            effort: Effort::default(),
        }
    }

    /// What it has done so far.
    pub(super) const fn effort(&self) -> Effort {
        self.effort
    }

    /// What was found out about a move of the seat that was thought for.
    pub(super) fn found(&self, chosen: G::Move) -> Found {
        let edge = self.root.and_then(|root| self.forest.find(root, chosen));
        edge.map_or(Found::default(), |edge| Found { tried: edge.tried, won: edge.won })
    }

    /// Searches for as long as it may.
    pub(super) fn think(
        &mut self,
        known: &G::Observation,
        seat: Seat,
        budget: Budget,
        clock: Clock,
        chance: &mut FastChance,
    ) {
        let began = clock();
        self.forest.clear();
        let players = G::determinize(known, chance).players();
        let roots = PerSeat::from_fn(players, |_| Some(self.forest.plant()));
        self.root = roots[seat];
        let mut iterations = 0;
        loop {
            self.iterate(known, roots, chance);
            iterations += 1;
            let enough = match budget {
                Budget::Iterations(count) => iterations >= count,
                Budget::Time(time) => iterations % BETWEEN_LOOKS == 0 && clock() >= began + time,
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
        let mut turns = 0;
        while let Pending::Seats(seats) = world.pending() {
            let mut joint = Joint::new(nodes.len());
            for seat in seats.iter() {
                joint[seat] = Some(match nodes[seat] {
                    None => world.instinct(seat, chance),
                    Some(node) => self.step(&world, seat, node, &mut nodes[seat]),
                });
            }
            world.apply_unchecked(&joint, chance, &mut |_| ());
            self.effort.turns += 1;
            turns += 1;
            if world.far_enough(turns) {
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
    fn step(&mut self, world: &G, seat: Seat, node: Node, next: &mut Option<Node>) -> G::Move {
        self.candidates.clear();
        world.candidates(seat, &mut self.candidates);
        if let [only] = self.candidates[..] {
            return only;
        }
        let edge = self.descend(world, seat, node);
        self.path.push((seat, edge));
        *next = if self.forest.note(edge).tried == 0 { None } else { Some(self.forest.follow(edge)) };
        self.forest.note(edge).chosen
    }

    /// The edge of a node, for one of the candidates, that promises most. A move that was never tried is taken to be
    /// as good as those that were.
    fn descend(&mut self, world: &G, seat: Seat, node: Node) -> usize {
        let glance = self.glance;
        let mut chain = self.forest.chain(node);
        let (mut tried, mut won, mut weight) = (0, 0.0, 0.0);
        self.edges.clear();
        for &chosen in &self.candidates {
            let edge = self.forest.edge(&mut chain, chosen, || weigh(world.appeal(seat, chosen) / glance));
            let noted = self.forest.note(edge);
            tried += noted.tried;
            won += noted.won;
            weight += noted.weight;
            self.edges.push(edge);
        }
        let mean = if tried > 0 { won / tried as f32 } else { 0.0 };
        let doubt = self.curiosity * ((tried + 1) as f32).sqrt() / weight;
        let (mut best, mut promise) = (0, f32::NEG_INFINITY);
        for &edge in &self.edges {
            let noted = self.forest.note(edge);
            let times = noted.tried as f32;
            let worth = if noted.tried == 0 { mean } else { noted.won / times };
            let hope = worth + doubt * noted.weight / (1.0 + times);
            if hope > promise {
                (best, promise) = (edge, hope);
            }
        }
        best
    }
}

/// How much thought a move is worth that looks so good. Not even the worst is worth none at all.
fn weigh(appeal: f32) -> f32 {
    appeal.clamp(-30.0, 30.0).exp()
}

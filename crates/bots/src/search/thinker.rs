//! One search, on one thread.
//!
//! Every iteration draws a world that fits what is known and plays it once. Each seat walks down a tree of its own
//! moves and chooses in it what has done well so far, or what was neglected compared with how good it looks at a glance,
//! not knowing what the others choose in the same moment (decoupled UCT over information sets, with a prior). A tree
//! branches over the moves of its own seat, and over those of the others, which all see when the turn is over, where
//! they came often; what is rare shares a node, so that trees get deep before they get wide. What chance brings differs
//! from iteration to iteration, and a move counts as neglected only compared with those that could be chosen in its
//! place. Where a seat has no choice its tree has no node. Below the trees everybody plays by instinct until the
//! position is settled.
//!
//! Nothing is allocated once the buffers have grown.

use std::cmp::Ordering;
use std::hash::{DefaultHasher, Hash as _, Hasher as _};

use game::{FastChance, Joint, Pending, PerSeat, Seat};

use super::ledger::{Ledger, Wish};
use super::tree::{Forest, Node};
use super::{Budget, Clock, Effort, Settings};
use crate::Insight;

/// How many iterations pass between looks at the clock.
const BETWEEN_LOOKS: u32 = 32;

/// How often a move must have been tried, and the others have answered it in a certain way, for a tree to branch there.
const OFTEN: u32 = 100;

/// One search, and what it remembers.
#[derive(Debug)]
pub(super) struct Thinker<G: Insight> {
    curiosity: f32,
    glance: f32,
    often: u32,
    forest: Forest<G::Move>,
    /// The root of the seat that was thought for.
    root: Option<Node>,
    /// What was chosen from trees in this iteration: by whom, and which edge.
    path: Vec<(Seat, usize)>,
    candidates: Vec<G::Move>,
    /// The edges of the candidates.
    edges: Vec<usize>,
    /// Only while moves are judged.
    ledger: Option<Ledger<G::Move>>,
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
            often: settings.often.map_or(OFTEN, |often| often as u32),
            forest: Forest::new(),
            root: None,
            path: Vec::new(),
            candidates: Vec::new(),
            edges: Vec::new(),
            ledger: None,
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

    /// Searches, and keeps a ledger over it.
    pub(super) fn keep(
        &mut self,
        known: &G::Observation,
        blank: Ledger<G::Move>,
        budget: Budget,
        clock: Clock,
        chance: &mut FastChance,
    ) -> Ledger<G::Move> {
        self.ledger = Some(blank.clone());
        self.think(known, Seat::new(0), budget, clock, chance);
        self.ledger.take().unwrap_or(blank)
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
            let before = self.path.len();
            for seat in seats.iter() {
                joint[seat] = Some(match nodes[seat] {
                    None => world.instinct(seat, chance),
                    Some(node) if turns == 0 && self.judges(seat) => self.try_out(&world, seat, node),
                    Some(node) => self.step(&world, seat, node),
                });
            }
            for at in before..self.path.len() {
                let (seat, edge) = self.path[at];
                nodes[seat] = self.next(edge, seat, &joint);
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
        if let Some(ledger) = &mut self.ledger {
            ledger.note(&world.chances());
        }
    }

    /// Whether the moves that this seat has now are judged.
    fn judges(&self, seat: Seat) -> bool {
        self.ledger.as_ref().is_some_and(|ledger| ledger.judges(seat))
    }

    /// A move of the seat that is judged, as its ledger wishes. If there is only one it is tried too.
    fn try_out(&mut self, world: &G, seat: Seat, root: Node) -> G::Move {
        let (also, wish) = self.ledger.as_ref().map_or((None, Wish::Own), |ledger| (ledger.also(), ledger.wish()));
        self.candidates.clear();
        world.candidates(seat, &mut self.candidates);
        self.candidates.extend(also.filter(|also| !self.candidates.contains(also)));
        let own = self.descend(world, seat, root);
        let edge = match wish {
            Wish::Own => None,
            Wish::Neglected => self.edges.iter().copied().min_by_key(|&edge| self.forest.note(edge).tried),
            Wish::This(chosen) => self.edges.iter().copied().find(|&edge| self.forest.note(edge).chosen == chosen),
        };
        let edge = edge.unwrap_or(own);
        self.path.push((seat, edge));
        let (tried, wanted) = (self.forest.note(edge).chosen, self.forest.note(own).chosen);
        if let Some(ledger) = &mut self.ledger {
            ledger.try_out(tried, wanted);
        }
        tried
    }

    /// Where a seat comes to in its tree by an edge, when all have chosen this. Nowhere if the edge is new.
    fn next(&mut self, edge: usize, seat: Seat, joint: &Joint<G::Move>) -> Option<Node> {
        let tried = self.forest.note(edge).tried;
        if tried == 0 {
            return None;
        }
        let others = || joint.iter().filter(|(other, chosen)| *other != seat && chosen.is_some());
        if tried < self.often || others().next().is_none() {
            return Some(self.forest.follow(edge));
        }
        let mut answer = DefaultHasher::new();
        others().for_each(|(_, chosen)| chosen.hash(&mut answer));
        Some(self.forest.follow_seen(edge, answer.finish(), self.often))
    }

    /// A seat's move at a node of its tree. Who has no choice stays there.
    fn step(&mut self, world: &G, seat: Seat, node: Node) -> G::Move {
        self.candidates.clear();
        world.candidates(seat, &mut self.candidates);
        if let [only] = self.candidates[..] {
            return only;
        }
        let edge = self.descend(world, seat, node);
        self.path.push((seat, edge));
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

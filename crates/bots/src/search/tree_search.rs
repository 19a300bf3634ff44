//! One Monte Carlo tree search, on one thread.
//!
//! Every iteration samples a determinization that fits the observation and simulates it once. Each seat descends a tree
//! of its own moves and selects by PUCT (mean value plus an exploration bonus that is proportional to the prior),
//! without knowing what the others select in the same turn: decoupled UCT over information sets. A tree branches over
//! the moves of its own seat. It also branches over the opponents' moves, which are public after the turn, but only
//! where they occur often; rare ones share a node, so that trees get deep before they get wide. Determinizations
//! differ, so a move counts as neglected only in comparison with moves that were available at the same time. A seat
//! with a single move has no node there. Below the trees all seats follow the rollout policy until the position is
//! settled.
//!
//! The search does not allocate once its buffers have grown.

use std::cmp::Ordering;
use std::hash::{DefaultHasher, Hash as _, Hasher as _};

use game::{FastChance, Joint, Pending, PerSeat, Seat};

use super::statistics::{Sampling, Statistics};
use super::trees::{Node, Trees};
use super::{Budget, Clock, Effort, Settings};
use crate::Heuristics;

/// Iterations between two readings of the clock.
const CLOCK_INTERVAL: u32 = 32;

/// Visits of a move, and occurrences of a reply to it, after which a tree branches there.
const BRANCH_AFTER: u32 = 100;

/// One search with its trees.
#[derive(Debug)]
pub(super) struct TreeSearch<G: Heuristics> {
    exploration: f32,
    temperature: f32,
    branch_after: u32,
    trees: Trees<G::Move>,
    /// The root of the seat that has to choose.
    root: Option<Node>,
    /// The edges that were selected in this iteration.
    path: Vec<(Seat, usize)>,
    candidates: Vec<G::Move>,
    /// Edges of the candidates.
    edges: Vec<usize>,
    /// Statistics for a judgement; only while moves are judged.
    statistics: Option<Statistics<G::Move>>,
    effort: Effort,
}

/// The search statistics of a move.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub(super) struct Estimate {
    /// Number of visits.
    visits: u32,
    /// Sum of the evaluations.
    total: f32,
}

impl Estimate {
    /// Adds the statistics of another search.
    pub(super) fn plus(self, other: Self) -> Self {
        Self { visits: self.visits + other.visits, total: self.total + other.total }
    }

    /// Orders by visits, which are more robust than means.
    pub(super) fn order(self, other: Self) -> Ordering {
        self.visits.cmp(&other.visits).then(self.total.total_cmp(&other.total))
    }
}

impl<G: Heuristics> TreeSearch<G> {
    pub(super) fn new(settings: Settings) -> Self {
        Self {
            exploration: settings.exploration.unwrap_or(G::EXPLORATION),
            temperature: settings.temperature.unwrap_or(G::PRIOR_TEMPERATURE),
            branch_after: settings.branch_after.map_or(BRANCH_AFTER, |visits| visits as u32),
            trees: Trees::new(),
            root: None,
            path: Vec::new(),
            candidates: Vec::new(),
            edges: Vec::new(),
            statistics: None,
            effort: Effort::default(),
        }
    }

    /// Work done so far.
    pub(super) const fn effort(&self) -> Effort {
        self.effort
    }

    /// The statistics of a move at the root.
    pub(super) fn estimate(&self, chosen: G::Move) -> Estimate {
        let edge = self.root.and_then(|root| self.trees.find(root, chosen));
        edge.map_or(Estimate::default(), |edge| Estimate { visits: edge.visits, total: edge.total })
    }

    /// Searches and collects statistics.
    pub(super) fn search_with_statistics(
        &mut self,
        known: &G::Observation,
        empty: Statistics<G::Move>,
        budget: Budget,
        clock: Clock,
        chance: &mut FastChance,
    ) -> Statistics<G::Move> {
        self.statistics = Some(empty.clone());
        self.search(known, Seat::new(0), budget, clock, chance);
        self.statistics.take().unwrap_or(empty)
    }

    /// Searches until the budget is used up.
    pub(super) fn search(
        &mut self,
        known: &G::Observation,
        seat: Seat,
        budget: Budget,
        clock: Clock,
        chance: &mut FastChance,
    ) {
        let began = clock();
        self.trees.clear();
        let players = G::determinize(known, chance).players();
        let roots = PerSeat::from_fn(players, |_| Some(self.trees.add_node()));
        self.root = roots[seat];
        let mut iterations = 0;
        loop {
            self.iterate(known, roots, chance);
            iterations += 1;
            let enough = match budget {
                Budget::Iterations(count) => iterations >= count,
                Budget::Time(time) => iterations % CLOCK_INTERVAL == 0 && clock() >= began + time,
            };
            if enough {
                break;
            }
        }
        self.effort.iterations += u64::from(iterations);
    }

    /// Simulates one determinization.
    fn iterate(&mut self, known: &G::Observation, mut nodes: PerSeat<Option<Node>>, chance: &mut FastChance) {
        let mut world = G::determinize(known, chance);
        self.path.clear();
        let mut turns = 0;
        while let Pending::Seats(seats) = world.pending() {
            let mut joint = Joint::new(nodes.len());
            let before = self.path.len();
            for seat in seats.iter() {
                joint[seat] = Some(match nodes[seat] {
                    None => world.rollout_move(seat, chance),
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
            if world.stops_search(turns) {
                break;
            }
        }
        let evaluate = world.evaluate();
        for &(seat, edge) in &self.path {
            let edge = self.trees.edge_mut(edge);
            edge.visits += 1;
            edge.total += evaluate[seat];
        }
        if let Some(statistics) = &mut self.statistics {
            statistics.finish(&world.win_probabilities());
        }
    }

    /// Whether the moves of this seat are judged.
    fn judges(&self, seat: Seat) -> bool {
        self.statistics.as_ref().is_some_and(|statistics| statistics.judges(seat))
    }

    /// Selects a root move of the judged seat, as its statistics require. A single move is simulated too.
    fn try_out(&mut self, world: &G, seat: Seat, root: Node) -> G::Move {
        let (also, sampling) = self
            .statistics
            .as_ref()
            .map_or((None, Sampling::Policy), |statistics| (statistics.also(), statistics.sampling()));
        self.candidates.clear();
        world.candidates(seat, &mut self.candidates);
        self.candidates.extend(also.filter(|also| !self.candidates.contains(also)));
        let own = self.descend(world, seat, root);
        let edge = match sampling {
            Sampling::Policy => None,
            Sampling::LeastVisited => self.edges.iter().copied().min_by_key(|&edge| self.trees.edge_mut(edge).visits),
            Sampling::Move(chosen) => {
                self.edges.iter().copied().find(|&edge| self.trees.edge_mut(edge).chosen == chosen)
            }
        };
        let edge = edge.unwrap_or(own);
        self.path.push((seat, edge));
        let (tried, wanted) = (self.trees.edge_mut(edge).chosen, self.trees.edge_mut(own).chosen);
        if let Some(statistics) = &mut self.statistics {
            statistics.begin(tried, wanted);
        }
        tried
    }

    /// The next node of a seat after this joint move; `None` if the edge is new.
    fn next(&mut self, edge: usize, seat: Seat, joint: &Joint<G::Move>) -> Option<Node> {
        let visits = self.trees.edge_mut(edge).visits;
        if visits == 0 {
            return None;
        }
        let others = || joint.iter().filter(|(other, chosen)| *other != seat && chosen.is_some());
        if visits < self.branch_after || others().next().is_none() {
            return Some(self.trees.follow(edge));
        }
        let mut replies = DefaultHasher::new();
        others().for_each(|(_, chosen)| chosen.hash(&mut replies));
        Some(self.trees.follow_seen(edge, replies.finish(), self.branch_after))
    }

    /// Selects a seat's move at a node of its tree. With a single move the seat stays at the node.
    fn step(&mut self, world: &G, seat: Seat, node: Node) -> G::Move {
        self.candidates.clear();
        world.candidates(seat, &mut self.candidates);
        if let [only] = self.candidates[..] {
            return only;
        }
        let edge = self.descend(world, seat, node);
        self.path.push((seat, edge));
        self.trees.edge_mut(edge).chosen
    }

    /// Selects the candidate with the highest upper confidence bound. An unvisited move has the mean value of the
    /// others.
    fn descend(&mut self, world: &G, seat: Seat, node: Node) -> usize {
        let temperature = self.temperature;
        let mut cursor = self.trees.cursor(node);
        let (mut visits, mut total, mut weight) = (0, 0.0, 0.0);
        self.edges.clear();
        for &chosen in &self.candidates {
            let edge = self.trees.edge(&mut cursor, chosen, || prior_weight(world.prior(seat, chosen) / temperature));
            let statistics = self.trees.edge_mut(edge);
            visits += statistics.visits;
            total += statistics.total;
            weight += statistics.weight;
            self.edges.push(edge);
        }
        let mean = if visits > 0 { total / visits as f32 } else { 0.0 };
        let bonus = self.exploration * ((visits + 1) as f32).sqrt() / weight;
        let (mut best, mut best_bound) = (0, f32::NEG_INFINITY);
        for &edge in &self.edges {
            let statistics = self.trees.edge_mut(edge);
            let times = statistics.visits as f32;
            let value = if statistics.visits == 0 { mean } else { statistics.total / times };
            let bound = value + bonus * statistics.weight / (1.0 + times);
            if bound > best_bound {
                (best, best_bound) = (edge, bound);
            }
        }
        best
    }
}

/// The weight of a prior. Even the worst move keeps a positive one.
fn prior_weight(prior: f32) -> f32 {
    prior.clamp(-30.0, 30.0).exp()
}

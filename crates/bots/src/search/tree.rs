//! The trees of a search: nodes are situations of one seat, edges its moves there.

/// The edges of a node form a chain, because which moves there are differs from world to world.
#[derive(Clone, Copy, Debug)]
pub(super) struct Edge<M> {
    /// The move.
    pub(super) chosen: M,
    /// The next edge of the same node.
    next: u32,
    /// The node it leads to, whatever the others chose; none yet if it was never followed.
    child: u32,
    /// How often it was chosen.
    pub(super) tried: u32,
    /// What it has brought, all told.
    pub(super) won: f32,
    /// How much thought it is worth at a glance, compared with the others.
    pub(super) weight: f32,
}

/// Where an edge leads when the others have chosen certain moves.
#[derive(Clone, Copy, Debug)]
struct Branch {
    edge: u32,
    /// What the others chose, in short.
    others: u64,
    /// How often that was seen.
    seen: u32,
    /// A node of its own, once it was seen often enough.
    child: u32,
}

const NONE: u32 = u32::MAX;

/// A node, by its number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Node(u32);

/// Any number of trees in rows of memory that are used again for every decision.
#[derive(Clone, Debug)]
pub(super) struct Forest<M> {
    /// For each node its first edge.
    nodes: Vec<u32>,
    edges: Vec<Edge<M>>,
    branches: Vec<Branch>,
    /// Where branches are found: an edge may have thousands. A power of two of places, at least half of them free; a branch
    /// is at the place its numbers stand for, or at the next that was free.
    places: Vec<u32>,
}

/// How many places there are at first.
const PLACES: usize = 1 << 10;

impl<M: Copy + Eq> Forest<M> {
    pub(super) const fn new() -> Self {
        Self { nodes: Vec::new(), edges: Vec::new(), branches: Vec::new(), places: Vec::new() }
    }

    /// Forgets all trees; the memory stays.
    pub(super) fn clear(&mut self) {
        self.nodes.clear();
        self.edges.clear();
        // Most decisions have none.
        if !self.branches.is_empty() {
            self.branches.clear();
            self.places.fill(NONE);
        }
    }

    /// A node without edges.
    pub(super) fn plant(&mut self) -> Node {
        self.nodes.push(NONE);
        Node(self.nodes.len() as u32 - 1)
    }

    /// The edges of a node, to be looked up one after the other.
    pub(super) fn chain(&self, node: Node) -> Chain {
        Chain { node, next: self.nodes[node.0 as usize] }
    }

    /// The edge for a move, new if need be, and then of this weight.
    ///
    /// Most worlds offer a node the same moves in the same order, so the edge after the last one found is mostly the
    /// right one.
    #[inline]
    pub(super) fn edge(&mut self, chain: &mut Chain, chosen: M, weight: impl FnOnce() -> f32) -> usize {
        let at = if chain.next != NONE && self.edges[chain.next as usize].chosen == chosen {
            chain.next
        } else {
            self.seek(chain.node, chosen).unwrap_or_else(|last| self.append(chain.node, last, chosen, weight()))
        };
        chain.next = self.edges[at as usize].next;
        at as usize
    }

    /// Looks for a move in a whole chain. If it is not there, the last of the chain is where it belongs.
    fn seek(&self, node: Node, chosen: M) -> Result<u32, u32> {
        let (mut at, mut last) = (self.nodes[node.0 as usize], NONE);
        while at != NONE {
            let edge = &self.edges[at as usize];
            if edge.chosen == chosen {
                return Ok(at);
            }
            (last, at) = (at, edge.next);
        }
        Err(last)
    }

    fn append(&mut self, node: Node, last: u32, chosen: M, weight: f32) -> u32 {
        let new = self.edges.len() as u32;
        match last {
            NONE => self.nodes[node.0 as usize] = new,
            last => self.edges[last as usize].next = new,
        }
        self.edges.push(Edge { chosen, next: NONE, child: NONE, tried: 0, won: 0.0, weight });
        new
    }

    /// The edge of a node for a move, if there is one.
    pub(super) fn find(&self, node: Node, chosen: M) -> Option<&Edge<M>> {
        self.seek(node, chosen).ok().map(|at| &self.edges[at as usize])
    }

    /// An edge, to read and to write down what it brought.
    pub(super) fn note(&mut self, edge: usize) -> &mut Edge<M> {
        &mut self.edges[edge]
    }

    /// Where an edge leads when the others have chosen this: to a node of its own if that was seen more than `often`
    /// times, otherwise to the node for all that is rare.
    pub(super) fn follow_seen(&mut self, edge: usize, others: u64, often: u32) -> Node {
        if self.places.len() <= 2 * self.branches.len() {
            self.make_room();
        }
        let place = self.place(edge as u32, others);
        if self.places[place] == NONE {
            self.places[place] = self.branches.len() as u32;
            self.branches.push(Branch { edge: edge as u32, others, seen: 0, child: NONE });
        }
        self.enter(edge, self.places[place] as usize, often)
    }

    /// Where a branch is, or where it belongs if there is none.
    fn place(&self, edge: u32, others: u64) -> usize {
        let last = self.places.len() - 1;
        // What the others chose is scattered already; an odd factor spreads the edges over all places.
        let mut place = (others ^ u64::from(edge).wrapping_mul(0x9e37_79b9_7f4a_7c15)) as usize & last;
        loop {
            match self.branches.get(self.places[place] as usize) {
                Some(branch) if (branch.edge, branch.others) != (edge, others) => place = (place + 1) & last,
                _ => return place,
            }
        }
    }

    /// Twice as many places.
    fn make_room(&mut self) {
        let places = (2 * self.places.len()).max(PLACES);
        self.places.clear();
        self.places.resize(places, NONE);
        for index in 0..self.branches.len() {
            let Branch { edge, others, .. } = self.branches[index];
            let place = self.place(edge, others);
            self.places[place] = index as u32;
        }
    }

    fn enter(&mut self, edge: usize, branch: usize, often: u32) -> Node {
        self.branches[branch].seen += 1;
        if self.branches[branch].seen <= often {
            return self.follow(edge);
        }
        if self.branches[branch].child == NONE {
            self.branches[branch].child = self.plant().0;
        }
        Node(self.branches[branch].child)
    }

    /// Where an edge leads, whatever the others have chosen; planted when it is first followed.
    pub(super) fn follow(&mut self, edge: usize) -> Node {
        if self.edges[edge].child == NONE {
            self.edges[edge].child = self.plant().0;
        }
        Node(self.edges[edge].child)
    }
}

/// A place in the chain of a node's edges.
#[derive(Clone, Copy, Debug)]
pub(super) struct Chain {
    node: Node,
    next: u32,
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use game::FastChance;

    use super::*;

    /// The edges of moves that a world offers, in its order.
    fn edges(forest: &mut Forest<char>, node: Node, moves: &str) -> Vec<usize> {
        let mut chain = forest.chain(node);
        moves.chars().map(|chosen| forest.edge(&mut chain, chosen, || 1.0)).collect()
    }

    #[test]
    fn a_move_has_one_edge_whatever_else_there_is() {
        let forest = &mut Forest::new();
        let (node, other) = (forest.plant(), forest.plant());
        let [b, d] = edges(forest, node, "bd")[..] else { panic!("two moves") };
        for (moves, at) in [("bd", [0, 1]), ("db", [1, 0]), ("abd", [1, 2]), ("bcd", [0, 2]), ("dxb", [2, 0])] {
            let found = edges(forest, node, moves);
            assert_eq!([found[at[0]], found[at[1]]], [b, d], "{moves}");
        }
        assert_ne!(edges(forest, other, "b"), [b], "a node has its own");
        forest.note(d).tried = 7;
        assert_eq!(forest.find(node, 'd').map(|edge| edge.tried), Some(7));
        assert!(forest.find(other, 'd').is_none());
    }

    #[test]
    fn an_edge_leads_to_the_same_node_every_time() {
        let forest = &mut Forest::new();
        let root = forest.plant();
        let [a, b] = edges(forest, root, "ab")[..] else { panic!("two moves") };
        let child = forest.follow(a);
        assert_eq!(forest.follow(a), child);
        assert!(child != root && forest.follow(b) != child);
    }

    #[test]
    fn what_others_choose_often_has_a_node_of_its_own() {
        let forest = &mut Forest::new();
        let root = forest.plant();
        let edge = edges(forest, root, "a")[0];
        let (often, rare) = (11, 22);
        let shared = forest.follow(edge);
        assert_eq!([often, rare, often].map(|others| forest.follow_seen(edge, others, 2)), [shared; 3]);
        let own = forest.follow_seen(edge, often, 2);
        assert_ne!(own, shared);
        assert_eq!(forest.follow_seen(edge, often, 2), own);
        assert_eq!(forest.follow_seen(edge, rare, 2), shared);
    }

    #[test]
    fn thousands_of_branches_are_told_apart_and_forgotten() {
        let forest = &mut Forest::new();
        let mut luck = FastChance::new(5);
        let answers: Vec<u64> = (0..100).map(|_| luck.next_u64()).collect();
        let moves: String = ('一'..).take(100).collect();
        for _ in 0..2 {
            let root = forest.plant();
            let edges = edges(forest, root, &moves);
            let shared: BTreeSet<u32> = edges.iter().map(|&edge| forest.follow(edge).0).collect();
            let mut once = || -> Vec<u32> {
                let all = answers.iter().flat_map(|&others| edges.iter().map(move |&edge| (edge, others)));
                all.map(|(edge, others)| forest.follow_seen(edge, others, 1).0).collect()
            };
            assert_eq!(BTreeSet::from_iter(once()), shared);
            let own = once();
            assert_eq!(own.iter().collect::<BTreeSet<_>>().len(), answers.len() * edges.len());
            assert_eq!(once(), own);
            forest.clear();
        }
    }
}

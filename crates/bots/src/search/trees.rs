//! The trees of a search. Nodes are decisions of one seat, edges its moves.

/// An edge. The edges of a node form a linked list, because the legal moves differ between determinizations.
#[derive(Clone, Copy, Debug)]
pub(super) struct Edge<M> {
    /// The move.
    pub(super) chosen: M,
    /// The next edge of the same node.
    next: u32,
    /// The child for all rare joint moves of the opponents; `NONE` until it is first followed.
    child: u32,
    /// Number of visits.
    pub(super) visits: u32,
    /// Sum of the evaluations.
    pub(super) total: f32,
    /// Prior weight, relative to the other edges.
    pub(super) weight: f32,
}

/// The child of an edge for one joint move of the opponents.
#[derive(Clone, Copy, Debug)]
struct Branch {
    edge: u32,
    /// Hash of the opponents' moves.
    replies: u64,
    /// Number of times it occurred.
    seen: u32,
    /// Its node, once it has occurred often enough.
    child: u32,
}

const NONE: u32 = u32::MAX;

/// Index of a node.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Node(u32);

/// Any number of trees in vectors that are reused for every decision.
#[derive(Clone, Debug)]
pub(super) struct Trees<M> {
    /// The first edge of each node.
    nodes: Vec<u32>,
    edges: Vec<Edge<M>>,
    branches: Vec<Branch>,
    /// Hash table of branches with linear probing, at most half full. An edge can have thousands of branches.
    slots: Vec<u32>,
}

/// Initial size of the hash table.
const INITIAL_SLOTS: usize = 1 << 10;

impl<M: Copy + Eq> Trees<M> {
    pub(super) const fn new() -> Self {
        Self { nodes: Vec::new(), edges: Vec::new(), branches: Vec::new(), slots: Vec::new() }
    }

    /// Removes all trees but keeps the memory.
    pub(super) fn clear(&mut self) {
        self.nodes.clear();
        self.edges.clear();
        // Most decisions have no branches.
        if !self.branches.is_empty() {
            self.branches.clear();
            self.slots.fill(NONE);
        }
    }

    /// Adds a node without edges.
    pub(super) fn add_node(&mut self) -> Node {
        self.nodes.push(NONE);
        Node(self.nodes.len() as u32 - 1)
    }

    /// A cursor over the edges of a node.
    pub(super) fn cursor(&self, node: Node) -> Cursor {
        Cursor { node, next: self.nodes[node.0 as usize] }
    }

    /// The edge for a move; it is added with this weight if there is none.
    ///
    /// Most determinizations have the same moves in the same order, so the edge after the last one is usually right.
    #[inline]
    pub(super) fn edge(&mut self, cursor: &mut Cursor, chosen: M, weight: impl FnOnce() -> f32) -> usize {
        let at = if cursor.next != NONE && self.edges[cursor.next as usize].chosen == chosen {
            cursor.next
        } else {
            self.seek(cursor.node, chosen).unwrap_or_else(|last| self.append(cursor.node, last, chosen, weight()))
        };
        cursor.next = self.edges[at as usize].next;
        at as usize
    }

    /// Searches the whole list. If the move is not in it, returns the last edge as the error.
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
        self.edges.push(Edge { chosen, next: NONE, child: NONE, visits: 0, total: 0.0, weight });
        new
    }

    /// The edge of a node for a move.
    pub(super) fn find(&self, node: Node, chosen: M) -> Option<&Edge<M>> {
        self.seek(node, chosen).ok().map(|at| &self.edges[at as usize])
    }

    /// An edge by its index.
    pub(super) fn edge_mut(&mut self, edge: usize) -> &mut Edge<M> {
        &mut self.edges[edge]
    }

    /// The child of an edge for these moves of the opponents: its own node if they occurred more than `often` times,
    /// otherwise the shared node for rare ones.
    pub(super) fn follow_seen(&mut self, edge: usize, replies: u64, often: u32) -> Node {
        if self.slots.len() <= 2 * self.branches.len() {
            self.grow();
        }
        let slot = self.slot(edge as u32, replies);
        if self.slots[slot] == NONE {
            self.slots[slot] = self.branches.len() as u32;
            self.branches.push(Branch { edge: edge as u32, replies, seen: 0, child: NONE });
        }
        self.enter(edge, self.slots[slot] as usize, often)
    }

    /// The slot of a branch, or the free slot where it belongs.
    fn slot(&self, edge: u32, replies: u64) -> usize {
        let last = self.slots.len() - 1;
        // The opponents' moves are already hashed; an odd factor spreads the edges.
        let mut slot = (replies ^ u64::from(edge).wrapping_mul(0x9e37_79b9_7f4a_7c15)) as usize & last;
        loop {
            match self.branches.get(self.slots[slot] as usize) {
                Some(branch) if (branch.edge, branch.replies) != (edge, replies) => slot = (slot + 1) & last,
                _ => return slot,
            }
        }
    }

    /// Doubles the hash table.
    fn grow(&mut self) {
        let slots = (2 * self.slots.len()).max(INITIAL_SLOTS);
        self.slots.clear();
        self.slots.resize(slots, NONE);
        for index in 0..self.branches.len() {
            let Branch { edge, replies, .. } = self.branches[index];
            let slot = self.slot(edge, replies);
            self.slots[slot] = index as u32;
        }
    }

    fn enter(&mut self, edge: usize, branch: usize, often: u32) -> Node {
        self.branches[branch].seen += 1;
        if self.branches[branch].seen <= often {
            return self.follow(edge);
        }
        if self.branches[branch].child == NONE {
            self.branches[branch].child = self.add_node().0;
        }
        Node(self.branches[branch].child)
    }

    /// The shared child of an edge; it is added when it is first followed.
    pub(super) fn follow(&mut self, edge: usize) -> Node {
        if self.edges[edge].child == NONE {
            self.edges[edge].child = self.add_node().0;
        }
        Node(self.edges[edge].child)
    }
}

/// A cursor over the edges of a node.
#[derive(Clone, Copy, Debug)]
pub(super) struct Cursor {
    node: Node,
    next: u32,
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use game::FastChance;

    use super::*;

    /// The edges for these moves in this order.
    fn edges(trees: &mut Trees<char>, node: Node, moves: &str) -> Vec<usize> {
        let mut cursor = trees.cursor(node);
        moves.chars().map(|chosen| trees.edge(&mut cursor, chosen, || 1.0)).collect()
    }

    #[test]
    fn a_move_keeps_its_edge_when_other_moves_come_and_go() {
        let trees = &mut Trees::new();
        let (node, other) = (trees.add_node(), trees.add_node());
        let [b, d] = edges(trees, node, "bd")[..] else { panic!("two moves") };
        for (moves, at) in [("bd", [0, 1]), ("db", [1, 0]), ("abd", [1, 2]), ("bcd", [0, 2]), ("dxb", [2, 0])] {
            let found = edges(trees, node, moves);
            assert_eq!([found[at[0]], found[at[1]]], [b, d], "{moves}");
        }
        assert_ne!(edges(trees, other, "b"), [b], "nodes do not share edges");
        trees.edge_mut(d).visits = 7;
        assert_eq!(trees.find(node, 'd').map(|edge| edge.visits), Some(7));
        assert!(trees.find(other, 'd').is_none());
    }

    #[test]
    fn an_edge_always_leads_to_the_same_node() {
        let trees = &mut Trees::new();
        let root = trees.add_node();
        let [a, b] = edges(trees, root, "ab")[..] else { panic!("two moves") };
        let child = trees.follow(a);
        assert_eq!(trees.follow(a), child);
        assert!(child != root && trees.follow(b) != child);
    }

    #[test]
    fn frequent_replies_get_their_own_node() {
        let trees = &mut Trees::new();
        let root = trees.add_node();
        let edge = edges(trees, root, "a")[0];
        let (often, rare) = (11, 22);
        let shared = trees.follow(edge);
        assert_eq!([often, rare, often].map(|replies| trees.follow_seen(edge, replies, 2)), [shared; 3]);
        let own = trees.follow_seen(edge, often, 2);
        assert_ne!(own, shared);
        assert_eq!(trees.follow_seen(edge, often, 2), own);
        assert_eq!(trees.follow_seen(edge, rare, 2), shared);
    }

    #[test]
    fn thousands_of_branches_are_distinguished_and_cleared() {
        let trees = &mut Trees::new();
        let mut chance = FastChance::new(5);
        let answers: Vec<u64> = (0..100).map(|_| chance.next_u64()).collect();
        let moves: String = ('一'..).take(100).collect();
        for _ in 0..2 {
            let root = trees.add_node();
            let edges = edges(trees, root, &moves);
            let shared: BTreeSet<u32> = edges.iter().map(|&edge| trees.follow(edge).0).collect();
            let mut once = || -> Vec<u32> {
                let all = answers.iter().flat_map(|&replies| edges.iter().map(move |&edge| (edge, replies)));
                all.map(|(edge, replies)| trees.follow_seen(edge, replies, 1).0).collect()
            };
            assert_eq!(BTreeSet::from_iter(once()), shared);
            let own = once();
            assert_eq!(own.iter().collect::<BTreeSet<_>>().len(), answers.len() * edges.len());
            assert_eq!(once(), own);
            trees.clear();
        }
    }
}

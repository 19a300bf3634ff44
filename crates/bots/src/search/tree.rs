//! The trees of a search: nodes are situations of one seat, edges its moves there.

/// The edges of a node form a chain, because which moves there are differs from world to world.
#[derive(Clone, Copy, Debug)]
pub(super) struct Edge<M> {
    /// The move.
    pub(super) chosen: M,
    /// The next edge of the same node.
    next: u32,
    /// The node it leads to; none yet if it was never tried.
    child: u32,
    /// How often it was chosen.
    pub(super) tried: u32,
    /// How often it could have been.
    pub(super) could: u32,
    /// What it has brought, all told.
    pub(super) won: f32,
    /// How much it looked better at a glance than others when it was first seen.
    pub(super) appeal: f32,
    /// How much better it would have been than what was chosen.
    pub(super) regret: f32,
    /// How often it was to be chosen by regret.
    pub(super) mass: f32,
}

const NONE: u32 = u32::MAX;

/// A node, by its number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Node(u32);

/// Any number of trees in two rows of memory that are used again for every decision.
#[derive(Clone, Debug)]
pub(super) struct Forest<M> {
    /// For each node its first edge.
    nodes: Vec<u32>,
    edges: Vec<Edge<M>>,
}

impl<M: Copy + Eq> Forest<M> {
    pub(super) const fn new() -> Self {
        Self { nodes: Vec::new(), edges: Vec::new() }
    }

    /// Forgets all trees; the memory stays.
    pub(super) fn clear(&mut self) {
        self.nodes.clear();
        self.edges.clear();
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

    /// The edge for a move, new if need be.
    ///
    /// Most worlds offer a node the same moves in the same order, so the edge after the last one found is mostly the
    /// right one.
    #[inline]
    pub(super) fn edge(&mut self, chain: &mut Chain, chosen: M, appeal: impl FnOnce() -> f32) -> usize {
        let at = if chain.next != NONE && self.edges[chain.next as usize].chosen == chosen {
            chain.next
        } else {
            self.seek(chain.node, chosen).unwrap_or_else(|last| self.append(chain.node, last, chosen, appeal()))
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

    fn append(&mut self, node: Node, last: u32, chosen: M, appeal: f32) -> u32 {
        let new = self.edges.len() as u32;
        match last {
            NONE => self.nodes[node.0 as usize] = new,
            last => self.edges[last as usize].next = new,
        }
        self.edges.push(Edge {
            chosen,
            next: NONE,
            child: NONE,
            tried: 0,
            could: 0,
            won: 0.0,
            appeal,
            regret: 0.0,
            mass: 0.0,
        });
        new
    }

    /// What has been found out about an edge.
    pub(super) fn look(&self, edge: usize) -> &Edge<M> {
        &self.edges[edge]
    }

    /// An edge, to write down what it brought.
    pub(super) fn note(&mut self, edge: usize) -> &mut Edge<M> {
        &mut self.edges[edge]
    }

    /// The tree below an edge of another forest, with its counts multiplied.
    pub(super) fn transplant(&mut self, from: &Self, edge: usize, times: f32) -> Node {
        let root = self.plant();
        if from.edges[edge].child != NONE {
            self.copy(from, from.edges[edge].child, root, times);
        }
        root
    }

    fn copy(&mut self, from: &Self, node: u32, to: Node, times: f32) {
        let (mut at, mut last) = (from.nodes[node as usize], NONE);
        while at != NONE {
            let edge = from.edges[at as usize];
            last = self.append(to, last, edge.chosen, edge.appeal);
            let new = &mut self.edges[last as usize];
            new.tried = (edge.tried as f32 * times) as u32;
            new.could = (edge.could as f32 * times) as u32 + 1;
            new.won = edge.won * new.tried as f32 / edge.tried.max(1) as f32;
            if edge.child != NONE && new.tried > 0 {
                let child = self.follow(last as usize);
                self.copy(from, edge.child, child, times);
            }
            at = edge.next;
        }
    }

    /// Where an edge leads; planted when it is first followed.
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

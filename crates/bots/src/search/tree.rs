//! The trees of a search: nodes are situations of one seat, edges its moves there.

/// The edges of a node form a chain, because which moves there are differs from world to world.
#[derive(Clone, Copy, Debug)]
pub(super) struct Edge<M> {
    /// The move.
    chosen: M,
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

    /// The edge of a node for a move, new if need be.
    pub(super) fn edge(&mut self, node: Node, chosen: M) -> usize {
        let mut at = self.nodes[node.0 as usize];
        while at != NONE {
            let edge = &self.edges[at as usize];
            if edge.chosen == chosen {
                return at as usize;
            }
            at = edge.next;
        }
        let next = std::mem::replace(&mut self.nodes[node.0 as usize], self.edges.len() as u32);
        self.edges.push(Edge { chosen, next, child: NONE, tried: 0, could: 0, won: 0.0 });
        self.edges.len() - 1
    }

    /// What has been found out about an edge.
    pub(super) fn look(&self, edge: usize) -> &Edge<M> {
        &self.edges[edge]
    }

    /// An edge, to write down what it brought.
    pub(super) fn note(&mut self, edge: usize) -> &mut Edge<M> {
        &mut self.edges[edge]
    }

    /// The move of an edge.
    pub(super) fn chosen(&self, edge: usize) -> M {
        self.edges[edge].chosen
    }

    /// Where an edge leads; planted when it is first followed.
    pub(super) fn follow(&mut self, edge: usize) -> Node {
        if self.edges[edge].child == NONE {
            self.edges[edge].child = self.plant().0;
        }
        Node(self.edges[edge].child)
    }
}

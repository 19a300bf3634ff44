//! What one viewer knows of a game, as a type: the only thing that views, hints and bots are given.

use std::fmt;

use crate::{Game, MoveSet, Outcome, ScoreLine, Seat, SeatSet, Viewer};

/// A game as one viewer knows it at one moment, and how they came to know it.
///
/// It is made from a state but holds none: everything in it has passed [`Game::observe`] and [`Game::redact`]. A view that
/// is given a perspective cannot show anything hidden.
#[derive(Clone)]
pub struct Perspective<G: Game> {
    viewer: Viewer,
    players: usize,
    turn: usize,
    known: G::Observation,
    pending: SeatSet,
    moves: Option<G::Moves>,
    scores: Vec<(Seat, ScoreLine)>,
    outcome: Option<Outcome>,
    /// What the viewer knew before the first of `turns`; if that is the deal, right after it.
    start: Option<G::Observation>,
    turns: Vec<Vec<G::Event>>,
}

/// A turn as a viewer experienced it.
pub struct HeardTurn<'a, G: Game> {
    /// Its number: 0 is the deal, `n` what came of the `n`-th joint choice.
    pub number: usize,
    /// What the viewer knew before it; nothing before the deal.
    pub before: Option<G::Observation>,
    /// What the viewer heard, in order.
    pub events: &'a [G::Event],
}

impl<G: Game> Perspective<G> {
    /// The game as `viewer` knows it after `turn` joint choices. Nothing is told of how it came to that until
    /// [`hear`](Self::hear) adds turns.
    pub fn new(state: &G, viewer: Viewer, turn: usize) -> Self {
        let pending = state.pending().seats();
        let own = match viewer {
            Viewer::Seat(seat) if pending.contains(seat) => Some(seat),
            Viewer::Seat(_) | Viewer::Spectator | Viewer::Omniscient => None,
        };
        let mut scores = Vec::new();
        state.score_lines(&mut |seat, line| scores.push((seat, line)));
        Self {
            viewer,
            players: state.players(),
            turn,
            known: state.observe(viewer),
            pending,
            moves: own.map(|seat| state.legal_moves(seat)),
            scores,
            outcome: state.outcome(),
            start: None,
            turns: Vec::new(),
        }
    }

    /// Adds the next of the turns that led here, in order; the last one added must be the last one played. `state` is the
    /// game before that turn, or for the deal (turn 0) the game right after it.
    pub fn hear(&mut self, state: &G, events: &[G::Event]) {
        if self.turns.is_empty() {
            self.start = Some(state.observe(self.viewer));
        }
        self.turns.push(events.iter().map(|event| G::redact(event, self.viewer)).collect());
    }

    /// Who knows this.
    pub const fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// The viewer's own seat.
    pub const fn seat(&self) -> Option<Seat> {
        match self.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator | Viewer::Omniscient => None,
        }
    }

    /// How many seats choose.
    pub const fn players(&self) -> usize {
        self.players
    }

    /// How many joint choices have been played.
    pub const fn turn(&self) -> usize {
        self.turn
    }

    /// What the viewer knows now.
    pub const fn known(&self) -> &G::Observation {
        &self.known
    }

    /// Who must choose now.
    pub const fn pending(&self) -> SeatSet {
        self.pending
    }

    /// What the viewer may choose now; nothing if they are not asked.
    pub const fn moves(&self) -> Option<&G::Moves> {
        self.moves.as_ref()
    }

    /// Every legal move of the viewer, in order.
    pub fn each_move(&self) -> impl Iterator<Item = G::Move> {
        self.moves.iter().flat_map(MoveSet::iter)
    }

    /// Every line of the score pad so far.
    pub fn scores(&self) -> &[(Seat, ScoreLine)] {
        &self.scores
    }

    /// How the game ended, once it has.
    pub const fn outcome(&self) -> Option<&Outcome> {
        self.outcome.as_ref()
    }

    /// What the viewer heard in each of the latest turns; the last is the last turn played.
    pub fn turns(&self) -> &[Vec<G::Event>] {
        &self.turns
    }

    /// What the viewer heard in the last turn, if any turn is told.
    pub fn latest(&self) -> &[G::Event] {
        self.turns.last().map_or(&[], Vec::as_slice)
    }

    /// The latest turns with what the viewer knew before each of them.
    pub fn heard(&self) -> impl Iterator<Item = HeardTurn<'_, G>> {
        let first = (self.turn + 1).saturating_sub(self.turns.len());
        let mut known = self.start.clone();
        self.turns.iter().enumerate().map(move |(index, events)| {
            let number = first + index;
            let before = known.clone().filter(|_| number > 0);
            if let Some(known) = known.as_mut().filter(|_| number > 0) {
                for event in events {
                    G::learn(known, event);
                }
            }
            HeardTurn { number, before, events }
        })
    }
}

impl<G: Game> fmt::Debug for Perspective<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Perspective")
            .field("viewer", &self.viewer)
            .field("turn", &self.turn)
            .field("known", &self.known)
            .finish_non_exhaustive()
    }
}

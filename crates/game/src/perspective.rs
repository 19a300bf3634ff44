//! A viewer's knowledge of a game, as a type. Views, hints and bots are given nothing else.

use std::fmt;

use crate::{Game, MoveSet, Outcome, ScoreLine, Seat, SeatSet, Viewer};

/// A game as one viewer knows it at one moment, and the turns that led there.
///
/// It is made from a state but does not hold one: everything in it has passed [`Game::observe`] or [`Game::redact`], so
/// a view that is given a perspective cannot show hidden information.
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
    /// The viewer's knowledge before the first of `turns`, or right after it if that is the deal.
    start: Option<G::Observation>,
    turns: Vec<Vec<G::Event>>,
}

/// A turn as a viewer experienced it.
pub struct HeardTurn<'a, G: Game> {
    /// Its number: 0 is the deal, `n` the turn of the `n`-th joint choice.
    pub number: usize,
    /// The viewer's knowledge before it; `None` before the deal, and if the turn was only told.
    pub before: Option<G::Observation>,
    /// The events that the viewer heard, in order.
    pub events: &'a [G::Event],
}

impl<G: Game> Perspective<G> {
    /// The game as `viewer` knows it after `turn` joint choices. It has no events until [`hear`](Self::hear) adds
    /// turns.
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

    /// Adds a turn. Turns are added in order, up to the last one played. `state` is the game before the turn, or right
    /// after it for the deal (turn 0).
    pub fn hear(&mut self, state: &G, events: &[G::Event]) {
        if self.turns.is_empty() {
            self.start = Some(state.observe(self.viewer));
        }
        self.hear_told(events);
    }

    /// Adds a turn like [`hear`](Self::hear), if nothing is known of the game before it: its events can be told, but not be
    /// shown on a table.
    pub fn hear_told(&mut self, events: &[G::Event]) {
        self.turns.push(events.iter().map(|event| G::redact(event, self.viewer)).collect());
    }

    /// The viewer.
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

    /// The number of players.
    pub const fn players(&self) -> usize {
        self.players
    }

    /// The number of joint choices that have been played.
    pub const fn turn(&self) -> usize {
        self.turn
    }

    /// The viewer's current knowledge.
    pub const fn known(&self) -> &G::Observation {
        &self.known
    }

    /// The seats that have to choose now.
    pub const fn pending(&self) -> SeatSet {
        self.pending
    }

    /// The viewer's legal moves; `None` if the viewer does not have to choose.
    pub const fn moves(&self) -> Option<&G::Moves> {
        self.moves.as_ref()
    }

    /// Every legal move of the viewer, in order.
    pub fn each_move(&self) -> impl Iterator<Item = G::Move> {
        self.moves.iter().flat_map(MoveSet::iter)
    }

    /// All score lines so far.
    pub fn scores(&self) -> &[(Seat, ScoreLine)] {
        &self.scores
    }

    /// The result, once the game is over.
    pub const fn outcome(&self) -> Option<&Outcome> {
        self.outcome.as_ref()
    }

    /// The events that the viewer heard in each of the latest turns. The last is the last turn played.
    pub fn turns(&self) -> &[Vec<G::Event>] {
        &self.turns
    }

    /// The events that the viewer heard in the last turn; empty if no turn was added.
    pub fn latest(&self) -> &[G::Event] {
        self.turns.last().map_or(&[], Vec::as_slice)
    }

    /// The latest turns, each with the viewer's knowledge before it.
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

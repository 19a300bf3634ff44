//! Games in which chance is explicit: every random number is a choice that the caller makes.
//!
//! The rules ask for a random number in the middle of a turn. So a turn is played on a copy with the numbers chosen so
//! far; if it asks for one more, the copy is discarded and the number is asked for. Game theory needs trees like that.

use game::{Chance, FastChance, Game, Joint, MoveSet as _, Options as _, Outcome, Pending, Seat, SeatSet, Viewer};

use crate::TensorGame;
use crate::episode::Episode;

/// Who has to choose in an [`ExplicitGame`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Node {
    /// Chance: a number below this, each equally likely.
    Chance(u32),
    /// These seats at once.
    Seats(SeatSet),
    /// Nobody: the game is over.
    Over,
}

/// A game in which every random number is chosen by the caller.
#[derive(Clone, Debug)]
pub struct ExplicitGame<G: TensorGame> {
    options: G::Options,
    /// The state before the turn that is being played; `None` during the deal.
    state: Option<G>,
    /// The moves of that turn.
    joint: Option<Joint<G::Move>>,
    /// The random numbers of that turn so far.
    numbers: Vec<u32>,
    /// The bound of the number that is asked for.
    bound: Option<u32>,
    /// What each seat knew at the start, in JSON; empty if the game started with the deal.
    start: Vec<String>,
    events: Vec<G::Event>,
}

/// Gives the numbers chosen so far, and notes the bound of the first one that is missing.
struct Script<'a> {
    numbers: std::slice::Iter<'a, u32>,
    missing: Option<u32>,
}

impl Chance for Script<'_> {
    fn below(&mut self, bound: u32) -> u32 {
        match self.numbers.next() {
            Some(&number) if number < bound => number,
            _ => {
                self.missing.get_or_insert(bound);
                0
            }
        }
    }
}

impl<G: TensorGame> ExplicitGame<G> {
    /// A game before its deal.
    pub fn new(options: G::Options) -> Self {
        let mut game = Self {
            options,
            state: None,
            joint: None,
            numbers: Vec::new(),
            bound: None,
            start: Vec::new(),
            events: Vec::new(),
        };
        game.advance();
        game
    }

    /// A position this number of turns before the end of a random game with this seed: a small game to solve. It may
    /// last longer than that game did.
    pub fn near_end(
        options: G::Options,
        seed: u64,
        turns: usize,
        describe: impl Fn(&G::Observation) -> String,
    ) -> Self {
        let players = options.players();
        let episode = Episode { seed, env: 0, number: 0 };
        let (mut dealer, mut chance) = (episode.chance(players), FastChance::new(seed));
        let mut states = vec![G::deal(&options, &mut dealer, &mut |_| ())];
        let mut state = states[0].clone();
        while let Pending::Seats(asked) = state.pending() {
            let mut joint = Joint::new(players);
            for seat in asked.iter() {
                joint[seat] = Some(state.legal_moves(seat).pick(&mut chance));
            }
            state.apply_unchecked(&joint, &mut dealer, &mut |_| ());
            states.push(state.clone());
        }
        let state = states.swap_remove((states.len() - 1).saturating_sub(turns));
        let start = (0..players).map(|seat| describe(&state.observe(Viewer::Seat(Seat::new(seat))))).collect();
        let (joint, numbers, bound, events) = (None, Vec::new(), None, Vec::new());
        Self { options, state: Some(state), joint, numbers, bound, start, events }
    }

    /// The options.
    pub const fn options(&self) -> &G::Options {
        &self.options
    }

    /// The state between turns; `None` while chance has to choose.
    pub fn state(&self) -> Option<&G> {
        self.state.as_ref().filter(|_| self.bound.is_none())
    }

    /// Who has to choose.
    pub fn node(&self) -> Node {
        if let Some(bound) = self.bound {
            return Node::Chance(bound);
        }
        match self.state.as_ref().map_or(Pending::Over, Game::pending) {
            Pending::Seats(seats) => Node::Seats(seats),
            Pending::Over => Node::Over,
        }
    }

    /// Chooses a random number.
    ///
    /// # Errors
    /// If chance does not have to choose, or the number is not below its bound.
    pub fn choose_number(&mut self, number: u32) -> Result<(), String> {
        match self.bound {
            None => Err("chance has nothing to choose now".to_owned()),
            Some(bound) if number >= bound => Err(format!("{number} is not below {bound}")),
            Some(_) => {
                self.numbers.push(number);
                self.advance();
                Ok(())
            }
        }
    }

    /// Plays a move for each seat that has to choose, given as seats and actions.
    ///
    /// # Errors
    /// If a move is missing or illegal. Then nothing has changed.
    pub fn play(&mut self, actions: &[(usize, usize)]) -> Result<(), String> {
        let Node::Seats(asked) = self.node() else { return Err("no player has to choose now".to_owned()) };
        let Some(state) = &self.state else { return Err("no cards are dealt yet".to_owned()) };
        let mut joint = Joint::new(self.options.players());
        for seat in asked.iter() {
            let action = actions.iter().find(|(index, _)| *index == seat.index()).map(|(_, action)| *action);
            let action = action.ok_or_else(|| format!("{seat} has not chosen"))?;
            let chosen = G::chosen(&self.options, action).ok_or_else(|| format!("there is no action {action}"))?;
            state.check(seat, &chosen).map_err(|reason| format!("{seat} cannot play {chosen}: {reason}"))?;
            joint[seat] = Some(chosen);
        }
        self.joint = Some(joint);
        self.advance();
        Ok(())
    }

    /// Plays the turn, or the deal, as far as there are numbers for it.
    fn advance(&mut self) {
        loop {
            let mut script = Script { numbers: self.numbers.iter(), missing: None };
            let mut events = Vec::new();
            let mut sink = |event| events.push(event);
            let next = match (&self.state, &self.joint) {
                (Some(state), Some(joint)) => {
                    let mut next = state.clone();
                    next.apply_unchecked(joint, &mut script, &mut sink);
                    next
                }
                _ => G::deal(&self.options, &mut script, &mut sink),
            };
            self.bound = script.missing;
            match self.bound {
                // There is nothing to choose.
                Some(1) => self.numbers.push(0),
                Some(_) => return,
                None => {
                    self.events.append(&mut events);
                    self.state = Some(next);
                    self.joint = None;
                    self.numbers.clear();
                    return;
                }
            }
        }
    }

    /// The result, once the game is over.
    pub fn outcome(&self) -> Option<Outcome> {
        self.state()?.outcome()
    }

    /// Everything that a seat has heard so far, in order. With perfect recall it is the seat's information set.
    pub fn heard(&self, seat: Seat) -> impl Iterator<Item = G::Event> {
        self.events.iter().map(move |event| G::redact(event, Viewer::Seat(seat)))
    }

    /// What a seat knew at the start; empty if the game started with the deal.
    pub fn start(&self, seat: Seat) -> &str {
        self.start.get(seat.index()).map_or("", String::as_str)
    }
}

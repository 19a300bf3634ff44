//! One game with explicit chance, for game theory.

use bots::Player;
use game::{FastChance, Options as _, Seat, Viewer};
use numpy::PyReadwriteArrayDyn;
use pyo3::prelude::*;
use tensor::{ExplicitGame, GameVisitor, Node, Reward, TensorGame, legal_actions, with_game};

use crate::batch::clock;
use crate::{Pairs, read_options, value_error};

/// A game of any kind.
trait AnyState: Send + Sync {
    fn copy(&self) -> Box<dyn AnyState>;
    fn node(&self) -> Node;
    fn choose_number(&mut self, number: u32) -> Result<(), String>;
    fn play(&mut self, actions: &[(usize, usize)]) -> Result<(), String>;
    fn players(&self) -> usize;
    fn legal_actions(&self, seat: Seat) -> Vec<usize>;
    fn rewards(&self) -> Vec<f64>;
    fn information(&self, seat: Seat) -> String;
    fn observation(&self, seat: Seat) -> Option<String>;
    fn write_features(&self, seat: Seat, row: &mut [u8]) -> Result<(), String>;
    fn bot_action(&self, bot: Player, seat: Seat, seed: u64) -> Option<usize>;
}

/// A value as JSON.
fn json(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).expect("observations and events can be written as JSON")
}

impl<G: TensorGame> AnyState for ExplicitGame<G> {
    fn copy(&self) -> Box<dyn AnyState> {
        Box::new(self.clone())
    }

    fn node(&self) -> Node {
        Self::node(self)
    }

    fn choose_number(&mut self, number: u32) -> Result<(), String> {
        Self::choose_number(self, number)
    }

    fn play(&mut self, actions: &[(usize, usize)]) -> Result<(), String> {
        Self::play(self, actions)
    }

    fn players(&self) -> usize {
        self.options().players()
    }

    fn legal_actions(&self, seat: Seat) -> Vec<usize> {
        self.state().map_or_else(Vec::new, |state| legal_actions(state, seat))
    }

    fn rewards(&self) -> Vec<f64> {
        let nothing = || vec![0.0; self.options().players()];
        self.outcome().map_or_else(nothing, |outcome| Reward::Win.of(&outcome).as_slice().to_vec())
    }

    fn information(&self, seat: Seat) -> String {
        let mut lines = vec![self.start(seat).to_owned()];
        lines.extend(self.heard(seat).map(|event| json(&event)));
        lines.join("\n").trim_start().to_owned()
    }

    fn observation(&self, seat: Seat) -> Option<String> {
        Some(json(&self.state()?.observe(Viewer::Seat(seat))))
    }

    fn write_features(&self, seat: Seat, row: &mut [u8]) -> Result<(), String> {
        let width = G::layout(self.options()).width();
        if row.len() != width {
            return Err(format!("the array needs {width} features"));
        }
        match self.state() {
            Some(state) => G::write_features(&state.observe(Viewer::Seat(seat)), seat, row),
            None => row.fill(0),
        }
        Ok(())
    }

    fn bot_action(&self, bot: Player, seat: Seat, seed: u64) -> Option<usize> {
        let state = self.state()?;
        let (known, moves) = (state.observe(Viewer::Seat(seat)), state.legal_moves(seat));
        if legal_actions(state, seat).is_empty() {
            return None;
        }
        let chosen = bot.seat::<G>(clock).choose(seat, &known, &moves, &mut FastChance::new(seed)).ok()?;
        Some(G::action(self.options(), chosen))
    }
}

struct Create {
    pairs: Pairs,
    near_end: Option<(u64, usize)>,
}

impl GameVisitor for Create {
    type Output = PyResult<Box<dyn AnyState>>;

    fn visit<G: TensorGame>(self) -> Self::Output {
        let options: G::Options = read_options(&self.pairs)?;
        Ok(match self.near_end {
            None => Box::new(ExplicitGame::<G>::new(options)),
            Some((seed, turns)) => Box::new(ExplicitGame::<G>::near_end(options, seed, turns, json)),
        })
    }
}

/// A choice of chance, or those of players.
type Choice = (Option<u32>, Vec<(usize, usize)>);

/// One game in which random numbers are chosen by the caller.
#[pyclass(module = "sushiya._core")]
pub(crate) struct State {
    game: Box<dyn AnyState>,
    /// What it was created from, and all choices since then: together they rebuild it.
    origin: (String, Pairs, Option<(u64, usize)>),
    choices: Vec<Choice>,
}

impl State {
    fn seat(&self, seat: usize) -> PyResult<Seat> {
        let players = self.game.players();
        if seat < players {
            Ok(Seat::new(seat))
        } else {
            Err(value_error(format!("there is no seat {seat} of {players}")))
        }
    }
}

#[pymethods]
impl State {
    #[new]
    #[pyo3(signature = (game, options, near_end = None))]
    fn new(game: &str, options: Pairs, near_end: Option<(u64, usize)>) -> PyResult<Self> {
        let created = with_game(game, Create { pairs: options.clone(), near_end }).map_err(value_error)??;
        Ok(Self { game: created, origin: (game.to_owned(), options, near_end), choices: Vec::new() })
    }

    fn __copy__(&self) -> Self {
        Self { game: self.game.copy(), origin: self.origin.clone(), choices: self.choices.clone() }
    }

    /// For pickles: the arguments of the constructor, and the choices.
    fn __getnewargs__(&self) -> (String, Pairs, Option<(u64, usize)>) {
        self.origin.clone()
    }

    fn __getstate__(&self) -> Vec<Choice> {
        self.choices.clone()
    }

    fn __setstate__(&mut self, choices: Vec<Choice>) -> PyResult<()> {
        for (number, actions) in choices {
            match number {
                Some(number) => self.choose_number(number)?,
                None => self.play(actions)?,
            }
        }
        Ok(())
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> Self {
        self.__copy__()
    }

    /// The number of outcomes, if chance has to choose; otherwise 0.
    #[getter]
    fn chance_outcomes(&self) -> u32 {
        if let Node::Chance(bound) = self.game.node() { bound } else { 0 }
    }

    /// The seats that have to choose.
    #[getter]
    fn asked(&self) -> Vec<usize> {
        if let Node::Seats(seats) = self.game.node() { seats.iter().map(Seat::index).collect() } else { Vec::new() }
    }

    /// Whether the game is over.
    #[getter]
    fn is_over(&self) -> bool {
        self.game.node() == Node::Over
    }

    fn choose_number(&mut self, number: u32) -> PyResult<()> {
        self.game.choose_number(number).map_err(value_error)?;
        self.choices.push((Some(number), Vec::new()));
        Ok(())
    }

    fn play(&mut self, actions: Vec<(usize, usize)>) -> PyResult<()> {
        self.game.play(&actions).map_err(value_error)?;
        self.choices.push((None, actions));
        Ok(())
    }

    fn legal_actions(&self, seat: usize) -> PyResult<Vec<usize>> {
        Ok(self.game.legal_actions(self.seat(seat)?))
    }

    #[getter]
    fn rewards(&self) -> Vec<f64> {
        self.game.rewards()
    }

    fn information(&self, seat: usize) -> PyResult<String> {
        Ok(self.game.information(self.seat(seat)?))
    }

    fn observation(&self, seat: usize) -> PyResult<Option<String>> {
        Ok(self.game.observation(self.seat(seat)?))
    }

    fn write_features(&self, seat: usize, mut row: PyReadwriteArrayDyn<'_, u8>) -> PyResult<()> {
        let row = row.as_slice_mut().map_err(|_| value_error("the array must be C-contiguous"))?;
        self.game.write_features(self.seat(seat)?, row).map_err(value_error)
    }

    fn bot_action(&self, py: Python<'_>, bot: &str, seat: usize, seed: u64) -> PyResult<Option<usize>> {
        let (bot, seat) = (bot.parse().map_err(value_error)?, self.seat(seat)?);
        Ok(py.detach(|| self.game.bot_action(bot, seat, seed)))
    }
}

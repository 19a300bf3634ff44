//! Many games at once, written into NumPy arrays of the caller.

use std::sync::OnceLock;
use std::time::{Duration, Instant};

use bots::Player;
use game::{Options as _, Viewer};
use numpy::{PyReadonlyArrayDyn, PyReadwriteArrayDyn};
use pyo3::prelude::*;
use tensor::{Arrays, BatchError, GameVisitor, Reward, Settings, Shape, TensorGame, with_game};

use crate::{Pairs, read_options, value_error};

/// A batch of any game.
trait AnyBatch: Send + Sync {
    fn shape(&self) -> Shape;
    fn reset(&mut self, seed: Option<u64>, which: Option<&[bool]>, arrays: Arrays<'_>) -> Result<(), BatchError>;
    fn step(&mut self, actions: Option<&[i64]>, arrays: Arrays<'_>) -> Result<(), BatchError>;
    fn random_actions(&mut self, actions: &mut [i64]) -> Result<(), BatchError>;
    fn record(&self, env: usize, names: &[String]) -> Result<String, BatchError>;
    fn observation(&self, env: usize, seat: usize) -> Option<String>;
}

impl<G: TensorGame> AnyBatch for tensor::Batch<G> {
    fn shape(&self) -> Shape {
        Self::shape(self)
    }

    fn reset(&mut self, seed: Option<u64>, which: Option<&[bool]>, arrays: Arrays<'_>) -> Result<(), BatchError> {
        Self::reset(self, seed, which, arrays)
    }

    fn step(&mut self, actions: Option<&[i64]>, arrays: Arrays<'_>) -> Result<(), BatchError> {
        Self::step(self, actions, arrays)
    }

    fn random_actions(&mut self, actions: &mut [i64]) -> Result<(), BatchError> {
        Self::random_actions(self, actions)
    }

    fn record(&self, env: usize, names: &[String]) -> Result<String, BatchError> {
        let record = Self::record(self, env, names)?;
        Ok(serde_json::to_string(&record).expect("a record can be written as JSON"))
    }

    fn observation(&self, env: usize, seat: usize) -> Option<String> {
        let state = self.state(env)?;
        if seat >= self.options().players() {
            return None;
        }
        let known = state.observe(Viewer::Seat(game::Seat::new(seat)));
        Some(serde_json::to_string(&known).expect("an observation can be written as JSON"))
    }
}

/// Creates a batch of the game it visits.
struct Create {
    pairs: Pairs,
    envs: usize,
    seed: u64,
    opponents: Vec<(usize, String)>,
    reward: Reward,
    auto_reset: bool,
    threads: usize,
}

impl GameVisitor for Create {
    type Output = PyResult<Box<dyn AnyBatch>>;

    fn visit<G: TensorGame>(self) -> Self::Output {
        let options: G::Options = read_options(&self.pairs)?;
        let mut opponents = vec![None; options.players()];
        for (seat, name) in &self.opponents {
            let place = opponents.get_mut(*seat);
            let place = place.ok_or_else(|| value_error(format!("there is no seat {seat} for '{name}'")))?;
            *place = Some(name.parse::<Player>().map_err(value_error)?);
        }
        let Self { envs, seed, reward, auto_reset, threads, .. } = self;
        let settings = Settings { options, envs, seed, opponents, reward, auto_reset, threads };
        Ok(Box::new(tensor::Batch::<G>::new(settings, clock).map_err(value_error)?))
    }
}

/// A monotonic clock, for opponents with a time budget.
pub(crate) fn clock() -> Duration {
    static START: OnceLock<Instant> = OnceLock::new();
    START.get_or_init(Instant::now).elapsed()
}

/// Many games at once. `sushiya.Batch` is built on it.
#[pyclass(module = "sushiya._core")]
pub(crate) struct Batch(Box<dyn AnyBatch>);

type Writable<'py, T> = Option<PyReadwriteArrayDyn<'py, T>>;

/// The memory of an array.
fn slice<'a, T: numpy::Element>(array: &'a mut Writable<'_, T>, what: &str) -> PyResult<Option<&'a mut [T]>> {
    let slice = |array: &'a mut PyReadwriteArrayDyn<'_, T>| {
        array.as_slice_mut().map_err(|_| value_error(format!("'{what}' must be C-contiguous")))
    };
    array.as_mut().map(slice).transpose()
}

/// The arrays that a step or a reset writes to.
#[derive(FromPyObject)]
struct Outputs<'py> {
    observations: Writable<'py, u8>,
    masks: Writable<'py, bool>,
    asked: Writable<'py, bool>,
    rewards: Writable<'py, f32>,
    done: Writable<'py, bool>,
    scores: Writable<'py, i32>,
}

impl Outputs<'_> {
    fn arrays(&mut self) -> PyResult<Arrays<'_>> {
        Ok(Arrays {
            observations: slice(&mut self.observations, "observations")?,
            masks: slice(&mut self.masks, "masks")?,
            asked: slice(&mut self.asked, "asked")?,
            rewards: slice(&mut self.rewards, "rewards")?,
            done: slice(&mut self.done, "done")?,
            scores: slice(&mut self.scores, "scores")?,
        })
    }
}

#[pymethods]
impl Batch {
    #[new]
    #[expect(clippy::too_many_arguments, reason = "Python passes them by name")]
    fn new(
        game: &str,
        options: Pairs,
        envs: usize,
        seed: u64,
        opponents: Vec<(usize, String)>,
        reward: &str,
        auto_reset: bool,
        threads: usize,
    ) -> PyResult<Self> {
        let reward = reward.parse().map_err(value_error)?;
        let create = Create { pairs: options, envs, seed, opponents, reward, auto_reset, threads };
        with_game(game, create).map_err(value_error)?.map(Self)
    }

    /// The number of games, players, features and actions.
    #[getter]
    fn shape(&self) -> (usize, usize, usize, usize) {
        let Shape { envs, seats, features, actions } = self.0.shape();
        (envs, seats, features, actions)
    }

    fn reset(
        &mut self,
        py: Python<'_>,
        seed: Option<u64>,
        which: Option<PyReadonlyArrayDyn<'_, bool>>,
        mut out: Outputs<'_>,
    ) -> PyResult<()> {
        let which = which.as_ref().map(|which| which.as_slice()).transpose().map_err(value_error)?;
        let arrays = out.arrays()?;
        py.detach(|| self.0.reset(seed, which, arrays)).map_err(value_error)
    }

    fn step(
        &mut self,
        py: Python<'_>,
        actions: Option<PyReadonlyArrayDyn<'_, i64>>,
        mut out: Outputs<'_>,
    ) -> PyResult<()> {
        let actions = actions.as_ref().map(|actions| actions.as_slice()).transpose();
        let actions = actions.map_err(|_| value_error("'actions' must be C-contiguous"))?;
        let arrays = out.arrays()?;
        py.detach(|| self.0.step(actions, arrays)).map_err(value_error)
    }

    fn random_actions(&mut self, py: Python<'_>, actions: PyReadwriteArrayDyn<'_, i64>) -> PyResult<()> {
        let mut actions = Some(actions);
        let Some(actions) = slice(&mut actions, "actions")? else { return Ok(()) };
        py.detach(|| self.0.random_actions(actions)).map_err(value_error)
    }

    fn record(&self, env: usize, names: Vec<String>) -> PyResult<String> {
        self.0.record(env, &names).map_err(value_error)
    }

    fn observation(&self, env: usize, seat: usize) -> PyResult<String> {
        let missing = || value_error(format!("there is no env {env} with a seat {seat}"));
        self.0.observation(env, seat).ok_or_else(missing)
    }
}

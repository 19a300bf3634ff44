//! The memory that a batch writes to. It belongs to the caller.

use std::fmt;

/// The sizes of the arrays of a batch.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shape {
    /// The number of games.
    pub envs: usize,
    /// The number of players.
    pub seats: usize,
    /// The number of features of an observation.
    pub features: usize,
    /// The number of actions.
    pub actions: usize,
}

/// Arrays to write to, each in row-major order; those that are `None` are not written.
#[derive(Default, Debug)]
pub struct Arrays<'a> {
    /// Observations: env, seat, feature.
    pub observations: Option<&'a mut [u8]>,
    /// Legal actions: env, seat, action.
    pub masks: Option<&'a mut [bool]>,
    /// The seats that have to choose: env, seat. Seats of opponents are never asked.
    pub asked: Option<&'a mut [bool]>,
    /// Rewards: env, seat; 0 except at the end of an episode.
    pub rewards: Option<&'a mut [f32]>,
    /// Whether an episode has ended in this step: env.
    pub done: Option<&'a mut [bool]>,
    /// Final scores: env, seat; only written at the end of an episode.
    pub scores: Option<&'a mut [i32]>,
}

/// An array has the wrong number of elements.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SizeError {
    what: &'static str,
    found: usize,
    expected: usize,
}

impl fmt::Display for SizeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "'{}' has {} elements; it needs {}", self.what, self.found, self.expected)
    }
}

impl std::error::Error for SizeError {}

/// Checks the size of an array.
pub(crate) fn check_size(what: &'static str, found: usize, expected: usize) -> Result<(), SizeError> {
    if found == expected { Ok(()) } else { Err(SizeError { what, found, expected }) }
}

impl<'a> Arrays<'a> {
    /// Checks the size of each array.
    ///
    /// # Errors
    /// The first array with another size.
    pub(crate) fn check(&self, shape: Shape) -> Result<(), SizeError> {
        let seats = shape.envs * shape.seats;
        let check =
            |what, found: Option<usize>, expected| found.map_or(Ok(()), |found| check_size(what, found, expected));
        check("observations", self.observations.as_deref().map(<[_]>::len), seats * shape.features)?;
        check("masks", self.masks.as_deref().map(<[_]>::len), seats * shape.actions)?;
        check("asked", self.asked.as_deref().map(<[_]>::len), seats)?;
        check("rewards", self.rewards.as_deref().map(<[_]>::len), seats)?;
        check("done", self.done.as_deref().map(<[_]>::len), shape.envs)?;
        check("scores", self.scores.as_deref().map(<[_]>::len), seats)
    }

    /// Cuts off the arrays of the first games.
    pub(crate) fn take(&mut self, envs: usize, shape: Shape) -> Arrays<'a> {
        fn take<'a, T>(array: &mut Option<&'a mut [T]>, len: usize) -> Option<&'a mut [T]> {
            let (taken, rest) = array.take()?.split_at_mut(len);
            *array = Some(rest);
            Some(taken)
        }
        let seats = envs * shape.seats;
        Arrays {
            observations: take(&mut self.observations, seats * shape.features),
            masks: take(&mut self.masks, seats * shape.actions),
            asked: take(&mut self.asked, seats),
            rewards: take(&mut self.rewards, seats),
            done: take(&mut self.done, envs),
            scores: take(&mut self.scores, seats),
        }
    }
}

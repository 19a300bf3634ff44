//! Many games of one kind, played step by step.

use std::fmt;
use std::thread;

use bots::{Clock, Player};
use game::{Options as _, Record, RecordSeat, Seat, SeatSet};

use crate::arrays::{Arrays, Shape, SizeError, check_size};
use crate::env::{Env, Opponents, Shared};
use crate::episode::Episode;
use crate::{Reward, TensorGame};

/// The settings of a batch.
#[derive(Clone, Debug)]
pub struct Settings<O> {
    /// The options of the game.
    pub options: O,
    /// The number of games.
    pub envs: usize,
    /// The seed of all deals.
    pub seed: u64,
    /// The bot of each seat; `None` for the caller's seats.
    pub opponents: Vec<Option<Player>>,
    /// The rewards.
    pub reward: Reward,
    /// Whether the next episode is dealt in the step in which one ends.
    pub auto_reset: bool,
    /// The number of threads.
    pub threads: usize,
}

/// Many games of one kind. All of them advance by one choice of the caller in each step.
///
/// Results follow from the seed and the caller's actions, whatever the number of threads, unless an opponent has a
/// time budget.
#[derive(Debug)]
pub struct Batch<G: TensorGame> {
    shared: Shared<G>,
    opponents: Vec<Option<Player>>,
    clock: Clock,
    threads: usize,
    envs: Vec<Env<G>>,
    /// Whether all games are in their first episode and nobody has reset or stepped them.
    fresh: bool,
}

/// The reason why a batch cannot do something.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum BatchError {
    /// Nobody is left to choose for.
    NoSeats,
    /// The batch has no games, or more than its seeds can number.
    Envs(usize),
    /// There are not as many opponents as seats.
    Opponents {
        /// The number of seats in the list of opponents.
        found: usize,
        /// The number of players.
        players: usize,
    },
    /// An array has the wrong size.
    Size(SizeError),
    /// An action is not legal. No game has advanced.
    Action {
        /// The game.
        env: usize,
        /// The seat.
        seat: Seat,
        /// The reason.
        reason: String,
    },
    /// There is no such game.
    NoEnv {
        /// The game that was asked for.
        env: usize,
        /// The number of games.
        envs: usize,
    },
    /// No episode of this game has ended.
    Unfinished(usize),
    /// There are not as many names as seats.
    Names {
        /// The number of names.
        found: usize,
        /// The number of players.
        players: usize,
    },
}

impl fmt::Display for BatchError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoSeats => f.write_str("every seat has a bot; leave at least one seat to yourself"),
            Self::Envs(0) => f.write_str("a batch has at least one game"),
            Self::Envs(envs) => write!(f, "{envs} games are too many for one batch"),
            Self::Opponents { found, players } => {
                write!(f, "the list of opponents is for {found} seats, but {players} play")
            }
            Self::Size(error) => error.fmt(f),
            Self::Action { env, seat, reason } => write!(f, "env {env}, seat {}: {reason}", seat.index()),
            Self::NoEnv { env, envs } => write!(f, "there is no env {env}; there are {envs}, counted from 0"),
            Self::Unfinished(env) => write!(f, "no episode of env {env} has ended yet"),
            Self::Names { found, players } => write!(f, "{found} names for {players} players"),
        }
    }
}

impl std::error::Error for BatchError {}

impl From<SizeError> for BatchError {
    fn from(error: SizeError) -> Self {
        Self::Size(error)
    }
}

/// The games of one thread, with their part of the arrays.
struct Part<'a, G: TensorGame> {
    envs: &'a mut [Env<G>],
    /// The number of the first game.
    first: usize,
    arrays: Arrays<'a>,
}

impl<G: TensorGame> Batch<G> {
    /// Deals all games. `clock` is for opponents with a time budget.
    ///
    /// # Errors
    /// If there is no game, or no seat for the caller.
    pub fn new(settings: Settings<G::Options>, clock: Clock) -> Result<Self, BatchError> {
        let Settings { options, envs, seed, opponents, reward, auto_reset, threads } = settings;
        let players = options.players();
        if opponents.len() != players {
            return Err(BatchError::Opponents { found: opponents.len(), players });
        }
        let own: SeatSet = (0..players).filter(|&seat| opponents[seat].is_none()).map(Seat::new).collect();
        if own.is_empty() {
            return Err(BatchError::NoSeats);
        }
        if envs == 0 || u32::try_from(envs).is_err() {
            return Err(BatchError::Envs(envs));
        }
        let (features, actions) = (G::layout(&options).width(), G::actions(&options));
        let shape = Shape { envs, seats: players, features, actions };
        let shared = Shared { options, own, reward, auto_reset, shape };
        let bots = &mut seat_all(&opponents, clock);
        let deal = |env| Env::new(&shared, Episode { seed, env: env as u32, number: 0 }, bots);
        let envs = (0..envs).map(deal).collect();
        Ok(Self { shared, opponents, clock, threads: threads.max(1), envs, fresh: true })
    }

    /// The sizes of the arrays.
    pub const fn shape(&self) -> Shape {
        self.shared.shape
    }

    /// The options of the games.
    pub const fn options(&self) -> &G::Options {
        &self.shared.options
    }

    /// The state of a game.
    pub fn state(&self, env: usize) -> Option<&G> {
        self.envs.get(env).map(|env| &env.state)
    }

    /// Deals all games, or those in `which`, and writes all arrays. With a seed, the episodes are those of a new batch
    /// with that seed; without one, the next of the same seed, and in a new batch the first.
    ///
    /// # Errors
    /// If an array has the wrong size.
    pub fn reset(&mut self, seed: Option<u64>, which: Option<&[bool]>, arrays: Arrays<'_>) -> Result<(), BatchError> {
        if let Some(which) = which {
            check_size("which", which.len(), self.shared.shape.envs)?;
        }
        let keep = std::mem::take(&mut self.fresh) && seed.is_none();
        self.run(arrays, |shared, bots, mut part| {
            for (place, env) in part.envs.iter_mut().enumerate() {
                let number = part.first + place;
                if !keep && which.is_none_or(|which| which[number]) {
                    match seed {
                        Some(seed) => env.restart(shared, seed, bots),
                        None => env.deal(shared, env.episode.next(), bots),
                    }
                }
                let mut row = part.arrays.take(1, shared.shape);
                row.done.iter_mut().for_each(|done| done.fill(false));
                row.rewards.iter_mut().for_each(|rewards| rewards.fill(0.0));
                env.write(shared, &mut row);
            }
        })
    }

    /// Plays an action for each seat that is asked, and writes all arrays. The array has an action for each game and
    /// seat; those of seats that are not asked are ignored. Without actions, random legal ones are played.
    ///
    /// # Errors
    /// If an action is not legal or an array has the wrong size. Then no game has changed.
    pub fn step(&mut self, actions: Option<&[i64]>, arrays: Arrays<'_>) -> Result<(), BatchError> {
        let Shape { envs, seats, .. } = self.shared.shape;
        arrays.check(self.shared.shape)?;
        if let Some(actions) = actions {
            check_size("actions", actions.len(), envs * seats)?;
            for (number, (env, actions)) in self.envs.iter_mut().zip(actions.chunks_exact(seats)).enumerate() {
                let illegal = |(seat, reason)| BatchError::Action { env: number, seat, reason };
                env.read(&self.shared, actions).map_err(illegal)?;
            }
        }
        self.fresh = false;
        self.run(arrays, |shared, bots, mut part| {
            for env in part.envs.iter_mut() {
                let mut row = part.arrays.take(1, shared.shape);
                if actions.is_none() {
                    env.pick(shared);
                }
                env.play(shared, bots);
                env.finish(shared, bots, &mut row);
                env.write(shared, &mut row);
            }
        })
    }

    /// Writes a random legal action for each seat that is asked, and 0 for the others.
    ///
    /// # Errors
    /// If the array has the wrong size.
    pub fn random_actions(&mut self, actions: &mut [i64]) -> Result<(), BatchError> {
        let Shape { envs, seats, .. } = self.shared.shape;
        check_size("actions", actions.len(), envs * seats)?;
        for (env, actions) in self.envs.iter_mut().zip(actions.chunks_exact_mut(seats)) {
            env.write_random(&self.shared, actions);
        }
        Ok(())
    }

    /// The record of the last episode of a game that has ended. The names are those of the caller's seats; opponents
    /// have theirs.
    ///
    /// # Errors
    /// If no episode of the game has ended, or there are not as many names as seats.
    pub fn record(&self, env: usize, names: &[String]) -> Result<Record<G::Options>, BatchError> {
        let players = self.opponents.len();
        let (number, envs) = (env, self.envs.len());
        let env = self.envs.get(env).ok_or(BatchError::NoEnv { env, envs })?;
        if names.len() != players {
            return Err(BatchError::Names { found: names.len(), players });
        }
        let seats = names.iter().zip(&self.opponents).map(|(name, opponent)| {
            RecordSeat::bot(opponent.map_or_else(|| name.clone(), |opponent| opponent.to_string()))
        });
        let (episode, actions) = env.finished.as_ref().ok_or(BatchError::Unfinished(number))?;
        episode.record::<G>(&self.shared.options, actions, seats.collect()).ok_or(BatchError::Unfinished(number))
    }

    /// Runs `work` on all games, divided among the threads.
    fn run(
        &mut self,
        mut arrays: Arrays<'_>,
        work: impl Fn(&Shared<G>, &mut Opponents<G>, Part<'_, G>) + Sync,
    ) -> Result<(), BatchError> {
        let shape = self.shared.shape;
        arrays.check(shape)?;
        let (shared, opponents, clock) = (&self.shared, &self.opponents, self.clock);
        let at_once = shape.envs.div_ceil(self.threads.min(shape.envs));
        let parts = self.envs.chunks_mut(at_once).enumerate().map(|(index, envs)| {
            let arrays = arrays.take(envs.len(), shape);
            Part { envs, first: index * at_once, arrays }
        });
        let run = |part| work(shared, &mut seat_all(opponents, clock), part);
        if self.threads == 1 {
            parts.for_each(run);
        } else {
            thread::scope(|scope| {
                for part in parts {
                    scope.spawn(|| run(part));
                }
            });
        }
        Ok(())
    }
}

/// Creates the bots of one thread. Bots keep nothing from one choice to the next, so they can play in all games.
fn seat_all<G: TensorGame>(opponents: &[Option<Player>], clock: Clock) -> Opponents<G> {
    opponents.iter().map(|opponent| opponent.map(|player| player.seat(clock))).collect()
}

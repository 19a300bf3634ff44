//! One game of a batch.

use bots::Bot;
use game::{DealChance, FastChance, Joint, MoveSet as _, Options as _, Seat, SeatSet, Viewer};

use crate::arrays::{Arrays, Shape};
use crate::episode::Episode;
use crate::{Reward, TensorGame};

/// What all games of a batch share.
#[derive(Debug)]
pub(crate) struct Shared<G: TensorGame> {
    pub(crate) options: G::Options,
    /// The seats for which the caller chooses.
    pub(crate) own: SeatSet,
    pub(crate) reward: Reward,
    pub(crate) auto_reset: bool,
    pub(crate) shape: Shape,
}

/// The bots of one thread, by seat; `None` for the caller's seats.
pub(crate) type Opponents<G> = Vec<Option<Box<dyn Bot<G>>>>;

/// One game of a batch.
#[derive(Debug)]
pub(crate) struct Env<G: TensorGame> {
    pub(crate) state: G,
    chance: DealChance,
    bots_chance: FastChance,
    /// For random actions of the caller.
    random: FastChance,
    pub(crate) episode: Episode,
    /// The caller's moves for the next turn.
    joint: Joint<G::Move>,
    /// The actions of this episode, those of each turn in seat order.
    played: Vec<u16>,
    /// The last episode that has ended, and its actions.
    pub(crate) finished: Option<(Episode, Vec<u16>)>,
}

impl<G: TensorGame> Env<G> {
    /// Deals an episode.
    pub(crate) fn new(shared: &Shared<G>, episode: Episode, bots: &mut Opponents<G>) -> Self {
        let mut chance = episode.chance(shared.options.players());
        let state = G::deal(&shared.options, &mut chance, &mut |_| ());
        let mut env = Self {
            state,
            chance,
            bots_chance: episode.bots_chance(),
            random: episode.random_actions(),
            episode,
            joint: Joint::new(shared.options.players()),
            played: Vec::with_capacity(64),
            finished: None,
        };
        env.skip_to_own(shared, bots);
        env
    }

    /// Deals the first episode of a seed.
    pub(crate) fn restart(&mut self, shared: &Shared<G>, seed: u64, bots: &mut Opponents<G>) {
        let episode = Episode { seed, number: 0, ..self.episode };
        self.random = episode.random_actions();
        self.deal(shared, episode, bots);
    }

    /// Deals an episode.
    pub(crate) fn deal(&mut self, shared: &Shared<G>, episode: Episode, bots: &mut Opponents<G>) {
        self.chance = episode.chance(shared.options.players());
        self.bots_chance = episode.bots_chance();
        self.state = G::deal(&shared.options, &mut self.chance, &mut |_| ());
        self.episode = episode;
        self.played.clear();
        self.skip_to_own(shared, bots);
    }

    /// The seats of the caller that have to choose.
    #[inline]
    fn asked(&self, shared: &Shared<G>) -> impl Iterator<Item = Seat> + use<G> {
        let own = shared.own;
        self.state.pending().seats().iter().filter(move |&seat| own.contains(seat))
    }

    /// Reads and checks the caller's actions, one for each seat. Those of seats that are not asked are ignored.
    #[inline]
    pub(crate) fn read(&mut self, shared: &Shared<G>, actions: &[i64]) -> Result<(), (Seat, String)> {
        for seat in self.asked(shared) {
            let action = actions[seat.index()];
            let chosen = usize::try_from(action).ok().and_then(|action| G::chosen(&shared.options, action));
            let Some(chosen) = chosen else {
                let all = shared.shape.actions;
                return Err((seat, format!("there is no action {action}; actions are from 0 to {}", all - 1)));
            };
            if let Err(reason) = self.state.check(seat, &chosen) {
                return Err((seat, format!("action {action}, {chosen}, is not legal: {reason}")));
            }
            self.joint[seat] = Some(chosen);
        }
        Ok(())
    }

    /// Plays the moves that were read, and then those of opponents until the caller is asked or the game is over.
    #[inline]
    pub(crate) fn play(&mut self, shared: &Shared<G>, bots: &mut Opponents<G>) {
        if !self.state.pending().seats().is_empty() {
            self.turn(shared, bots);
            self.skip_to_own(shared, bots);
        }
    }

    /// Plays turns in which only opponents choose.
    #[inline]
    fn skip_to_own(&mut self, shared: &Shared<G>, bots: &mut Opponents<G>) {
        while self.asked(shared).next().is_none() && !self.state.pending().seats().is_empty() {
            self.turn(shared, bots);
        }
    }

    /// Plays a turn: the caller's moves and those of the opponents.
    #[inline]
    fn turn(&mut self, shared: &Shared<G>, bots: &mut Opponents<G>) {
        for seat in self.state.pending().seats().iter() {
            if !shared.own.contains(seat) {
                self.joint[seat] = Some(self.opponents_move(seat, bots));
            }
            let chosen = self.joint[seat].expect("every seat that is asked has chosen");
            self.played.push(G::action(&shared.options, chosen) as u16);
        }
        self.state.apply_unchecked(&self.joint, &mut self.chance, &mut |_| ());
        // Whose turn it is changes in some games, and a move of an earlier turn must not stay.
        self.joint.as_mut_slice().fill(None);
    }

    #[cold]
    fn opponents_move(&mut self, seat: Seat, bots: &mut Opponents<G>) -> G::Move {
        let (known, moves) = (self.state.observe(Viewer::Seat(seat)), self.state.legal_moves(seat));
        let bot = bots[seat.index()].as_mut().expect("a seat that is not the caller's has a bot");
        let chosen = bot.choose(seat, &known, &moves, &mut self.bots_chance);
        chosen.unwrap_or_else(|_| moves.pick(&mut self.bots_chance))
    }

    /// Writes the end of an episode, if it has ended, and deals the next one.
    #[inline]
    pub(crate) fn finish(&mut self, shared: &Shared<G>, bots: &mut Opponents<G>, arrays: &mut Arrays<'_>) {
        // An episode that has ended in an earlier step has no actions any more.
        let outcome = if self.played.is_empty() { None } else { self.state.outcome() };
        if let Some(done) = &mut arrays.done {
            done[0] = outcome.is_some();
        }
        let Some(outcome) = outcome else {
            if let Some(rewards) = &mut arrays.rewards {
                rewards.fill(0.0);
            }
            return;
        };
        if let Some(rewards) = &mut arrays.rewards {
            for (reward, exact) in rewards.iter_mut().zip(shared.reward.of(&outcome).as_slice()) {
                *reward = *exact as f32;
            }
        }
        if let Some(scores) = &mut arrays.scores {
            scores.copy_from_slice(&outcome.scores.as_slice()[..shared.shape.seats]);
        }
        let (episode, actions) = self.finished.get_or_insert_with(|| (self.episode, Vec::with_capacity(64)));
        *episode = self.episode;
        std::mem::swap(actions, &mut self.played);
        self.played.clear();
        if shared.auto_reset {
            self.deal(shared, self.episode.next(), bots);
        }
    }

    /// Writes what each seat knows and may do now.
    #[inline]
    pub(crate) fn write(&self, shared: &Shared<G>, arrays: &mut Arrays<'_>) {
        let Shape { seats, features, actions, .. } = shared.shape;
        if let Some(asked) = &mut arrays.asked {
            asked.fill(false);
            for seat in self.asked(shared) {
                asked[seat.index()] = true;
            }
        }
        for seat in (0..seats).map(Seat::new) {
            if let Some(rows) = &mut arrays.observations {
                let row = &mut rows[seat.index() * features..][..features];
                G::write_features(&self.state.observe(Viewer::Seat(seat)), seat, row);
            }
            if let Some(rows) = &mut arrays.masks {
                let row = &mut rows[seat.index() * actions..][..actions];
                if shared.own.contains(seat) {
                    G::write_mask(&shared.options, &self.state.legal_moves(seat), row);
                } else {
                    row.fill(false);
                }
            }
        }
    }

    /// A random legal move for each of the caller's seats that has to choose.
    #[inline]
    pub(crate) fn pick(&mut self, shared: &Shared<G>) {
        for seat in self.asked(shared) {
            self.joint[seat] = Some(self.state.legal_moves(seat).pick(&mut self.random));
        }
    }

    /// Writes a random legal action for each seat that is asked; 0 for the others.
    #[inline]
    pub(crate) fn write_random(&mut self, shared: &Shared<G>, actions: &mut [i64]) {
        actions.fill(0);
        for seat in self.asked(shared) {
            let chosen = self.state.legal_moves(seat).pick(&mut self.random);
            actions[seat.index()] = G::action(&shared.options, chosen) as i64;
        }
    }
}

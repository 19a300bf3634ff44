//! Episodes: the seed of each, and their records.

use game::{
    Deal, DealChance, FastChance, Game, Joint, Nonce, Options as _, Pending, Record, RecordSeat, Recorder, Secret,
};

use crate::TensorGame;

/// An episode of a batch. Together with the options it determines all cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Episode {
    /// The seed of the batch.
    pub(crate) seed: u64,
    /// The game in the batch.
    pub(crate) env: u32,
    /// The number of the episode in this game.
    pub(crate) number: u32,
}

impl Episode {
    /// The index of its deal in the series with this seed. Episodes of the first game have the deals of
    /// `sushiya arena --seed`.
    fn index(self) -> u64 {
        u64::from(self.env) << 32 | u64::from(self.number)
    }

    fn secret(self) -> Secret {
        Secret::of_series(self.seed, self.index())
    }

    /// The randomness of the deal. Nobody needs to influence it, so all nonces are zero.
    pub(crate) fn chance(self, players: usize) -> DealChance {
        const NO_NONCES: [Nonce; game::MAX_SEATS] = [Nonce::from_bytes([0; 16]); game::MAX_SEATS];
        DealChance::new(&self.secret().seed(&NO_NONCES[..players]))
    }

    /// The randomness of the opponents.
    pub(crate) fn bots_chance(self) -> FastChance {
        FastChance::of_series(self.seed, self.index())
    }

    /// The randomness of random actions of the caller, from this episode on.
    pub(crate) fn random_actions(self) -> FastChance {
        FastChance::of_series(!self.seed, self.index())
    }

    /// The episode that follows it.
    pub(crate) const fn next(self) -> Self {
        Self { number: self.number.wrapping_add(1), ..self }
    }

    /// The record of the episode with these actions, those of each turn in seat order. `None` if the game is not over
    /// after them.
    pub(crate) fn record<G: TensorGame>(
        self,
        options: &G::Options,
        actions: &[u16],
        seats: Vec<RecordSeat>,
    ) -> Option<Record<G::Options>> {
        let nonces = vec![Nonce::from_bytes([0; 16]); options.players()];
        let mut recorder = Recorder::new(options.clone(), seats, Deal::uncommitted(self.secret(), nonces));
        let mut chance = recorder.chance();
        let mut state = G::deal(options, &mut chance, &mut |_| ());
        let mut actions = actions.iter();
        while let Pending::Seats(asked) = state.pending() {
            let mut joint = Joint::new(options.players());
            for seat in asked.iter() {
                joint[seat] = G::chosen(options, usize::from(*actions.next()?));
            }
            recorder.played(&joint);
            Game::apply(&mut state, &joint, &mut chance, &mut |_| ()).ok()?;
        }
        Some(recorder.finish::<G>(&state.outcome()?))
    }
}

//! Many games between bots.
//!
//! Every deal is played once in each rotation of the seats, so that neither the luck of the deal nor a place at the
//! table favours anybody. What happens in a game follows from the seed and the game's number alone; threads only decide
//! when it happens.

use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::sync_channel;
use std::thread;

use game::{FastChance, Joint, Nonce, Options, Pending, Record, Recorder, Secret, Viewer};

use crate::{Bot, Insight, Level, Tally};

/// How many games a thread takes at a time.
const BATCH: u64 = 64;

/// A series of games between bots.
#[derive(Clone, Debug)]
pub struct Arena<O> {
    /// What was agreed; it has as many players as there are entrants.
    pub options: O,
    /// Who plays.
    pub entrants: Vec<Level>,
    /// How many games.
    pub games: u64,
    /// What the luck of all of them follows from.
    pub seed: u64,
    /// How many threads play.
    pub threads: usize,
    /// Whether the games are put on record.
    pub record: bool,
}

/// A batch of games as they come out of the arena, in order.
#[derive(Debug)]
pub struct ArenaBatch<O> {
    /// Results so far, of this batch and all before it.
    pub tally: Tally,
    /// The records of this batch, if they were asked for.
    pub records: Vec<Record<O>>,
}

/// A batch that has been played.
struct Played<O> {
    first: u64,
    tally: Tally,
    records: Vec<Record<O>>,
}

impl<O: Options> Arena<O> {
    /// Plays all games. `watch` sees them batch by batch, in order, and may stop the arena by an error.
    ///
    /// # Errors
    /// What `watch` said.
    ///
    /// # Panics
    /// If there are more or fewer entrants than players.
    pub fn run<G: Insight<Options = O>, E>(
        &self,
        mut watch: impl FnMut(ArenaBatch<O>) -> Result<(), E>,
    ) -> Result<Tally, E> {
        assert_eq!(self.entrants.len(), self.options.players(), "as many entrants as players");
        let (next, stop) = (&AtomicU64::new(0), &AtomicBool::new(false));
        let threads = self.threads.max(1);
        thread::scope(|scope| {
            // Bounded, so that a slow watcher holds the players up instead of filling memory.
            let (send, receive) = sync_channel::<Played<O>>(threads * 4);
            for _ in 0..threads {
                let send = send.clone();
                scope.spawn(move || {
                    while !stop.load(Ordering::Relaxed) {
                        let first = next.fetch_add(BATCH, Ordering::Relaxed);
                        if first >= self.games || send.send(self.batch::<G>(first..self.end_of(first))).is_err() {
                            return;
                        }
                    }
                });
            }
            drop(send);
            let mut tally = Tally::new(self.entrants.len());
            let mut waiting = BTreeMap::new();
            let mut due = 0;
            for played in receive {
                waiting.insert(played.first, played);
                while let Some(Played { tally: batch, records, .. }) = waiting.remove(&due) {
                    due = self.end_of(due);
                    tally.merge(&batch);
                    if let Err(fault) = watch(ArenaBatch { tally: tally.clone(), records }) {
                        stop.store(true, Ordering::Relaxed);
                        return Err(fault);
                    }
                }
            }
            Ok(tally)
        })
    }

    /// The game after the batch that begins with `first`.
    fn end_of(&self, first: u64) -> u64 {
        (first + BATCH).min(self.games)
    }

    fn batch<G: Insight<Options = O>>(&self, games: Range<u64>) -> Played<O> {
        let mut bots: Vec<Box<dyn Bot<G>>> = self.entrants.iter().map(|level| level.seat()).collect();
        let mut tally = Tally::new(self.entrants.len());
        let mut records = Vec::new();
        let first = games.start;
        for game in games {
            records.extend(self.game::<G>(game, &mut bots, &mut tally));
        }
        Played { first, tally, records }
    }

    /// Plays one game.
    fn game<G: Insight<Options = O>>(
        &self,
        game: u64,
        bots: &mut [Box<dyn Bot<G>>],
        tally: &mut Tally,
    ) -> Option<Record<O>> {
        let players = self.entrants.len();
        let (deal, rotation) = (game / players as u64, (game % players as u64) as usize);
        let sits: Vec<usize> = (0..players).map(|seat| (seat + rotation) % players).collect();
        let secret = Secret::of_series(self.seed, deal);
        // Nobody here could want another deal, so nobody adds anything to it.
        let nonces = vec![Nonce::from_bytes([0; 16]); players];
        let names = sits.iter().map(|&entrant| self.entrants[entrant].to_string()).collect();
        let mut recorder = Recorder::new(self.options.clone(), names, secret, nonces);
        let mut luck = recorder.chance();
        let choices = &mut FastChance::of_series(self.seed, game);
        let mut state = G::deal(&self.options, &mut luck, &mut |_| ());
        let mut made = 0;
        while let Pending::Seats(seats) = state.pending() {
            let mut joint = Joint::new(players);
            for seat in seats.iter() {
                let bot = &mut bots[sits[seat.index()]];
                let known = state.observe(Viewer::Seat(seat));
                joint[seat] = Some(bot.choose(seat, &known, &state.legal_moves(seat), choices));
                made += 1;
            }
            if self.record {
                recorder.played(&joint);
            }
            state.apply(&joint, &mut luck, &mut |_| ()).unwrap_or_else(|refusal| panic!("a bot's choice: {refusal}"));
        }
        let outcome = state.outcome().expect("a game that is over has an outcome");
        tally.add(&outcome, &sits, made);
        self.record.then(|| recorder.finish::<G>(&outcome))
    }
}

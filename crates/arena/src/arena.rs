//! Plays a series of games between bots.
//!
//! Every deal is played once in each rotation of the seats, so that neither the cards nor the seating order favours an
//! entrant. A game depends only on the seed and its number; threads only decide when it is played. Ratings and claims
//! depend on the order of games, so they are updated in order by the collecting thread.

use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{SyncSender, sync_channel};
use std::thread;
use std::time::Duration;

use bots::Bot;
use game::{Game, Options, Record};

use crate::ratings::Ratings;
use crate::rotation::{Batch, Rotation};
use crate::until::{Bets, Decided};
use crate::{Rating, Tally, Until};

/// Maximum number of deals in a batch.
const MAX_BATCH: u64 = 64;

/// Batches grow until they take this long.
const BATCH_TIME: Duration = Duration::from_millis(5);

/// A series of games between bots.
#[derive(Clone, Debug)]
pub struct Arena<O> {
    /// Options of the game, with as many players as entrants.
    pub options: O,
    /// Names of the entrants.
    pub entrants: Vec<String>,
    /// Indices of the entrants that see all cards, to measure the value of hidden information. Only the arena has such
    /// bots.
    pub oracles: Vec<usize>,
    /// Maximum number of games.
    pub games: u64,
    /// Random seed.
    pub seed: u64,
    /// Number of threads.
    pub threads: usize,
    /// Whether to record the games.
    pub record: bool,
    /// A claim that ends the series once it is decided.
    pub until: Option<Until>,
}

/// The next games of a series, in order.
#[derive(Debug)]
pub struct Progress<'a, O> {
    /// Results so far, including these games.
    pub tally: &'a Tally,
    /// Records of these games, if they are recorded.
    pub records: Vec<Record<O>>,
}

/// The results of a series.
#[derive(Clone, Debug)]
pub struct Results {
    /// All counts.
    pub tally: Tally,
    /// Rating of each entrant.
    pub ratings: Vec<Rating>,
    /// The decision about the claim, if it was decided.
    pub decided: Option<Decided>,
}

impl<O: Options> Arena<O> {
    /// Plays the series. Each thread creates a bot for every entrant by calling `seat` with its index and reuses it.
    /// `clock` is a monotonic clock. `watch` is called with the games in order and may end the series with an error.
    /// Setting `stop` ends the series early with the results so far.
    ///
    /// # Errors
    /// The error of `watch`.
    ///
    /// # Panics
    /// If the number of entrants differs from the number of players.
    pub fn run<'b, G: Game<Options = O>, E>(
        &self,
        seat: impl Fn(usize) -> Box<dyn Bot<G> + 'b> + Sync,
        clock: impl Fn() -> Duration + Sync,
        stop: &AtomicBool,
        watch: impl FnMut(Progress<'_, O>) -> Result<(), E>,
    ) -> Result<Results, E> {
        self.run_from(0, seat, clock, stop, watch)
    }

    /// Plays the series from this deal on, for series that are divided among machines. The games are those that
    /// [`Arena::run`] plays from there on; ratings start over.
    ///
    /// # Errors
    /// The error of `watch`.
    ///
    /// # Panics
    /// If the number of entrants differs from the number of players.
    pub fn run_from<'b, G: Game<Options = O>, E>(
        &self,
        first_deal: u64,
        seat: impl Fn(usize) -> Box<dyn Bot<G> + 'b> + Sync,
        clock: impl Fn() -> Duration + Sync,
        stop: &AtomicBool,
        watch: impl FnMut(Progress<'_, O>) -> Result<(), E>,
    ) -> Result<Results, E> {
        assert_eq!(self.entrants.len(), self.options.players(), "the number of entrants must be the number of players");
        let (next, seat, clock) = (&AtomicU64::new(first_deal), &seat, &clock);
        let threads = self.threads.max(1);
        thread::scope(|scope| {
            // Bounded, so that a slow `watch` slows the threads down instead of filling memory.
            let (send, receive) = sync_channel(threads * 4);
            for _ in 0..threads {
                let send = send.clone();
                scope.spawn(move || {
                    let bots = (0..self.entrants.len()).map(seat).collect();
                    self.play(Rotation { arena: self, bots, clock, stop }, next, &send);
                });
            }
            drop(send);
            let collected = self.collect(first_deal, receive, watch);
            stop.store(true, Ordering::Relaxed);
            collected
        })
    }

    /// The games of a deal; the last deal may have fewer.
    pub(crate) fn games_of(&self, deal: u64) -> Range<u64> {
        let rotations = self.entrants.len() as u64;
        deal * rotations..((deal + 1) * rotations).min(self.games)
    }

    /// Plays batches of deals on one thread until there are no more.
    fn play<G: Game<Options = O>, C: Fn() -> Duration>(
        &self,
        mut table: Rotation<'_, '_, G, C>,
        next: &AtomicU64,
        send: &SyncSender<(u64, Batch<O>)>,
    ) {
        let deals = self.games.div_ceil(self.entrants.len() as u64);
        // A claim is checked after every deal, so batches would only waste games.
        let most = if self.until.is_some() { 1 } else { MAX_BATCH };
        let mut at_once = 1;
        loop {
            let first = next.fetch_add(at_once, Ordering::Relaxed);
            let mut batch = Batch::new(self.entrants.len());
            let began = (table.clock)();
            for deal in first..(first + at_once).min(deals) {
                // Batches are large if bots are fast. Timing all their choices would slow them down.
                if table.deal(deal, deal == first, &mut batch).is_none() {
                    return;
                }
            }
            let took = (table.clock)().saturating_sub(began);
            if batch.deals == 0 || send.send((first, batch)).is_err() {
                return;
            }
            at_once = if took < BATCH_TIME { (at_once * 2).min(most) } else { (at_once / 2).max(1) };
        }
    }

    /// Puts the batches in order and adds them up.
    fn collect<E>(
        &self,
        first_deal: u64,
        played: impl IntoIterator<Item = (u64, Batch<O>)>,
        mut watch: impl FnMut(Progress<'_, O>) -> Result<(), E>,
    ) -> Result<Results, E> {
        let players = self.entrants.len();
        let mut tally = Tally::new(players);
        let mut ratings = Ratings::new(players);
        let mut bets = self.until.as_ref().map(Bets::new);
        let mut decided = None;
        let mut waiting = BTreeMap::new();
        let mut due = first_deal;
        for (first, batch) in played {
            waiting.insert(first, batch);
            while let Some(batch) = waiting.remove(&due) {
                due += batch.deals;
                tally.merge(&batch.tally);
                batch.ranks.iter().for_each(|ranks| ratings.rate(ranks));
                // An incomplete last deal would favour an entrant.
                let mut whole = batch.ranks.chunks_exact(players);
                decided = bets.as_mut().and_then(|bets| whole.find_map(|deal| bets.add(deal)));
                watch(Progress { tally: &tally, records: batch.records })?;
                if decided.is_some() {
                    return Ok(Results { tally, ratings: ratings.all(), decided });
                }
            }
        }
        Ok(Results { tally, ratings: ratings.all(), decided })
    }
}

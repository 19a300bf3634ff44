//! Many games between bots.
//!
//! Every deal is played once in each rotation of the seats, so that neither the luck of the deal nor a place at the
//! table favours anybody. What happens in a game follows from the seed and the game's number alone; threads only decide
//! when it happens. Whatever depends on the order of games is done by whoever collects them, in their order.

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

/// The most deals that a thread takes at a time.
const MOST: u64 = 64;

/// A thread takes more deals at a time while they take less than this together, and fewer when they take longer.
const HANDFUL: Duration = Duration::from_millis(5);

/// A series of games between bots.
#[derive(Clone, Debug)]
pub struct Arena<O> {
    /// What was agreed; it has as many players as there are entrants.
    pub options: O,
    /// Who plays, by name.
    pub entrants: Vec<String>,
    /// Which of them, by index, are shown everything, hidden cards too: to learn what those are worth. The arena alone
    /// decides what a bot is shown; nobody who plays with people asks here.
    pub oracles: Vec<usize>,
    /// How many games, at most.
    pub games: u64,
    /// What the luck of all of them follows from.
    pub seed: u64,
    /// How many threads play.
    pub threads: usize,
    /// Whether the games are put on record.
    pub record: bool,
    /// A claim; as soon as it is decided the arena stops.
    pub until: Option<Until>,
}

/// Some more games, as they come out of the arena, in order.
#[derive(Debug)]
pub struct Progress<'a, O> {
    /// Results so far, of these games and all before them.
    pub tally: &'a Tally,
    /// The records of these games, if they were asked for.
    pub records: Vec<Record<O>>,
}

/// What came of an arena.
#[derive(Clone, Debug)]
pub struct Results {
    /// Everything that was counted.
    pub tally: Tally,
    /// What each entrant is worth.
    pub ratings: Vec<Rating>,
    /// How the claim was decided, if there was one and it was.
    pub decided: Option<Decided>,
}

impl<O: Options> Arena<O> {
    /// Plays the games. Each thread seats a bot for every entrant by calling `seat` with its index, and keeps it over
    /// its games. `clock` tells the time since whenever. `watch` sees the games come in and may stop the arena by an
    /// error. When `stop` is set from outside, nobody plays on, and the results are those of the games so far.
    ///
    /// # Errors
    /// What `watch` said.
    ///
    /// # Panics
    /// If there are more or fewer entrants than players.
    pub fn run<'b, G: Game<Options = O>, E>(
        &self,
        seat: impl Fn(usize) -> Box<dyn Bot<G> + 'b> + Sync,
        clock: impl Fn() -> Duration + Sync,
        stop: &AtomicBool,
        watch: impl FnMut(Progress<'_, O>) -> Result<(), E>,
    ) -> Result<Results, E> {
        assert_eq!(self.entrants.len(), self.options.players(), "as many entrants as players");
        let (next, seat, clock) = (&AtomicU64::new(0), &seat, &clock);
        let threads = self.threads.max(1);
        thread::scope(|scope| {
            // Bounded, so that a slow watcher holds the players up instead of filling memory.
            let (send, receive) = sync_channel(threads * 4);
            for _ in 0..threads {
                let send = send.clone();
                scope.spawn(move || {
                    let bots = (0..self.entrants.len()).map(seat).collect();
                    self.play(Rotation { arena: self, bots, clock, stop }, next, &send);
                });
            }
            drop(send);
            let collected = self.collect(receive, watch);
            stop.store(true, Ordering::Relaxed);
            collected
        })
    }

    /// The games of a deal; the last deal may have fewer than seats.
    pub(crate) fn games_of(&self, deal: u64) -> Range<u64> {
        let rotations = self.entrants.len() as u64;
        deal * rotations..((deal + 1) * rotations).min(self.games)
    }

    /// What a thread does: takes deals and plays them until there are no more.
    fn play<G: Game<Options = O>, C: Fn() -> Duration>(
        &self,
        mut table: Rotation<'_, '_, G, C>,
        next: &AtomicU64,
        send: &SyncSender<(u64, Batch<O>)>,
    ) {
        let deals = self.games.div_ceil(self.entrants.len() as u64);
        // The arena stops at a deal, so with a claim to decide they come one by one.
        let most = if self.until.is_some() { 1 } else { MOST };
        let mut at_once = 1;
        loop {
            let first = next.fetch_add(at_once, Ordering::Relaxed);
            let mut batch = Batch::new(self.entrants.len());
            let began = (table.clock)();
            for deal in first..(first + at_once).min(deals) {
                // Where a thread takes many at once it plays fast, and timing all of them would slow it down.
                if table.deal(deal, deal == first, &mut batch).is_none() {
                    return;
                }
            }
            let took = (table.clock)().saturating_sub(began);
            if batch.deals == 0 || send.send((first, batch)).is_err() {
                return;
            }
            at_once = if took < HANDFUL { (at_once * 2).min(most) } else { (at_once / 2).max(1) };
        }
    }

    /// Puts what the threads have played in order, and adds it up.
    fn collect<E>(
        &self,
        played: impl IntoIterator<Item = (u64, Batch<O>)>,
        mut watch: impl FnMut(Progress<'_, O>) -> Result<(), E>,
    ) -> Result<Results, E> {
        let players = self.entrants.len();
        let mut tally = Tally::new(players);
        let mut ratings = Ratings::new(players);
        let mut bets = self.until.as_ref().map(Bets::new);
        let mut decided = None;
        let mut waiting = BTreeMap::new();
        let mut due = 0;
        for (first, batch) in played {
            waiting.insert(first, batch);
            while let Some(batch) = waiting.remove(&due) {
                due += batch.deals;
                tally.merge(&batch.tally);
                batch.ranks.iter().for_each(|ranks| ratings.rate(ranks));
                // A last deal that is not played in all rotations would favour somebody.
                let mut whole = batch.ranks.chunks_exact(players);
                decided = bets.as_mut().and_then(|bets| whole.find_map(|deal| bets.see(deal)));
                watch(Progress { tally: &tally, records: batch.records })?;
                if decided.is_some() {
                    return Ok(Results { tally, ratings: ratings.all(), decided });
                }
            }
        }
        Ok(Results { tally, ratings: ratings.all(), decided })
    }
}

//! Writes for many tables at once: while one group of changes is being stored the next one gathers by itself, so that one
//! wait for the disk serves everybody who came meanwhile.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use tokio::sync::{mpsc, oneshot, watch};

use crate::{Change, Store, StoreFault};

/// How many changes may wait to be written. Whoever comes then waits to be let in.
const QUEUE: usize = 4096;

/// How many changes are written as one group, at most.
const GROUP: usize = 1024;

/// Takes changes from many tables and writes them in groups. Clones write to the same queue.
#[derive(Clone)]
pub struct Scribe {
    queue: mpsc::Sender<Entry>,
    closing: Arc<watch::Sender<bool>>,
    written: Arc<Written>,
}

/// How much a scribe has written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Changes that were stored.
    pub changes: u64,
    /// Groups in which they were stored: each is one transaction.
    pub groups: u64,
    /// Changes that were refused.
    pub refused: u64,
}

/// A change, and who waits for the answer.
type Entry = (Change, oneshot::Sender<Result<(), StoreFault>>);

#[derive(Default)]
struct Written {
    changes: AtomicU64,
    groups: AtomicU64,
    refused: AtomicU64,
}

impl Scribe {
    /// A scribe who writes to `store`. Needs a tokio runtime around it.
    pub fn new(store: Arc<dyn Store>) -> Self {
        let (queue, entries) = mpsc::channel(QUEUE);
        let (closing, asked_to_close) = watch::channel(false);
        let written = Arc::new(Written::default());
        let desk = Desk { store, entries, written: Arc::clone(&written) };
        tokio::spawn(desk.work(asked_to_close));
        Self { queue, closing: Arc::new(closing), written }
    }

    /// Stores a change. When this returns `Ok`, it is safe.
    ///
    /// A change that has got into the queue is written even if nobody waits for the answer any more.
    ///
    /// # Errors
    ///
    /// If it was not stored; see [`StoreFault`]. Other changes of the same group are not touched by a conflict in this one.
    pub async fn write(&self, change: Change) -> Result<(), StoreFault> {
        let (answer, answered) = oneshot::channel();
        self.queue.send((change, answer)).await.map_err(|_| StoreFault::Closed)?;
        answered.await.unwrap_or(Err(StoreFault::Closed))
    }

    /// How much was written so far.
    pub fn tally(&self) -> Tally {
        Tally {
            changes: self.written.changes.load(Ordering::Relaxed),
            groups: self.written.groups.load(Ordering::Relaxed),
            refused: self.written.refused.load(Ordering::Relaxed),
        }
    }

    /// Lets nobody in any more, and returns when everything that was queued is written and answered.
    pub async fn close(&self) {
        self.closing.send_replace(true);
        // The desk lets go of its end when it is done.
        self.closing.closed().await;
    }
}

/// Where the scribe works.
struct Desk {
    store: Arc<dyn Store>,
    entries: mpsc::Receiver<Entry>,
    written: Arc<Written>,
}

/// Changes that are stored together, and who waits for each.
#[derive(Default)]
struct Group {
    changes: Vec<Change>,
    waiting: Vec<oneshot::Sender<Result<(), StoreFault>>>,
}

impl Desk {
    /// Writes group after group until the queue is closed, or nobody is left who could put something in, and it is empty.
    async fn work(mut self, mut asked_to_close: watch::Receiver<bool>) {
        let mut taken = Vec::with_capacity(GROUP);
        loop {
            let count = tokio::select! {
                count = self.entries.recv_many(&mut taken, GROUP) => count,
                Ok(_) = asked_to_close.wait_for(|closing| *closing), if !self.entries.is_closed() => {
                    self.entries.close();
                    continue;
                }
            };
            if count == 0 {
                return;
            }
            self.write(taken.drain(..).collect()).await;
        }
    }

    /// Writes a group. A change that is at fault by itself is taken out, and the others are written without it.
    async fn write(&self, mut group: Group) {
        while !group.changes.is_empty() {
            let fault = match self.store.commit(&group.changes).await {
                Ok(()) => return self.stored(group),
                Err(fault) => fault,
            };
            match fault {
                fault if group.changes.len() == 1 => return self.refuse(group, &fault),
                StoreFault::Conflict { table } if group.changes.iter().any(|change| change.speaks_of(&table)) => {
                    let (contested, others) = group.into_entries().partition(|(change, _)| change.speaks_of(&table));
                    self.write_singly(contested).await;
                    group = others;
                }
                // Something in one of them may be to blame.
                StoreFault::Conflict { .. } | StoreFault::Other(_) => return self.write_singly(group).await,
                fault => return self.refuse(group, &fault),
            }
        }
    }

    async fn write_singly(&self, group: Group) {
        for entry in group.into_entries() {
            let single = Group::from_iter([entry]);
            match self.store.commit(&single.changes).await {
                Ok(()) => self.stored(single),
                Err(fault) => self.refuse(single, &fault),
            }
        }
    }

    fn stored(&self, group: Group) {
        self.written.groups.fetch_add(1, Ordering::Relaxed);
        self.written.changes.fetch_add(group.changes.len() as u64, Ordering::Relaxed);
        group.answer(&Ok(()));
    }

    fn refuse(&self, group: Group, fault: &StoreFault) {
        self.written.refused.fetch_add(group.changes.len() as u64, Ordering::Relaxed);
        group.answer(&Err(fault.clone()));
    }
}

impl Group {
    fn into_entries(self) -> impl Iterator<Item = Entry> {
        self.changes.into_iter().zip(self.waiting)
    }

    fn answer(self, answer: &Result<(), StoreFault>) {
        for waiting in self.waiting {
            // Whoever does not wait any more does not need the answer.
            let _ = waiting.send(answer.clone());
        }
    }
}

impl Extend<Entry> for Group {
    fn extend<I: IntoIterator<Item = Entry>>(&mut self, entries: I) {
        for (change, waiting) in entries {
            self.changes.push(change);
            self.waiting.push(waiting);
        }
    }
}

impl FromIterator<Entry> for Group {
    fn from_iter<I: IntoIterator<Item = Entry>>(entries: I) -> Self {
        let mut group = Self::default();
        group.extend(entries);
        group
    }
}

//! Group commit: while one group of changes is being stored, the next group collects in the queue, so that one disk
//! sync serves every table that wrote in the meantime.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use tokio::sync::{mpsc, oneshot, watch};

use crate::{Change, Store, StoreError};

/// The capacity of the queue. When it is full, writers wait for a place in it.
const QUEUE: usize = 4096;

/// The maximum number of changes in one group.
const GROUP: usize = 1024;

/// Collects changes from many tables and stores them in groups. Clones share one queue.
#[derive(Clone)]
pub struct GroupCommit {
    queue: mpsc::Sender<QueuedChange>,
    closing: Arc<watch::Sender<bool>>,
    counters: Arc<Counters>,
}

/// Statistics of a group commit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CommitStats {
    /// Changes stored.
    pub changes: u64,
    /// Groups stored, each in one transaction.
    pub groups: u64,
    /// Changes refused.
    pub refused: u64,
}

/// A change, and the sender for its result.
type QueuedChange = (Change, oneshot::Sender<Result<(), StoreError>>);

#[derive(Default)]
struct Counters {
    changes: AtomicU64,
    groups: AtomicU64,
    refused: AtomicU64,
}

impl GroupCommit {
    /// Starts a task that writes to `store`. Must be called within a tokio runtime.
    pub fn new(store: Arc<dyn Store>) -> Self {
        let (queue, queued) = mpsc::channel(QUEUE);
        let (closing, close_requested) = watch::channel(false);
        let counters = Arc::new(Counters::default());
        let task = CommitTask { store, queued, counters: Arc::clone(&counters) };
        tokio::spawn(task.run(close_requested));
        Self { queue, closing: Arc::new(closing), counters }
    }

    /// Stores a change. When this returns `Ok`, the change is durable.
    ///
    /// A change that has entered the queue is written even if the caller stops waiting for the result.
    ///
    /// # Errors
    ///
    /// If the change was not stored; see [`StoreError`]. A conflict does not affect the other changes of its group.
    pub async fn write(&self, change: Change) -> Result<(), StoreError> {
        let (sender, result) = oneshot::channel();
        self.queue.send((change, sender)).await.map_err(|_| StoreError::Closed)?;
        result.await.unwrap_or(Err(StoreError::Closed))
    }

    /// The statistics so far.
    pub fn stats(&self) -> CommitStats {
        CommitStats {
            changes: self.counters.changes.load(Ordering::Relaxed),
            groups: self.counters.groups.load(Ordering::Relaxed),
            refused: self.counters.refused.load(Ordering::Relaxed),
        }
    }

    /// Closes the queue, and returns when every queued change is stored or refused.
    pub async fn close(&self) {
        self.closing.send_replace(true);
        // The task drops its receiver when it is done.
        self.closing.closed().await;
    }
}

/// The task that stores one group after the other.
struct CommitTask {
    store: Arc<dyn Store>,
    queued: mpsc::Receiver<QueuedChange>,
    counters: Arc<Counters>,
}

/// Changes that are stored together, each with the sender for its result.
#[derive(Default)]
struct Group {
    changes: Vec<Change>,
    results: Vec<oneshot::Sender<Result<(), StoreError>>>,
}

impl CommitTask {
    /// Runs until the queue is empty and either was closed or has no sender left.
    async fn run(mut self, mut close_requested: watch::Receiver<bool>) {
        let mut received = Vec::with_capacity(GROUP);
        loop {
            let count = tokio::select! {
                count = self.queued.recv_many(&mut received, GROUP) => count,
                Ok(_) = close_requested.wait_for(|closing| *closing), if !self.queued.is_closed() => {
                    self.queued.close();
                    continue;
                }
            };
            if count == 0 {
                return;
            }
            self.write(received.drain(..).collect()).await;
        }
    }

    /// Stores a group. Changes of a table with a conflict are taken out and stored one by one, before the rest.
    async fn write(&self, mut group: Group) {
        while !group.changes.is_empty() {
            let error = match self.store.commit(&group.changes).await {
                Ok(()) => return self.stored(group),
                Err(error) => error,
            };
            match error {
                error if group.changes.len() == 1 => return self.refuse(group, &error),
                StoreError::Conflict { table } if group.changes.iter().any(|change| change.concerns(&table)) => {
                    let (contested, others) = group.into_queued().partition(|(change, _)| change.concerns(&table));
                    self.write_singly(contested).await;
                    group = others;
                }
                // One of the changes may be the cause.
                StoreError::Conflict { .. } | StoreError::Other(_) => return self.write_singly(group).await,
                error => return self.refuse(group, &error),
            }
        }
    }

    async fn write_singly(&self, group: Group) {
        for queued in group.into_queued() {
            let single = Group::from_iter([queued]);
            match self.store.commit(&single.changes).await {
                Ok(()) => self.stored(single),
                Err(error) => self.refuse(single, &error),
            }
        }
    }

    fn stored(&self, group: Group) {
        self.counters.groups.fetch_add(1, Ordering::Relaxed);
        self.counters.changes.fetch_add(group.changes.len() as u64, Ordering::Relaxed);
        group.report(&Ok(()));
    }

    fn refuse(&self, group: Group, error: &StoreError) {
        self.counters.refused.fetch_add(group.changes.len() as u64, Ordering::Relaxed);
        group.report(&Err(error.clone()));
    }
}

impl Group {
    fn into_queued(self) -> impl Iterator<Item = QueuedChange> {
        self.changes.into_iter().zip(self.results)
    }

    fn report(self, result: &Result<(), StoreError>) {
        for sender in self.results {
            // A caller that stopped waiting does not need the result.
            let _ = sender.send(result.clone());
        }
    }
}

impl Extend<QueuedChange> for Group {
    fn extend<I: IntoIterator<Item = QueuedChange>>(&mut self, queued: I) {
        for (change, sender) in queued {
            self.changes.push(change);
            self.results.push(sender);
        }
    }
}

impl FromIterator<QueuedChange> for Group {
    fn from_iter<I: IntoIterator<Item = QueuedChange>>(queued: I) -> Self {
        let mut group = Self::default();
        group.extend(queued);
        group
    }
}

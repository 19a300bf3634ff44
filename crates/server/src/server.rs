//! What all parts of the server share, and what can be done at its tables.

use std::sync::Arc;

use store::{Change, GroupCommit, Store, StoreError, StoredRecord};
use table::{Action, Person, Settings, Table};
use tokio::sync::{Semaphore, oneshot};
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use crate::analysts::Analysts;
use crate::clock::now;
use crate::metrics::Metrics;
use crate::rate_limiter::RateLimiter;
use crate::registry::TableRegistry;
use crate::table_actor::{self, Act, Mailbox, Message, Reply};
use crate::thinkers::Thinkers;
use crate::{ApiError, Code, Config};

/// How often something is tried at a table that goes to rest in the same moment.
const TRIES: usize = 5;

/// A server.
pub struct Server {
    pub(crate) config: Config,
    pub(crate) store: Arc<dyn Store>,
    pub(crate) writer: GroupCommit,
    pub(crate) registry: TableRegistry,
    pub(crate) thinkers: Thinkers,
    pub(crate) analysts: Analysts,
    /// How many hints can be thought about at once.
    pub(crate) hints: Semaphore,
    pub(crate) rate_limiter: RateLimiter,
    pub(crate) metrics: Metrics,
    /// Told when the server closes.
    pub(crate) closing: CancellationToken,
    /// Everything that has to end before the server is closed: tables and connections.
    pub(crate) tasks: TaskTracker,
}

impl Server {
    /// A server that remembers in this store. Needs a tokio runtime around it.
    pub fn new(config: Config, store: Arc<dyn Store>) -> Arc<Self> {
        let thinkers = Thinkers::new(config.bot_threads, tokio::runtime::Handle::current());
        Arc::new(Self {
            writer: GroupCommit::new(Arc::clone(&store)),
            store,
            registry: TableRegistry::default(),
            thinkers,
            analysts: Analysts::new(),
            hints: Semaphore::new(config.bot_threads.max(1)),
            rate_limiter: RateLimiter::new(config.limits),
            metrics: Metrics::default(),
            closing: CancellationToken::new(),
            tasks: TaskTracker::new(),
            config,
        })
    }

    /// The mailbox of a table, which is woken if need be. Whether there is such a table is found out then.
    pub(crate) fn mailbox(self: &Arc<Self>, code: Code) -> Mailbox {
        self.registry.enter(code, || {
            let (mailbox, messages) = table_actor::mailbox();
            self.tasks.spawn(table_actor::attend(Arc::clone(self), code, mailbox.clone(), messages));
            mailbox
        })
    }

    /// Sends a message to a table.
    pub(crate) async fn send(self: &Arc<Self>, code: Code, mut message: Message) -> Result<(), ApiError> {
        for _ in 0..TRIES {
            if self.closing.is_cancelled() {
                break;
            }
            match self.mailbox(code).send(message).await {
                Ok(()) => return Ok(()),
                Err(returned) => message = returned,
            }
        }
        Err(ApiError::Busy)
    }

    /// Does something at a table. When this says so, it is stored.
    pub(crate) async fn act(self: &Arc<Self>, code: Code, person: Person, action: Action) -> Result<(), ApiError> {
        let (reply, answer) = oneshot::channel();
        self.send(code, Message::Act(Box::new(Act { person, action, reply: Reply::Caller(reply) }))).await?;
        answer.await.unwrap_or(Err(ApiError::Busy))
    }

    /// Looks something up at a table.
    pub(crate) async fn read<T: Send + 'static>(
        self: &Arc<Self>,
        code: Code,
        read: impl FnOnce(&Table) -> T + Send + 'static,
    ) -> Result<T, ApiError> {
        let (reply, answer) = oneshot::channel();
        let question = Box::new(move |table: Result<&Table, &ApiError>| {
            let _ = reply.send(table.map(read).map_err(Clone::clone));
        });
        self.send(code, Message::Read(question)).await?;
        answer.await.unwrap_or(Err(ApiError::Busy))
    }

    /// A finished game.
    pub(crate) async fn finished(&self, code: Code, number: u32) -> Result<StoredRecord, ApiError> {
        self.store.record(&code.to_string(), number).await?.ok_or(ApiError::NoRecord)
    }

    /// Opens a table.
    pub(crate) async fn open_table(&self, host: Person, settings: Settings) -> Result<(Code, Table), ApiError> {
        let pace = self.config.bot_pace.as_millis() as u32;
        let now = now();
        let (table, effects) = Table::open(host, settings, pace, now)?;
        for _ in 0..TRIES {
            let code = Code::draw(crate::clock::random_bytes());
            let lines = table_actor::lines(code, 0, effects.entries.iter().map(|entry| (entry, now.at)));
            let card = table_actor::card(code, &table, now.at, now.at);
            let change = Change { lines, card: Some(card), ..Change::default() };
            match self.writer.write(change).await {
                Ok(()) => {
                    self.metrics.tables_opened.inc();
                    return Ok((code, table));
                }
                // The code is taken.
                Err(StoreError::Conflict { .. }) => {}
                Err(error) => return Err(error.into()),
            }
        }
        Err(ApiError::Busy)
    }
}

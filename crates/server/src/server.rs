//! The state that all parts of the server share, and the operations on tables.

use std::net::IpAddr;
use std::sync::Arc;

use store::{GroupCommit, Store, StoreError, StoredRecord};
use table::{Action, Input, Person, Settings, Table};
use tokio::runtime::Handle;
use tokio::sync::oneshot;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use crate::analyses::Analyses;
use crate::backlog::Backlog;
use crate::bans::Visitor;
use crate::clock::{now, unix_millis};
use crate::guests::cleaned;
use crate::metrics::Metrics;
use crate::panics::Panics;
use crate::pictures::Pictures;
use crate::rate_limiter::{Quota, RateLimiter};
use crate::readiness::Readiness;
use crate::registry::{BackingOff, TableRegistry};
use crate::table_actor::{self, Act, Batch, Follows, Mailbox, Message, Reply};
use crate::worker_pool::WorkerPool;
use crate::{ApiError, Code, Config};

/// Maximum number of attempts if a table is falling asleep or a code is taken.
const MAX_ATTEMPTS: usize = 5;

/// The server: its store, its tables and its workers.
pub struct Server {
    pub(crate) config: Config,
    /// The time when it started. Nobody could choose before.
    pub(crate) started: u64,
    pub(crate) store: Arc<dyn Store>,
    pub(crate) writer: GroupCommit,
    pub(crate) registry: TableRegistry,
    pub(crate) workers: WorkerPool,
    /// Workers for pages, which do not wait for bots.
    pub(crate) page_workers: WorkerPool,
    pub(crate) analyses: Analyses,
    pub(crate) pictures: Pictures,
    pub(crate) rate_limiter: RateLimiter,
    pub(crate) backlog: Backlog,
    pub(crate) readiness: Readiness,
    pub(crate) metrics: Metrics,
    pub(crate) panics: Panics,
    /// The runtime, for the threads of the worker pool.
    pub(crate) runtime: Handle,
    /// Cancelled when the server shuts down.
    pub(crate) closing: CancellationToken,
    /// Tables and connections, which must end before the store is closed.
    pub(crate) tasks: TaskTracker,
}

impl Server {
    /// A server with this store. Must be called inside a tokio runtime.
    pub fn new(config: Config, store: Arc<dyn Store>) -> Arc<Self> {
        let panics = Panics::default();
        Arc::new(Self {
            started: unix_millis(),
            writer: GroupCommit::new(Arc::clone(&store)),
            store,
            registry: TableRegistry::default(),
            workers: WorkerPool::new(config.bot_threads, panics.clone()),
            // One more, because the pool reserves one for bots.
            page_workers: WorkerPool::new(config.page_threads + 1, panics.clone()),
            backlog: Backlog::new(config.limits.backlog_bytes),
            analyses: Analyses::default(),
            pictures: Pictures::default(),
            rate_limiter: RateLimiter::new(config.limits),
            readiness: Readiness::default(),
            metrics: Metrics::default(),
            panics,
            runtime: Handle::current(),
            closing: CancellationToken::new(),
            tasks: TaskTracker::new(),
            config,
        })
    }

    /// The mailbox of a table, which is woken if it is asleep. If there is no such table, messages are answered with an
    /// error.
    pub(crate) fn mailbox(self: &Arc<Self>, code: Code) -> Result<Mailbox, ApiError> {
        let wake = || {
            let (mailbox, messages) = table_actor::mailbox();
            self.tasks.spawn(table_actor::supervise(Arc::clone(self), code, mailbox.clone(), messages));
            mailbox
        };
        self.registry.enter(code, wake).map_err(|BackingOff| ApiError::Crashed)
    }

    /// Sends a message to a table.
    pub(crate) async fn send(self: &Arc<Self>, code: Code, mut message: Message) -> Result<(), ApiError> {
        for _ in 0..MAX_ATTEMPTS {
            if self.closing.is_cancelled() {
                break;
            }
            match self.mailbox(code)?.send(message).await {
                Ok(()) => return Ok(()),
                Err(returned) => message = returned,
            }
        }
        Err(ApiError::Busy)
    }

    /// Acts at a table. `Ok` means that it is stored.
    pub(crate) async fn act(
        self: &Arc<Self>,
        code: Code,
        from: IpAddr,
        person: Person,
        action: Action,
    ) -> Result<(), ApiError> {
        let action = cleaned(action)?;
        self.rate_limiter.admit_action(from, person.id, &action)?;
        let (reply, answer) = oneshot::channel();
        self.send(code, Message::Act(Box::new(Act { person, action, reply: Reply::Caller(reply) }))).await?;
        answer.await.unwrap_or_else(|_| Err(self.unanswered()))
    }

    /// Reads something from a table.
    pub(crate) async fn read<T: Send + 'static>(
        self: &Arc<Self>,
        code: Code,
        read: impl FnOnce(&Table) -> T + Send + 'static,
    ) -> Result<T, ApiError> {
        self.read_for(code, None, Follows::No, read).await
    }

    /// Reads a table for a visitor, unless the host has removed them.
    pub(crate) async fn visit<T: Send + 'static>(
        self: &Arc<Self>,
        code: Code,
        visitor: Visitor,
        read: impl FnOnce(&Table) -> T + Send + 'static,
    ) -> Result<T, ApiError> {
        self.read_for(code, Some(visitor), Follows::No, read).await
    }

    /// Reads a table for a visitor who loads it: they follow the game, even without a connection.
    pub(crate) async fn load<T: Send + 'static>(
        self: &Arc<Self>,
        code: Code,
        visitor: Visitor,
        read: impl FnOnce(&Table) -> T + Send + 'static,
    ) -> Result<T, ApiError> {
        self.read_for(code, Some(visitor), Follows::Yes, read).await
    }

    async fn read_for<T: Send + 'static>(
        self: &Arc<Self>,
        code: Code,
        visitor: Option<Visitor>,
        follows: Follows,
        read: impl FnOnce(&Table) -> T + Send + 'static,
    ) -> Result<T, ApiError> {
        let (reply, answer) = oneshot::channel();
        let read = Box::new(move |table: Result<&Table, &ApiError>| {
            let _ = reply.send(table.map(read).map_err(Clone::clone));
        });
        self.send(code, Message::Read { visitor, follows, read }).await?;
        answer.await.unwrap_or_else(|_| Err(self.unanswered()))
    }

    /// The error when a table has dropped a message without an answer.
    fn unanswered(&self) -> ApiError {
        if self.closing.is_cancelled() { ApiError::Busy } else { ApiError::Crashed }
    }

    /// Finds a finished game.
    pub(crate) async fn finished(&self, code: Code, number: u32) -> Result<StoredRecord, ApiError> {
        self.store.record(&code.to_string(), number).await?.ok_or(ApiError::NoRecord)
    }

    /// Admits another table of a person, or refuses it.
    pub(crate) async fn admit_table(&self, from: IpAddr, host: &Person, public: bool) -> Result<(), ApiError> {
        self.rate_limiter.admit(from, Quota::Table)?;
        if public {
            self.rate_limiter.admit(from, Quota::PublicTable)?;
        }
        let unfinished = self.store.unfinished(&host.id.to_string()).await?;
        if unfinished < u64::from(self.config.limits.tables_per_person) { Ok(()) } else { Err(ApiError::TooManyTables) }
    }

    /// Opens a table.
    pub(crate) async fn open_table(&self, host: Person, settings: Settings) -> Result<(Code, Table), ApiError> {
        self.open_table_and(host, settings, |_| Vec::new()).await
    }

    /// Opens a table and performs the host's first actions, all in one commit.
    pub(crate) async fn open_table_and(
        &self,
        host: Person,
        settings: Settings,
        actions: impl FnOnce(&Table) -> Vec<Action>,
    ) -> Result<(Code, Table), ApiError> {
        let opened = now();
        let (mut table, effects) =
            Table::open(host.clone(), settings, self.config.bot_pace.as_millis() as u32, opened)?;
        let mut batch = Batch::default();
        batch.add(effects, opened.at);
        for action in actions(&table) {
            // Each action gets its own entropy: the secret is drawn from that of the opening.
            let now = now();
            batch.add(table.handle(Input::Act { person: host.clone(), action }, now)?, now.at);
        }
        self.store_new(table, batch, opened.at).await
    }

    /// Opens a table for the people in one room. The first one to sit down becomes its host.
    ///
    /// # Errors
    /// If there is no such game, or the table cannot be stored.
    pub async fn open_party(&self, game: &str) -> Result<Code, ApiError> {
        let (opened, pace) = (now(), self.config.bot_pace.as_millis() as u32);
        let players = fewest_players(game).map(|players| ("players".to_owned(), players.to_string()));
        let settings = Settings {
            game: game.to_owned(),
            options: players.into_iter().collect(),
            clock: table::TurnClock::Unlimited,
            public: false,
            fixed: false,
        };
        let (table, effects) = Table::open_for_all(settings, pace, opened)?;
        let mut batch = Batch::default();
        batch.add(effects, opened.at);
        self.store_new(table, batch, opened.at).await.map(|(code, _)| code)
    }

    /// The number of people who have a seat at a table.
    ///
    /// # Errors
    /// If there is no such table.
    pub async fn people_at(self: &Arc<Self>, code: Code) -> Result<usize, ApiError> {
        self.read(code, |table| table.seats().iter().filter_map(|seat| seat.person()).count()).await
    }

    /// Stores a new table under a code that is not taken.
    async fn store_new(&self, table: Table, batch: Batch, opened: u64) -> Result<(Code, Table), ApiError> {
        for _ in 0..MAX_ATTEMPTS {
            let code = Code::draw(crate::clock::random_bytes());
            let card = table_actor::card(code, &table, opened, unix_millis());
            match self.writer.write(batch.change(code, &table, Some(card))).await {
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

/// The smallest number of players of a game. A table grows as people sit down.
fn fewest_players(game: &str) -> Option<usize> {
    let entry = menu::GAMES.iter().find(|entry| entry.name == game)?;
    let players = entry.options.iter().find(|option| option.name == "players")?;
    players.values.iter().filter_map(|value| value.value.parse().ok()).min()
}

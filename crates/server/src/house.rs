//! What all parts of the house share, and what can be done at its tables.

use std::sync::Arc;

use store::{Change, GroupCommit, Store, StoreError, StoredRecord};
use table::{Action, Person, Settings, Table};
use tokio::sync::{Semaphore, oneshot};
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use crate::analysts::Analysts;
use crate::attendant::{self, Act, Mailbox, Message, Reply};
use crate::doorman::Doorman;
use crate::hall::Hall;
use crate::measures::Measures;
use crate::moment::moment;
use crate::thinkers::Thinkers;
use crate::{Code, Config, Fault};

/// How often something is tried at a table that goes to rest in the same moment.
const TRIES: usize = 5;

/// A house.
pub struct House {
    pub(crate) config: Config,
    pub(crate) store: Arc<dyn Store>,
    pub(crate) scribe: GroupCommit,
    pub(crate) hall: Hall,
    pub(crate) thinkers: Thinkers,
    pub(crate) analysts: Analysts,
    /// How many hints can be thought about at once.
    pub(crate) hints: Semaphore,
    pub(crate) doorman: Doorman,
    pub(crate) measures: Measures,
    /// Told when the house closes.
    pub(crate) closing: CancellationToken,
    /// Everything that has to end before the house is closed: tables and connections.
    pub(crate) tasks: TaskTracker,
}

impl House {
    /// A house that remembers in this store. Needs a tokio runtime around it.
    pub fn new(config: Config, store: Arc<dyn Store>) -> Arc<Self> {
        let thinkers = Thinkers::new(config.bot_threads, tokio::runtime::Handle::current());
        Arc::new(Self {
            scribe: GroupCommit::new(Arc::clone(&store)),
            store,
            hall: Hall::default(),
            thinkers,
            analysts: Analysts::new(),
            hints: Semaphore::new(config.bot_threads.max(1)),
            doorman: Doorman::new(config.limits),
            measures: Measures::default(),
            closing: CancellationToken::new(),
            tasks: TaskTracker::new(),
            config,
        })
    }

    /// The mailbox of a table, which is woken if need be. Whether there is such a table is found out then.
    pub(crate) fn enter(self: &Arc<Self>, code: Code) -> Mailbox {
        self.hall.enter(code, || {
            let (mailbox, messages) = attendant::mailbox();
            self.tasks.spawn(attendant::attend(Arc::clone(self), code, mailbox.clone(), messages));
            mailbox
        })
    }

    /// Sends a message to a table.
    pub(crate) async fn send(self: &Arc<Self>, code: Code, mut message: Message) -> Result<(), Fault> {
        for _ in 0..TRIES {
            if self.closing.is_cancelled() {
                break;
            }
            match self.enter(code).send(message).await {
                Ok(()) => return Ok(()),
                Err(returned) => message = returned,
            }
        }
        Err(Fault::Busy)
    }

    /// Does something at a table. When this says so, it is stored.
    pub(crate) async fn act(self: &Arc<Self>, code: Code, person: Person, action: Action) -> Result<(), Fault> {
        let (reply, answer) = oneshot::channel();
        self.send(code, Message::Act(Box::new(Act { person, action, reply: Reply::Caller(reply) }))).await?;
        answer.await.unwrap_or(Err(Fault::Busy))
    }

    /// Looks something up at a table.
    pub(crate) async fn look<T: Send + 'static>(
        self: &Arc<Self>,
        code: Code,
        look: impl FnOnce(&Table) -> T + Send + 'static,
    ) -> Result<T, Fault> {
        let (reply, answer) = oneshot::channel();
        let question = Box::new(move |table: Result<&Table, &Fault>| {
            let _ = reply.send(table.map(look).map_err(Clone::clone));
        });
        self.send(code, Message::Read(question)).await?;
        answer.await.unwrap_or(Err(Fault::Busy))
    }

    /// A finished game.
    pub(crate) async fn finished(&self, code: Code, number: u32) -> Result<StoredRecord, Fault> {
        self.store.record(&code.to_string(), number).await?.ok_or(Fault::NoRecord)
    }

    /// Opens a table.
    pub(crate) async fn open_table(&self, host: Person, settings: Settings) -> Result<(Code, Table), Fault> {
        let pace = self.config.bot_pace.as_millis() as u32;
        let moment = moment();
        let (table, effects) = Table::open(host, settings, pace, moment)?;
        for _ in 0..TRIES {
            let code = Code::draw(crate::moment::luck());
            let lines = attendant::lines(code, 0, effects.entries.iter().map(|entry| (entry, moment.at)));
            let card = attendant::card(code, &table, moment.at, moment.at);
            let change = Change { lines, card: Some(card), ..Change::default() };
            match self.scribe.write(change).await {
                Ok(()) => {
                    self.measures.tables_opened.inc();
                    return Ok((code, table));
                }
                // The code is taken.
                Err(StoreError::Conflict { .. }) => {}
                Err(fault) => return Err(fault.into()),
            }
        }
        Err(Fault::Busy)
    }
}

//! One table while it is awake: its mailbox, its journal, its viewers.
//!
//! The actor takes what has come in together, lets the table decide, stores what has happened, and only then tells
//! anybody. If it cannot be stored, it has not happened: the actor reads the table again and says so.

use std::sync::Arc;
use std::time::Duration;

use store::{Change, JournalLine, StoredRecord, TableCard, TablePhase};
use table::{Action, Effects, Entry, Input, Person, Table};
use tokio::sync::{mpsc, oneshot};
use tokio::time::Instant;

use crate::clock::{now, unix_millis};
use crate::faults::FaultPoint;
use crate::panics::Place;
use crate::viewers::{Viewer, Viewers};
use crate::{ApiError, Code, Server};

/// How many messages may wait for a table.
const MAILBOX: usize = 64;

/// How many are taken together at most.
const TOGETHER: usize = 64;

/// How long a card may stand unchanged while its table lives, in milliseconds: the store forgets by it.
const CARD_AGE: u64 = 10 * 60 * 1000;

/// How long a table waits before it tries to store something again: a full disk is not emptied by asking.
const AFTER_A_FAULT: Duration = Duration::from_millis(250);

/// How long a table that is looked at can go without looking up.
const LONG_WHILE: Duration = Duration::from_secs(60 * 60);

/// The shortest time between two looks at whether a table can rest.
const MOMENT: Duration = Duration::from_millis(100);

/// What a table is told.
pub(crate) enum Message {
    /// Somebody does something.
    Act(Box<Act>),
    /// Somebody begins to look.
    Join(Viewer),
    /// A connection has ended.
    Part(u64),
    /// A bot has chosen.
    BotChose(Box<Input>),
    /// Somebody wants to know something.
    Read(Question),
}

/// What somebody does, and who waits for the answer. In a box: every table has a mailbox with room for many messages.
pub(crate) struct Act {
    pub(crate) person: Person,
    pub(crate) action: Action,
    pub(crate) reply: Reply,
}

/// What somebody wants to know of a table, if it can be woken.
pub(crate) type Question = Box<dyn FnOnce(Result<&Table, &ApiError>) + Send>;

/// Who waits for an answer.
pub(crate) enum Reply {
    /// Somebody who waits for it.
    Caller(oneshot::Sender<Result<(), ApiError>>),
    /// A connection, by its number, with the number of the request.
    Viewer { number: u64, id: u64 },
}

/// How a table is reached.
#[derive(Clone)]
pub(crate) struct Mailbox(mpsc::Sender<Message>);

impl Mailbox {
    /// Whether both lead to the same table.
    pub(crate) fn is(&self, other: &Self) -> bool {
        self.0.same_channel(&other.0)
    }

    /// Sends a message, waiting for room; gives it back if the table has gone to rest.
    pub(crate) async fn send(&self, message: Message) -> Result<(), Message> {
        self.0.send(message).await.map_err(|rejected| rejected.0)
    }

    /// Sends a message from a thread that must not wait.
    pub(crate) fn post(&self, message: Message, runtime: &tokio::runtime::Handle) {
        if let Err(mpsc::error::TrySendError::Full(message)) = self.0.try_send(message) {
            let mailbox = self.clone();
            runtime.spawn(async move { mailbox.send(message).await.ok() });
        }
    }
}

/// A table and all that belongs to it.
struct TableActor {
    server: Arc<Server>,
    code: Code,
    own: Mailbox,
    mailbox: mpsc::Receiver<Message>,
    table: Table,
    opened: u64,
    /// The card as it was last stored.
    card: Option<TableCard>,
    viewers: Viewers,
    /// When somebody last wanted something.
    busy: Instant,
}

/// A mailbox for a table whose actor comes with [`attend`].
pub(crate) fn mailbox() -> (Mailbox, mpsc::Receiver<Message>) {
    let (sender, receiver) = mpsc::channel(MAILBOX);
    (Mailbox(sender), receiver)
}

/// Runs a table until it falls asleep. If its actor panics, everybody who waits for it is let go, and the table is woken
/// again from its journal: at once after a first crash, otherwise after a while, when somebody asks or it is due.
pub(crate) async fn supervise(server: Arc<Server>, code: Code, own: Mailbox, mailbox: mpsc::Receiver<Message>) {
    let actor = run(Arc::clone(&server), code, own.clone(), mailbox);
    if server.panics.contain(Place::Table, Some(code), actor).await.is_err() {
        let back_off = server.registry.crash(code, &own);
        if back_off.is_zero() && !server.closing.is_cancelled() {
            let _ = server.mailbox(code);
        }
    }
}

/// Wakes a table and runs it until it falls asleep.
async fn run(server: Arc<Server>, code: Code, own: Mailbox, mut mailbox: mpsc::Receiver<Message>) {
    let (table, opened) = match wake(&server, code).await {
        Ok(woken) => woken,
        Err(error) => {
            server.registry.leave(code, &own);
            mailbox.close();
            while let Some(message) = mailbox.recv().await {
                match message {
                    Message::Act(act) => {
                        if let Reply::Caller(caller) = act.reply {
                            let _ = caller.send(Err(error.clone()));
                        }
                    }
                    Message::Read(question) => question(Err(&error)),
                    // Whoever looks is let go when the outbox is dropped.
                    Message::Join(_) | Message::Part(_) | Message::BotChose(_) => {}
                }
            }
            return;
        }
    };
    let viewers = Viewers::default();
    let busy = Instant::now();
    // On the heap, so that whoever waits for something holds a pointer only.
    let mut actor = Box::new(TableActor { server, code, own, mailbox, table, opened, card: None, viewers, busy });
    actor.work().await;
}

/// Reads a table from the store. Says also when it was opened.
async fn wake(server: &Server, code: Code) -> Result<(Table, u64), ApiError> {
    let lines = server.store.journal(&code.to_string()).await?;
    server.config.faults.pass(FaultPoint::Wake);
    let opened = lines.first().ok_or(ApiError::NoTable)?.at;
    let mut journal = Vec::with_capacity(lines.len());
    for line in lines {
        let entry = serde_json::from_str(&line.text).map_err(|error| {
            tracing::error!(table = %code, seq = line.seq, kind = ?error.classify(), "a line of the journal cannot be read");
            ApiError::Broken
        })?;
        journal.push((line.at, entry));
    }
    let table = Table::rebuild(journal).map_err(|broken| {
        tracing::error!(table = %code, %broken, "the table cannot be rebuilt");
        ApiError::Broken
    })?;
    Ok((table, opened))
}

/// What has come in together, while it is not stored yet.
#[derive(Default)]
pub(crate) struct Batch {
    effects: Effects,
    /// The moment of each entry.
    moments: Vec<u64>,
    answers: Vec<(Reply, Result<(), ApiError>)>,
    questions: Vec<Question>,
}

impl Batch {
    /// Adds the effects of an input that came at this time.
    pub(crate) fn add(&mut self, effects: Effects, at: u64) {
        self.moments.extend(effects.entries.iter().map(|_| at));
        self.effects.merge(effects);
    }

    /// All of it as one change to the store. The entries are the last ones of the table's journal.
    pub(crate) fn change(&self, code: Code, table: &Table, card: Option<TableCard>) -> Change {
        let first = table.length() - self.effects.entries.len() as u64;
        let lines = lines(code, first, self.effects.entries.iter().zip(self.moments.iter().copied()));
        let finished = self.effects.finished.iter().map(|finished| StoredRecord {
            table: code.to_string(),
            number: finished.number,
            game: table.settings().game.clone(),
            at: unix_millis(),
            record: finished.record.clone(),
            people: people(table),
        });
        Change { lines, card, finished: finished.collect(), guests: Vec::new() }
    }
}

impl TableActor {
    async fn work(&mut self) {
        loop {
            let mut batch = Batch::default();
            let alarm = self.alarm();
            let closing = self.server.closing.clone();
            tokio::select! {
                biased;
                message = self.mailbox.recv() => match message {
                    Some(message) => {
                        // Whoever is about to say something too gets the chance: what comes together is stored together.
                        tokio::task::yield_now().await;
                        self.take_all(message, &mut batch);
                    }
                    None => return,
                },
                () = tokio::time::sleep_until(alarm) => self.handle(Input::Tick, &mut batch),
                () = closing.cancelled() => return self.close().await,
            }
            if self.store_and_tell(batch).await.is_err() {
                self.server.registry.leave(self.code, &self.own);
                return;
            }
            if self.may_rest() && self.mailbox.is_empty() {
                return self.rest().await;
            }
        }
    }

    /// Leaves the table to the store. Whoever wanted something in just that moment goes to whoever attends it next.
    async fn rest(&mut self) {
        self.server.registry.leave(self.code, &self.own);
        self.mailbox.close();
        while let Some(message) = self.mailbox.recv().await {
            if let Ok(mailbox) = self.server.mailbox(self.code) {
                let _ = mailbox.send(message).await;
            }
        }
    }

    /// Stores what has come in before the server closed, and lets everybody go.
    async fn close(&mut self) {
        self.mailbox.close();
        let mut batch = Batch::default();
        while let Ok(message) = self.mailbox.try_recv() {
            self.take(message, &mut batch);
        }
        let _ = self.store_and_tell(batch).await;
    }

    fn take_all(&mut self, first: Message, batch: &mut Batch) {
        self.busy = Instant::now();
        self.take(first, batch);
        for _ in 1..TOGETHER {
            match self.mailbox.try_recv() {
                Ok(message) => self.take(message, batch),
                Err(_) => return,
            }
        }
    }

    fn take(&mut self, message: Message, batch: &mut Batch) {
        match message {
            Message::Act(act) => {
                self.server.config.faults.pass(FaultPoint::Act);
                let Act { person, action, reply } = *act;
                let result = self.decide(Input::Act { person, action }, batch);
                batch.answers.push((reply, result));
            }
            Message::Join(viewer) => {
                let person = viewer.person;
                if self.viewers.join(viewer)
                    && let Some(person) = person
                {
                    self.handle(Input::Connected { person }, batch);
                }
            }
            Message::Part(number) => {
                if let Some(person) = self.viewers.part(number) {
                    self.handle(Input::Disconnected { person }, batch);
                }
            }
            Message::BotChose(input) => self.handle(*input, batch),
            Message::Read(question) => batch.questions.push(question),
        }
    }

    fn decide(&mut self, input: Input, batch: &mut Batch) -> Result<(), ApiError> {
        let now = now();
        batch.add(self.table.handle(input, now)?, now.at);
        Ok(())
    }

    /// Something that cannot be refused.
    fn handle(&mut self, input: Input, batch: &mut Batch) {
        let _ = self.decide(input, batch);
    }

    /// Stores what has happened, then tells everybody. An error means that the table could not be read again.
    async fn store_and_tell(&mut self, batch: Batch) -> Result<(), ApiError> {
        let change = (!batch.effects.entries.is_empty()).then(|| batch.change(self.code, &self.table, self.new_card()));
        let stored = self.store(change).await;
        let mut slow = match &stored {
            Ok(()) => self.viewers.show(&self.table, &batch.effects.changes),
            Err(_) => self.read_again().await?,
        };
        for (reply, result) in batch.answers {
            let result = stored.clone().and(result);
            match reply {
                Reply::Caller(caller) => drop(caller.send(result)),
                Reply::Viewer { number, id } => self.viewers.answer(number, id, result),
            }
        }
        for question in batch.questions {
            // A question only reads, so nothing is half done if it panics. Whoever asked gets an error.
            let _ = self.server.panics.catch(Place::Render, Some(self.code), || {
                self.server.config.faults.pass(FaultPoint::Read);
                question(Ok(&self.table));
            });
        }
        if stored.is_ok() {
            for ask in batch.effects.asks {
                self.server.ask_bot(self.code, ask, self.own.clone());
            }
        }
        while let Some(number) = slow.pop() {
            self.server.metrics.slow_viewers.inc();
            let mut batch = Batch::default();
            self.take(Message::Part(number), &mut batch);
            // Nothing of this is stored: that somebody is gone is not in the journal.
            slow.extend(self.viewers.show(&self.table, &batch.effects.changes));
        }
        Ok(())
    }

    async fn store(&mut self, change: Option<Change>) -> Result<(), ApiError> {
        let Some(change) = change else { return Ok(()) };
        let card = change.card.clone();
        self.server.metrics.stored(change.lines.len(), change.finished.len());
        self.server.writer.write(change).await?;
        self.card = card.or_else(|| self.card.take());
        self.server.config.faults.pass(FaultPoint::Stored);
        Ok(())
    }

    /// The card, if it has to be written anew.
    fn new_card(&self) -> Option<TableCard> {
        let card = card(self.code, &self.table, self.opened, unix_millis());
        match &self.card {
            Some(former) if former.updated + CARD_AGE > card.updated => {
                let same = TableCard { updated: former.updated, ..card.clone() };
                (same != *former).then_some(card)
            }
            _ => Some(card),
        }
    }

    /// What could not be stored has not happened: the table as it is stored.
    async fn read_again(&mut self) -> Result<Vec<u64>, ApiError> {
        tokio::time::sleep(AFTER_A_FAULT).await;
        (self.table, self.opened) = wake(&self.server, self.code).await?;
        self.table.still_connected(self.viewers.people());
        self.card = None;
        Ok(self.viewers.show_all(&self.table))
    }

    /// When to look at the table again though nobody has said anything.
    fn alarm(&self) -> Instant {
        let now = Instant::now();
        let by_table =
            self.table.alarm().map(|alarm| now + Duration::from_millis(alarm.saturating_sub(unix_millis()).max(1)));
        // With an viewers there is no rest; the latest that can be waited is a while.
        let idle = if self.viewers.is_empty() { self.server.config.rest_after } else { LONG_WHILE };
        let rest = (self.busy + idle).max(now + MOMENT);
        by_table.map_or(rest, |alarm| alarm.min(rest))
    }

    /// Whether nobody needs the table to be awake.
    fn may_rest(&self) -> bool {
        let soon = unix_millis() + self.server.config.rest_after.as_millis() as u64;
        self.viewers.is_empty()
            && self.busy.elapsed() >= self.server.config.rest_after
            && self.table.alarm().is_none_or(|alarm| alarm > soon)
    }
}

/// Entries as they are stored, from the `first` line of the journal on.
fn lines<'a>(code: Code, first: u64, entries: impl Iterator<Item = (&'a Entry, u64)>) -> Vec<JournalLine> {
    let line = |(seq, (entry, at))| JournalLine {
        table: code.to_string(),
        seq,
        at,
        text: serde_json::to_string(entry).expect("entries can be written as JSON"),
    };
    (first..).zip(entries).map(line).collect()
}

/// Those who sit at the table, by their ids, each once.
fn people(table: &Table) -> Vec<String> {
    table.seats().iter().filter_map(|sitter| sitter.person()).map(|person| person.id.to_string()).collect()
}

/// A table's card.
pub(crate) fn card(code: Code, table: &Table, created: u64, updated: u64) -> TableCard {
    TableCard {
        id: code.to_string(),
        game: table.settings().game.clone(),
        phase: match table.phase() {
            table::Phase::Lobby => TablePhase::Lobby,
            table::Phase::Playing => TablePhase::Playing,
            table::Phase::Over => TablePhase::Over,
        },
        public: table.settings().public,
        created,
        updated,
        wake: table.alarm_without_people(),
        people: people(table),
        summary: serde_json::to_string(&table.summary()).expect("a summary can be written as JSON"),
    }
}

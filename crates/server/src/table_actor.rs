//! The actor of one awake table: its mailbox, its journal, its viewers.
//!
//! The actor takes all waiting messages as a batch, lets the table decide, stores the entries, and only then answers and
//! shows the changes. If storing fails, nothing has happened: the actor reloads the table from its journal and answers with
//! an error.

use std::panic::resume_unwind;
use std::sync::Arc;
use std::time::Duration;

use serde::{Deserialize, Serialize};
use store::{Change, GuestResult, JournalLine, RecentJournal, StoredRecord, TableCard, TablePhase, TableSnapshot};
use table::{Action, ActionError, Effects, Entry, Input, Person, PersonId, PersonResult, Snapshot, Table};
use tokio::sync::{mpsc, oneshot};
use tokio::time::Instant;

use crate::bans::{Bans, Visitor};
use crate::clock::{now, unix_millis};
use crate::faults::FaultPoint;
use crate::guests::updates;
use crate::panics::Place;
use crate::viewers::{Viewer, Viewers};
use crate::{ApiError, Code, Server};

/// Capacity of a mailbox.
const MAILBOX: usize = 64;

/// Maximum number of messages in a batch.
const BATCH: usize = 64;

/// Maximum age of the stored card of an active table, in milliseconds. Retention uses the card.
const CARD_AGE: u64 = 10 * 60 * 1000;

/// Number of entries between two snapshots. Waking a table takes at most so many.
const SNAPSHOT_EVERY: u64 = 256;

/// Maximum number of lines that are read on a thread that serves tables.
const REBUILT_HERE: usize = 32;

/// Back-off after a failed write: an immediate retry doesn't help when the disk is full.
const WRITE_BACK_OFF: Duration = Duration::from_millis(250);

/// Maximum sleep of the actor while there are viewers.
const MAX_SLEEP: Duration = Duration::from_hours(1);

/// Minimum time between two checks whether the table can fall asleep.
const MIN_SLEEP: Duration = Duration::from_millis(100);

/// A message to a table.
pub(crate) enum Message {
    /// A person acts.
    Act(Box<Act>),
    /// A viewer connects.
    Join(Viewer),
    /// The connection of a viewer, by its number, has ended.
    Part(u64),
    /// A bot has chosen.
    BotChose(Box<Input>),
    /// A request to read from the table, perhaps for a visitor.
    Read { visitor: Option<Visitor>, follows: Follows, read: ReadTable },
}

/// Whether a person who reads a table follows its game, even without a connection.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Follows {
    Yes,
    No,
}

/// An action, and where its answer goes. It is boxed in messages to keep mailboxes small.
pub(crate) struct Act {
    pub(crate) person: Person,
    pub(crate) action: Action,
    pub(crate) reply: Reply,
}

/// A function that reads from the table, or gets the error if the table cannot be woken.
pub(crate) type ReadTable = Box<dyn FnOnce(Result<&Table, &ApiError>) + Send>;

/// The recipient of an answer.
pub(crate) enum Reply {
    /// To a caller who waits for it.
    Caller(oneshot::Sender<Result<(), ApiError>>),
    /// To a connection, by its number, with the number of the request.
    Viewer { number: u64, id: u64 },
}

/// The sending side of a table's mailbox.
#[derive(Clone)]
pub(crate) struct Mailbox(mpsc::Sender<Message>);

impl Mailbox {
    /// Whether both send to the same actor.
    pub(crate) fn is(&self, other: &Self) -> bool {
        self.0.same_channel(&other.0)
    }

    /// Sends a message, waiting for room. Returns it if the actor has ended.
    pub(crate) async fn send(&self, message: Message) -> Result<(), Message> {
        self.0.send(message).await.map_err(|rejected| rejected.0)
    }

    /// Sends a message without blocking the thread.
    pub(crate) fn post(&self, message: Message, runtime: &tokio::runtime::Handle) {
        if let Err(mpsc::error::TrySendError::Full(message)) = self.0.try_send(message) {
            let mailbox = self.clone();
            runtime.spawn(async move { mailbox.send(message).await.ok() });
        }
    }
}

/// An awake table.
struct TableActor {
    server: Arc<Server>,
    code: Code,
    own: Mailbox,
    mailbox: mpsc::Receiver<Message>,
    table: Table,
    opened: u64,
    /// The length of the journal at the latest snapshot.
    snapshot_at: u64,
    /// The card as it was last stored.
    card: Option<TableCard>,
    viewers: Viewers,
    bans: Bans,
    /// The time of the last message.
    last_message_at: Instant,
}

/// A new mailbox, for an actor that is started with [`supervise`].
pub(crate) fn mailbox() -> (Mailbox, mpsc::Receiver<Message>) {
    let (sender, receiver) = mpsc::channel(MAILBOX);
    (Mailbox(sender), receiver)
}

/// Runs a table until it falls asleep. If its actor panics, all clients are disconnected, and the table is woken again from
/// its journal: at once after the first crash, otherwise after the back-off, on the next request or when it is due.
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
    // Boxed, like the futures below: together they would be most of the memory of an idle table.
    let Woken { table, opened, snapshot_at } = match Box::pin(wake(&server, code)).await {
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
                    Message::Read { read, .. } => read(Err(&error)),
                    // Dropping a viewer disconnects it.
                    Message::Join(_) | Message::Part(_) | Message::BotChose(_) => {}
                }
            }
            return;
        }
    };
    let viewers = Viewers::new(code);
    let last_message_at = Instant::now();
    // On the heap, so that the futures that wait for something hold only a pointer.
    let mut actor = Box::new(TableActor {
        server,
        code,
        own,
        mailbox,
        table,
        opened,
        snapshot_at,
        card: None,
        viewers,
        bans: Bans::default(),
        last_message_at,
    });
    // A journal from before there were snapshots.
    if let Some(snapshot) = actor.new_snapshot() {
        let _ = actor.store(Some(Change { snapshot: Some(snapshot), ..Change::default() })).await;
    }
    actor.work().await;
}

/// A table that was read from the store.
struct Woken {
    table: Table,
    /// The time when it was opened.
    opened: u64,
    /// The length of its journal at the latest snapshot.
    snapshot_at: u64,
}

/// A snapshot as it is stored.
#[derive(Serialize, Deserialize)]
struct StoredSnapshot {
    opened: u64,
    table: Snapshot,
}

/// Reads a table from the store.
async fn wake(server: &Server, code: Code) -> Result<Woken, ApiError> {
    let recent = server.store.recent(&code.to_string()).await?;
    server.config.faults.pass(FaultPoint::Wake);
    let mut woken = if recent.lines.len() <= REBUILT_HERE {
        rebuild(code, recent)
    } else {
        // The threads of the runtime serve other tables meanwhile.
        let rebuilding = tokio::task::spawn_blocking(move || rebuild(code, recent));
        rebuilding.await.map_err(|error| error.try_into_panic().map_or(ApiError::Busy, |panic| resume_unwind(panic)))?
    }?;
    woken.table.served_since(server.started);
    Ok(woken)
}

/// Rebuilds a table from its latest snapshot and the lines after it.
fn rebuild(code: Code, RecentJournal { snapshot, lines }: RecentJournal) -> Result<Woken, ApiError> {
    let unreadable = |seq: Option<u64>, error: &serde_json::Error| {
        tracing::error!(table = %code, seq, kind = ?error.classify(), "could not read the journal");
        ApiError::Broken
    };
    let first = lines.first().map(|line| line.at);
    let read = |line: JournalLine| match serde_json::from_str::<Entry>(&line.text) {
        Ok(entry) => Ok((line.at, entry)),
        Err(error) => Err(unreadable(Some(line.seq), &error)),
    };
    let journal = lines.into_iter().map(read).collect::<Result<Vec<_>, _>>()?;
    let broken = |broken| {
        tracing::error!(table = %code, %broken, "could not rebuild the table");
        ApiError::Broken
    };
    let Some(snapshot) = snapshot else {
        let opened = first.ok_or(ApiError::NoTable)?;
        return Ok(Woken { table: Table::rebuild(journal).map_err(broken)?, opened, snapshot_at: 0 });
    };
    let snapshot: StoredSnapshot = serde_json::from_str(&snapshot).map_err(|error| unreadable(None, &error))?;
    let (opened, snapshot_at) = (snapshot.opened, snapshot.table.length());
    Ok(Woken { table: Table::resume(snapshot.table, journal).map_err(broken)?, opened, snapshot_at })
}

/// The effects of a batch of messages, until they are stored and shown.
#[derive(Default)]
pub(crate) struct Batch {
    effects: Effects,
    /// The time of each entry.
    moments: Vec<u64>,
    answers: Vec<(Reply, Result<(), ApiError>)>,
    reads: Vec<ReadTable>,
    /// People whom the host removed.
    removed: Vec<PersonId>,
}

impl Batch {
    /// Adds the effects of an input at this time.
    pub(crate) fn add(&mut self, effects: Effects, at: u64) {
        self.moments.extend(effects.entries.iter().map(|_| at));
        self.effects.merge(effects);
    }

    /// Everything to store, as one change. The entries must be the last ones of the table's journal.
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
            results: finished.results.iter().map(result).collect(),
        });
        Change { lines, card, snapshot: None, finished: finished.collect(), guests: updates(&self.effects.entries) }
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
                        // Other tasks may have messages ready too: messages that arrive together are stored together.
                        tokio::task::yield_now().await;
                        self.take_all(message, &mut batch);
                    }
                    None => return,
                },
                () = tokio::time::sleep_until(alarm) => self.handle(Input::Tick, &mut batch),
                () = closing.cancelled() => return Box::pin(self.close()).await,
            }
            if Box::pin(self.store_and_reply(batch)).await.is_err() {
                self.server.registry.leave(self.code, &self.own);
                return;
            }
            if self.may_sleep() && self.mailbox.is_empty() {
                return Box::pin(self.fall_asleep()).await;
            }
        }
    }

    /// Falls asleep. Messages that arrive at this moment go to the next actor.
    async fn fall_asleep(&mut self) {
        self.server.registry.leave(self.code, &self.own);
        self.mailbox.close();
        while let Some(message) = self.mailbox.recv().await {
            if let Ok(mailbox) = self.server.mailbox(self.code) {
                let _ = mailbox.send(message).await;
            }
        }
    }

    /// Handles the messages that came before the shutdown, and disconnects all viewers.
    async fn close(&mut self) {
        self.mailbox.close();
        let mut batch = Batch::default();
        while let Ok(message) = self.mailbox.try_recv() {
            self.take(message, &mut batch);
        }
        let _ = self.store_and_reply(batch).await;
    }

    fn take_all(&mut self, first: Message, batch: &mut Batch) {
        self.last_message_at = Instant::now();
        self.take(first, batch);
        for _ in 1..BATCH {
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
                let result = self.act(person, action, batch);
                batch.answers.push((reply, result));
            }
            // Dropping a viewer disconnects it.
            Message::Join(viewer) if self.bans.refuse(&self.table, viewer.visitor()) => {}
            Message::Join(viewer) => {
                let person = viewer.person;
                if self.viewers.join(viewer)
                    && let Some(person) = person
                {
                    self.handle(Input::Connected { person }, batch);
                }
                self.handle(Input::Screen { present: self.viewers.has_screen() }, batch);
            }
            Message::Part(number) => {
                if let Some(person) = self.viewers.part(number) {
                    self.handle(Input::Disconnected { person }, batch);
                }
                self.handle(Input::Screen { present: self.viewers.has_screen() }, batch);
            }
            Message::BotChose(input) => self.handle(*input, batch),
            Message::Read { visitor: Some(visitor), read, .. } if self.bans.refuse(&self.table, visitor) => {
                read(Err(&ApiError::Refused(ActionError::Barred)));
            }
            Message::Read { visitor, follows, read } => {
                if let Some(person) = visitor.and_then(|visitor| visitor.person).filter(|_| follows == Follows::Yes) {
                    self.handle(Input::Loaded { person }, batch);
                }
                batch.reads.push(read);
            }
        }
    }

    fn decide(&mut self, input: Input, batch: &mut Batch) -> Result<(), ApiError> {
        let now = now();
        batch.add(self.table.handle(input, now)?, now.at);
        Ok(())
    }

    /// Handles an action. If it is refused because the table is full, the others see who wants a seat.
    fn act(&mut self, person: Person, action: Action, batch: &mut Batch) -> Result<(), ApiError> {
        let wants_seat = matches!(action, Action::Sit { .. }).then(|| person.clone());
        let removed = match action {
            Action::Kick { seat } => self.table.seats().get(seat).and_then(|occupant| occupant.person()),
            _ => None,
        };
        let removed = removed.map(|person| person.id);
        let result = self.decide(Input::Act { person, action }, batch);
        if result.is_ok() {
            batch.removed.extend(removed);
        }
        if let (Some(person), Err(ApiError::Refused(why))) = (wants_seat, &result)
            && matches!(why, ActionError::TableFull | ActionError::GameRunning | ActionError::GameOver)
        {
            self.handle(Input::WantsSeat { person }, batch);
        }
        result
    }

    /// Handles an input that cannot be refused.
    fn handle(&mut self, input: Input, batch: &mut Batch) {
        let _ = self.decide(input, batch);
    }

    /// Stores the entries of a batch, then shows the changes and answers. Returns an error if the table could not be
    /// reloaded.
    async fn store_and_reply(&mut self, batch: Batch) -> Result<(), ApiError> {
        let change = (!batch.effects.entries.is_empty())
            .then(|| Change { snapshot: self.new_snapshot(), ..batch.change(self.code, &self.table, self.new_card()) });
        let stored = self.store(change).await;
        let mut slow = match &stored {
            Ok(()) => self.viewers.show(&self.table, &batch.effects.changes, &self.server.backlog),
            Err(_) => self.reload().await?,
        };
        for (reply, result) in batch.answers {
            let result = stored.clone().and(result);
            match reply {
                Reply::Caller(caller) => drop(caller.send(result)),
                Reply::Viewer { number, id } => self.viewers.answer(number, id, result),
            }
        }
        for read in batch.reads {
            // This only reads, so a panic leaves nothing half done. The caller gets an error.
            let _ = self.server.panics.catch(Place::Render, Some(self.code), || {
                self.server.config.faults.pass(FaultPoint::Read);
                read(Ok(&self.table));
            });
        }
        if stored.is_ok() {
            for ask in batch.effects.asks {
                self.server.ask_bot(self.code, ask, self.own.clone());
            }
        }
        self.server.metrics.slow_viewers.inc_by(slow.len() as u64);
        if stored.is_ok() {
            for person in batch.removed {
                slow.extend(self.remove(person));
            }
        }
        while let Some(number) = slow.pop() {
            let mut batch = Batch::default();
            self.take(Message::Part(number), &mut batch);
            // The journal does not contain connections, so there is nothing to store.
            let more = self.viewers.show(&self.table, &batch.effects.changes, &self.server.backlog);
            self.server.metrics.slow_viewers.inc_by(more.len() as u64);
            slow.extend(more);
        }
        Ok(())
    }

    /// Tells a removed person's connections to end, and returns them. Their addresses are refused from now on.
    fn remove(&mut self, person: PersonId) -> Vec<u64> {
        let (connections, addresses) = self.viewers.dismiss(person);
        let seated = self.table.seats().iter().filter_map(|occupant| occupant.person()).map(|person| person.id);
        let at_table: Vec<PersonId> = seated.chain([self.table.host().id]).collect();
        self.bans.add(addresses, &self.viewers.addresses_of(&at_table));
        connections
    }

    async fn store(&mut self, change: Option<Change>) -> Result<(), ApiError> {
        let Some(change) = change else { return Ok(()) };
        let (card, snapshot_at) = (change.card.clone(), change.snapshot.as_ref().map(|snapshot| snapshot.next));
        self.server.metrics.stored(change.lines.len(), change.finished.len());
        self.server.writer.write(change).await?;
        self.card = card.or_else(|| self.card.take());
        self.snapshot_at = snapshot_at.unwrap_or(self.snapshot_at);
        self.server.config.faults.pass(FaultPoint::Stored);
        Ok(())
    }

    /// A snapshot, if the latest one is old.
    fn new_snapshot(&self) -> Option<TableSnapshot> {
        let next = self.table.length();
        (next >= self.snapshot_at + SNAPSHOT_EVERY).then(|| {
            let snapshot = StoredSnapshot { opened: self.opened, table: self.table.snapshot() };
            let text = serde_json::to_string(&snapshot).expect("snapshots serialize to JSON");
            TableSnapshot { table: self.code.to_string(), next, text }
        })
    }

    /// The card, if it has to be stored again.
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

    /// Reloads the stored state after a failed write.
    async fn reload(&mut self) -> Result<Vec<u64>, ApiError> {
        tokio::time::sleep(WRITE_BACK_OFF).await;
        let woken = wake(&self.server, self.code).await?;
        (self.table, self.opened, self.snapshot_at) = (woken.table, woken.opened, woken.snapshot_at);
        self.table.still_connected(self.viewers.people(), self.viewers.has_screen());
        self.card = None;
        Ok(self.viewers.show_all(&self.table, &self.server.backlog))
    }

    /// The time at which the actor wakes up without a message.
    fn alarm(&self) -> Instant {
        let now = Instant::now();
        let by_table =
            self.table.alarm().map(|alarm| now + Duration::from_millis(alarm.saturating_sub(unix_millis()).max(1)));
        // A table with viewers does not fall asleep.
        let idle = if self.viewers.is_empty() { self.server.config.rest_after } else { MAX_SLEEP };
        let sleep = (self.last_message_at + idle).max(now + MIN_SLEEP);
        by_table.map_or(sleep, |alarm| alarm.min(sleep))
    }

    /// Whether the table can fall asleep. It stays awake while a bot is thinking, because nobody else gets the answer.
    fn may_sleep(&self) -> bool {
        let soon = unix_millis() + (self.server.config.rest_after.as_millis() as u64).max(table::BOT_TIMEOUT);
        self.viewers.is_empty()
            && self.last_message_at.elapsed() >= self.server.config.rest_after
            && self.table.alarm().is_none_or(|alarm| alarm > soon)
    }
}

/// Entries as lines of the journal, numbered from `first`.
fn lines<'a>(code: Code, first: u64, entries: impl Iterator<Item = (&'a Entry, u64)>) -> Vec<JournalLine> {
    let line = |(seq, (entry, at))| JournalLine {
        table: code.to_string(),
        seq,
        at,
        text: serde_json::to_string(entry).expect("entries serialize to JSON"),
    };
    (first..).zip(entries).map(line).collect()
}

/// The result of a person, for the store.
fn result(result: &PersonResult) -> GuestResult {
    let PersonResult { person, seat, score, rank } = result;
    GuestResult { guest: person.to_string(), seat: *seat as u32, score: (*score).into(), rank: *rank }
}

/// The ids of the people who have a seat.
fn people(table: &Table) -> Vec<String> {
    table.seats().iter().filter_map(|sitter| sitter.person()).map(|person| person.id.to_string()).collect()
}

/// The card of a table, for lists and retention.
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
        summary: serde_json::to_string(&table.summary()).expect("a summary serializes to JSON"),
    }
}

//! The connections that watch a table, and their messages.
//!
//! Programs get JSON, which is serialized here. Pages get the data to render their own messages: the public update, shared
//! by all, and the reader's own view. Rendering happens in the task of the connection.

use std::net::IpAddr;
use std::sync::Arc;

use game::Seat;
use serde::Serialize;
use table::{Changes, PersonId, Phase, Table, View};
use tokio::sync::mpsc;
use tokio::sync::mpsc::error::TrySendError;
use tokio_tungstenite::tungstenite::Utf8Bytes;

use crate::backlog::{Backlog, WaitingBytes};
use crate::bans::Visitor;
use crate::protocol::Sent;
use crate::{ApiError, Code};

/// Capacity of a viewer's outbox. A viewer whose outbox is full is disconnected, and gets a fresh view when it connects
/// again.
pub(crate) const OUTBOX: usize = 32;

/// A viewer for whom so many deliveries wait is behind. What waits beyond that counts as [`Backlog`].
const BEHIND: usize = 2;

/// The bytes that the data of a page's message is worth: twice its usual size, because it is shared.
const PAGE_BYTES: usize = 32 * 1024;

/// The sending side of the queue of a connection's messages. They are boxed, because a queue has memory for 32 even if it is
/// empty.
pub(crate) type Outbox = mpsc::Sender<Box<Queued>>;

/// A connection that watches a table.
pub(crate) struct Viewer {
    /// The unique number of the connection.
    pub(crate) number: u64,
    /// The client address.
    pub(crate) from: IpAddr,
    /// The person; `None` for an anonymous spectator.
    pub(crate) person: Option<PersonId>,
    /// The format of its messages.
    pub(crate) format: Format,
    /// Whether it is the page for a big screen.
    pub(crate) screen: bool,
    /// The queue of its messages. The connection ends when this is dropped.
    pub(crate) outbox: Outbox,
}

/// The format of a connection's messages.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Format {
    /// The JSON of the API.
    Json,
    /// The parts of a page.
    Page,
}

/// A delivery in an outbox.
pub(crate) struct Queued {
    pub(crate) delivery: Delivery,
    /// Its bytes, if they count.
    pub(crate) waiting: Option<WaitingBytes>,
}

impl From<Delivery> for Queued {
    fn from(delivery: Delivery) -> Self {
        Self { delivery, waiting: None }
    }
}

/// A delivery to a connection.
pub(crate) enum Delivery {
    /// A message that is ready to be sent.
    Message(Utf8Bytes),
    /// The answer to a request, by its number.
    Answer(u64, Result<(), ApiError>),
    /// The data for a whole page.
    Page(PageDelivery),
    /// The data for an update of a page.
    Change(PageDelivery),
    /// The host removed the person, so the connection ends.
    Removed,
}

/// The data to render a page's message from.
pub(crate) struct PageDelivery {
    /// The table as spectators see it.
    pub(crate) shared: Arc<web::Update>,
    /// The table as the reader sees it, if a private part has changed.
    pub(crate) own: Option<Arc<View>>,
}

/// All connections that watch a table.
pub(crate) struct Viewers {
    /// The code of the table.
    code: Arc<str>,
    connections: Vec<Viewer>,
    /// Connections that have not received anything yet.
    fresh: Vec<u64>,
    /// The last update sent to pages; `None` if there are no pages.
    latest: Option<Arc<web::Update>>,
}

impl Viewers {
    /// Nobody watches the table with this code yet.
    pub(crate) fn new(code: Code) -> Self {
        Self { code: code.to_string().into(), connections: Vec::new(), fresh: Vec::new(), latest: None }
    }

    /// Adds a connection. Returns whether it is the person's first.
    pub(crate) fn join(&mut self, viewer: Viewer) -> bool {
        let first = viewer.person.is_some_and(|id| !self.includes(id));
        self.fresh.push(viewer.number);
        self.connections.push(viewer);
        first
    }

    /// Removes a connection. Returns the person if this was their last.
    pub(crate) fn part(&mut self, number: u64) -> Option<PersonId> {
        let index = self.connections.iter().position(|viewer| viewer.number == number)?;
        let id = self.connections.swap_remove(index).person;
        if !self.connections.iter().any(|viewer| viewer.format == Format::Page) {
            self.latest = None;
        }
        id.filter(|id| !self.includes(*id))
    }

    fn includes(&self, id: PersonId) -> bool {
        self.connections.iter().any(|viewer| viewer.person == Some(id))
    }

    /// Tells the connections of a person that they were removed. Returns the connections and their addresses.
    pub(crate) fn dismiss(&self, person: PersonId) -> (Vec<u64>, Vec<IpAddr>) {
        let own = self.connections.iter().filter(|viewer| viewer.person == Some(person));
        let dismiss = |viewer: &Viewer| {
            let _ = viewer.outbox.try_send(Box::new(Delivery::Removed.into()));
            (viewer.number, viewer.from)
        };
        own.map(dismiss).unzip()
    }

    /// The addresses of these people's connections.
    pub(crate) fn addresses_of(&self, people: &[PersonId]) -> Vec<IpAddr> {
        let theirs = |viewer: &&Viewer| viewer.person.is_some_and(|id| people.contains(&id));
        self.connections.iter().filter(theirs).map(|viewer| viewer.from).collect()
    }

    /// The connected people, without duplicates.
    pub(crate) fn people(&self) -> Vec<PersonId> {
        let mut people: Vec<PersonId> = self.connections.iter().filter_map(|viewer| viewer.person).collect();
        people.sort_unstable();
        people.dedup();
        people
    }

    /// Whether a big screen shows the table.
    pub(crate) fn has_screen(&self) -> bool {
        self.connections.iter().any(|viewer| viewer.screen)
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.connections.is_empty()
    }

    /// Sends the whole view to new connections and the changes to the others. Returns the connections whose outbox is full.
    pub(crate) fn show(&mut self, table: &Table, changes: &Changes, backlog: &Backlog) -> Vec<u64> {
        if self.fresh.is_empty() && changes.is_empty() {
            return Vec::new();
        }
        let fresh = std::mem::take(&mut self.fresh);
        let mut json = JsonCache::default();
        let mut pages = PageDeliveries::new(&self.code, table, changes, self.latest.as_ref());
        let mut slow = Vec::new();
        for viewer in &self.connections {
            let delivery = match (viewer.format, fresh.contains(&viewer.number)) {
                (Format::Json, fresh) => json.message(table, viewer.person, changes, fresh).map(Delivery::Message),
                (Format::Page, true) => Some(Delivery::Page(pages.whole(viewer.person))),
                (Format::Page, false) => {
                    table.concerns(viewer.person, changes).then(|| Delivery::Change(pages.change(viewer.person)))
                }
            };
            if delivery.is_some_and(|delivery| viewer.deliver(delivery, backlog) == Err(Slow)) {
                slow.push(viewer.number);
            }
        }
        self.latest = pages.latest();
        slow
    }

    /// Sends the whole view to everybody.
    pub(crate) fn show_all(&mut self, table: &Table, backlog: &Backlog) -> Vec<u64> {
        self.fresh = self.connections.iter().map(|viewer| viewer.number).collect();
        self.latest = None;
        self.show(table, &Changes::default(), backlog)
    }

    /// Answers a request of one connection.
    pub(crate) fn answer(&self, number: u64, id: u64, result: Result<(), ApiError>) {
        let Some(viewer) = self.connections.iter().find(|viewer| viewer.number == number) else { return };
        // A full outbox is detected in `show`.
        let _ = viewer.outbox.try_send(Box::new(Delivery::Answer(id, result).into()));
    }
}

/// The viewer reads too slowly.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Slow;

impl Viewer {
    /// The viewer as a visitor.
    pub(crate) fn visitor(&self) -> Visitor {
        Visitor { person: self.person, from: self.from }
    }

    /// Puts a delivery into the outbox, unless too much waits there.
    fn deliver(&self, delivery: Delivery, backlog: &Backlog) -> Result<(), Slow> {
        let mut queued = Queued::from(delivery);
        if self.outbox.max_capacity() - self.outbox.capacity() >= BEHIND {
            queued.waiting = Some(backlog.wait(self.from, self.number, queued.delivery.bytes()).ok_or(Slow)?);
        }
        match self.outbox.try_send(Box::new(queued)) {
            Err(TrySendError::Full(_)) => Err(Slow),
            // A closed outbox belongs to a connection that is about to leave.
            Ok(()) | Err(TrySendError::Closed(_)) => Ok(()),
        }
    }
}

impl Delivery {
    /// About how much memory it takes.
    fn bytes(&self) -> usize {
        match self {
            Self::Message(text) => text.len(),
            Self::Answer(..) | Self::Removed => size_of::<Self>(),
            Self::Page(_) | Self::Change(_) => PAGE_BYTES,
        }
    }
}

/// The deliveries for pages. Shared parts are created once.
struct PageDeliveries<'a> {
    code: &'a Arc<str>,
    table: &'a Table,
    changes: &'a Changes,
    before: Option<&'a Arc<web::Update>>,
    change: Option<Arc<web::Update>>,
    whole: Option<Arc<web::Update>>,
    own: Vec<(PersonId, Arc<View>)>,
}

impl<'a> PageDeliveries<'a> {
    fn new(code: &'a Arc<str>, table: &'a Table, changes: &'a Changes, before: Option<&'a Arc<web::Update>>) -> Self {
        Self { code, table, changes, before, change: None, whole: None, own: Vec::new() }
    }

    /// The whole table, with all turns of its game.
    fn whole(&mut self, person: Option<PersonId>) -> PageDelivery {
        let (code, table) = (self.code, self.table);
        let make = || Arc::new(web::Update::new(None, code, table.view(None, 0), Changes::default()));
        let shared = Arc::clone(self.whole.get_or_insert_with(make));
        PageDelivery { shared, own: person.map(|id| Arc::new(table.view(Some(id), 0))) }
    }

    /// The changes.
    fn change(&mut self, person: Option<PersonId>) -> PageDelivery {
        let (code, table, changes, before, since) = (self.code, self.table, self.changes, self.before, self.since());
        let make =
            || Arc::new(web::Update::new(before.map(|update| &**update), code, table.view(None, since), *changes));
        let shared = Arc::clone(self.change.get_or_insert_with(make));
        let own = person.filter(|&id| table.concerns_privately(id, changes)).map(|id| self.own(id, since));
        PageDelivery { shared, own }
    }

    fn own(&mut self, id: PersonId, since: usize) -> Arc<View> {
        if let Some((_, view)) = self.own.iter().find(|(known, _)| *known == id) {
            return Arc::clone(view);
        }
        let view = Arc::new(self.table.view(Some(id), since));
        self.own.push((id, Arc::clone(&view)));
        view
    }

    /// The first turn to include: all turns at the end of a game, otherwise the new ones, or the last.
    fn since(&self) -> usize {
        if self.table.phase() == Phase::Over {
            return 0;
        }
        self.changes.turns_from.or_else(|| self.table.game().map(menu::AnyGame::turn)).unwrap_or(0)
    }

    /// The update that pages have received now.
    fn latest(self) -> Option<Arc<web::Update>> {
        self.change.or(self.whole).or_else(|| self.before.cloned())
    }
}

/// Serialized messages for programs, shared by viewers with the same view.
#[derive(Default)]
struct JsonCache(Vec<(ViewKey, Option<Utf8Bytes>)>);

/// The cache key. The JSON depends on the seat, on whether the viewer is the host, and on whether the message is a whole
/// view.
type ViewKey = (Option<Seat>, bool, bool);

impl JsonCache {
    fn message(&mut self, table: &Table, id: Option<PersonId>, changes: &Changes, fresh: bool) -> Option<Utf8Bytes> {
        let key: ViewKey = (id.and_then(|id| table.seat_of(id)), id == Some(table.host().id), fresh);
        if let Some((_, written)) = self.0.iter().find(|(known, _)| *known == key) {
            return written.clone();
        }
        let written = if fresh {
            Some(text(&Sent::View(&table.view(id, menu::NO_HISTORY))))
        } else {
            table.frame(id, changes).map(|frame| text(&Sent::Frame(&frame)))
        };
        self.0.push((key, written.clone()));
        written
    }
}

/// Serializes a message.
pub(crate) fn text(message: &impl Serialize) -> Utf8Bytes {
    serde_json::to_string(message).expect("messages serialize to JSON").into()
}

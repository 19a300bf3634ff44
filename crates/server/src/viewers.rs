//! The connections that look at a table, and what each of them is sent.
//!
//! Programs are sent JSON, written here. Pages are sent what they need to render their own message: the change as everybody
//! sees it, shared by all of them, and the table as their reader sees it. Rendering is done by the connection's own task.

use std::sync::Arc;

use axum::extract::ws::Utf8Bytes;
use game::Seat;
use serde::Serialize;
use table::{Changes, PersonId, Phase, Table, View};
use tokio::sync::mpsc;
use tokio::sync::mpsc::error::TrySendError;

use crate::ApiError;
use crate::protocol::Sent;

/// How many messages may wait for a viewer who reads slowly. One who falls behind further is disconnected, and comes back to
/// a fresh view.
pub(crate) const OUTBOX: usize = 32;

/// A connection that looks at a table.
pub(crate) struct Viewer {
    /// A number of its own.
    pub(crate) number: u64,
    /// Who it is; a stranger has no name.
    pub(crate) person: Option<PersonId>,
    /// What is sent to it.
    pub(crate) format: Format,
    /// Where messages go. The connection ends when this is dropped.
    pub(crate) outbox: mpsc::Sender<Delivery>,
}

/// What a connection is sent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Format {
    /// The JSON of the API.
    Json,
    /// The parts of a page.
    Page,
}

/// Something for a connection.
pub(crate) enum Delivery {
    /// A message that is ready to be sent.
    Message(Utf8Bytes),
    /// The answer to a request, by its number.
    Answer(u64, Result<(), ApiError>),
    /// What a page shows, from the beginning.
    Page(PageDelivery),
    /// What has changed on a page.
    Change(PageDelivery),
}

/// What a page's message is rendered from.
pub(crate) struct PageDelivery {
    /// The table as everybody sees it.
    pub(crate) shared: Arc<web::Update>,
    /// The table as the reader sees it, if anything has changed that only they see.
    pub(crate) own: Option<Arc<View>>,
}

/// All connections that look at a table.
#[derive(Default)]
pub(crate) struct Viewers {
    connections: Vec<Viewer>,
    /// Those who have been shown nothing yet.
    fresh: Vec<u64>,
    /// The latest that pages were shown; nothing while there are none.
    latest: Option<Arc<web::Update>>,
}

impl Viewers {
    /// A connection begins to look. Says whether the person had no other connection.
    pub(crate) fn join(&mut self, viewer: Viewer) -> bool {
        let first = viewer.person.is_some_and(|id| !self.includes(id));
        self.fresh.push(viewer.number);
        self.connections.push(viewer);
        first
    }

    /// A connection has ended. Says who has no connection left, if that is so.
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

    /// Everybody who is there, each once.
    pub(crate) fn people(&self) -> Vec<PersonId> {
        let mut people: Vec<PersonId> = self.connections.iter().filter_map(|viewer| viewer.person).collect();
        people.sort_unstable();
        people.dedup();
        people
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.connections.is_empty()
    }

    /// Shows everything to those who have been shown nothing yet, and what has changed to the others. Returns the
    /// connections that have fallen behind.
    pub(crate) fn show(&mut self, table: &Table, changes: &Changes) -> Vec<u64> {
        if self.fresh.is_empty() && changes.is_empty() {
            return Vec::new();
        }
        let fresh = std::mem::take(&mut self.fresh);
        let mut json = JsonCache::default();
        let mut pages = PageDeliveries::new(table, changes, self.latest.as_ref());
        let mut slow = Vec::new();
        for viewer in &self.connections {
            let delivery = match (viewer.format, fresh.contains(&viewer.number)) {
                (Format::Json, fresh) => json.message(table, viewer.person, changes, fresh).map(Delivery::Message),
                (Format::Page, true) => Some(Delivery::Page(pages.whole(viewer.person))),
                (Format::Page, false) => {
                    table.concerns(viewer.person, changes).then(|| Delivery::Change(pages.change(viewer.person)))
                }
            };
            if delivery.is_some_and(|delivery| is_full(&viewer.outbox.try_send(delivery))) {
                slow.push(viewer.number);
            }
        }
        self.latest = pages.latest();
        slow
    }

    /// Shows everything anew to everybody.
    pub(crate) fn show_all(&mut self, table: &Table) -> Vec<u64> {
        self.fresh = self.connections.iter().map(|viewer| viewer.number).collect();
        self.latest = None;
        self.show(table, &Changes::default())
    }

    /// Answers a request of one connection.
    pub(crate) fn answer(&self, number: u64, id: u64, result: Result<(), ApiError>) {
        let Some(viewer) = self.connections.iter().find(|viewer| viewer.number == number) else { return };
        // A full outbox is noticed when something is shown.
        let _ = viewer.outbox.try_send(Delivery::Answer(id, result));
    }
}

/// Whether an outbox is full. One that is closed belongs to a connection that is ending, and says so in a moment.
fn is_full<T>(sent: &Result<(), TrySendError<T>>) -> bool {
    matches!(sent, Err(TrySendError::Full(_)))
}

/// The deliveries for pages. What several of them need is made once.
struct PageDeliveries<'a> {
    table: &'a Table,
    changes: &'a Changes,
    before: Option<&'a Arc<web::Update>>,
    change: Option<Arc<web::Update>>,
    whole: Option<Arc<web::Update>>,
    own: Vec<(PersonId, Arc<View>)>,
}

impl<'a> PageDeliveries<'a> {
    fn new(table: &'a Table, changes: &'a Changes, before: Option<&'a Arc<web::Update>>) -> Self {
        Self { table, changes, before, change: None, whole: None, own: Vec::new() }
    }

    /// The whole table, with its game from the deal on.
    fn whole(&mut self, person: Option<PersonId>) -> PageDelivery {
        let table = self.table;
        let make = || Arc::new(web::Update::new(None, table.view(None, 0), Changes::default()));
        let shared = Arc::clone(self.whole.get_or_insert_with(make));
        PageDelivery { shared, own: person.map(|id| Arc::new(table.view(Some(id), 0))) }
    }

    /// What has changed.
    fn change(&mut self, person: Option<PersonId>) -> PageDelivery {
        let (table, changes, before, since) = (self.table, self.changes, self.before, self.since());
        let make = || Arc::new(web::Update::new(before.map(|update| &**update), table.view(None, since), *changes));
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

    /// The first turn that is told: at the end all of them, otherwise those that are new, or the last.
    fn since(&self) -> usize {
        if self.table.phase() == Phase::Over {
            return 0;
        }
        self.changes.turns_from.or_else(|| self.table.game().map(menu::AnyGame::turn)).unwrap_or(0)
    }

    /// What pages have been shown now.
    fn latest(self) -> Option<Arc<web::Update>> {
        self.change.or(self.whole).or_else(|| self.before.cloned())
    }
}

/// Messages for programs. One that was written for a viewer is the same for others who see the same.
#[derive(Default)]
struct JsonCache(Vec<(ViewKey, Option<Utf8Bytes>)>);

/// Everything that the JSON for a viewer depends on besides the table: their seat, whether they are the host, and whether
/// they are shown everything.
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

/// A message as it is sent.
pub(crate) fn text(message: &impl Serialize) -> Utf8Bytes {
    serde_json::to_string(message).expect("messages can be written as JSON").into()
}

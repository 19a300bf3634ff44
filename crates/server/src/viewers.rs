//! Who looks at a table, and what they are sent.

use axum::extract::ws::Utf8Bytes;
use game::Seat;
use serde::Serialize;
use table::{Changes, PersonId, Table};
use tokio::sync::mpsc;
use tokio::sync::mpsc::error::TrySendError;

use crate::faults::{FaultInjection, FaultPoint};
use crate::panics::{Panics, Place};
use crate::protocol::{Sent, Steps};
use crate::{ApiError, Code};

/// How many messages may wait for a viewer who reads slowly. Whoever falls behind further is let go: they come back to a
/// fresh view.
pub(crate) const OUTBOX: usize = 32;

/// A connection that looks at a table.
pub(crate) struct Viewer {
    /// A number of its own.
    pub(crate) number: u64,
    /// Who it is; a stranger has no name.
    pub(crate) person: Option<PersonId>,
    /// What they want to see.
    pub(crate) format: Format,
    /// Where messages go. The connection ends when this is dropped.
    pub(crate) outbox: mpsc::Sender<Utf8Bytes>,
}

/// Through what somebody looks at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Format {
    /// A program's.
    Json,
    /// A page's. In a box, so that what is kept for a program stays small.
    Html(Box<Page>),
}

/// A page that shows a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Page {
    pub(crate) reader: web::Reader,
    pub(crate) look: web::Look,
    pub(crate) code: String,
    pub(crate) link: String,
}

/// All connections that look at a table.
pub(crate) struct Viewers {
    code: Code,
    panics: Panics,
    faults: FaultInjection,
    connections: Vec<Viewer>,
    /// Those who have seen nothing yet.
    fresh: Vec<u64>,
}

impl Viewers {
    /// Nobody watches the table yet.
    pub(crate) fn new(code: Code, panics: Panics, faults: FaultInjection) -> Self {
        Self { code, panics, faults, connections: Vec::new(), fresh: Vec::new() }
    }

    /// Somebody begins to look. Says whether the person had no other connection.
    pub(crate) fn join(&mut self, viewer: Viewer) -> bool {
        let first = viewer.person.is_some_and(|id| !self.sees(id));
        self.fresh.push(viewer.number);
        self.connections.push(viewer);
        first
    }

    /// A connection has ended. Says who has no connection left, if that is so.
    pub(crate) fn part(&mut self, number: u64) -> Option<PersonId> {
        let index = self.connections.iter().position(|viewer| viewer.number == number)?;
        let id = self.connections.swap_remove(index).person?;
        (!self.sees(id)).then_some(id)
    }

    fn sees(&self, id: PersonId) -> bool {
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

    /// Shows everything to those who have seen nothing yet, and what has changed to the others. Returns the connections that
    /// have fallen behind; they are gone.
    pub(crate) fn show(&mut self, table: &Table, changes: &Changes) -> Vec<u64> {
        if self.fresh.is_empty() && changes.is_empty() {
            return Vec::new();
        }
        let fresh = std::mem::take(&mut self.fresh);
        let mut frames = RenderCache::default();
        let mut views = RenderCache::default();
        self.tell_each(|viewer| {
            let id = viewer.person;
            match (&viewer.format, fresh.contains(&viewer.number)) {
                (Format::Json, true) => views.of(table, viewer, || Some(text(&Sent::View(&table.view(id))))),
                (Format::Json, false) => {
                    frames.of(table, viewer, || table.frame(id, changes).map(|frame| text(&Sent::Frame(&frame))))
                }
                (Format::Html(page), true) => views.of(table, viewer, || Some(page.show(table, id, None))),
                (Format::Html(page), false) => frames
                    .of(table, viewer, || table.concerns(id, changes).then(|| page.show(table, id, Some(changes)))),
            }
        })
    }

    /// The reader of a page looks at the table otherwise.
    pub(crate) fn look(&mut self, number: u64, look: web::Look) {
        let viewer = self.connections.iter_mut().find(|viewer| viewer.number == number);
        if let Some(Format::Html(page)) = viewer.map(|viewer| &mut viewer.format) {
            page.look = look;
            self.fresh.push(number);
        }
    }

    /// Shows everything anew to everybody.
    pub(crate) fn show_all(&mut self, table: &Table) -> Vec<u64> {
        self.fresh = self.connections.iter().map(|viewer| viewer.number).collect();
        self.show(table, &Changes::default())
    }

    fn tell_each(&self, mut message: impl FnMut(&Viewer) -> Option<Utf8Bytes>) -> Vec<u64> {
        let gone = self.connections.iter().filter(|viewer| {
            let message = self.panics.catch(Place::Render, Some(self.code), || {
                self.faults.pass(FaultPoint::View);
                message(viewer)
            });
            // A viewer whose message could not be rendered would miss something: like a slow one it has to connect again.
            message.is_err()
                || message.is_ok_and(|message| message.is_some_and(|message| is_full(&viewer.outbox.try_send(message))))
        });
        gone.map(|viewer| viewer.number).collect()
    }

    /// Answers a request of one connection.
    pub(crate) fn answer(&self, number: u64, id: u64, result: &Result<(), ApiError>) {
        let Some(viewer) = self.connections.iter().find(|viewer| viewer.number == number) else { return };
        // A full outbox is noticed when something is shown.
        let _ = viewer.outbox.try_send(answer(id, result));
    }
}

/// Whether an outbox is full. One that is closed belongs to somebody who is going, and says so in a moment.
fn is_full<T>(sent: &Result<(), TrySendError<T>>) -> bool {
    matches!(sent, Err(TrySendError::Full(_)))
}

/// The answer to a request.
pub(crate) fn answer(id: u64, result: &Result<(), ApiError>) -> Utf8Bytes {
    text(&match result {
        Ok(()) => Sent::Done { id },
        Err(error) => Sent::Refused { id, why: error.into() },
    })
}

/// What has been written for one viewer is the same for others who see the same.
#[derive(Default)]
struct RenderCache(Vec<(ViewKey, Format, Option<Utf8Bytes>)>);

/// What somebody sees follows from their seat and from whether they are the host.
type ViewKey = (Option<Seat>, bool);

impl RenderCache {
    fn of(&mut self, table: &Table, viewer: &Viewer, write: impl FnOnce() -> Option<Utf8Bytes>) -> Option<Utf8Bytes> {
        let id = viewer.person;
        let key: ViewKey = (id.and_then(|id| table.seat_of(id)), id == Some(table.host().id));
        if let Some((.., written)) = self.0.iter().find(|(seen, by, _)| *seen == key && *by == viewer.format) {
            return written.clone();
        }
        let written = write();
        self.0.push((key, viewer.format.clone(), written.clone()));
        written
    }
}

impl Page {
    /// What is shown of these changes; everything if there are none.
    fn show(&self, table: &Table, person: Option<PersonId>, changes: Option<&Changes>) -> Utf8Bytes {
        let Self { reader, look, code, link } = self;
        let visit = web::Visit { reader, table, code, link, person, look };
        text(&Steps { steps: web::steps(&visit, changes) })
    }
}

fn text(message: &impl Serialize) -> Utf8Bytes {
    serde_json::to_string(message).expect("messages can be written as JSON").into()
}

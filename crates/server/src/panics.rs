//! Containing panics: a bug in one table, page or search must not take down anything else.
//!
//! Every contained panic is counted and logged with its place and table. Only constant panic messages are logged: formatted
//! ones could contain cards.

use std::any::Any;
use std::fmt;
use std::panic::{AssertUnwindSafe, PanicHookInfo, catch_unwind};
use std::pin::pin;
use std::task::Poll;

use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;

use crate::{ApiError, Code};

/// The work in which a panic happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Place {
    /// A table's actor. The table is woken again from its journal.
    Table,
    /// Rendering something for one client.
    Render,
    /// A bot's search.
    Bot,
    /// A hint.
    Hint,
    /// An analysis of a finished game.
    Analysis,
    /// The handler of an HTTP request.
    Request,
    /// The task that wakes tables and deletes old data.
    Retention,
}

impl Place {
    const ALL: [Self; 7] =
        [Self::Table, Self::Render, Self::Bot, Self::Hint, Self::Analysis, Self::Request, Self::Retention];

    /// The value of the metric's label.
    const fn name(self) -> &'static str {
        match self {
            Self::Table => "table",
            Self::Render => "render",
            Self::Bot => "bot",
            Self::Hint => "hint",
            Self::Analysis => "analysis",
            Self::Request => "request",
            Self::Retention => "retention",
        }
    }
}

/// The error of work that panicked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Panicked;

impl From<Panicked> for ApiError {
    fn from(Panicked: Panicked) -> Self {
        Self::Crashed
    }
}

/// Contains and counts panics. Clones share their counters.
#[derive(Clone)]
pub(crate) struct Panics {
    counters: Family<[(&'static str, &'static str); 1], Counter>,
}

impl Default for Panics {
    fn default() -> Self {
        let panics = Self { counters: Family::default() };
        for place in Place::ALL {
            // Registered from the start, so that a scrape shows the first increase.
            drop(panics.counters.get_or_create(&[("where", place.name())]));
        }
        panics
    }
}

impl Panics {
    /// The counters, one for each place.
    pub(crate) fn counters(&self) -> Family<[(&'static str, &'static str); 1], Counter> {
        self.counters.clone()
    }

    /// Runs `work`. The caller must drop or replace anything that `work` may have left half done.
    pub(crate) fn catch<T>(&self, place: Place, table: Option<Code>, work: impl FnOnce() -> T) -> Result<T, Panicked> {
        catch_unwind(AssertUnwindSafe(work)).map_err(|payload| self.note(place, table, &*payload))
    }

    /// Runs `work` until it is done or panics; then it is dropped.
    pub(crate) async fn contain<T>(
        &self,
        place: Place,
        table: Option<Code>,
        work: impl Future<Output = T>,
    ) -> Result<T, Panicked> {
        let mut work = pin!(work);
        let poll = |context: &mut std::task::Context<'_>| match self.catch(place, table, || work.as_mut().poll(context))
        {
            Ok(poll) => poll.map(Ok),
            Err(panicked) => Poll::Ready(Err(panicked)),
        };
        std::future::poll_fn(poll).await
    }

    fn note(&self, place: Place, table: Option<Code>, payload: &(dyn Any + Send)) -> Panicked {
        self.counters.get_or_create(&[("where", place.name())]).inc();
        let table = table.map(tracing::field::display);
        tracing::error!(place = place.name(), table, message = fixed_text(payload), "a panic was contained");
        Panicked
    }
}

/// The message of a panic, if it was not formatted.
fn fixed_text(payload: &(dyn Any + Send)) -> &'static str {
    payload.downcast_ref::<&'static str>().copied().unwrap_or("(formatted, not logged)")
}

/// Logs panics with their location instead of printing them, and without messages that could contain cards. Only for
/// programs that do nothing but serve: the hook applies to the whole process.
pub fn log_panics() {
    std::panic::set_hook(Box::new(|panic: &PanicHookInfo<'_>| {
        let location = panic.location().map(|location| location as &dyn fmt::Display).map(tracing::field::display);
        tracing::error!(location, message = fixed_text_of(panic), "panic");
    }));
}

fn fixed_text_of(panic: &PanicHookInfo<'_>) -> &'static str {
    panic.payload().downcast_ref::<&'static str>().copied().unwrap_or("(formatted, not logged)")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn count(panics: &Panics, place: Place) -> u64 {
        panics.counters.get_or_create(&[("where", place.name())]).get()
    }

    #[test]
    fn a_panic_is_contained_and_counted_where_it_happened() {
        let panics = Panics::default();
        assert_eq!(panics.catch(Place::Bot, None, || 1), Ok(1));
        assert_eq!(panics.catch::<()>(Place::Bot, None, || panic!("test panic")), Err(Panicked));
        assert_eq!((count(&panics, Place::Bot), count(&panics, Place::Hint)), (1, 0));
    }

    #[tokio::test]
    async fn a_panic_after_an_await_is_contained_too() {
        let panics = Panics::default();
        let work = async {
            tokio::task::yield_now().await;
            panic!("test panic");
        };
        assert_eq!(panics.contain::<()>(Place::Table, None, work).await, Err(Panicked));
        assert_eq!(count(&panics, Place::Table), 1);
    }

    #[test]
    fn only_fixed_messages_are_logged() {
        let cards = "two puddings";
        let payload = catch_unwind(|| panic!("{cards}")).unwrap_err();
        assert_eq!(fixed_text(&*payload), "(formatted, not logged)");
        let payload = catch_unwind(|| panic!("test panic")).unwrap_err();
        assert_eq!(fixed_text(&*payload), "test panic");
    }
}

//! A page that is open in somebody's browser: what it shows, and the messages that bring it up to date.

use std::sync::Arc;

use game::Seat;
use table::View;

use crate::cast::Cast;
use crate::parts::{Parts, Shown};
use crate::snapshot::Update;
use crate::step::{Step, message};
use crate::table_page::{TablePage, fingerprint};
use crate::{Reader, Selection};

/// An open page of a table.
pub struct PageSession {
    reader: Reader,
    code: String,
    link: String,
    selection: Selection,
    /// The latest that everybody was told.
    shared: Arc<Update>,
    /// The table as the reader last saw it; nothing for strangers, who see what everybody does.
    own: Option<Arc<View>>,
    /// The private parts that the page shows.
    shown: Shown,
    layout: Layout,
    title: String,
    to_choose: bool,
}

/// What the places of all parts depend on. When it changes, the whole page is sent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Layout {
    game: Option<u32>,
    seat: Option<Seat>,
    seats: usize,
}

impl PageSession {
    /// A page that was just opened, and the first message for it. `have` is the fingerprint of what it shows; both views
    /// tell the game from its deal.
    pub fn open(
        reader: Reader,
        code: String,
        link: String,
        shared: Arc<Update>,
        own: Option<Arc<View>>,
        have: Option<&str>,
    ) -> (Self, String) {
        let mut session = Self {
            reader,
            code,
            link,
            selection: Selection::default(),
            layout: Layout::of(own.as_deref().unwrap_or(shared.view())),
            shared,
            own,
            shown: Shown::default(),
            title: String::new(),
            to_choose: false,
        };
        let inside = session.page().inside().into_string();
        let message = if have == Some(fingerprint(&inside).as_str()) {
            session.note_shown();
            message(std::iter::empty())
        } else {
            session.whole(&inside)
        };
        (session, message)
    }

    /// The message for a change; nothing if the page shows it already. `own` is the table as the reader sees it now, if
    /// anything has changed that only they see.
    pub fn update(&mut self, update: Arc<Update>, own: Option<Arc<View>>) -> Option<String> {
        let told = own.is_some();
        self.shared = update;
        if told {
            self.own = own;
        }
        let layout = Layout::of(self.own.as_deref().unwrap_or(self.shared.view()));
        if layout != self.layout {
            self.layout = layout;
            let inside = self.page().inside().into_string();
            return Some(self.whole(&inside));
        }
        let stranger = self.own.is_none();
        let mut step = Step::default();
        if told || stranger {
            self.add_private(&mut step);
        }
        let steps = Arc::clone(&self.shared);
        let steps = steps.steps(self.reader.language);
        if step.is_empty() { steps.message().map(str::to_owned) } else { Some(steps.with(|last| last.extend(step))) }
    }

    /// The reader has picked something; the message that shows it.
    pub fn select(&mut self, query: &str) -> Option<String> {
        self.selection = Selection::read(query);
        let mut step = Step::default();
        self.add_private(&mut step);
        (!step.is_empty()).then(|| message([step.json().as_str()].into_iter()))
    }

    fn page(&self) -> TablePage<'_> {
        let shared = self.shared.view();
        TablePage {
            reader: &self.reader,
            code: &self.code,
            link: &self.link,
            shared,
            own: self.own.as_deref().unwrap_or(shared),
            selection: &self.selection,
        }
    }

    /// Adds the private parts that have changed, and what else is for this reader alone.
    fn add_private(&mut self, step: &mut Step) {
        let mut parts = Parts::since(std::mem::take(&mut self.shown));
        let page = self.page();
        page.private_parts(&Cast::new(page.locale(), page.shared), &mut parts);
        let (title, to_choose) = (page.title(), page.is_to_choose());
        step.parts(&parts.take());
        self.shown = parts.into_shown();
        if title != self.title {
            step.text("title", &title);
            self.title = title;
        }
        if to_choose != self.to_choose {
            step.set("yours", to_choose);
        }
        if to_choose && self.shared.tells_turns() {
            step.text("say", &self.reader.locale().text("your-turn"));
            step.text("sound", "turn");
        }
        self.to_choose = to_choose;
    }

    /// Notes that the page shows everything as it is now.
    fn note_shown(&mut self) {
        let mut parts = Parts::default();
        let page = self.page();
        page.private_parts(&Cast::new(page.locale(), page.shared), &mut parts);
        (self.title, self.to_choose) = (page.title(), page.is_to_choose());
        self.shown = parts.into_shown();
    }

    /// The message that replaces the whole page.
    fn whole(&mut self, inside: &str) -> String {
        self.note_shown();
        let mut step = Step::default();
        step.text("page", inside);
        step.text("title", &self.title);
        step.set("yours", self.to_choose);
        step.set("seat", self.layout.seat);
        message([step.json().as_str()].into_iter())
    }
}

impl Layout {
    fn of(view: &View) -> Self {
        let game = view.game.as_ref().map(|game| game.number);
        Self { game, seat: view.table.you.seat, seats: view.table.seats.len() }
    }
}

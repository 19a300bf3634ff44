//! An open page: its state, and the messages that update it.

use std::sync::Arc;

use game::Seat;
use table::View;

use crate::cast::Cast;
use crate::parts::{PartHashes, Parts};
use crate::snapshot::Update;
use crate::step::{Step, message};
use crate::table_page::{TablePage, fingerprint};
use crate::{PageKind, Reader, Selection};

/// An open page of a table.
pub struct PageSession {
    reader: Reader,
    code: String,
    link: String,
    kind: PageKind,
    selection: Selection,
    /// The latest public update.
    shared: Arc<Update>,
    /// The reader's latest view; `None` for spectators without a name, who see the public view.
    own: Option<Arc<View>>,
    /// The hashes of the private parts on the page.
    shown: PartHashes,
    layout: Layout,
    title: String,
    to_choose: bool,
    /// Whether a big screen shows the table.
    screen: bool,
}

/// A message to an open page.
#[derive(Clone, Debug)]
pub enum PageMessage {
    /// For this page only.
    Own(String),
    /// The same for every page in its language that has no private parts to change.
    Shared(Arc<str>),
}

impl std::ops::Deref for PageMessage {
    type Target = str;

    fn deref(&self) -> &str {
        match self {
            Self::Own(text) => text,
            Self::Shared(text) => text,
        }
    }
}

/// The input of the page's layout. When it changes, the whole page is sent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Layout {
    game: Option<u32>,
    seat: Option<Seat>,
    seats: usize,
}

impl PageSession {
    /// Opens a session. Returns the first message, too. `have` is the fingerprint of the loaded page; both views must
    /// include the game from the deal on.
    pub fn open(
        kind: PageKind,
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
            kind,
            selection: Selection::default(),
            layout: Layout::of(own.as_deref().unwrap_or(shared.view())),
            shared,
            own,
            shown: PartHashes::default(),
            title: String::new(),
            to_choose: false,
            screen: false,
        };
        let inside = session.page().inside().into_string();
        let message = if have == Some(fingerprint(&inside).as_str()) {
            session.mark_current();
            message(std::iter::empty())
        } else {
            session.whole(&inside)
        };
        (session, message)
    }

    /// The message for a change; `None` if nothing changes on the page. `own` is the reader's new view, if a private part
    /// has changed.
    pub fn update(&mut self, update: Arc<Update>, own: Option<Arc<View>>) -> Option<PageMessage> {
        let has_own = own.is_some();
        self.shared = update;
        if has_own {
            self.own = own;
        }
        let layout = Layout::of(self.own.as_deref().unwrap_or(self.shared.view()));
        if layout != self.layout {
            self.layout = layout;
            let inside = self.page().inside().into_string();
            return Some(PageMessage::Own(self.whole(&inside)));
        }
        let is_public = self.own.is_none();
        let mut step = Step::default();
        if has_own || is_public {
            self.add_private(&mut step);
        }
        let steps = Arc::clone(&self.shared);
        let steps = steps.steps(self.reader.language);
        if step.is_empty() {
            steps.message().map(PageMessage::Shared)
        } else {
            Some(PageMessage::Own(steps.with(|last| last.extend(step))))
        }
    }

    /// Sets the reader's picks, and returns the message that shows them.
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
            kind: self.kind,
        }
    }

    /// Adds the private parts that have changed, and other changes for this reader only.
    fn add_private(&mut self, step: &mut Step) {
        let mut parts = Parts::since(std::mem::take(&mut self.shown));
        let page = self.page();
        page.private_parts(&Cast::new(page.locale(), page.code, page.shared), &mut parts);
        let (title, to_choose, screen) = (page.title(), page.is_to_choose(), page.own.table.screen);
        step.parts(&parts.take());
        self.shown = parts.into_hashes();
        if title != self.title {
            step.text("title", &title);
            self.title = title;
        }
        if to_choose != self.to_choose {
            step.set("yours", to_choose);
        }
        if to_choose && self.shared.has_turns() {
            step.text("say", &self.reader.locale().text("your-turn"));
        }
        if screen != self.screen {
            step.set("screen", screen);
        }
        (self.to_choose, self.screen) = (to_choose, screen);
    }

    /// Records that the page shows the current state.
    fn mark_current(&mut self) {
        let mut parts = Parts::default();
        let page = self.page();
        page.private_parts(&Cast::new(page.locale(), page.code, page.shared), &mut parts);
        (self.title, self.to_choose, self.screen) = (page.title(), page.is_to_choose(), page.own.table.screen);
        self.shown = parts.into_hashes();
    }

    /// The message that replaces the whole page.
    fn whole(&mut self, inside: &str) -> String {
        self.mark_current();
        let mut step = Step::default();
        step.page(inside);
        step.text("title", &self.title);
        step.set("yours", self.to_choose);
        step.set("screen", self.screen);
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

//! A small model of a browser: the markup of a table's page, and the effect of messages on it.

use std::sync::Arc;

use serde_json::Value;
use table::{Changes, PersonId};
use web::{Extras, PageKind, PageSession, Reader, Selection, TablePage, Update};

use crate::seated::SeatedTable;

pub(crate) const CODE: &str = "ABC234";
pub(crate) const LINK: &str = "https://sushi.example/table/ABC234";

/// The state of a table's page.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct PageState {
    /// The content of `#table`.
    pub(crate) inside: String,
    pub(crate) title: String,
    /// Whether the reader has to choose.
    pub(crate) yours: bool,
    pub(crate) seat: Option<u64>,
}

impl PageState {
    /// The state of a loaded page.
    pub(crate) fn load(page: &str) -> Self {
        let (_, title) = page.split_once("<title>").expect("pages have titles");
        let (title, _) = title.split_once(" · Sushiya</title>").expect("titles end with the name of the site");
        let frame = page.find("<div id=\"table\"").expect("there is a table");
        let (tag, start) = opening_tag(page, frame);
        let seat = tag.split_once("data-seat=\"").and_then(|(_, rest)| rest.split('"').next()?.parse().ok());
        Self {
            inside: page[start..closing_tag(page, "div", start)].to_owned(),
            title: title.to_owned(),
            yours: tag.contains("data-yours=\"true\""),
            seat,
        }
    }

    /// Applies all steps of a message.
    pub(crate) fn apply(&mut self, message: &str) {
        let message: Value = serde_json::from_str(message).expect("messages are JSON");
        for step in message["steps"].as_array().expect("a message has steps") {
            self.apply_step(step);
        }
    }

    /// Applies one step.
    fn apply_step(&mut self, step: &Value) {
        let text = |value: &Value| value.as_str().expect("titles are text").to_owned();
        let markup = |value: &Value| web::expand_shorthand(value.as_str().expect("markup is text"));
        if let Some(page) = step.get("page") {
            self.inside = markup(page);
        }
        for (name, html) in step.get("parts").and_then(Value::as_object).into_iter().flatten() {
            if let Some(part) = self.part(name) {
                self.inside.replace_range(part.start..part.end, &markup(html));
            }
        }
        for (name, html) in step.get("append").and_then(Value::as_object).into_iter().flatten() {
            if let Some(part) = self.part(name) {
                self.inside.insert_str(part.end, &markup(html));
            }
        }
        if let Some(title) = step.get("title") {
            self.title = text(title);
        }
        if let Some(yours) = step.get("yours") {
            self.yours = yours.as_bool().expect("yours is a boolean");
        }
        if let Some(seat) = step.get("seat") {
            self.seat = seat.as_u64();
        }
    }

    /// The position of a part. Some public parts of a seat are not on the page of its own player; all others must exist.
    fn part(&self, name: &str) -> Option<PartPlace> {
        let found = parts(&self.inside).into_iter().find(|part| part.name == name);
        let own = self.seat.is_some_and(|seat| name.ends_with(&format!("-{seat}")));
        assert!(found.is_some() || own, "the page has no part {name}: {}", self.inside);
        found
    }

    /// Panics with the first difference.
    pub(crate) fn assert_shows(&self, other: &Self, when: &str) {
        let same = self.inside.bytes().zip(other.inside.bytes()).take_while(|(one, another)| one == another).count();
        let near = |text: &str| {
            let around = text.char_indices().filter(|(index, _)| same < index + 200 && *index < same + 200);
            around.map(|(_, letter)| letter).collect::<String>()
        };
        assert!(self.inside == other.inside, "{when}: shown\n{}\nis\n{}", near(&self.inside), near(&other.inside));
        assert_eq!(self.title, other.title, "{when}");
        assert_eq!((self.yours, self.seat), (other.yours, other.seat), "{when}");
    }
}

/// A part of a page: its name, and the range of its markup.
pub(crate) struct PartPlace {
    pub(crate) name: String,
    pub(crate) start: usize,
    pub(crate) end: usize,
}

/// All parts of a page, in order.
pub(crate) fn parts(html: &str) -> Vec<PartPlace> {
    let places = html.match_indices(" data-part=\"").map(|(at, before)| {
        let name = html[at + before.len()..].split('"').next().expect("attributes are quoted").to_owned();
        let tag_start = html[..at].rfind('<').expect("attributes belong to a tag");
        let (tag, start) = opening_tag(html, tag_start);
        let element = tag.split(' ').next().unwrap_or_default();
        PartPlace { name, start, end: closing_tag(html, element, start) }
    });
    places.collect()
}

/// The content of the tag that begins here, and the start of the element's content.
fn opening_tag(html: &str, start: usize) -> (&str, usize) {
    // Only tags contain `<` and `>`: texts and attributes are escaped.
    let length = html[start..].find('>').expect("tags are closed");
    (&html[start + 1..start + length], start + length + 1)
}

/// The end of the element whose content begins here.
fn closing_tag(html: &str, element: &str, start: usize) -> usize {
    let (opening, closing) = (format!("<{element}"), format!("</{element}>"));
    let (mut depth, mut at) = (0, start);
    loop {
        let close = at + html[at..].find(&closing).expect("elements are closed");
        let opened = html[at..close].match_indices(&opening);
        depth += opened.filter(|(index, _)| html[at + index + opening.len()..].starts_with([' ', '>'])).count();
        if depth == 0 {
            return close;
        }
        depth -= 1;
        at = close + closing.len();
    }
}

/// A viewer with an open page of a table.
pub(crate) struct Browser {
    pub(crate) who: Option<PersonId>,
    pub(crate) reader: Reader,
    pub(crate) shown: PageState,
    session: PageSession,
    selection: Selection,
}

impl Browser {
    /// Loads the page and connects. The server has nothing to send, because the page is up to date.
    pub(crate) fn load(seated: &SeatedTable, who: Option<PersonId>, reader: Reader) -> Self {
        let page = fresh(seated, who, &reader, &Selection::default());
        let (_, have) = page.split_once("data-have=\"").expect("a page has its fingerprint");
        let (session, message) = open(seated, who, reader.clone(), have.split('"').next());
        assert_eq!(message, r#"{"steps":[]}"#, "the page is up to date");
        Self { who, reader, shown: PageState::load(&page), session, selection: Selection::default() }
    }

    /// Reconnects with an empty page.
    pub(crate) fn reconnect(&mut self, seated: &SeatedTable) {
        let (session, message) = open(seated, self.who, self.reader.clone(), None);
        (self.session, self.selection) = (session, Selection::default());
        self.shown = PageState::default();
        self.shown.apply(&message);
    }

    /// Applies a change, and returns the message.
    pub(crate) fn update(&mut self, seated: &SeatedTable, changes: &Changes, update: &Arc<Update>) -> Option<String> {
        if !seated.table.concerns(self.who, changes) {
            return None;
        }
        let concerned = self.who.filter(|id| seated.table.concerns_privately(*id, changes));
        let own = concerned.map(|id| Arc::new(seated.table.view(Some(id), seated.since(changes))));
        let message = self.session.update(Arc::clone(update), own)?;
        self.shown.apply(&message);
        Some(message.to_string())
    }

    /// Follows a link that picks something.
    pub(crate) fn select(&mut self, query: &str) {
        self.selection = Selection::read(query);
        if let Some(message) = self.session.select(query) {
            self.shown.apply(&message);
        }
    }

    /// The links on the page that pick something.
    pub(crate) fn picks(&self) -> Vec<String> {
        let links = self.shown.inside.split(" data-look").skip(1).filter_map(|rest| {
            let (_, query) = rest.split('>').next()?.split_once("href=\"?")?;
            Some(query.split('"').next()?.replace("&amp;", "&"))
        });
        links.collect()
    }

    /// Panics unless the page looks like a reloaded one.
    pub(crate) fn assert_up_to_date(&self, seated: &SeatedTable, when: &str) {
        let page = fresh(seated, self.who, &self.reader, &self.selection);
        assert!(!page.contains('⟦'), "{when}: a message is missing: {page}");
        self.shown.assert_shows(&PageState::load(&page), when);
    }
}

/// The public update for a change.
pub(crate) fn update(seated: &SeatedTable, before: Option<&Update>, changes: &Changes) -> Arc<Update> {
    Arc::new(Update::new(before, &CODE.into(), seated.table.view(None, seated.since(changes)), *changes))
}

/// The whole page for a viewer, newly loaded.
pub(crate) fn fresh(seated: &SeatedTable, who: Option<PersonId>, reader: &Reader, selection: &Selection) -> String {
    let (shared, own) = (&seated.table.view(None, 0), &seated.table.view(who, 0));
    TablePage { reader, code: CODE, link: LINK, shared, own, selection, kind: PageKind::Player }
        .render(Extras::default())
        .into_string()
}

fn open(seated: &SeatedTable, who: Option<PersonId>, reader: Reader, have: Option<&str>) -> (PageSession, String) {
    let shared = Arc::new(Update::new(None, &CODE.into(), seated.table.view(None, 0), Changes::default()));
    let own = who.map(|id| Arc::new(seated.table.view(Some(id), 0)));
    PageSession::open(PageKind::Player, reader, CODE.to_owned(), LINK.to_owned(), shared, own, have)
}

//! A small model of a browser: the markup of a table's page, and what the messages do to it.

use std::sync::Arc;

use serde_json::Value;
use table::{Changes, PersonId};
use web::{Extras, PageSession, Reader, Selection, TablePage, Update};

use crate::seated::SeatedTable;

pub(crate) const CODE: &str = "ABC234";
pub(crate) const LINK: &str = "https://sushi.example/table/ABC234";

/// What a browser shows of a table.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Shown {
    /// Everything inside of the table's frame.
    pub(crate) inside: String,
    pub(crate) title: String,
    /// Whether the reader has to choose.
    pub(crate) yours: bool,
    pub(crate) seat: Option<u64>,
}

impl Shown {
    /// What a whole page shows.
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

    /// Follows all steps of a message.
    pub(crate) fn apply(&mut self, message: &str) {
        let message: Value = serde_json::from_str(message).expect("messages are JSON");
        for step in message["steps"].as_array().expect("a message has steps") {
            self.apply_step(step);
        }
    }

    /// Follows one step.
    fn apply_step(&mut self, step: &Value) {
        let text = |value: &Value| value.as_str().expect("markup is text").to_owned();
        if let Some(page) = step.get("page") {
            self.inside = text(page);
        }
        for (name, html) in step.get("parts").and_then(Value::as_object).into_iter().flatten() {
            if let Some(part) = self.part(name) {
                self.inside.replace_range(part.start..part.end, &text(html));
            }
        }
        for (name, html) in step.get("append").and_then(Value::as_object).into_iter().flatten() {
            if let Some(part) = self.part(name) {
                self.inside.insert_str(part.end, &text(html));
            }
        }
        if let Some(title) = step.get("title") {
            self.title = text(title);
        }
        if let Some(yours) = step.get("yours") {
            self.yours = yours.as_bool().expect("it is so or not");
        }
        if let Some(seat) = step.get("seat") {
            self.seat = seat.as_u64();
        }
    }

    /// Where a part is. What everybody sees of a seat has no place on the page of whoever sits there; everything else has.
    fn part(&self, name: &str) -> Option<PartPlace> {
        let found = parts(&self.inside).into_iter().find(|part| part.name == name);
        let own = self.seat.is_some_and(|seat| name.ends_with(&format!("-{seat}")));
        assert!(found.is_some() || own, "there is no place for part {name}: {}", self.inside);
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

/// A part of a page: its name, and where its markup is.
pub(crate) struct PartPlace {
    pub(crate) name: String,
    pub(crate) start: usize,
    pub(crate) end: usize,
}

/// All parts of a page, in order.
pub(crate) fn parts(html: &str) -> Vec<PartPlace> {
    let places = html.match_indices(" data-part=\"").map(|(at, before)| {
        let name = html[at + before.len()..].split('"').next().expect("attributes end").to_owned();
        let tag_start = html[..at].rfind('<').expect("attributes belong to a tag");
        let (tag, start) = opening_tag(html, tag_start);
        let element = tag.split(' ').next().unwrap_or_default();
        PartPlace { name, start, end: closing_tag(html, element, start) }
    });
    places.collect()
}

/// The inside of the tag that begins here, and where its content begins.
fn opening_tag(html: &str, start: usize) -> (&str, usize) {
    // Nothing but tags has these signs: texts and attributes are escaped.
    let length = html[start..].find('>').expect("tags end");
    (&html[start + 1..start + length], start + length + 1)
}

/// Where the element ends whose content begins here.
fn closing_tag(html: &str, element: &str, start: usize) -> usize {
    let (opening, closing) = (format!("<{element}"), format!("</{element}>"));
    let (mut depth, mut at) = (0, start);
    loop {
        let close = at + html[at..].find(&closing).expect("elements end");
        let opened = html[at..close].match_indices(&opening);
        depth += opened.filter(|(index, _)| html[at + index + opening.len()..].starts_with([' ', '>'])).count();
        if depth == 0 {
            return close;
        }
        depth -= 1;
        at = close + closing.len();
    }
}

/// Somebody with an open page of a table.
pub(crate) struct Browser {
    pub(crate) who: Option<PersonId>,
    pub(crate) reader: Reader,
    pub(crate) shown: Shown,
    session: PageSession,
    selection: Selection,
}

impl Browser {
    /// Loads the page and connects; a page that is up to date is sent nothing.
    pub(crate) fn load(seated: &SeatedTable, who: Option<PersonId>, reader: Reader) -> Self {
        let page = fresh(seated, who, &reader, &Selection::default());
        let (_, have) = page.split_once("data-have=\"").expect("a page says what it has");
        let (session, message) = open(seated, who, reader.clone(), have.split('"').next());
        assert_eq!(message, r#"{"steps":[]}"#, "the page is up to date");
        Self { who, reader, shown: Shown::load(&page), session, selection: Selection::default() }
    }

    /// Connects anew, with nothing on the page.
    pub(crate) fn reconnect(&mut self, seated: &SeatedTable) {
        let (session, message) = open(seated, self.who, self.reader.clone(), None);
        (self.session, self.selection) = (session, Selection::default());
        self.shown = Shown::default();
        self.shown.apply(&message);
    }

    /// Hears of a change; returns the message.
    pub(crate) fn hear(&mut self, seated: &SeatedTable, changes: &Changes, update: &Arc<Update>) -> Option<String> {
        if !seated.table.concerns(self.who, changes) {
            return None;
        }
        let told = self.who.filter(|id| seated.table.concerns_privately(*id, changes));
        let own = told.map(|id| Arc::new(seated.table.view(Some(id), seated.since(changes))));
        let message = self.session.update(Arc::clone(update), own)?;
        self.shown.apply(&message);
        Some(message)
    }

    /// Picks something towards a choice.
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

    /// Panics unless the page shows what it would if it were loaded now.
    pub(crate) fn assert_up_to_date(&self, seated: &SeatedTable, when: &str) {
        let page = fresh(seated, self.who, &self.reader, &self.selection);
        assert!(!page.contains('⟦'), "{when}: something is not said: {page}");
        self.shown.assert_shows(&Shown::load(&page), when);
    }
}

/// The change as everybody is told it.
pub(crate) fn update(seated: &SeatedTable, before: Option<&Update>, changes: &Changes) -> Arc<Update> {
    Arc::new(Update::new(before, seated.table.view(None, seated.since(changes)), *changes))
}

/// The whole page for somebody, as it is loaded.
pub(crate) fn fresh(seated: &SeatedTable, who: Option<PersonId>, reader: &Reader, selection: &Selection) -> String {
    let (shared, own) = (&seated.table.view(None, 0), &seated.table.view(who, 0));
    TablePage { reader, code: CODE, link: LINK, shared, own, selection }.render(Extras::default()).into_string()
}

fn open(seated: &SeatedTable, who: Option<PersonId>, reader: Reader, have: Option<&str>) -> (PageSession, String) {
    let shared = Arc::new(Update::new(None, seated.table.view(None, 0), Changes::default()));
    let own = who.map(|id| Arc::new(seated.table.view(Some(id), 0)));
    PageSession::open(reader, CODE.to_owned(), LINK.to_owned(), shared, own, have)
}

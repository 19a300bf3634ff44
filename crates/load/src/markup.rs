//! Finds the controls in the markup of a page: the moves, the links that lead to moves, and the lobby's buttons.
//!
//! The scanner looks only at the few tags and attributes it needs, because it shares the machine with the server it
//! measures. It relies on the format of our server's HTML: attributes in double quotes, `<` and `>` escaped.

use std::collections::BTreeMap;

use crate::shorthand::Shorthand;
use crate::table::Turn;

/// Values of `do` that clients send besides `choose`.
const ACTIONS: [&str; 3] = ["ready", "start", "play_again"];

/// Elements without content or end tag.
const VOID: [&str; 13] =
    ["area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr"];

/// The name for markup outside all named parts.
const ROOT: &str = "";

/// A link of a picker: a step towards a move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Link {
    /// The query of its URL, for example `turn=3&pick=two.wasabi`.
    pub(crate) query: String,
    /// The number of picks in it.
    pub(crate) depth: usize,
}

/// A button of the lobby or of the result.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Action {
    /// The value of `do`.
    pub(crate) name: &'static str,
    /// The fields of its form, URL-encoded.
    pub(crate) form: String,
}

/// Everything on a page that a client can use.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(crate) struct Controls {
    /// The turn that the form for choices belongs to.
    pub(crate) turn: Option<Turn>,
    /// The moves that can be chosen, in notation.
    pub(crate) moves: Vec<String>,
    pub(crate) links: Vec<Link>,
    pub(crate) actions: Vec<Action>,
}

impl Controls {
    fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// The button with this value of `do`.
    pub(crate) fn action(&self, name: &str) -> Option<&Action> {
        self.actions.iter().find(|action| action.name == name)
    }
}

/// The controls of a page by part.
#[derive(Default, Debug)]
pub(crate) struct PageControls {
    /// Only parts with controls or nested parts.
    parts: BTreeMap<String, Part>,
}

#[derive(Default, Debug)]
struct Part {
    controls: Controls,
    /// The names of nested parts.
    inner: Vec<String>,
}

impl PageControls {
    /// Replaces the whole page. Returns `true` because all controls may have changed.
    pub(crate) fn replace_page(&mut self, html: &str) -> bool {
        self.parts.clear();
        self.scan(ROOT, html);
        true
    }

    /// Replaces the inner markup of a part. Returns whether there were, or are, controls in it.
    pub(crate) fn replace_part(&mut self, name: &str, html: &str) -> bool {
        let had = self.remove_inside(name);
        self.scan(name, html);
        had || self.has_controls(name)
    }

    /// The controls of all parts together.
    pub(crate) fn all(&self) -> Controls {
        let mut all = Controls::default();
        for Part { controls, .. } in self.parts.values() {
            all.turn = all.turn.max(controls.turn);
            all.moves.extend_from_slice(&controls.moves);
            all.links.extend_from_slice(&controls.links);
            all.actions.extend_from_slice(&controls.actions);
        }
        all
    }

    /// The buttons in this part, without nested parts.
    pub(crate) fn in_part(&self, name: &str) -> impl Iterator<Item = &Action> {
        self.parts.get(name).into_iter().flat_map(|part| &part.controls.actions)
    }

    /// Removes a part's controls and its nested parts. Returns whether there were any controls.
    fn remove_inside(&mut self, name: &str) -> bool {
        let Some(part) = self.parts.remove(name) else { return false };
        let mut inner = false;
        for name in &part.inner {
            inner |= self.remove_inside(name);
        }
        inner || !part.controls.is_empty()
    }

    fn has_controls(&self, name: &str) -> bool {
        let part = self.parts.get(name);
        part.is_some_and(|part| !part.controls.is_empty() || part.inner.iter().any(|inner| self.has_controls(inner)))
    }

    fn scan(&mut self, part: &str, html: &str) {
        Scanner { page: self, open: vec![(0, part.to_owned())], depth: 0, form: None }.scan(html);
    }
}

/// The attribute `data-have` of a page: the version of its content.
pub(crate) fn page_version(html: &str) -> Option<&str> {
    attribute(table_tag(html)?.0, "data-have")
}

/// The shorthand of the page's messages.
pub(crate) fn page_shorthand(html: &str) -> Option<Shorthand> {
    attribute(table_tag(html)?.0, "data-shorthand").map(|pieces| Shorthand::new(&unescape(pieces)))
}

/// The inner markup of a page's `#table`, and everything after it.
pub(crate) fn table_markup(html: &str) -> Option<&str> {
    table_tag(html).map(|(_, inside)| inside)
}

/// The tag of `#table` and everything after it.
fn table_tag(html: &str) -> Option<(&str, &str)> {
    let at = html.find(r#" id="table""#)?;
    let begin = html[..at].rfind('<')?;
    html[begin + 1..].split_once('>')
}

struct Scanner<'a> {
    page: &'a mut PageControls,
    /// The parts that are open, each with the depth of its content.
    open: Vec<(usize, String)>,
    depth: usize,
    /// The hidden fields of the form that is open.
    form: Option<Vec<(String, String)>>,
}

impl Scanner<'_> {
    fn scan(&mut self, mut html: &str) {
        while let Some(begin) = html.find('<') {
            let rest = &html[begin + 1..];
            let Some(end) = rest.find('>') else { return };
            let tag = &rest[..end];
            html = &rest[end + 1..];
            match tag.as_bytes().first() {
                Some(b'/') => self.close(&tag[1..]),
                Some(letter) if letter.is_ascii_alphabetic() => self.open(tag),
                _ => {}
            }
        }
    }

    fn close(&mut self, name: &str) {
        if name == "form" {
            self.form = None;
        }
        self.depth = self.depth.saturating_sub(1);
        while self.open.len() > 1 && self.open.last().is_some_and(|(depth, _)| *depth > self.depth) {
            self.open.pop();
        }
    }

    fn open(&mut self, tag: &str) {
        let name = tag.split([' ', '\n', '/']).next().unwrap_or(tag);
        match name {
            "form" => self.form = Some(Vec::new()),
            "input" => self.input(tag),
            "button" => self.button(tag),
            "a" => self.link(tag),
            _ => {}
        }
        if VOID.contains(&name) || tag.ends_with('/') {
            return;
        }
        self.depth += 1;
        if let Some(part) = attribute(tag, "data-part") {
            let part = unescape(part);
            self.part().inner.push(part.clone());
            self.page.parts.remove(&part);
            self.open.push((self.depth, part));
        }
    }

    /// The innermost part that is open.
    fn part(&mut self) -> &mut Part {
        let name = self.open.last().map_or(ROOT, |(_, name)| name);
        if !self.page.parts.contains_key(name) {
            self.page.parts.insert(name.to_owned(), Part::default());
        }
        self.page.parts.get_mut(name).expect("it was just inserted")
    }

    fn input(&mut self, tag: &str) {
        let (Some("hidden"), Some(name), Some(value)) =
            (attribute(tag, "type"), attribute(tag, "name"), attribute(tag, "value"))
        else {
            return;
        };
        let Some(fields) = &mut self.form else { return };
        fields.push((name.to_owned(), unescape(value)));
        let field = |name: &str| fields.iter().find(|(field, _)| field == name).map(|(_, value)| value.as_str());
        if field("do") == Some("choose")
            && let (Some(game), Some(turn)) = (field("game"), field("turn"))
        {
            let turn = game.parse().ok().zip(turn.parse().ok());
            self.part().controls.turn = turn;
        }
    }

    fn button(&mut self, tag: &str) {
        let (Some(name), Some(value)) = (attribute(tag, "name"), attribute(tag, "value")) else { return };
        match name {
            "move" => {
                let chosen = unescape(value);
                self.part().controls.moves.push(chosen);
            }
            "do" => {
                let Some(name) = ACTIONS.into_iter().find(|action| *action == value) else { return };
                let hidden = self.form.iter().flatten().map(|(name, value)| (name.as_str(), value.as_str()));
                let form = form(hidden.chain([("do", value)]));
                self.part().controls.actions.push(Action { name, form });
            }
            _ => {}
        }
    }

    fn link(&mut self, tag: &str) {
        if !tag.contains(" data-look") {
            return;
        }
        let Some((_, query)) = attribute(tag, "href").and_then(|href| href.split_once('?')) else { return };
        let query = unescape(query);
        let picked = query.split('&').find_map(|field| field.strip_prefix("pick="));
        let depth = picked.filter(|picked| !picked.is_empty()).map_or(0, |picked| picked.split('.').count());
        self.part().controls.links.push(Link { query, depth });
    }
}

/// The value of an attribute as it is written.
fn attribute<'a>(tag: &'a str, name: &str) -> Option<&'a str> {
    let mut rest = tag;
    loop {
        let at = rest.find(name)?;
        let before = rest.as_bytes()[..at].last();
        rest = &rest[at + name.len()..];
        if before.is_some_and(u8::is_ascii_whitespace)
            && let Some(value) = rest.strip_prefix("=\"")
        {
            return value.split('"').next();
        }
    }
}

fn unescape(text: &str) -> String {
    if !text.contains('&') {
        return text.to_owned();
    }
    [("&quot;", "\""), ("&#39;", "'"), ("&lt;", "<"), ("&gt;", ">"), ("&amp;", "&")]
        .iter()
        .fold(text.to_owned(), |text, (escaped, letter)| text.replace(escaped, letter))
}

/// Fields as the body of a form.
pub(crate) fn form<'a>(fields: impl Iterator<Item = (&'a str, &'a str)>) -> String {
    let mut text = String::new();
    for (name, value) in fields {
        if !text.is_empty() {
            text.push('&');
        }
        text.push_str(name);
        text.push('=');
        for byte in value.bytes() {
            if byte.is_ascii_alphanumeric() || b"-._~".contains(&byte) {
                text.push(char::from(byte));
            } else {
                text.push('%');
                text.extend([byte >> 4, byte & 15].map(|digit| char::from(b"0123456789ABCDEF"[usize::from(digit)])));
            }
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    const HAND: &str = r#"<section class="hand"><header><h2>Pick &lt;one&gt;</h2>
        <a class="button call" href="?turn=3&amp;pick=two" data-look data-key="c">Chopsticks</a></header>
        <form method="post" action="/table/ABCDEF" data-live><input type="hidden" name="do" value="choose">
        <input type="hidden" name="game" value="2"><input type="hidden" name="turn" value="3">
        <button class="card" type="submit" name="move" value="tempura"><svg><path d="M0 0"/></svg></button>
        <a href="?turn=3&amp;pick=two.egg" role="button" data-look>Egg</a>
        <button type="submit" name="move" value="go +1 &quot;x&quot;">Go</button></form></section>"#;

    fn links(links: &[(&str, usize)]) -> Vec<Link> {
        links.iter().map(|&(query, depth)| Link { query: query.to_owned(), depth }).collect()
    }

    #[test]
    fn moves_links_and_the_turn_are_found() {
        let mut page = PageControls::default();
        assert!(page.replace_part("hand", HAND));
        assert_eq!(
            page.all(),
            Controls {
                turn: Some((2, 3)),
                moves: vec!["tempura".to_owned(), "go +1 \"x\"".to_owned()],
                links: links(&[("turn=3&pick=two", 1), ("turn=3&pick=two.egg", 2)]),
                actions: Vec::new(),
            }
        );
    }

    #[test]
    fn a_button_may_belong_to_a_form_in_another_part() {
        let mut page = PageControls::default();
        page.replace_page(
            r#"<div data-part="shari"><button form="choice" name="move" value="A+B">B</button></div>
            <div data-part="hand"><form id="choice"><input type="hidden" name="do" value="choose">
            <input type="hidden" name="game" value="1"><input type="hidden" name="turn" value="0"></form></div>"#,
        );
        let all = page.all();
        assert_eq!((all.turn, all.moves.as_slice()), (Some((1, 0)), &["A+B".to_owned()][..]));
        // Without its form the button is still found.
        assert!(page.replace_part("hand", "<p>Wait.</p>"));
        let all = page.all();
        assert_eq!((all.turn, all.moves.len()), (None, 1));
    }

    #[test]
    fn replacing_a_part_replaces_the_parts_inside_and_no_others() {
        let button = |name: &str| format!(r#"<button name="move" value="{name}">{name}</button>"#);
        let mut page = PageControls::default();
        page.replace_page(&format!(
            r#"<div data-part="outer"><br><img src="x"><p>{}</p><div data-part="inner">{}</div>{}</div>{}"#,
            button("a"),
            button("b"),
            button("c"),
            button("d")
        ));
        let moves = |page: &PageControls| {
            let mut moves = page.all().moves;
            moves.sort();
            moves.concat()
        };
        assert_eq!(moves(&page), "abcd");
        assert!(page.replace_part("inner", &button("e")));
        assert_eq!(moves(&page), "acde");
        assert!(!page.replace_part("scores", "<b>7</b>"), "no controls before or after");
        assert!(page.replace_part("outer", "<p>Nothing here.</p>"));
        assert_eq!(moves(&page), "d");
        assert!(page.replace_page(""));
        assert_eq!(moves(&page), "");
    }

    #[test]
    fn the_lobbys_buttons_are_found_with_their_forms() {
        let mut page = PageControls::default();
        page.replace_part(
            "seats",
            r#"<form><input type="hidden" name="empty" value="bots"><button type="submit" name="do" value="start">Start</button></form>
            <form><input type="hidden" name="seat" value="2"><button name="do" value="kick">Remove</button></form>
            <form><button class="primary" name="do" value="ready">Ready</button></form>"#,
        );
        let all = page.all();
        assert_eq!(page.in_part("seats").map(|action| action.name).collect::<Vec<_>>(), ["start", "ready"]);
        assert_eq!(page.in_part("hand").count(), 0);
        assert_eq!(all.action("start").map(|action| action.form.as_str()), Some("empty=bots&do=start"));
        assert_eq!(all.action("ready").map(|action| action.form.as_str()), Some("do=ready"));
        assert_eq!((all.action("kick"), all.actions.len()), (None, 2));
    }

    #[test]
    fn the_version_and_the_content_of_a_page_are_found() {
        let page = r#"<!DOCTYPE html><html><body><form><button name="do" value="ready">no</button></form>
            <div class="frame" id="table" data-have="0f3a" data-socket="/api/tables/ABCDEF/ws"><p>inside</p></div></body>"#;
        assert_eq!(page_version(page), Some("0f3a"));
        assert!(table_markup(page).unwrap().starts_with("<p>inside</p></div>"));
        assert_eq!((page_version("<p>"), table_markup("<p>")), (None, None));
        assert_eq!(attribute(r#"a data-name="x" name="y""#, "name"), Some("y"));
    }

    #[test]
    fn the_shorthand_of_a_page_is_found() {
        let page = "<div id=\"table\" data-have=\"1\" data-shorthand=\"&lt;button name=&quot;move&quot;\"></div>";
        let json = serde_json::value::to_raw_value("\u{80}>").unwrap();
        assert_eq!(page_shorthand(page).unwrap().read(&json).unwrap(), "<button name=\"move\">");
    }

    #[test]
    fn forms_are_url_encoded() {
        let fields = [("do", "choose"), ("move", "go +1"), ("half", "亻=&")];
        assert_eq!(form(fields.into_iter()), "do=choose&move=go%20%2B1&half=%E4%BA%BB%3D%26");
    }
}

//! A page of a table in parts: named pieces of markup, so that a viewer is sent only what has changed.

use std::fmt;
use std::hash::{DefaultHasher, Hash, Hasher};

use maud::{Markup, PreEscaped, Render};

/// The name of a part, as `data-part` says it: `belt`, or with a number `seat-3`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct PartId {
    name: &'static str,
    number: Option<u8>,
}

impl PartId {
    /// A part of which there is one.
    pub(crate) const fn new(name: &'static str) -> Self {
        Self { name, number: None }
    }

    /// A part of which there are several.
    pub(crate) const fn numbered(name: &'static str, number: u8) -> Self {
        Self { name, number: Some(number) }
    }

    /// A part that every seat has.
    pub(crate) const fn of_seat(name: &'static str, seat: game::Seat) -> Self {
        Self::numbered(name, seat.index() as u8)
    }
}

impl fmt::Display for PartId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name)?;
        self.number.map_or(Ok(()), |number| write!(f, "-{number}"))
    }
}

impl Render for PartId {
    fn render_to(&self, buffer: &mut String) {
        use fmt::Write as _;
        let _ = write!(buffer, "{self}");
    }
}

/// What was last shown of each part, by hashes: small enough to be kept for every table and every connection.
#[derive(Clone, Default, Debug)]
pub(crate) struct Shown(Vec<(PartId, Hashes)>);

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Hashes {
    /// What the part was made from.
    key: u64,
    /// Its markup; only kept in debug builds, to check that it follows from the key.
    html: u64,
}

/// Parts in the making. One that would be the same as it was shown last is skipped, without being rendered.
#[derive(Default, Debug)]
pub(crate) struct Parts {
    shown: Shown,
    /// Where in `shown` the next part is expected: parts are mostly made in the same order as before.
    next: usize,
    made: Vec<(PartId, String)>,
}

impl Parts {
    /// Only what differs from this.
    pub(crate) fn since(shown: Shown) -> Self {
        Self { shown, next: 0, made: Vec::new() }
    }

    /// Adds a part that follows from `key` (and from the language): if that has not changed, nothing is rendered.
    pub(crate) fn keyed(&mut self, id: PartId, key: impl Hash, render: impl FnOnce() -> Markup) {
        let key = hash(&key);
        let at = self.shown.position(id, self.next);
        self.next = at + 1;
        let former = self.shown.0.get(at).map(|(_, hashes)| *hashes);
        if former.is_some_and(|former| former.key == key) {
            if cfg!(debug_assertions) {
                let html = render().into_string();
                assert_eq!(
                    former.map(|former| former.html),
                    Some(hash(&html)),
                    "part {id} depends on more than its key: {html}"
                );
            }
            return;
        }
        let html = render().into_string();
        let hashes = Hashes { key, html: if cfg!(debug_assertions) { hash(&html) } else { 0 } };
        match self.shown.0.get_mut(at) {
            Some((_, former)) => *former = hashes,
            None => self.shown.0.push((id, hashes)),
        }
        self.made.push((id, html));
    }

    /// Adds a part. It is rendered in any case, and compared with what was shown.
    pub(crate) fn add(&mut self, id: PartId, markup: Markup) {
        let html = markup.into_string();
        let key = hash(&html);
        self.keyed(id, key, || PreEscaped(html));
    }

    /// The markup of a part, to be put into its place in a page; nothing if there is no such part.
    pub(crate) fn get(&self, id: PartId) -> PreEscaped<&str> {
        let found = self.made.iter().rev().find(|(known, _)| *known == id);
        PreEscaped(found.map_or("", |(_, html)| html.as_str()))
    }

    /// The parts that were made since the last call.
    pub(crate) fn take(&mut self) -> Vec<(PartId, String)> {
        std::mem::take(&mut self.made)
    }

    /// What is shown once everything that was made is.
    pub(crate) fn into_shown(self) -> Shown {
        self.shown
    }
}

impl Shown {
    /// Where the part is, or the end if it is not there. `guess` is looked at first.
    fn position(&self, id: PartId, guess: usize) -> usize {
        let is_it = |at: &usize| self.0[*at].0 == id;
        let guess = Some(guess).filter(|at| *at < self.0.len()).filter(is_it);
        guess.or_else(|| (0..self.0.len()).find(is_it)).unwrap_or(self.0.len())
    }
}

/// A number that stands for a value: equal values have equal numbers, in every process of one program.
pub(crate) fn hash(value: &impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    value.hash(&mut hasher);
    hasher.finish()
}

#[cfg(test)]
mod tests {
    use maud::html;

    use super::*;

    const SEAT: PartId = PartId::of_seat("seat", game::Seat::new(3));

    #[test]
    fn a_part_is_made_once_until_what_it_is_made_from_changes() {
        assert_eq!(SEAT.to_string(), "seat-3");
        let mut parts = Parts::default();
        parts.keyed(SEAT, 1, || html! { "a" });
        parts.keyed(SEAT, 1, || html! { "a" });
        assert_eq!(parts.get(SEAT).0, "a");
        assert_eq!(parts.take(), [(SEAT, "a".to_owned())]);
        let mut parts = Parts::since(parts.into_shown());
        parts.keyed(SEAT, 1, || html! { "a" });
        parts.add(PartId::new("belt"), html! { "b" });
        parts.keyed(SEAT, 2, || html! { "c" });
        assert_eq!(parts.take(), [(PartId::new("belt"), "b".to_owned()), (SEAT, "c".to_owned())]);
    }

    #[test]
    #[should_panic(expected = "depends on more than its key")]
    #[cfg(debug_assertions)]
    fn a_key_that_leaves_something_out_is_found_in_tests() {
        let mut parts = Parts::default();
        parts.keyed(SEAT, 1, || html! { "a" });
        parts.keyed(SEAT, 1, || html! { "b" });
    }
}

//! A table's page in parts: named pieces of markup, so that only changed parts are sent.

use std::fmt;
use std::hash::{DefaultHasher, Hash, Hasher};

use maud::{Markup, PreEscaped, Render};

/// The name of a part in `data-part`: `belt`, or with a number `seat-3`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct PartId {
    name: &'static str,
    number: Option<u8>,
}

impl PartId {
    /// A unique part.
    pub(crate) const fn new(name: &'static str) -> Self {
        Self { name, number: None }
    }

    /// A numbered part.
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

/// Hashes of the parts that a page shows: small enough to keep for every table and connection.
#[derive(Clone, Default, Debug)]
pub(crate) struct PartHashes(Vec<(PartId, Hashes)>);

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Hashes {
    /// The hash of the key that the part was rendered from.
    key: u64,
    /// The hash of its markup, in debug builds only, to check that it depends only on the key.
    html: u64,
}

/// Collects parts. A part that has not changed is skipped without being rendered.
#[derive(Default, Debug)]
pub(crate) struct Parts {
    shown: PartHashes,
    /// The expected index of the next part in `shown`: parts usually come in the same order as before.
    next: usize,
    made: Vec<(PartId, String)>,
}

impl Parts {
    /// Collects only parts that differ from these.
    pub(crate) fn since(shown: PartHashes) -> Self {
        Self { shown, next: 0, made: Vec::new() }
    }

    /// Adds a part that depends only on `key` (and the language): it is rendered only if the key has changed.
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

    /// Adds a part. It is always rendered, and compared with the previous one.
    pub(crate) fn add(&mut self, id: PartId, markup: Markup) {
        let html = markup.into_string();
        let key = hash(&html);
        self.keyed(id, key, || PreEscaped(html));
    }

    /// The markup of a part; empty if there is no such part.
    pub(crate) fn get(&self, id: PartId) -> PreEscaped<&str> {
        let found = self.made.iter().rev().find(|(known, _)| *known == id);
        PreEscaped(found.map_or("", |(_, html)| html.as_str()))
    }

    /// The markup of a part with other parts inside.
    pub(crate) fn nested(&self, outer: PartId, inner: &[PartId]) -> PreEscaped<String> {
        let mut html = self.get(outer).0.to_owned();
        for id in inner {
            let place = format!("data-part=\"{id}\">");
            html = html.replacen(&place, &format!("{place}{}", self.get(*id).0), 1);
        }
        PreEscaped(html)
    }

    /// The parts rendered since the last call.
    pub(crate) fn take(&mut self) -> Vec<(PartId, String)> {
        std::mem::take(&mut self.made)
    }

    /// The hashes after all changes.
    pub(crate) fn into_hashes(self) -> PartHashes {
        self.shown
    }
}

impl PartHashes {
    /// The index of a part, or the end if there is none. `guess` is tried first.
    fn position(&self, id: PartId, guess: usize) -> usize {
        let is_it = |at: &usize| self.0[*at].0 == id;
        let guess = Some(guess).filter(|at| *at < self.0.len()).filter(is_it);
        guess.or_else(|| (0..self.0.len()).find(is_it)).unwrap_or(self.0.len())
    }
}

/// A hash that is the same in every process of one program.
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
    fn a_part_is_rendered_once_until_its_key_changes() {
        assert_eq!(SEAT.to_string(), "seat-3");
        let mut parts = Parts::default();
        parts.keyed(SEAT, 1, || html! { "a" });
        parts.keyed(SEAT, 1, || html! { "a" });
        assert_eq!(parts.get(SEAT).0, "a");
        assert_eq!(parts.take(), [(SEAT, "a".to_owned())]);
        let mut parts = Parts::since(parts.into_hashes());
        parts.keyed(SEAT, 1, || html! { "a" });
        parts.add(PartId::new("belt"), html! { "b" });
        parts.keyed(SEAT, 2, || html! { "c" });
        assert_eq!(parts.take(), [(PartId::new("belt"), "b".to_owned()), (SEAT, "c".to_owned())]);
    }

    #[test]
    #[should_panic(expected = "depends on more than its key")]
    #[cfg(debug_assertions)]
    fn an_incomplete_key_is_found_in_debug_builds() {
        let mut parts = Parts::default();
        parts.keyed(SEAT, 1, || html! { "a" });
        parts.keyed(SEAT, 1, || html! { "b" });
    }
}

//! A face and a name for somebody who joins without typing.

use table::Look;

use crate::look_picker::FACES;
use crate::parts::hash;
use crate::table_page::TablePage;
use crate::{Language, Locale};

/// A face that nobody at the table has, and its name. It is the same whenever the page is loaded, until somebody takes it.
pub(crate) fn suggestion(page: &TablePage<'_>) -> (u8, String) {
    let taken: Vec<u8> = page.own.table.seats.iter().filter_map(|seat| Some(seat.look?.face)).collect();
    let first = (hash(&page.code) % u64::from(Look::FACES)) as u8;
    let mut faces = (0..Look::FACES).map(|step| (first + step) % Look::FACES);
    let face = faces.find(|face| !taken.contains(face)).unwrap_or(first);
    (face, name_of(face, page.locale()))
}

/// The name that goes with a face.
pub(crate) fn name_of(face: u8, locale: &Locale) -> String {
    FACES[usize::from(face)].label(locale)
}

/// Whether a name is the one of guests who never chose any, in any language, perhaps with a number.
pub(crate) fn is_default(name: &str) -> bool {
    let name = name.trim_end_matches(|letter: char| letter.is_ascii_digit() || letter == ' ');
    Language::ALL.iter().any(|language| language.locale().text("guest-name") == name)
}

/// Whether a name was suggested by us, in any language. It gets a number at a table where somebody else has it.
pub fn is_suggested(name: &str) -> bool {
    let suggested = |locale: &Locale| (0..Look::FACES).any(|face| name_of(face, locale) == name);
    is_default(name) || Language::ALL.iter().any(|language| suggested(language.locale()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn suggested_names_are_recognised_in_all_languages() {
        for name in ["Guest", "Fox", "Tanuki", "Invitado"] {
            assert!(is_suggested(name), "{name}");
        }
        assert!(is_default("Guest 2") && !is_default("Fox"));
        for name in ["", "Ana", "Fox 2"] {
            assert!(!is_suggested(name), "{name}");
        }
        for language in Language::ALL {
            for face in 0..Look::FACES {
                let name = name_of(face, language.locale());
                assert!((1..=20).contains(&name.chars().count()), "{name} leaves room for a number");
            }
        }
    }
}

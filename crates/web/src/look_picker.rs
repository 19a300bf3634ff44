//! Buttons to choose a face and a colour. Each is sent by one tap.

use maud::{Markup, html};
use table::Look;

use crate::Locale;
use crate::drawing::drawing;
use crate::face::ANIMALS;
use crate::locale::Term;

/// The names of the faces, in the order of [`ANIMALS`].
pub(crate) const FACES: [Term; 16] = [
    Term::new("face-cat"),
    Term::new("face-fox"),
    Term::new("face-tanuki"),
    Term::new("face-crane"),
    Term::new("face-octopus"),
    Term::new("face-shiba"),
    Term::new("face-rabbit"),
    Term::new("face-frog"),
    Term::new("face-bear"),
    Term::new("face-owl"),
    Term::new("face-koi"),
    Term::new("face-turtle"),
    Term::new("face-panda"),
    Term::new("face-hedgehog"),
    Term::new("face-puffer-fish"),
    Term::new("face-crab"),
];

/// The names of the colours and their shapes, in the order of the drawings `badge-1` to `badge-8`.
pub(crate) const COLOURS: [Term; 8] = [
    Term::new("badge-red"),
    Term::new("badge-dark-blue"),
    Term::new("badge-yellow"),
    Term::new("badge-purple"),
    Term::new("badge-light-blue"),
    Term::new("badge-green"),
    Term::new("badge-pink"),
    Term::new("badge-brown"),
];

/// The buttons of a form: its fields are `face` and `colour`. `taken` are colours of others at the table.
pub(crate) fn look_picker(locale: &Locale, look: Option<Look>, taken: &[u8]) -> Markup {
    let choice = |field: &str, value: usize, chosen: bool, taken: bool, name: &str, picture: &str| {
        html! {
            button type="submit" name=(field) value=(value) aria-pressed=(chosen.to_string()) disabled[taken]
                aria-label=(name) title=(name) { (drawing(picture)) }
        }
    };
    html! {
        fieldset .look-picker {
            legend { (locale.text("your-face")) }
            @for (number, (animal, term)) in ANIMALS.iter().zip(FACES).enumerate() {
                @let chosen = look.is_some_and(|look| usize::from(look.face) == number);
                (choice("face", number, chosen, false, &term.text(locale), &format!("avatar-{animal}")))
            }
        }
        fieldset .look-picker {
            legend { (locale.text("your-colour")) }
            @for (number, term) in COLOURS.into_iter().enumerate() {
                @let chosen = look.is_some_and(|look| usize::from(look.colour) == number);
                @let is_taken = !chosen && taken.iter().any(|other| usize::from(*other) == number);
                (choice("colour", number, chosen, is_taken, &term.text(locale), &format!("badge-{}", number + 1)))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Language;

    #[test]
    fn every_face_and_colour_can_be_chosen() {
        assert_eq!((FACES.len(), COLOURS.len()), (usize::from(Look::FACES), usize::from(Look::COLOURS)));
        let look = Look::new(3, 5);
        let picker = look_picker(Language::ENGLISH.locale(), look, &[5, 6]).into_string();
        assert_eq!(picker.matches("name=\"face\"").count(), 16);
        assert_eq!(picker.matches("name=\"colour\"").count(), 8);
        assert_eq!(picker.matches("aria-pressed=\"true\"").count(), 2);
        assert_eq!(picker.matches(" disabled").count(), 1, "only the colours of others are disabled");
    }
}

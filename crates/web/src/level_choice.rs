//! The choice of a bot level: three segments, and below them the regulars of the chosen level with a sentence about them.

use bots::Level;
use maud::{Markup, html};

use crate::face::{Face, Mood, characters};
use crate::opponents::LEVELS;
use crate::{Locale, terms};

/// The radio buttons of a form; the field is `level`. `id` makes the ids on a page unique.
pub(crate) fn level_choice(locale: &Locale, id: &str, chosen: Level) -> Markup {
    html! {
        fieldset .level-choice {
            legend .unseen { (locale.text("level")) }
            div .segments {
                @for level in LEVELS {
                    label {
                        input type="radio" name="level" value=(level.name()) checked[level == chosen] aria-describedby={ (id) "-" (level.name()) };
                        span { (terms::level(level).text(locale)) }
                    }
                }
            }
            @for level in LEVELS {
                div .crew .{ "for-" (level.name()) } {
                    span .faces aria-hidden="true" {
                        @for character in characters(level) { (Face::Regular(character).show(Mood::Calm)) }
                    }
                    p #{ (id) "-" (level.name()) } { (terms::level(level).about(locale)) }
                }
            }
        }
    }
}

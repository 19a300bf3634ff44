//! The settings in the header of every page: name, face and colour, language, theme, and preferences for tables.
//!
//! Each group is a form, so it works without script. With script they take effect without loading the page.

use maud::{Markup, html};

use crate::drawing::icon;
use crate::face::{Face, Mood};
use crate::look_picker::look_picker;
use crate::reader::on_off;
use crate::{Language, Reader, Speed, Tap, Theme, terms};

/// The face of the reader, or a gear.
pub(crate) fn sign(reader: &Reader) -> Markup {
    html! {
        @if let Some(look) = reader.look {
            span .avatar { (Face::Animal { animal: look.face, colour: look.colour }.show(Mood::Calm)) }
        }
        (icon("settings"))
    }
}

/// All settings. `path` is the page to go back to.
pub(crate) fn settings(reader: &Reader, path: &str) -> Markup {
    let locale = reader.locale();
    html! {
        form .settings method="post" action="/name" data-settings {
            input type="hidden" name="back" value=(path);
            label for="own-name" { (icon("people")) (locale.text("your-name")) }
            span .row {
                input #own-name name="name" value=(reader.name.as_deref().unwrap_or("")) maxlength="24" required autocomplete="nickname";
                button type="submit" { (locale.text("save")) }
            }
        }
        form .settings method="post" action="/name" data-settings {
            input type="hidden" name="back" value=(path);
            (look_picker(locale, reader.look, &[]))
        }
        form .settings method="post" action="/preferences" data-settings {
            input type="hidden" name="back" value=(path);
            fieldset {
                legend { (icon("bolt")) (locale.text("speed")) }
                @for speed in Speed::ALL {
                    (choice("speed", speed.name(), speed == reader.speed, &terms::speed(speed).text(locale)))
                }
            }
            fieldset {
                legend { (icon("face")) (locale.text("tap")) }
                @for tap in Tap::ALL { (choice("tap", tap.name(), tap == reader.tap, &terms::tap(tap).text(locale))) }
            }
            fieldset {
                legend { (icon("sound-on")) (locale.text("sound")) }
                @for sound in [true, false] {
                    (choice("sound", on_off(sound), sound == reader.sound, &terms::sound(sound).text(locale)))
                }
            }
            fieldset {
                legend { (icon("moon")) (locale.text("theme")) }
                @for theme in Theme::ALL {
                    (choice("theme", theme.name(), theme == reader.theme, &terms::theme(theme).text(locale)))
                }
            }
        }
        form .settings method="post" action="/preferences" {
            input type="hidden" name="back" value=(path);
            fieldset {
                legend { (icon("language")) (locale.text("language")) }
                @for language in Language::ALL {
                    span lang=(language.code()) {
                        (choice("language", language.code(), language == reader.language, &language.own_name()))
                    }
                }
            }
        }
        button .notify type="button" data-notify hidden { (icon("bell")) (locale.text("notify-me")) }
    }
}

fn choice(name: &str, value: &str, pressed: bool, label: &str) -> Markup {
    html! { button type="submit" name=(name) value=(value) aria-pressed=(pressed.to_string()) { (label) } }
}

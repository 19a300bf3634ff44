//! After the game: the kanji that everybody formed, the best ones that they missed, and the credits of the data.

use game::Perspective;
use kanji_zushi::{Kanji, KanjiZushi, MissedKanji};
use maud::{Markup, html};

use crate::Locale;
use crate::kanji_zushi::glyph::dish;
use crate::kanji_zushi::words;
use crate::page_game::Show;

/// Maximum number of missed kanji shown per player.
const MAX_MISSED: usize = 3;

/// The end of a game. Missed kanji are only shown if the perspective has every turn.
pub(crate) fn epilogue(perspective: &Perspective<KanjiZushi>, show: &Show<'_>) -> Markup {
    let (locale, known) = (show.locale, perspective.known());
    let missed = missed(perspective);
    html! {
        section .formed-by-all aria-label=(locale.text("kanji-formed-by-all")) {
            @for (seat, place) in known.places.iter() {
                @let missed = missed.of(seat, known);
                article {
                    h3 { (show.names[seat.index()].show()) }
                    (kanji_list(locale, place.formed.as_slice()))
                    @if !missed.is_empty() {
                        h4 { (locale.text("kanji-missed")) }
                        (kanji_list(locale, &missed[..missed.len().min(MAX_MISSED)]))
                    }
                }
            }
            (credits(locale))
        }
    }
}

/// The kanji that everybody missed, turn by turn.
fn missed(perspective: &Perspective<KanjiZushi>) -> MissedKanji {
    let mut missed = MissedKanji::new(perspective.players());
    if perspective.turns().len() > perspective.turn() {
        for turn in perspective.heard() {
            if let Some(before) = turn.before {
                missed.turn(&before, turn.events);
            }
        }
    }
    missed
}

/// A list of kanji with their meanings.
pub(crate) fn kanji_list(locale: &Locale, kanji: &[Kanji]) -> Markup {
    html! {
        @if kanji.is_empty() { p .empty { (locale.text("kanji-formed-nothing")) } }
        ul .told-kanji {
            @for kanji in kanji {
                li {
                    (dish(*kanji, false))
                    span { span .unseen { (kanji) " " } (words::in_short(locale, *kanji)) " " b { (words::strokes(locale, kanji.strokes().into())) } }
                }
            }
        }
    }
}

/// The credits for drawings, meanings and readings.
pub(crate) fn credits(locale: &Locale) -> Markup {
    html! {
        p .fine .credits {
            (locale.text("kanji-credit-drawings")) " " a href="https://kanjivg.tagaini.net/" rel="external noopener" { "KanjiVG" } ", © Ulrich Apel, "
            a href="https://creativecommons.org/licenses/by-sa/3.0/" rel="license noopener" { "CC BY-SA 3.0" } ". "
            (locale.text("kanji-credit-meanings")) " " a href="https://www.edrdg.org/wiki/index.php/KANJIDIC_Project" rel="external noopener" { "KANJIDIC2" } ", © "
            a href="https://www.edrdg.org/edrdg/licence.html" rel="license noopener" { "EDRDG" } ", "
            a href="https://creativecommons.org/licenses/by-sa/4.0/" rel="license noopener" { "CC BY-SA 4.0" } ". "
            (locale.text("kanji-credit-changed"))
        }
    }
}

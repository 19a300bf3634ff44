//! After the game: the kanji that everybody formed, the best ones that they missed, and whose data this is.

use game::Perspective;
use kanji_zushi::{Kanji, KanjiZushi, MissedKanji};
use maud::{Markup, html};

use crate::Speech;
use crate::kanji_zushi::glyph::dish;
use crate::kanji_zushi::words;
use crate::page_game::Show;

/// How many of the kanji that somebody missed are told.
const TOLD: usize = 3;

/// The end of a game. What was missed is only told if every turn is.
pub(crate) fn epilogue(perspective: &Perspective<KanjiZushi>, show: &Show<'_>) -> Markup {
    let (speech, known) = (show.speech, perspective.known());
    let missed = missed(perspective);
    html! {
        section .formed-by-all aria-label=(speech.say("kanji-formed-by-all")) {
            @for (seat, place) in known.places.iter() {
                @let missed = missed.of(seat, known);
                article {
                    h3 { (show.names[seat.index()].show()) }
                    (told(speech, place.formed.as_slice()))
                    @if !missed.is_empty() {
                        h4 { (speech.say("kanji-missed")) }
                        (told(speech, &missed[..missed.len().min(TOLD)]))
                    }
                }
            }
            (credits(speech))
        }
    }
}

/// What everybody missed, turn by turn.
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

/// Kanji with what they mean.
pub(crate) fn told(speech: &Speech, kanji: &[Kanji]) -> Markup {
    html! {
        @if kanji.is_empty() { p .empty { (speech.say("kanji-formed-nothing")) } }
        ul .told-kanji {
            @for kanji in kanji {
                li {
                    (dish(*kanji, false))
                    span { span .unseen { (kanji) " " } (words::in_short(speech, *kanji)) " " b { (words::strokes(speech, kanji.strokes().into())) } }
                }
            }
        }
    }
}

/// Whose drawings, meanings and readings these are.
pub(crate) fn credits(speech: &Speech) -> Markup {
    html! {
        p .fine .credits {
            (speech.say("kanji-credit-drawings")) " " a href="https://kanjivg.tagaini.net/" rel="external noopener" { "KanjiVG" } ", © Ulrich Apel, "
            a href="https://creativecommons.org/licenses/by-sa/3.0/" rel="license noopener" { "CC BY-SA 3.0" } ". "
            (speech.say("kanji-credit-meanings")) " " a href="https://www.edrdg.org/wiki/index.php/KANJIDIC_Project" rel="external noopener" { "KANJIDIC2" } ", © "
            a href="https://www.edrdg.org/edrdg/licence.html" rel="license noopener" { "EDRDG" } ", "
            a href="https://creativecommons.org/licenses/by-sa/4.0/" rel="license noopener" { "CC BY-SA 4.0" } ". "
            (speech.say("kanji-credit-changed"))
        }
    }
}

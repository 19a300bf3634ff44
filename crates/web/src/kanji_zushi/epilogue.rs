//! After the game: the reader's own kanji to keep, the kanji that everybody formed, the best ones that they missed, and the
//! credits of the data.

use game::{Perspective, Seat};
use kanji_zushi::{Event, Half, Kanji, KanjiZushi, MissedKanji, Why};
use maud::{Markup, html};

use crate::Locale;
use crate::drawing::icon;
use crate::kanji_zushi::bench::{readings, redraw};
use crate::kanji_zushi::glyph::{Side, card, dish};
use crate::kanji_zushi::words;
use crate::page_game::Show;

/// Maximum number of missed kanji shown per player.
const MAX_MISSED: usize = 3;

/// The end of a game. Missed kanji are only shown if the perspective has every turn.
pub(crate) fn epilogue(perspective: &Perspective<KanjiZushi>, show: &Show<'_>) -> Markup {
    let (locale, known) = (show.locale, perspective.known());
    let missed = missed(perspective);
    html! {
        @if let Some(seat) = perspective.seat() { (own_list(perspective, &missed.of(seat, known), seat, locale)) }
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

/// The kanji that the reader has formed and missed, with readings, and the pairs that were none. The script keeps the kanji
/// in the browser and can save them.
fn own_list(perspective: &Perspective<KanjiZushi>, missed: &[Kanji], seat: Seat, locale: &Locale) -> Markup {
    let formed = perspective.known().places[seat].formed.as_slice();
    let confused = confused(perspective, seat);
    html! {
        section .my-kanji aria-labelledby="my-kanji" data-kanji-list {
            h3 #my-kanji { (locale.text("kanji-mine")) }
            ul .told-kanji {
                @for (kind, kanji) in formed.iter().map(|kanji| ("made", *kanji)).chain(missed.iter().map(|kanji| ("missed", *kanji))) {
                    (own_kanji(locale, kanji, kind))
                }
                @for (neta, shari, why) in confused {
                    li .confused {
                        span .both aria-hidden="true" { (card(neta, Side::Left)) (card(shari, Side::Right)) }
                        div { b { (words::pair(locale, neta, shari)) } p { (words::why(locale, why)) } }
                    }
                }
            }
            div .row .keep {
                p .fine data-kept=(locale.text("kanji-kept")) {}
                button type="button" data-download="csv" { (icon("download")) (locale.text("kanji-save-csv")) }
                button type="button" data-download="anki" title=(locale.text("kanji-save-anki.about")) { (icon("download")) (locale.text("kanji-save-anki")) }
            }
        }
    }
}

/// A kanji of the list. The data are for the script.
fn own_kanji(locale: &Locale, kanji: Kanji, kind: &str) -> Markup {
    let details = kanji.details();
    let on = details.map_or_else(Vec::new, |details| words::readings(details.on));
    let kun = details.map_or_else(Vec::new, |details| words::readings(details.kun));
    let joined = |some: &[words::Reading]| some.iter().map(ToString::to_string).collect::<Vec<_>>().join("、");
    let meaning = words::meaning(locale, kanji).unwrap_or_default();
    html! {
        li .(kind) data-kanji=(kanji) data-kind=(kind) data-strokes=(kanji.strokes()) data-on=(joined(&on)) data-kun=(joined(&kun)) data-meaning=(meaning) {
            (dish(kanji, true))
            div {
                p {
                    span .unseen lang="ja" { (kanji) " " }
                    b .meaning { (meaning) } " "
                    span .tag { (words::strokes(locale, kanji.strokes().into())) }
                    @if kind == "missed" { " " small .note { (locale.text("kanji-missed")) } }
                }
                p .fine lang="ja" { (readings(&on)) @if !on.is_empty() && !kun.is_empty() { " · " } (readings(&kun)) }
            }
            (redraw(locale))
        }
    }
}

/// The pairs that a player tried and that were no kanji, each once.
fn confused(perspective: &Perspective<KanjiZushi>, seat: Seat) -> Vec<(Half, Half, Why)> {
    let mut pairs: Vec<(Half, Half, Why)> = Vec::new();
    for event in perspective.turns().iter().flatten() {
        if let Event::Failed { seat: player, neta, shari, why } = *event
            && player == seat
            && !pairs.iter().any(|(left, right, _)| (*left, *right) == (neta, shari))
        {
            pairs.push((neta, shari, why));
        }
    }
    pairs
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

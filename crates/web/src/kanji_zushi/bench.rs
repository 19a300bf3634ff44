//! The bench where two halves are combined: the latest attempt and its result.

use kanji_zushi::{Kanji, Observation, Why};
use maud::{Markup, html};

use crate::Locale;
use crate::drawing::drawing;
use crate::kanji_zushi::cards::{Card, from_hand, shari};
use crate::kanji_zushi::glyph::{Side, blank, card, strokes};
use crate::kanji_zushi::scene::{Attempt, Stage};
use crate::kanji_zushi::words;
use crate::page_game::Show;
use crate::parts::{PartId, Parts};

/// The part with the latest attempt. It stays until the next one, so that there is time to read it.
pub(crate) const BENCH: PartId = PartId::new("bench");

/// The part with the other events of the latest turn.
pub(crate) const NEWS: PartId = PartId::new("news");

/// An attempt. While its cards are laid down, they move from their places, as far as these are `known`.
pub(crate) fn attempt(attempt: Attempt, stage: Stage, known: Option<&Observation>, show: &Show<'_>, parts: &mut Parts) {
    let locale = show.locale;
    let lying = known.filter(|_| stage == Stage::Tried);
    let shari = lying.and_then(|known| shari(known).into_iter().find(|card| card.half == attempt.shari));
    let name = show.name(attempt.seat);
    let about = |id: &str| locale.format(id, &[("name", name.into())]);
    // The reason of a failure follows from the halves, so it isn't part of the key.
    let key = (attempt.neta, attempt.shari, attempt.found.ok(), stage, shari, name);
    parts.keyed(BENCH, key, || {
        html! {
            (pair(attempt, stage, shari))
            div .told {
                @match (attempt.found, stage) {
                    (_, Stage::Tried) => p { (about("kanji-tries")) },
                    (Ok(kanji), Stage::Judged) => {
                        p { (about("kanji-formed")) }
                        (kanji_details(locale, kanji))
                    },
                    (Err(why), Stage::Judged) => {
                        p { (about("kanji-failed")) }
                        p .why { (words::why(locale, why)) }
                        @if let Why::NotLeftRight { kanji } = why { (strokes(kanji, false)) }
                    },
                }
            }
        }
    });
}

/// The other events, one sentence each.
pub(crate) fn news(sentences: &[String], parts: &mut Parts) {
    parts.keyed(NEWS, sentences, || html! { @for sentence in sentences { p { (sentence) } } });
}

/// The two cards.
fn pair(attempt: Attempt, stage: Stage, lying: Option<Card>) -> Markup {
    let formed = attempt.found.ok().filter(|_| stage == Stage::Judged);
    let refused = attempt.found.is_err() && stage == Stage::Judged;
    let neta = (stage == Stage::Tried).then(|| from_hand(attempt.seat));
    let shari = lying.map(Card::address);
    html! {
        div .pair .joined[formed.is_some()] .refused[refused] aria-hidden="true" {
            @if let Some(kanji) = formed {
                span { (blank(Side::Left)) }
                span { (blank(Side::Right)) }
                (strokes(kanji, true))
            } @else {
                span data-from=[neta] { (card(attempt.neta, Side::Left)) }
                span data-from=[shari] { (card(attempt.shari, Side::Right)) }
                @if refused { (drawing("mark-no")) }
            }
        }
    }
}

/// The details of a kanji.
pub(crate) fn kanji_details(locale: &Locale, kanji: Kanji) -> Markup {
    html! {
        p .formed-kanji {
            span .unseen lang="ja" { (kanji) " " } span .tag { (words::strokes(locale, kanji.strokes().into())) }
        }
        @if let Some(details) = kanji.details() {
            @if let Some(meaning) = words::meaning(locale, kanji) { p .meaning { (meaning) } }
            dl .readings {
                @for (id, all) in [("term-reading-on", details.on), ("term-reading-kun", details.kun)] {
                    @let some = words::readings(all);
                    @if !some.is_empty() { div { dt { (locale.text(id)) } dd lang="ja" { (some) } } }
                }
                div { dt { (locale.text("term-grade")) } dd { (locale.format("grade", &[("grade", details.grade.into())])) } }
            }
        }
    }
}

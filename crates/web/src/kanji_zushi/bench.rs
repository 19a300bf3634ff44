//! The bench where two halves are combined: the latest attempt and its result.

use ::words::Naming as _;
use kanji_zushi::{Kanji, Observation, Why};
use maud::{Markup, html};

use crate::Locale;
use crate::drawing::{drawing, icon};
use crate::kanji_zushi::cards::{Card, from_hand, one_neta, shari};
use crate::kanji_zushi::glyph::{Side, blank, card, strokes};
use crate::kanji_zushi::scene::{Attempt, Stage};
use crate::kanji_zushi::words;
use crate::page_game::Show;
use crate::parts::{PartId, Parts};

/// The parts with the latest attempt: the two cards, and its result in words. They stay until the next one, so that there is
/// time to read them.
pub(crate) const BENCH: PartId = PartId::new("bench");
pub(crate) const RESULT: PartId = PartId::new("result");

/// The part with the other events of the latest turn.
pub(crate) const NEWS: PartId = PartId::new("news");

/// The name of a new kanji while it moves to its player.
pub(crate) const MADE: &str = "made";

/// An attempt. While its cards are on the bench, they move from and to their places, as far as these are `known`.
pub(crate) fn attempt(attempt: Attempt, stage: Stage, known: Option<&Observation>, show: &Show<'_>, parts: &mut Parts) {
    // A kanji stays on the bench as it is; cards that are refused go back.
    let stage = if attempt.found.is_ok() && stage == Stage::Past { Stage::Judged } else { stage };
    let movers =
        known.filter(|_| stage == Stage::Tried || attempt.found.is_err()).map(|known| Movers::of(attempt, known));
    // The reason of a failure follows from the halves, so it isn't part of the keys.
    let tried = (attempt.neta, attempt.shari, attempt.found.ok());
    parts.keyed(BENCH, (tried, attempt.seat, stage, &movers), || pair(attempt, stage, movers.as_ref()));
    let plate = show.names.get(attempt.seat.index());
    parts.keyed(RESULT, (tried, stage == Stage::Tried, plate), || {
        let (locale, person) = (show.locale, show.person(attempt.seat));
        html! {
            @match (attempt.found, stage) {
                (_, Stage::Tried) => p .who-tries { (locale.format("kanji-tries", &person)) },
                (Ok(kanji), Stage::Judged | Stage::Past) => {
                    p .who-tries { (locale.format("kanji-formed", &person)) }
                    (kanji_details(locale, kanji))
                },
                (Err(why), Stage::Judged | Stage::Past) => {
                    p .who-tries { (locale.format("kanji-failed", &person)) }
                    p .why { (words::why(locale, why)) }
                    @if let Why::NotLeftRight { kanji } = why { (strokes(kanji, false)) }
                },
            }
        }
    });
}

/// The place of the latest attempt.
pub(crate) fn layout(parts: &Parts, locale: &Locale) -> Markup {
    html! {
        section .bench #bench aria-label=(locale.text("kanji-bench")) {
            div .attempt {
                div .tried data-part=(BENCH) { (parts.get(BENCH)) }
                div .told data-part=(RESULT) { (parts.get(RESULT)) }
            }
            div .news data-part=(NEWS) { (parts.get(NEWS)) }
        }
    }
}

/// The other events, one sentence each.
pub(crate) fn news(sentences: &[String], parts: &mut Parts) {
    parts.keyed(NEWS, sentences, || html! { @for sentence in sentences { p { (sentence) } } });
}

/// The names of the two cards while they move.
#[derive(Hash)]
struct Movers {
    neta: Option<String>,
    shari: Option<String>,
}

impl Movers {
    fn of(attempt: Attempt, known: &Observation) -> Self {
        let shari = shari(known).into_iter().flatten().find(|card| card.half == attempt.shari);
        // An open neta lies in front of its player and has the name there.
        let shown = known.places[attempt.seat].shown;
        let is_open = known.options.deck().neta_of(shown).any(|half| half == attempt.neta);
        let neta = one_neta(known, attempt.neta).filter(|_| !is_open);
        Self { neta: neta.map(|card| card.mover(attempt.seat)), shari: shari.map(Card::address) }
    }
}

/// The two cards, side by side once they are a kanji.
fn pair(attempt: Attempt, stage: Stage, movers: Option<&Movers>) -> Markup {
    let formed = attempt.found.ok().filter(|_| stage != Stage::Tried);
    let refused = attempt.found.is_err() && stage != Stage::Tried;
    let is_tried = stage == Stage::Tried;
    let neta = is_tried.then(|| from_hand(attempt.seat));
    let shari = movers.filter(|_| is_tried).and_then(|movers| movers.shari.as_deref());
    // A card that lies here has its name here, and refused cards go back from here. A kanji goes to its player.
    let name = |name: Option<&String>| name.filter(|_| formed.is_none()).cloned();
    let made = formed.map(|_| MADE);
    html! {
        div .pair .joined[formed.is_some()] .refused[refused] .past[stage == Stage::Past] data-fly=[made] aria-hidden="true" {
            span data-from=[neta] data-fly=[name(movers.and_then(|movers| movers.neta.as_ref()))] {
                @if formed.is_some() { (blank(Side::Left)) } @else { (card(attempt.neta, Side::Left)) }
            }
            span data-from=[shari] data-fly=[name(movers.and_then(|movers| movers.shari.as_ref()))] {
                @if formed.is_some() { (blank(Side::Right)) } @else { (card(attempt.shari, Side::Right)) }
            }
            @if let Some(kanji) = formed { (strokes(kanji, true)) }
            @if refused { (drawing("mark-no")) }
        }
    }
}

/// The details of a kanji, and a button to see again how it is written.
pub(crate) fn kanji_details(locale: &Locale, kanji: Kanji) -> Markup {
    html! {
        p .formed-kanji {
            span .unseen lang="ja" { (kanji) " " }
            @if let Some(meaning) = words::meaning(locale, kanji) { span .meaning { (meaning) } " " }
            span .tag { (words::strokes(locale, kanji.strokes().into())) }
        }
        @if let Some(details) = kanji.details() {
            dl .readings {
                @for (id, all) in [("term-reading-on", details.on), ("term-reading-kun", details.kun)] {
                    @let some = words::readings(all);
                    @if !some.is_empty() { div { dt { (locale.text(id)) } dd lang="ja" { (readings(&some)) } } }
                }
                div .grade { dt { (locale.text("term-grade")) } dd { (locale.format("grade", &[("grade", details.grade.into())])) } }
            }
            (redraw(locale))
        }
    }
}

/// The button that draws the strokes again. It needs the script, which looks for the kanji next to it.
pub(crate) fn redraw(locale: &Locale) -> Markup {
    html! {
        button .quiet .redraw type="button" data-redraw title=(locale.text("kanji-redraw")) { (icon("brush")) span { (locale.text("kanji-redraw")) } }
    }
}

/// Readings, with the kana that are written after the kanji apart.
pub(crate) fn readings(some: &[words::Reading]) -> Markup {
    html! {
        @for (index, reading) in some.iter().enumerate() {
            @if index > 0 { "、" }
            (reading.stem) @if !reading.okurigana.is_empty() { span .okurigana { (reading.okurigana) } }
        }
    }
}

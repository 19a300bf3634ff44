//! A player's place: face, strokes, the kanji they have formed, and the public view of their hand.

use game::{Seat, Viewer};
use kanji_zushi::{GOAL, Half, Kanji, Neta, Observation};
use maud::{Markup, html};

use crate::Locale;
use crate::drawing::drawing;
use crate::face::{Character, Mood};
use crate::kanji_zushi::bench::MADE;
use crate::kanji_zushi::cards::{from_hand, one_neta};
use crate::kanji_zushi::glyph::{Side, card, dish};
use crate::kanji_zushi::scene::{Scene, Stage};
use crate::kanji_zushi::{GREAT, words};
use crate::page_game::{Seating, Show};
use crate::parts::{PartId, Parts};
use crate::status;
use crate::sushi_go::speech::{bubble, regular};

const fn portrait(seat: Seat) -> PartId {
    PartId::of_seat("face", seat)
}

const fn name(seat: Seat) -> PartId {
    PartId::of_seat("name", seat)
}

const fn points(seat: Seat) -> PartId {
    PartId::of_seat("points", seat)
}

const fn moment(seat: Seat) -> PartId {
    PartId::of_seat("moment", seat)
}

const fn speech(seat: Seat) -> PartId {
    PartId::of_seat("says", seat)
}

/// The parts with a player's kanji, one each: they are added one by one and never change.
fn kanji_ids(seat: Seat) -> [PartId; GOAL] {
    ["kanji-1", "kanji-2", "kanji-3", "kanji-4", "kanji-5"].map(|name| PartId::of_seat(name, seat))
}

/// The part with a player's hand as everybody sees it.
const fn hand_id(seat: Seat) -> PartId {
    PartId::of_seat("held", seat)
}

/// The parts of a place.
pub(crate) fn place(scene: &Scene, show: &Show<'_>, seat: Seat, parts: &mut Parts) {
    let (known, locale, plate) = (&scene.known, show.locale, &show.names[seat.index()]);
    let formed = &known.places[seat].formed;
    let just_made = just_made(scene).filter(|(maker, _)| *maker == seat).map(|(_, kanji)| kanji);
    let said = says(scene, show, seat);
    let mood = if just_made.is_some() { Mood::Glad } else { said.map_or(Mood::Calm, |(_, mood)| mood) };
    parts.keyed(portrait(seat), (plate, mood), || plate.portrait(mood));
    parts.keyed(name(seat), plate, || plate.label(locale));
    let strokes = formed.strokes();
    parts.keyed(points(seat), strokes, || {
        html! { b aria-hidden="true" { (strokes) } span .unseen { (words::strokes(locale, strokes)) } }
    });
    parts.keyed(moment(seat), just_made, || {
        html! {
            @if let Some(kanji) = just_made {
                span .burst aria-hidden="true" { (drawing("spark")) span .word { b { "+" (kanji.strokes()) } } }
            }
        }
    });
    parts.keyed(speech(seat), said, || bubble(show, said));
    for (index, id) in kanji_ids(seat).into_iter().enumerate() {
        let kanji = formed.as_slice().get(index).copied();
        parts.keyed(id, kanji, || html! { @if let Some(kanji) = kanji { (served(locale, kanji)) } });
    }
    let hand = Hand::of(known, seat);
    parts.keyed(hand_id(seat), (&plate.name, &hand), || hand.render(known, locale, seat, &plate.name));
}

/// The kanji that is being drawn, and its maker.
fn just_made(scene: &Scene) -> Option<(Seat, Kanji)> {
    let (attempt, stage) = scene.happening.as_ref()?.attempt?;
    Some((attempt.seat, attempt.found.ok()?)).filter(|_| stage == Stage::Judged)
}

/// What a seat says now: regulars greet, cheer about a great kanji and sigh about a miss.
fn says(scene: &Scene, show: &Show<'_>, seat: Seat) -> Option<(&'static Character, Mood)> {
    let (speaker, mood) = if let Some(happening) = &scene.happening {
        let (attempt, _) = happening.attempt.filter(|(_, stage)| *stage == Stage::Judged)?;
        match attempt.found {
            Ok(kanji) if kanji.strokes() < GREAT => return None,
            Ok(_) => (attempt.seat, Mood::Glad),
            Err(_) => (attempt.seat, Mood::Glum),
        }
    } else {
        let places = &scene.known.places;
        let begins = places.iter().all(|(_, place)| place.formed.is_empty() && place.shown.is_empty());
        let first = places.seats().find(|seat| regular(show, *seat).is_some())?;
        if !begins || scene.known.failures > 0 || scene.known.stuck > 0 {
            return None;
        }
        (first, Mood::Calm)
    };
    (speaker == seat).then_some((regular(show, seat)?, mood))
}

/// A place with its parts.
pub(crate) fn layout(parts: &Parts, seat: Seat, seating: Seating) -> Markup {
    let own = seating.own == Some(seat);
    let part = |id: PartId| parts.get(id);
    html! {
        article .place .own[own] #{ "place-" (seat.index()) } {
            header .plate {
                span .portrait data-part=(portrait(seat)) { (part(portrait(seat))) }
                h2 data-part=(name(seat)) { (part(name(seat))) }
                p .points data-part=(points(seat)) { (part(points(seat))) }
            }
            p .moment data-part=(moment(seat)) { (part(moment(seat))) }
            p .says data-part=(speech(seat)) { (part(speech(seat))) }
            ol .served { @for id in kanji_ids(seat) { li data-part=(id) { (part(id)) } } }
            div .status data-part=(status::id(seat)) { (part(status::id(seat))) }
            @if !own {
                div .held data-part=(hand_id(seat)) { (part(hand_id(seat))) }
                div .remedy data-part=(status::remedy_id(seat)) { (part(status::remedy_id(seat))) }
            }
        }
    }
}

/// The public view of a hand: cards that were seen, and backs.
#[derive(Hash)]
struct Hand {
    open: Vec<Half>,
    hidden: usize,
}

impl Hand {
    fn of(known: &Observation, seat: Seat) -> Self {
        let place = &known.places[seat];
        let held = place.known.len() + usize::from(place.hidden);
        // Only players know their own hands; everybody does once the player's deck is used up.
        let used_up = held + place.laid.len() == Neta::ALL.len();
        let open = if known.viewer == Viewer::Seat(seat) && !used_up { place.shown } else { place.known };
        Self { open: known.options.deck().neta_of(open).collect(), hidden: held - open.len() }
    }

    fn render(&self, known: &Observation, locale: &Locale, seat: Seat, name: &str) -> Markup {
        let mover = |half: Half| one_neta(known, half).map(|card| card.mover(seat));
        html! {
            span .stack data-fly=(from_hand(seat)) {
                @if self.hidden > 0 {
                    (drawing("card-back"))
                    b { (self.hidden) }
                    span .unseen { (locale.format("term-card.counted", &[("count", self.hidden.into())])) }
                }
            }
            @if !self.open.is_empty() {
                ul .open-neta aria-label=(locale.format("hand-of", &[("name", name.into())])) {
                    @for half in &self.open {
                        li data-fly=[mover(*half)] { (card(*half, Side::Left)) span .unseen { (words::half(locale, *half, Side::Left)) } }
                    }
                }
            }
        }
    }
}

/// A formed kanji. It comes from the bench.
fn served(locale: &Locale, kanji: Kanji) -> Markup {
    let scored = words::scored(locale, kanji);
    html! {
        span data-from=(MADE) title=(scored) {
            (dish(kanji, false))
            b aria-hidden="true" { (kanji.strokes()) }
            span .unseen { (scored) }
        }
    }
}

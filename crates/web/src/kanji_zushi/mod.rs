//! Kanji-zushi as it is seen.
//!
//! | module | responsible for |
//! |---|---|
//! | `glyph` | halves and kanji drawn from their strokes |
//! | `words` | what is said of them |
//! | `bench` | the latest attempt, and what came of it |
//! | `choice` | shari and hand, and picking a choice from them |
//! | `places` | what somebody has formed, and what is known of their hand |
//! | `epilogue` | what everybody formed and missed |
//! | `log` | what happened, as sentences |

pub(crate) mod bench;
mod choice;
pub(crate) mod epilogue;
pub(crate) mod glyph;
mod log;
mod places;
#[cfg(test)]
mod tests;
pub(crate) mod words;

use game::{Game as _, Seat};
use kanji_zushi::{Event, Kanji, KanjiZushi, Move, Observation};
use maud::{Markup, html};
use menu::Played;

use crate::Speech;
use crate::game_view::{GameView, Guided, OnPages, Pictured, Scene, Seen};
use crate::kanji_zushi::bench::{Attempt, Stage, bench};
use crate::kanji_zushi::choice::Choice;
use crate::kanji_zushi::glyph::Side;
use crate::kanji_zushi::places::{GUEST, order, place};

/// A kanji with halves that everybody knows.
const EXAMPLE: char = '明';

/// How long two halves are looked at before it is known what they are, and then what they are, in milliseconds.
const TRIED: u32 = 550;
const JUDGED: u32 = 1300;

/// How long a pass is looked at.
const PASSED: u32 = 700;

impl OnPages for KanjiZushi {
    const PLATES: &'static [&'static str] = &["neta", "shari"];
    const PLAYERS: usize = 2;
    const GUIDE: Guided = Guided { options: &[("players", "2"), ("help", "guided")], deal: 3, turns: 5 };

    fn legend(speech: &Speech) -> Vec<Pictured> {
        let Some((kanji, (neta, shari))) = Kanji::from_char(EXAMPLE).and_then(|kanji| Some((kanji, kanji.halves()?)))
        else {
            return Vec::new();
        };
        let named = |picture, id: &str, about: String| Pictured { picture, name: speech.label(id), about };
        let about = |id: &str| speech.say(&format!("{id}.about"));
        vec![
            named(glyph::card(neta, Side::Left), "term-neta", about("term-neta")),
            named(glyph::card(shari, Side::Right), "term-shari", about("term-shari")),
            named(glyph::dish(kanji, false), "term-kanji", words::scored(speech, kanji)),
        ]
    }
}

impl GameView for Played<KanjiZushi> {
    fn progress(&self, seen: &Seen<'_>) -> Markup {
        progress(seen, &self.state().observe(seen.viewer))
    }

    fn board(&self, seen: &Seen<'_>) -> Markup {
        let known = self.state().observe(seen.viewer);
        let mut latest: Vec<Event> = Vec::new();
        self.retell(0, seen.viewer, |_, events, _| follow(&mut latest, events));
        let choice = match seen.seat {
            Some(seat) => Choice::new(seen, &known, &self.state().legal_moves(seat)),
            None => Choice::none(seen, &known, None),
        };
        board(seen, &known, &bench(seen, &latest, Stage::Past, &(String::new(), String::new())), &choice, true)
    }

    fn scenes(&self, from: usize, seen: &Seen<'_>) -> Vec<Scene> {
        let mut scenes = Vec::new();
        let mut latest: Vec<Event> = Vec::new();
        let mut before: Option<Observation> = None;
        self.retell(0, seen.viewer, |turn, events, known| {
            follow(&mut latest, events);
            if let Some(before) = before.replace(known).filter(|_| turn >= from) {
                scenes.extend(turn_scenes(&before, events, &latest, seen));
            }
        });
        scenes
    }

    fn log(&self, seen: &Seen<'_>) -> Vec<String> {
        let mut sentences = Vec::new();
        self.retell(0, seen.viewer, |_, events, _| sentences.extend(log::turn(events, seen)));
        sentences
    }

    fn reason(&self, speech: &Speech, seat: Seat, chosen: &str) -> Option<String> {
        let chosen: Move = chosen.parse().ok()?;
        let moves = self.state().legal_moves(seat);
        if chosen == Move::Pass {
            let best = moves.forming().map(|(_, kanji)| kanji).max_by_key(|kanji| kanji.strokes());
            return Some(best.map_or_else(
                || speech.say("kanji-reason-pass"),
                |best| speech.tell("kanji-reason-wait", &[("kanji", words::kanji(speech, best).into())]),
            ));
        }
        let (_, kanji) = moves.forming().find(|(pair, _)| *pair == chosen)?;
        Some(words::worth(speech, kanji))
    }

    fn tell_move(&self, speech: &Speech, chosen: &str) -> String {
        chosen.parse().map_or_else(|_| chosen.to_owned(), |chosen: Move| words::choice(speech, chosen))
    }

    fn epilogue(&self, seen: &Seen<'_>) -> Markup {
        epilogue::epilogue(self, seen)
    }
}

/// Keeps the latest attempt and what happened since: it is to be read until there is another.
fn follow(latest: &mut Vec<Event>, events: &[Event]) {
    if Attempt::of(events).is_some() || Attempt::of(latest).is_none() {
        latest.clear();
    }
    latest.extend_from_slice(events);
}

/// Whose turn it is.
fn progress(seen: &Seen<'_>, known: &Observation) -> Markup {
    html! { @if let Some(turn) = known.turn { p { (words::about(seen, turn, "kanji-turn-of", &[])) } } }
}

/// The whole table. `holds` says whether the card that is tried is still in its hand.
fn board(seen: &Seen<'_>, known: &Observation, bench: &Markup, choice: &Choice<'_>, holds: bool) -> Markup {
    let others = order(known, seen.seat);
    html! {
        div .kanji-zushi {
            section .others .{ "for-" (others.len()) } tabindex="0" aria-label=(seen.speech.say("others")) {
                @for seat in others { (place(known, seen, seat, holds)) }
            }
            div .middle { (bench) (choice.table()) }
            @if let Some(seat) = seen.seat {
                (place(known, seen, seat, holds))
                (choice.hand(seat))
            }
        }
    }
}

/// What is to be seen of a turn: both halves, and then what they are.
fn turn_scenes(known: &Observation, events: &[Event], latest: &[Event], seen: &Seen<'_>) -> Vec<Scene> {
    let attempt = Attempt::of(events);
    let glides = attempt.map_or_else(Default::default, |attempt| glides(known, seen, attempt));
    let choice = Choice::none(seen, known, attempt);
    let scene = |stage: Stage, say: String, pause: u32, sound: &'static str| Scene {
        progress: progress(seen, known),
        board: board(seen, known, &bench(seen, latest, stage, &glides), &choice, attempt.is_none()),
        say,
        pause,
        stays: false,
        sound,
    };
    let told = log::turn(events, seen).join(" ");
    match attempt {
        Some(attempt) => {
            let sound = if attempt.found.is_ok() { "good" } else { "bad" };
            vec![scene(Stage::Tried, String::new(), TRIED, "lay"), scene(Stage::Judged, told, JUDGED, sound)]
        }
        None => vec![scene(Stage::Past, told, PASSED, "lay")],
    }
}

/// The names under which the cards of an attempt move.
fn glides(known: &Observation, seen: &Seen<'_>, attempt: Attempt) -> (String, String) {
    let own = choice::neta(known, attempt.seat).into_iter().find(|card| card.half == attempt.neta);
    let neta = match own.filter(|_| seen.is_own(attempt.seat)) {
        Some(card) => card.glide(),
        None => GUEST.to_owned(),
    };
    let shari = choice::shari(known).into_iter().find(|card| card.half == attempt.shari);
    (neta, shari.map_or_else(String::new, choice::Lying::glide))
}

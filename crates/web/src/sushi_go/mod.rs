//! Sushi Go! as it is seen.
//!
//! | module | responsible for |
//! |---|---|
//! | `counter` | [`Counter`]: what lies on the table at a moment, also in the middle of a turn |
//! | `cards` | a card, large and small |
//! | `places` | what lies in front of somebody, in sets, with what they score now |
//! | `hand` | the hand, and picking a choice from it |
//! | `log` | what happened, as sentences |
//! | `reason` | why a card is worth laying |

mod cards;
mod counter;
mod hand;
mod log;
mod places;
mod reason;

use game::{Game as _, Seat};
use maud::{Markup, html};
use menu::{AnyGame as _, Played};
use sushi_go::{Card, Event, Observation, ROUNDS, SushiGo};
use table::ScoreView;

use crate::drawing::icon;
use crate::game_view::{GameView, Guided, OnPages, Pictured, Scene, Seen};
use crate::nameplate::Nameplate;
use crate::pad::pad;
use crate::{Speech, chart};

pub(crate) use counter::Counter;

/// How long everybody's cards are looked at, in milliseconds.
const REVEAL: u32 = 1100;

impl OnPages for SushiGo {
    const PLATES: &'static [&'static str] = &["maki3", "salmon", "tempura", "pudding"];
    const PLAYERS: usize = 3;
    const GUIDE: Guided = Guided { options: &[("players", "2")], deal: 7, turns: 9 };

    fn legend(speech: &Speech) -> Vec<Pictured> {
        Card::ALL.into_iter().map(|card| Pictured::new(speech, card.name(), &format!("card-{card}"))).collect()
    }
}

impl GameView for Played<SushiGo> {
    fn everybody(&self, speech: &Speech, names: Vec<Nameplate>) -> Vec<Nameplate> {
        with_dummy(speech, names, self.state().tableaus().len())
    }

    fn progress(&self, seen: &Seen<'_>) -> Markup {
        progress(seen.speech, &self.state().observe(seen.viewer))
    }

    fn board(&self, seen: &Seen<'_>) -> Markup {
        let mut counter = Counter::of(self.state().observe(seen.viewer));
        self.retell(self.turn(), seen.viewer, |_, events, _| counter.remember(events));
        let moves = seen.seat.map(|seat| self.state().legal_moves(seat));
        html! {
            (board(&counter, seen))
            @if let (Some(seat), Some(moves)) = (seen.seat, moves) { (hand::hand(&counter, seen, seat, &moves)) }
        }
    }

    fn scenes(&self, from: usize, seen: &Seen<'_>) -> Vec<Scene> {
        let mut scenes = Vec::new();
        let mut before: Option<Observation> = None;
        self.retell(from.saturating_sub(1), seen.viewer, |turn, events, known| {
            if let Some(before) = before.take().filter(|_| turn >= from) {
                scenes.extend(turn_scenes(before, events, &known, seen));
            }
            before = Some(known);
        });
        scenes
    }

    fn log(&self, seen: &Seen<'_>) -> Vec<String> {
        let mut sentences = Vec::new();
        self.retell(0, seen.viewer, |_, events, _| sentences.extend(log::turn(events, seen)));
        sentences
    }

    fn reason(&self, speech: &Speech, seat: Seat, chosen: &str) -> Option<String> {
        Some(reason::reason(speech, self.state(), seat, chosen.parse().ok()?))
    }

    fn tell_move(&self, speech: &Speech, chosen: &str) -> String {
        // Cards are set apart as in notation; each is named.
        let parts = chosen.split_inclusive(['+', '/']).map(|part| {
            let (card, sign) = part.strip_suffix(['+', '/']).map_or((part, ""), |card| (card, &part[card.len()..]));
            let sign = if sign.is_empty() { String::new() } else { format!(" {sign} ") };
            format!("{}{sign}", speech.say(&format!("card-{card}")))
        });
        parts.collect()
    }
}

/// Round and turn.
pub(crate) fn progress(speech: &Speech, known: &Observation) -> Markup {
    let size = known.options.hand_size();
    let round = (known.pad.rounds().len() + 1).min(ROUNDS);
    let turn = (usize::from(known.turn) + 1).min(size);
    let so_far = [("round", round.into()), ("rounds", ROUNDS.into()), ("turn", turn.into()), ("turns", size.into())];
    html! {
        p { (speech.tell("progress-sushi-go", &so_far)) }
        span .steps aria-hidden="true" { @for number in 1..=ROUNDS { i .done[number < round] .now[number == round] {} } }
    }
}

/// The names of everybody who is scored: the dummy has one too.
pub(crate) fn with_dummy(speech: &Speech, names: Vec<Nameplate>, places: usize) -> Vec<Nameplate> {
    let dummy = Nameplate { name: speech.label("term-dummy"), icon: Some("robot"), note: None };
    names.into_iter().chain(std::iter::repeat(dummy)).take(places).collect()
}

/// What is to be seen of a turn: everybody's cards, and if the round is over, what it scored.
fn turn_scenes(before: Observation, events: &[Event], after: &Observation, seen: &Seen<'_>) -> Vec<Scene> {
    let (progress, pad_before) = (progress(seen.speech, &before), before.pad);
    let mut counter = Counter::of(before);
    counter.lay(events);
    let mut scenes = vec![Scene {
        progress: progress.clone(),
        board: html! { (board(&counter, seen)) (hand::rest(&counter, seen)) },
        say: log::laid(events, seen).join(" "),
        pause: REVEAL,
        stays: false,
        sound: "lay",
    }];
    if after.pad != pad_before {
        let round = after.pad.rounds().len();
        let mut all: Vec<ScoreView> = Vec::new();
        after.pad.lines(&mut |seat, line| all.push(ScoreView { seat, line }));
        let latest = Some(round as u8);
        let only: Vec<ScoreView> = all.iter().filter(|score| score.line.section.number() == latest).copied().collect();
        let title = seen.speech.tell("round-over", &[("round", round.into())]);
        scenes.push(Scene {
            progress,
            board: html! {
                section .tally aria-labelledby="tally-title" {
                    h2 #tally-title { (title) }
                    (pad(seen.speech, SushiGo::NAME, &only, seen.names, latest))
                    @if round > 1 { (chart::rounds(seen.speech, &all, seen.names)) }
                    button .primary type="button" data-continue { (icon("step")) (seen.speech.say("continue")) }
                }
                (board(&counter, seen))
            },
            say: format!("{title} {}", log::scored(events, seen).join(" ")),
            pause: 0,
            stays: true,
            sound: "score",
        });
    }
    scenes
}

/// Everything but the viewer's hand.
pub(crate) fn board(counter: &Counter, seen: &Seen<'_>) -> Markup {
    let others: Vec<Seat> = counter.order(seen.seat);
    html! {
        section .others .{ "for-" (others.len()) } tabindex="0" aria-label=(seen.speech.say("others")) {
            @for seat in others { (places::place(counter, seen, seat)) }
        }
        (belt(counter, seen))
        @if let Some(seat) = seen.seat { (places::place(counter, seen, seat)) }
    }
}

/// The belt, running the way hands do.
fn belt(counter: &Counter, seen: &Seen<'_>) -> Markup {
    let (way, arrow, id) = if counter.passes_left() {
        ("left", "arrow-left", "passing-left")
    } else {
        ("right", "arrow-right", "passing-right")
    };
    html! {
        div .belt .(way) { p { (icon(arrow)) span { (seen.speech.say(id)) } (icon(arrow)) } }
    }
}

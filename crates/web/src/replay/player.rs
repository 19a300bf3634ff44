//! The controls of a replay. They stay at the bottom edge while the table above them changes. Without script they are links and a
//! form.

use maud::{Markup, html};

use crate::chart;
use crate::drawing::icon;
use crate::nameplate::Nameplate;
use crate::replay::ReplayPage;

/// The speeds, as multiples of the normal one.
const SPEEDS: [&str; 4] = ["0.5", "1", "2", "4"];

/// The controls, with the choices of the position above them.
pub(super) fn player(page_of: &ReplayPage<'_>, choices: &Markup, names: &[Nameplate]) -> Markup {
    let locale = page_of.reader.locale();
    html! {
        section .player aria-label=(locale.text("replay")) {
            (choices)
            (scrubber(page_of, names))
            div .deck {
                (steps(page_of))
                p .where { (page_of.position_name(page_of.turn())) }
                (analysis(page_of))
                label .speed hidden data-replay-speed {
                    span { (locale.text("replay-speed")) }
                    select { @for speed in SPEEDS { option value=(speed) selected[speed == "1"] { (speed) "×" } } }
                }
            }
        }
    }
}

/// A slider over all turns. Its background shows the winning chances, and marks the largest mistakes.
fn scrubber(page_of: &ReplayPage<'_>, names: &[Nameplate]) -> Markup {
    let locale = page_of.reader.locale();
    let (turn, last) = (page_of.turn(), page_of.position.turns);
    let seats: Vec<usize> = page_of.seats().collect();
    let mistakes = menu::mistakes(page_of.done());
    html! {
        form .scrubber method="get" action=(page_of.address()) {
            div .track {
                (chart::chances_strip(page_of.done(), &seats, last, names))
                svg .moments aria-hidden="true" {
                    @for (turn, choice) in &mistakes {
                        @let seat = choice.seat.index();
                        g .(chart::colour(names, seat)) .own[page_of.seat == Some(choice.seat)] {
                            title { (names[seat].name) }
                            circle cx={ (percent(*turn, last)) "%" } cy="50%" r="6" {}
                        }
                    }
                }
                input #to-turn type="range" name="turn" min="0" max=(last) value=(turn) aria-label=(locale.text("replay-jump")) aria-valuetext=(page_of.position_name(turn)) data-scrub autocomplete="off";
            }
            button type="submit" data-without-script { (locale.text("replay-jump")) }
        }
    }
}

fn percent(turn: usize, last: usize) -> String {
    format!("{:.2}", 100.0 * turn as f64 / last.max(1) as f64)
}

/// Links to other turns, and the button that plays the game.
fn steps(page_of: &ReplayPage<'_>) -> Markup {
    let locale = page_of.reader.locale();
    let (turn, last) = (page_of.turn(), page_of.position.turns);
    let step = |to: Option<usize>, sign: &str, label: &str, key: &str| {
        html! {
            @if let Some(to) = to {
                a .button data-swap href=(page_of.link(to)) aria-label=(locale.text(label)) title=(locale.text(label)) data-key=(key) aria-keyshortcuts=(key) { (icon(sign)) }
            } @else {
                span .button .off { (icon(sign)) }
            }
        }
    };
    let (back, on) = ((turn > 0).then_some(turn), (turn < last).then_some(turn));
    html! {
        nav .steps-of-replay aria-label=(locale.text("replay-steps")) {
            (step(back.map(|_| 0), "first", "replay-first", "Home"))
            (step(back.map(|turn| turn - 1), "step-back", "replay-back", "ArrowLeft"))
            button .play .primary type="button" data-play hidden aria-label=(locale.text("replay-start-playing")) data-pause=(locale.text("replay-pause")) data-key="p" aria-keyshortcuts="p" { (icon("play")) (icon("pause")) }
            (step(on.map(|turn| turn + 1), "step", "replay-on", "ArrowRight"))
            (step(on.map(|_| last), "last", "replay-last", "End"))
            @if let Some(moment) = next_moment(page_of) { (step(Some(moment), "bolt", "replay-key-moment", "m")) }
        }
    }
}

/// The turn of the next large mistake; after the last one, the first.
fn next_moment(page_of: &ReplayPage<'_>) -> Option<usize> {
    let mut turns: Vec<usize> = menu::mistakes(page_of.done()).into_iter().map(|(turn, _)| turn).collect();
    turns.sort_unstable();
    turns.iter().copied().find(|turn| *turn > page_of.turn()).or_else(|| turns.first().copied())
}

/// The button that starts the analysis, or how far it is.
fn analysis(page_of: &ReplayPage<'_>) -> Markup {
    let locale = page_of.reader.locale();
    html! {
        @match page_of.judged {
            None => {
                form .analysis data-swap method="post" action=(page_of.address()) {
                    input type="hidden" name="turn" value=(page_of.turn());
                    button type="submit" name="do" value="judge" { (icon("hint")) span { (locale.text("chances-ask")) } }
                }
            }
            Some((all, done)) if done.len() < all => {
                // The number is not known before the analysis has begun.
                @let all = all.max(page_of.position.turns + 1);
                div .analysis {
                    p .fine role="status" { (locale.format("chances-wait", &[("done", done.len().into()), ("all", all.into())])) }
                    progress max=(all) value=(done.len()) aria-label=(locale.text("chances")) {}
                }
            }
            Some(_) => {}
        }
    }
}

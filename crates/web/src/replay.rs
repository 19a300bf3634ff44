//! A finished game, seen again turn by turn with everything open, and how the bots judge it.

use game::{Seat, SeatSet, Viewer};
use maud::{Markup, html};
use menu::{Moment, Relived};
use table::ScoreView;

use crate::chart::{Line, lines_chart};
use crate::drawing::icon;
use crate::game_view::{GameView, Seen, seen};
use crate::nameplate::Nameplate;
use crate::page::Page;
use crate::{Look, Reader, Speech, pad};

/// A finished game at one of its moments.
pub struct Seance<'a> {
    /// Who reads.
    pub reader: &'a Reader,
    /// The code of the table where it was played.
    pub code: &'a str,
    /// Its number there.
    pub number: u32,
    /// The game's name.
    pub game: &'a str,
    /// The game as it stood.
    pub relived: &'a Relived,
    /// How far the bots are with judging it: how many moments there are, and those that are done.
    pub judged: Option<(usize, &'a [Moment])>,
}

/// The page.
pub fn replay(seance: &Seance<'_>) -> Markup {
    let Seance { reader, game, relived, .. } = *seance;
    let speech = reader.speech();
    let title = speech.tell(
        "replay-title",
        &[("game", speech.say(&format!("game-{game}")).into()), ("number", seance.number.into())],
    );
    let turn = relived.game.turn();
    let path = format!("{}?turn={turn}", address(seance));
    let waits = seance.judged.is_some_and(|(all, done)| done.len() < all);
    let again = waits.then_some(2);
    let page = Page { reader, path: &path, title: &title, public: false, again, wide: true };
    let Some(shown) = seen(&*relived.game) else { return page.with(&html! { h1 { (title) } }) };
    let names = shown.everybody(speech, names(speech, &relived.seats));
    let look = Look::default();
    let seen_by = Seen {
        speech,
        names: &names,
        seat: None,
        viewer: Viewer::Omniscient,
        look: &look,
        chosen: SeatSet::EMPTY,
        yours: None,
        controls: None,
    };
    let scores: Vec<ScoreView> =
        relived.game.score_lines().into_iter().map(|(seat, line)| ScoreView { seat, line }).collect();
    page.with(&html! {
        div .bar { h1 { (title) } div .progress { (shown.progress(&seen_by)) } }
        div .room data-again[waits] {
            div .stage data-game=(game) {
                (steps(seance, turn))
                (chosen(speech, seance, shown, &names, turn))
                (shown.board(&seen_by))
            }
            aside .side aria-label=(speech.say("side")) {
                (chances(seance, shown, &names))
                (pad::panel(speech, game, &scores, &names, turn == relived.turns))
                section .panel .about {
                    p { (icon("eye")) " " (speech.say("replay-open")) }
                    p .row { a .button href={ "/api/tables/" (seance.code) "/games/" (seance.number) "/record" } download={ "sushiya-" (seance.code) "-" (seance.number) ".json" } { (icon("download")) (speech.say("replay-download")) } }
                    p .fine { (icon("lock")) (speech.say("replay-verify")) }
                    p .row { a .button .quiet href={ "/table/" (seance.code) } { (icon("step-back")) (speech.say("to-the-table")) } }
                }
            }
        }
    })
}

fn address(seance: &Seance<'_>) -> String {
    format!("/table/{}/game/{}", seance.code, seance.number)
}

fn names(speech: &Speech, seats: &[String]) -> Vec<Nameplate> {
    // A bot stands in a record by the name of its level.
    let is_bot = |seat: &str| seat.parse::<bots::Level>().is_ok();
    let sitting = seats.iter().map(|seat| if is_bot(seat) { Err(seat.as_str()) } else { Ok(Nameplate::plain(seat)) });
    Nameplate::everybody(speech, sitting.collect())
}

/// Stepping, and jumping.
fn steps(seance: &Seance<'_>, turn: usize) -> Markup {
    let speech = seance.reader.speech();
    let last = seance.relived.turns;
    let step = |to: usize, possible: bool, sign: &str, label: &str, key: &str| {
        html! {
            @if possible {
                a .button data-swap href={ (address(seance)) "?turn=" (to) } aria-label=(speech.say(label)) data-key=(key) aria-keyshortcuts=(key) { (icon(sign)) }
            } @else {
                span .button .off { (icon(sign)) }
            }
        }
    };
    html! {
        nav .steps-of-replay aria-label=(speech.say("replay")) {
            (step(0, turn > 0, "first", "replay-first", "Home"))
            (step(turn.saturating_sub(1), turn > 0, "step-back", "replay-back", "ArrowLeft"))
            p {
                @if turn == 0 { (speech.say("replay-deal")) }
                @else { (speech.tell("replay-turn", &[("turn", turn.into()), ("turns", last.into())])) }
            }
            (step(turn + 1, turn < last, "step", "replay-on", "ArrowRight"))
            (step(last, turn < last, "last", "replay-last", "End"))
            form .jump method="get" action=(address(seance)) {
                label .unseen for="to-turn" { (speech.say("replay-jump")) }
                input #to-turn type="number" name="turn" min="0" max=(last) value=(turn) required;
                button type="submit" { (speech.say("replay-jump")) }
            }
        }
    }
}

/// What everybody chose to get here.
fn chosen(speech: &Speech, seance: &Seance<'_>, shown: &dyn GameView, names: &[Nameplate], turn: usize) -> Markup {
    let game = &seance.relived.game;
    let choices =
        (0..game.players()).map(Seat::new).filter_map(|seat| Some((seat, game.chosen(turn.checked_sub(1)?, seat)?)));
    html! {
        @if turn > 0 {
            ul .chosen-here {
                @for (seat, choice) in choices {
                    li { (speech.tell("replay-chose", &[("name", names[seat.index()].name.as_str().into()), ("choice", shown.tell_move(speech, &choice).into())])) }
                }
            }
        }
    }
}

/// How the chances moved, as far as the bots have got.
fn chances(seance: &Seance<'_>, shown: &dyn GameView, names: &[Nameplate]) -> Markup {
    let speech = seance.reader.speech();
    html! {
        section .panel .chances aria-labelledby="chances-title" {
            h2 #chances-title { (icon("trophy")) (speech.say("chances")) }
            @match seance.judged {
                None => {
                    p .fine { (speech.say("chances-about")) }
                    form data-swap method="post" action=(address(seance)) { button type="submit" name="do" value="judge" { (icon("hint")) (speech.say("chances-ask")) } }
                }
                Some((all, done)) if done.len() < all => {
                    p role="status" { (speech.tell("chances-wait", &[("done", done.len().into()), ("all", all.into())])) }
                    progress max=(all) value=(done.len()) aria-label=(speech.say("chances")) {}
                }
                Some((_, done)) => { (judged(seance, shown, names, done)) }
            }
        }
    }
}

fn judged(seance: &Seance<'_>, shown: &dyn GameView, names: &[Nameplate], done: &[Moment]) -> Markup {
    let speech = seance.reader.speech();
    let players = seance.relived.game.players();
    let lines: Vec<Line> = (0..players)
        .map(|seat| Line {
            name: names[seat].name.clone(),
            values: done.iter().map(|moment| moment.chances.get(seat).copied().unwrap_or(0.0) as f32 * 100.0).collect(),
        })
        .collect();
    // A label for every fifth turn: more would not be readable.
    let labels: Vec<String> =
        done.iter().map(|moment| if moment.turn % 5 == 0 { moment.turn.to_string() } else { String::new() }).collect();
    let mistakes = menu::mistakes(done);
    let percent = |value: f64| (value * 100.0).round() as i64;
    html! {
        p .fine { (speech.say("chances-about")) }
        (lines_chart(&speech.say("chances-chart"), &labels, &lines, Some((0.0, 100.0)), &|value| format!("{value:.0} %")))
        h3 { (speech.say("chances-mistakes")) }
        @if mistakes.is_empty() { p { (speech.say("chances-no-mistakes")) } }
        ul .mistakes {
            @for (turn, choice) in mistakes {
                li {
                    a data-swap href={ (address(seance)) "?turn=" (turn + 1) } {
                        (speech.tell("chances-mistake", &[
                            ("turn", (turn + 1).into()),
                            ("name", names[choice.seat.index()].name.as_str().into()),
                            ("chosen", shown.tell_move(speech, &choice.choice).into()),
                            ("best", shown.tell_move(speech, &choice.best).into()),
                            ("loss", percent(choice.loss).into()),
                        ]))
                    }
                }
            }
        }
    }
}

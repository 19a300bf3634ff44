//! A finished game, turn by turn with all cards open, and its analysis.

use maud::{Markup, html};
use menu::{JudgedPosition, RecordedPosition};

use crate::chart::{Line, lines_chart};
use crate::drawing::icon;
use crate::game_scene::{GameScene, with_dummies};
use crate::nameplate::Nameplate;
use crate::page::Page;
use crate::page_game::{AnyPageGame, Show, pages_of};
use crate::preview::Preview;
use crate::terms::game_name;
use crate::{Locale, Reader, pad, share};

/// A finished game at one of its turns.
pub struct ReplayPage<'a> {
    /// The reader.
    pub reader: &'a Reader,
    /// The code of the table where it was played.
    pub code: &'a str,
    /// The number of the game there.
    pub number: u32,
    /// The absolute link to it.
    pub link: &'a str,
    /// The game's name.
    pub game: &'a str,
    /// The position at this turn.
    pub position: &'a RecordedPosition,
    /// The analysis, if there is one: the number of positions, and those analysed so far.
    pub judged: Option<(usize, &'a [JudgedPosition])>,
}

/// The page.
pub fn replay(page_of: &ReplayPage<'_>) -> Markup {
    let ReplayPage { reader, game, position, .. } = *page_of;
    let locale = reader.locale();
    let title =
        locale.format("replay-title", &[("game", game_name(locale, game).into()), ("number", page_of.number.into())]);
    let perspective = &*position.perspective;
    let turn = perspective.turn();
    let path = format!("{}?turn={turn}", address(page_of));
    let waits = page_of.judged.is_some_and(|(all, done)| done.len() < all);
    let again = waits.then_some(2);
    let page = Page { reader, path: &path, title: &title, public: false, again, wide: true };
    let Some(pages) = pages_of(perspective) else { return page.with(&html! { h1 { (title) } }) };
    let names = with_dummies(locale, names(&position.seats), perspective);
    let scene = GameScene::new(perspective, Show { locale, names: &names }, None);
    let scores = pad::all(locale, game, perspective.scores(), &names);
    let preview = Preview::of_result(locale, game, &position.outcome, &names, page_of.link.to_owned());
    page.previewed(&preview).with(&html! {
        div .bar { h1 { (title) } div .progress { (scene.progress()) } }
        div .room data-again[waits] {
            div .stage data-game=(game) {
                (steps(page_of, turn))
                (chosen(locale, page_of, pages, &names))
                (scene.table())
            }
            aside .side aria-label=(locale.text("side")) {
                (chances(page_of, pages, &names))
                (pad::panel(locale, turn == position.turns, &scores))
                section .panel .about {
                    p { (icon("eye")) " " (locale.text("replay-open")) }
                    p .row { (share::button(locale, page_of.link, &share::summary(locale, game, &position.outcome, &names))) }
                    p .row { a .button href={ "/api/tables/" (page_of.code) "/games/" (page_of.number) "/record" } download={ "sushiya-" (page_of.code) "-" (page_of.number) ".json" } { (icon("download")) (locale.text("replay-download")) } }
                    p .fine { (icon("lock")) (locale.text("replay-verify")) }
                    p .row { a .button .quiet href={ "/table/" (page_of.code) } { (icon("step-back")) (locale.text("to-the-table")) } }
                }
            }
        }
    })
}

fn address(page_of: &ReplayPage<'_>) -> String {
    format!("/table/{}/game/{}", page_of.code, page_of.number)
}

pub(crate) fn names(seats: &[String]) -> Vec<Nameplate> {
    // Records name bots by their level.
    let sitting = seats.iter().map(|seat| seat.parse().map_or_else(|_| Ok(Nameplate::plain(seat)), Err));
    Nameplate::everybody(sitting.collect())
}

/// The navigation between turns.
fn steps(page_of: &ReplayPage<'_>, turn: usize) -> Markup {
    let locale = page_of.reader.locale();
    let last = page_of.position.turns;
    let step = |to: usize, possible: bool, name: &str, sign: &str, label: &str, key: &str| {
        html! {
            @if possible {
                a .button data-swap data-turn=(name) href={ (address(page_of)) "?turn=" (to) } aria-label=(locale.text(label)) data-key=(key) aria-keyshortcuts=(key) { (icon(sign)) }
            } @else {
                span .button .off { (icon(sign)) }
            }
        }
    };
    html! {
        nav .steps-of-replay aria-label=(locale.text("replay")) {
            (step(0, turn > 0, "first", "first", "replay-first", "Home"))
            (step(turn.saturating_sub(1), turn > 0, "previous", "step-back", "replay-back", "ArrowLeft"))
            p {
                @if turn == 0 { (locale.text("replay-deal")) }
                @else { (locale.format("replay-turn", &[("turn", turn.into()), ("turns", last.into())])) }
            }
            button .play type="button" data-play hidden aria-pressed="false" aria-label=(locale.text("replay-play")) data-key="p" aria-keyshortcuts="p" { (icon("play")) (icon("pause")) }
            (step(turn + 1, turn < last, "next", "step", "replay-on", "ArrowRight"))
            (step(last, turn < last, "last", "last", "replay-last", "End"))
            form .jump method="get" action=(address(page_of)) {
                label .unseen for="to-turn" { (locale.text("replay-jump")) }
                input #to-turn type="number" name="turn" min="0" max=(last) value=(turn) required;
                button type="submit" { (locale.text("replay-jump")) }
            }
        }
    }
}

/// The choices at this turn.
fn chosen(locale: &Locale, page_of: &ReplayPage<'_>, pages: &dyn AnyPageGame, names: &[Nameplate]) -> Markup {
    let choices = page_of.position.next.iter().zip(names).filter_map(|(choice, name)| Some((choice.as_ref()?, name)));
    html! {
        ul .chosen-here {
            @for (choice, name) in choices {
                li { (locale.format("replay-chose", &[("name", name.name.as_str().into()), ("choice", pages.move_words(locale, choice).into())])) }
            }
        }
    }
}

/// The winning chances, as far as they are analysed.
fn chances(page_of: &ReplayPage<'_>, pages: &dyn AnyPageGame, names: &[Nameplate]) -> Markup {
    let locale = page_of.reader.locale();
    html! {
        section .panel .chances aria-labelledby="chances-title" {
            h2 #chances-title { (icon("trophy")) (locale.text("chances")) }
            @match page_of.judged {
                None => {
                    p .fine { (locale.text("chances-about")) }
                    form data-swap method="post" action=(address(page_of)) { button type="submit" name="do" value="judge" { (icon("hint")) (locale.text("chances-ask")) } }
                }
                Some((all, done)) if done.len() < all => {
                    p role="status" { (locale.format("chances-wait", &[("done", done.len().into()), ("all", all.into())])) }
                    progress max=(all) value=(done.len()) aria-label=(locale.text("chances")) {}
                }
                Some((_, done)) => { (judged(page_of, pages, names, done)) }
            }
        }
    }
}

fn judged(page_of: &ReplayPage<'_>, pages: &dyn AnyPageGame, names: &[Nameplate], done: &[JudgedPosition]) -> Markup {
    let locale = page_of.reader.locale();
    let players = page_of.position.perspective.players();
    let lines: Vec<Line> = (0..players)
        .map(|seat| Line {
            name: names[seat].name.clone(),
            values: done.iter().map(|moment| moment.chances.get(seat).copied().unwrap_or(0.0) as f32 * 100.0).collect(),
        })
        .collect();
    // A label for every fifth turn only, to keep them readable.
    let labels: Vec<String> =
        done.iter().map(|moment| if moment.turn % 5 == 0 { moment.turn.to_string() } else { String::new() }).collect();
    let mistakes = menu::mistakes(done);
    let percent = |value: f64| (value * 100.0).round() as i64;
    html! {
        p .fine { (locale.text("chances-about")) }
        (lines_chart(&locale.text("chances-chart"), &labels, &lines, Some((0.0, 100.0)), &|value| format!("{value:.0} %")))
        h3 { (locale.text("chances-mistakes")) }
        @if mistakes.is_empty() { p { (locale.text("chances-no-mistakes")) } }
        ul .mistakes {
            @for (turn, choice) in mistakes {
                li {
                    a data-swap href={ (address(page_of)) "?turn=" (turn) } {
                        (locale.format("chances-mistake", &[
                            ("turn", (turn + 1).into()),
                            ("name", names[choice.seat.index()].name.as_str().into()),
                            ("chosen", pages.move_words(locale, &choice.choice).into()),
                            ("best", pages.move_words(locale, &choice.best).into()),
                            ("loss", percent(choice.loss).into()),
                        ]))
                    }
                }
            }
        }
    }
}

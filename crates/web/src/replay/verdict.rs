//! What the analysis found: the reader's largest mistakes, those of the others, and the winning chances.

use maud::{Markup, html};
use menu::JudgedChoice;

use crate::chart::{Line, colour, lines_chart};
use crate::drawing::icon;
use crate::nameplate::Nameplate;
use crate::page_game::AnyPageGame;
use crate::replay::ReplayPage;

/// The panel beside the table.
pub(super) fn panel(page_of: &ReplayPage<'_>, pages: &dyn AnyPageGame, names: &[Nameplate]) -> Markup {
    let locale = page_of.reader.locale();
    let is_done = page_of.judged.is_some_and(|(all, done)| done.len() == all);
    html! {
        section .panel .chances aria-labelledby="chances-title" {
            h2 #chances-title { (icon("trophy")) (locale.text("chances")) }
            @if is_done { (mistakes(page_of, pages, names)) (chart(page_of, names)) }
            p .fine { (locale.text("chances-about")) }
        }
    }
}

/// The reader's own mistakes come first: those they can learn from.
fn mistakes(page_of: &ReplayPage<'_>, pages: &dyn AnyPageGame, names: &[Nameplate]) -> Markup {
    let locale = page_of.reader.locale();
    let all = menu::mistakes(page_of.done());
    let (own, others): (Vec<_>, Vec<_>) = all.into_iter().partition(|(_, choice)| Some(choice.seat) == page_of.seat);
    let list = |mistakes: &[(usize, &JudgedChoice)]| {
        html! {
            ul .mistakes { @for (turn, choice) in mistakes { li { (mistake(page_of, pages, names, *turn, choice)) } } }
        }
    };
    html! {
        @if page_of.seat.is_some() {
            h3 { (locale.text("replay-own-mistakes")) }
            @if own.is_empty() { p { (locale.text("chances-no-mistakes")) } }
            (list(&own))
            @if !others.is_empty() { h3 { (locale.text("replay-others-mistakes")) } (list(&others)) }
        } @else {
            h3 { (locale.text("chances-mistakes")) }
            @if others.is_empty() { p { (locale.text("chances-no-mistakes")) } }
            (list(&others))
        }
    }
}

fn mistake(
    page_of: &ReplayPage<'_>,
    pages: &dyn AnyPageGame,
    names: &[Nameplate],
    turn: usize,
    choice: &JudgedChoice,
) -> Markup {
    let locale = page_of.reader.locale();
    let is_here = turn == page_of.turn();
    html! {
        a data-swap href=(page_of.link(turn)) aria-current=[is_here.then_some("true")] {
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

fn percent(value: f64) -> i64 {
    (value * 100.0).round() as i64
}

fn chart(page_of: &ReplayPage<'_>, names: &[Nameplate]) -> Markup {
    let (locale, done) = (page_of.reader.locale(), page_of.done());
    let of_seat = |seat: usize| done.iter().map(move |judged| judged.chances.get(seat).copied().unwrap_or(0.0));
    let lines: Vec<Line> = (0..page_of.position.perspective.players())
        .map(|seat| Line {
            name: names[seat].name.clone(),
            colour: colour(names, seat),
            values: of_seat(seat).map(|chance| chance as f32 * 100.0).collect(),
        })
        .collect();
    let labels: Vec<String> = done.iter().map(|judged| judged.turn.to_string()).collect();
    lines_chart(&locale.text("chances-chart"), &labels, &lines, Some((0.0, 100.0)), &|value| format!("{value:.0} %"))
}

//! The kanji puzzle: five neta, six shari, and the most strokes that can be made of them. There is one per day for
//! everybody, and any number of others.
//!
//! | module | responsible for |
//! |---|---|
//! | `day` | [`Day`]: the puzzle of the day |
//! | `progress` | the progress of a puzzle, as a URL |

mod day;
mod progress;

use maud::{Markup, html};

use crate::drawing::{drawing, icon};
use crate::kanji_zushi::bench::kanji_details;
use crate::kanji_zushi::epilogue;
use crate::kanji_zushi::glyph::{Side, card, dish, strokes};
use crate::kanji_zushi::{terms, words};
use crate::page::Page;
use crate::{Locale, Reader, assets};

pub use day::Day;
use kanji_zushi::Why;
use progress::PuzzleProgress;

/// Seeds of random puzzles are short enough to type. Dates are longer, so they never collide.
const MAX_RANDOM_SEED: u64 = 1_000_000;

/// The input of a puzzle's page.
#[derive(Clone, Copy, Debug)]
pub struct PuzzlePage<'a> {
    /// The reader.
    pub reader: &'a Reader,
    /// The query string, with all the progress.
    pub query: &'a str,
    /// The current day.
    pub today: Day,
    /// A random number, for another puzzle.
    pub fresh: u64,
    /// The prefix of absolute links to this server.
    pub link: &'a str,
}

/// The page of a puzzle.
pub fn puzzle(input: &PuzzlePage<'_>) -> Markup {
    let PuzzlePage { reader, query, today, fresh, link } = *input;
    let locale = reader.locale();
    let progress = PuzzleProgress::read(query, today.number());
    let daily = progress.seed == today.number();
    let name = if daily {
        locale.format("puzzle-of-day", &[("date", today.date().into())])
    } else {
        locale.format("puzzle-number", &[("number", progress.seed.to_string().into())])
    };
    let path = progress.address();
    let page = Page { reader, path: &path, title: &name, public: true, again: None, wide: false };
    let finished = daily && progress.is_over() && progress.total() > 0;
    page.with(&html! {
        article .puzzle data-game="kanji-zushi" data-day=[daily.then_some(today.since)] data-finished[finished] {
            header {
                h1 { (name) }
                p { (locale.text("puzzle-task")) }
                p .streak #streak hidden { (icon("star")) (locale.text("puzzle-streak")) " " b {} }
            }
            @if !progress.is_over() { (cards(locale, &progress)) }
            (bench(locale, &progress))
            (made(locale, &progress))
            @if progress.is_over() { (solution(locale, &progress)) } @else { (actions(locale, &progress)) }
            nav .row aria-label=(locale.text("puzzle-others")) {
                a .button href={ "/puzzle?seed=" (fresh % MAX_RANDOM_SEED) } { (icon("play")) (locale.text("puzzle-next")) }
                @if !daily { a .button href="/puzzle" { (icon("sun")) (locale.text("puzzle-today")) } }
                (share(locale, &format!("{link}{}", progress.plain())))
            }
            (epilogue::credits(locale))
        }
        script src=(assets::path("puzzle.js")) defer {}
    })
}

/// The result of the latest attempt.
fn bench(locale: &Locale, progress: &PuzzleProgress) -> Markup {
    let formed = progress.kanji().last().copied().filter(|_| progress.failed.is_none());
    html! {
        @if let Some(((neta, shari), why)) = progress.failed {
            section .bench role="status" {
                div .pair .refused aria-hidden="true" {
                    span { (card(progress.half(Side::Left, neta), Side::Left)) }
                    span { (card(progress.half(Side::Right, shari), Side::Right)) }
                    (drawing("mark-no"))
                }
                div .told {
                    p .unseen { (words::pair(locale, progress.half(Side::Left, neta), progress.half(Side::Right, shari))) }
                    p .why { (words::why(locale, why)) }
                    @if let Why::NotLeftRight { kanji } = why { (strokes(kanji, false)) }
                }
            }
        } @else if let Some(kanji) = formed {
            section .bench role="status" {
                div .pair .joined aria-hidden="true" { (dish(kanji, true)) }
                div .told { (kanji_details(locale, kanji)) }
            }
        }
    }
}

/// The cards that are left.
fn cards(locale: &Locale, progress: &PuzzleProgress) -> Markup {
    let hinted = progress.hinted();
    let row = |side: Side, count: usize| {
        html! {
            section .shari-table aria-label=(terms::side(side).label(locale)) {
                header { h2 { (terms::side(side).label(locale)) } }
                ul .pieces .{ "of-" (count) } {
                    @for place in 0..count {
                        @let half = progress.half(side, place);
                        @let hint = hinted.contains(&(side, half));
                        @let name = words::half(locale, half, side);
                        @let key = if side == Side::Left { (place + 1).to_string() } else { ["a", "b", "c", "d", "e", "f"][place].to_owned() };
                        @let picked = progress.picked == Some((side, place));
                        li {
                            @if progress.is_free(side, place) {
                                a .lying .picked[picked] data-fly={ (side.name()) "-" (place) } href=(progress.click(side, place)) role="button" aria-pressed=(picked.to_string())
                                    aria-label=(if hint { locale.format("kanji-piece-hinted", &[("half", name.into())]) } else { name }) data-key=(key) aria-keyshortcuts=(key) {
                                    (card(half, side))
                                    @if hint { span .mark { (drawing("mark-yes")) } }
                                    kbd aria-hidden="true" { (key) }
                                }
                            } @else { span .lying .away {} }
                        }
                    }
                }
            }
        }
    };
    html! { (row(Side::Right, progress.puzzle.shari.len())) (row(Side::Left, progress.puzzle.neta.len())) }
}

/// The kanji made so far, each with a link to take it apart.
fn made(locale: &Locale, progress: &PuzzleProgress) -> Markup {
    html! {
        section .made aria-labelledby="made-title" {
            h2 #made-title { (locale.format("puzzle-made", &[("strokes", words::strokes(locale, progress.total()).into())])) }
            @if progress.made.is_empty() { p .empty { (locale.text("puzzle-empty")) } }
            ul .told-kanji {
                @for (index, kanji) in progress.kanji().into_iter().enumerate() {
                    li {
                        (dish(kanji, false))
                        span { span .unseen { (kanji) " " } (words::in_short(locale, kanji)) " " b { (words::strokes(locale, kanji.strokes().into())) } }
                        @if !progress.is_over() {
                            a .button .quiet href=(progress.without(index)) { (icon("step-back")) (locale.text("puzzle-apart")) span .unseen { " " (kanji) } }
                        }
                    }
                }
            }
        }
    }
}

/// The hint and finish buttons.
fn actions(locale: &Locale, progress: &PuzzleProgress) -> Markup {
    html! {
        p .row {
            @if let Some(address) = progress.with_hint() {
                a .button href=(address) data-key="h" aria-keyshortcuts="h" { (icon("hint")) (locale.text("puzzle-hint")) }
            }
            a .button .call href=(PuzzleProgress { ended: true, ..progress.clone() }.address()) { (icon("check")) (locale.text("puzzle-end")) }
        }
    }
}

/// The result, and the best solution.
fn solution(locale: &Locale, progress: &PuzzleProgress) -> Markup {
    let with = [
        ("yours", words::strokes(locale, progress.total()).into()),
        ("best", words::strokes(locale, progress.best.total).into()),
    ];
    html! {
        section .finale aria-labelledby="best-title" {
            (icon(if progress.is_best() { "trophy" } else { "star" }))
            h2 #best-title { (locale.format(if progress.is_best() { "puzzle-best" } else { "puzzle-better" }, &with)) }
            @if progress.hints > 0 { p { (locale.format("puzzle-hints", &[("count", progress.hints.into())])) } }
            @if !progress.is_best() { (epilogue::kanji_list(locale, &progress.best.kanji)) }
            a .button href=(progress.plain()) { (icon("reconnect")) (locale.text("puzzle-again")) }
        }
    }
}

/// The buttons to share this puzzle.
fn share(locale: &Locale, link: &str) -> Markup {
    html! {
        button type="button" data-share=(link) hidden { (icon("share")) (locale.text("puzzle-share")) }
        button type="button" data-copy=(link) hidden { (icon("copy")) (locale.text("puzzle-copy")) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn page(query: &str) -> String {
        let reader = Reader::default();
        let input = PuzzlePage {
            reader: &reader,
            query,
            today: Day { since: 20_773 },
            fresh: 5,
            link: "https://sushiya.example",
        };
        puzzle(&input).into_string()
    }

    #[test]
    fn without_a_seed_it_is_the_daily_puzzle_and_only_that_counts_for_the_streak() {
        assert_eq!(page(""), page("seed=20261116"));
        assert!(page("").contains("data-day=\"20773\"") && !page("").contains("data-finished"));
        assert!(!page("seed=1").contains("data-day"));
        assert!(!page("ended=1").contains("data-finished"), "nothing was made");
    }

    #[test]
    fn the_solution_is_shown_only_at_the_end() {
        let best = PuzzleProgress::read("seed=1", 0).best.total.to_string();
        assert!(!page("seed=1").contains(&format!("{best} strokes")));
        assert!(page("seed=1&ended=1").contains(&format!("The best possible is {best} strokes")));
        assert!(page("seed=1&made=00.11.24.35.42").contains("Perfect: "));
    }

    #[test]
    fn the_shared_link_has_no_progress() {
        assert!(page("seed=1&made=00&hints=2").contains("data-copy=\"https://sushiya.example/puzzle?seed=1\""));
    }

    #[test]
    fn no_message_is_missing() {
        for query in
            ["", "seed=1&pick=neta-0", "seed=1&try=30", "seed=1&made=00&hints=3", "seed=1&made=00&ended=1&hints=1"]
        {
            assert!(!page(query).contains('⟦'), "{query}");
        }
    }
}

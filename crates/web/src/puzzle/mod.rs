//! The kanji puzzle: five neta, six shari, and the most strokes that can be made of them. There is one per day for
//! everybody, and any number of others for practice.
//!
//! | module | responsible for |
//! |---|---|
//! | `day` | [`Day`]: the puzzle of the day |
//! | `progress` | the progress of a puzzle, as a URL |
//! | `result` | the end: the solution, the result to share, statistics |
//! | `archive` | the calendar of daily puzzles |

mod archive;
mod day;
mod progress;
mod result;

use kanji_zushi::{Deck, Difficulty, Puzzle, Why};
use maud::{Markup, html};

use crate::drawing::{drawing, icon};
use crate::kanji_zushi::bench::kanji_details;
use crate::kanji_zushi::epilogue;
use crate::kanji_zushi::glyph::{Side, card, dish, strokes};
use crate::kanji_zushi::{terms, words};
use crate::locale::Term;
use crate::page::Page;
use crate::{Locale, Reader, assets};

pub use archive::puzzle_archive;
pub use day::Day;
use progress::{PuzzleProgress, field};

/// Seeds of practice puzzles are short enough to type. Dates are longer, so they never collide.
const MAX_PRACTICE_SEED: u64 = 1_000_000;

/// The input of a puzzle's page.
#[derive(Clone, Copy, Debug)]
pub struct PuzzlePage<'a> {
    /// The reader.
    pub reader: &'a Reader,
    /// The query string, with all the progress.
    pub query: &'a str,
    /// The current day.
    pub today: Day,
    /// A random number, for puzzles to practise with.
    pub fresh: u64,
    /// The prefix of absolute links to this server.
    pub link: &'a str,
}

/// The page of a puzzle.
///
/// # Errors
/// If the day of the puzzle has not come yet: a page that says so.
pub fn puzzle(input: &PuzzlePage<'_>) -> Result<Markup, Markup> {
    let PuzzlePage { reader, query, today, fresh, link } = *input;
    let locale = reader.locale();
    let practice = field(query, "practice").and_then(|name| practice_seed(name, fresh));
    let progress = PuzzleProgress::read(query, practice.unwrap_or_else(|| today.number()));
    let day = progress.day();
    if day.is_some_and(|day| day > today) {
        return Err(too_early(reader));
    }
    let name = match day {
        Some(day) => locale.format("puzzle-of-day", &[("date", day.date().into())]),
        None => locale.format("puzzle-number", &[("number", progress.seed.to_string().into())]),
    };
    let path = progress.address();
    let page = Page { reader, path: &path, title: &name, public: true, again: None, wide: false };
    let difficulty = progress.puzzle.difficulty();
    Ok(page.with(&html! {
        article .puzzle .puzzle-page data-game="kanji-zushi" data-day=[day.map(|day| day.since)] data-today=(today.since)
            data-address=(path) data-strokes=(progress.total()) data-best=[progress.is_over().then_some(progress.best.total)]
            data-hints=(progress.hints) data-finished[progress.is_over()] {
            header {
                // Dates don't break.
                h1 { (name.replace('-', "\u{2011}")) " " small .level .(difficulty.name()) { (level(difficulty).text(locale)) } }
                p { (locale.text("puzzle-task")) }
            }
            @if !progress.is_over() { (cards(locale, &progress)) }
            (bench(locale, &progress))
            (made(locale, &progress))
            @if progress.is_over() { (result::result(locale, &progress, &name, link)) } @else { (actions(locale, &progress)) }
            (result::statistics(locale, today))
            (others(locale, day == Some(today)))
            (epilogue::credits(locale))
        }
        (assets::script("puzzle.js"))
    }))
}

/// The name of a difficulty.
const fn level(difficulty: Difficulty) -> Term {
    match difficulty {
        Difficulty::Easy => Term::new("puzzle-easy"),
        Difficulty::Medium => Term::new("puzzle-medium"),
        Difficulty::Hard => Term::new("puzzle-hard"),
    }
}

/// The seed of a random puzzle with the difficulty of this name.
fn practice_seed(name: &str, fresh: u64) -> Option<u64> {
    let difficulty = Difficulty::ALL.into_iter().find(|difficulty| difficulty.name() == name)?;
    let from = fresh % (MAX_PRACTICE_SEED - 1_000);
    Puzzle::seed_of_difficulty(difficulty, from, MAX_PRACTICE_SEED, Deck::classic())
}

/// The page for a puzzle whose day has not come.
fn too_early(reader: &Reader) -> Markup {
    let locale = reader.locale();
    let title = locale.text("puzzle-early");
    let page = Page { reader, path: "/puzzle", title: &title, public: false, again: None, wide: false };
    page.with(&html! {
        section .sorry {
            (drawing("plate-empty"))
            h1 { (title) }
            p { (locale.text("puzzle-early.about")) }
            p { a .button .primary href="/puzzle" { (icon("sun")) (locale.text("puzzle-today")) } }
        }
    })
}

/// Links to other puzzles.
fn others(locale: &Locale, is_today: bool) -> Markup {
    html! {
        nav .others aria-label=(locale.text("puzzle-others")) {
            p .row {
                @if !is_today { a .button .primary href="/puzzle" { (icon("sun")) (locale.text("puzzle-today")) } }
                a .button href="/puzzle/archive" { (icon("clock")) (locale.text("puzzle-archive")) }
            }
            p .row .practice {
                span { (locale.text("puzzle-practice")) }
                @for difficulty in Difficulty::ALL {
                    a .button .level .(difficulty.name()) href={ "/puzzle?practice=" (difficulty.name()) } { (level(difficulty).text(locale)) }
                }
            }
        }
    }
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
                                a .lying .picked[picked] data-swap data-fly={ (side.name()) "-" (place) } href=(progress.click(side, place)) role="button" aria-pressed=(picked.to_string())
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
                @for (index, (kanji, (neta, shari))) in progress.kanji().into_iter().zip(&progress.made).enumerate() {
                    li data-fly={ "made-" (neta) (shari) } data-from={ "shari-" (shari) } {
                        (dish(kanji, false))
                        span { span .unseen { (kanji) " " } (words::in_short(locale, kanji)) " " b { (words::strokes(locale, kanji.strokes().into())) } }
                        @if !progress.is_over() {
                            a .button .quiet data-swap href=(progress.without(index)) { (icon("step-back")) (locale.text("puzzle-apart")) span .unseen { " " (kanji) } }
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
                a .button data-swap href=(address) data-key="h" aria-keyshortcuts="h" { (icon("hint")) (locale.text("puzzle-hint")) }
            }
            a .button .call data-swap href=(PuzzleProgress { ended: true, ..progress.clone() }.address()) { (icon("check")) (locale.text("puzzle-end")) }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn answer(query: &str) -> Result<String, String> {
        let reader = Reader::default();
        let input = PuzzlePage {
            reader: &reader,
            query,
            today: Day { since: 20_773 },
            fresh: 5,
            link: "https://sushiya.example",
        };
        puzzle(&input).map(Markup::into_string).map_err(Markup::into_string)
    }

    fn page(query: &str) -> String {
        answer(query).unwrap()
    }

    #[test]
    fn without_a_seed_it_is_the_daily_puzzle() {
        assert_eq!(page(""), page("seed=20261116"));
        assert_eq!(page(""), page("day=2026-11-16"));
        assert!(page("").contains("data-day=\"20773\"") && !page("").contains("data-finished"));
        assert!(page("day=2026-11-15").contains("data-day=\"20772\""), "puzzles of the past stay");
        assert!(!page("seed=1").contains("data-day"));
    }

    /// Regression test: the puzzle of tomorrow could be read by its address.
    #[test]
    fn future_puzzles_are_refused() {
        for query in ["seed=20261117", "day=2026-11-17", "seed=0020261117&made=00", "seed=99991231&ended=1"] {
            let refusal = answer(query).unwrap_err();
            assert!(refusal.contains("This puzzle isn’t ready yet") && !refusal.contains("data-game"), "{query}");
        }
    }

    #[test]
    fn puzzles_to_practise_have_the_chosen_difficulty() {
        for difficulty in Difficulty::ALL {
            let page = page(&format!("practice={}", difficulty.name()));
            assert!(page.contains(&format!("<small class=\"level {}\">", difficulty.name())), "{difficulty:?}");
            assert!(!page.contains("data-day"));
        }
        assert_eq!(page("practice=sour"), page(""));
    }

    #[test]
    fn the_solution_is_shown_only_at_the_end() {
        let best = PuzzleProgress::read("seed=1", 0).best.total.to_string();
        assert!(!page("seed=1").contains(&format!("{best} strokes")) && !page("seed=1").contains("data-best"));
        assert!(page("seed=1&ended=1").contains(&format!("The best possible is {best} strokes")));
        assert!(page("seed=1&made=00.11.24.35.42").contains("Perfect: "));
    }

    #[test]
    fn no_message_is_missing() {
        for query in [
            "",
            "seed=1&pick=neta-0",
            "seed=1&try=30",
            "seed=1&made=00&hints=3",
            "seed=1&made=00&ended=1&hints=1",
            "day=2026-11-15&ended=1",
        ] {
            assert!(!page(query).contains('⟦'), "{query}");
        }
        assert!(!answer("day=2027-01-01").unwrap_err().contains('⟦'));
    }
}

//! The end of a puzzle: the best solution, the result as a text to share, and the reader's statistics, which the script fills in.

use maud::{Markup, html};

use super::Day;
use super::progress::PuzzleProgress;
use crate::Locale;
use crate::confetti::confetti;
use crate::drawing::icon;
use crate::kanji_zushi::epilogue;
use crate::kanji_zushi::words;

/// The result, and the best solution.
pub(super) fn result(locale: &Locale, progress: &PuzzleProgress, name: &str, link: &str) -> Markup {
    let with = [
        ("yours", words::strokes(locale, progress.total()).into()),
        ("best", words::strokes(locale, progress.best.total).into()),
    ];
    let text = to_share(locale, progress, name, link);
    html! {
        section .finale .won[progress.is_best()] aria-labelledby="best-title" {
            @if progress.is_best() { (confetti()) }
            (icon(if progress.is_best() { "trophy" } else { "star" }))
            h2 #best-title { (locale.format(if progress.is_best() { "puzzle-best" } else { "puzzle-better" }, &with)) }
            @if progress.hints > 0 { p { (locale.format("puzzle-hints", &[("count", progress.hints.into())])) } }
            @if !progress.is_best() { (epilogue::kanji_list(locale, &progress.best.kanji)) }
            pre .to-share aria-label=(locale.text("puzzle-result")) { (text) }
            div .row {
                button .primary type="button" data-result-text=(text) data-copied=(locale.text("puzzle-result-copied")) hidden { (icon("share")) (locale.text("puzzle-result-share")) }
                a .button .quiet href=(progress.plain()) { (icon("reconnect")) (locale.text("puzzle-again")) }
            }
        }
    }
}

/// The result as a text that gives nothing away: a piece of sushi for each kanji, rice for each that is missing to the best
/// solution, strokes and hints.
fn to_share(locale: &Locale, progress: &PuzzleProgress, name: &str, link: &str) -> String {
    let made = progress.made.len();
    let missing = progress.best.kanji.len().saturating_sub(made);
    let crown = if progress.is_best() { "🏆" } else { "" };
    let hints = if progress.hints > 0 { format!(" 💡{}", progress.hints) } else { String::new() };
    let (yours, best) = (progress.total().to_string(), progress.best.total.to_string());
    let strokes = locale.format("puzzle-result-line", &[("yours", yours.into()), ("best", best.into())]);
    let row = "🍣".repeat(made) + &"🍚".repeat(missing) + crown;
    format!("{name}\n{row} {strokes}{hints}\n{link}{}", progress.opening())
}

/// The reader's statistics and the time to the next puzzle. Results are kept in the browser, so the script fills them in.
pub(super) fn statistics(locale: &Locale, today: Day) -> Markup {
    let value = |key: &str, id: &str| html! { div { dt { (locale.text(id)) } dd data-statistic=(key) { "0" } } };
    html! {
        section .puzzle-statistics aria-labelledby="statistics-title" hidden {
            h2 #statistics-title { (locale.text("puzzle-statistics")) }
            dl {
                (value("played", "puzzle-played"))
                (value("perfect", "puzzle-perfect"))
                (value("streak", "puzzle-streak"))
                (value("longest", "puzzle-streak-longest"))
            }
            p .fine { (locale.text("puzzle-streak-about")) }
            p .next data-deadline=(today.end()) { (icon("hourglass")) (locale.text("puzzle-next-in")) " " b {} }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Language;

    fn shared(query: &str) -> String {
        to_share(Language::ENGLISH.locale(), &PuzzleProgress::read(query, 0), "Puzzle", "https://s.example")
    }

    #[test]
    fn the_result_is_a_row_of_sushi_with_strokes_and_hints() {
        assert_eq!(
            shared("seed=1&made=00.11.24&ended=1&hints=2"),
            "Puzzle\n🍣🍣🍣🍚🍚 22 of 50 strokes 💡2\nhttps://s.example/puzzle?seed=1"
        );
        assert_eq!(
            shared("seed=1&made=00.11.24.35.42"),
            "Puzzle\n🍣🍣🍣🍣🍣🏆 50 of 50 strokes\nhttps://s.example/puzzle?seed=1"
        );
        assert!(shared("day=2026-11-16&ended=1").ends_with("https://s.example/puzzle?day=2026-11-16"));
    }
}

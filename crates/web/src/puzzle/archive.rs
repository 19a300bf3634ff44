//! The archive: a calendar of the daily puzzles. The script marks the days with a result in this browser.

use maud::{Markup, html};

use super::Day;
use super::day::Month;
use crate::Reader;
use crate::drawing::icon;
use crate::page::Page;

/// The first month of the archive.
const FIRST: Month = Month { year: 2026, month: 1 };

/// The calendar of a month, which is that of today if `month` is not one of the archive.
pub fn puzzle_archive(reader: &Reader, month: Option<&str>, today: Day) -> Markup {
    let locale = reader.locale();
    let month = month.and_then(Month::read).filter(|month| (FIRST..=today.month()).contains(month));
    let month = month.unwrap_or_else(|| today.month());
    let title = locale.text("puzzle-archive");
    let path = address(month);
    let page = Page { reader, path: &path, title: &title, public: true, again: None, wide: false };
    page.with(&html! {
        article .puzzle-page .archive data-today=(today.since) {
            header {
                h1 { (title) }
                p { (locale.text("puzzle-archive-about")) }
            }
            nav .months aria-label=(title) {
                (turn(month.before() >= FIRST, month.before(), "arrow-left", &locale.text("puzzle-archive-earlier")))
                h2 { (month.text()) }
                (turn(month.after() <= today.month(), month.after(), "arrow-right", &locale.text("puzzle-archive-later")))
            }
            ol .calendar {
                @for (index, day) in month.days().enumerate() {
                    @let start = (index == 0).then(|| format!("from-{}", day.weekday()));
                    li class=[start] data-day=(day.since) {
                        @if day <= today {
                            a href={ "/puzzle?day=" (day.date()) } aria-current=[(day == today).then_some("date")] {
                                b { (index + 1) }
                                small data-result {}
                            }
                        } @else { span { (index + 1) } }
                    }
                }
            }
            p .row { a .button .primary href="/puzzle" { (icon("sun")) (locale.text("puzzle-today")) } }
        }
        (crate::assets::script("puzzle.js"))
    })
}

fn address(month: Month) -> String {
    format!("/puzzle/archive?month={}", month.text())
}

/// A link to another month, or an empty place.
fn turn(exists: bool, month: Month, sign: &str, words: &str) -> Markup {
    html! {
        @if exists { a .button .quiet href=(address(month)) aria-label={ (words) ": " (month.text()) } title=(words) { (icon(sign)) } }
        @else { span {} }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn archive(month: Option<&str>) -> String {
        puzzle_archive(&Reader::default(), month, Day::dated("2026-11-16").unwrap()).into_string()
    }

    #[test]
    fn days_until_today_are_links() {
        let page = archive(None);
        assert!(page.contains("/puzzle?day=2026-11-01") && page.contains("/puzzle?day=2026-11-16"));
        assert!(!page.contains("/puzzle?day=2026-11-17"));
        assert_eq!(page.matches("data-day=").count(), 30);
        assert!(page.contains("month=2026-10") && !page.contains("month=2026-12"));
    }

    #[test]
    fn months_outside_the_archive_show_the_current_one() {
        for month in ["2026-12", "2025-12", "2026-99", "soon"] {
            assert_eq!(archive(Some(month)), archive(None), "{month}");
        }
        let first = archive(Some("2026-01"));
        assert!(first.contains("/puzzle?day=2026-01-31") && !first.contains("month=2025-12"));
    }
}

//! The reader's own games on the home page: running ones to continue, finished ones, and statistics.

use maud::{Markup, html};
use table::{SeatKind, Summary};

use crate::Locale;
use crate::drawing::{drawing, icon};
use crate::face::Mood;
use crate::nameplate::Nameplate;
use crate::page_game::page_game;
use crate::terms::game_name;

/// Rows that are always shown; the others are in a panel that is closed at first.
const SHOWN: usize = 3;
const SHOWN_FINISHED: usize = 5;

/// A table in a list.
#[derive(Clone, Debug)]
pub struct ListedTable {
    /// Its code.
    pub code: String,
    /// Whether a game is running.
    pub playing: bool,
    /// Whether it waits for a choice of the reader.
    pub your_turn: bool,
    /// The reader's seat.
    pub seat: Option<usize>,
    /// Game and players.
    pub summary: Summary,
}

/// A finished game of the reader.
#[derive(Clone, Debug)]
pub struct FinishedGame {
    /// The code of the table.
    pub table: String,
    /// The number of the game at the table.
    pub number: u32,
    /// The name of the game.
    pub game: String,
    /// Its end, in milliseconds since 1970.
    pub at: u64,
    /// The reader's seat.
    pub seat: Option<usize>,
    /// The reader's rank, from 1.
    pub rank: Option<u32>,
    /// The reader's points.
    pub score: Option<i64>,
    /// All players, by seat.
    pub players: Vec<FinishedPlayer>,
}

/// A player of a finished game.
#[derive(Clone, Debug)]
pub struct FinishedPlayer {
    /// The name, or the level of a bot.
    pub name: String,
    /// Whether it was a bot.
    pub bot: bool,
}

/// The reader's statistics in one game.
#[derive(Clone, Debug)]
pub struct Statistics {
    /// The name of the game.
    pub game: String,
    /// The number of games.
    pub played: u64,
    /// The number of wins.
    pub won: u64,
    /// The highest score.
    pub best: Option<i64>,
    /// The number of wins in a row up to now.
    pub streak: u64,
}

/// The nameplates of seats, given the name and whether it is a bot.
fn plates<'a>(seats: impl Iterator<Item = (&'a str, bool)>) -> Vec<Nameplate> {
    let sitting = seats.map(|(name, bot)| match name.parse() {
        Ok(level) if bot => Err(level),
        Ok(_) | Err(_) => Ok(Nameplate::plain(name)),
    });
    Nameplate::everybody(sitting.collect())
}

/// The nameplates of everybody at a table except the reader.
pub(crate) fn others(table: &ListedTable) -> Vec<Nameplate> {
    let Summary { seats, kinds, .. } = &table.summary;
    let is_bot = |seat: usize| kinds.get(seat) == Some(&SeatKind::Bot);
    let everybody = plates(seats.iter().enumerate().map(|(seat, name)| (name.as_deref().unwrap_or(""), is_bot(seat))));
    let others = everybody.into_iter().enumerate().filter(|(seat, _)| Some(*seat) != table.seat);
    others.map(|(_, plate)| plate).filter(|plate| !plate.name.is_empty()).collect()
}

/// Names in one line.
pub(crate) fn names(locale: &Locale, plates: &[Nameplate]) -> String {
    locale.list(&plates.iter().map(|plate| plate.name.clone()).collect::<Vec<_>>())
}

/// A drawing that stands for a game.
fn emblem(game: &str) -> Markup {
    html! { @if let Some(name) = page_game(game).and_then(|pages| pages.plates().first()) { (drawing(name)) } }
}

/// Running games and open tables, those that wait for the reader first.
pub(crate) fn running(locale: &Locale, tables: &[ListedTable]) -> Markup {
    let (urgent, calm): (Vec<_>, Vec<_>) = tables.iter().partition(|table| table.your_turn);
    let tables: Vec<&ListedTable> = urgent.into_iter().chain(calm).collect();
    let (first, rest) = tables.split_at(tables.len().min(SHOWN));
    html! {
        section .continue aria-labelledby="continue-title" {
            h2 #continue-title .unseen { (locale.text("own-tables")) }
            ul { @for table in first { (running_table(locale, table)) } }
            @if !rest.is_empty() {
                details {
                    summary { (locale.format("home-more-games", &[("count", rest.len().into())])) }
                    ul { @for table in rest { (running_table(locale, table)) } }
                }
            }
        }
    }
}

fn running_table(locale: &Locale, table: &ListedTable) -> Markup {
    let others = others(table);
    html! {
        li {
            a .resume href={ "/table/" (table.code) } {
                (emblem(&table.summary.plays))
                span .what {
                    b { (game_name(locale, &table.summary.plays)) }
                    span .who-else {
                        span .faces { @for plate in &others { (plate.portrait(Mood::Calm)) } }
                        bdi { @if others.is_empty() { (locale.text("lobby-waiting")) } @else { (names(locale, &others)) } }
                    }
                }
                span .button .primary .calls[table.your_turn] {
                    (icon("play"))
                    @if table.your_turn { (locale.text("home-your-turn")) } @else { (locale.text("home-continue")) }
                }
            }
            (discard(locale, table))
        }
    }
}

/// The form to leave a table for good. It asks first, also without script.
fn discard(locale: &Locale, table: &ListedTable) -> Markup {
    let people = table.summary.kinds.iter().filter(|kind| **kind == SeatKind::Person).count();
    let (title, about, button) = if table.playing && people > 1 {
        ("home-leave", "home-leave.about", "home-leave.do")
    } else {
        ("home-delete", "home-delete.about", "home-delete.do")
    };
    html! {
        details .menu .discard {
            summary aria-label=(locale.text(title)) title=(locale.text(title)) { (icon("trash")) }
            form .sheet method="post" action={ "/table/" (table.code) } {
                input type="hidden" name="back" value="/";
                p { b { (locale.text(title)) } br; (locale.text(about)) }
                button .primary type="submit" name="do" value="give_up" { (icon("trash")) (locale.text(button)) }
            }
        }
    }
}

/// Statistics and finished games.
pub(crate) fn results(locale: &Locale, statistics: &[Statistics], finished: &[FinishedGame]) -> Markup {
    let (first, rest) = finished.split_at(finished.len().min(SHOWN_FINISHED));
    html! {
        section .results aria-labelledby="results-title" {
            h2 #results-title { (icon("trophy")) (locale.text("home-results")) }
            @if statistics.iter().all(|game| game.played == 0) && finished.is_empty() {
                p .empty { (locale.text("home-results-empty")) }
            }
            div .statistics { @for game in statistics.iter().filter(|game| game.played > 0) { (figures(locale, game)) } }
            @if !finished.is_empty() {
                h3 { (locale.text("finished-games")) }
                ol .finished { @for game in first { (finished_game(locale, game)) } }
                @if !rest.is_empty() {
                    details {
                        summary { (locale.format("home-more-games", &[("count", rest.len().into())])) }
                        ol .finished { @for game in rest { (finished_game(locale, game)) } }
                    }
                }
            }
        }
    }
}

fn figures(locale: &Locale, game: &Statistics) -> Markup {
    let figure = |id: &str, value: String| html! { div { dt { (locale.text(id)) } dd { (value) } } };
    html! {
        article {
            h3 { (emblem(&game.game)) (game_name(locale, &game.game)) }
            dl {
                (figure("stats-played", game.played.to_string()))
                (figure("stats-won", game.won.to_string()))
                (figure("stats-best", game.best.map_or_else(|| "–".to_owned(), |best| best.to_string())))
                (figure("stats-streak", game.streak.to_string()))
            }
        }
    }
}

fn finished_game(locale: &Locale, game: &FinishedGame) -> Markup {
    let everybody = plates(game.players.iter().map(|player| (player.name.as_str(), player.bot)));
    let others = everybody.into_iter().enumerate().filter(|(seat, _)| Some(*seat) != game.seat);
    let others: Vec<Nameplate> = others.map(|(_, plate)| plate).collect();
    let place = [("rank", game.rank.unwrap_or(0).into()), ("players", game.players.len().into())];
    html! {
        li {
            a href={ "/table/" (game.table) "/game/" (game.number) } {
                (emblem(&game.game))
                span .what {
                    b { (game_name(locale, &game.game)) }
                    " " bdi .who-else { (names(locale, &others)) }
                }
                span .outcome .won[game.rank == Some(1)] {
                    @match game.rank {
                        Some(1) => { (icon("trophy")) (locale.text("result-won")) },
                        Some(_) => (locale.format("result-place", &place)),
                        None => {},
                    }
                    @if let Some(score) = game.score { " " b { (score) } }
                }
                // The script shows the date in the reader's language and time zone.
                time datetime=(iso_date(game.at)) data-at=(game.at) { (iso_date(game.at)) }
            }
        }
    }
}

/// The date of a time in milliseconds since 1970, in UTC: `2026-11-16`.
fn iso_date(at: u64) -> String {
    // Days are counted from 1 March of year 0, so that leap days are at the end of a year; 719,468 days before 1970.
    let days = at / 86_400_000 + 719_468;
    let (era, day_of_era) = (days / 146_097, days % 146_097);
    let year_of_era = (day_of_era - day_of_era / 1460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let month = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * month + 2) / 5 + 1;
    let year = year_of_era + era * 400 + u64::from(month >= 10);
    format!("{year:04}-{:02}-{day:02}", if month < 10 { month + 3 } else { month - 9 })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_are_those_of_the_calendar() {
        const DAY: u64 = 86_400_000;
        for (at, date) in [
            (0, "1970-01-01"),
            (DAY - 1, "1970-01-01"),
            (DAY, "1970-01-02"),
            (951_782_400_000, "2000-02-29"),
            (951_868_800_000, "2000-03-01"),
            (1_767_225_600_000, "2026-01-01"),
            (1_835_395_200_000, "2028-02-29"),
            (4_107_542_400_000, "2100-03-01"),
        ] {
            assert_eq!(iso_date(at), date);
        }
    }
}

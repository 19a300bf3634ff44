//! The form of a game: everything that can be counted on its score pad, and the points by the game's own rules.

use std::collections::BTreeMap;

use super::{kanji_zushi, sushi_express, sushi_go};
use crate::Locale;
use crate::face::ANIMALS;
use crate::locale::capital;

/// The most points that can be entered as a total.
const MAX_TOTAL: i32 = 199;

/// The form of a game.
#[derive(Clone, Debug)]
pub(crate) struct Form {
    /// The game's name.
    pub(crate) game: &'static str,
    /// The fewest and the most players.
    pub(crate) players: (usize, usize),
    /// Whether a dummy can join the minimum number of players. It takes part in comparisons but never wins.
    pub(crate) dummy: bool,
    /// Groups of cells that are entered together, a round for example. One is open at a time.
    pub(crate) sections: Vec<Label>,
    /// The lines of the sheet.
    pub(crate) lines: Vec<Line>,
    /// The counts that are entered.
    pub(crate) cells: Vec<Cell>,
    /// The tie-break.
    pub(crate) tie: Tie,
    /// Limits of counts.
    pub(crate) limits: Vec<Limit>,
}

/// A line of the sheet.
#[derive(Clone, Debug)]
pub(crate) struct Line {
    pub(crate) label: Label,
    /// The section of the sheet; none if the line belongs to the whole game.
    pub(crate) section: Option<usize>,
    /// Points that depend on who has more.
    pub(crate) prize: Option<Prize>,
}

/// A count that is entered for each player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Cell {
    /// Its name in URLs.
    pub(crate) key: String,
    pub(crate) label: Label,
    /// Its drawing; a cell without one is picked by its name.
    pub(crate) drawing: Option<String>,
    /// Its section; a cell without one is typed.
    pub(crate) section: Option<usize>,
    pub(crate) line: usize,
    /// The ways of entering that it belongs to.
    pub(crate) entry: Entry,
    /// The points of each count by itself, from 0 to the greatest count.
    pub(crate) worth: Vec<i32>,
    /// Another spelling that can be typed for its key.
    pub(crate) spelling: Option<String>,
}

impl Cell {
    /// The greatest count.
    pub(crate) fn most(&self) -> usize {
        self.worth.len() - 1
    }
}

/// The ways of entering a game: dish by dish, or totals that the players added up themselves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Entry {
    /// Only dish by dish.
    Dishes,
    /// Only as a total: the count is the points.
    Totals,
    /// In both ways: what players are compared by.
    Both,
}

impl Entry {
    /// Its name in the markup.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Dishes => "dishes",
            Self::Totals => "totals",
            Self::Both => "both",
        }
    }
}

/// Points that depend on who has more of something.
#[derive(Clone, Debug)]
pub(crate) struct Prize {
    /// The cells that count, together.
    pub(crate) cells: Vec<usize>,
    /// The game's own rule: the points of all players for these counts.
    pub(crate) rule: fn(&[u8]) -> Vec<i32>,
    /// Whether the points grow in proportion to the greatest count.
    pub(crate) by_most: bool,
}

/// The tie-break: more of it wins.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Tie {
    pub(crate) cells: Vec<usize>,
    /// Whether the most valuable cell is compared, and not the sum of the counts.
    pub(crate) best: bool,
    pub(crate) label: Label,
}

/// A limit of counts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Limit {
    pub(crate) label: Label,
    pub(crate) cells: Vec<usize>,
    /// Whether it holds for each player, and not for all together.
    pub(crate) each: bool,
    /// The limit for each number of players, from the fewest on.
    pub(crate) most: Vec<usize>,
}

/// The name of something.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Label {
    /// A message.
    Say(String),
    /// A nigiri on wasabi.
    OnWasabi(&'static str),
    /// A round.
    Round(usize),
    /// The same in all languages.
    Plain(String),
}

impl Label {
    /// A message.
    pub(crate) fn say(id: impl Into<String>) -> Self {
        Self::Say(id.into())
    }

    /// Whether it is the same in all languages. Such labels are Japanese.
    pub(crate) fn is_plain(&self) -> bool {
        matches!(self, Self::Plain(_))
    }

    /// The label in a language.
    pub(crate) fn text(&self, locale: &Locale) -> String {
        match self {
            Self::Say(id) => locale.label(id),
            Self::OnWasabi(card) => {
                capital(&locale.format("on-wasabi", &[("card", locale.text(&format!("card-{card}")).into())]))
            }
            Self::Round(round) => locale.format("pad-round", &[("round", (*round).into())]),
            Self::Plain(text) => text.clone(),
        }
    }
}

impl Form {
    /// The form of a game; `None` if there is no such game.
    pub(crate) fn of(game: &str) -> Option<Self> {
        match game {
            "sushi-go" => Some(sushi_go::form()),
            "sushi-express" => Some(sushi_express::form()),
            "kanji-zushi" => Some(kanji_zushi::form()),
            _ => None,
        }
    }

    /// The index of a cell by its key.
    pub(crate) fn cell(&self, key: &str) -> Option<usize> {
        self.cells.iter().position(|cell| cell.key == key)
    }

    /// The cells that count things, and not points.
    pub(crate) fn counted(&self) -> Vec<usize> {
        (0..self.cells.len()).filter(|&cell| self.cells[cell].entry != Entry::Totals).collect()
    }

    /// Whether a line is only for totals.
    pub(crate) fn is_for_totals(&self, line: usize) -> bool {
        self.cells.iter().filter(|cell| cell.line == line).all(|cell| cell.entry == Entry::Totals)
    }

    /// Adds a cell for points that the players added up themselves.
    pub(crate) fn add_total(&mut self, key: String, section: usize, line: usize) {
        self.cells.push(Cell {
            key,
            label: Label::say("pad-points"),
            drawing: Some("icon-scores".to_owned()),
            section: Some(section),
            line,
            entry: Entry::Totals,
            worth: (0..=MAX_TOTAL).collect(),
            spelling: None,
        });
    }

    /// Whether some cells can only be typed.
    pub(crate) fn is_typed(&self) -> bool {
        self.cells.iter().any(|cell| cell.section.is_none())
    }

    /// The cells for a typed text: keys or spellings, with or without spaces between them. `None` if one of them is unknown.
    pub(crate) fn meant(&self, text: &str) -> Option<Vec<usize>> {
        let find =
            |text: &str| self.cells.iter().position(|cell| cell.key == text || cell.spelling.as_deref() == Some(text));
        let one = |word: &str| match find(word) {
            Some(cell) => Some(vec![cell]),
            None if word.contains(|letter: char| letter.is_ascii_digit()) => None,
            None => word.chars().map(|letter| find(letter.encode_utf8(&mut [0; 4]))).collect(),
        };
        let words: Option<Vec<Vec<usize>>> = plain(text).split_whitespace().map(one).collect();
        Some(words?.concat())
    }

    /// A limit that is the same for any number of players.
    pub(crate) fn limit(&mut self, label: Label, each: bool, most: usize, counts: impl Fn(&Cell) -> bool) {
        let cells = (0..self.cells.len()).filter(|&cell| counts(&self.cells[cell])).collect();
        self.limit_on(label, each, most, cells);
    }

    /// The same for cells by their indices.
    pub(crate) fn limit_on(&mut self, label: Label, each: bool, most: usize, cells: Vec<usize>) {
        let (least, greatest) = self.players;
        self.limits.push(Limit { label, cells, each, most: vec![most; greatest - least + 1] });
    }

    /// The tables for the page's script, with labels in a language. They contain every result of the rules that a sheet can
    /// need, so that the script works offline and doesn't know any game.
    pub(crate) fn tables(&self, locale: &Locale) -> String {
        let cell = |cell: &Cell| {
            serde_json::json!({
                "key": cell.key, "label": cell.label.text(locale), "isNamed": cell.drawing.is_none(),
                "line": cell.line, "worth": cell.worth, "spelling": cell.spelling, "isTotal": cell.entry == Entry::Totals,
            })
        };
        // There may be a thousand cells that are only typed, so they have a compact format.
        let typed = |cell: &Cell| {
            let spelling = cell.spelling.as_deref().unwrap_or_default();
            format!("{},{},{spelling},{},{}", cell.key, cell.label.text(locale), cell.worth[1], cell.most())
        };
        let (shown, hidden): (Vec<&Cell>, Vec<&Cell>) = self.cells.iter().partition(|cell| cell.section.is_some());
        let all = self.counted();
        let some_of = |cells: &[usize]| (cells != all).then(|| cells.to_vec());
        let prize = |prize: &Prize| serde_json::json!({"cells": prize.cells, "shares": prize.shares(self.players), "by_most": prize.by_most});
        let line = |(index, line): (usize, &Line)| serde_json::json!({"prize": line.prize.as_ref().map(prize), "isForTotals": self.is_for_totals(index)});
        let limit = |limit: &Limit| {
            let label = limit.label.text(locale);
            serde_json::json!({"label": label, "cells": some_of(&limit.cells), "each": limit.each, "most": limit.most})
        };
        let tables = serde_json::json!({
            "game": self.game,
            "faces": ANIMALS,
            "least": self.players.0,
            "most": self.players.1,
            "dummy": self.dummy,
            "sections": self.sections.len(),
            "cells": shown.into_iter().map(cell).collect::<Vec<_>>(),
            "typed": hidden.into_iter().map(typed).collect::<Vec<_>>().join(" "),
            "lines": self.lines.iter().enumerate().map(line).collect::<Vec<_>>(),
            "tie": {"cells": some_of(&self.tie.cells), "best": self.tie.best, "label": self.tie.label.text(locale)},
            "limits": self.limits.iter().map(limit).collect::<Vec<_>>(),
        });
        tables.to_string()
    }
}

impl Prize {
    /// The rule as a table. Points depend only on how many players share each place and on whether the last have none, so a
    /// key lists the sizes of the places, the first place first, and ends in `-0` if the last have none: `1-2-1`, `2-1-0`. The
    /// values are the points of a player in each place, for a greatest count of 1 where points grow with it.
    fn shares(&self, players: (usize, usize)) -> BTreeMap<String, Vec<i32>> {
        let mut shares = BTreeMap::new();
        for sizes in (players.0..=players.1).flat_map(places) {
            for last in [0, 1] {
                let counts = counts(&sizes, last);
                let most = if self.by_most { i32::from(counts[0]).max(1) } else { 1 };
                let points = (self.rule)(&counts);
                let firsts = sizes.iter().scan(0, |next, size| Some(std::mem::replace(next, *next + size)));
                shares.insert(key(&sizes, last == 0), firsts.map(|first| points[first] / most).collect());
            }
        }
        shares
    }
}

/// A typed text with ASCII digits, and with spaces between its words.
fn plain(text: &str) -> String {
    let letter = |letter: char| match letter {
        '０'..='９' => char::from(b'0' + (u32::from(letter) - u32::from('０')) as u8),
        ',' | '、' | '，' | '。' => ' ',
        _ => letter,
    };
    text.chars().filter(|letter| !matches!(letter, '+' | '＋')).map(letter).collect()
}

/// All ways in which this many players can share places.
fn places(all: usize) -> Vec<Vec<usize>> {
    if all == 0 {
        return vec![Vec::new()];
    }
    let first = |size: usize| places(all - size).into_iter().map(move |rest| [vec![size], rest].concat());
    (1..=all).flat_map(first).collect()
}

/// Counts that lead to these sizes of places; the last place has `last`.
fn counts(sizes: &[usize], last: u8) -> Vec<u8> {
    let places = sizes.iter().enumerate();
    places.flat_map(|(place, &size)| vec![(sizes.len() - 1 - place) as u8 + last; size]).collect()
}

/// The name of a way to share places in the tables.
fn key(sizes: &[usize], none: bool) -> String {
    let sizes: Vec<String> = sizes.iter().map(usize::to_string).collect();
    sizes.join("-") + if none { "-0" } else { "" }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Language;

    #[test]
    fn every_game_has_a_complete_form_in_every_language() {
        for entry in menu::GAMES {
            let form = Form::of(entry.name).expect(entry.name);
            for language in Language::ALL {
                let tables = form.tables(language.locale());
                assert!(!tables.contains('⟦'), "{} in {language:?}: {tables}", entry.name);
            }
            for (index, cell) in form.cells.iter().enumerate() {
                assert_eq!(form.cell(&cell.key), Some(index), "{} is there twice", cell.key);
                assert!(cell.section.is_some() || cell.line == 0, "the script puts typed cells in the first line");
                assert!(
                    cell.section.is_none_or(|section| section < form.sections.len()) && cell.line < form.lines.len()
                );
            }
        }
        assert!(Form::of("go").is_none());
    }

    #[test]
    fn all_ways_to_share_places_are_listed() {
        assert_eq!(places(3), [vec![1, 1, 1], vec![1, 2], vec![2, 1], vec![3]]);
        assert_eq!((counts(&[1, 2], 0), key(&[1, 2], true)), (vec![1, 0, 0], "1-2-0".to_owned()));
    }
}

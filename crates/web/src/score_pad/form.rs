//! What can be entered on a pad, and what it is worth: tables that the rules have filled in.

use std::collections::BTreeMap;

use serde::Serialize;

use super::{kanji_zushi, sushi_express, sushi_go};
use crate::Speech;
use crate::speech::capital;

/// The pad of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Form {
    /// The game's name.
    pub(crate) game: &'static str,
    /// The fewest and the most that can play.
    pub(crate) players: (usize, usize),
    /// What is entered together: a round, for example. One is open at a time.
    pub(crate) parts: Vec<Label>,
    /// What is scored.
    pub(crate) lines: Vec<Line>,
    /// What is entered.
    pub(crate) cells: Vec<Cell>,
    /// What decides among equals.
    pub(crate) tie: Tie,
    /// What cannot be.
    pub(crate) limits: Vec<Limit>,
}

/// A line of the sheet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Line {
    pub(crate) label: Label,
    /// The part it stands in on the sheet; none if it belongs to the whole game.
    pub(crate) part: Option<usize>,
    /// What is shared out among all players by how they compare.
    pub(crate) prize: Option<Prize>,
}

/// Something that is entered for each player: a count.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Cell {
    /// Its name in addresses.
    pub(crate) key: String,
    pub(crate) label: Label,
    /// What it looks like; what has no drawing is tapped to have it or not.
    pub(crate) drawing: Option<String>,
    pub(crate) part: usize,
    pub(crate) line: usize,
    /// What each count is worth by itself, beginning with none. There is no greater count.
    pub(crate) worth: Vec<i32>,
}

impl Cell {
    /// The greatest count.
    pub(crate) fn most(&self) -> usize {
        self.worth.len() - 1
    }
}

/// Points that depend on who has more.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub(crate) struct Prize {
    /// The cells that count, together.
    pub(crate) cells: Vec<usize>,
    /// By how many share the first place, the second and so on (`1-2-1`, and with `-0` behind it if the last have none): what
    /// each player in these places gets.
    pub(crate) shares: BTreeMap<String, Vec<i32>>,
    /// Whether a share counts as often as the most that anybody has.
    pub(crate) by_most: bool,
}

/// What decides among equals: more of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Tie {
    pub(crate) cells: Vec<usize>,
    /// Whether it is the cell that is worth most, and not how many there are.
    pub(crate) best: bool,
    pub(crate) label: Label,
}

/// Something of which there cannot be more.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Limit {
    pub(crate) label: Label,
    pub(crate) cells: Vec<usize>,
    /// Whether it holds for each player, and not for all together.
    pub(crate) each: bool,
    /// How many there can be, for each number of players from the fewest on.
    pub(crate) most: Vec<usize>,
}

/// What something is called.
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

    /// In words.
    pub(crate) fn tell(&self, speech: &Speech) -> String {
        match self {
            Self::Say(id) => speech.label(id),
            Self::OnWasabi(card) => {
                capital(&speech.tell("on-wasabi", &[("card", speech.say(&format!("card-{card}")).into())]))
            }
            Self::Round(round) => speech.tell("pad-round", &[("round", (*round).into())]),
            Self::Plain(text) => text.clone(),
        }
    }
}

impl Form {
    /// The pad of a game.
    pub(crate) fn of(game: &str) -> Option<Self> {
        match game {
            "sushi-go" => Some(sushi_go::form()),
            "sushi-express" => Some(sushi_express::form()),
            "kanji-zushi" => Some(kanji_zushi::form()),
            _ => None,
        }
    }

    /// The place of a cell by its key.
    pub(crate) fn cell(&self, key: &str) -> Option<usize> {
        self.cells.iter().position(|cell| cell.key == key)
    }

    /// A limit that is the same for any number of players.
    pub(crate) fn limit(&mut self, label: Label, each: bool, most: usize, counts: impl Fn(&Cell) -> bool) {
        let cells = (0..self.cells.len()).filter(|&cell| counts(&self.cells[cell])).collect();
        let (least, greatest) = self.players;
        self.limits.push(Limit { label, cells, each, most: vec![most; greatest - least + 1] });
    }

    /// What the script of the page needs: the tables, and words for what they are about.
    pub(crate) fn tables(&self, speech: &Speech) -> String {
        let cell = |cell: &Cell| {
            serde_json::json!({
                "key": cell.key, "label": cell.label.tell(speech), "flips": cell.drawing.is_none(),
                "part": cell.part, "line": cell.line, "worth": cell.worth,
            })
        };
        let line = |line: &Line| {
            let part = line.part.map(|part| self.parts[part].tell(speech));
            serde_json::json!({"label": line.label.tell(speech), "part": part, "prize": line.prize})
        };
        let limit = |limit: &Limit| serde_json::json!({"label": limit.label.tell(speech), "cells": limit.cells, "each": limit.each, "most": limit.most});
        let tables = serde_json::json!({
            "game": self.game,
            "least": self.players.0,
            "most": self.players.1,
            "cells": self.cells.iter().map(cell).collect::<Vec<_>>(),
            "lines": self.lines.iter().map(line).collect::<Vec<_>>(),
            "tie": {"cells": self.tie.cells, "best": self.tie.best, "label": self.tie.label.tell(speech)},
            "limits": self.limits.iter().map(limit).collect::<Vec<_>>(),
        });
        tables.to_string()
    }
}

impl Prize {
    /// Asks the rules for every way in which players can compare.
    pub(crate) fn ask(
        players: (usize, usize),
        cells: Vec<usize>,
        by_most: bool,
        points: impl Fn(&[u8]) -> Vec<i32>,
    ) -> Self {
        let mut shares = BTreeMap::new();
        for all in players.0..=players.1 {
            for sizes in places(all) {
                for last in [0, 1] {
                    let (counts, key) = (counts(&sizes, last), key(&sizes, last == 0));
                    let most = if by_most { i32::from(counts[0]).max(1) } else { 1 };
                    let got = points(&counts);
                    let firsts = sizes.iter().scan(0, |next, size| Some(std::mem::replace(next, *next + size)));
                    shares.insert(key, firsts.map(|first| got[first] / most).collect());
                }
            }
        }
        Self { cells, shares, by_most }
    }
}

/// Every way in which so many can share places.
fn places(all: usize) -> Vec<Vec<usize>> {
    if all == 0 {
        return vec![Vec::new()];
    }
    let first = |size: usize| places(all - size).into_iter().map(move |rest| [vec![size], rest].concat());
    (1..=all).flat_map(first).collect()
}

/// Counts with which so many share each place, the last having `last`.
fn counts(sizes: &[usize], last: u8) -> Vec<u8> {
    let places = sizes.iter().enumerate();
    places.flat_map(|(place, &size)| vec![(sizes.len() - 1 - place) as u8 + last; size]).collect()
}

/// How tables name a way in which places are shared.
pub(super) fn key(sizes: &[usize], none: bool) -> String {
    let sizes: Vec<String> = sizes.iter().map(usize::to_string).collect();
    sizes.join("-") + if none { "-0" } else { "" }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Language;

    #[test]
    fn every_game_has_a_pad_and_every_word_on_it_is_said() {
        for entry in menu::GAMES {
            let form = Form::of(entry.name).expect(entry.name);
            for language in Language::ALL {
                let tables = form.tables(language.speech());
                assert!(!tables.contains('⟦'), "{} in {language:?}: {tables}", entry.name);
            }
            for (index, cell) in form.cells.iter().enumerate() {
                assert_eq!(form.cell(&cell.key), Some(index), "{} is there twice", cell.key);
                assert!(cell.part < form.parts.len() && cell.line < form.lines.len());
            }
        }
        assert!(Form::of("go").is_none());
    }

    #[test]
    fn places_are_shared_in_every_way() {
        assert_eq!(places(3), [vec![1, 1, 1], vec![1, 2], vec![2, 1], vec![3]]);
        assert_eq!((counts(&[1, 2], 0), key(&[1, 2], true)), (vec![1, 0, 0], "1-2-0".to_owned()));
    }
}

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
    /// Whether two can be joined by a dummy, which is compared with the others and never wins.
    pub(crate) dummy: bool,
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
    /// What it looks like; what has no drawing is picked by its name.
    pub(crate) drawing: Option<String>,
    /// The part it stands in; what stands in none is typed.
    pub(crate) part: Option<usize>,
    pub(crate) line: usize,
    /// What each count is worth by itself, beginning with none. There is no greater count.
    pub(crate) worth: Vec<i32>,
    /// What else can be typed for it than its key.
    pub(crate) spelt: Option<String>,
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

    /// Whether it is the same in all languages: what is, is Japanese.
    pub(crate) fn is_plain(&self) -> bool {
        matches!(self, Self::Plain(_))
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

    /// Whether there is something to type.
    pub(crate) fn is_typed(&self) -> bool {
        self.cells.iter().any(|cell| cell.part.is_none())
    }

    /// The cells that somebody means who types this: names in a row, with or without something between them.
    pub(crate) fn spelt(&self, text: &str) -> Option<Vec<usize>> {
        let find =
            |text: &str| self.cells.iter().position(|cell| cell.key == text || cell.spelt.as_deref() == Some(text));
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

    /// The same for cells that are known by their places.
    pub(crate) fn limit_on(&mut self, label: Label, each: bool, most: usize, cells: Vec<usize>) {
        let (least, greatest) = self.players;
        self.limits.push(Limit { label, cells, each, most: vec![most; greatest - least + 1] });
    }

    /// What the script of the page needs: the tables, and words for what they are about.
    pub(crate) fn tables(&self, speech: &Speech) -> String {
        let cell = |cell: &Cell| {
            serde_json::json!({
                "key": cell.key, "label": cell.label.tell(speech), "named": cell.drawing.is_none(),
                "line": cell.line, "worth": cell.worth, "spelt": cell.spelt,
            })
        };
        // There may be a thousand that are only typed: they are told as briefly as can be.
        let typed = |cell: &Cell| {
            let spelt = cell.spelt.as_deref().unwrap_or_default();
            format!("{},{},{spelt},{},{}", cell.key, cell.label.tell(speech), cell.worth[1], cell.most())
        };
        let (shown, hidden): (Vec<&Cell>, Vec<&Cell>) = self.cells.iter().partition(|cell| cell.part.is_some());
        let all: Vec<usize> = (0..self.cells.len()).collect();
        let which = |cells: &[usize]| (cells != all).then(|| cells.to_vec());
        let line = |line: &Line| {
            let part = line.part.map(|part| self.parts[part].tell(speech));
            serde_json::json!({"label": line.label.tell(speech), "part": part, "prize": line.prize})
        };
        let limit = |limit: &Limit| serde_json::json!({"label": limit.label.tell(speech), "cells": which(&limit.cells), "each": limit.each, "most": limit.most});
        let tables = serde_json::json!({
            "game": self.game,
            "least": self.players.0,
            "most": self.players.1,
            "cells": shown.into_iter().map(cell).collect::<Vec<_>>(),
            "typed": hidden.into_iter().map(typed).collect::<Vec<_>>().join(" "),
            "lines": self.lines.iter().map(line).collect::<Vec<_>>(),
            "tie": {"cells": which(&self.tie.cells), "best": self.tie.best, "label": self.tie.label.tell(speech)},
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

/// What was typed as a keyboard for another script would have typed it, with blanks between the words.
fn plain(text: &str) -> String {
    let letter = |letter: char| match letter {
        '０'..='９' => char::from(b'0' + (u32::from(letter) - u32::from('０')) as u8),
        ',' | '、' | '，' | '。' => ' ',
        _ => letter,
    };
    text.chars().filter(|letter| !matches!(letter, '+' | '＋')).map(letter).collect()
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
                assert!(cell.part.is_some() || cell.line == 0, "the script puts what is typed in the first line");
                assert!(cell.part.is_none_or(|part| part < form.parts.len()) && cell.line < form.lines.len());
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

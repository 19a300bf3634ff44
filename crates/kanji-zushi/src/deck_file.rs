//! Custom decks, read from text and checked.
//!
//! A line of the file begins with `neta` or `shari` and lists one or more halves, separated by spaces or tabs. A half
//! that is listed twice is two cards. Empty lines and lines that begin with `#` are skipped.
//!
//! ```text
//! # the cards of my table
//! neta   亻 氵 彳 土 扌 木 日 禾 糸 言
//! shari  寺 吾 毎 青 …
//! ```
//!
//! A table of kanji is a deck too: the line `left<tab>right<tab>kanji…`, and then a line for each kanji. Each left half
//! is one neta and each right half one shari, even if it is listed several times. Further columns are ignored.

use std::fmt;

use crate::{Deck, Half, Kanji, NETA, SHARI, Verdict};

/// A kind of card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Left halves.
    Neta,
    /// Right halves.
    Shari,
}

impl Kind {
    /// The number of cards of this kind in a deck.
    pub const fn in_deck(self) -> usize {
        match self {
            Self::Neta => NETA,
            Self::Shari => SHARI,
        }
    }

    const fn side(self) -> &'static str {
        match self {
            Self::Neta => "left",
            Self::Shari => "right",
        }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Neta => "neta",
            Self::Shari => "shari",
        })
    }
}

/// An error in a custom deck.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum DeckError {
    /// A line does not list cards.
    Line {
        /// The number of the line, from 1.
        line: usize,
        /// The text of the line.
        text: String,
    },
    /// No jōyō kanji has the half on that side.
    Unknown {
        /// The kind of card it should be.
        kind: Kind,
        /// The name.
        half: String,
    },
    /// The deck has a neta twice.
    Repeated {
        /// The neta.
        half: Half,
    },
    /// The wrong number of cards.
    Count {
        /// Their kind.
        kind: Kind,
        /// Their number.
        found: usize,
    },
    /// The halves in a line of a table do not form the kanji in that line.
    Claim {
        /// The number of the line, from 1.
        line: usize,
        /// The halves.
        halves: (Half, Half),
        /// The kanji in the line.
        kanji: String,
    },
}

impl fmt::Display for DeckError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Line { line, text } => {
                write!(f, "line {line} of the deck, '{text}', does not begin with 'neta' or 'shari' and name halves")
            }
            Self::Unknown { kind, half } => {
                write!(f, "the {kind} '{half}' is of no use: no jōyō kanji has it as its {} half", kind.side())
            }
            Self::Repeated { half } => write!(f, "the neta {half} is there twice; the ten neta are all different"),
            Self::Count { kind, found } => write!(f, "the deck has {found} {kind}; a deck has {}", kind.in_deck()),
            Self::Claim { line, halves: (left, right), kanji } => match Verdict::on(*left, *right) {
                Verdict::Formed(formed) => {
                    write!(f, "line {line} of the deck says that {left}+{right} is '{kanji}', but it is {formed}")
                }
                Verdict::Failed(why) => {
                    write!(f, "line {line} of the deck says that {left}+{right} is '{kanji}', but {why}")
                }
            },
        }
    }
}

impl std::error::Error for DeckError {}

/// The names of cards, not yet checked.
#[derive(Default)]
struct CardNames<'a> {
    neta: Vec<&'a str>,
    shari: Vec<&'a str>,
}

impl Deck {
    /// Reads a deck file.
    ///
    /// # Errors
    /// All errors at once.
    pub fn read(text: &str) -> Result<Self, Vec<DeckError>> {
        let text = text.trim_start_matches('\u{feff}');
        let mut errors = Vec::new();
        let is_content = |line: &str| !line.trim().is_empty() && !line.starts_with('#');
        let mut lines =
            text.lines().enumerate().map(|(at, line)| (at + 1, line)).filter(|(_, line)| is_content(line)).peekable();
        let cards = if lines.next_if(|(_, line)| line.starts_with("left\tright")).is_some() {
            read_table(lines, &mut errors)
        } else {
            read_cards(lines, &mut errors)
        };
        Self::checked(&cards.neta, &cards.shari, errors)
    }

    /// A deck of the cards with these names.
    ///
    /// # Errors
    /// All errors at once.
    pub fn of_names(neta: &[impl AsRef<str>], shari: &[impl AsRef<str>]) -> Result<Self, Vec<DeckError>> {
        let neta: Vec<&str> = neta.iter().map(AsRef::as_ref).collect();
        let shari: Vec<&str> = shari.iter().map(AsRef::as_ref).collect();
        Self::checked(&neta, &shari, Vec::new())
    }

    fn checked(neta: &[&str], shari: &[&str], mut errors: Vec<DeckError>) -> Result<Self, Vec<DeckError>> {
        let mut halves = |kind: Kind, names: &[&str]| -> Vec<Half> {
            if names.len() != kind.in_deck() {
                errors.push(DeckError::Count { kind, found: names.len() });
            }
            let read = names.iter().map(|name| half(kind, name).map_err(|error| errors.push(error)));
            read.filter_map(Result::ok).collect()
        };
        let (neta, mut shari) = (halves(Kind::Neta, neta), halves(Kind::Shari, shari));
        for (at, &half) in neta.iter().enumerate() {
            if neta[..at].contains(&half) {
                errors.push(DeckError::Repeated { half });
            }
        }
        // Move cards with the same half next to the first of them.
        let order = shari.clone();
        shari.sort_by_key(|half| order.iter().position(|other| other == half));
        match (neta.try_into(), shari.try_into()) {
            (Ok(neta), Ok(shari)) if errors.is_empty() => Ok(Self::assemble(neta, shari)),
            _ => Err(errors),
        }
    }
}

/// The half with this name, if a kanji has it on that side.
fn half(kind: Kind, name: &str) -> Result<Half, DeckError> {
    let found = name.parse::<Half>().ok().filter(|half| match kind {
        Kind::Neta => half.left_strokes().is_some(),
        Kind::Shari => half.right_strokes().is_some(),
    });
    found.ok_or_else(|| DeckError::Unknown { kind, half: name.to_owned() })
}

/// Reads lines that begin with the kind of card.
fn read_cards<'a>(lines: impl Iterator<Item = (usize, &'a str)>, errors: &mut Vec<DeckError>) -> CardNames<'a> {
    let mut cards = CardNames::default();
    for (line, text) in lines {
        let mut words = text.split_whitespace();
        match words.next() {
            Some("neta") => cards.neta.extend(words),
            Some("shari") => cards.shari.extend(words),
            _ => errors.push(DeckError::Line { line, text: text.to_owned() }),
        }
    }
    cards
}

/// Reads a table of kanji.
fn read_table<'a>(lines: impl Iterator<Item = (usize, &'a str)>, errors: &mut Vec<DeckError>) -> CardNames<'a> {
    let mut cards = CardNames::default();
    for (line, text) in lines {
        let mut fields = text.split('\t');
        let (Some(left), Some(right)) = (fields.next(), fields.next()) else {
            errors.push(DeckError::Line { line, text: text.to_owned() });
            continue;
        };
        for (names, name) in [(&mut cards.neta, left), (&mut cards.shari, right)] {
            if !names.contains(&name) {
                names.push(name);
            }
        }
        let kanji = fields.next().unwrap_or_default();
        if let (Ok(left), Ok(right)) = (half(Kind::Neta, left), half(Kind::Shari, right)) {
            let formed = Verdict::on(left, right).kanji();
            if !kanji.is_empty() && formed != kanji.parse::<Kanji>().ok() {
                errors.push(DeckError::Claim { line, halves: (left, right), kanji: kanji.to_owned() });
            }
        }
    }
    cards
}

#[cfg(test)]
mod tests {
    use std::fmt::Write as _;

    use super::*;

    fn errors(text: &str) -> Vec<String> {
        Deck::read(text).unwrap_err().iter().map(ToString::to_string).collect()
    }

    /// The classic deck as a file, with something replaced.
    fn classic_with(from: &str, to: &str) -> String {
        let text = include_str!("../data/classic.tsv");
        assert!(text.contains(from));
        text.replace(from, to)
    }

    #[test]
    fn the_shipped_decks_are_deck_files() {
        assert_eq!(Deck::read(include_str!("../data/classic.tsv")).as_ref(), Ok(Deck::classic()));
        assert_eq!(Deck::read(include_str!("../data/house.tsv")).as_ref(), Ok(Deck::house()));
    }

    #[test]
    fn a_line_can_have_several_cards_and_comments_are_skipped() {
        let text = Deck::classic().to_string();
        let (neta, shari) = text.split_once('/').unwrap();
        let file = format!("\u{feff}# mine\n\nneta {neta}\r\nshari\t{shari}\n");
        assert_eq!(Deck::read(&file).as_ref(), Ok(Deck::classic()));
    }

    #[test]
    fn a_table_of_kanji_is_a_deck() {
        let mut file = "left\tright\tkanji\tstrokes\n".to_owned();
        for kanji in Deck::house().kanji() {
            let (left, right) = kanji.halves().unwrap();
            writeln!(file, "{left}\t{right}\t{kanji}\t{}", kanji.strokes()).unwrap();
        }
        let deck = Deck::read(&file).unwrap();
        let sorted = |halves: &[Half]| {
            let mut halves = halves.to_vec();
            halves.sort_unstable();
            halves
        };
        assert_eq!(sorted(deck.neta()), sorted(Deck::house().neta()));
        assert_eq!(sorted(deck.shari()), sorted(Deck::house().shari()));
        let wrong = file.replace("\t寺\t詩", "\t寺\t時");
        assert_eq!(Deck::read(&wrong).unwrap_err().len(), 1);
        assert!(errors(&wrong)[0].ends_with("言+寺 is '時', but it is 詩"));
    }

    #[test]
    fn equal_shari_are_adjacent() {
        let deck = Deck::read(&classic_with("shari\t翟", "shari\t寺")).unwrap();
        let at = deck.shari().iter().position(|half| half.name() == "寺").unwrap();
        assert_eq!(deck.shari()[at].name(), deck.shari()[at + 1].name());
        assert_eq!(deck.alike(at), 0b11 << at);
        assert_eq!(deck.alike(at + 1), 0b11 << at);
        // The deck no longer forms 濯 and 曜, and counts nothing twice.
        assert_eq!(deck.kanji().count(), 100);
    }

    #[test]
    fn all_errors_are_reported_at_once() {
        let text = classic_with("neta\t亻", "neta\t木").replace("shari\t寺\n", "shari\t猫 亻\n") + "wasabi\n";
        assert_eq!(
            errors(&text),
            [
                "line 57 of the deck, 'wasabi', does not begin with 'neta' or 'shari' and name halves",
                "the deck has 47 shari; a deck has 46",
                "the shari '猫' is of no use: no jōyō kanji has it as its right half",
                "the shari '亻' is of no use: no jōyō kanji has it as its right half",
                "the neta 木 is there twice; the ten neta are all different",
            ]
        );
        assert_eq!(errors(""), ["the deck has 0 neta; a deck has 10", "the deck has 0 shari; a deck has 46"]);
    }
}

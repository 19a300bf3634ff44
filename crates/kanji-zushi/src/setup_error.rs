//! The reasons why a scenario or a sheet is invalid.

use std::fmt;

use game::OptionError;

use crate::{Deck, DeckChoice, GOAL, HAND, Half, Kanji, Kind, Neta, Shari, TABLE, UnknownKanjiError};

/// The reason why a scenario or a sheet is invalid. Seats count from 1.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum SetupError {
    /// Too few or too many players.
    Options(OptionError),
    /// The number of places and of players differ.
    Seats {
        /// The number found.
        found: usize,
        /// The number expected.
        expected: usize,
    },
    /// A character is not a jōyō kanji.
    Kanji {
        /// The seat.
        seat: usize,
        /// The unknown name.
        unknown: UnknownKanjiError,
    },
    /// The deck cannot form a kanji.
    Unformable {
        /// The seat.
        seat: usize,
        /// The kanji.
        kanji: Kanji,
        /// The missing card; `None` if the kanji has no halves.
        missing: Option<(Kind, Half)>,
    },
    /// More kanji than a player can form.
    TooMany {
        /// The seat.
        seat: usize,
        /// The number found.
        found: usize,
    },
    /// Several kanji of one player need the same neta.
    Neta {
        /// The seat.
        seat: usize,
        /// The neta.
        neta: Half,
        /// The kanji.
        kanji: Vec<Kanji>,
    },
    /// More cards of a shari than the deck has.
    Shari {
        /// The shari.
        shari: Half,
        /// The number found.
        found: usize,
        /// The number in the deck.
        in_deck: usize,
        /// The kanji that need it.
        kanji: Vec<Kanji>,
    },
    /// A neta is in a hand twice, or both in a hand and played.
    InHand {
        /// The seat.
        seat: usize,
        /// The neta.
        neta: Half,
    },
    /// The deck does not have a card.
    NotInDeck {
        /// Its kind.
        kind: Kind,
        /// The half.
        half: Half,
    },
    /// A hand does not have five cards.
    Hand {
        /// The seat.
        seat: usize,
        /// Its number of cards.
        found: usize,
    },
    /// A shown neta is not in the hand.
    Shown {
        /// The seat.
        seat: usize,
        /// The neta.
        neta: Half,
    },
    /// The table does not have six shari.
    Table {
        /// The number found.
        found: usize,
    },
    /// The shari under the pile are not in groups of six, or there are too many.
    Under,
    /// It cannot be the turn of this player.
    Turn,
    /// Too many turns without a kanji.
    Stuck,
    /// Kanji cannot be formed with the default deck, and the sheet names no other.
    DefaultDeck(DeckChoice),
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Options(error) => error.fmt(f),
            Self::Seats { found, expected } => write!(f, "there are {found} places for {expected} players"),
            Self::Kanji { seat, unknown } => write!(f, "seat {seat}: {unknown}"),
            Self::Unformable { seat, kanji, missing: None } => {
                write!(f, "seat {seat}: {kanji} cannot be formed, it has no left and right half")
            }
            Self::Unformable { seat, kanji, missing: Some((kind, half)) } => {
                write!(f, "seat {seat}: {kanji} cannot be formed, the deck has no {kind} {half}")
            }
            Self::TooMany { seat, found } => write!(f, "seat {seat}: {found} kanji, but nobody forms more than {GOAL}"),
            Self::Neta { seat, neta, kanji } => {
                write!(f, "seat {seat}: {} need the neta {neta}, but everybody has it once", list(kanji))
            }
            Self::Shari { shari, found, in_deck, kanji } => {
                let has = if *in_deck == 1 { "once".to_owned() } else { format!("{in_deck} times") };
                let needed = if kanji.is_empty() { String::new() } else { format!(" for {}", list(kanji)) };
                write!(f, "the shari {shari} would be there {found} times{needed}, but the deck has it {has}")
            }
            Self::InHand { seat, neta } => {
                write!(f, "seat {seat}: the neta {neta} is in the hand twice, or both in the hand and laid")
            }
            Self::NotInDeck { kind, half } => write!(f, "the deck has no {kind} {half}"),
            Self::Hand { seat, found } => write!(f, "the hand of seat {seat} has {found} cards instead of {HAND}"),
            Self::Shown { seat, neta } => {
                write!(f, "everybody is said to have seen {neta} in the hand of seat {seat}, but it is not there")
            }
            Self::Table { found } => write!(f, "there are {found} shari on the table instead of {TABLE}"),
            Self::Under => write!(f, "shari go under the deck {TABLE} at a time"),
            Self::Turn => f.write_str("it can only be the turn of a player with fewer than five kanji"),
            Self::DefaultDeck(deck) => {
                write!(
                    f,
                    "the sheet names no deck, so it was scored with the deck '{deck}'; others are named by \"deck\""
                )
            }
            Self::Stuck => f.write_str(
                "so many turns without a kanji cannot be: the table would have been changed, or the game have ended",
            ),
        }
    }
}

impl std::error::Error for SetupError {}

fn list(kanji: &[Kanji]) -> String {
    kanji.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}

/// Counts cards against the deck, and collects errors.
pub(crate) struct CardCount<'a> {
    deck: &'a Deck,
    /// All shari found, with the kanji that they are a half of.
    shari: Vec<(Half, Option<Kanji>)>,
    pub(crate) errors: Vec<SetupError>,
}

impl<'a> CardCount<'a> {
    pub(crate) fn new(deck: &'a Deck) -> Self {
        Self { deck, shari: Vec::new(), errors: Vec::new() }
    }

    /// Counts the kanji of a seat and returns the neta that they use.
    pub(crate) fn formed(&mut self, seat: usize, formed: &[Kanji]) -> Neta {
        if formed.len() > GOAL {
            self.errors.push(SetupError::TooMany { seat, found: formed.len() });
        }
        let mut used: Vec<(Half, Vec<Kanji>)> = Vec::new();
        for &kanji in formed {
            let halves = kanji.halves();
            let no_neta = halves.filter(|(left, _)| self.deck.neta_place(*left).is_none());
            let no_shari = halves.filter(|(_, right)| self.deck.shari_place(*right).is_none());
            let missing =
                no_neta.map(|(left, _)| (Kind::Neta, left)).or(no_shari.map(|(_, right)| (Kind::Shari, right)));
            let Some((left, right)) = halves.filter(|_| missing.is_none()) else {
                self.errors.push(SetupError::Unformable { seat, kanji, missing });
                continue;
            };
            self.shari.push((right, Some(kanji)));
            match used.iter_mut().find(|(neta, _)| *neta == left) {
                Some((_, users)) => users.push(kanji),
                None => used.push((left, vec![kanji])),
            }
        }
        let mut laid = Neta::NONE;
        for (neta, kanji) in used {
            laid = laid.or(self.deck.neta_place(neta).map_or(Neta::NONE, Neta::one));
            if kanji.len() > 1 {
                self.errors.push(SetupError::Neta { seat, neta, kanji });
            }
        }
        laid
    }

    /// Counts the neta in a seat's hand, none of which can be among the played ones.
    pub(crate) fn hand(&mut self, seat: usize, hand: &[Half], laid: Neta) -> Neta {
        let mut known = laid;
        for &half in hand {
            let Some(place) = self.deck.neta_place(half) else {
                self.errors.push(SetupError::NotInDeck { kind: Kind::Neta, half });
                continue;
            };
            if known.contains(Neta::one(place)) {
                self.errors.push(SetupError::InHand { seat, neta: half });
            }
            known = known.or(Neta::one(place));
        }
        known.minus(laid)
    }

    /// Counts shari that are in one place.
    pub(crate) fn shari(&mut self, shari: &[Half]) -> Shari {
        let mut bag = Shari::NONE;
        for &half in shari {
            let Some(place) = self.deck.shari_place(half) else {
                self.errors.push(SetupError::NotInDeck { kind: Kind::Shari, half });
                continue;
            };
            self.shari.push((half, None));
            if bag.count(self.deck, place) < Shari::ALL.count(self.deck, place) {
                bag.add(self.deck, place);
            }
        }
        bag
    }

    /// All errors, including shari that were found too often, and the shari that were not found.
    pub(crate) fn finish(mut self) -> (Vec<SetupError>, Shari) {
        let mut rest = Shari::ALL;
        for place in Shari::ALL.places().filter(|&place| self.deck.kinds(Shari::ALL) >> place & 1 == 1) {
            let shari = self.deck.shari()[place];
            let uses: Vec<_> = self.shari.iter().filter(|(half, _)| *half == shari).map(|(_, kanji)| *kanji).collect();
            let (found, in_deck) = (uses.len(), Shari::ALL.count(self.deck, place));
            if found > in_deck {
                let kanji = uses.into_iter().flatten().collect();
                self.errors.push(SetupError::Shari { shari, found, in_deck, kanji });
            }
            for _ in 0..found.min(in_deck) {
                rest.take(self.deck, place);
            }
        }
        (self.errors, rest)
    }
}

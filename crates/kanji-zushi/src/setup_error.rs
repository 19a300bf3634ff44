//! What can be wrong with a table that somebody describes.

use std::fmt;

use game::OptionError;

use crate::{Deck, GOAL, HAND, Half, Kanji, Kind, Neta, Shari, TABLE, UnknownKanjiError};

/// Something about a described table that cannot be. Seats count from 1.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum SetupError {
    /// Too few or too many players.
    Options(OptionError),
    /// More or fewer places than players.
    Seats {
        /// How many there are.
        found: usize,
        /// How many there should be.
        expected: usize,
    },
    /// Not one of the 2,136.
    Kanji {
        /// Whose.
        seat: usize,
        /// What is named.
        unknown: UnknownKanjiError,
    },
    /// A kanji that this deck cannot form.
    Unformable {
        /// Whose.
        seat: usize,
        /// Which.
        kanji: Kanji,
        /// Which card is missing; none if the kanji has no halves.
        missing: Option<(Kind, Half)>,
    },
    /// More kanji than a player forms.
    TooMany {
        /// Whose.
        seat: usize,
        /// How many.
        found: usize,
    },
    /// Kanji of a player that would need the same neta.
    Neta {
        /// Whose.
        seat: usize,
        /// Which neta.
        neta: Half,
        /// Which kanji.
        kanji: Vec<Kanji>,
    },
    /// A shari of which there would have to be more.
    Shari {
        /// Which.
        shari: Half,
        /// How many there would have to be.
        found: usize,
        /// How many the deck has.
        in_deck: usize,
        /// The kanji that need it.
        kanji: Vec<Kanji>,
    },
    /// A neta that is in a hand, and also twice in it or laid.
    InHand {
        /// Whose.
        seat: usize,
        /// Which.
        neta: Half,
    },
    /// A card that this deck does not have.
    NotInDeck {
        /// Of which kind.
        kind: Kind,
        /// What is named.
        half: Half,
    },
    /// A hand of more or fewer than five.
    Hand {
        /// Whose.
        seat: usize,
        /// How many cards it has.
        found: usize,
    },
    /// A neta that everybody is said to have seen in a hand that does not have it.
    Shown {
        /// Whose.
        seat: usize,
        /// Which.
        neta: Half,
    },
    /// More or fewer than six shari on the table.
    Table {
        /// How many there are.
        found: usize,
    },
    /// More or fewer than six shari that went under the deck together, or more than the deck has room for.
    Under,
    /// The turn of somebody who has none.
    Turn,
    /// So many turns without a kanji that something would have happened.
    Stuck,
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Options(fault) => fault.fmt(f),
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

/// Counts cards against the deck while a described table is gone through.
pub(crate) struct CardCount<'a> {
    deck: &'a Deck,
    /// Every shari that is somewhere, with the kanji that it is a half of.
    shari: Vec<(Half, Option<Kanji>)>,
    pub(crate) faults: Vec<SetupError>,
}

impl<'a> CardCount<'a> {
    pub(crate) fn new(deck: &'a Deck) -> Self {
        Self { deck, shari: Vec::new(), faults: Vec::new() }
    }

    /// The kanji in front of somebody, and the neta that they have used up.
    pub(crate) fn formed(&mut self, seat: usize, formed: &[Kanji]) -> Neta {
        if formed.len() > GOAL {
            self.faults.push(SetupError::TooMany { seat, found: formed.len() });
        }
        let mut used: Vec<(Half, Vec<Kanji>)> = Vec::new();
        for &kanji in formed {
            let halves = kanji.halves();
            let no_neta = halves.filter(|(left, _)| self.deck.neta_place(*left).is_none());
            let no_shari = halves.filter(|(_, right)| self.deck.shari_place(*right).is_none());
            let missing =
                no_neta.map(|(left, _)| (Kind::Neta, left)).or(no_shari.map(|(_, right)| (Kind::Shari, right)));
            let Some((left, right)) = halves.filter(|_| missing.is_none()) else {
                self.faults.push(SetupError::Unformable { seat, kanji, missing });
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
                self.faults.push(SetupError::Neta { seat, neta, kanji });
            }
        }
        laid
    }

    /// The neta in somebody's hand, none of which was laid.
    pub(crate) fn hand(&mut self, seat: usize, hand: &[Half], laid: Neta) -> Neta {
        let mut known = laid;
        for &half in hand {
            let Some(place) = self.deck.neta_place(half) else {
                self.faults.push(SetupError::NotInDeck { kind: Kind::Neta, half });
                continue;
            };
            if known.contains(Neta::one(place)) {
                self.faults.push(SetupError::InHand { seat, neta: half });
            }
            known = known.or(Neta::one(place));
        }
        known.minus(laid)
    }

    /// Shari that lie together somewhere.
    pub(crate) fn shari(&mut self, shari: &[Half]) -> Shari {
        let mut bag = Shari::NONE;
        for &half in shari {
            let Some(place) = self.deck.shari_place(half) else {
                self.faults.push(SetupError::NotInDeck { kind: Kind::Shari, half });
                continue;
            };
            self.shari.push((half, None));
            if bag.count(self.deck, place) < Shari::ALL.count(self.deck, place) {
                bag.add(self.deck, place);
            }
        }
        bag
    }

    /// All faults, also of shari that are there too often, and the shari that are nowhere.
    pub(crate) fn finish(mut self) -> (Vec<SetupError>, Shari) {
        let mut rest = Shari::ALL;
        for place in Shari::ALL.places().filter(|&place| self.deck.kinds(Shari::ALL) >> place & 1 == 1) {
            let shari = self.deck.shari()[place];
            let uses: Vec<_> = self.shari.iter().filter(|(half, _)| *half == shari).map(|(_, kanji)| *kanji).collect();
            let (found, in_deck) = (uses.len(), Shari::ALL.count(self.deck, place));
            if found > in_deck {
                let kanji = uses.into_iter().flatten().collect();
                self.faults.push(SetupError::Shari { shari, found, in_deck, kanji });
            }
            for _ in 0..found.min(in_deck) {
                rest.take(self.deck, place);
            }
        }
        (self.faults, rest)
    }
}

//! A deck: ten neta for each player, 46 shari that all players share, and the kanji that pairs of them form.

use std::fmt;
use std::hash::{Hash, Hasher};

use crate::half::HALF_COUNT;
use crate::{HAND, Half, Kanji, NETA, Neta, SHARI, Shari, Slots, TABLE, Verdict, tables};

/// A deck of cards, in the order before shuffling.
#[derive(Clone)]
pub struct Deck {
    neta: [Half; NETA],
    /// Cards with the same half are adjacent.
    shari: [Half; SHARI],
    verdicts: [[Verdict; SHARI]; NETA],
    /// For each place, the bits of all shari with the same half.
    alike: [u64; SHARI],
    /// The bits of the first shari of each half.
    firsts: u64,
    /// For each neta, the shari that form a kanji with it, most strokes first, and their number.
    ranked: [([Pairing; SHARI], usize); NETA],
    /// For each half, its place among the neta.
    neta_at: [u8; HALF_COUNT],
    /// For each half, its first place among the shari.
    shari_at: [u8; HALF_COUNT],
}

/// A shari that forms a kanji with some neta.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pairing {
    /// The place of the shari in the deck, the first if there are several.
    pub shari: u8,
    /// The strokes of the kanji.
    pub strokes: u8,
}

/// The place of a half that is not in the deck.
const NOWHERE: u8 = u8::MAX;

/// Our decks.
static DECKS: [Deck; tables::DECKS.len()] = {
    let mut decks = [const { Deck::numbered(0) }; tables::DECKS.len()];
    let mut number = 1;
    while number < decks.len() {
        decks[number] = Deck::numbered(number);
        number += 1;
    }
    decks
};

const fn halves<const N: usize>(numbers: [u16; N]) -> [Half; N] {
    let mut halves = [Half::from_number(0); N];
    let mut at = 0;
    while at < N {
        halves[at] = Half::from_number(numbers[at]);
        at += 1;
    }
    halves
}

impl Deck {
    /// The ten neta and 39 shari that the game's author has published, and seven more shari.
    pub fn classic() -> &'static Self {
        &DECKS[0]
    }

    /// Kanji of the first three years of school.
    pub fn years_1_to_3() -> &'static Self {
        &DECKS[1]
    }

    /// Kanji of the first four years of school.
    pub fn years_1_to_4() -> &'static Self {
        &DECKS[2]
    }

    /// Kanji of primary school.
    pub fn years_1_to_6() -> &'static Self {
        &DECKS[3]
    }

    /// 132 kanji, most of them taught late.
    pub fn house() -> &'static Self {
        &DECKS[4]
    }

    /// All our decks.
    pub fn ours() -> &'static [Self] {
        &DECKS
    }

    const fn numbered(number: usize) -> Self {
        let (neta, shari) = tables::DECKS[number];
        Self::assemble(halves(neta), halves(shari))
    }

    /// A deck of these cards. The neta are all different, and shari with the same half are adjacent.
    pub(crate) const fn assemble(neta: [Half; NETA], shari: [Half; SHARI]) -> Self {
        let mut verdicts = [[Verdict::Formed(Kanji::from_number(0)); SHARI]; NETA];
        let (mut alike, mut firsts) = ([0_u64; SHARI], 0);
        let (mut neta_at, mut shari_at) = ([NOWHERE; HALF_COUNT], [NOWHERE; HALF_COUNT]);
        let mut place = SHARI;
        while place > 0 {
            place -= 1;
            let mut other = 0;
            while other < SHARI {
                if shari[other].number() == shari[place].number() {
                    alike[place] |= 1 << other;
                }
                other += 1;
            }
            firsts |= alike[place] & alike[place].wrapping_neg();
            shari_at[shari[place].number() as usize] = place as u8;
            let mut left = 0;
            while left < NETA {
                verdicts[left][place] = Verdict::on(neta[left], shari[place]);
                neta_at[neta[left].number() as usize] = left as u8;
                left += 1;
            }
        }
        let ranked = rank(&verdicts, firsts);
        Self { neta, shari, verdicts, alike, firsts, ranked, neta_at, shari_at }
    }

    /// The ten neta of each player.
    pub fn neta(&self) -> &[Half; NETA] {
        &self.neta
    }

    /// The 46 shari.
    pub fn shari(&self) -> &[Half; SHARI] {
        &self.shari
    }

    /// Judges a neta with a shari; `None` if they are not cards of this deck.
    #[inline]
    pub fn verdict(&self, neta: Half, shari: Half) -> Option<Verdict> {
        Some(self.verdict_at(self.neta_place(neta)?, self.shari_place(shari)?))
    }

    /// Every kanji that the deck can form.
    pub fn kanji(&self) -> impl Iterator<Item = Kanji> {
        let firsts = crate::bits::places(self.firsts);
        firsts.flat_map(|place| self.verdicts.iter().filter_map(move |row| row[place].kanji()))
    }

    /// The shari that form a kanji with the neta at this place, most strokes first; each half once.
    #[inline]
    pub fn ranked(&self, neta: usize) -> &[Pairing] {
        let (pairings, count) = &self.ranked[neta];
        &pairings[..*count]
    }

    /// The neta of a set, in the deck's order.
    pub fn neta_of(&self, set: Neta) -> impl Iterator<Item = Half> {
        set.places().map(|place| self.neta[place])
    }

    /// The shari of a bag, in the deck's order.
    pub fn shari_of(&self, bag: Shari) -> impl Iterator<Item = Half> {
        bag.places().map(|place| self.shari[place])
    }

    /// A hand from left to right; empty if nothing is known about it.
    pub fn neta_row(&self, slots: &Slots<HAND>) -> Vec<Option<Half>> {
        if slots.is_empty() {
            Vec::new()
        } else {
            slots.iter().map(|card| card.map(|place| self.neta[place])).collect()
        }
    }

    /// The table from left to right.
    pub fn shari_row(&self, slots: &Slots<TABLE>) -> Vec<Option<Half>> {
        slots.iter().map(|card| card.map(|place| self.shari[place])).collect()
    }

    /// The place of a neta.
    #[inline]
    pub(crate) fn neta_place(&self, half: Half) -> Option<usize> {
        let place = self.neta_at[half.number() as usize];
        (place != NOWHERE).then_some(place as usize)
    }

    /// The place of a shari, the first if there are several.
    #[inline]
    pub(crate) fn shari_place(&self, half: Half) -> Option<usize> {
        let place = self.shari_at[half.number() as usize];
        (place != NOWHERE).then_some(place as usize)
    }

    /// Judges the cards at these places.
    #[inline]
    pub(crate) fn verdict_at(&self, neta: usize, shari: usize) -> Verdict {
        self.verdicts[neta][shari]
    }

    /// The bits of all shari with the half that is at this place.
    #[inline]
    pub(crate) const fn alike(&self, place: usize) -> u64 {
        self.alike[place]
    }

    /// The different halves in a bag, a bit for each.
    #[inline]
    pub(crate) const fn kinds(&self, bag: Shari) -> u64 {
        bag.word() & self.firsts
    }
}

/// Sorts the kanji of each neta by strokes.
const fn rank(verdicts: &[[Verdict; SHARI]; NETA], firsts: u64) -> [([Pairing; SHARI], usize); NETA] {
    let mut ranked = [([Pairing { shari: 0, strokes: 0 }; SHARI], 0); NETA];
    let mut neta = 0;
    while neta < NETA {
        let (pairings, count) = &mut ranked[neta];
        let mut shari = 0;
        while shari < SHARI {
            if let Verdict::Formed(kanji) = verdicts[neta][shari]
                && firsts >> shari & 1 == 1
            {
                let mut at = *count;
                while at > 0 && pairings[at - 1].strokes < kanji.strokes() {
                    pairings[at] = pairings[at - 1];
                    at -= 1;
                }
                pairings[at] = Pairing { shari: shari as u8, strokes: kanji.strokes() };
                *count += 1;
            }
            shari += 1;
        }
        neta += 1;
    }
    ranked
}

impl PartialEq for Deck {
    fn eq(&self, other: &Self) -> bool {
        (self.neta, self.shari) == (other.neta, other.shari)
    }
}

impl Eq for Deck {}

impl Hash for Deck {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (self.neta, self.shari).hash(state);
    }
}

impl fmt::Display for Deck {
    /// The cards in a line: the neta, a slash, the shari.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for half in self.neta {
            write!(f, "{half} ")?;
        }
        f.write_str("/")?;
        for half in self.shari {
            write!(f, " {half}")?;
        }
        Ok(())
    }
}

impl fmt::Debug for Deck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

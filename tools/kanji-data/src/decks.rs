//! Chooses the decks by school year.
//!
//! A deck needs ten neta and 46 shari that form as many kanji of its years as possible. Of all sets of ten among the most
//! frequent left halves, the one wins whose shari have the most partners; shari with the most partners are chosen first, and
//! there several times if a deck may have copies. Among equal sets, the one wins that leaves a player without a kanji least
//! often. Everything follows from other data files, so a test can compare the result with the committed decks.

use std::cmp::Reverse;
use std::collections::{BTreeMap, HashMap};

/// The cards of a deck, and those that a player has in hand and on the table.
const NETA: usize = 10;
const SHARI: usize = 46;
const HAND: usize = 5;
const TABLE: u64 = 6;

/// The number of left halves that neta are chosen from, those with the most kanji.
const CANDIDATES: usize = 22;

/// Every neta should have this number of shari.
const PARTNERS: usize = 4;

/// Parts of characters: nobody would recognise them alone on a card.
const NOT_ALONE: [char; 2] = ['乚', '丨'];

/// A deck to choose.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SchoolDeck {
    /// The name of its file.
    pub name: &'static str,
    /// The last school year whose kanji it is for.
    pub year: u8,
    /// The number of copies of a shari, which has no more copies than partners. In fewer years there are fewer kanji, so a
    /// deck needs more copies.
    pub copies: usize,
}

/// Our decks by school year.
pub const SCHOOL_DECKS: [SchoolDeck; 3] = [
    SchoolDeck { name: "years-1-3", year: 3, copies: 3 },
    SchoolDeck { name: "years-1-4", year: 4, copies: 2 },
    SchoolDeck { name: "years-1-6", year: 6, copies: 1 },
];

/// A right half: the candidates that it forms a kanji with as bits, and how rare the kanji with each of them is.
struct Right<'a> {
    half: &'a str,
    partners: u32,
    rarity: [u32; CANDIDATES],
}

/// A shari with its number of copies and partners.
#[derive(Clone, Copy)]
struct Chosen<'a> {
    half: &'a str,
    partners: u32,
    copies: usize,
}

/// The file of a deck, given other data files by their names.
pub fn school_deck(deck: SchoolDeck, files: &BTreeMap<&str, String>) -> String {
    let lefts = lefts(deck, &files["joyo.tsv"], &files["kanji.tsv"]);
    let rights = rights(&lefts);
    let sets = (0..1_u32 << lefts.len()).filter(|set| set.count_ones() as usize == NETA);
    let mut best: Vec<(u32, Vec<Chosen<'_>>)> = Vec::new();
    let mut most = (0, 0);
    for set in sets {
        let (cards, partners) = sum(deck, set, &rights);
        if (cards, partners + 2 * PARTNERS) < most {
            continue;
        }
        let shari = choose_shari(deck, set, &rights);
        let value = value(set, &shari);
        if value > most {
            best.clear();
            most = value;
        }
        if value == most {
            best.push((set, shari));
        }
    }
    let (set, shari) = best.into_iter().min_by_key(|(set, shari)| blocked(*set, shari)).unwrap_or_default();
    let neta = lefts.iter().enumerate().filter(|(at, _)| set >> at & 1 == 1).map(|(_, (half, _))| *half);
    let copies = shari.iter().flat_map(|shari| std::iter::repeat_n(shari.half, shari.copies));
    let lines = |kind: &str, column: usize, mut halves: Vec<&str>| -> String {
        let strokes = |half: &str| rows(&files["halves.tsv"]).find(|row| row[0] == half)?[column].parse::<u8>().ok();
        halves.sort_by_cached_key(|half| (strokes(half), (*half).to_owned()));
        halves.iter().map(|half| [kind, "\t", half, "\n"].concat()).collect()
    };
    lines("neta", 1, neta.collect()) + &lines("shari", 2, copies.collect())
}

/// The rows of a file, without its header.
fn rows(file: &str) -> impl Iterator<Item = Vec<&str>> {
    file.lines().skip(1).map(|line| line.split('\t').collect())
}

/// The left halves with the most kanji of a deck's years: each with right halves and the rarity of the kanji.
fn lefts<'a>(deck: SchoolDeck, joyo: &'a str, kanji: &str) -> Vec<(&'a str, Vec<(&'a str, u32)>)> {
    let taught: HashMap<&str, u32> = rows(kanji)
        .filter(|row| row[1].parse().is_ok_and(|year: u8| year <= deck.year))
        // A kanji that newspapers hardly use has no rank.
        .map(|row| (row[0], row[8].parse().unwrap_or(u32::MAX)))
        .collect();
    let mut lefts: Vec<(&str, Vec<(&str, u32)>)> = Vec::new();
    for row in rows(joyo).filter(|row| is_card(row[3])) {
        let Some(&rarity) = taught.get(row[0]) else { continue };
        match lefts.iter_mut().find(|(half, _)| *half == row[2]) {
            Some((_, kanji)) => kanji.push((row[3], rarity)),
            None => lefts.push((row[2], vec![(row[3], rarity)])),
        }
    }
    lefts.sort_by_key(|(_, kanji)| Reverse(kanji.len()));
    lefts.truncate(CANDIDATES);
    lefts
}

/// Whether a right half is a single character that every font has.
fn is_card(half: &str) -> bool {
    let mut chars = half.chars();
    let first = chars.next().filter(|char| ('\u{4e00}'..'\u{a000}').contains(char) && !NOT_ALONE.contains(char));
    first.is_some() && chars.next().is_none()
}

fn rights<'a>(lefts: &[(&'a str, Vec<(&'a str, u32)>)]) -> Vec<Right<'a>> {
    let mut rights: BTreeMap<&str, Right<'a>> = BTreeMap::new();
    for (at, (_, kanji)) in lefts.iter().enumerate() {
        for &(half, rarity) in kanji {
            let new = || Right { half, partners: 0, rarity: [u32::MAX; CANDIDATES] };
            let right = rights.entry(half).or_insert_with(new);
            right.partners |= 1 << at;
            right.rarity[at] = rarity;
        }
    }
    rights.into_values().collect()
}

/// The shari for a set of neta: those with the most partners first, then those of the most common kanji.
fn choose_shari<'a>(deck: SchoolDeck, set: u32, rights: &[Right<'a>]) -> Vec<Chosen<'a>> {
    let rarity = |right: &Right<'_>| (0..CANDIDATES).filter(|at| set >> at & 1 == 1).map(|at| right.rarity[at]).min();
    let mut fitting: Vec<&Right<'a>> = rights.iter().filter(|right| right.partners & set != 0).collect();
    fitting.sort_by_cached_key(|right| (Reverse((right.partners & set).count_ones()), rarity(right), right.half));
    let (mut shari, mut free) = (Vec::new(), SHARI);
    for right in fitting {
        let partners = right.partners & set;
        let copies = deck.copies.min(partners.count_ones() as usize).min(free);
        free -= copies;
        shari.push(Chosen { half: right.half, partners, copies });
        if free == 0 {
            break;
        }
    }
    shari
}

/// The number of shari for a set of neta, and that of their partners. This is faster than choosing them.
fn sum(deck: SchoolDeck, set: u32, rights: &[Right<'_>]) -> (usize, usize) {
    let mut cards_with = [0; NETA + 1];
    for right in rights {
        let partners = (right.partners & set).count_ones() as usize;
        cards_with[partners] += deck.copies.min(partners);
    }
    (1..=NETA).rev().fold((0, 0), |(cards, sum), partners| {
        let some = cards_with[partners].min(SHARI - cards);
        (cards + some, sum + some * partners)
    })
}

/// The number of shari, and that of their partners; a neta with few shari counts less.
fn value(set: u32, shari: &[Chosen<'_>]) -> (usize, usize) {
    let cards = shari.iter().map(|shari| shari.copies).sum();
    let partners: usize = shari.iter().map(|shari| shari.copies * shari.partners.count_ones() as usize).sum();
    let of = |at: usize| shari.iter().filter(|shari| shari.partners >> at & 1 == 1).count();
    let fewest = (0..CANDIDATES).filter(|at| set >> at & 1 == 1).map(of).min().unwrap_or_default();
    (cards, partners + 2 * fewest.min(PARTNERS))
}

/// In how many ways a player with a random hand at a random table can form nothing.
fn blocked(set: u32, shari: &[Chosen<'_>]) -> u64 {
    let hands = (0..1_u32 << CANDIDATES).filter(|hand| hand & !set == 0 && hand.count_ones() as usize == HAND);
    let useless = |hand: u32| -> usize {
        shari.iter().filter(|shari| shari.partners & hand == 0).map(|shari| shari.copies).sum()
    };
    hands.map(|hand| choose(useless(hand) as u64, TABLE)).sum()
}

/// The number of ways to choose some of these.
fn choose(from: u64, some: u64) -> u64 {
    (0..some).fold(1, |ways, at| ways * from.saturating_sub(at) / (at + 1))
}

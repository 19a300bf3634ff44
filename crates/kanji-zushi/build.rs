//! Generates tables from the data files, which are compiled into the program.
//!
//! Halves are numbered in the order of `halves.tsv`, kanji in the order of `joyo.tsv`. Both files and all tables of
//! pairs are sorted, for binary search.

use std::collections::HashMap;
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() {
    println!("cargo::rerun-if-changed=data");
    println!("cargo::rerun-if-changed=build.rs");
    let from = |variable| PathBuf::from(env::var_os(variable).expect("cargo sets the variable"));
    let tables = Data::read(&from("CARGO_MANIFEST_DIR").join("data")).tables();
    fs::write(from("OUT_DIR").join("tables.rs"), tables).expect("the tables can be written");
}

/// The decks, in the order of `Deck::ours`.
const DECKS: [&str; 5] = ["classic", "years-1-3", "years-1-4", "years-1-6", "house"];

/// The lines of a file, split at tabs.
type Rows = Vec<Vec<String>>;

struct Data {
    joyo: Rows,
    halves: Rows,
    layouts: Rows,
    others: Rows,
    kanji: Rows,
    half_words: Rows,
    strokes: Rows,
    decks: Vec<Rows>,
}

impl Data {
    fn read(folder: &Path) -> Self {
        let rows = |name: &str, header: usize| -> Rows {
            let text = fs::read_to_string(folder.join(name)).unwrap_or_else(|error| panic!("{name}: {error}"));
            text.lines().skip(header).map(|line| line.split('\t').map(str::to_owned).collect()).collect()
        };
        Self {
            joyo: rows("joyo.tsv", 1),
            halves: rows("halves.tsv", 1),
            layouts: rows("layouts.tsv", 1),
            others: rows("others.tsv", 1),
            kanji: rows("kanji.tsv", 1),
            half_words: rows("half-words.tsv", 1),
            strokes: rows("strokes.tsv", 1),
            decks: DECKS.iter().map(|deck| rows(&format!("{deck}.tsv"), 0)).collect(),
        }
    }

    fn tables(&self) -> String {
        let half = numbers(&self.halves);
        let kanji = numbers(&self.joyo);
        let mut text = String::new();

        let strokes = |text: &str| if text.is_empty() { "0".to_owned() } else { text.to_owned() };
        let row = |row: &Vec<String>| {
            format!("HalfRow {{ name: {:?}, left: {}, right: {} }}", row[0], strokes(&row[1]), strokes(&row[2]))
        };
        table(&mut text, "HALVES", "HalfRow", self.halves.iter().map(row));

        let row = |row: &Vec<String>| {
            let halves = match row[2].as_str() {
                "" => "None".to_owned(),
                left => format!("Some(({}, {}))", half[left], half[row[3].as_str()]),
            };
            format!("JoyoRow {{ kanji: '{}', strokes: {}, halves: {halves} }}", row[0], row[1])
        };
        table(&mut text, "JOYO", "JoyoRow", self.joyo.iter().map(row));

        let number = |row: &Vec<String>| kanji[row[0].as_str()].to_string();
        let pair = |left: &str, right: &str, found: String| (half[left], half[right], found);
        let with_halves = self.joyo.iter().filter(|row| !row[2].is_empty());
        pairs(&mut text, "PAIRS", with_halves.map(|row| pair(&row[2], &row[3], number(row))));
        pairs(&mut text, "LAYOUTS", self.layouts.iter().map(|row| pair(&row[1], &row[2], number(row))));
        let code_point = |row: &Vec<String>| format!("'{}' as u32", row[0]);
        pairs(&mut text, "OTHERS", self.others.iter().map(|row| pair(&row[1], &row[2], code_point(row))));

        let deck = |deck: &Rows| {
            let cards = |kind: &str| -> Vec<usize> {
                deck.iter().filter(|row| row[0] == kind).map(|row| half[row[1].as_str()]).collect()
            };
            format!("({:?}, {:?})", cards("neta"), cards("shari"))
        };
        let decks: Vec<String> = self.decks.iter().map(deck).collect();
        line(
            &mut text,
            &format!("pub(crate) const DECKS: [([u16; 10], [u16; 46]); {}] = [{}];", decks.len(), decks.join(", ")),
        );

        let words = |row: &Vec<String>| {
            let [_, name, en, es, fr, pl] = row.as_slice() else { panic!("{row:?} has six fields") };
            let number = half[row[0].as_str()];
            format!("({number}, HalfWords {{ name: {name:?}, en: {en:?}, es: {es:?}, fr: {fr:?}, pl: {pl:?} }})")
        };
        table(&mut text, "HALF_WORDS", "(u16, HalfWords)", self.half_words.iter().map(words));

        let detail = |(row, drawn): (&Vec<String>, &Vec<String>)| {
            assert_eq!(row[0], drawn[0], "kanji.tsv and strokes.tsv have the same kanji");
            let [_, grade, on, kun, en, es, fr, pl, _] = row.as_slice() else { panic!("{row:?} has nine fields") };
            let paths: Vec<&str> = drawn[2].split('|').collect();
            let number = kanji[row[0].as_str()];
            let words = format!("on: {on:?}, kun: {kun:?}, en: {en:?}, es: {es:?}, fr: {fr:?}, pl: {pl:?}");
            format!("({number}, Details {{ grade: {grade}, {words}, left: {}, paths: &{paths:?} }})", drawn[1])
        };
        table(&mut text, "DETAILS", "(u16, Details)", self.kanji.iter().zip(&self.strokes).map(detail));
        text
    }
}

/// The number of each name: its line in the file, from 0.
fn numbers(rows: &Rows) -> HashMap<&str, usize> {
    rows.iter().enumerate().map(|(number, row)| (row[0].as_str(), number)).collect()
}

fn pairs(text: &mut String, name: &str, found: impl Iterator<Item = (usize, usize, String)>) {
    let mut found: Vec<_> = found.collect();
    // The sort is stable, so of several kanji with the same halves, the first in the file stays first.
    found.sort_by_key(|&(left, right, _)| (left, right));
    let row = |(left, right, found): &(usize, usize, String)| {
        format!("Pair {{ left: {left}, right: {right}, found: {found} }}")
    };
    table(text, name, "Pair", found.iter().map(row));
}

fn table(text: &mut String, name: &str, of: &str, rows: impl Iterator<Item = String>) {
    let rows: Vec<String> = rows.collect();
    line(text, &format!("pub(crate) static {name}: [{of}; {}] = [\n{},\n];", rows.len(), rows.join(",\n")));
}

fn line(text: &mut String, line: &str) {
    writeln!(text, "{line}").expect("writing to a string cannot fail");
}

//! Generates the data files from the sources.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::fmt::Write;

use crate::halves::Halves;
use crate::hand::{Glosses, glosses};
use crate::ids::{Description, descriptions};
use crate::kanjidic::{Word, words};
use crate::kanjivg::Drawing;
use crate::{Files, Sources, unihan};

/// A jōyō kanji with its drawing and halves.
struct Joyo {
    kanji: char,
    drawing: Drawing,
    halves: Option<Halves>,
}

/// Generates the files.
///
/// # Errors
/// All errors in the sources, one sentence each.
pub fn build(sources: &Sources) -> Result<Files, Vec<String>> {
    let mut errors = Vec::new();
    let described = descriptions(&sources.ids);
    let joyo = read_joyo(sources, &described, &mut errors);
    let words = words(&sources.kanjidic);
    let strokes = half_strokes(&joyo, &mut errors);
    let formable = formable(&joyo, &sources.decks);
    let files = Files::from([
        ("joyo.tsv", joyo_file(&joyo)),
        ("halves.tsv", halves_file(&strokes)),
        ("layouts.tsv", layouts_file(&joyo, &described, &strokes)),
        ("others.tsv", others_file(&joyo, &described, &words)),
        ("kanji.tsv", kanji_file(&formable, &words, &mut errors)),
        ("strokes.tsv", strokes_file(&formable)),
    ]);
    if errors.is_empty() { Ok(files) } else { Err(errors) }
}

fn read_joyo(sources: &Sources, described: &HashMap<char, Vec<Description>>, errors: &mut Vec<String>) -> Vec<Joyo> {
    let mut joyo = Vec::new();
    for kanji in unihan::joyo(&sources.unihan) {
        let Some(svg) = sources.drawings.get(&kanji) else {
            errors.push(format!("KanjiVG has no drawing of {kanji}"));
            continue;
        };
        // If there are several descriptions, the last one is the most exact.
        let Some(description) = described.get(&kanji).and_then(|all| all.last()) else {
            errors.push(format!("the IDS database has no Japanese description of {kanji}"));
            continue;
        };
        let drawing = Drawing::read(svg);
        let halves = Halves::of(kanji, &drawing, description);
        joyo.push(Joyo { kanji, drawing, halves });
    }
    let mut pairs = HashMap::new();
    for Joyo { kanji, halves, .. } in &joyo {
        let Some(Halves { left, right, .. }) = halves else { continue };
        if let Some(other) = pairs.insert((left, right), kanji) {
            errors.push(format!("{left} beside {right} would be both {other} and {kanji}"));
        }
    }
    joyo
}

/// Strokes of a half on the left and on the right, which can differ: 良 loses one on the left, as in 朗. `None` if no
/// kanji has the half on that side.
#[derive(Clone, Copy, Default)]
struct SideStrokes {
    left: Option<usize>,
    right: Option<usize>,
}

/// The strokes of each half. They must be the same in every kanji that has it on the same side.
fn half_strokes(joyo: &[Joyo], errors: &mut Vec<String>) -> BTreeMap<String, SideStrokes> {
    let mut all: BTreeMap<String, SideStrokes> = BTreeMap::new();
    for Joyo { kanji, drawing, halves } in joyo {
        let Some(Halves { left, right, left_strokes, .. }) = halves else { continue };
        let mut count = |half: &str, strokes: usize, first: usize| {
            if first != strokes {
                errors.push(format!("{half} has {strokes} strokes in {kanji} and {first} in another kanji"));
            }
        };
        let right_strokes = drawing.strokes() - left_strokes;
        let on_left = &mut all.entry(left.clone()).or_default().left;
        count(left, *left_strokes, *on_left.get_or_insert(*left_strokes));
        let on_right = &mut all.entry(right.clone()).or_default().right;
        count(right, right_strokes, *on_right.get_or_insert(right_strokes));
    }
    all
}

/// The kanji that a deck can form.
fn formable<'a>(joyo: &'a [Joyo], decks: &[String]) -> Vec<(&'a Joyo, &'a Halves)> {
    let cards = |deck: &str, kind: &str| -> BTreeSet<String> {
        let card =
            |line: &str| line.split_once('\t').filter(|(word, _)| *word == kind).map(|(_, half)| half.to_owned());
        deck.lines().filter_map(card).collect()
    };
    let decks: Vec<_> = decks.iter().map(|deck| (cards(deck, "neta"), cards(deck, "shari"))).collect();
    let is_formable = |halves: &Halves| {
        decks.iter().any(|(neta, shari)| neta.contains(&halves.left) && shari.contains(&halves.right))
    };
    let with_halves = joyo.iter().filter_map(|joyo| joyo.halves.as_ref().map(|halves| (joyo, halves)));
    with_halves.filter(|(_, halves)| is_formable(halves)).collect()
}

fn joyo_file(joyo: &[Joyo]) -> String {
    let mut file = Table::new(&["kanji", "strokes", "left", "right"]);
    for Joyo { kanji, drawing, halves } in joyo {
        let (left, right) = halves.as_ref().map_or(("", ""), |halves| (&halves.left, &halves.right));
        file.row(&[&kanji.to_string(), &drawing.strokes().to_string(), left, right]);
    }
    file.0
}

fn halves_file(strokes: &BTreeMap<String, SideStrokes>) -> String {
    let mut file = Table::new(&["half", "left", "right"]);
    let text = |strokes: Option<usize>| strokes.map_or_else(String::new, |strokes| strokes.to_string());
    for (half, SideStrokes { left, right }) in strokes {
        file.row(&[half, &text(*left), &text(*right)]);
    }
    file.0
}

/// Jōyō kanji that two halves form in another layout: 寺 is 土 over 寸.
fn layouts_file(
    joyo: &[Joyo],
    described: &HashMap<char, Vec<Description>>,
    halves: &BTreeMap<String, SideStrokes>,
) -> String {
    let mut file = Table::new(&["kanji", "first", "second"]);
    for Joyo { kanji, .. } in joyo.iter().filter(|joyo| joyo.halves.is_none()) {
        let parts: BTreeSet<_> = described[kanji].iter().filter_map(Description::other_layout).collect();
        for (first, second) in parts {
            if halves.contains_key(first) && halves.contains_key(second) {
                file.row(&[&kanji.to_string(), first, second]);
            }
        }
    }
    file.0
}

/// Kanji outside the jōyō list that two halves of jōyō kanji form side by side.
fn others_file(joyo: &[Joyo], described: &HashMap<char, Vec<Description>>, words: &[(char, Word)]) -> String {
    let with_halves: Vec<&Halves> = joyo.iter().filter_map(|joyo| joyo.halves.as_ref()).collect();
    // Descriptions may write a left half in its narrow form, 訁 for 言. The jōyō kanji show which forms are the same.
    let mut lefts: HashMap<&str, &str> = HashMap::new();
    for halves in &with_halves {
        let described = halves.described_left.as_ref().unwrap_or(&halves.left);
        lefts.entry(described).or_insert(&halves.left);
        lefts.insert(&halves.left, &halves.left);
    }
    let rights: BTreeSet<&str> = with_halves.iter().map(|halves| halves.right.as_str()).collect();
    let mut taken: BTreeSet<(&str, &str)> =
        with_halves.iter().map(|halves| (halves.left.as_str(), halves.right.as_str())).collect();
    let is_joyo: BTreeSet<char> = joyo.iter().map(|joyo| joyo.kanji).collect();
    let mut rows = BTreeSet::new();
    for (kanji, _) in words.iter().filter(|(kanji, _)| !is_joyo.contains(kanji)) {
        for (left, right) in described.get(kanji).into_iter().flatten().filter_map(Description::side_by_side) {
            let (Some(left), Some(right)) = (left.name(), right.name()) else { continue };
            let (Some(&left), Some(&right)) = (lefts.get(left.as_str()), rights.get(right.as_str())) else { continue };
            // The dictionary lists common kanji first, so the first of two kanji with the same halves is the more
            // common one.
            if taken.insert((left, right)) {
                rows.insert((*kanji, left, right));
            }
        }
    }
    let mut file = Table::new(&["kanji", "left", "right"]);
    for (kanji, left, right) in rows {
        file.row(&[&kanji.to_string(), left, right]);
    }
    file.0
}

fn kanji_file(formable: &[(&Joyo, &Halves)], words: &[(char, Word)], errors: &mut Vec<String>) -> String {
    let words: HashMap<char, &Word> = words.iter().map(|(kanji, word)| (*kanji, word)).collect();
    let glosses = glosses();
    let mut file = Table::new(&["kanji", "grade", "on", "kun", "en", "es", "fr", "pl"]);
    for (Joyo { kanji, .. }, _) in formable {
        let Some(word) = words.get(kanji) else {
            errors.push(format!("the dictionary does not have {kanji}"));
            continue;
        };
        let none = Glosses::default();
        let by_hand = glosses.get(kanji).unwrap_or(&none);
        let or_by_hand =
            |list: &[String], gloss: &str| if list.is_empty() { gloss.to_owned() } else { list.join(", ") };
        let grade = word.grade.map_or_else(String::new, |grade| grade.to_string());
        let (en, pl) = (word.en.join(", "), by_hand.pl.clone());
        let (es, fr) = (or_by_hand(&word.es, &by_hand.es), or_by_hand(&word.fr, &by_hand.fr));
        for (language, text) in
            [("school year", &grade), ("English", &en), ("Spanish", &es), ("French", &fr), ("Polish", &pl)]
        {
            if text.is_empty() {
                errors.push(format!("{kanji} has no {language}; add it to hand/glosses.tsv"));
            }
        }
        let (on, kun) = (word.on.join("、"), word.kun.join("、"));
        file.row(&[&kanji.to_string(), &grade, &on, &kun, &en, &es, &fr, &pl]);
    }
    file.0
}

fn strokes_file(formable: &[(&Joyo, &Halves)]) -> String {
    let mut file = Table::new(&["kanji", "left", "paths"]);
    for (Joyo { kanji, drawing, .. }, halves) in formable {
        let paths: Vec<&str> = drawing.parts.iter().flat_map(|part| &part.strokes).map(String::as_str).collect();
        file.row(&[&kanji.to_string(), &halves.left_strokes.to_string(), &paths.join("|")]);
    }
    file.0
}

/// A file with tab-separated fields.
struct Table(String);

impl Table {
    fn new(header: &[&str]) -> Self {
        let mut table = Self(String::new());
        table.row(header);
        table
    }

    fn row(&mut self, fields: &[&str]) {
        writeln!(self.0, "{}", fields.join("\t")).expect("writing to a string cannot fail");
    }
}

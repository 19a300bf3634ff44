//! Generates the data files from the sources.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::fmt::Write;

use crate::halves::Halves;
use crate::hand::{self, Glosses};
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
    let with_halves: Vec<(&Joyo, &Halves)> =
        joyo.iter().filter_map(|joyo| joyo.halves.as_ref().map(|halves| (joyo, halves))).collect();
    let cards = cards(&sources.decks);
    let files = Files::from([
        ("joyo.tsv", joyo_file(&joyo)),
        ("halves.tsv", halves_file(&strokes)),
        ("layouts.tsv", layouts_file(&joyo, &described, &strokes)),
        ("others.tsv", others_file(&joyo, &described, &descriptions(&sources.foreign_ids), &words)),
        ("kanji.tsv", kanji_file(&with_halves, &cards, &words, &mut errors)),
        ("half-words.tsv", half_words_file(&strokes, &cards, &words, &mut errors)),
        ("strokes.tsv", strokes_file(&with_halves)),
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

/// The neta and shari of a deck.
struct DeckCards {
    neta: BTreeSet<String>,
    shari: BTreeSet<String>,
}

fn cards(decks: &[String]) -> Vec<DeckCards> {
    let cards = |deck: &str, kind: &str| -> BTreeSet<String> {
        let card =
            |line: &str| line.split_once('\t').filter(|(word, _)| *word == kind).map(|(_, half)| half.to_owned());
        deck.lines().filter_map(card).collect()
    };
    decks.iter().map(|deck| DeckCards { neta: cards(deck, "neta"), shari: cards(deck, "shari") }).collect()
}

/// Whether a deck can form a kanji with these halves.
fn is_formable(halves: &Halves, decks: &[DeckCards]) -> bool {
    decks.iter().any(|deck| deck.neta.contains(&halves.left) && deck.shari.contains(&halves.right))
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

/// Kanji outside the jōyō list that two halves of jōyō kanji form side by side. The Japanese descriptions of many of them
/// spell a half in an older form, so those of other countries count, too.
fn others_file(
    joyo: &[Joyo],
    described: &HashMap<char, Vec<Description>>,
    foreign: &HashMap<char, Vec<Description>>,
    words: &[(char, Word)],
) -> String {
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
        let all = [described, foreign].into_iter().filter_map(|descriptions| descriptions.get(kanji)).flatten();
        for (left, right) in all.filter_map(Description::side_by_side) {
            let (Some(left), Some(right)) = (left.name(), right.name()) else { continue };
            let right = if rights.contains(right.as_str()) { right } else { hand::modern_form(right) };
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

/// Readings and meanings of kanji with halves. The kanji of our decks have glosses for learners in every language; the
/// others have the first meanings of the dictionary, where it has any.
fn kanji_file(
    with_halves: &[(&Joyo, &Halves)],
    decks: &[DeckCards],
    words: &[(char, Word)],
    errors: &mut Vec<String>,
) -> String {
    let words: HashMap<char, &Word> = words.iter().map(|(kanji, word)| (*kanji, word)).collect();
    let learners = hand::learners();
    let mut file = Table::new(&["kanji", "grade", "on", "kun", "en", "es", "fr", "pl", "frequency"]);
    for (Joyo { kanji, .. }, halves) in with_halves {
        let Some(word) = words.get(kanji) else {
            errors.push(format!("the dictionary does not have {kanji}"));
            continue;
        };
        let glosses = learners.get(&kanji.to_string());
        if glosses.is_none() && is_formable(halves, decks) {
            errors.push(format!("{kanji} has no gloss for learners; add it to hand/learners.tsv"));
        }
        let [en, es, fr, pl] = glosses.cloned().unwrap_or_else(|| dictionary_glosses(word));
        let grade = word.grade.map_or_else(String::new, |grade| grade.to_string());
        for (field, text) in [("school year", &grade), ("English", &en)] {
            if text.is_empty() {
                errors.push(format!("the dictionary has no {field} of {kanji}"));
            }
        }
        let (on, kun) = (word.on.join("、"), word.kun.join("、"));
        let frequency = word.frequency.map_or_else(String::new, |rank| rank.to_string());
        file.row(&[&kanji.to_string(), &grade, &on, &kun, &en, &es, &fr, &pl, &frequency]);
    }
    file.0
}

/// The first two meanings in each language of the dictionary, which has no Polish.
fn dictionary_glosses(word: &Word) -> Glosses {
    let first = |list: &[String]| list.iter().take(2).map(String::as_str).collect::<Vec<_>>().join(", ");
    [first(&word.en), first(&word.es), first(&word.fr), String::new()]
}

/// Names and meanings of halves: by hand for the cards of our decks, from the dictionary for other characters.
fn half_words_file(
    halves: &BTreeMap<String, SideStrokes>,
    decks: &[DeckCards],
    words: &[(char, Word)],
    errors: &mut Vec<String>,
) -> String {
    let words: HashMap<String, &Word> = words.iter().map(|(kanji, word)| (kanji.to_string(), word)).collect();
    let by_hand = hand::half_names();
    let mut file = Table::new(&["half", "name", "en", "es", "fr", "pl"]);
    for half in halves.keys() {
        let row = by_hand.get(half).cloned().or_else(|| {
            let word = words.get(half).filter(|word| !word.en.is_empty())?;
            let reading = word.kun.first().or_else(|| word.on.first()).cloned().unwrap_or_default();
            Some((reading.replace(['.', '-'], ""), dictionary_glosses(word)))
        });
        let in_deck = decks.iter().any(|deck| deck.neta.contains(half) || deck.shari.contains(half));
        if in_deck && !by_hand.contains_key(half) {
            errors.push(format!("{half} has no name; add it to hand/halves.tsv"));
        }
        if let Some((name, [en, es, fr, pl])) = row {
            file.row(&[half, &name, &en, &es, &fr, &pl]);
        }
    }
    file.0
}

fn strokes_file(with_halves: &[(&Joyo, &Halves)]) -> String {
    let mut file = Table::new(&["kanji", "left", "paths"]);
    for (Joyo { kanji, drawing, .. }, halves) in with_halves {
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

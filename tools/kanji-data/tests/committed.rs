//! The committed data agrees with this crate, as far as that can be checked without the packages: rows generated from a
//! sample equal the committed rows, and the committed files agree with each other and with the decisions made by hand.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use kanji_data::{Files, SCHOOL_DECKS, Sources, build, school_deck};

type Rows = Vec<Vec<String>>;

fn folder(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

fn text(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn rows(text: &str) -> Rows {
    text.lines().skip(1).map(|line| line.split('\t').map(str::to_owned).collect()).collect()
}

fn committed(name: &str) -> String {
    text(&folder("../../crates/kanji-zushi/data").join(name))
}

/// The sources of a few kanji.
fn sample() -> Sources {
    let folder = folder("tests/sample");
    let mut sources = Sources {
        unihan: text(&folder.join("unihan.txt")),
        kanjidic: text(&folder.join("kanjidic2.xml")),
        ids: text(&folder.join("ids.tsv")),
        decks: ["classic", "house", "years-1-3"].map(|deck| committed(&format!("{deck}.tsv"))).into(),
        ..Sources::default()
    };
    for entry in fs::read_dir(folder.join("kanji")).expect("the sample has drawings") {
        let path = entry.expect("the folder can be listed").path();
        let code = path.file_stem().and_then(|stem| u32::from_str_radix(stem.to_str()?, 16).ok());
        let kanji = code.and_then(char::from_u32).expect("a drawing is named after its kanji");
        sources.drawings.insert(kanji, text(&path));
    }
    sources
}

fn generated() -> Files {
    build(&sample()).unwrap_or_else(|errors| panic!("{errors:?}"))
}

#[test]
fn rows_generated_from_the_sample_are_committed() {
    for (name, content) in generated() {
        let committed = committed(name);
        assert_eq!(content.lines().next(), committed.lines().next(), "{name} has the same columns");
        let committed = rows(&committed);
        for row in rows(&content) {
            // The sample may have a half on only one side.
            let agrees = |other: &Vec<String>| {
                other == &row || name == "halves.tsv" && other.iter().zip(&row).all(|(a, b)| a == b || b.is_empty())
            };
            assert!(committed.iter().any(agrees), "{name}: {row:?}");
        }
    }
}

#[test]
fn the_sample_covers_every_rule() {
    let files = generated();
    let expected = BTreeMap::from([
        ("北", ["", ""]),
        ("修", ["", ""]),
        ("寺", ["", ""]),
        ("時", ["日", "寺"]),
        ("語", ["言", "吾"]),
        ("後", ["彳", "⿱幺夊"]),
        ("候", ["亻", "*候"]),
        ("執", ["幸", "*執"]),
        ("郷", ["乡", "*郷"]),
        ("涯", ["氵", "厓"]),
        ("地", ["土", "也"]),
        ("村", ["木", "寸"]),
        ("河", ["氵", "可"]),
        ("明", ["日", "月"]),
    ]);
    let halves = |row: &Vec<String>| (row[0].clone(), [row[2].clone(), row[3].clone()]);
    let found: BTreeMap<String, [String; 2]> = rows(&files["joyo.tsv"]).iter().map(halves).collect();
    assert_eq!(found, expected.into_iter().map(|(kanji, halves)| (kanji.into(), halves.map(Into::into))).collect());
    assert_eq!(files["layouts.tsv"], "kanji\tfirst\tsecond\n寺\t土\t寸\n");
    assert_eq!(files["others.tsv"], "kanji\tleft\tright\n晤\t日\t吾\n柯\t木\t可\n訶\t言\t可\n");
    let with_words: BTreeSet<String> = rows(&files["kanji.tsv"]).iter().map(|row| row[0].clone()).collect();
    assert_eq!(with_words, "時語後候執郷涯地村河明".chars().map(String::from).collect());
}

#[test]
fn all_gaps_in_the_sources_are_reported_at_once() {
    let mut sources = sample();
    sources.drawings.remove(&'明');
    sources.ids = sources.ids.replace("時\t", "x\t");
    sources.kanjidic = sources.kanjidic.replace("<literal>語", "<literal>x").replace("<literal>涯", "<literal>y");
    let errors = build(&sources).unwrap_err();
    assert_eq!(
        errors,
        [
            "KanjiVG has no drawing of 明",
            "the IDS database has no Japanese description of 時",
            "the dictionary does not have 涯",
            "the dictionary does not have 語",
        ]
    );
}

#[test]
fn inconsistent_strokes_and_ambiguous_pairs_are_errors() {
    let mut sources = sample();
    let drawing = sources.drawings[&'時'].replacen("<path ", "<path d=\"M0,0\"/><path ", 1);
    sources.drawings.insert('時', drawing);
    assert!(build(&sources).unwrap_err().iter().any(|error| error.starts_with("日 has 5 strokes in 時 and 4 in")));
    let mut sources = sample();
    sources.ids = sources.ids.replace("明\t⿰ 日 月", "明\t⿰ 日 寺");
    assert!(build(&sources).unwrap_err().contains(&"日 beside 寺 would be both 明 and 時".to_owned()));
}

#[test]
fn the_committed_files_agree_with_each_other() {
    let joyo = rows(&committed("joyo.tsv"));
    let halves = rows(&committed("halves.tsv"));
    let with_halves: Vec<&Vec<String>> = joyo.iter().filter(|row| !row[2].is_empty()).collect();
    let sides = |at: usize, column: usize| -> (BTreeSet<&str>, BTreeSet<&str>) {
        let used = with_halves.iter().map(|row| row[at].as_str()).collect();
        (used, halves.iter().filter(|row| !row[column].is_empty()).map(|row| row[0].as_str()).collect())
    };
    for (at, column) in [(2, 1), (3, 2)] {
        let (used, listed) = sides(at, column);
        assert_eq!(used, listed);
    }
    let is_joyo: BTreeSet<&str> = joyo.iter().map(|row| row[0].as_str()).collect();
    let has_halves: BTreeSet<&str> = with_halves.iter().map(|row| row[0].as_str()).collect();
    let pairs: BTreeSet<(&str, &str)> = with_halves.iter().map(|row| (row[2].as_str(), row[3].as_str())).collect();
    for row in rows(&committed("layouts.tsv")) {
        assert!(is_joyo.contains(row[0].as_str()) && !has_halves.contains(row[0].as_str()), "{row:?}");
    }
    for row in rows(&committed("others.tsv")) {
        assert!(!is_joyo.contains(row[0].as_str()) && !pairs.contains(&(&row[1], &row[2])), "{row:?}");
    }
    let of = |name: &str| rows(&committed(name)).into_iter().map(|row| row[0].clone()).collect::<Vec<_>>();
    assert_eq!(of("kanji.tsv"), of("strokes.tsv"));
}

#[test]
fn glosses_written_by_hand_are_in_the_files() {
    for (hand, file, first) in [("learners.tsv", "kanji.tsv", 4), ("halves.tsv", "half-words.tsv", 1)] {
        let committed = rows(&committed(file));
        for row in rows(&text(&folder("hand").join(hand))) {
            let found = committed.iter().find(|other| other[0] == row[0]).unwrap_or_else(|| panic!("{row:?}"));
            assert_eq!(row[1..], found[first..first + row.len() - 1], "{file}");
        }
    }
}

/// Nobody changes a deck by hand: `cargo xtask kanji` chooses the decks by school year.
#[test]
fn the_decks_by_school_year_are_those_that_the_tool_chooses() {
    let files = ["joyo.tsv", "kanji.tsv", "halves.tsv"].map(|name| (name, committed(name)));
    let files = BTreeMap::from(files);
    for deck in SCHOOL_DECKS {
        assert_eq!(school_deck(deck, &files), committed(&format!("{}.tsv", deck.name)), "{}", deck.name);
    }
}

/// Descriptions often spell halves in an older form. Finding G4: these are real kanji.
#[test]
fn kanji_outside_the_list_are_known_in_their_modern_form() {
    let others = rows(&committed("others.tsv"));
    for (kanji, left, right) in
        [("錆", "金", "青"), ("晦", "日", "毎"), ("鉋", "金", "包"), ("枹", "木", "包"), ("垉", "土", "包")]
    {
        assert!(others.contains(&[kanji, left, right].map(str::to_owned).to_vec()), "{kanji}");
    }
}

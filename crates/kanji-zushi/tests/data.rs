//! The data is complete and consistent.

use std::collections::{BTreeMap, BTreeSet};

use sushiya_kanji_zushi::{Deck, Half, Kanji, Verdict, Why};

fn kanji(text: &str) -> Vec<Kanji> {
    text.chars().map(|char| Kanji::from_char(char).unwrap_or_else(|| panic!("{char} is not a jōyō kanji"))).collect()
}

fn forms(deck: &Deck) -> BTreeSet<Kanji> {
    deck.kanji().collect()
}

#[test]
fn there_are_2136_kanji_and_1151_have_halves() {
    assert_eq!(Kanji::all().count(), 2136);
    assert_eq!(Kanji::all().filter(|kanji| kanji.halves().is_some()).count(), 1151);
    assert!(Kanji::all().zip(Kanji::all().skip(1)).all(|(kanji, next)| kanji.char() < next.char()));
    for kanji in Kanji::all() {
        assert_eq!(kanji.to_string().parse(), Ok(kanji));
    }
    // One of them is outside the Basic Multilingual Plane.
    assert_eq!(Kanji::from_char('𠮟').map(Kanji::strokes), Some(5));
}

#[test]
fn variants_of_other_kanji_are_left_out() {
    for char in ['叱', '剥', '填', '頬', '柯', 'a'] {
        assert_eq!(Kanji::from_char(char), None);
    }
}

#[test]
fn a_pair_of_halves_forms_at_most_one_kanji() {
    let mut pairs = BTreeMap::new();
    for kanji in Kanji::all() {
        let Some((left, right)) = kanji.halves() else { continue };
        assert_eq!(pairs.insert((left, right), kanji), None, "{left}+{right}");
        assert_eq!(Verdict::on(left, right), Verdict::Formed(kanji));
    }
}

#[test]
fn no_other_pair_of_halves_forms_a_kanji() {
    let (lefts, rights): (Vec<Half>, Vec<Half>) = (
        Half::all().filter(|half| half.left_strokes().is_some()).collect(),
        Half::all().filter(|half| half.right_strokes().is_some()).collect(),
    );
    assert_eq!((lefts.len(), rights.len()), (201, 594));
    let formed = lefts.iter().flat_map(|&left| rights.iter().map(move |&right| Verdict::on(left, right)));
    assert_eq!(formed.filter(|verdict| verdict.kanji().is_some()).count(), 1151);
}

#[test]
fn a_kanji_has_the_strokes_of_its_halves() {
    for kanji in Kanji::all() {
        let Some((left, right)) = kanji.halves() else { continue };
        let (left, right) =
            (left.left_strokes().expect("it is a left half"), right.right_strokes().expect("it is a right half"));
        assert_eq!(kanji.strokes(), left + right, "{kanji}");
    }
}

#[test]
fn strokes_are_counted_as_in_japan() {
    for (text, strokes) in [("一", 1), ("飯", 12), ("語", 14), ("曜", 18), ("鬱", 29), ("収", 4), ("芽", 8), ("比", 4)]
    {
        assert_eq!(kanji(text)[0].strokes(), strokes, "{text}");
    }
}

#[test]
fn the_decks_form_102_and_132_kanji() {
    for (deck, count) in [(Deck::classic(), 102), (Deck::house(), 132)] {
        assert_eq!(deck.kanji().count(), count);
        assert_eq!(forms(deck).len(), count, "each kanji is formed in only one way");
        let neta: BTreeSet<&Half> = deck.neta().iter().collect();
        let shari: BTreeSet<&Half> = deck.shari().iter().collect();
        assert_eq!((neta.len(), shari.len()), (10, 46), "all cards are different");
        for &half in deck.neta() {
            assert!(deck.shari().iter().any(|&shari| is_formed(deck, half, shari)), "{half} forms something");
        }
        for &half in deck.shari() {
            assert!(deck.neta().iter().any(|&neta| is_formed(deck, neta, half)), "{half} forms something");
        }
    }
}

fn is_formed(deck: &Deck, neta: Half, shari: Half) -> bool {
    let verdict = deck.verdict(neta, shari).expect("both cards are in the deck");
    assert_eq!(verdict, Verdict::on(neta, shari));
    verdict.kanji().is_some()
}

/// The kanji of the classic deck: the cards that the author has published and seven more.
const CLASSIC: &str = "\
    仏他付仮休住体何作侍侮債化和地坂坊堆場役往待後打払抄投招括持指捨推揚\
    援明昨昭時晴暖暗曜村板林柱校梅椎汁池決汽沙没河沼注活海清湯漬濯相私秋\
    科秒租稚積紀紙紡細紹組絞絵続維線緩績行訂計討記訪設詐詔詣詩話語読誰請";

/// The kanji of the house deck.
const HOUSE: &str = "\
    他付仮仲伎休伯但位住侍侮借値側債僧億地坂坊垣城堆場境増墳快恒恨悔情惜\
    憎憤憧憶技投択抱担拉拍招拡括拾持指推措揚村板林枝柱根梅棟植椎構模汁池\
    決沖没沢沼泊泡泣注洞活海清測湯溝漠漬紀純紡紹給統続維練績肘股肢肪胆胞\
    胴脂腸膜臆計討記訪設訳詔詣詩話誠読誰請講針鈍鉱銀銃銅錬錯鏡鐘";

#[test]
fn exactly_the_known_kanji_can_be_formed() {
    assert_eq!(forms(Deck::classic()), kanji(CLASSIC).into_iter().collect());
    assert_eq!(forms(Deck::house()), kanji(HOUSE).into_iter().collect());
    for kanji in ['付', '昨', '討'] {
        assert!(CLASSIC.contains(kanji));
    }
}

#[test]
fn the_classic_deck_has_the_authors_neta_and_seven_more_shari() {
    let names = |halves: &[Half]| halves.iter().map(|half| half.name()).collect::<BTreeSet<_>>();
    let neta: BTreeSet<&str> = "亻 氵 彳 土 扌 木 日 禾 糸 言".split(' ').collect();
    assert_eq!(names(Deck::classic().neta()), neta);
    let shari = names(Deck::classic().shari());
    assert!("隹 召 主 責 厶 爰 方".split(' ').all(|half| shari.contains(half)));
}

/// Our decks and how many kanji they form, in all and of the school years they are made for.
fn decks_of_years() -> [(&'static Deck, usize, usize, u8); 4] {
    [
        (Deck::classic(), 102, 52, 3),
        (Deck::years_1_to_3(), 69, 47, 3),
        (Deck::years_1_to_4(), 61, 49, 4),
        (Deck::years_1_to_6(), 104, 86, 6),
    ]
}

#[test]
fn decks_by_school_year_have_the_kanji_they_promise() {
    for (deck, count, early, year) in decks_of_years() {
        let formed = forms(deck);
        let taught = formed.iter().filter(|kanji| kanji.details().is_some_and(|details| details.grade <= year)).count();
        assert_eq!((formed.len(), taught), (count, early), "up to year {year}");
        for &half in deck.neta() {
            let pairs = deck.shari().iter().filter(|&&shari| is_formed(deck, half, shari)).count();
            assert!(pairs >= 2, "{half} has {pairs} partners");
        }
        for &half in deck.shari() {
            assert!(deck.neta().iter().any(|&neta| is_formed(deck, neta, half)), "{half} forms something");
        }
    }
}

#[test]
fn every_kanji_with_halves_has_details_and_those_of_the_decks_have_glosses_in_every_language() {
    let of_decks: BTreeSet<Kanji> = Deck::ours().iter().flat_map(Deck::kanji).collect();
    for kanji in Kanji::all() {
        let Some(((left, right), details)) = kanji.halves().zip(kanji.details()) else {
            assert!(kanji.halves().is_none() && kanji.details().is_none(), "{kanji}");
            continue;
        };
        assert!(matches!(details.grade, 1..=6 | 8), "{kanji}");
        for (language, text) in [("en", details.en), ("es", details.es), ("fr", details.fr), ("pl", details.pl)] {
            assert_eq!(text.trim(), text);
            assert!(!text.is_empty() || !of_decks.contains(&kanji) && language != "en", "{kanji} in {language}");
            assert!(
                !of_decks.contains(&kanji) || text.chars().count() <= 36,
                "{kanji}: {text} is too long for a gloss"
            );
        }
        assert!(!(details.on.is_empty() && details.kun.is_empty()), "{kanji} has no reading");
        assert!(details.on.chars().all(|char| is_kana(char) || "、-".contains(char)), "{kanji}: {}", details.on);
        assert!(details.kun.chars().all(|char| is_kana(char) || "、-.".contains(char)), "{kanji}: {}", details.kun);
        assert_eq!(details.left_paths().len(), usize::from(left.left_strokes().unwrap()), "{kanji}");
        assert_eq!(details.right_paths().len(), usize::from(right.right_strokes().unwrap()), "{kanji}");
        assert!(details.paths.iter().all(|path| is_path(path)), "{kanji}");
    }
}

/// Finding G3: the first meaning of a dictionary is often not what learners know.
#[test]
fn glosses_are_what_learners_know() {
    for (kanji, gloss) in [('校', "school"), ('細', "thin, fine"), ('話', "talk"), ('仮', "temporary")] {
        assert_eq!(Kanji::from_char(kanji).and_then(Kanji::details).map(|details| details.en), Some(gloss));
    }
}

#[test]
fn every_half_of_our_decks_has_a_meaning_in_every_language() {
    for half in Deck::ours().iter().flat_map(|deck| deck.neta().iter().chain(deck.shari())) {
        let words = half.words().unwrap_or_else(|| panic!("{half} has no words"));
        for text in [words.en, words.es, words.fr, words.pl] {
            assert!(!text.is_empty() && text.chars().count() <= 22, "{half}: {text}");
        }
        assert!(words.name.chars().all(is_kana), "{half}: {}", words.name);
    }
    let person: Half = "亻".parse().unwrap();
    assert_eq!(person.words().map(|words| (words.name, words.en)), Some(("にんべん", "person")));
}

/// Finding G4: real kanji outside the list are not called impossible.
#[test]
fn real_kanji_outside_the_list_are_recognised() {
    for (left, right, kanji) in
        [("金", "青", '錆'), ("日", "毎", '晦'), ("金", "包", '鉋'), ("木", "包", '枹'), ("土", "包", '垉')]
    {
        let verdict = Verdict::on(left.parse().unwrap(), right.parse().unwrap());
        assert_eq!(verdict, Verdict::Failed(Why::NotJoyo { kanji }));
    }
}

fn is_kana(char: char) -> bool {
    ('ぁ'..='ー').contains(&char)
}

/// Whether this is a path of curves and lines that is safe to embed in a page.
fn is_path(path: &str) -> bool {
    path.starts_with(['M', 'm'])
        && path.chars().all(|char| char.is_ascii_digit() || "MmCcSsLl,.- ".contains(char))
        && path.chars().any(|char| "CcSsLl".contains(char))
}

//! The strokes of halves and kanji as SVG files that pages refer to.
//!
//! A page with twenty glyphs would contain 100 KB of paths. Instead browsers download and cache sheets: one with the cards of
//! our decks, and for each deck one with the kanji that no deck before it has. A game needs two or three of them. A file per
//! kanji would mean a request for each kanji that is formed, and its strokes might load too late for the animation. Other
//! cards and kanji are in sheets by strokes and by left half, for custom decks and the score pad.
//!
//! | in | id | is |
//! |---|---|---|
//! | `halves.svg` | `neta`, `shari` | an empty card |
//! | `halves….svg` | `n` or `s`, and the half's code points | a card with a half |
//! | `kanji….svg` | `k` and the code point | a kanji |
//! | | the same, `-` and a number from 1 | a stroke of it, in a square of 109 by 109 |
//!
//! Strokes have the colour of the surrounding text. The strokes of kanji inherit their width and other properties from the
//! page's style; each has a path length of 1, so that a style can animate it with dashes.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::io::Write as _;
use std::sync::LazyLock;

use flate2::Compression;
use flate2::write::GzEncoder;
use kanji_zushi::{Deck, DeckChoice, Details, Half, Kanji};
use sha2::{Digest, Sha256};

use crate::Asset;
use crate::kanji_zushi::glyph::Side;

/// A sheet of glyphs.
type Sheets = BTreeMap<String, Asset>;

/// Cards with every half. The sheet without a suffix has the empty cards and those of our decks.
static HALVES: LazyLock<Sheets> = LazyLock::new(|| {
    let mut symbols: BTreeMap<String, String> = BTreeMap::new();
    for side in [Side::Left, Side::Right] {
        card_symbol(symbols.entry("halves".to_owned()).or_default(), side.name(), body(side));
    }
    for ((side, half), glyph) in GLYPHS.iter() {
        let drawn = format!("{}{}", body(*side), glyph.path());
        card_symbol(symbols.entry(half_sheet(*half, *side)).or_default(), &glyph.id, &drawn);
    }
    sheets(symbols)
});

/// Every kanji with halves.
static KANJI: LazyLock<Sheets> = LazyLock::new(|| {
    let mut symbols: BTreeMap<String, String> = BTreeMap::new();
    for (kanji, details) in Kanji::all().filter_map(|kanji| Some((kanji, kanji.details()?))) {
        kanji_symbol(symbols.entry(kanji_sheet(kanji)).or_default(), kanji, details);
    }
    sheets(symbols)
});

fn sheets(symbols: BTreeMap<String, String>) -> Sheets {
    symbols.into_iter().map(|(stem, symbols)| (stem.clone(), asset(&stem, &symbols))).collect()
}

/// The sheet of a half.
fn half_sheet(half: Half, side: Side) -> String {
    let is_ours = |deck: &Deck| match side {
        Side::Left => deck.neta().contains(&half),
        Side::Right => deck.shari().contains(&half),
    };
    if Deck::ours().iter().any(is_ours) {
        return "halves".to_owned();
    }
    let strokes = match side {
        Side::Left => half.left_strokes(),
        Side::Right => half.right_strokes(),
    };
    format!("halves-{}", strokes.unwrap_or(0))
}

/// The first of our decks that forms each kanji.
static FIRST_DECKS: LazyLock<BTreeMap<Kanji, &'static str>> = LazyLock::new(|| {
    let ours = DeckChoice::OURS.iter().rev();
    let named = ours.filter_map(|choice| Some((choice.name()?, choice.deck().kanji().collect::<Vec<_>>())));
    named.flat_map(|(name, kanji)| kanji.into_iter().map(move |kanji| (kanji, name))).collect()
});

/// The sheet of a kanji: that of the first deck that forms it, or else that of its left half.
fn kanji_sheet(kanji: Kanji) -> String {
    if let Some(deck) = FIRST_DECKS.get(&kanji) {
        return format!("kanji-{deck}");
    }
    let left = kanji.halves().map_or("", |(left, _)| left.name());
    left.chars().fold("kanji".to_owned(), |name, char| format!("{name}-{:x}", u32::from(char)))
}

/// All files.
pub(crate) fn assets() -> impl Iterator<Item = &'static Asset> {
    HALVES.values().chain(KANJI.values())
}

/// The address of an empty card.
pub(crate) fn empty_card(side: Side) -> String {
    format!("{}#{}", HALVES["halves"].path, side.name())
}

/// The addresses of all cards and kanji: every message about a turn has several.
static HALF_ADDRESSES: LazyLock<BTreeMap<(Side, Half), String>> = LazyLock::new(|| {
    let address = |(side, half): (Side, Half), id: &str| format!("{}#{id}", HALVES[&half_sheet(half, side)].path);
    GLYPHS.iter().map(|(card, glyph)| (*card, address(*card, &glyph.id))).collect()
});
static KANJI_ADDRESSES: LazyLock<BTreeMap<Kanji, String>> = LazyLock::new(|| {
    let drawn = Kanji::all().filter(|kanji| kanji.details().is_some());
    drawn.map(|kanji| (kanji, format!("{}#{}", KANJI[&kanji_sheet(kanji)].path, kanji_id(kanji)))).collect()
});

/// The address of a card with a half; `None` if its strokes are unknown.
pub(crate) fn half(half: Half, side: Side) -> Option<&'static str> {
    HALF_ADDRESSES.get(&(side, half)).map(String::as_str)
}

/// The address of a kanji; that of a stroke has `-` and its number after it. `None` if its strokes are unknown.
pub(crate) fn kanji(kanji: Kanji) -> Option<&'static str> {
    KANJI_ADDRESSES.get(&kanji).map(String::as_str)
}

/// The licence requires attribution and a note about changes.
const CREDIT: &str = "Strokes: KanjiVG, © Ulrich Apel, CC BY-SA 3.0, https://kanjivg.tagaini.net; divided and rounded";

/// Names a file by its content hash, like the build script does for the other assets.
fn asset(stem: &str, symbols: &str) -> Asset {
    let text = format!("<svg xmlns=\"http://www.w3.org/2000/svg\"><!-- {CREDIT} -->{symbols}</svg>");
    let hash = base16ct::lower::encode_string(&Sha256::digest(text.as_bytes())[..6]);
    let mut gzip = GzEncoder::new(Vec::new(), Compression::best());
    gzip.write_all(text.as_bytes()).expect("writing to memory succeeds");
    let gzip = gzip.finish().expect("writing to memory succeeds");
    // Assets live as long as the program.
    Asset {
        name: format!("{stem}.svg").leak(),
        path: format!("/assets/{stem}.{hash}.svg").leak(),
        kind: "image/svg+xml",
        text: text.leak(),
        gzip: gzip.leak(),
    }
}

/// Adds a card to a sheet.
fn card_symbol(sheet: &mut String, id: &str, inside: &str) {
    let inside = inside.replace('\n', "");
    write!(sheet, "<symbol id=\"{id}\" viewBox=\"0 0 60 84\">{inside}</symbol>").expect("writing to a string succeeds");
}

/// The drawing of an empty card.
fn body(side: Side) -> &'static str {
    let svg = match side {
        Side::Left => include_str!("../art/neta.svg"),
        Side::Right => include_str!("../art/shari.svg"),
    };
    let inside = svg.split_once('>').and_then(|(_, rest)| rest.rsplit_once("</svg>"));
    inside.map_or("", |(inside, _)| inside)
}

/// Adds a kanji to a sheet, stroke by stroke.
fn kanji_symbol(sheet: &mut String, kanji: Kanji, details: &Details) {
    let id = kanji_id(kanji);
    let mut write = |text: std::fmt::Arguments<'_>| sheet.write_fmt(text).expect("writing to a string succeeds");
    write(format_args!("<symbol id=\"{id}\" viewBox=\"0 0 109 109\" overflow=\"visible\">"));
    for (index, path) in details.paths.iter().enumerate() {
        write(format_args!("<path id=\"{id}-{}\" pathLength=\"1\" d=\"{}\"/>", index + 1, rounded(path)));
    }
    write(format_args!("</symbol>"));
}

/// The id of a kanji in its sheet.
fn kanji_id(kanji: Kanji) -> String {
    format!("k{:x}", u32::from(kanji.char()))
}

/// A path with one decimal instead of two: a third smaller, with no visible difference.
fn rounded(path: &str) -> String {
    let mut text = String::new();
    let mut number = String::new();
    for sign in path.chars().chain([' ']) {
        if sign.is_ascii_digit() || sign == '.' {
            number.push(sign);
            continue;
        }
        if let Ok(value) = number.parse::<f32>() {
            let short = format!("{value:.1}");
            text.push_str(short.strip_suffix(".0").unwrap_or(&short));
        }
        number.clear();
        text.push(sign);
    }
    text.truncate(text.trim_end().len());
    text
}

/// The area of a card for its half, see the README of the drawings.
const fn area_of(side: Side) -> Area {
    match side {
        Side::Left => Area { left: 12.0, right: 56.0, top: 14.0, bottom: 70.0 },
        Side::Right => Area { left: 4.0, right: 48.0, top: 14.0, bottom: 70.0 },
    }
}

/// The letter that ids of this side begin with.
const fn letter(side: Side) -> &'static str {
    match side {
        Side::Left => "n",
        Side::Right => "s",
    }
}

/// A rectangle.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Area {
    left: f32,
    right: f32,
    top: f32,
    bottom: f32,
}

impl Area {
    const fn width(self) -> f32 {
        self.right - self.left
    }

    const fn height(self) -> f32 {
        self.bottom - self.top
    }

    /// The bounding box of strokes. It includes the control points of curves, so it is never too small.
    fn of(paths: &[&str]) -> Self {
        let none = Self { left: f32::MAX, right: f32::MIN, top: f32::MAX, bottom: f32::MIN };
        paths.iter().flat_map(|path| points(path)).fold(none, |area, (x, y)| Self {
            left: area.left.min(x),
            right: area.right.max(x),
            top: area.top.min(y),
            bottom: area.bottom.max(y),
        })
    }
}

/// Every point of a path of moves and curves (`M`, `C`, `S`, and `c`, `s` relative to the pen).
fn points(path: &str) -> Vec<(f32, f32)> {
    let mut points = Vec::new();
    let (mut pen, mut from) = ((0.0, 0.0), (0.0, 0.0));
    for part in path.split_inclusive(|sign: char| sign.is_ascii_alphabetic()).collect::<Vec<_>>().windows(2) {
        let command = part[0].chars().next_back().unwrap_or('M');
        let numbers = numbers(part[1].trim_end_matches(|sign: char| sign.is_ascii_alphabetic()));
        let in_one = match command.to_ascii_uppercase() {
            'C' => 3,
            'S' => 2,
            _ => 1,
        };
        for (index, pair) in numbers.chunks_exact(2).enumerate() {
            if index % in_one == 0 {
                from = pen;
            }
            let (x, y) =
                if command.is_ascii_lowercase() { (from.0 + pair[0], from.1 + pair[1]) } else { (pair[0], pair[1]) };
            pen = (x, y);
            points.push(pen);
        }
    }
    points
}

/// The numbers of a path, separated by a comma, a space or the next minus sign.
fn numbers(text: &str) -> Vec<f32> {
    let apart = text.replace('-', ",-");
    apart.split([',', ' ']).filter_map(|number| number.parse().ok()).collect()
}

/// A half, and the placement of its strokes on its card.
struct Glyph {
    id: String,
    paths: &'static [&'static str],
    transform: String,
    /// The width of a stroke before it is scaled.
    thickness: f32,
    width: f32,
}

impl Glyph {
    fn new(half: Half, side: Side, paths: &'static [&'static str]) -> Self {
        let (drawn, area) = (Area::of(paths), area_of(side));
        let high = (area.height() / drawn.height()).min(0.85);
        // Halves are narrow because they are next to each other; alone they may be a little wider.
        let wide = (area.width() / drawn.width()).min(high * 1.3);
        let x = area.left + (area.width() - drawn.width() * wide) / 2.0 - drawn.left * wide;
        let y = area.top + (area.height() - drawn.height() * high) / 2.0 - drawn.top * high;
        let transform = format!("translate({x:.2} {y:.2}) scale({wide:.3} {high:.3})");
        let id = half.name().chars().fold(letter(side).to_owned(), |id, char| format!("{id}{:x}", u32::from(char)));
        Self { id, paths, transform, thickness: 4.2 / (wide * high).sqrt(), width: drawn.width() }
    }

    /// All strokes as one path; each begins with an absolute move.
    fn path(&self) -> String {
        let strokes: String = self.paths.iter().map(|path| rounded(path)).collect();
        format!(
            "<path fill=\"none\" stroke=\"currentColor\" stroke-linecap=\"round\" stroke-linejoin=\"round\" stroke-width=\"{:.2}\" transform=\"{}\" d=\"{strokes}\"/>",
            self.thickness, self.transform
        )
    }
}

/// Every half of a kanji with known strokes, drawn as in the kanji where it is widest.
static GLYPHS: LazyLock<BTreeMap<(Side, Half), Glyph>> = LazyLock::new(|| {
    let mut glyphs: BTreeMap<(Side, Half), Glyph> = BTreeMap::new();
    for kanji in Kanji::all() {
        let Some((details, (left, right))) = kanji.details().zip(kanji.halves()) else { continue };
        for (half, side, paths) in
            [(left, Side::Left, details.left_paths()), (right, Side::Right, details.right_paths())]
        {
            let glyph = Glyph::new(half, side, paths);
            if glyphs.get(&(side, half)).is_none_or(|known| known.width < glyph.width) {
                glyphs.insert((side, half), glyph);
            }
        }
    }
    glyphs
});

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::io::Read as _;

    use super::*;

    #[test]
    fn paths_are_followed_point_by_point() {
        let path = "M10,20c1,2-3,4,5,6c1.5,0,2-1,3-1C40,41,42,43,44,45s1,1,2,2";
        let expected = [
            (10.0, 20.0),
            (11.0, 22.0),
            (7.0, 24.0),
            (15.0, 26.0),
            (16.5, 26.0),
            (17.0, 25.0),
            (18.0, 25.0),
            (40.0, 41.0),
            (42.0, 43.0),
            (44.0, 45.0),
            (45.0, 46.0),
            (46.0, 47.0),
        ];
        assert_eq!(points(path), expected);
    }

    #[test]
    fn rounding_moves_paths_only_slightly() {
        assert_eq!(rounded("M36.51,16.75c0.24,1.62-0.06,3.24-10.04,5"), "M36.5,16.8c0.2,1.6-0.1,3.2-10,5");
        for kanji in Kanji::all().filter_map(Kanji::details) {
            for path in kanji.paths {
                let (exact, short) = (points(path), points(&rounded(path)));
                assert_eq!(exact.len(), short.len(), "{path}");
                let far = |(a, b): (&(f32, f32), &(f32, f32))| (a.0 - b.0).abs().max((a.1 - b.1).abs());
                let most = exact.iter().zip(&short).map(far).fold(0.0, f32::max);
                assert!(most < 0.6, "{path} moves by {most} of 109");
            }
        }
    }

    #[test]
    fn every_card_of_our_decks_is_drawn_inside_its_area() {
        for deck in Deck::ours() {
            let neta = deck.neta().iter().map(|half| (*half, Side::Left));
            for (half, side) in neta.chain(deck.shari().iter().map(|half| (*half, Side::Right))) {
                let glyph = GLYPHS.get(&(side, half)).unwrap_or_else(|| panic!("{half} is not drawn"));
                let (drawn, area) = (Area::of(glyph.paths), area_of(side));
                assert!(
                    drawn.left > 0.0 && drawn.right < 109.0 && drawn.top > 0.0 && drawn.bottom < 109.0,
                    "{half}: {drawn:?}"
                );
                let scale =
                    glyph.transform.split(['(', ')', ' ']).filter_map(|part| part.parse().ok()).collect::<Vec<f32>>();
                let [x, y, wide, high] = scale[..] else { panic!("{}", glyph.transform) };
                assert!(drawn.left * wide + x > area.left - 0.1 && drawn.right * wide + x < area.right + 0.1, "{half}");
                assert!(drawn.top * high + y > area.top - 0.1 && drawn.bottom * high + y < area.bottom + 0.1, "{half}");
            }
        }
    }

    #[test]
    fn every_address_leads_to_a_glyph() {
        let files: BTreeMap<&str, BTreeSet<&str>> = assets()
            .map(|asset| {
                let ids: Vec<&str> =
                    asset.text.split(" id=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
                let found: BTreeSet<&str> = ids.iter().copied().collect();
                assert_eq!(ids.len(), found.len(), "{} has an id twice", asset.name);
                (asset.path, found)
            })
            .collect();
        let has = |address: &str| address.split_once('#').is_some_and(|(path, id)| files[path].contains(id));
        let mut count = 0;
        for (shown, details) in Kanji::all().filter_map(|kanji| Some((kanji, kanji.details()?))) {
            let address = kanji(shown).expect("the kanji is drawn");
            assert!(has(address) && has(&format!("{address}-{}", details.paths.len())), "{shown}");
            let (left, right) = shown.halves().expect("the kanji has halves");
            for (part, side) in [(left, Side::Left), (right, Side::Right)] {
                assert!(has(half(part, side).expect("the half is drawn")), "{part}");
            }
            count += 1;
        }
        assert_eq!(count, 1151);
        assert!([Side::Left, Side::Right].into_iter().all(|side| has(&empty_card(side))));
    }

    /// The pages of a game load the cards and the sheets of their deck.
    #[test]
    fn the_files_are_small_and_decompress_correctly() {
        for asset in assets() {
            let mut text = String::new();
            flate2::read::GzDecoder::new(asset.gzip).read_to_string(&mut text).expect("the content is gzip");
            assert_eq!(text, asset.text);
            assert!(asset.gzip.len() < 36_000, "{} has {} bytes", asset.name, asset.gzip.len());
            assert!(asset.path.starts_with("/assets/") && crate::asset(asset.path).is_some());
        }
        for choice in &DeckChoice::OURS {
            let stems: BTreeSet<String> = choice.deck().kanji().map(kanji_sheet).collect();
            let size: usize = stems.iter().map(|stem| KANJI[stem].gzip.len()).sum();
            assert!(size < 75_000, "{choice:?} needs {size} bytes of {stems:?}");
        }
    }
}

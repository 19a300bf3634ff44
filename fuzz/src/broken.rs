//! Mutates valid texts, for the tests that run the fuzz targets on a fixed set of inputs.

use game::{Chance, FastChance};

/// Deletes, repeats, swaps or inserts parts of a text.
pub(crate) fn broken(text: &str, chance: &mut FastChance) -> String {
    const PIECES: [&str; 14] =
        ["\"", "[", "]", "{", "}", ",", ":", "+", "/", "egg", "99999999999", "-1", "null", "\u{1f363}"];
    let mut chars: Vec<char> = text.chars().collect();
    for _ in 0..=chance.below(3) {
        let mut place = |len: usize| chance.below(len as u32 + 1) as usize;
        let (a, b) = (place(chars.len()), place(chars.len()));
        let (from, to) = (a.min(b), a.max(b).min(a.min(b) + 40));
        match place(5) {
            0 => chars.truncate(from),
            1 => drop(chars.drain(from..to)),
            2 => {
                let again: Vec<char> = chars[from..to].to_vec();
                chars.splice(to..to, again);
            }
            3 if from < chars.len() && b < chars.len() => chars.swap(from, b),
            _ => drop(chars.splice(from..from, PIECES[place(PIECES.len() - 1)].chars())),
        }
    }
    chars.into_iter().collect()
}

//! The typography of each language, in its messages and rules.

use std::fs;
use std::path::{Path, PathBuf};

/// The name of a game, which is written alike in all languages.
const GAME: &str = "Sushi Go!";

/// A line of text that people read, and where it is.
struct Text {
    place: String,
    text: String,
}

/// The texts of a language: values of messages, and lines of rules without code.
fn texts(language: &str) -> Vec<Text> {
    let directory = Path::new(env!("CARGO_MANIFEST_DIR")).join("../locales").join(language);
    let listed = |directory: &Path| -> Vec<PathBuf> {
        let entries = fs::read_dir(directory).expect("the language has a directory");
        let mut paths: Vec<PathBuf> = entries.map(|entry| entry.expect("an entry").path()).collect();
        paths.retain(|path| path.is_file());
        paths.sort();
        paths
    };
    let mut texts = Vec::new();
    for path in listed(&directory).into_iter().chain(listed(&directory.join("rules"))) {
        let is_messages = path.extension().is_some_and(|ending| ending == "ftl");
        let content = fs::read_to_string(&path).expect("the file is text");
        for (number, line) in content.lines().enumerate() {
            if is_messages && line.starts_with('#') {
                continue;
            }
            let value = if is_messages { line.split_once(" = ").map_or(line, |(_, value)| value) } else { line };
            let file = path.file_name().unwrap_or_default().to_string_lossy();
            // Keys that are named in a text are no punctuation.
            let text = without_code(value).replace(", ? ", ", ");
            texts.push(Text { place: format!("{language}/{file}:{}", number + 1), text });
        }
    }
    assert!(texts.len() > 900, "{language}: only {} lines", texts.len());
    texts
}

/// A text without what is between backticks, selectors of messages, and variables.
fn without_code(text: &str) -> String {
    let text: String = text.split('`').step_by(2).collect();
    let text = text.split("{ \"").next().unwrap_or_default().to_owned();
    let mut outside = String::new();
    for (number, part) in text.split("{ $").enumerate() {
        if number == 0 {
            outside.push_str(part);
        } else {
            outside.push('x');
            outside.push_str(part.split_once('}').map_or("", |(_, rest)| rest));
        }
    }
    outside
}

/// Fails with all places where a rule is broken.
#[track_caller]
fn check(language: &str, is_wrong: impl Fn(&str) -> bool) {
    let wrong = texts(language).into_iter().filter(|text| is_wrong(&text.text));
    let wrong: Vec<String> = wrong.map(|text| format!("{}: {}", text.place, text.text.trim())).collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Each mark with the letter before it and after it.
fn around(text: &str) -> Vec<(Option<char>, char, Option<char>)> {
    let letters: Vec<char> = text.chars().collect();
    let at = |index: usize| letters.get(index).copied();
    (0..letters.len()).map(|index| (index.checked_sub(1).and_then(at), letters[index], at(index + 1))).collect()
}

#[test]
fn apostrophes_ellipses_and_spaces_are_typographic() {
    for language in ["en", "es", "fr", "pl", "ja"] {
        check(language, |text| {
            let letter = |sign: Option<char>| sign.is_some_and(char::is_alphabetic);
            let straight =
                around(text).into_iter().any(|(before, mark, after)| mark == '\'' && letter(before) && letter(after));
            straight || text.contains("...") || text.contains(" …") || text.contains("…!")
        });
    }
}

/// A narrow no-break space before ; ! ? and a full one before : and inside « ».
#[test]
fn french_has_no_break_spaces() {
    check("fr", |text| {
        let text = text.replace(GAME, "");
        around(&text).into_iter().any(|(before, mark, after)| match mark {
            ';' | '!' | '?' => before != Some('\u{202f}') && before.is_some(),
            // Not in the line of a Markdown table.
            ':' => before != Some('\u{a0}') && after.is_none_or(char::is_whitespace),
            '»' => before != Some('\u{a0}'),
            '«' => after != Some('\u{a0}'),
            _ => false,
        })
    });
}

/// Sentences that end with ! or ? begin with ¡ or ¿.
#[test]
fn spanish_marks_come_in_pairs() {
    check("es", |text| {
        let text = text.replace("¡Sushi Go!", "").replace(GAME, "");
        let count = |mark: char| text.matches(mark).count();
        count('¡') != count('!') || count('¿') != count('?')
    });
}

/// Wherever a form depends on a number, there is one for 2 to 4 and one for more. Quotation marks are „ ”.
#[test]
fn polish_has_all_plural_forms_and_its_own_quotation_marks() {
    check("pl", |text| text.contains('“') || text.matches('„').count() != text.matches('”').count());
    let directory = Path::new(env!("CARGO_MANIFEST_DIR")).join("../locales/pl");
    let mut checked = 0;
    for entry in fs::read_dir(directory).expect("Polish has a directory") {
        let path = entry.expect("an entry").path();
        let Ok(content) = fs::read_to_string(&path) else { continue };
        for part in content.split(" ->\n").skip(1) {
            let forms = part.split_once("\n}").map_or(part, |(forms, _)| forms);
            let forms = forms.split_once("\n    }").map_or(forms, |(forms, _)| forms);
            // Forms that don't contain a number agree with something else.
            let has_number = forms.lines().any(|form| form.contains("[one]") && form.contains("{ $"));
            if has_number && !forms.contains("$names") {
                assert!(forms.contains("[few]") && (forms.contains("[many]")), "{}: {forms}", path.display());
                checked += 1;
            }
        }
    }
    assert!(checked > 20, "only {checked}");
}

/// Full-width punctuation after Japanese letters, and 「 」 as quotation marks.
#[test]
fn japanese_has_full_width_punctuation() {
    let is_japanese = |sign: Option<char>| sign.is_some_and(|sign| ('\u{3041}'..='\u{9fff}').contains(&sign));
    check("ja", |text| {
        let narrow = around(text).into_iter().any(|(before, mark, _)| ",.!?:;".contains(mark) && is_japanese(before));
        narrow || text.contains(['“', '”']) || text.contains("。 ")
    });
}

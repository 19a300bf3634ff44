//! A QR code in the terminal: two rows of modules in each line of half blocks.

use qrcodegen::{QrCode, QrCodeEcc};

/// Light modules around the code. Readers find it with two where the terminal is dark; the standard asks for four.
const MARGIN: i32 = 2;

/// The text as a QR code; `None` if it is too long for one. With `colours` it is black on white on every terminal.
pub(super) fn picture(text: &str, colours: bool) -> Option<String> {
    let code = QrCode::encode_text(text, QrCodeEcc::Low).ok()?;
    let (from, to) = (-MARGIN, code.size() + MARGIN);
    let mut picture = String::new();
    for y in (from..to).step_by(2) {
        if colours {
            picture += "\u{1b}[40;97m";
        }
        for x in from..to {
            let is_light = |y: i32| y < to && !code.get_module(x, y);
            picture.push(match (is_light(y), is_light(y + 1)) {
                (true, true) => '█',
                (true, false) => '▀',
                (false, true) => '▄',
                (false, false) => ' ',
            });
        }
        picture += if colours { "\u{1b}[0m\n" } else { "\n" };
    }
    Some(picture)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_is_as_wide_as_the_code_with_its_margin() {
        let code = QrCode::encode_text("http://192.168.1.20:8080/table/ABC234", QrCodeEcc::Low).expect("it is short");
        let plain = picture("http://192.168.1.20:8080/table/ABC234", false).expect("it is short");
        let widths: Vec<usize> = plain.lines().map(|line| line.chars().count()).collect();
        assert_eq!(widths.len() as i32, (code.size() + 2 * MARGIN + 1) / 2);
        assert!(widths.iter().all(|width| *width as i32 == code.size() + 2 * MARGIN), "{widths:?}");
        assert!(plain.starts_with(&"█".repeat(widths[0])), "the margin is light");
        assert!(picture("http://192.168.1.20", true).expect("it is short").starts_with("\u{1b}[40;97m"));
    }
}

//! Formatting of numbers.

use game::Options;

/// Groups digits by three.
pub(super) fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// A number with a typographic minus sign.
pub(super) fn signed(number: f64, decimals: usize) -> String {
    let text = format!("{number:.decimals$}");
    match text.strip_prefix('-') {
        // Zero has no sign.
        Some(rest) if rest.chars().all(|letter| matches!(letter, '0' | '.')) => rest.to_owned(),
        Some(rest) => format!("−{rest}"),
        None => text,
    }
}

/// The percent sign with a no-break space.
pub(super) const PERCENT: &str = "\u{a0}%";

/// A fraction in percent.
pub(super) fn percent(share: f64) -> String {
    format!("{:.1}{PERCENT}", share * 100.0)
}

/// The options besides the number of players.
pub(super) fn other_options(options: &impl Options) -> Vec<(&'static str, String)> {
    options.to_pairs().into_iter().filter(|(name, _)| *name != "players").collect()
}

/// The title of a score line.
pub(super) fn line(what: &str) -> String {
    what.replace('_', " ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_formatted() {
        let said: Vec<String> = [0, 999, 1000, 12_345, 1_234_567].map(grouped).into();
        assert_eq!(said, ["0", "999", "1,000", "12,345", "1,234,567"]);
        assert_eq!([2.25, -1.5, -0.004].map(|number| signed(number, 1)), ["2.2", "−1.5", "0.0"]);
        assert_eq!(percent(0.5125), "51.2\u{a0}%");
    }
}

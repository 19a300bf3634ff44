//! The value of a customer to a player, as a sign and in words.

use sushi_express::CustomerValue;

use crate::Locale;

/// The sign of a customer's value: `+3` for points, `−3 → 0` for what a tip changes.
pub fn sign(value: CustomerValue) -> String {
    let CustomerValue { points, tips: (before, after), .. } = value;
    if points > 0 { format!("+{points}") } else { format!("{} → {}", signed(before), signed(after)) }
}

/// What the others lose by a customer that changes nothing for the player: 0 or negative.
pub const fn only_for_others(value: CustomerValue) -> i32 {
    if value.points == 0 && value.tips.0 == value.tips.1 { value.others } else { 0 }
}

/// The same as a sentence.
pub fn sentence(locale: &Locale, value: CustomerValue) -> String {
    let CustomerValue { points, tips: (before, after), others } = value;
    if points > 0 {
        let points = locale.format("term-point.counted", &[("count", points.into())]);
        return locale.format("express-reason-take", &[("points", points.into())]);
    }
    let own = locale.format("express-tip-own", &[("before", signed(before).into()), ("after", signed(after).into())]);
    if others < 0 {
        format!("{own} {}", locale.format("express-tip-others-lose", &[("points", (-others).into())]))
    } else {
        own
    }
}

/// Whether taking the customer brings the player something.
pub const fn is_good(value: CustomerValue) -> bool {
    value.points > 0 || value.tips.1 > value.tips.0 || value.others < 0
}

/// Points with a minus sign, not a hyphen.
fn signed(points: i32) -> String {
    if points < 0 { format!("−{}", points.unsigned_abs()) } else { points.to_string() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Language;

    /// Regression test: "Take: tip" had no value.
    #[test]
    fn every_customer_has_a_value() {
        let locale = Language::ENGLISH.locale();
        for (points, tips, others, expected, good) in [
            (3, (-1, -1), 0, "+3", true),
            (1, (0, 0), 0, "+1", true),
            (0, (-3, 0), 0, "−3 → 0", true),
            (0, (-3, 0), -3, "−3 → 0", true),
            (0, (0, 0), -1, "0 → 0", true),
            (0, (-2, -2), 0, "−2 → −2", false),
        ] {
            let value = CustomerValue { points, tips, others };
            assert_eq!(sign(value), expected);
            assert_eq!(is_good(value), good, "{value:?}");
            assert!(!sentence(locale, value).is_empty());
        }
        assert_eq!(only_for_others(CustomerValue { points: 0, tips: (0, 0), others: -1 }), -1);
        assert_eq!(only_for_others(CustomerValue { points: 0, tips: (-3, 0), others: -1 }), 0);
        let tip = CustomerValue { points: 0, tips: (-3, 0), others: -2 };
        assert_eq!(sentence(locale, tip), "Your tips: −3 → 0. Others lose up to 2.");
    }
}

//! Judging whether two halves side by side are a jōyō kanji.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::tables::{LAYOUTS, OTHERS, PAIRS, find};
use crate::{Half, Kanji};

/// The result of an attempt.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// The halves form a jōyō kanji.
    Formed(Kanji),
    /// They do not.
    Failed(Why),
}

/// The reason why an attempt failed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "reason", rename_all = "snake_case")]
pub enum Why {
    /// The data has no kanji with these halves side by side.
    NoSuchKanji,
    /// They form a kanji outside the 2,136.
    NotJoyo {
        /// The kanji.
        kanji: char,
    },
    /// One of the 2,136 has these parts in another layout: stacked, or the other way around.
    NotLeftRight {
        /// The kanji.
        kanji: Kanji,
    },
}

impl fmt::Display for Why {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoSuchKanji => f.write_str("there is no such kanji"),
            Self::NotJoyo { kanji } => write!(f, "{kanji} is a kanji, but not one of the 2,136 jōyō kanji"),
            Self::NotLeftRight { kanji } => {
                write!(f, "{kanji} is a jōyō kanji of these parts, but not with this one left and that one right")
            }
        }
    }
}

impl Verdict {
    /// Judges any two halves against all 2,136 kanji.
    pub const fn on(left: Half, right: Half) -> Self {
        let (left, right) = (left.number(), right.number());
        if let Some(number) = find(&PAIRS, left, right) {
            return Self::Formed(Kanji::from_number(number as u16));
        }
        if let Some(code) = find(&OTHERS, left, right)
            && let Some(kanji) = char::from_u32(code)
        {
            return Self::Failed(Why::NotJoyo { kanji });
        }
        let layout = either(find(&LAYOUTS, left, right), find(&LAYOUTS, right, left));
        match either(layout, find(&PAIRS, right, left)) {
            Some(number) => Self::Failed(Why::NotLeftRight { kanji: Kanji::from_number(number as u16) }),
            None => Self::Failed(Why::NoSuchKanji),
        }
    }

    /// The kanji, if one was formed.
    #[inline]
    pub const fn kanji(self) -> Option<Kanji> {
        match self {
            Self::Formed(kanji) => Some(kanji),
            Self::Failed(_) => None,
        }
    }
}

/// The first of two results, or else the second.
const fn either(first: Option<u32>, second: Option<u32>) -> Option<u32> {
    if first.is_some() { first } else { second }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(left: &str, right: &str, expected: &str) {
        let verdict = Verdict::on(left.parse().unwrap(), right.parse().unwrap());
        let text = match verdict {
            Verdict::Formed(kanji) => kanji.to_string(),
            Verdict::Failed(why) => why.to_string(),
        };
        assert!(text.starts_with(expected), "{left}+{right}: {text}");
    }

    #[test]
    fn attempts_are_judged_against_all_kanji() {
        check("日", "寺", "時");
        check("女", "子", "好");
        check("彳", "⿱幺夊", "後");
        check("亻", "*候", "候");
        check("土", "寸", "寺 is a jōyō kanji of these parts, but");
        check("寸", "土", "寺 is a jōyō kanji of these parts, but");
        check("土", "口", "吐 is a jōyō kanji of these parts, but");
        check("木", "可", "柯 is a kanji, but not one of the 2,136");
        check("言", "音", "諳 is a kanji, but not one of the 2,136");
        check("糸", "火", "there is no such kanji");
    }
}

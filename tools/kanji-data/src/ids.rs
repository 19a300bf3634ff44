//! Ideographic descriptions: the parts of a kanji and their layout.
//!
//! A description is a token for the layout followed by the descriptions of its parts, or a single character. Parts that
//! are not characters are numbered, as in `{14}`.

use std::collections::HashMap;

/// A parsed description.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Description {
    /// A character, or the number of a part that is not one.
    Whole(String),
    /// Parts in a layout.
    Parts {
        /// The layout: `⿰` side by side, `⿱` stacked, …
        layout: char,
        /// The parts, in order.
        parts: Vec<Description>,
    },
}

impl Description {
    /// Parses tokens; `None` if they are not a description.
    pub(crate) fn read(tokens: &str) -> Option<Self> {
        let mut tokens = tokens.split(' ');
        let description = Self::next(&mut tokens)?;
        tokens.next().is_none().then_some(description)
    }

    fn next<'a>(tokens: &mut impl Iterator<Item = &'a str>) -> Option<Self> {
        let token = tokens.next().filter(|token| !token.is_empty())?;
        let mut chars = token.chars();
        let (Some(layout), None) = (chars.next(), chars.next()) else { return Some(Self::Whole(token.to_owned())) };
        let parts = match layout {
            '⿾' | '⿿' | '〾' => 1,
            '⿰' | '⿱' | '⿴'..='⿽' | '㇯' => 2,
            '⿲' | '⿳' => 3,
            _ => return Some(Self::Whole(token.to_owned())),
        };
        let parts = (0..parts).map(|_| Self::next(tokens)).collect::<Option<Vec<_>>>()?;
        Some(Self::Parts { layout, parts })
    }

    /// The left and right half of parts that are side by side. If there are three parts, the last two are the right
    /// half.
    pub(crate) fn side_by_side(&self) -> Option<(Self, Self)> {
        match self {
            Self::Parts { layout: '⿰', parts } => Some((parts[0].clone(), parts[1].clone())),
            Self::Parts { layout: '⿲', parts } => {
                let right = Self::Parts { layout: '⿰', parts: parts[1..].to_vec() };
                Some((parts[0].clone(), right))
            }
            _ => None,
        }
    }

    /// Two characters in any other layout.
    pub(crate) fn other_layout(&self) -> Option<(&str, &str)> {
        match self {
            Self::Parts { layout: '⿱' | '⿴'..='⿽' | '㇯', parts } => match (&parts[0], &parts[1]) {
                (Self::Whole(first), Self::Whole(second)) => Some((first, second)),
                _ => None,
            },
            _ => None,
        }
    }

    /// The description as a name; `None` if a part of it has no character.
    pub(crate) fn name(&self) -> Option<String> {
        match self {
            Self::Whole(text) => (text.chars().count() == 1).then(|| text.clone()),
            Self::Parts { layout, parts } => {
                let parts = parts.iter().map(Self::name).collect::<Option<String>>()?;
                Some(format!("{layout}{parts}"))
            }
        }
    }
}

/// All descriptions of each kanji, in the order they are listed.
pub(crate) fn descriptions(ids: &str) -> HashMap<char, Vec<Description>> {
    let mut all: HashMap<char, Vec<Description>> = HashMap::new();
    for (kanji, tokens) in ids.lines().filter_map(|line| line.split_once('\t')) {
        let mut chars = kanji.chars();
        if let (Some(kanji), None, Some(description)) = (chars.next(), chars.next(), Description::read(tokens)) {
            all.entry(kanji).or_default().push(description);
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    fn halves(tokens: &str) -> Option<(Option<String>, Option<String>)> {
        Description::read(tokens)?.side_by_side().map(|(left, right)| (left.name(), right.name()))
    }

    #[test]
    fn parts_side_by_side_are_two_halves() {
        let name = |text: &str| Some(text.to_owned());
        assert_eq!(halves("⿰ 日 寺"), Some((name("日"), name("寺"))));
        assert_eq!(halves("⿰ 彳 ⿱ 幺 夊"), Some((name("彳"), name("⿱幺夊"))));
        assert_eq!(halves("⿲ 彳 ⿱ 山 王 攵"), Some((name("彳"), name("⿰⿱山王攵"))));
        assert_eq!(halves("⿰ 亻 ⿱ {14} 矢"), Some((name("亻"), None)));
        assert_eq!(halves("⿱ 土 寸"), None);
    }

    #[test]
    fn parts_in_another_layout_are_two_characters() {
        let other_layout = |tokens| {
            let read = Description::read(tokens);
            read.and_then(|read| read.other_layout().map(|(first, second)| format!("{first} {second}")))
        };
        assert_eq!(other_layout("⿱ 土 寸").as_deref(), Some("土 寸"));
        assert_eq!(other_layout("⿱ 土 ⿰ 寸 寸"), None);
        assert_eq!(other_layout("⿰ 日 寺"), None);
    }

    #[test]
    fn too_few_or_too_many_tokens_are_rejected() {
        assert_eq!(Description::read("⿰ 日"), None);
        assert_eq!(Description::read("日 寺"), None);
        assert_eq!(Description::read(""), None);
    }
}

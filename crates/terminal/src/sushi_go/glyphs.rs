//! The glyphs and colours of cards.

use sushi_go::Card;
use words::Locale;
use words::sushi_go::terms;

use crate::style::{BLUE, BROWN, GREEN, Look, ORANGE, PINK, PURPLE, RED, TEAL, Tint, YELLOW};
use crate::text::width;

/// The colour of a card.
pub(super) const fn tint(card: Card) -> Tint {
    match card {
        Card::Tempura => PURPLE,
        Card::Sashimi => GREEN,
        Card::Gyoza => BLUE,
        Card::Maki1 | Card::Maki2 | Card::Maki3 => RED,
        Card::Salmon => ORANGE,
        Card::Squid | Card::Egg => YELLOW,
        Card::Pudding => PINK,
        Card::Wasabi => BROWN,
        Card::Chopsticks => TEAL,
    }
}

/// The glyph of a card: an emoji, or the first letters of its name. Two or three columns wide.
pub(super) fn glyph(look: Look, locale: &Locale, card: Card) -> String {
    if look.emoji {
        return match card {
            Card::Tempura => "🍤",
            Card::Sashimi => "🐟",
            Card::Gyoza => "🥟",
            Card::Maki1 | Card::Maki2 | Card::Maki3 => "🍥",
            Card::Salmon => "🍣",
            Card::Squid => "🦑",
            Card::Egg => "🥚",
            Card::Pudding => "🍮",
            Card::Wasabi => "🌿",
            Card::Chopsticks => "🥢",
        }
        .to_owned();
    }
    short_name(locale, card)
}

/// The shortest beginning of a card's name that tells its family from all others. Names of nigiri may begin with that word,
/// so common words are left out.
fn short_name(locale: &Locale, card: Card) -> String {
    let name = |card: Card| {
        let label = terms::card(card).label(locale);
        let words: Vec<&str> = label.split(' ').collect();
        match card {
            Card::Salmon | Card::Squid | Card::Egg if words.first() == Some(&"Nigiri") => {
                words.last().map_or_else(|| label.clone(), |last| words::capital(last))
            }
            _ => label,
        }
    };
    let own = name(card);
    let family = terms::family(card);
    let is_nigiri = |card: Card| card.is_nigiri();
    let others: Vec<String> = Card::ALL
        .into_iter()
        .filter(|other| if is_nigiri(card) { *other != card } else { terms::family(*other) != family })
        .map(name)
        .collect();
    let mut short = String::new();
    for letter in own.chars() {
        short.push(letter);
        if width(&short) >= 2 && others.iter().all(|other| !other.starts_with(&short)) {
            break;
        }
    }
    short
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use words::Language;

    use super::*;

    #[test]
    fn short_names_tell_families_apart() {
        for language in Language::ALL {
            let mut known: BTreeMap<String, &str> = BTreeMap::new();
            for card in Card::ALL {
                let short = glyph(Look::PLAIN, language.locale(), card);
                assert!((2..=4).contains(&width(&short)), "{} {card}: {short}", language.code());
                let family = if card.is_nigiri() { card.name() } else { terms::family(card) };
                assert_eq!(*known.entry(short).or_insert(family), family, "{}", language.code());
            }
        }
    }

    #[test]
    fn emoji_are_two_columns_wide() {
        let look = Look { emoji: true, ..Look::PLAIN };
        for card in Card::ALL {
            assert_eq!(width(&glyph(look, Language::ENGLISH.locale(), card)), 2, "{card}");
        }
    }
}

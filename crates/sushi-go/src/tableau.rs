//! The cards in front of a player.

use std::fmt;

use serde::de::Error as _;
use serde::ser::SerializeStruct;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use game::Kind as _;

use crate::{Card, Cards};

/// The cards in front of a player. The order in which they were played is forgotten, except for which nigiri are on
/// wasabi.
///
/// The layout is one word: the counts of [`Cards`], where only empty wasabi counts, and above them the counts of nigiri
/// on wasabi, six places higher than those of bare nigiri.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Tableau(u64);

const DIPPED: u32 = 6;
const EMPTY_WASABI: u32 = 4 * Card::Wasabi as u32;
const PUDDINGS: u64 = 0xf << (4 * Card::Pudding as u32);
const BARE: u64 = (1 << 48) - 1;

impl Tableau {
    /// No cards.
    pub const EMPTY: Self = Self(0);

    /// The tableau after playing these cards in order.
    pub fn laid(cards: impl IntoIterator<Item = Card>) -> Self {
        let mut tableau = Self::EMPTY;
        for card in cards {
            tableau.lay(card);
        }
        tableau
    }

    /// Adds a card. A nigiri goes on an empty wasabi if there is one; returns whether it did.
    #[inline]
    pub(crate) fn lay(&mut self, card: Card) -> bool {
        // Branch-free, because the card is unpredictable.
        let dips = u64::from(card.is_nigiri()) & u64::from(self.bare(Card::Wasabi) > 0);
        self.0 += Cards::one(card).word() << (4 * DIPPED * dips as u32);
        self.0 -= dips << EMPTY_WASABI;
        dips == 1
    }

    /// The tableau with one more card.
    #[inline]
    pub fn with(mut self, card: Card) -> Self {
        self.lay(card);
        self
    }

    /// Removes one chopsticks card, which goes back into a hand.
    #[inline]
    pub(crate) fn take_chopsticks(&mut self) {
        debug_assert!(self.bare(Card::Chopsticks) > 0, "no chopsticks to use");
        self.0 -= Cards::one(Card::Chopsticks).word();
    }

    /// Ends a round: removes and returns everything but puddings.
    #[inline]
    pub(crate) fn clear(&mut self) -> Cards {
        let gone = Self(self.0 & !PUDDINGS).cards();
        self.0 &= PUDDINGS;
        gone
    }

    /// The number of cards of a kind, counting only empty wasabi and only nigiri that are not on wasabi.
    #[inline]
    pub const fn bare(self, card: Card) -> usize {
        (self.0 >> (4 * card as u32) & 0xf) as usize
    }

    /// The number of nigiri of this kind on wasabi.
    #[inline]
    pub const fn on_wasabi(self, nigiri: Card) -> usize {
        debug_assert!(nigiri.is_nigiri());
        (self.0 >> (4 * (nigiri as u32 + DIPPED)) & 0xf) as usize
    }

    /// The number of maki rolls.
    #[inline]
    pub const fn maki(self) -> usize {
        self.bare(Card::Maki1) + 2 * self.bare(Card::Maki2) + 3 * self.bare(Card::Maki3)
    }

    /// The number of puddings, including those of earlier rounds.
    #[inline]
    pub const fn puddings(self) -> usize {
        self.bare(Card::Pudding)
    }

    /// All cards.
    #[inline]
    pub const fn cards(self) -> Cards {
        let dipped = self.0 >> 48;
        // Each nigiri on wasabi stands for itself and for the wasabi below it.
        let below = (dipped & 0xf) + (dipped >> 4 & 0xf) + (dipped >> 8 & 0xf);
        Cards::from_word((self.0 & BARE) + (dipped << (4 * Card::Salmon as u32)) + (below << EMPTY_WASABI))
    }

    /// The kinds of nigiri that are on wasabi, with their numbers.
    fn dipped(self) -> impl Iterator<Item = (Card, usize)> {
        [Card::Salmon, Card::Squid, Card::Egg]
            .into_iter()
            .map(move |nigiri| (nigiri, self.on_wasabi(nigiri)))
            .filter(|(_, count)| *count > 0)
    }
}

impl fmt::Display for Tableau {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let bare = Cards::from_word(self.0 & BARE);
        if !bare.is_empty() || self.0 == 0 {
            write!(f, "{bare}")?;
        }
        let mut comma = if bare.is_empty() { "" } else { ", " };
        for (nigiri, count) in self.dipped() {
            write!(f, "{comma}wasabi({nigiri})")?;
            if count > 1 {
                write!(f, "×{count}")?;
            }
            comma = ", ";
        }
        Ok(())
    }
}

impl fmt::Debug for Tableau {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "[{self}]")
    }
}

impl Serialize for Tableau {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let on_wasabi: Vec<Card> =
            self.dipped().flat_map(|(nigiri, count)| std::iter::repeat_n(nigiri, count)).collect();
        let mut fields = serializer.serialize_struct("Tableau", 2)?;
        fields.serialize_field("cards", &Cards::from_word(self.0 & BARE))?;
        fields.serialize_field("on_wasabi", &on_wasabi)?;
        fields.end()
    }
}

impl<'de> Deserialize<'de> for Tableau {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        #[serde(rename = "Tableau")]
        struct Fields {
            cards: Cards,
            on_wasabi: Cards,
        }
        let Fields { cards, on_wasabi } = Fields::deserialize(deserializer)?;
        let nigiri = [Card::Salmon, Card::Squid, Card::Egg];
        let dipped: usize = nigiri.iter().map(|&card| on_wasabi.count(card)).sum();
        if dipped != on_wasabi.len() {
            return Err(D::Error::custom("only nigiri lie on wasabi"));
        }
        let fits = |card: Card| cards.count(card) + on_wasabi.count(card) <= card.in_box();
        if !nigiri.into_iter().all(fits) || cards.count(Card::Wasabi) + dipped > Card::Wasabi.in_box() {
            return Err(D::Error::custom("more nigiri or wasabi than the box has"));
        }
        Ok(Self(cards.word() + (on_wasabi.word() << (4 * DIPPED))))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_nigiri_goes_on_the_first_empty_wasabi_and_only_one_on_each() {
        use Card::{Egg, Salmon, Squid, Wasabi};
        let tableau = Tableau::laid([Egg, Wasabi, Wasabi, Squid, Salmon, Squid]);
        assert_eq!(tableau.to_string(), "squid, egg, wasabi(salmon), wasabi(squid)");
        assert_eq!(tableau.bare(Wasabi), 0);
        assert_eq!(tableau.cards(), [Egg, Wasabi, Wasabi, Squid, Salmon, Squid].into_iter().collect());
    }

    #[test]
    fn clearing_leaves_the_puddings() {
        use Card::{Egg, Pudding, Wasabi};
        let mut tableau = Tableau::laid([Pudding, Wasabi, Egg, Pudding]);
        assert_eq!(tableau.clear(), [Egg, Wasabi].into_iter().collect());
        assert_eq!(tableau, Tableau::laid([Pudding, Pudding]));
    }
}

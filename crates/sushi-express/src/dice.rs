//! Two dice.

use game::Chance;
use serde::{Deserialize, Serialize};

/// The faces of two dice.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "[u8; 2]", into = "[u8; 2]")]
pub struct Dice([u8; 2]);

#[inline]
fn throw_one(chance: &mut impl Chance) -> u8 {
    chance.below(6) as u8 + 1
}

impl TryFrom<[u8; 2]> for Dice {
    type Error = &'static str;

    fn try_from(dice: [u8; 2]) -> Result<Self, &'static str> {
        Self::showing(dice).ok_or("a die shows 1 to 6")
    }
}

impl From<Dice> for [u8; 2] {
    fn from(dice: Dice) -> Self {
        dice.0
    }
}

impl Dice {
    /// Dice with these faces, if they are from 1 to 6.
    pub fn showing(dice: [u8; 2]) -> Option<Self> {
        dice.iter().all(|die| (1..=6).contains(die)).then_some(Self(dice))
    }

    /// Rolls both dice.
    #[inline]
    pub(crate) fn throw(chance: &mut impl Chance) -> Self {
        let first = throw_one(chance);
        Self([first, throw_one(chance)])
    }

    /// Rolls a die that shows `pips` again and returns its new face.
    #[inline]
    pub(crate) fn throw_again(&mut self, pips: u8, chance: &mut impl Chance) -> u8 {
        let die = usize::from(self.0[0] != pips);
        self.0[die] = throw_one(chance);
        self.0[die]
    }

    /// The faces.
    pub const fn pips(self) -> [u8; 2] {
        self.0
    }

    /// The sum.
    #[inline]
    pub const fn total(self) -> u8 {
        self.0[0] + self.0[1]
    }
}

//! What a viewer knows, and sampling a state from it.
//!
//! Only the cards drawn into hands are secret. Starting cards, played cards and all customers are public. At the end,
//! hands are revealed.

use game::{Chance, Options as _, Seat, Viewer};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::{Actions, Customers, Dice, Hand, MAX_PLAYERS, Options, PerPlayer, Stage, SushiExpress, Tile, Track};

/// Everything that a viewer knows of a game.
///
/// Deserializing checks it: the number of places matches the options, and there are no more cards than in the box.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct Observation {
    /// The viewer.
    pub viewer: Viewer,
    /// The options.
    pub options: Options,
    /// The number of the round, from 1.
    pub round: u8,
    /// The current choice, and who has to make it.
    #[serde(flatten)]
    pub stage: Stage,
    /// The first bettor; after the bets, the lowest bettor, who bets first in the next round.
    pub first: Seat,
    /// The last roll.
    pub dice: Option<Dice>,
    /// The pawns on the track.
    pub track: Track,
    /// The tiles of the vans.
    pub vans: PerPlayer<Tile>,
    /// The hands, as far as they are known.
    pub hands: PerPlayer<SeenHand>,
    /// Action cards that have left the game.
    pub used: Actions,
    /// The customers that are face up.
    pub row: Customers,
    /// The customers that each player has taken.
    pub taken: PerPlayer<Customers>,
    /// The customers that were discarded.
    pub discarded: Customers,
}

/// A hand as far as it is known.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
pub struct SeenHand {
    /// Cards known to be in it.
    pub known: Actions,
    /// The number of unknown cards.
    pub hidden: u8,
    /// The publicly known cards among them.
    pub open: Actions,
}

impl Serialize for Observation {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Self::serialize(self, serializer)
    }
}

impl<'de> Deserialize<'de> for Observation {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let known = Self::deserialize(deserializer)?;
        known.check().map_err(D::Error::custom)?;
        Ok(known)
    }
}

impl Observation {
    /// Checks that the observation is consistent.
    fn check(&self) -> Result<(), &'static str> {
        let players = self.options.players();
        if [self.vans.len(), self.hands.len(), self.taken.len()] != [players; 3] {
            return Err("there are not as many places as the options say");
        }
        let viewer = if let Viewer::Seat(seat) = self.viewer { Some(seat) } else { None };
        let pawns = self.track.stacks().flat_map(|(_, pawns)| pawns);
        if pawns.chain(viewer).chain(self.stage.seat()).chain([self.first]).any(|seat| seat.index() >= players) {
            return Err("there is no such seat");
        }
        let hands = self.hands.as_slice();
        if !hands.iter().all(|hand| hand.known.contains(hand.open)) {
            return Err("what everybody knows of a hand, the viewer knows");
        }
        let mut actions = hands.iter().map(|hand| hand.known).chain([self.used]);
        let unseen = actions.try_fold(Actions::BOX, Actions::checked_minus);
        let hidden: usize = hands.iter().map(|hand| usize::from(hand.hidden)).sum();
        let mut customers = self.taken.as_slice().iter().copied().chain([self.row, self.discarded]);
        let pile = customers.try_fold(Customers::BOX, Customers::checked_minus);
        if unseen.is_none_or(|unseen| unseen.len() < hidden) || pile.is_none() || self.row.len() > players {
            return Err("there are more cards than in the box");
        }
        Ok(())
    }
}

impl SeenHand {
    /// A hand that everybody has seen.
    pub(crate) const fn revealed(cards: Actions) -> Self {
        Self { known: cards, hidden: 0, open: cards }
    }
}

impl Observation {
    /// What `viewer` knows of `game`.
    pub(crate) fn of(game: &SushiExpress, viewer: Viewer) -> Self {
        let hands = PerPlayer::from_fn(game.hands.len(), |seat| {
            let Hand { open, hidden } = game.hands[seat];
            if viewer.sees(seat) {
                SeenHand { known: open.plus(hidden), hidden: 0, open }
            } else {
                SeenHand { known: open, hidden: hidden.len() as u8, open }
            }
        });
        Self {
            viewer,
            options: game.options,
            round: game.round,
            stage: game.stage,
            first: game.first,
            dice: game.dice,
            track: game.track,
            vans: game.vans,
            hands,
            used: game.used,
            row: game.row,
            taken: game.taken,
            discarded: game.discarded,
        }
    }

    /// All action cards whose location the viewer does not know: in hidden parts of hands, or in the pile.
    pub fn unseen(&self) -> Actions {
        let known = self.hands.as_slice().iter().map(|hand| hand.known);
        known.fold(Actions::BOX.minus(self.used), Actions::minus)
    }

    /// The number of action cards in the pile.
    pub fn actions_left(&self) -> usize {
        self.unseen().len() - self.hands.as_slice().iter().map(|hand| usize::from(hand.hidden)).sum::<usize>()
    }

    /// The customers in the pile. Everybody knows which they are, but not their order.
    pub fn pile(&self) -> Customers {
        let taken = self.taken.as_slice().iter().copied();
        taken.fold(Customers::BOX.minus(self.row).minus(self.discarded), Customers::minus)
    }

    /// Samples a state: deals the unseen action cards to the hidden places.
    pub(crate) fn determinize(&self, chance: &mut impl Chance) -> SushiExpress {
        let mut actions = self.unseen();
        let mut sizes = [0; MAX_PLAYERS];
        for (seat, hand) in self.hands.iter() {
            sizes[seat.index()] = hand.hidden.into();
        }
        let dealt = actions.deal(sizes, chance);
        let hands = PerPlayer::from_fn(self.hands.len(), |seat| {
            let SeenHand { known, open, .. } = self.hands[seat];
            Hand { open, hidden: known.minus(open).plus(dealt[seat.index()]) }
        });
        SushiExpress {
            options: self.options,
            round: self.round,
            stage: self.stage,
            first: self.first,
            dice: self.dice,
            track: self.track,
            vans: self.vans,
            actions,
            used: self.used,
            hands,
            pile: self.pile(),
            row: self.row,
            discarded: self.discarded,
            taken: self.taken,
        }
    }
}

//! What a viewer knows, and sampling a state from it.
//!
//! A player who has held a hand knows its cards from then on, because cards leave it openly and chopsticks return to it
//! openly. Hands go round in a circle, so the turn determines who has held which hand. Of a hand never held, a player
//! knows the size and the chopsticks that were seen going into it.

use game::{Chance, Options as _, PerSeat, Seat, Viewer};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::state::Control;
use crate::{Card, Cards, Hand, Options, Pad, PerPlace, SushiGo, Tableau};

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
    /// Turns played in this round.
    pub turn: u8,
    /// Whether hands pass to the left in this round.
    pub passes_left: bool,
    /// The dummy's controller this turn.
    pub controller: Option<Seat>,
    /// The card that the controller has drawn, if the viewer knows it. It can be played like a card of the hand.
    pub drawn: Option<Card>,
    /// The hands, as far as they are known.
    pub hands: PerPlace<SeenHand>,
    /// The cards in front of each player, the dummy last.
    pub tableaus: PerPlace<Tableau>,
    /// The score pad of the rounds that have ended.
    pub pad: Pad,
    /// The cards discarded in earlier rounds.
    pub discard: Cards,
    /// Whether the cards of a turn are being revealed; always `false` between turns.
    #[serde(skip)]
    pub(crate) revealing: bool,
}

/// A hand as far as it is known.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
pub struct SeenHand {
    /// Cards known to be in it.
    pub known: Cards,
    /// The number of unknown cards.
    pub hidden: u8,
    /// The number of chopsticks publicly known to be in it.
    pub returned: u8,
}

impl Observation {
    /// What `viewer` knows of `game`.
    pub(crate) fn of(game: &SushiGo, viewer: Viewer) -> Self {
        let players = game.hands.len();
        let turn = game.options.hand_size() as u8 - game.left;
        let hands = PerSeat::from_fn(players, |seat| {
            let hand = game.hands[seat];
            let known = if has_held(viewer, seat, players, turn, game.passes_left()) {
                hand.cards()
            } else {
                Cards::several(Card::Chopsticks, hand.returned())
            };
            let hidden = game.left - known.len() as u8;
            SeenHand { known, hidden, returned: hand.returned() as u8 }
        });
        Self {
            viewer,
            options: game.options,
            turn,
            passes_left: game.passes_left(),
            controller: game.control.map(|control| control.seat),
            drawn: game.control.filter(|control| viewer.sees(control.seat)).map(|control| control.drawn),
            hands,
            tableaus: game.tableaus,
            pad: game.pad,
            discard: game.discard,
            revealing: false,
        }
    }

    /// The number of cards that a seat holds, including one drawn for the dummy.
    pub fn hand_size(&self, seat: Seat) -> usize {
        let hand = &self.hands[seat];
        let drawn = self.controller == Some(seat) && !self.revealing;
        hand.known.len() + usize::from(hand.hidden) + usize::from(drawn)
    }

    /// The cards that a seat can play, as far as the viewer knows them.
    pub fn cards_of(&self, seat: Seat) -> Cards {
        let drawn = self.drawn.filter(|_| self.controller == Some(seat));
        self.hands[seat].known.plus(drawn.map_or(Cards::NONE, Cards::one))
    }

    /// All cards whose location the viewer does not know: in hidden parts of hands, drawn unseen, or in the pile.
    pub fn unseen(&self) -> Cards {
        let hands = self.hands.as_slice().iter().map(|hand| hand.known);
        let tableaus = self.tableaus.as_slice().iter().map(|tableau| tableau.cards());
        let drawn = self.drawn.map(Cards::one);
        hands.chain(tableaus).chain(drawn).fold(Cards::BOX.minus(self.discard), Cards::minus)
    }

    /// Samples a state: deals the unseen cards to the hidden places.
    pub(crate) fn determinize(&self, chance: &mut impl Chance) -> SushiGo {
        let mut pile = self.unseen();
        let mut sizes = [0; 5];
        for (seat, hand) in self.hands.iter() {
            sizes[seat.index()] = hand.hidden as usize;
        }
        let dealt = pile.deal(sizes, chance);
        let hands = PerPlace::from_fn(self.hands.len(), |seat| {
            let hand = self.hands[seat];
            Hand::with_returned(hand.known.plus(dealt[seat.index()]), hand.returned.into())
        });
        let control = self.controller.map(|seat| {
            let drawn = self.drawn.unwrap_or_else(|| pile.draw(chance));
            Control { seat, drawn }
        });
        SushiGo {
            options: self.options,
            left: self.options.hand_size() as u8 - self.turn,
            control,
            pile,
            discard: self.discard,
            hands,
            tableaus: self.tableaus,
            pad: self.pad,
        }
    }
}

impl Serialize for Observation {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Self::serialize(self, serializer)
    }
}

impl<'de> Deserialize<'de> for Observation {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut known = Self::deserialize(deserializer)?;
        known.pad = Pad::with_rounds(known.options.places(), known.pad.rounds()).map_err(D::Error::custom)?;
        known.check().map_err(D::Error::custom)?;
        Ok(known)
    }
}

impl Observation {
    /// Checks that the observation is consistent.
    fn check(&self) -> Result<(), &'static str> {
        let players = self.options.players();
        let is_player = |seat: Seat| seat.index() < players;
        if self.hands.len() != players || self.tableaus.len() != self.options.places() {
            return Err("there are not as many places as the options say");
        }
        if !self.controller.is_none_or(is_player) || matches!(self.viewer, Viewer::Seat(seat) if !is_player(seat)) {
            return Err("there is no such seat");
        }
        if usize::from(self.turn) > self.options.hand_size() {
            return Err("a round has fewer turns");
        }
        let returned = |hand: &SeenHand| usize::from(hand.returned) <= hand.known.count(Card::Chopsticks);
        if !self.hands.as_slice().iter().all(returned) {
            return Err("chopsticks that went back into a hand are not in it");
        }
        let hands = self.hands.as_slice().iter().map(|hand| hand.known);
        let tableaus = self.tableaus.as_slice().iter().map(|tableau| tableau.cards());
        let mut seen = hands.chain(tableaus).chain(self.drawn.map(Cards::one)).chain([self.discard]);
        let unseen = seen.try_fold(Cards::BOX, Cards::checked_minus).ok_or("there are more cards than in the box")?;
        let hidden: usize = self.hands.as_slice().iter().map(|hand| usize::from(hand.hidden)).sum();
        if hidden > unseen.len() { Err("there are more cards than in the box") } else { Ok(()) }
    }
}

/// Whether the viewer has held, at some time in this round, the hand that is now with `holder`.
fn has_held(viewer: Viewer, holder: Seat, players: usize, turn: u8, left: bool) -> bool {
    let viewer = match viewer {
        Viewer::Seat(seat) if seat.index() < players => seat.index(),
        Viewer::Seat(_) | Viewer::Spectator => return false,
        Viewer::Omniscient => return true,
    };
    // The number of passes since the viewer held it.
    let ago = if left { holder.index() + players - viewer } else { viewer + players - holder.index() } % players;
    ago <= turn as usize
}

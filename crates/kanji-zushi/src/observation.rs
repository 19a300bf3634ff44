//! What a viewer knows, and sampling a state from it.
//!
//! Everybody knows where all shari are: the open and the played ones are visible, everybody saw the ones that went
//! under the pile, and the rest is face down. Only the split of a player's other neta between hand and own deck is
//! hidden. A neta that was shown in a failed attempt stays in the hand until it is played. After the fifth kanji the
//! player's deck is empty, so all other neta must be in the hand.

use game::{Chance, Options as _, PerSeat, Seat, Viewer};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::place::Place;
use crate::setup_error::CardCount;
use crate::{
    FormedKanji, HAND, Half, Kanji, KanjiZushi, LegalMoves, Move, Neta, Options, Pile, SHARI, SetupError, Shari, Slots,
    TABLE,
};

/// Everything that a viewer knows about a game.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Observation {
    /// The viewer.
    pub viewer: Viewer,
    /// The options of the game.
    pub options: Options,
    /// The player whose turn it is; `None` when the game is over.
    pub turn: Option<Seat>,
    /// Turns in a row without a kanji since the table was last filled or changed.
    pub failures: u8,
    /// The number of stuck tables since the last kanji.
    pub stuck: u8,
    /// The open shari.
    pub table: Shari,
    /// The open shari from left to right.
    pub row: Slots<TABLE>,
    /// The face-down shari, with the part of their order that is known.
    pub pile: Pile,
    /// The known part of each player's place.
    pub places: PerSeat<SeenPlace>,
}

/// The known part of a player's place.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct SeenPlace {
    /// Neta known to be in the hand.
    pub known: Neta,
    /// The hand from left to right, if the viewer sees it; otherwise empty.
    pub order: Slots<HAND>,
    /// The number of other neta in the hand.
    pub hidden: u8,
    /// Neta of the hand that everybody has seen.
    pub shown: Neta,
    /// Neta that were played.
    pub laid: Neta,
    /// The kanji that were formed with them.
    pub formed: FormedKanji,
}

impl SeenPlace {
    /// Neta that may be in the hand or in the player's deck.
    pub const fn unseen(&self) -> Neta {
        Neta::ALL.minus(self.known).minus(self.laid)
    }

    fn of(place: &Place, is_own: bool) -> Self {
        let known = if is_own || place.deck().is_empty() { place.hand } else { place.shown };
        let hidden = (place.hand.len() - known.len()) as u8;
        let order = if is_own { place.order } else { Slots::default() };
        Self { known, order, hidden, shown: place.shown, laid: place.laid, formed: place.formed }
    }

    fn determinize(&self, chance: &mut impl Chance) -> Place {
        let Self { known, order, shown, laid, formed, .. } = *self;
        let mut place = Place { hand: known, order, shown, laid, formed };
        for _ in 0..self.hidden {
            place.draw(chance);
        }
        // The order of a hand is known only to those who see it, so any order will do.
        if place.order.is_empty() {
            place.order = place.hand.in_order();
        }
        place
    }
}

impl Observation {
    /// Everything that `viewer` knows about `game`.
    pub(crate) fn of(game: &KanjiZushi, viewer: Viewer) -> Self {
        Self {
            viewer,
            options: game.options.clone(),
            turn: game.turn,
            failures: game.failures,
            stuck: game.stuck,
            table: game.table,
            row: game.row,
            pile: game.pile,
            places: PerSeat::from_fn(game.places.len(), |seat| SeenPlace::of(&game.places[seat], viewer.sees(seat))),
        }
    }

    /// The pairs of a neta known to be in the seat's hand and a shari on the table that form a kanji, in the order of
    /// the moves, whether or not it is the seat's turn.
    pub fn forming(&self, seat: Seat) -> impl Iterator<Item = (Move, Kanji)> + use<> {
        LegalMoves::new(self.options.deck_choice(), self.places[seat].known, self.table).into_forming()
    }

    /// Samples a state: draws each hidden neta from the unseen ones of its player.
    pub(crate) fn determinize(&self, chance: &mut impl Chance) -> KanjiZushi {
        KanjiZushi {
            options: self.options.clone(),
            turn: self.turn,
            failures: self.failures,
            stuck: self.stuck,
            table: self.table,
            row: self.row,
            pile: self.pile,
            places: PerSeat::from_fn(self.places.len(), |seat| self.places[seat].determinize(chance)),
        }
    }
}

/// An observation as JSON: names instead of places in the deck.
#[derive(Serialize, Deserialize)]
struct ObservationJson {
    viewer: Viewer,
    options: Options,
    turn: Option<Seat>,
    failures: u8,
    stuck: u8,
    table: Vec<Half>,
    /// The same from left to right, with gaps. Observations of before do not have it.
    #[serde(default)]
    row: Vec<Option<Half>>,
    pile: Vec<Vec<Half>>,
    places: Vec<PlaceJson>,
}

/// A place as JSON. The played neta follow from the kanji.
#[derive(Serialize, Deserialize)]
struct PlaceJson {
    known: Vec<Half>,
    /// The hand from left to right, with gaps, if the viewer sees it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    hand: Vec<Option<Half>>,
    hidden: u8,
    shown: Vec<Half>,
    formed: FormedKanji,
}

impl From<&Observation> for ObservationJson {
    fn from(known: &Observation) -> Self {
        let deck = known.options.deck();
        let place = |place: &SeenPlace| PlaceJson {
            known: deck.neta_of(place.known).collect(),
            hand: deck.neta_row(&place.order),
            hidden: place.hidden,
            shown: deck.neta_of(place.shown).collect(),
            formed: place.formed,
        };
        Self {
            viewer: known.viewer,
            options: known.options.clone(),
            turn: known.turn,
            failures: known.failures,
            stuck: known.stuck,
            table: deck.shari_of(known.table).collect(),
            row: deck.shari_row(&known.row),
            pile: known.pile.bags().iter().map(|&bag| deck.shari_of(bag).collect()).collect(),
            places: known.places.as_slice().iter().map(place).collect(),
        }
    }
}

impl Serialize for Observation {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        ObservationJson::from(self).serialize(serializer)
    }
}

impl TryFrom<ObservationJson> for Observation {
    type Error = String;

    /// Checks that all cards belong to the deck, that each is in one place, and that the counts agree. It does not
    /// check whether a game can reach the position.
    fn try_from(json: ObservationJson) -> Result<Self, String> {
        let ObservationJson { viewer, options, turn, failures, stuck, table, row, pile, places } = json;
        let mut cards = CardCount::new(options.deck());
        let seats = options.players();
        if places.len() != seats {
            return Err(SetupError::Seats { found: places.len(), expected: seats }.to_string());
        }
        let watching = if let Viewer::Seat(seat) = viewer { Some(seat) } else { None };
        if let Some(seat) = turn.into_iter().chain(watching).find(|seat| seat.index() >= seats) {
            return Err(format!("{seat} is not at a table of {seats}"));
        }
        let mut seen = Vec::new();
        for (index, place) in places.iter().enumerate() {
            seen.push(place.read(index + 1, viewer.sees(Seat::new(index)), &mut cards));
        }
        let table = cards.shari(&table);
        let bags: Vec<Shari> = pile.iter().map(|bag| cards.shari(bag)).collect();
        let (errors, missing) = cards.finish();
        if !errors.is_empty() {
            return Err(errors.iter().map(ToString::to_string).collect::<Vec<_>>().join("; "));
        }
        let pile = Pile::from_bags(&bags).ok_or("the pile has more bags than can be, or an empty one")?;
        if table.len() > TABLE || !missing.is_empty() {
            return Err(format!("of the {SHARI} shari {} are missing, and {} are open", missing.len(), table.len()));
        }
        let fits = |place: &SeenPlace| {
            let hand = place.known.len() + usize::from(place.hidden);
            hand <= HAND && place.unseen().len() >= usize::from(place.hidden) && place.known.contains(place.shown)
        };
        if let Some(index) = seen.iter().position(|place| !fits(place)) {
            return Err(format!("seat {}: a hand has at most {HAND} neta, and those shown are among them", index + 1));
        }
        let deck = options.deck();
        let slots = |row: &[Option<Half>], place: &dyn Fn(Half) -> Option<usize>| -> Vec<Option<usize>> {
            row.iter().map(|half| half.and_then(place)).collect()
        };
        let row = if row.is_empty() {
            Some(table.in_order(deck))
        } else {
            Slots::from_cards(&slots(&row, &|half| deck.shari_place(half)))
        };
        let row =
            row.filter(|row| row.has_same(&table.in_order(deck))).ok_or("the row has other cards than the table")?;
        for (place, json) in seen.iter_mut().zip(&places).filter(|(_, json)| !json.hand.is_empty()) {
            let hand = Slots::from_cards(&slots(&json.hand, &|half| deck.neta_place(half)));
            let in_order = hand.filter(|hand| hand.has_same(&place.order));
            place.order = in_order.ok_or("a hand has other cards than the known ones")?;
        }
        let places = PerSeat::from_slice(&seen);
        Ok(Self { viewer, options, turn, failures, stuck, table, row, pile, places })
    }
}

impl PlaceJson {
    fn read(&self, seat: usize, is_own: bool, cards: &mut CardCount<'_>) -> SeenPlace {
        let laid = cards.formed(seat, self.formed.as_slice());
        let known = cards.hand(seat, &self.known, laid);
        let shown = cards.hand(seat, &self.shown, laid);
        let order = if is_own { known.in_order() } else { Slots::default() };
        SeenPlace { known, order, hidden: self.hidden, shown, laid, formed: self.formed }
    }
}

impl<'de> Deserialize<'de> for Observation {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        ObservationJson::deserialize(deserializer)?.try_into().map_err(D::Error::custom)
    }
}

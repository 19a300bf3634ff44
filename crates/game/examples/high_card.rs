//! A small but complete game: each player is dealt three of twelve cards, everybody plays one card at the same time,
//! and the highest card takes the trick.
//!
//! `cargo run -p sushiya-game --example high_card` plays a random game as a spectator sees it, and then runs the
//! battery of laws that every game keeps.

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use sushiya_game::conformance::Battery;
use sushiya_game::{
    Chance, FastChance, Game, Joint, MoveSet, OptionError, OptionSpec, OptionValue, Options, Outcome, Pending, PerSeat,
    ScoreLine, Seat, SeatSet, Section, Viewer,
};

/// The number of cards dealt to each player, and hence the number of turns.
pub(crate) const HAND: usize = 3;

/// A card, from 1 to 12.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Card(pub(crate) u8);

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Card {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let number = text.parse().ok().filter(|number| (1..=12).contains(number));
        number.map(Card).ok_or_else(|| format!("'{text}' is not a card from 1 to 12"))
    }
}

/// A set of cards, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
pub(crate) struct Cards(u16);

impl Cards {
    const ALL: Self = Self(0b1_1111_1111_1110);

    fn contains(self, card: Card) -> bool {
        self.0 >> card.0 & 1 == 1
    }

    fn insert(&mut self, card: Card) {
        self.0 |= 1 << card.0;
    }

    fn remove(&mut self, card: Card) {
        self.0 &= !(1 << card.0);
    }

    fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    fn sum(self) -> i32 {
        self.iter().map(|card| i32::from(card.0)).sum()
    }

    fn draw(&mut self, chance: &mut impl Chance) -> Card {
        let card = self.pick(chance);
        self.remove(card);
        card
    }
}

/// The legal moves are the cards of the hand.
impl MoveSet for Cards {
    type Move = Card;

    fn len(&self) -> usize {
        self.0.count_ones() as usize
    }

    fn nth(&self, index: usize) -> Card {
        let card = (1..=12).map(Card).filter(|&card| self.contains(card)).nth(index);
        card.expect("the index is out of range")
    }
}

/// The number of players: two or three.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Players(usize);

impl Default for Players {
    fn default() -> Self {
        Self(2)
    }
}

impl Options for Players {
    const SPECS: &'static [OptionSpec] = &[OptionSpec {
        name: "players",
        summary: "number of players",
        values: &[
            OptionValue { value: "2", summary: "two players" },
            OptionValue { value: "3", summary: "three players" },
        ],
    }];

    fn from_pairs(pairs: &[(&str, &str)]) -> Result<Self, Vec<OptionError>> {
        Ok(Self(OptionError::sift(Self::SPECS, pairs)?[0] + 2))
    }

    fn to_pairs(&self) -> Vec<(&'static str, String)> {
        vec![("players", self.0.to_string())]
    }

    fn players(&self) -> usize {
        self.0
    }
}

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) enum Event {
    /// A player was dealt cards; only the player sees them.
    Dealt {
        /// The player.
        seat: Seat,
        /// The cards; `None` for everybody else.
        cards: Option<Cards>,
    },
    /// A player played a card.
    Laid {
        /// The player.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// A player took the trick.
    Won {
        /// The player.
        seat: Seat,
    },
}

/// The game. All cards that are neither in a hand nor on the table are in the pile.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct HighCard {
    options: Players,
    hands: PerSeat<Cards>,
    table: Table,
}

/// The public part of the game.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Table {
    /// The cards that each player has played.
    pub(crate) laid: PerSeat<Cards>,
    /// The player who took each trick.
    pub(crate) winners: Vec<Seat>,
}

impl HighCard {
    /// All cards that were dealt, wherever they are.
    pub(crate) fn census(&self) -> String {
        let dealt = self.hands.as_slice().iter().chain(self.table.laid.as_slice());
        format!("{:b}", dealt.fold(0, |all, cards| all | cards.0))
    }
}

/// Everything a viewer knows.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Observation {
    viewer: Viewer,
    options: Players,
    /// The cards known to be in each hand.
    pub(crate) known: PerSeat<Cards>,
    /// The number of unknown cards in each hand.
    pub(crate) hidden: PerSeat<u8>,
    /// The cards on the table.
    pub(crate) table: Table,
}

impl Game for HighCard {
    type Options = Players;
    type Move = Card;
    type Moves = Cards;
    type Illegal = String;
    type Event = Event;
    type Observation = Observation;

    const NAME: &'static str = "high-card";
    const SCORE_LINES: &'static [&'static str] = &["trick"];
    const TIE_BREAK: &'static str = "low_cards";

    fn deal(options: &Players, chance: &mut impl Chance, sink: &mut impl FnMut(Event)) -> Self {
        let mut pile = Cards::ALL;
        let hands = PerSeat::from_fn(options.0, |seat| {
            let mut cards = Cards::default();
            for _ in 0..HAND {
                cards.insert(pile.draw(chance));
            }
            sink(Event::Dealt { seat, cards: Some(cards) });
            cards
        });
        Self { options: *options, hands, table: Table { laid: PerSeat::new(options.0), winners: Vec::new() } }
    }

    fn options(&self) -> &Players {
        &self.options
    }

    fn pending(&self) -> Pending {
        if self.table.winners.len() == HAND { Pending::Over } else { Pending::Seats(SeatSet::first(self.players())) }
    }

    fn legal_moves(&self, seat: Seat) -> Cards {
        self.hands.get(seat).copied().unwrap_or_default()
    }

    fn check(&self, seat: Seat, chosen: &Card) -> Result<(), String> {
        if self.legal_moves(seat).contains(*chosen) { Ok(()) } else { Err(format!("you do not have {chosen}")) }
    }

    fn apply_unchecked(&mut self, joint: &Joint<Card>, _: &mut impl Chance, sink: &mut impl FnMut(Event)) {
        for (seat, &card) in joint.iter() {
            let card = card.expect("every player chooses");
            self.hands[seat].remove(card);
            self.table.laid[seat].insert(card);
            sink(Event::Laid { seat, card });
        }
        let (seat, _) = joint.iter().max_by_key(|(_, card)| **card).expect("somebody plays");
        self.table.winners.push(seat);
        sink(Event::Won { seat });
    }

    fn observe(&self, viewer: Viewer) -> Observation {
        let sees = |seat: Seat| viewer.sees(seat);
        let hand = |seat: Seat| self.hands[seat];
        Observation {
            viewer,
            options: self.options,
            known: PerSeat::from_fn(self.players(), |seat| if sees(seat) { hand(seat) } else { Cards::default() }),
            hidden: PerSeat::from_fn(self.players(), |seat| if sees(seat) { 0 } else { hand(seat).len() as u8 }),
            table: self.table.clone(),
        }
    }

    fn determinize(known: &Observation, chance: &mut impl Chance) -> Self {
        let seen = known.known.as_slice().iter().chain(known.table.laid.as_slice());
        let mut unseen = seen.fold(Cards::ALL, |unseen, &cards| unseen.minus(cards));
        let hands = PerSeat::from_fn(known.options.0, |seat| {
            let mut hand = known.known[seat];
            for _ in 0..known.hidden[seat] {
                hand.insert(unseen.draw(chance));
            }
            hand
        });
        Self { options: known.options, hands, table: known.table.clone() }
    }

    fn redact(event: &Event, viewer: Viewer) -> Event {
        match event {
            Event::Dealt { seat, cards } => Event::Dealt { seat: *seat, cards: cards.filter(|_| viewer.sees(*seat)) },
            Event::Laid { .. } | Event::Won { .. } => event.clone(),
        }
    }

    fn learn(known: &mut Observation, heard: &Event) {
        match *heard {
            Event::Dealt { seat, cards: Some(cards) } => known.known[seat] = cards,
            Event::Dealt { seat, cards: None } => known.hidden[seat] = HAND as u8,
            Event::Laid { seat, card } => {
                if known.known[seat].contains(card) {
                    known.known[seat].remove(card);
                } else {
                    known.hidden[seat] -= 1;
                }
                known.table.laid[seat].insert(card);
            }
            Event::Won { seat } => known.table.winners.push(seat),
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        if self.pending() != Pending::Over {
            return None;
        }
        let tricks = |seat| self.table.winners.iter().filter(|&&winner| winner == seat).count() as i32;
        let scores = PerSeat::from_fn(self.players(), tricks);
        let sums = PerSeat::from_fn(self.players(), |seat| -self.table.laid[seat].sum());
        Some(Outcome::ranked(scores, self.players(), Self::TIE_BREAK, &sums))
    }

    fn score_lines(&self, sink: &mut impl FnMut(Seat, ScoreLine)) {
        for (turn, &seat) in self.table.winners.iter().enumerate() {
            sink(seat, ScoreLine { section: Section::Round(turn as u8 + 1), what: "trick", points: 1 });
        }
    }

    fn score_bounds(_: &Players) -> RangeInclusive<i32> {
        0..=HAND as i32
    }

    fn longest(_: &Players) -> usize {
        HAND
    }
}

#[allow(dead_code)] // Tests include this file as a module.
fn main() {
    let chance = &mut FastChance::new(1);
    let mut print = |event: Event| println!("{:?}", HighCard::redact(&event, Viewer::Spectator));
    let mut game = HighCard::deal(&Players(3), chance, &mut print);
    while let Pending::Seats(seats) = game.pending() {
        let mut joint = Joint::new(game.players());
        for seat in seats.iter() {
            joint[seat] = Some(game.legal_moves(seat).pick(chance));
        }
        game.apply(&joint, chance, &mut print).expect("legal moves are accepted");
    }
    println!("{:?}", game.outcome().expect("the game is over"));
    Battery::<HighCard> { options: Players(3), census: HighCard::census, games: 20 }.run();
    println!("All laws hold.");
}

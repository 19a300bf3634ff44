//! The rules of Sushi Go! as a person would check them with the rulebook at hand, one example after another.
//!
//! | module | responsible for |
//! |---|---|
//! | `maki` | the contest for the most rolls, every tie of it |
//! | `pudding` | the contest at the end, every tie of it |
//! | `sets` | tempura, sashimi, gyoza |
//! | `nigiri` | nigiri and wasabi |
//! | `chopsticks` | two cards in one turn |
//! | `passing` | where hands go |
//! | `rounds` | dealing, the end of a round, what stays |
//! | `dummy` | the variant for two players with a dummy |
//! | `refusals` | what may not be done, and what is said about it |
//! | `ending` | who wins |

#[path = "../common/mod.rs"]
mod common;

mod chopsticks;
mod dummy;
mod ending;
mod illegal_moves;
mod maki;
mod nigiri;
mod passing;
mod positions;
mod pudding;
mod rounds;
mod sets;

use game::{Game, MoveSet, Seat};
use sushiya_sushi_go::{Event, Move, Options, PerPlace, RoundScore, Tableau, Variant};

use common::{Play, Table, cards};

const ANN: Seat = Seat::new(0);
const BEN: Seat = Seat::new(1);
const CAL: Seat = Seat::new(2);
const DOT: Seat = Seat::new(3);
const EVE: Seat = Seat::new(4);

/// A game of so many, without variant.
fn standard(players: usize) -> Options {
    Options::new(players, Variant::Standard).expect("two to five players")
}

/// A move in words.
fn chosen(text: &str) -> Move {
    text.parse().unwrap_or_else(|error| panic!("{error}"))
}

/// What these cards, laid in this order, score by themselves.
fn alone(words: &str) -> RoundScore {
    RoundScore::of(Tableau::laid(cards(words)))
}

/// What a round scores for players in front of whom these cards lie.
fn round<const N: usize>(fronts: [&str; N]) -> PerPlace<RoundScore> {
    RoundScore::of_round(&PerPlace::from_slice(&fronts.map(|words| Tableau::laid(cards(words)))))
}

/// Every list of `len` numbers from 0 to `most`.
fn each_list(len: usize, most: u8) -> Vec<Vec<u8>> {
    (0..len).fold(vec![Vec::new()], |lists, _| {
        let longer = |list: &Vec<u8>| (0..=most).map(|next| [list.as_slice(), &[next]].concat()).collect::<Vec<_>>();
        lists.iter().flat_map(longer).collect()
    })
}

/// Numbers as their standing: `lowest` for the lowest of them, one more for each that is higher.
fn standing(numbers: &[u8], lowest: u8) -> Vec<u8> {
    let place = |number: u8| {
        let mut lower: Vec<u8> = numbers.iter().copied().filter(|&other| other < number).collect();
        lower.sort_unstable();
        lower.dedup();
        lowest + lower.len() as u8
    };
    numbers.iter().copied().map(place).collect()
}

impl Table {
    /// These are the cards that somebody laid last.
    fn front(mut self, seat: Seat, words: &str) -> Self {
        self.fronts[seat.index()] = cards(words);
        self
    }
}

impl Play {
    /// What lies in front of somebody.
    fn front(&self, seat: Seat) -> Tableau {
        self.all().tableaus[seat]
    }

    /// What was laid in front of somebody on the last turn: `wasabi, squid on wasabi`.
    fn laid(&self, place: Seat) -> String {
        let told = |event: &Event| match *event {
            Event::Laid { seat, card, on_wasabi } if seat == place => {
                Some(if on_wasabi { format!("{card} on wasabi") } else { card.to_string() })
            }
            _ => None,
        };
        self.events.iter().filter_map(told).collect::<Vec<_>>().join(", ")
    }

    /// What somebody's nigiri are worth now.
    fn nigiri(&self, seat: Seat) -> u8 {
        RoundScore::of(self.front(seat)).nigiri
    }

    /// Whether somebody may choose this now, which the list of moves and the check of one must agree on.
    fn may(&self, seat: Seat, text: &str) -> bool {
        let listed = self.game.legal_moves(seat).iter().any(|legal| legal == chosen(text));
        assert_eq!(self.game.check(seat, &chosen(text)).is_ok(), listed, "{text}");
        listed
    }
}

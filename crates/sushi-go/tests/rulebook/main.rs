//! The rules of Sushi Go!, checked against the rulebook example by example.
//!
//! | module | responsible for |
//! |---|---|
//! | `maki` | points for the most rolls, with all ties |
//! | `pudding` | points for puddings at the end, with all ties |
//! | `sets` | tempura, sashimi, gyoza |
//! | `nigiri` | nigiri and wasabi |
//! | `chopsticks` | two cards in one turn |
//! | `passing` | the direction of passing |
//! | `rounds` | dealing, and the end of a round |
//! | `dummy` | the variant for two players with a dummy |
//! | `illegal_moves` | illegal moves and their error messages |
//! | `positions` | invalid positions and their error messages |
//! | `ending` | the winner |

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

/// The standard game for this number of players.
fn standard(players: usize) -> Options {
    Options::new(players, Variant::Standard).expect("the options are valid")
}

/// Parses a move.
fn chosen(text: &str) -> Move {
    text.parse().unwrap_or_else(|error| panic!("{error}"))
}

/// The score of these cards, played in this order, without maki.
fn alone(words: &str) -> RoundScore {
    RoundScore::of(Tableau::laid(cards(words)))
}

/// The scores of a round for players with these cards on the table.
fn round<const N: usize>(fronts: [&str; N]) -> PerPlace<RoundScore> {
    RoundScore::of_round(&PerPlace::from_slice(&fronts.map(|words| Tableau::laid(cards(words)))))
}

/// All lists of `len` numbers from 0 to `most`.
fn each_list(len: usize, most: u8) -> Vec<Vec<u8>> {
    (0..len).fold(vec![Vec::new()], |lists, _| {
        let longer = |list: &Vec<u8>| (0..=most).map(|next| [list.as_slice(), &[next]].concat()).collect::<Vec<_>>();
        lists.iter().flat_map(longer).collect()
    })
}

/// Replaces numbers with their ranks: `lowest` for the lowest number, `lowest + 1` for the next higher, and so on.
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
    /// Sets the cards that a player has played last.
    fn front(mut self, seat: Seat, words: &str) -> Self {
        self.fronts[seat.index()] = cards(words);
        self
    }
}

impl Play {
    /// The tableau of a seat.
    fn front(&self, seat: Seat) -> Tableau {
        self.all().tableaus[seat]
    }

    /// The cards added to a tableau in the last turn: `wasabi, squid on wasabi`.
    fn laid(&self, place: Seat) -> String {
        let describe = |event: &Event| match *event {
            Event::Laid { seat, card, on_wasabi } if seat == place => {
                Some(if on_wasabi { format!("{card} on wasabi") } else { card.to_string() })
            }
            _ => None,
        };
        self.events.iter().filter_map(describe).collect::<Vec<_>>().join(", ")
    }

    /// The current points of a seat's nigiri.
    fn nigiri(&self, seat: Seat) -> u8 {
        RoundScore::of(self.front(seat)).nigiri
    }

    /// Whether a move is legal. Asserts that the list of moves and the check of a move agree.
    fn may(&self, seat: Seat, text: &str) -> bool {
        let listed = self.game.legal_moves(seat).iter().any(|legal| legal == chosen(text));
        assert_eq!(self.game.check(seat, &chosen(text)).is_ok(), listed, "{text}");
        listed
    }
}

//! Scoring a game that was played with real cards.

use std::collections::BTreeMap;

use game::{Kind, Outcome, Seat};
use serde::{Deserialize, Serialize};

use crate::scoring::scores;
use crate::setup_error::{Deck, SetupError, count_against_box};
use crate::{Action, Actions, Colour, Customer, Customers, Options, PerPlayer, Score, settle};

/// A score sheet as input: the cards of each player at the end.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sheet {
    /// The players, in seat order.
    pub players: Vec<SheetPlayer>,
}

/// The cards of one player at the end. Missing fields are 0.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct SheetPlayer {
    /// The number of customers of each colour, by name.
    pub customers: BTreeMap<String, u32>,
    /// The number of tip customers.
    pub tips: u32,
    /// The number of tip cards in the hand.
    pub tip_cards: u32,
    /// The number of other action cards in the hand.
    pub action_cards: u32,
}

/// A scored sheet.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Scored {
    /// For each player, line by line.
    pub players: Vec<ScoredPlayer>,
    /// Total points.
    pub totals: Vec<i32>,
    /// The seats that won, counted from 0.
    pub winners: Vec<usize>,
    /// Ranks, and the criterion that decided.
    #[serde(skip)]
    pub outcome: Outcome,
    /// The number of tips of each player, including cards in the hand.
    #[serde(skip)]
    pub tips: Vec<u8>,
    /// The number of other action cards of each player.
    #[serde(skip)]
    pub action_cards: Vec<u8>,
}

/// The score of one player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct ScoredPlayer {
    /// Line by line.
    #[serde(flatten)]
    pub lines: Score,
    /// All lines together.
    pub total: i32,
}

impl Sheet {
    /// Scores the sheet.
    ///
    /// # Errors
    /// All errors at once.
    pub fn score(&self) -> Result<Scored, Vec<SetupError>> {
        let mut errors = Vec::new();
        errors.extend(Options::new(self.players.len()).map_err(SetupError::Options).err());
        let customers = self.read(&mut errors);
        count_against_box(Deck::Customers, customers.iter().flatten().copied(), &mut errors);
        let tips = self.players.iter().map(|player| (Action::Tip, player.tip_cards.into()));
        count_against_box(Deck::Actions, tips, &mut errors);
        let (found, in_box) = (self.action_cards(), Actions::BOX.len() - Action::Tip.in_box());
        if found > in_box as u64 {
            errors.push(SetupError::Box { deck: Deck::Actions, card: "other than tip".to_owned(), found, in_box });
        }
        if errors.is_empty() { Ok(self.add_up(&customers)) } else { Err(errors) }
    }

    /// The number of action cards other than tips.
    fn action_cards(&self) -> u64 {
        self.players.iter().map(|player| u64::from(player.action_cards)).sum()
    }

    /// The customers of each player, without unknown colours.
    fn read(&self, errors: &mut Vec<SetupError>) -> Vec<Vec<(Customer, u64)>> {
        let mut read = Vec::new();
        for (index, player) in self.players.iter().enumerate() {
            let mut customers = vec![(Customer::Tip, u64::from(player.tips))];
            for (name, &count) in &player.customers {
                match Colour::ALL.into_iter().find(|colour| colour.name() == name) {
                    Some(colour) => customers.push((Customer::Of(colour), count.into())),
                    None => errors.push(SetupError::Colour { seat: index + 1, name: name.clone() }),
                }
            }
            read.push(customers);
        }
        read
    }

    /// The points of a sheet without errors.
    fn add_up(&self, customers: &[Vec<(Customer, u64)>]) -> Scored {
        let players = self.players.len();
        let taken = PerPlayer::from_fn(players, |seat| {
            let bags =
                customers[seat.index()].iter().map(|&(customer, count)| Customers::several(customer, count as usize));
            bags.fold(Customers::NONE, Customers::plus)
        });
        let player = |seat: Seat| &self.players[seat.index()];
        let tips = PerPlayer::from_fn(players, |seat| (player(seat).tips + player(seat).tip_cards) as u8);
        let action_cards = PerPlayer::from_fn(players, |seat| player(seat).action_cards as u8);
        let lines = scores(&taken, tips);
        let outcome = settle(&lines, action_cards);
        let with_total = |lines: &Score| ScoredPlayer { lines: *lines, total: lines.total() };
        Scored {
            players: lines.as_slice().iter().map(with_total).collect(),
            totals: outcome.scores.as_slice().to_vec(),
            winners: outcome.winners.iter().map(Seat::index).collect(),
            outcome,
            tips: tips.as_slice().to_vec(),
            action_cards: action_cards.as_slice().to_vec(),
        }
    }
}

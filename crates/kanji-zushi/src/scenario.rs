//! Any position as data, checked when it becomes a state.

use game::{Options as _, PerSeat, Seat};
use serde::{Deserialize, Serialize};

use crate::place::Place;
use crate::setup_error::{CardCount, SetupError};
use crate::{GOAL, HAND, Half, Kanji, KanjiZushi, Neta, Options, Pile, SHARI, STUCK, TABLE};

/// A position of a game that is not over, not yet checked.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Scenario {
    /// The options of the game.
    pub options: Options,
    /// The player whose turn it is.
    pub turn: Seat,
    /// Turns in a row without a kanji since the table was last filled or changed.
    pub failures: usize,
    /// The number of stuck tables since the last kanji.
    pub stuck: usize,
    /// The open shari.
    pub table: Vec<Half>,
    /// The shari that went under the pile, lowest last. All shari that are not listed anywhere are above them.
    pub under: Vec<Vec<Half>>,
    /// The players' places.
    pub places: Vec<ScenarioPlace>,
}

/// A player's place in a position.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct ScenarioPlace {
    /// The neta in the hand.
    pub hand: Vec<Half>,
    /// The neta in the hand that everybody has seen.
    pub shown: Vec<Half>,
    /// The formed kanji, in order.
    pub formed: Vec<Kanji>,
}

impl TryFrom<&Scenario> for KanjiZushi {
    type Error = Vec<SetupError>;

    fn try_from(scenario: &Scenario) -> Result<Self, Vec<SetupError>> {
        let Scenario { options, turn, failures, stuck, table, under, places } = scenario;
        let (deck, players) = (options.deck(), options.players());
        let mut count = CardCount::new(deck);
        if places.len() != players {
            count.errors.push(SetupError::Seats { found: places.len(), expected: players });
        }
        let taken: Vec<Place> =
            places.iter().enumerate().map(|(index, place)| place.read(index + 1, &mut count)).collect();
        let open = count.shari(table);
        if table.len() != TABLE {
            count.errors.push(SetupError::Table { found: table.len() });
        }
        if under.iter().any(|bag| bag.len() != TABLE) || under.len() > (SHARI - TABLE) / TABLE {
            count.errors.push(SetupError::Under);
        }
        let under: Vec<_> = under.iter().map(|bag| count.shari(bag)).collect();
        let playing = places.iter().filter(|place| place.formed.len() < GOAL).count();
        if places.get(turn.index()).is_none_or(|place| place.formed.len() >= GOAL) {
            count.errors.push(SetupError::Turn);
        }
        if *failures >= playing.max(1) || *stuck >= STUCK.into() {
            count.errors.push(SetupError::Stuck);
        }
        let (errors, rest) = count.finish();
        if !errors.is_empty() {
            return Err(errors);
        }
        let mut pile = Pile::shuffled(rest);
        for bag in under {
            pile.put_under(bag);
        }
        Ok(Self {
            options: options.clone(),
            turn: Some(*turn),
            failures: *failures as u8,
            stuck: *stuck as u8,
            table: open,
            row: open.in_order(deck),
            pile,
            places: PerSeat::from_slice(&taken),
        })
    }
}

impl ScenarioPlace {
    fn read(&self, seat: usize, count: &mut CardCount<'_>) -> Place {
        let laid = count.formed(seat, &self.formed);
        let hand = count.hand(seat, &self.hand, laid);
        if self.hand.len() != HAND {
            count.errors.push(SetupError::Hand { seat, found: self.hand.len() });
        }
        for &neta in self.shown.iter().filter(|neta| !self.hand.contains(neta)) {
            count.errors.push(SetupError::Shown { seat, neta });
        }
        let shown = count.hand(seat, &self.shown, Neta::NONE);
        let formed = self.formed.iter().copied().take(GOAL).collect();
        Place { hand, order: hand.in_order(), shown, laid, formed }
    }
}

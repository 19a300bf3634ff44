//! A table for tests: positions as data, moves as text, chosen dice.

use std::collections::VecDeque;

use game::{Chance, FastChance, Game, Joint, Kind, MoveSet, Seat, Viewer};
use sushiya_sushi_express::{
    Action, Actions, Colour, Customer, Event, Observation, Options, Scenario, Stage, SushiExpress,
};

/// Randomness with chosen dice.
pub(crate) struct LoadedDice {
    dice: VecDeque<u32>,
    rest: FastChance,
}

impl Chance for LoadedDice {
    fn below(&mut self, bound: u32) -> u32 {
        let die = if bound == 6 { self.dice.pop_front() } else { None };
        die.map_or_else(|| self.rest.below(bound), |pips| pips - 1)
    }
}

/// A game with its randomness and the latest events.
pub(crate) struct Table {
    pub(crate) game: SushiExpress,
    /// The events of the last move.
    pub(crate) events: Vec<Event>,
    chance: LoadedDice,
}

impl Table {
    /// A game from this position.
    #[track_caller]
    pub(crate) fn new(scenario: &Scenario) -> Self {
        let game = SushiExpress::try_from(scenario).expect("the position is valid");
        Self { game, events: Vec::new(), chance: LoadedDice { dice: VecDeque::new(), rest: FastChance::new(1) } }
    }

    /// Sets the next dice.
    pub(crate) fn dice(&mut self, pips: impl IntoIterator<Item = u32>) -> &mut Self {
        self.chance.dice.extend(pips);
        self
    }

    /// The seat that has to choose, from 0.
    #[track_caller]
    pub(crate) fn asked(&self) -> usize {
        self.game.pending().seats().iter().next().expect("the game is not over").index()
    }

    /// The current choice.
    pub(crate) fn stage(&self) -> Stage {
        self.knows_all().stage
    }

    /// The omniscient observation.
    pub(crate) fn knows_all(&self) -> Observation {
        self.game.observe(Viewer::Omniscient)
    }

    /// The legal moves of the seat that has to choose.
    pub(crate) fn moves(&self) -> Vec<String> {
        self.game.legal_moves(seat(self.asked())).iter().map(|chosen| chosen.to_string()).collect()
    }

    /// Plays these moves, each by the seat that has to choose.
    #[track_caller]
    pub(crate) fn plays<const N: usize>(&mut self, moves: [&str; N]) -> &mut Self {
        for text in moves {
            let mut joint = Joint::new(self.game.players());
            joint[seat(self.asked())] = Some(text.parse().unwrap());
            self.events.clear();
            let events = &mut self.events;
            let played = self.game.apply(&joint, &mut self.chance, &mut |event| events.push(event));
            assert!(played.is_ok(), "{}", played.unwrap_err());
        }
        self
    }

    /// The reason why the seat that has to choose cannot play this move.
    #[track_caller]
    pub(crate) fn refuses(&self, text: &str) -> String {
        let refused = self.game.check(seat(self.asked()), &text.parse().unwrap());
        refused.expect_err("the move is legal").to_string()
    }

    /// The hand of a seat.
    pub(crate) fn hand(&self, index: usize) -> Actions {
        self.knows_all().hands[seat(index)].known
    }

    /// The tiles of the vans.
    pub(crate) fn vans(&self) -> Vec<usize> {
        self.knows_all().vans.as_slice().iter().map(|tile| tile.index()).collect()
    }
}

pub(crate) fn seat(index: usize) -> Seat {
    Seat::new(index)
}

pub(crate) const LIGHT_BLUE: Customer = Customer::Of(Colour::LightBlue);
pub(crate) const DARK_BLUE: Customer = Customer::Of(Colour::DarkBlue);
pub(crate) const PINK: Customer = Customer::Of(Colour::Pink);
pub(crate) const PURPLE: Customer = Customer::Of(Colour::Purple);
pub(crate) const RED: Customer = Customer::Of(Colour::Red);
pub(crate) const YELLOW: Customer = Customer::Of(Colour::Yellow);

/// The beginning of a game for this number of players. All face-up customers are different.
pub(crate) fn beginning(players: usize) -> Scenario {
    let row = [LIGHT_BLUE, DARK_BLUE, PINK, PURPLE, RED, YELLOW][..players].to_vec();
    Scenario::beginning(Options::new(players).unwrap(), seat(0), row)
}

/// Everybody has bet on these different numbers, in seat order. The dice come next.
pub(crate) fn bets(numbers: &[u8]) -> Scenario {
    let highest = (0..numbers.len()).max_by_key(|&index| numbers[index]).unwrap();
    let lowest = (0..numbers.len()).min_by_key(|&index| numbers[index]).unwrap();
    let track = numbers.iter().enumerate().map(|(index, &number)| (number, vec![seat(index)])).collect();
    Scenario { stage: Stage::Rolling(seat(highest)), first: seat(lowest), track, ..beginning(numbers.len()) }
}

/// Empties all hands: the starting cards are used up.
pub(crate) fn without_cards(scenario: Scenario) -> Scenario {
    let used = scenario.hands.iter().flatten().copied().collect();
    let none = vec![Vec::new(); scenario.hands.len()];
    Scenario { hands: none.clone(), open: none, used, ..scenario }
}

/// Uses up all action cards that are not in a hand.
pub(crate) fn with_empty_pile(mut scenario: Scenario) -> Scenario {
    for &card in Action::ALL {
        let placed = scenario.hands.iter().chain([&scenario.used]).flatten().filter(|&&other| other == card).count();
        scenario.used.extend(std::iter::repeat_n(card, card.in_box() - placed));
    }
    scenario
}

/// Discards all customers that are neither face up nor taken, except for these.
pub(crate) fn with_customers_left(mut scenario: Scenario, left: &[Customer]) -> Scenario {
    for &customer in Customer::ALL {
        let gone = scenario.taken.iter().chain([&scenario.row, &scenario.discarded]).flatten();
        let placed = gone.chain(left).filter(|&&other| other == customer).count();
        scenario.discarded.extend(std::iter::repeat_n(customer, customer.in_box() - placed));
    }
    scenario
}

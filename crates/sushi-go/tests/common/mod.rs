//! Positions written as text, and play from them.
//!
//! A test specifies only the cards that matter. The rest of the table is filled with cards that make no difference,
//! because a position must account for every turn that was played.

use std::iter::repeat_n;

use game::{FastChance, Game, Joint, MoveSet, Seat, Viewer};
use sushiya_sushi_go::{Card, Cards, Event, Move, Observation, Options, Scenario, SushiGo, Variant};

/// Cards to fill tables with, most harmless first. Wasabi and chopsticks would change the legal moves or their effects.
const FILLING: [Card; 10] = [
    Card::Tempura,
    Card::Sashimi,
    Card::Gyoza,
    Card::Maki1,
    Card::Maki2,
    Card::Maki3,
    Card::Egg,
    Card::Salmon,
    Card::Squid,
    Card::Pudding,
];

/// Parses cards, in this order: `3 tempura, egg`.
pub(crate) fn cards(words: &str) -> Vec<Card> {
    let several = |word: &str| {
        let (count, name) = word.split_once(' ').unwrap_or(("1", word));
        let card = name.parse::<Card>().unwrap_or_else(|unknown| panic!("{unknown}"));
        repeat_n(card, count.parse().expect("a number and a card"))
    };
    words.split(',').map(str::trim).filter(|word| !word.is_empty()).flat_map(several).collect()
}

/// Parses cards whose order does not matter.
pub(crate) fn bag(words: &str) -> Cards {
    cards(words).into_iter().collect()
}

/// A table in the middle of a round.
#[derive(Clone)]
pub(crate) struct Table {
    pub(crate) variant: Variant,
    /// The cards played in each round that has ended.
    pub(crate) earlier: Vec<Vec<Vec<Card>>>,
    pub(crate) hands: Vec<Vec<Card>>,
    pub(crate) fronts: Vec<Vec<Card>>,
    pub(crate) control: Option<(Seat, Card)>,
}

impl Table {
    /// A table with these hands.
    pub(crate) fn holding<const N: usize>(hands: [&str; N]) -> Self {
        Self {
            variant: Variant::Standard,
            earlier: Vec::new(),
            hands: hands.map(cards).into(),
            fronts: vec![Vec::new(); N],
            control: None,
        }
    }

    /// Adds a dummy. `seat` controls it and has drawn this card.
    pub(crate) fn controlled_by(mut self, seat: Seat, drawn: Card) -> Self {
        self.variant = Variant::Dummy;
        self.control = Some((seat, drawn));
        self.earlier.iter_mut().chain([&mut self.fronts]).for_each(|fronts| fronts.push(Vec::new()));
        self
    }

    /// Adds this number of finished rounds.
    pub(crate) fn after_rounds(mut self, rounds: usize) -> Self {
        self.earlier = vec![vec![Vec::new(); self.fronts.len()]; rounds];
        self
    }

    /// The whole position, filled with other cards.
    pub(crate) fn scenario(&self) -> Scenario {
        let options = Options::new(self.hands.len(), self.variant).expect("the options are valid");
        let size = options.hand_size();
        let Self { earlier, hands, fronts, control, .. } = self;
        let given = earlier.iter().flatten().chain(hands).chain(fronts).flatten().copied();
        let mut rest: Vec<Card> = Cards::BOX.iter().collect();
        for card in given.chain(control.map(|(_, drawn)| drawn)) {
            let at = rest.iter().position(|&other| other == card).unwrap_or_else(|| panic!("too many {card}"));
            rest.swap_remove(at);
        }
        // The other cards were played first, so that none of them goes on a wasabi.
        let mut fill_up = |given: &Vec<Card>, size: usize| {
            let mut filled = Vec::new();
            while filled.len() + given.len() < size {
                let harmless = FILLING.iter().find_map(|filling| rest.iter().position(|card| card == filling));
                filled.push(rest.swap_remove(harmless.expect("there are enough cards to fill the table")));
            }
            filled.extend(given);
            filled
        };
        let turns = size - hands[0].len();
        Scenario {
            options,
            tableaus: fronts.iter().map(|front| fill_up(front, turns)).collect(),
            earlier: earlier.iter().map(|round| round.iter().map(|front| fill_up(front, size)).collect()).collect(),
            hands: hands.clone(),
            returned: Vec::new(),
            control: *control,
        }
    }

    /// Starts playing from this position.
    pub(crate) fn start(&self) -> Play {
        Play::from(&self.scenario())
    }
}

/// A game that is being played.
pub(crate) struct Play {
    pub(crate) game: SushiGo,
    pub(crate) chance: FastChance,
    /// The events of the last turn.
    pub(crate) events: Vec<Event>,
}

impl Play {
    /// Starts playing from a position.
    pub(crate) fn from(scenario: &Scenario) -> Self {
        let game = SushiGo::try_from(scenario).unwrap_or_else(|errors| panic!("{errors:?}"));
        Self { game, chance: FastChance::new(1), events: Vec::new() }
    }

    /// Deals a game.
    pub(crate) fn deal(options: Options, seed: u64) -> Self {
        let (mut chance, mut events) = (FastChance::new(seed), Vec::new());
        let game = SushiGo::deal(&options, &mut chance, &mut |event| events.push(event));
        Self { game, chance, events }
    }

    /// Plays a turn with these moves, in seat order.
    pub(crate) fn turn<const N: usize>(&mut self, moves: [&str; N]) {
        self.play(&moves.map(|text| text.parse().unwrap_or_else(|error| panic!("{error}"))));
    }

    /// Plays a turn with random moves, and returns them.
    pub(crate) fn any_turn(&mut self) -> Vec<Move> {
        let seats = self.game.pending().seats();
        let moves: Vec<Move> = seats.iter().map(|seat| self.game.legal_moves(seat).pick(&mut self.chance)).collect();
        self.play(&moves);
        moves
    }

    fn play(&mut self, moves: &[Move]) {
        assert_eq!(moves.len(), self.game.players(), "there must be a move for each player");
        let joint = Joint::from_fn(moves.len(), |seat| Some(moves[seat.index()]));
        self.events.clear();
        let heard = &mut |event| self.events.push(event);
        self.game.apply(&joint, &mut self.chance, heard).unwrap_or_else(|error| panic!("{error}"));
    }

    /// The omniscient observation.
    pub(crate) fn all(&self) -> Observation {
        self.game.observe(Viewer::Omniscient)
    }

    /// The hand of a seat.
    pub(crate) fn hand(&self, seat: Seat) -> Cards {
        self.all().hands[seat].known
    }
}

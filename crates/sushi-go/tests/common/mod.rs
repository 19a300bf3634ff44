//! Tables told in words, and playing on from them.
//!
//! A test says what matters, the hands and the cards in front of somebody; the rest of the table is filled up with
//! cards that change nothing, because a position must account for every turn that was played.

use std::iter::repeat_n;

use game::{FastChance, Game, Joint, MoveSet, Seat, Viewer};
use sushiya_sushi_go::{Card, Cards, Event, Move, Observation, Options, Scenario, SushiGo, Variant};

/// What tables are filled up with, the most harmless first; never wasabi or chopsticks, which change what can be done.
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

/// Cards in words, in this order: `3 tempura, egg`.
pub(crate) fn cards(words: &str) -> Vec<Card> {
    let several = |word: &str| {
        let (count, name) = word.split_once(' ').unwrap_or(("1", word));
        let card = name.parse::<Card>().unwrap_or_else(|unknown| panic!("{unknown}"));
        repeat_n(card, count.parse().expect("a number and a card"))
    };
    words.split(',').map(str::trim).filter(|word| !word.is_empty()).flat_map(several).collect()
}

/// Cards in words, where the order does not matter.
pub(crate) fn bag(words: &str) -> Cards {
    cards(words).into_iter().collect()
}

/// A table in the middle of a round.
#[derive(Clone)]
pub(crate) struct Table {
    pub(crate) variant: Variant,
    /// What was laid in each round that has ended.
    pub(crate) earlier: Vec<Vec<Vec<Card>>>,
    pub(crate) hands: Vec<Vec<Card>>,
    pub(crate) fronts: Vec<Vec<Card>>,
    pub(crate) control: Option<(Seat, Card)>,
}

impl Table {
    /// Players who hold these cards.
    pub(crate) fn holding<const N: usize>(hands: [&str; N]) -> Self {
        Self {
            variant: Variant::Standard,
            earlier: Vec::new(),
            hands: hands.map(cards).into(),
            fronts: vec![Vec::new(); N],
            control: None,
        }
    }

    /// There is a dummy; this player controls it and has drawn this card.
    pub(crate) fn controlled_by(mut self, seat: Seat, drawn: Card) -> Self {
        self.variant = Variant::Dummy;
        self.control = Some((seat, drawn));
        self.earlier.iter_mut().chain([&mut self.fronts]).for_each(|fronts| fronts.push(Vec::new()));
        self
    }

    /// So many rounds are over.
    pub(crate) fn after_rounds(mut self, rounds: usize) -> Self {
        self.earlier = vec![vec![Vec::new(); self.fronts.len()]; rounds];
        self
    }

    /// The whole position, filled up.
    pub(crate) fn scenario(&self) -> Scenario {
        let options = Options::new(self.hands.len(), self.variant).expect("a way to play");
        let size = options.hand_size();
        let Self { earlier, hands, fronts, control, .. } = self;
        let told = earlier.iter().flatten().chain(hands).chain(fronts).flatten().copied();
        let mut rest: Vec<Card> = Cards::BOX.iter().collect();
        for card in told.chain(control.map(|(_, drawn)| drawn)) {
            let at = rest.iter().position(|&other| other == card).unwrap_or_else(|| panic!("too many {card}"));
            rest.swap_remove(at);
        }
        // What fills up was laid first, so that nothing in it gets on a wasabi.
        let mut fill_up = |told: &Vec<Card>, size: usize| {
            let mut filled = Vec::new();
            while filled.len() + told.len() < size {
                let harmless = FILLING.iter().find_map(|filling| rest.iter().position(|card| card == filling));
                filled.push(rest.swap_remove(harmless.expect("cards to fill up with")));
            }
            filled.extend(told);
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

    /// Sits down to play on.
    pub(crate) fn start(&self) -> Play {
        Play::from(&self.scenario())
    }
}

/// A game that is being played.
pub(crate) struct Play {
    pub(crate) game: SushiGo,
    pub(crate) chance: FastChance,
    /// What happened on the last turn.
    pub(crate) events: Vec<Event>,
}

impl Play {
    /// Plays on from a position.
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

    /// Everybody chooses, in table order.
    pub(crate) fn turn<const N: usize>(&mut self, moves: [&str; N]) {
        self.play(&moves.map(|text| text.parse().unwrap_or_else(|error| panic!("{error}"))));
    }

    /// Everybody chooses something that may be chosen; says what.
    pub(crate) fn any_turn(&mut self) -> Vec<Move> {
        let seats = self.game.pending().seats();
        let moves: Vec<Move> = seats.iter().map(|seat| self.game.legal_moves(seat).pick(&mut self.chance)).collect();
        self.play(&moves);
        moves
    }

    fn play(&mut self, moves: &[Move]) {
        assert_eq!(moves.len(), self.game.players(), "a move for everybody");
        let joint = Joint::from_fn(moves.len(), |seat| Some(moves[seat.index()]));
        self.events.clear();
        let heard = &mut |event| self.events.push(event);
        self.game.apply(&joint, &mut self.chance, heard).unwrap_or_else(|error| panic!("{error}"));
    }

    /// Everything there is to know.
    pub(crate) fn all(&self) -> Observation {
        self.game.observe(Viewer::Omniscient)
    }

    /// The hand somebody holds.
    pub(crate) fn hand(&self, seat: Seat) -> Cards {
        self.all().hands[seat].known
    }
}

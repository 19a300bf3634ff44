//! Any position as data, checked when it becomes a state.

use game::{Kind, Options as _, Seat};

use crate::setup_error::{Deck, Place, SetupError, check_seats, count_against_box};
use crate::{
    Action, Actions, Customer, Customers, Dice, Hand, Number, Options, PerPlayer, Stage, SushiExpress, Tile, Track,
};

/// A position, not yet checked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scenario {
    /// The options.
    pub options: Options,
    /// The number of the round, from 1.
    pub round: u8,
    /// The current choice, and who has to make it.
    pub stage: Stage,
    /// The first bettor; after the bets, the lowest bettor.
    pub first: Seat,
    /// The numbers with pawns, and the seats of the pawns, the bottom one first.
    pub track: Vec<(u8, Vec<Seat>)>,
    /// For each player, the tile of the van, counted from Sushi Express.
    pub vans: Vec<usize>,
    /// The last roll.
    pub dice: Option<[u8; 2]>,
    /// For each player, the action cards in the hand.
    pub hands: Vec<Vec<Action>>,
    /// For each player, the publicly known ones of them. When the game is over, all of them are public.
    pub open: Vec<Vec<Action>>,
    /// Action cards that have left the game.
    pub used: Vec<Action>,
    /// The customers that are face up.
    pub row: Vec<Customer>,
    /// For each player, the customers taken.
    pub taken: Vec<Vec<Customer>>,
    /// The customers that were discarded.
    pub discarded: Vec<Customer>,
}

impl Scenario {
    /// The beginning of a game with these customers face up.
    pub fn beginning(options: Options, first: Seat, row: Vec<Customer>) -> Self {
        let players = options.players();
        let starting: Vec<Action> = Hand::starting().open.iter().collect();
        Self {
            options,
            round: 1,
            stage: Stage::Betting(first),
            first,
            track: Vec::new(),
            vans: vec![Tile::SUSHI_EXPRESS.index(); players],
            dice: None,
            hands: vec![starting.clone(); players],
            open: vec![starting; players],
            used: Vec::new(),
            row,
            taken: vec![Vec::new(); players],
            discarded: Vec::new(),
        }
    }

    /// Places all valid pawns, and adds errors for the others.
    fn lay_pawns(&self, errors: &mut Vec<SetupError>) -> Track {
        let mut track = Track::default();
        for &(found, ref stack) in &self.track {
            let number = Number::new(found).filter(|&number| !track.has(number));
            if number.is_none() {
                errors.push(SetupError::Number { found });
            }
            for &seat in stack {
                if seat.index() >= self.options.players() {
                    errors.push(SetupError::NoSeat { place: Place::Track, seat: seat.index() + 1 });
                } else if track.bet(seat).is_some() {
                    errors.push(SetupError::Pawns { seat: seat.index() + 1 });
                } else if let Some(number) = number {
                    track.lay(seat, number);
                }
            }
        }
        track
    }

    /// Checks that every list has an entry for each player, and that all seats exist.
    fn check_places(&self, errors: &mut Vec<SetupError>) {
        let players = self.options.players();
        errors.extend(check_seats(Place::Vans, self.vans.len(), players));
        errors.extend(check_seats(Place::Hands, self.hands.len(), players));
        errors.extend(check_seats(Place::OpenHands, self.open.len(), players));
        errors.extend(check_seats(Place::Customers, self.taken.len(), players));
        for (place, seat) in [(Place::Stage, self.stage.seat()), (Place::First, Some(self.first))] {
            if let Some(seat) = seat.filter(|seat| seat.index() >= players) {
                errors.push(SetupError::NoSeat { place, seat: seat.index() + 1 });
            }
        }
    }

    fn check_vans(&self, errors: &mut Vec<SetupError>) {
        for (index, &tile) in self.vans.iter().enumerate() {
            if Tile::new(tile).is_none() {
                errors.push(SetupError::Tile { seat: index + 1, found: tile });
            } else if tile != Tile::SUSHI_EXPRESS.index() && self.vans[..index].contains(&tile) {
                errors.push(SetupError::Crowded { tile });
            }
        }
    }

    fn check_open_cards(&self, errors: &mut Vec<SetupError>) {
        let count = |cards: &[Action], card| cards.iter().filter(|&&other| other == card).count();
        for (index, (hand, open)) in self.hands.iter().zip(&self.open).enumerate() {
            if Action::ALL.iter().any(|&card| count(open, card) > count(hand, card)) {
                errors.push(SetupError::Open { seat: index + 1 });
            }
        }
    }

    /// Whether the seat might hold this card, judging by public information.
    fn might_hold(&self, seat: Seat, card: Action) -> bool {
        let (Some(hand), Some(open)) = (self.hands.get(seat.index()), self.open.get(seat.index())) else { return true };
        let known = self.open.iter().chain([&self.used]).flatten().filter(|&&other| other == card).count();
        open.contains(&card) || (hand.len() > open.len() && known < card.in_box())
    }

    /// Adds all reasons why this cannot be the stage of the game.
    fn check_stage(&self, track: Track, dice: Option<Dice>, errors: &mut Vec<SetupError>) {
        let players = self.options.players();
        if self.first.index() >= players || self.stage.seat().is_some_and(|seat| seat.index() >= players) {
            return;
        }
        let reasons = [self.row_does_not_fit(track), self.pawns_do_not_fit(track), self.nobody_asks(track, dice)];
        errors.extend(reasons.into_iter().flatten().map(|why| SetupError::Stage { stage: self.stage, why }));
    }

    /// The reasons why the row does not fit the stage.
    fn row_does_not_fit(&self, track: Track) -> Vec<&'static str> {
        let (players, row) = (self.options.players(), self.row.len());
        let gone = self.taken.iter().chain([&self.discarded, &self.row]).map(Vec::len).sum();
        let fills = row <= players && Customers::BOX.len().saturating_sub(gone) >= players - row;
        match self.stage {
            Stage::Betting(_) | Stage::Swapping(_) | Stage::Rolling(_) | Stage::RollingAgain(_) | Stage::Failing(_) => {
                unless([(row == players, "until vans drive there is a customer face up for each player")])
            }
            Stage::Driving(_) | Stage::Taking(_) => {
                let fits = track.len() <= row && row <= players;
                unless([(fits, "there is a customer face up for each pawn, and no more than play")])
            }
            Stage::Ordering(_) => unless([
                (row > 0, "no customers are left"),
                (fills, "the row cannot be filled any more, the game is over"),
            ]),
            Stage::Over => unless([
                (row <= players, "more customers are face up than play"),
                (!fills, "the row can still be filled"),
            ]),
        }
    }

    /// The reasons why the pawns do not fit the stage.
    fn pawns_do_not_fit(&self, track: Track) -> Vec<&'static str> {
        let players = self.options.players();
        let only_first = |count: usize| {
            (0..players).all(|turn| {
                let bettor = Seat::new((self.first.index() + turn) % players);
                track.bet(bettor).is_some() == (turn < count)
            })
        };
        let turn = |seat: Seat| (seat.index() + players - self.first.index()) % players;
        match self.stage {
            Stage::Betting(seat) => {
                unless([(only_first(turn(seat)), "those who bet before have a pawn on the track, the others none")])
            }
            Stage::Swapping(seat) => unless([
                (
                    only_first(turn(seat) + 1),
                    "this seat and those who bet before have a pawn on the track, the others none",
                ),
                (track.neighbours() != 0, "no two neighbouring numbers have pawns"),
            ]),
            Stage::Rolling(seat)
            | Stage::RollingAgain(seat)
            | Stage::Failing(seat)
            | Stage::Driving(seat)
            | Stage::Taking(seat) => unless([
                (track.highest() == Some(seat), "the turn is of the top pawn on the highest number"),
                (track.lowest() == Some(self.first), "the bottom pawn on the lowest number is the next to bet first"),
            ]),
            Stage::Ordering(seat) => unless([
                (track.is_empty(), "there are pawns on the track"),
                (seat == self.first, "that is for the lowest bettor"),
            ]),
            Stage::Over => unless([(track.is_empty(), "there are pawns on the track")]),
        }
    }

    /// The reasons why the player would not be asked.
    fn nobody_asks(&self, track: Track, dice: Option<Dice>) -> Vec<&'static str> {
        let below = |seat| dice.zip(track.bet(seat)).is_some_and(|(dice, bet)| dice.total() < bet.get());
        match self.stage {
            Stage::Swapping(seat) => unless([(
                self.might_hold(seat, Action::Swap),
                "everybody knows that there is no swap card in the hand",
            )]),
            Stage::RollingAgain(seat) => unless([(below(seat), "the dice do not show less than the bet")]),
            Stage::Failing(seat) => unless([
                (below(seat), "the dice do not show less than the bet"),
                (self.might_hold(seat, Action::Reroll), "everybody knows that there is no re-roll card in the hand"),
            ]),
            Stage::Driving(seat) => unless([(
                self.might_hold(seat, Action::Further),
                "everybody knows that there is no one-tile-further card in the hand",
            )]),
            Stage::Taking(_) => {
                unless([(self.row.iter().any(|customer| *customer != self.row[0]), "all customers face up are alike")])
            }
            Stage::Betting(_) | Stage::Rolling(_) | Stage::Ordering(_) | Stage::Over => Vec::new(),
        }
    }
}

/// The messages of the rules that do not hold.
fn unless<const N: usize>(rules: [(bool, &'static str); N]) -> Vec<&'static str> {
    rules.into_iter().filter(|(holds, _)| !holds).map(|(_, why)| why).collect()
}

impl TryFrom<&Scenario> for SushiExpress {
    type Error = Vec<SetupError>;

    fn try_from(scenario: &Scenario) -> Result<Self, Vec<SetupError>> {
        let Scenario { options, round, stage, first, vans, hands, open, used, row, taken, discarded, .. } = scenario;
        let mut errors = Vec::new();
        scenario.check_places(&mut errors);
        let track = scenario.lay_pawns(&mut errors);
        scenario.check_vans(&mut errors);
        let dice = scenario.dice.and_then(|found| {
            Dice::showing(found).or_else(|| {
                errors.push(SetupError::Dice { found });
                None
            })
        });
        scenario.check_open_cards(&mut errors);
        let customers = taken.iter().chain([row, discarded]).flatten().map(|&customer| (customer, 1));
        let customers = count_against_box(Deck::Customers, customers, &mut errors);
        let actions = hands.iter().chain([used]).flatten().map(|&card| (card, 1));
        let actions = count_against_box(Deck::Actions, actions, &mut errors);
        scenario.check_stage(track, dice, &mut errors);
        if !errors.is_empty() {
            return Err(errors);
        }
        let players = options.players();
        Ok(Self {
            options: *options,
            round: *round,
            stage: *stage,
            first: *first,
            dice,
            track,
            vans: PerPlayer::from_fn(players, |seat| Tile::new(vans[seat.index()]).unwrap_or_default()),
            actions: Actions::BOX.minus(actions),
            used: used.iter().copied().collect(),
            hands: PerPlayer::from_fn(players, |seat| {
                let cards: Actions = hands[seat.index()].iter().copied().collect();
                let open: Actions = open[seat.index()].iter().copied().collect();
                let hand = Hand { open, hidden: cards.minus(open) };
                if *stage == Stage::Over { hand.revealed() } else { hand }
            }),
            pile: Customers::BOX.minus(customers),
            row: row.iter().copied().collect(),
            discarded: discarded.iter().copied().collect(),
            taken: PerPlayer::from_fn(players, |seat| taken[seat.index()].iter().copied().collect()),
        })
    }
}

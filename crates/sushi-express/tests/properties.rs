//! Checks the events of random games with a second, simpler implementation of the rules.

use std::collections::BTreeMap;

use game::{Chance, FastChance, Game, Joint, MoveSet, Pending, Seat, Viewer};
use sushiya_sushi_express::{
    Action, Actions, Customer, Customers, Dice, Event, LegalMoves, MAX_PLAYERS, MIN_PLAYERS, Move, Number, Observation,
    Options, Reason, Scenario, Stage, SushiExpress, Tile,
};

/// A model of the table, built from events only.
struct Follower {
    vans: Vec<usize>,
    /// Whether each van has driven at least once.
    driven: Vec<bool>,
    /// Pawns by number, the bottom one first.
    track: BTreeMap<u8, Vec<Seat>>,
    /// The players who still have to roll or drive, in order.
    order: Vec<Seat>,
    lowest: Option<Seat>,
    rolls: usize,
    /// Whether somebody has reached the bet, which ends the rolling.
    reached: bool,
    drives: usize,
    /// Whether the row was discarded in this round.
    discarded: bool,
    /// A player whose van visited Sushi Express and who has not yet taken a customer.
    owed_customer: Option<Seat>,
    /// A player who stopped at the Park or failed and has not yet drawn a card.
    owed_card: Option<(Seat, Reason)>,
    row: Customers,
    taken: Vec<Customers>,
    hands: Vec<Actions>,
}

impl Follower {
    fn new(players: usize) -> Self {
        Self {
            vans: vec![0; players],
            driven: vec![false; players],
            track: BTreeMap::new(),
            order: Vec::new(),
            lowest: None,
            rolls: 0,
            reached: false,
            drives: 0,
            discarded: false,
            owed_customer: None,
            owed_card: None,
            row: Customers::NONE,
            taken: vec![Customers::NONE; players],
            hands: vec![Actions::NONE; players],
        }
    }

    fn plays(&mut self, seat: Seat, card: Action, count: usize) {
        self.hands[seat.index()] = self.hands[seat.index()].minus(Actions::several(card, count));
    }

    /// The bet of a pawn still on the track.
    fn bet(&self, seat: Seat) -> u8 {
        let stack = self.track.iter().find(|(_, stack)| stack.contains(&seat));
        *stack.expect("a player who rolls or drives has a pawn on the track").0
    }

    /// Drives tile by tile. Returns the tiles, and whether Sushi Express was among them.
    fn walk(&self, seat: Seat, mut distance: u8) -> (Vec<usize>, bool) {
        let (mut tile, mut tiles, mut visits) = (self.vans[seat.index()], Vec::new(), false);
        while distance > 0 {
            tile = if tile == 11 { 0 } else { tile + 1 };
            tiles.push(tile);
            visits |= tile == 0;
            let occupied = (0..self.vans.len()).any(|other| other != seat.index() && self.vans[other] == tile);
            distance -= u8::from(!occupied);
        }
        (tiles, visits)
    }

    fn hear(&mut self, event: &Event) {
        if !matches!(event, Event::Took { .. } | Event::Asked { .. }) {
            assert_eq!(self.owed_customer, None, "a visit to Sushi Express takes a customer first: {event:?}");
        }
        if !matches!(event, Event::Took { .. } | Event::Asked { .. } | Event::Drew { .. } | Event::NothingToDraw { .. })
        {
            assert_eq!(self.owed_card, None, "failing or stopping at the Park draws a card at once: {event:?}");
        }
        match *event {
            Event::Dealt { seat, cards } => self.hands[seat.index()] = cards,
            Event::RowFilled { customers } => {
                self.row = self.row.plus(customers);
                assert_eq!(self.row.len(), self.vans.len());
            }
            Event::RoundBegan { first } => {
                assert!(self.order.is_empty(), "no pawns are left on the track");
                assert!(self.lowest.is_none_or(|lowest| lowest == first), "the lowest bettor is the next first player");
                assert!(self.lowest.is_none() || self.drives > 0 || self.discarded, "without drives the row goes");
                (self.rolls, self.reached, self.drives, self.discarded) = (0, false, 0, false);
                self.track.clear();
            }
            Event::BetPlaced { seat, number, same } => {
                let stack = self.track.entry(number.get()).or_default();
                assert_eq!(!stack.is_empty(), same);
                stack.push(seat);
                self.plays(seat, Action::SameBet, same.into());
            }
            Event::Swapped { seat, lower, higher } => {
                let stacks = (self.track.remove(&lower.get()).unwrap(), self.track.remove(&higher.get()).unwrap());
                assert_eq!(lower.get() + 1, higher.get());
                self.track.insert(lower.get(), stacks.1);
                self.track.insert(higher.get(), stacks.0);
                self.plays(seat, Action::Swap, 1);
            }
            Event::BetsClosed { lowest } => {
                self.order = self.track.values().rev().flat_map(|stack| stack.iter().rev().copied()).collect();
                assert_eq!(self.order.len(), self.vans.len());
                assert_eq!(self.order.last(), Some(&lowest));
                self.lowest = Some(lowest);
            }
            Event::Rolled { seat, bet, dice, reached } => {
                assert!(self.order[0] == seat && bet.get() == self.bet(seat) && !self.reached);
                self.rolls += 1;
                assert!(self.rolls <= 2);
                assert_eq!(reached, dice.total() >= bet.get());
                self.reached = reached;
            }
            Event::Rerolled { seat, bet, dice, reached, to, .. } => {
                assert!(self.order[0] == seat && dice.pips().contains(&to) && !self.reached);
                assert_eq!(reached, dice.total() >= bet.get());
                self.reached = reached;
                self.plays(seat, Action::Reroll, 1);
            }
            Event::Failed { seat } => {
                assert!(self.order.remove(0) == seat && self.rolls == 2 && !self.reached);
                self.rolls = 0;
                self.owed_card = Some((seat, Reason::Failed));
            }
            Event::Drove { seat, bet, further, trip } => {
                assert!(self.reached, "nobody drives before a bet is reached");
                assert_eq!(self.order.remove(0), seat, "the highest bet drives first, stacks top down");
                assert_eq!(bet.get(), self.bet(seat));
                self.plays(seat, Action::Further, further.into());
                let (tiles, visits) = self.walk(seat, bet.get() + further);
                assert!(trip.tiles().map(Tile::index).eq(tiles.iter().copied()), "{trip:?} instead of {tiles:?}");
                self.vans[seat.index()] = *tiles.last().unwrap();
                self.driven[seat.index()] = true;
                self.drives += 1;
                self.owed_customer = visits.then_some(seat);
                self.owed_card = (self.vans[seat.index()] == 6).then_some((seat, Reason::Park));
                self.vans_stand_apart();
            }
            Event::Took { seat, customer } => {
                assert_eq!(self.owed_customer.take(), Some(seat), "one customer for each visit to Sushi Express");
                self.row = self.row.minus(Customers::one(customer));
                self.taken[seat.index()] = self.taken[seat.index()].plus(Customers::one(customer));
            }
            Event::Drew { seat, reason, card } => {
                assert_eq!(self.owed_card.take(), Some((seat, reason)));
                self.hands[seat.index()] = self.hands[seat.index()].plus(Actions::one(card.unwrap()));
            }
            Event::NothingToDraw { seat, reason } => assert_eq!(self.owed_card.take(), Some((seat, reason))),
            Event::Kept { seat } => assert!(self.lowest == Some(seat) && self.drives > 0),
            Event::Discarded { seat, customers } => {
                assert_eq!(seat, self.lowest.filter(|_| self.drives > 0), "if nobody drove, nobody decides");
                assert_eq!(customers, self.row);
                self.row = Customers::NONE;
                self.discarded = true;
            }
            Event::Revealed { seat, cards } => assert_eq!(cards, self.hands[seat.index()]),
            Event::Scored { seat, tip_count, score } => {
                assert_eq!(usize::from(tip_count), self.tips(seat.index()));
                assert_eq!(score.total(), self.points(seat.index()));
            }
            Event::EndedBet { .. } => {}
            Event::Asked { stage } => {
                let taking = if let Stage::Taking(seat) = stage { Some(seat) } else { None };
                assert_eq!(taking, self.owed_customer, "a player who visited Sushi Express chooses a customer");
                assert!(taking.is_some() || self.owed_card.is_none(), "a card is drawn before the next choice");
            }
        }
    }

    fn tips(&self, index: usize) -> usize {
        self.taken[index].count(Customer::Tip) + self.hands[index].count(Action::Tip)
    }

    /// Three points for the first customer of each colour and one for each other, minus the penalty for tips.
    fn points(&self, index: usize) -> i32 {
        let tips: Vec<usize> = (0..self.taken.len()).map(|other| self.tips(other)).collect();
        let fewest = tips.iter().all(|&other| other >= tips[index]);
        let lost = if fewest { tips.iter().copied().max().unwrap() } else { 0 };
        let colours = self.taken[index].counts().filter(|(customer, _)| *customer != Customer::Tip);
        colours.map(|(_, count)| 3 + count as i32 - 1).sum::<i32>() - lost as i32
    }

    /// Asserts that only vans that have not driven yet share a tile.
    fn vans_stand_apart(&self) {
        for (one, tile) in self.vans.iter().enumerate() {
            for (other, other_tile) in self.vans.iter().enumerate().filter(|(other, _)| *other != one) {
                assert!(tile != other_tile || !(self.driven[one] || self.driven[other]), "{:?}", self.vans);
            }
        }
    }
}

/// Plays a random game and calls `visit` with each state and the events before it.
fn each_step(players: usize, seed: u64, visit: impl FnMut(&SushiExpress, &[Event])) {
    play(players, &mut FastChance::new(seed), MoveSet::pick, visit);
}

/// Plays a game with a strategy and calls `visit` with each state and the events before it.
fn play<C: Chance>(
    players: usize,
    chance: &mut C,
    mut choose: impl FnMut(&LegalMoves, &mut C) -> Move,
    mut visit: impl FnMut(&SushiExpress, &[Event]),
) {
    let mut events = Vec::new();
    let mut game = SushiExpress::deal(&Options::new(players).unwrap(), chance, &mut |event| events.push(event));
    loop {
        visit(&game, &events);
        let Pending::Seats(seats) = game.pending() else { return };
        assert_eq!(seats.len(), 1, "one player chooses at a time");
        let seat = seats.iter().next().unwrap();
        let mut joint = Joint::new(players);
        joint[seat] = Some(choose(&game.legal_moves(seat), chance));
        events.clear();
        game.apply(&joint, chance, &mut |event| events.push(event)).unwrap();
    }
}

#[test]
fn events_follow_the_rules_and_determine_the_state() {
    for players in MIN_PLAYERS..=MAX_PLAYERS {
        for seed in 0..250 {
            let mut follower = Follower::new(players);
            each_step(players, seed, |game, events| {
                for event in events {
                    follower.hear(event);
                }
                let known = game.observe(Viewer::Omniscient);
                assert!(known.vans.as_slice().iter().map(|tile| tile.index()).eq(follower.vans.iter().copied()));
                assert!(known.hands.as_slice().iter().map(|hand| hand.known).eq(follower.hands.iter().copied()));
                assert_eq!(known.taken.as_slice(), follower.taken);
                assert_eq!(known.row, follower.row);
            });
        }
    }
}

#[test]
fn every_position_of_a_game_is_a_valid_scenario() {
    for players in MIN_PLAYERS..=MAX_PLAYERS {
        for seed in 0..50 {
            each_step(players, seed, |game, _| {
                let known = game.observe(Viewer::Omniscient);
                let hands = known.hands.as_slice();
                let scenario = Scenario {
                    options: known.options,
                    round: known.round,
                    stage: known.stage,
                    first: known.first,
                    track: known.track.stacks().map(|(number, stack)| (number.get(), stack)).collect(),
                    vans: known.vans.as_slice().iter().map(|tile| tile.index()).collect(),
                    dice: known.dice.map(Dice::pips),
                    hands: hands.iter().map(|hand| hand.known.iter().collect()).collect(),
                    open: hands.iter().map(|hand| hand.open.iter().collect()).collect(),
                    used: known.used.iter().collect(),
                    row: known.row.iter().collect(),
                    taken: known.taken.as_slice().iter().map(|customers| customers.iter().collect()).collect(),
                    discarded: known.discarded.iter().collect(),
                };
                assert_eq!(SushiExpress::try_from(&scenario).as_ref(), Ok(game));
            });
        }
    }
}

#[test]
fn customers_and_action_cards_are_conserved() {
    for players in MIN_PLAYERS..=MAX_PLAYERS {
        for seed in 0..50 {
            each_step(players, seed, |game, _| assert_eq!(game.census(), (Customers::BOX, Actions::BOX)));
        }
    }
    assert_eq!((Customers::BOX.len(), Actions::BOX.len()), (36, 28));
}

/// Randomness that always rolls ones.
struct AlwaysOnes;

impl Chance for AlwaysOnes {
    fn below(&mut self, _: u32) -> u32 {
        0
    }
}

#[test]
fn every_game_ends_even_if_players_stall() {
    // One van drives two tiles at a time, the others bet on numbers that are never rolled, and no row is discarded by
    // choice.
    let stall = |moves: &LegalMoves, _: &mut AlwaysOnes| {
        let low = Move::Bet(Number::LOWEST);
        let first = [Move::Keep, low].into_iter().find(|&chosen| moves.contains(chosen));
        let bet = moves.iter().filter(|chosen| matches!(chosen, Move::Bet(_))).last();
        first.or(bet).unwrap_or_else(|| moves.nth(0))
    };
    for players in MIN_PLAYERS..=MAX_PLAYERS {
        let (mut choices, mut rounds) = (0, 0);
        play(players, &mut AlwaysOnes, stall, |_, events| {
            choices += 1;
            rounds += events.iter().filter(|event| matches!(event, Event::BetsClosed { .. })).count();
        });
        assert!(rounds > 150, "{players} players: only {rounds} rounds");
        assert!(choices <= SushiExpress::longest(&Options::new(players).unwrap()));
    }
}

#[test]
fn random_games_reach_every_stage_and_empty_the_pile() {
    let mut stages = BTreeMap::new();
    let mut empty = 0;
    for seed in 0..250 {
        each_step(3, seed, |game, events| {
            let stage = game.observe(Viewer::Spectator).stage;
            *stages.entry(format!("{stage:?}").split('(').next().unwrap().to_owned()).or_insert(0) += 1;
            empty += events.iter().filter(|event| matches!(event, Event::NothingToDraw { .. })).count();
            assert_eq!(stage == Stage::Over, game.outcome().is_some());
        });
    }
    assert_eq!(stages.len(), 9, "{stages:?}");
    assert!(empty > 0);
}

#[test]
fn in_the_middle_of_a_turn_no_card_is_lost() {
    for players in MIN_PLAYERS..=MAX_PLAYERS {
        for viewer in [Viewer::Seat(Seat::new(1)), Viewer::Spectator, Viewer::Omniscient] {
            let mut known: Option<Observation> = None;
            each_step(players, 7, |game, events| {
                if let Some(known) = &mut known {
                    for event in events {
                        known.learn(event.redact(viewer));
                        let hidden: usize = known.hands.as_slice().iter().map(|hand| usize::from(hand.hidden)).sum();
                        assert_eq!(known.actions_left() + hidden, known.unseen().len());
                        let taken = known.taken.as_slice().iter().map(|customers| customers.len()).sum::<usize>();
                        assert_eq!(known.pile().len() + known.row.len() + known.discarded.len() + taken, 36);
                    }
                }
                known = Some(game.observe(viewer));
            });
        }
    }
}

//! The table at one moment as a viewer knows it, also during a turn.

use game::Seat;
use sushi_express::{Customer, Dice, Event, Observation, Reason, Score, Stage, Trip};

pub(crate) use words::sushi_express::phase::Phase;

/// A drive that is being shown.
#[derive(Clone, Copy, Debug)]
pub(super) struct Drive {
    pub(super) seat: Seat,
    pub(super) trip: Trip,
    /// Its duration in milliseconds.
    pub(super) time: u32,
}

/// A customer that was just taken.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct TakenCustomer {
    pub(super) seat: Seat,
    pub(super) customer: Customer,
    /// The number of customers of this kind in the row before.
    pub(super) number: usize,
}

/// The role of one seat in a round.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Role {
    /// Bets first.
    First,
    /// Has the lowest bet, and decides about the customers that are left.
    Lowest,
}

/// What just happened to the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Latest {
    /// The dice were thrown.
    Thrown,
    /// Customers came.
    Arrived,
    /// A round began.
    NewRound,
    /// The game was scored.
    Scored,
}

/// What just happened to a player, worth a word at the seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Moment {
    /// Took a customer, and has so many points more.
    Points(i32),
    /// Took a tip.
    Tip,
    /// Reached the bet.
    Reached,
    /// Rolled too low.
    Missed,
    /// Drew an action card.
    Card,
    /// Swapped two numbers.
    Swap,
}

impl Moment {
    /// Whether the player is glad about it; `None` if neither glad nor glum.
    pub(super) const fn is_good(self) -> Option<bool> {
        match self {
            Self::Points(_) | Self::Tip | Self::Reached => Some(true),
            Self::Missed => Some(false),
            Self::Card | Self::Swap => None,
        }
    }
}

/// The table at one moment.
#[derive(Clone)]
pub(crate) struct Scene {
    pub(super) known: Observation,
    pub(super) phase: Option<Phase>,
    /// The seat that has to choose or, during a turn, acts.
    pub(super) actor: Option<Seat>,
    /// The role of the first seat of this round or the next.
    pub(super) role: Option<Role>,
    /// The dice on the table. Those of an earlier player or round are gone.
    pub(super) dice: Option<Dice>,
    pub(super) drive: Option<Drive>,
    pub(super) taken: Option<TakenCustomer>,
    /// What has just happened to the table.
    pub(super) latest: Option<Latest>,
    /// What just happened to a player.
    pub(super) moment: Option<(Seat, Moment)>,
    /// The latest events, as sentences; `None` between two turns.
    pub(super) narration: Option<String>,
}

impl Scene {
    /// The table between two turns.
    pub(super) fn between(known: Observation) -> Self {
        Self {
            phase: Phase::of_stage(known.stage),
            actor: known.stage.seat(),
            role: role(known.stage),
            dice: known.dice.filter(|_| has_dice(known.stage)),
            drive: None,
            taken: None,
            latest: None,
            moment: None,
            narration: None,
            known,
        }
    }

    /// Applies an event.
    pub(super) fn follow(&mut self, event: Event) {
        self.settle();
        match event {
            Event::Drove { seat, trip, .. } => self.drive = Some(Drive { seat, trip, time: 0 }),
            Event::Took { seat, customer } => {
                self.taken = Some(TakenCustomer { seat, customer, number: self.known.row.count(customer) });
            }
            Event::Rolled { dice, .. } | Event::Rerolled { dice, .. } => {
                self.dice = Some(dice);
                self.latest = Some(Latest::Thrown);
            }
            Event::RowFilled { .. } => self.latest = Some(Latest::Arrived),
            Event::Kept { .. } | Event::Discarded { .. } => self.dice = None,
            Event::RoundBegan { .. } => {
                self.role = Some(Role::First);
                self.dice = None;
                self.latest = Some(Latest::NewRound);
            }
            Event::BetsClosed { .. } => self.role = Some(Role::Lowest),
            Event::Scored { .. } => self.latest = Some(Latest::Scored),
            Event::Revealed { .. } => (self.role, self.dice) = (None, None),
            _ => {}
        }
        self.moment = self.moment_of(event);
        self.phase = Phase::of_event(event);
        self.actor = actor(event);
        self.known.learn(event);
    }

    /// The same without the marks of the latest event.
    pub(super) fn settle(&mut self) {
        (self.drive, self.taken, self.moment, self.latest) = (None, None, None, None);
    }

    fn moment_of(&self, event: Event) -> Option<(Seat, Moment)> {
        match event {
            Event::Took { seat, customer: Customer::Tip } => Some((seat, Moment::Tip)),
            Event::Took { seat, customer } => Some((seat, Moment::Points(self.known.value(seat, customer).points))),
            Event::Rolled { seat, reached, .. } | Event::Rerolled { seat, reached, .. } => {
                Some((seat, if reached { Moment::Reached } else { Moment::Missed }))
            }
            Event::Failed { seat } => Some((seat, Moment::Missed)),
            Event::Drew { seat, reason: Reason::Failed | Reason::Park, .. } => Some((seat, Moment::Card)),
            Event::Swapped { seat, .. } => Some((seat, Moment::Swap)),
            _ => None,
        }
    }

    /// The number of players.
    pub(super) fn players(&self) -> usize {
        self.known.vans.len()
    }

    /// The score of a seat if the game ended now, as far as the viewer knows.
    pub(super) fn score(&self, seat: Seat) -> Score {
        self.known.scores()[seat]
    }

    /// Whether this has just happened.
    pub(super) fn has_just(&self, latest: Latest) -> bool {
        self.latest == Some(latest)
    }

    /// The role of a seat.
    pub(super) fn role_of(&self, seat: Seat) -> Option<Role> {
        self.role.filter(|_| self.known.first == seat)
    }

    /// What just happened to a seat.
    pub(super) fn moment_at(&self, seat: Seat) -> Option<Moment> {
        self.moment.filter(|(whose, _)| *whose == seat).map(|(_, moment)| moment)
    }
}

/// The role of the first seat: it bets first, and after the bets it is the one with the lowest.
const fn role(stage: Stage) -> Option<Role> {
    match stage {
        Stage::Betting(_) | Stage::Swapping(_) => Some(Role::First),
        Stage::Rolling(_)
        | Stage::RollingAgain(_)
        | Stage::Failing(_)
        | Stage::Driving(_)
        | Stage::Taking(_)
        | Stage::Ordering(_) => Some(Role::Lowest),
        Stage::Over => None,
    }
}

/// Whether the last roll is of the player who is asked, or let everybody drive who does.
const fn has_dice(stage: Stage) -> bool {
    matches!(stage, Stage::RollingAgain(_) | Stage::Failing(_) | Stage::Driving(_) | Stage::Taking(_))
}

/// The acting seat of an event.
const fn actor(event: Event) -> Option<Seat> {
    match event {
        Event::BetPlaced { seat, .. }
        | Event::Swapped { seat, .. }
        | Event::EndedBet { seat }
        | Event::Rolled { seat, .. }
        | Event::Rerolled { seat, .. }
        | Event::Failed { seat }
        | Event::Drew { seat, .. }
        | Event::NothingToDraw { seat, .. }
        | Event::Drove { seat, .. }
        | Event::Took { seat, .. }
        | Event::Kept { seat } => Some(seat),
        Event::Discarded { seat, .. } => seat,
        Event::Dealt { .. }
        | Event::RowFilled { .. }
        | Event::RoundBegan { .. }
        | Event::BetsClosed { .. }
        | Event::Revealed { .. }
        | Event::Scored { .. }
        | Event::Asked { .. } => None,
    }
}

//! What lies on the table at a moment, also in the middle of a turn.

use game::Seat;
use sushi_express::{Action, Customer, Event, Observation, PerPlayer, Reason, Score, Stage, Tile, Trip, tip_points};

/// A phase of a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Phase {
    Bets,
    Dice,
    Vans,
    Orders,
}

impl Phase {
    pub(super) const ALL: [Self; 4] = [Self::Bets, Self::Dice, Self::Vans, Self::Orders];

    /// Its name in messages.
    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::Bets => "bets",
            Self::Dice => "dice",
            Self::Vans => "vans",
            Self::Orders => "orders",
        }
    }

    const fn of_stage(stage: Stage) -> Option<Self> {
        match stage {
            Stage::Betting(_) | Stage::Swapping(_) => Some(Self::Bets),
            Stage::Rolling(_) | Stage::RollingAgain(_) | Stage::Failing(_) => Some(Self::Dice),
            Stage::Driving(_) | Stage::Taking(_) => Some(Self::Vans),
            Stage::Ordering(_) => Some(Self::Orders),
            Stage::Over => None,
        }
    }

    /// The phase in which something happens.
    const fn of_event(event: Event) -> Option<Self> {
        match event {
            Event::Dealt { .. }
            | Event::RoundBegan { .. }
            | Event::BetPlaced { .. }
            | Event::Swapped { .. }
            | Event::EndedBet { .. }
            | Event::BetsClosed { .. } => Some(Self::Bets),
            Event::Rolled { .. } | Event::Rerolled { .. } | Event::Failed { .. } => Some(Self::Dice),
            Event::Drew { reason, .. } | Event::NothingToDraw { reason, .. } => match reason {
                Reason::Failed => Some(Self::Dice),
                Reason::Park => Some(Self::Vans),
            },
            Event::Drove { .. } | Event::Took { .. } => Some(Self::Vans),
            Event::Kept { .. } | Event::Discarded { .. } | Event::RowFilled { .. } => Some(Self::Orders),
            Event::Asked { stage } => Self::of_stage(stage),
            Event::Revealed { .. } | Event::Scored { .. } => None,
        }
    }
}

/// A drive that is looked at.
#[derive(Clone, Copy, Debug)]
pub(super) struct Drive {
    pub(super) seat: Seat,
    pub(super) trip: Trip,
    /// Where the van is at this moment.
    pub(super) at: Tile,
}

/// The table as somebody knows it.
#[derive(Clone)]
pub(super) struct Street {
    pub(super) known: Observation,
    /// How many rounds have begun.
    pub(super) round: usize,
    pub(super) phase: Option<Phase>,
    /// Who is asked, or does something just now.
    pub(super) actor: Option<Seat>,
    pub(super) drive: Option<Drive>,
    /// The customer that somebody has taken just now, and how many such lay in the row before.
    pub(super) took: Option<(Seat, Customer, usize)>,
    /// Whether dice were thrown just now.
    pub(super) thrown: bool,
    /// What has happened, as sentences.
    pub(super) said: String,
}

impl Street {
    /// The table between two turns.
    pub(super) fn of(known: Observation, round: usize) -> Self {
        Self {
            round,
            phase: Phase::of_stage(known.stage),
            actor: known.stage.seat(),
            drive: None,
            took: None,
            thrown: false,
            said: String::new(),
            known,
        }
    }

    /// The table after something has happened.
    pub(super) fn follow(&mut self, event: Event) {
        (self.drive, self.took, self.thrown) = (None, None, false);
        match event {
            Event::Drove { seat, trip, .. } => self.drive = Some(Drive { seat, trip, at: trip.to() }),
            Event::Took { seat, customer } => self.took = Some((seat, customer, self.known.row.count(customer))),
            Event::Rolled { .. } | Event::Rerolled { .. } => self.thrown = true,
            Event::RoundBegan { .. } => self.round += 1,
            _ => {}
        }
        self.phase = Phase::of_event(event);
        self.actor = actor(event);
        self.known.learn(event);
        // In the middle of a turn nobody is asked.
        self.known.stage = Stage::Over;
    }

    /// How many play.
    pub(super) fn players(&self) -> usize {
        self.known.vans.len()
    }

    /// The others, beginning with the viewer's left neighbour; everybody if nobody sits in front.
    pub(super) fn order(&self, own: Option<Seat>) -> Vec<Seat> {
        let players = self.players();
        let first = own.map_or(0, |seat| seat.index() + 1);
        let count = players - usize::from(own.is_some());
        (0..count).map(|step| Seat::new((first + step) % players)).collect()
    }

    /// The vans on a tile. One that is driving is where it is at this moment.
    pub(super) fn vans_on(&self, tile: Tile) -> Vec<Seat> {
        let stands = |seat: Seat| match self.drive {
            Some(drive) if drive.seat == seat => drive.at,
            _ => self.known.vans[seat],
        };
        self.known.vans.seats().filter(|&seat| stands(seat) == tile).collect()
    }

    /// What the customers in front of somebody score.
    pub(super) fn points(&self, seat: Seat) -> i32 {
        Score::of(self.known.taken[seat]).total()
    }

    /// What a customer would add to that.
    pub(super) fn gain(&self, seat: Seat, customer: Customer) -> i32 {
        Score::of(self.known.taken[seat].plus(::sushi_express::Customers::one(customer))).total() - self.points(seat)
    }

    /// The tips of somebody that the viewer knows of.
    pub(super) fn tips(&self, seat: Seat) -> usize {
        self.known.taken[seat].count(Customer::Tip) + self.known.hands[seat].known.count(Action::Tip)
    }

    /// What tips would cost somebody if the game ended now, as far as the viewer knows.
    pub(super) fn tips_cost(&self, seat: Seat) -> i32 {
        tip_points(&PerPlayer::from_fn(self.players(), |seat| self.tips(seat) as u8))[seat]
    }
}

/// Who does something.
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

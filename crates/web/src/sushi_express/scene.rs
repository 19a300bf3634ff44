//! The table at one moment as a viewer knows it, also during a turn.

use game::Seat;
use sushi_express::{Action, Customer, Event, Observation, PerPlayer, Tile, Trip, tip_points};

pub(crate) use words::sushi_express::phase::Phase;

/// A drive that is being shown.
#[derive(Clone, Copy, Debug)]
pub(super) struct Drive {
    pub(super) seat: Seat,
    pub(super) trip: Trip,
    /// The current tile of the van.
    pub(super) at: Tile,
}

/// A customer that was just taken.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct TakenCustomer {
    pub(super) seat: Seat,
    pub(super) customer: Customer,
    /// The number of customers of this kind in the row before.
    pub(super) number: usize,
}

/// The table at one moment.
#[derive(Clone)]
pub(crate) struct Scene {
    pub(super) known: Observation,
    pub(super) phase: Option<Phase>,
    /// The seat that has to choose or, during a turn, acts.
    pub(super) actor: Option<Seat>,
    pub(super) drive: Option<Drive>,
    pub(super) taken: Option<TakenCustomer>,
    /// Whether the dice were just thrown.
    pub(super) thrown: bool,
    /// The latest events, as sentences; `None` between two turns.
    pub(super) narration: Option<String>,
}

impl Scene {
    /// The table between two turns.
    pub(super) fn between(known: Observation) -> Self {
        Self {
            phase: Phase::of_stage(known.stage),
            actor: known.stage.seat(),
            drive: None,
            taken: None,
            thrown: false,
            narration: None,
            known,
        }
    }

    /// Applies an event.
    pub(super) fn follow(&mut self, event: Event) {
        (self.drive, self.taken, self.thrown) = (None, None, false);
        match event {
            Event::Drove { seat, trip, .. } => self.drive = Some(Drive { seat, trip, at: trip.to() }),
            Event::Took { seat, customer } => {
                self.taken = Some(TakenCustomer { seat, customer, number: self.known.row.count(customer) });
            }
            Event::Rolled { .. } | Event::Rerolled { .. } => self.thrown = true,
            _ => {}
        }
        self.phase = Phase::of_event(event);
        self.actor = actor(event);
        self.known.learn(event);
    }

    /// The number of players.
    pub(super) fn players(&self) -> usize {
        self.known.vans.len()
    }

    /// The tile that a van is on, which changes during a drive.
    pub(super) fn tile_of(&self, seat: Seat) -> Tile {
        match self.drive {
            Some(drive) if drive.seat == seat => drive.at,
            _ => self.known.vans[seat],
        }
    }

    /// The tips of each seat, as far as the viewer knows.
    pub(super) fn tips(&self) -> PerPlayer<u8> {
        let tips =
            |seat: Seat| self.known.taken[seat].count(Customer::Tip) + self.known.hands[seat].known.count(Action::Tip);
        PerPlayer::from_fn(self.players(), |seat| tips(seat) as u8)
    }

    /// The cost of tips for each seat if the game ended now, as far as the viewer knows.
    pub(super) fn tip_points(&self) -> PerPlayer<i32> {
        tip_points(&self.tips())
    }
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

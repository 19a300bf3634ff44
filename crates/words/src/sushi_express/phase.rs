//! The phases of a round.

use sushi_express::{Event, Reason, Stage};

use crate::Term;

/// A phase of a round.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    /// Everybody bets.
    Bets,
    /// The highest bets roll.
    Dice,
    /// Vans drive.
    Vans,
    /// The customers who are left stay or go.
    Orders,
}

impl Phase {
    /// All phases, in order.
    pub const ALL: [Self; 4] = [Self::Bets, Self::Dice, Self::Vans, Self::Orders];

    /// Its name.
    pub const fn term(self) -> Term {
        Term::new(self.id())
    }

    /// The name of its part, and the id of its message.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Bets => "phase-bets",
            Self::Dice => "phase-dice",
            Self::Vans => "phase-vans",
            Self::Orders => "phase-orders",
        }
    }

    /// The phase in which a choice is made.
    pub const fn of_stage(stage: Stage) -> Option<Self> {
        match stage {
            Stage::Betting(_) | Stage::Swapping(_) => Some(Self::Bets),
            Stage::Rolling(_) | Stage::RollingAgain(_) | Stage::Failing(_) => Some(Self::Dice),
            Stage::Driving(_) | Stage::Taking(_) => Some(Self::Vans),
            Stage::Ordering(_) => Some(Self::Orders),
            Stage::Over => None,
        }
    }

    /// The phase in which an event happens.
    pub const fn of_event(event: Event) -> Option<Self> {
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

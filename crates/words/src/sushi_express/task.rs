//! The current task, as a sentence.

use game::Seat;
use sushi_express::{Action, Number, Observation, Stage};

use crate::Naming;

/// The bet of the seat that has to choose; 0 if it has none.
pub fn bet(known: &Observation) -> u8 {
    known.stage.seat().and_then(|seat| known.track.bet(seat)).map_or(0, Number::get)
}

/// The task of a seat, which is the reader's own or somebody else's.
pub fn sentence(known: &Observation, names: &dyn Naming, seat: Seat, own: bool) -> String {
    let who = if own { "you" } else { "other" };
    let with = [("who", who.into()), ("name", names.name(seat).into()), ("bet", bet(known).into())];
    let lacks = |card: Action| own && !known.hands[seat].known.has(card);
    let id = match known.stage {
        // Everybody who could have such a card is asked.
        Stage::Swapping(_) if lacks(Action::Swap) => "express-task-no-swap",
        Stage::Failing(_) if lacks(Action::Reroll) => "express-task-no-reroll",
        stage => task_id(stage),
    };
    names.locale().format(id, &with)
}

const fn task_id(stage: Stage) -> &'static str {
    match stage {
        Stage::Betting(_) => "express-task-bet",
        Stage::Swapping(_) => "express-task-swap",
        Stage::Rolling(_) => "express-task-roll",
        Stage::RollingAgain(_) => "express-task-roll-again",
        Stage::Failing(_) => "express-task-fail",
        Stage::Driving(_) => "express-task-drive",
        Stage::Taking(_) => "express-task-take",
        Stage::Ordering(_) => "express-task-order",
        Stage::Over => "express-over",
    }
}

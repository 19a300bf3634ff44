//! Sushi Express in words.

pub mod log;
pub mod moves;
pub mod outcome;
pub mod phase;
pub mod points;
pub mod preview;
mod reason;
pub mod task;
pub mod terms;
pub mod worth;

use game::Perspective;
use sushi_express::{Event, Move, SushiExpress};

use crate::terms::GameTerms;
use crate::{GameWords, Locale, Naming};

impl GameWords for SushiExpress {
    const PLAYERS: usize = 4;
    const TERMS: GameTerms = terms::TERMS;

    fn log(events: &[Event], names: &dyn Naming) -> Vec<String> {
        events.iter().filter_map(|event| log::sentence(*event, names)).collect()
    }

    fn reason(perspective: &Perspective<Self>, locale: &Locale, chosen: Move) -> Option<String> {
        Some(reason::reason(locale, perspective.known(), perspective.seat()?, chosen))
    }

    fn move_words(locale: &Locale, chosen: Move) -> String {
        moves::words(locale, chosen)
    }
}

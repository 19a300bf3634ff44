//! Sushi Go! in words.

pub mod gain;
pub mod log;
mod reason;
pub mod terms;

use game::Perspective;
use sushi_go::{Card, Event, Move, Observation, SushiGo};

use crate::terms::GameTerms;
use crate::{GameWords, Locale, Naming};

impl GameWords for SushiGo {
    const PLAYERS: usize = 3;
    const TERMS: GameTerms = terms::TERMS;

    fn log(events: &[Event], names: &dyn Naming) -> Vec<String> {
        log::turn(events, names)
    }

    fn reason(perspective: &Perspective<Self>, locale: &Locale, chosen: Move) -> Option<String> {
        Some(reason::reason(locale, perspective.known(), perspective.seat()?, chosen))
    }

    /// The cards, separated as in notation.
    fn move_words(locale: &Locale, chosen: Move) -> String {
        let name = |card: Card| terms::card(card).text(locale);
        let second = chosen.second.map_or_else(String::new, |card| format!(" + {}", name(card)));
        let dummy = chosen.dummy.map_or_else(String::new, |card| format!(" / {}", name(card)));
        format!("{}{second}{dummy}", name(chosen.first))
    }

    fn dummies(known: &Observation) -> usize {
        known.tableaus.len() - known.hands.len()
    }
}

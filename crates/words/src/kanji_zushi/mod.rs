//! Kanji-zushi in words.

pub mod log;
mod side;
pub mod terms;
pub mod words;

pub use side::{Side, example};

use game::Perspective;
use kanji_zushi::{Event, KanjiZushi, Move};

use crate::terms::GameTerms;
use crate::{GameWords, Locale, Naming};

impl GameWords for KanjiZushi {
    const PLAYERS: usize = 2;
    const TERMS: GameTerms = terms::TERMS;

    fn log(events: &[Event], names: &dyn Naming) -> Vec<String> {
        log::turn(events, names)
    }

    fn reason(perspective: &Perspective<Self>, locale: &Locale, chosen: Move) -> Option<String> {
        let moves = perspective.moves()?;
        if chosen == Move::Pass {
            let best = moves.forming().map(|(_, kanji)| kanji).max_by_key(|kanji| kanji.strokes());
            return Some(best.map_or_else(
                || locale.text("kanji-reason-pass"),
                |best| locale.format("kanji-reason-wait", &[("kanji", words::kanji(locale, best).into())]),
            ));
        }
        let (_, kanji) = moves.forming().find(|(pair, _)| *pair == chosen)?;
        Some(words::worth(locale, kanji))
    }

    fn move_words(locale: &Locale, chosen: Move) -> String {
        words::choice(locale, chosen)
    }
}

//! A hint: the move of the strongest bot, with a reason.

use menu::{AnyPerspective, Judgement};

use crate::{Locale, words_of};

/// A move is called worse if its chance is lower by at least this many percentage points.
const WORSE: i64 = 3;

/// A hint in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Hint {
    /// The best move, as a sentence.
    pub best: String,
    /// The reason, and the next best move: a sentence each.
    pub more: Vec<String>,
}

/// The hint that follows from a judgement of the viewer's moves; `None` if there is nothing to choose.
pub fn hint(perspective: &dyn AnyPerspective, judgement: &Judgement<String>, locale: &Locale) -> Option<Hint> {
    let words = words_of(perspective)?;
    let percent = |chance: f64| (chance * 100.0).round() as i64;
    let best = judgement.moves.first()?;
    let next = judgement.moves.get(1).filter(|next| percent(best.chance) - percent(next.chance) >= WORSE);
    let choice = |choice: &str| ("choice", words.move_words(locale, choice).into());
    let mut more: Vec<String> = words.reason(perspective, locale, &best.choice).into_iter().collect();
    more.push(match next {
        Some(next) => locale.format("hint-next", &[choice(&next.choice)]),
        None => locale.text("hint-alike"),
    });
    Some(Hint { best: locale.format("hint-best", &[choice(&best.choice)]), more })
}

//! The game in words. A real game has its texts in `locales/`.

use game::Perspective;
use words::{GameWords, Naming};

use super::high_card::{Card, Event, HighCard};
use crate::Locale;
use crate::locale::Term;
use crate::terms::GameTerms;

impl GameWords for HighCard {
    const PLAYERS: usize = 2;
    /// A real game has its own messages; this one borrows some.
    const TERMS: GameTerms = GameTerms {
        name: Term::new("term-card"),
        lines: &[("trick", Term::new("total"))],
        by_score: Term::new("decided-by-points"),
        tie_break: Term::new("decided-by-points"),
        options: &[],
    };

    fn log(events: &[Event], names: &dyn Naming) -> Vec<String> {
        let sentence = |event: &Event| match event {
            Event::Dealt { .. } => None,
            Event::Laid { seat, card } => Some(format!("{} plays {card}.", names.name(*seat))),
            Event::Won { seat } => Some(format!("{} takes the trick.", names.name(*seat))),
        };
        events.iter().filter_map(sentence).collect()
    }

    fn reason(perspective: &Perspective<Self>, _: &Locale, chosen: Card) -> Option<String> {
        let highest = perspective.each_move().max()?;
        (chosen == highest).then(|| "It is your highest card.".to_owned())
    }

    fn move_words(_: &Locale, chosen: Card) -> String {
        format!("the {chosen}")
    }
}

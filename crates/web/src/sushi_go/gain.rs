//! What a card in the hand is worth now: the points it adds, or how far its set would be.

use game::Seat;
use maud::{Markup, html};
use sushi_go::{Card, Observation, RoundScore};

use crate::Locale;

/// What a card would bring if it were played now.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Gain {
    /// So many points at once.
    Points(i32),
    /// So many cards of a set that scores when it is complete.
    Progress { have: usize, need: usize },
    /// Rolls in the race for the most maki.
    Rolls { count: usize, leads: bool },
    /// The next nigiri counts three times.
    Triples,
    /// Two cards on a later turn.
    TwoCards,
    /// A pudding in the race at the end, with the number it would make.
    Pudding { count: usize },
}

impl Gain {
    /// What the card would bring to a seat.
    pub(crate) fn of(known: &Observation, seat: Seat, card: Card) -> Self {
        let before = known.tableaus[seat];
        let after = before.with(card);
        let points = |tableau| RoundScore::of(tableau).total();
        let progress = |count: usize, need: usize| match count % need {
            0 => Self::Points(points(after) - points(before)),
            have => Self::Progress { have, need },
        };
        match card {
            Card::Tempura => progress(after.bare(card), 2),
            Card::Sashimi => progress(after.bare(card), 3),
            Card::Gyoza | Card::Salmon | Card::Squid | Card::Egg => Self::Points(points(after) - points(before)),
            Card::Maki1 | Card::Maki2 | Card::Maki3 => {
                let others = known.tableaus.iter().filter(|(other, _)| *other != seat);
                let most = others.map(|(_, tableau)| tableau.maki()).max().unwrap_or(0);
                let leads = after.maki() > most && before.maki() <= most;
                Self::Rolls { count: after.maki() - before.maki(), leads }
            }
            Card::Wasabi => Self::Triples,
            Card::Chopsticks => Self::TwoCards,
            Card::Pudding => Self::Pudding { count: after.puddings() },
        }
    }

    /// The badge on the card; the same in words for screen readers.
    pub(crate) fn badge(self, locale: &Locale) -> Markup {
        let (sign, class) = match self {
            Self::Points(points) => (format!("+{points}"), if points > 0 { "good" } else { "none" }),
            Self::Progress { have, need } => (format!("{have}/{need}"), "none"),
            Self::Rolls { count, leads } => (format!("●{count}"), if leads { "good" } else { "none" }),
            Self::Triples => ("×3".to_owned(), "none"),
            Self::TwoCards => ("1 → 2".to_owned(), "none"),
            Self::Pudding { count } => (format!("×{count}"), "none"),
        };
        html! { span .gain .(class) aria-hidden="true" { (sign) } span .unseen { (self.words(locale)) } }
    }

    fn words(self, locale: &Locale) -> String {
        match self {
            Self::Points(points) => locale.format("gain-points", &[("points", points.into())]),
            Self::Progress { have, need } => {
                locale.format("gain-progress", &[("have", have.into()), ("need", need.into())])
            }
            Self::Rolls { leads: true, .. } => locale.text("gain-leads"),
            Self::Rolls { count, .. } => locale.format("gain-rolls", &[("count", count.into())]),
            Self::Triples => locale.text("gain-triples"),
            Self::TwoCards => locale.text("gain-two"),
            Self::Pudding { count } => locale.format("gain-pudding", &[("count", count.into())]),
        }
    }
}

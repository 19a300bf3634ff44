//! What a card in the hand is worth now: the points it adds, or how far its set would be.

use game::Seat;
use sushi_go::{Card, Observation, RoundScore};

use crate::Locale;

/// What a card would bring if it were played now.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Gain {
    /// So many points at once.
    Points(i32),
    /// So many cards of a set that scores when it is complete.
    Progress {
        /// The cards so far, with this one.
        have: usize,
        /// The cards of a set.
        need: usize,
    },
    /// Rolls in the race for the most maki.
    Rolls {
        /// The rolls on the card.
        count: usize,
        /// Whether they take the lead.
        leads: bool,
    },
    /// The next nigiri counts three times.
    Triples,
    /// Two cards on a later turn.
    TwoCards,
    /// A pudding in the race at the end, with the number it would make.
    Pudding {
        /// The number of puddings.
        count: usize,
    },
}

impl Gain {
    /// What the card would bring to a seat.
    pub fn of(known: &Observation, seat: Seat, card: Card) -> Self {
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

    /// In a few signs, for a badge on the card.
    pub fn sign(self) -> String {
        match self {
            Self::Points(points) => format!("+{points}"),
            Self::Progress { have, need } => format!("{have}/{need}"),
            Self::Rolls { count, .. } => format!("●{count}"),
            Self::Triples => "×3".to_owned(),
            Self::TwoCards => "1 → 2".to_owned(),
            Self::Pudding { count } => format!("#{count}"),
        }
    }

    /// Whether it brings points now, or the lead in maki.
    pub const fn is_good(self) -> bool {
        matches!(self, Self::Points(1..) | Self::Rolls { leads: true, .. })
    }

    /// In words.
    pub fn words(self, locale: &Locale) -> String {
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

//! Moments worth a cheer: a set complete, a squid on wasabi, the maki lead, a full row of gyoza.

use game::Seat;
use maud::{Markup, html};
use sushi_go::{Card, Observation, RoundScore, Tableau};

use crate::Locale;
use crate::drawing::drawing;
use crate::locale::Term;

/// The gyoza that complete the row: more score nothing.
const FULL_ROW: usize = 5;

/// What a seat has just achieved.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Moment {
    pub(crate) seat: Seat,
    pub(crate) kind: MomentKind,
    /// The points it brought.
    pub(crate) points: i32,
    /// The seat that lost the maki lead to it.
    pub(crate) loser: Option<Seat>,
}

/// The kinds of moments, the greatest first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) enum MomentKind {
    Sashimi,
    Wasabi,
    FullRow,
    Tempura,
    MakiLead,
    Call,
}

impl MomentKind {
    pub(crate) const fn term(self) -> Term {
        match self {
            Self::Sashimi => Term::new("moment-sashimi"),
            Self::Wasabi => Term::new("moment-squid-on-wasabi"),
            Self::FullRow => Term::new("moment-gyoza"),
            Self::Tempura => Term::new("moment-tempura"),
            Self::MakiLead => Term::new("moment-maki"),
            Self::Call => Term::new("moment-sushi-go"),
        }
    }

    /// The sound of the moment.
    pub(crate) const fn sound(self) -> &'static str {
        match self {
            Self::Sashimi | Self::Wasabi | Self::FullRow => "combo",
            Self::Tempura | Self::MakiLead | Self::Call => "set",
        }
    }
}

impl Moment {
    /// Somebody calls "Sushi Go!" and plays two cards.
    pub(crate) const fn call(seat: Seat) -> Self {
        Self { seat, kind: MomentKind::Call, points: 0, loser: None }
    }

    /// Whether it is rare enough for a few words.
    pub(crate) const fn is_great(self) -> bool {
        matches!(self.kind, MomentKind::Sashimi | MomentKind::Wasabi | MomentKind::FullRow)
    }

    /// The word at the seat. It shows itself for a moment and is gone.
    pub(crate) fn render(self, locale: &Locale) -> Markup {
        html! {
            span .burst {
                (drawing("spark"))
                span .word { b { (self.kind.term().text(locale)) } @if self.points > 0 { i { "+" (self.points) } } }
            }
        }
    }
}

/// The moments of a turn, at most one for each seat.
pub(crate) fn moments(before: &Observation, after: &Observation) -> Vec<Moment> {
    let seats = after.tableaus.seats();
    let found = seats.filter_map(|seat| {
        let (old, new) = (before.tableaus[seat], after.tableaus[seat]);
        let points = RoundScore::of(new).total() - RoundScore::of(old).total();
        let kinds = [
            (MomentKind::Sashimi, completes(old, new, Card::Sashimi, 3)),
            (MomentKind::Wasabi, new.on_wasabi(Card::Squid) > old.on_wasabi(Card::Squid)),
            (MomentKind::FullRow, old.bare(Card::Gyoza) < FULL_ROW && new.bare(Card::Gyoza) >= FULL_ROW),
            (MomentKind::Tempura, completes(old, new, Card::Tempura, 2)),
            (MomentKind::MakiLead, leads(after, seat) && !leads(before, seat)),
        ];
        let kind = kinds.into_iter().find_map(|(kind, happened)| happened.then_some(kind))?;
        let loser = before.tableaus.seats().find(|other| kind == MomentKind::MakiLead && leads(before, *other));
        Some(Moment { seat, kind, points, loser })
    });
    found.collect()
}

fn completes(old: Tableau, new: Tableau, card: Card, size: usize) -> bool {
    new.bare(card) / size > old.bare(card) / size
}

/// Whether a seat has more maki rolls than everybody else.
fn leads(known: &Observation, seat: Seat) -> bool {
    let own = known.tableaus[seat].maki();
    known.tableaus.iter().all(|(other, tableau)| other == seat || tableau.maki() < own)
}

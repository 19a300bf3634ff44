//! Reasons for choices: what a card scores now, or what it still needs.

use game::Seat;
use sushi_go::{Card, Move, Observation, PerPlace, RoundScore, Tableau};

use crate::Locale;
use crate::sushi_go::terms::family;

/// Maximum number of cards that a set can still need.
const SOON: usize = 3;

/// The reason for a choice.
pub(crate) fn reason(locale: &Locale, known: &Observation, seat: Seat, chosen: Move) -> String {
    let tableaus = known.tableaus;
    let before = tableaus[seat];
    let after = chosen.second.into_iter().fold(before.with(chosen.first), Tableau::with);
    let mut then = tableaus;
    then[seat] = after;
    let points = |tableaus: &PerPlace<Tableau>| RoundScore::of_round(tableaus)[seat].total();
    let gain = points(&then) - points(&tableaus);
    let kind = family(chosen.first);
    match kind {
        "maki" => {
            let others = tableaus.iter().filter(|(other, _)| *other != seat).map(|(_, tableau)| tableau.maki()).max();
            let with = [("own", after.maki().into()), ("others", others.unwrap_or(0).into())];
            locale.format("reason-maki", &with)
        }
        "wasabi" if gain <= 0 => locale.text("reason-wasabi"),
        "chopsticks" if gain <= 0 => locale.text("reason-chopsticks"),
        "pudding" if gain <= 0 => locale.text("reason-pudding"),
        _ if gain > 0 => locale.format("reason-scores", &[("points", gain.into())]),
        _ => {
            let missing = missing(after, chosen.first);
            missing.map_or_else(
                || locale.text("reason-denies"),
                |count| locale.format("reason-needs", &[("count", count.into())]),
            )
        }
    }
}

/// The number of further cards until the set scores more.
fn missing(tableau: Tableau, card: Card) -> Option<usize> {
    let now = RoundScore::of(tableau).total();
    let mut later = tableau;
    (1..=SOON).find(|_| {
        later = later.with(card);
        RoundScore::of(later).total() > now
    })
}

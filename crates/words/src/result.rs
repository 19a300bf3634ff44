//! The result of a game, as sentences.

use game::{Decision, Outcome, Seat};

use crate::terms::GameTerms;
use crate::{Naming, Term};

/// Who has won, and with how many points. `own` is the reader's seat.
pub fn verdict(outcome: &Outcome, own: Option<Seat>, names: &dyn Naming) -> String {
    let locale = names.locale();
    let winners: Vec<String> = outcome.winners.iter().map(|seat| names.name(seat).to_owned()).collect();
    let points = outcome.winners.iter().next().map_or(0, |seat| outcome.scores[seat]);
    if winners.len() > 1 {
        locale.format("end-tie", &[("names", locale.list(&winners).into())])
    } else if own.is_some_and(|seat| outcome.winners.contains(seat)) {
        locale.format("end-you-win", &[("points", points.into())])
    } else {
        locale.format("end-wins", &[("name", winners.concat().into()), ("points", points.into())])
    }
}

/// The rank of a reader who has not won, and how far they were behind.
pub fn distance(outcome: &Outcome, own: Option<Seat>, names: &dyn Naming) -> Option<String> {
    let own = own.filter(|seat| !outcome.winners.contains(*seat))?;
    let winner = outcome.winners.iter().next()?;
    let behind = outcome.scores[winner] - outcome.scores[own];
    let with = [("rank", outcome.ranks[own].into()), ("points", behind.into())];
    Some(names.locale().format("end-you-came", &with))
}

/// The message that says how the game was decided.
pub const fn decided_by(outcome: &Outcome, terms: &GameTerms) -> Term {
    match outcome.decided_by {
        Decision::Points => terms.by_score,
        Decision::TieBreak(_) => terms.tie_break,
        Decision::Shared => Term::new("decided-by-shared"),
    }
}

//! Adding up: looking up in the tables of a form. The script of the page does the same in the same steps.

use game::{Outcome, PerSeat};

use super::form::key;
use super::{Form, Limit, Prize, Sheet};

/// The points of a sheet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Sum {
    /// For each line of the form, for each player.
    pub(crate) lines: Vec<Vec<i32>>,
    /// What decides among equals, for each player.
    pub(crate) tie: Vec<i32>,
    /// Who is in front, and why.
    pub(crate) outcome: Outcome,
}

impl Sum {
    /// Adds up.
    pub(crate) fn of(form: &Form, sheet: &Sheet) -> Self {
        let players = &sheet.players;
        let mut lines = vec![vec![0; players.len()]; form.lines.len()];
        for (seat, player) in players.iter().enumerate() {
            for (cell, &count) in form.cells.iter().zip(&player.counts) {
                lines[cell.line][seat] += cell.worth[count];
            }
        }
        for (points, prize) in lines.iter_mut().zip(form.lines.iter().map(|line| &line.prize)) {
            let Some(prize) = prize else { continue };
            for (points, share) in points.iter_mut().zip(shares(prize, sheet)) {
                *points += share;
            }
        }
        let tie: Vec<i32> = (0..players.len()).map(|seat| decider(form, sheet, seat)).collect();
        // A dummy is the last, and is not placed.
        let totals = PerSeat::from_fn(players.len(), |seat| lines.iter().map(|line| line[seat.index()]).sum());
        let outcome = Outcome::ranked(totals, sheet.people(), "tie", &PerSeat::from_slice(&tie));
        Self { lines, tie, outcome }
    }
}

/// What each player gets of a prize.
fn shares(prize: &Prize, sheet: &Sheet) -> Vec<i32> {
    let players = sheet.players.iter();
    let counts: Vec<usize> = players.map(|player| prize.cells.iter().map(|&cell| player.counts[cell]).sum()).collect();
    let mut places = counts.clone();
    places.sort_unstable_by(|one, other| other.cmp(one));
    places.dedup();
    let sizes: Vec<usize> = places.iter().map(|place| counts.iter().filter(|count| *count == place).count()).collect();
    let most = if prize.by_most { places[0] as i32 } else { 1 };
    let shares = &prize.shares[&key(&sizes, places.last() == Some(&0))];
    let place = |count: &usize| places.iter().position(|place| place == count).unwrap_or_default();
    counts.iter().map(|count| shares[place(count)] * most).collect()
}

/// What decides for somebody among equals.
fn decider(form: &Form, sheet: &Sheet, seat: usize) -> i32 {
    let counts = &sheet.players[seat].counts;
    let cells = form.tie.cells.iter();
    if form.tie.best {
        cells.map(|&cell| form.cells[cell].worth[counts[cell].min(1)]).max().unwrap_or(0)
    } else {
        cells.map(|&cell| counts[cell] as i32).sum()
    }
}

/// A limit that a sheet goes beyond: who does, if it holds for each player, how many there are, and how many there can be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Excess<'a> {
    pub(crate) limit: &'a Limit,
    pub(crate) seat: Option<usize>,
    pub(crate) found: usize,
    pub(crate) most: usize,
}

/// Everything of which there is more than there can be.
pub(crate) fn excesses<'a>(form: &'a Form, sheet: &Sheet) -> Vec<Excess<'a>> {
    let mut all = Vec::new();
    for limit in &form.limits {
        let most = limit.most[sheet.players.len() - form.players.0];
        let players = sheet.players.iter();
        let counts: Vec<usize> =
            players.map(|player| limit.cells.iter().map(|&cell| player.counts[cell]).sum()).collect();
        let found: Vec<(Option<usize>, usize)> = if limit.each {
            counts.into_iter().enumerate().map(|(seat, found)| (Some(seat), found)).collect()
        } else {
            vec![(None, counts.iter().sum())]
        };
        let beyond = found.into_iter().filter(|(_, found)| *found > most);
        all.extend(beyond.map(|(seat, found)| Excess { limit, seat, found, most }));
    }
    all
}

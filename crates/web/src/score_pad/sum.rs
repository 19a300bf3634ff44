//! Scores a sheet by the games' own rules.

use game::{Outcome, PerSeat};

use super::{Form, Limit, Prize, Sheet};

/// The points of a sheet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Sum {
    /// The points by line and player.
    pub(crate) lines: Vec<Vec<i32>>,
    /// The tie-break value of each player.
    pub(crate) tie: Vec<i32>,
    /// The ranks, and how they were decided.
    pub(crate) outcome: Outcome,
}

impl Sum {
    /// Scores a sheet.
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
        // A dummy is the last player and is not ranked.
        let totals = PerSeat::from_fn(players.len(), |seat| lines.iter().map(|line| line[seat.index()]).sum());
        let outcome = Outcome::ranked(totals, sheet.people(), "tie", &PerSeat::from_slice(&tie));
        Self { lines, tie, outcome }
    }
}

/// The share of each player in a prize.
fn shares(prize: &Prize, sheet: &Sheet) -> Vec<i32> {
    let together = |counts: &[usize]| prize.cells.iter().map(|&cell| counts[cell]).sum::<usize>();
    let counts = sheet.players.iter().map(|player| together(&player.counts));
    (prize.rule)(&counts.map(|count| u8::try_from(count).unwrap_or(u8::MAX)).collect::<Vec<u8>>())
}

/// The tie-break value of a player.
fn decider(form: &Form, sheet: &Sheet, seat: usize) -> i32 {
    let counts = &sheet.players[seat].counts;
    let cells = form.tie.cells.iter();
    if form.tie.best {
        cells.map(|&cell| form.cells[cell].worth[counts[cell].min(1)]).max().unwrap_or(0)
    } else {
        cells.map(|&cell| counts[cell] as i32).sum()
    }
}

/// A limit that a sheet exceeds: the player if it applies to each, the count found, and the maximum.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Excess<'a> {
    pub(crate) limit: &'a Limit,
    pub(crate) seat: Option<usize>,
    pub(crate) found: usize,
    pub(crate) most: usize,
}

/// All limits that a sheet exceeds.
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

//! What a search writes down when moves are to be judged: how likely everybody is to win, which is not quite what a search
//! strives for.

use std::collections::BTreeMap;

use game::{PerSeat, Seat};

use crate::insight::Solved;

/// How likely a seat is to win, and with which moves.
#[derive(Clone, PartialEq, Debug)]
pub struct Judgement<M> {
    /// How likely it is to win with the best move, between 0 and 1; a shared win counts in parts.
    pub chance: f64,
    /// Its moves: first the one that an itamae would choose, then the others, the likelier to win the earlier.
    pub moves: Vec<JudgedMove<M>>,
}

/// What was found out about a move.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct JudgedMove<M> {
    /// The move.
    pub choice: M,
    /// How likely it is to win.
    pub chance: f64,
    /// How often it was tried; never if it was worked out exactly.
    pub tries: u32,
}

impl<M> Judgement<M> {
    /// The moves in their order, of which the first is the best.
    fn of(moves: Vec<JudgedMove<M>>) -> Self {
        Self { chance: moves.first().map_or(0.0, |best| best.chance), moves }
    }

    /// The same with each move in other words.
    pub fn map<N>(self, mut say: impl FnMut(M) -> N) -> Judgement<N> {
        let say = |judged: JudgedMove<M>| JudgedMove {
            choice: say(judged.choice),
            chance: judged.chance,
            tries: judged.tries,
        };
        Judgement { chance: self.chance, moves: self.moves.into_iter().map(say).collect() }
    }
}

impl<M: Copy> Judgement<M> {
    /// What was worked out exactly.
    pub(super) fn solved(solved: &Solved<M>, seat: Seat) -> Self {
        let mut moves = solved.moves.clone();
        moves.sort_by(|a, b| b.chance.total_cmp(&a.chance));
        let heaviest = moves.iter().map(|solved| solved.weight).fold(0.0, f64::max);
        let best = moves.iter().position(|solved| solved.weight >= heaviest).unwrap_or(0);
        moves[..=best].rotate_right(1);
        let moves = moves.iter().map(|solved| JudgedMove { choice: solved.choice, chance: solved.chance, tries: 0 });
        Self { chance: solved.chances[seat], moves: moves.collect() }
    }
}

/// What is written down.
#[derive(Clone, Debug)]
pub(super) struct Ledger<M> {
    /// Whose moves are judged, if anybody's.
    seat: Option<Seat>,
    /// A move that is judged though a search might not think of it.
    also: Option<M>,
    /// How many worlds were played.
    worlds: u32,
    /// How likely everybody was to win in the end, all worlds together.
    chances: PerSeat<f64>,
    lines: BTreeMap<M, Line>,
    /// The move that is being tried.
    tried: Option<M>,
}

/// What is written down of a move.
#[derive(Clone, Copy, Default, Debug)]
struct Line {
    /// How often it was tried.
    tries: u32,
    /// How often the search would have tried it of its own will.
    wanted: u32,
    /// How likely it was to win in the end, all tries together.
    chance: f64,
}

/// Which move is to be tried.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Wish<M> {
    /// The one the search itself would try.
    Own,
    /// The one that was tried least.
    Neglected,
    /// This one.
    This(M),
}

impl<M: Copy + Ord> Ledger<M> {
    /// A blank one.
    pub(super) fn new(seat: Option<Seat>, also: Option<M>) -> Self {
        Self { seat, also, worlds: 0, chances: PerSeat::new(0), lines: BTreeMap::new(), tried: None }
    }

    /// Whether the moves of this seat are judged.
    pub(super) fn judges(&self, seat: Seat) -> bool {
        self.seat == Some(seat)
    }

    /// A move that is judged though a search might not think of it.
    pub(super) fn also(&self) -> Option<M> {
        self.also
    }

    /// What to try now. A search left to itself soon stops trying what seems bad, and then cannot say how bad: so one try
    /// in eight goes to what it neglects, and one in four to the move that is asked about.
    pub(super) fn wish(&self) -> Wish<M> {
        match (self.worlds % 8, self.also) {
            (0, _) => Wish::Neglected,
            (2 | 6, Some(also)) => Wish::This(also),
            _ => Wish::Own,
        }
    }

    /// A move is tried, where the search itself would have tried one that may be another.
    pub(super) fn try_out(&mut self, tried: M, wanted: M) {
        self.lines.entry(wanted).or_default().wanted += 1;
        self.tried = Some(tried);
    }

    /// A world was played, and this is how likely everybody is to win in the end.
    pub(super) fn note(&mut self, chances: &PerSeat<f32>) {
        self.worlds += 1;
        self.add(&chances.map(f64::from));
        if let (Some(tried), Some(seat)) = (self.tried.take(), self.seat) {
            let line = self.lines.entry(tried).or_default();
            line.tries += 1;
            line.chance += f64::from(chances[seat]);
        }
    }

    fn add(&mut self, chances: &PerSeat<f64>) {
        let before = self.chances;
        self.chances = PerSeat::from_fn(chances.len(), |seat| chances[seat] + before.get(seat).unwrap_or(&0.0));
    }

    /// What two have written down.
    pub(super) fn plus(mut self, other: Self) -> Self {
        self.worlds += other.worlds;
        self.add(&other.chances);
        for (chosen, more) in other.lines {
            let line = self.lines.entry(chosen).or_default();
            line.tries += more.tries;
            line.wanted += more.wanted;
            line.chance += more.chance;
        }
        self
    }

    /// How likely everybody is to win.
    pub(super) fn chances(&self) -> PerSeat<f64> {
        self.chances.map(|all| all / f64::from(self.worlds))
    }

    /// What came out about the moves. The best is the one the search wanted to try most often: what it tried less it knows
    /// less about, and may overestimate.
    pub(super) fn judgement(&self) -> Judgement<M> {
        let tried = self.lines.iter().filter(|(_, line)| line.tries > 0);
        let mut lines: Vec<(u32, JudgedMove<M>)> = tried
            .map(|(&choice, line)| {
                let chance = line.chance / f64::from(line.tries);
                (line.wanted, JudgedMove { choice, chance, tries: line.tries })
            })
            .collect();
        lines.sort_by(|(_, a), (_, b)| b.chance.total_cmp(&a.chance));
        let most = lines.iter().map(|(wanted, _)| *wanted).max();
        if let Some(best) = lines.iter().position(|(wanted, _)| Some(*wanted) == most) {
            lines[..=best].rotate_right(1);
        }
        Judgement::of(lines.into_iter().map(|(_, judged)| judged).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is written down of tries: the move, the one that was wanted, and how likely it was to win.
    fn ledger(tries: &[(char, char, f32)]) -> Ledger<char> {
        let mut ledger = Ledger::new(Some(Seat::new(1)), None);
        for &(tried, wanted, chance) in tries {
            ledger.try_out(tried, wanted);
            ledger.note(&PerSeat::from_slice(&[1.0 - chance, chance]));
        }
        ledger
    }

    #[test]
    fn the_best_move_is_the_one_that_was_wanted_not_the_luckiest() {
        let ledger = ledger(&[('b', 'a', 0.75), ('a', 'a', 0.5), ('c', 'a', 0.25), ('d', 'b', 0.5), ('a', 'a', 0.5)]);
        let judgement = ledger.judgement();
        let moves: Vec<_> = judgement.moves.iter().map(|judged| (judged.choice, judged.chance, judged.tries)).collect();
        assert_eq!(moves, [('a', 0.5, 2), ('b', 0.75, 1), ('d', 0.5, 1), ('c', 0.25, 1)]);
        assert_eq!((judgement.chance, ledger.chances().as_slice()), (0.5, &[0.5, 0.5][..]));
    }

    #[test]
    fn ledgers_add_up() {
        let (some, more) = ([('a', 'a', 0.5), ('b', 'b', 0.25)], [('b', 'b', 0.75)]);
        let sum = Ledger::new(Some(Seat::new(1)), None).plus(ledger(&some)).plus(ledger(&more));
        let whole = ledger(&[some[0], some[1], more[0]]);
        assert_eq!((sum.judgement(), sum.chances()), (whole.judgement(), whole.chances()));
        assert_eq!(sum.judgement().moves[0].choice, 'b');
    }
}

//! Statistics of the root moves for judgements: win probabilities, which differ from the evaluation that a search
//! maximises.

use std::collections::BTreeMap;

use game::{PerSeat, Seat};

use crate::heuristics::ExactSolution;

/// The win probability of a seat, and of each of its moves.
#[derive(Clone, PartialEq, Debug)]
pub struct Judgement<M> {
    /// Win probability with the best move; a shared win counts as a fraction.
    pub chance: f64,
    /// The moves: first the one that an itamae would choose, then the others by descending win probability.
    pub moves: Vec<JudgedMove<M>>,
}

/// A move with its win probability.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct JudgedMove<M> {
    /// The move.
    pub choice: M,
    /// Win probability.
    pub chance: f64,
    /// Number of simulations; 0 if it was solved exactly.
    pub tries: u32,
}

impl<M> Judgement<M> {
    /// A judgement with these moves, the best one first.
    fn of(moves: Vec<JudgedMove<M>>) -> Self {
        Self { chance: moves.first().map_or(0.0, |best| best.chance), moves }
    }

    /// Converts the moves.
    pub fn map<N>(self, mut convert: impl FnMut(M) -> N) -> Judgement<N> {
        let convert = |judged: JudgedMove<M>| JudgedMove {
            choice: convert(judged.choice),
            chance: judged.chance,
            tries: judged.tries,
        };
        Judgement { chance: self.chance, moves: self.moves.into_iter().map(convert).collect() }
    }
}

impl<M: Copy> Judgement<M> {
    /// The judgement of an exact solution.
    pub(super) fn solved(solved: &ExactSolution<M>, seat: Seat) -> Self {
        let mut moves = solved.moves.clone();
        moves.sort_by(|a, b| b.chance.total_cmp(&a.chance));
        let heaviest = moves.iter().map(|solved| solved.weight).fold(0.0, f64::max);
        let best = moves.iter().position(|solved| solved.weight >= heaviest).unwrap_or(0);
        moves[..=best].rotate_right(1);
        let moves = moves.iter().map(|solved| JudgedMove { choice: solved.choice, chance: solved.chance, tries: 0 });
        Self { chance: solved.chances[seat], moves: moves.collect() }
    }
}

/// Statistics of the root.
#[derive(Clone, Debug)]
pub(super) struct Statistics<M> {
    /// The seat whose moves are judged, if any.
    seat: Option<Seat>,
    /// A move that is judged even if it is not a candidate.
    also: Option<M>,
    /// Number of simulations.
    worlds: u32,
    /// Sums of the win probabilities.
    chances: PerSeat<f64>,
    moves: BTreeMap<M, MoveStatistics>,
    /// The move of the simulation that is running.
    current: Option<M>,
}

/// Statistics of one move.
#[derive(Clone, Copy, Default, Debug)]
struct MoveStatistics {
    /// Simulations that began with it.
    tries: u32,
    /// Simulations in which the search itself selected it.
    wanted: u32,
    /// Sum of the win probabilities.
    chance: f64,
}

/// The root move to simulate next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Sampling<M> {
    /// The move that the search selects.
    Policy,
    /// The move with the fewest visits.
    LeastVisited,
    /// This move.
    Move(M),
}

impl<M: Copy + Ord> Statistics<M> {
    /// Empty statistics.
    pub(super) fn new(seat: Option<Seat>, also: Option<M>) -> Self {
        Self { seat, also, worlds: 0, chances: PerSeat::new(0), moves: BTreeMap::new(), current: None }
    }

    /// Whether the moves of this seat are judged.
    pub(super) fn judges(&self, seat: Seat) -> bool {
        self.seat == Some(seat)
    }

    /// A move that is judged even if it is not a candidate.
    pub(super) fn also(&self) -> Option<M> {
        self.also
    }

    /// The move to simulate next. The search policy soon abandons moves that look bad and then cannot estimate them, so
    /// one simulation in eight goes to the least visited move, and one in four to the requested move.
    pub(super) fn sampling(&self) -> Sampling<M> {
        match (self.worlds % 8, self.also) {
            (0, _) => Sampling::LeastVisited,
            (2 | 6, Some(also)) => Sampling::Move(also),
            _ => Sampling::Policy,
        }
    }

    /// Begins a simulation with `current`, where the search itself selected `wanted`.
    pub(super) fn begin(&mut self, current: M, wanted: M) {
        self.moves.entry(wanted).or_default().wanted += 1;
        self.current = Some(current);
    }

    /// Ends a simulation with these win probabilities.
    pub(super) fn finish(&mut self, chances: &PerSeat<f32>) {
        self.worlds += 1;
        self.add(&chances.map(f64::from));
        if let (Some(current), Some(seat)) = (self.current.take(), self.seat) {
            let of_move = self.moves.entry(current).or_default();
            of_move.tries += 1;
            of_move.chance += f64::from(chances[seat]);
        }
    }

    fn add(&mut self, chances: &PerSeat<f64>) {
        let before = self.chances;
        self.chances = PerSeat::from_fn(chances.len(), |seat| chances[seat] + before.get(seat).unwrap_or(&0.0));
    }

    /// Adds other statistics.
    pub(super) fn plus(mut self, other: Self) -> Self {
        self.worlds += other.worlds;
        self.add(&other.chances);
        for (chosen, more) in other.moves {
            let of_move = self.moves.entry(chosen).or_default();
            of_move.tries += more.tries;
            of_move.wanted += more.wanted;
            of_move.chance += more.chance;
        }
        self
    }

    /// Each player's win probability.
    pub(super) fn chances(&self) -> PerSeat<f64> {
        self.chances.map(|all| all / f64::from(self.worlds))
    }

    /// The judgement of the moves. The best is the one that the search selected most often, because moves with fewer
    /// simulations may be overestimated.
    pub(super) fn judgement(&self) -> Judgement<M> {
        let tried = self.moves.iter().filter(|(_, of_move)| of_move.tries > 0);
        let mut moves: Vec<(u32, JudgedMove<M>)> = tried
            .map(|(&choice, of_move)| {
                let chance = of_move.chance / f64::from(of_move.tries);
                (of_move.wanted, JudgedMove { choice, chance, tries: of_move.tries })
            })
            .collect();
        moves.sort_by(|(_, a), (_, b)| b.chance.total_cmp(&a.chance));
        let most = moves.iter().map(|(wanted, _)| *wanted).max();
        if let Some(best) = moves.iter().position(|(wanted, _)| Some(*wanted) == most) {
            moves[..=best].rotate_right(1);
        }
        Judgement::of(moves.into_iter().map(|(_, judged)| judged).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Statistics of simulations: the move, the one that the search selected, and the win probability.
    fn statistics(tries: &[(char, char, f32)]) -> Statistics<char> {
        let mut statistics = Statistics::new(Some(Seat::new(1)), None);
        for &(tried, wanted, chance) in tries {
            statistics.begin(tried, wanted);
            statistics.finish(&PerSeat::from_slice(&[1.0 - chance, chance]));
        }
        statistics
    }

    #[test]
    fn the_best_move_is_the_one_that_the_search_selected_most_often() {
        let statistics =
            statistics(&[('b', 'a', 0.75), ('a', 'a', 0.5), ('c', 'a', 0.25), ('d', 'b', 0.5), ('a', 'a', 0.5)]);
        let judgement = statistics.judgement();
        let moves: Vec<_> = judgement.moves.iter().map(|judged| (judged.choice, judged.chance, judged.tries)).collect();
        assert_eq!(moves, [('a', 0.5, 2), ('b', 0.75, 1), ('d', 0.5, 1), ('c', 0.25, 1)]);
        assert_eq!((judgement.chance, statistics.chances().as_slice()), (0.5, &[0.5, 0.5][..]));
    }

    #[test]
    fn statistics_add_up() {
        let (some, more) = ([('a', 'a', 0.5), ('b', 'b', 0.25)], [('b', 'b', 0.75)]);
        let sum = Statistics::new(Some(Seat::new(1)), None).plus(statistics(&some)).plus(statistics(&more));
        let whole = statistics(&[some[0], some[1], more[0]]);
        assert_eq!((sum.judgement(), sum.chances()), (whole.judgement(), whole.chances()));
        assert_eq!(sum.judgement().moves[0].choice, 'b');
    }
}

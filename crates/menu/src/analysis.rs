//! Analysis of a finished game, turn by turn: win probabilities, and the cost of mistakes.
//!
//! The win probabilities of a position are estimated with all hands open, as a replay shows them: one search for all
//! seats, whose results add up to one. A choice is judged by the knowledge of the seat when it made the choice.

use std::time::Duration;

use bots::{Budget, Searcher};
use game::{FastChance, Joint, MoveSet, Replay, Seat, Viewer};
use serde::Serialize;

use crate::{GameVisitor, PlayableGame, RecordReadError, read_record, record_game, with_game};

/// The default number of iterations of an analysis.
pub const THOROUGH: u64 = 4_000_000;

/// The minimum number of iterations of a judgement, even in a long game.
const LEAST: u64 = 100;

/// The maximum number of mistakes listed for a seat.
const MISTAKES: usize = 3;

/// A choice with a smaller loss is not a mistake, because a search is not more precise than that.
const MISTAKE: f64 = 0.05;

/// A position of a finished game.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct JudgedPosition {
    /// The number of joint choices played before.
    pub turn: usize,
    /// The win probability of each seat with all hands open. They add up to one. At the end, they are the shares of the
    /// win.
    pub chances: Vec<f64>,
    /// The choices of the seats that had more than one legal move; empty at the end.
    pub choices: Vec<JudgedChoice>,
}

/// A choice, judged by the knowledge of the seat.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct JudgedChoice {
    /// The seat.
    pub seat: Seat,
    /// The win probability of the seat with the best choice.
    pub before: f64,
    /// The choice of an itamae.
    pub best: String,
    /// The choice of the seat.
    pub choice: String,
    /// The win probability with that choice.
    pub chance: f64,
    /// The loss of win probability; never negative.
    pub loss: f64,
}

impl JudgedChoice {
    /// Whether it lost so much that a better choice is worth showing.
    pub fn is_mistake(&self) -> bool {
        self.loss >= MISTAKE
    }
}

/// A running analysis. Each step of the iterator takes a while and yields one position. There is one more position than
/// turns.
pub struct Analysis(Box<dyn ExactSizeIterator<Item = JudgedPosition> + Send>);

impl Iterator for Analysis {
    type Item = JudgedPosition;

    fn next(&mut self) -> Option<JudgedPosition> {
        self.0.next()
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        self.0.size_hint()
    }
}

impl ExactSizeIterator for Analysis {}

/// Begins the analysis of a record, after verifying the record. All judgements share `iterations` evenly, so that a
/// long game takes hardly longer than a short one. The same number gives the same judgements.
///
/// # Errors
/// If the text is not a valid record.
pub fn analyse(text: &str, iterations: u64) -> Result<Analysis, RecordReadError> {
    struct Analyse<'a>(&'a str, u64);

    impl GameVisitor for Analyse<'_> {
        type Output = Result<Analysis, RecordReadError>;

        fn visit<G: PlayableGame>(self) -> Self::Output {
            let positions = positions::<G>(self.0)?;
            let judgements: usize = positions.iter().map(|position| 1 + position.choices().count()).sum();
            let each = (self.1 / judgements as u64).clamp(LEAST, u32::MAX.into());
            let mut searcher = Searcher::new(Budget::Iterations(each as u32), || Duration::ZERO);
            let judge = move |(turn, position): (usize, Position<G>)| position.judge(turn, &mut searcher);
            Ok(Analysis(Box::new(positions.into_iter().enumerate().map(judge))))
        }
    }

    with_game(&record_game(text)?, Analyse(text, iterations)).map_err(RecordReadError::Game)?
}

/// The choices with the largest losses and their turns, largest first, and only a few for each seat.
pub fn mistakes(positions: &[JudgedPosition]) -> Vec<(usize, &JudgedChoice)> {
    let choices = positions.iter().flat_map(|position| position.choices.iter().map(|choice| (position.turn, choice)));
    let mut mistakes: Vec<(usize, &JudgedChoice)> = choices.filter(|(_, choice)| choice.is_mistake()).collect();
    mistakes.sort_by(|(_, a), (_, b)| b.loss.total_cmp(&a.loss));
    let mut counts = [0; game::MAX_SEATS];
    mistakes.retain(|(_, choice)| {
        let count = &mut counts[choice.seat.index()];
        *count += 1;
        *count <= MISTAKES
    });
    mistakes
}

/// A position and the joint choice made there, which is empty at the end.
struct Position<G: PlayableGame> {
    state: G,
    chosen: Joint<G::Move>,
}

/// All positions of a record, which is verified.
fn positions<G: PlayableGame>(text: &str) -> Result<Vec<Position<G>>, RecordReadError> {
    let record = read_record::<G>(text)?;
    let mut replay = Replay::<G>::begin(&record, &mut |_| ())?;
    let mut positions = Vec::new();
    loop {
        let state = replay.state().clone();
        let Some(chosen) = replay.step(&mut |_| ())? else {
            positions.push(Position { chosen: Joint::new(state.players()), state });
            return Ok(positions);
        };
        positions.push(Position { state, chosen });
    }
}

impl<G: PlayableGame> Position<G> {
    /// The choices of the seats that had more than one legal move.
    fn choices(&self) -> impl Iterator<Item = (Seat, G::Move)> {
        let chosen = self.chosen.iter().filter_map(|(seat, chosen)| Some((seat, (*chosen)?)));
        chosen.filter(|(seat, _)| self.state.legal_moves(*seat).len() > 1)
    }

    fn judge(&self, turn: usize, searcher: &mut Searcher<G>) -> JudgedPosition {
        let rng = &mut FastChance::new(turn as u64);
        let chances = searcher.estimate(&self.state.observe(Viewer::Omniscient), rng).as_slice().to_vec();
        let choices = self.choices().map(|(seat, chosen)| self.judge_choice(seat, chosen, searcher, rng)).collect();
        JudgedPosition { turn, chances, choices }
    }

    fn judge_choice(
        &self,
        seat: Seat,
        chosen: G::Move,
        searcher: &mut Searcher<G>,
        rng: &mut FastChance,
    ) -> JudgedChoice {
        let judgement = searcher.judge(seat, &self.state.observe(Viewer::Seat(seat)), Some(chosen), rng);
        let before = judgement.chance;
        let chance =
            judgement.moves.iter().find(|judged| judged.choice == chosen).map_or(before, |judged| judged.chance);
        let best = judgement.moves.first().map_or(chosen, |best| best.choice).to_string();
        JudgedChoice { seat, before, best, choice: chosen.to_string(), chance, loss: (before - chance).max(0.0) }
    }
}

//! A finished game, judged turn by turn: how the chances moved, and what mistakes cost.
//!
//! How likely everybody is to win is told with all hands open, as a replay shows them: one search speaks for all seats,
//! and what it says adds up to one. Choices are judged by what the seat knew when it made them: nobody could have done
//! better than that.

use std::time::Duration;

use bots::{Budget, Searcher};
use game::{FastChance, Joint, MoveSet, Replay, Seat, Viewer};
use serde::Serialize;

use crate::{GameVisitor, PlayableGame, RecordReadError, read_record, record_game, with_game};

/// How many iterations an analysis usually has.
pub const THOROUGH: u64 = 4_000_000;

/// How many iterations a judgement has at least, however long the game was.
const LEAST: u64 = 100;

/// The most mistakes of a seat that are worth telling.
const MISTAKES: usize = 3;

/// A choice that cost less than this was no mistake: a search is not surer than that.
const MISTAKE: f64 = 0.05;

/// A position of a finished game.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct JudgedPosition {
    /// How many joint choices had been played.
    pub turn: usize,
    /// How likely each seat was to win, with all hands open; together one. At the end it is what each has of the victory.
    pub chances: Vec<f64>,
    /// The choices that were made then, of those who had any. Nobody has at the end.
    pub choices: Vec<JudgedChoice>,
}

/// A choice, judged by what the seat knew.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct JudgedChoice {
    /// Who chose.
    pub seat: Seat,
    /// How likely the seat was to win before, if it chose as well as can be.
    pub before: f64,
    /// What an itamae would have chosen.
    pub best: String,
    /// What the seat chose.
    pub choice: String,
    /// How likely it was to win with that.
    pub chance: f64,
    /// How much less likely than before; never less than nothing.
    pub loss: f64,
}

/// A game that is being judged. Each step takes a while and is one moment; there is one more of them than turns.
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

/// Begins to judge a game on record, after checking everything the record claims. All judgements share so many iterations
/// evenly, so that a long game takes hardly longer than a short one. The same number gives the same judgements.
///
/// # Errors
/// If the text is no record, or does not hold.
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

/// The choices that cost most, with their turns: the most expensive first, and only a few of each seat.
pub fn mistakes(moments: &[JudgedPosition]) -> Vec<(usize, &JudgedChoice)> {
    let choices = moments.iter().flat_map(|moment| moment.choices.iter().map(|choice| (moment.turn, choice)));
    let mut mistakes: Vec<(usize, &JudgedChoice)> = choices.filter(|(_, choice)| choice.loss >= MISTAKE).collect();
    mistakes.sort_by(|(_, a), (_, b)| b.loss.total_cmp(&a.loss));
    let mut told = [0; game::MAX_SEATS];
    mistakes.retain(|(_, choice)| {
        let told = &mut told[choice.seat.index()];
        *told += 1;
        *told <= MISTAKES
    });
    mistakes
}

/// A position, and what was chosen there; nothing at the end.
struct Position<G: PlayableGame> {
    state: G,
    chosen: Joint<G::Move>,
}

/// All positions of a game on record, which is found to hold.
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
    /// What was chosen by those who had a choice.
    fn choices(&self) -> impl Iterator<Item = (Seat, G::Move)> {
        let chosen = self.chosen.iter().filter_map(|(seat, chosen)| Some((seat, (*chosen)?)));
        chosen.filter(|(seat, _)| self.state.legal_moves(*seat).len() > 1)
    }

    fn judge(&self, turn: usize, searcher: &mut Searcher<G>) -> JudgedPosition {
        let luck = &mut FastChance::new(turn as u64);
        let chances = searcher.estimate(&self.state.observe(Viewer::Omniscient), luck).as_slice().to_vec();
        let choices = self.choices().map(|(seat, chosen)| self.judge_choice(seat, chosen, searcher, luck)).collect();
        JudgedPosition { turn, chances, choices }
    }

    fn judge_choice(
        &self,
        seat: Seat,
        chosen: G::Move,
        searcher: &mut Searcher<G>,
        luck: &mut FastChance,
    ) -> JudgedChoice {
        let judgement = searcher.judge(seat, &self.state.observe(Viewer::Seat(seat)), Some(chosen), luck);
        let before = judgement.chance;
        let chance =
            judgement.moves.iter().find(|judged| judged.choice == chosen).map_or(before, |judged| judged.chance);
        let best = judgement.moves.first().map_or(chosen, |best| best.choice).to_string();
        JudgedChoice { seat, before, best, choice: chosen.to_string(), chance, loss: (before - chance).max(0.0) }
    }
}

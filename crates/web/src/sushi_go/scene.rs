//! The table at one moment as a viewer knows it, also in the middle of a turn: cards turned over but not in their sets yet,
//! sets complete but hands not passed on.

use game::{PerSeat, ScoreLine, Seat, Section};
use sushi_go::{Card, Event, LINES, Observation, Pad, RoundScore, pudding_points};

use crate::pad::SeatScoreLine;
use crate::sushi_go::moment::{Moment, moments};

/// A card that was just played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct PlayedCard {
    pub(crate) seat: Seat,
    pub(crate) card: Card,
    pub(crate) on_wasabi: bool,
}

/// The table at one moment.
#[derive(Clone)]
pub(crate) struct Scene {
    pub(crate) known: Observation,
    pub(crate) stage: Stage,
    /// The final scores, once the game is over.
    pub(crate) results: Option<PerSeat<i32>>,
}

/// How far the turn is.
#[derive(Clone)]
pub(crate) enum Stage {
    /// Everybody chooses.
    Choosing,
    /// The chosen cards lie face up in front of their players, apart from the sets.
    Revealed { cards: Vec<PlayedCard>, calls: Vec<Seat> },
    /// They have gone to their sets.
    Settled { cards: Vec<PlayedCard>, moments: Vec<Moment> },
    /// The round is over and its scores are shown.
    Scored(Tally),
}

/// The scores at the end of a round.
#[derive(Clone, PartialEq, Eq, Hash)]
pub(crate) struct Tally {
    /// The scores of all rounds so far.
    pub(crate) pad: Pad,
    /// The points for puddings, if that was the last round.
    pub(crate) puddings: Option<Vec<i32>>,
}

impl Scene {
    /// The table between two turns.
    pub(crate) const fn between(known: Observation) -> Self {
        Self { known, stage: Stage::Choosing, results: None }
    }

    /// The moments of a turn, given what was known before it.
    pub(crate) fn turn(before: &Observation, events: &[Event]) -> [Self; 2] {
        let mut known = before.clone();
        let is_reveal = |event: &&Event| matches!(event, Event::Laid { .. } | Event::ReturnedChopsticks { .. });
        for event in events.iter().take_while(is_reveal) {
            known.learn(*event);
        }
        let (cards, calls) = (played(events), callers(events));
        let settled = Self {
            stage: Stage::Settled { cards: cards.clone(), moments: moments(before, &known) },
            known: known.clone(),
            results: None,
        };
        known.tableaus = before.tableaus;
        [Self { known, stage: Stage::Revealed { cards, calls }, results: None }, settled]
    }

    /// The same table with the scores of its round.
    pub(crate) fn scored(self, tally: Tally) -> Self {
        Self { stage: Stage::Scored(tally), ..self }
    }

    /// The cards of a seat that lie face up and apart.
    pub(crate) fn revealed_by(&self, seat: Seat) -> Vec<PlayedCard> {
        match &self.stage {
            Stage::Revealed { cards, .. } => by(cards, seat),
            Stage::Choosing | Stage::Settled { .. } | Stage::Scored(_) => Vec::new(),
        }
    }

    /// The cards of a seat that have just gone to their sets.
    pub(crate) fn settled_by(&self, seat: Seat) -> Vec<PlayedCard> {
        match &self.stage {
            Stage::Settled { cards, .. } => by(cards, seat),
            Stage::Choosing | Stage::Revealed { .. } | Stage::Scored(_) => Vec::new(),
        }
    }

    /// The moments of the turn.
    pub(crate) fn moments(&self) -> &[Moment] {
        match &self.stage {
            Stage::Settled { moments, .. } => moments,
            Stage::Choosing | Stage::Revealed { .. } | Stage::Scored(_) => &[],
        }
    }

    /// The moment of a seat, if it has one.
    pub(crate) fn moment_of(&self, seat: Seat) -> Option<Moment> {
        match &self.stage {
            Stage::Settled { moments, .. } => moments.iter().find(|moment| moment.seat == seat).copied(),
            Stage::Revealed { calls, .. } if calls.contains(&seat) => Some(Moment::call(seat)),
            Stage::Choosing | Stage::Revealed { .. } | Stage::Scored(_) => None,
        }
    }

    /// The scores of the round that has just ended.
    pub(crate) const fn tally(&self) -> Option<&Tally> {
        match &self.stage {
            Stage::Scored(tally) => Some(tally),
            Stage::Choosing | Stage::Revealed { .. } | Stage::Settled { .. } => None,
        }
    }

    /// The number of players who choose.
    pub(crate) fn players(&self) -> usize {
        self.known.hands.len()
    }

    /// The number of the hand that a seat holds. Hands keep their numbers while they are passed on.
    pub(crate) fn hand_at(&self, seat: Seat) -> usize {
        let (players, turn) = (self.players(), usize::from(self.known.turn));
        let passed = if self.known.passes_left { players - turn % players } else { turn };
        (seat.index() + passed) % players
    }

    /// The side to which hands are passed on, as the script names it.
    pub(crate) const fn side(&self) -> &'static str {
        if self.known.passes_left { "left" } else { "right" }
    }

    /// The score of a place if the round ended now.
    pub(crate) fn score(&self, seat: Seat) -> RoundScore {
        RoundScore::of_round(&self.known.tableaus)[seat]
    }

    /// The lines of this round as they would count now, without those that bring nothing yet.
    pub(crate) fn provisional_scores(&self) -> Vec<SeatScoreLine> {
        if self.results.is_some() {
            return Vec::new();
        }
        let section = Section::Round(self.known.pad.rounds().len() as u8 + 1);
        let scores = RoundScore::of_round(&self.known.tableaus);
        // Line by line, so that they are listed in the order of the pad.
        let lines = LINES.into_iter().enumerate().flat_map(|(index, what)| {
            scores.iter().map(move |(seat, score)| (seat, ScoreLine { section, what, points: score.points()[index] }))
        });
        lines.filter(|(_, line)| line.points != 0).collect()
    }

    /// The points of a place: at the end the result, before that those of earlier rounds and of the cards on the table.
    pub(crate) fn standing(&self, seat: Seat) -> i32 {
        let so_far = || self.known.pad.totals()[seat] + self.score(seat).total();
        self.results.as_ref().map_or_else(so_far, |results| results[seat])
    }

    /// The puddings of a seat, and their points if the game ended now.
    pub(crate) fn puddings(&self, seat: Seat) -> (usize, i32) {
        let puddings = self.known.tableaus.map(|tableau| tableau.puddings() as u8);
        (puddings[seat].into(), pudding_points(&puddings)[seat])
    }
}

fn by(cards: &[PlayedCard], seat: Seat) -> Vec<PlayedCard> {
    cards.iter().copied().filter(|played| played.seat == seat).collect()
}

fn played(events: &[Event]) -> Vec<PlayedCard> {
    let played = events.iter().filter_map(|event| match *event {
        Event::Laid { seat, card, on_wasabi } => Some(PlayedCard { seat, card, on_wasabi }),
        _ => None,
    });
    played.collect()
}

/// The points for puddings by seat, if they were scored.
pub(crate) fn pudding_scores(events: &[Event]) -> Option<Vec<i32>> {
    let points = events.iter().filter_map(|event| match *event {
        Event::PuddingScored { points, .. } => Some(points),
        _ => None,
    });
    Some(points.collect()).filter(|points: &Vec<i32>| !points.is_empty())
}

/// The players who called "Sushi Go!": they used chopsticks.
fn callers(events: &[Event]) -> Vec<Seat> {
    let callers = events.iter().filter_map(|event| match *event {
        Event::ReturnedChopsticks { seat } => Some(seat),
        _ => None,
    });
    callers.collect()
}

#[cfg(test)]
mod tests {
    use game::{FastChance, Game as _, Joint, MoveSet as _, Viewer};
    use sushi_go::{Options, SushiGo, Variant};

    use super::*;

    #[test]
    fn provisional_scores_and_final_ones_add_up_to_what_seats_show() {
        let chance = &mut FastChance::new(3);
        let mut game = SushiGo::deal(&Options::new(3, Variant::Standard).unwrap(), chance, &mut |_| ());
        let mut compared = 0;
        while game.outcome().is_none() {
            let scene = Scene::between(game.observe(Viewer::Spectator));
            let mut lines = scene.provisional_scores();
            compared += lines.len();
            assert!(lines.iter().all(|(_, line)| line.points != 0), "{lines:?}");
            game.score_lines(&mut |seat, line| lines.push((seat, line)));
            for seat in (0..3).map(Seat::new) {
                let sum: i32 = lines.iter().filter(|(of, _)| *of == seat).map(|(_, line)| line.points).sum();
                assert_eq!(sum, scene.standing(seat));
            }
            let mut joint = Joint::new(3);
            for seat in game.pending().seats().iter() {
                joint[seat] = Some(game.legal_moves(seat).pick(chance));
            }
            game.apply_unchecked(&joint, chance, &mut |_| ());
        }
        assert!(compared > 0);
    }
}

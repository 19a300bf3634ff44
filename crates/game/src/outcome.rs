//! The result of a game, and the lines of the score sheet.

use serde::Serialize;

use crate::{PerSeat, Seat, SeatSet};

/// The result of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Outcome {
    /// Final scores, fictitious players included.
    pub scores: PerSeat<i32>,
    /// Place of each player: 1 for the winner, equal numbers for a shared place. Fictitious players have none.
    pub ranks: PerSeat<u8>,
    /// The winners; more than one for a shared victory.
    pub winners: SeatSet,
    /// The criterion that separated the winner from the runner-up.
    pub decided_by: Decision,
}

/// The criterion that separated the winner from the runner-up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Decision {
    /// More points.
    Points,
    /// Equal points, and more of this: [`Game::TIE_BREAK`](crate::Game::TIE_BREAK).
    TieBreak(&'static str),
    /// Equal in everything: a shared victory.
    Shared,
}

impl Outcome {
    /// Ranks the first `players` seats by score and then by the tie-break, more being better in both.
    #[inline]
    pub fn ranked(scores: PerSeat<i32>, players: usize, tie_break: &'static str, more: &PerSeat<i32>) -> Self {
        let standing = |seat: usize| (scores.as_slice()[seat], more.as_slice()[seat]);
        let mut ranks = PerSeat::new(players);
        let mut winners = SeatSet::EMPTY;
        let mut level_on_points = false;
        for index in 0..players {
            let better = (0..players).filter(|&other| standing(other) > standing(index)).count();
            ranks[Seat::new(index)] = better as u8 + 1;
            if better == 0 {
                winners.insert(Seat::new(index));
                level_on_points =
                    (0..players).any(|other| other != index && scores.as_slice()[other] == scores.as_slice()[index]);
            }
        }
        let decided_by = match (winners.len(), level_on_points) {
            (1, false) => Decision::Points,
            (1, true) => Decision::TieBreak(tie_break),
            _ => Decision::Shared,
        };
        Self { scores, ranks, winners, decided_by }
    }
}

/// The part of a score sheet that a line belongs to.
///
/// In JSON it is the number, and `null` for the end of the game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(into = "Option<u8>")]
pub enum Section {
    /// A round, from 1.
    Round(u8),
    /// One of the things that the player has collected, from 1: in Kanji-zushi, a kanji. A seat has at most one line
    /// for each number, and different seats need not have collected theirs at the same time.
    Item(u8),
    /// The end of the game, or the game as a whole.
    End,
}

impl Section {
    /// The number of the round or the item; `None` at the end of the game.
    pub const fn number(self) -> Option<u8> {
        match self {
            Self::Round(number) | Self::Item(number) => Some(number),
            Self::End => None,
        }
    }
}

impl From<Section> for Option<u8> {
    fn from(section: Section) -> Self {
        section.number()
    }
}

/// One line of the score sheet.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct ScoreLine {
    /// The part of the sheet that it belongs to.
    #[serde(rename = "round")]
    pub section: Section,
    /// The key of the line: one of [`Game::SCORE_LINES`](crate::Game::SCORE_LINES).
    pub what: &'static str,
    /// The points.
    pub points: i32,
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(scores: &[i32], more: &[i32], ranks: &[u8], decided_by: Decision) {
        let outcome = Outcome::ranked(PerSeat::from_slice(scores), ranks.len(), "puddings", &PerSeat::from_slice(more));
        assert_eq!(outcome.ranks.as_slice(), ranks);
        assert_eq!(outcome.decided_by, decided_by);
        let winners: SeatSet = outcome.ranks.iter().filter(|(_, rank)| **rank == 1).map(|(seat, _)| seat).collect();
        assert_eq!(outcome.winners, winners);
    }

    #[test]
    fn points_then_tie_break_then_a_shared_victory() {
        check(&[30, 20], &[0, 9], &[1, 2], Decision::Points);
        check(&[30, 30, 10], &[1, 2, 0], &[2, 1, 3], Decision::TieBreak("puddings"));
        check(&[30, 30, 10], &[2, 2, 0], &[1, 1, 3], Decision::Shared);
        check(&[30, 30, 30], &[2, 2, 1], &[1, 1, 3], Decision::Shared);
        check(&[10, 20, 20, 30], &[0, 0, 0, 0], &[4, 2, 2, 1], Decision::Points);
    }

    #[test]
    fn a_section_is_a_number_in_json() {
        let json = |section| serde_json::to_string(&ScoreLine { section, what: "maki", points: 6 }).unwrap();
        assert_eq!(json(Section::Round(2)), r#"{"round":2,"what":"maki","points":6}"#);
        assert_eq!(json(Section::Item(2)), r#"{"round":2,"what":"maki","points":6}"#);
        assert_eq!(json(Section::End), r#"{"round":null,"what":"maki","points":6}"#);
    }

    #[test]
    fn a_fictitious_player_has_a_score_but_no_rank() {
        check(&[10, 20, 99], &[0, 0, 9], &[2, 1], Decision::Points);
    }
}

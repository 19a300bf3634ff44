//! The ranking at the end of a game.

use game::{Outcome, PerSeat};

use crate::FormedKanji;

/// Players with equally many strokes are ranked by the strokes of their best kanji.
pub(crate) const TIE_BREAK: &str = "best_kanji";

/// Most strokes win. A tie goes to the player whose best kanji has more strokes; if that is equal too, the victory is
/// shared.
#[inline]
pub(crate) fn settle(formed: &PerSeat<FormedKanji>) -> Outcome {
    let strokes = PerSeat::from_fn(formed.len(), |seat| formed[seat].strokes());
    let most = PerSeat::from_fn(formed.len(), |seat| formed[seat].most_strokes());
    Outcome::ranked(strokes, formed.len(), TIE_BREAK, &most)
}

#[cfg(test)]
mod tests {
    use game::{Decision, PerSeat};

    use super::*;

    fn check(formed: &[&str], scores: &[i32], ranks: &[u8], decided_by: Decision) {
        let read =
            |text: &str| text.chars().map(|char| crate::Kanji::from_char(char).unwrap()).collect::<FormedKanji>();
        let outcome = settle(&PerSeat::from_fn(formed.len(), |seat| read(formed[seat.index()])));
        assert_eq!(outcome.scores.as_slice(), scores);
        assert_eq!(outcome.ranks.as_slice(), ranks);
        assert_eq!(outcome.decided_by, decided_by);
    }

    #[test]
    fn most_strokes_win() {
        check(&["時語", "海"], &[24, 9], &[1, 2], Decision::Points);
        check(&["", "仏"], &[0, 4], &[2, 1], Decision::Points);
    }

    #[test]
    fn the_best_kanji_breaks_a_tie() {
        // 10 + 14 and 9 + 15.
        check(&["時語", "海請"], &[24, 24], &[2, 1], Decision::TieBreak("best_kanji"));
        // One large kanji beats several, and the others are ranked too.
        check(&["曜", "海秋", "語"], &[18, 18, 14], &[1, 2, 3], Decision::TieBreak("best_kanji"));
    }

    #[test]
    fn only_the_best_kanji_is_compared() {
        // 14 + 10 + 5 and 14 + 9 + 6: the second best differs, but does not count.
        check(&["語時付", "読海地"], &[29, 29], &[1, 1], Decision::Shared);
        check(&["", "", ""], &[0, 0, 0], &[1, 1, 1], Decision::Shared);
    }
}

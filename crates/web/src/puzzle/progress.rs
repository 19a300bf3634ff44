//! The progress of a puzzle. All of it is in the URL, so that it works without script, with the back button, and as a link
//! to share.

use std::fmt::Write as _;

use kanji_zushi::{Deck, Half, Kanji, Puzzle, Solution, Verdict, Why};

use super::Day;
use crate::kanji_zushi::glyph::Side;

/// A puzzle and its progress.
#[derive(Clone, Debug)]
pub(crate) struct PuzzleProgress {
    pub(crate) seed: u64,
    pub(crate) puzzle: Puzzle,
    pub(crate) best: Solution,
    /// The kanji made, as indices of neta and shari.
    pub(crate) made: Vec<(usize, usize)>,
    /// The pair that was just tried and is not a kanji.
    pub(crate) failed: Option<((usize, usize), Why)>,
    pub(crate) picked: Option<(Side, usize)>,
    /// The number of hints used.
    pub(crate) hints: usize,
    /// Whether the reader has finished and wants to see the solution.
    pub(crate) ended: bool,
}

impl PuzzleProgress {
    /// Parses a query string. The default seed is `usual`; invalid parts are ignored.
    pub(crate) fn read(query: &str, usual: u64) -> Self {
        let field = |name: &str| field(query, name);
        let of_day = field("day").and_then(Day::dated).map(Day::number);
        let seed = field("seed").and_then(|seed| seed.parse().ok()).or(of_day).unwrap_or(usual);
        let puzzle = Puzzle::from_seed(seed, Deck::classic());
        let mut progress = Self {
            seed,
            best: puzzle.solve(),
            puzzle,
            made: Vec::new(),
            failed: None,
            picked: None,
            hints: field("hints").and_then(|hints| hints.parse().ok()).unwrap_or(0),
            ended: field("ended").is_some(),
        };
        for pair in field("made").unwrap_or("").split('.').filter_map(pair) {
            progress.attempt(pair);
        }
        // Invalid pairs in `made` come from edited URLs; only `try` reports a failure.
        progress.failed = None;
        if let Some(tried) = field("try").and_then(pair) {
            progress.attempt(tried);
        }
        progress.picked = field("pick").and_then(picked).filter(|(side, place)| progress.is_free(*side, *place));
        progress.hints = progress.hints.min(progress.best.kanji.len() * 2);
        progress
    }

    /// Combines a neta and a shari, if both are free.
    fn attempt(&mut self, (neta, shari): (usize, usize)) {
        if !self.is_free(Side::Left, neta) || !self.is_free(Side::Right, shari) {
            return;
        }
        match Verdict::on(self.puzzle.neta[neta], self.puzzle.shari[shari]) {
            Verdict::Formed(_) => self.made.push((neta, shari)),
            Verdict::Failed(why) => self.failed = Some(((neta, shari), why)),
        }
    }

    /// The half of a card.
    pub(crate) fn half(&self, side: Side, place: usize) -> Half {
        match side {
            Side::Left => self.puzzle.neta[place],
            Side::Right => self.puzzle.shari[place],
        }
    }

    /// Whether this card exists and is not part of a kanji yet.
    pub(crate) fn is_free(&self, side: Side, place: usize) -> bool {
        match side {
            Side::Left => place < self.puzzle.neta.len() && self.made.iter().all(|(neta, _)| *neta != place),
            Side::Right => place < self.puzzle.shari.len() && self.made.iter().all(|(_, shari)| *shari != place),
        }
    }

    /// The kanji made so far.
    pub(crate) fn kanji(&self) -> Vec<Kanji> {
        let formed =
            |&(neta, shari): &(usize, usize)| Verdict::on(self.puzzle.neta[neta], self.puzzle.shari[shari]).kanji();
        self.made.iter().filter_map(formed).collect()
    }

    /// The total of their strokes.
    pub(crate) fn total(&self) -> i32 {
        self.kanji().iter().map(|kanji| i32::from(kanji.strokes())).sum()
    }

    /// Whether this is the best possible total.
    pub(crate) fn is_best(&self) -> bool {
        self.total() == self.best.total
    }

    /// Whether the solution is shown.
    pub(crate) fn is_over(&self) -> bool {
        self.ended || self.is_best()
    }

    /// The halves revealed by hints: for each kanji of the solution first the neta, then the shari.
    pub(crate) fn hinted(&self) -> Vec<(Side, Half)> {
        let halves = self.best.kanji.iter().filter_map(|kanji| kanji.halves());
        halves.flat_map(|(neta, shari)| [(Side::Left, neta), (Side::Right, shari)]).take(self.hints).collect()
    }

    /// The day of this puzzle, unless it is for practice.
    pub(crate) fn day(&self) -> Option<Day> {
        Day::numbered(self.seed)
    }

    /// The URL of this puzzle without progress. It starts again even if there is a result.
    pub(crate) fn plain(&self) -> String {
        format!("/puzzle?seed={}", self.seed)
    }

    /// The URL to share. A browser that has a result for that day shows it.
    pub(crate) fn opening(&self) -> String {
        self.day().map_or_else(|| self.plain(), |day| format!("/puzzle?day={}", day.date()))
    }

    /// The URL with the progress, without the current pick or attempt.
    pub(crate) fn address(&self) -> String {
        let mut address = self.plain();
        if !self.made.is_empty() {
            let made: Vec<String> = self.made.iter().map(|(neta, shari)| format!("{neta}{shari}")).collect();
            write!(address, "&made={}", made.join(".")).expect("writing to a string succeeds");
        }
        if self.hints > 0 {
            write!(address, "&hints={}", self.hints).expect("writing to a string succeeds");
        }
        if self.ended { address + "&ended=1" } else { address }
    }

    /// The URL that a free card links to: it picks the card, or tries it with the picked one.
    pub(crate) fn click(&self, side: Side, place: usize) -> String {
        let address = self.address();
        match (self.picked, side) {
            (Some(same), _) if same == (side, place) => address,
            (Some((Side::Left, neta)), Side::Right) => format!("{address}&try={neta}{place}"),
            (Some((Side::Right, shari)), Side::Left) => format!("{address}&try={place}{shari}"),
            _ => format!("{address}&pick={}-{place}", side.name()),
        }
    }

    /// The URL with one kanji taken apart.
    pub(crate) fn without(&self, index: usize) -> String {
        let mut made = self.made.clone();
        made.remove(index);
        Self { made, ..self.clone() }.address()
    }

    /// The URL with one more hint.
    pub(crate) fn with_hint(&self) -> Option<String> {
        let more = self.hints < self.best.kanji.len() * 2;
        more.then(|| Self { hints: self.hints + 1, ..self.clone() }.address())
    }
}

/// A field of a query string.
pub(crate) fn field<'q>(query: &'q str, name: &str) -> Option<&'q str> {
    let mut fields = query.split('&').filter_map(|pair| pair.split_once('='));
    fields.find(|(field, _)| *field == name).map(|(_, value)| value)
}

/// Parses two indices of one digit each.
fn pair(text: &str) -> Option<(usize, usize)> {
    let mut digits = text.chars().map(|digit| digit.to_digit(10));
    match (digits.next(), digits.next(), digits.next()) {
        (Some(Some(neta)), Some(Some(shari)), None) => Some((neta as usize, shari as usize)),
        _ => None,
    }
}

fn picked(text: &str) -> Option<(Side, usize)> {
    let (side, place) = text.split_once('-')?;
    let side = [Side::Left, Side::Right].into_iter().find(|known| known.name() == side)?;
    Some((side, place.parse().ok()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// 亻彳氵日木 and 匕⿱幺夊交会毎翟: 化 後 海 曜 校 have 50 strokes.
    const SEED: &str = "seed=1";

    fn after(address: &str) -> PuzzleProgress {
        PuzzleProgress::read(address.split_once('?').unwrap().1, 0)
    }

    #[test]
    fn a_puzzle_is_solved_by_following_links() {
        let mut progress = PuzzleProgress::read(SEED, 0);
        for (neta, shari) in [(0, 0), (1, 1), (2, 4), (3, 5), (4, 2)] {
            assert!(!progress.is_over());
            let picking = after(&progress.click(Side::Right, shari));
            assert_eq!(picking.picked, Some((Side::Right, shari)));
            assert_eq!(picking.click(Side::Right, shari), progress.address(), "a second click deselects");
            progress = after(&picking.click(Side::Left, neta));
        }
        assert_eq!(progress.kanji().iter().map(ToString::to_string).collect::<String>(), "化後海曜校");
        assert!(progress.is_over() && progress.is_best() && progress.total() == 50);
        assert_eq!(after(&progress.without(0)).total(), 46);
    }

    #[test]
    fn a_pair_that_is_not_a_kanji_gives_a_reason_and_changes_nothing() {
        let progress = after(&after(&PuzzleProgress::read(SEED, 0).click(Side::Left, 3)).click(Side::Right, 0));
        assert_eq!(progress.failed.map(|(pair, _)| pair), Some((3, 0)));
        assert!(progress.made.is_empty() && progress.address() == "/puzzle?seed=1");
    }

    #[test]
    fn hints_reveal_neta_then_shari_and_end() {
        let mut progress = PuzzleProgress::read(SEED, 0);
        let mut revealed = Vec::new();
        while let Some(address) = progress.with_hint() {
            progress = after(&address);
            revealed.push(progress.hinted().last().copied().unwrap().1.to_string());
        }
        assert_eq!(revealed.join(" "), "亻 匕 彳 ⿱幺夊 氵 毎 日 翟 木 交");
    }

    #[test]
    fn invalid_parts_of_a_query_are_ignored() {
        for query in
            ["seed=x&made=99.0.ab.000.1é", "made=00.00.01.10&pick=neta-77", "pick=tuna-1&try=&hints=-1", "&&=&"]
        {
            let progress = PuzzleProgress::read(query, 1);
            assert!(progress.seed == 1 && progress.made.len() <= 1 && progress.picked.is_none(), "{progress:?}");
        }
        assert_eq!(PuzzleProgress::read("made=00.04", 1).made, [(0, 0)], "亻 is used once, though 侮 is a kanji too");
        assert_eq!(PuzzleProgress::read("made=24.44", 1).made, [(2, 4)], "毎 is used once, though 梅 is a kanji too");
        assert_eq!(PuzzleProgress::read("hints=999", 1).hints, 10);
    }
}

//! Scoring of rounds, maki and puddings.

use game::{Options as _, Outcome, PerSeat};
use serde::{Deserialize, Serialize};

use crate::{Card, Options, Pad, Tableau};

/// One value for each place that is scored: up to five players, or two and the dummy.
pub type PerPlace<T> = PerSeat<T, 5>;

/// The points of one player for a round, by line.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
pub struct RoundScore {
    /// For most and second most maki rolls, shared if tied.
    pub maki: u8,
    /// Five for each pair.
    pub tempura: u8,
    /// Ten for each set of three.
    pub sashimi: u8,
    /// 1, 3, 6, 10, 15 for one to five gyoza.
    pub gyoza: u8,
    /// 3 for squid, 2 for salmon, 1 for egg; three times as much on wasabi.
    pub nigiri: u8,
}

/// The lines of a round, in the order of [`RoundScore::points`].
pub const LINES: [&str; 5] = ["maki", "tempura", "sashimi", "gyoza", "nigiri"];

/// All lines of a game: those of a round, and pudding at the end.
pub(crate) const ALL_LINES: [&str; 6] = ["maki", "tempura", "sashimi", "gyoza", "nigiri", "pudding"];

/// Players with equal points are ranked by their number of puddings.
pub(crate) const TIE_BREAK: &str = "puddings";

impl RoundScore {
    /// The points of each line, in the order of [`LINES`].
    pub const fn points(self) -> [i32; 5] {
        [self.maki as i32, self.tempura as i32, self.sashimi as i32, self.gyoza as i32, self.nigiri as i32]
    }

    /// The sum of all lines.
    #[inline]
    pub const fn total(self) -> i32 {
        self.maki as i32 + self.tempura as i32 + self.sashimi as i32 + self.gyoza as i32 + self.nigiri as i32
    }

    /// The points of a tableau without maki, which depends on the other players.
    #[inline]
    pub fn of(tableau: Tableau) -> Self {
        const GYOZA: [u8; 16] = [0, 1, 3, 6, 10, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15];
        let nigiri = |kind: Card| (tableau.bare(kind) + 3 * tableau.on_wasabi(kind)) as u8;
        Self {
            maki: 0,
            tempura: tableau.bare(Card::Tempura) as u8 / 2 * 5,
            sashimi: tableau.bare(Card::Sashimi) as u8 / 3 * 10,
            gyoza: GYOZA[tableau.bare(Card::Gyoza)],
            nigiri: 3 * nigiri(Card::Squid) + 2 * nigiri(Card::Salmon) + nigiri(Card::Egg),
        }
    }

    /// The points of all players for a round.
    #[inline]
    pub fn of_round(tableaus: &PerPlace<Tableau>) -> PerPlace<Self> {
        let maki = maki_points(&tableaus.map(|tableau| tableau.maki() as u8));
        let mut scores = tableaus.map(Self::of);
        for (score, &points) in scores.as_mut_slice().iter_mut().zip(maki.as_slice()) {
            score.maki = points;
        }
        scores
    }
}

/// Points for maki: six to the most rolls, shared if tied, and then nothing for the second; otherwise three to the
/// second most, shared if tied. Remainders are dropped, and nobody scores without a roll.
#[inline]
pub fn maki_points(rolls: &PerPlace<u8>) -> PerPlace<u8> {
    let all = rolls.as_slice();
    let most = greatest(all, |_| true);
    let first = share(6, all, most);
    // After a tie for the most there are no points for second place.
    let tied = first < 6;
    let second = greatest(all, |count| count < most);
    let then = if tied { 0 } else { share(3, all, second) };
    rolls.map(|count| {
        let points = if count == most { first } else { 0 } + if count == second { then } else { 0 };
        if count == 0 { 0 } else { points }
    })
}

/// The greatest count that satisfies `counts`; 0 if there is none.
#[inline]
fn greatest(all: &[u8], counts: impl Fn(u8) -> bool) -> u8 {
    all.iter().map(|&count| if counts(count) { count } else { 0 }).max().unwrap_or(0)
}

/// The points for each player with this `count` when they share a prize, rounded down.
#[inline]
fn share(prize: u8, all: &[u8], count: u8) -> u8 {
    prize / all.iter().map(|&other| u8::from(other == count)).sum::<u8>().max(1)
}

/// Points for pudding at the end: plus six to the most, minus six to the fewest, each shared if tied with remainders
/// dropped. Nobody scores when all have the same number, and with two players nobody loses points.
#[inline]
pub fn pudding_points(puddings: &PerPlace<u8>) -> PerPlace<i32> {
    let all = puddings.as_slice();
    let most = greatest(all, |_| true);
    let fewest = all.iter().copied().min().unwrap_or(0);
    if most == fewest {
        return PerPlace::new(all.len());
    }
    let gain = i32::from(share(6, all, most));
    let loss = if all.len() > 2 { i32::from(share(6, all, fewest)) } else { 0 };
    puddings.map(|count| match count {
        count if count == most => gain,
        count if count == fewest => -loss,
        _ => 0,
    })
}

/// The result: rounds and puddings together, ties broken by puddings. The dummy cannot win.
#[inline]
pub(crate) fn settle(options: Options, pad: &Pad, puddings: PerPlace<u8>) -> Outcome {
    let (totals, dessert) = (pad.totals(), pudding_points(&puddings));
    let scores = PerSeat::from_fn(totals.len(), |seat| totals[seat] + dessert[seat]);
    let more = PerSeat::from_fn(totals.len(), |seat| i32::from(puddings[seat]));
    Outcome::ranked(scores, options.players(), TIE_BREAK, &more)
}

//! Confidence intervals of win rates.
//!
//! The games of one deal are not independent, because they share the cards. Often they balance each other (an entrant
//! that wins with a lucky seat loses without it), sometimes they agree. So the deals are the samples, and the estimator
//! is that of cluster sampling:
//!
//! 1. With *w* the wins and *n* the games of a deal, the rate is *p* = Σ*w* / Σ*n*, and the scatter of the deals is
//!    *S* = Σ(*w* − *pn*)² / *n̄*², with *n̄* the mean of *n*. (All deals have as many games as seats, except the
//!    last one if the number of games is not a multiple of the seats.)
//! 2. If every deal were a single game, *S* would be about (*m* − 1) *p*(1 − *p*) for *m* deals. The ratio of the two
//!    is the design effect *φ*: 1 if the games of a deal always end alike, 1/*n* if they are independent, less if they
//!    balance. A few deals can scatter little by accident, so two pseudo-deals with *φ* = 1 are added. Simulations show
//!    that this is enough.
//! 3. The interval is Wilson's for *m* / *φ* independent games. It stays within 0 and 1 and is accurate near both,
//!    where the normal approximation is far too narrow.
//!
//! All sums are integers; only the final result is floating point. So the order of the games does not matter.

/// The number of parts of a win, so that any number of winners can share it.
pub(crate) const WHOLE: u64 = 840;

const _: () = {
    let mut winners = 1;
    while winners <= game::MAX_SEATS as u64 {
        assert!(WHOLE.is_multiple_of(winners), "a win can be shared by any number of winners");
        winners += 1;
    }
};

/// Number of pseudo-deals.
const PSEUDO_DEALS: f64 = 2.0;

/// Sums over the wins of one entrant, deal by deal.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Wins {
    deals: u64,
    games: u64,
    games_squared: u64,
    parts: u64,
    parts_squared: u64,
    parts_by_games: u64,
}

impl Wins {
    /// Adds a deal with this number of games and parts of wins.
    pub(crate) fn add_deal(&mut self, games: u64, parts: u64) {
        self.merge(&Self {
            deals: 1,
            games,
            games_squared: games * games,
            parts,
            parts_squared: parts * parts,
            parts_by_games: parts * games,
        });
    }

    /// Adds other deals.
    pub(crate) fn merge(&mut self, other: &Self) {
        self.deals += other.deals;
        self.games += other.games;
        self.games_squared += other.games_squared;
        self.parts += other.parts;
        self.parts_squared += other.parts_squared;
        self.parts_by_games += other.parts_by_games;
    }

    /// Number of wins; shared ones count as fractions.
    pub(crate) fn wins(&self) -> f64 {
        self.parts as f64 / WHOLE as f64
    }

    /// Wins per game.
    pub(crate) fn rate(&self) -> f64 {
        self.wins() / self.games.max(1) as f64
    }

    /// 95 % confidence interval of the win rate.
    pub(crate) fn interval(&self) -> [f64; 2] {
        if self.deals == 0 { [0.0, 1.0] } else { wilson(self.rate(), self.effective_size()) }
    }

    /// Effective sample size: *m* / *φ*.
    fn effective_size(&self) -> f64 {
        let (deals, rate, whole) = (self.deals as f64, self.rate(), WHOLE as f64);
        let alike = rate * (1.0 - rate);
        if alike == 0.0 {
            // Always won or always lost: without scatter, count a deal as one game.
            return deals;
        }
        let mean = self.games as f64 / deals;
        let scatter = self.parts_squared as f64 / (whole * whole) - 2.0 * rate * self.parts_by_games as f64 / whole
            + rate * rate * self.games_squared as f64;
        let scatter = scatter.max(0.0) / (mean * mean);
        deals * (deals - 1.0 + PSEUDO_DEALS) * alike / (scatter + PSEUDO_DEALS * alike)
    }
}

/// Wilson's interval.
fn wilson(rate: f64, games: f64) -> [f64; 2] {
    const Z: f64 = 1.96;
    let spread = Z * Z / games;
    let centre = (rate + spread / 2.0) / (1.0 + spread);
    let half = Z * (rate * (1.0 - rate) / games + spread / games / 4.0).sqrt() / (1.0 + spread);
    [(centre - half).max(0.0), (centre + half).min(1.0)]
}

#[cfg(test)]
mod tests {
    use game::{Chance, FastChance};

    use super::*;

    #[test]
    fn wilsons_interval_agrees_with_textbook_values() {
        // 15 of 20: 0.531 to 0.888; 0 of 20: 0 to 0.161.
        let [low, high] = wilson(0.75, 20.0);
        assert!((low - 0.531).abs() < 0.001 && (high - 0.888).abs() < 0.001, "{low} {high}");
        let [low, high] = wilson(0.0, 20.0);
        assert!(low == 0.0 && (high - 0.161).abs() < 0.001, "{low} {high}");
    }

    /// Effective sample size of deals with two games; `deal` gives the half wins of each.
    fn effective_size(deals: u64, deal: impl Fn(u64) -> u64) -> f64 {
        let mut wins = Wins::default();
        (0..deals).for_each(|index| wins.add_deal(2, deal(index) * WHOLE / 2));
        wins.effective_size()
    }

    #[test]
    fn the_effective_size_depends_on_how_games_of_a_deal_correlate() {
        // Both games of a deal always end alike: as many samples as deals. (Counted in half wins: 4 means both games
        // won.)
        let alike = effective_size(1000, |index| index % 2 * 4);
        assert!((alike / 1000.0 - 1.0).abs() < 0.01, "{alike}");
        // Independent games: as many samples as games.
        let independent = effective_size(1000, |index| [0, 2, 2, 4][index as usize % 4]);
        assert!((independent / 2000.0 - 1.0).abs() < 0.01, "{independent}");
        // The winner of one game always loses the other: the rate is almost certain after a thousand deals.
        let balanced = effective_size(1000, |_| 2);
        assert!(balanced > 400_000.0, "{balanced}");
        // The same result in only two deals proves little.
        assert!(effective_size(2, |_| 2) < 4.0);
        // No loss in a thousand deals: the rule of three, applied to deals.
        let [low, high] = wilson(1.0, effective_size(1000, |_| 4));
        assert!((0.996..0.997).contains(&low) && high > 0.9999, "{low} {high}");
    }

    #[test]
    fn an_incomplete_last_deal_has_less_weight() {
        let mut even = Wins::default();
        (0..300).for_each(|index| even.add_deal(3, index % 4 * WHOLE));
        let mut odd = even;
        odd.add_deal(1, WHOLE);
        assert_eq!((odd.wins(), odd.rate()), (451.0, 451.0 / 901.0));
        let width = |wins: &Wins| wins.interval()[1] - wins.interval()[0];
        assert!((width(&odd) / width(&even) - 1.0).abs() < 0.01);
    }

    /// How often the interval contains the true rate, over many series of `deals` deals.
    fn coverage(deals: u64, truth: f64, mut deal: impl FnMut(&mut FastChance) -> (u64, u64)) -> f64 {
        const SERIES: u32 = 2000;
        let chance = &mut FastChance::new(17);
        let mut right = 0;
        for _ in 0..SERIES {
            let mut wins = Wins::default();
            for _ in 0..deals {
                let (games, won) = deal(chance);
                wins.add_deal(games, won * WHOLE);
            }
            let [low, high] = wins.interval();
            right += u32::from(low <= truth && truth <= high);
        }
        f64::from(right) / f64::from(SERIES)
    }

    #[test]
    fn intervals_contain_the_true_rate_in_95_percent() {
        let wins = |chance: &mut FastChance, percent| u64::from(chance.below(100) < percent);
        for deals in [25, 200] {
            let cases = [
                // Four independent games.
                coverage(deals, 0.25, |chance| (4, (0..4).map(|_| wins(chance, 25)).sum())),
                coverage(deals, 0.9, |chance| (2, (0..2).map(|_| wins(chance, 90)).sum())),
                // Two games that always end alike. An interval by games would contain the rate in only 83 %.
                coverage(deals, 0.6, |chance| (2, 2 * wins(chance, 60))),
                // Two games that usually balance.
                coverage(deals, 0.56, |chance| (2, if wins(chance, 80) == 1 { 1 } else { 2 * wins(chance, 80) })),
            ];
            for (case, coverage) in cases.into_iter().enumerate() {
                // 95 % within three standard deviations of the simulation. Slightly more is fine, because the interval
                // is conservative for few deals.
                assert!((0.935..=0.985).contains(&coverage), "{deals} deals, case {case}: {coverage}");
            }
        }
    }
}

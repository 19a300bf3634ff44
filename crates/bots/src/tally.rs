//! Who won how often. Only whole numbers are added up, so the order in which games come in does not matter.

use game::{MAX_SEATS, Outcome, Seat};

/// A victory is counted in parts that can be shared by any number of winners.
const WHOLE: u64 = 840;

const _: () = {
    let mut winners = 1;
    while winners <= MAX_SEATS as u64 {
        assert!(WHOLE.is_multiple_of(winners), "a victory can be shared by any number of winners");
        winners += 1;
    }
};

/// The results of some games, by entrant.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tally {
    /// How many games were played.
    pub games: u64,
    /// How many choices were made in them.
    pub choices: u64,
    parts: Vec<u64>,
    points: Vec<i64>,
}

/// How one entrant did.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Standing {
    /// Victories; shared ones count in parts.
    pub wins: f64,
    /// Victories by game.
    pub win_rate: f64,
    /// The true rate lies between these with 95 % confidence (Wilson's interval).
    pub ci95: [f64; 2],
    /// Points by game.
    pub mean_score: f64,
}

impl Tally {
    /// No games yet between so many.
    pub fn new(entrants: usize) -> Self {
        Self { games: 0, choices: 0, parts: vec![0; entrants], points: vec![0; entrants] }
    }

    /// Adds a game in which entrant `sits[seat]` had that seat.
    pub fn add(&mut self, outcome: &Outcome, sits: &[usize], choices: u64) {
        self.games += 1;
        self.choices += choices;
        for (index, &entrant) in sits.iter().enumerate() {
            let seat = Seat::new(index);
            self.points[entrant] += i64::from(outcome.scores[seat]);
            if outcome.winners.contains(seat) {
                self.parts[entrant] += WHOLE / outcome.winners.len() as u64;
            }
        }
    }

    /// Adds the games of another tally between the same entrants.
    pub fn merge(&mut self, other: &Self) {
        self.games += other.games;
        self.choices += other.choices;
        self.parts.iter_mut().zip(&other.parts).for_each(|(sum, more)| *sum += more);
        self.points.iter_mut().zip(&other.points).for_each(|(sum, more)| *sum += more);
    }

    /// How each entrant did, in the order they entered.
    pub fn standings(&self) -> Vec<Standing> {
        let games = self.games.max(1) as f64;
        let standing = |(&parts, &points): (&u64, &i64)| {
            let wins = parts as f64 / WHOLE as f64;
            Standing {
                wins,
                win_rate: wins / games,
                ci95: wilson(wins / games, games),
                mean_score: points as f64 / games,
            }
        };
        self.parts.iter().zip(&self.points).map(standing).collect()
    }
}

/// Wilson's interval: it stays within 0 and 1 and is right also for rates near either.
fn wilson(rate: f64, games: f64) -> [f64; 2] {
    const Z: f64 = 1.96;
    let spread = Z * Z / games;
    let centre = (rate + spread / 2.0) / (1.0 + spread);
    let half = Z * (rate * (1.0 - rate) / games + spread / games / 4.0).sqrt() / (1.0 + spread);
    [(centre - half).max(0.0), (centre + half).min(1.0)]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wilsons_interval_agrees_with_its_textbook_values() {
        // 15 of 20: 0.531 to 0.888; 0 of 20: 0 to 0.161.
        let [low, high] = wilson(0.75, 20.0);
        assert!((low - 0.531).abs() < 0.001 && (high - 0.888).abs() < 0.001, "{low} {high}");
        let [low, high] = wilson(0.0, 20.0);
        assert!(low == 0.0 && (high - 0.161).abs() < 0.001, "{low} {high}");
    }
}

//! Weng-Lin ratings (Bradley–Terry, full pairs), from the crate `skillratings`.
//!
//! Ratings depend on the order of the games, so the collecting thread updates them in order.

use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

use crate::ranks::Ranks;

/// The rating of an entrant. It begins with 25 ± 8⅓.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rating {
    /// The rating; with a difference of 4⅙ the better one wins about 70 % of the games between the two.
    pub value: f64,
    /// Standard deviation.
    pub uncertainty: f64,
}

/// The ratings so far.
#[derive(Clone, Debug)]
pub(crate) struct Ratings {
    of: Vec<WengLinRating>,
    config: WengLinConfig,
}

impl Ratings {
    /// Before the first game.
    pub(crate) fn new(entrants: usize) -> Self {
        Self { of: vec![WengLinRating::new(); entrants], config: WengLinConfig::new() }
    }

    /// Updates the ratings with the next game.
    pub(crate) fn rate(&mut self, ranks: &Ranks) {
        let placed: Vec<(&[WengLinRating], MultiTeamOutcome)> = std::iter::zip(&self.of, ranks.as_slice())
            .map(|(rating, &rank)| (std::slice::from_ref(rating), MultiTeamOutcome::new(rank.into())))
            .collect();
        self.of = weng_lin_multi_team(&placed, &self.config).concat();
    }

    /// The ratings, in entry order.
    pub(crate) fn all(&self) -> Vec<Rating> {
        self.of.iter().map(|of| Rating { value: of.rating, uncertainty: of.uncertainty }).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rated(games: &[&[u8]]) -> Vec<Rating> {
        let mut ratings = Ratings::new(games[0].len());
        for places in games {
            ratings.rate(&Ranks::new(places));
        }
        ratings.all()
    }

    #[test]
    fn the_first_win_is_rated_as_computed_by_hand() {
        // By hand: σ = 25/3, β = 25/6, c² = 2β² + 2σ² = 173.6; the winner gains σ²/c · ½ = 2.635.
        let [winner, loser] = rated(&[&[1, 2]])[..] else { panic!("two entrants") };
        assert!((winner.value - 27.635).abs() < 0.001 && (loser.value - 22.365).abs() < 0.001, "{winner:?} {loser:?}");
        assert!((winner.uncertainty - 8.066).abs() < 0.001, "{winner:?}");
    }

    #[test]
    fn ranks_order_the_ratings_and_games_reduce_the_uncertainty() {
        let games: Vec<&[u8]> = vec![&[2, 1, 3, 3]; 20];
        let [second, first, last, also_last] = rated(&games)[..] else { panic!("four entrants") };
        assert!(first.value > second.value && second.value > last.value);
        assert_eq!(last, also_last);
        assert!(first.uncertainty < rated(&games[..5])[1].uncertainty);
    }
}

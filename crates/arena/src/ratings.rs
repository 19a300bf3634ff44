//! Ratings after Weng and Lin (the Bradley–Terry form with all pairs), from the crate `skillratings`.
//!
//! A rating depends on the order of the games, so they are rated in their order, by whoever collects them.

use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

use crate::ranks::Ranks;

/// What an entrant is worth, as far as its games tell. Everybody begins with 25, give or take 8⅓.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rating {
    /// The worth; a difference of 4⅙ is about 70 victories of 100 against each other.
    pub value: f64,
    /// How unsure it is: one standard deviation.
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

    /// Takes in the next game.
    pub(crate) fn rate(&mut self, ranks: &Ranks) {
        let placed: Vec<(&[WengLinRating], MultiTeamOutcome)> = std::iter::zip(&self.of, ranks.as_slice())
            .map(|(rating, &rank)| (std::slice::from_ref(rating), MultiTeamOutcome::new(rank.into())))
            .collect();
        self.of = weng_lin_multi_team(&placed, &self.config).concat();
    }

    /// The ratings, in the order of the entrants.
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
    fn a_first_victory_is_rated_as_by_hand() {
        // By hand: σ = 25/3, β = 25/6, c² = 2β² + 2σ² = 173.6; the winner gains σ²/c · ½ = 2.635.
        let [winner, loser] = rated(&[&[1, 2]])[..] else { panic!("two entrants") };
        assert!((winner.value - 27.635).abs() < 0.001 && (loser.value - 22.365).abs() < 0.001, "{winner:?} {loser:?}");
        assert!((winner.uncertainty - 8.066).abs() < 0.001, "{winner:?}");
    }

    #[test]
    fn places_order_the_ratings_and_games_make_them_surer() {
        let games: Vec<&[u8]> = vec![&[2, 1, 3, 3]; 20];
        let [second, first, last, also_last] = rated(&games)[..] else { panic!("four entrants") };
        assert!(first.value > second.value && second.value > last.value);
        assert_eq!(last, also_last);
        assert!(first.uncertainty < rated(&games[..5])[1].uncertainty);
    }
}

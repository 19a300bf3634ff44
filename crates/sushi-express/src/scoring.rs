//! Points of customers and tips.

use game::{Outcome, PerSeat};
use serde::{Deserialize, Serialize};

use crate::{Colour, Customer, Customers, PerPlayer};

/// The points of a player, by line.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
pub struct Score {
    /// Three for the first customer of each colour.
    pub colours: i32,
    /// One for each further customer.
    pub extras: i32,
    /// The penalty for the fewest tips: 0 or negative.
    pub tips: i32,
}

/// The lines of a score, in the order of [`Score::points`].
pub const LINES: [&str; 3] = ["colours", "extras", "tips"];

/// Players with equal points are ranked by their number of action cards other than tips.
pub(crate) const TIE_BREAK: &str = "action_cards";

impl Score {
    /// The points of customers, without tips.
    #[inline]
    pub fn of(customers: Customers) -> Self {
        let tips = customers.count(Customer::Tip);
        let colours = customers.kinds().len() - usize::from(tips > 0);
        let extras = customers.len() - tips - colours;
        Self { colours: 3 * colours as i32, extras: extras as i32, tips: 0 }
    }

    /// The points of each line, in the order of [`LINES`].
    pub const fn points(self) -> [i32; 3] {
        [self.colours, self.extras, self.tips]
    }

    /// The sum of all lines.
    #[inline]
    pub const fn total(self) -> i32 {
        self.colours + self.extras + self.tips
    }
}

/// Points for tips: every player with the fewest tips loses as many points as the largest number of tips.
#[inline]
pub fn tip_points(tips: &PerPlayer<u8>) -> PerPlayer<i32> {
    let most = tips.as_slice().iter().copied().max().unwrap_or(0);
    let fewest = tips.as_slice().iter().copied().min().unwrap_or(0);
    tips.map(|count| if count == fewest { -i32::from(most) } else { 0 })
}

/// The points of all players with these customers and tips, including tips in hand.
#[inline]
pub(crate) fn scores(customers: &PerPlayer<Customers>, tips: PerPlayer<u8>) -> PerPlayer<Score> {
    let points = tip_points(&tips);
    PerPlayer::from_fn(customers.len(), |seat| Score { tips: points[seat], ..Score::of(customers[seat]) })
}

/// The result: ties are broken by action cards other than tips.
#[inline]
pub(crate) fn settle(scores: &PerPlayer<Score>, action_cards: PerPlayer<u8>) -> Outcome {
    let players = scores.len();
    let totals = PerSeat::from_fn(players, |seat| scores[seat].total());
    let more = PerSeat::from_fn(players, |seat| i32::from(action_cards[seat]));
    Outcome::ranked(totals, players, TIE_BREAK, &more)
}

/// The maximum score, for all customers of all colours.
pub(crate) const MOST: i32 = {
    let colours = Colour::ALL.len() as i32;
    let with_colour = 36 - 8;
    3 * colours + with_colour - colours
};

/// The maximum number of tips: customers and action cards.
pub(crate) const MOST_TIPS: i32 = 8 + 2;

#[cfg(test)]
mod tests {
    use super::*;
    use game::Kind as _;

    use crate::Action;

    #[test]
    fn the_first_of_a_colour_scores_three_and_others_one() {
        use Colour::{DarkBlue, LightBlue, Pink};
        let customers = [LightBlue, LightBlue, LightBlue, DarkBlue, DarkBlue, Pink].map(Customer::Of);
        assert_eq!(Score::of(customers.into_iter().collect()).points(), [9, 3, 0]);
        assert_eq!(Score::of([Customer::Tip, Customer::Tip].into_iter().collect()).points(), [0, 0, 0]);
        assert_eq!(Score::of(Customers::NONE).points(), [0, 0, 0]);
    }

    #[test]
    fn the_whole_box_scores_the_maximum() {
        assert_eq!(Score::of(Customers::BOX).total(), MOST);
        assert_eq!(Customer::Tip.in_box() + Action::Tip.in_box(), MOST_TIPS as usize);
    }

    #[test]
    fn players_with_fewest_tips_lose_the_largest_number_of_tips() {
        let points = |tips: &[u8]| tip_points(&PerPlayer::from_slice(tips)).as_slice().to_vec();
        assert_eq!(points(&[1, 3, 3]), [-3, 0, 0]);
        assert_eq!(points(&[0, 0, 4, 2]), [-4, -4, 0, 0]);
        assert_eq!(points(&[2, 2, 2]), [-2, -2, -2]);
        assert_eq!(points(&[0, 0, 0, 0, 0, 0]), [0; 6]);
    }
}

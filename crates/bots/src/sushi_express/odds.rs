//! Exact probabilities of reaching a bet with the dice.
//!
//! A player has two throws of both dice and one more throw of one die for each re-roll card. The cards can be played
//! after either throw; the probability is that of optimal play.

/// The highest number of the track.
const HIGHEST: usize = 12;

/// Number of re-roll cards in the game.
const MOST_CARDS: usize = 4;

/// The probability of reaching a bet after a throw that did not, by cards in hand and the dice.
type AfterThrow = [[[f32; 7]; 7]; MOST_CARDS + 1];

/// The probabilities of one bet.
#[derive(Clone, Copy)]
struct Bet {
    /// Before the first throw, by cards in hand.
    ahead: [f32; MOST_CARDS + 1],
    /// After the first throw.
    after_first: AfterThrow,
    /// After the second throw.
    after_second: AfterThrow,
}

/// The probability with a throw of both dice; `otherwise` has the probabilities after a throw that falls short.
const fn throw_both(number: usize, otherwise: &[[f32; 7]; 7]) -> f32 {
    let (mut sum, mut first) = (0.0, 1);
    while first <= 6 {
        let mut second = 1;
        while second <= 6 {
            sum += if first + second >= number { 1.0 } else { otherwise[first][second] };
            second += 1;
        }
        first += 1;
    }
    sum / 36.0
}

/// The same with a throw of one die while the other is kept.
const fn throw_one(number: usize, kept: usize, otherwise: &[[f32; 7]; 7]) -> f32 {
    let (mut sum, mut pips) = (0.0, 1);
    while pips <= 6 {
        sum += if kept + pips >= number { 1.0 } else { otherwise[kept][pips] };
        pips += 1;
    }
    sum / 6.0
}

/// After a throw, the better of two options: no card is played, with probability `without_card`, or the lower die is
/// re-rolled. Re-rolling the higher one is never better.
const fn after_throw(number: usize, without_card: &[f32; MOST_CARDS + 1]) -> AfterThrow {
    let mut after = [[[0.0; 7]; 7]; MOST_CARDS + 1];
    let mut cards = 0;
    while cards <= MOST_CARDS {
        let mut first = 1;
        while first <= 6 {
            let mut second = 1;
            while second <= 6 {
                let kept = if first > second { first } else { second };
                let again = if cards > 0 { throw_one(number, kept, &after[cards - 1]) } else { 0.0 };
                after[cards][first][second] = if again > without_card[cards] { again } else { without_card[cards] };
                second += 1;
            }
            first += 1;
        }
        cards += 1;
    }
    after
}

/// Before a throw of both dice, by number of cards.
const fn both(number: usize, after: &AfterThrow) -> [f32; MOST_CARDS + 1] {
    let mut ahead = [0.0; MOST_CARDS + 1];
    let mut cards = 0;
    while cards <= MOST_CARDS {
        ahead[cards] = throw_both(number, &after[cards]);
        cards += 1;
    }
    ahead
}

/// The probabilities by bet.
static TABLE: [Bet; HIGHEST + 1] = {
    let nothing = [[[0.0; 7]; 7]; MOST_CARDS + 1];
    let unused = Bet { ahead: [0.0; MOST_CARDS + 1], after_first: nothing, after_second: nothing };
    let mut bets = [unused; HIGHEST + 1];
    let mut number = 2;
    while number <= HIGHEST {
        let after_second = after_throw(number, &[0.0; MOST_CARDS + 1]);
        let after_first = after_throw(number, &both(number, &after_second));
        bets[number] = Bet { ahead: both(number, &after_first), after_first, after_second };
        number += 1;
    }
    bets
};

/// The probability of reaching a number before the first throw.
#[inline]
pub(super) fn ahead(number: u8, cards: usize) -> f32 {
    TABLE[usize::from(number)].ahead[cards]
}

/// The probability of reaching a number with the second throw if no card was played before it.
#[inline]
pub(super) fn second(number: u8, cards: usize) -> f32 {
    throw_both(number.into(), &TABLE[usize::from(number)].after_second[cards])
}

/// The probability of reaching a number by re-rolling the die that is not kept.
#[inline]
pub(super) fn again(number: u8, cards: usize, kept: u8, second_to_come: bool) -> f32 {
    let bet = &TABLE[usize::from(number)];
    let after = if second_to_come { &bet.after_first } else { &bet.after_second };
    throw_one(number.into(), kept.into(), &after[cards - 1])
}

#[cfg(test)]
mod tests {
    use super::*;

    /// All throws of both dice.
    fn throws() -> impl Iterator<Item = [u8; 2]> {
        (1..=6).flat_map(|first| (1..=6).map(move |second| [first, second]))
    }

    /// The probability by brute force, re-rolling either die.
    fn brute_force(number: u8, cards: usize, throws_left: usize, dice: Option<[u8; 2]>) -> f64 {
        if dice.is_some_and(|[first, second]| first + second >= number) {
            return 1.0;
        }
        let mut best = 0.0f64;
        if throws_left > 0 {
            let sum: f64 = throws().map(|pips| brute_force(number, cards, throws_left - 1, Some(pips))).sum();
            best = sum / 36.0;
        }
        for kept in dice.into_iter().flatten().filter(|_| cards > 0) {
            let sum: f64 = (1..=6).map(|pips| brute_force(number, cards - 1, throws_left, Some([kept, pips]))).sum();
            best = best.max(sum / 6.0);
        }
        best
    }

    #[test]
    fn odds_agree_with_brute_force() {
        for number in 2..=12 {
            for cards in 0..=1 {
                let chance = f64::from(ahead(number, cards));
                assert!((chance - brute_force(number, cards, 2, None)).abs() < 1e-5, "{number} with {cards} cards");
                for pips in throws().filter(|[first, second]| first + second < number) {
                    let bet = &TABLE[usize::from(number)];
                    for (table, throws_left) in [(&bet.after_second, 0), (&bet.after_first, 1)] {
                        let chance = f64::from(table[cards][usize::from(pips[0])][usize::from(pips[1])]);
                        let expected = brute_force(number, cards, throws_left, Some(pips));
                        assert!((chance - expected).abs() < 1e-5, "{number} with {cards} cards after {pips:?}");
                    }
                }
            }
            let three_cards = f64::from(TABLE[usize::from(number)].after_second[3][1][1]);
            assert!(number == 2 || (three_cards - brute_force(number, 3, 0, Some([1, 1]))).abs() < 1e-5);
        }
    }

    #[test]
    fn well_known_odds() {
        assert!((ahead(7, 0) - 0.826).abs() < 5e-4);
        assert!((ahead(10, 0) - 0.306).abs() < 5e-4);
        assert!((ahead(2, 0) - 1.0).abs() < 1e-6);
        assert!((second(7, 0) - 21.0 / 36.0).abs() < 1e-6);
        assert!((again(9, 1, 4, false) - 2.0 / 6.0).abs() < 1e-6);
    }
}

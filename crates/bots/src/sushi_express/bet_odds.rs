//! Probabilities of the dice from an observation.

use game::Seat;
use sushi_express::{Action, Move, Number, Observation, Stage};

use super::odds;

/// The probability that the seat's own throws reach its bet after this choice, with known re-roll cards played
/// optimally. `None` if the choice is not about dice.
pub fn chance_to_reach(known: &Observation, seat: Seat, chosen: Move) -> Option<f32> {
    let cards = known.hands[seat].known.count(Action::Reroll);
    let bet = || known.track.bet(seat).map(Number::get);
    match (chosen, known.stage) {
        (Move::Bet(number) | Move::BetSame(number), _) => Some(odds::ahead(number.get(), cards)),
        (Move::Roll, Stage::RollingAgain(_)) => Some(odds::second(bet()?, cards)),
        (Move::Roll, _) => Some(odds::ahead(bet()?, cards)),
        (Move::Reroll(pips), stage) if cards > 0 => {
            let kept = known.dice?.total().checked_sub(pips)?;
            Some(odds::again(bet()?, cards, kept, matches!(stage, Stage::RollingAgain(_))))
        }
        _ => None,
    }
}

/// The probability that the seat drives with its pawn on this number, given the bets so far: when a player reaches a
/// bet, everybody whose bet is not higher drives. Later bets can only increase it.
pub fn chance_to_drive(known: &Observation, seat: Seat, number: Number) -> f32 {
    let misses = |seat: Seat, bet: Number| 1.0 - odds::ahead(bet.get(), known.hands[seat].known.count(Action::Reroll));
    let higher = known.hands.seats().filter(|&other| other != seat);
    let higher = higher.filter_map(|other| Some((other, known.track.bet(other).filter(|bet| *bet > number)?)));
    1.0 - higher.fold(misses(seat, number), |missed, (other, bet)| missed * misses(other, bet))
}

#[cfg(test)]
mod tests {
    use game::{FastChance, Game as _, Joint, Viewer};
    use sushi_express::{Options, SushiExpress};

    use super::*;

    fn number(number: u8) -> Number {
        Number::new(number).unwrap()
    }

    /// A game of three players with these bets, starting with the first player.
    fn bets(bets: [u8; 3]) -> (SushiExpress, [Seat; 3]) {
        let chance = &mut FastChance::new(4);
        let mut game = SushiExpress::deal(&Options::new(3).unwrap(), chance, &mut |_| ());
        let first = game.first();
        let seats = [first, first.left(3), first.left(3).left(3)];
        for (seat, bet) in seats.into_iter().zip(bets) {
            let mut joint = Joint::new(3);
            joint[seat] = Some(Move::Bet(number(bet)));
            game.apply(&joint, chance, &mut |_| ()).unwrap();
        }
        (game, seats)
    }

    #[test]
    fn a_higher_bet_that_is_reached_helps_all_lower_ones() {
        let (game, [high, low, lowest]) = bets([10, 7, 3]);
        let known = game.observe(Viewer::Seat(low));
        let alone = chance_to_drive(&known, high, number(10));
        assert!((alone - 0.306).abs() < 5e-4);
        let with_help = chance_to_drive(&known, low, number(7));
        assert!((with_help - (1.0 - (1.0 - alone) * (1.0 - 0.826))).abs() < 1e-3);
        assert!(chance_to_drive(&known, lowest, number(3)) > with_help);
    }

    #[test]
    fn the_chance_to_reach_is_that_of_the_remaining_throws() {
        let (game, [high, low, _]) = bets([7, 5, 3]);
        let mut known = game.observe(Viewer::Seat(high));
        assert!((chance_to_reach(&known, high, Move::Roll).unwrap() - 0.826).abs() < 5e-4);
        assert_eq!(chance_to_reach(&known, high, Move::Roll), chance_to_reach(&known, high, Move::Bet(number(7))));
        known.stage = Stage::RollingAgain(high);
        assert!((chance_to_reach(&known, high, Move::Roll).unwrap() - 21.0 / 36.0).abs() < 1e-6);
        assert_eq!(chance_to_reach(&known, high, Move::Reroll(2)), None);
        assert_eq!(chance_to_reach(&known, low, Move::Keep), None);
    }
}

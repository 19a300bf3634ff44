//! The lessons of the guide, and what each of them waits for. They follow the position: a lesson about customers comes when a
//! customer can be taken.

use game::{Perspective, Seat};
use sushi_express::{Customer, Move, Observation, Stage, SushiExpress};
use words::sushi_express::preview::preview;

use crate::page_game::{Lesson, LessonTask, Spot};

/// The bets that the first lesson waits for: they usually succeed.
const MODERATE: std::ops::RangeInclusive<u8> = 6..=8;

/// A lap that is more likely than not, in percent.
const LIKELY: u8 = 60;

/// What a lesson teaches.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Subject {
    Bets,
    Dice,
    Customer,
    Tip,
    Further,
    Orders,
    NewRound,
    Lap,
    SameBet,
    End,
}

const SUBJECTS: [Subject; 10] = [
    Subject::Bets,
    Subject::Dice,
    Subject::Customer,
    Subject::Tip,
    Subject::Further,
    Subject::Orders,
    Subject::NewRound,
    Subject::Lap,
    Subject::SameBet,
    Subject::End,
];

/// The lessons, in the order of [`SUBJECTS`]: the first that fits a position is taught there.
pub(super) const LESSONS: [Lesson; SUBJECTS.len()] = [
    Lesson::new("guide-sushi-express-bets", Spot::Track),
    Lesson::new("guide-sushi-express-dice", Spot::Road),
    Lesson::new("guide-sushi-express-customer", Spot::Customers),
    Lesson::new("guide-sushi-express-tip", Spot::Customers),
    Lesson::new("guide-sushi-express-further", Spot::Road),
    Lesson::new("guide-sushi-express-orders", Spot::Customers),
    Lesson::new("guide-sushi-express-round", Spot::Points),
    Lesson::new("guide-sushi-express-lap", Spot::Track),
    Lesson::new("guide-sushi-express-same", Spot::Track),
    Lesson::general("guide-sushi-express-end"),
];

/// What a lesson waits for in this position; `None` if the position doesn't show what it is about.
pub(super) fn task(perspective: &Perspective<SushiExpress>, number: usize) -> Option<LessonTask> {
    let known = perspective.known();
    let seat = perspective.seat()?;
    let any = |fits: bool| fits.then(LessonTask::default);
    let waits = |wanted: &dyn Fn(Move) -> bool| {
        let moves: Vec<Move> = perspective.each_move().filter(|chosen| wanted(*chosen)).collect();
        let task = LessonTask { cards: numbers(&moves), moves: moves.iter().map(ToString::to_string).collect() };
        (!task.moves.is_empty()).then_some(task)
    };
    // Until everything has been seen, bets bring a customer if they can.
    let guided_bet = || {
        let best = perspective.each_move().max_by_key(|chosen| promise(known, seat, *chosen))?;
        waits(&|chosen| chosen == best)
    };
    let is_betting = matches!(known.stage, Stage::Betting(_));
    let is_driving = matches!(known.stage, Stage::Driving(_));
    match SUBJECTS.get(number)? {
        Subject::Bets if is_betting && known.round == 1 => {
            waits(&|chosen| matches!(chosen, Move::Bet(number) if MODERATE.contains(&number.get())))
        }
        // The card is kept for the lesson about it.
        Subject::Dice if is_driving => waits(&|chosen| chosen == Move::Go(0)),
        Subject::Customer => waits(&|chosen| matches!(chosen, Move::Take(Customer::Of(_)))),
        Subject::Tip => waits(&|chosen| chosen == Move::Take(Customer::Tip)),
        Subject::Further => waits(&|chosen| chosen == Move::Go(1)),
        Subject::Orders => {
            waits(&|chosen| chosen == if known.row.has(Customer::Tip) { Move::Keep } else { Move::Discard })
        }
        Subject::NewRound | Subject::Lap | Subject::SameBet | Subject::End if is_betting && known.round > 1 => {
            guided_bet()
        }
        Subject::End => any(true),
        Subject::Bets | Subject::Dice | Subject::NewRound | Subject::Lap | Subject::SameBet => None,
    }
}

/// How promising a bet is: first whether it brings a customer and usually succeeds, then its odds.
fn promise(known: &Observation, seat: Seat, chosen: Move) -> (bool, u8, u8) {
    let preview = preview(known, seat, chosen);
    let (Move::Bet(number), Some(percent)) = (chosen, preview.percent) else { return (false, 0, 0) };
    let brings_customer = preview.drive.is_some_and(|drive| drive.visits_sushi_express) && percent >= LIKELY;
    // A bet that brings none should lead far without much risk.
    let far = if !brings_customer && percent >= LIKELY { number.get() } else { 0 };
    (brings_customer, far, percent)
}

/// The numbers of bets, to be lit.
fn numbers(moves: &[Move]) -> Vec<usize> {
    let numbers = moves.iter().filter_map(|chosen| match chosen {
        Move::Bet(number) => Some(number.get().into()),
        _ => None,
    });
    numbers.collect()
}

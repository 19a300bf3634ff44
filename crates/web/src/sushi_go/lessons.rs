//! The lessons of the guide, and what each of them waits for.

use game::Perspective;
use sushi_go::{Card, Cards, SushiGo};

use crate::page_game::{Lesson, LessonTask, Spot};

/// A lesson about a card comes only if at least this many cards are in the hand, so that the card can still be used.
const USEFUL: usize = 4;

/// What a lesson teaches.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Subject {
    FirstHand,
    LastTwo,
    NigiriOnWasabi,
    TwoCards,
    Reveal,
    Wasabi,
    Chopsticks,
    Sets,
    Gyoza,
    Maki,
    Pudding,
    Points,
    Circle,
}

const SUBJECTS: [Subject; 13] = [
    Subject::FirstHand,
    Subject::LastTwo,
    Subject::NigiriOnWasabi,
    Subject::TwoCards,
    Subject::Reveal,
    Subject::Wasabi,
    Subject::Chopsticks,
    Subject::Sets,
    Subject::Gyoza,
    Subject::Maki,
    Subject::Pudding,
    Subject::Points,
    Subject::Circle,
];

/// The lessons, in the order of [`SUBJECTS`]: the first that fits a position is taught there.
pub(super) const LESSONS: [Lesson; SUBJECTS.len()] = [
    Lesson::new("guide-sushi-go-hand", Spot::Hand),
    Lesson::new("guide-sushi-go-last", Spot::Hand),
    Lesson::new("guide-sushi-go-nigiri", Spot::Cards),
    Lesson::new("guide-sushi-go-two", Spot::Button),
    Lesson::new("guide-sushi-go-reveal", Spot::Others),
    Lesson::new("guide-sushi-go-wasabi", Spot::Cards),
    Lesson::new("guide-sushi-go-chopsticks", Spot::Cards),
    Lesson::new("guide-sushi-go-sets", Spot::Cards),
    Lesson::new("guide-sushi-go-gyoza", Spot::Cards),
    Lesson::new("guide-sushi-go-maki", Spot::Cards).told_at_end(),
    Lesson::new("guide-sushi-go-pudding", Spot::Cards).told_at_end(),
    Lesson::new("guide-sushi-go-points", Spot::Points),
    Lesson::new("guide-sushi-go-circle", Spot::Belt),
];

/// What a lesson waits for in this position; `None` if the position doesn't show what it is about.
pub(super) fn task(perspective: &Perspective<SushiGo>, number: usize) -> Option<LessonTask> {
    let known = perspective.known();
    let seat = perspective.seat()?;
    let (hand, tableau) = (known.cards_of(seat), known.tableaus[seat]);
    let cards = hand.iter().count();
    let any = |fits: bool| fits.then(LessonTask::default);
    // A lesson about cards that waits until one of them is played, alone.
    let play = |fits: bool, wanted: fn(Card) -> bool| {
        let single = perspective.each_move().filter(|chosen| chosen.second.is_none() && wanted(chosen.first));
        let moves = single.map(|chosen| chosen.to_string()).collect();
        let task = LessonTask { moves, cards: positions(hand, wanted) };
        (fits && !task.moves.is_empty()).then_some(task)
    };
    // A lesson that only shows cards.
    let look = |wanted: fn(Card) -> bool| {
        let task = LessonTask { moves: Vec::new(), cards: positions(hand, wanted) };
        (!task.cards.is_empty()).then_some(task)
    };
    match SUBJECTS.get(number)? {
        Subject::FirstHand => any(perspective.turn() == 0),
        Subject::LastTwo => any(cards == 2),
        Subject::NigiriOnWasabi => play(tableau.bare(Card::Wasabi) > 0, Card::is_nigiri),
        Subject::TwoCards => {
            let both = perspective.each_move().filter(|chosen| chosen.second.is_some());
            let task = LessonTask { moves: both.map(|chosen| chosen.to_string()).collect(), cards: Vec::new() };
            (!task.moves.is_empty()).then_some(task)
        }
        Subject::Reveal => any(perspective.turn() > 0),
        Subject::Wasabi => play(cards >= USEFUL, |card| card == Card::Wasabi),
        Subject::Chopsticks => play(cards >= USEFUL, |card| card == Card::Chopsticks),
        Subject::Sets => play(cards >= USEFUL, |card| matches!(card, Card::Tempura | Card::Sashimi)),
        Subject::Gyoza => look(|card| card == Card::Gyoza),
        Subject::Maki => look(|card| matches!(card, Card::Maki1 | Card::Maki2 | Card::Maki3)),
        Subject::Pudding => look(|card| card == Card::Pudding),
        Subject::Points | Subject::Circle => any(true),
    }
}

/// The positions of cards in the hand, from 1.
fn positions(hand: Cards, wanted: fn(Card) -> bool) -> Vec<usize> {
    (1..).zip(hand.iter()).filter(|(_, card)| wanted(*card)).map(|(position, _)| position).collect()
}

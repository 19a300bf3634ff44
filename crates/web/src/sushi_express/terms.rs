//! The names of the things in Sushi Express.

use sushi_express::{Action, Colour, Customer, Shape};

use crate::locale::Term;
use crate::page_game::Lesson;
use crate::terms::{GameTerms, OptionTerms};

/// A customer.
pub(super) const fn customer(customer: Customer) -> Term {
    Term::new(match customer {
        Customer::Of(Colour::LightBlue) => "customer-light-blue",
        Customer::Of(Colour::DarkBlue) => "customer-dark-blue",
        Customer::Of(Colour::Pink) => "customer-pink",
        Customer::Of(Colour::Purple) => "customer-purple",
        Customer::Of(Colour::Red) => "customer-red",
        Customer::Of(Colour::Yellow) => "customer-yellow",
        Customer::Of(Colour::Green) => "customer-green",
        Customer::Of(Colour::White) => "customer-white",
        Customer::Tip => "customer-tip",
    })
}

/// A colour.
pub(super) const fn colour(colour: Colour) -> Term {
    Term::new(match colour {
        Colour::LightBlue => "colour-light-blue",
        Colour::DarkBlue => "colour-dark-blue",
        Colour::Pink => "colour-pink",
        Colour::Purple => "colour-purple",
        Colour::Red => "colour-red",
        Colour::Yellow => "colour-yellow",
        Colour::Green => "colour-green",
        Colour::White => "colour-white",
    })
}

/// A shape.
pub(super) const fn shape(shape: Shape) -> Term {
    Term::new(match shape {
        Shape::Drop => "shape-drop",
        Shape::Square => "shape-square",
        Shape::Heart => "shape-heart",
        Shape::Diamond => "shape-diamond",
        Shape::Circle => "shape-circle",
        Shape::Star => "shape-star",
        Shape::Triangle => "shape-triangle",
        Shape::Moon => "shape-moon",
    })
}

/// An action card.
pub(super) const fn action(action: Action) -> Term {
    Term::new(match action {
        Action::SameBet => "action-same-bet",
        Action::Swap => "action-swap",
        Action::Reroll => "action-re-roll",
        Action::Further => "action-one-tile-further",
        Action::Tip => "action-tip",
    })
}

/// The terms of the game.
pub(super) const TERMS: GameTerms = GameTerms {
    name: Term::new("game-sushi-express"),
    lines: &[
        ("colours", Term::new("line-sushi-express-colours")),
        ("extras", Term::new("line-sushi-express-extras")),
        ("tips", Term::new("line-sushi-express-tips")),
    ],
    by_score: Term::new("decided-by-points"),
    tie_break: Term::new("decided-by-action-cards"),
    options: &[OptionTerms {
        name: "players",
        term: Term::new("option-sushi-express-players"),
        values: &[
            ("3", Term::new("option-sushi-express-players-3")),
            ("4", Term::new("option-sushi-express-players-4")),
            ("5", Term::new("option-sushi-express-players-5")),
            ("6", Term::new("option-sushi-express-players-6")),
        ],
    }],
};

/// The texts before each choice in the guide.
pub(super) const GUIDE: [Lesson; 8] = [
    Lesson::general("guide-sushi-express-1"),
    Lesson::general("guide-sushi-express-2"),
    Lesson::general("guide-sushi-express-3"),
    Lesson::general("guide-sushi-express-4"),
    Lesson::general("guide-sushi-express-5"),
    Lesson::general("guide-sushi-express-6"),
    Lesson::general("guide-sushi-express-7"),
    Lesson::general("guide-sushi-express-8"),
];

/// All other terms, with their attributes.
#[cfg(test)]
pub(crate) fn listed() -> Vec<(Term, &'static [&'static str])> {
    use game::Kind as _;

    use crate::sushi_express::scene::Phase;

    let customers = Customer::ALL.iter().map(|kind| (customer(*kind), &["about", "counted"][..]));
    let colours = Customer::ALL.iter().filter_map(|kind| match kind {
        Customer::Of(colour) => Some(*colour),
        Customer::Tip => None,
    });
    let colours = colours.flat_map(|kind| [(colour(kind), &[][..]), (shape(kind.shape()), &[][..])]);
    let actions = Action::ALL.iter().map(|kind| (action(*kind), &["about", "counted"][..]));
    let phases = Phase::ALL.map(|phase| (phase.term(), &["about"][..]));
    customers.chain(colours).chain(actions).chain(phases).collect()
}

//! The names of the things in Sushi Express.

use sushi_express::{Action, Colour, Customer, Shape};

use crate::Term;
use crate::terms::{GameTerms, OptionTerms};

/// A customer.
pub const fn customer(customer: Customer) -> Term {
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
pub const fn colour(colour: Colour) -> Term {
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
pub const fn shape(shape: Shape) -> Term {
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
pub const fn action(action: Action) -> Term {
    Term::new(match action {
        Action::SameBet => "action-same-bet",
        Action::Swap => "action-swap",
        Action::Reroll => "action-re-roll",
        Action::Further => "action-one-tile-further",
        Action::Tip => "action-tip",
    })
}

/// The terms of the game.
pub const TERMS: GameTerms = GameTerms {
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

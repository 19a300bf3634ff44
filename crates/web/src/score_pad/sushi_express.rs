//! The form of Sushi Express: the players' cards at the end.

use game::Kind as _;
use sushi_express::{
    Action, Actions, Colour, Customer, Customers, MAX_PLAYERS, MIN_PLAYERS, PerPlayer, Score, tip_points,
};

use super::{Cell, Entry, Form, Label, Line, Prize, Tie};

const PLAYERS: (usize, usize) = (MIN_PLAYERS, MAX_PLAYERS);

/// The lines of the sheet.
const CUSTOMERS: usize = 0;
const TIPS: usize = 1;

pub(super) fn form() -> Form {
    let mut cells = Vec::new();
    let mut add = |key: &str, label: Label, drawing: &str, line: usize, worth: Vec<i32>| {
        cells.push(Cell {
            key: key.to_owned(),
            label,
            drawing: Some(drawing.to_owned()),
            section: Some(0),
            line,
            // Players are compared by tips and action cards.
            entry: if line == TIPS { Entry::Both } else { Entry::Dishes },
            worth,
            spelling: None,
        });
        cells.len() - 1
    };
    for colour in Colour::ALL {
        let customer = Customer::Of(colour);
        let points = |count| Score::of(Customers::several(customer, count)).total();
        let (label, drawing) = (Label::say(format!("colour-{colour}")), format!("customer-{colour}"));
        add(colour.name(), label, &drawing, CUSTOMERS, (0..=customer.in_box()).map(points).collect());
    }
    let none = |most: usize| vec![0; most + 1];
    let tips = vec![
        add("tips", Label::say("pad-tips"), "tip", TIPS, none(Customer::Tip.in_box())),
        add("tip-cards", Label::say("pad-tip-cards"), "action-tip", TIPS, none(Action::Tip.in_box())),
    ];
    let others = Actions::BOX.len() - Action::Tip.in_box();
    let action_cards = add("action-cards", Label::say("pad-action-cards"), "action-swap", TIPS, none(others));
    let rule = |tips: &[u8]| tip_points(&PerPlayer::from_slice(tips)).as_slice().to_vec();
    let prize = Prize { cells: tips, rule, by_most: true };
    let line = |label: &str, prize| Line { label: Label::say(label), section: None, prize };
    let mut form = Form {
        game: "sushi-express",
        players: PLAYERS,
        dummy: false,
        sections: vec![Label::say("pad-end")],
        lines: vec![line("pad-customers", None), line("pad-tips", Some(prize))],
        cells,
        tie: Tie { cells: vec![action_cards], best: false, label: Label::say("pad-action-cards") },
        limits: Vec::new(),
    };
    for cell in form.cells.clone() {
        form.limit(cell.label.clone(), false, cell.most(), |other| other.key == cell.key);
    }
    form.add_total("points".to_owned(), 0, CUSTOMERS);
    form
}

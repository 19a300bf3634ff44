//! Customers in the row and in front of everybody, and action cards.

use game::Seat;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use sushi_express::{Action, Colour, Customer, Customers, Observation, Shape, SushiExpress};
use words::sushi_express::points::points;
use words::sushi_express::terms;
use words::{Locale, Naming, capital};

use super::{at, bet, mark, van};
use crate::canvas::Canvas;
use crate::card::chips;
use crate::screen::Table;
use crate::style::{BLUE, DARK_BLUE, GREEN, Look, PAPER, PINK, PURPLE, RED, Tint, YELLOW};
use crate::terminal_game::Scene;
use crate::text::width;

/// The column of names, and the columns of points and of the number of action cards after them.
const NAME_AT: u16 = 3;
const SCORE: u16 = 4;
const CARDS: u16 = 5;

/// The colour of a customer.
const fn tint(customer: Customer) -> Tint {
    match customer {
        Customer::Of(Colour::LightBlue) => BLUE,
        Customer::Of(Colour::DarkBlue) => DARK_BLUE,
        Customer::Of(Colour::Pink) => PINK,
        Customer::Of(Colour::Purple) => PURPLE,
        Customer::Of(Colour::Red) => RED,
        Customer::Of(Colour::Yellow) => YELLOW,
        Customer::Of(Colour::Green) => GREEN,
        Customer::Of(Colour::White) | Customer::Tip => PAPER,
    }
}

/// The shape of a customer, for everybody who can't tell the colours apart.
const fn sign(customer: Customer) -> &'static str {
    match customer {
        Customer::Tip => "¥",
        Customer::Of(colour) => match colour.shape() {
            Shape::Drop => "◊",
            Shape::Square => "■",
            Shape::Heart => "♥",
            Shape::Diamond => "♦",
            Shape::Circle => "●",
            Shape::Star => "★",
            Shape::Triangle => "▲",
            Shape::Moon => "☾",
        },
    }
}

/// Customers as small cards.
fn customer_chips(look: Look, customers: Customers) -> Vec<(String, Style)> {
    let chip = |(customer, count): (Customer, usize)| {
        let number = if count > 1 { count.to_string() } else { String::new() };
        (format!("{}{number}", sign(customer)), look.chip(tint(customer)).add_modifier(Modifier::BOLD))
    };
    customers.counts().filter(|(_, count)| *count > 0).map(chip).collect()
}

/// The open customers.
pub(super) fn row(canvas: &mut Canvas<'_>, area: Rect, scene: &Scene<'_, SushiExpress>, table: &Table<'_>) {
    let (look, locale) = (canvas.look, table.locale);
    canvas.text(area.x + 1, area.y, area.width - 1, &locale.text("express-row"), look.accent());
    let place = Rect { x: area.x + 1, y: area.y + 1, width: area.width - 1, height: 1 };
    if scene.known.row.is_empty() {
        canvas.text(place.x, place.y, place.width, &locale.text("express-row-empty"), look.quiet());
    } else {
        draw_customers(canvas, place, scene.known.row, locale);
    }
}

/// Customers in a line, by name if there is room.
fn draw_customers(canvas: &mut Canvas<'_>, area: Rect, customers: Customers, locale: &Locale) {
    let look = canvas.look;
    let named = |(customer, count): (Customer, usize)| {
        let number = if count > 1 { format!("×{count}") } else { String::new() };
        let name = match customer {
            Customer::Of(colour) => terms::colour(colour).text(locale),
            Customer::Tip => terms::customer(customer).text(locale),
        };
        (format!(" {} {name}{number} ", sign(customer)), look.chip(tint(customer)))
    };
    let long: Vec<(String, Style)> = customers.counts().filter(|(_, count)| *count > 0).map(named).collect();
    let columns: u16 = long.iter().map(|(text, _)| width(text) + 1).sum();
    let shown = if columns <= area.width { long } else { customer_chips(look, customers) };
    chips(canvas, area, &shown);
}

/// Everybody: a line each, or two if there is room, with points, action cards and customers.
pub(super) fn places(canvas: &mut Canvas<'_>, area: Rect, scene: &Scene<'_, SushiExpress>, table: &Table<'_>) {
    let look = canvas.look;
    let known = scene.known;
    let actor = known.stage.seat();
    let lines = (usize::from(area.height) / known.vans.len()).clamp(1, 3);
    let beside_name = known.vans.seats().map(|seat| {
        let note = table.notes.get(seat.index()).and_then(Option::as_deref).map_or(0, |note| width(note) + 1);
        let customers = customer_chips(look, known.taken[seat]);
        note + if lines > 1 { 0 } else { customers.iter().map(|(text, _)| width(text) + 1).sum() }
    });
    let beside_name = NAME_AT + 1 + SCORE + CARDS + beside_name.max().unwrap_or(0);
    let name_columns = table.name_columns(9, area.width.saturating_sub(beside_name));
    for (y, seat) in (area.top()..area.bottom()).step_by(lines).zip(known.vans.seats()) {
        let own = table.own() == Some(seat);
        let cue = if actor == Some(seat) && !scene.moving { "▶" } else { " " };
        let mut x = area.x;
        x += canvas.text(x, y, 1, cue, look.accent());
        van(canvas, x, y, seat);
        x = area.x + NAME_AT;
        let style =
            if own { look.player(seat.index()).add_modifier(Modifier::UNDERLINED) } else { look.player(seat.index()) };
        canvas.text(x, y, name_columns, table.name(seat), style);
        x += name_columns + 1;
        let result = table.perspective.outcome().filter(|_| !scene.moving).map(|outcome| outcome.scores[seat]);
        let score = crate::pad::points(result.unwrap_or_else(|| points(known, seat)));
        canvas.text(x, y, SCORE - 1, &format!("{score:>3}"), look.good());
        x += SCORE;
        let hand = &known.hands[seat];
        let cards = format!("▯{}", hand.known.len() + usize::from(hand.hidden));
        x += canvas.text(x, y, CARDS - 1, &cards, look.quiet()) + 1;
        let note = table.notes.get(seat.index()).cloned().flatten();
        if let Some(note) = note {
            x += canvas.text(x, y, area.right().saturating_sub(x), &note, look.quiet()) + 1;
        }
        if lines > 1 {
            let place = Rect { x: area.x + NAME_AT, y: y + 1, width: area.width - NAME_AT, height: 1 };
            draw_customers(canvas, place, known.taken[seat], table.locale);
        } else {
            let place = Rect { x, y, width: area.right().saturating_sub(x), height: 1 };
            chips(canvas, place, &customer_chips(look, known.taken[seat]));
        }
    }
}

/// The action cards of the viewer, or of another player in a replay.
pub(super) fn cards_of(
    canvas: &mut Canvas<'_>,
    area: Rect,
    scene: &Scene<'_, SushiExpress>,
    table: &Table<'_>,
    seat: Seat,
) {
    let (look, locale) = (canvas.look, table.locale);
    let hand = scene.known.hands[seat].known;
    let mut x = area.x + 1;
    let heading = if table.own() == Some(seat) {
        locale.text("express-cards")
    } else {
        locale.format("hand-of", &[("name", table.name(seat).into())])
    };
    x += canvas.text(x, area.y, area.width, &heading, look.quiet()) + 1;
    let named = |(action, count): (Action, usize)| {
        let number = if count > 1 { format!(" ×{count}") } else { String::new() };
        (format!(" {}{number} ", terms::action(action).label(locale)), look.chip(PAPER))
    };
    let cards: Vec<(String, Style)> = hand.counts().filter(|(_, count)| *count > 0).map(named).collect();
    let room = area.right().saturating_sub(x);
    if cards.is_empty() && table.own() == Some(seat) {
        canvas.text(x, area.y, room, &locale.text("express-cards-none"), look.quiet());
    }
    chips(canvas, Rect { x, y: area.y, width: room, height: 1 }, &cards);
}

/// The open customers in words.
pub(super) fn row_in_words(known: &Observation, names: &dyn Naming) -> String {
    let locale = names.locale();
    if known.row.is_empty() {
        return locale.text("express-row-empty");
    }
    locale.labelled(&locale.text("express-row"), &format!("{}.", customers(known.row, names)))
}

fn customers(customers: Customers, names: &dyn Naming) -> String {
    let locale = names.locale();
    let present = customers.counts().filter(|(_, count)| *count > 0);
    let words: Vec<String> =
        present.map(|(customer, count)| terms::customer(customer).counted(locale, count)).collect();
    locale.list(&words)
}

/// A place in words.
pub(super) fn in_words(known: &Observation, names: &dyn Naming, seat: Seat) -> String {
    let locale = names.locale();
    let points = locale.format("term-point.counted", &[("count", points(known, seat).into())]);
    let mut sentences = vec![locale.labelled(&format!("{} ({})", names.name(seat), mark(seat)), &format!("{points}."))];
    sentences.push(format!("{}.", capital(&at(known, locale, seat))));
    sentences.extend(bet(known, locale, seat).map(|bet| format!("{bet}.")));
    if !known.taken[seat].is_empty() {
        sentences.push(format!("{}.", capital(&customers(known.taken[seat], names))));
    }
    let hand = &known.hands[seat];
    let mut cards: Vec<String> = hand
        .known
        .counts()
        .filter(|(_, count)| *count > 0)
        .map(|(action, count)| terms::action(action).counted(locale, count))
        .collect();
    if hand.hidden > 0 {
        cards.push(locale.format("express-hidden", &[("count", hand.hidden.into())]));
    }
    if !cards.is_empty() {
        sentences.push(format!("{}.", capital(&locale.list(&cards))));
    }
    sentences.join(" ")
}

//! The cards in front of everybody, and the belt.

use game::Seat;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use sushi_go::{Card, Event, Observation, RoundScore, SushiGo, Tableau, pudding_points};
use words::sushi_go::terms;
use words::{Locale, Naming};

use super::glyphs::{glyph, tint};
use crate::canvas::{Border, Canvas, columns};
use crate::card::chips;
use crate::pad::points;
use crate::screen::Table;
use crate::style::Look;
use crate::terminal_game::Scene;
use crate::text::width;

/// The columns of a dish with its name and points, and where the name begins.
const NAMED: u16 = 20;
const NAME_AT: u16 = 7;

/// The fewest lines of a place with named dishes.
const LOW: u16 = 4;

/// The lines of a place: its border, the cards that were played last, and its dishes; the hand as well if it is open.
const PLACE: u16 = 7;
const OPEN_PLACE: u16 = 12;

/// The places of the others: next to each other, or in several lines if only then dishes have room for their names.
pub(super) fn grid(area: Rect, count: usize, is_open: bool) -> Vec<Rect> {
    let least = if is_open { OPEN_PLACE } else { PLACE };
    let most = (area.height / least).max(1);
    let across = |lines: u16| count.div_ceil(lines.into());
    let lines = (1..=most).find(|lines| area.width / across(*lines) as u16 >= NAMED + 2).unwrap_or(1);
    let line = |index: u16| {
        let (y, end) = (area.height * index / lines, area.height * (index + 1) / lines);
        columns(Rect { y: area.y + y, height: end - y, ..area }, across(lines))
    };
    (0..lines).flat_map(line).take(count).collect()
}

/// The points of a place: those of earlier rounds, and of the cards on the table.
fn standing(known: &Observation, seat: Seat) -> i32 {
    known.pad.totals()[seat] + RoundScore::of_round(&known.tableaus)[seat].total()
}

/// The direction in which hands pass, in words.
pub(super) fn passing(locale: &Locale, known: &Observation) -> String {
    locale.text(if known.passes_left { "passing-left" } else { "passing-right" })
}

/// The belt: marks that move in the direction of the hands.
pub(super) fn belt(canvas: &mut Canvas<'_>, area: Rect, scene: &Scene<'_, SushiGo>, table: &Table<'_>) {
    let look = canvas.look;
    let words = passing(table.locale, scene.known);
    let mark = if scene.known.passes_left { "‹" } else { "›" };
    let step = scene.pass.map_or(0, |(step, _)| step);
    for x in 0..area.width {
        let at = if scene.known.passes_left { x + step } else { x + 4 - step };
        let (sign, style) = if at.is_multiple_of(4) { (mark, look.accent()) } else { ("─", look.quiet()) };
        canvas.text(area.x + x, area.y, 1, sign, style);
    }
    let label = format!(" {mark}{mark} {words} {mark}{mark} ");
    let columns = width(&label).min(area.width);
    let x = area.x + (area.width - columns) / 2;
    canvas.text(x, area.y, columns, &label, look.accent());
}

/// A place: the name, the points, the cards in sets, and the cards that were played last.
pub(super) fn place(canvas: &mut Canvas<'_>, area: Rect, scene: &Scene<'_, SushiGo>, table: &Table<'_>, seat: Seat) {
    let look = canvas.look;
    let own = table.own() == Some(seat);
    let border = if own { Border::Thick } else { Border::Thin };
    let style = if own { look.player(seat.index()) } else { look.quiet() };
    let inside = canvas.frame(area, border, style);
    let results = table.perspective.outcome().filter(|_| !scene.moving).map(|outcome| outcome.scores[seat]);
    let score = format!(" {} ", points(results.unwrap_or_else(|| standing(scene.known, seat))));
    let used = canvas.right(Rect { width: area.width.saturating_sub(2), ..area }, area.y, &score, look.good());
    let name = format!(" {} ", table.name(seat));
    let named = canvas.text(area.x + 2, area.y, area.width.saturating_sub(used + 5), &name, look.player(seat.index()));
    if let Some(note) = table.note(seat) {
        let room = area.width.saturating_sub(used + named + 5);
        canvas.text(area.x + 2 + named, area.y, room, &note, look.quiet());
    }
    let rest = Rect { height: inside.height.saturating_sub(1), ..inside };
    let used = dishes(canvas, rest, scene, table, seat);
    if table.is_open() && seat.index() < scene.known.hands.len() {
        open_hand(
            canvas,
            Rect { y: rest.y + used, height: rest.height.saturating_sub(used), ..rest },
            scene,
            table,
            seat,
        );
    }
    let latest = latest(scene, table, seat);
    if !latest.is_empty() && inside.height > 0 {
        let style = if scene.moving { look.accent() } else { look.quiet() };
        canvas.text(inside.x, inside.bottom() - 1, inside.width, &format!("▸ {latest}"), style);
    }
}

/// The hand of a seat in a replay.
fn open_hand(canvas: &mut Canvas<'_>, area: Rect, scene: &Scene<'_, SushiGo>, table: &Table<'_>, seat: Seat) {
    if area.height < 2 {
        return;
    }
    let (look, locale) = (canvas.look, table.locale);
    canvas.text(area.x, area.y, area.width, &"┈".repeat(area.width.into()), look.quiet());
    let cards = scene.known.cards_of(seat).counts().filter(|(_, count)| *count > 0).map(|(card, count)| {
        let rolls = if terms::family(card) == "maki" { terms::worth(card).split(' ').next().unwrap_or("") } else { "" };
        let number = if count > 1 { format!("×{count}") } else { String::new() };
        (format!("{}{rolls}{number}", glyph(look, locale, card)), look.letters(tint(card)))
    });
    let cards: Vec<(String, Style)> = cards.collect();
    chips(canvas, Rect { y: area.y + 1, height: area.height - 1, ..area }, &cards);
}

/// The cards that a seat played last.
fn latest(scene: &Scene<'_, SushiGo>, table: &Table<'_>, seat: Seat) -> String {
    let cards = scene.news.iter().filter_map(|event| match *event {
        Event::Laid { seat: laid, card, on_wasabi } if laid == seat => {
            let name = terms::card(card).label(table.locale);
            Some(if on_wasabi { table.locale.format("on-wasabi", &[("card", name.into())]) } else { name })
        }
        _ => None,
    });
    cards.collect::<Vec<_>>().join(" + ")
}

/// A set of cards in a place: its card, whether it is on wasabi, and a number.
struct Dish {
    card: Card,
    on_wasabi: bool,
    count: usize,
}

/// The sets of a place, in the order of the score sheet.
fn sets(known: &Observation, seat: Seat) -> Vec<Dish> {
    let tableau = known.tableaus[seat];
    let mut dishes = Vec::new();
    let bare = |card: Card| Dish { card, on_wasabi: false, count: tableau.bare(card) };
    dishes.extend([Card::Tempura, Card::Sashimi, Card::Gyoza].map(bare));
    dishes.push(Dish { card: Card::Maki1, on_wasabi: false, count: tableau.maki() });
    for nigiri in [Card::Squid, Card::Salmon, Card::Egg] {
        dishes.push(Dish { card: nigiri, on_wasabi: true, count: tableau.on_wasabi(nigiri) });
        dishes.push(bare(nigiri));
    }
    dishes.push(Dish { card: Card::Pudding, on_wasabi: false, count: tableau.puddings() });
    dishes.extend([Card::Wasabi, Card::Chopsticks].map(bare));
    dishes.retain(|dish| dish.count > 0);
    dishes
}

/// The points of a set now; `None` for cards that bring none in this round.
fn worth(dish: &Dish, maki: u8) -> Option<i32> {
    match dish.card {
        Card::Maki1 | Card::Maki2 | Card::Maki3 => Some(maki.into()),
        Card::Pudding | Card::Wasabi | Card::Chopsticks => None,
        card => {
            let wasabi = dish.on_wasabi.then_some(Card::Wasabi);
            let cards = (0..dish.count).flat_map(|_| wasabi.into_iter().chain([card]));
            Some(RoundScore::of(Tableau::laid(cards)).total())
        }
    }
}

/// The dishes of a place: with their points, and names if there is room; in a low place only as small cards. Returns the
/// lines used.
fn dishes(canvas: &mut Canvas<'_>, area: Rect, scene: &Scene<'_, SushiGo>, table: &Table<'_>, seat: Seat) -> u16 {
    let (look, locale) = (canvas.look, table.locale);
    let sets = sets(scene.known, seat);
    let cards = small_cards(look, table, scene, seat, &sets);
    let lines_of = |across: u16| (sets.len() as u16).div_ceil(across);
    // In a low place there is room for some dishes only, and it would change its look when there are more.
    let across = (1..=(area.width / NAMED).max(1)).find(|across| area.height >= LOW.max(lines_of(*across)));
    let Some(across) = across else { return chips(canvas, area, &cards) };
    let lines = lines_of(across);
    let maki = RoundScore::of_round(&scene.known.tableaus)[seat].maki;
    // The points are near the names, even in a wide place.
    let cell_width = (area.width / across).min(NAMED + 10);
    for (index, (dish, (text, style))) in sets.iter().zip(&cards).enumerate() {
        let index = index as u16;
        let cell = Rect {
            x: area.x + index / lines * cell_width,
            y: area.y + index % lines,
            width: cell_width.saturating_sub(2),
            height: 1,
        };
        let used = canvas.text(cell.x, cell.y, cell.width, text, *style) + 1;
        let points = worth(dish, maki).map(points).unwrap_or_default();
        let room = canvas.right(cell, cell.y, &points, look.good()) + 1;
        if area.width < NAMED {
            continue;
        }
        let is_maki = terms::family(dish.card) == "maki";
        let name = if is_maki { locale.label("line-sushi-go-maki") } else { terms::card(dish.card).label(locale) };
        let name_width = cell.width.saturating_sub(used.max(NAME_AT) + room);
        canvas.text(cell.x + used.max(NAME_AT), cell.y, name_width, &name, Style::new());
    }
    lines
}

/// The sets as small cards; a set that has just grown is underlined.
fn small_cards(
    look: Look,
    table: &Table<'_>,
    scene: &Scene<'_, SushiGo>,
    seat: Seat,
    sets: &[Dish],
) -> Vec<(String, Style)> {
    let locale = table.locale;
    let is_new = |dish: &Dish| {
        scene.news.iter().any(|event| {
            matches!(*event, Event::Laid { seat: laid, card, on_wasabi }
                if laid == seat && on_wasabi == dish.on_wasabi && terms::family(card) == terms::family(dish.card)
                    && (!card.is_nigiri() || card == dish.card))
        })
    };
    let chip = |dish: &Dish| {
        let mark = if dish.on_wasabi { glyph(look, locale, Card::Wasabi) } else { String::new() };
        let count = match terms::family(dish.card) {
            "maki" => format!("●{}", dish.count),
            _ if dish.count > 1 => format!("×{}", dish.count),
            _ => String::new(),
        };
        let mut style = look.chip(tint(dish.card));
        if is_new(dish) {
            style = style.add_modifier(Modifier::BOLD | Modifier::UNDERLINED);
        }
        (format!("{mark}{}{count}", glyph(look, locale, dish.card)), style)
    };
    sets.iter().map(chip).collect()
}

/// A place in words.
pub(super) fn in_words(known: &Observation, names: &dyn Naming, seat: Seat) -> String {
    let locale = names.locale();
    let dish = |dish: Dish| {
        if terms::family(dish.card) == "maki" {
            return locale.format("gain-rolls", &[("count", dish.count.into())]);
        }
        let counted = terms::card(dish.card).counted(locale, dish.count);
        if dish.on_wasabi { locale.format("on-wasabi", &[("card", counted.into())]) } else { counted }
    };
    let dishes: Vec<String> = sets(known, seat).into_iter().map(dish).collect();
    let puddings = known.tableaus.map(|tableau| tableau.puddings() as u8);
    let total = standing(known, seat)
        + if known.pad.rounds().len() == sushi_go::ROUNDS { pudding_points(&puddings)[seat] } else { 0 };
    let points = locale.format("term-point.counted", &[("count", total.into())]);
    if dishes.is_empty() {
        locale.labelled(names.name(seat), &format!("{points}."))
    } else {
        locale.labelled(names.name(seat), &format!("{points}. {}.", locale.list(&dishes)))
    }
}

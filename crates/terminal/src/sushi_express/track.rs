//! The bet track: pawns on numbers, and for the betting viewer a key and the odds for each.

use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use sushi_express::{Move, Number, SushiExpress};

use super::van;
use crate::canvas::{Canvas, columns, split_top};
use crate::screen::Table;
use crate::terminal_game::{Act, Control, Scene};

/// The number that a choice bets on.
pub(super) const fn number(chosen: Move) -> Option<Number> {
    match chosen {
        Move::Bet(number) | Move::BetSame(number) => Some(number),
        _ => None,
    }
}

/// The key of a number. Like on playing cards: 0 for ten, jack and queen.
pub(super) fn key(number: Number) -> char {
    match number.get() {
        10 => '0',
        11 => 'j',
        12 => 'q',
        number => char::from(b'0' + number),
    }
}

/// The bet of a control.
fn bet_of(control: &Control) -> Option<Number> {
    match &control.act {
        Some(Act::Choose(chosen)) => chosen.parse().ok().and_then(number),
        _ => None,
    }
}

/// Whether a control is on the track.
pub(super) fn is_bet(control: &Control) -> bool {
    bet_of(control).is_some()
}

/// Draws the track: its title, numbers, pawns, odds.
pub(super) fn track(
    canvas: &mut Canvas<'_>,
    area: Rect,
    scene: &Scene<'_, SushiExpress>,
    table: &Table<'_>,
    controls: &[Control],
) {
    let look = canvas.look;
    let (title, area) = split_top(area, 1);
    canvas.text(title.x, title.y, title.width, &"─".repeat(title.width.into()), look.quiet());
    canvas.text(
        title.x + 2,
        title.y,
        title.width - 4,
        &format!(" {} ", table.locale.text("express-bets")),
        look.accent(),
    );
    let numbers: Vec<Number> = (Number::LOWEST.get()..=Number::HIGHEST.get()).filter_map(Number::new).collect();
    for (cell, number) in columns(area, numbers.len()).into_iter().zip(numbers) {
        let bet = controls.iter().enumerate().find(|(_, control)| bet_of(control) == Some(number));
        let focused = bet.is_some_and(|(index, _)| table.focus == Some(index));
        let mut style = if bet.is_some() { look.bar() } else { Style::new().add_modifier(Modifier::BOLD) };
        if focused {
            style = style.add_modifier(Modifier::REVERSED | Modifier::UNDERLINED);
        }
        // A number that is taken needs a card.
        let same = if bet.is_some() && scene.known.track.has(number) { "=" } else { "" };
        let label = match bet.and_then(|(_, control)| control.key).filter(|key| key.is_alphabetic() || *key == '0') {
            Some(key) => format!("{same}{number} {key}"),
            None => format!("{same}{number}"),
        };
        canvas.centre(cell, cell.y, &format!(" {label} "), style);
        let mut x = cell.x + (cell.width.saturating_sub(scene.known.track.stack(number).len() as u16)) / 2;
        for seat in scene.known.track.stack(number) {
            x += van(canvas, x, cell.y + 1, seat);
        }
        if let Some((index, control)) = bet {
            canvas.centre(cell, cell.y + 2, control.badge.split(' ').next().unwrap_or(""), look.quiet());
            canvas.spot(cell, index);
        }
    }
}

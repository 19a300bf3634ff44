//! Sushi Express in a terminal.
//!
//! | module | responsible for |
//! |---|---|
//! | `ring` | the ring of tiles with the vans, and the dice in its middle |
//! | `track` | the bet track |
//! | `places` | the customers in the row and in front of everybody |

mod places;
mod ring;
mod track;

use game::{Perspective, Seat};
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use sushi_express::{Event, Move, Number, Observation, Stage, SushiExpress};
use words::sushi_express::moves::words as move_words;
use words::sushi_express::phase::Phase;
use words::sushi_express::points::gain;
use words::sushi_express::preview::{Preview, preview, tile_name};
use words::sushi_express::{log, task};
use words::{Locale, Naming};

use crate::canvas::{Canvas, split_bottom, split_left, split_top};
use crate::screen::Table;
use crate::terminal_game::{Act, Beat, ChoiceGroup, Control, Scene, TerminalGame};
use crate::text::width;

/// How long an event is shown in milliseconds, and a tile of a drive.
const EVENT: u32 = 420;
const TILE: u32 = 110;

impl TerminalGame for SushiExpress {
    fn progress(known: &Observation, names: &dyn Naming) -> String {
        let locale = names.locale();
        let round = locale.format("express-round", &[("round", known.round.into())]);
        let phase = Phase::of_stage(known.stage).map(|phase| phase.term().text(locale));
        phase.map_or_else(|| round.clone(), |phase| format!("{round} · {phase}"))
    }

    fn controls(perspective: &Perspective<Self>, _: &[String], names: &dyn Naming) -> Vec<Control> {
        let (locale, known) = (names.locale(), perspective.known());
        let Some(seat) = perspective.seat() else { return Vec::new() };
        // On the track, digits are for bets; everything else gets letters then.
        let betting = matches!(known.stage, Stage::Betting(_));
        let mut others = if betting { 'a'..='f' } else { '1'..='9' };
        let control = |chosen: Move| {
            let preview = preview(known, seat, chosen);
            let points = if let Move::Take(customer) = chosen { gain(known, seat, customer) } else { 0 };
            let key = track::number(chosen).map(track::key).or_else(|| others.next());
            let badge = if points > 0 { format!("+{points}") } else { badge(locale, preview) };
            let act = Some(Act::Choose(chosen.to_string()));
            Control { key, label: move_words(locale, chosen), badge, good: points > 1, act, picked: None }
        };
        perspective.each_move().map(control).collect()
    }

    fn task(perspective: &Perspective<Self>, _: &[String], _: Option<&str>, names: &dyn Naming) -> String {
        let known = perspective.known();
        let Some(seat) = known.stage.seat() else { return names.locale().text("express-over") };
        task::sentence(known, names, seat, perspective.seat() == Some(seat))
    }

    /// Every event with a sentence; a drive tile by tile.
    fn beats(before: &Observation, events: &[Event]) -> Vec<Beat<Self>> {
        let mut known = before.clone();
        let mut beats = Vec::new();
        for event in events {
            if let Event::Drove { seat, trip, .. } = *event {
                for tile in trip.tiles() {
                    let mut driving = known.clone();
                    driving.vans[seat] = tile;
                    beats.push(Beat { known: driving, news: vec![*event], pass: None, millis: TILE });
                }
            }
            known.learn(*event);
            if log::has_sentence(*event) {
                beats.push(Beat { known: known.clone(), news: vec![*event], pass: None, millis: EVENT });
            }
        }
        beats
    }

    fn draw(scene: &Scene<'_, Self>, table: &Table<'_>, controls: &[Control], canvas: &mut Canvas<'_>, area: Rect) {
        let look = canvas.look;
        let is_tall = area.height >= 30;
        let (upper, rest) = split_top(
            area,
            if area.height >= 36 {
                20
            } else if is_tall {
                16
            } else {
                9
            },
        );
        let (left, right) = split_left(upper, ring::COLUMNS.max(area.width * if is_tall { 12 } else { 8 } / 20));
        ring::ring(canvas, left, scene, table);
        let (row, seats) = split_top(right, 2);
        places::row(canvas, row, scene, table);
        places::places(canvas, seats, scene, table);
        let (track, rest) = split_top(rest, 4);
        track::track(canvas, track, scene, table, controls);
        let (_, rest) = split_top(rest, u16::from(is_tall));
        let (task_area, rest) = split_top(rest, 1);
        if scene.moving {
            let said = scene.news.last().and_then(|event| log::sentence(*event, table)).unwrap_or_default();
            canvas.text(task_area.x + 1, task_area.y, task_area.width - 1, &said, look.accent());
        } else {
            table.task_line(canvas, task_area);
        }
        let buttons: Vec<(usize, &Control)> =
            controls.iter().enumerate().filter(|(_, control)| !track::is_bet(control)).collect();
        // In a replay, the cards are those of the player whose turn it is. Their line is kept when there are none.
        let open = table.is_open().then_some(scene.known.stage.seat());
        let cards_of = table.own().or(open.flatten());
        let own_cards = u16::from(table.own().is_some() || open.is_some());
        let rows = (buttons.len() as u16).div_ceil(2).min(rest.height.saturating_sub(own_cards));
        let (choices, rest) = split_top(rest, rows);
        let (rest, cards) = split_bottom(rest, own_cards);
        draw_buttons(canvas, choices, &buttons, table);
        if let Some(seat) = cards_of {
            places::cards_of(canvas, cards, scene, table, seat);
        }
        if !canvas.has_side_log {
            table.log_lines(canvas, rest, 0);
        }
    }

    fn describe(perspective: &Perspective<Self>, names: &dyn Naming) -> Vec<String> {
        let known = perspective.known();
        let mut lines = vec![format!("{}.", Self::progress(known, names)), places::row_in_words(known, names)];
        for seat in known.vans.seats() {
            lines.push(places::in_words(known, names, seat));
        }
        lines
    }

    fn groups(perspective: &Perspective<Self>, names: &dyn Naming) -> Vec<ChoiceGroup> {
        let (locale, known) = (names.locale(), perspective.known());
        let Some(seat) = perspective.seat() else { return Vec::new() };
        let label = |chosen: Move| {
            let about = match chosen {
                Move::Take(customer) => {
                    let points = gain(known, seat, customer);
                    locale.format("term-point.counted", &[("count", points.into())])
                }
                _ => preview(known, seat, chosen).sentence(locale),
            };
            let words = move_words(locale, chosen);
            (chosen.to_string(), if about.is_empty() { words } else { format!("{words} ({about})") })
        };
        vec![ChoiceGroup { heading: String::new(), moves: perspective.each_move().map(label).collect() }]
    }
}

/// A preview in a few signs: the chance, and the tile where the van would stop.
fn badge(locale: &Locale, preview: Preview) -> String {
    let chance = preview.percent.map(|percent| locale.format("express-percent", &[("percent", percent.into())]));
    let stop = preview.drive.map(|drive| {
        let customer = if drive.visits_sushi_express { "+☺" } else { "" };
        format!("→{}{customer}", drive.to.index())
    });
    chance.into_iter().chain(stop).collect::<Vec<_>>().join(" ")
}

/// Choices that are not on the track, in two columns.
fn draw_buttons(canvas: &mut Canvas<'_>, area: Rect, buttons: &[(usize, &Control)], table: &Table<'_>) {
    let look = canvas.look;
    let cells = crate::canvas::columns(area, 2);
    for (number, (index, control)) in buttons.iter().enumerate() {
        let y = area.y + number as u16 / 2;
        if y >= area.bottom() {
            break;
        }
        let cell = Rect { y, height: 1, ..cells[number % 2] };
        let focused = table.focus == Some(*index);
        let style = if focused { Style::new().add_modifier(Modifier::REVERSED) } else { Style::new() };
        let key = control.key.map_or_else(String::new, |key| format!(" {key} "));
        let used = canvas.text(cell.x + 1, y, 4, &key, look.bar());
        let label = format!(" {} ", control.label);
        let named = canvas.text(cell.x + 1 + used, y, cell.width.saturating_sub(used + 2), &label, style);
        let at = cell.x + 1 + used + named;
        let badge_style = if control.good { look.good() } else { look.quiet() };
        canvas.text(at, y, cell.right().saturating_sub(at + 1), &control.badge, badge_style);
        canvas.spot(cell, *index);
    }
}

/// The number of a van, in the colour of its player.
pub(super) fn van(canvas: &mut Canvas<'_>, x: u16, y: u16, seat: Seat) -> u16 {
    let style = canvas.look.player(seat.index()).add_modifier(Modifier::REVERSED);
    let text = mark(seat);
    canvas.text(x, y, width(&text), &text, style)
}

/// The mark of a player: the number of the seat.
pub(super) fn mark(seat: Seat) -> String {
    (seat.index() + 1).to_string()
}

/// The tile of a van in words.
pub(super) fn at(known: &Observation, locale: &Locale, seat: Seat) -> String {
    tile_name(locale, known.vans[seat])
}

/// The bet of a seat in words.
pub(super) fn bet(known: &Observation, locale: &Locale, seat: Seat) -> Option<String> {
    known.track.bet(seat).map(Number::get).map(|number| locale.format("express-bet", &[("number", number.into())]))
}

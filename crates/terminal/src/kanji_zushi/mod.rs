//! Kanji-zushi in a terminal. Kanji are two columns wide, so everything is measured in columns.

mod picks;
mod places;

use game::{MoveSet as _, Perspective, Seat, Viewer};
use kanji_zushi::{Event, Half, Help, Kanji, KanjiZushi, Move, Observation};
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use words::kanji_zushi::words as kanji_words;
use words::kanji_zushi::{Side, example, log};
use words::{GameWords as _, Naming, capital};

use crate::canvas::{Border, Canvas, columns, split_bottom, split_top};
use crate::card;
use crate::screen::Table;
use crate::style::{BROWN, PAPER};
use crate::terminal_game::{Act, Beat, ChoiceGroup, Control, Scene, TerminalGame};

use picks::Pick;

/// The keys of the neta, of the shari, and of the pass.
const NETA_KEYS: [char; 10] = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'];
const SHARI_KEYS: [char; 6] = ['a', 'b', 'c', 'd', 'e', 'f'];
const PASS: char = 'p';

/// How long two halves are shown, and then what came of them, in milliseconds.
const TRIED: u32 = 500;
const JUDGED: u32 = 900;

/// The neta that a seat is known to hold.
fn neta(known: &Observation, seat: Seat) -> Vec<Half> {
    known.options.deck().neta_of(known.places[seat].known).collect()
}

/// The open shari.
fn shari(known: &Observation) -> Vec<Half> {
    known.options.deck().shari_of(known.table).collect()
}

/// Whether a move uses a half on this side.
fn has(chosen: Move, side: Side, half: Half) -> bool {
    match (chosen, side) {
        (Move::Combine { neta, .. }, Side::Left) => neta == half,
        (Move::Combine { shari, .. }, Side::Right) => shari == half,
        (Move::Pass, _) => false,
    }
}

/// The kanji that are marked because the options say so, by their moves.
fn marked(perspective: &Perspective<KanjiZushi>) -> Vec<(Move, Kanji)> {
    let guided = perspective.known().options.help() == Help::Guided;
    perspective.moves().filter(|_| guided).map_or_else(Vec::new, |moves| moves.forming().collect())
}

impl TerminalGame for KanjiZushi {
    fn progress(known: &Observation, names: &dyn Naming) -> String {
        let turn = known.turn.map(|seat| names.locale().format("kanji-turn-of", &names.person(seat)));
        turn.unwrap_or_default()
    }

    /// The neta, the shari, and the pass, in this order.
    fn controls(perspective: &Perspective<Self>, picks: &[String], names: &dyn Naming) -> Vec<Control> {
        let (locale, known) = (names.locale(), perspective.known());
        let Some(seat) = perspective.seat() else { return Vec::new() };
        let moves: Vec<Move> = perspective.each_move().collect();
        let marked = marked(perspective);
        let picked = Pick::read(picks, &moves);
        let half = |side: Side, half: Half, key: Option<char>| {
            let own = Pick { side, half };
            let completes = picked.filter(|pick| pick.side != side);
            let completes = completes.and_then(|pick| {
                moves.iter().find(|chosen| has(**chosen, pick.side, pick.half) && has(**chosen, side, half))
            });
            let is_picked = picked == Some(own);
            let fits = |chosen: Move| {
                let with = picked.filter(|pick| pick.side != side);
                has(chosen, side, half) && with.is_none_or(|pick| has(chosen, pick.side, pick.half))
            };
            let best = marked.iter().filter(|(chosen, _)| fits(*chosen)).map(|(_, kanji)| kanji.strokes()).max();
            let act = match completes {
                Some(chosen) => Some(Act::Choose(chosen.to_string())),
                None if is_picked => Some(Act::Pick(Vec::new())),
                None => moves.iter().any(|chosen| has(*chosen, side, half)).then(|| Act::Pick(own.to_texts())),
            };
            let badge = best.map_or_else(String::new, |strokes| format!("✿{strokes}"));
            let label = kanji_words::half(locale, half, side);
            Control { key, label, badge, good: best.is_some(), act, picked: is_picked.then_some(1) }
        };
        let keys = |keys: &'static [char]| keys.iter().copied().map(Some).chain(std::iter::repeat(None));
        let mut controls: Vec<Control> = Vec::new();
        controls
            .extend(neta(known, seat).into_iter().zip(keys(&NETA_KEYS)).map(|(card, key)| half(Side::Left, card, key)));
        controls
            .extend(shari(known).into_iter().zip(keys(&SHARI_KEYS)).map(|(card, key)| half(Side::Right, card, key)));
        if moves.contains(&Move::Pass) {
            let act = Some(Act::Choose(Move::Pass.to_string()));
            let label = locale.text("kanji-pass");
            controls.push(Control { key: Some(PASS), label, badge: String::new(), good: false, act, picked: None });
        }
        controls
    }

    fn task(perspective: &Perspective<Self>, picks: &[String], _: Option<&str>, names: &dyn Naming) -> String {
        let (locale, known) = (names.locale(), perspective.known());
        let moves: Vec<Move> = perspective.each_move().collect();
        let Some(seat) = perspective.seat() else {
            let open = known.turn.filter(|_| perspective.viewer() == Viewer::Omniscient);
            return open.map_or_else(
                || locale.text("you-watch"),
                |seat| locale.format("hand-of", &[("name", names.name(seat).into())]),
            );
        };
        if moves.is_empty() {
            let done = known.places[seat].formed.is_complete();
            return if done { locale.text("kanji-hand-done") } else { Self::progress(known, names) };
        }
        locale.text(match Pick::read(picks, &moves).map(|pick| pick.side) {
            None => "kanji-hand-pick",
            Some(Side::Left) => "kanji-hand-pick-shari",
            Some(Side::Right) => "kanji-hand-pick-neta",
        })
    }

    /// Both halves, and then what came of them; or a pass.
    fn beats(before: &Observation, events: &[Event]) -> Vec<Beat<Self>> {
        let beat = |news: &[Event], pass: Option<(u16, u16)>, millis: u32| Beat {
            known: before.clone(),
            news: news.to_vec(),
            pass,
            millis,
        };
        let tried = events.iter().any(|event| matches!(event, Event::Formed { .. } | Event::Failed { .. }));
        if tried {
            vec![beat(events, Some((0, 1)), TRIED), beat(events, None, JUDGED)]
        } else {
            vec![beat(events, None, TRIED)]
        }
    }

    fn draw(scene: &Scene<'_, Self>, table: &Table<'_>, controls: &[Control], canvas: &mut Canvas<'_>, area: Rect) {
        // In a replay, the hand is that of the player whose turn it is. Its place is kept when there is none.
        let open = table.is_open().then_some(scene.known.turn);
        let hand_of = table.own().or(open.flatten());
        let has_hand = table.own().is_some() || open.is_some();
        let is_tall = area.height >= 32;
        let card_height = if is_tall { 6 } else { 4 };
        let (rest, hand_area) = split_bottom(area, if has_hand { card_height } else { 0 });
        let (rest, task) = split_bottom(rest, 1);
        let (rest, shari_area) = split_bottom(rest, card_height);
        let players = scene.known.places.len();
        let places = if is_tall { places::boxes_height(players) } else { places::height(players) };
        let (seats, rest) = split_top(rest, places);
        if is_tall {
            places::boxes(canvas, seats, scene, table);
        } else {
            places::places(canvas, seats, scene, table);
        }
        let bench_height = if canvas.has_side_log { rest.height } else { rest.height.min(5) };
        let (bench_area, rest) = split_top(rest, bench_height);
        bench(canvas, bench_area, scene, table);
        if !canvas.has_side_log {
            table.log_lines(canvas, rest, 0);
        }
        let hand = hand_of.map_or_else(Vec::new, |seat| neta(scene.known, seat));
        let halves = shari(scene.known);
        draw_cards(canvas, shari_area, table, &halves, controls, hand.len(), Side::Right);
        draw_cards(canvas, hand_area, table, &hand, controls, 0, Side::Left);
        task_line(canvas, task, table, controls);
    }

    fn describe(perspective: &Perspective<Self>, names: &dyn Naming) -> Vec<String> {
        let (locale, known) = (names.locale(), perspective.known());
        let mut lines: Vec<String> = known.places.seats().map(|seat| places::in_words(known, names, seat)).collect();
        let sentence = |halves: Vec<Half>, side: Side| -> String {
            let halves: Vec<String> = halves.into_iter().map(|half| kanji_words::half(locale, half, side)).collect();
            let side = words::kanji_zushi::terms::side(side).label(locale);
            locale.labelled(&side, &format!("{}.", locale.list(&halves)))
        };
        lines.push(sentence(shari(known), Side::Right));
        if let Some(seat) = perspective.seat() {
            lines.push(sentence(neta(known, seat), Side::Left));
        }
        lines
    }

    /// A group for each neta, and the pass.
    fn groups(perspective: &Perspective<Self>, names: &dyn Naming) -> Vec<ChoiceGroup> {
        let (locale, known) = (names.locale(), perspective.known());
        let Some((seat, moves)) = perspective.seat().zip(perspective.moves()) else { return Vec::new() };
        let marked = marked(perspective);
        let label = |chosen: Move| {
            let words = match chosen {
                Move::Combine { shari, .. } => kanji_words::half(locale, shari, Side::Right),
                Move::Pass => Self::move_words(locale, chosen),
            };
            let kanji = marked.iter().find(|(known, _)| *known == chosen).map(|(_, kanji)| *kanji);
            let words = kanji
                .map_or_else(|| words.clone(), |kanji| format!("{words} ({})", kanji_words::scored(locale, kanji)));
            (chosen.to_string(), words)
        };
        let mut groups: Vec<ChoiceGroup> = Vec::new();
        for half in neta(known, seat) {
            let with: Vec<(String, String)> =
                moves.iter().filter(|chosen| has(*chosen, Side::Left, half)).map(label).collect();
            if !with.is_empty() {
                groups
                    .push(ChoiceGroup { heading: capital(&kanji_words::half(locale, half, Side::Left)), moves: with });
            }
        }
        let pass: Vec<(String, String)> = moves.iter().filter(|chosen| *chosen == Move::Pass).map(label).collect();
        if !pass.is_empty() {
            groups.push(ChoiceGroup { heading: String::new(), moves: pass });
        }
        groups
    }
}

/// The latest attempt, large, with what came of it.
fn bench(canvas: &mut Canvas<'_>, area: Rect, scene: &Scene<'_, KanjiZushi>, table: &Table<'_>) {
    let (look, locale) = (canvas.look, table.locale);
    if area.height < 3 {
        return;
    }
    let inside = canvas.frame(area, Border::Thin, look.quiet());
    canvas.text(area.x + 2, area.y, area.width - 4, &format!(" {} ", locale.text("kanji-bench")), look.accent());
    let attempt = scene.news.iter().find_map(|event| match *event {
        Event::Formed { seat, neta, shari, kanji, .. } => Some((seat, neta, shari, Ok(kanji))),
        Event::Failed { seat, neta, shari, why } => Some((seat, neta, shari, Err(why))),
        _ => None,
    });
    let tried = scene.pass.is_some();
    let mut sentences: Vec<(String, Style)> = Vec::new();
    if let Some((seat, neta, shari, found)) = attempt {
        let about = |id: &str| locale.format(id, &table.person(seat));
        let pair = kanji_words::pair(locale, neta, shari);
        match found {
            _ if tried => sentences.push((format!("{} {pair}", about("kanji-tries")), Style::new())),
            Ok(kanji) => {
                sentences.push((
                    format!("{}  {pair} → {}", about("kanji-formed"), kanji_words::scored(locale, kanji)),
                    look.good(),
                ));
                if let Some(details) = kanji.details() {
                    let readings = [("term-reading-on", details.on), ("term-reading-kun", details.kun)];
                    let readings = readings.map(|(id, all)| {
                        let some = kanji_words::readings(all).iter().map(ToString::to_string).collect::<Vec<_>>();
                        (id, some.join("、"))
                    });
                    let readings: Vec<String> = readings
                        .into_iter()
                        .filter(|(_, some)| !some.is_empty())
                        .map(|(id, some)| locale.labelled(&locale.text(id), &some))
                        .collect();
                    sentences.push((kanji_words::meaning(locale, kanji).unwrap_or_default(), Style::new()));
                    sentences.push((readings.join("  "), look.quiet()));
                }
            }
            Err(why) => {
                sentences.push((format!("{} {pair}", about("kanji-failed")), Style::new()));
                sentences.push((kanji_words::why(locale, why), look.quiet()));
            }
        }
    }
    if !tried {
        sentences.extend(log::besides_attempt(scene.news, table).into_iter().map(|sentence| (sentence, Style::new())));
    }
    sentences.retain(|(sentence, _)| !sentence.is_empty());
    let lines = sentences.iter().flat_map(|(sentence, style)| {
        crate::text::wrap(sentence, inside.width.saturating_sub(2)).into_iter().map(|line| (line, *style))
    });
    let lines: Vec<(String, Style)> = lines.collect();
    let top = inside.y + inside.height.saturating_sub(lines.len() as u16) / 2;
    for (y, (line, style)) in (top..inside.bottom()).zip(lines) {
        canvas.centre(inside, y, &line, style);
    }
}

/// Cards with halves: the shari or the neta. Their controls begin at `first`.
fn draw_cards(
    canvas: &mut Canvas<'_>,
    area: Rect,
    table: &Table<'_>,
    halves: &[Half],
    controls: &[Control],
    first: usize,
    side: Side,
) {
    let tint = if side == Side::Left { BROWN } else { PAPER };
    for (number, (place, half)) in columns(area, 6).into_iter().zip(halves).enumerate() {
        let index = first + number;
        let still =
            || Control { key: None, label: String::new(), badge: String::new(), good: false, act: None, picked: None };
        // The glyph is the label.
        let control =
            controls.get(index).map_or_else(still, |control| Control { label: String::new(), ..control.clone() });
        let face = card::Card { glyph: &glyph(*half, side), tint };
        card::draw(canvas, place, &face, &control, index, table.focus == Some(index));
    }
}

/// A half as a character, or as a side of a kanji that contains it.
fn glyph(half: Half, side: Side) -> String {
    let mark = if side == Side::Left { "◧" } else { "◨" };
    example(half, side).map_or_else(|| half.to_string(), |kanji| format!("{mark}{kanji}"))
}

/// The task, and the pass.
fn task_line(canvas: &mut Canvas<'_>, area: Rect, table: &Table<'_>, controls: &[Control]) {
    let pass = controls.iter().enumerate().find(|(_, control)| control.key == Some(PASS));
    let Some((index, control)) = pass.filter(|_| table.notice.is_none()) else {
        table.task_line(canvas, area);
        return;
    };
    let mut style = canvas.look.bar();
    if table.focus == Some(index) {
        style = style.add_modifier(Modifier::UNDERLINED);
    }
    let used = canvas.right(area, area.y, &format!(" {PASS} {} ", control.label), style);
    canvas.spot(Rect { x: area.right() - used, width: used, ..area }, index);
    table.task_line(canvas, Rect { width: area.width.saturating_sub(used + 1), ..area });
}

//! Sushi Go! in a terminal.
//!
//! | module | responsible for |
//! |---|---|
//! | `glyphs` | the glyphs and colours of cards |
//! | `picks` | the picks towards a move |
//! | `places` | the cards in front of everybody |

mod glyphs;
mod picks;
mod places;

use game::{MoveSet as _, Perspective, Seat, Viewer};
use ratatui::layout::Rect;
use sushi_go::{Card, Event, Move, Observation, ROUNDS, SushiGo};
use words::sushi_go::gain::Gain;
use words::sushi_go::terms;
use words::{GameWords as _, Naming, capital};

use crate::canvas::{Canvas, columns, split_bottom, split_top};
use crate::card;
use crate::screen::Table;
use crate::terminal_game::{Act, Beat, ChoiceGroup, Control, Scene, TerminalGame};

use picks::Picks;

/// The keys of the cards in the hand.
const KEYS: [char; 10] = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'];

/// The key of the button to play two cards.
const CHOPSTICKS: char = 'c';

/// How long the revealed cards are shown, and a step of the hands on the belt, in milliseconds.
const REVEAL: u32 = 550;
const STEP: u32 = 70;
const STEPS: u16 = 4;

/// The cards in a line of the hand.
const IN_LINE: usize = 5;

impl TerminalGame for SushiGo {
    fn progress(known: &Observation, names: &dyn Naming) -> String {
        let size = known.options.hand_size();
        let round = (known.pad.rounds().len() + 1).min(ROUNDS);
        let turn = (usize::from(known.turn) + 1).min(size);
        let so_far =
            [("round", round.into()), ("rounds", ROUNDS.into()), ("turn", turn.into()), ("turns", size.into())];
        names.locale().format("progress-sushi-go", &so_far)
    }

    fn controls(perspective: &Perspective<Self>, picked: &[String], names: &dyn Naming) -> Vec<Control> {
        let (Some(seat), locale, known) = (perspective.seat(), names.locale(), perspective.known()) else {
            return Vec::new();
        };
        let moves: Vec<Move> = perspective.each_move().collect();
        let picks = Picks::read(picked, &moves);
        let numbers = picks.numbers(known.cards_of(seat));
        let mut controls: Vec<Control> = Vec::new();
        for ((card, picked), key) in numbers.into_iter().zip(KEYS.map(Some).into_iter().chain(std::iter::repeat(None)))
        {
            let gain = Gain::of(known, seat, card);
            let next = picks.and(card);
            let act = match next.complete(&moves) {
                _ if picked.is_some() => None,
                Some(whole) => Some(Act::Choose(whole.to_string())),
                None if next.leads_on(&moves) => Some(Act::Pick(next.to_texts())),
                None => None,
            };
            let label = terms::card(card).label(locale);
            controls.push(Control { key, label, badge: gain.sign(), good: gain.is_good(), act, picked });
        }
        if moves.iter().any(|chosen| chosen.second.is_some()) {
            let (id, next) =
                if picks.two { ("one-card", Picks::default()) } else { ("use-chopsticks", Picks::with_two()) };
            let (label, act) = (locale.text(id), Some(Act::Pick(next.to_texts())));
            controls.push(Control {
                key: Some(CHOPSTICKS),
                label,
                badge: String::new(),
                good: false,
                act,
                picked: None,
            });
        }
        controls
    }

    fn task(perspective: &Perspective<Self>, picked: &[String], chosen: Option<&str>, names: &dyn Naming) -> String {
        let (locale, known) = (names.locale(), perspective.known());
        let name = |card: &Card| terms::card(*card).text(locale);
        let Some(seat) = perspective.seat() else {
            let is_open = perspective.viewer() == Viewer::Omniscient;
            return locale.text(if is_open { "replay-open" } else { "you-watch" });
        };
        let moves: Vec<Move> = perspective.each_move().collect();
        if moves.is_empty() {
            return locale.text("your-hand");
        }
        let picks = Picks::read(picked, &moves);
        let controls_dummy = known.controller == Some(seat);
        let needed = if picks.two { 2 } else { 1 };
        let mut sentence = match (picks.cards.as_slice(), picks.two, chosen) {
            ([], false, Some(chosen)) => {
                let cards =
                    chosen.parse().map_or_else(|_| chosen.to_owned(), |chosen| Self::move_words(locale, chosen));
                capital(&locale.format("terminal-picked", &[("cards", cards.into())]))
            }
            ([], false, None) if controls_dummy => locale.text("hand-choose-own"),
            ([], false, None) => locale.text("hand-choose"),
            ([], true, _) => locale.text("hand-first"),
            ([first, ..], _, _) if picks.cards.len() < needed => {
                capital(&locale.format("hand-second", &[("card", name(first).into())]))
            }
            _ => locale.text("hand-dummy"),
        };
        if let Some(drawn) = known.drawn.filter(|_| controls_dummy) {
            sentence = format!("{sentence} {}", locale.format("drawn-for-dummy", &[("card", name(&drawn).into())]));
        }
        sentence
    }

    /// The revealed cards, then the hands on their way.
    fn beats(before: &Observation, events: &[Event]) -> Vec<Beat<Self>> {
        let is_reveal = |event: &&Event| matches!(event, Event::Laid { .. } | Event::ReturnedChopsticks { .. });
        let news: Vec<Event> = events.iter().take_while(is_reveal).copied().collect();
        let mut known = before.clone();
        for event in &news {
            known.learn(*event);
        }
        let beat =
            |pass: Option<(u16, u16)>, millis: u32| Beat { known: known.clone(), news: news.clone(), pass, millis };
        let steps = if events.iter().any(|event| matches!(event, Event::Passed { .. })) { STEPS } else { 0 };
        std::iter::once(beat(None, REVEAL)).chain((1..=steps).map(|step| beat(Some((step, STEPS)), STEP))).collect()
    }

    fn draw(scene: &Scene<'_, Self>, table: &Table<'_>, controls: &[Control], canvas: &mut Canvas<'_>, area: Rect) {
        let own = table.own();
        let players = scene.known.hands.len();
        let first = own.map_or(0, |seat| seat.index() + 1);
        let count = players - usize::from(own.is_some());
        let others = (0..count).map(|step| Seat::new((first + step) % players));
        let others: Vec<Seat> = others.chain((players..scene.known.tableaus.len()).map(Seat::new)).collect();
        // What the hand needs is never cut; the places get the rest.
        let is_tall = area.height >= 32;
        let card_height = if is_tall { 6 } else { 4 };
        let hand_height = if own.is_some() { card_height * 2 } else { 0 };
        let (rest, hand_area) = split_bottom(area, hand_height);
        let (rest, task) = split_bottom(rest, 1);
        let own_height = match own {
            Some(_) if is_tall => 8,
            Some(_) => 4,
            None => 0,
        };
        let log_height = if canvas.has_side_log { 0 } else { 3.min(rest.height.saturating_sub(own_height + 6)) };
        let (rest, log) = split_bottom(rest, log_height);
        let (rest, own_area) = split_bottom(rest, own_height);
        let (belt, rest) = split_top(rest, 1);
        places::belt(canvas, belt, scene, table);
        for (place, seat) in places::grid(rest, others.len(), table.is_open()).into_iter().zip(others) {
            places::place(canvas, place, scene, table, seat);
        }
        if let Some(seat) = own {
            places::place(canvas, own_area, scene, table, seat);
            hand(canvas, hand_area, scene, table, seat, controls, card_height);
        }
        table.log_lines(canvas, log, 0);
        task_line(canvas, task, table, controls);
    }

    fn describe(perspective: &Perspective<Self>, names: &dyn Naming) -> Vec<String> {
        let (locale, known) = (names.locale(), perspective.known());
        let mut lines = vec![format!("{}. {}.", Self::progress(known, names), places::passing(locale, known))];
        for seat in known.tableaus.seats() {
            lines.push(places::in_words(known, names, seat));
        }
        lines
    }

    /// Single cards first, then pairs by their first card; the dummy's card after a stroke.
    fn groups(perspective: &Perspective<Self>, names: &dyn Naming) -> Vec<ChoiceGroup> {
        let (locale, known) = (names.locale(), perspective.known());
        let Some((seat, moves)) = perspective.seat().zip(perspective.moves()) else { return Vec::new() };
        let name = |card: Card| terms::card(card).label(locale);
        let (single, pairs): (Vec<Move>, Vec<Move>) = moves.iter().partition(|chosen| chosen.second.is_none());
        let worth = |card: Card| Gain::of(known, seat, card).words(locale);
        let one = |chosen: &Move| {
            let words = capital(&Self::move_words(locale, *chosen));
            (chosen.to_string(), format!("{words} ({})", worth(chosen.first)))
        };
        let mut groups = Vec::new();
        if !single.is_empty() {
            groups.push(ChoiceGroup { heading: String::new(), moves: single.iter().map(one).collect() });
        }
        for first in Card::ALL {
            let with: Vec<&Move> = pairs.iter().filter(|chosen| chosen.first == first).collect();
            if !with.is_empty() {
                let label = |chosen: &&Move| (chosen.to_string(), capital(&Self::move_words(locale, **chosen)));
                let heading = locale.labelled(&locale.text("use-chopsticks"), &name(first));
                groups.push(ChoiceGroup { heading, moves: with.iter().map(label).collect() });
            }
        }
        groups
    }
}

/// The task, and the button to play two cards.
fn task_line(canvas: &mut Canvas<'_>, area: Rect, table: &Table<'_>, controls: &[Control]) {
    let button = controls.iter().enumerate().find(|(_, control)| control.key == Some(CHOPSTICKS));
    let Some((index, control)) = button.filter(|_| table.notice.is_none()) else {
        table.task_line(canvas, area);
        return;
    };
    let label = format!(" {CHOPSTICKS} {} ", control.label);
    let style = canvas.look.bar();
    let used = canvas.right(area, area.y, &label, style);
    canvas.spot(Rect { x: area.right() - used, width: used, ..area }, index);
    table.task_line(canvas, Rect { width: area.width.saturating_sub(used + 1), ..area });
}

/// The viewer's hand: cards with keys, or backs on their way.
fn hand(
    canvas: &mut Canvas<'_>,
    area: Rect,
    scene: &Scene<'_, SushiGo>,
    table: &Table<'_>,
    seat: Seat,
    controls: &[Control],
    height: u16,
) {
    let cards: Vec<Card> = scene.known.cards_of(seat).iter().collect();
    if let Some((step, steps)) = scene.pass {
        // Backs slide out on the side where the left neighbour sits, or on the other one.
        let shift = area.width * step / (steps + 1);
        let area = if scene.known.passes_left {
            Rect { width: area.width - shift, ..area }
        } else {
            Rect { x: area.x + shift, width: area.width - shift, ..area }
        };
        for line in lines_of(cards.len(), area, height) {
            card::draw_back(canvas, line, crate::style::TEAL);
        }
        return;
    }
    if scene.moving {
        return;
    }
    for (index, place) in lines_of(cards.len(), area, height).into_iter().enumerate() {
        let face = card::Card {
            glyph: &glyphs::glyph(canvas.look, table.locale, cards[index]),
            tint: glyphs::tint(cards[index]),
        };
        if let Some(control) = controls.get(index) {
            card::draw(canvas, place, &face, control, index, table.focus == Some(index));
        }
    }
}

/// The places of cards in lines of five.
fn lines_of(count: usize, area: Rect, height: u16) -> Vec<Rect> {
    let mut places = Vec::new();
    for (line, y) in (0..count.div_ceil(IN_LINE)).zip((area.y..).step_by(height.into())) {
        let in_line = (count - line * IN_LINE).min(IN_LINE);
        let cells = columns(Rect { y, height: height.min(area.bottom().saturating_sub(y)), ..area }, IN_LINE);
        places.extend(cells.into_iter().take(in_line));
    }
    places
}

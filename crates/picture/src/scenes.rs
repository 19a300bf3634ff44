//! The scenes: the podium, the invitation and the welcome.

use crate::canvas::{Anchor, BRONZE, CARAMEL, Canvas, GOLD, INK, LACQUER, NOREN, PAPER, SILVER, Style, WOOD_DEEP};
use crate::room::BELT;
use crate::{Face, Picture, Player, Scene, WIDTH};

pub(crate) fn draw(canvas: &mut Canvas<'_>, picture: &Picture) {
    match &picture.scene {
        Scene::Result { players } => result(canvas, &picture.title, players),
        Scene::Invite { host, face, note, seats } => {
            invite(canvas, &picture.title, (host, face), note, seats);
            if seats.len() <= 4 {
                plates(canvas, &picture.dishes);
            }
        }
        Scene::Welcome { games, faces } => welcome(canvas, games, faces),
    }
}

const MIDDLE: f32 = WIDTH as f32 / 2.0;

fn result(canvas: &mut Canvas<'_>, title: &str, players: &[Player]) {
    confetti(canvas);
    let style = Style { size: 42.0, smallest: 20.0, room: 780.0, colour: INK };
    canvas.text(title, MIDDLE, 177.0, Anchor::Middle, style);
    let (first, others) = players.split_at(players.len().min(3));
    let middle = if others.is_empty() { MIDDLE } else { 400.0 };
    podium(canvas, first, middle);
    if !others.is_empty() {
        list(canvas, others);
    }
}

/// Confetti beside the title and the podium: where it falls, and how it has turned.
const CONFETTI: [(f32, f32, f32); 26] = [
    (46.0, 190.0, 20.0),
    (102.0, 268.0, 75.0),
    (64.0, 372.0, 140.0),
    (150.0, 176.0, 200.0),
    (196.0, 244.0, 320.0),
    (134.0, 330.0, 10.0),
    (182.0, 412.0, 260.0),
    (36.0, 472.0, 45.0),
    (118.0, 498.0, 110.0),
    (262.0, 198.0, 60.0),
    (248.0, 286.0, 170.0),
    (318.0, 152.0, 290.0),
    (330.0, 236.0, 30.0),
    (372.0, 168.0, 130.0),
    (828.0, 196.0, 240.0),
    (868.0, 160.0, 15.0),
    (858.0, 250.0, 95.0),
    (936.0, 206.0, 300.0),
    (952.0, 306.0, 190.0),
    (1010.0, 170.0, 70.0),
    (1034.0, 262.0, 215.0),
    (1012.0, 380.0, 150.0),
    (1094.0, 204.0, 330.0),
    (1122.0, 310.0, 50.0),
    (1080.0, 430.0, 265.0),
    (1150.0, 480.0, 120.0),
];

fn confetti(canvas: &mut Canvas<'_>) {
    for (index, (x, y, turn)) in CONFETTI.into_iter().enumerate() {
        let name = ["bit-rice", "bit-nori", "bit-ginger", "bit-roe"][index % 4];
        canvas.add(format_args!("<g transform=\"translate({x} {y}) rotate({turn})\">"));
        canvas.drawing(name, -17.0, -17.0, 34.0);
        canvas.add(format_args!("</g>"));
    }
}

/// The width of a step of the podium.
const STEP: f32 = 232.0;

/// The first three: the second on the left, the first in the middle, the third on the right.
fn podium(canvas: &mut Canvas<'_>, players: &[Player], middle: f32) {
    let columns: &[usize] = match players.len() {
        0 => &[],
        1 => &[0],
        2 => &[0, 1],
        _ => &[1, 0, 2],
    };
    let left = middle - STEP * columns.len() as f32 / 2.0;
    for (column, index) in columns.iter().enumerate() {
        step(canvas, &players[*index], left + STEP * column as f32);
    }
}

fn step(canvas: &mut Canvas<'_>, player: &Player, left: f32) {
    let (top, radius, fill, medal) = match player.rank {
        1 => (380.0, 66.0, LACQUER, GOLD),
        2 => (408.0, 58.0, NOREN, SILVER),
        _ => (430.0, 52.0, CARAMEL, BRONZE),
    };
    let middle = left + STEP / 2.0;
    canvas.add(format_args!(
        "<path d=\"M{left} {BELT}V{}Q{left} {top} {} {top}H{}Q{right} {top} {right} {}V{BELT}z\" fill=\"{fill}\" \
         stroke=\"{INK}\" stroke-width=\"3\"/>\
         <path d=\"M{} {}H{}\" fill=\"none\" stroke=\"{PAPER}\" stroke-opacity=\".35\" stroke-width=\"4\" stroke-linecap=\"round\"/>",
        top + 12.0,
        left + 12.0,
        left + STEP - 12.0,
        top + 12.0,
        left + 16.0,
        top + 8.0,
        left + STEP - 16.0,
        right = left + STEP,
    ));
    let y = top - radius - 4.0;
    canvas.face(&player.face, middle, y, radius);
    badge(canvas, player.rank, medal, middle + radius * 0.82, y + radius * 0.72);
    if player.rank == 1 {
        crown(canvas, middle, y - radius - 6.0);
    }
    let style = Style { size: 21.0, smallest: 13.0, room: STEP - 28.0, colour: PAPER };
    let named = canvas.text(&player.name, middle, top + 41.0, Anchor::Middle, style);
    let score = Style { size: if named { 32.0 } else { 44.0 }, smallest: 20.0, ..style };
    canvas.text(&points(player.score), middle, top + if named { 87.0 } else { 76.0 }, Anchor::Middle, score);
}

/// A score with a real minus sign.
fn points(score: i32) -> String {
    score.to_string().replace('-', "−")
}

fn badge(canvas: &mut Canvas<'_>, rank: u8, fill: &str, x: f32, y: f32) {
    canvas.add(format_args!(
        "<circle cx=\"{x}\" cy=\"{y}\" r=\"20\" fill=\"{fill}\" stroke=\"{INK}\" stroke-width=\"3\"/>"
    ));
    let style = Style { size: 17.0, smallest: 10.0, room: 40.0, colour: INK };
    canvas.text(&rank.to_string(), x, y + 8.5, Anchor::Middle, style);
}

/// A crown, with the middle of its lower edge at `x` and `y`.
fn crown(canvas: &mut Canvas<'_>, x: f32, y: f32) {
    canvas.add(format_args!(
        "<g transform=\"translate({x} {y}) rotate(-7)\" stroke=\"{INK}\" stroke-width=\"3\" stroke-linejoin=\"round\">\
         <path fill=\"{GOLD}\" d=\"M-34 2L-42 -34L-20 -18L0 -46L20 -18L42 -34L34 2Q0 -8 -34 2z\"/>\
         <g fill=\"{LACQUER}\"><circle cy=\"-16\" r=\"5\"/><circle cx=\"-42\" cy=\"-36\" r=\"4.5\"/>\
         <circle cy=\"-48\" r=\"4.5\"/><circle cx=\"42\" cy=\"-36\" r=\"4.5\"/></g></g>"
    ));
}

/// Everybody from the fourth on.
fn list(canvas: &mut Canvas<'_>, players: &[Player]) {
    let (left, width, row) = (780.0, 370.0, 60.0);
    let height = row * players.len() as f32 + 20.0;
    let top = 528.0 - height;
    canvas.sheet(left, top, width, height, PAPER);
    for (index, player) in players.iter().enumerate() {
        let y = top + 10.0 + row * (index as f32 + 0.5);
        let style = Style { size: 17.0, smallest: 12.0, room: 60.0, colour: INK };
        canvas.text(&player.rank.to_string(), left + 32.0, y + 9.0, Anchor::Middle, style);
        canvas.face(&player.face, left + 84.0, y, 22.0);
        canvas.text(&player.name, left + 124.0, y + 8.0, Anchor::Start, Style { room: 158.0, ..style });
        let score = Style { size: 22.0, room: 80.0, ..style };
        canvas.text(&points(player.score), left + width - 28.0, y + 11.0, Anchor::End, score);
    }
}

fn invite(canvas: &mut Canvas<'_>, title: &str, (host, face): (&str, &Face), note: &str, seats: &[Option<Face>]) {
    canvas.sheet(80.0, 156.0, 1040.0, 360.0, PAPER);
    let style = Style { size: 27.0, smallest: 15.0, room: 290.0, colour: INK };
    let is_named = canvas.text(host, 250.0, 484.0, Anchor::Middle, style);
    canvas.face(face, 250.0, if is_named { 312.0 } else { 336.0 }, 116.0);
    let has_note = canvas.text(note, 456.0, 350.0, Anchor::Start, Style { room: 620.0, colour: LACQUER, ..style });
    let heading = Style { size: 56.0, smallest: 30.0, room: 620.0, ..style };
    canvas.text(title, 456.0, if has_note { 276.0 } else { 310.0 }, Anchor::Start, heading);
    let distance = (640.0 / seats.len().max(1) as f32).min(100.0);
    let radius = distance * 0.38;
    for (index, seat) in seats.iter().enumerate() {
        let x = 456.0 + radius + distance * index as f32;
        match seat {
            Some(face) => canvas.face(face, x, 430.0, radius),
            None => free_seat(canvas, x, 430.0, radius),
        }
    }
}

/// Two dishes in the corner of an invitation that has room for them.
fn plates(canvas: &mut Canvas<'_>, dishes: &[Vec<String>]) {
    for (dish, (x, y)) in dishes.iter().zip([(940.0, 420.0), (1040.0, 446.0)]) {
        canvas.dish(dish, x, y, 116.0);
    }
}

fn free_seat(canvas: &mut Canvas<'_>, x: f32, y: f32, radius: f32) {
    let arm = radius * 0.38;
    canvas.add(format_args!(
        "<g fill=\"none\" stroke=\"{WOOD_DEEP}\" stroke-width=\"5\" stroke-linecap=\"round\">\
         <circle cx=\"{x}\" cy=\"{y}\" r=\"{radius}\" stroke-dasharray=\"9 11\"/>\
         <path d=\"M{} {y}H{}M{x} {}V{}\"/></g>",
        x - arm,
        x + arm,
        y - arm,
        y + arm,
    ));
}

fn welcome(canvas: &mut Canvas<'_>, games: &[String], faces: &[Face]) {
    let distance = 198.0;
    let left = MIDDLE - distance * (faces.len().max(1) - 1) as f32 / 2.0;
    for (index, face) in faces.iter().enumerate() {
        // The one in the middle stands in front.
        let radius = if index == faces.len() / 2 { 92.0 } else { 66.0 };
        canvas.face(face, left + distance * index as f32, 268.0, radius);
    }
    let room = 1000.0 / games.len().max(1) as f32;
    for (index, game) in games.iter().enumerate() {
        let x = MIDDLE + room * (index as f32 - (games.len() as f32 - 1.0) / 2.0);
        canvas.sheet(x - room / 2.0 + 10.0, 408.0, room - 20.0, 96.0, PAPER);
        let style = Style { size: 30.0, smallest: 16.0, room: room - 60.0, colour: INK };
        canvas.text(game, x, 470.0, Anchor::Middle, style);
    }
}

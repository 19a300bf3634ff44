//! The room around every scene: wood, the curtain with the name of the site, lanterns, and a belt with dishes.

use crate::canvas::{Anchor, Canvas, PAPER, Style, WOOD};
use crate::{HEIGHT, WIDTH};

/// The upper edge of the belt.
pub(crate) const BELT: f32 = 546.0;

/// The smallest distance between dishes on the belt.
const DISHES: f32 = 112.0;

/// The wood and the curtain.
pub(crate) fn behind(canvas: &mut Canvas<'_>) {
    canvas.add(format_args!("<rect width=\"{WIDTH}\" height=\"{HEIGHT}\" fill=\"{WOOD}\"/>"));
    for (x, y) in [(0.0, 60.0), (600.0, 60.0), (0.0, 360.0), (600.0, 360.0)] {
        canvas.drawing("counter", x, y, 300.0);
    }
    for panel in 0..5 {
        canvas.drawing("noren-tile", panel as f32 * 240.0, -10.0, 128.0);
    }
    canvas.drawing("emblem", 494.0, 22.0, 60.0);
    let style = Style { size: 28.0, smallest: 28.0, room: 300.0, colour: PAPER };
    canvas.text("Sushiya", 566.0, 68.0, Anchor::Start, style);
    for x in [78.0, 1032.0] {
        canvas.drawing("lantern", x, 8.0, 120.0);
    }
}

/// The belt with dishes.
pub(crate) fn in_front(canvas: &mut Canvas<'_>, dishes: &[Vec<String>]) {
    let (height, piece) = (92.0, 69.0);
    for index in 0..18 {
        canvas.drawing("belt", index as f32 * piece - 6.0, BELT - 4.0, height);
    }
    if dishes.is_empty() {
        return;
    }
    let size = 84.0;
    let width = |dish: &Vec<String>| dish.iter().map(|part| canvas.drawings.width(part, size)).sum::<f32>();
    let distance = dishes.iter().map(|dish| width(dish) + 24.0).fold(DISHES, f32::max);
    let count = (WIDTH as f32 / distance) as usize + 2;
    for (index, dish) in dishes.iter().cycle().take(count).enumerate() {
        canvas.dish(dish, index as f32 * distance + 40.0, BELT + 35.0, size);
    }
}

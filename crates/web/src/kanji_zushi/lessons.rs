//! The lessons of the guide, and what each of them waits for.

use game::{MoveSet as _, Perspective};
use kanji_zushi::{Kanji, KanjiZushi, Move};

use crate::page_game::{Lesson, LessonTask, Spot};

/// The lessons, in the order of the guide.
pub(super) const LESSONS: [Lesson; 6] = [
    Lesson::general("guide-kanji-zushi-1"),
    Lesson::new("guide-kanji-zushi-2", Spot::Points),
    Lesson::general("guide-kanji-zushi-3"),
    Lesson::general("guide-kanji-zushi-4"),
    Lesson::general("guide-kanji-zushi-5"),
    Lesson::general("guide-kanji-zushi-6"),
];

/// The strokes of a kanji that has many.
const MANY: u8 = 8;

/// What a lesson waits for: a kanji of the first school year, one with many strokes, any kanji, a pair that makes no kanji, a pass.
pub(super) fn task(perspective: &Perspective<KanjiZushi>, number: usize) -> Option<LessonTask> {
    let moves = perspective.moves()?;
    let grade = |kanji: Kanji| kanji.details().map_or(u8::MAX, |details| details.grade);
    let forming = |is_wanted: &dyn Fn(Kanji) -> bool| -> Vec<Move> {
        moves.forming().filter(|(_, kanji)| is_wanted(*kanji)).map(|(chosen, _)| chosen).collect()
    };
    let wanted = match number {
        0 => forming(&|kanji| grade(kanji) == 1),
        1 => forming(&|kanji| kanji.strokes() >= MANY),
        2 | 5 => forming(&|_| true),
        3 => {
            let kanji = forming(&|_| true);
            moves.iter().filter(|chosen| *chosen != Move::Pass && !kanji.contains(chosen)).collect()
        }
        _ => vec![Move::Pass],
    };
    (!wanted.is_empty())
        .then(|| LessonTask { moves: wanted.iter().map(ToString::to_string).collect(), cards: Vec::new() })
}

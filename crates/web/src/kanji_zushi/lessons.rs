//! The lessons of the guide.

use crate::page_game::Lesson;

/// The texts before each choice in the guide.
pub(super) const GUIDE: [Lesson; 5] = [
    Lesson::general("guide-kanji-zushi-1"),
    Lesson::general("guide-kanji-zushi-2"),
    Lesson::general("guide-kanji-zushi-3"),
    Lesson::general("guide-kanji-zushi-4"),
    Lesson::general("guide-kanji-zushi-5"),
];

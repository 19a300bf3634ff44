//! The lessons of the guide.

use crate::page_game::Lesson;

/// The texts before each choice in the guide.
pub(super) const GUIDE: [Lesson; 8] = [
    Lesson::general("guide-sushi-express-1"),
    Lesson::general("guide-sushi-express-2"),
    Lesson::general("guide-sushi-express-3"),
    Lesson::general("guide-sushi-express-4"),
    Lesson::general("guide-sushi-express-5"),
    Lesson::general("guide-sushi-express-6"),
    Lesson::general("guide-sushi-express-7"),
    Lesson::general("guide-sushi-express-8"),
];

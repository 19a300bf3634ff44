//! The style sheet: the files of `assets/style` in the order of their layers.

use std::path::Path;

/// The files, those of all pages first.
const FILES: [&str; 5] = ["table", "sushi-go", "sushi-express", "kanji-zushi", "score-pad"];

/// The whole style sheet.
pub(crate) fn sheet(directory: &Path) -> String {
    FILES.iter().map(|name| crate::read(&directory.join(name).with_extension("css"))).collect()
}

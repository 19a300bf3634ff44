//! Sushi Express, Kanji-zushi, the puzzle and the score pad in a real browser.

mod choosing;
mod fair;
mod guides;
mod hints;
mod home;
mod kanji_expert;
mod kanji_layout;
mod kanji_zushi;
mod languages;
mod looks;
mod moving;
mod opening;
mod passing;
mod preview;
mod puzzle;
mod replays;
mod score_pad;
mod sharing;
mod sushi_express;
mod together;
mod typesetting;

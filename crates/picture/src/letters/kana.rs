//! Kana.
use std::collections::HashMap;
use super::Glyph;
pub(super) fn add(_glyphs: &mut HashMap<char, Glyph>) {}

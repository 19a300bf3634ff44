//! The layouts as a golden file. A change of a layout or of the numbers of moves needs a new `LAYOUT_VERSION`: trained
//! policies depend on them.

mod support;

use std::fmt::Write as _;

use expect_test::expect_file;
use game::Options as _;
use support::{Check, every_game};
use sushiya_tensor::TensorGame;

#[derive(Default)]
struct Layouts(String);

impl Check for Layouts {
    fn check<G: TensorGame>(&mut self, options: &G::Options) {
        let pairs = options.to_pairs();
        // Every deck has the same layout.
        if pairs.iter().any(|(name, value)| *name == "deck" && value != "classic") {
            return;
        }
        let options_text: Vec<String> = pairs.iter().map(|(name, value)| format!("{name}={value}")).collect();
        let layout = G::layout(options);
        let (version, actions) = (G::LAYOUT_VERSION, G::actions(options));
        let text = &mut self.0;
        writeln!(text, "{} {}: version {version}, {} features", G::NAME, options_text.join(" "), layout.width())
            .expect("a string can be written to");
        for field in layout.fields() {
            let remembered = if field.remembered { ", remembered" } else { "" };
            writeln!(text, "  {:>4} {} × {}, up to {}{remembered}", field.start, field.len, field.name, field.max)
                .expect("a string can be written to");
        }
        // Enough moves to pin the numbering, without all pairs.
        let moves = (0..actions).step_by((actions / 40).max(1)).filter_map(|action| {
            let chosen = G::chosen(options, action)?;
            Some(format!("{action} {chosen}"))
        });
        writeln!(text, "  {actions} actions: {}\n", moves.collect::<Vec<_>>().join(", "))
            .expect("a string can be written to");
    }
}

#[test]
fn layouts_are_those_of_their_version() {
    let mut layouts = Layouts::default();
    every_game(&mut layouts);
    expect_file!["golden/layouts.txt"].assert_eq(&layouts.0);
}

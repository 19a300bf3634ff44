//! The games in lines, for screen readers and pipes: sentences, numbered choices, and the result.

use menu::AnyPerspective;
use words::{Locale, Naming, words_of};

use crate::pad;
use crate::terminal_game::{ChoiceGroup, screens_of};
use crate::text::markdown;

/// The choices of the viewer, numbered from 1.
#[derive(Clone)]
pub struct Choices {
    groups: Vec<ChoiceGroup>,
    locale: &'static Locale,
}

impl Choices {
    /// The choices of the viewer of a perspective.
    pub fn of(perspective: &dyn AnyPerspective, names: &dyn Naming) -> Self {
        Self { groups: screens_of(perspective).groups(perspective, names), locale: names.locale() }
    }

    /// Whether there is nothing to choose.
    pub fn is_empty(&self) -> bool {
        self.groups.is_empty()
    }

    /// The choices as lines: one each, or one for each group with a heading.
    pub fn lines(&self) -> Vec<String> {
        let mut lines = Vec::new();
        let mut number = 0;
        for group in &self.groups {
            let mut numbered = group.moves.iter().map(|(_, label)| {
                number += 1;
                format!("{number}. {label}")
            });
            if group.heading.is_empty() {
                lines.extend(numbered);
            } else {
                let first = numbered.next().into_iter();
                lines.push(self.locale.labelled(&group.heading, &first.chain(numbered).collect::<Vec<_>>().join("; ")));
            }
        }
        lines
    }

    /// The move that a line chooses, in notation: by its number or by its notation.
    pub fn read(&self, line: &str) -> Option<&str> {
        let line = line.trim();
        let mut moves = self.groups.iter().flat_map(|group| &group.moves).map(|(chosen, _)| chosen.as_str());
        match line.parse::<usize>() {
            Ok(number) => moves.nth(number.checked_sub(1)?),
            Err(_) => moves.find(|chosen| chosen.eq_ignore_ascii_case(line)),
        }
    }

    /// All moves, in notation and in the order of their numbers.
    pub fn moves(&self) -> impl Iterator<Item = &str> {
        self.groups.iter().flat_map(|group| &group.moves).map(|(chosen, _)| chosen.as_str())
    }
}

/// The table in sentences.
pub fn describe(perspective: &dyn AnyPerspective, names: &dyn Naming) -> Vec<String> {
    screens_of(perspective).describe(perspective, names)
}

/// The viewer's task.
pub fn task(perspective: &dyn AnyPerspective, names: &dyn Naming) -> String {
    screens_of(perspective).task(perspective, &[], None, names)
}

/// The rules as lines.
pub fn rules(perspective: &dyn AnyPerspective, names: &dyn Naming) -> Vec<String> {
    let lines = markdown(screens_of(perspective).rules(names.locale()), u16::MAX);
    lines.into_iter().map(|line| line.text).collect()
}

/// The result: the score pad, then who has won and how it was decided; empty while the game runs.
pub fn result(perspective: &dyn AnyPerspective, names: &dyn Naming) -> Vec<String> {
    let Some((outcome, words)) = perspective.outcome().zip(words_of(perspective)) else { return Vec::new() };
    let own = match perspective.viewer() {
        game::Viewer::Seat(seat) => Some(seat),
        game::Viewer::Spectator | game::Viewer::Omniscient => None,
    };
    let (mut lines, locale) = (Vec::new(), names.locale());
    let rows = pad::rows(perspective, names);
    if let Some((head, rows)) = rows.split_first() {
        for row in rows {
            let cells = head.cells.iter().zip(&row.cells).map(|(name, cell)| format!("{name} {cell}"));
            lines.push(locale.labelled(&row.title, &format!("{}.", locale.list(&cells.collect::<Vec<_>>()))));
        }
    }
    lines.push(words::result::decided_by(outcome, words.terms()).text(names.locale()));
    lines.extend(words::result::distance(outcome, own, names));
    lines.push(words::result::verdict(outcome, own, names));
    lines
}

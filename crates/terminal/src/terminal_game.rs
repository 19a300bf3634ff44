//! A game in a terminal: its table as a screen, and its legal moves as controls. The frame is the same for all games.

use std::any::Any;
use std::marker::PhantomData;

use game::{MoveSet as _, Perspective};
use kanji_zushi::KanjiZushi;
use menu::AnyPerspective;
use ratatui::layout::Rect;
use sushi_express::SushiExpress;
use sushi_go::SushiGo;
use words::{GameWords, Locale, Naming};

use crate::canvas::Canvas;
use crate::screen::Table;

/// Something that can be activated by a key, by the mouse, or by moving to it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Control {
    /// Its key.
    pub key: Option<char>,
    /// Its name.
    pub label: String,
    /// What it would bring, in a few signs.
    pub badge: String,
    /// Whether that is good right now.
    pub good: bool,
    /// What it does; `None` while it leads to no legal move.
    pub act: Option<Act>,
    /// Its number among the picks so far.
    pub picked: Option<usize>,
}

/// The effect of a control.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Act {
    /// Replaces the picks towards a choice.
    Pick(Vec<String>),
    /// Chooses a move, given in notation.
    Choose(String),
}

/// Choices that belong together, for readers of lines: a heading, and moves in notation with their labels.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChoiceGroup {
    /// The heading; empty if there is only one group.
    pub heading: String,
    /// The moves.
    pub moves: Vec<(String, String)>,
}

/// A moment in the animation of a turn.
pub(crate) struct Beat<G: game::Game> {
    /// The viewer's knowledge at that moment.
    pub(crate) known: G::Observation,
    /// The events that are shown.
    pub(crate) news: Vec<G::Event>,
    /// How far the hands have moved on, in steps, and the number of steps.
    pub(crate) pass: Option<(u16, u16)>,
    /// Its duration in milliseconds.
    pub(crate) millis: u32,
}

/// The table at one moment.
pub(crate) struct Scene<'a, G: game::Game> {
    pub(crate) known: &'a G::Observation,
    /// The events that are shown: in the middle of a turn those so far, otherwise those of the last turn.
    pub(crate) news: &'a [G::Event],
    pub(crate) pass: Option<(u16, u16)>,
    /// Whether the turn is still being shown.
    pub(crate) moving: bool,
}

/// A game in a terminal.
pub(crate) trait TerminalGame: GameWords {
    /// The progress of the game: round and turn.
    fn progress(known: &Self::Observation, names: &dyn Naming) -> String;

    /// The viewer's controls, given the picks so far. Every legal move can be reached.
    fn controls(perspective: &Perspective<Self>, picks: &[String], names: &dyn Naming) -> Vec<Control>;

    /// The viewer's task, given the picks so far and the choice already made.
    fn task(perspective: &Perspective<Self>, picks: &[String], chosen: Option<&str>, names: &dyn Naming) -> String;

    /// The moments of a turn, before the table as it is now.
    fn beats(before: &Self::Observation, events: &[Self::Event]) -> Vec<Beat<Self>>;

    /// Draws the table.
    fn draw(scene: &Scene<'_, Self>, table: &Table<'_>, controls: &[Control], canvas: &mut Canvas<'_>, area: Rect);

    /// The table in sentences, for readers of lines.
    fn describe(perspective: &Perspective<Self>, names: &dyn Naming) -> Vec<String>;

    /// The legal moves in groups, for readers of lines.
    fn groups(perspective: &Perspective<Self>, names: &dyn Naming) -> Vec<ChoiceGroup>;
}

/// A game in a terminal, through a perspective without its type.
pub(crate) trait AnyTerminalGame: Sync {
    /// Whether the perspective is of this game.
    fn is_of(&self, perspective: &dyn AnyPerspective) -> bool;
    /// See [`TerminalGame::progress`].
    fn progress(&self, perspective: &dyn AnyPerspective, names: &dyn Naming) -> String;
    /// See [`TerminalGame::controls`].
    fn controls(&self, perspective: &dyn AnyPerspective, picks: &[String], names: &dyn Naming) -> Vec<Control>;
    /// See [`TerminalGame::task`].
    fn task(
        &self,
        perspective: &dyn AnyPerspective,
        picks: &[String],
        chosen: Option<&str>,
        names: &dyn Naming,
    ) -> String;
    /// The durations of the moments of the turns from `since` on, in milliseconds.
    fn beats(&self, perspective: &dyn AnyPerspective, since: usize) -> Vec<u32>;
    /// Draws the table, or the moment of the animation that it shows.
    fn draw(&self, table: &Table<'_>, controls: &[Control], canvas: &mut Canvas<'_>, area: Rect);
    /// See [`TerminalGame::describe`].
    fn describe(&self, perspective: &dyn AnyPerspective, names: &dyn Naming) -> Vec<String>;
    /// See [`TerminalGame::groups`].
    fn groups(&self, perspective: &dyn AnyPerspective, names: &dyn Naming) -> Vec<ChoiceGroup>;
    /// The rules in our words, as Markdown.
    fn rules(&self, locale: &Locale) -> &'static str;
}

/// [`AnyTerminalGame`] for a game's own type.
struct Screens<G>(PhantomData<fn() -> G>);

/// The perspective with the game's own types. Callers have checked [`AnyTerminalGame::is_of`].
fn typed<G: TerminalGame>(perspective: &dyn AnyPerspective) -> &Perspective<G> {
    let perspective: &dyn Any = perspective;
    perspective.downcast_ref().expect("a perspective of this game")
}

fn beats<G: TerminalGame>(perspective: &Perspective<G>, since: usize) -> Vec<Beat<G>> {
    let turns = perspective.heard().filter(|turn| turn.number >= since);
    turns.filter_map(|turn| Some(G::beats(&turn.before?, turn.events))).flatten().collect()
}

impl<G: TerminalGame> AnyTerminalGame for Screens<G> {
    fn is_of(&self, perspective: &dyn AnyPerspective) -> bool {
        let perspective: &dyn Any = perspective;
        perspective.is::<Perspective<G>>()
    }

    fn progress(&self, perspective: &dyn AnyPerspective, names: &dyn Naming) -> String {
        G::progress(typed::<G>(perspective).known(), names)
    }

    fn controls(&self, perspective: &dyn AnyPerspective, picks: &[String], names: &dyn Naming) -> Vec<Control> {
        let perspective = typed::<G>(perspective);
        if perspective.seat().is_some() { G::controls(perspective, picks, names) } else { Vec::new() }
    }

    fn task(
        &self,
        perspective: &dyn AnyPerspective,
        picks: &[String],
        chosen: Option<&str>,
        names: &dyn Naming,
    ) -> String {
        G::task(typed(perspective), picks, chosen, names)
    }

    fn beats(&self, perspective: &dyn AnyPerspective, since: usize) -> Vec<u32> {
        beats(typed::<G>(perspective), since).iter().map(|beat| beat.millis).collect()
    }

    fn draw(&self, table: &Table<'_>, controls: &[Control], canvas: &mut Canvas<'_>, area: Rect) {
        let perspective = typed::<G>(table.perspective);
        let beats = table.beat.map_or_else(Vec::new, |_| beats(perspective, table.since));
        let scene = match table.beat.and_then(|beat| beats.get(beat)) {
            Some(beat) => Scene { known: &beat.known, news: &beat.news, pass: beat.pass, moving: true },
            None => Scene { known: perspective.known(), news: perspective.latest(), pass: None, moving: false },
        };
        G::draw(&scene, table, controls, canvas, area);
    }

    fn describe(&self, perspective: &dyn AnyPerspective, names: &dyn Naming) -> Vec<String> {
        G::describe(typed(perspective), names)
    }

    fn groups(&self, perspective: &dyn AnyPerspective, names: &dyn Naming) -> Vec<ChoiceGroup> {
        let perspective = typed::<G>(perspective);
        if perspective.moves().is_some_and(|moves| moves.len() > 0) {
            G::groups(perspective, names)
        } else {
            Vec::new()
        }
    }

    fn rules(&self, locale: &Locale) -> &'static str {
        let rules = G::RULES;
        rules.in_language(locale.language().code()).or_else(|| rules.in_language("en")).unwrap_or_default()
    }
}

/// The games that can be played in a terminal.
static TERMINAL_GAMES: &[&dyn AnyTerminalGame] =
    &[&Screens::<SushiGo>(PhantomData), &Screens::<SushiExpress>(PhantomData), &Screens::<KanjiZushi>(PhantomData)];

/// The screens of the game that a perspective is on.
pub(crate) fn screens_of(perspective: &dyn AnyPerspective) -> &'static dyn AnyTerminalGame {
    let found = TERMINAL_GAMES.iter().copied().find(|game| game.is_of(perspective));
    found.expect("every game on the menu has screens")
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use game::{Nonce, Secret, Viewer};

    use super::*;

    #[test]
    fn every_game_on_the_menu_has_screens() {
        for info in menu::GAMES {
            let game = menu::deal(
                info.name,
                &BTreeMap::new(),
                Secret::from_bytes([1; 32]),
                vec![Nonce::from_bytes([1; 16]); 4],
            );
            let game = game.expect("the game is on the menu").expect("the options are valid");
            screens_of(&*game.perspective(Viewer::Spectator, 0));
        }
    }
}

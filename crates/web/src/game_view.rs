//! What a game shows of itself at a table. Each game has its own; what is around it is the same for all.

use std::any::Any;

use game::{Seat, SeatSet};
use kanji_zushi::KanjiZushi;
use maud::{Markup, html};
use menu::{AnyGame, Played};
use sushi_express::SushiExpress;
use sushi_go::SushiGo;

use crate::drawing::drawing;
use crate::nameplate::Nameplate;
use crate::{Look, Speech};

/// Who sees a game, and what belongs to it besides the game itself.
pub(crate) struct Seen<'a> {
    pub(crate) speech: &'static Speech,
    /// What everybody at the table is called.
    pub(crate) names: &'a [Nameplate],
    /// Where the viewer sits.
    pub(crate) seat: Option<Seat>,
    /// Through whose eyes the game is seen.
    pub(crate) viewer: game::Viewer,
    /// What the viewer has picked so far.
    pub(crate) look: &'a Look,
    /// Who has chosen in this turn.
    pub(crate) chosen: SeatSet,
    /// What the viewer has chosen, in notation.
    pub(crate) yours: Option<&'a str>,
    /// Where choices go; nothing where they cannot be made.
    pub(crate) controls: Option<Controls<'a>>,
}

/// Where a choice goes.
#[derive(Clone, Copy)]
pub(crate) struct Controls<'a> {
    /// The address that forms are sent to.
    pub(crate) action: &'a str,
    /// The part of every address that leads on towards a choice, before what was picked: empty, or ending in `&`.
    pub(crate) before: &'a str,
    /// Whether the page's script sends forms and links without loading the page.
    pub(crate) live: bool,
    /// The number of the game at its table.
    pub(crate) game: u32,
    /// The turn that is answered.
    pub(crate) turn: usize,
}

impl Seen<'_> {
    /// What a seat is called.
    pub(crate) fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("", |name| &name.name)
    }

    /// Whether it is the viewer's own seat.
    pub(crate) fn is_own(&self, seat: Seat) -> bool {
        self.seat == Some(seat)
    }
}

/// Something to be seen on the way to what is now.
pub(crate) struct Scene {
    /// How far the game is.
    pub(crate) progress: Markup,
    pub(crate) board: Markup,
    /// What happens, as sentences.
    pub(crate) say: String,
    /// How long it is to be seen, in milliseconds.
    pub(crate) pause: u32,
    /// Whether it stays until somebody goes on.
    pub(crate) stays: bool,
    pub(crate) sound: &'static str,
}

/// A game that can be seen.
pub(crate) trait GameView {
    /// Everybody who is scored, given those who sit at the table.
    fn everybody(&self, _: &Speech, names: Vec<Nameplate>) -> Vec<Nameplate> {
        names
    }

    /// How far the game is: round and turn.
    fn progress(&self, seen: &Seen<'_>) -> Markup;

    /// What lies on the table, and what can be chosen.
    fn board(&self, seen: &Seen<'_>) -> Markup;

    /// What is to be seen between the turns from `from` on and now.
    fn scenes(&self, from: usize, seen: &Seen<'_>) -> Vec<Scene>;

    /// What has happened lately, a sentence each, the latest last.
    fn log(&self, seen: &Seen<'_>) -> Vec<String>;

    /// What speaks for a choice of a seat, in a sentence. It may say only what that seat can see.
    fn reason(&self, _: &Speech, _: Seat, _: &str) -> Option<String> {
        None
    }

    /// A choice in words.
    fn tell_move(&self, speech: &Speech, chosen: &str) -> String;

    /// What is to be seen when the game is over, below who has won.
    fn epilogue(&self, _: &Seen<'_>) -> Markup {
        html! {}
    }
}

/// What pages know of a game before one is played.
pub(crate) struct Presented {
    /// Its name.
    pub(crate) name: &'static str,
    /// Drawings that make one want to play it.
    pub(crate) plates: &'static [&'static str],
    /// How many play if nothing is said.
    pub(crate) players: usize,
    /// How its guide is played.
    pub(crate) guide: Guided,
    /// What its things look like.
    pub(crate) legend: fn(&Speech) -> Vec<Pictured>,
}

/// A thing of a game: how it looks, what it is called and what it is for.
pub(crate) struct Pictured {
    pub(crate) picture: Markup,
    pub(crate) name: String,
    pub(crate) about: String,
}

impl Pictured {
    /// A thing with a drawing and a message that has what it is for with it.
    pub(crate) fn new(speech: &Speech, drawn: &str, id: &str) -> Self {
        Self { picture: drawing(drawn), name: speech.label(id), about: speech.say(&format!("{id}.about")) }
    }
}

/// A guide to a game: a real game with a deal that shows much, and a sentence for each turn.
pub(crate) struct Guided {
    /// What is agreed.
    pub(crate) options: &'static [(&'static str, &'static str)],
    /// The deal: any number, chosen for what comes of it.
    pub(crate) deal: u8,
    /// How many turns are played.
    pub(crate) turns: usize,
}

/// A game with pages of its own.
pub(crate) trait OnPages: menu::Dish {
    /// Drawings that make one want to play it.
    const PLATES: &'static [&'static str];
    /// How many play if nothing is said.
    const PLAYERS: usize;
    /// How its guide is played.
    const GUIDE: Guided;

    /// What its things look like, for its rules.
    fn legend(speech: &Speech) -> Vec<Pictured>;
}

macro_rules! on_pages {
    ($($game:ty),+ $(,)?) => {
        /// The games that can be played on pages.
        pub(crate) const ON_PAGES: &[Presented] = &[$(Presented {
            name: <$game as game::Game>::NAME,
            plates: <$game as OnPages>::PLATES,
            players: <$game as OnPages>::PLAYERS,
            guide: <$game as OnPages>::GUIDE,
            legend: <$game as OnPages>::legend,
        }),+];

        /// The game as it can be seen.
        pub(crate) fn seen(game: &dyn AnyGame) -> Option<&dyn GameView> {
            let game: &dyn Any = game;
            $(if let Some(game) = game.downcast_ref::<Played<$game>>() {
                return Some(game);
            })+
            None
        }
    };
}

on_pages![SushiGo, SushiExpress, KanjiZushi];

/// What pages know of a game before one is played.
pub(crate) fn presented(name: &str) -> Option<&'static Presented> {
    ON_PAGES.iter().find(|game| game.name == name)
}

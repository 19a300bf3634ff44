//! Games in progress, and screens as text.

use std::collections::BTreeMap;
use std::time::Duration;

use bots::{Level, Player};
use game::{Nonce, Seat, SeatSet, Secret, Viewer};
use menu::{AnyGame, AnyPerspective, NO_HISTORY};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use terminal::{ChatLine, Keys, Look, Panel, Spots, Table};
use unicode_width::UnicodeWidthStr as _;
use words::{Language, words_of};

/// A game that is played by bots.
pub(crate) struct Played {
    pub(crate) game: Box<dyn AnyGame>,
    luck: u64,
}

impl Played {
    /// A new game.
    pub(crate) fn new(game: &str, options: &[(&str, &str)], seed: u8) -> Self {
        let options: BTreeMap<String, String> =
            options.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
        let dealt = menu::deal(game, &options, Secret::from_bytes([seed; 32]), vec![Nonce::from_bytes([seed; 16]); 8]);
        Self { game: dealt.expect("the game is on the menu").expect("the options are valid"), luck: seed.into() }
    }

    /// Plays a turn.
    pub(crate) fn turn(&mut self) {
        let game = &self.game;
        let choices: Vec<(Seat, String)> = game
            .asked()
            .iter()
            .map(|seat| {
                self.luck = self.luck.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
                let perspective = game.perspective(Viewer::Seat(seat), NO_HISTORY);
                let level = if (self.luck >> 40) & 1 == 0 { Level::Greedy } else { Level::Random };
                let chosen = perspective.choose(Player::from(level), || Duration::ZERO, self.luck);
                (seat, chosen.expect("the seat has to choose"))
            })
            .collect();
        let choices: Vec<(Seat, &str)> = choices.iter().map(|(seat, chosen)| (*seat, chosen.as_str())).collect();
        self.game.play_text(&choices).expect("bots choose legal moves");
    }

    /// Plays a number of turns.
    pub(crate) fn turns(mut self, turns: usize) -> Self {
        for _ in 0..turns {
            if self.game.outcome().is_none() {
                self.turn();
            }
        }
        self
    }

    /// Plays to the end.
    pub(crate) fn finished(mut self) -> Self {
        while self.game.outcome().is_none() {
            self.turn();
        }
        self
    }

    /// The game as a viewer sees it, with all turns.
    pub(crate) fn seen_by(&self, viewer: Viewer) -> Box<dyn AnyPerspective> {
        self.game.perspective(viewer, 0)
    }
}

/// A table in a language.
pub(crate) struct Shown {
    pub(crate) perspective: Box<dyn AnyPerspective>,
    pub(crate) language: Language,
    pub(crate) names: Vec<String>,
    pub(crate) log: Vec<String>,
    pub(crate) picks: Vec<String>,
    pub(crate) beat: Option<usize>,
    pub(crate) chat: Vec<ChatLine>,
}

impl Shown {
    pub(crate) fn new(perspective: Box<dyn AnyPerspective>, language: Language) -> Self {
        let names = ["Ana", "Mika", "Kenji", "Sora", "Lola", "Ume", "Goro", "Rin"].map(str::to_owned).to_vec();
        let mut shown =
            Self { perspective, language, names, log: Vec::new(), picks: Vec::new(), beat: None, chat: Vec::new() };
        let words = words_of(&*shown.perspective).expect("every game has words");
        shown.log = words.log(&*shown.perspective, 0, &shown.table(Panel::None));
        shown
    }

    pub(crate) fn table<'a>(&'a self, panel: Panel<'a>) -> Table<'a> {
        Table {
            locale: self.language.locale(),
            names: &self.names,
            perspective: &*self.perspective,
            since: self.perspective.turn(),
            beat: self.beat,
            picks: &self.picks,
            chosen: None,
            thinking: SeatSet::EMPTY,
            notes: &[],
            focus: None,
            log: &self.log,
            chat: &self.chat,
            seconds_left: Some(75),
            notice: None,
            keys: if self.perspective.viewer() == Viewer::Omniscient {
                Keys { replay: Some(99), ..Keys::default() }
            } else {
                Keys { hint: true, chat: !self.chat.is_empty(), ..Keys::default() }
            },
            panel,
        }
    }

    /// The screen as lines of text.
    pub(crate) fn screen(&self, look: Look, size: (u16, u16), panel: Panel<'_>) -> (Vec<String>, Spots) {
        let mut buffer = Buffer::empty(Rect::new(0, 0, size.0, size.1));
        let spots = self.table(panel).draw(look, &mut buffer);
        (lines(&buffer), spots)
    }
}

/// The lines of a buffer. A wide letter takes two cells.
pub(crate) fn lines(buffer: &Buffer) -> Vec<String> {
    let area = *buffer.area();
    let line = |y: u16| {
        let (mut text, mut x) = (String::new(), 0);
        while x < area.width {
            let symbol = buffer[(x, y)].symbol();
            text.push_str(symbol);
            x += (symbol.width() as u16).max(1);
        }
        assert_eq!(text.width(), usize::from(area.width), "line {y} is broken: {text}");
        text.trim_end().to_owned()
    };
    (0..area.height).map(line).collect()
}

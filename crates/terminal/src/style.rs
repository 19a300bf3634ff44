//! Colours and glyphs, as far as a terminal can show them.

use ratatui::style::{Color, Modifier, Style};

/// The colours of a terminal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Colours {
    /// None: everything is told by text, bold and reversed letters.
    None,
    /// The 16 colours that the user has chosen for the terminal.
    Sixteen,
    /// 256 colours.
    Indexed,
}

/// What a terminal can show.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Look {
    /// Its colours.
    pub colours: Colours,
    /// Whether it has emoji.
    pub emoji: bool,
    /// Whether its background is light.
    pub light: bool,
}

impl Look {
    /// Plain letters.
    pub const PLAIN: Self = Self { colours: Colours::None, emoji: false, light: false };
}

/// A colour in every kind of terminal: for a card of its own, and as letters on the background.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Tint {
    /// With 256 colours: the paper of a card.
    pub(crate) paper: u8,
    /// With 256 colours: letters on a dark background, and on a light one.
    pub(crate) letters: (u8, u8),
    /// With 16 colours.
    pub(crate) basic: Color,
}

impl Tint {
    pub(crate) const fn new(paper: u8, on_dark: u8, on_light: u8, basic: Color) -> Self {
        Self { paper, letters: (on_dark, on_light), basic }
    }
}

pub(crate) const PINK: Tint = Tint::new(218, 211, 162, Color::LightMagenta);
pub(crate) const GREEN: Tint = Tint::new(157, 114, 28, Color::Green);
pub(crate) const BLUE: Tint = Tint::new(153, 111, 25, Color::LightBlue);
pub(crate) const DARK_BLUE: Tint = Tint::new(75, 75, 19, Color::Blue);
pub(crate) const RED: Tint = Tint::new(217, 203, 160, Color::Red);
pub(crate) const YELLOW: Tint = Tint::new(229, 221, 136, Color::Yellow);
pub(crate) const PURPLE: Tint = Tint::new(183, 177, 91, Color::Magenta);
pub(crate) const TEAL: Tint = Tint::new(158, 79, 29, Color::Cyan);
pub(crate) const ORANGE: Tint = Tint::new(222, 215, 130, Color::LightRed);
pub(crate) const PAPER: Tint = Tint::new(230, 252, 236, Color::White);
pub(crate) const BROWN: Tint = Tint::new(180, 180, 94, Color::Yellow);

/// The colours of players.
pub(crate) const PLAYERS: [Tint; 8] = [RED, BLUE, GREEN, YELLOW, PURPLE, TEAL, ORANGE, PINK];

/// Ink on paper, with 256 colours.
const INK: Color = Color::Indexed(235);

impl Look {
    /// Letters in a tint.
    pub(crate) fn letters(self, tint: Tint) -> Style {
        match self.colours {
            Colours::None => Style::new(),
            Colours::Sixteen => Style::new().fg(tint.basic),
            Colours::Indexed => {
                Style::new().fg(Color::Indexed(if self.light { tint.letters.1 } else { tint.letters.0 }))
            }
        }
    }

    /// A card in a tint.
    pub(crate) fn card(self, tint: Tint) -> Style {
        match self.colours {
            Colours::None => Style::new(),
            Colours::Sixteen => Style::new().fg(tint.basic),
            Colours::Indexed => Style::new().fg(INK).bg(Color::Indexed(tint.paper)),
        }
    }

    /// A card that cannot be chosen now.
    pub(crate) fn card_off(self, tint: Tint) -> Style {
        match self.colours {
            Colours::None | Colours::Sixteen => self.card(tint).add_modifier(Modifier::DIM),
            Colours::Indexed if self.light => Style::new().fg(Color::Indexed(244)).bg(Color::Indexed(253)),
            Colours::Indexed => Style::new().fg(Color::Indexed(245)).bg(Color::Indexed(236)),
        }
    }

    /// A small card among others. Without colours it needs no mark: its text says what it is.
    pub(crate) fn chip(self, tint: Tint) -> Style {
        match self.colours {
            Colours::None => Style::new(),
            Colours::Sixteen => Style::new().fg(Color::Black).bg(tint.basic),
            Colours::Indexed => self.card(tint),
        }
    }

    /// Less important text.
    pub(crate) fn quiet(self) -> Style {
        match self.colours {
            Colours::None => Style::new(),
            Colours::Sixteen => Style::new().add_modifier(Modifier::DIM),
            Colours::Indexed => Style::new().fg(Color::Indexed(if self.light { 242 } else { 246 })),
        }
    }

    /// The colour of the house: titles and marks.
    pub(crate) fn accent(self) -> Style {
        self.letters(ORANGE).add_modifier(Modifier::BOLD)
    }

    /// Something good: points, a kanji.
    pub(crate) fn good(self) -> Style {
        self.letters(GREEN).add_modifier(Modifier::BOLD)
    }

    /// The bars at the top and the bottom.
    pub(crate) fn bar(self) -> Style {
        match self.colours {
            Colours::None => Style::new().add_modifier(Modifier::REVERSED),
            Colours::Sixteen => Style::new().fg(Color::White).bg(Color::Blue),
            Colours::Indexed => Style::new().fg(Color::Indexed(255)).bg(Color::Indexed(24)),
        }
    }

    /// A key on a bar.
    pub(crate) fn bar_key(self) -> Style {
        match self.colours {
            Colours::None => Style::new().add_modifier(Modifier::BOLD),
            Colours::Sixteen => Style::new().fg(Color::Yellow).add_modifier(Modifier::BOLD),
            Colours::Indexed => Style::new().fg(Color::Indexed(222)).add_modifier(Modifier::BOLD),
        }
    }

    /// The colour of a player.
    pub(crate) fn player(self, seat: usize) -> Style {
        self.letters(PLAYERS[seat % PLAYERS.len()]).add_modifier(Modifier::BOLD)
    }
}

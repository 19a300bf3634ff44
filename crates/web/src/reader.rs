//! The reader of a page, and their preferences.

use table::Look;

use crate::notice::Notice;
use crate::opponents::{Opponents, RememberedOpponents};
use crate::{Language, Locale};

/// Light or dark.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Theme {
    /// Follows the system.
    #[default]
    System,
    /// Light.
    Day,
    /// Dark.
    Night,
}

impl Theme {
    /// All themes.
    pub const ALL: [Self; 3] = [Self::System, Self::Day, Self::Night];

    /// Its name in cookies and forms.
    pub const fn name(self) -> &'static str {
        match self {
            Self::System => "system",
            Self::Day => "day",
            Self::Night => "night",
        }
    }
}

/// The speed of animations at a table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Speed {
    /// More time to look.
    Relaxed,
    /// About a second and a half for a turn.
    #[default]
    Normal,
    /// Less time.
    Fast,
    /// No animations.
    Instant,
}

impl Speed {
    /// All speeds.
    pub const ALL: [Self; 4] = [Self::Relaxed, Self::Normal, Self::Fast, Self::Instant];

    /// Its name in cookies, forms and the attribute `data-speed`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Relaxed => "relaxed",
            Self::Normal => "normal",
            Self::Fast => "fast",
            Self::Instant => "instant",
        }
    }
}

/// The number of taps that play a card on a touch screen.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Tap {
    /// A tap plays the card.
    Once,
    /// The first tap lifts the card and explains it, the second one plays it.
    #[default]
    Twice,
}

impl Tap {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Twice, Self::Once];

    /// Its name in cookies, forms and the attribute `data-tap`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Once => "once",
            Self::Twice => "twice",
        }
    }
}

/// The reader of a page. Their browser stores the preferences.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Reader {
    /// The language.
    pub language: Language,
    /// Light or dark.
    pub theme: Theme,
    /// The speed of animations.
    pub speed: Speed,
    /// The taps that play a card.
    pub tap: Tap,
    /// Whether sounds are on.
    pub sound: bool,
    /// Whether the page of a player shows only their hand while a big screen shows the table.
    pub hand: bool,
    /// Their name, once they are a guest.
    pub name: Option<String>,
    /// Their look, once they are a guest.
    pub look: Option<Look>,
    /// The opponents they last played against.
    pub opponents: RememberedOpponents,
    /// The result of the form that led to this page.
    pub notice: Option<Notice>,
}

impl Default for Reader {
    fn default() -> Self {
        Self {
            language: Language::default(),
            theme: Theme::default(),
            speed: Speed::default(),
            tap: Tap::default(),
            sound: true,
            hand: true,
            name: None,
            look: None,
            opponents: RememberedOpponents::default(),
            notice: None,
        }
    }
}

/// The names of the preferences that forms can change, which are also the names of their cookies.
pub const PREFERENCES: [&str; 6] = ["language", "theme", "speed", "tap", "sound", "hand"];

impl Reader {
    /// The reader of a request, from its cookies and the `Accept-Language` header.
    pub fn of<'a>(cookies: impl IntoIterator<Item = (&'a str, &'a str)>, accepted: &str) -> Self {
        let mut reader = Self { language: Language::wanted(accepted), ..Self::default() };
        for (name, value) in cookies {
            match name {
                Notice::COOKIE => reader.notice = Notice::new(value),
                _ if reader.prefer(name, value) => {}
                _ => {
                    if let Some((game, last)) = Opponents::from_cookie(name, value) {
                        reader.opponents.insert(game, last);
                    }
                }
            }
        }
        reader
    }

    /// Sets a preference. Returns whether the value is valid; invalid ones change nothing.
    pub fn prefer(&mut self, name: &str, value: &str) -> bool {
        match name {
            "language" => set(&mut self.language, value.parse().ok()),
            "theme" => set(&mut self.theme, Theme::ALL.into_iter().find(|theme| theme.name() == value)),
            "speed" => set(&mut self.speed, Speed::ALL.into_iter().find(|speed| speed.name() == value)),
            "tap" => set(&mut self.tap, Tap::ALL.into_iter().find(|tap| tap.name() == value)),
            "sound" => set(&mut self.sound, switched(value)),
            "hand" => set(&mut self.hand, switched(value)),
            _ => false,
        }
    }

    /// The texts in the reader's language.
    pub fn locale(&self) -> &'static Locale {
        self.language.locale()
    }
}

/// Replaces a value by a new one, if there is one.
fn set<T>(value: &mut T, new: Option<T>) -> bool {
    match new {
        Some(new) => {
            *value = new;
            true
        }
        None => false,
    }
}

/// The state of a switch, from cookies and forms.
fn switched(value: &str) -> Option<bool> {
    [true, false].into_iter().find(|on| on_off(*on) == value)
}

/// A switch in cookies, forms and attributes.
pub(crate) const fn on_off(on: bool) -> &'static str {
    if on { "on" } else { "off" }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cookies_override_the_accept_language_header() {
        let cookies = [("language", "fr"), ("theme", "night"), ("sound", "off"), ("speed", "fast"), ("tap", "once")];
        let expected = Reader {
            language: "fr".parse().unwrap(),
            theme: Theme::Night,
            sound: false,
            speed: Speed::Fast,
            tap: Tap::Once,
            ..Reader::default()
        };
        assert_eq!(Reader::of(cookies.into_iter().chain([("other", "x")]), "pl"), expected);
        let invalid = [("language", "klingon"), ("theme", "pink"), ("speed", "0"), ("tap", ""), ("sound", "loud")];
        let polish = Reader { language: "pl".parse().unwrap(), ..Reader::default() };
        assert_eq!(Reader::of(invalid, "pl"), polish);
        assert!(polish.sound, "sounds are on by default");
    }

    #[test]
    fn every_preference_has_a_cookie() {
        for (name, value) in PREFERENCES.into_iter().zip(["ja", "day", "relaxed", "twice", "on", "off"]) {
            assert!(Reader::default().prefer(name, value), "{name}");
        }
    }

    #[test]
    fn the_last_opponents_are_remembered_for_each_game() {
        let reader = Reader::of([("opponents-sushi-go", "itamae-5"), ("opponents-chess", "cook-2")], "");
        assert_eq!(reader.opponents.of("sushi-go").to_string(), "itamae-5");
        assert_eq!(reader.opponents.of("sushi-express"), Opponents::usual("sushi-express"));
    }
}

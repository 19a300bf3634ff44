//! The names of players, with icons and notes.

use bots::Level;
use maud::{Markup, html};

use crate::drawing::icon;
use crate::{Locale, terms};

/// A player's name, icon and note.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Nameplate {
    /// The name.
    pub(crate) name: String,
    /// An icon next to the name.
    pub(crate) icon: Option<&'static str>,
    /// A note, for example that the player is away.
    pub(crate) note: Option<String>,
}

impl Nameplate {
    /// A name without icon and note.
    pub(crate) fn plain(name: impl Into<String>) -> Self {
        Self { name: name.into(), icon: None, note: None }
    }

    /// The fictitious player of Sushi Go!
    pub(crate) fn dummy(locale: &Locale) -> Self {
        Self { name: locale.label("term-dummy"), icon: Some("robot"), note: None }
    }

    /// The nameplates of all seats, given a nameplate or the level of a bot for each. Bots of the same level are numbered.
    pub(crate) fn everybody(locale: &Locale, sitting: Vec<Result<Self, Level>>) -> Vec<Self> {
        let levels: Vec<Option<Level>> = sitting.iter().map(|sits| sits.as_ref().err().copied()).collect();
        let count = |among: &[Option<Level>], level| among.iter().filter(|other| **other == Some(level)).count();
        let named = sitting.into_iter().enumerate().map(|(index, sits)| {
            sits.unwrap_or_else(|level| {
                let name = terms::level(level).text(locale);
                let name = match count(&levels, level) {
                    1 => name,
                    _ => format!("{name} {}", count(&levels[..=index], level)),
                };
                Self { name, icon: Some(bot_icon(level)), note: None }
            })
        });
        named.collect()
    }

    /// The markup.
    pub(crate) fn show(&self) -> Markup {
        html! {
            span .who {
                @if let Some(sign) = self.icon { (icon(sign)) }
                bdi { (self.name) }
                @if let Some(note) = &self.note { " " small .note { (note) } }
            }
        }
    }
}

/// The icon of a bot.
pub(crate) const fn bot_icon(level: Level) -> &'static str {
    match level {
        Level::Apprentice => "bot-apprentice",
        Level::Cook => "bot-cook",
        Level::Itamae => "bot-itamae",
        Level::Random | Level::Greedy => "robot",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Language;

    #[test]
    fn bots_of_one_level_are_numbered() {
        let sitting = vec![Err(Level::Cook), Ok(Nameplate::plain("Ann")), Err(Level::Itamae), Err(Level::Cook)];
        let names = Nameplate::everybody(Language::ENGLISH.locale(), sitting);
        let names: Vec<&str> = names.iter().map(|plate| plate.name.as_str()).collect();
        assert_eq!(names, ["Cook 1", "Ann", "Itamae", "Cook 2"]);
    }
}

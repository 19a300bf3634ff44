//! What somebody at a table is called, and what else is to be known of them.

use bots::Level;
use maud::{Markup, html};

use crate::drawing::icon;
use crate::{Locale, terms};

/// Somebody at the table.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Nameplate {
    /// What they are called.
    pub(crate) name: String,
    /// A sign beside the name.
    pub(crate) icon: Option<&'static str>,
    /// Something that is to be known of them now: that they are away, for example.
    pub(crate) note: Option<String>,
}

impl Nameplate {
    /// Somebody of whom nothing but the name is to be known.
    pub(crate) fn plain(name: impl Into<String>) -> Self {
        Self { name: name.into(), icon: None, note: None }
    }

    /// The fictitious player of Sushi Go!
    pub(crate) fn dummy(locale: &Locale) -> Self {
        Self { name: locale.label("term-dummy"), icon: Some("robot"), note: None }
    }

    /// Everybody in their order, given what each of them is: the level of a bot, or the nameplate of anybody else. Bots of
    /// one level are numbered.
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

    /// Their name with what is to be known of them.
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

/// The hat of a bot.
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

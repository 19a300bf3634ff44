//! The names of players, with faces and notes.

use bots::Level;
use game::PlayerKind;
use maud::{Markup, html};
use menu::RecordedPosition;
use table::Look;

use words::regulars;

use crate::drawing::icon;
use crate::face::{Face, Mood};
use crate::parts::hash;
use crate::{Locale, terms};

/// A player's name, face and note.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Nameplate {
    /// The name.
    pub(crate) name: String,
    /// The face; free seats have none.
    pub(crate) face: Option<Face>,
    /// The level of a bot.
    pub(crate) level: Option<Level>,
    /// A note, for example that the player is away.
    pub(crate) note: Option<String>,
    /// Whether sentences address the player as “you”.
    pub(crate) is_reader: bool,
}

impl Nameplate {
    /// A name without face and note.
    pub(crate) fn plain(name: impl Into<String>) -> Self {
        Self { name: name.into(), face: None, level: None, note: None, is_reader: false }
    }

    /// The only reader of a page, for whom sentences say “you”.
    pub(crate) fn reader(name: impl Into<String>, look: Look) -> Self {
        Self { is_reader: true, ..Self::person(name, look) }
    }

    /// A person.
    pub(crate) fn person(name: impl Into<String>, look: Look) -> Self {
        let face = Face::Animal { animal: look.face, colour: look.colour };
        Self { face: Some(face), ..Self::plain(name) }
    }

    /// The fictitious player of Sushi Go!
    pub(crate) fn dummy(locale: &Locale) -> Self {
        Self { face: Some(Face::Dummy), ..Self::plain(locale.label("term-dummy")) }
    }

    /// The nameplates of all seats, given a nameplate or the level of a bot for each. A bot plays under the name of a regular
    /// of its level; where there are more bots than regulars, names are numbered. Which regulars are there depends on the
    /// table's code: other tables have other regulars, the next game at this table has the same.
    pub(crate) fn everybody(code: &str, sitting: Vec<Result<Self, Level>>) -> Vec<Self> {
        let levels: Vec<Option<Level>> = sitting.iter().map(|sits| sits.as_ref().err().copied()).collect();
        let named = sitting.into_iter().zip(regulars(code, &levels)).map(|(sits, regular)| match (sits, regular) {
            (Ok(plate), _) => plate,
            (Err(level), Some((regular, name))) => {
                Self { face: Some(Face::Regular(regular)), level: Some(level), ..Self::plain(name) }
            }
            (Err(level), None) => Self::plain(level.name()),
        });
        named.collect()
    }

    /// The nameplates of a recorded game at the table with this code. Records don't keep the looks of people: `looks` are
    /// those that are known, by seat. Somebody whose look is unknown gets one that follows from the name.
    pub(crate) fn recorded(code: &str, position: &RecordedPosition, looks: &[Option<Look>]) -> Vec<Self> {
        let sitting = position.seats.iter().enumerate().map(|(seat, name)| {
            let is_person = position.kinds.get(seat) == Some(&PlayerKind::Person);
            match name.parse() {
                Ok(level) if !is_person => Err(level),
                Ok(_) | Err(_) => {
                    let known = looks.get(seat).copied().flatten();
                    Ok(Self::person(name, known.unwrap_or_else(|| look_from_name(name))))
                }
            }
        });
        Self::everybody(code, sitting.collect())
    }

    /// The name with a small face, for lists and headings.
    pub(crate) fn show(&self) -> Markup {
        html! {
            span .who {
                (self.portrait(Mood::Calm))
                bdi { (self.name) }
                @if let Some(note) = &self.note { " " small .note { (note) } }
            }
        }
    }

    /// The face.
    pub(crate) fn portrait(&self, mood: Mood) -> Markup {
        html! { @if let Some(face) = self.face { (face.show(mood)) } }
    }

    /// The name beside a face of its own, with the level of a bot.
    pub(crate) fn label(&self, locale: &Locale) -> Markup {
        html! {
            bdi { (self.name) }
            @if let Some(level) = self.level { " " small .level title=(terms::level(level).text(locale)) { (icon(bot_icon(level))) span .unseen { (terms::level(level).text(locale)) } } }
        }
    }
}

/// A look that is always the same for a name.
fn look_from_name(name: &str) -> Look {
    let hash = hash(&name);
    let pick = |from: u64, count: u8| (from % u64::from(count)) as u8;
    Look { face: pick(hash, Look::FACES), colour: pick(hash >> 32, Look::COLOURS) }
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

    #[test]
    fn every_name_has_a_look() {
        let looks = ["Ana", "Ben", "Chie", "寿司", ""].map(look_from_name);
        assert_eq!(looks, ["Ana", "Ben", "Chie", "寿司", ""].map(look_from_name));
        assert!(looks.iter().any(|look| *look != looks[0]), "{looks:?}");
    }

    #[test]
    fn bots_play_under_the_names_of_regulars() {
        let sitting = vec![Err(Level::Cook), Ok(Nameplate::plain("Ann")), Err(Level::Itamae), Err(Level::Cook)];
        let names = Nameplate::everybody("", sitting);
        let names: Vec<&str> = names.iter().map(|plate| plate.name.as_str()).collect();
        assert_eq!(names, ["Mika", "Ann", "Rin", "Lola"]);
        let many = Nameplate::everybody("", vec![Err(Level::Random); 3]);
        let elsewhere = Nameplate::everybody("B", vec![Err(Level::Cook)]);
        assert_eq!(elsewhere[0].name, "Sora");
        assert_eq!(
            many.iter().map(|plate| plate.name.as_str()).collect::<Vec<_>>(),
            ["Daruma", "Daruma 2", "Daruma 3"]
        );
    }
}

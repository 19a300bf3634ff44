//! Faces: the regulars who are our bots, the animals that people choose, and how both look in a frame of their colour.

use bots::Level;
use maud::{Markup, html};

use crate::drawing::drawing;

/// A regular of the counter. Bots play under their names.
#[derive(PartialEq, Eq, Hash, Debug)]
pub(crate) struct Character {
    /// The name, in every language the same.
    pub(crate) name: &'static str,
    /// The name in drawings and messages.
    pub(crate) id: &'static str,
}

const fn character(id: &'static str, name: &'static str) -> Character {
    Character { name, id }
}

static APPRENTICES: [Character; 4] =
    [character("hana", "Hana"), character("taro", "Taro"), character("pip", "Pip"), character("noor", "Noor")];
static COOKS: [Character; 4] =
    [character("mika", "Mika"), character("kenji", "Kenji"), character("sora", "Sora"), character("lola", "Lola")];
static ITAMAE: [Character; 4] =
    [character("ume", "Ume"), character("goro", "Goro"), character("rin", "Rin"), character("yusuf", "Yusuf")];
static DARUMA: [Character; 1] = [character("daruma", "Daruma")];
static MANEKI: [Character; 1] = [character("maneki", "Maneki")];

/// The regulars of a level.
pub(crate) fn characters(level: Level) -> &'static [Character] {
    match level {
        Level::Apprentice => &APPRENTICES,
        Level::Cook => &COOKS,
        Level::Itamae => &ITAMAE,
        Level::Random => &DARUMA,
        Level::Greedy => &MANEKI,
    }
}

/// The animals that people choose from, by the number that tables keep.
pub(crate) const ANIMALS: [&str; 16] = [
    "cat", "fox", "tanuki", "crane", "octopus", "shiba", "rabbit", "frog", "bear", "owl", "koi", "turtle", "panda",
    "hedgehog", "puffer", "crab",
];

/// An expression.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) enum Mood {
    #[default]
    Calm,
    Glad,
    Glum,
}

impl Mood {
    const fn name(self) -> &'static str {
        match self {
            Self::Calm => "calm",
            Self::Glad => "glad",
            Self::Glum => "glum",
        }
    }
}

/// The face of a player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Face {
    /// A bot.
    Regular(&'static Character),
    /// A person: an animal and a colour.
    Animal {
        /// The number in [`ANIMALS`].
        animal: u8,
        /// The number of the colour, from 0.
        colour: u8,
    },
    /// The fictitious player of Sushi Go!
    Dummy,
}

impl Face {
    /// The name of the drawing.
    pub(crate) fn drawing_name(self, mood: Mood) -> String {
        match self {
            Self::Regular(character) => format!("face-{}-{}", character.id, mood.name()),
            Self::Animal { animal, .. } => format!("avatar-{}", ANIMALS[usize::from(animal) % ANIMALS.len()]),
            Self::Dummy => "icon-robot".to_owned(),
        }
    }

    /// The face in its frame.
    pub(crate) fn show(self, mood: Mood) -> Markup {
        let drawing = drawing(&self.drawing_name(mood));
        match self {
            Self::Animal { colour, .. } => html! { span .face .{ "player-" (colour + 1) } { (drawing) } },
            Self::Regular(_) | Self::Dummy => html! { span .face { (drawing) } },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_face_is_drawn() {
        let regulars = Level::ALL.into_iter().flat_map(characters).map(Face::Regular);
        let animals = (0..16).map(|animal| Face::Animal { animal, colour: animal % 8 });
        for face in regulars.chain(animals) {
            for mood in [Mood::Calm, Mood::Glad, Mood::Glum] {
                // A drawing that is missing panics in debug builds.
                assert!(face.show(mood).into_string().contains("<use"));
            }
        }
    }
}

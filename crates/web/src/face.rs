//! Faces: the regulars who are our bots, the animals that people choose, and how both look in a frame of their colour.

use bots::Level;
use maud::{Markup, html};

use crate::drawing::drawing;
use crate::locale::Term;

/// A regular of the counter. Bots play under their names.
#[derive(PartialEq, Eq, Hash, Debug)]
pub(crate) struct Character {
    /// The name, in every language the same.
    pub(crate) name: &'static str,
    /// The name of the drawings.
    drawn: &'static str,
    /// What they say: sitting down, after a great moment, after a loss.
    greets: &'static str,
    cheers: &'static str,
    sighs: &'static str,
}

impl Character {
    /// What they say in a mood.
    pub(crate) const fn says(&self, mood: Mood) -> Term {
        Term::new(match mood {
            Mood::Calm => self.greets,
            Mood::Glad => self.cheers,
            Mood::Glum => self.sighs,
        })
    }
}

static APPRENTICES: [Character; 4] = [
    Character {
        name: "Hana",
        drawn: "hana",
        greets: "says-hana-greet",
        cheers: "says-hana-glad",
        sighs: "says-hana-glum",
    },
    Character {
        name: "Taro",
        drawn: "taro",
        greets: "says-taro-greet",
        cheers: "says-taro-glad",
        sighs: "says-taro-glum",
    },
    Character { name: "Pip", drawn: "pip", greets: "says-pip-greet", cheers: "says-pip-glad", sighs: "says-pip-glum" },
    Character {
        name: "Noor",
        drawn: "noor",
        greets: "says-noor-greet",
        cheers: "says-noor-glad",
        sighs: "says-noor-glum",
    },
];
static COOKS: [Character; 4] = [
    Character {
        name: "Mika",
        drawn: "mika",
        greets: "says-mika-greet",
        cheers: "says-mika-glad",
        sighs: "says-mika-glum",
    },
    Character {
        name: "Kenji",
        drawn: "kenji",
        greets: "says-kenji-greet",
        cheers: "says-kenji-glad",
        sighs: "says-kenji-glum",
    },
    Character {
        name: "Sora",
        drawn: "sora",
        greets: "says-sora-greet",
        cheers: "says-sora-glad",
        sighs: "says-sora-glum",
    },
    Character {
        name: "Lola",
        drawn: "lola",
        greets: "says-lola-greet",
        cheers: "says-lola-glad",
        sighs: "says-lola-glum",
    },
];
static ITAMAE: [Character; 4] = [
    Character { name: "Ume", drawn: "ume", greets: "says-ume-greet", cheers: "says-ume-glad", sighs: "says-ume-glum" },
    Character {
        name: "Goro",
        drawn: "goro",
        greets: "says-goro-greet",
        cheers: "says-goro-glad",
        sighs: "says-goro-glum",
    },
    Character { name: "Rin", drawn: "rin", greets: "says-rin-greet", cheers: "says-rin-glad", sighs: "says-rin-glum" },
    Character {
        name: "Yusuf",
        drawn: "yusuf",
        greets: "says-yusuf-greet",
        cheers: "says-yusuf-glad",
        sighs: "says-yusuf-glum",
    },
];
static DARUMA: [Character; 1] = [Character {
    name: "Daruma",
    drawn: "daruma",
    greets: "says-daruma-greet",
    cheers: "says-daruma-glad",
    sighs: "says-daruma-glum",
}];
static MANEKI: [Character; 1] = [Character {
    name: "Maneki",
    drawn: "maneki",
    greets: "says-maneki-greet",
    cheers: "says-maneki-glad",
    sighs: "says-maneki-glum",
}];

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
            Self::Regular(character) => format!("face-{}-{}", character.drawn, mood.name()),
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

//! Faces: the regulars who are our bots, the animals that people choose, and how both look in a frame of their colour.

use maud::{Markup, html};

pub(crate) use words::{Character, Mood, characters};

use crate::drawing::drawing;

/// The animals that people choose from, by the number that tables keep.
pub(crate) const ANIMALS: [&str; 16] = [
    "cat", "fox", "tanuki", "crane", "octopus", "shiba", "rabbit", "frog", "bear", "owl", "koi", "turtle", "panda",
    "hedgehog", "puffer", "crab",
];

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
            Self::Regular(character) => format!("face-{}-{}", character.name.to_lowercase(), mood.name()),
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
    use bots::Level;

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

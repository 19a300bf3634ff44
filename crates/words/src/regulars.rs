//! The regulars of the counter: bots play under their names.

use bots::Level;

use crate::Term;

/// A regular of the counter. Bots play under their names.
#[derive(PartialEq, Eq, Hash, Debug)]
pub struct Character {
    /// The name, in every language the same.
    pub name: &'static str,
    /// What they say: sitting down, after a great moment, after a loss.
    greets: &'static str,
    cheers: &'static str,
    sighs: &'static str,
}

impl Character {
    /// What they say in a mood.
    pub const fn says(&self, mood: Mood) -> Term {
        Term::new(match mood {
            Mood::Calm => self.greets,
            Mood::Glad => self.cheers,
            Mood::Glum => self.sighs,
        })
    }
}

static APPRENTICES: [Character; 4] = [
    Character { name: "Hana", greets: "says-hana-greet", cheers: "says-hana-glad", sighs: "says-hana-glum" },
    Character { name: "Taro", greets: "says-taro-greet", cheers: "says-taro-glad", sighs: "says-taro-glum" },
    Character { name: "Pip", greets: "says-pip-greet", cheers: "says-pip-glad", sighs: "says-pip-glum" },
    Character { name: "Noor", greets: "says-noor-greet", cheers: "says-noor-glad", sighs: "says-noor-glum" },
];
static COOKS: [Character; 4] = [
    Character { name: "Mika", greets: "says-mika-greet", cheers: "says-mika-glad", sighs: "says-mika-glum" },
    Character { name: "Kenji", greets: "says-kenji-greet", cheers: "says-kenji-glad", sighs: "says-kenji-glum" },
    Character { name: "Sora", greets: "says-sora-greet", cheers: "says-sora-glad", sighs: "says-sora-glum" },
    Character { name: "Lola", greets: "says-lola-greet", cheers: "says-lola-glad", sighs: "says-lola-glum" },
];
static ITAMAE: [Character; 4] = [
    Character { name: "Ume", greets: "says-ume-greet", cheers: "says-ume-glad", sighs: "says-ume-glum" },
    Character { name: "Goro", greets: "says-goro-greet", cheers: "says-goro-glad", sighs: "says-goro-glum" },
    Character { name: "Rin", greets: "says-rin-greet", cheers: "says-rin-glad", sighs: "says-rin-glum" },
    Character { name: "Yusuf", greets: "says-yusuf-greet", cheers: "says-yusuf-glad", sighs: "says-yusuf-glum" },
];
static DARUMA: [Character; 1] =
    [Character { name: "Daruma", greets: "says-daruma-greet", cheers: "says-daruma-glad", sighs: "says-daruma-glum" }];
static MANEKI: [Character; 1] =
    [Character { name: "Maneki", greets: "says-maneki-greet", cheers: "says-maneki-glad", sighs: "says-maneki-glum" }];

/// The regulars of a level.
pub fn characters(level: Level) -> &'static [Character] {
    match level {
        Level::Apprentice => &APPRENTICES,
        Level::Cook => &COOKS,
        Level::Itamae => &ITAMAE,
        Level::Random => &DARUMA,
        Level::Greedy => &MANEKI,
    }
}

/// An expression.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Mood {
    /// As always.
    #[default]
    Calm,
    /// After a great moment.
    Glad,
    /// After a loss.
    Glum,
}

impl Mood {
    /// Its name in drawings.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Calm => "calm",
            Self::Glad => "glad",
            Self::Glum => "glum",
        }
    }
}

/// The regulars in the seats of the table with this code, each with the name they play under: numbered where there are more
/// bots than regulars of a level. `levels` has the level of each bot, and `None` for everybody else. Which regulars are there
/// depends on the table's code: other tables have other regulars, the next game at this table has the same.
pub fn regulars(code: &str, levels: &[Option<Level>]) -> Vec<Option<(&'static Character, String)>> {
    let first: usize = code.bytes().map(usize::from).sum();
    let mut seats: Vec<Option<(&'static Character, String)>> = Vec::new();
    for (seat, level) in levels.iter().enumerate() {
        let regular = level.map(|level| {
            let regulars = characters(level);
            let regular = &regulars[(first + seat) % regulars.len()];
            let before = seats.iter().flatten().filter(|(other, _)| *other == regular).count();
            let number = if before == 0 { String::new() } else { format!(" {}", before + 1) };
            (regular, format!("{}{number}", regular.name))
        });
        seats.push(regular);
    }
    seats
}

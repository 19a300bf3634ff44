//! The names of the things in Sushi Go!

use sushi_go::Card;

use crate::Term;
use crate::terms::{GameTerms, OptionTerms};

/// A card.
pub const fn card(card: Card) -> Term {
    Term::new(match card {
        Card::Tempura => "card-tempura",
        Card::Sashimi => "card-sashimi",
        Card::Gyoza => "card-gyoza",
        Card::Maki1 => "card-maki1",
        Card::Maki2 => "card-maki2",
        Card::Maki3 => "card-maki3",
        Card::Salmon => "card-salmon",
        Card::Squid => "card-squid",
        Card::Egg => "card-egg",
        Card::Pudding => "card-pudding",
        Card::Wasabi => "card-wasabi",
        Card::Chopsticks => "card-chopsticks",
    })
}

/// The family of a card, which decides its colour and pattern.
pub const fn family(card: Card) -> &'static str {
    match card {
        Card::Tempura => "tempura",
        Card::Sashimi => "sashimi",
        Card::Gyoza => "gyoza",
        Card::Maki1 | Card::Maki2 | Card::Maki3 => "maki",
        Card::Salmon | Card::Squid | Card::Egg => "nigiri",
        Card::Pudding => "pudding",
        Card::Wasabi => "wasabi",
        Card::Chopsticks => "chopsticks",
    }
}

/// The score of a card in symbols. The text next to it says the same.
pub const fn worth(card: Card) -> &'static str {
    match card {
        Card::Tempura => "▢▢ 5",
        Card::Sashimi => "▢▢▢ 10",
        Card::Gyoza => "1 3 6 10 15",
        Card::Maki1 => "● 6 / 3",
        Card::Maki2 => "●● 6 / 3",
        Card::Maki3 => "●●● 6 / 3",
        Card::Salmon => "2",
        Card::Squid => "3",
        Card::Egg => "1",
        Card::Pudding => "+6 / −6",
        Card::Wasabi => "×3",
        Card::Chopsticks => "1 → 2",
    }
}

/// The terms of the game.
pub const TERMS: GameTerms = GameTerms {
    name: Term::new("game-sushi-go"),
    lines: &[
        ("maki", Term::new("line-sushi-go-maki")),
        ("tempura", Term::new("line-sushi-go-tempura")),
        ("sashimi", Term::new("line-sushi-go-sashimi")),
        ("gyoza", Term::new("line-sushi-go-gyoza")),
        ("nigiri", Term::new("line-sushi-go-nigiri")),
        ("pudding", Term::new("line-sushi-go-pudding")),
    ],
    by_score: Term::new("decided-by-points"),
    tie_break: Term::new("decided-by-puddings"),
    options: &[
        OptionTerms {
            name: "players",
            term: Term::new("option-sushi-go-players"),
            values: &[
                ("2", Term::new("option-sushi-go-players-2")),
                ("3", Term::new("option-sushi-go-players-3")),
                ("4", Term::new("option-sushi-go-players-4")),
                ("5", Term::new("option-sushi-go-players-5")),
            ],
        },
        OptionTerms {
            name: "variant",
            term: Term::new("option-sushi-go-variant"),
            values: &[
                ("standard", Term::new("option-sushi-go-variant-standard")),
                ("both-ways", Term::new("option-sushi-go-variant-both-ways")),
                ("dummy", Term::new("option-sushi-go-variant-dummy")),
            ],
        },
    ],
};

#[cfg(test)]
mod tests {
    use sushi_go::{Options, Variant};

    use super::*;
    use crate::Language;

    /// This includes the dummy, which gets a third hand.
    #[test]
    fn the_lobby_says_how_many_cards_are_dealt() {
        const WORDS: [(usize, &str); 4] = [(10, "ten"), (9, "nine"), (8, "eight"), (7, "seven")];
        let games = [2, 3, 4, 5].map(|players| (players, Variant::Standard)).into_iter().chain([(2, Variant::Dummy)]);
        for (players, variant) in games {
            let dealt = Options::new(players, variant).expect("the options are valid").hand_size();
            let (_, word) = WORDS.iter().find(|(cards, _)| *cards == dealt).expect("the number has a word");
            let term = TERMS.options[0].values.iter().find(|(value, _)| *value == players.to_string());
            let (_, term) = term.expect("there is a term for the number of players");
            let english = Language::ENGLISH.locale().attribute(*term, "about", &[]).to_lowercase();
            assert!(english.contains(word), "{english} {dealt}");
        }
    }
}

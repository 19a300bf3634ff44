//! Results to share: a ranking as text, and a button that shares it with the picture of the result.

use game::{Outcome, Seat};
use maud::{Markup, html};

use crate::drawing::icon;
use crate::nameplate::Nameplate;
use crate::terms::game_name;
use crate::{Locale, pad};

/// A player's place in the result.
pub(crate) struct Place<'a> {
    pub(crate) rank: u8,
    pub(crate) plate: &'a Nameplate,
    pub(crate) score: i32,
}

/// The players by rank.
pub(crate) fn ranking<'a>(outcome: &'a Outcome, names: &'a [Nameplate]) -> impl Iterator<Item = Place<'a>> {
    let mut order: Vec<Seat> = outcome.ranks.seats().collect();
    order.sort_by_key(|seat| (outcome.ranks[*seat], seat.index()));
    order.into_iter().map(|seat| Place {
        rank: outcome.ranks[seat],
        plate: &names[seat.index()],
        score: outcome.scores[seat],
    })
}

/// The ranking as a line of text: `1. Mika 43 · 2. Ann 40`.
pub(crate) fn standings(outcome: &Outcome, names: &[Nameplate]) -> String {
    let places = ranking(outcome, names)
        .map(|place| format!("{}. {} {}", place.rank, place.plate.name, pad::points(place.score)));
    places.collect::<Vec<_>>().join(" · ")
}

/// The result as a text to send to friends.
pub(crate) fn summary(locale: &Locale, game: &str, outcome: &Outcome, names: &[Nameplate]) -> String {
    format!("{} 🍣 {}", game_name(locale, game), standings(outcome, names))
}

/// The address of the picture of a page, in the reader's language.
pub(crate) fn picture_url(locale: &Locale, page: &str) -> String {
    format!("{}/picture.png?language={}", page.trim_end_matches('/'), locale.language().code())
}

/// A button that shares a result, and one that saves its picture: `url` is the absolute address of the finished game. Without script it is a link to the
/// picture.
pub(crate) fn button(locale: &Locale, url: &str, text: &str) -> Markup {
    // The script may fetch the picture only from the server of this page.
    let path = url.split_once("://").and_then(|(_, rest)| rest.find('/').map(|start| &rest[start..])).unwrap_or(url);
    html! {
        a .button href=(picture_url(locale, path)) data-share-result=(url) data-text=(text) { (icon("share")) (locale.text("end-share")) }
        a .button .quiet href=(picture_url(locale, path)) download="sushiya.png" { (icon("download")) (locale.text("end-picture")) }
    }
}

#[cfg(test)]
mod tests {
    use game::PerSeat;

    use super::*;
    use crate::Language;

    #[test]
    fn a_result_is_one_line_of_text() {
        let scores = PerSeat::from_slice(&[40, 43, -2]);
        let outcome = Outcome::ranked(scores, 3, "puddings", &PerSeat::from_slice(&[0, 0, 0]));
        let names = ["Ann", "Mika", "Zoë"].map(Nameplate::plain);
        let text = summary(Language::ENGLISH.locale(), "sushi-go", &outcome, &names);
        assert_eq!(text, "Sushi Go! 🍣 1. Mika 43 · 2. Ann 40 · 3. Zoë −2");
    }

    #[test]
    fn without_script_the_button_is_a_link_to_the_picture() {
        let polish = "pl".parse::<Language>().unwrap().locale();
        let button = button(polish, "https://x.example/table/ABCD/game/2", "text").into_string();
        assert!(button.contains("href=\"/table/ABCD/game/2/picture.png?language=pl\""), "{button}");
    }
}

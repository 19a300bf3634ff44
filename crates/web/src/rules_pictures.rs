//! Pictures for the rules: a turn in panels, the ring of Sushi Express, and scoring by examples. The numbers come from the
//! rules of the games. The text next to a picture says the same, so screen readers skip the pictures and read the captions.

use kanji_zushi::{Half, Kanji};
use maud::{Markup, PreEscaped, html};
use sushi_express::{Colour, Customer, Customers, Score};
use sushi_go::{Card, PerPlace, RoundScore, Tableau, maki_points, pudding_points};

use crate::Locale;
use crate::drawing::drawing;
use crate::face::{Face, Mood};
use crate::kanji_zushi::glyph::{Side, card, dish};
use crate::locale::Term;
use crate::pad::points;

/// The picture for a section of a game's rules, counted from 0.
pub(crate) fn picture(locale: &Locale, game: &str, section: usize) -> Option<Markup> {
    match (game, section) {
        ("sushi-go", 1) => Some(story(locale, &sushi_go_turn())),
        ("sushi-go", 2) => Some(sums(&sushi_go_sets())),
        ("sushi-go", 3) => Some(sums(&sushi_go_puddings())),
        ("sushi-express", 0) => Some(html! {
            figure .ring-picture { (ring()) figcaption { (Term::new("rules-express-ring").text(locale)) } }
        }),
        ("sushi-express", 1) => Some(story(locale, &sushi_express_round())),
        ("sushi-express", 2) => Some(sums(&sushi_express_points())),
        ("kanji-zushi", 1) => Some(story(locale, &kanji_zushi_turn())),
        ("kanji-zushi", 3) => Some(sums(&kanji_zushi_strokes())),
        _ => None,
    }
}

/// Panels with captions, in order.
fn story(locale: &Locale, panels: &[(Term, Markup)]) -> Markup {
    html! {
        ol .story {
            @for (caption, picture) in panels {
                li { div .pane aria-hidden="true" { (picture) } p { (caption.text(locale)) } }
            }
        }
    }
}

/// Examples: things, and the points for them.
fn sums(examples: &[(Vec<Markup>, i32)]) -> Markup {
    html! {
        ul .examples aria-hidden="true" {
            @for (things, total) in examples {
                li { span { @for thing in things { (thing) } } b { (points(*total)) } }
            }
        }
    }
}

fn animal(animal: u8) -> Markup {
    Face::Animal { animal, colour: animal }.show(Mood::Calm)
}

fn sushi_go_turn() -> [(Term, Markup); 3] {
    let hand = ["tempura", "squid", "maki2", "pudding"];
    let seats = [(0, "squid"), (1, "gyoza"), (2, "sashimi")];
    [
        (
            Term::new("rules-go-pick"),
            html! { div .hand-picture { @for (index, name) in hand.iter().enumerate() { span .paper-card .lifted[index == 1] { (drawing(name)) } } } },
        ),
        (
            Term::new("rules-go-reveal"),
            html! { div .seats-picture { @for (face, name) in seats { span { (animal(face)) span .paper-card { (drawing(name)) } } } } },
        ),
        (
            Term::new("rules-go-pass"),
            html! {
                div .seats-picture .passing { @for (face, _) in seats { span { (animal(face)) span .stack { (drawing("card-back")) } i { (drawing("icon-arrow-left")) } } } }
            },
        ),
    ]
}

/// Sets of dishes, with the points that the rules give for them.
fn sushi_go_sets() -> Vec<(Vec<Markup>, i32)> {
    let of = |cards: &[Card]| {
        let things = cards.iter().map(|card| drawing(card.name())).collect();
        (things, RoundScore::of(Tableau::laid(cards.iter().copied())).total())
    };
    let maki = |rolls: [u8; 2], seat: usize| {
        let shares = maki_points(&PerPlace::from_slice(&rolls));
        let rolls = html! { (animal(seat as u8)) (drawing("maki3")) span .times { "×" (rolls[seat]) } };
        (vec![rolls], i32::from(shares.as_slice()[seat]))
    };
    vec![
        of(&[Card::Tempura; 2]),
        of(&[Card::Sashimi; 3]),
        of(&[Card::Gyoza; 1]),
        of(&[Card::Gyoza; 2]),
        of(&[Card::Gyoza; 3]),
        of(&[Card::Squid]),
        of(&[Card::Wasabi, Card::Squid]),
        maki([5, 3], 0),
        maki([5, 3], 1),
    ]
}

fn sushi_go_puddings() -> Vec<(Vec<Markup>, i32)> {
    let puddings = [3, 1, 0];
    let shares = pudding_points(&PerPlace::from_slice(&puddings));
    let row = |(seat, count): (usize, &u8)| {
        let faces = std::iter::once(animal(seat as u8));
        let things = faces.chain((0..*count).map(|_| drawing("pudding"))).collect();
        (things, shares.as_slice()[seat])
    };
    puddings.iter().enumerate().map(row).collect()
}

fn sushi_express_round() -> [(Term, Markup); 4] {
    [
        (
            Term::new("rules-express-bets"),
            html! {
                div .track-picture {
                    @for number in 5..=9 {
                        span { @match number { 6 => (drawing("pawn-2")), 8 => (drawing("pawn-1")), _ => "" } b { (number) } }
                    }
                }
            },
        ),
        (
            Term::new("rules-express-dice"),
            html! { div .dice-picture { (drawing("die-5")) (drawing("die-4")) b { "9 ≥ 8" } (drawing("mark-yes")) } },
        ),
        (
            Term::new("rules-express-vans"),
            html! { div .drive-picture { (drawing("van-1")) (drawing("icon-arrow-right")) (drawing("tile-sushi-express")) (drawing("customer-pink")) } },
        ),
        (
            Term::new("rules-express-orders"),
            html! { div .drive-picture { (drawing("customer-red")) (drawing("customer-green")) (drawing("icon-reconnect")) (drawing("customer-back")) (drawing("customer-back")) } },
        ),
    ]
}

fn sushi_express_points() -> Vec<(Vec<Markup>, i32)> {
    let of = |customers: &[Colour]| {
        let bags = customers.iter().map(|colour| Customers::several(Customer::Of(*colour), 1));
        let things = customers.iter().map(|colour| drawing(&format!("customer-{colour}"))).collect();
        (things, Score::of(bags.fold(Customers::NONE, Customers::plus)).total())
    };
    vec![
        of(&[Colour::Pink]),
        of(&[Colour::Pink, Colour::Pink]),
        of(&[Colour::Pink, Colour::Red]),
        of(&[Colour::LightBlue, Colour::LightBlue, Colour::LightBlue, Colour::Green]),
    ]
}

/// The ring: twelve tiles with their numbers, and the direction of the vans.
fn ring() -> Markup {
    const MIDDLE: f64 = 200.0;
    let place = |tile: f64, radius: f64| {
        let angle = (tile / 12.0 - 0.25) * std::f64::consts::TAU;
        (MIDDLE + radius * angle.cos(), MIDDLE + radius * angle.sin())
    };
    let tile = |number: u32| match number {
        0 => "tile-sushi-express".to_owned(),
        6 => "tile-park".to_owned(),
        other => format!("tile-house-{}", (other - 1) % 5 + 1),
    };
    html! {
        svg viewBox="0 0 400 400" aria-hidden="true" {
            circle .road cx=(MIDDLE) cy=(MIDDLE) r="150" {}
            circle .lane cx=(MIDDLE) cy=(MIDDLE) r="150" {}
            @for number in 0..12 {
                @let (x, y) = place(f64::from(number), 150.0);
                (placed(&tile(number), x, y, 54.0))
                @let (x, y) = place(f64::from(number), 106.0);
                text x=(round(x)) y=(round(y + 6.0)) { (number) }
                @let (x, y) = place(f64::from(number) + 0.5, 150.0);
                path .arrow d="M -5 -7 L 7 0 L -5 7 Z" transform={ "translate(" (round(x)) " " (round(y)) ") rotate(" (number * 30 + 15) ")" } {}
            }
            @for (van, at) in [("van-1", 1.0), ("van-2", 4.0), ("van-3", 9.0)] {
                @let (x, y) = place(at, 187.0);
                (placed(van, x, y, 36.0))
            }
        }
    }
}

fn round(length: f64) -> String {
    format!("{length:.1}")
}

/// A drawing at a place in a larger one.
fn placed(name: &str, x: f64, y: f64, size: f64) -> Markup {
    let (left, top) = (round(x - size / 2.0), round(y - size / 2.0));
    let at = format!("<svg x=\"{left}\" y=\"{top}\" width=\"{size}\" height=\"{size}\" viewBox=");
    let drawn = drawing(name).into_string();
    // The class would give it another size.
    let rest = drawn.split_once("viewBox=").map_or("", |(_, rest)| rest);
    PreEscaped(at + rest)
}

fn half(name: &str, side: Side) -> Markup {
    name.parse::<Half>().map_or_else(|_| html! {}, |half| html! { span .half { (card(half, side)) } })
}

fn whole(name: &str) -> Markup {
    name.parse::<Kanji>().map_or_else(|_| html! {}, |kanji| html! { span .whole { (dish(kanji, false)) } })
}

fn kanji_zushi_turn() -> [(Term, Markup); 3] {
    [
        (
            Term::new("rules-kanji-combine"),
            html! { div .kanji-picture data-game="kanji-zushi" { (half("日", Side::Left)) b { "+" } (half("寺", Side::Right)) } },
        ),
        (
            Term::new("rules-kanji-formed"),
            html! { div .kanji-picture data-game="kanji-zushi" { (whole("時")) (drawing("mark-yes")) } },
        ),
        (
            Term::new("rules-kanji-failed"),
            html! { div .kanji-picture data-game="kanji-zushi" { (half("土", Side::Left)) b { "+" } (half("寸", Side::Right)) (drawing("mark-no")) } },
        ),
    ]
}

/// The kanji of a player at the end: each with its strokes, then all of them.
fn kanji_zushi_strokes() -> Vec<(Vec<Markup>, i32)> {
    let kanji: Vec<Kanji> = ["語", "時", "海"].iter().filter_map(|name| name.parse().ok()).collect();
    let strokes = |kanji: &Kanji| i32::from(kanji.strokes());
    let wrapped =
        |kanji: &Kanji| html! { span .kanji-picture data-game="kanji-zushi" { span .whole { (dish(*kanji, false)) } } };
    let each = kanji.iter().map(|kanji| (vec![wrapped(kanji)], strokes(kanji)));
    let all = (kanji.iter().map(wrapped).collect(), kanji.iter().map(strokes).sum());
    each.chain([all]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Language;

    #[test]
    fn every_game_has_pictures_of_a_turn_and_of_the_scoring() {
        for language in Language::ALL {
            for game in ["sushi-go", "sushi-express", "kanji-zushi"] {
                let pictures: Vec<String> = (0..8)
                    .filter_map(|section| picture(language.locale(), game, section))
                    .map(Markup::into_string)
                    .collect();
                let all = pictures.concat();
                assert!(all.contains("class=\"story\"") && all.contains("class=\"examples\""), "{game}");
                assert!(!all.contains('⟦'), "{game} in {language:?}");
            }
        }
        assert!(picture(Language::ENGLISH.locale(), "sushi-express", 0).unwrap().0.matches("<text").count() == 12);
    }

    #[test]
    fn the_points_are_those_of_the_rules() {
        let totals =
            |examples: Vec<(Vec<Markup>, i32)>| examples.into_iter().map(|(_, total)| total).collect::<Vec<_>>();
        assert_eq!(totals(sushi_go_sets()), [5, 10, 1, 3, 6, 3, 9, 6, 3]);
        assert_eq!(totals(sushi_go_puddings()), [6, 0, -6]);
        assert_eq!(totals(sushi_express_points()), [3, 4, 6, 8]);
        assert_eq!(totals(kanji_zushi_strokes()), [14, 10, 9, 33]);
    }
}

//! The cards in front of a seat, in sets, with their current scores.

use game::{Seat, Viewer};
use maud::{Markup, html};
use sushi_go::{Card, Cards, RoundScore, Tableau};

use crate::drawing::drawing;
use crate::nameplate::Nameplate;
use crate::pad;
use crate::page_game::{Seating, Show};
use crate::parts::{PartId, Parts};
use crate::sushi_go::cards::{family, small};
use crate::sushi_go::scene::{PlayedCard, Scene};
use crate::sushi_go::terms;
use crate::{Locale, status};

/// Cards that score together.
#[derive(Hash)]
struct Set {
    family: &'static str,
    /// The cards, and whether each is on wasabi.
    cards: Vec<(Card, bool)>,
    /// Their current score, if it is defined.
    points: Option<i32>,
}

/// The families of cards. Each has a part per seat.
const FAMILIES: [&str; 8] = ["tempura", "sashimi", "gyoza", "maki", "nigiri", "wasabi", "chopsticks", "pudding"];

impl Set {
    /// A set of a tableau.
    fn of(tableau: Tableau, score: RoundScore, family: &'static str) -> Self {
        let points = match family {
            "tempura" => Some(score.tempura),
            "sashimi" => Some(score.sashimi),
            "gyoza" => Some(score.gyoza),
            "maki" => Some(score.maki),
            "nigiri" => Some(score.nigiri),
            _ => None,
        };
        Self { family, cards: cards_of(tableau, family), points: points.map(i32::from) }
    }
}

fn cards_of(tableau: Tableau, wanted: &str) -> Vec<(Card, bool)> {
    let kinds = Card::ALL.into_iter().filter(|card| family(*card) == wanted);
    let mut cards = Vec::new();
    for card in kinds {
        if card.is_nigiri() {
            cards.extend(std::iter::repeat_n((card, true), tableau.on_wasabi(card)));
        }
        cards.extend(std::iter::repeat_n((card, false), tableau.bare(card)));
    }
    cards
}

/// The other parts of a place. They are small because most of them change every turn.
const fn name(seat: Seat) -> PartId {
    PartId::of_seat("name", seat)
}

const fn points(seat: Seat) -> PartId {
    PartId::of_seat("points", seat)
}

const fn held(seat: Seat) -> PartId {
    PartId::of_seat("held", seat)
}

const fn race(seat: Seat) -> PartId {
    PartId::of_seat("race", seat)
}

/// A place: its points, the back of its hand, and its cards on the table.
pub(crate) fn place(scene: &Scene, show: &Show<'_>, seat: Seat, parts: &mut Parts) {
    let (known, locale) = (&scene.known, show.locale);
    let plate = &show.names[seat.index()];
    parts.keyed(name(seat), plate, || plate.show());
    let (tableau, score) = (known.tableaus[seat], scene.score(seat));
    let (total, now) = (scene.total(seat), score.total());
    parts.keyed(points(seat), (total, now), || standing(locale, total, now));
    let puddings = scene.puddings(seat);
    parts.keyed(race(seat), puddings, || pudding_race(locale, puddings));
    if seat.index() < scene.players() {
        let hand = Hand {
            size: known.hand_size(seat),
            open: (known.viewer == Viewer::Omniscient).then(|| known.cards_of(seat)),
            controls: known.controller == Some(seat),
        };
        parts.keyed(held(seat), (&hand, plate), || hand.render(locale, plate));
    }
    let mut fresh: Vec<(usize, PlayedCard)> = scene.played_by(seat).into_iter().enumerate().collect();
    for family in FAMILIES {
        let dishes = Set::of(tableau, score, family);
        // Each newly played card marks one card of its set.
        let marks: Vec<Option<usize>> = dishes
            .cards
            .iter()
            .map(|&(card, on_wasabi)| {
                let found = fresh.iter().position(|(_, fresh)| (fresh.card, fresh.on_wasabi) == (card, on_wasabi));
                found.map(|index| fresh.remove(index).0)
            })
            .collect();
        let rolls = if family == "maki" { tableau.maki() } else { 0 };
        parts.keyed(PartId::of_seat(family, seat), (&dishes, &marks, rolls), || {
            dishes.render(locale, seat, &marks, rolls)
        });
    }
}

/// The layout of a place.
pub(crate) fn layout(parts: &Parts, seat: Seat, seating: Seating) -> Markup {
    let own = seating.own == Some(seat);
    let is_player = seat.index() < seating.players;
    html! {
        article .place .own[own] #{ "place-" (seat.index()) } {
            header {
                h2 data-part=(name(seat)) { (parts.get(name(seat))) }
                p .points data-part=(points(seat)) { (parts.get(points(seat))) }
            }
            div .held {
                @if is_player {
                    div data-part=(held(seat)) { (parts.get(held(seat))) }
                    @if !own { div .status data-part=(status::id(seat)) { (parts.get(status::id(seat))) } }
                }
                p .race data-part=(race(seat)) { (parts.get(race(seat))) }
            }
            ul .sets {
                @for family in FAMILIES {
                    @let id = PartId::of_seat(family, seat);
                    li .set .(family) data-part=(id) { (parts.get(id)) }
                }
            }
        }
    }
}

/// The points of finished rounds, and of this round if it ended now.
fn standing(locale: &Locale, total: i32, now: i32) -> Markup {
    html! {
        b { (total) }
        @if now > 0 { " " span .now { "+" (now) } }
        span .unseen { " " (locale.format("points-now", &[("total", total.into()), ("now", now.into())])) }
    }
}

/// The puddings of a seat, and their points if the game ended now.
fn pudding_race(locale: &Locale, (count, points): (usize, i32)) -> Markup {
    let signed = if points > 0 { format!("+{points}") } else { pad::points(points) };
    let puddings = locale.format("card-pudding.counted", &[("count", count.into())]);
    let words = locale.format("puddings-now", &[("puddings", puddings.into()), ("points", signed.clone().into())]);
    html! {
        span aria-hidden="true" { (drawing("pudding")) "×" (count) @if points != 0 { " " b { (signed) } } }
        span .unseen { (words) }
    }
}

/// Another player's hand: a stack of backs, or the cards in a replay.
#[derive(Hash)]
struct Hand {
    size: usize,
    /// The cards, if they are open.
    open: Option<Cards>,
    /// Whether the seat chooses for the dummy.
    controls: bool,
}

impl Hand {
    fn render(&self, locale: &Locale, plate: &Nameplate) -> Markup {
        html! {
            @match self.open {
                Some(cards) => {
                    ul .open-hand aria-label=(locale.format("hand-of", &[("name", plate.name.as_str().into())])) {
                        @for card in cards.iter() { li { (small(card, false, "")) span .unseen { (terms::card(card).text(locale)) } } }
                    }
                },
                None => {
                    @if self.size > 0 {
                        span .stack {
                            (drawing("card-back"))
                            b { (self.size) }
                            span .unseen { (locale.format("term-card.counted", &[("count", self.size.into())])) }
                        }
                    }
                },
            }
            @if self.controls { span .tag { (locale.text("chooses-for-dummy")) } }
        }
    }
}

impl Set {
    /// The set; `marks` are the numbers of newly played cards, and `rolls` is the number of maki rolls.
    fn render(&self, locale: &Locale, seat: Seat, marks: &[Option<usize>], rolls: usize) -> Markup {
        let class = |mark: Option<usize>| {
            mark.map_or_else(String::new, |number| format!("fresh vt-laid-{}-{number}", seat.index()))
        };
        let is_maki = self.family == "maki";
        html! {
            @if !self.cards.is_empty() {
                span .cards aria-hidden="true" {
                    @for ((card, on_wasabi), mark) in self.cards.iter().zip(marks) { (small(*card, *on_wasabi, &class(*mark))) }
                }
                span .sum aria-hidden="true" {
                    @if is_maki { "●" } "×" (if is_maki { rolls } else { self.cards.len() }) " "
                    @if let Some(points) = self.points { b { (points) } }
                }
                span .unseen { (description(locale, self)) }
            }
        }
    }
}

/// The set as text: its cards and their current score.
fn description(locale: &Locale, set: &Set) -> String {
    let mut kinds: Vec<(Card, bool, usize)> = Vec::new();
    for &(card, on_wasabi) in &set.cards {
        match kinds.iter_mut().find(|(kind, dipped, _)| (*kind, *dipped) == (card, on_wasabi)) {
            Some((_, _, count)) => *count += 1,
            None => kinds.push((card, on_wasabi, 1)),
        }
    }
    let counted = kinds.into_iter().map(|(card, on_wasabi, count)| {
        let counted = terms::card(card).counted(locale, count);
        if on_wasabi { locale.format("on-wasabi", &[("card", counted.into())]) } else { counted }
    });
    let cards = locale.list(&counted.collect::<Vec<_>>());
    match set.points {
        Some(points) => format!("{cards}: {}", locale.format("term-point.counted", &[("count", points.into())])),
        None => cards,
    }
}

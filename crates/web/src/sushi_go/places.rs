//! What lies in front of a seat: in sets, with what they score now.

use game::{Seat, Viewer};
use maud::{Markup, html};
use sushi_go::{Card, Cards, RoundScore, Tableau};

use crate::drawing::drawing;
use crate::nameplate::Nameplate;
use crate::pad;
use crate::page_game::Show;
use crate::parts::{PartId, Parts};
use crate::sushi_go::cards::{family, small};
use crate::sushi_go::scene::{Fresh, Scene};

/// Cards that score together.
struct Set {
    family: &'static str,
    /// The cards, each with whether it lies on wasabi.
    cards: Vec<(Card, bool)>,
    /// What they score now, where that can be said.
    points: Option<i32>,
}

/// The sets of a tableau, in the order of the box.
fn sets(tableau: Tableau, score: RoundScore) -> Vec<Set> {
    let families = [
        ("tempura", Some(score.tempura)),
        ("sashimi", Some(score.sashimi)),
        ("gyoza", Some(score.gyoza)),
        ("maki", Some(score.maki)),
        ("nigiri", Some(score.nigiri)),
        ("wasabi", None),
        ("chopsticks", None),
        ("pudding", None),
    ];
    let sets = families.into_iter().map(|(family, points)| Set {
        family,
        cards: cards_of(tableau, family),
        points: points.map(i32::from),
    });
    sets.filter(|set| !set.cards.is_empty()).collect()
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

/// The part of a place.
pub(crate) const fn id(seat: Seat) -> PartId {
    PartId::of_seat("seat", seat)
}

/// What a place shows.
#[derive(Hash)]
struct Place<'a> {
    name: &'a Nameplate,
    tableau: Tableau,
    fresh: Vec<Fresh>,
    /// Points of the rounds that have ended.
    total: i32,
    /// Points of this round if it ended now, line by line.
    score: RoundScore,
    /// How many puddings, and what they would bring now.
    puddings: (usize, i32),
    /// How many cards the seat holds; nothing for the dummy.
    hand: Option<usize>,
    /// The cards of the hand, where they are open.
    open: Option<Cards>,
    /// Whether the seat chooses for the dummy.
    controls: bool,
}

/// A seat at the counter: its points, its hand from outside, and what lies in front of it.
pub(crate) fn place(scene: &Scene, show: &Show<'_>, seat: Seat, parts: &mut Parts) {
    let known = &scene.known;
    let is_player = seat.index() < scene.players();
    let place = Place {
        name: &show.names[seat.index()],
        tableau: known.tableaus[seat],
        fresh: scene.played_by(seat),
        total: scene.total(seat),
        score: scene.score(seat),
        puddings: scene.puddings(seat),
        hand: is_player.then(|| known.hand_size(seat)),
        open: (is_player && known.viewer == Viewer::Omniscient).then(|| known.cards_of(seat)),
        controls: known.controller == Some(seat),
    };
    parts.keyed(id(seat), &place, || place.render(show));
}

impl Place<'_> {
    fn render(&self, show: &Show<'_>) -> Markup {
        let (speech, now) = (show.speech, self.score.total());
        html! {
            header {
                h2 { (self.name.show()) }
                p .points {
                    b { (self.total) }
                    @if now > 0 { " " span .now { "+" (now) } }
                    span .unseen { " " (speech.tell("points-now", &[("total", self.total.into()), ("now", now.into())])) }
                }
            }
            (self.held(show))
            (self.played(show))
        }
    }

    /// The hand from outside: a stack of backs, or in a replay the cards.
    fn held(&self, show: &Show<'_>) -> Markup {
        let speech = show.speech;
        html! {
            div .held {
                @match (self.open, self.hand) {
                    (Some(cards), _) => {
                        ul .open-hand aria-label=(speech.tell("hand-of", &[("name", self.name.name.as_str().into())])) {
                            @for card in cards.iter() { li { (small(card, false, "")) span .unseen { (speech.say(&format!("card-{card}"))) } } }
                        }
                    },
                    (None, Some(size)) if size > 0 => {
                        span .stack {
                            (drawing("card-back"))
                            b { (size) }
                            span .unseen { (speech.tell("term-card.counted", &[("count", size.into())])) }
                        }
                    },
                    _ => {},
                }
                @if self.controls { span .tag { (speech.say("chooses-for-dummy")) } }
                (self.race(show))
            }
        }
    }

    /// How the seat stands with puddings: how many, and what they would bring if the game ended now.
    fn race(&self, show: &Show<'_>) -> Markup {
        let (count, points) = self.puddings;
        let signed = if points > 0 { format!("+{points}") } else { pad::points(points) };
        let puddings = show.speech.tell("card-pudding.counted", &[("count", count.into())]);
        let words =
            show.speech.tell("puddings-now", &[("puddings", puddings.into()), ("points", signed.clone().into())]);
        html! {
            p .race title=(words) {
                span aria-hidden="true" { (drawing("pudding")) "×" (count) @if points != 0 { " " b { (signed) } } }
                span .unseen { (words) }
            }
        }
    }

    /// What lies in front of the seat, in sets.
    fn played(&self, show: &Show<'_>) -> Markup {
        let speech = show.speech;
        let sets = sets(self.tableau, self.score);
        let mut fresh: Vec<(usize, Fresh)> = self.fresh.iter().copied().enumerate().collect();
        // Each card that was just played marks one card of its set.
        let mut mark = |card: Card, on_wasabi: bool| {
            let found = fresh.iter().position(|(_, fresh)| fresh.card == card && fresh.on_wasabi == on_wasabi);
            found.map_or_else(String::new, |index| {
                let (number, played) = fresh.remove(index);
                format!("fresh vt-laid-{}-{number}", played.seat.index())
            })
        };
        html! {
            @if sets.is_empty() {
                p .empty { (speech.say("nothing-laid")) }
            } @else {
                ul .sets {
                    @for set in &sets {
                        li .set .(set.family) {
                            span .cards aria-hidden="true" {
                                @for (card, on_wasabi) in &set.cards { (small(*card, *on_wasabi, &mark(*card, *on_wasabi))) }
                            }
                            span .sum aria-hidden="true" {
                                (short(self.tableau, set))
                                @if let Some(points) = set.points { b { (points) } }
                            }
                            span .unseen { (spoken(speech, set)) }
                        }
                    }
                }
            }
        }
    }
}

/// How many there are; of maki, how many rolls.
fn short(tableau: Tableau, set: &Set) -> Markup {
    let count = if set.family == "maki" { tableau.maki() } else { set.cards.len() };
    html! { @if set.family == "maki" { "●" } "×" (count) " " }
}

/// The set in words: what lies there, and what it scores now.
fn spoken(speech: &crate::Speech, set: &Set) -> String {
    let mut kinds: Vec<(Card, bool, usize)> = Vec::new();
    for &(card, on_wasabi) in &set.cards {
        match kinds.iter_mut().find(|(kind, dipped, _)| (*kind, *dipped) == (card, on_wasabi)) {
            Some((_, _, count)) => *count += 1,
            None => kinds.push((card, on_wasabi, 1)),
        }
    }
    let counted = kinds.into_iter().map(|(card, on_wasabi, count)| {
        let counted = speech.tell(&format!("card-{card}.counted"), &[("count", count.into())]);
        if on_wasabi { speech.tell("on-wasabi", &[("card", counted.into())]) } else { counted }
    });
    let cards = speech.list(&counted.collect::<Vec<_>>());
    match set.points {
        Some(points) => format!("{cards}: {}", speech.tell("term-point.counted", &[("count", points.into())])),
        None => cards,
    }
}

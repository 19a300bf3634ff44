//! A seat at the table: its face and points, its hand from outside, the card it has just played, and its dishes in sets.

use game::{Seat, Viewer};
use maud::{Markup, html};
use sushi_go::{Card, Cards, RoundScore, Tableau};

use crate::drawing::drawing;
use crate::face::Mood;
use crate::nameplate::Nameplate;
use crate::pad;
use crate::page_game::{Seating, Show};
use crate::parts::{PartId, Parts};
use crate::sushi_go::cards::{dish, face, family};
use crate::sushi_go::scene::{PlayedCard, Scene};
use crate::sushi_go::speech::{bubble, says};
use crate::sushi_go::terms;
use crate::{Locale, status};

/// Cards that score together.
#[derive(Hash)]
struct Set {
    family: &'static str,
    /// The cards, and whether each is on wasabi.
    cards: Vec<(Card, bool)>,
    /// Their points if the round ended now; `None` for families without points of their own.
    points: Option<i32>,
}

/// Each family has a part for each seat, in this order.
const FAMILIES: [&str; 8] = ["tempura", "sashimi", "gyoza", "maki", "nigiri", "wasabi", "chopsticks", "pudding"];

impl Set {
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

/// The parts of a place besides its sets. They are small, because most of them change with every turn.
const fn portrait(seat: Seat) -> PartId {
    PartId::of_seat("face", seat)
}

const fn name(seat: Seat) -> PartId {
    PartId::of_seat("name", seat)
}

const fn points(seat: Seat) -> PartId {
    PartId::of_seat("points", seat)
}

pub(super) const fn held(seat: Seat) -> PartId {
    PartId::of_seat("held", seat)
}

const fn pick(seat: Seat) -> PartId {
    PartId::of_seat("pick", seat)
}

const fn speech(seat: Seat) -> PartId {
    PartId::of_seat("says", seat)
}

const fn moment(seat: Seat) -> PartId {
    PartId::of_seat("moment", seat)
}

/// Adds the parts of a place.
pub(crate) fn place(scene: &Scene, show: &Show<'_>, seat: Seat, parts: &mut Parts) {
    let (known, locale) = (&scene.known, show.locale);
    let plate = &show.names[seat.index()];
    let (tableau, score) = (known.tableaus[seat], scene.score(seat));
    let achieved = scene.moment_of(seat);
    let said = says(scene, show, seat);
    let mood = if achieved.is_some() { Mood::Glad } else { said.map_or(Mood::Calm, |(_, mood)| mood) };
    parts.keyed(portrait(seat), (plate, mood), || plate.portrait(mood));
    parts.keyed(name(seat), plate, || plate.label(locale));
    let standing = scene.standing(seat);
    parts.keyed(points(seat), standing, || points_now(locale, standing));
    parts.keyed(moment(seat), achieved, || html! { @if let Some(achieved) = achieved { (achieved.render(locale)) } });
    parts.keyed(speech(seat), said, || bubble(show, said));
    let revealed = scene.revealed_by(seat);
    parts.keyed(pick(seat), &revealed, || {
        html! {
            @for (number, played) in revealed.iter().enumerate() { (revealed_card(locale, *played, number)) }
        }
    });
    if seat.index() < scene.players() {
        let hand = Hand {
            number: scene.hand_at(seat),
            size: known.hand_size(seat),
            side: scene.side(),
            open: (known.viewer == Viewer::Omniscient).then(|| known.cards_of(seat)),
            controls: known.controller == Some(seat),
        };
        parts.keyed(held(seat), (&hand, plate), || hand.render(locale, plate));
    }
    let mut arriving: Vec<(usize, PlayedCard)> = scene.settled_by(seat).into_iter().enumerate().collect();
    let puddings = scene.puddings(seat).1;
    for family in FAMILIES {
        let cards = Set::of(tableau, score, family);
        let arrivals: Vec<Option<usize>> = cards.cards.iter().map(|card| arrival(*card, &mut arriving)).collect();
        let badge = Badge::of(&cards, tableau, puddings);
        parts.keyed(PartId::of_seat(family, seat), (&cards, &arrivals, badge), || {
            cards.render(locale, seat, &arrivals, badge)
        });
    }
}

/// A place with its parts. `position` is its number around the table, from the viewer's left neighbour on.
pub(crate) fn layout(parts: &Parts, seat: Seat, seating: Seating, position: usize) -> Markup {
    let own = seating.own == Some(seat);
    let is_player = seat.index() < seating.players;
    html! {
        article .place .own[own] .{ "at-" (position) } #{ "place-" (seat.index()) } {
            header .plate {
                span .portrait data-part=(portrait(seat)) data-late { (parts.get(portrait(seat))) }
                h2 data-part=(name(seat)) { (parts.get(name(seat))) }
                p .points data-part=(points(seat)) { (parts.get(points(seat))) }
            }
            p .moment data-part=(moment(seat)) data-late { (parts.get(moment(seat))) }
            p .says data-part=(speech(seat)) data-late { (parts.get(speech(seat))) }
            @if is_player {
                div .pile data-part=(held(seat)) { (parts.get(held(seat))) }
                div .status data-part=(status::id(seat)) data-late { (parts.get(status::id(seat))) }
                @if !own { div .remedy data-part=(status::remedy_id(seat)) { (parts.get(status::remedy_id(seat))) } }
            }
            div .pick data-part=(pick(seat)) { (parts.get(pick(seat))) }
            ul .sets {
                @for family in FAMILIES {
                    @let id = PartId::of_seat(family, seat);
                    li .set .(family) data-part=(id) { (parts.get(id)) }
                }
            }
        }
    }
}

/// The points, as a number that can be read at a glance.
fn points_now(locale: &Locale, standing: i32) -> Markup {
    html! {
        b aria-hidden="true" { (pad::points(standing)) }
        span .unseen { (locale.format("term-point.counted", &[("count", standing.into())])) }
    }
}

/// A card that has just been turned over.
fn revealed_card(locale: &Locale, played: PlayedCard, number: usize) -> Markup {
    html! {
        span .card .revealed .(family(played.card)) data-fly={ "pick-" (played.seat.index()) "-" (number) } { (face(locale, played.card)) }
    }
}

/// The number of the revealed card that has just become this card of a set. Each revealed card becomes one.
fn arrival(card: (Card, bool), settled: &mut Vec<(usize, PlayedCard)>) -> Option<usize> {
    let at = settled.iter().position(|(_, played)| (played.card, played.on_wasabi) == card)?;
    Some(settled.remove(at).0)
}

/// The number on a set.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Badge {
    /// Points if the round ended now.
    Points(i32),
    /// Maki rolls, and their points if the round ended now.
    Rolls {
        rolls: usize,
        points: i32,
    },
    /// The points of puddings if the game ended now.
    Puddings {
        count: usize,
        points: i32,
    },
    None,
}

impl Badge {
    fn of(set: &Set, tableau: Tableau, puddings: i32) -> Self {
        match (set.family, set.points) {
            ("maki", Some(points)) => Self::Rolls { rolls: tableau.maki(), points },
            ("pudding", _) => Self::Puddings { count: tableau.puddings(), points: puddings },
            (_, Some(points)) => Self::Points(points),
            (_, None) => Self::None,
        }
    }

    fn render(self) -> Markup {
        let signed = |points: i32| if points > 0 { format!("+{points}") } else { pad::points(points) };
        html! {
            @match self {
                Self::Points(points) => span .badge .good[points > 0] aria-hidden="true" { (points) },
                Self::Rolls { rolls, points } => span .badge .good[points > 0] aria-hidden="true" { "●" (rolls) },
                Self::Puddings { count, points } => span .badge .good[points > 0] .bad[points < 0] aria-hidden="true" { @if points == 0 { "#" (count) } @else { (signed(points)) } },
                Self::None => {},
            }
        }
    }
}

/// A hand from outside: a pile of backs, or open cards in a replay.
#[derive(Hash)]
struct Hand {
    /// Its number, which stays while it is passed on.
    number: usize,
    size: usize,
    /// The side to which hands are passed on, `left` or `right`.
    side: &'static str,
    /// The cards, if the viewer sees them.
    open: Option<Cards>,
    /// Whether the seat controls the dummy.
    controls: bool,
}

impl Hand {
    fn render(&self, locale: &Locale, plate: &Nameplate) -> Markup {
        html! {
            @match self.open {
                Some(cards) => {
                    ul .open-hand aria-label=(locale.format("hand-of", &[("name", plate.name.as_str().into())])) {
                        @for card in cards.iter() { li { (dish(card, false)) span .unseen { (terms::card(card).text(locale)) } } }
                    }
                },
                None => {
                    @if self.size > 0 {
                        span .stack data-ride=(self.side) data-fly={ "hand-" (self.number) } {
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
    fn render(&self, locale: &Locale, seat: Seat, arrivals: &[Option<usize>], badge: Badge) -> Markup {
        html! {
            @if !self.cards.is_empty() {
                span .cards aria-hidden="true" {
                    @for ((card, on_wasabi), arrival) in self.cards.iter().zip(arrivals) {
                        span data-from=[arrival.map(|number| format!("pick-{}-{number}", seat.index()))] { (dish(*card, *on_wasabi)) }
                    }
                }
                (badge.render())
                span .unseen { (spoken(locale, self)) }
            }
        }
    }
}

/// The set in words: its cards and points.
fn spoken(locale: &Locale, set: &Set) -> String {
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
        Some(points) => locale.labelled(&cards, &locale.format("term-point.counted", &[("count", points.into())])),
        None => cards,
    }
}

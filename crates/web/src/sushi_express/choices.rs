//! The current task, and everything that can be chosen. Each legal move is a control on the thing itself: a number, the arrows
//! between two, a die, a tile, a customer. Only what has no place of its own is a button in the middle.

use game::{MoveSet as _, Perspective, Seat};
use maud::{Markup, html};
use sushi_express::{Action, Dice, Move, Observation, SushiExpress, Tile, Trip};
use words::sushi_express::moves::words;
use words::sushi_express::preview::{Preview, preview};
use words::sushi_express::task::{bet, sentence};
use words::sushi_express::{outcome, worth};

use crate::drawing::{drawing, icon};
use crate::page_game::{Controls, Own, Show};
use crate::parts::{PartId, Parts};
use crate::sushi_express::preview::{icons, switch};
use crate::sushi_express::scene::{Latest, Scene};
use crate::sushi_express::{cards, ring, row, terms, track};

/// The task, for everybody.
const TASK: PartId = PartId::new("task");
/// The latest event.
pub(super) const NARRATION: PartId = PartId::new("narration");
/// The task, for the viewer who has to choose.
const PROMPT: PartId = PartId::new("prompt");
/// What each choice leads to. The style sheet shows the sentence of the control that is touched.
const ABOUT: PartId = PartId::new("about");
/// The buttons in the middle of the ring.
const MIDDLE: PartId = PartId::new("middle");
const DICE: PartId = PartId::new("dice");
const BANNER: PartId = PartId::new("banner");

/// The id of the form that sends a choice.
pub(super) const FORM: &str = "choose";

/// A legal move with everything that the page says about it.
#[derive(Hash)]
pub(super) struct Choice {
    pub(super) chosen: Move,
    pub(super) preview: Preview,
    /// The drive that it would cause: the number of tiles, and the way.
    pub(super) trip: Option<(u8, Trip)>,
    /// What it leads to, as sentences.
    pub(super) about: String,
}

impl Choice {
    fn new(known: &Observation, own: &Own<'_>, chosen: Move) -> Self {
        let preview = preview(known, own.seat, chosen);
        let about = match chosen {
            Move::Take(customer) => worth::sentence(own.show.locale, known.value(own.seat, customer)),
            _ => outcome::sentences(known, &own.show, own.seat, chosen),
        };
        let trip = preview.drive.map(|drive| (drive.distance, known.trip(own.seat, drive.distance)));
        Self { chosen, preview, trip, about }
    }

    /// The tile where the drive would end.
    pub(super) fn end(&self) -> Option<Tile> {
        self.trip.map(|(_, trip)| trip.to())
    }
}

/// The task, the dice and the beginning of a round, for everybody. `names` is a hash of all names.
pub(super) fn task(scene: &Scene, show: &Show<'_>, names: u64, parts: &mut Parts) {
    let stage = scene.known.stage;
    parts.keyed(TASK, (stage, bet(&scene.known), names), || {
        let task = match stage.seat() {
            Some(seat) => sentence(&scene.known, show, seat, false),
            None => show.locale.text("express-over"),
        };
        html! { (task) }
    });
    let falls = scene.has_just(Latest::Thrown);
    parts.keyed(DICE, (scene.dice, falls), || scene.dice.map_or_else(|| html! {}, |dice| thrown(dice, falls, show)));
    let round = scene.has_just(Latest::NewRound).then_some(scene.known.round);
    parts.keyed(BANNER, round, || {
        html! { @if let Some(round) = round { span .new-round { (show.locale.format("express-round", &[("round", round.into())])) } } }
    });
    if let Some(narration) = &scene.narration {
        parts.keyed(NARRATION, narration, || html! { (narration) });
    }
}

/// The viewer's choices with their previews.
pub(super) fn choices(scene: &Scene, perspective: &Perspective<SushiExpress>, own: &Own<'_>, parts: &mut Parts) {
    let asked = own.controls.zip(perspective.moves());
    let choices: Vec<Choice> = asked.map_or_else(Vec::new, |(_, moves)| {
        moves.iter().map(|chosen| Choice::new(&scene.known, own, chosen)).collect()
    });
    let key = asked.map(|(controls, _)| (controls.game, controls.turn));
    let turn = asked.map(|(controls, _)| controls.turn);
    let armed = asked.and_then(|(controls, _)| cards::armed(own.selection.picked(controls.turn), &choices));
    track::buttons(&choices, turn, &own.show, parts);
    ring::ends(&choices, turn, &own.show, parts);
    row::values(scene, own, &choices, turn, parts);
    cards::cards(scene, own, &choices, armed, parts);
    parts.keyed(PROMPT, (key, armed), || {
        html! { @if let Some((controls, _)) = asked { (prompt(scene, own, controls, &choices, armed)) } }
    });
    parts.keyed(ABOUT, (&choices, turn), || html! { @for choice in &choices { (about(scene, choice, own.show)) } });
    parts.keyed(
        MIDDLE,
        key,
        || html! { @for choice in &choices { (in_the_middle(choice, turn.unwrap_or(0), own.show)) } },
    );
}

/// The task, the latest event, and what the touched choice leads to.
pub(super) fn layout(parts: &Parts, own: Option<Seat>, show: &Show<'_>) -> Markup {
    html! {
        section .play aria-labelledby="task" {
            div .say {
                h2 #task {
                    span data-part=(TASK) { (parts.get(TASK)) }
                    @if own.is_some() { span data-part=(PROMPT) { (parts.get(PROMPT)) } }
                }
                p .said data-part=(NARRATION) { (parts.get(NARRATION)) }
                @if own.is_some() { div .abouts .foretold aria-hidden="true" data-part=(ABOUT) { (parts.get(ABOUT)) } }
                @if own.is_some() { (switch(show.locale)) }
            }
            (track::layout(parts, own, show))
        }
    }
}

/// The dice and the buttons in the middle of the ring.
pub(super) fn middle_layout(parts: &Parts, own: Option<Seat>) -> Markup {
    html! {
        div .throw {
            div .dice data-part=(DICE) { (parts.get(DICE)) }
            @if own.is_some() { div .middle-of-ring data-part=(MIDDLE) { (parts.get(MIDDLE)) } }
        }
        p .banner-of-round aria-hidden="true" data-part=(BANNER) { (parts.get(BANNER)) }
    }
}

/// The dice, as they fall or lie.
fn thrown(dice: Dice, falls: bool, show: &Show<'_>) -> Markup {
    let pips = dice.pips();
    let shows = [("dice", format!("{} + {}", pips[0], pips[1]).into()), ("total", dice.total().into())];
    html! {
        @for pips in pips {
            span .die .falls[falls] {
                (drawing(&format!("die-{pips}")))
                // Other faces on the way.
                @if falls { @for turn in 1..3 { (drawing(&format!("die-{}", (pips + 2 * turn) % 6 + 1))) } }
            }
        }
        b .sum .falls[falls] aria-hidden="true" { (dice.total()) }
        span .unseen { (show.locale.format("express-dice", &shows)) }
    }
}

/// The task of the viewer, with the form that all controls belong to.
fn prompt(scene: &Scene, own: &Own<'_>, controls: Controls<'_>, choices: &[Choice], armed: Option<Action>) -> Markup {
    let task = match armed {
        Some(action) => terms::action(action).about(own.show.locale),
        None => sentence(&scene.known, &own.show, own.seat, true),
    };
    html! {
        span .tag .turn { (own.show.locale.text("your-turn")) }
        " "
        span data-armed=[armed] { (task) }
        form #(FORM) method="post" action=(controls.action) data-live[controls.live] data-swap[!controls.live] {
            input type="hidden" name="do" value="choose";
            input type="hidden" name="game" value=(controls.game);
            input type="hidden" name="turn" value=(controls.turn);
            @if choices.iter().any(|choice| choice.chosen == Move::Done) {
                button .done name="move" value=(Move::Done) data-mark data-key="d" aria-keyshortcuts="d" { (icon("check")) (words(own.show.locale, Move::Done)) }
            }
        }
    }
}

/// The sentence that the style sheet shows while the control of a choice is touched.
fn about(scene: &Scene, choice: &Choice, show: Show<'_>) -> Markup {
    match choice.chosen {
        Move::Swap(lower) => html! { p .{ "about-swap-" (lower) } { (choice.about) } },
        Move::Take(customer) => {
            let places = scene.known.row.iter().enumerate().filter(|(_, kind)| *kind == customer);
            html! {
                @for (place, _) in places {
                    p .{ "about-take-" (place) } { (terms::customer(customer).label(show.locale)) ". " (choice.about) }
                }
            }
        }
        _ => {
            html! { @if let Some((distance, _)) = choice.trip { p .{ "about-to-" (distance) } { (choice.about) } } }
        }
    }
}

/// A choice about the dice or about all customers.
fn in_the_middle(choice: &Choice, turn: usize, show: Show<'_>) -> Markup {
    let (class, sign, key) = match choice.chosen {
        Move::Roll => ("roll primary", html! { (drawing("die-5")) (drawing("die-6")) }, "1".to_owned()),
        Move::Reroll(pips) => ("again", drawing(&format!("die-{pips}")), (pips + 1).to_string()),
        Move::Accept => ("accept", icon("close"), "1".to_owned()),
        Move::Keep => ("keep", icon("check"), "1".to_owned()),
        Move::Discard => ("discard", icon("reconnect"), "2".to_owned()),
        _ => return html! {},
    };
    html! {
        // With an id of its own, the next roll is another button.
        button .(class) #{ "middle-" (turn) "-" (key) } form=(FORM) name="move" value=(choice.chosen) data-mark data-key=(key) aria-keyshortcuts=(key) {
            span .sign aria-hidden="true" { (sign) }
            span .label { (words(show.locale, choice.chosen)) }
            (icons(choice.preview, show.locale))
        }
    }
}

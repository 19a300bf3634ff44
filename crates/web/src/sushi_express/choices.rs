//! The current task, and everything that can be chosen. Each legal move is one button.

use game::{MoveSet as _, Perspective, Seat};
use maud::{Markup, html};
use sushi_express::{Move, Stage, SushiExpress};
use words::sushi_express::moves::words;
use words::sushi_express::points::gain;
use words::sushi_express::task::{bet, sentence};

use crate::drawing::{drawing, icon};
use crate::page_game::{Controls, Own, Show};
use crate::parts::{PartId, Parts};
use crate::sushi_express::cards::used;
use crate::sushi_express::preview::{Preview, icons, preview};
use crate::sushi_express::scene::{Phase, Scene};
use crate::sushi_express::{cards, ring, row, track};

/// The task, for everybody.
const TASK: PartId = PartId::new("task");
/// The task, for the viewer who has to choose.
const PROMPT: PartId = PartId::new("prompt");
/// The buttons of that viewer, except those on the track.
const CHOICES: PartId = PartId::new("choices");

/// The id of the form that sends a choice.
pub(super) const FORM: &str = "choose";

/// The task, for everybody. `names` is a hash of all names.
pub(super) fn task(scene: &Scene, show: &Show<'_>, names: u64, parts: &mut Parts) {
    let stage = scene.known.stage;
    parts.keyed(TASK, (stage, bet(&scene.known), names), || {
        let task = match stage.seat() {
            Some(seat) => sentence(&scene.known, show, seat, false),
            None => show.locale.text("express-over"),
        };
        html! { (task) }
    });
}

/// The viewer's choices with their previews.
pub(super) fn choices(scene: &Scene, perspective: &Perspective<SushiExpress>, own: &Own<'_>, parts: &mut Parts) {
    let asked = own.controls.zip(perspective.moves());
    let with_preview = |chosen: Move| (chosen, preview(&scene.known, own.seat, chosen));
    let choices: Vec<(Move, Preview)> =
        asked.map_or_else(Vec::new, |(_, moves)| moves.iter().map(with_preview).collect());
    track::buttons(&choices, &own.show, parts);
    ring::ends(choices.iter().filter_map(|(_, preview)| preview.drive).map(|drive| (drive.distance, drive.to)), parts);
    cards::cards(scene, own, choices.iter().map(|(chosen, _)| *chosen), parts);
    let key = asked.map(|(controls, _)| (controls.game, controls.turn));
    parts.keyed(PROMPT, key, || html! { @if asked.is_some() { (prompt(scene, own)) } });
    parts.keyed(
        CHOICES,
        key,
        || html! { @if let Some((controls, _)) = asked { (form(scene, own, controls, &choices)) } },
    );
}

/// The track and the choices with their parts in their places.
pub(super) fn layout(parts: &Parts, own: Option<Seat>, show: &Show<'_>) -> Markup {
    html! {
        section .play aria-labelledby="task" {
            h2 #task {
                span data-part=(TASK) { (parts.get(TASK)) }
                @if own.is_some() { span data-part=(PROMPT) { (parts.get(PROMPT)) } }
            }
            (track::layout(parts, own, show))
            @if own.is_some() { div data-part=(CHOICES) { (parts.get(CHOICES)) } }
        }
    }
}

fn prompt(scene: &Scene, own: &Own<'_>) -> Markup {
    html! {
        span .tag .turn { (own.show.locale.text("your-turn")) }
        " "
        (sentence(&scene.known, &own.show, own.seat, true))
    }
}

/// The form with all buttons except those on the track.
fn form(scene: &Scene, own: &Own<'_>, controls: Controls<'_>, choices: &[(Move, Preview)]) -> Markup {
    let locale = own.show.locale;
    let rest = choices.iter().filter(|(chosen, _)| track::number(*chosen).is_none());
    // On the track, digit keys are for bets.
    let has_digits = matches!(scene.known.stage, Stage::Betting(_));
    let betting = scene.phase == Some(Phase::Bets);
    html! {
        form #(FORM) .inside .betting[betting] method="post" action=(controls.action) data-live[controls.live] data-swap[!controls.live] {
            input type="hidden" name="do" value="choose";
            input type="hidden" name="game" value=(controls.game);
            input type="hidden" name="turn" value=(controls.turn);
            @if choices.iter().any(|(chosen, _)| matches!(chosen, Move::BetSame(_))) {
                p .fine { (locale.text("express-same-hint")) }
            }
            div .choices {
                @for ((chosen, preview), index) in rest.zip(1..) {
                    (button(scene, own, *chosen, *preview, Some(index).filter(|_| !has_digits)))
                }
            }
        }
    }
}

fn button(scene: &Scene, own: &Own<'_>, chosen: Move, preview: Preview, key: Option<u8>) -> Markup {
    let locale = own.show.locale;
    // Tips have no points of their own; they count at the end.
    let gain = if let Move::Take(customer) = chosen { Some(gain(&scene.known, own.seat, customer)) } else { None };
    let gain = gain.filter(|gain| *gain > 0);
    let main = matches!(chosen, Move::Roll | Move::Go(0) | Move::Done | Move::Accept);
    html! {
        button .primary[main] name="move" value=(chosen) data-key=[key] aria-keyshortcuts=[key] {
            (sign(chosen))
            span { (words(locale, chosen)) }
            @if let Some(gain) = gain {
                span .gain { span aria-hidden="true" { "+" (gain) } span .unseen { (locale.format("term-point.counted", &[("count", gain.into())])) } }
            }
            @if let Some(drive) = preview.drive { span .chip .foretold aria-hidden="true" { (drive.distance) } }
            (icons(preview, locale))
            @if let Some(key) = key { kbd aria-hidden="true" { (key) } }
        }
    }
}

/// The drawing of a choice.
fn sign(chosen: Move) -> Markup {
    match chosen {
        Move::Take(customer) => drawing(&row::art(customer)),
        Move::Roll => drawing("die-5"),
        Move::Reroll(pips) => drawing(&format!("die-{pips}")),
        Move::Go(0) => icon("play"),
        Move::Done | Move::Accept | Move::Keep => icon("check"),
        Move::Discard => icon("close"),
        _ => used(chosen).map_or_else(|| html! {}, |action| drawing(&format!("action-{action}"))),
    }
}

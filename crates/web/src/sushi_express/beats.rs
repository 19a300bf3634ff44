//! The animation of a turn: one event after another, within a few seconds.

use sushi_express::{Event, Observation, Reason};

use crate::page_game::{Beat, Show};
use crate::sushi_express::log;
use crate::sushi_express::scene::{Latest, Scene};

/// Maximum duration of a turn's animation, in milliseconds.
pub(super) const MAX_DURATION: u32 = 4200;

/// The time a van takes to start and stop, and for each tile.
const START: u32 = 260;
const TILE: u32 = 85;

/// How long a van stands still after its drive before something else happens.
const ARRIVAL: u32 = 160;

/// How long the dice are in the hand before they fall.
const SHAKE: u32 = 140;

/// A draft of a beat.
struct Draft {
    scene: Scene,
    pause: u32,
    sound: &'static str,
}

/// The beats of a turn, given the observation before it.
pub(super) fn turn(before: &Observation, events: &[Event], show: &Show<'_>) -> Vec<Beat<Scene>> {
    let mut scene = Scene::between(before.clone());
    let mut drafts: Vec<Draft> = Vec::new();
    for &event in events {
        // The next choice is shown after the turn.
        if matches!(event, Event::Asked { .. }) {
            continue;
        }
        if matches!(event, Event::Rolled { .. }) {
            drafts.push(shake(&scene));
        }
        scene.follow(event);
        let sentence = log::sentence(event, show);
        let Some((pause, sound)) = shown(event) else {
            // It belongs to the beat before it.
            if let Some(last) = drafts.last_mut() {
                last.scene.known.clone_from(&scene.known);
                last.scene.role = scene.role;
                last.scene.moment = scene.moment.or(last.scene.moment);
                let sentences = last.scene.narration.iter().chain(sentence.iter()).map(String::as_str);
                last.scene.narration = Some(sentences.collect::<Vec<_>>().join(" "));
            }
            continue;
        };
        scene.narration = Some(sentence.unwrap_or_default());
        drafts.push(Draft { scene: scene.clone(), pause, sound });
    }
    let total: u32 = drafts.iter().map(|draft| draft.pause).sum();
    let in_time = |time: u32| if total > MAX_DURATION { time * MAX_DURATION / total } else { time };
    let beats = drafts.into_iter().map(|Draft { mut scene, pause, sound }| {
        if let Some(drive) = &mut scene.drive {
            drive.time = in_time(pause - ARRIVAL);
        }
        Beat {
            say: scene.narration.clone().unwrap_or_default(),
            pause: in_time(pause),
            stays: scene.has_just(Latest::Scored),
            sound,
            scene,
        }
    });
    beats.collect()
}

/// The moment before a roll: the dice are off the table, so that they can fall.
fn shake(before: &Scene) -> Draft {
    let mut scene = Scene { dice: None, ..before.clone() };
    scene.settle();
    scene.narration = None;
    Draft { scene, pause: SHAKE, sound: "" }
}

/// The duration and sound of an event; `None` for one that belongs to another.
fn shown(event: Event) -> Option<(u32, &'static str)> {
    match event {
        Event::Dealt { .. }
        | Event::EndedBet { .. }
        | Event::BetsClosed { .. }
        | Event::Drew { reason: Reason::Failed, .. }
        | Event::NothingToDraw { .. }
        | Event::Revealed { .. }
        | Event::Asked { .. } => None,
        // All seats are scored in one beat.
        Event::Scored { seat, .. } => (seat.index() == 0).then_some((0, "round")),
        Event::BetPlaced { .. } => Some((650, "card")),
        Event::Kept { .. } | Event::Discarded { .. } | Event::RowFilled { .. } => Some((750, "card")),
        Event::RoundBegan { .. } => Some((900, "round")),
        Event::Swapped { .. } => Some((1100, "belt")),
        Event::Rolled { .. } | Event::Rerolled { .. } => Some((1200, "dice")),
        Event::Failed { .. } => Some((900, "bad")),
        // At the Park it comes after the drive.
        Event::Drew { reason: Reason::Park, .. } => Some((700, "card")),
        Event::Drove { trip, .. } => Some((START + TILE * trip.tiles().count() as u32 + ARRIVAL, "drive")),
        Event::Took { .. } => Some((950, "good")),
    }
}

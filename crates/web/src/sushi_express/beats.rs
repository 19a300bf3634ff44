//! The animation of a turn: one event after another, within a few seconds.

use sushi_express::{Event, Observation};

use crate::page_game::{Beat, Show};
use crate::sushi_express::log;
use crate::sushi_express::scene::{Drive, Scene};

/// Maximum duration of a turn's animation, in milliseconds.
const MAX_DURATION: u32 = 2500;

/// Maximum number of beats in that time.
const MAX_BEATS: usize = 7;

/// A draft of a beat.
struct Draft {
    scene: Scene,
    pause: u32,
    sound: &'static str,
    /// Whether it can be left out.
    optional: bool,
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
        scene.follow(event);
        let sentence = log::sentence(event, show);
        let Some((pause, sound)) = shown(event) else {
            // It belongs to the beat before it.
            if let Some(last) = drafts.last_mut() {
                last.scene.known.clone_from(&scene.known);
                let sentences = last.scene.narration.iter().chain(sentence.iter()).map(String::as_str);
                last.scene.narration = Some(sentences.collect::<Vec<_>>().join(" "));
            }
            continue;
        };
        let narration = drafts.last().and_then(|draft| draft.scene.narration.clone());
        drafts.extend(corners(&scene, narration.as_deref()));
        scene.narration = Some(sentence.unwrap_or_default());
        drafts.push(Draft { scene: scene.clone(), pause, sound, optional: false });
    }
    if drafts.len() > MAX_BEATS {
        drafts.retain(|draft| !draft.optional);
    }
    let total: u32 = drafts.iter().map(|draft| draft.pause).sum();
    let in_time = |pause: u32| if total > MAX_DURATION { pause * MAX_DURATION / total } else { pause };
    let beats = drafts.into_iter().map(|Draft { scene, pause, sound, optional }| Beat {
        say: scene.narration.clone().filter(|_| !optional).unwrap_or_default(),
        pause: in_time(pause),
        stays: false,
        sound,
        scene,
    });
    beats.collect()
}

/// The duration and sound of an event; `None` for one that belongs to another.
const fn shown(event: Event) -> Option<(u32, &'static str)> {
    match event {
        Event::Dealt { .. }
        | Event::EndedBet { .. }
        | Event::BetsClosed { .. }
        | Event::Drew { .. }
        | Event::NothingToDraw { .. }
        | Event::RoundBegan { .. }
        | Event::Revealed { .. }
        | Event::Asked { .. } => None,
        // All seats are scored in one beat.
        Event::Scored { seat, .. } => {
            if seat.index() == 0 {
                Some((1200, "score"))
            } else {
                None
            }
        }
        Event::BetPlaced { .. } => Some((600, "card")),
        Event::Swapped { .. } | Event::Kept { .. } | Event::Discarded { .. } | Event::RowFilled { .. } => {
            Some((800, "card"))
        }
        Event::Rolled { .. } | Event::Rerolled { .. } => Some((1000, "dice")),
        Event::Failed { .. } => Some((1000, "bad")),
        Event::Drove { .. } => Some((700, "drive")),
        Event::Took { .. } => Some((800, "good")),
    }
}

/// A van drives around the corners of the ring, not across it. `narration` stays until the van arrives.
fn corners(after: &Scene, narration: Option<&str>) -> Vec<Draft> {
    let Some(drive) = after.drive else { return Vec::new() };
    let corners = drive.trip.tiles().filter(|tile| tile.index() % 3 == 0 && *tile != drive.trip.to());
    let drafts = corners.map(|at| {
        let scene =
            Scene { drive: Some(Drive { at, ..drive }), narration: narration.map(str::to_owned), ..after.clone() };
        Draft { scene, pause: 300, sound: "drive", optional: true }
    });
    drafts.collect()
}

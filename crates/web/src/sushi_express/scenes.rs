//! What is to be seen of a turn: one thing after another, in a few seconds.

use sushi_express::{Event, Tile};

use crate::game_view::{Scene, Seen};
use crate::sushi_express::street::Street;
use crate::sushi_express::{board, log, progress};

/// The most that a turn takes to be seen, in milliseconds.
const MOST: u32 = 2500;

/// The most scenes that can be followed in that time.
const SCENES: usize = 7;

/// Something to be seen.
struct Shot {
    street: Street,
    pause: u32,
    sound: &'static str,
    /// Whether nothing is lost if it is left out.
    between: bool,
}

/// What is to be seen of a turn, given the table before it.
pub(super) fn turn(before: Street, events: &[Event], seen: &Seen<'_>) -> Vec<Scene> {
    let mut street = before;
    let mut shots: Vec<Shot> = Vec::new();
    for &event in events {
        let came_from = street.clone();
        street.follow(event);
        let said = log::sentence(event, seen).unwrap_or_default();
        let Some((pause, sound)) = shown(event) else {
            // It happens along with what was before it.
            if let Some(last) = shots.last_mut() {
                last.street.known.clone_from(&street.known);
                last.street.round = street.round;
                last.street.said = [last.street.said.as_str(), &said].join(" ");
            }
            continue;
        };
        street.said = said;
        shots.extend(on_the_way(&came_from, &street));
        shots.push(Shot { street: street.clone(), pause, sound, between: false });
    }
    if shots.len() > SCENES {
        shots.retain(|shot| !shot.between);
    }
    let total: u32 = shots.iter().map(|shot| shot.pause).sum();
    let in_time = |pause: u32| if total > MOST { pause * MOST / total } else { pause };
    let scenes = shots.into_iter().map(|shot| Scene {
        progress: progress(&shot.street, seen),
        board: board(&shot.street, seen, None),
        say: if shot.between { String::new() } else { shot.street.said.trim().to_owned() },
        pause: in_time(shot.pause),
        stays: false,
        sound: shot.sound,
    });
    scenes.collect()
}

/// How long something is looked at and what is heard; nothing for what happens along with something else.
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
        // Everybody is scored at once.
        Event::Scored { seat, .. } => {
            if seat.index() == 0 {
                Some((1200, "score"))
            } else {
                None
            }
        }
        Event::BetPlaced { .. } => Some((600, "lay")),
        Event::Swapped { .. } | Event::Kept { .. } | Event::Discarded { .. } | Event::RowFilled { .. } => {
            Some((800, "lay"))
        }
        Event::Rolled { .. } | Event::Rerolled { .. } => Some((1000, "dice")),
        Event::Failed { .. } => Some((1000, "bad")),
        Event::Drove { .. } => Some((700, "drive")),
        Event::Took { .. } => Some((800, "good")),
    }
}

/// A van drives round the corners of the ring, not across it.
fn on_the_way(before: &Street, after: &Street) -> Vec<Shot> {
    let Some(drive) = after.drive else { return Vec::new() };
    let corners = drive.trip.tiles().filter(|tile| tile.index() % 3 == 0 && *tile != drive.trip.to());
    let at = |tile: Tile| {
        let mut street = after.clone();
        street.said.clone_from(&before.said);
        street.drive = Some(super::street::Drive { at: tile, ..drive });
        street
    };
    let shot = |tile: Tile| Shot { street: at(tile), pause: 300, sound: "drive", between: true };
    corners.map(shot).collect()
}

//! What the regulars say: a greeting, a cheer after a great moment, a sigh after losing the lead.

use game::Seat;
use maud::{Markup, html};

use crate::face::{Face, Mood};
use crate::page_game::Show;
use crate::sushi_go::scene::{Scene, Stage};

/// What a seat says now, if it is a bot with something to say. One bot at a time, so that the table stays calm.
pub(crate) fn says(scene: &Scene, show: &Show<'_>, seat: Seat) -> Option<(&'static str, Mood)> {
    let (speaker, mood) = match &scene.stage {
        Stage::Settled { moments, .. } => {
            let cheers = moments.iter().filter(|moment| moment.is_great()).map(|moment| (moment.seat, Mood::Glad));
            let sighs = moments.iter().filter_map(|moment| Some((moment.loser?, Mood::Glum)));
            cheers.chain(sighs).find(|(seat, _)| regular(show, *seat).is_some())?
        }
        Stage::Choosing { .. } if scene.known.turn == 0 && scene.known.pad.rounds().is_empty() => {
            (scene.known.tableaus.seats().find(|seat| regular(show, *seat).is_some())?, Mood::Calm)
        }
        Stage::Choosing { .. } | Stage::Revealed { .. } | Stage::Scored { .. } => return None,
    };
    (speaker == seat).then_some((regular(show, seat)?, mood))
}

/// The bubble. The words are for fun: screen readers leave them out.
pub(crate) fn bubble(show: &Show<'_>, said: Option<(&'static str, Mood)>) -> Markup {
    html! {
        @if let Some((id, mood)) = said {
            span .speech aria-hidden="true" { (show.locale.text(&format!("says-{id}-{}", what(mood)))) }
        }
    }
}

const fn what(mood: Mood) -> &'static str {
    match mood {
        Mood::Calm => "greet",
        Mood::Glad => "glad",
        Mood::Glum => "glum",
    }
}

/// The regular in a seat, by the name in messages.
fn regular(show: &Show<'_>, seat: Seat) -> Option<&'static str> {
    match show.names.get(seat.index())?.face? {
        Face::Regular(character) => Some(character.id),
        Face::Animal { .. } | Face::Dummy => None,
    }
}

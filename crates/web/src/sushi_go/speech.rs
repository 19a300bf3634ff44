//! What the regulars say: a greeting, a cheer after a great moment, a sigh after losing the lead.

use game::Seat;
use maud::{Markup, html};

use crate::face::{Character, Face, Mood};
use crate::page_game::Show;
use crate::sushi_go::scene::{Scene, Stage};

/// What a seat says now, if it is a bot with something to say. One bot at a time, so that the table stays calm.
pub(crate) fn says(scene: &Scene, show: &Show<'_>, seat: Seat) -> Option<(&'static Character, Mood)> {
    let (speaker, mood) = match &scene.stage {
        Stage::Settled { moments, .. } => {
            let cheers = moments.iter().filter(|moment| moment.is_great()).map(|moment| (moment.seat, Mood::Glad));
            let sighs = moments.iter().filter_map(|moment| Some((moment.loser?, Mood::Glum)));
            cheers.chain(sighs).find(|(seat, _)| regular(show, *seat).is_some())?
        }
        Stage::Choosing if scene.known.turn == 0 && scene.known.pad.rounds().is_empty() => {
            (scene.known.tableaus.seats().find(|seat| regular(show, *seat).is_some())?, Mood::Calm)
        }
        Stage::Choosing | Stage::Revealed { .. } | Stage::Scored(_) => return None,
    };
    (speaker == seat).then_some((regular(show, seat)?, mood))
}

/// The bubble. The words are for fun: screen readers leave them out.
pub(crate) fn bubble(show: &Show<'_>, said: Option<(&'static Character, Mood)>) -> Markup {
    html! {
        @if let Some((speaker, mood)) = said {
            span .speech aria-hidden="true" { (speaker.says(mood).text(show.locale)) }
        }
    }
}

/// The regular in a seat.
pub(crate) fn regular(show: &Show<'_>, seat: Seat) -> Option<&'static Character> {
    match show.names.get(seat.index())?.face? {
        Face::Regular(character) => Some(character),
        Face::Animal { .. } | Face::Dummy => None,
    }
}

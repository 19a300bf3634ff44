//! How a game was won: what decided it, and the winner's best turn.

use game::{PerSeat, Perspective, ScoreLine, Seat, Section};
use sushi_go::{Event, RoundScore, SushiGo};

use crate::page_game::{Show, Story};
use crate::sushi_go::log;
use crate::sushi_go::scene::Scene;

/// A turn that brought the winner fewer points is no key moment.
const WORTH_TELLING: i32 = 4;

/// How the game was won. A tie has no story.
pub(crate) fn story(perspective: &Perspective<SushiGo>, show: &Show<'_>) -> Story {
    let Some(outcome) = perspective.outcome() else { return Story::default() };
    let mut winners = outcome.winners.iter();
    match (winners.next(), winners.next()) {
        (Some(winner), None) => Story {
            decided: decided(perspective.scores(), &outcome.scores, winner, show),
            key_moment: key_moment(perspective, winner, show),
        },
        _ => Story::default(),
    }
}

/// The puddings or the maki of a round, if the winner would not have won without them.
fn decided(scores: &[(Seat, ScoreLine)], totals: &PerSeat<i32>, winner: Seat, show: &Show<'_>) -> Option<String> {
    let points = |seat: Seat, section: Section, what: &str| -> i32 {
        let of = scores.iter().filter(|(of, line)| *of == seat && line.section == section && line.what == what);
        of.map(|(_, line)| line.points).sum()
    };
    let turned = |section: Section, what: &str| {
        let without = totals.seats().map(|seat| (seat, totals[seat] - points(seat, section, what)));
        let own = totals[winner] - points(winner, section, what);
        without.into_iter().any(|(seat, total)| seat != winner && total >= own)
    };
    let puddings = points(winner, Section::End, "pudding");
    if puddings > 0 && turned(Section::End, "pudding") {
        let with = [("points", puddings.into()), ("name", show.name(winner).into())];
        return Some(show.locale.format("end-decided-puddings", &with));
    }
    let mut rounds: Vec<Section> = scores.iter().map(|(_, line)| line.section).collect();
    rounds.dedup();
    let round = rounds.into_iter().rev().find_map(|section| match section {
        Section::Round(round) if turned(section, "maki") => Some(round),
        _ => None,
    })?;
    Some(show.locale.format("end-decided-maki", &[("round", round.into())]))
}

/// The turn that brought the winner most.
fn key_moment(perspective: &Perspective<SushiGo>, winner: Seat, show: &Show<'_>) -> Option<(usize, String)> {
    let turns = perspective.heard().filter_map(|turn| {
        let before = turn.before?;
        let [_, after] = Scene::turn(&before, turn.events);
        let points = |tableaus| RoundScore::of_round(tableaus)[winner].total();
        let gain = points(&after.known.tableaus) - points(&before.tableaus);
        let own: Vec<Event> = turn
            .events
            .iter()
            .copied()
            .filter(|event| matches!(event, Event::Laid { seat, .. } if *seat == winner))
            .collect();
        Some((gain, turn.number, own))
    });
    let (gain, turn, events) = turns.max_by_key(|(gain, number, _)| (*gain, std::cmp::Reverse(*number)))?;
    let sentence = log::played(&events, show).pop()?;
    (gain >= WORTH_TELLING).then(|| (turn, format!("{sentence} +{gain}")))
}

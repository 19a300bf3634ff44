//! How a game was won: what decided it, and the winner's best turn.

use game::{Decision, PerSeat, Perspective, ScoreLine, Seat, Section};
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
        // If the tie-break decided it, that is the story.
        (Some(winner), None) => Story {
            decided: matches!(outcome.decided_by, Decision::Points)
                .then(|| decided(perspective.scores(), &outcome.scores, winner, show))
                .flatten(),
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

#[cfg(test)]
mod tests {
    use game::{FastChance, Game as _, Viewer, playout};
    use sushi_go::{Options, Variant};

    use super::*;
    use crate::Language;
    use crate::nameplate::Nameplate;

    /// Regression test: after a tie on points, maki of an earlier round were said to have decided the game.
    #[test]
    fn a_tie_break_is_not_explained_by_points() {
        let names: Vec<Nameplate> = ["Mika", "Ben"].into_iter().map(|name| Nameplate::plain(name.to_owned())).collect();
        let show = Show { locale: Language::ENGLISH.locale(), names: &names };
        let (mut ties, mut explained) = (0, 0);
        for seed in 0..300 {
            let chance = &mut FastChance::new(seed);
            let mut game = SushiGo::deal(&Options::new(2, Variant::Standard).unwrap(), chance, &mut |_| ());
            playout(&mut game, chance);
            let decided = story(&Perspective::new(&game, Viewer::Spectator, 1), &show).decided;
            match game.outcome().unwrap().decided_by {
                Decision::TieBreak(_) => {
                    ties += 1;
                    assert_eq!(decided, None);
                }
                Decision::Points => explained += usize::from(decided.is_some()),
                Decision::Shared => {}
            }
        }
        assert!(ties > 0 && explained > 0, "{ties} ties, {explained} explained");
    }
}

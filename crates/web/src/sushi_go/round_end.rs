//! The end of a round: everybody's dishes counted up line by line, and how everybody stands.

use game::Seat;
use maud::{Markup, html};
use sushi_go::RoundScore;

use crate::Locale;
use crate::drawing::{drawing, icon};
use crate::face::Mood;
use crate::locale::Term;
use crate::pad;
use crate::page_game::Show;
use crate::sushi_go::scene::Tally;

/// The lines of a round: the drawing and the name of a family, and its points.
type Line = (&'static str, Term, fn(&RoundScore) -> i32);

/// In the order of the score pad.
const LINES: [Line; 5] = [
    ("maki3", Term::new("line-sushi-go-maki"), |score| score.maki.into()),
    ("tempura", Term::new("line-sushi-go-tempura"), |score| score.tempura.into()),
    ("sashimi", Term::new("line-sushi-go-sashimi"), |score| score.sashimi.into()),
    ("gyoza", Term::new("line-sushi-go-gyoza"), |score| score.gyoza.into()),
    ("salmon", Term::new("line-sushi-go-nigiri"), |score| score.nigiri.into()),
];

/// What was scored: a round, or the last one with the puddings.
pub(crate) fn title(tally: &Tally, locale: &Locale) -> String {
    let id = if tally.puddings.is_some() { "round-over-end" } else { "round-over" };
    locale.format(id, &[("round", tally.pad.rounds().len().into())])
}

/// The scores of the latest round; after the last one with the puddings. The script counts them up, line by line.
pub(crate) fn round_end(tally: &Tally, show: &Show<'_>) -> Markup {
    let (locale, pad) = (show.locale, &tally.pad);
    let Some(scores) = pad.rounds().last() else { return html! {} };
    let is_last = tally.puddings.is_some();
    let puddings = |seat: Seat| tally.puddings.as_ref().map_or(0, |puddings| puddings[seat.index()]);
    let before = pad.totals();
    let total = |seat: Seat| before[seat] + puddings(seat);
    let seats: Vec<Seat> = scores.seats().collect();
    let best = seats.iter().map(|seat| total(*seat)).max().unwrap_or(0);
    let cell =
        |seat: Seat, points: i32| html! { td .zero[points == 0] data-column=(seat.index()) { (pad::points(points)) } };
    html! {
        section .round-end .{ "with-" (seats.len()) } aria-labelledby="tally-title" data-count {
            h2 #tally-title { (title(tally, locale)) }
            table .count-up {
                thead { tr {
                    td {}
                    @for seat in &seats {
                        @let plate = &show.names[seat.index()];
                        @let mood = if total(*seat) == best { Mood::Glad } else { Mood::Calm };
                        th scope="col" data-column=(seat.index()) { (plate.portrait(mood)) bdi { (plate.name) } }
                    }
                } }
                tbody {
                    @for (drawn, term, points) in LINES {
                        tr {
                            th scope="row" { (drawing(drawn)) span { (term.label(locale)) } }
                            @for seat in &seats { (cell(*seat, points(&scores[*seat]))) }
                        }
                    }
                    @if tally.puddings.is_some() {
                        tr {
                            th scope="row" { (drawing("pudding")) span { (Term::new("line-sushi-go-pudding").label(locale)) } }
                            @for seat in &seats { (cell(*seat, puddings(*seat))) }
                        }
                    }
                }
                tfoot {
                    tr {
                        th scope="row" { (locale.text(if is_last { "round-this-end" } else { "round-this" })) }
                        @for seat in &seats { td data-column=(seat.index()) { (pad::points(scores[*seat].total() + puddings(*seat))) } }
                    }
                    tr .overall {
                        th scope="row" { (locale.text("round-overall")) }
                        @for seat in &seats {
                            td .best[total(*seat) == best] data-column=(seat.index()) { (pad::points(total(*seat))) @if total(*seat) == best { (icon("crown")) } }
                        }
                    }
                }
            }
            // The style shows the sentence of the reader's own seat.
            @for seat in &seats { p .standing data-for=(seat.index()) { (standing(show, &seats, *seat, total)) } }
            button .primary type="button" data-continue { (icon("step")) (locale.text(if is_last { "round-to-result" } else { "continue" })) }
        }
    }
}

/// How a seat stands: in the lead or behind, and by how much.
fn standing(show: &Show<'_>, seats: &[Seat], own: Seat, total: impl Fn(Seat) -> i32) -> String {
    let locale = show.locale;
    let others = seats.iter().copied().filter(|seat| *seat != own);
    let Some(rival) = others.max_by_key(|seat| total(*seat)) else { return String::new() };
    let (name, lead) = (show.name(rival), total(own) - total(rival));
    let rank = 1 + seats.iter().filter(|seat| total(**seat) > total(own)).count();
    match lead {
        1.. => locale.format("round-you-lead", &[("points", lead.into())]),
        0 => locale.text("round-you-share-lead"),
        _ => locale
            .format("round-you-follow", &[("rank", rank.into()), ("points", (-lead).into()), ("name", name.into())]),
    }
}

#[cfg(test)]
mod tests {
    use game::{FastChance, Game as _, Joint, MoveSet as _, Perspective, Viewer};
    use sushi_go::{Options, SushiGo, Variant};

    use super::*;
    use crate::Language;
    use crate::nameplate::Nameplate;
    use crate::page_game::PageGame as _;

    /// The numbers in the row of totals.
    fn overall(markup: &str) -> Vec<i32> {
        let row = markup.split("class=\"overall\"").nth(1).expect("there is a row of totals");
        let row = row.split("</tr>").next().unwrap_or_default();
        let cells = row.split("<td").skip(1).filter_map(|cell| cell.split_once('>')?.1.split('<').next());
        cells.map(|number| number.replace('−', "-").parse().expect("a total is a number")).collect()
    }

    /// Regression test: there was no running total, and the seats left out the puddings after the end.
    #[test]
    fn every_round_ends_with_the_total_so_far_and_the_last_one_with_the_result() {
        for (players, variant) in [(2, Variant::Standard), (2, Variant::Dummy), (4, Variant::BothWays)] {
            let chance = &mut FastChance::new(7);
            let options = Options::new(players, variant).unwrap();
            let mut game = SushiGo::deal(&options, chance, &mut |_| ());
            let names: Vec<Nameplate> = (0..5).map(|number| Nameplate::plain(format!("Player {number}"))).collect();
            let show = Show { locale: Language::ENGLISH.locale(), names: &names };
            let mut totals = Vec::new();
            while game.outcome().is_none() {
                let before = game.observe(Viewer::Spectator);
                let mut joint = Joint::new(players);
                for seat in game.pending().seats().iter() {
                    joint[seat] = Some(game.legal_moves(seat).pick(chance));
                }
                let mut events = Vec::new();
                game.apply_unchecked(&joint, chance, &mut |event| events.push(event));
                let beats = SushiGo::beats(&before, &events, &show);
                let tallies = beats.iter().filter_map(|beat| beat.scene.tally());
                totals.extend(tallies.map(|tally| overall(&round_end(tally, &show).into_string())));
            }
            let scores = game.outcome().unwrap().scores;
            assert_eq!(totals.len(), 3);
            assert!(totals[0] != totals[1] && totals[1] != totals[2], "{totals:?}");
            assert_eq!(totals[2], scores.as_slice());
            // The seats agree with the ranking.
            let scene = SushiGo::now(&Perspective::new(&game, Viewer::Spectator, 1), &show);
            let seats: Vec<i32> = scores.seats().map(|seat| scene.standing(seat)).collect();
            assert_eq!(seats, scores.as_slice());
        }
    }
}

//! Charts as SVG, with a description for screen readers.

use game::Seat;
use maud::{Markup, html};
use menu::JudgedPosition;
use table::Look;

use crate::Locale;
use crate::face::Face;
use crate::nameplate::Nameplate;
use crate::pad::SeatScoreLine;

const WIDTH: f32 = 380.0;
const HEIGHT: f32 = 160.0;
const LEFT: f32 = 42.0;
const RIGHT: f32 = 52.0;
const TOP: f32 = 12.0;
const BOTTOM: f32 = 26.0;

/// A line of a chart: its name, the class of its colour, and its values.
pub(crate) struct Line {
    pub(crate) name: String,
    pub(crate) colour: String,
    pub(crate) values: Vec<f32>,
}

/// Points after each round.
pub(crate) fn rounds(locale: &Locale, scores: &[SeatScoreLine], names: &[Nameplate]) -> Markup {
    let mut rounds: Vec<u8> = scores.iter().map(|(_, line)| line.section.number().unwrap_or(u8::MAX)).collect();
    rounds.sort_unstable();
    rounds.dedup();
    // A game that is scored only once needs no chart.
    if rounds.len() < 2 {
        return html! {};
    }
    let lines: Vec<Line> = names
        .iter()
        .enumerate()
        .map(|(index, name)| {
            let own = |round: u8| -> i32 {
                let of = scores.iter().filter(|(seat, _)| *seat == Seat::new(index));
                of.filter(|(_, line)| line.section.number().unwrap_or(u8::MAX) <= round)
                    .map(|(_, line)| line.points)
                    .sum()
            };
            let values = std::iter::once(0.0).chain(rounds.iter().map(|&round| own(round) as f32)).collect();
            Line { name: name.name.clone(), colour: colour(names, index), values }
        })
        .collect();
    let labels: Vec<String> = std::iter::once(String::new())
        .chain(rounds.iter().map(|&round| if round == u8::MAX { locale.text("end-short") } else { round.to_string() }))
        .collect();
    lines_chart(&locale.text("chart-rounds"), &labels, &lines, None, &|value| format!("{value:.0}"))
}

/// The class of a player's colour in charts: people have chosen one, others get one that nobody at the table has.
pub(crate) fn colour(names: &[Nameplate], seat: usize) -> String {
    let chosen = |plate: &Nameplate| match plate.face {
        Some(Face::Animal { colour, .. }) => Some(usize::from(colour)),
        Some(Face::Regular(_) | Face::Dummy) | None => None,
    };
    let taken: Vec<usize> = names.iter().filter_map(chosen).collect();
    let mut free = (0..).filter(|colour| !taken.contains(colour));
    let others = names.iter().take(seat).filter(|plate| chosen(plate).is_none()).count();
    let number = names.get(seat).and_then(chosen).or_else(|| free.nth(others)).unwrap_or(seat);
    format!("series-{}", number % usize::from(Look::COLOURS) + 1)
}

/// A line chart. Each line ends in its last value; its colour and dashes are explained below the chart, where long names have
/// room.
pub(crate) fn lines_chart(
    title: &str,
    labels: &[String],
    lines: &[Line],
    range: Option<(f32, f32)>,
    write: &dyn Fn(f32) -> String,
) -> Markup {
    let all = || lines.iter().flat_map(|line| line.values.iter().copied());
    let (low, high) = range.unwrap_or_else(|| (all().fold(0.0, f32::min), all().fold(1.0, f32::max)));
    let steps = labels.len().max(2) - 1;
    let x = |step: usize| LEFT + (WIDTH - LEFT - RIGHT) * step as f32 / steps as f32;
    let y = |value: f32| TOP + (HEIGHT - TOP - BOTTOM) * (high - value) / (high - low);
    let ends = spread(lines.iter().map(|line| y(line.values.last().copied().unwrap_or(low))).collect());
    html! {
        figure .chart {
            figcaption { (title) }
            svg viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } role="img" aria-label=(description(title, lines, write)) {
                @for value in [low, f32::midpoint(low, high), high] {
                    line .grid x1=(LEFT) x2=(WIDTH - RIGHT) y1=(y(value)) y2=(y(value)) {}
                    text .tick x=(LEFT - 5.0) y=(y(value) + 4.0) text-anchor="end" { (write(value)) }
                }
                @for (step, label) in labels.iter().enumerate().step_by(label_step(labels.len())) {
                    text .tick x=(x(step)) y=(HEIGHT - 8.0) text-anchor="middle" { (label) }
                }
                @for (index, line) in lines.iter().enumerate() {
                    @let last = line.values.len().saturating_sub(1);
                    g .(line.colour) {
                        polyline points=(points(line.values.iter().enumerate().map(|(step, &value)| (x(step), y(value))))) {}
                        @if let Some(&value) = line.values.last() {
                            circle cx=(x(last)) cy=(y(value)) r="3.5" {}
                            text x=(x(last) + 8.0) y=(ends[index] + 4.0) { (write(value)) }
                        }
                    }
                }
            }
            ul .key aria-hidden="true" {
                @for line in lines {
                    li .(line.colour) { svg viewBox="0 0 28 8" { polyline points="1,4 27,4" {} } bdi { (line.name) } }
                }
            }
        }
    }
}

/// The winning chances as the background of a slider: an area for each seat, from the bottom in this order. Positions that are not
/// analysed yet stay empty.
pub(crate) fn chances_strip(positions: &[JudgedPosition], seats: &[usize], last: usize, names: &[Nameplate]) -> Markup {
    let below = |position: &JudgedPosition, count: usize| -> f32 {
        let own = seats.iter().take(count).map(|seat| position.chances.get(*seat).copied().unwrap_or(0.0));
        100.0 * (1.0 - own.sum::<f64>() as f32)
    };
    html! {
        svg .strip viewBox={ "0 0 " (last.max(1)) " 100" } preserveAspectRatio="none" aria-hidden="true" {
            @for (index, seat) in seats.iter().enumerate() {
                @let top = positions.iter().map(|position| (position.turn as f32, below(position, index + 1)));
                @let bottom = positions.iter().rev().map(|position| (position.turn as f32, below(position, index)));
                polygon .(colour(names, *seat)) points=(points(top.chain(bottom))) {}
            }
        }
    }
}

/// Points of a shape.
fn points(of: impl Iterator<Item = (f32, f32)>) -> String {
    of.map(|(x, y)| format!("{x:.1},{y:.1}")).collect::<Vec<_>>().join(" ")
}

fn description(title: &str, lines: &[Line], write: &dyn Fn(f32) -> String) -> String {
    let described = lines.iter().map(|line| {
        let values: Vec<String> = line.values.iter().map(|&value| write(value)).collect();
        format!("{}: {}", line.name, values.join(", "))
    });
    format!("{title}. {}", described.collect::<Vec<_>>().join("; "))
}

/// Maximum number of labels below a chart.
const LABELS: usize = 9;

/// Every how many steps a chart has a label below it, so that labels don't overlap.
fn label_step(labels: usize) -> usize {
    const STEPS: [usize; 7] = [1, 2, 5, 10, 20, 50, 100];
    STEPS.into_iter().find(|step| labels.div_ceil(*step) <= LABELS).unwrap_or(labels)
}

/// The distance of two values at the ends of lines.
const VALUE_HEIGHT: f32 = 13.0;

/// The positions of the values at the ends of lines, moved apart where they would overlap. All stay inside the chart.
fn spread(wanted: Vec<f32>) -> Vec<f32> {
    let mut order: Vec<usize> = (0..wanted.len()).collect();
    order.sort_by(|a, b| wanted[*a].total_cmp(&wanted[*b]));
    let mut places = wanted;
    let mut above = f32::MIN;
    for &index in &order {
        places[index] = places[index].max(above + VALUE_HEIGHT);
        above = places[index];
    }
    let mut below = HEIGHT - BOTTOM + VALUE_HEIGHT;
    for &index in order.iter().rev() {
        places[index] = places[index].min(below - VALUE_HEIGHT);
        below = places[index];
    }
    places
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Regression test: the winner's value was moved out of the chart, and others overlapped.
    #[test]
    fn values_at_the_ends_of_lines_are_apart_and_inside() {
        let bottom = HEIGHT - BOTTOM;
        for wanted in [vec![bottom; 8], vec![TOP; 8], vec![TOP, bottom, bottom, bottom, bottom], vec![60.0, 61.0, 62.0]]
        {
            let mut places = spread(wanted.clone());
            places.sort_by(f32::total_cmp);
            assert!(places.windows(2).all(|pair| pair[1] - pair[0] >= VALUE_HEIGHT - 0.01), "{wanted:?}: {places:?}");
            assert!(places[0] >= TOP - 0.01 && places[places.len() - 1] <= bottom + 0.01, "{wanted:?}: {places:?}");
        }
    }

    /// Regression test: the labels below a long game overlapped.
    #[test]
    fn long_games_have_few_labels() {
        assert_eq!([4, 9, 10, 31, 41, 160].map(label_step), [1, 1, 2, 5, 5, 20]);
    }

    /// Regression test: long names were cut to the same text.
    #[test]
    fn names_are_written_in_full() {
        let names = ["Wwwwwwwwwwwwwwwwwwwwwww1", "Wwwwwwwwwwwwwwwwwwwwwww2"];
        let lines = names.map(|name| Line { name: name.to_owned(), colour: String::new(), values: vec![0.0, 50.0] });
        let chart = lines_chart("Title", &["0".to_owned(), "1".to_owned()], &lines, None, &|value| value.to_string());
        for name in names {
            assert!(chart.0.contains(&format!("<bdi>{name}</bdi>")), "{}", chart.0);
        }
    }

    #[test]
    fn people_have_their_colours_and_bots_have_others() {
        let person = |colour| Nameplate::person("Ann", Look { face: 0, colour });
        let names = [Nameplate::plain("Bot"), person(0), Nameplate::plain("Bot 2"), person(2)];
        assert_eq!([0, 1, 2, 3].map(|seat| colour(&names, seat)), ["series-2", "series-1", "series-4", "series-3"]);
    }

    #[test]
    fn the_areas_of_all_seats_fill_the_strip() {
        let position = |turn, chances: &[f64]| JudgedPosition { turn, chances: chances.to_vec(), choices: Vec::new() };
        let positions = [position(0, &[0.5, 0.5]), position(1, &[0.25, 0.75])];
        let strip = chances_strip(&positions, &[1, 0], 2, &["Ann", "Ben"].map(Nameplate::plain)).into_string();
        assert!(strip.contains(r#"class="series-2" points="0.0,50.0 1.0,25.0 1.0,100.0 0.0,100.0""#), "{strip}");
        assert!(strip.contains(r#"class="series-1" points="0.0,0.0 1.0,0.0 1.0,25.0 0.0,50.0""#), "{strip}");
    }
}

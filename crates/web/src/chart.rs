//! Charts as SVG, with a description for screen readers.

use game::Seat;
use maud::{Markup, html};

use crate::Locale;
use crate::nameplate::Nameplate;
use crate::pad::SeatScoreLine;

const WIDTH: f32 = 380.0;
const HEIGHT: f32 = 160.0;
const LEFT: f32 = 42.0;
const RIGHT: f32 = 112.0;
const TOP: f32 = 12.0;
const BOTTOM: f32 = 26.0;

/// A line of a chart: its name and values.
pub(crate) struct Line {
    pub(crate) name: String,
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
            Line { name: name.name.clone(), values }
        })
        .collect();
    let labels: Vec<String> = std::iter::once(String::new())
        .chain(rounds.iter().map(|&round| if round == u8::MAX { locale.text("end-short") } else { round.to_string() }))
        .collect();
    lines_chart(&locale.text("chart-rounds"), &labels, &lines, None, &|value| format!("{value:.0}"))
}

/// A line chart. Each line ends in its name, so that colour is never the only clue.
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
                @for (step, label) in labels.iter().enumerate() {
                    text .tick x=(x(step)) y=(HEIGHT - 8.0) text-anchor="middle" { (label) }
                }
                @for (index, line) in lines.iter().enumerate() {
                    @let points: Vec<String> = line.values.iter().enumerate().map(|(step, &value)| format!("{:.1},{:.1}", x(step), y(value))).collect();
                    @let last = line.values.len().saturating_sub(1);
                    g .{ "series-" (index + 1) } {
                        polyline points=(points.join(" ")) {}
                        @if let Some(&value) = line.values.last() {
                            circle cx=(x(last)) cy=(y(value)) r="3.5" {}
                            text x=(x(last) + 8.0) y=(ends[index] + 4.0) { (shortened(&line.name)) " " (write(value)) }
                        }
                    }
                }
            }
        }
    }
}

fn description(title: &str, lines: &[Line], write: &dyn Fn(f32) -> String) -> String {
    let described = lines.iter().map(|line| {
        let values: Vec<String> = line.values.iter().map(|&value| write(value)).collect();
        format!("{}: {}", line.name, values.join(", "))
    });
    format!("{title}. {}", described.collect::<Vec<_>>().join("; "))
}

/// The positions of names, moved down where they would overlap.
fn spread(wanted: Vec<f32>) -> Vec<f32> {
    const ROOM: f32 = 13.0;
    let mut order: Vec<usize> = (0..wanted.len()).collect();
    order.sort_by(|a, b| wanted[*a].total_cmp(&wanted[*b]));
    let mut places = wanted;
    let mut above = f32::MIN;
    for index in order {
        places[index] = places[index].max(above + ROOM);
        above = places[index];
    }
    let over = (above - (HEIGHT - BOTTOM + 4.0)).max(0.0);
    places.into_iter().map(|place| place - over).collect()
}

fn shortened(name: &str) -> String {
    if name.chars().count() <= 9 { name.to_owned() } else { name.chars().take(8).chain(['…']).collect() }
}

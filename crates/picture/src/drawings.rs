//! The drawings of the pages, made fit for a picture: the renderer knows neither custom properties nor path lengths.

use std::collections::HashMap;
use std::f32::consts::TAU;

/// The colour of icons, which pages draw in the colour of the text.
const INK: &str = "#2b221c";

/// Drawings by name.
#[derive(Debug)]
pub struct Drawings(HashMap<String, Drawing>);

#[derive(Debug)]
struct Drawing {
    /// The attributes of its root, with the viewBox.
    attributes: String,
    /// Width divided by height.
    aspect: f32,
    content: String,
}

impl Drawings {
    /// The drawings in a file of `<symbol id="name" viewBox="…">` elements.
    pub fn from_symbols(symbols: &str) -> Self {
        let read = |symbol: &str| {
            let (name, rest) = symbol.split_once('"')?;
            let (attributes, rest) = rest.split_once('>')?;
            let (content, _) = rest.split_once("</symbol>")?;
            let size: Vec<f32> = attributes
                .split_once("viewBox=\"")?
                .1
                .split('"')
                .next()?
                .split(' ')
                .filter_map(|number| number.parse().ok())
                .collect();
            let [_, _, width, height] = size[..] else { return None };
            let plain = |text: &str| plain_colours(text).replace("currentColor", INK);
            let drawing = Drawing {
                attributes: plain(attributes),
                aspect: width / height,
                content: measured_dashes(&plain(content)),
            };
            Some((name.to_owned(), drawing))
        };
        Self(symbols.split("<symbol id=\"").skip(1).filter_map(read).collect())
    }

    /// The names of all drawings.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.0.keys().map(String::as_str)
    }

    /// The width of a drawing of this height.
    pub(crate) fn width(&self, name: &str, height: f32) -> f32 {
        self.0.get(name).map_or(0.0, |drawing| drawing.aspect * height)
    }

    /// A drawing with its upper left corner at `x` and `y`. An unknown one is empty.
    pub(crate) fn svg(&self, name: &str, x: f32, y: f32, height: f32) -> String {
        let Some(Drawing { attributes, aspect, content }) = self.0.get(name) else { return String::new() };
        let width = aspect * height;
        format!(
            "<svg x=\"{x:.1}\" y=\"{y:.1}\" width=\"{width:.1}\" height=\"{height:.1}\" {attributes}>{content}</svg>"
        )
    }
}

/// Replaces `var(--name,#colour)` by the colour.
fn plain_colours(svg: &str) -> String {
    let mut parts = svg.split("var(");
    let mut plain = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (property, rest) = part.split_once(')').unwrap_or((part, ""));
        plain.push_str(property.split_once(',').map_or(INK, |(_, colour)| colour));
        plain.push_str(rest);
    }
    plain
}

/// Replaces dashes that are relative to a circle's `pathLength` by dashes in units of the drawing.
fn measured_dashes(svg: &str) -> String {
    let mut measured = String::new();
    // A group may set the dashes of its circles.
    let mut inherited = String::new();
    for element in svg.split_inclusive('>') {
        let dashes = attribute(element, "stroke-dasharray").map_or(inherited.clone(), str::to_owned);
        if element.contains("<g") {
            inherited.clone_from(&dashes);
        }
        let length = attribute(element, "pathLength").and_then(|length| length.parse::<f32>().ok());
        let radius = attribute(element, " r").and_then(|radius| radius.parse::<f32>().ok());
        let Some((length, radius)) = length.zip(radius) else {
            measured.push_str(element);
            continue;
        };
        let scaled = |numbers: &str| {
            let numbers = numbers.split(' ').filter_map(|number| number.parse::<f32>().ok());
            numbers.map(|number| format!("{:.3}", number * TAU * radius / length)).collect::<Vec<_>>().join(" ")
        };
        let mut element = without(element, "pathLength");
        let offset = attribute(&element, "stroke-dashoffset").map(scaled);
        element = without(&without(&element, "stroke-dasharray"), "stroke-dashoffset");
        let offset = offset.map_or(String::new(), |offset| format!(" stroke-dashoffset=\"{offset}\""));
        let dashes = format!(" stroke-dasharray=\"{}\"{offset}", scaled(&dashes));
        measured.push_str(&element.replacen("<circle", &format!("<circle{dashes}"), 1));
    }
    measured
}

/// The value of an attribute.
fn attribute<'a>(element: &'a str, name: &str) -> Option<&'a str> {
    element.split_once(&format!("{name}=\""))?.1.split('"').next()
}

/// The element without this attribute.
fn without(element: &str, name: &str) -> String {
    match (attribute(element, name), element.split_once(&format!(" {name}=\""))) {
        (Some(value), Some((before, after))) => format!("{before}{}", &after[value.len() + 1..]),
        _ => element.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colours_are_plain_and_dashes_measured() {
        let symbols = "<svg><symbol id=\"plate\" viewBox=\"0 0 100 50\"><circle r=\"10\" pathLength=\"20\" \
                       stroke=\"var(--ink,#2b221c)\" stroke-dasharray=\".5 1\" stroke-dashoffset=\"1\"/></symbol></svg>";
        let drawings = Drawings::from_symbols(symbols);
        assert!((drawings.width("plate", 30.0) - 60.0).abs() < 0.01);
        let svg = drawings.svg("plate", 0.0, 0.0, 50.0);
        for part in ["stroke-dasharray=\"1.571 3.142\"", "stroke-dashoffset=\"3.142\"", "stroke=\"#2b221c\""] {
            assert!(svg.contains(part), "{part}: {svg}");
        }
        assert!(!svg.contains("pathLength") && !svg.contains("var("), "{svg}");
        assert_eq!(drawings.svg("nothing", 0.0, 0.0, 1.0), "");
    }

    #[test]
    fn circles_inherit_dashes_from_their_group() {
        let svg = measured_dashes("<g stroke-dasharray=\"0 1\"><circle r=\"18\" pathLength=\"18\"/></g>");
        assert!(svg.contains("<circle stroke-dasharray=\"0.000 6.283\" r=\"18\"/>"), "{svg}");
    }
}

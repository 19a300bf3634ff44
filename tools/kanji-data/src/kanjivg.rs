//! The strokes of a kanji and its parts, from KanjiVG.
//!
//! A drawing of KanjiVG is an SVG whose outermost group of strokes has one child for each part of the kanji, in the
//! order of writing. Values of attributes never contain `>`, so the tags are read one by one, whether or not each is on
//! its own line.

/// A kanji as KanjiVG draws it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Drawing {
    /// Its parts, in the order of writing.
    pub(crate) parts: Vec<Part>,
}

/// A part of a drawing: a group of strokes, or a single stroke that belongs to no group.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(crate) struct Part {
    /// Its character, if it is one.
    pub(crate) element: Option<String>,
    /// Whether it is only a piece of that character and the rest is elsewhere.
    pub(crate) is_piece: bool,
    /// Its position: `left`, `right`, `top`, …
    pub(crate) position: Option<String>,
    /// Its strokes as SVG paths.
    pub(crate) strokes: Vec<String>,
}

impl Drawing {
    /// Reads an SVG.
    pub(crate) fn read(svg: &str) -> Self {
        let mut parts: Vec<Part> = Vec::new();
        // 1: all strokes, 2: the kanji, 3: a part of it. The numbers of the strokes are in a later group.
        let mut depth = 0;
        for tag in svg.split('<').filter_map(|text| text.split_once('>').map(|(tag, _)| tag)) {
            if tag.starts_with("g ") {
                depth += 1;
                if depth == 3 {
                    parts.push(Part {
                        element: attribute(tag, "kvg:element"),
                        is_piece: attribute(tag, "kvg:part").is_some(),
                        position: attribute(tag, "kvg:position"),
                        strokes: Vec::new(),
                    });
                }
            } else if tag == "/g" {
                depth -= 1;
            } else if tag.starts_with("path ") {
                if depth == 2 {
                    parts.push(Part::default());
                }
                if let (Some(part), Some(path)) = (parts.last_mut(), attribute(tag, "d")) {
                    part.strokes.push(path);
                }
            }
        }
        Self { parts }
    }

    /// The number of strokes.
    pub(crate) fn strokes(&self) -> usize {
        self.parts.iter().map(|part| part.strokes.len()).sum()
    }
}

/// The value of an attribute.
fn attribute(tag: &str, name: &str) -> Option<String> {
    let (_, rest) = tag.split_once(&format!(" {name}=\""))?;
    rest.split_once('"').map(|(value, _)| value.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn children_of_the_kanji_and_loose_strokes_are_parts() {
        let svg = r#"<svg><g id="kvg:StrokePaths_1" style="x"><g id="kvg:1" kvg:element="A">
            <g id="kvg:1-g1" kvg:element="B" kvg:position="left" kvg:part="1"><path id="s1" d="M1"/>
            <g id="kvg:1-g2" kvg:element="C"><path id="s2" d="M2"/></g></g>
            <path id="s3" d="M3"/></g></g><g id="kvg:StrokeNumbers_1"><text>1</text></g></svg>"#;
        let drawing = Drawing::read(svg);
        let left = Part {
            element: Some("B".to_owned()),
            is_piece: true,
            position: Some("left".to_owned()),
            strokes: vec!["M1".to_owned(), "M2".to_owned()],
        };
        let loose = Part { strokes: vec!["M3".to_owned()], ..Part::default() };
        assert_eq!(drawing.strokes(), 3);
        assert_eq!(drawing, Drawing { parts: vec![left, loose] });
    }
}

//! The messages of the page protocol as JSON: steps, each with the parts that change.

use std::fmt::{Display, Write as _};

use serde::Serialize;

use crate::parts::PartId;
use crate::shorthand;

/// Builds a step. Parts and fields can be added in any order; unset fields are left out.
#[derive(Clone, Default, Debug)]
pub(crate) struct Step {
    parts: String,
    append: String,
    fields: String,
}

impl Step {
    /// Adds a changed part.
    pub(crate) fn part(&mut self, id: PartId, html: &str) {
        markup(&mut self.parts, id, html);
    }

    /// Adds changed parts.
    pub(crate) fn parts(&mut self, parts: &[(PartId, String)]) {
        for (id, html) in parts {
            self.part(*id, html);
        }
    }

    /// Adds markup to append to a part.
    pub(crate) fn append(&mut self, id: PartId, html: &str) {
        if !html.is_empty() {
            markup(&mut self.append, id, html);
        }
    }

    /// Sets the markup of the whole page.
    pub(crate) fn page(&mut self, html: &str) {
        markup(&mut self.fields, "page", html);
    }

    /// Sets a text field, unless the text is empty.
    pub(crate) fn text(&mut self, name: &str, text: &str) {
        if !text.is_empty() {
            field(&mut self.fields, name, &text);
        }
    }

    /// Sets a field.
    pub(crate) fn set(&mut self, name: &str, value: impl Serialize) {
        field(&mut self.fields, name, &value);
    }

    /// Adds everything from another step.
    pub(crate) fn extend(&mut self, other: Self) {
        for (own, more) in
            [(&mut self.parts, other.parts), (&mut self.append, other.append), (&mut self.fields, other.fields)]
        {
            if !more.is_empty() {
                comma(own, 0);
                own.push_str(&more);
            }
        }
    }

    /// Whether the step is empty.
    pub(crate) fn is_empty(&self) -> bool {
        self.parts.is_empty() && self.append.is_empty() && self.fields.is_empty()
    }

    /// The step as JSON.
    pub(crate) fn json(&self) -> String {
        let mut json = String::with_capacity(self.parts.len() + self.append.len() + self.fields.len() + 32);
        json.push('{');
        for (name, inside) in [("parts", &self.parts), ("append", &self.append)] {
            if !inside.is_empty() {
                comma(&mut json, 1);
                json.extend(["\"", name, "\":{", inside, "}"]);
            }
        }
        if !self.fields.is_empty() {
            comma(&mut json, 1);
            json.push_str(&self.fields);
        }
        json.push('}');
        json
    }
}

/// A message with these steps, which are JSON already.
pub(crate) fn message<'a>(steps: impl Iterator<Item = &'a str>) -> String {
    let mut message = String::from("{\"steps\":[");
    for (index, step) in steps.enumerate() {
        if index > 0 {
            message.push(',');
        }
        message.push_str(step);
    }
    message.push_str("]}");
    message
}

/// Adds markup under a name that needs no escapes.
fn markup(json: &mut String, name: impl Display, html: &str) {
    comma(json, 0);
    write!(json, "\"{name}\":").expect("writing to a string succeeds");
    shorthand::write_json(html, json);
}

fn field(json: &mut String, name: &str, value: &impl Serialize) {
    comma(json, 0);
    let value = serde_json::to_string(value).expect("values serialize to JSON");
    json.extend(["\"", name, "\":", &value]);
}

fn comma(json: &mut String, start: usize) {
    if json.len() > start {
        json.push(',');
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_step_serializes_its_parts_and_fields() {
        let mut step = Step::default();
        assert!(step.is_empty());
        assert_eq!(step.json(), "{}");
        step.part(PartId::new("belt"), "<b class=\"x y\" id=\"z\"/>");
        step.part(PartId::new("hand"), "");
        step.append(PartId::new("log"), "<li>é</li>");
        step.append(PartId::new("chat"), "");
        step.text("say", "");
        step.set("pause", 900);
        step.set("yours", true);
        let expected = "{\"parts\":{\"belt\":\"<b class=\\\"x y\\\" id=\\\"z\\\"/>\",\"hand\":\"\"},\"append\":{\"log\":\"\u{92}é\u{93}\"},\"pause\":900,\"yours\":true}";
        assert_eq!(step.json(), expected);
        assert_eq!(message([expected, "{}"].into_iter()), format!("{{\"steps\":[{expected},{{}}]}}"));
    }
}

//! The messages of the page protocol as JSON: steps, each with the parts that change.

use serde::Serialize;

use crate::parts::PartId;

/// Builds a step. Parts and fields can be added in any order; unset fields are left out.
#[derive(Clone, Default, Debug)]
pub(crate) struct Step {
    parts: Vec<u8>,
    append: Vec<u8>,
    fields: Vec<u8>,
}

impl Step {
    /// Adds a changed part.
    pub(crate) fn part(&mut self, id: PartId, html: &str) {
        field(&mut self.parts, &id.to_string(), &html);
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
            field(&mut self.append, &id.to_string(), &html);
        }
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
                own.extend(more);
            }
        }
    }

    /// Whether the step is empty.
    pub(crate) fn is_empty(&self) -> bool {
        self.parts.is_empty() && self.append.is_empty() && self.fields.is_empty()
    }

    /// The step as JSON.
    pub(crate) fn json(&self) -> String {
        let mut json = Vec::with_capacity(self.parts.len() + self.append.len() + self.fields.len() + 32);
        json.push(b'{');
        for (name, inside) in [("parts", &self.parts), ("append", &self.append)] {
            if !inside.is_empty() {
                comma(&mut json, 1);
                json.extend_from_slice(b"\"");
                json.extend_from_slice(name.as_bytes());
                json.extend_from_slice(b"\":{");
                json.extend_from_slice(inside);
                json.push(b'}');
            }
        }
        if !self.fields.is_empty() {
            comma(&mut json, 1);
            json.extend_from_slice(&self.fields);
        }
        json.push(b'}');
        String::from_utf8(json).expect("JSON is UTF-8")
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

fn field(json: &mut Vec<u8>, name: &str, value: &impl Serialize) {
    comma(json, 0);
    serde_json::to_writer(&mut *json, name).expect("names serialize to JSON");
    json.push(b':');
    serde_json::to_writer(json, value).expect("values serialize to JSON");
}

fn comma(json: &mut Vec<u8>, start: usize) {
    if json.len() > start {
        json.push(b',');
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
        step.part(PartId::new("belt"), "<b class=\"x\">");
        step.part(PartId::new("hand"), "");
        step.append(PartId::new("log"), "<li>é</li>");
        step.append(PartId::new("chat"), "");
        step.text("say", "");
        step.set("pause", 900);
        step.set("yours", true);
        let expected =
            r#"{"parts":{"belt":"<b class=\"x\">","hand":""},"append":{"log":"<li>é</li>"},"pause":900,"yours":true}"#;
        assert_eq!(step.json(), expected);
        assert_eq!(message([expected, "{}"].into_iter()), format!("{{\"steps\":[{expected},{{}}]}}"));
    }
}

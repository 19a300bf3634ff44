//! The part of JSON Schema that the description uses.

use std::cell::RefCell;
use std::collections::BTreeSet;

use serde_json::Value;

/// The OpenAPI description.
pub(crate) struct Description {
    document: Value,
    /// The properties seen in checked values.
    seen: RefCell<BTreeSet<String>>,
}

impl Description {
    pub(crate) fn read() -> Self {
        let document = serde_json::from_str(include_str!("../../src/openapi.json")).expect("the description is JSON");
        Self { document, seen: RefCell::default() }
    }

    /// All paths with their methods.
    pub(crate) fn paths(&self) -> impl Iterator<Item = (&str, &Value)> {
        let paths = self.document["paths"].as_object().expect("paths");
        paths.iter().map(|(path, methods)| (path.as_str(), methods))
    }

    pub(crate) fn schema(&self, name: &str) -> &Value {
        let schema = &self.document["components"]["schemas"][name];
        assert!(schema.is_object(), "there is no schema {name}");
        schema
    }

    /// The schema that a reference points to; other schemas are returned as they are.
    pub(crate) fn resolve<'a>(&'a self, value: &'a Value) -> &'a Value {
        let Some(reference) = value.get("$ref").and_then(Value::as_str) else { return value };
        let pointer = reference.strip_prefix('#').expect("a reference into the document");
        self.document.pointer(pointer).unwrap_or_else(|| panic!("{reference} leads nowhere"))
    }

    /// The properties seen so far, as `Schema.property`.
    pub(crate) fn seen(&self) -> BTreeSet<String> {
        self.seen.borrow().clone()
    }

    /// Checks a value against a named schema.
    pub(crate) fn check(&self, name: &str, value: &Value) -> Result<(), String> {
        self.fits(self.schema(name), name, value)
    }

    /// Checks a response against the description of its request.
    pub(crate) fn check_answer(&self, method: &str, path: &str, status: u16, body: &str) -> Result<(), String> {
        let responses = &self.document["paths"][path][method]["responses"];
        let described = responses.get(status.to_string()).ok_or("this status is not described")?;
        let content = self.resolve(described)["content"].as_object().ok_or("no content is described")?;
        let (kind, content) = content.iter().next().ok_or("no content is described")?;
        let value = if kind == "application/json" {
            serde_json::from_str(body).map_err(|error| error.to_string())?
        } else {
            Value::String(body.to_owned())
        };
        self.fits(&content["schema"], path, &value)
    }

    /// Checks a value against a schema, whose `name` is for messages and for the properties seen.
    fn fits(&self, schema: &Value, name: &str, value: &Value) -> Result<(), String> {
        if let Some(reference) = schema.get("$ref").and_then(Value::as_str) {
            let name = reference.rsplit('/').next().unwrap_or(reference);
            return self.fits(self.resolve(schema), name, value);
        }
        for (keyword, wanted) in schema.as_object().ok_or("a schema is an object")? {
            let holds = match keyword.as_str() {
                "const" => value == wanted,
                "enum" => wanted.as_array().is_some_and(|list| list.contains(value)),
                "type" => is_a(value, wanted),
                "minimum" => value.as_i64() >= wanted.as_i64(),
                "maximum" => value.as_i64() <= wanted.as_i64(),
                "minLength" => value.as_str().map(|text| text.chars().count() as u64) >= wanted.as_u64(),
                "oneOf" => return self.fits_one(schema, name, value),
                "allOf" => {
                    return wanted.as_array().into_iter().flatten().try_for_each(|part| self.fits(part, name, value));
                }
                "items" => {
                    value.as_array().into_iter().flatten().try_for_each(|item| self.fits(wanted, name, item))?;
                    true
                }
                "required" => {
                    let mut needed = wanted.as_array().into_iter().flatten().filter_map(Value::as_str);
                    needed.all(|property| value.get(property).is_some())
                }
                "properties" => {
                    self.properties(schema, name, value)?;
                    true
                }
                // Checked with the properties, documentation only, or not checked here.
                "additionalProperties" | "description" | "examples" | "default" | "pattern" | "discriminator" => true,
                other => return Err(format!("{name} uses {other}, which this test does not know")),
            };
            if !holds {
                return Err(format!("{name}: {keyword} {wanted} does not hold for {value}"));
            }
        }
        Ok(())
    }

    fn properties(&self, schema: &Value, name: &str, value: &Value) -> Result<(), String> {
        let Some(object) = value.as_object() else { return Ok(()) };
        for (property, value) in object {
            match schema["properties"].get(property) {
                Some(described) => {
                    self.seen.borrow_mut().insert(format!("{name}.{property}"));
                    self.fits(described, &format!("{name}.{property}"), value)?;
                }
                None if schema["additionalProperties"] == true => {}
                None => return Err(format!("{name} has '{property}', which is not described")),
            }
        }
        Ok(())
    }

    /// Checks that exactly one of several schemas fits.
    fn fits_one(&self, schema: &Value, name: &str, value: &Value) -> Result<(), String> {
        let before = self.seen();
        let mut fitting = Vec::new();
        let mut errors = Vec::new();
        for variant in schema["oneOf"].as_array().ok_or("oneOf is a list")? {
            self.seen.replace(before.clone());
            match self.fits(variant, name, value) {
                Ok(()) => fitting.push(self.seen()),
                Err(error) => errors.push(error),
            }
        }
        match <[_; 1]>::try_from(fitting) {
            Ok([seen]) => {
                self.seen.replace(seen);
                Ok(())
            }
            Err(several) => Err(format!("{name}: {} of oneOf fit; {}", several.len(), errors.join("; "))),
        }
    }
}

fn is_a(value: &Value, kind: &Value) -> bool {
    match kind.as_str() {
        Some("object") => value.is_object(),
        Some("array") => value.is_array(),
        Some("string") => value.is_string(),
        Some("integer") => value.is_i64() || value.is_u64(),
        Some("boolean") => value.is_boolean(),
        Some("null") => value.is_null(),
        _ => false,
    }
}

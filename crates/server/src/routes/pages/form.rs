//! The fields of a form, and what somebody does at a table with one.

use std::collections::BTreeMap;
use std::str::FromStr;
use std::sync::Arc;

use axum::extract::{Form, FromRequest, Request};
use serde::de::DeserializeOwned;
use table::{Action, TurnClock};

use crate::{ApiError, Server};

/// The fields of a form, in order. Of several with one name the first counts.
pub(crate) struct Fields(Vec<(String, String)>);

impl FromRequest<Arc<Server>> for Fields {
    type Rejection = ApiError;

    async fn from_request(request: Request, server: &Arc<Server>) -> Result<Self, ApiError> {
        let form = Form::<Vec<(String, String)>>::from_request(request, server).await;
        form.map(|Form(fields)| Self(fields)).map_err(|_| ApiError::Unreadable("That form cannot be read.".to_owned()))
    }
}

impl Fields {
    /// Reads the body of a form.
    pub(crate) fn parse_body(body: &str) -> Self {
        Self(form_urlencoded::parse(body.as_bytes()).into_owned().collect())
    }

    /// All of them.
    pub(crate) fn all(&self) -> &[(String, String)] {
        &self.0
    }

    /// What a field says.
    pub(crate) fn get(&self, name: &str) -> Option<&str> {
        self.0.iter().find(|(field, _)| field == name).map(|(_, value)| value.as_str())
    }

    /// What a field says that must be there.
    pub(crate) fn need(&self, name: &str) -> Result<&str, ApiError> {
        self.get(name).ok_or_else(|| ApiError::Unreadable(format!("The field '{name}' is missing in that form.")))
    }

    fn parse<T: FromStr>(&self, name: &str) -> Result<T, ApiError> {
        let wrong = |_| ApiError::Unreadable(format!("The field '{name}' of that form cannot be read."));
        self.need(name)?.parse().map_err(wrong)
    }

    /// A value that is written as it is in JSON.
    fn word<T: DeserializeOwned>(&self, name: &str) -> Result<Option<T>, ApiError> {
        let Some(text) = self.get(name) else { return Ok(None) };
        let wrong = |_| ApiError::Unreadable(format!("The field '{name}' of that form cannot be read."));
        serde_json::from_value(text.into()).map(Some).map_err(wrong)
    }

    /// The options of a game: every field `option.NAME`.
    pub(crate) fn options(&self) -> BTreeMap<String, String> {
        let options = self.0.iter().filter_map(|(name, value)| Some((name.strip_prefix("option.")?, value)));
        options.map(|(name, value)| (name.to_owned(), value.clone())).collect()
    }

    /// How long a choice may take.
    pub(crate) fn clock(&self) -> Result<Option<TurnClock>, ApiError> {
        self.word("clock")
    }

    /// Whether strangers find the table.
    pub(crate) fn public(&self) -> Option<bool> {
        self.get("public").map(|value| value == "true")
    }

    /// What somebody does at a table.
    pub(crate) fn action(&self) -> Result<Action, ApiError> {
        let seat = || self.parse("seat");
        let options = self.options();
        Ok(match self.need("do")? {
            "sit" => Action::Sit { seat: self.get("seat").map(|_| seat()).transpose()?, nonce: None },
            "ready" => Action::Ready { nonce: None },
            "leave" => Action::Leave,
            "terms" => Action::Settings {
                options: (!options.is_empty()).then_some(options),
                clock: self.clock()?,
                public: self.public(),
            },
            "bot" => Action::Bot { seat: seat()?, level: self.need("level")?.to_owned() },
            "clear" => Action::Clear { seat: seat()? },
            "kick" => Action::Kick { seat: seat()? },
            "replace" => Action::Replace { seat: seat()? },
            "host" => Action::Host { seat: seat()? },
            "start" => Action::Start { nonce: None },
            "choose" => Action::Choose {
                game: self.parse("game")?,
                turn: self.parse("turn")?,
                choice: self.need("move")?.to_owned(),
            },
            "return" => Action::Return,
            "say" => Action::Say { text: self.need("text")?.to_owned() },
            "react" => Action::React {
                with: self.word("with")?.ok_or_else(|| ApiError::Unreadable("Say with what to react.".to_owned()))?,
            },
            "rematch" => Action::Rematch,
            other => return Err(ApiError::Unreadable(format!("Nobody can do '{other}' at a table."))),
        })
    }
}

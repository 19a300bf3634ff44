//! The fields of a form, and the action that it requests.

use std::collections::BTreeMap;
use std::str::FromStr;
use std::sync::Arc;

use axum::extract::{Form, FromRequest, Request};
use game::NonceHash;
use serde::de::DeserializeOwned;
use table::{Action, TurnClock};

use crate::guests::ChosenLook;
use crate::{ApiError, Server};

/// The fields of a form, in order. Of several fields with the same name the first counts.
pub(crate) struct Fields(Vec<(String, String)>);

impl FromRequest<Arc<Server>> for Fields {
    type Rejection = ApiError;

    async fn from_request(request: Request, server: &Arc<Server>) -> Result<Self, ApiError> {
        let form = Form::<Vec<(String, String)>>::from_request(request, server).await;
        form.map(|Form(fields)| Self(fields)).map_err(|_| ApiError::Unreadable("The form is malformed.".to_owned()))
    }
}

impl Fields {
    /// Reads the body of a form.
    pub(crate) fn parse_body(body: &str) -> Self {
        Self(form_urlencoded::parse(body.as_bytes()).into_owned().collect())
    }

    /// All fields.
    pub(crate) fn all(&self) -> &[(String, String)] {
        &self.0
    }

    /// The value of a field.
    pub(crate) fn get(&self, name: &str) -> Option<&str> {
        self.0.iter().find(|(field, _)| field == name).map(|(_, value)| value.as_str())
    }

    /// The value of a required field.
    pub(crate) fn need(&self, name: &str) -> Result<&str, ApiError> {
        self.get(name).ok_or_else(|| ApiError::Unreadable(format!("The form lacks the field '{name}'.")))
    }

    fn parse<T: FromStr>(&self, name: &str) -> Result<T, ApiError> {
        let wrong = |_| ApiError::Unreadable(format!("The field '{name}' of the form is invalid."));
        self.need(name)?.parse().map_err(wrong)
    }

    /// A value that is a string in JSON, such as an enum.
    fn word<T: DeserializeOwned>(&self, name: &str) -> Result<Option<T>, ApiError> {
        let Some(text) = self.get(name) else { return Ok(None) };
        let wrong = |_| ApiError::Unreadable(format!("The field '{name}' of the form is invalid."));
        serde_json::from_value(text.into()).map(Some).map_err(wrong)
    }

    /// The hash of the nonce that the reader's device has drawn for the next deal, if the page has script.
    pub(crate) fn nonce_hash(&self) -> Result<Option<NonceHash>, ApiError> {
        self.parse_given("hash")
    }

    /// The options of a game: every field `option.NAME`.
    pub(crate) fn options(&self) -> BTreeMap<String, String> {
        let options = self.0.iter().filter_map(|(name, value)| Some((name.strip_prefix("option.")?, value)));
        options.map(|(name, value)| (name.to_owned(), value.clone())).collect()
    }

    /// The turn timer.
    pub(crate) fn clock(&self) -> Result<Option<TurnClock>, ApiError> {
        self.word("clock")
    }

    /// Whether the table is listed publicly.
    pub(crate) fn public(&self) -> Option<bool> {
        self.get("public").map(|value| value == "true")
    }

    /// Whether the number of seats is fixed.
    pub(crate) fn fixed(&self) -> Option<bool> {
        self.get("fixed").map(|value| value == "true")
    }

    /// The face and the colour, if they are given.
    pub(crate) fn look(&self) -> Result<ChosenLook, ApiError> {
        Ok(ChosenLook { face: self.parse_given("face")?, colour: self.parse_given("colour")? })
    }

    /// The value of an optional field.
    fn parse_given<T: FromStr>(&self, name: &str) -> Result<Option<T>, ApiError> {
        self.get(name).map(|_| self.parse(name)).transpose()
    }

    /// The action at a table.
    pub(crate) fn action(&self) -> Result<Action, ApiError> {
        let seat = || self.parse("seat");
        let options = self.options();
        Ok(match self.need("do")? {
            "sit" => Action::Sit { seat: self.parse_given("seat")?, nonce: None },
            "rename" => {
                let ChosenLook { face, colour } = self.look()?;
                Action::Rename { name: self.get("name").map(ToOwned::to_owned), face, colour }
            }
            "ready" => Action::Ready { nonce: None },
            "commit" => Action::Commit { hash: self.parse("hash")? },
            "reveal" => Action::Reveal { nonce: self.parse("nonce")? },
            "leave" => Action::Leave,
            "terms" => Action::Settings {
                options: (!options.is_empty()).then_some(options),
                clock: self.clock()?,
                public: self.public(),
                fixed: self.fixed(),
            },
            "bot" => Action::Bot { seat: seat()?, level: self.need("level")?.to_owned() },
            "clear" => Action::Clear { seat: seat()? },
            "kick" => Action::Kick { seat: seat()? },
            "replace" => Action::Replace { seat: seat()? },
            "host" => Action::Host { seat: seat()? },
            "start" => Action::Start {
                nonce: None,
                empty: self.word("empty")?,
                level: self.get("level").map(ToOwned::to_owned),
            },
            "choose" => Action::Choose {
                game: self.parse("game")?,
                turn: self.parse("turn")?,
                choice: self.need("move")?.to_owned(),
            },
            "return" => Action::Return,
            "say" => Action::Say { text: self.need("text")?.to_owned() },
            "react" => Action::React {
                with: self
                    .word("with")?
                    .ok_or_else(|| ApiError::Unreadable("The form lacks the field 'with'.".to_owned()))?,
            },
            "play_again" => Action::PlayAgain { want: self.get("want") != Some("false"), nonce: None },
            "rematch" => Action::Rematch,
            "give_up" => Action::GiveUp,
            other => return Err(ApiError::Unreadable(format!("There is no action '{other}'."))),
        })
    }
}

//! What is asked of the house over HTTP: guests, tables, measures. One connection that is kept.

use std::future::poll_fn;
use std::pin::Pin;

use hyper::Request;
use hyper::body::{Body, Incoming};
use hyper::client::conn::http1::{self, SendRequest};
use hyper::header::{AUTHORIZATION, CONTENT_TYPE, HOST};
use hyper_util::rt::TokioIo;
use serde::Deserialize;
use serde_json::json;

use super::measures::Measures;
use super::place::Place;
use crate::failure::Failure;

/// A connection for requests, one after another.
pub(super) struct Door {
    place: Place,
    sender: SendRequest<String>,
}

#[derive(Deserialize)]
struct Me {
    token: String,
}

#[derive(Deserialize)]
struct Opened {
    table: String,
}

impl Door {
    /// Connects.
    pub(super) async fn open(place: &Place) -> Result<Self, Failure> {
        let stream = place.connect().await?;
        let (sender, connection) =
            http1::handshake(TokioIo::new(stream)).await.map_err(|_| place.strange("something"))?;
        // It ends when the sender is dropped.
        tokio::spawn(async move { connection.await.ok() });
        Ok(Self { place: place.clone(), sender })
    }

    /// Somebody new; the token they are known by.
    pub(super) async fn welcome(&mut self, name: &str) -> Result<String, Failure> {
        let text = self.post("/api/guests", None, &json!({"name": name, "token": true})).await?;
        let me: Me = serde_json::from_str(&text).map_err(|_| self.place.strange("a guest"))?;
        Ok(me.token)
    }

    /// A new table; its code.
    pub(super) async fn table(&mut self, token: &str, game: &str, seats: u8) -> Result<String, Failure> {
        let terms = json!({"game": game, "options": {"players": seats.to_string()}});
        let text = self.post("/api/tables", Some(token), &terms).await?;
        let opened: Opened = serde_json::from_str(&text).map_err(|_| self.place.strange("a table"))?;
        Ok(opened.table)
    }

    /// What the house measures of itself, if it shows it to us.
    pub(super) async fn measures(&mut self) -> Result<Option<Measures>, Failure> {
        let request = Request::get("/metrics");
        let (status, text) = self.ask(request, String::new()).await?;
        match status {
            200 => Ok(Some(Measures::read(&text))),
            404 => Ok(None),
            _ => Err(self.place.refused(status, &text)),
        }
    }

    async fn post(&mut self, path: &str, token: Option<&str>, body: &serde_json::Value) -> Result<String, Failure> {
        let mut request = Request::post(path).header(CONTENT_TYPE, "application/json");
        if let Some(token) = token {
            request = request.header(AUTHORIZATION, format!("Bearer {token}"));
        }
        let (status, text) = self.ask(request, body.to_string()).await?;
        if status == 201 { Ok(text) } else { Err(self.place.refused(status, &text)) }
    }

    async fn ask(&mut self, request: hyper::http::request::Builder, body: String) -> Result<(u16, String), Failure> {
        let request = request.header(HOST, &self.place.authority).body(body);
        let request = request.map_err(|_| self.place.strange("a token"))?;
        let failed = |fault: hyper::Error| {
            Failure::Input(format!("{} ended the connection: {fault}; is Sushiya there?", self.place.authority))
        };
        self.sender.ready().await.map_err(failed)?;
        let answer = self.sender.send_request(request).await.map_err(failed)?;
        let status = answer.status().as_u16();
        let bytes = whole(answer.into_body()).await.map_err(failed)?;
        let text = String::from_utf8(bytes).map_err(|_| self.place.strange("something"))?;
        Ok((status, text))
    }
}

/// The whole body.
async fn whole(mut body: Incoming) -> Result<Vec<u8>, hyper::Error> {
    let mut bytes = Vec::new();
    while let Some(frame) = poll_fn(|context| Pin::new(&mut body).poll_frame(context)).await {
        if let Ok(data) = frame?.into_data() {
            bytes.extend_from_slice(&data);
        }
    }
    Ok(bytes)
}

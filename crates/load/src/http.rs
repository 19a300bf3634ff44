//! HTTP requests: guests, tables, pages, metrics.

use std::collections::BTreeMap;
use std::future::poll_fn;
use std::pin::Pin;

use hyper::Request;
use hyper::body::{Body, Incoming};
use hyper::client::conn::http1::{self, SendRequest};
use hyper::header::{AUTHORIZATION, CONTENT_TYPE, COOKIE, HOST, HeaderMap, SET_COOKIE};
use hyper_util::rt::TokioIo;
use serde::Deserialize;
use serde_json::json;

use crate::LoadError;
use crate::address::Address;
use crate::markup::form;
use crate::metrics::Metrics;

/// A guest of the server.
pub(crate) struct Guest {
    name: String,
    /// The token that programs use.
    pub(crate) token: String,
    /// The cookie that browsers use, as `name=value`.
    pub(crate) cookie: String,
}

/// One HTTP connection, for requests one after another.
pub(crate) struct HttpClient {
    address: Address,
    sender: SendRequest<String>,
}

struct Answer {
    status: u16,
    headers: HeaderMap,
    text: String,
}

#[derive(Deserialize)]
struct Me {
    token: String,
}

#[derive(Deserialize)]
struct Opened {
    table: String,
}

impl HttpClient {
    /// Connects.
    pub(crate) async fn connect(address: &Address) -> Result<Self, LoadError> {
        let stream = address.connect().await?;
        let (sender, connection) =
            http1::handshake(TokioIo::new(stream)).await.map_err(|_| address.unexpected("answer"))?;
        // It ends when the sender is dropped.
        tokio::spawn(async move { connection.await.ok() });
        Ok(Self { address: address.clone(), sender })
    }

    /// Registers a guest.
    pub(crate) async fn register(&mut self, name: &str) -> Result<Guest, LoadError> {
        let answer = self.post("/api/guests", None, &json!({"name": name, "token": true})).await?;
        let me: Me = serde_json::from_str(&answer.text).map_err(|_| self.address.unexpected("guest"))?;
        let cookie = answer.headers.get(SET_COOKIE).and_then(|cookie| cookie.to_str().ok()?.split(';').next());
        let cookie = cookie.ok_or_else(|| self.address.unexpected("guest"))?.to_owned();
        Ok(Guest { name: name.to_owned(), token: me.token, cookie })
    }

    /// Loads a page as a browser with this cookie does.
    pub(crate) async fn page(&mut self, path: &str, cookie: &str) -> Result<String, LoadError> {
        let answer = self.send(Request::get(path).header(COOKIE, cookie), String::new()).await?;
        if answer.status == 200 { Ok(answer.text) } else { Err(self.address.refused(answer.status, "")) }
    }

    /// Sits down by the form of a table's page.
    pub(crate) async fn sit(&mut self, code: &str, guest: &Guest) -> Result<(), LoadError> {
        let fields = [("name", guest.name.as_str()), ("sit", code)];
        let request = Request::post("/name").header(COOKIE, &guest.cookie);
        let request = request.header(CONTENT_TYPE, "application/x-www-form-urlencoded");
        let answer = self.send(request, form(fields.into_iter())).await?;
        if answer.status == 303 { Ok(()) } else { Err(self.address.refused(answer.status, &answer.text)) }
    }

    /// Opens a table; returns its code.
    pub(crate) async fn open_table(
        &mut self,
        token: &str,
        game: &str,
        options: &BTreeMap<String, String>,
    ) -> Result<String, LoadError> {
        let answer = self.post("/api/tables", Some(token), &json!({"game": game, "options": options})).await?;
        let opened: Opened = serde_json::from_str(&answer.text).map_err(|_| self.address.unexpected("table"))?;
        Ok(opened.table)
    }

    /// The server's metrics, or `None` if it does not show them to this address.
    pub(crate) async fn metrics(&mut self) -> Result<Option<Metrics>, LoadError> {
        let answer = self.send(Request::get("/metrics"), String::new()).await?;
        match answer.status {
            200 => Ok(Some(Metrics::parse(&answer.text))),
            404 => Ok(None),
            status => Err(self.address.refused(status, &answer.text)),
        }
    }

    async fn post(&mut self, path: &str, token: Option<&str>, body: &serde_json::Value) -> Result<Answer, LoadError> {
        let mut request = Request::post(path).header(CONTENT_TYPE, "application/json");
        if let Some(token) = token {
            request = request.header(AUTHORIZATION, format!("Bearer {token}"));
        }
        let answer = self.send(request, body.to_string()).await?;
        if answer.status == 201 { Ok(answer) } else { Err(self.address.refused(answer.status, &answer.text)) }
    }

    async fn send(&mut self, request: hyper::http::request::Builder, body: String) -> Result<Answer, LoadError> {
        let request = request.header(HOST, &self.address.authority).body(body);
        let request = request.map_err(|_| self.address.unexpected("token"))?;
        let failed = |error: hyper::Error| LoadError::Broken {
            authority: self.address.authority.clone(),
            reason: format!("{error}; is it a Sushiya server?"),
        };
        self.sender.ready().await.map_err(failed)?;
        let response = self.sender.send_request(request).await.map_err(failed)?;
        let (status, headers) = (response.status().as_u16(), response.headers().clone());
        let bytes = read_body(response.into_body()).await.map_err(failed)?;
        let text = String::from_utf8(bytes).map_err(|_| self.address.unexpected("answer"))?;
        Ok(Answer { status, headers, text })
    }
}

async fn read_body(mut body: Incoming) -> Result<Vec<u8>, hyper::Error> {
    let mut bytes = Vec::new();
    while let Some(frame) = poll_fn(|context| Pin::new(&mut body).poll_frame(context)).await {
        if let Ok(data) = frame?.into_data() {
            bytes.extend_from_slice(&data);
        }
    }
    Ok(bytes)
}

//! What only chromedriver knows, beyond the standard: its browser's own protocol, the log, and the network.

use fantoccini::Client;
use fantoccini::wd::WebDriverCompatibleCommand;
use http::Method;
use serde_json::{Value, json};
use url::{ParseError, Url};

/// Something to be sent to an address of the session.
#[derive(Debug)]
pub(crate) struct Command {
    path: &'static str,
    body: Value,
}

impl Command {
    /// A command of the browser's own protocol.
    pub(crate) fn inner(name: &str, parameters: &Value) -> Self {
        Self { path: "goog/cdp/execute", body: json!({"cmd": name, "params": parameters}) }
    }

    /// What the console has said since this was last asked.
    pub(crate) fn log() -> Self {
        Self { path: LOG, body: log_wanted() }
    }

    /// Takes the network away or gives it back.
    pub(crate) fn network(is_there: bool) -> Self {
        let unlimited = -1;
        let conditions = json!({
            "offline": !is_there,
            "latency": 0,
            "download_throughput": unlimited,
            "upload_throughput": unlimited,
        });
        Self { path: "chromium/network_conditions", body: json!({"network_conditions": conditions}) }
    }
}

/// Where the log is read.
pub(crate) const LOG: &str = "se/log";

/// Which log is wanted.
pub(crate) fn log_wanted() -> Value {
    json!({"type": "browser"})
}

impl WebDriverCompatibleCommand for Command {
    fn endpoint(&self, base: &Url, session: Option<&str>) -> Result<Url, ParseError> {
        base.join(&format!("session/{}/{}", session.unwrap_or_default(), self.path))
    }

    fn method_and_body(&self, _: &Url) -> (Method, Option<String>) {
        (Method::POST, Some(self.body.to_string()))
    }
}

/// Gives a command of the browser's own protocol, which must work.
pub(crate) async fn inner(client: &Client, (name, parameters): (&str, Value)) -> Value {
    let done = client.issue_cmd(Command::inner(name, &parameters)).await;
    done.unwrap_or_else(|fault| panic!("{name}: {fault}"))
}

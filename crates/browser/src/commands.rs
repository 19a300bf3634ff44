//! Commands that only chromedriver has: the DevTools protocol, the console log, and network conditions.

use fantoccini::Client;
use fantoccini::wd::WebDriverCompatibleCommand;
use http::Method;
use serde_json::{Value, json};
use url::{ParseError, Url};

/// A POST to a path under the session.
#[derive(Debug)]
pub(crate) struct Command {
    path: &'static str,
    body: Value,
}

impl Command {
    /// A command of the DevTools protocol.
    pub(crate) fn inner(name: &str, parameters: &Value) -> Self {
        Self { path: "goog/cdp/execute", body: json!({"cmd": name, "params": parameters}) }
    }

    /// Reads the console messages since the last read.
    pub(crate) fn log() -> Self {
        Self { path: LOG, body: log_wanted() }
    }

    /// Disconnects or reconnects the network.
    pub(crate) fn network(is_online: bool) -> Self {
        let unlimited = -1;
        let conditions = json!({
            "offline": !is_online,
            "latency": 0,
            "download_throughput": unlimited,
            "upload_throughput": unlimited,
        });
        Self { path: "chromium/network_conditions", body: json!({"network_conditions": conditions}) }
    }
}

/// The path of the log.
pub(crate) const LOG: &str = "se/log";

/// The request body that selects the console log.
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

/// Runs a command of the DevTools protocol; panics if it fails.
pub(crate) async fn inner(client: &Client, (name, parameters): (&str, Value)) -> Value {
    let done = client.issue_cmd(Command::inner(name, &parameters)).await;
    done.unwrap_or_else(|fault| panic!("{name}: {fault}"))
}

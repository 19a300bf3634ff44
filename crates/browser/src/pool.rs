//! Reuses browsers: starting one takes seconds of CPU time, cleaning one that another test has used takes milliseconds.
//!
//! A browser goes back to the pool with a new tab (and so without history) and without cookies, storage and cached files.
//! A browser whose test failed, or that can't be cleaned, is quit.

use std::io;
use std::sync::{LazyLock, Mutex, MutexGuard, PoisonError};

use fantoccini::{Client, ClientBuilder};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Value, json};
use tokio::runtime::{Builder, Runtime};

use crate::Device;
use crate::driver::Driver;

/// The address of an empty page.
pub(crate) const BLANK: &str = "about:blank";

/// Maximum number of browsers that wait for a test.
const MAX_IDLE: usize = 4;

static IDLE: Mutex<Vec<RunningBrowser>> = Mutex::new(Vec::new());

/// The runtime of the connections to chromedriver. They outlive the runtime of a test.
static CONNECTIONS: LazyLock<Runtime> =
    LazyLock::new(|| Builder::new_multi_thread().worker_threads(1).enable_all().build().expect("a runtime starts"));

/// A browser that chromedriver has started.
pub(crate) struct RunningBrowser {
    pub(crate) client: Client,
    /// The path of its session at chromedriver.
    path: String,
    /// The languages it was started with. They can't be changed later.
    language: String,
}

impl RunningBrowser {
    /// An idle browser that fits the device, or else a new one.
    pub(crate) async fn get(device: &Device) -> Self {
        let idle = {
            let mut idle = idle();
            let found = idle.iter().position(|browser| browser.language == device.language);
            found.map(|found| idle.swap_remove(found))
        };
        match idle {
            Some(browser) => browser,
            None => Self::start(device).await,
        }
    }

    async fn start(device: &Device) -> Self {
        let Value::Object(capabilities) = device.capabilities() else { unreachable!("capabilities are an object") };
        let connecting = CONNECTIONS.spawn(async move {
            let connector = HttpConnector::new();
            ClientBuilder::new(connector).capabilities(capabilities).connect(&Driver::shared().address()).await
        });
        let connected = connecting.await.expect("connecting does not panic");
        let client = connected.unwrap_or_else(|fault| panic!("chromium does not start: {fault}"));
        // The pool quits the browser itself, because nothing polls the client while a test unwinds.
        client.persist().await.expect("the browser runs");
        let id = client.session_id().await.ok().flatten().expect("a session has an id");
        Self { client, path: format!("/session/{id}"), language: device.language.clone() }
    }

    /// Sends a command without a runtime, which works while a test unwinds.
    pub(crate) fn request(&self, method: &str, path: &str, body: &Value) -> io::Result<Value> {
        Driver::shared().request(method, &format!("{}/{path}", self.path), &body.to_string())
    }

    /// Quits the browser.
    pub(crate) fn quit(&self) {
        // A browser that doesn't respond is killed together with its driver.
        let _ = Driver::shared().request("DELETE", &self.path, "");
    }

    /// Gives the browser to the next test. `origins` are those that pages were loaded from.
    pub(crate) fn recycle(self, origins: &[String]) {
        if self.clean(origins).is_err() {
            self.quit();
            return;
        }
        let mut idle = idle();
        idle.push(self);
        if idle.len() > MAX_IDLE {
            idle.remove(0).quit();
        }
    }

    fn clean(&self, origins: &[String]) -> io::Result<()> {
        let devtools = |name: &str, parameters: Value| {
            self.request("POST", "goog/cdp/execute", &json!({"cmd": name, "params": parameters}))
        };
        let old = self.request("GET", "window/handles", &json!({}))?;
        let new = self.request("POST", "window/new", &json!({"type": "tab"}))?;
        for tab in old.as_array().into_iter().flatten() {
            self.request("POST", "window", &json!({"handle": tab}))?;
            self.request("DELETE", "window", &json!({}))?;
        }
        self.request("POST", "window", &json!({"handle": new["handle"]}))?;
        // A new tab loads its empty page by itself. Wait for it, or the next navigation may take it for its own.
        self.request("POST", "url", &json!({"url": BLANK}))?;
        for origin in origins {
            devtools("Storage.clearDataForOrigin", json!({"origin": origin, "storageTypes": "all"}))?;
        }
        devtools("Network.clearBrowserCookies", json!({}))?;
        devtools("Network.clearBrowserCache", json!({}))?;
        devtools("Browser.resetPermissions", json!({}))?;
        Ok(())
    }
}

fn idle() -> MutexGuard<'static, Vec<RunningBrowser>> {
    IDLE.lock().unwrap_or_else(PoisonError::into_inner)
}

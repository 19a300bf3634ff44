//! Retries with a timeout, and failure reports.

use std::fmt::Display;
use std::panic::Location;
use std::path::PathBuf;
use std::thread;
use std::time::{Duration, Instant};

use crate::Page;

/// Timeout for every wait: long, because several browsers may share two processors.
const TIMEOUT: Duration = Duration::from_secs(60);

/// Pause between attempts.
const RETRY_DELAY: Duration = Duration::from_millis(30);

/// Maximum length of the HTML in a report, in characters.
const MAX_HTML: usize = 20_000;

/// The directory for screenshots of failed pages.
const SCREENSHOTS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../target/failed-pages");

impl Page<'_> {
    /// Retries an action until it succeeds or times out.
    pub(crate) async fn retry<T>(
        &self,
        at: &Location<'_>,
        what: impl Display,
        attempt: impl AsyncFn() -> Result<T, String>,
    ) -> T {
        let started = Instant::now();
        loop {
            match attempt().await {
                Ok(value) => return value,
                Err(why) if started.elapsed() > TIMEOUT => self.fail(at, &format!("{what}: {why}")).await,
                Err(_) => tokio::time::sleep(RETRY_DELAY).await,
            }
        }
    }

    /// Fails the test with the address, HTML and console of the page, and saves a screenshot.
    pub(crate) async fn fail(&self, at: &Location<'_>, why: &str) -> ! {
        let address = self.script("return location.href", &[]).await;
        let page = self.script("return document.documentElement.outerHTML", &[]).await;
        let page: String = page.as_str().unwrap_or_default().chars().take(MAX_HTML).collect();
        let console: Vec<String> = self.console().await.iter().map(ToString::to_string).collect();
        let test = thread::current().name().unwrap_or("page").replace("::", "-");
        let picture = PathBuf::from(SCREENSHOTS).join(test).with_extension("png");
        self.picture(&picture).await;
        panic!(
            "{at}: {why}\nat {address}, screenshot in {}\n--- console\n{}\n--- page\n{page}\n---",
            picture.display(),
            console.join("\n"),
        );
    }
}

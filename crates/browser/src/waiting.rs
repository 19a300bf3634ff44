//! Until something is so, or a report of how it was.

use std::fmt::Display;
use std::panic::Location;
use std::path::PathBuf;
use std::thread;
use std::time::{Duration, Instant};

use crate::Page;

/// Longer than anything takes; whoever waits so long has failed.
const LONG: Duration = Duration::from_secs(20);

/// How long is waited before something is tried again.
const MOMENT: Duration = Duration::from_millis(30);

/// How much of a page is shown in a report.
const SHOWN: usize = 20_000;

/// Where pictures of pages are put that were not as they should be.
const PICTURES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../target/failed-pages");

impl Page<'_> {
    /// Tries something until it works.
    pub(crate) async fn insist<T>(
        &self,
        at: &Location<'_>,
        what: impl Display,
        attempt: impl AsyncFn() -> Result<T, String>,
    ) -> T {
        let begun = Instant::now();
        loop {
            match attempt().await {
                Ok(value) => return value,
                Err(why) if begun.elapsed() > LONG => self.fail(at, &format!("{what}: {why}")).await,
                Err(_) => tokio::time::sleep(MOMENT).await,
            }
        }
    }

    /// Ends the test with all there is to know.
    pub(crate) async fn fail(&self, at: &Location<'_>, why: &str) -> ! {
        let address = self.script("return location.href", &[]).await;
        let page = self.script("return document.documentElement.outerHTML", &[]).await;
        let page: String = page.as_str().unwrap_or_default().chars().take(SHOWN).collect();
        let console: Vec<String> = self.console().await.iter().map(ToString::to_string).collect();
        let test = thread::current().name().unwrap_or("page").replace("::", "-");
        let picture = PathBuf::from(PICTURES).join(test).with_extension("png");
        self.picture(&picture).await;
        panic!(
            "{at}: {why}\nat {address}, picture in {}\n--- console\n{}\n--- page\n{page}\n---",
            picture.display(),
            console.join("\n"),
        );
    }
}

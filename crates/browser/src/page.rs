//! A tab, and a user's actions in it.

use std::fs;
use std::panic::Location;
use std::path::Path;

use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use fantoccini::Client;
use fantoccini::actions::{InputSource, KeyAction, KeyActions};
use fantoccini::elements::Element;
use fantoccini::error::CmdError;
use fantoccini::key::Key;
use fantoccini::wd::WindowHandle;
use serde_json::{Value, json};
use tokio::sync::MutexGuard;

use crate::browser::Session;
use crate::commands::inner;
use crate::pool::BLANK;
use crate::{Locator, Message, finding};

/// Number of Tab presses after which an element counts as unreachable.
const TABS: usize = 300;

/// Maximum number of attempts to leave an empty page.
const NAVIGATIONS: usize = 3;

/// A tab of a browser.
#[derive(Clone)]
pub struct Page<'b> {
    pub(crate) session: &'b Session,
    tab: WindowHandle,
}

/// Every action waits until it is possible, and reports the state of the page if it times out.
impl<'b> Page<'b> {
    pub(crate) fn new(session: &'b Session, tab: WindowHandle) -> Self {
        Self { session, tab }
    }

    /// Waits for exclusive access to the browser and switches to this tab.
    pub(crate) async fn turn(&self) -> (&Client, MutexGuard<'_, WindowHandle>) {
        let (client, mut current) = self.session.turn().await;
        if *current != self.tab {
            client.switch_to_window(self.tab.clone()).await.expect("the tab is there");
            *current = self.tab.clone();
        }
        (client, current)
    }

    /// Navigates to a URL.
    pub async fn go(&self, url: &str) {
        let (client, _turn) = self.turn().await;
        self.session.visits(url);
        // In a tab that has just been opened, chromedriver can take the end of loading its empty page for that of this one.
        for _ in 0..NAVIGATIONS {
            client.goto(url).await.unwrap_or_else(|fault| panic!("{url} cannot be opened: {fault}"));
            if client.current_url().await.is_ok_and(|at| at.as_str() != BLANK) {
                return;
            }
        }
        panic!("{url} is not loaded");
    }

    /// Reloads the page.
    pub async fn reload(&self) {
        let (client, _turn) = self.turn().await;
        client.refresh().await.expect("the page loads");
    }

    /// Goes back in the history.
    pub async fn back(&self) {
        let (client, _turn) = self.turn().await;
        client.back().await.expect("there is a page to go back to");
    }

    /// Clicks an element.
    #[track_caller]
    pub fn click(&self, locator: Locator) -> impl Future<Output = ()> {
        self.act("click", locator, async |element| {
            is_usable(element).await?;
            let Err(fault) = element.click().await else { return Ok(()) };
            // Something may cover the element: scroll before the next attempt.
            let scroll = "arguments[0].scrollIntoView({block: 'center'})";
            let _ = element.clone().client().execute(scroll, vec![json!(element)]).await;
            Err(message(fault))
        })
    }

    /// Replaces the content of a field.
    #[track_caller]
    pub fn fill(&self, locator: Locator, words: &str) -> impl Future<Output = ()> {
        self.act("fill", locator, async |element| {
            is_usable(element).await?;
            element.clear().await.map_err(message)?;
            element.send_keys(words).await.map_err(message)
        })
    }

    /// Selects an option by its label.
    #[track_caller]
    pub fn choose(&self, locator: Locator, option: &str) -> impl Future<Output = ()> {
        self.act("choose from", locator, async |element| {
            is_usable(element).await?;
            element.select_by_label(option).await.map_err(message)
        })
    }

    /// Presses a key: `Key::Enter`, or `'3'`.
    pub async fn press(&self, key: impl Into<char>) {
        self.type_keys(&[key.into()]).await;
    }

    /// Presses a key several times in a row.
    pub async fn press_times(&self, times: usize, key: impl Into<char>) {
        let value = key.into();
        let press = |actions: KeyActions, ()| actions.then(KeyAction::Down { value }).then(KeyAction::Up { value });
        let actions = std::iter::repeat_n((), times).fold(KeyActions::new("keyboard".to_owned()), press);
        let (client, _turn) = self.turn().await;
        client.perform_actions(actions).await.expect("there is a keyboard");
    }

    /// Presses a key while another is held.
    pub async fn press_with(&self, held: Key, key: impl Into<char>) {
        self.type_keys(&[held.into(), key.into()]).await;
    }

    /// Presses Tab until an element has the focus.
    #[track_caller]
    pub fn tab_to(&self, locator: Locator) -> impl Future<Output = ()> {
        let at = Location::caller();
        async move {
            self.see_from(at, &locator).await;
            let mut passed = Vec::new();
            for _ in 0..TABS {
                if self.has_focus(&locator).await {
                    return;
                }
                passed.push(self.focused().await);
                self.press(Key::Tab).await;
            }
            self.fail(at, &format!("Tab never reaches {locator}, only {passed:?}")).await;
        }
    }

    /// Whether an element has the focus.
    pub async fn has_focus(&self, locator: &Locator) -> bool {
        let (client, _turn) = self.turn().await;
        match (client.active_element().await, finding::one(client, locator).await) {
            (Ok(active), Ok(found)) => active.element_id() == found.element_id(),
            _ => false,
        }
    }

    /// The role and name of the focused element: `button "Start"`.
    pub async fn focused(&self) -> String {
        let (client, _turn) = self.turn().await;
        match client.active_element().await {
            Ok(element) => finding::describe(client, &element).await.unwrap_or_default(),
            Err(_) => String::new(),
        }
    }

    /// Waits until an element is visible.
    #[track_caller]
    pub fn see(&self, locator: Locator) -> impl Future<Output = ()> {
        let at = Location::caller();
        async move { self.see_from(at, &locator).await }
    }

    /// Waits until no visible element matches.
    #[track_caller]
    pub fn see_gone(&self, locator: Locator) -> impl Future<Output = ()> {
        let at = Location::caller();
        async move {
            self.retry(at, format!("wait until {locator} is gone"), async || {
                let (client, _turn) = self.turn().await;
                match finding::all(client, &locator).await?.len() {
                    0 => Ok(()),
                    many => Err(format!("{many} are visible")),
                }
            })
            .await;
        }
    }

    /// Waits until `attempt` returns a value.
    #[track_caller]
    pub fn until<T>(&self, what: &str, attempt: impl AsyncFn() -> Option<T>) -> impl Future<Output = T> {
        let at = Location::caller();
        async move { self.retry(at, what, async || attempt().await.ok_or_else(|| "not yet".to_owned())).await }
    }

    /// The number of matching elements now.
    pub async fn count(&self, locator: &Locator) -> usize {
        let (client, _turn) = self.turn().await;
        finding::all(client, locator).await.map_or(0, |found| found.len())
    }

    /// The visible text of an element.
    #[track_caller]
    pub fn read(&self, locator: Locator) -> impl Future<Output = String> {
        self.act("read", locator, async |element| element.text().await.map_err(message))
    }

    /// An attribute of an element.
    #[track_caller]
    pub fn attribute(&self, locator: Locator, name: &str) -> impl Future<Output = Option<String>> {
        self.act("look at", locator, async |element| element.attr(name).await.map_err(message))
    }

    /// The URL of the page.
    pub async fn url(&self) -> String {
        let (client, _turn) = self.turn().await;
        client.current_url().await.expect("a page has an address").to_string()
    }

    /// The title of the page.
    pub async fn title(&self) -> String {
        let (client, _turn) = self.turn().await;
        client.title().await.expect("a page has a title")
    }

    /// Runs a script in the page, even if the page's own scripts are disabled.
    pub async fn script(&self, script: &str, arguments: &[Value]) -> Value {
        let (client, _turn) = self.turn().await;
        client.execute(script, arguments.to_vec()).await.unwrap_or_else(|fault| panic!("{script}: {fault}"))
    }

    /// All console messages of the browser so far.
    pub async fn console(&self) -> Vec<Message> {
        self.session.console().await
    }

    /// Switches to the print style sheet.
    pub async fn emulate_print(&self) {
        let (client, _turn) = self.turn().await;
        inner(client, ("Emulation.setEmulatedMedia", json!({"media": "print"}))).await;
    }

    /// Saves a screenshot of the whole page: as WebP if the file is called so, which is much smaller, or as PNG.
    pub async fn picture(&self, file: &Path) {
        let (client, _turn) = self.turn().await;
        let size = inner(client, ("Page.getLayoutMetrics", json!({}))).await["cssContentSize"].take();
        let clip = json!({"x": 0, "y": 0, "width": size["width"], "height": size["height"], "scale": 1});
        let format = if file.extension().is_some_and(|ending| ending == "webp") { "webp" } else { "png" };
        let options = json!({"format": format, "captureBeyondViewport": true, "clip": clip});
        let taken = inner(client, ("Page.captureScreenshot", options)).await;
        let bytes =
            BASE64_STANDARD.decode(taken["data"].as_str().unwrap_or_default()).expect("the screenshot is base64");
        fs::create_dir_all(file.parent().expect("the path has a parent")).expect("the folder is created");
        fs::write(file, bytes).expect("the screenshot is written");
    }

    /// Runs an action on the only element that matches.
    #[track_caller]
    fn act<T>(
        &self,
        what: &str,
        locator: Locator,
        act: impl AsyncFn(&Element) -> Result<T, String>,
    ) -> impl Future<Output = T> {
        let at = Location::caller();
        async move {
            self.retry(at, format!("{what} {locator}"), async || {
                let (client, _turn) = self.turn().await;
                act(&finding::one(client, &locator).await?).await
            })
            .await
        }
    }

    async fn see_from(&self, at: &Location<'_>, locator: &Locator) {
        self.retry(at, format!("see {locator}"), async || {
            let (client, _turn) = self.turn().await;
            finding::one(client, locator).await.map(drop)
        })
        .await;
    }

    /// Presses keys one after another, then releases them in reverse.
    async fn type_keys(&self, keys: &[char]) {
        let press = |actions: KeyActions, key: &char| actions.then(KeyAction::Down { value: *key });
        let release = |actions: KeyActions, key: &char| actions.then(KeyAction::Up { value: *key });
        let actions = keys.iter().fold(KeyActions::new("keyboard".to_owned()), press);
        let actions = keys.iter().rev().fold(actions, release);
        let (client, _turn) = self.turn().await;
        client.perform_actions(actions).await.expect("there is a keyboard");
    }
}

/// Fails if the element is disabled.
async fn is_usable(element: &Element) -> Result<(), String> {
    let is_enabled = element.is_enabled().await.map_err(message)?;
    is_enabled.then_some(()).ok_or_else(|| "it is disabled".to_owned())
}

#[expect(clippy::needless_pass_by_value, reason = "the signature map_err needs")]
fn message(fault: CmdError) -> String {
    fault.to_string()
}

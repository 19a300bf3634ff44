//! A tab, and what somebody does in it.

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
use crate::{Message, Spot, finding};

/// How often Tab is pressed before it is said that something cannot be reached.
const TABS: usize = 300;

/// A tab of a browser.
#[derive(Clone)]
pub struct Page<'b> {
    pub(crate) session: &'b Session,
    tab: WindowHandle,
}

/// What somebody does waits until it can be done, or fails with what the page looked like.
impl<'b> Page<'b> {
    pub(crate) fn new(session: &'b Session, tab: WindowHandle) -> Self {
        Self { session, tab }
    }

    /// Waits until commands go to this tab and nobody else gives any.
    pub(crate) async fn turn(&self) -> (&Client, MutexGuard<'_, WindowHandle>) {
        let (client, mut current) = self.session.turn().await;
        if *current != self.tab {
            client.switch_to_window(self.tab.clone()).await.expect("the tab is there");
            *current = self.tab.clone();
        }
        (client, current)
    }

    /// Goes to an address.
    pub async fn go(&self, url: &str) {
        let (client, _turn) = self.turn().await;
        client.goto(url).await.unwrap_or_else(|fault| panic!("{url} cannot be opened: {fault}"));
    }

    /// Loads the page again.
    pub async fn reload(&self) {
        let (client, _turn) = self.turn().await;
        client.refresh().await.expect("the page loads");
    }

    /// Goes back, as with the browser's button.
    pub async fn back(&self) {
        let (client, _turn) = self.turn().await;
        client.back().await.expect("there is a page to go back to");
    }

    /// Clicks.
    #[track_caller]
    pub fn click(&self, spot: Spot) -> impl Future<Output = ()> {
        self.act("click", spot, async |element| {
            is_usable(element).await?;
            let Err(fault) = element.click().await else { return Ok(()) };
            // Whoever finds something covered moves the page.
            let moved = "arguments[0].scrollIntoView({block: 'center'})";
            let _ = element.clone().client().execute(moved, vec![json!(element)]).await;
            Err(said(fault))
        })
    }

    /// Writes into a field, in place of what was there.
    #[track_caller]
    pub fn fill(&self, spot: Spot, words: &str) -> impl Future<Output = ()> {
        self.act("fill", spot, async |element| {
            is_usable(element).await?;
            element.clear().await.map_err(said)?;
            element.send_keys(words).await.map_err(said)
        })
    }

    /// Chooses from a list, by what is read there.
    #[track_caller]
    pub fn choose(&self, spot: Spot, option: &str) -> impl Future<Output = ()> {
        self.act("choose from", spot, async |element| {
            is_usable(element).await?;
            element.select_by_label(option).await.map_err(said)
        })
    }

    /// Presses a key: `Key::Enter`, or `'3'`.
    pub async fn press(&self, key: impl Into<char>) {
        self.type_keys(&[key.into()]).await;
    }

    /// Presses a key so many times, as fast as it goes.
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

    /// Presses Tab until the focus is on a spot.
    #[track_caller]
    pub fn tab_to(&self, spot: Spot) -> impl Future<Output = ()> {
        let at = Location::caller();
        async move {
            self.see_from(at, &spot).await;
            let mut passed = Vec::new();
            for _ in 0..TABS {
                if self.has_focus(&spot).await {
                    return;
                }
                passed.push(self.focused().await);
                self.press(Key::Tab).await;
            }
            self.fail(at, &format!("Tab never comes to {spot}, only to {passed:?}")).await;
        }
    }

    /// Whether the focus is on a spot.
    pub async fn has_focus(&self, spot: &Spot) -> bool {
        let (client, _turn) = self.turn().await;
        match (client.active_element().await, finding::one(client, spot).await) {
            (Ok(active), Ok(found)) => active.element_id() == found.element_id(),
            _ => false,
        }
    }

    /// What has the focus, by its role and name: `button "Start"`.
    pub async fn focused(&self) -> String {
        let (client, _turn) = self.turn().await;
        match client.active_element().await {
            Ok(element) => finding::described(client, &element).await.unwrap_or_default(),
            Err(_) => String::new(),
        }
    }

    /// Waits until a spot can be seen.
    #[track_caller]
    pub fn see(&self, spot: Spot) -> impl Future<Output = ()> {
        let at = Location::caller();
        async move { self.see_from(at, &spot).await }
    }

    /// Waits until nothing is at a spot any more.
    #[track_caller]
    pub fn see_gone(&self, spot: Spot) -> impl Future<Output = ()> {
        let at = Location::caller();
        async move {
            self.insist(at, format!("wait until {spot} is gone"), async || {
                let (client, _turn) = self.turn().await;
                match finding::all(client, &spot).await?.len() {
                    0 => Ok(()),
                    many => Err(format!("there are {many}")),
                }
            })
            .await;
        }
    }

    /// Waits until there is an answer.
    #[track_caller]
    pub fn until<T>(&self, what: &str, attempt: impl AsyncFn() -> Option<T>) -> impl Future<Output = T> {
        let at = Location::caller();
        async move { self.insist(at, what, async || attempt().await.ok_or_else(|| "it is not so".to_owned())).await }
    }

    /// How many there are now.
    pub async fn count(&self, spot: &Spot) -> usize {
        let (client, _turn) = self.turn().await;
        finding::all(client, spot).await.map_or(0, |found| found.len())
    }

    /// What is read at a spot.
    #[track_caller]
    pub fn read(&self, spot: Spot) -> impl Future<Output = String> {
        self.act("read", spot, async |element| element.text().await.map_err(said))
    }

    /// An attribute of what is at a spot.
    #[track_caller]
    pub fn attribute(&self, spot: Spot, name: &str) -> impl Future<Output = Option<String>> {
        self.act("look at", spot, async |element| element.attr(name).await.map_err(said))
    }

    /// The address.
    pub async fn url(&self) -> String {
        let (client, _turn) = self.turn().await;
        client.current_url().await.expect("a page has an address").to_string()
    }

    /// The title.
    pub async fn title(&self) -> String {
        let (client, _turn) = self.turn().await;
        client.title().await.expect("a page has a title")
    }

    /// Runs a script in the page; it works also where the page's own are switched off.
    pub async fn script(&self, script: &str, arguments: &[Value]) -> Value {
        let (client, _turn) = self.turn().await;
        client.execute(script, arguments.to_vec()).await.unwrap_or_else(|fault| panic!("{script}: {fault}"))
    }

    /// Everything the console of the browser has said so far.
    pub async fn console(&self) -> Vec<Message> {
        self.session.console().await
    }

    /// Shows the page as a printer would.
    pub async fn as_printed(&self) {
        let (client, _turn) = self.turn().await;
        inner(client, ("Emulation.setEmulatedMedia", json!({"media": "print"}))).await;
    }

    /// Puts a picture of the whole page into a file.
    pub async fn picture(&self, file: &Path) {
        let (client, _turn) = self.turn().await;
        let size = inner(client, ("Page.getLayoutMetrics", json!({}))).await["cssContentSize"].take();
        let clip = json!({"x": 0, "y": 0, "width": size["width"], "height": size["height"], "scale": 1});
        let wanted = json!({"format": "png", "captureBeyondViewport": true, "clip": clip});
        let taken = inner(client, ("Page.captureScreenshot", wanted)).await;
        let bytes = BASE64_STANDARD.decode(taken["data"].as_str().unwrap_or_default()).expect("a picture is sent");
        fs::create_dir_all(file.parent().expect("it is in a folder")).expect("there is room for a folder");
        fs::write(file, bytes).expect("there is room for a picture");
    }

    /// Does something with the one element at a spot.
    #[track_caller]
    fn act<T>(
        &self,
        what: &str,
        spot: Spot,
        act: impl AsyncFn(&Element) -> Result<T, String>,
    ) -> impl Future<Output = T> {
        let at = Location::caller();
        async move {
            self.insist(at, format!("{what} {spot}"), async || {
                let (client, _turn) = self.turn().await;
                act(&finding::one(client, &spot).await?).await
            })
            .await
        }
    }

    async fn see_from(&self, at: &Location<'_>, spot: &Spot) {
        self.insist(at, format!("see {spot}"), async || {
            let (client, _turn) = self.turn().await;
            finding::one(client, spot).await.map(drop)
        })
        .await;
    }

    /// Presses keys one after another, then lets go of them.
    async fn type_keys(&self, keys: &[char]) {
        let press = |actions: KeyActions, key: &char| actions.then(KeyAction::Down { value: *key });
        let let_go = |actions: KeyActions, key: &char| actions.then(KeyAction::Up { value: *key });
        let actions = keys.iter().fold(KeyActions::new("keyboard".to_owned()), press);
        let actions = keys.iter().rev().fold(actions, let_go);
        let (client, _turn) = self.turn().await;
        client.perform_actions(actions).await.expect("there is a keyboard");
    }
}

/// Fails where something is there but switched off.
async fn is_usable(element: &Element) -> Result<(), String> {
    let is_enabled = element.is_enabled().await.map_err(said)?;
    is_enabled.then_some(()).ok_or_else(|| "it is switched off".to_owned())
}

#[expect(clippy::needless_pass_by_value, reason = "so it is handed on by name")]
fn said(fault: CmdError) -> String {
    fault.to_string()
}

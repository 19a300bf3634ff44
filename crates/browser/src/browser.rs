//! One browser that a test has for itself, and the limit on concurrent browsers.

use std::collections::BTreeSet;
use std::panic::resume_unwind;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread;

use fantoccini::Client;
use fantoccini::wd::WindowHandle;
use serde_json::Value;
use tokio::sync::{Mutex as Turn, MutexGuard as InTurn, Semaphore, SemaphorePermit};

use crate::commands::{Command, LOG, inner, log_wanted};
use crate::pool::RunningBrowser;
use crate::{Device, Message, Page};

/// Maximum number of concurrent browsers: the most that one test needs.
const AT_ONCE: usize = 4;

static PERMITS: Semaphore = Semaphore::const_new(AT_ONCE);

/// A browser that has nothing of other tests: no history, cookies or storage.
///
/// Dropping it gives the browser back to the pool and fails the test if the console has errors that were not [allowed](Self::allow_error).
pub struct Browser {
    fresh: Mutex<bool>,
    // The order matters: the browser is back in the pool before its permit is released.
    session: Session,
    _permit: SemaphorePermit<'static>,
}

/// State that the tabs of a browser share.
pub(crate) struct Session {
    /// Taken when the session is dropped.
    running: Option<RunningBrowser>,
    pub(crate) device: Device,
    /// The tab that receives commands. The lock allows one command at a time.
    tab: Turn<WindowHandle>,
    console: Mutex<Vec<Message>>,
    allowed: Mutex<Vec<String>>,
    /// Whether the network was changed, which lasts as long as the browser.
    is_altered: AtomicBool,
    /// The origins that pages were loaded from.
    origins: Mutex<BTreeSet<String>>,
}

impl Browser {
    /// Starts a browser as soon as a permit is free. A test that needs several must start them with
    /// [`on_all`](Self::on_all): tests that each hold one and wait for another would deadlock.
    pub async fn on(device: Device) -> Self {
        let [browser] = Self::on_all([device]).await;
        browser
    }

    /// Starts several browsers as soon as there are permits for all of them.
    pub async fn on_all<const N: usize>(devices: [Device; N]) -> [Self; N] {
        const { assert!(N <= AT_ONCE, "more browsers than can run at once") };
        let mut permits = PERMITS.acquire_many(N as u32).await.expect("the semaphore is never closed");
        let starting = devices.map(|device| {
            let permit = permits.split(1).expect("there is a permit for each device");
            tokio::spawn(Self::start(device, permit))
        });
        let mut browsers = Vec::new();
        for browser in starting {
            browsers.push(browser.await.unwrap_or_else(|fault| resume_unwind(fault.into_panic())));
        }
        browsers.try_into().unwrap_or_else(|_| unreachable!("there is a browser for each device"))
    }

    async fn start(device: Device, permit: SemaphorePermit<'static>) -> Self {
        let running = RunningBrowser::get(&device).await;
        let tab = running.client.window().await.expect("a browser has a tab");
        let session = Session {
            running: Some(running),
            device,
            tab: Turn::new(tab),
            console: Mutex::default(),
            allowed: Mutex::default(),
            is_altered: AtomicBool::new(false),
            origins: Mutex::default(),
        };
        Self { fresh: Mutex::new(true), session, _permit: permit }
    }

    /// Opens a page: the first in the browser's initial tab, each further one in a new tab.
    pub async fn open(&self, url: &str) -> Page<'_> {
        let is_first = std::mem::take(&mut *lock(&self.fresh));
        let tab = {
            let (client, mut current) = self.session.turn().await;
            if !is_first {
                let tab = client.new_window(true).await.expect("a browser opens tabs").handle;
                client.switch_to_window(tab.clone()).await.expect("the tab is there");
                *current = tab;
            }
            for command in self.session.device.emulation() {
                inner(client, command).await;
            }
            current.clone()
        };
        let page = Page::new(&self.session, tab);
        page.go(url).await;
        page
    }

    /// Ignores console errors that contain this text.
    pub fn allow_error(&self, text: &str) {
        lock(&self.session.allowed).push(text.to_owned());
    }

    /// Disconnects all pages from the network: requests fail, and pages get an `offline` event. Open WebSockets stay open;
    /// use a [`Proxy`](crate::Proxy) to cut those.
    pub async fn go_offline(&self) {
        self.network(false).await;
    }

    /// Reconnects all pages.
    pub async fn go_online(&self) {
        self.network(true).await;
    }

    async fn network(&self, is_there: bool) {
        self.session.is_altered.store(true, Ordering::Relaxed);
        let (client, _current) = self.session.turn().await;
        client.issue_cmd(Command::network(is_there)).await.expect("a browser has a network");
    }

    /// All console messages so far.
    pub async fn console(&self) -> Vec<Message> {
        self.session.console().await
    }
}

impl Session {
    /// Waits for exclusive access to this browser.
    pub(crate) async fn turn(&self) -> (&Client, InTurn<'_, WindowHandle>) {
        let current = self.tab.lock().await;
        let running = self.running.as_ref().expect("only dropping takes it");
        (&running.client, current)
    }

    /// Notes that a page of this address is loaded.
    pub(crate) fn visits(&self, url: &str) {
        if let Ok(url) = url.parse::<url::Url>() {
            lock(&self.origins).insert(url.origin().ascii_serialization());
        }
    }

    pub(crate) async fn console(&self) -> Vec<Message> {
        let (client, _current) = self.turn().await;
        let log = client.issue_cmd(Command::log()).await.expect("a browser has a console");
        self.append_log(&log)
    }

    /// Adds new console messages and returns all of them.
    fn append_log(&self, log: &Value) -> Vec<Message> {
        let mut console = lock(&self.console);
        console.extend(Message::read(log));
        console.clone()
    }
}

impl Drop for Session {
    fn drop(&mut self) {
        let Some(running) = self.running.take() else { return };
        let log = running.request("POST", LOG, &log_wanted());
        if thread::panicking() {
            running.quit();
            return;
        }
        if *self.is_altered.get_mut() {
            running.quit();
        } else {
            let origins: Vec<String> = lock(&self.origins).iter().cloned().collect();
            running.recycle(&origins);
        }
        let console = self.append_log(&log.expect("the browser responds until it quits"));
        let allowed = lock(&self.allowed);
        let is_bad =
            |message: &&Message| message.is_error() && !allowed.iter().any(|text| message.text.contains(text.as_str()));
        let bad: Vec<String> = console.iter().filter(is_bad).map(Message::to_string).collect();
        assert!(bad.is_empty(), "the console has errors:\n{}", bad.join("\n"));
    }
}

/// Locks a mutex; its data stays valid when another thread has panicked.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

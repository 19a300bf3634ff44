//! One browser with a profile of its own; how many may run at once.

use std::panic::resume_unwind;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;

use fantoccini::wd::WindowHandle;
use fantoccini::{Client, ClientBuilder};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::Value;
use tokio::sync::{Mutex as Turn, MutexGuard as InTurn, Semaphore, SemaphorePermit};

use crate::commands::{Command, LOG, inner, log_wanted};
use crate::driver::Driver;
use crate::{Device, Message, Page};

/// How many browsers run at once: as many as sit at one table in a test.
const AT_ONCE: usize = 4;

static SEATS: Semaphore = Semaphore::const_new(AT_ONCE);

/// A browser that nobody else uses, with a profile of its own.
///
/// When it is dropped it ends, and its test fails if its console has errors that were not [forgiven](Self::forgive).
pub struct Browser {
    fresh: Mutex<bool>,
    // The order matters: the browser has ended when the next may start.
    session: Session,
    _seat: SemaphorePermit<'static>,
}

/// What the tabs of a browser share. It ends the browser.
pub(crate) struct Session {
    client: Client,
    pub(crate) device: Device,
    /// The tab that commands go to, and only one at a time.
    tab: Turn<WindowHandle>,
    console: Mutex<Vec<Message>>,
    forgiven: Mutex<Vec<String>>,
    driver: Arc<Driver>,
    path: String,
}

impl Browser {
    /// Starts a browser as soon as there is room for one more. A test that needs several asks for [all of
    /// them](Self::on_all), since it might wait for ever while it holds one.
    pub async fn on(device: Device) -> Self {
        let [browser] = Self::on_all([device]).await;
        browser
    }

    /// Starts several browsers as soon as there is room for all of them.
    pub async fn on_all<const N: usize>(devices: [Device; N]) -> [Self; N] {
        const { assert!(N <= AT_ONCE, "so many browsers never run at once") };
        let mut seats = SEATS.acquire_many(N as u32).await.expect("nobody closes it");
        let driver = Driver::shared();
        let starting = devices.map(|device| {
            let seat = seats.split(1).expect("there is one for each");
            tokio::spawn(Self::start(Arc::clone(&driver), device, seat))
        });
        let mut browsers = Vec::new();
        for browser in starting {
            browsers.push(browser.await.unwrap_or_else(|fault| resume_unwind(fault.into_panic())));
        }
        browsers.try_into().unwrap_or_else(|_| unreachable!("there is one for each device"))
    }

    async fn start(driver: Arc<Driver>, device: Device, seat: SemaphorePermit<'static>) -> Self {
        let Value::Object(capabilities) = device.capabilities() else { unreachable!("it is an object") };
        let connected =
            ClientBuilder::new(HttpConnector::new()).capabilities(capabilities).connect(&driver.address()).await;
        let client = connected.unwrap_or_else(|fault| panic!("chromium does not start: {fault}"));
        // Ending it is up to us: while a test unwinds, nobody runs the client any more.
        client.persist().await.expect("the browser runs");
        let id = client.session_id().await.ok().flatten().expect("a session has an id");
        let tab = client.window().await.expect("a browser has a tab");
        let session = Session {
            client,
            device,
            tab: Turn::new(tab),
            console: Mutex::default(),
            forgiven: Mutex::default(),
            driver,
            path: format!("/session/{id}"),
        };
        Self { fresh: Mutex::new(true), session, _seat: seat }
    }

    /// Opens a page: in the tab that the browser has, and from the second on each in a tab of its own.
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

    /// Errors in the console are expected if they have this text in them.
    pub fn forgive(&self, text: &str) {
        lock(&self.session.forgiven).push(text.to_owned());
    }

    /// Takes the network away from all pages: requests fail, and pages are told. WebSockets that are open stay open; a
    /// [`Line`](crate::Line) cuts those.
    pub async fn go_offline(&self) {
        self.network(false).await;
    }

    /// Gives the network back.
    pub async fn go_online(&self) {
        self.network(true).await;
    }

    async fn network(&self, is_there: bool) {
        let (client, _current) = self.session.turn().await;
        client.issue_cmd(Command::network(is_there)).await.expect("a browser has a network");
    }

    /// Everything the console has said so far.
    pub async fn console(&self) -> Vec<Message> {
        self.session.console().await
    }
}

impl Session {
    /// Waits until nobody else gives commands to this browser.
    pub(crate) async fn turn(&self) -> (&Client, InTurn<'_, WindowHandle>) {
        let current = self.tab.lock().await;
        (&self.client, current)
    }

    pub(crate) async fn console(&self) -> Vec<Message> {
        let (client, _current) = self.turn().await;
        let log = client.issue_cmd(Command::log()).await.expect("a browser has a console");
        self.note(&log)
    }

    /// Adds what was said since the last time.
    fn note(&self, log: &Value) -> Vec<Message> {
        let mut console = lock(&self.console);
        console.extend(Message::read(log));
        console.clone()
    }
}

impl Drop for Session {
    fn drop(&mut self) {
        let log = self.driver.ask("POST", &format!("{}/{LOG}", self.path), &log_wanted().to_string());
        // If it does not answer any more, it ends with its driver.
        let _ = self.driver.ask("DELETE", &self.path, "");
        if thread::panicking() {
            return;
        }
        let console = self.note(&log.expect("a browser answers until it ends"));
        let forgiven = lock(&self.forgiven);
        let is_bad = |message: &&Message| {
            message.is_error() && !forgiven.iter().any(|text| message.text.contains(text.as_str()))
        };
        let bad: Vec<String> = console.iter().filter(is_bad).map(Message::to_string).collect();
        assert!(bad.is_empty(), "the console has errors:\n{}", bad.join("\n"));
    }
}

/// What was noted before somebody panicked is as good as ever.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

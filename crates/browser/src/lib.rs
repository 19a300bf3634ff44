//! A test harness that drives the server's pages in a real browser.
//!
//! ```no_run
//! # async fn example() {
//! use browser::{Browser, Device, TestServer, button, field};
//!
//! let server = TestServer::start().await;
//! let browser = Browser::on(Device::phone().dark().language("pl")).await;
//! let page = browser.open(&server.url("/")).await;
//! page.fill(field("Imię"), "Ana").await;
//! page.click(button("Graj")).await;
//! page.is_accessible().await;
//! # }
//! ```
//!
//! Every action on a page waits until it is possible, and reports the state of the page if it times out. A browser that is
//! dropped with errors in its console, including content security policy violations, fails its test.
//!
//! | module | responsible for |
//! |---|---|
//! | `driver` | chromedriver: started once per test binary, and always stopped together with its browsers |
//! | `device` | [`Device`]: screen size, input and preferences |
//! | `browser` | [`Browser`]: one browser with its own profile, and the limit on concurrent browsers |
//! | `page` | [`Page`]: a tab, and a user's actions in it |
//! | `locator` | [`Locator`]: finds elements by role and name, text or selector |
//! | `finding` | resolves locators to elements |
//! | `waiting` | retries with a timeout, and failure reports |
//! | `console` | [`Message`]: console messages |
//! | `translation` | [`TranslationCheck`]: finds text on a page that is not translated |
//! | `audit` | accessibility audits with axe-core |
//! | `commands` | commands that only chromedriver has |
//! | `tables` | what tests do at a table, and [`Now`]: the state of its page |
//! | `test_server` | [`TestServer`]: a server that can be stopped and restarted |
//! | `proxy` | [`Proxy`]: a proxy whose connections can be cut |

#![expect(clippy::missing_panics_doc, reason = "a test that cannot go on panics")]

mod audit;
mod browser;
mod commands;
mod console;
mod device;
mod driver;
mod finding;
mod locator;
mod page;
mod pool;
mod proxy;
mod tables;
mod test_server;
mod translation;
mod waiting;

pub use browser::Browser;
pub use console::Message;
pub use device::Device;
pub use fantoccini::key::Key;
pub use locator::{Locator, button, css, field, heading, link, role, text};
pub use page::Page;
pub use proxy::Proxy;
pub use tables::{
    Now, add_bot, complete, finished_game, follow_the_marks, next, now, open_table, open_terms, sensible, skip_to_next,
};
pub use test_server::TestServer;
pub use translation::TranslationCheck;

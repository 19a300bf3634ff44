//! The pages of the house in a real browser: what their tests are written with.
//!
//! ```no_run
//! # async fn example() {
//! use browser::{Browser, Device, House, button, field};
//!
//! let house = House::open().await;
//! let browser = Browser::on(Device::phone().dark().language("pl")).await;
//! let page = browser.open(&house.url("/")).await;
//! page.fill(field("Imię"), "Ana").await;
//! page.click(button("Graj")).await;
//! page.is_accessible().await;
//! # }
//! ```
//!
//! Whatever is done to a page waits until it can be done, and fails with what the page looked like then. A browser that is
//! dropped with errors in its console, violations of the content security policy among them, fails its test.
//!
//! | module | responsible for |
//! |---|---|
//! | `driver` | chromedriver: started once for all tests of a binary, and ended with all its browsers whatever happens |
//! | `device` | [`Device`]: what somebody looks at a page with |
//! | `browser` | [`Browser`]: one browser with a profile of its own; how many may run at once |
//! | `page` | [`Page`]: a tab, and what somebody does in it |
//! | `spot` | [`Spot`]: a place on a page, as somebody would name it |
//! | `finding` | from a spot to the elements that are there |
//! | `waiting` | until something is so, or a report of how it was |
//! | `console` | [`Message`]: what the console says |
//! | `words` | [`Words`]: what a page in a language may not say |
//! | `audit` | axe-core: what keeps people from using a page |
//! | `commands` | what only chromedriver knows, beyond the standard |
//! | `house` | [`House`]: a house that can be closed and opened again |
//! | `line` | [`Line`]: a connection to a house that can be cut |

#![expect(clippy::missing_panics_doc, reason = "a test that cannot go on ends")]

mod audit;
mod browser;
mod commands;
mod console;
mod device;
mod driver;
mod finding;
mod house;
mod line;
mod page;
mod spot;
mod waiting;
mod words;

pub use browser::Browser;
pub use console::Message;
pub use device::Device;
pub use fantoccini::key::Key;
pub use house::House;
pub use line::Line;
pub use page::Page;
pub use spot::{Spot, button, css, field, heading, link, role, text};
pub use words::Words;

//! `sushiya play`: a table in the terminal, against bots or at a server.
//!
//! | module | responsible for |
//! |---|---|
//! | `session` | [`Session`]: what both interfaces need of a game |
//! | `local`, `saved` | a game against bots, and resuming it |
//! | `remote`, `connection`, `http` | a table at a server |
//! | `replay` | a finished game |
//! | `screen`, `full_screen` | the interface on a whole screen, and setting the terminal up for it |
//! | `lines` | the interface line by line |
//! | `look` | what the terminal can show |

mod connection;
mod full_screen;
mod http;
mod lines;
mod local;
mod look;
mod remote;
mod replay;
mod saved;
mod screen;
mod session;

use std::collections::BTreeMap;
use std::env;
use std::fs;
use std::io::{IsTerminal as _, Write, stdin, stdout};
use std::path::PathBuf;
use std::sync::mpsc::channel;

use hyper::Method;
use serde_json::{Value, json};
use words::{Language, Locale, game_name, terms};

use self::http::{Address, RequestError, Unreachable};
use self::lines::Lines;
use self::local::LocalSession;
use self::remote::RemoteSession;
use self::replay::ReplaySession;
use self::screen::Screen;
use self::session::{Session, Updates};
use crate::cli::{Display, Play};
use crate::error::CommandError;
use crate::language;

/// Plays.
pub(crate) fn run(ask: &Play, out: &mut dyn Write) -> Result<(), CommandError> {
    let locale = locale(ask.display.lang.as_deref())?;
    let is_screen = stdin().is_terminal() && stdout().is_terminal() && !ask.plain && !look::is_dumb();
    let (updates, received) = channel();
    let Some(mut session) = session(ask, locale, updates.clone(), out)? else { return Ok(()) };
    if is_screen {
        screen(&ask.display, locale).run(&mut *session, &updates, &received)?;
        if let Some(farewell) = session.farewell(locale) {
            writeln!(out, "{farewell}")?;
        }
        Ok(())
    } else {
        Lines { out, locale }.run(&mut *session, &updates, &received)
    }
}

/// Shows the first record of a file on the screen.
pub(crate) fn watch(text: &str, display: &Display, out: &mut dyn Write) -> Result<(), CommandError> {
    if !stdout().is_terminal() || !stdin().is_terminal() || look::is_dumb() {
        let sentence = "--watch needs a terminal; leave it out to print the replay";
        return Err(CommandError::Usage(sentence.to_owned()));
    }
    let locale = locale(display.lang.as_deref())?;
    let (updates, received) = channel();
    let mut session = ReplaySession::new(text.to_owned(), locale)?;
    screen(display, locale).run(&mut session, &updates, &received)?;
    Ok(out.flush()?)
}

/// The screen that was asked for.
fn screen(display: &Display, locale: &'static Locale) -> Screen {
    Screen { look: look::look(display.theme, display.no_emoji), locale, animated: !display.no_animation }
}

/// The texts in the language that was asked for, or the system's.
fn locale(wanted: Option<&str>) -> Result<&'static Locale, CommandError> {
    let language = match wanted {
        Some(wanted) => language::read(wanted).ok_or_else(|| {
            let codes: Vec<&str> = Language::ALL.iter().map(|language| language.code()).collect();
            let others = game::instead(wanted, "the languages are", &codes);
            CommandError::Input(format!("there is no language '{wanted}'; {others}"))
        })?,
        None => language::of_this_user(),
    };
    Ok(language.locale())
}

/// The session that was asked for; `None` if there is nothing to play.
fn session(
    ask: &Play,
    locale: &'static Locale,
    updates: Updates,
    out: &mut dyn Write,
) -> Result<Option<Box<dyn Session>>, CommandError> {
    let name = ask.name.clone().unwrap_or_else(|| user_name(locale));
    let Some(url) = &ask.url else {
        let session = if ask.resume {
            LocalSession::resume(ask, locale, updates)?
        } else {
            LocalSession::new(ask, name, locale, updates)?
        };
        return Ok(Some(Box::new(session)));
    };
    let address = Address::parse(url)?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let failed = |error: RequestError| match error {
        RequestError::Unreachable(reason) => CommandError::Input(reason.sentence(&address.url, locale)),
        RequestError::Refused(code, english) => {
            CommandError::Input(terms::error(&code).map_or(english, |term| term.text(locale)))
        }
    };
    let Some(code) = ask.what.clone().filter(|_| !ask.open).map(Ok).or_else(|| {
        ask.open.then(|| {
            let token = token(&runtime, &address, &name).map_err(failed)?;
            open_table(ask, &runtime, &address, &token).map_err(failed)
        })
    }) else {
        let tables = runtime.block_on(address.request(Method::GET, "/api/tables", None, None)).map_err(failed)?;
        list_tables(&tables, &address, locale, out)?;
        return Ok(None);
    };
    let code = code?.to_uppercase();
    if code.is_empty() || !code.chars().all(|sign| sign.is_ascii_alphanumeric()) {
        return Err(CommandError::Input(locale.text("fault-no-table")));
    }
    let token = token(&runtime, &address, &name).map_err(failed)?;
    // A table that doesn't exist is told at once, before the screen is set up.
    let path = format!("/api/tables/{code}");
    runtime.block_on(address.request(Method::GET, &path, Some(&token), None)).map_err(failed)?;
    Ok(Some(Box::new(RemoteSession::open(address.clone(), code, token, locale, updates))))
}

/// Opens a table at the server and returns its code.
fn open_table(
    ask: &Play,
    runtime: &tokio::runtime::Runtime,
    address: &Address,
    token: &str,
) -> Result<String, RequestError> {
    let game = ask.what.as_deref().unwrap_or("sushi-go");
    let options: BTreeMap<String, String> = ask.options.iter().cloned().collect();
    let mut body = json!({"game": game, "options": options, "public": ask.public});
    if let Some(clock) = &ask.clock {
        body["clock"] = clock.as_str().into();
    }
    let opened = runtime.block_on(address.request(Method::POST, "/api/tables", Some(token), Some(&body)))?;
    let code = opened["table"].as_str().map(str::to_owned);
    code.ok_or(RequestError::Unreachable(Unreachable::OtherSite))
}

/// The token of this user at a server: the one of last time, so that the user finds their seats again, or a new one.
fn token(runtime: &tokio::runtime::Runtime, address: &Address, name: &str) -> Result<String, RequestError> {
    let file = guests_file();
    let text = file.as_ref().and_then(|file| fs::read_to_string(file).ok()).unwrap_or_default();
    let mut guests: BTreeMap<String, BTreeMap<String, String>> = serde_json::from_str(&text).unwrap_or_default();
    if let Some(token) = guests.get(&address.url).and_then(|names| names.get(name)) {
        match runtime.block_on(address.request(Method::GET, "/api/me", Some(token), None)) {
            Ok(_) => return Ok(token.clone()),
            Err(RequestError::Refused(code, _)) if code == "unknown_guest" => {}
            Err(error) => return Err(error),
        }
    }
    let token = runtime.block_on(address.register(name))?;
    guests.entry(address.url.clone()).or_default().insert(name.to_owned(), token.clone());
    if let (Some(file), Ok(text)) = (file, serde_json::to_string(&guests)) {
        // Without it, the user is a new guest next time.
        let _ = store_privately(&file, &text);
    }
    Ok(token)
}

/// The file with the tokens of this user, by server and name.
fn guests_file() -> Option<PathBuf> {
    saved::directory().map(|directory| directory.join("guests.json"))
}

/// Stores a file that only its owner can read.
fn store_privately(file: &std::path::Path, text: &str) -> std::io::Result<()> {
    saved::replace(file, text)?;
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        fs::set_permissions(file, fs::Permissions::from_mode(0o600))?;
    }
    Ok(())
}

/// Prints the public tables.
fn list_tables(tables: &Value, address: &Address, locale: &Locale, out: &mut dyn Write) -> Result<(), CommandError> {
    let list = tables["tables"].as_array().cloned().unwrap_or_default();
    if list.is_empty() {
        writeln!(out, "{}", locale.text("open-tables-empty"))?;
    } else {
        writeln!(out, "{}:", locale.text("open-tables"))?;
    }
    for table in &list {
        let text = |name: &str| table[name].as_str().unwrap_or_default().to_owned();
        let free = table["seats"].as_array().map_or(0, |seats| seats.iter().filter(|seat| seat.is_null()).count());
        let seats = locale.format("seats-free", &[("count", free.into())]);
        writeln!(out, "{}  {}, {}, {seats}", text("table"), game_name(locale, &text("plays")), text("host"))?;
    }
    let command = format!("sushiya play --url {}", address.url);
    writeln!(out, "{}", locale.format("terminal-join", &[("command", format!("{command} CODE").into())]))?;
    writeln!(out, "{}", locale.format("terminal-open", &[("command", format!("{command} --open").into())]))?;
    Ok(())
}

/// The name of the user: that of the system's user, or a word for guests.
fn user_name(locale: &Locale) -> String {
    let name =
        ["USER", "USERNAME"].into_iter().filter_map(|name| env::var(name).ok()).find(|name| !name.trim().is_empty());
    let name: String = name.unwrap_or_default().chars().filter(|sign| !sign.is_control()).take(24).collect();
    if name.is_empty() { locale.text("guest-name") } else { words::capital(&name) }
}

//! `sushiya party`: a server for the people in one room. This computer shows the table, and phones are the hands.
//!
//! | module | responsible for |
//! |---|---|
//! | `addresses` | the addresses at which phones can reach this computer, the likeliest first |
//! | `local_name` | `sushiya.local`, where the network knows such names |
//! | `qr` | a QR code in the terminal |

mod addresses;
mod local_name;
mod qr;

use std::io::{IsTerminal, Write};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::time::Duration;

use server::{Code, Config, Limits, Server};
use store::SqliteStore;
use tokio::net::TcpListener;
use words::Locale;

use crate::cli::Party;
use crate::commands::open_files;
use crate::commands::serve::{DATABASE, data_directory, shutdown_signal};
use crate::error::CommandError;
use crate::language;

/// After this time without players we say what may be in their way.
const PATIENCE: Duration = Duration::from_mins(1);

/// Serves until the process is asked to stop.
pub(crate) fn run(ask: Party, out: &mut dyn Write) -> Result<(), CommandError> {
    let _ = open_files::raise();
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .map_err(|fault| CommandError::Input(format!("cannot start threads: {fault}")))?;
    runtime.block_on(celebrate(ask, out))
}

async fn celebrate(ask: Party, out: &mut dyn Write) -> Result<(), CommandError> {
    let locale = language::of_this_user().locale();
    let input = |fault: &dyn std::fmt::Display| CommandError::Input(fault.to_string());
    menu::parse_options(&ask.game, &std::collections::BTreeMap::new())?.map_err(|faults| input(&faults.join(" ")))?;
    let data = ask.data.map_or_else(data_directory, Ok)?;
    let store = SqliteStore::open(&data.join(DATABASE)).await.map_err(|fault| input(&fault))?;
    let found = ask.address.map_or_else(addresses::of_this_computer, |address| vec![address]);
    let listener = listen(found.first().copied(), ask.port).await?;
    let port = listener.local_addr().map_or(ask.port, |address| address.port());
    // Behind some access points all phones of a room have one address, and people in one room trust each other.
    let limits = Limits::NONE;
    let config = Config { limits, bot_pace: Duration::from_millis(ask.bot_pace.into()), ..Config::default() };
    let server = Server::new(config, Arc::new(store));
    let code = server.open_party(&ask.game).await.map_err(|fault| input(&fault))?;
    let name = local_name::announce(&found, port);
    let link = |host: &str| format!("http://{host}:{port}/table/{code}");
    let hosts: Vec<String> = found.iter().map(|address| host(*address)).collect();
    let first = link(hosts.first().map_or("127.0.0.1", String::as_str));
    let mut others: Vec<String> = hosts.iter().skip(1).map(|host| link(host)).collect();
    others.extend(name.as_ref().map(|_| link(local_name::HOST)));
    invite(locale, &first, &others, found.is_empty(), out)?;
    let screen = format!("{first}/screen");
    let opened = !ask.no_browser && open_in_browser(&screen);
    if opened {
        writeln!(out, "{}", locale.text("party-opened"))?;
    }
    writeln!(out, "{}\n{}", locale.format("party-screen", &[("link", screen.into())]), locale.text("party-stop"))?;
    out.flush()?;
    let shutdown = shutdown_signal().map_err(|fault| CommandError::Input(format!("cannot handle signals: {fault}")))?;
    tokio::spawn(explain_silence(Arc::clone(&server), code, locale, port));
    server.serve(listener, shutdown).await.map_err(|fault| input(&fault))
}

/// Listens on all interfaces, on this port or, if it is taken, on a free one.
async fn listen(first: Option<IpAddr>, port: u16) -> Result<TcpListener, CommandError> {
    // Phones have IPv4 addresses in most networks. A socket for both would show them as IPv6, as if they were one client.
    let all: IpAddr = match first {
        Some(IpAddr::V6(_)) => Ipv6Addr::UNSPECIFIED.into(),
        Some(IpAddr::V4(_)) | None => Ipv4Addr::UNSPECIFIED.into(),
    };
    match TcpListener::bind(SocketAddr::new(all, port)).await {
        Ok(listener) => Ok(listener),
        Err(_) => TcpListener::bind(SocketAddr::new(all, 0)).await.map_err(|fault| {
            CommandError::Input(format!("cannot listen on {all}: {fault}; use --port for another port"))
        }),
    }
}

/// Prints the ways to join.
fn invite(
    locale: &Locale,
    link: &str,
    others: &[String],
    is_alone: bool,
    out: &mut dyn Write,
) -> Result<(), CommandError> {
    if is_alone {
        writeln!(out, "{}\n", locale.text("party-none"))?;
    } else if let Some(picture) = qr::picture(link, std::io::stdout().is_terminal()) {
        writeln!(out, "{picture}")?;
    }
    writeln!(out, "{}", locale.format("party-scan", &[("link", link.into())]))?;
    if !others.is_empty() {
        writeln!(out, "{}", locale.format("party-other", &[("links", others.join("  ").into())]))?;
    }
    Ok(())
}

/// An address as part of a URL.
fn host(address: IpAddr) -> String {
    match address {
        IpAddr::V4(address) => address.to_string(),
        IpAddr::V6(address) => format!("[{address}]"),
    }
}

/// Says what may be in the way if nobody has joined after a while.
async fn explain_silence(server: Arc<Server>, code: Code, locale: &'static Locale, port: u16) {
    tokio::time::sleep(PATIENCE).await;
    if server.people_at(code).await.is_ok_and(|people| people == 0) {
        eprintln!("{}", locale.format("party-alone", &[("port", port.to_string().into())]));
    }
}

/// Opens a page in the user's browser. Returns whether there is a program that does.
fn open_in_browser(link: &str) -> bool {
    let mut command = if cfg!(windows) {
        let mut command = Command::new("cmd");
        command.args(["/C", "start", "", link]);
        command
    } else {
        let mut command = Command::new(if cfg!(target_os = "macos") { "open" } else { "xdg-open" });
        command.arg(link);
        command
    };
    command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).spawn().is_ok()
}

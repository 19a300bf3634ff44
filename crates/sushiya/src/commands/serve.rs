//! `sushiya serve`: starts a server.

use std::io::{IsTerminal, Write};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use server::{Config, Keep, Limits, Server};
use store::SqliteStore;
use tokio::net::TcpListener;

use crate::cli::Serve;
use crate::commands::open_files;
use crate::error::CommandError;

/// File name of the database in the data directory.
pub(crate) const DATABASE: &str = "sushiya.sqlite";

/// Open files that the server needs besides connections: the database, its log, threads and timers.
const OWN_FILES: u64 = 64;

/// Serves until the process is asked to stop.
pub(crate) fn serve(ask: Serve, out: &mut dyn Write) -> Result<(), CommandError> {
    let mut config = config(&ask)?;
    let data = ask.data.map_or_else(data_directory, Ok)?;
    init_logging(ask.log_json);
    if let Some(files) = open_files::raise() {
        let connections = u32::try_from(files.saturating_sub(OWN_FILES)).unwrap_or(u32::MAX).max(1);
        config.limits.connections = config.limits.connections.min(connections);
    }
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .map_err(|fault| CommandError::Input(format!("cannot start threads: {fault}")))?;
    let addresses = Addresses { public: ask.listen, operators: ask.metrics_listen };
    runtime.block_on(open(config, addresses, data, ask.data_limit, out))
}

/// The addresses to listen on.
struct Addresses {
    public: SocketAddr,
    /// For health and metrics.
    operators: Option<SocketAddr>,
}

async fn listener(listen: SocketAddr, option: &str) -> Result<TcpListener, CommandError> {
    TcpListener::bind(listen).await.map_err(|fault| {
        CommandError::Input(format!("cannot listen on {listen}: {fault}; use {option} for another address"))
    })
}

async fn open(
    config: Config,
    addresses: Addresses,
    data: PathBuf,
    limit: Option<u64>,
    out: &mut dyn Write,
) -> Result<(), CommandError> {
    let input = |fault: store::StoreError| CommandError::Input(fault.to_string());
    let store = SqliteStore::open(&data.join(DATABASE)).await.map_err(input)?;
    store.limit_bytes(limit.map(|megabytes| megabytes * 1024 * 1024)).await.map_err(input)?;
    let public = listener(addresses.public, "--listen").await?;
    let address = public.local_addr().unwrap_or(addresses.public);
    let server = Server::new(config, Arc::new(store));
    if let Some(operators) = addresses.operators {
        let operators = listener(operators, "--metrics-listen").await?;
        tokio::spawn(Arc::clone(&server).serve_operators(operators));
    }
    writeln!(out, "Sushiya is running at http://{address}, with data in {}. Press Ctrl-C to stop.", data.display())?;
    out.flush()?;
    let shutdown = shutdown_signal().map_err(|fault| CommandError::Input(format!("cannot handle signals: {fault}")))?;
    server.serve(public, shutdown).await.map_err(input)
}

/// Completes when the process is asked to stop.
#[cfg(unix)]
pub(crate) fn shutdown_signal() -> std::io::Result<impl Future<Output = ()>> {
    use tokio::signal::unix::{SignalKind, signal};
    let (mut interrupt, mut terminate) = (signal(SignalKind::interrupt())?, signal(SignalKind::terminate())?);
    Ok(async move {
        tokio::select! {
            _ = interrupt.recv() => {}
            _ = terminate.recv() => {}
        }
    })
}

/// Completes when the process is asked to stop.
#[cfg(not(unix))]
pub(crate) fn shutdown_signal() -> std::io::Result<impl Future<Output = ()>> {
    Ok(async { drop(tokio::signal::ctrl_c().await) })
}

fn config(ask: &Serve) -> Result<Config, CommandError> {
    if let Some(url) = &ask.public_url {
        let rest = url.strip_prefix("https://").or_else(|| url.strip_prefix("http://"));
        if rest.is_none_or(|host| host.trim_end_matches('/').is_empty() || host.trim_end_matches('/').contains('/')) {
            return Err(CommandError::Usage(format!(
                "--public-url '{url}' is not the URL of a site; write it as https://sushi.example"
            )));
        }
    }
    let day = Duration::from_hours(24);
    let defaults = Config::default();
    let mut limits = if ask.no_limits { Limits::NONE } else { defaults.limits };
    limits.connections_per_address = ask.connections_per_address.unwrap_or(limits.connections_per_address);
    Ok(Config {
        public_url: ask.public_url.clone(),
        behind_proxy: ask.behind_proxy,
        open_metrics: ask.open_metrics,
        limits,
        bot_threads: ask.bot_threads.map_or(defaults.bot_threads, usize::from),
        bot_pace: Duration::from_millis(ask.bot_pace.into()),
        rest_after: Duration::from_secs(ask.rest_after.into()),
        keep: Keep { tables: day * ask.keep_tables, records: day * ask.keep_records, guests: day * ask.keep_records },
        ..defaults
    })
}

/// The default data directory.
pub(crate) fn data_directory() -> Result<PathBuf, CommandError> {
    let data = dirs::data_dir().map(|directory| directory.join("sushiya"));
    data.ok_or_else(|| {
        CommandError::Input("there is no home directory for data; name a directory with --data".to_owned())
    })
}

/// Writes logs to standard error.
fn init_logging(json: bool) {
    let filter = tracing_subscriber::EnvFilter::try_from_env("SUSHIYA_LOG").unwrap_or_else(|_| "info".into());
    // Colours are for people, not for files.
    let is_coloured =
        std::io::stderr().is_terminal() && std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty());
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr).with_ansi(is_coloured);
    if json { log.json().init() } else { log.init() }
}

//! Arguments of the command line.

use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;

use clap::{Args, CommandFactory as _, FromArgMatches as _, Parser, Subcommand, ValueEnum};
use clap_complete::Shell;

use crate::examples;

/// Three sushi games to play, study and automate
///
/// Without a command, a server is started; it takes the options of 'serve'.
#[derive(Debug, Parser)]
#[command(
    version,
    max_term_width = 100,
    args_conflicts_with_subcommands = true,
    after_help = "Without a command, a server is started; it takes the options of 'serve'.\n'sushiya COMMAND --help' explains \
                  a command, with examples.",
    after_long_help = examples::TOP
)]
pub(crate) struct Cli {
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
    /// Options of `serve` when there is no command.
    #[command(flatten)]
    pub(crate) serve: Serve,
}

impl Cli {
    /// Parses the arguments of this process. The options of a server are understood without a command, too, but only
    /// `serve` lists them.
    pub(crate) fn read() -> Self {
        let command = Self::command().mut_args(|arg| arg.hide(true));
        Self::from_arg_matches(&command.get_matches()).unwrap_or_else(|error| error.exit())
    }
}

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// Start a server with pages for people and an API for programs
    #[command(after_long_help = examples::SERVE)]
    Serve(Serve),
    /// Load-test a server: many tables over real connections, with latencies and throughput
    #[command(after_long_help = examples::LOAD)]
    Load(Load),
    /// List the games, their options and the bots
    #[command(after_long_help = examples::GAMES)]
    Games {
        /// Print JSON
        #[arg(long)]
        json: bool,
    },
    /// Print the rules of a game
    #[command(after_long_help = examples::RULES)]
    Rules {
        /// Name of the game
        game: String,
        /// Language, for example es (default: the system's, or English)
        #[arg(long)]
        lang: Option<String>,
    },
    /// Play in one room: this computer shows the table, and phones are the hands
    #[command(after_long_help = examples::PARTY)]
    Party(Party),
    /// Play in the terminal: against bots, or at a table of a server
    #[command(after_long_help = examples::PLAY)]
    Play(Play),
    /// Play a series of games between bots and report win rates
    #[command(after_long_help = examples::ARENA)]
    Arena(Arena),
    /// Replay a game record turn by turn
    #[command(after_long_help = examples::REPLAY, mut_group("Display", |display| display.requires("watch")))]
    Replay {
        /// File with game records, one per line, or - for standard input
        file: String,
        /// Print all events instead, with open hands, one JSON object per line
        #[arg(long)]
        events: bool,
        /// Watch the first game in the terminal, with all cards open
        #[arg(long, conflicts_with = "events")]
        watch: bool,
        #[command(flatten)]
        display: Display,
    },
    /// Verify that a game record is valid and was dealt as committed
    #[command(after_long_help = examples::VERIFY)]
    Verify {
        /// File with game records, one per line, or - for standard input
        file: String,
        /// Commitment published before the game (default: the one in the record)
        #[arg(long, value_name = "HEX")]
        commitment: Option<String>,
        /// Nonce your device revealed, which must have been committed to before the deal
        #[arg(long, value_name = "HEX")]
        nonce: Option<String>,
    },
    /// Score a game played with real cards
    #[command(after_long_help = examples::SCORE)]
    Score {
        /// Name of the game
        game: String,
        /// File with the score sheet as JSON, or - for standard input
        #[arg(default_value = "-")]
        file: String,
        /// Print JSON
        #[arg(long)]
        json: bool,
    },
    /// Print a kanji puzzle: combine five left and six right halves for the most strokes
    #[command(after_long_help = examples::PUZZLE)]
    Puzzle {
        /// Random seed (default: a new puzzle)
        #[arg(long)]
        seed: Option<u64>,
        /// Deck: classic, years-1-3, years-1-4, years-1-6, house, or a file
        #[arg(long, default_value = "classic")]
        deck: String,
        /// Difficulty: easy, medium or hard (default: any)
        #[arg(long, conflicts_with = "seed")]
        difficulty: Option<String>,
        /// Print the best solution as well
        #[arg(long)]
        solve: bool,
        /// Rate this many puzzles from the seed on, one per line
        #[arg(long, value_name = "COUNT", conflicts_with_all = ["solve", "difficulty"])]
        rate: Option<u64>,
        /// Print JSON
        #[arg(long)]
        json: bool,
    },
    /// Benchmark the engine and the search on one thread
    #[command(after_long_help = examples::BENCH)]
    Bench {
        /// Name of the game (default: all)
        game: Option<String>,
        /// Seconds to measure each value
        #[arg(long, default_value_t = 1.0, value_parser = seconds)]
        seconds: f64,
        /// Print JSON
        #[arg(long)]
        json: bool,
    },
    /// Print shell completions
    #[command(after_long_help = examples::COMPLETIONS)]
    Completions {
        /// Shell
        shell: Shell,
    },
    /// Print manual pages
    #[command(after_long_help = examples::MAN)]
    Man {
        /// Command to print the page of (default: the page about all of them)
        #[arg(conflicts_with = "dir")]
        command: Option<String>,
        /// Write all pages to this directory instead
        #[arg(long, value_name = "DIR")]
        dir: Option<PathBuf>,
    },
}

#[derive(Debug, Args)]
#[allow(clippy::struct_excessive_bools)] // Independent switches.
pub(crate) struct Serve {
    /// Address to listen on
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1:8080")]
    pub(crate) listen: SocketAddr,
    /// Data directory (default: the user's data directory)
    #[arg(long, value_name = "DIR", help_heading = "Storage")]
    pub(crate) data: Option<PathBuf>,
    /// Maximum database size in MB (default: unlimited)
    #[arg(long, value_name = "MB", value_parser = clap::value_parser!(u64).range(1..=1_000_000_000), help_heading = "Storage")]
    pub(crate) data_limit: Option<u64>,
    #[arg(long, value_name = "URL", help = "Public URL of the server, if it isn't the address: https://sushi.example")]
    pub(crate) public_url: Option<String>,
    /// Trust X-Forwarded-For, because all requests come through a proxy
    #[arg(long)]
    pub(crate) behind_proxy: bool,
    /// Serve /metrics to other machines, too
    #[arg(long, help_heading = "Logs and metrics")]
    pub(crate) open_metrics: bool,
    /// Another address for /metrics, /healthz and /readyz, which only operators can reach
    #[arg(long, value_name = "ADDRESS", help_heading = "Logs and metrics")]
    pub(crate) metrics_listen: Option<SocketAddr>,
    /// Maximum connections per client address
    #[arg(long, value_name = "COUNT", help_heading = "Limits")]
    pub(crate) connections_per_address: Option<u32>,
    /// Disable all limits per client address, for load tests and trusted networks
    #[arg(long, help_heading = "Limits")]
    pub(crate) no_limits: bool,
    /// Threads for bots (default: number of processors)
    #[arg(long, value_name = "COUNT", value_parser = clap::value_parser!(u16).range(1..=1024), help_heading = "Bots")]
    pub(crate) bot_threads: Option<u16>,
    /// Delay before a bot's move in milliseconds
    #[arg(long, default_value_t = 400, value_name = "MS", value_parser = clap::value_parser!(u32).range(..=60_000), help_heading = "Bots")]
    pub(crate) bot_pace: u32,
    /// Seconds until an empty table is unloaded from memory
    #[arg(long, default_value_t = 60, value_name = "SECONDS", value_parser = clap::value_parser!(u32).range(1..=86_400), help_heading = "Limits")]
    pub(crate) rest_after: u32,
    /// Days to keep a table after its last activity
    #[arg(long, default_value_t = 30, value_name = "DAYS", value_parser = clap::value_parser!(u32).range(1..=36_500), help_heading = "Storage")]
    pub(crate) keep_tables: u32,
    /// Days to keep records of finished games and guests
    #[arg(long, default_value_t = 365, value_name = "DAYS", value_parser = clap::value_parser!(u32).range(1..=36_500), help_heading = "Storage")]
    pub(crate) keep_records: u32,
    /// Write logs as JSON (SUSHIYA_LOG=debug for more)
    #[arg(long, help_heading = "Logs and metrics")]
    pub(crate) log_json: bool,
}

#[derive(Debug, Args)]
pub(crate) struct Party {
    /// Name of the game
    #[arg(default_value = "sushi-go")]
    pub(crate) game: String,
    /// Port to listen on; another one if it is taken
    #[arg(long, default_value_t = 8080)]
    pub(crate) port: u16,
    /// Address of this computer in the phones' network (default: the likeliest one)
    #[arg(long, value_name = "ADDRESS")]
    pub(crate) address: Option<IpAddr>,
    /// Don't open the big screen in a browser
    #[arg(long)]
    pub(crate) no_browser: bool,
    /// Data directory (default: the user's data directory)
    #[arg(long, value_name = "DIR")]
    pub(crate) data: Option<PathBuf>,
    /// Delay before a bot's move in milliseconds
    #[arg(long, default_value_t = 400, value_name = "MS", value_parser = clap::value_parser!(u32).range(..=60_000))]
    pub(crate) bot_pace: u32,
}

#[derive(Debug, Args)]
pub(crate) struct Load {
    /// URL of the server; start it with 'sushiya serve --no-limits'
    #[arg(long, default_value = "http://127.0.0.1:8080")]
    pub(crate) url: String,
    /// Number of tables
    #[arg(long, default_value_t = 100, value_name = "COUNT", value_parser = clap::value_parser!(u32).range(1..=100_000))]
    pub(crate) tables: u32,
    /// Clients per table, each with its own connection
    #[arg(long, default_value_t = 4, value_name = "COUNT")]
    pub(crate) seats: u8,
    /// Seconds to measure
    #[arg(long, default_value_t = 10.0, value_parser = seconds)]
    pub(crate) seconds: f64,
    /// Mean thinking time in milliseconds; each choice takes a random time up to twice as long
    #[arg(long, default_value_t = 0, value_name = "MS", value_parser = clap::value_parser!(u32).range(..=600_000))]
    pub(crate) pace: u32,
    /// Name of the game
    #[arg(long, default_value = "sushi-go")]
    pub(crate) game: String,
    /// Option of the game; 'sushiya games' lists them
    #[arg(long = "option", value_name = "NAME=VALUE", value_parser = pair)]
    pub(crate) options: Vec<(String, String)>,
    /// Play as browsers do, with pages and forms, after a series with the JSON protocol; 'only' leaves that series out,
    /// so that the memory per seat is not affected by it
    #[arg(long, value_enum, value_name = "SERIES", num_args = 0..=1, default_missing_value = "both")]
    pub(crate) pages: Option<PageSeries>,
    /// Disconnect at the end, wait until all tables sleep, and measure their memory; start the server with --rest-after 1
    #[arg(long)]
    pub(crate) sleep: bool,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

/// The series of a load test with pages.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum PageSeries {
    /// JSON first, then pages
    Both,
    /// Pages only
    Only,
}

#[derive(Debug, Args)]
#[allow(clippy::struct_excessive_bools)] // Independent switches.
pub(crate) struct Play {
    /// Name of the game (default: sushi-go); with --url, the code of a table
    #[arg(value_name = "GAME|CODE")]
    pub(crate) what: Option<String>,
    /// Opponents, separated by commas (default: apprentices, as many as the game is usually played with)
    #[arg(long, value_name = "BOT,BOT…", value_delimiter = ',', conflicts_with_all = ["url", "resume"], help_heading = "Game")]
    pub(crate) bots: Vec<String>,
    /// Option of the game; 'sushiya games' lists them
    #[arg(long = "option", value_name = "NAME=VALUE", value_parser = pair, conflicts_with = "resume", help_heading = "Game")]
    pub(crate) options: Vec<(String, String)>,
    /// Random seed of the deal (default: a new deal)
    #[arg(long, conflicts_with_all = ["url", "resume"], help_heading = "Game")]
    pub(crate) seed: Option<u64>,
    /// Resume the interrupted game
    #[arg(long, conflicts_with_all = ["url", "what"], help_heading = "Game")]
    pub(crate) resume: bool,
    #[arg(
        long,
        value_name = "URL",
        help = "URL of a server, for example https://sushi.example; without a code, its public tables are listed",
        help_heading = "Table at a server"
    )]
    pub(crate) url: Option<String>,
    /// Open a table at the server and wait for players there
    #[arg(long, requires = "url", help_heading = "Table at a server")]
    pub(crate) open: bool,
    /// List the new table publicly
    #[arg(long, requires = "open", help_heading = "Table at a server")]
    pub(crate) public: bool,
    /// Turn timer of the new table: none, 20s, 60s or 1d
    #[arg(long, value_name = "TIME", requires = "open", help_heading = "Table at a server")]
    pub(crate) clock: Option<String>,
    /// Your name (default: the system's user name)
    #[arg(long)]
    pub(crate) name: Option<String>,
    /// Line by line, for screen readers and pipes; choices are lines on standard input
    #[arg(long, help_heading = "Display")]
    pub(crate) plain: bool,
    #[command(flatten)]
    pub(crate) display: Display,
    /// Add the record of the finished game to this file
    #[arg(long, value_name = "FILE", conflicts_with = "url", help_heading = "Game")]
    pub(crate) record: Option<String>,
}

/// What the terminal shows.
#[derive(Debug, Args)]
pub(crate) struct Display {
    /// Show turns without animation
    #[arg(long, help_heading = "Display")]
    pub(crate) no_animation: bool,
    /// Letters instead of emoji
    #[arg(long, help_heading = "Display")]
    pub(crate) no_emoji: bool,
    /// Background of the terminal (NO_COLOR=1 for no colours)
    #[arg(long, value_enum, default_value_t = TerminalTheme::Auto, help_heading = "Display")]
    pub(crate) theme: TerminalTheme,
    /// Language, for example es (default: the system's, or English)
    #[arg(long, help_heading = "Display")]
    pub(crate) lang: Option<String>,
}

/// The background of the terminal.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum TerminalTheme {
    /// As the terminal says, or dark
    Auto,
    /// Light
    Light,
    /// Dark
    Dark,
}

#[derive(Debug, Args)]
pub(crate) struct Arena {
    /// Name of the game
    pub(crate) game: String,
    /// Bots, one per seat, separated by commas; exec:COMMAND runs a program (docs/bot-protocol.md), oracle is an itamae that
    /// sees all cards (docs/bots.md)
    #[arg(long, required = true, value_name = "BOT,BOT…")]
    pub(crate) bots: Vec<String>,
    /// Number of games; with --until, the maximum
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) games: u64,
    /// Random seed
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
    /// Number of threads (default: number of processors)
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub(crate) threads: Option<u16>,
    /// Option of the game; 'sushiya games' lists them
    #[arg(long = "option", value_name = "NAME=VALUE", value_parser = pair)]
    pub(crate) options: Vec<(String, String)>,
    /// File with a custom deck, for games with decks
    #[arg(long, value_name = "FILE")]
    pub(crate) deck: Option<String>,
    /// Time limit of a program per choice in seconds
    #[arg(long, default_value_t = 5.0, value_name = "SECONDS", value_parser = seconds)]
    pub(crate) bot_timeout: f64,
    /// Stop early once it is decided, with 95 % confidence, which of two bots wins more often; names or positions, for
    /// example '1>2'
    #[arg(long, value_name = "CLAIM")]
    pub(crate) until: Option<String>,
    /// Write all game records to this file, one per line
    #[arg(long, value_name = "FILE", help_heading = "Output")]
    pub(crate) record: Option<String>,
    /// Write an HTML report with charts to this file
    #[arg(long, value_name = "FILE", help_heading = "Output")]
    pub(crate) report: Option<String>,
    /// Print JSON
    #[arg(long, help_heading = "Output")]
    pub(crate) json: bool,
}

/// Parses `name=value`.
fn pair(text: &str) -> Result<(String, String), String> {
    let (name, value) = text.split_once('=').ok_or("write it as name=value, for example variant=both-ways")?;
    Ok((name.to_owned(), value.to_owned()))
}

/// Parses a duration in seconds.
fn seconds(text: &str) -> Result<f64, String> {
    let seconds: f64 = text.parse().map_err(|_| "not a number of seconds; write for example 0.5")?;
    if (0.001..=3600.0).contains(&seconds) {
        Ok(seconds)
    } else {
        Err("must be between 0.001 and 3600 seconds".to_owned())
    }
}

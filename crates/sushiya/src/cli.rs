//! What can be asked on the command line.

use std::net::SocketAddr;
use std::path::PathBuf;

use clap::{Args, Parser, Subcommand, ValueEnum};
use clap_complete::Shell;

/// Three sushi games to play, study and automate. Without a command a house is opened, as by `serve`.
#[derive(Debug, Parser)]
#[command(version, about, max_term_width = 100, args_conflicts_with_subcommands = true)]
pub(crate) struct Cli {
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
    /// What a house is opened with when there is no command.
    #[command(flatten)]
    pub(crate) serve: Serve,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// Open a house: pages where people play, and an API for programs
    Serve(Serve),
    /// Put a house under load: many tables of people over real connections, and how well it serves them
    Load(Load),
    /// List the games and what can be agreed before each
    Games {
        /// Print JSON
        #[arg(long)]
        json: bool,
    },
    /// Print the rules of a game, in our words
    Rules {
        /// The game
        game: String,
        /// The language, for example es; this system's if not said, or English if the rules are not written in it
        #[arg(long)]
        lang: Option<String>,
    },
    /// Let bots play many games and say who won how often
    Arena(Arena),
    /// Play a record again, turn by turn
    Replay {
        /// A file of game records, one a line, or - for standard input
        file: String,
        /// Print every event instead, all hands open, one JSON object a line
        #[arg(long)]
        events: bool,
    },
    /// Prove that a record is the record of a game, dealt as was committed to
    Verify {
        /// A file of game records, one a line, or - for standard input
        file: String,
        /// The commitment that was published before the game; without it, the one in the record is believed
        #[arg(long, value_name = "HEX")]
        commitment: Option<String>,
    },
    /// Score a finished table that you played with real cards
    Score {
        /// The game
        game: String,
        /// The score sheet as JSON, a file or - for standard input
        #[arg(default_value = "-")]
        file: String,
        /// Print JSON
        #[arg(long)]
        json: bool,
    },
    /// A kanji puzzle for one: five left halves, six right halves, the most strokes
    Puzzle {
        /// Which puzzle; a new one if not said
        #[arg(long)]
        seed: Option<u64>,
        /// The deck: classic, house, or a file
        #[arg(long, default_value = "classic")]
        deck: String,
        /// Print the best solution too
        #[arg(long)]
        solve: bool,
        /// Print JSON
        #[arg(long)]
        json: bool,
    },
    /// Measure how fast the engine and the search are, on one thread
    Bench {
        /// The game; all of them if none is named
        game: Option<String>,
        /// How long each number is measured
        #[arg(long, default_value_t = 1.0, value_parser = seconds)]
        seconds: f64,
        /// Print JSON
        #[arg(long)]
        json: bool,
    },
    /// Print completions for a shell
    Completions {
        /// The shell
        shell: Shell,
    },
}

#[derive(Debug, Args)]
#[allow(clippy::struct_excessive_bools)] // Each is said or not, whatever the others are.
pub(crate) struct Serve {
    /// The address to listen on
    #[arg(long, default_value = "127.0.0.1:8080")]
    pub(crate) listen: SocketAddr,
    /// The directory to remember things in; where this user keeps data if not said
    #[arg(long, value_name = "DIR")]
    pub(crate) data: Option<PathBuf>,
    /// The most megabytes to remember; as many as there are if not said
    #[arg(long, value_name = "MEGABYTES", value_parser = clap::value_parser!(u64).range(1..=1_000_000_000))]
    pub(crate) data_limit: Option<u64>,
    /// The address people type if it is another than the one listened on: `https://sushi.example`
    #[arg(long, value_name = "URL")]
    pub(crate) public_url: Option<String>,
    /// Believe X-Forwarded-For: every request comes through a proxy of yours
    #[arg(long)]
    pub(crate) behind_proxy: bool,
    /// Let others than this machine read /metrics
    #[arg(long)]
    pub(crate) open_metrics: bool,
    /// How many connections one address may have
    #[arg(long, value_name = "COUNT")]
    pub(crate) connections_per_address: Option<u32>,
    /// Without limits for each address: for load tests and networks where everybody is trusted
    #[arg(long)]
    pub(crate) no_limits: bool,
    /// How many threads bots think on; as many as there are processors if not said
    #[arg(long, value_name = "COUNT", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub(crate) bot_threads: Option<u16>,
    /// How long bots wait before they choose, in milliseconds
    #[arg(long, default_value_t = 400, value_name = "MILLISECONDS", value_parser = clap::value_parser!(u32).range(..=60_000))]
    pub(crate) bot_pace: u32,
    /// After how many seconds a table goes to rest when nobody is there
    #[arg(long, default_value_t = 60, value_name = "SECONDS", value_parser = clap::value_parser!(u32).range(1..=86_400))]
    pub(crate) rest_after: u32,
    /// How many days a table is kept after something last happened there
    #[arg(long, default_value_t = 30, value_name = "DAYS", value_parser = clap::value_parser!(u32).range(1..=36_500))]
    pub(crate) keep_tables: u32,
    /// How many days records of finished games, and guests, are kept
    #[arg(long, default_value_t = 365, value_name = "DAYS", value_parser = clap::value_parser!(u32).range(1..=36_500))]
    pub(crate) keep_records: u32,
    /// Write logs as JSON; SUSHIYA_LOG=debug says more
    #[arg(long)]
    pub(crate) log_json: bool,
}

#[derive(Debug, Args)]
pub(crate) struct Load {
    /// Where the house is; start one with 'sushiya serve --no-limits'
    #[arg(long, default_value = "http://127.0.0.1:8080")]
    pub(crate) url: String,
    /// How many tables
    #[arg(long, default_value_t = 100, value_name = "COUNT", value_parser = clap::value_parser!(u32).range(1..=100_000))]
    pub(crate) tables: u32,
    /// How many people at each, every one with a connection of their own
    #[arg(long, default_value_t = 4, value_name = "COUNT")]
    pub(crate) seats: u8,
    /// How long is measured
    #[arg(long, default_value_t = 10.0, value_parser = seconds)]
    pub(crate) seconds: f64,
    /// How long people think on average, in milliseconds: each chooses at a random moment between 0 and twice as much
    /// after being asked; with 0, at once
    #[arg(long, default_value_t = 0, value_name = "MILLISECONDS", value_parser = clap::value_parser!(u32).range(..=600_000))]
    pub(crate) pace: u32,
    /// What they play
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
pub(crate) struct Arena {
    /// The game
    pub(crate) game: String,
    /// The bots, one for each seat, with commas between them; exec:COMMAND is a program (docs/bot-protocol.md), oracle an
    /// itamae that is shown all cards (docs/bots.md)
    #[arg(long, required = true, value_name = "BOT,BOT…")]
    pub(crate) bots: Vec<String>,
    /// How many games; with --until, the most
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) games: u64,
    /// What all luck follows from: the same seed gives the same games
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
    /// How many threads play; all there are if not said
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub(crate) threads: Option<u16>,
    /// An option of the game; 'sushiya games' lists them
    #[arg(long = "option", value_name = "NAME=VALUE", value_parser = pair)]
    pub(crate) options: Vec<(String, String)>,
    /// A deck of your own, for a game that has decks
    #[arg(long, value_name = "FILE")]
    pub(crate) deck: Option<String>,
    /// How long a program may take for a choice, in seconds
    #[arg(long, default_value_t = 5.0, value_name = "SECONDS", value_parser = seconds)]
    pub(crate) bot_timeout: f64,
    /// Stop as soon as it is decided, with confidence and either way, who of two wins more often; names of bots or
    /// their places, for example '1>2'
    #[arg(long, value_name = "CLAIM")]
    pub(crate) until: Option<String>,
    /// Write every game to this file, one record a line
    #[arg(long, value_name = "FILE")]
    pub(crate) record: Option<String>,
    /// Write a report with charts to this file, one page of HTML
    #[arg(long, value_name = "FILE")]
    pub(crate) report: Option<String>,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

/// Reads `name=value`.
fn pair(text: &str) -> Result<(String, String), String> {
    let (name, value) = text.split_once('=').ok_or("write it as name=value, for example variant=both-ways")?;
    Ok((name.to_owned(), value.to_owned()))
}

/// Reads a length of time that can be measured.
fn seconds(text: &str) -> Result<f64, String> {
    let seconds: f64 = text.parse().map_err(|_| "write it as a number of seconds, for example 0.5")?;
    if (0.001..=3600.0).contains(&seconds) { Ok(seconds) } else { Err("it can be 0.001 to 3600 seconds".to_owned()) }
}

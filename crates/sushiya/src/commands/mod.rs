//! The commands, one module each.

mod arena;
mod bench;
mod games;
mod generated;
mod load;
mod open_files;
mod party;
mod play;
mod puzzle;
mod records;
mod score;
mod serve;

use std::io::Write;

use crate::cli::{Cli, Command};
use crate::error::CommandError;

/// Runs a command.
pub(crate) fn run(cli: Cli, out: &mut dyn Write) -> Result<(), CommandError> {
    match cli.command {
        None => serve::serve(cli.serve, out),
        Some(Command::Serve(ask)) => serve::serve(ask, out),
        Some(Command::Party(ask)) => party::run(ask, out),
        Some(Command::Load(ask)) => load::run(&ask, out),
        Some(Command::Games { json }) => games::list(json, out),
        Some(Command::Rules { game, lang }) => games::rules(&game, lang.as_deref(), out),
        Some(Command::Play(ask)) => play::run(&ask, out),
        Some(Command::Arena(arena)) => arena::run(&arena, out),
        Some(Command::Replay { file, watch: true, display, .. }) => records::watch(&file, &display, out),
        Some(Command::Replay { file, events, .. }) => records::replay(&file, events, out),
        Some(Command::Verify { file, commitment, nonce }) => {
            records::verify(&file, commitment.as_deref(), nonce.as_deref(), out)
        }
        Some(Command::Score { game, file, json }) => score::run(&game, &file, json, out),
        Some(Command::Puzzle { seed, deck, difficulty, solve, rate, json }) => {
            puzzle::run(&puzzle::Request { seed, deck, difficulty, solve, rate, json }, out)
        }
        Some(Command::Bench { game, seconds, json }) => bench::run(game.as_deref(), seconds, json, out),
        Some(Command::Completions { shell }) => generated::completions(shell, out),
        Some(Command::Man { dir: Some(directory), .. }) => generated::man_pages(&directory, out),
        Some(Command::Man { command, dir: None }) => generated::man(command.as_deref(), out),
    }
}

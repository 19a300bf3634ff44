//! `sushiya completions` and `sushiya man`: generated from the definition of the command line.

use std::fs;
use std::io::Write;
use std::path::Path;

use clap::CommandFactory as _;
use clap_mangen::Man;

use crate::cli::Cli;
use crate::error::CommandError;

/// Prints completions. They are generated in memory first, because the generator panics if the reader goes away.
pub(crate) fn completions(shell: clap_complete::Shell, out: &mut dyn Write) -> Result<(), CommandError> {
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut Cli::command(), "sushiya", &mut script);
    Ok(out.write_all(&script)?)
}

/// The command line, with the names that commands have in manual pages.
fn manual() -> clap::Command {
    let mut manual = Cli::command().disable_help_subcommand(true);
    manual.build();
    manual
}

/// A manual page.
fn page(command: clap::Command) -> Man {
    Man::new(command).source(concat!("sushiya ", env!("CARGO_PKG_VERSION")))
}

/// Prints the manual page of a command, or of the program.
pub(crate) fn man(command: Option<&str>, out: &mut dyn Write) -> Result<(), CommandError> {
    let manual = manual();
    let wanted = match command {
        None => manual,
        Some(name) => manual.find_subcommand(name).cloned().ok_or_else(|| {
            let names: Vec<&str> = manual.get_subcommands().map(clap::Command::get_name).collect();
            CommandError::Input(format!(
                "there is no command '{name}'; {}",
                game::instead(name, "the commands are", &names)
            ))
        })?,
    };
    Ok(page(wanted).render(&mut *out)?)
}

/// Writes all manual pages to a directory.
pub(crate) fn man_pages(directory: &Path, out: &mut dyn Write) -> Result<(), CommandError> {
    let failed = |error| CommandError::Input(format!("cannot write to '{}': {error}", directory.display()));
    fs::create_dir_all(directory).map_err(failed)?;
    let manual = manual();
    let commands = manual.get_subcommands().cloned();
    let pages: Vec<Man> = [manual.clone()].into_iter().chain(commands).map(page).collect();
    for page in &pages {
        let mut text = Vec::new();
        page.render(&mut text)?;
        fs::write(directory.join(page.get_filename()), text).map_err(failed)?;
    }
    Ok(writeln!(out, "{} pages written to {}", pages.len(), directory.display())?)
}

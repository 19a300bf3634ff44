//! Errors of commands.

use std::fmt;
use std::io;

/// Why a command failed, as a sentence that says what to do.
#[derive(Debug)]
pub(crate) enum CommandError {
    /// The input is invalid.
    Input(String),
    /// The arguments are invalid.
    Usage(String),
    /// Ctrl-C was pressed.
    Interrupted,
    /// The reader of the output has gone.
    OutputClosed,
    /// The output cannot be written.
    Output(io::Error),
}

impl CommandError {
    /// The exit code of the program.
    pub(crate) fn exit_code(&self) -> u8 {
        match self {
            Self::OutputClosed => 0,
            Self::Input(_) | Self::Output(_) => 1,
            Self::Usage(_) => 2,
            // 128 + SIGINT, as shells expect.
            Self::Interrupted => 130,
        }
    }

    /// Several errors in one input.
    pub(crate) fn list<T: fmt::Display>(what: &str, errors: impl IntoIterator<Item = T>) -> Self {
        let errors: Vec<String> = errors.into_iter().map(|error| error.to_string()).collect();
        match errors.as_slice() {
            [only] => Self::Input(format!("{what}: {only}")),
            many => Self::Input(format!("{what}:\n  - {}", many.join("\n  - "))),
        }
    }
}

impl fmt::Display for CommandError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Input(sentence) | Self::Usage(sentence) => f.write_str(sentence),
            Self::Interrupted => f.write_str("interrupted"),
            Self::OutputClosed => f.write_str("the reader of the output has gone"),
            Self::Output(error) => write!(f, "cannot write the output: {error}"),
        }
    }
}

impl From<io::Error> for CommandError {
    fn from(error: io::Error) -> Self {
        if error.kind() == io::ErrorKind::BrokenPipe { Self::OutputClosed } else { Self::Output(error) }
    }
}

impl From<menu::UnknownGame> for CommandError {
    fn from(unknown: menu::UnknownGame) -> Self {
        Self::Input(unknown.to_string())
    }
}

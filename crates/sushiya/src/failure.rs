//! How a command can fail.

use std::fmt;
use std::io;

/// Why a command was not carried out, as something a person can act on.
#[derive(Debug)]
pub(crate) enum Failure {
    /// What was given cannot be used.
    Input(String),
    /// The command was put together wrongly.
    Usage(String),
    /// Somebody pressed Ctrl-C.
    Interrupted,
    /// Nobody reads the output any more.
    Reader,
    /// The output could not be written.
    Output(io::Error),
}

impl Failure {
    /// What the program exits with.
    pub(crate) fn exit_code(&self) -> u8 {
        match self {
            Self::Reader => 0,
            Self::Input(_) | Self::Output(_) => 1,
            Self::Usage(_) => 2,
            // What shells expect of whoever ends by this signal.
            Self::Interrupted => 130,
        }
    }

    /// Several faults of one input.
    pub(crate) fn faults<T: fmt::Display>(what: &str, faults: impl IntoIterator<Item = T>) -> Self {
        let faults: Vec<String> = faults.into_iter().map(|fault| fault.to_string()).collect();
        match faults.as_slice() {
            [only] => Self::Input(format!("{what}: {only}")),
            many => Self::Input(format!("{what}:\n  - {}", many.join("\n  - "))),
        }
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Input(sentence) | Self::Usage(sentence) => f.write_str(sentence),
            Self::Interrupted => f.write_str("interrupted"),
            Self::Reader => f.write_str("nobody reads the output any more"),
            Self::Output(fault) => write!(f, "the output could not be written: {fault}"),
        }
    }
}

impl From<io::Error> for Failure {
    fn from(fault: io::Error) -> Self {
        if fault.kind() == io::ErrorKind::BrokenPipe { Self::Reader } else { Self::Output(fault) }
    }
}

impl From<menu::UnknownGame> for Failure {
    fn from(unknown: menu::UnknownGame) -> Self {
        Self::Input(unknown.to_string())
    }
}

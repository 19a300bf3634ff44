//! Output files: records and the report. They are created before the first game, so that a wrong path fails at once.

use std::fs::File;
use std::io::{self, BufWriter, Write};

use serde::Serialize;

use crate::error::CommandError;

/// An output file.
pub(super) struct OutputFile<'a> {
    path: &'a str,
    file: BufWriter<File>,
}

impl<'a> OutputFile<'a> {
    pub(super) fn create(path: &'a str) -> Result<Self, CommandError> {
        let file = File::create(path).map_err(|fault| cannot_write(path, &fault))?;
        Ok(Self { path, file: BufWriter::new(file) })
    }

    /// Writes a line of JSON.
    pub(super) fn write_json(&mut self, value: &impl Serialize) -> Result<(), CommandError> {
        let mut line = serde_json::to_string(value).map_err(|fault| CommandError::Input(fault.to_string()))?;
        line.push('\n');
        self.write(&line)
    }

    pub(super) fn write(&mut self, text: &str) -> Result<(), CommandError> {
        self.file.write_all(text.as_bytes()).map_err(|fault| cannot_write(self.path, &fault))
    }

    pub(super) fn finish(mut self) -> Result<(), CommandError> {
        self.file.flush().map_err(|fault| cannot_write(self.path, &fault))
    }
}

fn cannot_write(path: &str, fault: &io::Error) -> CommandError {
    CommandError::Input(format!("cannot write '{path}': {fault}"))
}

//! Reads input files.

use std::fs;
use std::io::{Read, stdin};

use crate::error::CommandError;

/// Reads a whole file, or standard input for `-`.
pub(crate) fn read(path: &str) -> Result<String, CommandError> {
    let bytes = if path == "-" {
        let mut bytes = Vec::new();
        stdin().read_to_end(&mut bytes).map(|_| bytes)
    } else {
        fs::read(path)
    };
    let bytes = bytes.map_err(|fault| CommandError::Input(format!("cannot read '{path}': {fault}")))?;
    String::from_utf8(bytes).map_err(|_| CommandError::Input(format!("'{path}' is not text (UTF-8)")))
}

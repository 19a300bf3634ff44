//! Reading what a command is given.

use std::fs;
use std::io::{Read, stdin};

use crate::failure::Failure;

/// Reads a whole file, or standard input if it is called `-`.
pub(crate) fn read(path: &str) -> Result<String, Failure> {
    let bytes = if path == "-" {
        let mut bytes = Vec::new();
        stdin().read_to_end(&mut bytes).map(|_| bytes)
    } else {
        fs::read(path)
    };
    let bytes = bytes.map_err(|fault| Failure::Input(format!("cannot read '{path}': {fault}")))?;
    String::from_utf8(bytes).map_err(|_| Failure::Input(format!("'{path}' is not text (UTF-8)")))
}

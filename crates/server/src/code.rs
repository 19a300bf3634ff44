//! The code of a table: short enough to read out aloud.

use std::fmt;
use std::str::FromStr;

use crate::ApiError;

/// Digits and letters without lookalikes.
const ALPHABET: &[u8; 30] = b"23456789ABCDEFGHJKMNPQRSTVWXYZ";

const LENGTH: usize = 6;

/// The code of a table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Code([u8; LENGTH]);

impl Code {
    /// Draws a code from random bytes.
    pub(crate) fn draw(luck: [u8; 32]) -> Self {
        // Two bytes for each letter keep the bias of the remainder below one in two thousand.
        let letter = |at: usize| {
            let number = u16::from_le_bytes([luck[2 * at], luck[2 * at + 1]]);
            ALPHABET[usize::from(number) % ALPHABET.len()]
        };
        Self(std::array::from_fn(letter))
    }
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|letter| write!(f, "{}", char::from(*letter)))
    }
}

impl fmt::Debug for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Code {
    type Err = ApiError;

    fn from_str(text: &str) -> Result<Self, ApiError> {
        let upper = text.trim().to_ascii_uppercase();
        let letters: [u8; LENGTH] = upper.as_bytes().try_into().map_err(|_| ApiError::NoTable)?;
        if letters.iter().all(|letter| ALPHABET.contains(letter)) { Ok(Self(letters)) } else { Err(ApiError::NoTable) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_round_trip_in_either_case() {
        for luck in 0..=255 {
            let code = Code::draw([luck; 32]);
            assert_eq!(code.to_string().parse::<Code>().unwrap(), code);
            assert_eq!(format!(" {code} ").to_lowercase().parse::<Code>().unwrap(), code);
        }
        for text in ["", "ABC", "ABCDEFG", "ABCDE1", "ABCDE0", "ÄBCDE", "ABCDE/", "ABCDEI"] {
            assert!(text.parse::<Code>().is_err(), "{text}");
        }
    }
}

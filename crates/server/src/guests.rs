//! Guests: a name, and a secret token that identifies the guest. The server stores only the token's hash.

use base16ct::lower;
use sha2::{Digest, Sha256};
use store::{Guest, GuestUpdate};
use table::{Person, PersonId};

use crate::clock::{random_bytes, random_u64, unix_millis};
use crate::{ApiError, Server};

/// The cookie that holds the token.
pub(crate) const COOKIE: &str = "sushiya";

/// Maximum length of a name, in characters.
const MAX_NAME: usize = 24;

/// Minimum time between updates of a guest's `seen`, in milliseconds.
const SEEN_INTERVAL: u64 = 24 * 60 * 60 * 1000;

impl Server {
    /// Creates a guest with a new token.
    pub(crate) async fn welcome(&self, name: &str) -> Result<(Guest, String), ApiError> {
        let (token, at) = (random_bytes(), unix_millis());
        let guest = Guest {
            id: PersonId(random_u64()).to_string(),
            name: clean_name(name)?,
            token_hash: Sha256::digest(token).into(),
            created: at,
            seen: at,
        };
        self.writer.write(GuestUpdate::New(guest.clone()).into()).await?;
        Ok((guest, lower::encode_string(&token)))
    }

    /// Finds the guest with this token.
    pub(crate) async fn recognise(&self, token: &str) -> Result<Option<Guest>, ApiError> {
        let mut bytes = [0; 32];
        match lower::decode(token, &mut bytes) {
            Ok(read) if read.len() == 32 => {}
            Ok(_) | Err(_) => return Ok(None),
        }
        let guest = self.store.guest_by_token(Sha256::digest(bytes).into()).await?;
        if let Some(guest) = &guest
            && guest.seen + SEEN_INTERVAL < unix_millis()
        {
            let seen = GuestUpdate::Seen { id: guest.id.clone(), at: unix_millis() };
            self.writer.write(seen.into()).await?;
        }
        Ok(guest)
    }

    /// Renames a guest.
    pub(crate) async fn rename(&self, guest: &Guest, name: &str) -> Result<String, ApiError> {
        let name = clean_name(name)?;
        self.writer.write(GuestUpdate::Named { id: guest.id.clone(), name: name.clone() }.into()).await?;
        Ok(name)
    }
}

/// Converts a guest to a person at a table.
pub(crate) fn person(guest: &Guest) -> Result<Person, ApiError> {
    let id = guest.id.parse().map_err(|_| ApiError::Unknown)?;
    Ok(Person { id, name: guest.name.clone() })
}

/// A name without invisible characters and superfluous spaces.
fn clean_name(name: &str) -> Result<String, ApiError> {
    let visible = |letter: char| {
        !letter.is_control()
            && !matches!(letter, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
    };
    let name: String = name.chars().filter(|letter| visible(*letter)).collect();
    let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
    match name.chars().count() {
        0 => Err(ApiError::Name("Enter a name with at least one character.".to_owned())),
        1..=MAX_NAME => Ok(name),
        _ => Err(ApiError::Name(format!("That name is too long: at most {MAX_NAME} characters."))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_cleaned_and_limited() {
        assert_eq!(clean_name("  Ana \t  María\u{202e} ").unwrap(), "Ana María");
        assert_eq!(clean_name("寿司").unwrap(), "寿司");
        assert_eq!(clean_name(&"é".repeat(24)).unwrap().chars().count(), 24);
        for (name, part) in [("", "at least one"), (" \u{200b}\n", "at least one"), (&"x".repeat(25), "too long")] {
            assert!(clean_name(name).unwrap_err().to_string().contains(part), "{name:?}");
        }
    }
}

//! Guests: a name, and a secret token that identifies the guest. The server stores only the token's hash.

use base16ct::lower;
use sha2::{Digest, Sha256};
use store::{Change, Guest, GuestUpdate};
use table::{Action, ActionError, Entry, Look, Person, PersonId};

use crate::clock::{random_bytes, random_u64, unix_millis};
use crate::{ApiError, Server};

/// The cookie that holds the token.
const COOKIE: &str = "sushiya";

/// The same over HTTPS. Because of the prefix, browsers accept it from this host only, not from its sibling domains.
const SECURE_COOKIE: &str = "__Host-sushiya";

/// Maximum length of a name, in characters.
const MAX_NAME: usize = 24;

/// Minimum time between updates of a guest's `seen`, in milliseconds.
const SEEN_INTERVAL: u64 = 24 * 60 * 60 * 1000;

impl Server {
    /// The name of the cookie that holds the token.
    pub(crate) fn token_cookie(&self) -> &'static str {
        if self.is_https() { SECURE_COOKIE } else { COOKIE }
    }

    /// Creates a guest with a new token. Parts of the look that were not chosen are random.
    pub(crate) async fn welcome(&self, name: &str, look: ChosenLook) -> Result<(Guest, String), ApiError> {
        let (token, at) = (random_bytes(), unix_millis());
        let drawn = random_u64().to_le_bytes();
        let look = look.or(Look { face: drawn[0] % Look::FACES, colour: drawn[1] % Look::COLOURS })?;
        let guest = Guest {
            id: PersonId(random_u64()).to_string(),
            name: clean_name(name)?,
            face: look.face,
            colour: look.colour,
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

    /// Changes the name and the look of a guest. Absent parts stay as they are.
    pub(crate) async fn rename(&self, guest: &Guest, name: Option<&str>, look: ChosenLook) -> Result<Guest, ApiError> {
        let id = guest.id.clone();
        let name = name.map_or_else(|| Ok(guest.name.clone()), clean_name)?;
        let Look { face, colour } = look.or(Look { face: guest.face, colour: guest.colour })?;
        let updates =
            [GuestUpdate::Named { id: id.clone(), name: name.clone() }, GuestUpdate::Look { id, face, colour }];
        self.writer.write(Change { guests: updates.into(), ..Change::default() }).await?;
        Ok(Guest { name, face, colour, ..guest.clone() })
    }
}

/// The chosen parts of a look.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct ChosenLook {
    pub(crate) face: Option<u8>,
    pub(crate) colour: Option<u8>,
}

impl ChosenLook {
    /// The chosen look, with the rest taken from another one.
    fn or(self, other: Look) -> Result<Look, ApiError> {
        let look = Look::new(self.face.unwrap_or(other.face), self.colour.unwrap_or(other.colour));
        look.ok_or(ApiError::Refused(ActionError::NoSuchLook))
    }
}

/// Converts a guest to a person at a table.
pub(crate) fn person(guest: &Guest) -> Result<Person, ApiError> {
    let id = guest.id.parse().map_err(|_| ApiError::Unknown)?;
    let look = Look::new(guest.face, guest.colour).unwrap_or_default();
    Ok(Person { id, name: guest.name.clone(), look, unnamed: web::is_suggested(&guest.name) })
}

/// Cleans the name in an action.
pub(crate) fn cleaned(action: Action) -> Result<Action, ApiError> {
    match action {
        Action::Rename { name: Some(name), face, colour } => {
            Ok(Action::Rename { name: Some(clean_name(&name)?), face, colour })
        }
        action => Ok(action),
    }
}

/// Updates of guests who changed their name or look at a table, so that they keep it at the next one.
pub(crate) fn updates(entries: &[Entry]) -> Vec<GuestUpdate> {
    let renamed =
        entries.iter().filter_map(|entry| if let Entry::Renamed { person } = entry { Some(person) } else { None });
    let updates = renamed.flat_map(|person| {
        let (id, Look { face, colour }) = (person.id.to_string(), person.look);
        [GuestUpdate::Named { id: id.clone(), name: person.name.clone() }, GuestUpdate::Look { id, face, colour }]
    });
    updates.collect()
}

/// A name without invisible characters and superfluous spaces.
fn clean_name(name: &str) -> Result<String, ApiError> {
    // Some emoji are followed by a character that chooses their look.
    let is_look = |letter: char| letter == '\u{fe0f}';
    let name: String = name.chars().filter(|letter| is_look(*letter) || !table::is_invisible(*letter)).collect();
    let name = name.trim_start_matches(is_look);
    if name.parse::<bots::Level>().is_ok() {
        return Err(ApiError::Name("That is what a bot is called. Choose another name.".to_owned()));
    }
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
        for (name, part) in [
            ("", "at least one"),
            (" \u{200b}\n", "at least one"),
            ("\u{3164}\u{fe0f}\u{2800}", "at least one"),
            ("cook", "bot"),
            (&"x".repeat(25), "too long"),
        ] {
            assert!(clean_name(name).unwrap_err().to_string().contains(part), "{name:?}");
        }
    }
}

//! Provably fair deals: everybody commits before anybody reveals.
//!
//! The server publishes the SHA-256 of a secret, and each player's device the SHA-256 of a nonce. When all hashes are
//! fixed and shown to everybody, the devices reveal their nonces. The seed of the deal is a hash of the secret and all
//! nonces, and the server publishes the secret after the game. So the deal is random as long as one of them is: the
//! server together with all players but one cannot choose it. Where no device committed to a nonce, it follows from the
//! secret. `docs/records.md` specifies exactly what is hashed.

use std::fmt;

use base16ct::lower;
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use sha2::{Digest, Sha256};

/// Domain separation: a prefix to secret and nonces, so that a seed is never the hash of anything else.
const SEED_DOMAIN: &[u8] = b"sushiya deal v1";

/// The prefix to a nonce whose hash is published.
const NONCE_DOMAIN: &[u8] = b"sushiya nonce v1";

/// The prefix to the secret and the seat from which the server draws a nonce.
const DRAWN_DOMAIN: &[u8] = b"sushiya drawn nonce v1";

/// The text does not have the right number of hexadecimal digits.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HexError {
    what: &'static str,
    bytes: usize,
}

impl fmt::Display for HexError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a {} is {} lower-case hexadecimal digits", self.what, self.bytes * 2)
    }
}

impl std::error::Error for HexError {}

macro_rules! hex_bytes {
    ($(#[$doc:meta])* $name:ident, $what:literal, $bytes:literal) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash)]
        pub struct $name([u8; $bytes]);

        impl $name {
            /// Wraps the bytes.
            pub const fn from_bytes(bytes: [u8; $bytes]) -> Self {
                Self(bytes)
            }

            /// The bytes.
            pub const fn as_bytes(&self) -> &[u8; $bytes] {
                &self.0
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&lower::encode_string(&self.0))
            }
        }

        impl std::str::FromStr for $name {
            type Err = HexError;

            fn from_str(text: &str) -> Result<Self, HexError> {
                let mut bytes = [0; $bytes];
                match lower::decode(text, &mut bytes) {
                    Ok(read) if read.len() == $bytes => Ok(Self(bytes)),
                    _ => Err(HexError { what: $what, bytes: $bytes }),
                }
            }
        }

        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let text = std::borrow::Cow::<'de, str>::deserialize(deserializer)?;
                text.parse().map_err(D::Error::custom)
            }
        }
    };
}

hex_bytes!(
    /// The server's random contribution, drawn before a game and published after it. Its `Debug` output is redacted, so
    /// that it cannot get into logs.
    Secret,
    "secret",
    32
);
hex_bytes!(
    /// A player's contribution to the seed.
    Nonce,
    "nonce",
    16
);
hex_bytes!(
    /// A player's commitment to a nonce: its SHA-256, published before any nonce is revealed.
    NonceHash,
    "nonce hash",
    32
);
hex_bytes!(
    /// The SHA-256 of the secret's 32 bytes, published by the server before the deal.
    Commitment,
    "commitment",
    32
);

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

impl fmt::Debug for Nonce {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Nonce({self})")
    }
}

impl fmt::Debug for NonceHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "NonceHash({self})")
    }
}

impl fmt::Debug for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Commitment({self})")
    }
}

impl Nonce {
    /// The commitment to publish before the nonce is revealed.
    pub fn hash(&self) -> NonceHash {
        NonceHash(Sha256::new().chain_update(NONCE_DOMAIN).chain_update(self.0).finalize().into())
    }
}

impl Secret {
    /// The commitment to publish before the game.
    pub fn commitment(&self) -> Commitment {
        Commitment(Sha256::digest(self.0).into())
    }

    /// The seed of the deal, once every player has added a nonce.
    pub fn seed(&self, nonces: &[Nonce]) -> Seed {
        let mut hash = Sha256::new();
        hash.update(SEED_DOMAIN);
        hash.update(self.0);
        for nonce in nonces {
            hash.update(nonce.0);
        }
        Seed(hash.finalize().into())
    }

    /// The nonce of a seat for which no device committed to one: of bots, and of people for whom the server draws. It
    /// follows from the secret, so that nobody can choose it once the server has committed.
    pub fn drawn_nonce(&self, seat: usize) -> Nonce {
        let hash = Sha256::new().chain_update(DRAWN_DOMAIN).chain_update(self.0).chain_update([seat as u8]).finalize();
        let mut bytes = [0; 16];
        bytes.copy_from_slice(&hash[..16]);
        Nonce(bytes)
    }

    /// The secret of game `index` of a seeded series: for arenas and tests, which must be reproducible but need no
    /// secrecy.
    pub fn of_series(series: u64, index: u64) -> Self {
        let mut hash = Sha256::new();
        hash.update(b"sushiya series v1");
        hash.update(series.to_le_bytes());
        hash.update(index.to_le_bytes());
        Self(hash.finalize().into())
    }
}

/// The origin of a deal.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Deal {
    /// The server's secret.
    pub secret: Secret,
    /// The nonce of each seat.
    pub nonces: Vec<Nonce>,
    /// The hash that each seat's device had published; `None` where the nonce follows from the secret. Empty if nobody
    /// committed to anything, as in arenas, and at tables before there were such hashes.
    pub nonce_hashes: Vec<Option<NonceHash>>,
    /// The number of deals before this one that were abandoned because somebody did not reveal their nonce.
    pub abandoned: u32,
}

impl Deal {
    /// A deal from nonces that nobody committed to.
    pub fn uncommitted(secret: Secret, nonces: Vec<Nonce>) -> Self {
        Self { secret, nonces, nonce_hashes: Vec::new(), abandoned: 0 }
    }

    /// A deal from the nonces that devices have revealed, by seat. The others follow from the secret.
    pub fn committed(secret: Secret, revealed: &[Option<Nonce>], abandoned: u32) -> Self {
        let nonce = |(seat, revealed): (usize, &Option<Nonce>)| revealed.unwrap_or_else(|| secret.drawn_nonce(seat));
        Self {
            secret,
            nonces: revealed.iter().enumerate().map(nonce).collect(),
            nonce_hashes: revealed.iter().map(|revealed| revealed.map(|nonce| nonce.hash())).collect(),
            abandoned,
        }
    }

    /// The seed.
    pub fn seed(&self) -> Seed {
        self.secret.seed(&self.nonces)
    }
}

/// The seed of all randomness in a game. It determines every card, so it must stay on the server until the game is
/// over.
#[derive(Clone, PartialEq, Eq)]
pub struct Seed([u8; 32]);

impl Seed {
    /// Wraps the bytes.
    pub const fn from_bytes(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// The bytes.
    pub const fn as_bytes(&self) -> &[u8; 32] {
        &self.0
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(…)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_commitment_is_the_plain_sha256_of_the_secret() {
        // printf '\0%.0s' {1..32} | sha256sum
        assert_eq!(
            Secret::from_bytes([0; 32]).commitment().to_string(),
            "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"
        );
    }

    #[test]
    fn every_nonce_and_their_order_change_the_seed() {
        let secret = Secret::from_bytes([1; 32]);
        let (a, b) = (Nonce::from_bytes([2; 16]), Nonce::from_bytes([3; 16]));
        let seeds = [secret.seed(&[a, b]), secret.seed(&[b, a]), secret.seed(&[a, a]), secret.seed(&[a])];
        for (index, seed) in seeds.iter().enumerate() {
            assert!(!seeds[..index].contains(seed));
        }
    }

    #[test]
    fn hashes_of_nonces_and_drawn_nonces_are_as_specified() {
        // printf 'sushiya nonce v1\0\1\2\3\4\5\6\7\10\11\12\13\14\15\16\17' | sha256sum
        let nonce: Nonce = "000102030405060708090a0b0c0d0e0f".parse().unwrap();
        assert_eq!(nonce.hash().to_string(), "1c98a0d15594e4ce846631a14c75ca32bab4e9678785315272b1be75fca7a02a");
        // { printf 'sushiya drawn nonce v1'; head -c 32 /dev/zero; printf '\2'; } | sha256sum | head -c 32
        assert_eq!(Secret::from_bytes([0; 32]).drawn_nonce(2).to_string(), "a848088b0cf0d879df3eb4072ca2c326");
    }

    #[test]
    fn a_committed_deal_draws_the_nonces_that_nobody_revealed() {
        let (secret, nonce) = (Secret::from_bytes([1; 32]), Nonce::from_bytes([2; 16]));
        let deal = Deal::committed(secret, &[None, Some(nonce), None], 1);
        assert_eq!(deal.nonces, [secret.drawn_nonce(0), nonce, secret.drawn_nonce(2)]);
        assert_eq!(deal.nonce_hashes, [None, Some(nonce.hash()), None]);
        assert_eq!(deal.seed(), secret.seed(&deal.nonces));
    }

    #[test]
    fn the_error_for_an_invalid_nonce_describes_the_format() {
        for text in ["", "00", "zz000000000000000000000000000000", "AA000000000000000000000000000000"] {
            assert_eq!(text.parse::<Nonce>().unwrap_err().to_string(), "a nonce is 32 lower-case hexadecimal digits");
        }
        assert!("00112233445566778899aabbccddeeff".parse::<Nonce>().is_ok());
    }

    #[test]
    fn debug_output_hides_secrets() {
        assert_eq!(format!("{:?}", Secret::from_bytes([9; 32])), "Secret(…)");
        assert_eq!(format!("{:?}", Seed::from_bytes([9; 32])), "Seed(…)");
    }
}

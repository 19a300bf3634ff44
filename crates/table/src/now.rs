//! The time and the randomness that come with an input.

/// The time of an input, and fresh random bytes for it. A table has neither a clock nor a random number generator.
#[derive(Clone, Copy, Debug)]
pub struct Now {
    /// Milliseconds since an epoch that is the same for the whole life of a table.
    pub at: u64,
    /// Random bytes that nobody has seen and that are never used again.
    pub entropy: [u8; 32],
}

//! The codes of tables.

use rand::RngExt;
use rand::rand_core::UnwrapErr;
use rand::rngs::SysRng;

/// Letters and digits that nobody confuses.
const ALPHABET: &[u8] = b"23456789abcdefghjkmnpqrstuvwxyz";
/// Enough of them that a table by link cannot be guessed.
const CODE: usize = 10;

/// A code that cannot be guessed.
pub fn code() -> String {
    let mut source = UnwrapErr(SysRng);
    (0..CODE).map(|_| char::from(ALPHABET[source.random_range(0..ALPHABET.len())])).collect()
}

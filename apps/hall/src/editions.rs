//! Editions that come with files.
//!
//! A state points to its edition, so whatever was read stays in memory as long as the program runs. Therefore there
//! is room for so much and no more; what is known already takes none.

use std::collections::BTreeSet;
use std::sync::{LazyLock, Mutex, PoisonError};

use catalog::GameKind;
use table::GameFile;

use crate::admin::AdminError;
use crate::reading::fingerprint;

const LARGEST: usize = 256 * 1024;
/// Bytes of text: thousands of editions of the usual size.
const ROOM: usize = 128 * 1024 * 1024;

#[derive(Default)]
struct Brought {
    known: BTreeSet<(&'static str, String)>,
    bytes: usize,
}

static BROUGHT: LazyLock<Mutex<Brought>> = LazyLock::new(Mutex::default);

/// An edition that may be read; it takes room once it was.
pub struct Admitted(Option<(&'static str, String, usize)>);

/// The file brings an edition that this program has not come by yet.
pub fn is_new(file: &GameFile) -> bool {
    let admitted = catalog::find(&file.game).ok().map(|kind| admit(kind, file));
    !matches!(admitted, None | Some(Ok(Admitted(None))))
}

/// Lets an edition in if there is room for it.
pub fn admit(kind: &'static dyn GameKind, file: &GameFile) -> Result<Admitted, AdminError> {
    let Some(text) = &file.edition else { return Ok(Admitted(None)) };
    if text.len() > LARGEST {
        return Err(AdminError::LargeEdition);
    }
    let offered = |name: &String| kind.edition(name).is_some_and(|edition| edition.text == text);
    let key = (kind.name(), fingerprint(file).to_owned());
    let brought = BROUGHT.lock().unwrap_or_else(PoisonError::into_inner);
    if kind.editions().iter().any(offered) || brought.known.contains(&key) {
        return Ok(Admitted(None));
    }
    if brought.bytes + text.len() > ROOM {
        return Err(AdminError::TooManyEditions);
    }
    Ok(Admitted(Some((key.0, key.1, text.len()))))
}

impl Admitted {
    pub fn keep(self) {
        let Some((game, fingerprint, bytes)) = self.0 else { return };
        let mut brought = BROUGHT.lock().unwrap_or_else(PoisonError::into_inner);
        if brought.known.insert((game, fingerprint)) {
            brought.bytes += bytes;
        }
    }
}

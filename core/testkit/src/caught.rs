//! Panics as values: what went wrong, and where.

use std::cell::{Cell, RefCell};
use std::panic::{self, AssertUnwindSafe};
use std::sync::Once;

thread_local! {
    static LISTENING: Cell<bool> = const { Cell::new(false) };
    static HEARD: RefCell<Option<String>> = const { RefCell::new(None) };
}

/// Does the work; a panic in it becomes its message and is printed nowhere.
pub(crate) fn caught<T>(work: impl FnOnce() -> T) -> Result<T, String> {
    listen();
    LISTENING.set(true);
    let result = panic::catch_unwind(AssertUnwindSafe(work));
    LISTENING.set(false);
    result.map_err(|_| HEARD.take().unwrap_or_default())
}

/// Panics elsewhere are told as ever.
fn listen() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let usual = panic::take_hook();
        panic::set_hook(Box::new(move |panic| {
            if LISTENING.get() { HEARD.set(Some(panic.to_string())) } else { usual(panic) }
        }));
    });
}

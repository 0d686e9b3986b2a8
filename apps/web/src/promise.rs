//! Luck is promised before anybody adds to it.
//!
//! A form that opens a table carries the code of the table to be, sealed, and shows the promise of its secret; what
//! the visitor's browser adds comes with the form. The secret follows from the code, so nothing is kept meanwhile,
//! and a code serves one table only, so a secret that was revealed decides nothing any more.

use hall::code;
use maud::{Markup, html};
use serde::Deserialize;
use sha2::{Digest, Sha256};
use table::{Commitment, Seed, tidy_share};

/// Makes promises that all servers on one database keep.
pub(crate) struct Promises {
    key: Vec<u8>,
}

/// The promise of a table that does not exist yet.
#[derive(Clone, Debug)]
pub(crate) struct Promise {
    code: String,
    seal: String,
    pub(crate) commitment: Commitment,
}

/// What a form says about luck.
#[derive(Clone, Debug, Default, Deserialize)]
pub(crate) struct LuckForm {
    #[serde(default, rename = "table")]
    pub(crate) code: String,
    #[serde(default)]
    pub(crate) seal: String,
    #[serde(default)]
    pub(crate) share: String,
}

impl LuckForm {
    pub(crate) fn share(&self) -> Option<String> {
        tidy_share(&self.share)
    }
}

impl Promises {
    pub(crate) fn new(key: &[u8]) -> Self {
        Promises { key: key.to_vec() }
    }

    pub(crate) fn make(&self) -> Promise {
        let code = code();
        Promise { seal: self.seal(&code), commitment: self.secret(&code).commitment(), code }
    }

    /// The code that was promised; another one where none was.
    pub(crate) fn code_of(&self, form: &LuckForm) -> String {
        let promised = !form.code.is_empty() && form.seal == self.seal(&form.code);
        if promised { form.code.clone() } else { code() }
    }

    /// The secret of the table with this code.
    pub(crate) fn secret(&self, code: &str) -> Seed {
        Seed::derived(&self.digest("luck of a table", code))
    }

    fn seal(&self, code: &str) -> String {
        Seed::derived(&self.digest("code of a table", code)).commitment().to_string()
    }

    /// The key goes in twice, so that nothing can be appended to what was digested.
    fn digest(&self, purpose: &str, code: &str) -> [u8; 32] {
        let mut inner = Sha256::new();
        inner.update(&self.key);
        inner.update(purpose.as_bytes());
        inner.update([0]);
        inner.update(code.as_bytes());
        let mut outer = Sha256::new();
        outer.update(&self.key);
        outer.update(inner.finalize());
        outer.finalize().into()
    }
}

/// The fields that a form carries along with a promise; the script fills in the share.
pub(crate) fn fields(promise: &Promise) -> Markup {
    html! {
        (reserved(promise))
        input type="hidden" name="share" data-share;
    }
}

/// The code of the table to be, sealed, with what is promised of its secret.
pub(crate) fn reserved(promise: &Promise) -> Markup {
    html! {
        input type="hidden" name="table" value=(promise.code) data-promise=(promise.commitment);
        input type="hidden" name="seal" value=(promise.seal);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn form(promise: &Promise) -> LuckForm {
        LuckForm { code: promise.code.clone(), seal: promise.seal.clone(), share: String::new() }
    }

    #[test]
    fn a_promise_is_kept_by_every_server_with_the_key() {
        let promise = Promises::new(b"key").make();
        let other = Promises::new(b"key");
        let code = other.code_of(&form(&promise));
        assert_eq!(other.secret(&code).commitment(), promise.commitment);
    }

    #[test]
    fn nobody_chooses_the_code_of_a_table() {
        let promises = Promises::new(b"key");
        let mut form = form(&promises.make());
        form.code = "nicetable2".to_owned();
        assert_ne!(promises.code_of(&form), form.code);
        assert_ne!(Promises::new(b"another").code_of(&self::form(&promises.make())), form.code);
    }
}

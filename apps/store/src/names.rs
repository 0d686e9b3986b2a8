//! When two names are the same to those who read them.

use unicode_normalization::UnicodeNormalization;
use unicode_security::skeleton;

/// Names that differ only in case are the same.
pub(crate) fn folded(name: &str) -> String {
    name.to_lowercase()
}

/// What a name looks like: equal for names whose letters nobody can tell apart.
pub(crate) fn likeness(name: &str) -> String {
    let plain: String = name.nfkc().collect();
    // Some letters look like others only in lower case.
    let once = folded(&skeleton(&plain).collect::<String>());
    folded(&skeleton(&once).collect::<String>())
}

/// Whether people would take one name for the other.
pub fn look_alike(one: &str, other: &str) -> bool {
    folded(one) == folded(other) || likeness(one) == likeness(other)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_look_alike_are_the_same() {
        for (one, other) in [
            ("Anna", "ANNA"),
            ("Anna", "\u{410}nn\u{430}"),
            ("Béla", "\u{412}éla"),
            ("Béla", "Be\u{301}la"),
            ("Emma", "EMMA"),
            ("Emma", "\u{415}\u{41c}\u{41c}\u{410}"),
            ("Ilona", "llona"),
            ("Anna", "\u{ff21}\u{ff4e}\u{ff4e}\u{ff41}"),
        ] {
            assert!(look_alike(one, other), "{one} {other}");
        }
    }

    #[test]
    fn hungarian_names_are_told_apart() {
        for (one, other) in
            [("Dóra", "Dora"), ("Ödön", "Odon"), ("Ödön", "Ődőn"), ("Füzi", "Fűzi"), ("Kari", "Karl")]
        {
            assert!(!look_alike(one, other), "{one} {other}");
        }
    }
}

//! What a game is started with: seats, edition, variants.

use std::fmt::Debug;
use std::hash::Hash;

use serde::{Deserialize, Serialize, de::DeserializeOwned};
use thiserror::Error;

use crate::{Examples, Game, Printed, Said};

/// How one game is to be played.
#[derive(Debug, Serialize, Deserialize)]
#[serde(bound = "", deny_unknown_fields)]
pub struct Options<G: Game> {
    pub seats: u8,
    #[serde(default = "Printed::standard")]
    pub edition: Printed<G::Edition>,
    #[serde(default)]
    pub variants: G::Variants,
}

impl<G: Game> Options<G> {
    /// The plain game of the rulebook for this many seats, in the default edition.
    pub fn plain(seats: u8) -> Self {
        Options { seats, edition: Printed::standard(), variants: G::Variants::default() }
    }

    #[must_use]
    pub fn with_variants(self, variants: G::Variants) -> Self {
        Options { variants, ..self }
    }

    /// Every game calls this first in its `start`.
    pub fn check_seats(&self) -> Result<(), BadOptions> {
        if G::SEATS.contains(&self.seats) {
            return Ok(());
        }
        Err(BadOptions::Seats { found: self.seats, least: *G::SEATS.start(), most: *G::SEATS.end() })
    }
}

#[expect(
    clippy::expl_impl_clone_on_copy,
    reason = "a derive would ask that the edition itself can be copied"
)]
impl<G: Game> Clone for Options<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Options<G> {}

impl<G: Game> PartialEq for Options<G> {
    fn eq(&self, other: &Self) -> bool {
        (self.seats, self.edition, self.variants) == (other.seats, other.edition, other.variants)
    }
}

impl<G: Game> Eq for Options<G> {}

/// The choices a game offers beside its plain rules: a small struct of booleans and enums,
/// serialized with `rename_all = "kebab-case"` and `default`.
pub trait Variants:
    Copy + Eq + Hash + Debug + Default + Serialize + DeserializeOwned + Send + Sync + 'static
{
    /// Every field of the struct, in the order in which a person should read them.
    const CHOICES: &'static [Choice];

    /// The value of one field, as it is written in options.
    fn value(&self, key: &str) -> Option<String> {
        let fields = serde_json::to_value(self).ok()?;
        fields.get(key).map(|value| value.as_str().map_or_else(|| value.to_string(), str::to_owned))
    }

    /// The same variants with one field changed.
    fn with(&self, key: &str, value: &str) -> Result<Self, BadOptions> {
        let choice = Self::CHOICES.iter().find(|choice| choice.key == key).ok_or_else(|| {
            let known = Self::CHOICES.iter().map(|choice| choice.key).collect::<Vec<_>>();
            BadOptions::Variant { key: key.to_owned(), known: known.join(", ") }
        })?;
        let refused = || BadOptions::Value {
            key: key.to_owned(),
            found: value.to_owned(),
            allowed: choice.values.join(", "),
        };
        if !choice.values.contains(&value) {
            return Err(refused());
        }
        let mut fields = serde_json::to_value(self).map_err(|_| refused())?;
        fields[key] = serde_json::from_str(value).unwrap_or_else(|_| value.into());
        serde_json::from_value(fields).map_err(|_| refused())
    }
}

/// One field of a game's variants.
/// Its words are `variant-<key>`, `variant-<key>.about` and `variant-<key>-<value>`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Choice {
    pub key: &'static str,
    pub values: &'static [&'static str],
}

/// For games that are played in one way only.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NoVariants {}

impl Variants for NoVariants {
    const CHOICES: &'static [Choice] = &[];
}

/// Why a game cannot be started.
#[derive(Clone, PartialEq, Eq, Debug, Error, Examples, Said)]
#[said("options")]
pub enum BadOptions {
    #[error("{found} players cannot play this game: it is for {least} to {most}")]
    Seats { found: u8, least: u8, most: u8 },
    #[error("there is no variant `{key}`; this game knows: {known}")]
    Variant { key: String, known: String },
    #[error("variant `{key}` cannot be `{found}`; it can be: {allowed}")]
    Value { key: String, found: String, allowed: String },
    /// A variant that so many cannot play.
    #[error("variant `{variant}` cannot be played by {seats}")]
    Clash { variant: &'static str, seats: u8 },
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Lang, Words};

    #[test]
    fn bad_options_are_explained_in_both_languages() {
        for bad in BadOptions::examples() {
            for lang in Lang::ALL {
                Words::new(lang, &[]).try_say(&bad.phrase()).unwrap();
            }
        }
    }
}

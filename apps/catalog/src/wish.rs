//! Options as people write them: names and numbers.

use game::{BadOptions, EditionError, Game, Options, Printed, Said, Variants};
use serde::{Deserialize, Serialize};
use thiserror::Error;

/// How somebody would like to play.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Wish {
    pub seats: u8,
    /// The name of an edition.
    #[serde(default = "default_edition")]
    pub edition: String,
    /// Variants that differ from the plain game: key and value.
    #[serde(default)]
    pub variants: Vec<(String, String)>,
}

fn default_edition() -> String {
    "default".to_owned()
}

/// Why a wish cannot be fulfilled.
#[derive(Clone, PartialEq, Eq, Debug, Error, Said)]
#[said("wish")]
pub enum WishError {
    #[error(transparent)]
    #[phrase(options.phrase())]
    Options(
        #[from]
        #[call("options")]
        BadOptions,
    ),
    #[error(transparent)]
    BadEdition(
        #[from]
        #[call("problem")]
        #[tell(problem.to_string())]
        EditionError,
    ),
    #[error("there is no edition `{0}`")]
    NoEdition(#[call("name")] String),
}

impl Wish {
    pub fn plain(seats: u8) -> Self {
        Wish { seats, edition: default_edition(), variants: Vec::new() }
    }

    /// The wish that leads to these options.
    pub(crate) fn of<G: Game>(options: &Options<G>) -> Self {
        let plain = G::Variants::default();
        let chosen = G::Variants::CHOICES.iter().filter_map(|choice| {
            let value = options.variants.value(choice.key)?;
            (plain.value(choice.key).as_ref() != Some(&value)).then(|| (choice.key.to_owned(), value))
        });
        Wish { seats: options.seats, edition: options.edition.name().to_owned(), variants: chosen.collect() }
    }

    pub fn options<G: Game>(&self) -> Result<Options<G>, WishError> {
        let edition =
            Printed::named(&self.edition).ok_or_else(|| WishError::NoEdition(self.edition.clone()))?;
        let mut options = Options { edition, ..Options::<G>::plain(self.seats) };
        for (key, value) in &self.variants {
            options.variants = options.variants.with(key, value)?;
        }
        options.check_seats()?;
        Ok(options)
    }
}

#[cfg(test)]
mod tests {
    use game::{Lang, Words};

    use super::*;

    #[test]
    fn a_wish_that_cannot_be_fulfilled_is_explained_in_both_languages() {
        let edition = EditionError { file: "x".into(), line: 1, field: "y".into(), problem: "z".into() };
        for error in [
            WishError::Options(BadOptions::Seats { found: 9, least: 2, most: 4 }),
            WishError::BadEdition(edition),
            WishError::NoEdition("gold".into()),
        ] {
            for lang in Lang::ALL {
                Words::new(lang, &[]).try_say(&error.phrase()).unwrap();
            }
        }
    }
}

//! A game without its type.

use std::collections::BTreeMap;
use std::marker::PhantomData;
use std::ops::RangeInclusive;

use bots::{Chance, SeedableRng};
use game::edition::{self, Entry};
use game::{Choice, EditionError, Game, Lang, Phrase, Printed, Variants};
use table::{GameFile, Luck, OpenError, Table, Verdict};
use thiserror::Error;

use crate::live::{Live, LiveGame};
use crate::{Playable, Wish, WishError};

/// What every game can be asked, whichever it is.
pub trait GameKind: Send + Sync {
    fn name(&self) -> &'static str;
    fn seats(&self) -> RangeInclusive<u8>;
    /// What a score must be divided by to be shown in points.
    fn score_unit(&self) -> i32;
    fn variants(&self) -> &'static [Choice];
    fn locale(&self, lang: Lang) -> &'static str;
    fn rules(&self, lang: Lang) -> &'static str;

    /// Reads an edition and puts it on the shelf; returns the origin of its entries.
    fn load_edition(&self, name: &str, file: &str, text: &str) -> Result<Vec<Entry>, EditionError>;
    /// The file of an edition that was loaded.
    fn edition(&self, name: &str) -> Option<EditionFile>;
    /// The origin of the entries of an edition that was loaded.
    fn edition_entries(&self, name: &str) -> Option<Vec<Entry>>;
    /// What the notes of the default edition say in one language, by their own words.
    fn notes(&self, lang: Lang) -> BTreeMap<String, String>;
    /// The names of all editions on the shelf, the default one first.
    fn editions(&self) -> Vec<String>;

    /// The value of a variant in the plain game.
    fn usual_value(&self, variant: &str) -> Option<String>;
    /// Says why a game cannot be played like this.
    fn check(&self, wish: &Wish) -> Result<(), WishError>;
    fn new_table(&self, wish: &Wish, luck: Luck) -> Result<Box<dyn LiveGame>, WishError>;
    fn open_table(&self, file: &GameFile) -> Result<Box<dyn LiveGame>, OpenError>;
    /// Opens a table that somebody brings: its edition must be one that a new game could begin with.
    fn admit_table(&self, file: &GameFile) -> Result<Box<dyn LiveGame>, OpenError>;
    fn verify(&self, file: &GameFile) -> Result<Verdict, OpenError>;
}

/// What an edition was read from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EditionFile {
    pub fingerprint: String,
    pub text: &'static str,
}

/// There is no game of this name.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("there is no game `{name}`; there are: {known}")]
pub struct UnknownGame {
    name: String,
    known: String,
}

impl UnknownGame {
    pub(crate) fn new(name: &str) -> Self {
        let known = crate::games().iter().map(|kind| kind.name()).collect::<Vec<_>>().join(", ");
        UnknownGame { name: name.to_owned(), known }
    }

    pub fn phrase(&self) -> Phrase {
        Phrase::new("unknown-game").with("name", self.name.clone()).with("known", self.known.clone())
    }
}

/// The place of a game on the list.
pub(crate) struct Listed<G>(PhantomData<fn() -> G>);

impl<G> Listed<G> {
    pub(crate) const NEW: Self = Listed(PhantomData);
}

impl<G: Playable> GameKind for Listed<G> {
    fn name(&self) -> &'static str {
        G::NAME
    }

    fn seats(&self) -> RangeInclusive<u8> {
        G::SEATS
    }

    fn score_unit(&self) -> i32 {
        G::SCORE_UNIT
    }

    fn variants(&self) -> &'static [Choice] {
        <G as Game>::Variants::CHOICES
    }

    fn locale(&self, lang: Lang) -> &'static str {
        G::locale(lang)
    }

    fn rules(&self, lang: Lang) -> &'static str {
        G::rules(lang)
    }

    fn load_edition(&self, name: &str, file: &str, text: &str) -> Result<Vec<Entry>, EditionError> {
        Printed::<G::Edition>::load(name, file, text).map(|edition| edition.entries())
    }

    fn edition(&self, name: &str) -> Option<EditionFile> {
        let edition = Printed::<G::Edition>::named(name)?;
        Some(EditionFile { fingerprint: edition.fingerprint().to_owned(), text: edition.text() })
    }

    fn edition_entries(&self, name: &str) -> Option<Vec<Entry>> {
        Printed::<G::Edition>::named(name).map(|edition| edition.entries())
    }

    fn notes(&self, lang: Lang) -> BTreeMap<String, String> {
        edition::notes(G::notes(lang))
    }

    fn editions(&self) -> Vec<String> {
        Printed::<G::Edition>::names()
    }

    fn usual_value(&self, variant: &str) -> Option<String> {
        <G as Game>::Variants::default().value(variant)
    }

    fn check(&self, wish: &Wish) -> Result<(), WishError> {
        let options = wish.options()?;
        G::begin(&options, &mut Chance::seed_from_u64(0)).map_err(WishError::from).map(|_: G| ())
    }

    fn new_table(&self, wish: &Wish, luck: Luck) -> Result<Box<dyn LiveGame>, WishError> {
        let table = Table::<G>::new(wish.options()?, luck)?;
        Ok(Box::new(Live::new(table, Vec::new())))
    }

    fn open_table(&self, file: &GameFile) -> Result<Box<dyn LiveGame>, OpenError> {
        Ok(Box::new(Live::new(Table::<G>::open(file)?, file.names.clone())))
    }

    fn admit_table(&self, file: &GameFile) -> Result<Box<dyn LiveGame>, OpenError> {
        Ok(Box::new(Live::new(Table::<G>::admit(file)?, file.names.clone())))
    }

    fn verify(&self, file: &GameFile) -> Result<Verdict, OpenError> {
        table::verify::<G>(file)
    }
}

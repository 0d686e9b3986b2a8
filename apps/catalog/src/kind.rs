//! A game without its type.

use std::marker::PhantomData;
use std::ops::{Range, RangeInclusive};

use boards::Board;
use bots::{Chance, SeedableRng};
use game::edition::Entry;
use game::{Choice, EditionError, Game, Judge, Lang, Printed, Variants};
use table::{GameFile, Luck, OpenError, Table, Verdict};
use testkit::Mutations;
use thiserror::Error;

use crate::ladder::{self, Climb, Ladder};
use crate::live::{Live, LiveGame};
use crate::measure::{self, Counting, Soak, Speed};
use crate::protocol::{Session, Talk};
use crate::simulate::{self, Report, Simulation};
use crate::study::{self, Study};
use crate::tune::{self, Fitted, Fitting, Tuned, Tuning};
use crate::{BotName, Wish, WishError};

/// What every game can be asked, whichever it is.
pub trait GameKind: Send + Sync {
    fn name(&self) -> &'static str;
    fn seats(&self) -> RangeInclusive<u8>;
    /// What a score must be divided by to be shown in points.
    fn score_unit(&self) -> i32;
    fn variants(&self) -> &'static [Choice];
    fn locale(&self, lang: Lang) -> &'static str;
    fn rules(&self, lang: Lang) -> &'static str;
    /// Words that only its board says.
    fn board_words(&self, lang: Lang) -> &'static str;
    fn board_style(&self) -> &'static str;
    fn board_symbols(&self) -> &'static str;

    /// The file of the default edition.
    fn default_edition(&self) -> &'static str;
    /// Reads an edition and puts it on the shelf; returns the origin of its entries.
    fn load_edition(&self, name: &str, file: &str, text: &str) -> Result<Vec<Entry>, EditionError>;
    /// The file of an edition that was loaded.
    fn edition_text(&self, name: &str) -> Option<&'static str>;
    /// The fingerprint and the file of an edition that was loaded.
    fn edition_print(&self, name: &str) -> Option<(String, &'static str)>;
    /// The origin of the entries of an edition that was loaded.
    fn edition_entries(&self, name: &str) -> Option<Vec<Entry>>;
    /// The names of all editions on the shelf, the default one first.
    fn editions(&self) -> Vec<String>;

    /// The value of a variant in the plain game.
    fn usual_value(&self, variant: &str) -> Option<String>;
    /// Says why a game cannot be played like this.
    fn check(&self, wish: &Wish) -> Result<(), WishError>;
    fn new_table(&self, wish: &Wish, luck: Luck) -> Result<Box<dyn LiveGame>, WishError>;
    fn open_table(&self, file: &GameFile) -> Result<Box<dyn LiveGame>, OpenError>;
    fn verify(&self, file: &GameFile) -> Result<Verdict, OpenError>;

    fn simulate(&self, simulation: &Simulation, progress: &(dyn Fn(u64) + Sync))
    -> Result<Report, WishError>;
    /// Plays the same games and looks closer.
    fn study(&self, simulation: &Simulation, progress: &(dyn Fn(u64) + Sync)) -> Result<Study, WishError>;
    /// Lets bots play the next weaker ones and rates them.
    fn ladder(&self, climb: &Climb, progress: &(dyn Fn(u64) + Sync)) -> Result<Ladder, WishError>;
    /// Looks for better weights of the judge.
    fn tune(&self, tuning: &Tuning, progress: &(dyn Fn(u64) + Sync)) -> Result<Tuned, WishError>;
    /// Looks for weights that foretell better who will win.
    fn fit(&self, fitting: &Fitting, progress: &(dyn Fn(u64) + Sync)) -> Result<Fitted, WishError>;
    fn speed(&self, seats: u8) -> Speed;
    /// Lets equal bots play games with these seeds and all checks on.
    fn soak(
        &self,
        wish: &Wish,
        seeds: Range<u64>,
        players: BotName,
        events: Counting,
    ) -> Result<Soak, WishError>;
    /// Changes the default edition at random, once for each seed, and plays what is accepted with all checks on.
    fn soak_editions(&self, seeds: Range<u64>) -> Mutations;
    fn protocol(&self) -> Box<dyn Talk>;
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
}

/// The place of a game on the list.
pub(crate) struct Listed<G>(PhantomData<fn() -> G>);

impl<G> Listed<G> {
    pub(crate) const NEW: Self = Listed(PhantomData);
}

impl<G: Board + Judge> GameKind for Listed<G> {
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

    fn board_words(&self, lang: Lang) -> &'static str {
        G::board_words(lang)
    }

    fn board_style(&self) -> &'static str {
        G::STYLE
    }

    fn board_symbols(&self) -> &'static str {
        G::SYMBOLS
    }

    fn default_edition(&self) -> &'static str {
        Printed::<G::Edition>::standard().text()
    }

    fn load_edition(&self, name: &str, file: &str, text: &str) -> Result<Vec<Entry>, EditionError> {
        Printed::<G::Edition>::load(name, file, text).map(|edition| edition.entries())
    }

    fn edition_text(&self, name: &str) -> Option<&'static str> {
        Printed::<G::Edition>::named(name).map(|edition| edition.text())
    }

    fn edition_print(&self, name: &str) -> Option<(String, &'static str)> {
        let edition = Printed::<G::Edition>::named(name)?;
        Some((edition.fingerprint().to_owned(), edition.text()))
    }

    fn edition_entries(&self, name: &str) -> Option<Vec<Entry>> {
        Printed::<G::Edition>::named(name).map(|edition| edition.entries())
    }

    fn editions(&self) -> Vec<String> {
        Printed::<G::Edition>::names()
    }

    fn usual_value(&self, variant: &str) -> Option<String> {
        <G as Game>::Variants::default().value(variant)
    }

    fn check(&self, wish: &Wish) -> Result<(), WishError> {
        let options = wish.options()?;
        G::start(&options, &mut Chance::seed_from_u64(0)).map_err(WishError::from).map(|_: G| ())
    }

    fn new_table(&self, wish: &Wish, luck: Luck) -> Result<Box<dyn LiveGame>, WishError> {
        let table = Table::<G>::new(wish.options()?, luck)?;
        Ok(Box::new(Live::new(table, Vec::new())))
    }

    fn open_table(&self, file: &GameFile) -> Result<Box<dyn LiveGame>, OpenError> {
        Ok(Box::new(Live::new(Table::<G>::open(file)?, file.names.clone())))
    }

    fn verify(&self, file: &GameFile) -> Result<Verdict, OpenError> {
        table::verify::<G>(file)
    }

    fn simulate(
        &self,
        simulation: &Simulation,
        progress: &(dyn Fn(u64) + Sync),
    ) -> Result<Report, WishError> {
        simulate::run::<G>(simulation, progress)
    }

    fn study(&self, simulation: &Simulation, progress: &(dyn Fn(u64) + Sync)) -> Result<Study, WishError> {
        study::run::<G>(simulation, progress)
    }

    fn ladder(&self, climb: &Climb, progress: &(dyn Fn(u64) + Sync)) -> Result<Ladder, WishError> {
        ladder::climb::<G>(climb, progress)
    }

    fn tune(&self, tuning: &Tuning, progress: &(dyn Fn(u64) + Sync)) -> Result<Tuned, WishError> {
        tune::tune::<G>(tuning, progress)
    }

    fn fit(&self, fitting: &Fitting, progress: &(dyn Fn(u64) + Sync)) -> Result<Fitted, WishError> {
        tune::forecast::fit::<G>(fitting, progress)
    }

    fn speed(&self, seats: u8) -> Speed {
        measure::speed::<G>(seats)
    }

    fn soak(
        &self,
        wish: &Wish,
        seeds: Range<u64>,
        players: BotName,
        events: Counting,
    ) -> Result<Soak, WishError> {
        Ok(measure::soak::<G>(&wish.options()?, seeds, players, events))
    }

    fn soak_editions(&self, seeds: Range<u64>) -> Mutations {
        measure::soak_editions::<G>(seeds)
    }

    fn protocol(&self) -> Box<dyn Talk> {
        Box::new(Session::<G>::default())
    }
}

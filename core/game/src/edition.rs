//! Editions are data: every number and card printed on the components, as TOML.
//!
//! A loaded edition stays for the life of the program, so a game can point to it and still be flat.

mod place;

use std::any::{Any, TypeId};
use std::collections::BTreeMap;
use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::{Deref, RangeInclusive};
use std::sync::{LazyLock, Mutex, PoisonError};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::DeserializeOwned, de::Error as _};
use sha2::{Digest, Sha256};
use thiserror::Error;

use crate::flawless;

use place::{field_at, line_at, line_of_field};

/// The typed content of an edition file. Use `deny_unknown_fields` on every struct of it.
///
/// Every table that holds printed numbers carries `source` (see [`Source`]) and may carry `confidence`.
pub trait Edition: DeserializeOwned + fmt::Debug + Send + Sync + 'static {
    /// The embedded default edition.
    const DEFAULT: &'static str;
    /// What was the default before, to the letter: games stored without their edition were played with one of these.
    const EARLIER: &'static [&'static str] = &[];

    /// Reads the text of a file, with [`parse`]. Every game says so itself: the code that fills its many types is
    /// large, and like this it is compiled once, with the game, and not in every crate that plays it.
    fn read(text: &str) -> Result<Self, Unreadable>;

    /// Checks what types cannot: counts, sums, ranges.
    fn check(&self) -> Checked;
}

/// The notes of an edition in another language, by their own words, from the text of
/// [`Narrate::notes`](crate::Narrate::notes).
pub fn notes(text: &str) -> BTreeMap<String, String> {
    toml::from_str(text).unwrap_or_default()
}

/// Where a printed number was taken from.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Source {
    /// Stated in the rulebook.
    Rulebook,
    /// Published elsewhere: card lists, pictures, reviews.
    Published,
    /// Not found anywhere; chosen so that the whole is consistent.
    Reconstructed,
}

/// How sure we are of a printed number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Confidence {
    Certain,
    Likely,
    Guess,
}

/// Declares the structs of an edition file: kebab-case keys, no unknown ones, and beside the fields given
/// the origin of the numbers: `source`, and optionally `confidence` and `note`.
#[macro_export]
macro_rules! printed {
    ($(
        $(#[$meta:meta])*
        pub struct $name:ident {
            $($(#[$field_meta:meta])* pub $field:ident: $type:ty,)*
        }
    )*) => {$(
        $(#[$meta])*
        #[derive(Debug, serde::Deserialize)]
        #[serde(rename_all = "kebab-case", deny_unknown_fields)]
        pub struct $name {
            $($(#[$field_meta])* pub $field: $type,)*
            pub source: $crate::edition::Source,
            pub confidence: Option<$crate::edition::Confidence>,
            pub note: Option<String>,
        }
    )*};
}

/// A wrong value in an edition that is otherwise well-formed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Flaw {
    /// The keys that lead to it, e.g. `building.forum.cost`.
    pub field: String,
    pub problem: String,
}

impl Flaw {
    pub fn new(field: impl Into<String>, problem: impl Into<String>) -> Self {
        Flaw { field: field.into(), problem: problem.into() }
    }
}

/// What a check of an edition comes to.
pub type Checked = Result<(), Flaw>;

/// For checks of editions: a number that must not be smaller.
pub fn at_least<N: Copy + PartialOrd + fmt::Display>(field: &str, number: N, least: N) -> Checked {
    flawless!(number >= least, field, "is {number}, expected at least {least}")
}

/// For checks of editions: a number that must not be greater.
pub fn at_most<N: Copy + PartialOrd + fmt::Display>(field: &str, number: N, most: N) -> Checked {
    flawless!(number <= most, field, "is {number}, expected at most {most}")
}

/// For checks of editions: a number that must lie in a range.
pub fn within<N: Copy + PartialOrd + fmt::Display>(
    field: &str,
    number: N,
    range: RangeInclusive<N>,
) -> Checked {
    let (least, most) = range.into_inner();
    flawless!((least..=most).contains(&number), field, "is {number}, expected {least} to {most}")
}

/// For checks of editions: a flaw unless the condition holds, and it is only described then.
///
/// ```
/// let check = |coins: u8| game::flawless!(coins < 100, "reserve.coins", "is {coins}");
/// assert_eq!(check(7), Ok(()));
/// assert_eq!(check(100), Err(game::Flaw::new("reserve.coins", "is 100")));
/// ```
#[macro_export]
macro_rules! flawless {
    ($holds:expr, $field:expr, $($problem:tt)*) => {
        if $holds { Ok(()) } else { Err($crate::Flaw::new($field, format!($($problem)*))) }
    };
}

/// The default edition of a game and how it is read, for its `impl Edition`.
#[macro_export]
macro_rules! default_edition {
    () => {
        const DEFAULT: &'static str =
            include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/editions/default.toml"));

        fn read(text: &str) -> Result<Self, $crate::edition::Unreadable> {
            $crate::edition::parse(text)
        }
    };
}

/// Why an edition file cannot be used.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{file}:{line}: {field}: {problem}")]
pub struct EditionError {
    pub file: String,
    pub line: usize,
    pub field: String,
    pub problem: String,
}

/// An edition as it lies on the shelf of this program: found by name, compared by identity.
pub struct Printed<E: 'static>(&'static Print<E>);

struct Print<E> {
    name: String,
    fingerprint: String,
    text: String,
    content: E,
    /// Why no new game may begin with it.
    flaw: Option<Flaw>,
}

/// An entry of an edition with the origin of its numbers.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Entry {
    pub path: String,
    pub source: Source,
    pub confidence: Option<Confidence>,
    pub note: Option<String>,
}

type Key = (TypeId, String);
static SHELF: LazyLock<Mutex<BTreeMap<Key, &'static (dyn Any + Send + Sync)>>> =
    LazyLock::new(Mutex::default);

/// The edition that is offered under each name: the one loaded last.
static OFFERS: LazyLock<Mutex<BTreeMap<Key, String>>> = LazyLock::new(Mutex::default);

impl<E: Edition> Printed<E> {
    /// The embedded default edition.
    pub fn standard() -> Self {
        Self::read("default", "default.toml", E::DEFAULT)
            .expect("a test loads the default edition of every game")
    }

    /// Reads and checks an edition and offers it under its name. The same name and text give the same edition again.
    pub fn load(name: &str, file: &str, text: &str) -> Result<Self, EditionError> {
        let edition = Self::read(name, file, text)?;
        let mut offers = OFFERS.lock().unwrap_or_else(PoisonError::into_inner);
        offers.insert((TypeId::of::<E>(), name.to_owned()), edition.id());
        Ok(edition)
    }

    /// Reads and checks an edition that a game file brings along: it is used there and offered nowhere.
    pub fn read(name: &str, file: &str, text: &str) -> Result<Self, EditionError> {
        if let Some(known) = Self::known(name, file, text)? {
            return known.0.accepted(file).map(|()| known);
        }
        let print = Print::of(name, file, text)?;
        print.accepted(file)?;
        Ok(Self::put_on_shelf(print))
    }

    /// Reads the edition of a game that was begun with it. What we have learned to refuse since then does not take
    /// that game away.
    pub fn kept(name: &str, file: &str, text: &str) -> Result<Self, EditionError> {
        match Self::known(name, file, text)? {
            Some(known) => Ok(known),
            None => Ok(Self::put_on_shelf(Print::of(name, file, text)?)),
        }
    }

    fn known(name: &str, file: &str, text: &str) -> Result<Option<Self>, EditionError> {
        match Self::on_shelf(&format!("{name}@{}", fingerprint(text))) {
            Some(known) if known.text() != text => Err(same_fingerprint(file)),
            known => Ok(known),
        }
    }

    /// The edition of this name that was loaded last; `default` is always there.
    pub fn named(name: &str) -> Option<Self> {
        let offered = OFFERS.lock().unwrap_or_else(PoisonError::into_inner);
        let id = offered.get(&(TypeId::of::<E>(), name.to_owned())).cloned();
        drop(offered);
        id.and_then(|id| Self::on_shelf(&id)).or_else(|| (name == "default").then(Self::standard))
    }

    /// The edition that saved games refer to by this id, if this program has come by it.
    fn referred_to(id: &str) -> Option<Self> {
        let standard = Self::standard();
        if id == standard.id() || id == standard.name() {
            return Some(standard);
        }
        Self::on_shelf(id).or_else(|| Self::earlier(id))
    }

    /// What was the default when somebody stored a game without its edition.
    fn earlier(id: &str) -> Option<Self> {
        let fingerprint_wanted = id.strip_prefix("default@")?;
        let text = E::EARLIER.iter().find(|text| fingerprint(text) == fingerprint_wanted)?;
        Self::kept("default", "an earlier default.toml", text).ok()
    }

    /// The names of all editions that are offered, the default one first.
    pub fn names() -> Vec<String> {
        let offers = OFFERS.lock().unwrap_or_else(PoisonError::into_inner);
        let names = offers.keys().filter(|(of, _)| *of == TypeId::of::<E>()).map(|(_, name)| name.clone());
        let others = names.filter(|name| name != "default");
        std::iter::once("default".to_owned()).chain(others).collect()
    }

    fn on_shelf(id: &str) -> Option<Self> {
        let shelf = SHELF.lock().unwrap_or_else(PoisonError::into_inner);
        let print = shelf.get(&(TypeId::of::<E>(), id.to_owned()))?;
        print.downcast_ref::<Print<E>>().map(Printed)
    }

    fn put_on_shelf(print: Print<E>) -> Self {
        let id = print.id();
        let leaked: &'static Print<E> = Box::leak(Box::new(print));
        let mut shelf = SHELF.lock().unwrap_or_else(PoisonError::into_inner);
        let kept = *shelf.entry((TypeId::of::<E>(), id)).or_insert(leaked);
        Printed(kept.downcast_ref::<Print<E>>().unwrap_or(leaked))
    }

    /// What is printed, for as long as the program runs.
    pub fn content(&self) -> &'static E {
        &self.0.content
    }

    pub fn name(&self) -> &'static str {
        &self.0.name
    }

    /// Name and fingerprint, e.g. `default@1f0c3ab29d5e7788`: how saved games refer to it.
    pub fn id(&self) -> String {
        self.0.id()
    }

    /// Tells its text from all others, whatever it is called.
    pub fn fingerprint(&self) -> &'static str {
        &self.0.fingerprint
    }

    /// The file as it was read.
    pub fn text(&self) -> &'static str {
        &self.0.text
    }

    /// Every entry of the file that states its source.
    pub fn entries(&self) -> Vec<Entry> {
        let mut entries = Vec::new();
        if let Ok(table) = toml::from_str::<toml::Table>(&self.0.text) {
            collect_entries(&table, "", &mut entries);
        }
        entries
    }
}

impl<E: Edition> Print<E> {
    fn of(name: &str, file: &str, text: &str) -> Result<Self, EditionError> {
        let content = E::read(text).map_err(|unreadable| unreadable.located(file, text))?;
        let flaw = content.check().err();
        let (name, text, fingerprint) = (name.to_owned(), text.to_owned(), fingerprint(text));
        Ok(Print { name, fingerprint, text, content, flaw })
    }
}

impl<E> Print<E> {
    fn accepted(&self, file: &str) -> Result<(), EditionError> {
        match &self.flaw {
            Some(flaw) => Err(flaw.clone().located(file, &self.text)),
            None => Ok(()),
        }
    }

    fn id(&self) -> String {
        format!("{}@{}", self.name, self.fingerprint)
    }
}

fn fingerprint(text: &str) -> String {
    hex::encode(&Sha256::digest(text.as_bytes())[..8])
}

/// What is wrong with a text, and at which byte, when it is known.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unreadable {
    offset: Option<usize>,
    problem: String,
}

/// Reads TOML.
pub fn parse<T: DeserializeOwned>(text: &str) -> Result<T, Unreadable> {
    toml::from_str(text).map_err(|error| Unreadable {
        offset: error.span().map(|span| span.start),
        problem: error.message().to_owned(),
    })
}

/// Two texts that cannot be told apart by their fingerprints: somebody made them so.
fn same_fingerprint(file: &str) -> EditionError {
    let problem = "another edition of this name has the same fingerprint".to_owned();
    EditionError { file: file.to_owned(), line: 1, field: "the file".to_owned(), problem }
}

impl Unreadable {
    fn located(self, file: &str, text: &str) -> EditionError {
        let offset = self.offset.unwrap_or(0);
        let field = field_at(text, offset).unwrap_or_else(|| "the file".to_owned());
        EditionError { file: file.to_owned(), line: line_at(text, offset), field, problem: self.problem }
    }
}

impl Flaw {
    fn located(self, file: &str, text: &str) -> EditionError {
        let line = line_of_field(text, &self.field);
        EditionError { file: file.to_owned(), line, field: self.field, problem: self.problem }
    }
}

fn collect_entries(table: &toml::Table, path: &str, entries: &mut Vec<Entry>) {
    if let Some(source) = table.get("source").cloned().and_then(|value| value.try_into().ok()) {
        let confidence = table.get("confidence").cloned().and_then(|value| value.try_into().ok());
        let note = table.get("note").and_then(toml::Value::as_str).map(str::to_owned);
        entries.push(Entry { path: path.to_owned(), source, confidence, note });
    }
    for (key, value) in table {
        let path = if path.is_empty() { key.clone() } else { format!("{path}.{key}") };
        match value {
            toml::Value::Table(inner) => collect_entries(inner, &path, entries),
            toml::Value::Array(items) => {
                for (index, item) in items.iter().enumerate() {
                    if let toml::Value::Table(inner) = item {
                        collect_entries(inner, &format!("{path}[{index}]"), entries);
                    }
                }
            }
            _ => {}
        }
    }
}

impl<E> Clone for Printed<E> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<E> Copy for Printed<E> {}

impl<E> PartialEq for Printed<E> {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self.0, other.0)
    }
}

impl<E> Eq for Printed<E> {}

impl<E> Hash for Printed<E> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.0.fingerprint.hash(state);
    }
}

impl<E> fmt::Debug for Printed<E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.id())
    }
}

impl<E> Deref for Printed<E> {
    type Target = E;
    fn deref(&self) -> &E {
        &self.0.content
    }
}

impl<E> Serialize for Printed<E> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.0.id())
    }
}

impl<'de, E: Edition> Deserialize<'de> for Printed<E> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let id = String::deserialize(deserializer)?;
        Self::referred_to(&id).ok_or_else(|| {
            let standard = Self::standard().id();
            D::Error::custom(format!("edition `{id}` is not loaded; this program's default is `{standard}`"))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Debug, Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Harbour {
        salt: Price,
    }

    #[derive(Debug, Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Price {
        price: u8,
        #[serde(rename = "source")]
        _source: Source,
    }

    impl Edition for Harbour {
        const DEFAULT: &'static str = "[salt]\nprice = 5\nsource = \"rulebook\"\n";
        const EARLIER: &'static [&'static str] = &["[salt]\nprice = 6\nsource = \"rulebook\"\n"];
        fn read(text: &str) -> Result<Self, Unreadable> {
            parse(text)
        }
        fn check(&self) -> Result<(), Flaw> {
            if self.salt.price <= 9 {
                return Ok(());
            }
            Err(Flaw::new("salt.price", format!("is {}, expected at most 9", self.salt.price)))
        }
    }

    fn error(text: &str) -> String {
        Printed::<Harbour>::load("mine", "mine.toml", text).unwrap_err().to_string()
    }

    #[test]
    fn the_same_file_is_the_same_edition() {
        assert_eq!(Printed::<Harbour>::standard(), Printed::standard());
        let id = serde_json::to_string(&Printed::<Harbour>::standard()).unwrap();
        assert_eq!(serde_json::from_str::<Printed<Harbour>>(&id).unwrap(), Printed::standard());
    }

    /// A corrected default takes no game away that was stored before it.
    #[test]
    fn a_former_default_is_still_known() {
        let id = format!("\"default@{}\"", fingerprint(Harbour::EARLIER[0]));
        let earlier: Printed<Harbour> = serde_json::from_str(&id).unwrap();
        assert_eq!(earlier.salt.price, 6);
        assert_eq!(Printed::<Harbour>::named("default").unwrap().salt.price, 5);
        assert!(serde_json::from_str::<Printed<Harbour>>("\"default@0000000000000000\"").is_err());
    }

    #[test]
    fn a_wrong_type_names_file_line_and_field() {
        let text = "[salt]\nprice = \"five\"\nsource = \"rulebook\"\n";
        assert_eq!(error(text), "mine.toml:2: salt.price: invalid type: string \"five\", expected u8");
    }

    #[test]
    fn a_failed_check_names_the_line_too() {
        let text = "\n[salt]\nsource = \"rulebook\"\nprice = 12\n";
        assert_eq!(error(text), "mine.toml:4: salt.price: is 12, expected at most 9");
    }

    #[test]
    fn an_unknown_field_and_broken_syntax_are_explained() {
        assert!(
            error("[salt]\nprice = 5\nprize = 1\nsource = \"rulebook\"").contains("unknown field `prize`")
        );
        assert!(error("[salt\n").starts_with("mine.toml:1: the file: "));
    }

    #[test]
    fn the_latest_edition_of_a_name_counts() {
        assert_eq!(Printed::<Harbour>::named("unheard-of"), None);
        for price in [3, 4] {
            let text = format!("[salt]\nprice = {price}\nsource = \"rulebook\"\n");
            let loaded = Printed::<Harbour>::load("cheap", "cheap.toml", &text).unwrap();
            assert_eq!(Printed::named("cheap"), Some(loaded));
        }
        assert_eq!(Printed::<Harbour>::named("default"), Some(Printed::standard()));
    }

    #[test]
    fn entries_tell_their_source() {
        let entries = Printed::<Harbour>::standard().entries();
        assert_eq!(entries[0].path, "salt");
        assert_eq!(entries[0].source, Source::Rulebook);
    }
}

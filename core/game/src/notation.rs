//! How actions are written and read: word by word, the same in every language.

use std::num::NonZeroU8;
use std::str::FromStr;

use thiserror::Error;

use crate::{Said, Seat};

/// Something that is written in one or more words. Derived with `derive(Action)` or `derive(Notation)`;
/// `Display` writes what this reads.
pub trait Notation: Sized {
    /// Reads as many words as it takes; `None` when they are no such thing.
    fn read(words: &mut Reader<'_>) -> Option<Self>;
}

/// How something is written, and the function that reads it.
pub type Form<T> = (&'static str, fn(&mut Reader<'_>) -> Option<T>);

/// The words of a notation, and how far they were understood.
#[derive(Debug)]
pub struct Reader<'a> {
    words: Vec<&'a str>,
    place: usize,
    /// The farthest word that did not fit.
    stumbled: usize,
    /// What is read next must go to the end.
    whole: bool,
    /// What the words would have been, for those who wrote something else.
    meant: Option<(usize, &'static str)>,
    verbs: Vec<&'static str>,
}

impl<'a> Reader<'a> {
    /// The whole text, or why it cannot be read.
    pub fn read_all<T: Notation>(text: &'a str) -> Result<T, Misread> {
        let words = text.split_whitespace().collect();
        let mut reader = Reader { words, place: 0, stumbled: 0, whole: true, meant: None, verbs: Vec::new() };
        let read = T::read(&mut reader).filter(|_| reader.place == reader.words.len());
        read.ok_or_else(|| reader.misread(text))
    }

    /// The first of these forms that fits.
    pub fn first_of<T>(&mut self, forms: &[Form<T>]) -> Option<T> {
        let (start, whole) = (self.place, std::mem::take(&mut self.whole));
        for &(form, read) in forms {
            self.place = start;
            let found = read(self);
            if found.is_some() && (!whole || self.place == self.words.len()) {
                return found;
            }
            self.stumble();
            if whole {
                self.remember(form);
            }
        }
        None
    }

    /// One word that stands for a value.
    pub fn word<T: FromStr>(&mut self) -> Option<T> {
        self.word_where(|_| true)
    }

    /// One word that stands for a value of which this holds.
    pub fn word_where<T: FromStr>(&mut self, holds: impl Fn(&T) -> bool) -> Option<T> {
        let word = self.words.get(self.place);
        let read =
            word.and_then(|word| word.parse().or_else(|_| as_notated(word).parse()).ok()).filter(holds);
        self.step(read)
    }

    /// This word and no other.
    pub fn expect(&mut self, word: &str) -> Option<()> {
        let found = self.words.get(self.place).filter(|next| **next == word).map(|_| ());
        self.step(found)
    }

    /// Whether these words come next; if not, nothing is read.
    pub fn ends_in(&mut self, tail: &str) -> bool {
        let tail: Vec<&str> = tail.split_whitespace().collect();
        let found = self.words[self.place..].starts_with(&tail);
        if found {
            self.place += tail.len();
        }
        found
    }

    fn step<T>(&mut self, read: Option<T>) -> Option<T> {
        match read {
            Some(_) => self.place += 1,
            None => self.stumble(),
        }
        read
    }

    fn stumble(&mut self) {
        self.stumbled = self.stumbled.max(self.place);
    }

    /// Keeps the form that went farthest.
    fn remember(&mut self, form: &'static str) {
        if self.stumbled > 0 && self.meant.is_none_or(|(place, _)| self.stumbled > place) {
            self.meant = Some((self.stumbled, form));
        }
        let verb = form.split(' ').next().unwrap_or(form);
        if !self.verbs.contains(&verb) {
            self.verbs.push(verb);
        }
    }

    fn misread(&self, text: &str) -> Misread {
        match self.meant {
            None => Misread::Unknown { text: text.trim().to_owned(), known: self.verbs.join(", ") },
            Some((place, form)) => match self.words.get(place) {
                Some(word) => Misread::Unfit { word: (*word).to_owned(), form: written(form) },
                None => Misread::Incomplete { form: written(form) },
            },
        }
    }
}

/// American spelling, and that of a notation which stored games keep for ever.
const SPELLINGS: [(&str, &str); 6] = [
    ("armory", "armoury"),
    ("favored", "favoured"),
    ("gray", "grey"),
    ("harbor", "harbour"),
    ("jeweler", "jeweller"),
    ("theater", "theatre"),
];

/// A word as notation spells it, for those who type what they read on the page.
fn as_notated(word: &str) -> String {
    let part =
        |part| SPELLINGS.iter().find(|(american, _)| *american == part).map_or(part, |&(_, ours)| ours);
    word.split('-').map(part).collect::<Vec<_>>().join("-")
}

/// A form as people are shown it: what may be left out in brackets.
fn written(form: &str) -> String {
    let mut rest = form;
    let mut text = String::new();
    while let Some((before, after)) = rest.split_once('{') {
        let (hole, after) = after.split_once('}').unwrap_or((after, ""));
        text.push_str(before);
        match hole.split_once('?') {
            Some((_, words)) => text.extend(["[", words, "]"]),
            None => text.extend(["<", hole, ">"]),
        }
        rest = after;
    }
    text + rest
}

/// Why something is no action.
#[derive(Clone, PartialEq, Eq, Debug, Error, Said)]
pub enum Misread {
    /// No action begins like this.
    #[error("`{text}` is no action; actions begin with: {known}")]
    Unknown { text: String, known: String },
    #[error("there is more to say: {form}")]
    Incomplete { form: String },
    /// A word that has no place there.
    #[error("`{word}` does not fit; it is written: {form}")]
    Unfit { word: String, form: String },
}

macro_rules! one_word {
    ($($number:ty),*) => {
        $(impl Notation for $number {
            fn read(words: &mut Reader<'_>) -> Option<Self> {
                words.word()
            }
        })*
    };
}
one_word!(u8, u16, u32);

/// People count seats from 1.
impl Notation for Seat {
    fn read(words: &mut Reader<'_>) -> Option<Self> {
        words.word::<NonZeroU8>().map(|number| Seat(number.get() - 1))
    }
}

#[cfg(test)]
#[expect(missing_debug_implementations, reason = "the set derive makes hidden types")]
mod tests {
    use crate::{Action, Lang, Misread, Seat, Words, pieces};

    pieces! {
        Good "good" { Salt, DriedFish }
        Place "place" { Harbour, GreyTheatre }
    }

    #[derive(Clone, Copy, PartialEq, Debug, Action)]
    enum Deed {
        #[say("sell {count} {good}")]
        Sell(#[range(0..=9)] u8, Good),
        #[say("sell nothing")]
        Nothing,
        #[say("swap {gave} for {got} {twice?twice over}")]
        Swap { gave: Good, got: Good, twice: bool },
        #[say("rob {seat}")]
        Rob(Seat),
        #[say("visit {place}")]
        Visit(Place),
        #[say("done")]
        Done,
        #[say("done keeping {count}")]
        Keep(#[range(0..=9)] u8),
    }

    #[test]
    fn what_is_written_is_read_back() {
        for text in [
            "sell 3 salt",
            "sell nothing",
            "swap salt for dried-fish",
            "swap salt for salt twice over",
            "rob 2",
            "done",
            "done keeping 4",
        ] {
            assert_eq!(text.parse::<Deed>().map(|deed| deed.to_string()).as_deref(), Ok(text));
        }
        assert_eq!("rob 2".parse(), Ok(Deed::Rob(Seat(1))));
    }

    #[test]
    fn american_spelling_is_understood_and_written_as_ever() {
        for (typed, written) in
            [("visit harbor", "visit harbour"), ("visit gray-theater", "visit grey-theatre")]
        {
            assert_eq!(typed.parse::<Deed>().map(|deed| deed.to_string()).as_deref(), Ok(written));
        }
        assert!("visit harb".parse::<Deed>().is_err());
    }

    #[test]
    fn whoever_writes_something_else_is_told_why() {
        let known = "sell, swap, rob, visit, done".to_owned();
        let unfit = |word: &str, form: &str| Misread::Unfit { word: word.into(), form: form.into() };
        for (text, why) in [
            ("", Misread::Unknown { text: String::new(), known: known.clone() }),
            ("99", Misread::Unknown { text: "99".into(), known }),
            ("sell 3", Misread::Incomplete { form: "sell <count> <good>".into() }),
            ("sell 3 gold", unfit("gold", "sell <count> <good>")),
            ("swap salt for salt thrice", unfit("thrice", "swap <gave> for <got> [twice over]")),
            ("rob 0", unfit("0", "rob <seat>")),
            ("done keeping 4 5", unfit("5", "done keeping <count>")),
        ] {
            assert_eq!(text.parse::<Deed>(), Err(why), "{text}");
        }
    }

    #[test]
    fn misread_words_are_explained_in_the_language() {
        let why = "99".parse::<Deed>().unwrap_err();
        assert!(Words::new(Lang::Hu, &[]).say(&why.phrase()).contains("nem lépés"), "{why}");
        assert!(why.to_string().contains("is no action"), "{why}");
    }

    #[test]
    fn labels_are_named_after_variants_and_fields() {
        let label = Deed::Swap { gave: Good::Salt, got: Good::DriedFish, twice: true }.label();
        assert_eq!(label.key, "label-swap-twice");
        assert_eq!(label.args.iter().map(|(name, _)| *name).collect::<Vec<_>>(), ["gave", "got"]);
    }
}

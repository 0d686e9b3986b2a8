//! Words come from Fluent files, one set for web, terminal and log.

use std::borrow::Cow;
use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use serde::{Deserialize, Serialize};
use unic_langid::LanguageIdentifier;

use crate::speech::{self, Names, Piece};
use crate::{Arg, Phrase, Seat};

/// The languages of this program.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Lang {
    #[default]
    En,
    Hu,
}

impl Lang {
    pub const ALL: [Lang; 2] = [Lang::En, Lang::Hu];

    pub fn code(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::Hu => "hu",
        }
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl FromStr for Lang {
    type Err = String;
    fn from_str(code: &str) -> Result<Self, String> {
        Lang::ALL
            .into_iter()
            .find(|lang| lang.code() == code)
            .ok_or_else(|| format!("there is no language `{code}`; there are: en, hu"))
    }
}

/// All messages of one language, and the names of the players.
/// A clone is cheap: it shares the messages.
#[derive(Clone)]
pub struct Words {
    lang: Lang,
    bundle: Arc<FluentBundle<FluentResource>>,
    names: Vec<String>,
}

impl Words {
    /// Reads Fluent sources, beside what is said in every game; of two messages with one key the later counts.
    ///
    /// # Panics
    /// When a source is no valid Fluent: they are embedded, and a test reads each.
    pub fn new(lang: Lang, sources: &[&str]) -> Self {
        let id: LanguageIdentifier = lang.code().parse().expect("our language codes are well-formed");
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        bundle.set_use_isolating(false);
        bundle.add_function("A", |args, _| article(args)).expect("the function is added once");
        for source in [shared(lang)].iter().chain(sources) {
            match FluentResource::try_new((*source).to_owned()) {
                Ok(resource) => bundle.add_resource_overriding(resource),
                Err((_, errors)) => panic!("the {lang} words are no valid Fluent: {errors:?}"),
            }
        }
        Words { lang, bundle: Arc::new(bundle), names: Vec::new() }
    }

    /// Names for the seats; a seat without one is called by its number.
    #[must_use]
    pub fn with_names(mut self, names: Vec<String>) -> Self {
        self.names = names;
        self
    }

    pub fn lang(&self) -> Lang {
        self.lang
    }

    pub fn name(&self, seat: Seat) -> String {
        match self.names.get(seat.index()) {
            Some(name) => name.clone(),
            None => match self.lang {
                Lang::En => format!("Player {seat}"),
                Lang::Hu => format!("{seat}. játékos"),
            },
        }
    }

    /// The sentence in this language. An unknown key shows itself in brackets.
    pub fn say(&self, phrase: &Phrase) -> String {
        self.try_say(phrase).unwrap_or_else(|_| unknown(phrase))
    }

    /// The same sentence, the names of things apart from the words around them.
    pub fn say_in_pieces(&self, phrase: &Phrase) -> Vec<Piece> {
        let marked = self.compose(phrase, Names::Marked).unwrap_or_else(|_| unknown(phrase));
        speech::split(&marked)
    }

    /// A message without arguments.
    pub fn word(&self, key: &str) -> String {
        self.say(&Phrase::new(key.to_owned()))
    }

    /// The sentence, or what is missing for it.
    pub fn try_say(&self, phrase: &Phrase) -> Result<String, String> {
        self.compose(phrase, Names::Plain)
    }

    fn compose(&self, phrase: &Phrase, names: Names) -> Result<String, String> {
        let (key, attribute) = split_attribute(&phrase.key);
        let message = self.bundle.get_message(key).ok_or_else(|| format!("no {} word `{key}`", self.lang))?;
        let pattern = match attribute {
            Some(attribute) => message.get_attribute(attribute).map(|attribute| attribute.value()),
            None => message.value(),
        };
        let pattern = pattern.ok_or_else(|| format!("no {} word `{}`", self.lang, phrase.key))?;
        let mut args = FluentArgs::new();
        for (name, arg) in &phrase.args {
            self.fill(&mut args, name, arg, names)?;
        }
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned();
        if errors.is_empty() {
            Ok(text)
        } else {
            Err(format!("{} word `{}`: {errors:?}", self.lang, phrase.key))
        }
    }

    fn fill(
        &self,
        args: &mut FluentArgs<'static>,
        name: &str,
        arg: &Arg,
        names: Names,
    ) -> Result<(), String> {
        if let Arg::Word(key) = arg
            && let Some(message) = self.bundle.get_message(key)
        {
            for attribute in message.attributes() {
                let form = self.bundle.format_pattern(attribute.value(), None, &mut Vec::new()).into_owned();
                args.set(format!("{name}-{}", attribute.id()), names.of(key, form));
            }
        }
        let value: FluentValue<'static> = match arg {
            Arg::Number(number) => (*number).into(),
            _ => self.text_of(arg, names)?.into(),
        };
        args.set(name.to_owned(), value);
        Ok(())
    }

    fn text_of(&self, arg: &Arg, names: Names) -> Result<String, String> {
        match arg {
            Arg::Number(number) => Ok(number.to_string()),
            Arg::Text(text) => Ok(names.without_marks(text)),
            Arg::Word(key) => Ok(names.of(key, self.try_say(&Phrase::new(key.clone()))?)),
            Arg::Seat(seat) => Ok(names.without_marks(&self.name(*seat))),
            Arg::Phrase(phrase) => self.compose(phrase, names),
            Arg::List(items) => {
                let items =
                    items.iter().map(|item| self.text_of(item, names)).collect::<Result<Vec<_>, _>>()?;
                Ok(self.join(&items))
            }
        }
    }

    /// "a, b and c" in this language.
    pub fn join(&self, items: &[String]) -> String {
        let and = match self.lang {
            Lang::En => " and ",
            Lang::Hu => " és ",
        };
        match items {
            [] => String::new(),
            [only] => only.clone(),
            [first @ .., last] => format!("{}{and}{last}", first.join(", ")),
        }
    }
}

/// What is said in every game.
pub fn shared(lang: Lang) -> &'static str {
    match lang {
        Lang::En => include_str!("../locale/en.ftl"),
        Lang::Hu => include_str!("../locale/hu.ftl"),
    }
}

impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Words").field("lang", &self.lang).field("names", &self.names).finish_non_exhaustive()
    }
}

fn unknown(phrase: &Phrase) -> String {
    format!("[{}]", phrase.key)
}

fn split_attribute(key: &str) -> (&str, Option<&str>) {
    match key.split_once('.') {
        Some((key, attribute)) => (key, Some(attribute)),
        None => (key, None),
    }
}

/// `A($word)`: the Hungarian word with its article, "a Ház" but "az Itató".
fn article(args: &[FluentValue<'_>]) -> FluentValue<'static> {
    let word: Cow<'_, str> = match args.first() {
        Some(FluentValue::String(text)) => text.clone(),
        Some(FluentValue::Number(number)) => number.as_string(),
        _ => return FluentValue::Error,
    };
    let article = if starts_with_vowel(speech::heard(&word)) { "az" } else { "a" };
    format!("{article} {word}").into()
}

/// As Hungarian hears it: 1 (egy), 5 (öt) and 1000 (ezer) begin with a vowel too, and so do M (em) and the
/// other letters that are read by such a name where a number follows, as in M2.
fn starts_with_vowel(word: &str) -> bool {
    let mut letters = word.chars();
    if letters.next().is_some_and(|letter| "FLMNRSXY".contains(letter))
        && letters.next().is_some_and(|next| next.is_ascii_digit())
    {
        return true;
    }
    let digits = word.chars().take_while(char::is_ascii_digit).count();
    match word.chars().next() {
        Some('5') => true,
        Some('1') => digits % 3 == 1,
        Some(letter) => "aáeéiíoóöőuúüűAÁEÉIÍOÓÖŐUÚÜŰ".contains(letter),
        None => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hungarian() -> Words {
        Words::new(
            Lang::Hu,
            &[
                "took = { $seat } elvette { A($what-acc) }.\nhouse = Ház\n    .acc = Házat\ntrough = Itató\n    .acc = Itatót\n",
            ],
        )
    }

    #[test]
    fn the_article_follows_the_sound() {
        let took =
            |what: &'static str| Phrase::new("took").with("seat", Seat(1)).with("what", Arg::word(what));
        assert_eq!(hungarian().say(&took("house")), "2. játékos elvette a Házat.");
        assert_eq!(hungarian().say(&took("trough")), "2. játékos elvette az Itatót.");
        let name = |key: &str, text: &str| Piece::Name { key: key.to_owned(), text: text.to_owned() };
        let text = |text: &str| Piece::Text(text.to_owned());
        assert_eq!(
            hungarian().say_in_pieces(&took("trough")),
            [text("2. játékos elvette az "), name("trough", "Itatót"), text(".")]
        );
        for (word, vowel) in [
            ("1", true),
            ("5", true),
            ("12", false),
            ("1000", true),
            ("10", false),
            ("53", true),
            ("M2", true),
            ("C5", false),
            ("Mester", false),
        ] {
            assert_eq!(starts_with_vowel(word), vowel, "{word}");
        }
    }

    #[test]
    fn lists_are_joined_in_the_language() {
        assert_eq!(hungarian().join(&["a".into(), "b".into(), "c".into()]), "a, b és c");
    }

    #[test]
    fn what_is_missing_is_named() {
        assert_eq!(hungarian().say(&Phrase::new("nothing")), "[nothing]");
        assert!(hungarian().try_say(&Phrase::new("took")).is_err());
    }
}

//! A sentence before it has a language.

use std::borrow::Cow;

use crate::Seat;

/// The key of a message and what to fill into it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Phrase {
    pub key: Cow<'static, str>,
    pub args: Vec<(&'static str, Arg)>,
}

/// What can be filled into a message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Arg {
    Number(i64),
    /// Taken as it is: a notation, a name somebody typed.
    Text(String),
    /// The key of another message, e.g. the name of a card. Its attributes are passed along:
    /// `building` with an attribute `.acc` also fills `$building-acc`.
    Word(Cow<'static, str>),
    Seat(Seat),
    Phrase(Phrase),
    /// Joined as a list of the language: "a, b and c".
    List(Vec<Arg>),
}

impl Phrase {
    pub fn new(key: impl Into<Cow<'static, str>>) -> Self {
        Phrase { key: key.into(), args: Vec::new() }
    }

    /// The message for a special case: `label-work` when it `finishes` is `label-work-finishes`.
    #[must_use]
    pub fn when(mut self, case: &str) -> Self {
        self.key = format!("{}-{case}", self.key).into();
        self
    }

    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Self {
        self.args.push((name, arg.into()));
        self
    }
}

impl Arg {
    /// The word with this key, e.g. `Arg::word(format!("building-{id}"))`.
    pub fn word(key: impl Into<Cow<'static, str>>) -> Self {
        Arg::Word(key.into())
    }
}

/// A key and the ends that hold; a word for what is unknown is said once.
pub fn key(key: &'static str, ends: &[(bool, &'static str)]) -> Cow<'static, str> {
    let mut whole = Cow::Borrowed(key);
    for (_, end) in ends.iter().filter(|(holds, _)| *holds) {
        if !whole.ends_with(end) {
            whole.to_mut().push_str(end);
        }
    }
    whole
}

macro_rules! number_arg {
    ($($number:ty),*) => {
        $(impl From<$number> for Arg {
            fn from(number: $number) -> Self {
                Arg::Number(number.into())
            }
        })*
    };
}
number_arg!(u8, u16, u32, i8, i16, i32, i64);

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Self {
        Arg::Seat(seat)
    }
}

impl From<Phrase> for Arg {
    fn from(phrase: Phrase) -> Self {
        Arg::Phrase(phrase)
    }
}

impl From<Vec<Arg>> for Arg {
    fn from(args: Vec<Arg>) -> Self {
        Arg::List(args)
    }
}

impl From<&'static str> for Arg {
    fn from(text: &'static str) -> Self {
        Arg::Text(text.to_owned())
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Self {
        Arg::Text(text)
    }
}

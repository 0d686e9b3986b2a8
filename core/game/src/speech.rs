//! A sentence in pieces: names of things apart from the words around them, so that a page can make links of them.

/// A piece of a sentence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Piece {
    Text(String),
    /// The name of a thing in the form the sentence needs, with the key of its word.
    Name {
        key: String,
        text: String,
    },
}

impl Piece {
    pub fn text(&self) -> &str {
        match self {
            Piece::Text(text) | Piece::Name { text, .. } => text,
        }
    }
}

/// Characters for private use: while a sentence is composed they enclose each name and its key.
const KEY: char = '\u{E000}';
const NAME: char = '\u{E001}';
const END: char = '\u{E002}';

/// Whether names are marked while a sentence is composed.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Names {
    Plain,
    Marked,
}

impl Names {
    pub(crate) fn of(self, key: &str, text: String) -> String {
        match self {
            Names::Plain => text,
            Names::Marked => format!("{KEY}{key}{NAME}{text}{END}"),
        }
    }

    /// What people wrote may hold anything.
    pub(crate) fn without_marks(self, text: &str) -> String {
        match self {
            Names::Plain => text.to_owned(),
            Names::Marked => text.replace([KEY, NAME, END], ""),
        }
    }
}

/// What is heard first of a word that may be marked.
pub(crate) fn heard(word: &str) -> &str {
    word.strip_prefix(KEY).and_then(|marked| marked.split_once(NAME)).map_or(word, |(_, text)| text)
}

pub(crate) fn split(marked: &str) -> Vec<Piece> {
    let mut pieces = Vec::new();
    let mut rest = marked;
    while let Some((before, after)) = rest.split_once(KEY) {
        let (name, after) = after.split_once(END).unwrap_or((after, ""));
        let (key, text) = name.split_once(NAME).unwrap_or(("", name));
        push_text(&mut pieces, before);
        pieces.push(Piece::Name { key: key.to_owned(), text: text.to_owned() });
        rest = after;
    }
    push_text(&mut pieces, rest);
    pieces
}

fn push_text(pieces: &mut Vec<Piece>, text: &str) {
    if !text.is_empty() {
        pieces.push(Piece::Text(text.to_owned()));
    }
}

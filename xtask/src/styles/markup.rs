//! Which classes markup writes: maud in Rust, drawings, scripts.

use std::collections::BTreeSet;
use std::fs;
use std::iter::Peekable;
use std::path::Path;

use anyhow::anyhow;
use proc_macro2::{Delimiter, Group, TokenStream, TokenTree, token_stream};

use super::sheet::is_part_of_a_name;

/// A string of more words is a sentence.
const MOST_CLASSES: usize = 4;

/// What the sources write.
#[derive(Clone, Default)]
pub(super) struct Written {
    /// Classes that surely are some.
    pub(super) classes: BTreeSet<String>,
    /// Beginnings of classes that end with a value.
    pub(super) beginnings: BTreeSet<String>,
    /// Words of strings outside of markup: names of classes may be handed on as such, as `"btn primary"`.
    words: BTreeSet<String>,
    /// Beginnings of words in strings with values, as `format!("sw-p{price}")`.
    begun_words: BTreeSet<String>,
}

type Tokens = Peekable<token_stream::IntoIter>;

impl Written {
    pub(super) fn has(&self, class: &str) -> bool {
        self.classes.contains(class) || self.words.contains(class)
    }

    pub(super) fn begins_with(&self, beginning: &str) -> bool {
        self.beginnings.contains(beginning) || self.begun_words.contains(beginning)
    }

    pub(super) fn add(&mut self, other: &Self) {
        self.classes.extend(other.classes.iter().cloned());
        self.beginnings.extend(other.beginnings.iter().cloned());
        self.words.extend(other.words.iter().cloned());
        self.begun_words.extend(other.begun_words.iter().cloned());
    }

    pub(super) fn read(&mut self, path: &Path) -> anyhow::Result<()> {
        match path.extension().and_then(|extension| extension.to_str()) {
            Some("rs") => self.rust_file(&fs::read_to_string(path)?)?,
            Some("svg") => self.quoted_after(&fs::read_to_string(path)?, &[" class="]),
            Some("js") => {
                let ways = ["classList.add(", "classList.toggle(", "className = "];
                self.quoted_after(&fs::read_to_string(path)?, &ways);
            }
            _ => {}
        }
        Ok(())
    }

    fn quoted_after(&mut self, text: &str, marks: &[&str]) {
        for mark in marks {
            for after in text.split(mark).skip(1) {
                let quoted = after.strip_prefix('"').and_then(|rest| rest.split_once('"'));
                self.classes.extend(quoted.into_iter().flat_map(|(names, _)| names_in(names)));
            }
        }
    }

    fn rust_file(&mut self, text: &str) -> anyhow::Result<()> {
        let tokens: TokenStream = text.parse().map_err(|error| anyhow!("{error}"))?;
        self.rust(tokens);
        Ok(())
    }

    fn rust(&mut self, tokens: TokenStream) {
        let mut tokens = tokens.into_iter().peekable();
        let mut is_key = false;
        while let Some(token) = tokens.next() {
            match token {
                TokenTree::Ident(name) if name == "html" && next_is(&mut tokens, '!') => {
                    tokens.next();
                    if let Some(TokenTree::Group(group)) = tokens.next() {
                        self.markup(group.stream());
                    }
                }
                TokenTree::Punct(mark) if mark.as_char() == '#' => skip_attribute(&mut tokens),
                // The keys of sentences are no classes.
                TokenTree::Ident(name) => {
                    is_key = name == "word";
                    continue;
                }
                TokenTree::Group(group) if !is_key => self.rust(group.stream()),
                TokenTree::Literal(literal) => self.string(&literal.to_string()),
                _ => {}
            }
            is_key = false;
        }
    }

    fn string(&mut self, literal: &str) {
        let Some(text) = unquoted(literal).filter(|text| text.split(' ').count() <= MOST_CLASSES) else {
            return;
        };
        for word in text.split_whitespace() {
            match word.split_once('{') {
                Some((beginning, _)) => _ = self.begun_words.insert(beginning.to_owned()),
                None => self.words.extend(names_in(word)),
            }
        }
    }

    /// The inside of `html! { … }`: `p.a.b[c] class=(d) { … }`, with Rust in brackets and after `@`.
    fn markup(&mut self, tokens: TokenStream) {
        let mut tokens = tokens.into_iter().peekable();
        while let Some(token) = tokens.next() {
            match token {
                TokenTree::Punct(mark) if mark.as_char() == '@' => self.control(&mut tokens, Self::markup),
                TokenTree::Punct(mark) if mark.as_char() == '.' => {
                    let class = name(&mut tokens);
                    self.classes.extend((!class.is_empty()).then_some(class));
                }
                TokenTree::Ident(attribute) if attribute == "class" && next_is(&mut tokens, '=') => {
                    tokens.next();
                    self.class(&mut tokens);
                }
                TokenTree::Group(group) if is_block(&group) => self.markup(group.stream()),
                TokenTree::Group(group) => self.rust(group.stream()),
                _ => {}
            }
        }
    }

    /// `@if … { }`, `@for … { }`, `@let …;`, `@match … { pattern => … }`.
    fn control(&mut self, tokens: &mut Tokens, inside: fn(&mut Self, TokenStream)) {
        let keyword = tokens.next().map(|token| token.to_string()).unwrap_or_default();
        let mut condition = TokenStream::new();
        while let Some(token) = tokens.next() {
            let is_pattern = next_is(tokens, '=');
            match token {
                TokenTree::Punct(mark) if mark.as_char() == ';' => break,
                TokenTree::Group(body) if is_block(&body) && keyword != "let" && !is_pattern => {
                    match keyword.as_str() {
                        "match" => self.arms(&body, inside),
                        _ => inside(self, body.stream()),
                    }
                    break;
                }
                other => condition.extend([other]),
            }
        }
        self.rust(condition);
    }

    fn arms(&mut self, arms: &Group, inside: fn(&mut Self, TokenStream)) {
        let mut tokens = arms.stream().into_iter().peekable();
        while tokens.peek().is_some() {
            let pattern = until(&mut tokens, |token| is_mark(token, '>'));
            self.rust(pattern);
            match tokens.peek() {
                Some(TokenTree::Group(group)) if is_block(group) => {
                    inside(self, group.stream());
                    tokens.next();
                }
                _ => inside(self, until(&mut tokens, |token| is_mark(token, ','))),
            }
        }
    }

    /// What stands after `class=`.
    fn class(&mut self, tokens: &mut Tokens) {
        match tokens.next() {
            Some(TokenTree::Literal(literal)) => {
                self.classes.extend(unquoted(&literal.to_string()).into_iter().flat_map(names_in));
            }
            Some(TokenTree::Group(group)) if is_block(&group) => self.pieces(group.stream()),
            Some(TokenTree::Group(group)) => self.rust(group.stream()),
            _ => {}
        }
    }

    /// `{ "die k" (number) @if big { " big" } }`: a name that goes on with a value is a beginning.
    fn pieces(&mut self, tokens: TokenStream) {
        let mut tokens = tokens.into_iter().peekable();
        while let Some(token) = tokens.next() {
            match token {
                TokenTree::Punct(mark) if mark.as_char() == '@' => self.control(&mut tokens, Self::pieces),
                TokenTree::Literal(literal) => {
                    let literal = literal.to_string();
                    let mut text = unquoted(&literal).unwrap_or_default();
                    let goes_on = matches!(tokens.peek(), Some(TokenTree::Group(_))) && !text.ends_with(' ');
                    if goes_on {
                        let cut = text.rfind(' ').map_or(0, |space| space + 1);
                        self.beginnings.insert(text[cut..].to_owned());
                        text = &text[..cut];
                    }
                    self.classes.extend(names_in(text));
                }
                TokenTree::Group(group) => self.rust(group.stream()),
                _ => {}
            }
        }
    }
}

fn names_in(text: &str) -> Vec<String> {
    let is_name = |word: &&str| {
        word.starts_with(|c: char| c.is_ascii_alphabetic()) && word.chars().all(is_part_of_a_name)
    };
    text.split_whitespace().filter(is_name).map(str::to_owned).collect()
}

/// The text of a string literal; escapes do not matter here.
fn unquoted(literal: &str) -> Option<&str> {
    let text = literal.trim_start_matches('r').trim_matches('#');
    text.strip_prefix('"')?.strip_suffix('"')
}

fn is_mark(token: &TokenTree, wanted: char) -> bool {
    matches!(token, TokenTree::Punct(mark) if mark.as_char() == wanted)
}

fn is_block(group: &Group) -> bool {
    group.delimiter() == Delimiter::Brace
}

fn next_is(tokens: &mut Tokens, wanted: char) -> bool {
    tokens.peek().is_some_and(|token| is_mark(token, wanted))
}

/// `#[doc = "…"]` says nothing about classes.
fn skip_attribute(tokens: &mut Tokens) {
    if next_is(tokens, '!') {
        tokens.next();
    }
    if matches!(tokens.peek(), Some(TokenTree::Group(group)) if group.delimiter() == Delimiter::Bracket) {
        tokens.next();
    }
}

fn until(tokens: &mut Tokens, is_end: fn(&TokenTree) -> bool) -> TokenStream {
    tokens.by_ref().take_while(|token| !is_end(token)).collect()
}

/// A name of several words, as `sw-k1`.
fn name(tokens: &mut Tokens) -> String {
    let mut name = String::new();
    loop {
        match tokens.peek() {
            Some(TokenTree::Ident(part)) => name.push_str(&part.to_string()),
            Some(TokenTree::Literal(part)) if !name.is_empty() => name.push_str(&part.to_string()),
            _ => return name,
        }
        tokens.next();
        if !next_is(tokens, '-') {
            return name;
        }
        name.push('-');
        tokens.next();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(rust: &str) -> Written {
        let mut written = Written::default();
        written.rust_file(rust).unwrap();
        written
    }

    fn list(names: &BTreeSet<String>) -> Vec<&str> {
        names.iter().map(String::as_str).collect()
    }

    #[test]
    fn short_and_long_forms_are_read() {
        let found = written(
            r#"fn a() { html! {
                div.a.b-c2[x.is_it()] #id class="d e" data-f="g" { p.h { "no" (x.no()) } }
                @if x.no() { i.j {} } @else { (html! { b.k {} }) }
                @let l = m.no();
                @if let B { c, .. } = d && d.no() { p.u {} }
                @match n { O => p.q {}, R(_) => { s.t {} } }
            } }"#,
        );
        assert_eq!(list(&found.classes), ["a", "b-c2", "d", "e", "h", "j", "k", "q", "t", "u"]);
    }

    #[test]
    fn names_that_end_with_a_value_are_beginnings() {
        let found = written(r#"fn a() { html! { p class={ "a b-" (x) " c" @if y { " d" } (z) } {} } }"#);
        assert_eq!(list(&found.classes), ["a", "c", "d"]);
        assert_eq!(list(&found.beginnings), ["b-"]);
        let found = written(r#"fn a() { press(x, &format!("e f{g} h{}", i)) }"#);
        assert_eq!(list(&found.words), ["e"]);
        assert_eq!(list(&found.begun_words), ["f", "h"]);
    }

    #[test]
    fn keys_and_comments_are_no_classes() {
        let found = written("/// \"a\" b\nfn c() { words.word(\"d\"); press(\"e\") }");
        assert_eq!(list(&found.words), ["e"]);
    }

    #[test]
    fn scripts_and_drawings_write_classes_too() {
        let mut found = Written::default();
        found.quoted_after("<g class=\"a b\"/><g id=\"c\"/>", &[" class="]);
        found.quoted_after(
            "x.classList.add(\"d\"); y.className = \"e f\"; \"g\"",
            &["classList.add(", "className = "],
        );
        assert_eq!(list(&found.classes), ["a", "b", "d", "e", "f"]);
    }
}

//! Both languages always.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast;
use game::edition::Printed;
use game::{Event, Game, Lang, Narrate, Options, Phrase, Variants, Words};

use crate::conformance::rule_numbers;

/// The words of one game in all languages.
pub struct Languages(Vec<Words>);

/// The words of a game in English and Hungarian.
pub fn both_languages<G: Narrate>() -> Languages {
    Languages(Lang::ALL.into_iter().map(|lang| Words::new(lang, &[G::locale(lang)])).collect())
}

impl Languages {
    /// Fails when the phrase cannot be said in one of the languages.
    pub fn check(&self, phrase: &Phrase, at: &str) {
        for words in &self.0 {
            if let Err(missing) = words.try_say(phrase) {
                panic!("{at}: {missing}");
            }
        }
    }

    /// Fails when a board is empty, wider than 100 columns or lacks a word.
    pub fn check_board(&self, draw: impl Fn(&Words) -> String, at: &str) {
        for words in &self.0 {
            let board = draw(words);
            let lang = words.lang();
            assert!(!board.trim().is_empty(), "{at}: the {lang} board is empty");
            for line in board.lines() {
                assert!(
                    line.chars().count() <= game::page::WIDTH,
                    "{at}: the {lang} board is too wide: {line}"
                );
                assert!(
                    !line.contains("[variant-") && !line.contains("[word-"),
                    "{at}: a {lang} word is missing: {line}"
                );
            }
        }
    }
}

/// A game that a safeguard ends says so: that it is one, by which ruling, and that the box has no such rule.
pub fn safeguard_is_named<G: Narrate>(event: &G::Event, ruling: &str) {
    for (lang, named) in [(Lang::En, "A safeguard"), (Lang::Hu, "Egy biztosíték")] {
        let line = Words::new(lang, &[G::locale(lang)]).say(&event.phrase());
        let ruling = format!("({ruling}, ");
        assert!(line.starts_with(named) && line.contains(&ruling), "{lang}: {line}");
    }
    assert_eq!(event.rule(), Some(ruling));
}

impl std::fmt::Debug for Languages {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(&self.0).finish()
    }
}

/// Both locale files have the same messages with the same variables, both rules pages the same numbers,
/// the game and every variant have their words, and the default edition loads.
pub fn words_are_complete<G: Narrate>() {
    same_messages(G::locale(Lang::En), G::locale(Lang::Hu));
    let [english, hungarian] = Lang::ALL.map(|lang| rule_numbers(G::rules(lang)));
    assert_eq!(english, hungarian, "the rules pages number different rules");
    for key in ["game-name", "game-tagline"] {
        both_languages::<G>().check(&Phrase::new(key), "the game itself");
    }
    variants_have_words::<G>();
    let standard = Printed::<G::Edition>::standard();
    assert!(!standard.entries().is_empty(), "no entry of the edition states its source");
}

/// Fails unless both Fluent sources have the same messages with the same variables.
pub fn same_messages(english: &str, hungarian: &str) {
    let (english, hungarian) = (messages(english), messages(hungarian));
    let missing = |from: &BTreeMap<String, BTreeSet<String>>, of: &BTreeMap<String, BTreeSet<String>>| {
        of.keys().filter(|key| !from.contains_key(*key)).cloned().collect::<Vec<_>>()
    };
    assert_eq!(missing(&hungarian, &english), Vec::<String>::new(), "missing in hu.ftl");
    assert_eq!(missing(&english, &hungarian), Vec::<String>::new(), "missing in en.ftl");
    for (key, variables) in &english {
        assert_eq!(&hungarian[key], variables, "`{key}` uses other variables in Hungarian");
    }
}

fn variants_have_words<G: Narrate>() {
    let words = both_languages::<G>();
    let plain = Options::<G>::plain(*G::SEATS.start()).variants;
    for choice in <G as Game>::Variants::CHOICES {
        let default =
            plain.value(choice.key).unwrap_or_else(|| panic!("variant {} has no value", choice.key));
        assert!(
            choice.values.contains(&default.as_str()),
            "the default of {} is not on its list",
            choice.key
        );
        words.check(&Phrase::new(format!("variant-{}", choice.key)), "variants");
        words.check(&Phrase::new(format!("variant-{}.about", choice.key)), "variants");
        for value in choice.values {
            words.check(&Phrase::new(format!("variant-{}-{value}", choice.key)), "variants");
            let changed = plain.with(choice.key, value).expect("a listed value is accepted");
            assert_eq!(changed.value(choice.key).as_deref(), Some(*value));
        }
    }
}

/// Every message with the variables it uses. Case forms (`$x-acc`) count as their word.
fn messages(source: &str) -> BTreeMap<String, BTreeSet<String>> {
    let resource = fluent_syntax::parser::parse(source)
        .unwrap_or_else(|(_, errors)| panic!("no valid Fluent: {errors:?}"));
    let mut messages = BTreeMap::new();
    for entry in resource.body {
        if let ast::Entry::Message(message) = entry {
            let mut variables = BTreeSet::new();
            if let Some(pattern) = &message.value {
                variables_of(pattern, &mut variables);
            }
            messages.insert(message.id.name.to_owned(), variables);
        }
    }
    messages
}

fn variables_of(pattern: &ast::Pattern<&str>, variables: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let ast::PatternElement::Placeable { expression } = element {
            variables_of_expression(expression, variables);
        }
    }
}

fn variables_of_expression(expression: &ast::Expression<&str>, variables: &mut BTreeSet<String>) {
    match expression {
        ast::Expression::Inline(inline) => variables_of_inline(inline, variables),
        ast::Expression::Select { selector, variants } => {
            variables_of_inline(selector, variables);
            for variant in variants {
                variables_of(&variant.value, variables);
            }
        }
    }
}

fn variables_of_inline(inline: &ast::InlineExpression<&str>, variables: &mut BTreeSet<String>) {
    match inline {
        ast::InlineExpression::VariableReference { id } => {
            variables.insert(id.name.split('-').next().unwrap_or(id.name).to_owned());
        }
        ast::InlineExpression::FunctionReference { arguments, .. } => {
            for argument in &arguments.positional {
                variables_of_inline(argument, variables);
            }
        }
        ast::InlineExpression::Placeable { expression } => variables_of_expression(expression, variables),
        _ => {}
    }
}

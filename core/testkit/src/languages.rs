//! Both languages always.

use std::collections::{BTreeMap, BTreeSet};

use bots::{Chance, SeedableRng};
use fluent_syntax::ast;
use game::edition::{self, Printed};
use game::words::shared;
use game::{
    Arg, Event, Examples, Game, Lang, Misread, Narrate, Options, Phrase, Refusal, Seat, Variants, Viewer,
    Words,
};

use crate::conformance::rule_numbers;
use crate::counts::counts_agree;

/// The words of one game in all languages, and the arguments each message uses.
pub struct Languages {
    words: Vec<Words>,
    arguments: BTreeMap<String, BTreeSet<String>>,
}

/// The words of a game in English and Hungarian.
pub fn both_languages<G: Narrate>() -> Languages {
    let mut arguments = messages(shared(Lang::En));
    arguments.extend(messages(G::locale(Lang::En)));
    let words = Lang::ALL.into_iter().map(|lang| Words::new(lang, &[G::locale(lang)])).collect();
    Languages { words, arguments }
}

impl Languages {
    /// Fails when the phrase cannot be said in one of the languages, or gives an argument that is not used.
    pub fn check(&self, phrase: &Phrase, at: &str) {
        for words in &self.words {
            if let Err(missing) = words.try_say(phrase) {
                panic!("{at}: {missing}");
            }
        }
        self.check_arguments(phrase, at);
    }

    /// Every `{ $name }` of the message is given, and everything that is given is used.
    fn check_arguments(&self, phrase: &Phrase, at: &str) {
        let given: BTreeSet<String> = phrase.args.iter().map(|(name, _)| (*name).to_owned()).collect();
        if let Some(used) = self.arguments.get(&*phrase.key) {
            assert_eq!(&given, used, "{at}: `{}` is given other arguments than it uses", phrase.key);
        }
        phrase.args.iter().for_each(|(_, arg)| self.check_argument(arg, at));
    }

    fn check_argument(&self, arg: &Arg, at: &str) {
        match arg {
            Arg::Phrase(phrase) => self.check_arguments(phrase, at),
            Arg::List(items) => items.iter().for_each(|item| self.check_argument(item, at)),
            Arg::Number(_) | Arg::Text(_) | Arg::Word(_) | Arg::Seat(_) => {}
        }
    }

    /// Fails when a board is empty, wider than 100 columns or lacks a word.
    pub fn check_board(&self, draw: impl Fn(&Words) -> String, at: &str) {
        for words in &self.words {
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
        f.debug_list().entries(&self.words).finish()
    }
}

/// Both locale files have the same messages with the same variables, both rules pages the same numbers,
/// the game and every variant have their words, whatever can be said is said, and the default edition loads.
pub fn words_are_complete<G: Narrate>() {
    same_messages(G::locale(Lang::En), G::locale(Lang::Hu));
    let [english, hungarian] = Lang::ALL.map(|lang| rule_numbers(G::rules(lang)));
    assert_eq!(english, hungarian, "the rules pages number different rules");
    for key in ["game-name", "game-tagline"] {
        both_languages::<G>().check(&Phrase::new(key), "the game itself");
    }
    variants_have_words::<G>();
    everything_is_said::<G>();
    let entries = Printed::<G::Edition>::standard().entries();
    assert!(!entries.is_empty(), "no entry of the edition states its source");
    notes_are_translated::<G>(&entries.into_iter().filter_map(|entry| entry.note).collect());
}

/// Whatever an edition notes is said in Hungarian, and nothing else.
fn notes_are_translated<G: Narrate>(written: &BTreeSet<String>) {
    let [english, hungarian] =
        Lang::ALL.map(|lang| edition::notes(G::notes(lang)).into_keys().collect::<BTreeSet<String>>());
    assert_eq!(&hungarian, written, "the notes of the edition in Hungarian");
    assert!(english.is_subset(written), "{english:?} are not all notes of the edition");
}

/// Every action is written, read and labelled, every refusal and every event has its sentence, whether or not a
/// game has come to it yet; what cites a rule cites one that is there.
fn everything_is_said<G: Narrate>() {
    let (words, rules) = (both_languages::<G>(), rule_numbers(G::rules(Lang::En)));
    let is_rule = |rule: &str, at: &str| assert!(rules.contains(rule), "{at}: there is no rule {rule}");
    let mut rng = Chance::seed_from_u64(0);
    let game = G::start(&Options::plain(*G::SEATS.end()), &mut rng).expect("the plain game starts");
    let (seat, seen) = (Seat(0), game.hide(Viewer::Seat(Seat(0))));
    for action in G::Action::examples() {
        let text = action.to_string();
        assert_eq!(text.parse(), Ok(action), "the notation `{text}` of {action:?} does not read back");
        words.check(&G::label(&seen, seat, action), &format!("{action:?}"));
    }
    for refusal in G::Illegal::examples() {
        let at = format!("{refusal:?}");
        words.check(&refusal.phrase(), &at);
        is_rule(refusal.rule(), &at);
    }
    for event in G::Event::examples() {
        let at = format!("{event:?}");
        words.check(&event.phrase(), &at);
        event.rule().iter().for_each(|rule| is_rule(rule, &at));
        for viewer in Viewer::all(2) {
            event.seen_by(viewer).iter().for_each(|seen| words.check(&seen.phrase(), &at));
        }
    }
    let misread = "?".parse::<G::Action>().err().map(|misread: Misread| misread.phrase());
    words.check(&misread.expect("`?` is no action"), "a misread action");
}

/// Fails unless both Fluent sources have the same messages with the same variables, and say 1 and 2 of whatever
/// they count as people do.
pub fn same_messages(english: &str, hungarian: &str) {
    counts_agree(Lang::En, english, &variables(english));
    counts_agree(Lang::Hu, hungarian, &variables(hungarian));
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
    let word = |form: String| form.split('-').next().unwrap_or(&form).to_owned();
    let messages = variables(source).into_iter();
    messages.map(|(key, forms)| (key, forms.into_iter().map(word).collect())).collect()
}

/// Every message with all it is filled with, the forms of words apart.
fn variables(source: &str) -> BTreeMap<String, BTreeSet<String>> {
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
            variables.insert(id.name.to_owned());
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

#[cfg(test)]
mod tests {
    use super::*;

    fn check(phrase: &Phrase) {
        let source = "took = { $seat } took { $count -> \n    [0] nothing\n   *[other] { $what }\n}\n";
        let words = Lang::ALL.into_iter().map(|lang| Words::new(lang, &[source])).collect();
        Languages { words, arguments: messages(source) }.check(phrase, "a test");
    }

    fn took() -> Phrase {
        Phrase::new("took").with("seat", Seat(0)).with("count", 0u8)
    }

    #[test]
    fn what_is_said_in_every_game_is_said_in_both_languages() {
        same_messages(shared(Lang::En), shared(Lang::Hu));
    }

    #[test]
    fn what_is_given_and_used_is_said() {
        check(&took().with("what", 2u8));
    }

    #[test]
    #[should_panic(expected = "no en word `gave`")]
    fn a_message_that_is_missing_is_noticed() {
        check(&Phrase::new("gave"));
    }

    /// Even in a branch that is not taken now.
    #[test]
    #[should_panic(expected = "`took` is given other arguments than it uses")]
    fn an_argument_that_is_missing_is_noticed() {
        check(&took());
    }

    #[test]
    #[should_panic(expected = "`took` is given other arguments than it uses")]
    fn an_argument_that_is_not_used_is_noticed() {
        check(&took().with("what", 2u8).with("where", 3u8));
    }
}

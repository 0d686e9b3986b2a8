//! Numbers and the nouns behind them: "1 card" but "2 cards", "1 kártya" and "2 kártya".

use std::collections::{BTreeMap, BTreeSet};

use game::{Arg, Lang, Phrase, Words};

/// Variables that stand for names and places in an order; whatever else is filled in may be a count.
const NAMES: &[&str] = &[
    "at",
    "attacker",
    "bonus",
    "building",
    "by",
    "card",
    "character",
    "city",
    "civ",
    "code",
    "color",
    "dice",
    "defender",
    "die",
    "effect",
    "event",
    "field",
    "fields",
    "file",
    "first",
    "from",
    "game",
    "god",
    "goal",
    "grey",
    "hand",
    "hash",
    "hero",
    "intrigue",
    "item",
    "kind",
    "known",
    "measure",
    "label",
    "mission",
    "name",
    "names",
    "old",
    "owner",
    "place",
    "problem",
    "province",
    "record",
    "region",
    "resource",
    "role",
    "round",
    "rule",
    "seat",
    "slave",
    "special",
    "spot",
    "symbol",
    "taker",
    "target",
    "terrain",
    "text",
    "title",
    "to",
    "token",
    "tool",
    "victim",
    "what",
    "winners",
    "wonder",
    "word",
];

/// Words that end what is counted: "1 of 2 cards", "1 for the others".
const ENDS: &[&str] = &[
    "a", "against", "and", "as", "at", "by", "each", "for", "from", "has", "in", "is", "less", "of", "on",
    "or", "per", "so", "than", "the", "to", "with",
];

/// What may follow the sign of a Hungarian plural.
const CASES: &[&str] =
    &["", "at", "et", "ra", "re", "kal", "kel", "ért", "ban", "ben", "nak", "nek", "ból", "ből"];

/// Hungarian words that only look like plurals.
const SINGULARS: &[&str] = &["játék", "érték"];

/// Fails when a message of this Fluent source says 1 or 2 with a noun that does not go with the number.
/// `variables` are all it is filled with, forms of words (`card-acc`) included.
pub(crate) fn counts_agree(lang: Lang, source: &str, variables: &BTreeMap<String, BTreeSet<String>>) {
    let words = Words::new(lang, &[source]);
    let mut wrong = Vec::new();
    for (key, variables) in variables {
        let [one, two] = [1, 2].map(|number| words.say(&filled(key, variables, number)));
        wrong.extend(disagrees(lang, source, &one, &two).map(|said| format!("{key}: {said}")));
    }
    assert!(wrong.is_empty(), "{lang} nouns that do not go with their number:\n{}", wrong.join("\n"));
}

/// The message with this number for all it counts.
fn filled(key: &str, variables: &BTreeSet<String>, number: i64) -> Phrase {
    let mut phrase = Phrase::new(key.to_owned());
    for variable in variables {
        let is_name = variable.contains('-') || NAMES.contains(&variable.as_str());
        let arg = if is_name { Arg::Text("…".to_owned()) } else { Arg::Number(number) };
        phrase.args.push((variable.clone().leak(), arg));
    }
    phrase
}

fn disagrees<'a>(lang: Lang, source: &str, one: &'a str, two: &'a str) -> Option<&'a str> {
    match lang {
        Lang::En if counted(one, "1").into_iter().flatten().any(is_english_plural) => Some(one),
        Lang::En if one.replace('1', "2") == two && first_words(two).any(|noun| has_plural(source, noun)) => {
            Some(two)
        }
        Lang::Hu if first_words(two).any(is_hungarian_plural) => Some(two),
        Lang::En | Lang::Hu => None,
    }
}

fn first_words(said: &str) -> impl Iterator<Item = &str> {
    counted(said, "2").into_iter().filter_map(|words| words.first().copied())
}

/// The words after each such number, as far as they may be what is counted.
fn counted<'a>(said: &'a str, number: &str) -> Vec<Vec<&'a str>> {
    let words: Vec<&str> = said.split_whitespace().collect();
    let is_number = |word: &str| word.trim_start_matches(['(', '+', '-', '−', '$', '[', '/']) == number;
    let places = words.iter().enumerate().filter(|(_, word)| is_number(word));
    places.map(|(place, _)| noun_after(&words[place + 1..])).collect()
}

fn noun_after<'a>(words: &[&'a str]) -> Vec<&'a str> {
    let mut noun = Vec::new();
    for word in words.iter().take(3).take_while(|word| is_counted(word)) {
        let bare = word.trim_end_matches(|letter: char| !letter.is_alphabetic());
        noun.push(bare);
        if bare.len() != word.len() {
            break;
        }
    }
    noun
}

fn is_counted(word: &str) -> bool {
    word.starts_with(char::is_alphabetic) && !ENDS.contains(&word)
}

fn is_english_plural(word: &str) -> bool {
    let singular = ["ss", "us", "is", "as"].iter().any(|end| word.ends_with(end));
    word.ends_with('s') && !singular || word.ends_with("ii") || word == "dice"
}

fn has_plural(source: &str, noun: &str) -> bool {
    noun.len() > 2
        && source.split(|letter: char| !letter.is_alphabetic()).any(|word| word == format!("{noun}s"))
}

fn is_hungarian_plural(word: &str) -> bool {
    let plural = |stem: &str| {
        !SINGULARS.contains(&stem) && ["ok", "ek", "ök", "ák", "ék"].iter().any(|end| stem.ends_with(end))
    };
    CASES.iter().filter_map(|case| word.strip_suffix(case)).any(plural)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(lang: Lang, message: &str) {
        let variables = BTreeSet::from(["seat", "count"].map(str::to_owned));
        counts_agree(lang, message, &BTreeMap::from([("took".to_owned(), variables)]));
    }

    #[test]
    fn what_agrees_is_accepted() {
        check(
            Lang::En,
            "took = { $seat } takes { $count ->\n    [one] 1 card\n   *[other] { $count } cards\n}.\n",
        );
        check(Lang::En, "took = { $seat } has { $count } gold.\n");
        check(Lang::Hu, "took = { $seat } { $count } kártyát vesz el.\n");
    }

    #[test]
    #[should_panic(expected = "took: … takes 1 trade cards.")]
    fn one_of_many_is_noticed() {
        check(Lang::En, "took = { $seat } takes { $count } trade cards.\n");
    }

    #[test]
    #[should_panic(expected = "took: … takes 2 card")]
    fn two_of_one_is_noticed() {
        check(Lang::En, "took = { $seat } takes { $count } card, one of the cards.\n");
    }

    #[test]
    #[should_panic(expected = "took: … 2 kártyákat vesz el.")]
    fn a_hungarian_plural_is_noticed() {
        check(Lang::Hu, "took = { $seat } { $count } kártyákat vesz el.\n");
    }
}

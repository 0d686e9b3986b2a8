//! What happened to whom, read from the log.

use std::collections::BTreeMap;

use game::{Arg, Outcome, Phrase, Seat};

use super::Use;
use crate::simulate::Mean;

/// What happened to each seat in one game, by its key; a key is the message and the pieces it names.
#[derive(Default)]
pub(super) struct Happened(BTreeMap<(String, Seat), Phrase>);

/// Wins of those to whom something happened, for everything that ever happened.
#[derive(Default)]
pub(super) struct Usage(BTreeMap<String, (Phrase, Mean)>);

/// Stands where a name or a number would be.
const BLANK: &str = "…";

impl Happened {
    /// Only lines that name a piece count. They belong to the seat they name, or to the one whose side they
    /// name, or else to the one who acted.
    pub(super) fn note(&mut self, phrase: &Phrase, actor: Seat, side: impl Fn(Seat) -> Option<Arg>) {
        let own = side(actor);
        let named = phrase.args.iter().find_map(|(_, arg)| match arg {
            Arg::Seat(seat) => Some(*seat),
            _ => None,
        });
        let is_own = |arg: &Arg| own.as_ref() == Some(arg);
        let foreign = own.is_some()
            && named.is_none()
            && names_side(phrase)
            && !phrase.args.iter().any(|(_, arg)| is_own(arg));
        let pieces: Vec<&str> = phrase
            .args
            .iter()
            .filter(|(_, arg)| !is_own(arg))
            .filter_map(|(_, arg)| match arg {
                Arg::Word(word) => Some(word.as_ref()),
                _ => None,
            })
            .collect();
        if pieces.is_empty() || foreign {
            return;
        }
        let key = format!("{} {}", phrase.key, pieces.join(" "));
        let seat = named.unwrap_or(actor);
        self.0.entry((key, seat)).or_insert_with(|| blank(phrase, is_own));
    }
}

/// Whether a line is about a civilization, which need not be the one who acted.
fn names_side(phrase: &Phrase) -> bool {
    phrase.args.iter().any(|(name, _)| *name == "civ")
}

/// The phrase with names and numbers left open.
fn blank(phrase: &Phrase, is_own: impl Fn(&Arg) -> bool) -> Phrase {
    let open = |arg: &Arg| match arg {
        Arg::Seat(_) | Arg::Number(_) => Arg::Text(BLANK.to_owned()),
        own if is_own(own) => Arg::Text(BLANK.to_owned()),
        other => other.clone(),
    };
    Phrase {
        key: phrase.key.clone(),
        args: phrase.args.iter().map(|(name, arg)| (*name, open(arg))).collect(),
    }
}

impl Usage {
    pub(super) fn add(&mut self, happened: Happened, outcome: &Outcome) {
        for ((key, seat), phrase) in happened.0 {
            let wins = &mut self.0.entry(key).or_insert_with(|| (phrase, Mean::default())).1;
            wins.add(outcome.win_share(seat));
        }
    }

    pub(super) fn merge(&mut self, other: Usage) {
        for (key, (phrase, wins)) in other.0 {
            self.0.entry(key).or_insert_with(|| (phrase, Mean::default())).1.merge(wins);
        }
    }

    /// Compared with `everybody`, most frequent first.
    pub(super) fn uses(self, everybody: Mean) -> Vec<Use> {
        let mut uses: Vec<Use> =
            self.0.into_values().map(|(phrase, with)| Use::new(phrase, with, everybody)).collect();
        uses.sort_by(|a, b| b.share.total_cmp(&a.share));
        uses
    }
}

impl Use {
    fn new(phrase: Phrase, with: Mean, everybody: Mean) -> Self {
        let without = everybody.less(with);
        let share = with.count() / everybody.count();
        let spread = (share * (1.0 - share)).sqrt() * everybody.deviation();
        let gap = with.mean() - without.mean();
        let correlation = if spread > 0.0 { gap * share * (1.0 - share) / spread } else { 0.0 };
        Use { phrase, share, wins_with: with, wins_without: without, correlation }
    }
}

//! What happened to whom, read from the log.

use std::collections::BTreeMap;

use game::{Arg, Outcome, Phrase, Seat};

use super::Use;
use crate::mean::Mean;

/// What happened to each seat in one game, by its key; a key is the message and the pieces it names.
#[derive(Default)]
pub(super) struct Happened(BTreeMap<(String, Seat), Phrase>);

/// Wins of those to whom something happened, for everything that ever happened.
#[derive(Default)]
pub(super) struct Usage(BTreeMap<String, (Phrase, Mean)>);

/// Stands where a name or a number would be.
const BLANK: &str = "…";

impl Happened {
    /// A line counts when it names a piece, and the seat it is about or the side of the one who acted.
    pub(super) fn note(&mut self, phrase: &Phrase, actor: Seat, side: impl Fn(Seat) -> Option<Arg>) {
        let own = side(actor);
        let is_own = |arg: &Arg| own.as_ref() == Some(arg);
        let mut about = None;
        let mut key = phrase.key.to_string();
        let mut pieces = 0;
        for (_, arg) in &phrase.args {
            match arg {
                Arg::Seat(seat) => about = about.or(Some(*seat)),
                own if is_own(own) => about = about.or(Some(actor)),
                Arg::Word(word) => {
                    pieces += 1;
                    key += " ";
                    key += word;
                }
                _ => {}
            }
        }
        if let Some(seat) = about.filter(|_| pieces > 0) {
            self.0.entry((key, seat)).or_insert_with(|| blank(phrase, is_own));
        }
    }
}

/// The phrase with everything left open that the key does not tell apart.
fn blank(phrase: &Phrase, is_own: impl Fn(&Arg) -> bool) -> Phrase {
    let open = |arg: &Arg| match arg {
        Arg::Seat(_) | Arg::Number(_) | Arg::Text(_) | Arg::List(_) => Arg::Text(BLANK.to_owned()),
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

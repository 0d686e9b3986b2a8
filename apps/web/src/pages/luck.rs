//! What is promised of a table's luck, and what its players added to it.

use boards::kit;
use game::{Arg, Phrase, Words};
use hall::Room;
use maud::{Markup, html};
use table::Share;

use crate::addresses;
use crate::promise::{self, Promise};

/// The whole promise, to be seen and copied.
pub(crate) fn promise(room: &Room, words: &Words) -> Markup {
    let Some(commitment) = room.commitment() else { return html! {} };
    html! {
        p { (kit::icon("shield")) " " (words.word("commitment")) }
        p.line {
            code { (commitment) }
            button.btn.sm type="button" data-copy=(commitment) hidden {
                (kit::icon("copy")) span data-copied=(words.word("wait-copied")) { (words.word("wait-copy")) }
            }
        }
    }
}

/// Who added what.
pub(crate) fn shares(shares: &[Share], words: &Words) -> Markup {
    html! {
        p { (words.word("shares")) }
        ul {
            @for share in shares {
                @let phrase = Phrase::new("share-of").with("seat", share.seat);
                li { (words.say(&phrase.with("share", Arg::Text(share.share.clone())))) }
            }
        }
    }
}

/// At the foot of a table: the promise and how many added to it.
pub(crate) fn foot(room: &Room, words: &Words) -> Markup {
    let count = room.shares().len();
    html! {
        details.small.muted.seed {
            summary { (kit::icon("shield")) " " (words.word("luck")) }
            (promise(room, words))
            @if count > 0 { p { (words.say(&Phrase::new("shares-count").with("count", count as i64))) } }
            p { a href=(addresses::at_table(&room.row.id, "verify")) { (words.word("verify")) } }
        }
    }
}

/// For whoever opens a table: what is promised, and a word of one's own.
pub(crate) fn when_opening(promised: &Promise, words: &Words) -> Markup {
    html! {
        details {
            summary { (kit::icon("shield")) " " (words.word("luck")) }
            (promise::reserved(promised))
            p { (words.word("luck-promised")) " " code { (promised.commitment) } }
            (own_share(words))
        }
    }
}

/// A word of one's own; where there is none the script adds a random number.
pub(crate) fn own_share(words: &Words) -> Markup {
    html! {
        label { (words.word("luck-share")) " "
            input.field name="share" maxlength="64" autocomplete="off" data-share; }
    }
}

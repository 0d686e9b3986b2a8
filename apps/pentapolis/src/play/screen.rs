//! What a player sees: news, the board, the question and the numbered answers.

use catalog::Moment;
use game::{Phrase, Seat, Viewer};

use super::{Evening, Input};
use crate::speech::{FAINT, KEY, STRONG, styled};

pub(super) fn welcome(evening: &Evening) {
    let words = &evening.words;
    anstream::println!("{}", styled(STRONG, words.word("game-name")));
    let commitment = Phrase::new("play-commitment").with("hash", evening.live.commitment().to_string());
    anstream::println!("{}", styled(FAINT, words.say(&commitment)));
    for share in evening.live.shares() {
        let added = Phrase::new("play-share").with("share", share.share.clone());
        anstream::println!("{}", styled(FAINT, words.say(&added)));
    }
    anstream::println!("{}", styled(FAINT, words.word("play-help-hint")));
    if evening.live.is_resumed() {
        anstream::println!("{}", words.word("replay-resumed"));
    }
}

/// Between two people at one keyboard, nobody sees the other's secrets.
pub(super) fn hand_over(evening: &mut Evening, seat: Seat, input: &mut Input) -> anyhow::Result<()> {
    let changed = evening.at_keyboard.replace(seat) != Some(seat);
    if changed && evening.people() > 1 {
        let request = Phrase::new("play-hand-over").with("seat", seat);
        anstream::print!("{}", "\n".repeat(40));
        input.line(&format!("{} ", evening.words.say(&request)))?;
    }
    Ok(())
}

/// What happened since this seat looked last.
pub(super) fn news(evening: &mut Evening, seat: Seat) {
    let moves = evening.live.moves();
    let unread = evening.unread[seat.index()].min(moves);
    for number in unread..moves {
        for line in evening.live.log(number, Viewer::Seat(seat), &evening.words) {
            anstream::println!("  {}", line.text());
        }
    }
    evening.unread[seat.index()] = moves;
}

pub(super) fn situation(evening: &Evening, seat: Seat) {
    board(evening, seat);
    let prompt = evening.live.prompt(seat, &evening.words);
    anstream::println!("{}", styled(STRONG, format!("{}: {prompt}", evening.words.name(seat))));
    for (number, (notation, label)) in evening.live.legal(seat, &evening.words).iter().enumerate() {
        let key = styled(KEY, format!("{:>3}", number + 1));
        anstream::println!("{key}  {label}  {}", styled(FAINT, notation));
    }
}

pub(super) fn board(evening: &Evening, seat: Seat) {
    anstream::println!("\n{}", evening.live.board(Moment::Now, Viewer::Seat(seat), &evening.words));
}

/// What happened after the last decision of the person who sits there.
pub(super) fn last_news(evening: &mut Evening) {
    if let Some(seat) = evening.at_keyboard {
        news(evening, seat);
    }
}

pub(super) fn final_board(evening: &Evening) {
    anstream::println!("\n{}", evening.live.board(Moment::Now, Viewer::Public, &evening.words));
}

pub(super) fn log(evening: &Evening, seat: Seat) {
    for number in 0..evening.live.moves() {
        for line in evening.live.log(number, Viewer::Seat(seat), &evening.words) {
            anstream::println!("{}  {}", styled(FAINT, format!("{:>4}", number + 1)), line.text());
        }
    }
}

//! Help for people: hints in a game, and looking back at a finished one.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use bots::{Chance, SeedableRng};
use catalog::{BotName, LiveGame, Moment, Wish};
use game::{Lang, Seat, Viewer, Words};
use table::{Luck, Proof, Seed, Verdict};

fn seed(number: u64) -> Luck {
    Seed::random(&mut Chance::seed_from_u64(number)).into()
}

fn table(game: &str, seats: u8) -> Box<dyn LiveGame> {
    catalog::find(game).unwrap().new_table(&Wish::plain(seats), seed(1)).unwrap()
}

fn finish(live: &mut dyn LiveGame) {
    while let Some(seat) = live.to_act().first() {
        live.act_as(seat, BotName::Random);
    }
}

#[test]
fn hints_are_legal_and_know_their_chances() {
    for kind in catalog::games() {
        let live = table(kind.name(), 3.clamp(*kind.seats().start(), *kind.seats().end()));
        let words = Words::new(Lang::En, &[kind.locale(Lang::En)]);
        let seat = live.to_act().first().unwrap();
        let legal = live.legal(seat, &words);
        let hints = live.hint(seat)();
        assert!((1..=3).contains(&hints.len()), "{}", kind.name());
        for hint in hints {
            assert!(legal.iter().any(|(action, _)| *action == hint.action), "{}", hint.action);
            assert!((0.0..=1.0).contains(&hint.chance));
            let said = hint.turn.iter().chain(&hint.reply).map(|phrase| words.say(phrase));
            assert!(said.into_iter().all(|line| !line.trim().is_empty()), "{}", kind.name());
        }
    }
}

#[test]
fn now_is_before_the_move_that_comes_next() {
    let mut live = table("builders", 2);
    for _ in 0..5 {
        live.act_as(live.to_act().first().unwrap(), BotName::Random);
    }
    let words = Words::new(Lang::En, &[catalog::find("builders").unwrap().locale(Lang::En)]);
    let board = |moment| live.board(moment, Viewer::Public, &words);
    assert_eq!(board(Moment::Now), board(Moment::Before(live.moves())));
    assert_eq!(board(Moment::Now), board(Moment::Before(usize::MAX)));
    assert_ne!(board(Moment::Now), board(Moment::Before(0)));
}

#[test]
fn misread_input_is_answered_in_the_language_of_the_table() {
    for kind in catalog::games() {
        let mut live = table(kind.name(), 3);
        let words = Words::new(Lang::Hu, &[kind.locale(Lang::Hu)]);
        let seat = live.to_act().first().unwrap();
        let refused = words.say(&live.act(seat, "99").unwrap_err().phrase);
        assert!(refused.starts_with("„99” nem lépés."), "{}: {refused}", kind.name());
    }
}

#[test]
fn the_chances_of_a_finished_game_lead_to_its_end() {
    let mut live = table("seven-wonders-dice", 3);
    assert!(live.chances(vec![0]).is_none(), "nobody looks at the cards of a game that goes on");
    finish(live.as_mut());
    let outcome = live.outcome().unwrap();
    let chances = live.chances(vec![0, live.moves() / 2, live.moves()]).unwrap()();
    for chances in &chances {
        assert!((chances.iter().sum::<f32>() - 1.0).abs() < 0.01, "{chances:?}");
    }
    let end = &chances[2];
    for seat in Seat::all(3) {
        assert!((f64::from(end[seat.index()]) - outcome.win_share(seat)).abs() < 0.01);
    }
}

#[test]
fn a_finished_game_is_played_on_from_its_middle() {
    let mut live = table("builders", 2);
    assert!(live.play_on(0, seed(2)).is_none());
    finish(live.as_mut());
    let mut other = live.play_on(12, seed(2)).unwrap();
    assert_eq!(other.moves(), 12);
    assert_eq!(other.played(11), live.played(11));
    finish(other.as_mut());
    let verdict = catalog::find("builders").unwrap().verify(&other.save(&[])).unwrap();
    assert!(matches!(verdict, Verdict::Fair(Proof { over: true, .. })));
}

#[test]
fn the_levels_have_names_and_play() {
    for level in BotName::LEVELS {
        assert_eq!(level.to_string().parse(), Ok(level));
        let mut live = table("seven-wonders-dice", 2);
        let seat = live.to_act().first().unwrap();
        live.act_as(seat, level);
        assert_eq!(live.moves(), 1);
    }
}

#[test]
fn a_table_remembers_what_was_wished_for() {
    for kind in catalog::games() {
        for choice in kind.variants() {
            for value in choice.values {
                let variants = vec![(choice.key.to_owned(), (*value).to_owned())];
                let wish = Wish { variants, ..Wish::plain(*kind.seats().end()) };
                let Ok(live) = kind.new_table(&wish, seed(1)) else { continue };
                let again = kind.new_table(&live.wish(), seed(1)).unwrap();
                assert_eq!(live.save(&[]).options, again.save(&[]).options, "{} {value}", choice.key);
            }
        }
    }
}

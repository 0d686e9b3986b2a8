//! States from outside: what cannot have been played is refused, and nothing panics.

use game::{Game, Misread, Options};
use serde_json::{Value, json};
use seven_wonders_dice::{Action, SevenWondersDice};
use testkit::random_position;

fn problem(change: impl Fn(&mut Value)) -> String {
    let mut state =
        serde_json::to_value(random_position::<SevenWondersDice>(&Options::plain(3), 5, 60)).unwrap();
    change(&mut state);
    match serde_json::from_value::<SevenWondersDice>(state) {
        Ok(game) => game.check_invariants().unwrap_err(),
        Err(error) => error.to_string(),
    }
}

#[test]
fn a_state_that_cannot_have_been_played_is_refused() {
    assert!(problem(|state| state["seats"] = json!(9)).contains("9 players"));
    assert!(problem(|state| state["round"] = json!(9000)).contains("round 9000"));
    assert!(problem(|state| state["forum"][1]["die"] = json!("blue")).contains("twice"));
    assert!(problem(|state| state["forum"][0]["quarter"] = json!(7)).contains("no quarter"));
    assert!(problem(|state| state["forum"][0]["symbol"] = json!("owl")).contains("cannot show owl"));
    assert!(problem(|state| state["players"][0]["sheet"]["coins"] = json!(200)).contains("200 coins"));
    assert!(
        problem(|state| state["players"][0]["sheet"]["resources"] = json!(60)).contains("does not add up")
    );
    assert!(problem(|state| state["players"][0]["sheet"]["marked"] = json!(u64::MAX)).contains("arrows"));
    assert!(
        problem(|state| state["players"][1]["city"] = state["players"][0]["city"].clone())
            .contains("same city")
    );
    assert!(problem(|state| state["players"][6]["turn"]["actions"] = json!(1)).contains("nobody sits"));
    assert!(problem(|state| state["last_round"] = json!(3)).contains("last round"));
}

#[test]
fn bad_notation_is_explained() {
    let unfit = |word: &str, form: &str| Misread::Unfit { word: word.to_owned(), form: form.to_owned() };
    for (text, answer) in [
        ("take pink", unfit("pink", "take <die>")),
        ("mark agora", Misread::Incomplete { form: "mark <field>".to_owned() }),
        ("mark agora 0 1", unfit("0", "mark <field>")),
        ("mark agora 1 65", unfit("65", "mark <field>")),
        ("mark agora 1 1 1", unfit("1", "mark <field>")),
        ("bonus luck", unfit("luck", "bonus <bonus>")),
        ("city rome", unfit("rome", "city <city>")),
        ("pass now", unfit("now", "pass")),
    ] {
        assert_eq!(text.parse::<Action>(), Err(answer), "{text}");
    }
}

#[test]
fn one_or_eight_cannot_play() {
    for seats in [1, 8] {
        let options = Options::<SevenWondersDice>::plain(seats);
        assert!(
            SevenWondersDice::start(
                &options,
                &mut <testkit::Chance as testkit::SeedableRng>::seed_from_u64(1)
            )
            .is_err()
        );
    }
}

//! States from outside: what cannot have been played is refused, and nothing panics.

use builders::Builders;
use game::{BadOptions, Game, Options};
use serde_json::{Value, json};
use testkit::{Chance, SeedableRng, random_position};

fn position() -> Value {
    serde_json::to_value(random_position::<Builders>(&Options::plain(3), 5, 60)).unwrap()
}

fn problem(change: impl Fn(&mut Value)) -> String {
    let mut state = position();
    change(&mut state);
    match serde_json::from_value::<Builders>(state) {
        Ok(game) => game.check_invariants().unwrap_err(),
        Err(error) => error.to_string(),
    }
}

#[test]
fn a_state_that_cannot_have_been_played_is_refused() {
    assert!(problem(|state| state["seats"] = json!(7)).contains("7 players"));
    assert!(problem(|state| state["start_player"] = json!(200)).contains("start player"));
    assert!(problem(|state| state["players"][0]["coins"] = json!(60_000)).contains("60000 sesterces"));
    assert!(problem(|state| state["building_deck"] = json!([])).contains("buildings missing"));
    assert!(problem(|state| state["worker_deck"] = json!(["s1"])).contains("in two places"));
    assert!(problem(|state| state["tools_left"] = json!([])).contains("tools are missing"));
    assert!(problem(|state| state["players"][3]["coins"] = json!(3)).contains("nobody sits"));
    assert!(problem(|state| state["loans_left"] = json!(250)).contains("too many loans"));
    assert!(problem(|state| state["freed"] = json!(["a1"])).contains("freed who is no slave"));
    assert!(
        problem(|state| state["phase"] =
            json!({"turn": {"seat": 5, "actions": 3, "invested": false, "step": "open"}}))
        .contains("nobody has the turn")
    );
    assert!(problem(|state| state["edition"] = json!("other@00")).contains("is not loaded"));
    assert!(problem(|state| state["surprise"] = json!(1)).contains("unknown field"));
}

#[test]
fn one_or_five_cannot_play() {
    for seats in [0, 1, 5, 200] {
        let error = Builders::start(&Options::plain(seats), &mut Chance::seed_from_u64(1)).unwrap_err();
        assert_eq!(error, BadOptions::Seats { found: seats, least: 2, most: 4 });
    }
}

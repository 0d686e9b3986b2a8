//! States from outside: what cannot have been played is refused, and nothing panics.

use deus::Deus;
use game::{BadOptions, Game, Options, RngExt, Seat};
use serde_json::{Value, json};
use testkit::{Chance, SeedableRng, random_position};

fn position() -> Value {
    serde_json::to_value(random_position::<Deus>(&Options::plain(3), 5, 150)).unwrap()
}

fn problem(change: impl Fn(&mut Value)) -> String {
    let mut state = position();
    change(&mut state);
    match serde_json::from_value::<Deus>(state) {
        Ok(game) => game.check_invariants().unwrap_err(),
        Err(error) => error.to_string(),
    }
}

#[test]
fn a_state_that_cannot_have_been_played_is_refused() {
    assert!(problem(|state| state["seats"] = json!(7)).contains("2 to 4 seats"));
    assert!(problem(|state| state["shape"] = json!(99)).contains("the shape fits"));
    assert!(problem(|state| state["current"] = json!(200)).contains("at the table"));
    assert!(problem(|state| state["round"] = json!(0)).contains("the round"));
    assert!(problem(|state| state["players"][0]["gold"] = json!(60_000)).contains("that rich"));
    assert!(problem(|state| state["deck"] = json!([])).contains("every card is in one place"));
    assert!(problem(|state| state["deck"] = json!(vec!["galley"; 5])).contains("copies of galley"));
    assert!(problem(|state| state["stock"]["wood"] = json!(99)).contains("no resource is lost"));
    assert!(problem(|state| state["temples_left"] = json!(1)).contains("a temple for each tile"));
    assert!(problem(|state| state["continent"]["sea"] = json!([0, 1])).contains("one terrain"));
    assert!(problem(|state| state["village_points"][0] = json!(9)).contains("as many points"));
    assert!(problem(|state| state["players"][3]["gold"] = json!(3)).contains("empty seats"));
    assert!(problem(|state| state["players"][1]["unseen"] = json!(2)).contains("hides nothing"));
    assert!(problem(|state| state["players"][1]["ready"]["civil"] = json!(9)).contains("more pieces"));
    assert!(problem(|state| state["phase"] = json!({"ceres": {"left": 200}})).contains("Ceres"));
    assert!(problem(|state| state["phase"] = json!("over")).contains("for a reason"));
    assert!(problem(|state| state["attacked"] = json!([77])).contains("no region 77"));
    assert!(problem(|state| state["edition"] = json!("other@00")).contains("is not loaded"));
    assert!(problem(|state| state["surprise"] = json!(1)).contains("unknown field"));
}

/// Numbers and lists of a state are changed at random; what passes the check can be played to its end.
#[test]
fn whatever_passes_the_check_can_be_played() {
    let mut rng = Chance::seed_from_u64(9);
    let mut passed = 0;
    for seed in 0..600 {
        let options = Options::<Deus>::plain(2 + (seed % 3) as u8);
        let mut state = serde_json::to_value(random_position(&options, seed, (seed * 3) as usize)).unwrap();
        mutate(&mut state, &mut rng);
        if let Ok(game) = serde_json::from_value::<Deus>(state)
            && game.check_invariants().is_ok()
        {
            passed += 1;
            play_on(game, &mut rng);
        }
    }
    assert!(passed > 50, "{passed}");
}

fn mutate(state: &mut Value, rng: &mut Chance) {
    match state {
        Value::Number(number) => {
            let change = [-1, 1, 7, 200][rng.random_range(0..4)];
            *state = json!(number.as_i64().unwrap_or(0) + change);
        }
        Value::Bool(value) => *value = !*value,
        Value::Array(items) if !items.is_empty() => {
            let index = rng.random_range(0..items.len());
            if rng.random_range(0..4) == 0 {
                items.remove(index);
            } else {
                mutate(&mut items[index], rng);
            }
        }
        Value::Object(fields) if !fields.is_empty() => {
            let index = rng.random_range(0..fields.len());
            mutate(fields.iter_mut().nth(index).unwrap().1, rng);
        }
        _ => {}
    }
}

fn play_on(mut game: Deus, rng: &mut Chance) {
    let mut legal = Vec::new();
    for _ in 0..Deus::MAX_DECISIONS {
        let Some(seat) = game.to_act().first() else { return };
        game.legal(seat, &mut legal);
        let action = legal[rng.random_range(0..legal.len())];
        game.apply(seat, action, rng, &mut ()).unwrap();
        game.check_invariants().unwrap();
    }
    panic!("the game does not end");
}

#[test]
fn one_or_five_cannot_play() {
    for seats in [0, 1, 5, 200] {
        let error = Deus::start(&Options::plain(seats), &mut Chance::seed_from_u64(1)).unwrap_err();
        assert_eq!(error, BadOptions::Seats { found: seats, least: 2, most: 4 });
    }
}

#[test]
fn nobody_but_the_current_seat_may_act() {
    let game = random_position::<Deus>(&Options::plain(3), 5, 40);
    let mut legal = vec![deus::Action::Pass];
    for seat in (0..=255).map(Seat).filter(|&seat| !game.to_act().contains(seat)) {
        game.legal(seat, &mut legal);
        assert!(legal.is_empty());
    }
}

//! States from outside: what cannot have been played is refused, and nothing panics.

use game::{BadOptions, Game, Options, Variants};
use mare_nostrum::MareNostrum;
use serde_json::{Value, json};
use testkit::{Chance, SeedableRng, random_position};

/// In the middle of a game, when all four players hold cards.
fn position() -> Value {
    let mut positions = (300..600).map(|moves| random_position::<MareNostrum>(&Options::plain(4), 5, moves));
    let all_hold_cards =
        |game: &MareNostrum| game.nations.values().filter(|nation| nation.hand_size > 0).count() == 4;
    serde_json::to_value(positions.find(all_hold_cards).unwrap()).unwrap()
}

/// A seat whose civilization holds no role card.
fn seat_without_role(state: &Value) -> usize {
    let has_role =
        |seat: usize| state["roles"].as_object().unwrap().values().any(|civ| *civ == state["civs"][seat]);
    (0..4).find(|&seat| !has_role(seat)).unwrap()
}

fn problem(change: impl Fn(&mut Value)) -> String {
    let mut state = position();
    change(&mut state);
    match serde_json::from_value::<MareNostrum>(state) {
        Ok(game) => game.check_invariants().unwrap_err(),
        Err(error) => error.to_string(),
    }
}

#[test]
fn a_state_that_cannot_have_been_played_is_refused() {
    assert!(problem(|state| state["seats"] = json!(7)).contains("three to five"));
    assert!(problem(|state| state["round"] = json!(200)).contains("round"));
    let without_role = seat_without_role(&position());
    assert!(problem(|state| state["civs"][without_role] = json!("babylon")).contains("neutral"));
    assert!(problem(|state| state["bank"]["gold"] = json!(200)).contains("gold cards"));
    assert!(problem(|state| state["nations"]["rome"]["hand-size"] = json!(99)).contains("miscounted"));
    assert!(
        problem(|state| state["nations"]["egypt"]["heroes"] = json!(["caesar"]))
            .contains("another civilization")
    );
    assert!(problem(|state| state["lands"]["latium"]["legions"]["rome"] = json!(9)).contains("miscounted"));
    assert!(problem(|state| state["lands"]["latium"]["owner"] = json!("egypt")).contains("miscounted"));
    assert!(problem(|state| state["tokens"]["city"] = json!(0)).contains("city tokens"));
    assert!(problem(|state| state["seas"]["ionium"]["ready"]["to-move"] = json!(3)).contains("miscounted"));
    assert!(problem(|state| state["phase"] = json!("choosing")).contains("phase"));
    assert!(problem(|state| state["roles"]["military"] = json!("babylon")).contains("wrong hands"));
    assert!(problem(|state| state["edition"] = json!("other@00")).contains("is not loaded"));
    assert!(problem(|state| state["surprise"] = json!(1)).contains("unknown field"));
}

/// Whatever number is changed, the state is refused or plays on without panic.
#[test]
fn changed_states_are_refused_or_playable() {
    for seed in 0..3 {
        let options = Options::<MareNostrum>::plain(3 + (seed % 3) as u8);
        for moves in [0, 40, 150, 400, 700] {
            let game = random_position::<MareNostrum>(&options, seed, moves);
            let state = serde_json::to_value(game).unwrap();
            for pointer in numbers(&state, String::new()).into_iter().step_by(11) {
                for value in [0u8, 1, 2, 3, 255] {
                    let mut changed = state.clone();
                    *changed.pointer_mut(&pointer).unwrap() = json!(value);
                    let Ok(mut game) = serde_json::from_value::<MareNostrum>(changed) else { continue };
                    if game.check_invariants().is_ok() {
                        play_on(&mut game, seed);
                    }
                }
            }
        }
    }
}

fn numbers(value: &Value, path: String) -> Vec<String> {
    match value {
        Value::Number(_) => vec![path],
        Value::Object(fields) => {
            fields.iter().flat_map(|(key, value)| numbers(value, format!("{path}/{key}"))).collect()
        }
        Value::Array(items) => items
            .iter()
            .enumerate()
            .flat_map(|(index, value)| numbers(value, format!("{path}/{index}")))
            .collect(),
        _ => Vec::new(),
    }
}

fn play_on(game: &mut MareNostrum, seed: u64) {
    let mut rng = Chance::seed_from_u64(seed);
    let mut legal = Vec::new();
    for step in 0..30 {
        let Some(seat) = game.to_act().first() else { return };
        game.legal(seat, &mut legal);
        assert!(!legal.is_empty(), "somebody must act and cannot");
        let action = legal[step % legal.len()];
        game.apply(seat, action, &mut rng, &mut ()).unwrap();
    }
}

#[test]
fn two_or_six_cannot_play() {
    for seats in [0, 1, 2, 6, 200] {
        let error = MareNostrum::start(&Options::plain(seats), &mut Chance::seed_from_u64(1)).unwrap_err();
        assert_eq!(error, BadOptions::Seats { found: seats, least: 3, most: 5 });
    }
    let plain = Options::<MareNostrum>::plain(3).variants;
    assert!(plain.with("set-up", "wild").is_err());
}

//! States from outside: what cannot have been played is refused, and nothing panics.

use age_of_rome::state::{Phase, Window};
use age_of_rome::{AgeOfRome, Solo, Ways};
use game::{Game, Options, RngExt, Seat};
use serde_json::{Value, json};
use testkit::{Chance, SeedableRng, random_position};

/// Somewhere in the middle of a game, in a Building phase, with a vote of the second seat in the senate.
fn position() -> Value {
    let later = |moves| random_position::<AgeOfRome>(&Options::plain(3), 5, moves);
    let wanted =
        |game: &AgeOfRome| matches!(game.phase, Phase::Building { .. }) && game.votes_in_column(Seat(1)) > 0;
    serde_json::to_value((120..300).map(later).find(wanted).unwrap()).unwrap()
}

fn problem(change: impl Fn(&mut Value)) -> String {
    let mut state = position();
    change(&mut state);
    match serde_json::from_value::<AgeOfRome>(state) {
        Ok(game) => game.check_invariants().unwrap_err(),
        Err(error) => error.to_string(),
    }
}

#[test]
fn a_state_that_cannot_have_been_played_is_refused() {
    let broken = |path: &'static str, value: Value, answer: &str| {
        let problem = problem(|state| *state.pointer_mut(path).unwrap() = value.clone());
        assert!(problem.contains(answer), "{path}: {problem}");
    };
    broken("/seats", json!(7), "7 seats");
    broken("/round", json!(0), "round 0");
    broken("/turned", json!(9), "turned 9 times");
    broken("/players/0/glory", json!(0), "glory 0");
    broken("/players/0/denarii", json!(60_000), "60000 denarii");
    broken("/players/1/legions", json!(9), "legions");
    broken("/players/1/votes", json!(0), "votes");
    broken("/players/1/discord", json!(5), "discord");
    broken("/players/3/denarii", json!(1), "an empty seat owns pieces");
    broken("/players/0/hand_size", json!(5), "miscounted");
    broken("/players/0/hand", json!({"bulla": 3}), "miscounted");
    broken("/players/2/milestones", json!([true, true, true, true]), "out of place");
    broken(
        "/players/2/pantheon",
        json!({"base": 0, "base_top": null, "roof": 3, "roof_top": null}),
        "Pantheon",
    );
    broken("/discord_supply", json!(200), "discord markers");
    broken("/levels/gallia/trade", json!(4), "trade");
    broken("/medals/trade", json!(9), "medal");
    broken("/senate", json!([6]), "vote of nobody");
    broken("/trade_deck", json!({}), "cards `");
    broken("/mission_deck", json!([]), "a mission is missing");
    broken("/event", json!(null), "no event");
    broken("/event_deck", json!(["plague"]), "the events");
    broken("/battle_deck", json!([]), "cards of Cassius");
    broken("/phase", json!({"building": {"seat": 4, "step": "choose"}}), "makes no sense");
    broken("/phase", json!({"recess": {"seat": 0}}), "makes no sense");
    broken("/phase", json!("over"), "makes no sense");
    broken("/phase", json!({"action": {"seat": 0, "step": {"work": {"draw": 0}}}}), "makes no sense");
    broken("/edition", json!("other@00"), "is not loaded");
    assert!(problem(|state| state["surprise"] = json!(1)).contains("unknown field"));
}

/// A moment for cards that an earlier build saved knows nothing of a renewed deck, and is written as it was.
#[test]
fn a_moment_for_cards_reads_as_before() {
    let saved = json!({
        "trigger": "follower", "played": {"sundial": 1}, "draws": 0, "relief": 0, "cancelled": false, "spared": false
    });
    let window: Window = serde_json::from_value(saved.clone()).unwrap();
    assert!(!window.renewed);
    assert_eq!(serde_json::to_value(window).unwrap(), saved);
}

/// Replaces every number of a position in turn: the result is refused, or it can be played on without a panic.
#[test]
fn no_changed_number_leads_to_a_panic() {
    let ways = [
        (4, Ways { spies: true, hard_times: true, ..Ways::default() }),
        (1, Ways { solo: Solo::CassiusNormal, ..Ways::default() }),
    ];
    for (seats, ways) in ways {
        let options = Options::plain(seats).with_variants(ways);
        for moves in [10, 45, 130] {
            let state = serde_json::to_value(random_position::<AgeOfRome>(&options, 3, moves)).unwrap();
            let mut paths = Vec::new();
            numbers(&state, String::new(), &mut paths);
            for path in paths {
                for value in [0, 1, 3, 200, 65_535] {
                    let mut changed = state.clone();
                    *changed.pointer_mut(&path).unwrap() = json!(value);
                    play_on(changed);
                }
            }
        }
    }
}

fn numbers(value: &Value, path: String, out: &mut Vec<String>) {
    match value {
        Value::Number(_) => out.push(path),
        Value::Array(items) => {
            items.iter().enumerate().for_each(|(place, item)| numbers(item, format!("{path}/{place}"), out));
        }
        Value::Object(fields) => {
            for (key, item) in fields {
                numbers(item, format!("{path}/{key}"), out);
            }
        }
        _ => {}
    }
}

fn play_on(state: Value) {
    let Ok(mut game) = serde_json::from_value::<AgeOfRome>(state) else { return };
    if game.check_invariants().is_err() {
        return;
    }
    let mut rng = Chance::seed_from_u64(1);
    let mut legal = Vec::new();
    for _ in 0..60 {
        let Some(seat) = game.to_act().first() else { break };
        game.legal(seat, &mut legal);
        let action = legal[rng.random_range(0..legal.len())];
        game.apply(seat, action, &mut rng, &mut ()).unwrap();
    }
}

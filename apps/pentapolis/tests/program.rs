//! The program as people and other programs meet it.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

const PROGRAM: &str = env!("CARGO_BIN_EXE_pentapolis");

fn run(args: &[&str], input: &str) -> Output {
    let mut child = Command::new(PROGRAM)
        .args(args)
        .env("LANG", "en_US.UTF-8")
        .env_remove("LC_ALL")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(input.as_bytes()).unwrap();
    child.wait_with_output().unwrap()
}

#[track_caller]
fn good(args: &[&str], input: &str) -> String {
    let output = run(args, input);
    assert!(output.status.success(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

#[track_caller]
fn bad(args: &[&str]) -> String {
    let output = run(args, "");
    assert!(!output.status.success(), "{args:?} was accepted");
    let error = String::from_utf8(output.stderr).unwrap();
    assert!(!error.contains("panicked"), "{error}");
    error
}

fn temporary(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("pentapolis-{}-{name}", std::process::id()));
    fs::create_dir_all(&folder).unwrap();
    folder
}

const SEED: &str = "0000000000000000000000000000000000000000000000000000000000000007";

#[test]
fn a_game_in_a_pipe() {
    let text = good(
        &["play", "builders", "--seats", "me,greedy", "--seed", SEED],
        "why repay\ncoins 3\nundo\nhint\n1\nlog\nnonsense\nquit\n",
    );
    assert!(text.contains("Loans are settled after the last round. (rule 9.3)"), "{text}");
    assert!(text.contains("Taken back."));
    assert!(text.contains("→ wins "));
    assert!(text.contains("`nonsense` is no action"));
    assert!(!text.contains('\u{1b}'), "no colors in a pipe");
}

#[test]
fn a_game_in_hungarian() {
    let text = good(&["--lang", "hu", "play", "builders", "--seats", "me,random"], "why coins 4\n");
    assert!(text.contains("A te köröd"));
    assert!(text.contains("(7.1 szabály)"));
    assert!(text.contains("Nincs több bemenet"));
}

#[test]
fn bots_alone_play_to_the_end() {
    let text = good(&["play", "builders", "--seats", "greedy,greedy,random", "--seed", SEED], "");
    assert!(
        text.contains("Total") && (text.contains(" wins.") || text.contains("share the victory")),
        "{text}"
    );
}

#[test]
fn what_happens_after_the_last_decision_is_told() {
    let ends = "end\n".repeat(400);
    let text = good(&["--lang", "hu", "play", "builders", "--seats", "me,greedy", "--seed", SEED], &ends);
    let told = text.find("\n  A játék véget ért.").unwrap_or_else(|| panic!("{text}"));
    let total = text[told..].lines().find(|line| line.starts_with("Összesen")).unwrap();
    assert!(total.contains(',') && !total.contains('.'), "{total}");
}

#[test]
fn two_people_hand_the_keyboard_over() {
    let text = good(&["play", "builders", "--seats", "me,me", "--names", "Ada,Bo"], "\nend\n\nend\nquit\n");
    assert!(text.contains("Ada, it is your turn. Press Enter"));
    assert!(text.contains("Bo, it is your turn. Press Enter"));
}

#[test]
fn saving_replaying_verifying_going_on() {
    let folder = temporary("save");
    let file = folder.join("game.json");
    let path = file.to_str().unwrap();
    good(&["play", "builders", "--seats", "me,greedy"], &format!("coins 3\nend\nsave {path}\nquit\n"));
    assert!(good(&["verify", path], "").starts_with("Fair so far"));
    assert!(good(&["replay", path], "").contains("took 6 sesterces"));
    assert!(good(&["replay", path, "--move", "1"], "").contains("Round 1"));
    assert!(good(&["play", "--load", path, "--seats", "me,greedy"], "quit\n").contains("took 6 sesterces"));
    let changed = fs::read_to_string(&file).unwrap().replace("coins 3", "coins 2");
    fs::write(&file, changed).unwrap();
    let output = run(&["verify", path], "");
    assert!(!output.status.success());
    assert!(String::from_utf8_lossy(&output.stdout).starts_with("Not as recorded: record"));
    fs::remove_dir_all(folder).unwrap();
}

#[test]
fn simulations_print_tables_json_and_csv() {
    let args = ["simulate", "builders", "--players", "3", "--games", "60", "--bots", "greedy,random,random"];
    let json = good(&[&args[..], &["--json"]].concat(), "");
    for key in
        ["\"game\":\"builders\"", "\"players\":3", "\"games\":60", "\"win_share_ci\":[", "\"mean_rounds\":"]
    {
        assert!(json.contains(key), "{key} in {json}");
    }
    assert_eq!(good(&[&args[..], &["--csv"]].concat(), "").lines().count(), 4);
    assert!(good(&args, "").contains("decisions/s"));
}

#[test]
fn a_search_held_to_its_iterations_plays_the_same_games_again() {
    let args = ["simulate", "seven-wonders-dice", "--players", "2", "--games", "2", "--bots", "consul"];
    let held = [&args[..], &["--iterations", "4", "--csv"]].concat();
    assert_eq!(good(&held, ""), good(&held, ""));
    assert!(bad(&[&args[..], &["--iterations", "0"]].concat()).contains("--iterations"));
}

#[test]
fn levels_stand_in_order() {
    let bots = ["--bots", "random,novice,citizen,senator", "--blocks", "50", "--json"];
    let json = good(&[&["ladder", "seven-wonders-dice"], &bots[..]].concat(), "");
    let ladder: serde_json::Value = serde_json::from_str(&json).unwrap();
    for rung in &ladder["rungs"].as_array().unwrap()[1..] {
        assert!(rung["against_below"]["ahead"].as_f64().unwrap() > 60.0, "{rung}");
    }
}

#[test]
fn bots_are_rated() {
    let args =
        ["ladder", "seven-wonders-dice", "--players", "3", "--bots", "random,citizen", "--blocks", "6"];
    let json = good(&[&args[..], &["--json"]].concat(), "");
    assert!(json.contains("\"games\":18") && json.contains("\"rating\":0.0"), "{json}");
    let table = good(&args, "");
    let lines: Vec<&str> = table.lines().collect();
    assert!(lines[1].starts_with("citizen") && lines[2].starts_with("random"), "{table}");
}

#[test]
fn a_table_is_written_into_a_document() {
    let file = temporary("ladder").join("bots.md");
    let file = file.to_str().unwrap();
    let args = ["ladder", "seven-wonders-dice", "--bots", "random,citizen", "--blocks", "2", "--write", file];
    fs::write(file, "# Bots\n").unwrap();
    assert!(bad(&args).contains("has no `<!-- ladder seven-wonders-dice random,citizen -->`"));
    let document = |table: &str| {
        format!("# Bots\n\n<!-- ladder seven-wonders-dice random,citizen -->\n{table}<!-- end -->\n\nMore.\n")
    };
    fs::write(file, document("old\n")).unwrap();
    assert_eq!(good(&args, ""), "");
    let written = fs::read_to_string(file).unwrap();
    let table =
        written.strip_prefix("# Bots\n\n<!-- ladder seven-wonders-dice random,citizen -->\n").unwrap();
    let (table, _) = table.split_once("<!-- end -->").unwrap();
    assert!(table.starts_with(&format!("`pentapolis {}`\n\n| bot | ", args.join(" "))), "{table}");
    assert!(
        table.contains("|\n| citizen | ") && table.ends_with("|\n| random | 0 [0, 0] |  |  |\n"),
        "{table}"
    );
    assert_eq!(written, document(table), "the rest stays as it was");
    good(&args, "");
    assert_eq!(fs::read_to_string(file).unwrap(), written, "the same command writes the same table");
}

#[test]
fn weights_are_tuned_and_keep_their_remarks() {
    let args =
        ["tune", "seven-wonders-dice", "--players", "2", "--steps", "2", "--deals", "1", "--trial", "2"];
    let text = good(&args, "");
    assert!(text.starts_with("# What the judge") && text.contains("\nspread = "), "{text}");
    assert_eq!(text, good(&args, ""), "the same seed leads to the same weights");
    assert!(bad(&["tune", "age-of-rome", "--players", "1"]).contains("at least 2 players"));
}

#[test]
fn a_forecast_is_fitted_to_games_it_has_not_seen() {
    let args = ["fit", "seven-wonders-dice", "--players", "2", "--games", "30", "--steps", "20"];
    let text = good(&args, "");
    assert!(text.starts_with("# ") && text.contains("\nspread = "), "{text}");
    assert_eq!(text, good(&args, ""), "the same seed leads to the same weights");
    assert!(bad(&["fit", "age-of-rome", "--players", "1"]).contains("at least 2 players"));
}

#[test]
fn a_report_is_one_page_in_both_languages() {
    let folder = temporary("report");
    let file = folder.join("out.html");
    let path = file.to_str().unwrap();
    for (game, lang, part) in [
        ("mare-nostrum", "en", "Carthage"),
        ("age-of-rome", "hu", "Győzelmi arány"),
        ("seven-wonders-dice", "en", "Points by source"),
    ] {
        good(
            &[
                "simulate",
                game,
                "--players",
                "3",
                "--games",
                "60",
                "--bots",
                "random",
                "--report",
                path,
                "--lang",
                lang,
            ],
            "",
        );
        let page = fs::read_to_string(&file).unwrap();
        assert!(page.contains(part) && page.contains("<svg"), "{game}");
        for outside in ["src=", "href=", "url(", "[report-", "[log-", "[event-"] {
            assert!(!page.contains(outside), "{game}: {outside}");
        }
    }
    fs::remove_dir_all(folder).unwrap();
}

#[test]
fn a_simulation_does_not_depend_on_the_threads() {
    let csv = |threads| {
        good(
            &["simulate", "builders", "--games", "100", "--bots", "random", "--csv", "--threads", threads],
            "",
        )
    };
    assert_eq!(csv("1"), csv("3"));
}

#[test]
fn bad_requests_get_clear_answers() {
    assert!(bad(&["play", "chess"]).contains("There is no game `chess`; there are: builders"));
    assert!(
        bad(&["play", "builders", "--players", "7"])
            .contains("7 players cannot play this game: it is for 2 to 4")
    );
    assert!(bad(&["play", "builders", "--seats", "me,caesar"]).contains("`caesar` cannot sit here"));
    assert!(bad(&["play", "builders", "--variant", "fast=yes"]).contains("There is no variant `fast`"));
    assert!(bad(&["play", "builders", "--edition", "mine"]).contains("There is no edition `mine`"));
    assert!(bad(&["play", "builders", "--seed", "12"]).contains("64 hexadecimal digits"));
    assert!(bad(&["play", "--load", "/nowhere.json"]).contains("/nowhere.json"));
    assert!(
        bad(&["simulate", "builders", "--bots", "greedy,random", "--players", "3"])
            .contains("2 bots cannot sit on 3")
    );
    assert!(bad(&["rules", "builders", "--lang", "la"]).contains("there is no language `la`"));
    assert!(bad(&["--editions", "/nowhere", "editions", "list"]).contains("This is no folder: /nowhere"));
    assert!(bad(&["verify", "/nowhere.json"]).contains("/nowhere.json"));
}

#[test]
fn bad_requests_are_answered_in_hungarian() {
    let hungarian = |args: &[&str]| bad(&[&["--lang", "hu"], args].concat());
    for (args, answer) in [
        (&["play", "chess"][..], "hiba: Nincs ilyen játék: chess"),
        (
            &["play", "builders", "--seats", "me,me,me,me,me", "--players", "2"],
            "5 játékos nem fér el 2 helyen",
        ),
        (&["play", "builders", "--names", "Ada,Cato,Livia", "--players", "2"], "3 név túl sok 2 helyre"),
        (&["play", "--load", "/nowhere.json"], "Nincs ilyen nevű fájl vagy mappa: /nowhere.json"),
        (&["play", "--load", "/"], "Ez mappa, nem fájl: /"),
        (&["verify", "/nowhere.json"], "Nincs ilyen nevű fájl"),
        (&["--editions", "/nowhere", "editions", "list"], "Ez nem mappa: /nowhere"),
        (&["simulate", "builders", "--bots", "greedy,random", "--players", "3"], "2 gép nem ülhet 3 helyen"),
    ] {
        let told = hungarian(args);
        assert!(told.contains(answer), "{told}");
    }
    let folder = temporary("no-game");
    let file = folder.join("no-game.json");
    fs::write(&file, "{}").unwrap();
    assert!(hungarian(&["replay", file.to_str().unwrap()]).contains("Ez nem játékfájl."));
}

#[test]
fn a_mistyped_folder_is_not_made_into_a_store() {
    let folder = temporary("typo");
    let nowhere = folder.join("nowhere");
    let (data, copy) = (nowhere.to_str().unwrap(), folder.join("copy.db"));
    let error = bad(&["admin", "--data", data, "backup", copy.to_str().unwrap()]);
    assert!(error.contains("there is no") && error.contains("nowhere/pentapolis.db"), "{error}");
    assert!(!nowhere.exists() && !copy.exists());
}

#[test]
fn the_password_of_a_database_is_not_told() {
    for url in ["postgres://ada:hunter2@127.0.0.1:1/games", "postgres://ada:hunter2@127.0.0.1:port/games"] {
        let error = bad(&["admin", "--database", url, "list"]);
        assert!(error.contains("cannot be opened") && !error.contains("hunter2"), "{error}");
    }
}

#[test]
fn a_folder_of_an_unknown_game_is_not_passed_over() {
    let folder = temporary("unknown-game");
    fs::create_dir_all(folder.join("bilders")).unwrap();
    fs::create_dir_all(folder.join("deus")).unwrap();
    let output = run(&["--editions", folder.to_str().unwrap(), "editions", "list"], "");
    assert!(output.status.success());
    let warnings = String::from_utf8(output.stderr).unwrap();
    assert!(warnings.contains("bilders is not named after a game"), "{warnings}");
    assert_eq!(warnings.lines().count(), 1, "{warnings}");
}

#[test]
fn a_contact_is_an_address_or_a_link() {
    for contact in ["nobody", "a@b\nExpires: never", "javascript:alert(1)"] {
        assert!(bad(&["serve", "--contact", contact]).contains("a contact is"), "{contact}");
    }
}

#[test]
fn rules_and_editions_can_be_read() {
    assert!(good(&["rules", "builders"], "").contains("**9.6**"));
    assert!(good(&["rules", "builders", "--lang", "hu"], "").contains("Építők"));
    assert!(good(&["editions", "list"], "").contains("hand.a4"));
    assert!(good(&["editions", "show", "builders"], "").contains("[building.pyramid]"));
}

#[test]
fn a_corrected_edition_is_played() {
    let folder = temporary("editions");
    fs::create_dir_all(folder.join("builders")).unwrap();
    let mine = folder.join("builders/mine.toml");
    let default = good(&["editions", "show", "builders"], "");
    fs::write(&mine, default.replace("coins = 10", "coins = 12")).unwrap();
    let path = folder.to_str().unwrap();
    let args = ["--editions", path, "play", "builders", "--edition", "mine", "--seats", "me,random"];
    assert!(good(&args, "quit\n").contains("$12"));
    assert!(good(&["editions", "check", "builders", mine.to_str().unwrap()], "").contains("can be played"));
    fs::write(&mine, default.replace("coins = 10", "coins = \"ten\"")).unwrap();
    let error = bad(&["editions", "check", "builders", mine.to_str().unwrap()]);
    assert!(
        error.contains("mine.toml:13: start.coins: invalid type: string \"ten\", expected u8"),
        "{error}"
    );
    fs::remove_dir_all(folder).unwrap();
}

#[test]
fn the_menu_leads_to_a_game() {
    let text = good(&["play"], "1\n9\n3\nquit\n");
    assert!(text.contains("The Builders: Antiquity") && text.contains("Your turn: 3 actions left"), "{text}");
}

#[test]
fn the_protocol_answers_everything() {
    let requests = [
        r#"{"do": "legal"}"#,
        r#"{"do": "new", "seats": 3, "seed": 7}"#,
        r#"{"do": "apply", "action": "coins 3"}"#,
        r#"{"do": "apply", "action": "coins 3"}"#,
        r#"{"do": "undo"}"#,
        r#"{"do": "undo"}"#,
        r#"{"do": "seen"}"#,
        r#"{"do": "imagine", "seat": 1}"#,
        r#"{"do": "outcome"}"#,
        r#"{"do": "legal", "seat": 250}"#,
        r#"{"do": "apply", "action": "fly"}"#,
        r#"{"do": "new", "seats": 99}"#,
        r#"{"do": "new", "seats": 3, "variants": {"x": "y"}}"#,
        r#"{"do": "load", "state": {"seats": 3}}"#,
        r#"{"do": "dance"}"#,
        r#"{"do": "save", "please": 1}"#,
        "garbage \u{0} [[[",
        "[]",
    ];
    let answers = good(&["protocol", "builders"], &(requests.join("\n") + "\n"));
    let answers: Vec<&str> = answers.lines().collect();
    assert_eq!(answers.len(), requests.len());
    let error = |number: usize, part: &str| {
        assert!(
            answers[number].starts_with("{\"error\"") && answers[number].contains(part),
            "{}",
            answers[number]
        );
    };
    error(0, "begin with `new` or `load`");
    assert!(answers[1].contains("\"over\":false"));
    assert!(answers[2].contains("coins-taken"));
    error(3, "refused by rule 2.1");
    assert!(answers[4].contains("\"round\":1"));
    error(5, "nothing to take back");
    assert!(answers[6].contains("\"building_row\"") && answers[7].contains("\"worker_row\""));
    assert_eq!(answers[8], r#"{"outcome":null}"#);
    error(9, "there is no seat 250");
    error(10, "`fly` is no action");
    error(11, "it is for 2 to 4");
    error(12, "there is no variant `x`");
    error(13, "no state of builders");
    error(14, "dance");
    error(15, "please");
    error(16, "");
    error(17, "");
}

#[test]
fn a_saved_state_is_loaded_and_a_broken_one_refused() {
    let saved =
        good(&["protocol", "builders"], "{\"do\":\"new\",\"seats\":2,\"seed\":1}\n{\"do\":\"save\"}\n");
    let state = saved.lines().nth(1).unwrap();
    let load = format!("{{\"do\":\"load\",{}", &state[1..]);
    let broken = load.replace("\"loans_left\":4", "\"loans_left\":9");
    let answers = good(&["protocol", "builders"], &format!("{load}\n{broken}\n"));
    let answers: Vec<&str> = answers.lines().collect();
    assert!(answers[0].contains("to_act"), "{}", answers[0]);
    assert!(answers[1].contains("this state is impossible: there are too many loans"), "{}", answers[1]);
}

#[test]
fn the_example_bot_plays_a_game() {
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/random_bot.py");
    assert!(fs::read_to_string(script).unwrap().lines().count() < 40);
    let output = Command::new("python3").args([script, PROGRAM, "builders", "3", "5"]).output().unwrap();
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(text.contains("moves, ranks ["), "{text} {}", String::from_utf8_lossy(&output.stderr));
}

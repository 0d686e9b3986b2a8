//! A table keeps its promises: replay, undo, saving, verification.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use builders::{Action, Builders};
use game::{Game, Options, RngExt, Seat};
use serde_json::value::RawValue;
use seven_wonders_dice::SevenWondersDice;
use table::{GameFile, OpenError, Record, Refused, Seed, Table, Verdict, verify};
use testkit::{Chance, SeedableRng};

fn seed(number: u64) -> Seed {
    Seed::random(&mut Chance::seed_from_u64(number))
}

fn table() -> Table<Builders> {
    Table::new(Options::plain(3), seed(1)).unwrap()
}

fn active(table: &Table<Builders>) -> Seat {
    table.game().to_act().first().unwrap()
}

fn act(table: &mut Table<Builders>, action: &str) {
    table.act(active(table), action.parse().unwrap()).unwrap();
}

/// Plays at random until the end, with an undo now and then.
fn played(number: u64) -> Table<Builders> {
    let mut table: Table<Builders> = Table::new(Options::plain(2), seed(number)).unwrap();
    let mut rng = Chance::seed_from_u64(number);
    let mut legal = Vec::new();
    while let Some(seat) = table.game().to_act().first() {
        if rng.random_range(0..8) == 0 && table.can_undo(seat) {
            table.undo(seat).unwrap();
            continue;
        }
        table.game().legal(seat, &mut legal);
        table.act(seat, legal[rng.random_range(0..legal.len())]).unwrap();
    }
    table
}

#[test]
fn a_saved_table_opens_as_it_was() {
    let table = played(3);
    let file = GameFile::read(&table.save(&["Ada".into(), "Bo".into()]).write()).unwrap();
    let opened = Table::<Builders>::open(&file).unwrap();
    assert_eq!(opened.game(), table.game());
    assert_eq!(opened.records(), table.records());
    assert!(!opened.is_resumed());
    assert!(table.records().iter().any(|record| matches!(record, Record::Undo { .. })));
}

#[test]
fn every_earlier_position_can_be_seen() {
    let table = played(3);
    let mut game = *table.at(0);
    assert_eq!(game, *Table::<Builders>::new(Options::plain(2), seed(3)).unwrap().game());
    for (number, (seat, action)) in table.played().enumerate().take(40) {
        assert_eq!(game.to_act().first(), Some(seat));
        assert!(table.events(number, game::Viewer::Public).count() < 10);
        let mut legal = Vec::new();
        game.legal(seat, &mut legal);
        assert!(legal.contains(&action));
        game = *table.at(number + 1);
    }
    assert_eq!(table.at(usize::MAX), table.game());
}

#[test]
fn what_drew_no_card_can_be_taken_back() {
    let mut table = table();
    let before = *table.game();
    act(&mut table, "coins 1");
    act(&mut table, "loan");
    let seat = active(&table);
    table.undo(seat).unwrap();
    table.undo(seat).unwrap();
    assert_eq!(*table.game(), before);
    assert_eq!(table.undo(seat), Err(Refused::NothingToUndo));
    assert_eq!(table.records().len(), 4);
}

#[test]
fn a_drawn_card_is_final() {
    let mut table = table();
    let building = table.game().building_row[0].unwrap();
    act(&mut table, &format!("start {building}"));
    assert_eq!(table.undo(active(&table)), Err(Refused::TooLateToUndo));
}

#[test]
fn nobody_takes_back_after_the_next_player_acted() {
    let mut table = table();
    let first = active(&table);
    act(&mut table, "end");
    assert!(table.can_undo(first), "ending the turn tells nothing new");
    act(&mut table, "coins 1");
    assert_eq!(table.undo(first), Err(Refused::TooLateToUndo));
}

#[test]
fn a_simultaneous_choice_can_be_changed_until_the_last_seat_has_chosen() {
    let mut table = Table::<SevenWondersDice>::new(Options::plain(3), seed(8)).unwrap();
    let pass = || "pass".parse().unwrap();
    table.act(Seat(0), pass()).unwrap();
    table.act(Seat(1), pass()).unwrap();
    table.undo(Seat(0)).unwrap();
    assert!(table.game().to_act().contains(Seat(0)) && !table.game().to_act().contains(Seat(1)));
    table.act(Seat(0), pass()).unwrap();
    table.act(Seat(2), pass()).unwrap();
    assert_eq!(table.game().round, 2);
    assert_eq!(table.undo(Seat(0)), Err(Refused::TooLateToUndo));
    let file = table.save(&[]);
    assert!(matches!(verify::<SevenWondersDice>(&file).unwrap(), Verdict::Fair { moves: 3, .. }));
}

#[test]
fn a_refusal_changes_nothing_and_is_not_recorded() {
    let mut table = table();
    let before = table.save(&[]);
    let refused = table.act(active(&table), Action::Repay).unwrap_err();
    assert_eq!(refused.to_string(), "rule 9.3");
    assert_eq!(table.why(active(&table), Action::Repay), Err(builders::Illegal::OnlyAtTheEnd));
    assert_eq!(table.save(&[]), before);
}

#[test]
fn the_seed_is_shown_only_at_the_end() {
    assert_eq!(table().revealed_seed(), None);
    assert!(!format!("{:?}", table()).contains(&String::from(seed(1))));
    assert_eq!(played(4).revealed_seed(), Some(seed(4)));
}

#[test]
fn a_fair_game_is_verified() {
    let table = played(5);
    let verdict = verify::<Builders>(&table.save(&[])).unwrap();
    assert_eq!(verdict, Verdict::Fair { moves: table.moves(), over: true });
}

#[test]
fn another_seed_is_noticed() {
    let mut file = played(5).save(&[]);
    file.seed = seed(6);
    assert_eq!(verify::<Builders>(&file).unwrap(), Verdict::OtherSeed);
}

#[test]
fn a_changed_log_is_noticed() {
    let mut file = played(5).save(&[]);
    let Record::Act { act, .. } = &mut file.records[0] else { panic!("the first record is no undo") };
    *act = if act == "coins 1" { "coins 2".into() } else { "coins 1".into() };
    assert!(matches!(verify::<Builders>(&file).unwrap(), Verdict::Differs { record: 0, .. }));
}

#[test]
fn a_table_whose_log_no_longer_replays_goes_on_from_its_snapshot() {
    let mut table = table();
    act(&mut table, "coins 3");
    let mut file = table.save(&[]);
    file.records[0] =
        Record::Act { seat: active(&table), act: "repay".into(), hash: file.records[0].hash().clone() };
    let mut resumed = Table::<Builders>::open(&file).unwrap();
    assert!(resumed.is_resumed());
    assert_eq!(resumed.game(), table.game());
    act(&mut resumed, "end");
}

#[test]
fn a_broken_file_gets_a_clear_answer() {
    let problem = |text: &str| GameFile::read(text).unwrap_err().to_string();
    assert!(problem("nonsense").starts_with("this is no game file"));
    assert!(problem("{}").contains("missing field `format`"));
    let mut file = table().save(&[]);
    file.game = "chess".into();
    assert!(matches!(Table::<Builders>::open(&file), Err(OpenError::OtherGame { .. })));
    let mut file = table().save(&[]);
    file.options["seats"] = 9.into();
    assert!(Table::<Builders>::open(&file).unwrap_err().to_string().contains("other options"));
    let mut file = table().save(&[]);
    let state = file.snapshot.state.get().replace("\"seats\":3", "\"seats\":9");
    file.snapshot.state = RawValue::from_string(state).unwrap();
    file.options["seats"] = 9.into();
    assert!(Table::<Builders>::open(&file).unwrap_err().to_string().contains("9 players"));
    let text = table().save(&[]).write().replace("\"seed\": \"", "\"seed\": \"zz");
    assert!(problem(&text).contains("64 hexadecimal digits"));
}

#[test]
fn a_finished_game_is_played_on_from_its_middle() {
    let table = played(3);
    let mut other = table.play_on(20, seed(9)).unwrap();
    assert_eq!(other.game(), table.at(20));
    assert_eq!(other.moves(), 20);
    let mut rng = Chance::seed_from_u64(5);
    let mut legal = Vec::new();
    while let Some(seat) = other.game().to_act().first() {
        other.game().legal(seat, &mut legal);
        other.act(seat, legal[rng.random_range(0..legal.len())]).unwrap();
    }
    let mut file = GameFile::read(&other.save(&[]).write()).unwrap();
    assert_eq!(verify::<Builders>(&file).unwrap(), Verdict::Fair { moves: other.moves(), over: true });
    let third = other.play_on(30, seed(10)).unwrap();
    assert_eq!(third.game(), other.at(30));
    assert_eq!(other.play_on(10, seed(10)).unwrap().game(), table.at(10));
    file.origins.clear();
    assert!(matches!(verify::<Builders>(&file).unwrap(), Verdict::Differs { .. }));
}

#[test]
fn a_game_that_goes_on_keeps_its_secrets() {
    let mut table = table();
    act(&mut table, "coins 3");
    assert!(table.play_on(0, seed(9)).is_none());
}

/// Those who choose at the same time do not get in each other's way; anything else is a new decision.
#[test]
fn a_decision_stays_the_same_while_others_choose() {
    let mut table = Table::<SevenWondersDice>::new(Options::plain(3), seed(5)).unwrap();
    let everybody = table.game().to_act();
    assert_eq!(everybody.len(), 3, "all choose at once");
    let mut legal = Vec::new();
    table.game().legal(Seat(1), &mut legal);
    table.act(Seat(1), legal[0]).unwrap();
    assert!(table.is_same_decision(0, Seat(0)));
    assert!(!table.is_same_decision(0, Seat(1)), "who has acted decides on something else now");
    assert!(!table.is_same_decision(9, Seat(0)), "the future is unknown");
}

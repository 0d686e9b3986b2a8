//! A table keeps its promises: replay, undo, saving, verification.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use builders::{Action, Builders};
use game::{Edition, Examples, Game, Lang, Options, Printed, RngExt, Seat, Words};
use serde_json::value::RawValue;
use seven_wonders_dice::SevenWondersDice;
use table::{GameFile, Luck, OpenError, Proof, Record, Refused, Seed, Share, Shared, Table, Verdict, verify};
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

fn fair(moves: usize, shared: &[Shared]) -> Verdict {
    Verdict::Fair(Proof { moves, over: true, shares: 0, shared: shared.to_vec() })
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
    assert!(matches!(verify::<SevenWondersDice>(&file).unwrap(), Verdict::Fair(Proof { moves: 3, .. })));
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
fn a_file_that_cannot_be_opened_is_explained_in_both_languages() {
    for error in OpenError::examples() {
        for lang in Lang::ALL {
            Words::new(lang, &[]).try_say(&error.phrase()).unwrap();
        }
    }
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
    assert_eq!(verdict, fair(table.moves(), &[]));
}

#[test]
fn another_seed_is_noticed() {
    let mut file = played(5).save(&[]);
    file.seed = seed(6);
    assert_eq!(verify::<Builders>(&file).unwrap(), Verdict::OtherSeed);
}

/// Luck that nobody promised does not become fair by being called the beginning of another game.
#[test]
fn borrowed_luck_is_named() {
    let table = played(5);
    let mut file = table.save(&[]);
    file.origins =
        serde_json::from_value(serde_json::json!([{"seed": seed(5), "moves": 1_000_000}])).unwrap();
    (file.seed, file.commitment) = (seed(6), seed(6).commitment());
    let Verdict::Fair(proof) = verify::<Builders>(&file).unwrap() else { panic!("the moves replay") };
    assert_eq!(proof.shared, [Shared { moves: table.moves(), commitment: seed(5).commitment() }]);
    let broken = serde_json::json!([{"seed": seed(5), "moves": 10, "commitment": seed(7).commitment()}]);
    file.origins = serde_json::from_value(broken).unwrap();
    assert_eq!(verify::<Builders>(&file).unwrap(), Verdict::OtherSeedOfOrigin { moves: 10 });
}

/// What the players add decides every draw, and a file tells it.
#[test]
fn every_share_changes_the_luck() {
    let share = |seat: u8, word: &str| Share { seat: Seat(seat), share: word.to_owned() };
    let start = |shares: Vec<Share>| {
        Table::<Builders>::new(Options::plain(3), Luck::shared(seed(1), shares)).unwrap()
    };
    let plain = start(Vec::new());
    assert_eq!(plain.game(), table().game(), "games without shares are as they were");
    let shared = start(vec![share(0, "salt"), share(1, "silver")]);
    let starts = [
        *plain.game(),
        *shared.game(),
        *start(vec![share(0, "salt")]).game(),
        *start(vec![share(1, "salt"), share(0, "silver")]).game(),
        *start(vec![share(0, "salts"), share(1, "ilver")]).game(),
    ];
    for (number, one) in starts.iter().enumerate() {
        assert!(!starts[..number].contains(one), "two ways to share give the same game");
    }
    assert_eq!(shared.commitment(), plain.commitment(), "the promise was made before");
    let mut file = GameFile::read(&shared.save(&[]).write()).unwrap();
    assert!(matches!(verify::<Builders>(&file).unwrap(), Verdict::Fair(Proof { shares: 2, .. })));
    assert_eq!(Table::<Builders>::open(&file).unwrap().game(), shared.game());
    file.shares[0].share = "sand".to_owned();
    file.records.clear();
    assert_ne!(Table::<Builders>::open(&file).unwrap().game(), shared.game());
}

/// A corrected default edition takes no game away: the file brings the one it was played with.
#[test]
fn a_game_of_another_default_edition_opens() {
    let text = <Builders as Game>::Edition::DEFAULT.to_owned() + "\n# a correction\n";
    let edition = Printed::read("default", "default.toml", &text).unwrap();
    let mut table = Table::<Builders>::new(Options { edition, ..Options::plain(2) }, seed(2)).unwrap();
    act(&mut table, "coins 1");
    let file = GameFile::read(&table.save(&[]).write()).unwrap();
    assert_ne!(file.edition_id(), Printed::<<Builders as Game>::Edition>::standard().id());
    let opened = Table::<Builders>::open(&file).unwrap();
    assert_eq!((opened.game(), opened.is_resumed()), (table.game(), false));
    assert!(table.save(&[]).edition.is_some() && self::table().save(&[]).edition.is_some());
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
    let shared = Shared { moves: 20, commitment: seed(3).commitment() };
    assert_eq!(verify::<Builders>(&file).unwrap(), fair(other.moves(), &[shared]));
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

/// A position of a round in which all choose at once, reached by random clicks.
fn in_the_middle_of_a_round(number: u64) -> Table<SevenWondersDice> {
    let mut table = Table::<SevenWondersDice>::new(Options::plain(3), seed(number)).unwrap();
    let mut rng = Chance::seed_from_u64(number);
    for _ in 0..rng.random_range(0..60) {
        let seats: Vec<Seat> = table.game().to_act().iter().collect();
        if seats.is_empty() {
            break;
        }
        let seat = seats[rng.random_range(0..seats.len())];
        let mut legal = Vec::new();
        table.game().legal(seat, &mut legal);
        table.act(seat, legal[rng.random_range(0..legal.len())]).unwrap();
    }
    table
}

/// What another seat chooses in secret neither takes my undo away nor shows in it.
#[test]
fn a_secret_click_of_another_says_nothing_about_my_undo() {
    let mut compared = 0;
    for number in 0..300 {
        let table = in_the_middle_of_a_round(number);
        for (me, other) in [(0, 1), (1, 2), (2, 0)].map(|(me, other)| (Seat(me), Seat(other))) {
            if !table.game().to_act().contains(other) {
                continue;
            }
            let mut legal = Vec::new();
            table.game().legal(other, &mut legal);
            let mut offered: Vec<(game::Seen<SevenWondersDice>, bool)> = Vec::new();
            for action in legal {
                let mut twin = table.clone();
                twin.act(other, action).unwrap();
                let (seen, can) = (twin.game().hide(game::Viewer::Seat(me)), twin.can_undo(me));
                if seen == table.game().hide(game::Viewer::Seat(me)) {
                    assert_eq!(can, table.can_undo(me), "seed {number}: {other:?} `{action}`, {me:?}");
                }
                match offered.iter().find(|(alike, _)| *alike == seen) {
                    Some((_, before)) => {
                        compared += 1;
                        assert_eq!(*before, can, "seed {number}: `{action}` of {other:?} shows to {me:?}");
                    }
                    None => offered.push((seen, can)),
                }
            }
        }
    }
    assert!(compared > 500, "only {compared} comparisons");
}

/// A log of clicks and takings-back is played again in a time that grows with its length, not with its square.
#[test]
fn taking_back_costs_no_more_late_than_early() {
    let mut table = table();
    let seat = active(&table);
    for _ in 0..20_000 {
        table.act(seat, "loan".parse().unwrap()).unwrap();
        table.undo(seat).unwrap();
    }
    let began = std::time::Instant::now();
    let opened = Table::<Builders>::open(&table.save(&[])).unwrap();
    assert_eq!(opened.records().len(), 40_000);
    assert!(began.elapsed().as_secs() < 20, "{:?}", began.elapsed());
}

#[test]
fn a_game_begun_with_an_edition_that_is_refused_now_opens_and_goes_on() {
    type Print = Printed<<Builders as Game>::Edition>;
    let text =
        <Builders as Game>::Edition::DEFAULT.replace("extra-action-price = 5", "extra-action-price = 1");
    let edition = Print::kept("generous", "generous", &text).unwrap();
    let options = Options { edition, ..Options::plain(2) };
    let mut table: Table<Builders> = Table::new(options, seed(1)).unwrap();
    let first = first_legal(&table);
    act(&mut table, &first);
    let file = GameFile::read(&table.save(&[]).write()).unwrap();
    let mut opened = Table::<Builders>::open(&file).unwrap();
    let next = first_legal(&opened);
    act(&mut opened, &next);

    assert!(Print::read("generous", "generous", &text).is_err(), "no new game begins with it");
    assert!(
        matches!(Table::<Builders>::admit(&file), Err(OpenError::Edition(_))),
        "nor comes from elsewhere"
    );
    assert!(Print::named("generous").is_none());
}

fn first_legal(table: &Table<Builders>) -> String {
    let mut legal = Vec::new();
    table.game().legal(active(table), &mut legal);
    legal[0].to_string()
}

#[test]
fn what_is_prepared_changes_nothing_until_it_is_committed() {
    let mut table = table();
    let seat = active(&table);
    let before = (*table.game(), table.records().len());
    let prepared = table.prepare(seat, "coins 1".parse().unwrap()).unwrap();
    assert_eq!((*table.game(), table.records().len()), before);
    let (expected, record) = (*prepared.game(), prepared.record().clone());
    table.commit(prepared);
    assert_eq!((table.game(), table.records().last()), (&expected, Some(&record)));

    let undo = table.prepare_undo(seat).unwrap();
    assert_eq!(table.game(), &expected);
    table.commit(undo);
    assert_eq!((*table.game(), table.records().len()), (before.0, 2));
    assert_eq!(table.moves(), 0);
}

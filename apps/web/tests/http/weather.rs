//! Every write of a whole game fails, at every statement: nothing has changed, the page says so, and the next try
//! succeeds.

use std::time::{Duration, Instant};

use reqwest::StatusCode;
use store::{Place, Status};

use crate::browser::{Server, TableView, Visitor, config};
use crate::servers::database;
use crate::storms::Trouble;

/// The statements a move is stored with: the number is taken, the record written, the snapshot kept, and with the
/// last move of a game its result.
const NUMBER: u8 = 1;
const RECORD: u8 = 2;
const SNAPSHOT: u8 = 3;
const RESULT: u8 = 4;

/// Bad weather keeps one of them from being carried out.
const WEATHER: &str = "CREATE TABLE weather (bad INTEGER); INSERT INTO weather VALUES (0)";
const IN_SQLITE: &str = "
    CREATE TRIGGER no_number AFTER UPDATE ON tables WHEN (SELECT bad FROM weather) = 1
    BEGIN SELECT RAISE(ABORT, 'the disk is full'); END;
    CREATE TRIGGER no_record BEFORE INSERT ON records WHEN (SELECT bad FROM weather) = 2
    BEGIN SELECT RAISE(ABORT, 'the disk is full'); END;
    CREATE TRIGGER no_snapshot BEFORE INSERT ON snapshots WHEN (SELECT bad FROM weather) = 3
    BEGIN SELECT RAISE(ABORT, 'the disk is full'); END;
    CREATE TRIGGER no_result AFTER UPDATE ON tables WHEN NEW.doc <> OLD.doc AND (SELECT bad FROM weather) = 4
    BEGIN SELECT RAISE(ABORT, 'the disk is full'); END";
const IN_POSTGRES: &str = "
    CREATE FUNCTION bad_weather() RETURNS trigger AS $$ BEGIN
        IF (SELECT bad FROM weather) = TG_ARGV[0]::integer THEN RAISE EXCEPTION 'the disk is full'; END IF;
        RETURN NEW;
    END $$ LANGUAGE plpgsql;
    CREATE TRIGGER no_number AFTER UPDATE ON tables FOR EACH ROW EXECUTE FUNCTION bad_weather(1);
    CREATE TRIGGER no_record BEFORE INSERT ON records FOR EACH ROW EXECUTE FUNCTION bad_weather(2);
    CREATE TRIGGER no_snapshot BEFORE INSERT ON snapshots FOR EACH ROW EXECUTE FUNCTION bad_weather(3);
    CREATE TRIGGER no_result AFTER UPDATE ON tables FOR EACH ROW WHEN (NEW.doc <> OLD.doc)
    EXECUTE FUNCTION bad_weather(4)";

struct Weather(Trouble);

impl Weather {
    async fn over(place: &Place) -> Self {
        let mut trouble = Trouble::of(place).await;
        trouble.run(WEATHER).await;
        trouble.run(if matches!(place, Place::Sqlite(_)) { IN_SQLITE } else { IN_POSTGRES }).await;
        Weather(trouble)
    }

    async fn becomes(&mut self, bad: u8) {
        self.0.run(&format!("UPDATE weather SET bad = {bad}")).await;
    }
}

/// Somebody who wants to do something at a table.
struct Attempt<'a> {
    person: &'a Visitor,
    id: &'a str,
    view: &'a TableView,
    action: &'a str,
}

impl Attempt<'_> {
    async fn succeeds(&self) -> bool {
        let answer = self.person.act(self.id, self.view.moves(), self.action).await;
        if answer.status() == StatusCode::SEE_OTHER {
            return true;
        }
        assert_eq!(answer.status(), StatusCode::INTERNAL_SERVER_ERROR);
        assert!(answer.text().await.unwrap().contains("Something went wrong on our side"), "a page says so");
        let unchanged = self.person.table(self.id).await;
        assert_eq!((unchanged.moves(), unchanged.actions()), (self.view.moves(), self.view.actions()));
        false
    }

    async fn succeeds_in(&self, weather: &mut Weather, bad: u8) -> bool {
        weather.becomes(bad).await;
        self.succeeds().await
    }

    /// Fails at every statement, then succeeds. Returns whether it was the last move of the game.
    async fn carry_through(&self, weather: &mut Weather) -> bool {
        for bad in [NUMBER, RECORD, SNAPSHOT] {
            assert!(!self.succeeds_in(weather, bad).await, "the weather was not that bad");
        }
        let over = !self.succeeds_in(weather, RESULT).await;
        assert!(!over || self.succeeds_in(weather, 0).await, "the weather is fine");
        over
    }
}

async fn every_write_fails_once(place: Place, folder: tempfile::TempDir) {
    let server = Server::at(config(place.clone()), folder).await;
    let people = [server.person("Anna").await, server.person("Béla").await];
    let id = people[0].open("builders", &["me", "open"], &[]).await;
    assert_eq!(people[1].join(&id, 1).await, StatusCode::SEE_OTHER);
    let mut weather = Weather::over(&place).await;
    let (mut moves, mut over, mut waiting_since) = (0, false, Instant::now());
    for person in people.iter().cycle() {
        let view = person.table(&id).await;
        if over {
            assert!(view.0.contains("/rematch\""), "the last move ended the game");
            break;
        }
        assert!(waiting_since.elapsed() < Duration::from_mins(1), "the table is stuck");
        if view.is_my_turn() {
            let actions = view.actions();
            let action = &actions[moves * 7 % actions.len()];
            over = Attempt { person, id: &id, view: &view, action }.carry_through(&mut weather).await;
            (moves, waiting_since) = (moves + 1, Instant::now());
        }
    }
    assert!(moves > 20, "it was a whole game");
    let row = store::open(&place).await.unwrap().table(&id).await.unwrap().unwrap();
    assert_eq!((row.status, row.moves), (Status::Finished, moves as i64));
    assert!(row.doc.contains("\"winners\""), "the result came with the last move");
}

#[tokio::test(flavor = "multi_thread")]
async fn every_write_of_a_game_fails_once_in_sqlite() {
    let folder = tempfile::tempdir().unwrap();
    every_write_fails_once(Place::Sqlite(folder.path().join("pentapolis.db")), folder).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_write_of_a_game_fails_once_in_postgres() {
    let url = database("weather").await;
    every_write_fails_once(Place::Postgres(url), tempfile::tempdir().unwrap()).await;
}

//! Every table in a database of an earlier build can be looked at and played on, by the people of then.

use std::fs;
use std::path::{Path, PathBuf};

use axum::response::IntoResponse;
use axum_extra::extract::cookie::{Cookie, Key, SignedCookieJar};
use reqwest::StatusCode;
use sqlx::{AssertSqlSafe, Connection, PgConnection};
use store::{Place, Status};

use crate::browser::{Server, TableView, Visitor, config};
use crate::servers::database;

fn corpus(name: &str) -> Vec<PathBuf> {
    let folders = fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../corpus")).unwrap();
    let files = folders.map(|folder| folder.unwrap().path().join(name));
    files.filter(|file| file.exists()).collect()
}

/// The cookie that the browser of the first person has had since then.
async fn first_person(server: &Server, place: &Place) -> Visitor {
    let key = store::open(place).await.unwrap().secret_key().await.unwrap();
    let jar = SignedCookieJar::new(Key::try_from(key.as_slice()).unwrap()).add(Cookie::new("who", "1.0"));
    let answer = jar.into_response();
    server.with_cookie(answer.headers()["set-cookie"].to_str().unwrap())
}

/// Looks at every table, acts where it is the visitor's turn, and returns how many tables there were.
async fn look_at_everything(server: &Server, place: &Place) -> usize {
    let visitor = first_person(server, place).await;
    assert!(visitor.read("/").await.contains("Zsófi"));
    let rows = store::open(place).await.unwrap().tables_of(1, 100).await.unwrap();
    for row in &rows {
        let view = visitor.table(&row.id).await;
        if row.status == Status::Waiting {
            continue;
        }
        for page in ["log", "replay", "still?move=1", "verify"] {
            visitor.read(&format!("/t/{}/{page}", row.id)).await;
        }
        if view.is_my_turn() {
            act(&visitor, &row.id, &view).await;
        }
    }
    rows.len()
}

async fn act(visitor: &Visitor, id: &str, view: &TableView) {
    let action = view.actions()[0].clone();
    assert_eq!(visitor.act(id, view.moves(), &action).await.status(), StatusCode::SEE_OTHER, "{id}");
}

#[tokio::test(flavor = "multi_thread")]
async fn sqlite_files_of_earlier_builds_are_taken_over() {
    let files = corpus("pentapolis.db");
    assert!(files.len() >= 2);
    for file in files {
        let folder = tempfile::tempdir().unwrap();
        fs::copy(&file, folder.path().join("pentapolis.db")).unwrap();
        let place = Place::Sqlite(folder.path().join("pentapolis.db"));
        let server = Server::at(config(place.clone()), folder).await;
        assert!(look_at_everything(&server, &place).await >= 6, "{}", file.display());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn postgres_databases_of_earlier_builds_are_taken_over() {
    let files = corpus("pentapolis.sql");
    assert!(files.len() >= 2);
    for (number, file) in files.iter().enumerate() {
        let url = database(&format!("corpus_{number}")).await;
        let mut connection = PgConnection::connect(&url).await.unwrap();
        sqlx::raw_sql(AssertSqlSafe(statements(file))).execute(&mut connection).await.unwrap();
        connection.close().await.unwrap();
        let server = Server::on(&url).await;
        assert!(look_at_everything(&server, &Place::Postgres(url)).await >= 6, "{}", file.display());
    }
}

/// The dump without what only its own program understands.
fn statements(file: &Path) -> String {
    let text = fs::read_to_string(file).unwrap();
    text.lines().filter(|line| !line.starts_with('\\')).collect::<Vec<_>>().join("\n")
}

//! Two servers that differ only in what one player chose in secret answer another player byte for byte the same.

use game::{Game, Seat, Viewer};
use reqwest::StatusCode;
use seven_wonders_dice::SevenWondersDice;
use store::Place;
use table::Table;

use crate::browser::{Server, Visitor, config};

/// Everything the page of a player can ask for without changing anything.
const PAGES: [&str; 8] =
    ["", "?plain=yes", "log", "replay", "still?move=1", "still?move=999", "verify", "file"];

/// All answers to one player, without what names the server or promises another table.
async fn answers(visitor: &Visitor, server: &Server, id: &str, moves: usize) -> Vec<String> {
    let visitor = visitor.at(server);
    let mut answers = Vec::new();
    for page in PAGES {
        answers.push(visitor.get(&format!("/t/{id}/{page}")).await.text().await.unwrap());
    }
    let expected = moves.to_string();
    for (path, action) in [("why", "nonsense"), ("act", "nonsense"), ("undo", "")] {
        let form = [("expected", expected.as_str()), ("action", action)];
        let answer = visitor.post(&format!("/t/{id}/{path}"), &form).await;
        answers.push(format!("{} {}", answer.status(), answer.text().await.unwrap()));
    }
    answers.push(visitor.read(&format!("/t/{id}/")).await);
    let plain = |text: String| {
        let text = text.replace(server.host(), "server");
        let parts =
            text.split("<input type=\"hidden\" name=\"table\"").map(str::to_owned).collect::<Vec<_>>();
        parts
            .iter()
            .map(|part| part.split_once("data-share>").map_or(part.as_str(), |(_, rest)| rest))
            .collect()
    };
    answers.into_iter().map(plain).collect()
}

/// Two actions of a seat after which everything looks the same to another.
fn alike(table: &Table<SevenWondersDice>, other: Seat, me: Seat) -> Option<[String; 2]> {
    let mut legal = Vec::new();
    table.game().legal(other, &mut legal);
    let after = |action| {
        let mut twin = table.clone();
        twin.act(other, action).unwrap();
        twin.game().hide(Viewer::Seat(me))
    };
    let first = *legal.first()?;
    let twin = legal.iter().skip(1).find(|action| after(**action) == after(first))?;
    Some([first.to_string(), twin.to_string()])
}

/// Clicks a few times for both, so that undo is worth asking for.
async fn play(anna: &Visitor, bela: &Visitor, id: &str, clicks: usize) {
    for click in 0..clicks {
        let player = if click % 3 == 0 { anna } else { bela };
        let view = player.table(id).await;
        if let Some(action) = view.actions().get(click % view.actions().len().max(1)) {
            player.act(id, view.moves(), action).await;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_another_chose_in_secret_changes_no_answer() {
    let mut compared = 0;
    for clicks in [0, 1, 4, 7, 10, 13, 16, 19] {
        let here = Server::start().await;
        let (anna, bela) = (here.person("Anna").await, here.person("Béla").await);
        let id = anna.open("seven-wonders-dice", &["me", "open"], &[]).await;
        assert_eq!(bela.join(&id, 1).await, StatusCode::SEE_OTHER);
        play(&anna, &bela, &id, clicks).await;
        let store = here.store().await;
        let table = Table::open(&hall::export(store.as_ref(), &id).await.unwrap()).unwrap();
        let Some(actions) = alike(&table, Seat(1), Seat(0)) else { continue };
        let folder = tempfile::tempdir().unwrap();
        let copy = folder.path().join("pentapolis.db");
        store.backup(&copy).await.unwrap();
        let there = Server::at(config(Place::Sqlite(copy)), folder).await;
        let moves = table.records().len();
        for (server, action) in [&here, &there].into_iter().zip(&actions) {
            assert_eq!(bela.at(server).act(&id, moves, action).await.status(), StatusCode::SEE_OTHER);
        }
        let (one, other) =
            (answers(&anna, &here, &id, moves).await, answers(&anna, &there, &id, moves).await);
        assert_eq!(one, other, "`{}` or `{}` after {clicks} clicks", actions[0], actions[1]);
        compared += 1;
    }
    assert!(compared >= 3, "only {compared} positions");
}

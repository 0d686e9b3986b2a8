//! What can be done at a table, and what cannot.

use std::collections::BTreeSet;

use reqwest::StatusCode;

use crate::browser::{Server, TableView, values};

#[tokio::test(flavor = "multi_thread")]
async fn two_people_open_join_and_play_by_the_panel() {
    let server = Server::start().await;
    let (anna, bela) = (server.person("Anna").await, server.person("Béla").await);
    let id = anna.open("builders", &["me", "open"], &[]).await;
    assert!(bela.table(&id).await.0.contains("Sit down here"));
    assert_eq!(bela.join(&id, 0).await, StatusCode::CONFLICT, "the seat is taken");
    assert_eq!(bela.join(&id, 1).await, StatusCode::SEE_OTHER);
    for _ in 0..60 {
        let (a, b) = (anna.table(&id).await, bela.table(&id).await);
        let (player, view, waiting) = if a.is_my_turn() { (&anna, a, b) } else { (&bela, b, a) };
        assert!(waiting.actions().is_empty(), "only one can act");
        let offered = view.actions();
        assert_eq!(offered.iter().cloned().collect::<BTreeSet<_>>(), view.on_the_board());
        let action = &offered[view.moves() % offered.len()];
        assert_eq!(player.act(&id, view.moves(), action).await.status(), StatusCode::SEE_OTHER);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_acts_only_by_its_owner() {
    let server = Server::start().await;
    let (anna, bela) = (server.person("Anna").await, server.person("Béla").await);
    let id = anna.open("builders", &["me", "open"], &[]).await;
    bela.join(&id, 1).await;
    let (a, b) = (anna.table(&id).await, bela.table(&id).await);
    let (other, view, seat) = if a.is_my_turn() { (&bela, a, "0") } else { (&anna, b, "1") };
    let action = &view.actions()[0];
    let form = [("expected", "0"), ("action", action.as_str()), ("as", seat)];
    let path = format!("/t/{id}/act");
    assert_eq!(other.post(&path, &form).await.status(), StatusCode::FORBIDDEN);
    assert_eq!(server.person("Csilla").await.post(&path, &form).await.status(), StatusCode::FORBIDDEN);
    assert_eq!(server.stranger().post(&path, &form).await.status(), StatusCode::UNAUTHORIZED);
    for path in ["undo", "hint", "why"] {
        let answer = other.post(&format!("/t/{id}/{path}"), &form).await;
        assert_eq!(answer.status(), StatusCode::FORBIDDEN, "{path}");
    }
    assert_eq!(anna.table(&id).await.moves(), 0, "nothing was changed");
}

#[tokio::test(flavor = "multi_thread")]
async fn stale_and_repeated_submissions_change_nothing() {
    let server = Server::start().await;
    let anna = server.person("Anna").await;
    let id = anna.open("builders", &["me", "beside"], &[("name-1", "Béla")]).await;
    let view = anna.wait(&id, |view| view.0.contains("hand the device")).await;
    assert!(view.actions().is_empty(), "nobody's cards are shown before the hand-over");
    let seat = view
        .values("href")
        .into_iter()
        .find_map(|link| link.split_once("?as=").map(|(_, seat)| seat.to_owned()));
    let seat = seat.unwrap();
    let path = format!("/t/{id}/?as={seat}");
    let page = TableView(anna.read(&path).await);
    let action = page.actions()[0].clone();
    let form = [("expected", "0"), ("action", action.as_str()), ("as", seat.as_str())];
    let act = format!("/t/{id}/act");
    assert_eq!(anna.post(&act, &form).await.status(), StatusCode::SEE_OTHER);
    let again = anna.post(&act, &form).await;
    assert_eq!(again.status(), StatusCode::CONFLICT);
    assert!(again.text().await.unwrap().contains("moved on"));
    assert_eq!(anna.table(&id).await.moves(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_refusal_names_the_rule_and_changes_nothing() {
    let server = Server::start().await;
    let anna = server.person("Anna").await;
    let id = anna.open("builders", &["me", "bot"], &[]).await;
    let view = anna.wait(&id, TableView::is_my_turn).await;
    let refused = anna.act(&id, view.moves(), "repay").await;
    assert_eq!(refused.status(), StatusCode::UNPROCESSABLE_ENTITY);
    let text = refused.text().await.unwrap();
    assert!(text.contains("/rules/builders#r9.3"), "the rule is linked");
    assert_eq!(anna.act(&id, view.moves(), "dance").await.status(), StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(anna.table(&id).await.moves(), view.moves());
}

#[tokio::test(flavor = "multi_thread")]
async fn undo_takes_back_what_revealed_nothing() {
    let server = Server::start().await;
    let anna = server.person("Anna").await;
    let id = anna.open("builders", &["me", "bot"], &[]).await;
    let view = anna.wait(&id, TableView::is_my_turn).await;
    let before = view.actions();
    assert_eq!(anna.act(&id, view.moves(), "coins 1").await.status(), StatusCode::SEE_OTHER);
    let expected = (view.moves() + 1).to_string();
    let undone = anna.post(&format!("/t/{id}/undo"), &[("expected", &expected)]).await;
    assert_eq!(undone.status(), StatusCode::SEE_OTHER);
    assert_eq!(anna.table(&id).await.actions(), before);
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_substitute_and_leave_again() {
    let server = Server::start().await;
    let (anna, bela) = (server.person("Anna").await, server.person("Béla").await);
    let id = anna.open("builders", &["me", "open"], &[]).await;
    bela.join(&id, 1).await;
    assert_eq!(anna.post(&format!("/t/{id}/to-bot"), &[]).await.status(), StatusCode::SEE_OTHER);
    bela.wait(&id, TableView::is_my_turn).await;
    assert!(anna.table(&id).await.0.contains("Take it back"));
    anna.post(&format!("/t/{id}/take-back"), &[]).await;
    assert!(!anna.table(&id).await.0.contains("Take it back"));
    bela.post(&format!("/t/{id}/resign"), &[]).await;
    anna.wait(&id, |view| view.is_my_turn() && view.0.contains("has left")).await;
    assert_eq!(bela.post(&format!("/t/{id}/resign"), &[]).await.status(), StatusCode::FORBIDDEN);
}

#[tokio::test(flavor = "multi_thread")]
async fn all_must_agree_to_end_and_may_play_again() {
    let server = Server::start().await;
    let (anna, bela) = (server.person("Anna").await, server.person("Béla").await);
    let id = anna.open("builders", &["me", "open"], &[]).await;
    bela.join(&id, 1).await;
    let end = format!("/t/{id}/propose-end");
    anna.post(&end, &[]).await;
    let view = bela.table(&id).await;
    assert!(view.0.contains("Anna would like to end the game"));
    bela.post(&end, &[]).await;
    let view = anna.table(&id).await;
    assert!(view.0.contains("ended before its end"));
    assert_eq!(anna.act(&id, view.moves(), "coins 1").await.status(), StatusCode::CONFLICT);
    let rematch = anna.post(&format!("/t/{id}/rematch"), &[]).await;
    let again = bela.post(&format!("/t/{id}/rematch"), &[]).await;
    assert_eq!(rematch.headers()["location"], again.headers()["location"], "one rematch for both");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_is_replayed_exported_verified_and_imported() {
    let server = Server::start().await;
    let anna = server.person("Anna").await;
    let id = anna.open("seven-wonders-dice", &["me", "bot"], &[]).await;
    assert_eq!(anna.get(&format!("/t/{id}/file")).await.status(), StatusCode::UNPROCESSABLE_ENTITY);
    let mut view = anna.table(&id).await;
    while !view.0.contains("The game is over") {
        if view.is_my_turn() {
            let actions = view.actions();
            anna.act(&id, view.moves(), &actions[view.moves() * 7 % actions.len()]).await;
        }
        view = anna.table(&id).await;
    }
    let replay = server.stranger().read(&format!("/t/{id}/replay?move=3&as=1")).await;
    assert!(replay.contains("Move 3 of"));
    assert!(anna.read(&format!("/t/{id}/verify")).await.contains("Yes: the revealed seed"));
    let file = anna.read(&format!("/t/{id}/file")).await;
    let imported = anna.post("/import", &[("file", &file)]).await;
    assert_eq!(imported.status(), StatusCode::SEE_OTHER);
    let place = imported.headers()["location"].to_str().unwrap().to_owned();
    assert!(place.ends_with("/replay"));
    assert!(anna.read(&place).await.contains("Score sheet"));
    let broken = file.replace("pentapolis game 1", "something else");
    assert_eq!(anna.post("/import", &[("file", &broken)]).await.status(), StatusCode::UNPROCESSABLE_ENTITY);
}

#[tokio::test(flavor = "multi_thread")]
async fn running_games_are_replayed_only_by_those_who_play_them() {
    let server = Server::start().await;
    let (anna, bela) = (server.person("Anna").await, server.person("Béla").await);
    let id = anna.open("deus", &["me", "bot"], &[]).await;
    let path = format!("/t/{id}/replay");
    assert_eq!(anna.get(&path).await.status(), StatusCode::OK);
    assert_eq!(anna.get(&format!("{path}?as=1")).await.status(), StatusCode::FORBIDDEN);
    assert_eq!(bela.get(&path).await.status(), StatusCode::FORBIDDEN);
    assert_eq!(server.stranger().get(&path).await.status(), StatusCode::FORBIDDEN);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_among_friends_tells_strangers_nothing() {
    let server = Server::start().await;
    let (anna, bela) = (server.person("Anna").await, server.person("Béla").await);
    let seats = [("seats", "2"), ("sitter-0", "me"), ("sitter-1", "bot"), ("level-1", "random")];
    let form = [&[("game", "deus")], &seats[..]].concat();
    let opened = anna.post("/new", &form).await;
    let table = opened.headers()["location"].to_str().unwrap().to_owned();
    for page in ["", "log", "replay", "still?move=0", "verify", "file"] {
        let path = format!("{table}{page}");
        assert_eq!(bela.get(&path).await.status(), StatusCode::FORBIDDEN, "{path}");
        assert_ne!(anna.get(&path).await.status(), StatusCode::FORBIDDEN, "{path}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn cards_in_the_log_lead_to_their_entries() {
    let server = Server::start().await;
    let anna = server.person("Anna").await;
    for (game, seats) in [("builders", 2), ("mare-nostrum", 3), ("age-of-rome", 2)] {
        let sitters: Vec<&str> = (0..seats).map(|seat| if seat == 0 { "me" } else { "bot" }).collect();
        let id = anna.open(game, &sitters, &[]).await;
        for step in 0..12 {
            let view = anna.wait(&id, TableView::is_my_turn).await;
            let actions = view.actions();
            anna.act(&id, view.moves(), &actions[step * 5 % actions.len()]).await;
        }
        let log = anna.read(&format!("/t/{id}/log")).await;
        let start = format!("/editions/{game}?name=default#");
        let entries: BTreeSet<String> = values(&log, "href")
            .iter()
            .filter_map(|link| link.strip_prefix(&start))
            .map(str::to_owned)
            .collect();
        assert!(!entries.is_empty(), "{game}: {log}");
        let edition = anna.read(&format!("/editions/{game}?name=default")).await;
        let known: BTreeSet<String> = values(&edition, "id").into_iter().collect();
        assert!(entries.is_subset(&known), "{game}: {entries:?}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_imported_game_keeps_its_variants_for_a_rematch() {
    let server = Server::start().await;
    let anna = server.person("Anna").await;
    let variants = [("variant-face-down", "true"), ("variant-layout", "random")];
    let id = anna.open("deus", &["me", "beside"], &variants).await;
    let file = hall::export(server.store().await.as_ref(), &id).await.unwrap();
    let imported = anna.post("/import", &[("file", &file.write())]).await;
    let place = imported.headers()["location"].to_str().unwrap().to_owned();
    anna.post(&format!("{place}propose-end"), &[]).await;
    let again = anna.post(&format!("{place}rematch"), &[]).await;
    let again = again.headers()["location"].to_str().unwrap().trim_matches('/').to_owned();
    let file = hall::export(server.store().await.as_ref(), again.rsplit('/').next().unwrap()).await.unwrap();
    assert_eq!(file.options["variants"]["face-down"], true);
    assert_eq!(file.options["variants"]["layout"], "random");
}

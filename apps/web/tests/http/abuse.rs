//! One visitor who wants too much gets less, and the others what they came for.

use reqwest::{Method, StatusCode};

use crate::browser::{Server, TableView};

#[tokio::test(flavor = "multi_thread")]
async fn nobody_acts_and_undoes_without_end() {
    let server = Server::with_limits(1).await;
    let anna = server.person("Anna").await;
    let id = anna.open("builders", &["me", "bot"], &[]).await;
    let view = anna.wait(&id, TableView::is_my_turn).await;
    let mut moves = view.moves();
    for _ in 0..1000 {
        assert_eq!(anna.act(&id, moves, "coins 1").await.status(), StatusCode::SEE_OTHER);
        let undone = anna.post(&format!("/t/{id}/undo"), &[("expected", &(moves + 1).to_string())]).await;
        moves += 2;
        if undone.status() == StatusCode::TOO_MANY_REQUESTS {
            assert!(undone.headers().contains_key("retry-after"));
            assert!(undone.text().await.unwrap().contains("taken back very often"));
            assert!(moves > 1200, "after {moves} records");
            return;
        }
        assert_eq!(undone.status(), StatusCode::SEE_OTHER);
    }
    panic!("{moves} records, and no end");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_line_of_ones_own_before_that_of_the_proxy_is_not_believed() {
    let server = Server::with(|config| (config.behind_proxy, config.limit_factor) = (true, 1)).await;
    let mut passed = 0;
    for number in 0..40 {
        let request = server
            .stranger()
            .request(Method::POST, "/who")
            .header("x-forwarded-for", format!("198.51.100.{number}"))
            .header("x-forwarded-for", "203.0.113.7")
            .form(&[("name", "Anna")]);
        passed += usize::from(request.send().await.unwrap().status() == StatusCode::SEE_OTHER);
    }
    assert!(passed < 25, "{passed} of 40 passed");
}

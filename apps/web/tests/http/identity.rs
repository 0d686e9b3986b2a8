//! Names, passwords, cookies.

use reqwest::StatusCode;

use crate::browser::{Server, TableView};

#[tokio::test(flavor = "multi_thread")]
async fn a_name_is_kept_by_a_password_on_another_device() {
    let server = Server::start().await;
    let anna = server.person("Zsófi Ő").await;
    let id = anna.open("builders", &["me", "open"], &[]).await;
    assert_eq!(
        anna.post("/who/keep", &[("password", "short")]).await.status(),
        StatusCode::UNPROCESSABLE_ENTITY
    );
    assert_eq!(
        anna.post("/who/keep", &[("password", "a long password")]).await.status(),
        StatusCode::SEE_OTHER
    );
    let phone = server.stranger();
    let wrong = phone.post("/who/sign-in", &[("name", "zsófi ő"), ("password", "another password")]).await;
    assert_eq!(wrong.status(), StatusCode::FORBIDDEN);
    let nobody = phone.post("/who/sign-in", &[("name", "nobody"), ("password", "a long password")]).await;
    assert_eq!(nobody.status(), StatusCode::FORBIDDEN);
    let right = phone.post("/who/sign-in", &[("name", "ZSÓFI Ő"), ("password", "a long password")]).await;
    assert_eq!(right.status(), StatusCode::SEE_OTHER);
    assert!(phone.read("/").await.contains(&id), "my tables are there");
    anna.post("/who/sign-out", &[("everywhere", "yes")]).await;
    assert!(!phone.read("/").await.contains(&id), "signed out everywhere");
}

#[tokio::test(flavor = "multi_thread")]
async fn forged_cookies_are_nobody() {
    let server = Server::start().await;
    let anna = server.person("Anna").await;
    anna.post("/who/keep", &[("password", "a long password")]).await;
    for cookie in ["who=1.0", "who=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=1.0", "who=", "who=%ff"] {
        let page = server.stranger().request(reqwest::Method::GET, "/who").header("cookie", cookie);
        let text = page.send().await.unwrap().text().await.unwrap();
        assert!(!text.contains("You are Anna"), "{cookie}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn deleted_people_leave_no_name_behind() {
    let server = Server::start().await;
    let (anna, bela) = (server.person("Annamária").await, server.person("Béla").await);
    let id = anna.open("builders", &["me", "open"], &[]).await;
    bela.join(&id, 1).await;
    anna.post(&format!("/t/{id}/chat"), &[("text", "my-secret-thought")]).await;
    assert!(bela.table(&id).await.0.contains("my-secret-thought"));
    assert_eq!(anna.post("/who/delete", &[]).await.status(), StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(anna.post("/who/delete", &[("sure", "yes")]).await.status(), StatusCode::SEE_OTHER);
    let view = bela.wait(&id, TableView::is_my_turn).await;
    for word in ["Annamária", "my-secret-thought"] {
        assert!(!view.0.contains(word), "{word} is still on the page");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn language_and_theme_are_remembered() {
    let server = Server::start().await;
    let visitor = server.stranger();
    let hungarian =
        visitor.request(reqwest::Method::GET, "/").header("accept-language", "hu-HU,hu;q=0.9,en;q=0.5");
    assert!(hungarian.send().await.unwrap().text().await.unwrap().contains("<html lang=\"hu\""));
    assert!(visitor.read("/").await.contains("<html lang=\"en\""));
    let moved = visitor.get("/lang/hu?back=/rules/deus").await;
    assert_eq!(moved.headers()["location"], "/rules/deus");
    assert!(visitor.read("/rules/deus").await.contains("<html lang=\"hu\""));
    visitor.get("/theme/dark").await;
    assert!(visitor.read("/").await.contains("data-theme=\"dark\""));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_way_back_never_leaves_the_site() {
    let server = Server::start().await;
    let visitor = server.stranger();
    for elsewhere in [
        "//evil.example",
        "https://evil.example",
        "/\\evil.example",
        "/%09/evil.example",
        "/%0d/evil.example",
        "/%0a/evil.example",
        "/games//evil.example",
        "/%00",
        "/%0c",
        "/%7f",
        "/%c2%85",
    ] {
        for door in ["/lang/en", "/theme/dark"] {
            let moved = visitor.get(&format!("{door}?back={elsewhere}")).await;
            assert_eq!(moved.status(), StatusCode::SEE_OTHER, "{door}?back={elsewhere}");
            assert_eq!(moved.headers()["location"], "/", "{door}?back={elsewhere}");
        }
    }
    let named = visitor.post("/who", &[("name", "Anna"), ("back", "/\t/evil.example")]).await;
    assert_eq!(named.headers()["location"], "/");
    let moved = visitor.get("/lang/hu?back=/rules/deus%3Fq%3Dépület%20a").await;
    assert_eq!(moved.headers()["location"], "/rules/deus?q=%C3%A9p%C3%BClet%20a");
}

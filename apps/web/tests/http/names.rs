//! What people may be called, and what a form says that cannot be granted.

use reqwest::StatusCode;

use crate::browser::{Server, values};

const PASSWORD: &str = "a long password";

#[tokio::test(flavor = "multi_thread")]
async fn a_kept_name_is_nobody_elses() {
    let server = Server::start().await;
    let anna = server.person("Anna").await;
    let earlier = server.person("Béla").await;
    anna.post("/who/keep", &[("password", PASSWORD)]).await;
    let id = anna.open("builders", &["me", "open"], &[]).await;
    for name in ["Anna", " anna ", "An\u{200b}na", "\u{410}nna", "\u{202e}Anna"] {
        let guest = server.stranger();
        let refused = guest.post("/who", &[("name", name)]).await;
        assert_eq!(refused.status(), StatusCode::CONFLICT, "{name}");
        assert!(refused.text().await.unwrap().contains("Somebody else keeps this name"), "{name}");
        assert_eq!(
            earlier.post("/who/rename", &[("name", name)]).await.status(),
            StatusCode::CONFLICT,
            "{name}"
        );
        let sits = guest.post(&format!("/t/{id}/join"), &[("seat", "1"), ("name", name)]).await;
        assert_eq!(sits.status(), StatusCode::CONFLICT, "{name}");
        let page = sits.text().await.unwrap();
        assert!(
            page.contains(&format!("name=\"back\" value=\"/t/{id}/\"")),
            "the way back to the table: {page}"
        );
        let opens = [("game", "builders"), ("seats", "2"), ("sitter-0", "me"), ("name", name)];
        assert_eq!(guest.post("/new", &opens).await.status(), StatusCode::CONFLICT, "{name}");
    }
    assert!(
        anna.table(&id).await.0.contains("Sit down here")
            || anna.table(&id).await.0.contains("one seat is free")
    );
    assert_eq!(anna.post("/who/rename", &[("name", "ANNA")]).await.status(), StatusCode::SEE_OTHER);
}

#[tokio::test(flavor = "multi_thread")]
async fn guests_without_a_name_play_even_if_somebody_keeps_theirs() {
    let server = Server::start().await;
    server.person("Guest").await.post("/who/keep", &[("password", PASSWORD)]).await;
    let played = server.stranger().post("/play/builders", &[]).await;
    assert_eq!(played.status(), StatusCode::SEE_OTHER);
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_hides_in_a_name() {
    let server = Server::start().await;
    for name in ["", " ", "\u{200b}", "\u{2800}", "\u{3164}", "\u{301}", "\u{202e}\u{202c}"] {
        let refused = server.stranger().post("/who", &[("name", name)]).await;
        assert_eq!(refused.status(), StatusCode::UNPROCESSABLE_ENTITY, "{name:?}");
    }
    let anna = server.person("\u{202e}An\u{2066}na\u{feff}").await;
    assert!(anna.read("/who").await.contains("You are Anna<"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_name_with_a_zero_is_refused_and_breaks_nothing() {
    let server = Server::start().await;
    let stranger = server.stranger();
    let sign_in = stranger.post("/who/sign-in", &[("name", "a\0b"), ("password", PASSWORD)]).await;
    assert_eq!(sign_in.status(), StatusCode::FORBIDDEN);
    assert!(stranger.post("/who/sessions/%00/end", &[]).await.status().is_client_error());
    let anna = server.person("An\0na").await;
    assert!(anna.post("/who/sessions/%00/end", &[]).await.status().is_client_error());
}

#[tokio::test(flavor = "multi_thread")]
async fn equal_names_at_a_table_are_told_apart_everywhere() {
    let server = Server::start().await;
    let (one, other) = (server.person("Anna").await, server.person("ANNA").await);
    let id = one.open("builders", &["me", "open"], &[]).await;
    assert_eq!(other.join(&id, 1).await, StatusCode::SEE_OTHER);
    one.post(&format!("/t/{id}/chat"), &[("text", "first")]).await;
    other.post(&format!("/t/{id}/chat"), &[("text", "second")]).await;
    let view = one.table(&id).await.0;
    assert!(view.contains("<b>Anna</b> first"));
    assert!(view.contains("<b>ANNA (2)</b> second"));
    other.post(&format!("/t/{id}/propose-end"), &[]).await;
    assert!(one.table(&id).await.0.contains("ANNA (2) would like to end"));
    let beside = one.open("builders", &["me", "beside"], &[("name-1", "anna")]).await;
    assert!(one.table(&beside).await.0.contains("anna (2)"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_refused_form_keeps_what_was_typed_but_no_password() {
    let server = Server::start().await;
    let anna = server.person("Anna").await;
    anna.post("/who/keep", &[("password", PASSWORD)]).await;
    let sign_in = [("name", "Anna \"the first\""), ("password", "wrong-password")];
    let wrong = server.stranger().post("/who/sign-in", &sign_in).await;
    assert_eq!(wrong.status(), StatusCode::FORBIDDEN);
    let page = wrong.text().await.unwrap();
    assert!(values(&page, "value").contains(&"Anna \"the first\"".to_owned()));
    assert!(values(&page, "action").contains(&"/who/sign-in".to_owned()));
    assert!(page.contains("role=\"alert\""));
    assert!(!page.contains("wrong-password"));
    assert!(
        values(&page, "href").contains(&"/lang/hu?back=/who".to_owned()),
        "another language, the same page"
    );

    let taken =
        server.stranger().post("/who", &[("name", "anna"), ("back", "/rules/deus")]).await.text().await;
    let taken = values(&taken.unwrap(), "value");
    assert!(taken.contains(&"anna".to_owned()) && taken.contains(&"/rules/deus".to_owned()));

    let guest = server.person("Béla").await;
    let short = guest.post("/who/keep", &[("password", "short77")]).await;
    assert_eq!(short.status(), StatusCode::UNPROCESSABLE_ENTITY);
    let short = short.text().await.unwrap();
    assert!(short.contains("at least 8 characters") && short.contains("action=\"/who/keep\""));
    assert!(!short.contains("short77"));
    let empty = guest.post("/who/rename", &[("name", "\u{200b}")]).await;
    assert_eq!(empty.status(), StatusCode::UNPROCESSABLE_ENTITY);
    assert!(empty.text().await.unwrap().contains("action=\"/who/rename\""));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_file_that_is_none_comes_back_with_a_plain_word() {
    let server = Server::start().await;
    let anna = server.person("Anna").await;
    let refused = anna.post("/import", &[("file", "my <shopping> list")]).await;
    assert_eq!(refused.status(), StatusCode::UNPROCESSABLE_ENTITY);
    let page = refused.text().await.unwrap();
    assert!(page.contains("my &lt;shopping&gt; list</textarea>"), "the text is still there");
    assert!(page.contains("This is not a game file"));
    let id = anna.open("builders", &["me", "beside"], &[]).await;
    let file = hall::export(server.store().await.as_ref(), &id).await.unwrap().write();
    let changed = file.replace("\"game\": \"builders\"", "\"game\": \"chess\"");
    let refused = anna.post("/import", &[("file", &changed)]).await;
    assert_eq!(refused.status(), StatusCode::UNPROCESSABLE_ENTITY);
    let page = refused.text().await.unwrap();
    assert!(page.contains("the game in it cannot be opened") && page.contains("There is no game `chess`"));
}

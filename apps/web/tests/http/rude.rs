//! Garbage, strangers and the impatient: the right status, a short text, nothing lost.

use std::time::{Duration, Instant};

use reqwest::{Method, StatusCode};
use store::Place;

use crate::browser::{Server, Visitor};
use crate::faults::File;
use crate::servers::database;

#[tokio::test(flavor = "multi_thread")]
async fn unknown_things_are_not_found_in_both_languages() {
    let server = Server::start().await;
    let visitor = server.stranger();
    for path in [
        "/t/nothere/",
        "/t/nothere/replay",
        "/t/%00/",
        "/rules/chess",
        "/editions/chess",
        "/static/x/y",
        "/nowhere",
        "/tables/odd",
    ] {
        let answer = visitor.get(path).await;
        assert_eq!(answer.status(), StatusCode::NOT_FOUND, "{path}");
        assert!(answer.text().await.unwrap().contains("There is nothing here"), "{path}");
    }
    let hungarian =
        visitor.request(Method::GET, "/nowhere").header("cookie", "lang=hu").send().await.unwrap();
    assert!(hungarian.text().await.unwrap().contains("Itt nincs semmi"));
}

#[tokio::test(flavor = "multi_thread")]
async fn garbage_gets_a_short_answer() {
    let server = Server::start().await;
    let anna = server.person("Anna").await;
    let id = anna.open("builders", &["me", "bot"], &[]).await;
    let act = format!("/t/{id}/act");
    for body in [
        "",
        "expected=x&action=end",
        "expected=-1&action=end",
        "expected=99999999999999999999999&action=end",
        "%ff%fe=%00",
        "expected=0",
    ] {
        let answer = anna
            .request(Method::POST, &act)
            .header("content-type", "application/x-www-form-urlencoded")
            .body(body);
        let status = answer.send().await.unwrap().status();
        assert!(status.is_client_error(), "{body:?}: {status}");
    }
    let answer = anna
        .request(Method::POST, &act)
        .header("content-type", "application/json")
        .body("{}")
        .send()
        .await
        .unwrap();
    assert!(answer.status().is_client_error());
    // Little more than a form may hold: whoever still writes when the server hangs up is not told why.
    let huge = "x".repeat(65 * 1024);
    let answer = anna.post(&act, &[("expected", "0"), ("action", &huge)]).await;
    assert_eq!(answer.status(), StatusCode::PAYLOAD_TOO_LARGE);
    for form in [
        [("game", "builders"), ("seats", "9")],
        [("game", "builders"), ("seats", "x")],
        [("game", "chess"), ("seats", "2")],
    ] {
        assert!(anna.post("/new", &form).await.status().is_client_error());
    }
    for file in ["", "{}", "[1,2,3]", "\u{0}"] {
        assert_eq!(anna.post("/import", &[("file", file)]).await.status(), StatusCode::UNPROCESSABLE_ENTITY);
    }
    assert_eq!(anna.get("/healthz").await.status(), StatusCode::OK);
    assert!(anna.read("/metrics").await.contains("pentapolis_requests_total"));
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_of_other_sites_change_nothing() {
    let server = Server::start().await;
    let anna = server.person("Anna").await;
    let id = anna.open("builders", &["me", "open"], &[]).await;
    for (name, value) in [
        ("origin", "https://evil.example"),
        ("origin", "null"),
        ("sec-fetch-site", "cross-site"),
        ("sec-fetch-site", "same-site"),
    ] {
        let request = anna.request(Method::POST, &format!("/t/{id}/leave")).header(name, value);
        assert_eq!(request.send().await.unwrap().status(), StatusCode::FORBIDDEN, "{name}: {value}");
    }
    let own = anna.request(Method::POST, &format!("/t/{id}/leave")).header("origin", &server.address);
    assert_eq!(own.send().await.unwrap().status(), StatusCode::SEE_OTHER);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_people_type_is_never_markup() {
    let server = Server::start().await;
    let anna = server.person("<b>&\"'Anna").await;
    let id = anna.open("builders", &["me", "bot"], &[]).await;
    anna.post(&format!("/t/{id}/chat"), &[("text", "<script>alert(1)</script>")]).await;
    let page = anna.table(&id).await.0;
    assert!(!page.contains("<script>alert") && !page.contains("<b>&\"'Anna"));
    assert!(page.contains("&lt;script&gt;alert(1)"));
}

#[tokio::test(flavor = "multi_thread")]
async fn every_page_is_strict_about_scripts() {
    let server = Server::start().await;
    let anna = server.person("Anna").await;
    let id = anna.open("builders", &["me", "bot"], &[]).await;
    let paths = [
        "/",
        "/new",
        "/games",
        "/bots",
        "/who",
        "/import",
        "/rules/mare-nostrum",
        "/editions/deus",
        "/tables/waiting",
    ];
    let table = [
        format!("/t/{id}/"),
        format!("/t/{id}/log"),
        format!("/t/{id}/replay"),
        format!("/t/{id}/?plain=yes"),
    ];
    for path in paths.into_iter().chain(table.iter().map(String::as_str)) {
        let answer = anna.get(path).await;
        assert_eq!(answer.status(), StatusCode::OK, "{path}");
        let policy = answer.headers()["content-security-policy"].to_str().unwrap().to_owned();
        assert!(policy.contains("script-src 'self'") && !policy.contains("unsafe"), "{path}");
        let page = answer.text().await.unwrap();
        assert!(
            !page.contains(" style=\""),
            "{path} has a style of its own: {:?}",
            page.split(" style=\"").nth(1).map(|rest| &rest[..40])
        );
        assert!(!page.contains(" onclick=") && !page.contains("javascript:"), "{path}");
        for script in page.split("<script").skip(1) {
            assert!(script.contains("src=\"/static/"), "{path}: a script in the page");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_answer_is_strict_about_what_may_be_done_with_it() {
    let server = Server::start().await;
    for path in ["/", "/nowhere", "/healthz", "/manifest.webmanifest"] {
        let answer = server.stranger().get(path).await;
        let header = |name: &str| answer.headers().get(name).map(|value| value.to_str().unwrap().to_owned());
        assert!(header("permissions-policy").unwrap().contains("camera=()"), "{path}");
        assert_eq!(header("cross-origin-opener-policy").unwrap(), "same-origin", "{path}");
        assert_eq!(header("cross-origin-resource-policy").unwrap(), "same-origin", "{path}");
        assert_eq!(header("strict-transport-security"), None, "{path}: this server speaks plain HTTP");
    }
    let proxied = Server::with(|config| config.behind_proxy = true).await;
    let answer = proxied.stranger().get("/").await;
    assert_eq!(answer.headers()["strict-transport-security"], "max-age=31536000");
}

#[tokio::test(flavor = "multi_thread")]
async fn whom_to_tell_about_a_hole() {
    let silent = Server::start().await;
    assert_eq!(silent.stranger().get("/.well-known/security.txt").await.status(), StatusCode::NOT_FOUND);
    let server = Server::with(|config| config.contact = Some("mailto:host@example.org".to_owned())).await;
    let answer = server.stranger().get("/.well-known/security.txt").await;
    assert_eq!(answer.headers()["content-type"], "text/plain; charset=utf-8");
    let text = answer.text().await.unwrap();
    assert!(text.starts_with("Contact: mailto:host@example.org\nExpires: 20"), "{text}");
    assert!(text.contains("Z\nPreferred-Languages: en, hu\n"), "{text}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_name_with_a_zero_is_nobodys() {
    // PostgreSQL keeps no text with a zero, SQLite does.
    for server in [Server::start().await, Server::on(&database("zero").await).await] {
        let form = [("name", "a\0b"), ("password", "a long password")];
        assert_eq!(server.stranger().post("/who/sign-in", &form).await.status(), StatusCode::FORBIDDEN);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_long_chat_costs_a_page_nothing_and_ends() {
    let server = Server::start().await;
    let anna = server.person("Anna").await;
    let id = anna.open("builders", &["me", "open"], &[]).await;
    let quiet = fastest(&anna, &id).await;
    let lines = format!(
        "WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 99999)
        INSERT INTO chat SELECT '{id}', i, NULL, 'Anna', 'line ' || i, 0 FROM n;
        UPDATE tables SET chat = 100000 WHERE id = '{id}'"
    );
    File::of(&server).await.run(&lines).await;
    // One that has not read the table yet.
    let place = Place::Sqlite(server.folder.path().join("pentapolis.db"));
    let other = Server::with(|config| config.place = place).await;
    let anna = anna.at(&other);
    let long = fastest(&anna, &id).await;
    assert!(long < quiet * 10, "{quiet:?} without a chat, {long:?} with a long one");
    let page = anna.table(&id).await.0;
    assert!(page.contains("line 99970") && !page.contains("line 99969"), "the latest 30 are shown");
    let refused = anna.post(&format!("/t/{id}/chat"), &[("text", "one more")]).await;
    assert_eq!(refused.status(), StatusCode::UNPROCESSABLE_ENTITY);
    assert!(refused.text().await.unwrap().contains("its chat is full"));
}

async fn fastest(visitor: &Visitor, id: &str) -> Duration {
    let mut fastest = Duration::MAX;
    for _ in 0..6 {
        let began = Instant::now();
        visitor.table(id).await;
        fastest = fastest.min(began.elapsed());
    }
    fastest
}

#[tokio::test(flavor = "multi_thread")]
async fn the_impatient_are_asked_to_wait() {
    let server = Server::with_limits(1).await;
    let anna = server.person("Anna").await;
    let form = [("name", "nobody"), ("password", "a long password")];
    let began = Instant::now();
    let mut refused = 0;
    for _ in 0..14 {
        let answer = anna.post("/who/sign-in", &form).await;
        if answer.status() == StatusCode::TOO_MANY_REQUESTS {
            refused += 1;
            let seconds: u64 = answer.headers()["retry-after"].to_str().unwrap().parse().unwrap();
            assert!((1..=6).contains(&seconds), "come back in {seconds} s");
        }
    }
    // Ten at once, and one more every six seconds.
    let allowed = 10 + began.elapsed().as_secs() / 6;
    assert!((13_u64.saturating_sub(allowed)..=5).contains(&refused), "{refused} of 14 sign-ins were refused");
    let began = Instant::now();
    let mut opened = 0;
    for _ in 0..30 {
        opened += u64::from(anna.post("/play/builders", &[]).await.status() == StatusCode::SEE_OTHER);
    }
    // Twenty at once, and one more every three seconds.
    let allowed = 21 + began.elapsed().as_secs() / 3;
    assert!(opened <= allowed, "{opened} tables were opened at once");
}

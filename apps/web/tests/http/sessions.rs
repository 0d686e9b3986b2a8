//! Being signed in: where, for how long, and how it ends.

use axum::response::IntoResponse;
use axum_extra::extract::SignedCookieJar;
use axum_extra::extract::cookie::{Cookie, Key};
use reqwest::{Method, StatusCode};

use crate::browser::{Server, Visitor, values};

const PASSWORD: &str = "a long password";

async fn keeps(server: &Server, name: &str) -> Visitor {
    let visitor = server.person(name).await;
    let kept = visitor.post("/who/keep", &[("password", PASSWORD)]).await;
    assert_eq!(kept.status(), StatusCode::SEE_OTHER);
    visitor
}

async fn signs_in(server: &Server, name: &str, password: &str) -> Visitor {
    let visitor = server.stranger();
    visitor.post("/who/sign-in", &[("name", name), ("password", password)]).await;
    visitor
}

async fn is(visitor: &Visitor, name: &str) -> bool {
    visitor.read("/who").await.contains(&format!("You are {name}"))
}

/// The cookie that an answer sets, as a browser would send it.
fn cookie(answer: &reqwest::Response) -> Option<String> {
    let cookies = answer.headers().get_all("set-cookie").iter().map(|value| value.to_str().unwrap());
    cookies.filter(|cookie| cookie.starts_with("who=")).map(str::to_owned).next()
}

fn sent(cookie: &str) -> String {
    cookie.split(';').next().unwrap().to_owned()
}

async fn page_with(server: &Server, cookie: &str) -> reqwest::Response {
    server.stranger().request(Method::GET, "/who").header("cookie", cookie).send().await.unwrap()
}

async fn is_with(server: &Server, cookie: &str, name: &str) -> bool {
    page_with(server, cookie).await.text().await.unwrap().contains(&format!("You are {name}"))
}

/// A cookie as it was before there were sessions: the person and the generation.
async fn from_before(server: &Server, value: &str) -> String {
    let key = Key::from(&server.store().await.secret_key().await.unwrap());
    let jar = SignedCookieJar::new(key).add(Cookie::new("who", value.to_owned()));
    sent(jar.into_response().headers()["set-cookie"].to_str().unwrap())
}

#[tokio::test(flavor = "multi_thread")]
async fn signing_out_ends_the_session_on_the_server() {
    let server = Server::start().await;
    let anna = server.stranger();
    let cookie = cookie(&anna.post("/who", &[("name", "Anna")]).await).unwrap();
    assert!(cookie.contains("Max-Age=31536000"), "a year: {cookie}");
    let copied = sent(&cookie);
    assert!(is_with(&server, &copied, "Anna").await);
    anna.post("/who/sign-out", &[]).await;
    assert!(!is_with(&server, &copied, "Anna").await, "a copied cookie ends with it");
}

#[tokio::test(flavor = "multi_thread")]
async fn another_password_needs_the_old_one_and_ends_the_other_sessions() {
    let server = Server::start().await;
    let anna = keeps(&server, "Anna").await;
    let phone = signs_in(&server, "Anna", PASSWORD).await;
    assert!(is(&phone, "Anna").await);
    let new = ("password", "a longer password");
    for form in [vec![new], vec![new, ("old", "")], vec![new, ("old", "not the old one")]] {
        let refused = phone.post("/who/keep", &form).await;
        assert_eq!(refused.status(), StatusCode::FORBIDDEN);
        assert!(refused.text().await.unwrap().contains("This is not your old password"));
    }
    assert!(is(&anna, "Anna").await);
    assert_eq!(anna.post("/who/keep", &[new, ("old", PASSWORD)]).await.status(), StatusCode::SEE_OTHER);
    assert!(is(&anna, "Anna").await, "she stays");
    assert!(!is(&phone, "Anna").await, "the others are signed out");
    assert!(!is(&signs_in(&server, "Anna", PASSWORD).await, "Anna").await);
    assert!(is(&signs_in(&server, "Anna", "a longer password").await, "Anna").await);
}

#[tokio::test(flavor = "multi_thread")]
async fn everywhere_means_every_session() {
    let server = Server::start().await;
    let anna = keeps(&server, "Anna").await;
    let phone = signs_in(&server, "Anna", PASSWORD).await;
    let before = from_before(&server, "1.1").await;
    assert!(is_with(&server, &before, "Anna").await);
    phone.post("/who/sign-out", &[("everywhere", "yes")]).await;
    assert!(!is(&anna, "Anna").await);
    assert!(!is(&phone, "Anna").await);
    assert!(!is_with(&server, &before, "Anna").await);
}

#[tokio::test(flavor = "multi_thread")]
async fn sessions_are_listed_and_ended_one_by_one() {
    let server = Server::start().await;
    let anna = keeps(&server, "Anna").await;
    let phone = server.stranger();
    let form = [("name", "Anna"), ("password", PASSWORD)];
    let agent = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Safari/604.1";
    phone.request(Method::POST, "/who/sign-in").header("user-agent", agent).form(&form).send().await.unwrap();
    let page = anna.read("/who").await;
    for words in ["Safari on iPhone", "last used: just now", "this device"] {
        assert!(page.contains(words), "{words}");
    }
    let ends: Vec<String> =
        values(&page, "action").into_iter().filter(|action| action.starts_with("/who/sessions/")).collect();
    assert_eq!(ends.len(), 1, "this one is not ended by a button");
    let stranger = server.person("Béla").await;
    stranger.post(&ends[0], &[]).await;
    assert!(is(&phone, "Anna").await, "nobody ends the session of another");
    anna.post(&ends[0], &[]).await;
    assert!(!is(&phone, "Anna").await);
    assert!(is(&anna, "Anna").await);
    assert!(!anna.read("/who").await.contains("iPhone"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_cookie_from_before_is_exchanged_for_a_session() {
    let server = Server::start().await;
    server.person("Anna").await;
    let before = from_before(&server, "1.0").await;
    assert!(!is_with(&server, &from_before(&server, "1.1").await, "Anna").await, "another generation");
    let fragment = server.stranger().request(Method::GET, "/who").header("cookie", &before);
    let fragment = fragment.header("x-fragment", "1").send().await.unwrap();
    assert_eq!(cookie(&fragment), None, "parts of a page begin no session");
    let page = page_with(&server, &before).await;
    let after = sent(&cookie(&page).unwrap());
    assert!(page.text().await.unwrap().contains("You are Anna"));
    assert_ne!(after, before);
    let page = page_with(&server, &after).await;
    assert_eq!(cookie(&page), None, "once is enough");
    assert!(page.text().await.unwrap().contains("You are Anna"));
    assert!(is_with(&server, &before, "Anna").await, "it holds in browsers that have not come back yet");
    let out = server.stranger().request(Method::POST, "/who/sign-out").header("cookie", &after);
    out.header("content-type", "application/x-www-form-urlencoded").send().await.unwrap();
    assert!(!is_with(&server, &after, "Anna").await);
    assert!(!is_with(&server, &before, "Anna").await, "what was exchanged ends with it");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_first_page_of_a_day_renews_the_session() {
    let server = Server::start().await;
    let anna = server.stranger();
    let given = cookie(&anna.post("/who", &[("name", "Anna")]).await).unwrap();
    assert_eq!(cookie(&anna.get("/").await), None, "not every page");
    let day: i64 = 24 * 60 * 60 * 1000;
    server.run(&format!("UPDATE sessions SET used = used - {day}")).await;
    let renewed = cookie(&anna.get("/").await).unwrap();
    assert_eq!(renewed, given, "the same for another year");
    assert_eq!(cookie(&anna.get("/").await), None);
    server.run(&format!("UPDATE sessions SET used = used - {}", 364 * day)).await;
    assert!(is(&anna, "Anna").await);
    server.run(&format!("UPDATE sessions SET used = used - {}", 366 * day)).await;
    assert!(!is(&anna, "Anna").await, "a year without a visit");
}

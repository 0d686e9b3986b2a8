//! All games of mine.

use crate::browser::{Server, values};

#[tokio::test(flavor = "multi_thread")]
async fn my_games_have_all_tables_of_mine_page_by_page() {
    let server = Server::start().await;
    let (anna, bela) = (server.person("Anna").await, server.person("Béla").await);
    let first = anna.open("builders", &["me", "beside"], &[]).await;
    anna.post(&format!("/t/{first}/propose-end"), &[]).await;
    let mut going_on = Vec::new();
    for _ in 0..20 {
        going_on.push(anna.open("deus", &["me", "open"], &[]).await);
    }
    let theirs = bela.open("deus", &["me", "open"], &[("who", "public")]).await;
    let links = async |path| values(&anna.read(path).await, "href");
    let page = links("/mine").await;
    for id in &going_on {
        assert!(page.contains(&format!("/t/{id}/")));
    }
    assert!(page.contains(&"/mine?page=2".to_owned()));
    assert!(!page.contains(&format!("/t/{first}/replay")), "what goes on comes first");
    let last = links("/mine?page=2").await;
    assert!(last.contains(&format!("/t/{first}/replay")));
    assert!(last.contains(&"/mine?page=1".to_owned()) && !last.contains(&"/mine?page=3".to_owned()));
    assert!(page.iter().chain(&last).all(|link| !link.contains(&theirs)));
    for odd in ["/mine?page=0", "/mine?page=-9223372036854775808", "/mine?page=9223372036854775807"] {
        anna.read(odd).await;
    }
    assert!(server.stranger().read("/mine").await.contains("We do not know who you are yet"));
    assert!(links("/").await.contains(&"/mine".to_owned()));
}

#[tokio::test(flavor = "multi_thread")]
async fn all_finished_tables_are_those_of_everybody_and_mine_by_link() {
    let server = Server::start().await;
    let (anna, bela) = (server.person("Anna").await, server.person("Béla").await);
    let by_link = anna.open("builders", &["me", "beside"], &[]).await;
    let public = bela.open("builders", &["me", "beside"], &[("who", "public")]).await;
    for (visitor, id) in [(&anna, &by_link), (&bela, &public)] {
        visitor.post(&format!("/t/{id}/propose-end"), &[]).await;
    }
    let listed = |page: &str, id: &str| values(page, "href").contains(&format!("/t/{id}/replay"));
    let page = anna.read("/tables/finished").await;
    assert!(listed(&page, &by_link) && listed(&page, &public));
    let page = bela.read("/tables/finished").await;
    assert!(!listed(&page, &by_link) && listed(&page, &public));
}

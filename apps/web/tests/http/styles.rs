//! Which style sheets a page loads.

use crate::browser::{Server, Visitor, values};

/// The names of the sheets, and their addresses.
async fn sheets(visitor: &Visitor, path: &str) -> Vec<(String, String)> {
    let page = visitor.read(path).await;
    let head = page.split("</head>").next().unwrap();
    let links = head.split("<link ").filter(|link| link.contains("rel=\"stylesheet\""));
    let addresses = links.flat_map(|link| values(link, "href"));
    addresses.map(|address| (address.rsplit('/').next().unwrap().to_owned(), address)).collect()
}

fn names(sheets: &[(String, String)]) -> Vec<&str> {
    sheets.iter().map(|(name, _)| name.as_str()).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_without_a_board_loads_the_style_of_none() {
    let server = Server::start().await;
    let anna = server.person("Anna").await;
    for path in ["/", "/new?game=deus", "/games", "/bots", "/mine", "/who", "/rules/deus", "/editions/deus"] {
        assert_eq!(names(&sheets(&anna, path).await), ["pentapolis.css"], "{path}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_loads_the_style_of_its_game_alone() {
    let server = Server::start().await;
    let anna = server.person("Anna").await;
    for kind in catalog::games() {
        let id = anna.open(kind.name(), &["me", "bot", "bot"], &[]).await;
        for path in [format!("/t/{id}/"), format!("/t/{id}/replay")] {
            let sheets = sheets(&anna, &path).await;
            let own = format!("{}.css", kind.name());
            assert_eq!(names(&sheets), ["pentapolis.css", &own], "{path}");
            let style = anna.read(&sheets[1].1).await;
            assert!(style.starts_with("@layer board {"), "{own}");
            assert!(style.contains(&format!(".board-{}", kind.name())), "{own}");
            let others = catalog::games().iter().filter(|other| other.name() != kind.name());
            for other in others {
                assert!(!style.contains(&format!(".board-{}", other.name())), "{own} knows {}", other.name());
            }
        }
    }
}

/// While a game is waited for, the page is the one its board will appear on.
#[tokio::test(flavor = "multi_thread")]
async fn who_waits_has_the_style_already() {
    let server = Server::start().await;
    let anna = server.person("Anna").await;
    let id = anna.open("builders", &["me", "open"], &[]).await;
    assert_eq!(names(&sheets(&anna, &format!("/t/{id}/")).await), ["pentapolis.css", "builders.css"]);
}

//! The socket of a table.

use futures_util::StreamExt;
use reqwest::StatusCode;
use tokio_tungstenite::connect_async;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

use crate::browser::Server;

async fn next_text(
    socket: &mut (impl StreamExt<Item = Result<Message, tokio_tungstenite::tungstenite::Error>> + Unpin),
) -> String {
    loop {
        if let Message::Text(text) = socket.next().await.unwrap().unwrap() {
            return text.to_string();
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_hears_at_which_move_its_table_is() {
    let server = Server::start().await;
    let (anna, bela) = (server.person("Anna").await, server.person("Béla").await);
    let id = anna.open("builders", &["me", "open"], &[]).await;
    let address = format!("{}/t/{id}/live", server.address.replace("http", "ws"));
    let (mut socket, _) = connect_async(&address).await.unwrap();
    let first = next_text(&mut socket).await;
    assert!(first.starts_with("0."));
    bela.join(&id, 1).await;
    assert_ne!(next_text(&mut socket).await, first, "somebody sat down");
    let (a, b) = (anna.table(&id).await, bela.table(&id).await);
    let (player, view) = if a.is_my_turn() { (&anna, a) } else { (&bela, b) };
    player.act(&id, view.moves(), &view.actions()[0]).await;
    let heard = next_text(&mut socket).await;
    assert!(heard.starts_with("1."), "{heard}");
    assert!(heard.len() < 20, "the socket says nothing but the version: {heard}");
}

#[tokio::test(flavor = "multi_thread")]
async fn strangers_pages_cannot_open_the_socket() {
    let server = Server::start().await;
    let anna = server.person("Anna").await;
    let id = anna.open("builders", &["me", "open"], &[]).await;
    let mut request =
        format!("{}/t/{id}/live", server.address.replace("http", "ws")).into_client_request().unwrap();
    request.headers_mut().insert("origin", "https://evil.example".parse().unwrap());
    let error = connect_async(request).await.unwrap_err().to_string();
    assert!(error.contains(&StatusCode::FORBIDDEN.as_u16().to_string()), "{error}");
}

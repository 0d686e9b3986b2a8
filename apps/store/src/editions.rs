//! Statements about editions.

use crate::error::{EditionError, StoreError};
use crate::sql::Connection;

/// Keeps the text; what is kept already stays as it is.
pub(crate) async fn keep(
    connection: &mut Connection,
    game: &str,
    fingerprint: &str,
    text: &str,
) -> Result<(), EditionError> {
    let sql = "INSERT INTO editions (game, fingerprint, text) VALUES ($1, $2, $3)
        ON CONFLICT (game, fingerprint) DO NOTHING";
    if connection.run(sql, &[game.into(), fingerprint.into(), text.into()]).await? == 1 {
        return Ok(());
    }
    let kept = find(connection, game, fingerprint).await?;
    if kept.as_deref() == Some(text) { Ok(()) } else { Err(EditionError::Differs) }
}

pub(crate) async fn find(
    connection: &mut Connection,
    game: &str,
    fingerprint: &str,
) -> Result<Option<String>, StoreError> {
    let sql = "SELECT text FROM editions WHERE game = $1 AND fingerprint = $2";
    let row = connection.row(sql, &[game.into(), fingerprint.into()]).await?;
    row.map(|row| row.get("text")).transpose()
}

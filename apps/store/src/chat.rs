//! Statements about what is said at tables.

use crate::error::StoreError;
use crate::model::{ChatLine, PersonId};
use crate::now;
use crate::people;
use crate::sql::{Connection, Row};

pub(crate) async fn say(
    connection: &mut Connection,
    table: &str,
    person: Option<PersonId>,
    name: &str,
    text: &str,
) -> Result<i64, StoreError> {
    if let Some(id) = person {
        people::find(connection, id).await?.ok_or(StoreError::Missing)?;
    }
    let sql = "UPDATE tables SET chat = chat + 1 WHERE id = $1 RETURNING chat - 1 AS number";
    let row = connection.row(sql, &[table.into()]).await?;
    let number: i64 = row.ok_or(StoreError::Missing)?.get("number")?;
    let sql = "INSERT INTO chat (table_id, number, person, name, text, at) VALUES ($1, $2, $3, $4, $5, $6)";
    let values = [table.into(), number.into(), person.into(), name.into(), text.into(), now().into()];
    connection.run(sql, &values).await?;
    connection.changed(table.to_owned());
    Ok(number)
}

/// How many lines there are, counted by the row of the table.
pub(crate) async fn lines(connection: &mut Connection, table: &str) -> Result<i64, StoreError> {
    let row = connection.row("SELECT chat FROM tables WHERE id = $1", &[table.into()]).await?;
    row.map_or(Ok(0), |row| row.get("chat"))
}

pub(crate) async fn said(
    connection: &mut Connection,
    table: &str,
    from: i64,
) -> Result<Vec<ChatLine>, StoreError> {
    let sql = "SELECT number, person, name, text, at FROM chat
        WHERE table_id = $1 AND number >= $2 ORDER BY number";
    connection.rows(sql, &[table.into(), from.into()]).await?.iter().map(line).collect()
}

fn line(row: &Row) -> Result<ChatLine, StoreError> {
    Ok(ChatLine {
        number: row.get("number")?,
        person: row.get("person")?,
        name: row.get("name")?,
        text: row.get("text")?,
        at: row.get("at")?,
    })
}

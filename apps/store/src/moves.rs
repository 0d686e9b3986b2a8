//! Statements about the logs of tables.

use crate::error::{AppendError, StoreError};
use crate::model::{Entry, Glance};
use crate::now;
use crate::sql::Connection;
use crate::tables;

pub(crate) async fn append(
    connection: &mut Connection,
    table: &str,
    entry: &Entry,
) -> Result<(), AppendError> {
    count(connection, table, entry.number, entry.glance).await?;
    insert(connection, table, entry.number, &entry.record).await?;
    if let Some(snapshot) = &entry.snapshot {
        keep_snapshot(connection, table, entry.number + 1, snapshot).await?;
    }
    match &entry.change {
        Some((revision, change)) => tables::change(connection, table, *revision, change).await?,
        None => connection.changed(table.to_owned()),
    }
    Ok(())
}

/// The whole log of a table that has none yet.
pub(crate) async fn fill(
    connection: &mut Connection,
    table: &str,
    records: &[String],
    snapshot: &str,
) -> Result<(), StoreError> {
    for (number, record) in records.iter().enumerate() {
        insert(connection, table, number as i64, record).await?;
    }
    let count = records.len() as i64;
    connection.run("UPDATE tables SET moves = $2 WHERE id = $1", &[table.into(), count.into()]).await?;
    keep_snapshot(connection, table, count, snapshot).await
}

async fn insert(
    connection: &mut Connection,
    table: &str,
    number: i64,
    record: &str,
) -> Result<(), StoreError> {
    let sql = "INSERT INTO records (table_id, number, record) VALUES ($1, $2, $3)";
    connection.run(sql, &[table.into(), number.into(), record.into()]).await.map(drop)
}

async fn keep_snapshot(
    connection: &mut Connection,
    table: &str,
    records: i64,
    snapshot: &str,
) -> Result<(), StoreError> {
    let sql = "INSERT INTO snapshots (table_id, records, snapshot) VALUES ($1, $2, $3)
        ON CONFLICT (table_id) DO UPDATE SET records = excluded.records, snapshot = excluded.snapshot";
    connection.run(sql, &[table.into(), records.into(), snapshot.into()]).await.map(drop)
}

/// Takes the number: the row of the table is locked from here on, so of several that race one comes through.
async fn count(
    connection: &mut Connection,
    table: &str,
    number: i64,
    glance: Glance,
) -> Result<(), AppendError> {
    let sql = "UPDATE tables SET moves = moves + 1, status = $3, to_act = $4, round = $5, updated = $6
        WHERE id = $1 AND moves = $2";
    let values = [
        table.into(),
        number.into(),
        glance.status.name().into(),
        glance.to_act.into(),
        glance.round.into(),
        now().into(),
    ];
    if connection.run(sql, &values).await? == 1 {
        return Ok(());
    }
    let row = connection.row("SELECT moves FROM tables WHERE id = $1", &[table.into()]).await?;
    let moves: i64 = row.ok_or(AppendError::NoTable)?.get("moves")?;
    Err(if number < moves { AppendError::Taken } else { AppendError::Gap })
}

pub(crate) async fn records(
    connection: &mut Connection,
    table: &str,
    from: i64,
) -> Result<Vec<String>, StoreError> {
    let sql = "SELECT record FROM records WHERE table_id = $1 AND number >= $2 ORDER BY number";
    let rows = connection.rows(sql, &[table.into(), from.into()]).await?;
    rows.iter().map(|row| row.get("record")).collect()
}

pub(crate) async fn snapshot(
    connection: &mut Connection,
    table: &str,
) -> Result<Option<(i64, String)>, StoreError> {
    let sql = "SELECT records, snapshot FROM snapshots WHERE table_id = $1";
    let row = connection.row(sql, &[table.into()]).await?;
    row.map(|row| Ok((row.get("records")?, row.get("snapshot")?))).transpose()
}

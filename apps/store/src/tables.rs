//! Statements about the rows of tables.

use crate::error::{ChangeError, CreateError, StoreError};
use crate::model::{PersonId, Status, TableChange, TableRow};
use crate::now;
use crate::sql::{Connection, Row, Value};

/// Selects whole rows; what follows chooses among them.
macro_rules! select_tables {
    ($choice:literal) => {
        concat!(
            "SELECT id, game, status, public, owner, revision, doc, moves, to_act, round, created, updated,
                (SELECT string_agg(CAST(person AS TEXT), ',' ORDER BY place)
                    FROM seated WHERE table_id = tables.id) AS people
            FROM tables ",
            $choice
        )
    };
}

pub(crate) async fn create(connection: &mut Connection, row: &TableRow) -> Result<(), CreateError> {
    let sql =
        "INSERT INTO tables (id, game, status, public, owner, revision, doc, moves, chat, to_act, round,
            created, updated)
        VALUES ($1, $2, $3, $4, $5, $6, $7, 0, 0, $8, $9, $10, $11) ON CONFLICT (id) DO NOTHING";
    let values = [
        (&row.id).into(),
        (&row.game).into(),
        row.status.name().into(),
        row.public.into(),
        row.owner.into(),
        row.revision.into(),
        (&row.doc).into(),
        row.to_act.into(),
        row.round.into(),
        row.created.into(),
        row.updated.into(),
    ];
    if connection.run(sql, &values).await? == 0 {
        return Err(CreateError::IdTaken);
    }
    seat(connection, &row.id, &row.people).await?;
    connection.changed(row.id.clone());
    Ok(())
}

pub(crate) async fn find(connection: &mut Connection, id: &str) -> Result<Option<TableRow>, StoreError> {
    let sql = select_tables!("WHERE id = $1");
    connection.row(sql, &[id.into()]).await?.as_ref().map(table).transpose()
}

pub(crate) async fn change(
    connection: &mut Connection,
    id: &str,
    expected_revision: i64,
    change: &TableChange,
) -> Result<(), ChangeError> {
    let sql = "UPDATE tables SET revision = revision + 1, status = $3, public = $4, doc = $5, to_act = $6,
            round = $7, updated = $8
        WHERE id = $1 AND revision = $2";
    let values = [
        id.into(),
        expected_revision.into(),
        change.status.name().into(),
        change.public.into(),
        (&change.doc).into(),
        change.to_act.into(),
        change.round.into(),
        now().into(),
    ];
    if connection.run(sql, &values).await? == 0 {
        let exists = connection.row("SELECT 1 FROM tables WHERE id = $1", &[id.into()]).await?.is_some();
        return Err(if exists { ChangeError::Conflict } else { ChangeError::NoTable });
    }
    connection.run("DELETE FROM seated WHERE table_id = $1", &[id.into()]).await?;
    seat(connection, id, &change.people).await?;
    connection.changed(id.to_owned());
    Ok(())
}

pub(crate) async fn of_person(
    connection: &mut Connection,
    person: PersonId,
    limit: i64,
) -> Result<Vec<TableRow>, StoreError> {
    let sql = select_tables!(
        "WHERE id IN (SELECT table_id FROM seated WHERE person = $1)
        ORDER BY updated DESC, id LIMIT $2"
    );
    tables(connection, sql, &[person.into(), limit.max(0).into()]).await
}

pub(crate) async fn all_of_person(
    connection: &mut Connection,
    person: PersonId,
    limit: i64,
    offset: i64,
) -> Result<Vec<TableRow>, StoreError> {
    let sql = select_tables!(
        "WHERE id IN (SELECT table_id FROM seated WHERE person = $1)
        ORDER BY status = 'finished', updated DESC, id LIMIT $2 OFFSET $3"
    );
    tables(connection, sql, &[person.into(), limit.max(0).into(), offset.max(0).into()]).await
}

pub(crate) async fn public(
    connection: &mut Connection,
    status: Status,
    limit: i64,
    offset: i64,
) -> Result<Vec<TableRow>, StoreError> {
    let sql = select_tables!(
        "WHERE public = $1 AND status = $2
        ORDER BY updated DESC, id LIMIT $3 OFFSET $4"
    );
    let values = [true.into(), status.name().into(), limit.max(0).into(), offset.max(0).into()];
    tables(connection, sql, &values).await
}

pub(crate) async fn running(
    connection: &mut Connection,
    after: Option<&str>,
    limit: i64,
) -> Result<Vec<TableRow>, StoreError> {
    let sql = select_tables!("WHERE status = $1 AND id > $2 ORDER BY id LIMIT $3");
    let values = [Status::Running.name().into(), after.unwrap_or_default().into(), limit.max(0).into()];
    tables(connection, sql, &values).await
}

pub(crate) async fn delete(connection: &mut Connection, id: &str) -> Result<(), StoreError> {
    if connection.run("DELETE FROM tables WHERE id = $1", &[id.into()]).await? > 0 {
        connection.changed(id.to_owned());
    }
    Ok(())
}

async fn seat(connection: &mut Connection, table: &str, people: &[PersonId]) -> Result<(), StoreError> {
    // A document may still name somebody who was deleted.
    let sql = "INSERT INTO seated (table_id, place, person) SELECT $1, $2, id FROM people WHERE id = $3";
    for (place, &person) in people.iter().enumerate() {
        connection.run(sql, &[table.into(), (place as i64).into(), person.into()]).await?;
    }
    Ok(())
}

async fn tables(
    connection: &mut Connection,
    sql: &'static str,
    values: &[Value<'_>],
) -> Result<Vec<TableRow>, StoreError> {
    connection.rows(sql, values).await?.iter().map(table).collect()
}

fn table(row: &Row) -> Result<TableRow, StoreError> {
    let status: &str = row.get("status")?;
    let people: Option<&str> = row.get("people")?;
    Ok(TableRow {
        id: row.get("id")?,
        game: row.get("game")?,
        status: Status::ALL
            .into_iter()
            .find(|known| known.name() == status)
            .ok_or_else(|| unreadable("status", status))?,
        public: row.get("public")?,
        owner: row.get("owner")?,
        revision: row.get("revision")?,
        doc: row.get("doc")?,
        moves: row.get("moves")?,
        to_act: row.get("to_act")?,
        round: row.get("round")?,
        people: people.map_or(Ok(Vec::new()), numbers)?,
        created: row.get("created")?,
        updated: row.get("updated")?,
    })
}

fn numbers(list: &str) -> Result<Vec<PersonId>, StoreError> {
    list.split(',').map(|number| number.parse().map_err(|_| unreadable("people", list))).collect()
}

fn unreadable(column: &str, found: &str) -> StoreError {
    let source = format!("`{found}` is not expected here").into();
    sqlx::Error::ColumnDecode { index: column.to_owned(), source }.into()
}

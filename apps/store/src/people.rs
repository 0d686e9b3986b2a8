//! Statements about people.

use crate::error::{NameError, StoreError};
use crate::model::{Person, PersonId};
use crate::now;
use crate::sql::{Connection, Row};

pub(crate) async fn add(connection: &mut Connection, name: &str) -> Result<Person, StoreError> {
    let sql = "INSERT INTO people (name, generation, created) VALUES ($1, 0, $2)
        RETURNING id, name, password, generation, created";
    let row = connection.row(sql, &[name.into(), now().into()]).await?;
    person(&row.ok_or(StoreError::Missing)?)
}

pub(crate) async fn find(connection: &mut Connection, id: PersonId) -> Result<Option<Person>, StoreError> {
    let sql = "SELECT id, name, password, generation, created FROM people WHERE id = $1";
    connection.row(sql, &[id.into()]).await?.as_ref().map(person).transpose()
}

pub(crate) async fn find_by_kept_name(
    connection: &mut Connection,
    name: &str,
) -> Result<Option<Person>, StoreError> {
    if name.contains('\0') {
        return Ok(None);
    }
    let sql = "SELECT id, name, password, generation, created FROM people WHERE kept_name = $1";
    connection.row(sql, &[(&folded(name)).into()]).await?.as_ref().map(person).transpose()
}

pub(crate) async fn rename(connection: &mut Connection, id: PersonId, name: &str) -> Result<(), NameError> {
    let sql = "UPDATE people SET name = $2, kept_name = CASE WHEN password IS NULL THEN NULL ELSE $3 END
        WHERE id = $1";
    let renamed = connection.run(sql, &[id.into(), name.into(), (&folded(name)).into()]).await;
    if renamed.map_err(taken)? == 0 { Err(StoreError::Missing.into()) } else { Ok(()) }
}

pub(crate) async fn keep_name(
    connection: &mut Connection,
    id: PersonId,
    password_hash: &str,
) -> Result<(), NameError> {
    // An update that changes nothing locks the row, so that the name stays until it is kept.
    let lock = "UPDATE people SET name = name WHERE id = $1 RETURNING name";
    let row = connection.row(lock, &[id.into()]).await?.ok_or(StoreError::Missing)?;
    let kept_name = folded(row.get("name")?);
    let sql = "UPDATE people SET password = $2, kept_name = $3 WHERE id = $1";
    let kept = connection.run(sql, &[id.into(), password_hash.into(), (&kept_name).into()]).await;
    kept.map(drop).map_err(taken)
}

pub(crate) async fn end_sign_ins(connection: &mut Connection, id: PersonId) -> Result<(), StoreError> {
    let sql = "UPDATE people SET generation = generation + 1 WHERE id = $1";
    if connection.run(sql, &[id.into()]).await? == 0 { Err(StoreError::Missing) } else { Ok(()) }
}

pub(crate) async fn delete(connection: &mut Connection, id: PersonId) -> Result<(), StoreError> {
    // Tables first, as everybody else does who locks several rows.
    let left = "UPDATE tables SET revision = revision + 1
        WHERE id IN (SELECT table_id FROM seated WHERE person = $1) RETURNING id AS table_id";
    let blanked = "UPDATE chat SET name = '', text = '' WHERE person = $1 RETURNING table_id";
    for sql in [left, blanked] {
        for row in connection.rows(sql, &[id.into()]).await? {
            connection.changed(row.get("table_id")?);
        }
    }
    connection.run("DELETE FROM people WHERE id = $1", &[id.into()]).await?;
    Ok(())
}

/// Names that differ only in case are the same.
fn folded(name: &str) -> String {
    name.to_lowercase()
}

/// The only unique column that these statements set is the kept name.
fn taken(error: StoreError) -> NameError {
    if error.is_unique_violation() { NameError::Taken } else { error.into() }
}

fn person(row: &Row) -> Result<Person, StoreError> {
    Ok(Person {
        id: row.get("id")?,
        name: row.get("name")?,
        password: row.get("password")?,
        generation: row.get("generation")?,
        created: row.get("created")?,
    })
}

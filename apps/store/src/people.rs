//! Statements about people.

use crate::error::{NameError, StoreError};
use crate::model::{Person, PersonId};
use crate::names::{folded, likeness};
use crate::now;
use crate::sql::{Connection, Row};

/// Numbers of people begin with 1.
const NOBODY: PersonId = 0;

pub(crate) async fn add(connection: &mut Connection, name: &str) -> Result<Person, NameError> {
    only_if_free(connection, NOBODY, name).await?;
    let sql = "INSERT INTO people (name, generation, created) VALUES ($1, 0, $2)
        RETURNING id, name, password, generation, created";
    let row = connection.row(sql, &[name.into(), now().into()]).await?;
    Ok(person(&row.ok_or(StoreError::Missing)?)?)
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
    // Names that were kept before likenesses were compared may look alike: the one that was typed comes first.
    let sql = "SELECT id, name, password, generation, created FROM people
        WHERE kept_name = $1 OR likeness = $2 ORDER BY kept_name = $1 DESC";
    let (folded, likeness) = (folded(name), likeness(name));
    connection.row(sql, &[(&folded).into(), (&likeness).into()]).await?.as_ref().map(person).transpose()
}

/// A kept name, and what looks like it, belongs to one person alone.
async fn only_if_free(connection: &mut Connection, person: PersonId, name: &str) -> Result<(), NameError> {
    let sql = "SELECT id FROM people WHERE id <> $1 AND (kept_name = $2 OR likeness = $3)";
    let (folded, likeness) = (folded(name), likeness(name));
    let keeper = connection.row(sql, &[person.into(), (&folded).into(), (&likeness).into()]).await?;
    if keeper.is_some() { Err(NameError::Taken) } else { Ok(()) }
}

pub(crate) async fn rename(connection: &mut Connection, id: PersonId, name: &str) -> Result<(), NameError> {
    only_if_free(connection, id, name).await?;
    let sql = "UPDATE people SET name = $2,
            kept_name = CASE WHEN password IS NULL THEN NULL ELSE $3 END,
            likeness = CASE WHEN password IS NULL THEN NULL ELSE $4 END
        WHERE id = $1";
    let (folded, likeness) = (folded(name), likeness(name));
    let values = [id.into(), name.into(), (&folded).into(), (&likeness).into()];
    let renamed = connection.run(sql, &values).await;
    if renamed.map_err(taken)? == 0 { Err(StoreError::Missing.into()) } else { Ok(()) }
}

pub(crate) async fn keep_name(
    connection: &mut Connection,
    id: PersonId,
    password_hash: &str,
) -> Result<(), NameError> {
    // An update that changes nothing locks the row, so that the name stays until it is kept.
    let lock = "UPDATE people SET name = name WHERE id = $1 RETURNING name, kept_name";
    let row = connection.row(lock, &[id.into()]).await?.ok_or(StoreError::Missing)?;
    let (name, kept): (&str, Option<&str>) = (row.get("name")?, row.get("kept_name")?);
    if kept.is_some() {
        // Another password does not touch the name.
        let sql = "UPDATE people SET password = $2 WHERE id = $1";
        connection.run(sql, &[id.into(), password_hash.into()]).await?;
        return Ok(());
    }
    only_if_free(connection, id, name).await?;
    let sql = "UPDATE people SET password = $2, kept_name = $3, likeness = $4 WHERE id = $1";
    let (folded, likeness) = (folded(name), likeness(name));
    let values = [id.into(), password_hash.into(), (&folded).into(), (&likeness).into()];
    connection.run(sql, &values).await.map(drop).map_err(taken)
}

/// Names that were kept before likenesses were compared get theirs, the earliest person first.
pub(crate) async fn write_likenesses(connection: &mut Connection) -> Result<(), StoreError> {
    let sql = "SELECT id, name FROM people WHERE kept_name IS NOT NULL AND likeness IS NULL ORDER BY id";
    for row in connection.rows(sql, &[]).await? {
        let (id, likeness): (i64, String) = (row.get("id")?, likeness(row.get("name")?));
        let sql = "UPDATE people SET likeness = $2 WHERE id = $1 AND likeness IS NULL
            AND NOT EXISTS (SELECT 1 FROM people WHERE likeness = $2)";
        connection.run(sql, &[id.into(), (&likeness).into()]).await?;
    }
    Ok(())
}

/// Ends all sessions, and whatever was signed before there were any.
pub(crate) async fn end_sign_ins(connection: &mut Connection, id: PersonId) -> Result<(), StoreError> {
    retire_old_cookies(connection, id).await?;
    connection.run("DELETE FROM sessions WHERE person = $1", &[id.into()]).await?;
    Ok(())
}

pub(crate) async fn retire_old_cookies(connection: &mut Connection, id: PersonId) -> Result<(), StoreError> {
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

/// The only unique columns that these statements set are the kept name and its likeness.
fn taken(error: StoreError) -> NameError {
    if error.is_unique_violation() { NameError::Taken } else { error.into() }
}

pub(crate) fn person(row: &Row) -> Result<Person, StoreError> {
    Ok(Person {
        id: row.get("id")?,
        name: row.get("name")?,
        password: row.get("password")?,
        generation: row.get("generation")?,
        created: row.get("created")?,
    })
}

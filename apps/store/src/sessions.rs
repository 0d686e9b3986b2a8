//! Statements about sessions.

use rand::TryRng;
use rand::rngs::SysRng;
use sha2::{Digest, Sha256};

use crate::error::StoreError;
use crate::model::{Person, PersonId, Session};
use crate::now;
use crate::people;
use crate::sql::{Connection, Row};

const SECRET_BYTES: usize = 16;
/// Nobody has so many browsers; whoever signs in once more loses the one that was used least lately.
const MOST: i64 = 50;

/// Returns the secret that only the browser keeps.
pub(crate) async fn begin(
    connection: &mut Connection,
    person: PersonId,
    agent: &str,
) -> Result<String, StoreError> {
    people::find(connection, person).await?.ok_or(StoreError::Missing)?;
    make_room(connection, person).await?;
    let secret = secret()?;
    let id = hash(&secret);
    let sql = "INSERT INTO sessions (id, person, created, used, agent) VALUES ($1, $2, $3, $3, $4)";
    let values = [(&id).into(), person.into(), now().into(), agent.into()];
    connection.run(sql, &values).await?;
    Ok(secret)
}

/// Sessions that have ended are removed, of whomever they were.
async fn make_room(connection: &mut Connection, person: PersonId) -> Result<(), StoreError> {
    connection.run("DELETE FROM sessions WHERE used <= $1", &[ended().into()]).await?;
    let sql = "DELETE FROM sessions WHERE person = $1 AND id NOT IN
        (SELECT id FROM sessions WHERE person = $1 ORDER BY used DESC, id LIMIT $2)";
    connection.run(sql, &[person.into(), (MOST - 1).into()]).await?;
    Ok(())
}

pub(crate) async fn find(
    connection: &mut Connection,
    secret: &str,
) -> Result<Option<(Session, Person)>, StoreError> {
    let sql = "SELECT sessions.id AS session, sessions.created AS begun, used, agent,
            people.id, name, password, generation, people.created
        FROM sessions JOIN people ON people.id = sessions.person WHERE sessions.id = $1 AND used > $2";
    let row = connection.row(sql, &[(&hash(secret)).into(), ended().into()]).await?;
    row.map(|row| Ok((session(&row)?, people::person(&row)?))).transpose()
}

pub(crate) async fn renew(connection: &mut Connection, id: &str) -> Result<(), StoreError> {
    connection.run("UPDATE sessions SET used = $2 WHERE id = $1", &[id.into(), now().into()]).await?;
    Ok(())
}

pub(crate) async fn of_person(
    connection: &mut Connection,
    person: PersonId,
) -> Result<Vec<Session>, StoreError> {
    let sql = "SELECT id AS session, created AS begun, used, agent FROM sessions
        WHERE person = $1 AND used > $2 ORDER BY used DESC, id";
    connection.rows(sql, &[person.into(), ended().into()]).await?.iter().map(session).collect()
}

pub(crate) async fn end(connection: &mut Connection, person: PersonId, id: &str) -> Result<(), StoreError> {
    // Its browser may still have, or have given away, a cookie from before there were sessions.
    people::retire_old_cookies(connection, person).await?;
    let sql = "DELETE FROM sessions WHERE id = $1 AND person = $2";
    connection.run(sql, &[id.into(), person.into()]).await?;
    Ok(())
}

/// What was used last at this time has ended.
fn ended() -> i64 {
    now() - Session::LASTS.as_millis() as i64
}

fn secret() -> Result<String, StoreError> {
    let mut bytes = [0; SECRET_BYTES];
    SysRng.try_fill_bytes(&mut bytes).map_err(|_| StoreError::NoRandomness)?;
    Ok(hex::encode(bytes))
}

fn hash(secret: &str) -> String {
    hex::encode(Sha256::digest(secret))
}

fn session(row: &Row) -> Result<Session, StoreError> {
    Ok(Session {
        id: row.get("session")?,
        created: row.get("begun")?,
        used: row.get("used")?,
        agent: row.get("agent")?,
    })
}

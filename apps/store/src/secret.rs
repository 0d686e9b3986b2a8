//! The key that all servers on one database share.

use rand::TryRng;
use rand::rngs::SysRng;

use crate::error::StoreError;
use crate::sql::Connection;

const KEY: &str = "key";
const BYTES: usize = 64;

pub(crate) async fn find(connection: &mut Connection) -> Result<Option<Vec<u8>>, StoreError> {
    let row = connection.row("SELECT value FROM secrets WHERE name = $1", &[KEY.into()]).await?;
    row.map(|row| row.get("value")).transpose()
}

/// Whoever comes first makes it; the others find it.
pub(crate) async fn find_or_make(connection: &mut Connection) -> Result<Vec<u8>, StoreError> {
    let mut key = [0; BYTES];
    SysRng.try_fill_bytes(&mut key).map_err(|_| StoreError::NoRandomness)?;
    let sql = "INSERT INTO secrets (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING";
    connection.run(sql, &[KEY.into(), key.as_slice().into()]).await?;
    find(connection).await?.ok_or(StoreError::Missing)
}

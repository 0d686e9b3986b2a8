//! Whether anything can be written at all: a full disk still answers those who read.

use crate::error::StoreError;
use crate::now;
use crate::sql::Connection;

pub(crate) async fn write(connection: &mut Connection) -> Result<(), StoreError> {
    let sql = "INSERT INTO health (id, at) VALUES (1, $1) ON CONFLICT (id) DO UPDATE SET at = excluded.at";
    connection.run(sql, &[now().into()]).await.map(drop)
}

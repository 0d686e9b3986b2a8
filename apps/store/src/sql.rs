//! One statement for two databases.
//!
//! Both understand `$1`, `RETURNING`, `ON CONFLICT` and `string_agg`, so every statement is written once. Here
//! is all that differs: how values go in and how they come out.

use sqlx::pool::PoolConnection;
use sqlx::postgres::{PgArguments, PgConnection, PgRow};
use sqlx::sqlite::{SqliteArguments, SqliteRow};
use sqlx::{Arguments, Decode, Encode, Postgres, Row as _, Sqlite, Transaction, Type};

use crate::error::StoreError;

/// A connection and the tables that were changed through it.
pub(crate) struct Connection {
    database: Database,
    changed: Vec<String>,
}

enum Database {
    Sqlite(PoolConnection<Sqlite>),
    Postgres(PoolConnection<Postgres>),
    PostgresTransaction(Transaction<'static, Postgres>),
}

impl Connection {
    pub(crate) fn sqlite(connection: PoolConnection<Sqlite>) -> Self {
        Self { database: Database::Sqlite(connection), changed: Vec::new() }
    }

    pub(crate) fn postgres(connection: PoolConnection<Postgres>) -> Self {
        Self { database: Database::Postgres(connection), changed: Vec::new() }
    }

    pub(crate) fn postgres_transaction(transaction: Transaction<'static, Postgres>) -> Self {
        Self { database: Database::PostgresTransaction(transaction), changed: Vec::new() }
    }

    /// Ends a transaction of PostgreSQL; dropping the connection would take it back.
    pub(crate) async fn commit(self) -> Result<(), sqlx::Error> {
        match self.database {
            Database::PostgresTransaction(transaction) => transaction.commit().await,
            Database::Sqlite(_) | Database::Postgres(_) => Ok(()),
        }
    }

    /// Executes a statement and returns how many rows it changed.
    pub(crate) async fn run(&mut self, sql: &'static str, values: &[Value<'_>]) -> Result<u64, StoreError> {
        let rows = match &mut self.database {
            Database::Sqlite(connection) => {
                let query = sqlx::query_with(sql, arguments::<SqliteArguments>(values)?);
                query.execute(&mut **connection).await?.rows_affected()
            }
            Database::Postgres(connection) => run_on_postgres(connection, sql, values).await?,
            Database::PostgresTransaction(transaction) => run_on_postgres(transaction, sql, values).await?,
        };
        Ok(rows)
    }

    pub(crate) async fn rows(
        &mut self,
        sql: &'static str,
        values: &[Value<'_>],
    ) -> Result<Vec<Row>, StoreError> {
        let rows = match &mut self.database {
            Database::Sqlite(connection) => {
                let query = sqlx::query_with(sql, arguments::<SqliteArguments>(values)?);
                query.fetch_all(&mut **connection).await?.into_iter().map(Row::Sqlite).collect()
            }
            Database::Postgres(connection) => rows_of_postgres(connection, sql, values).await?,
            Database::PostgresTransaction(transaction) => rows_of_postgres(transaction, sql, values).await?,
        };
        Ok(rows)
    }

    /// The first row, if there is any.
    pub(crate) async fn row(
        &mut self,
        sql: &'static str,
        values: &[Value<'_>],
    ) -> Result<Option<Row>, StoreError> {
        Ok(self.rows(sql, values).await?.into_iter().next())
    }

    pub(crate) fn changed(&mut self, table: String) {
        if !self.changed.contains(&table) {
            self.changed.push(table);
        }
    }

    pub(crate) fn take_changed(&mut self) -> Vec<String> {
        std::mem::take(&mut self.changed)
    }
}

async fn run_on_postgres(
    connection: &mut PgConnection,
    sql: &'static str,
    values: &[Value<'_>],
) -> Result<u64, sqlx::Error> {
    let query = sqlx::query_with(sql, arguments::<PgArguments>(values)?);
    Ok(query.execute(connection).await?.rows_affected())
}

async fn rows_of_postgres(
    connection: &mut PgConnection,
    sql: &'static str,
    values: &[Value<'_>],
) -> Result<Vec<Row>, sqlx::Error> {
    let query = sqlx::query_with(sql, arguments::<PgArguments>(values)?);
    Ok(query.fetch_all(connection).await?.into_iter().map(Row::Postgres).collect())
}

/// A value of a statement.
#[derive(Clone, Copy)]
pub(crate) enum Value<'v> {
    Flag(bool),
    Number(i64),
    MaybeNumber(Option<i64>),
    Text(&'v str),
    Bytes(&'v [u8]),
}

impl From<bool> for Value<'_> {
    fn from(flag: bool) -> Self {
        Self::Flag(flag)
    }
}

impl From<i64> for Value<'_> {
    fn from(number: i64) -> Self {
        Self::Number(number)
    }
}

impl From<Option<i64>> for Value<'_> {
    fn from(number: Option<i64>) -> Self {
        Self::MaybeNumber(number)
    }
}

impl<'v> From<&'v str> for Value<'v> {
    fn from(text: &'v str) -> Self {
        Self::Text(text)
    }
}

impl<'v> From<&'v String> for Value<'v> {
    fn from(text: &'v String) -> Self {
        Self::Text(text)
    }
}

impl<'v> From<&'v [u8]> for Value<'v> {
    fn from(bytes: &'v [u8]) -> Self {
        Self::Bytes(bytes)
    }
}

fn arguments<'v, A: Arguments>(values: &[Value<'v>]) -> Result<A, sqlx::Error>
where
    bool: Encode<'v, A::Database> + Type<A::Database>,
    i64: Encode<'v, A::Database> + Type<A::Database>,
    Option<i64>: Encode<'v, A::Database> + Type<A::Database>,
    &'v str: Encode<'v, A::Database> + Type<A::Database>,
    &'v [u8]: Encode<'v, A::Database> + Type<A::Database>,
{
    let mut arguments = A::default();
    for value in values {
        let added = match *value {
            Value::Flag(flag) => arguments.add(flag),
            Value::Number(number) => arguments.add(number),
            Value::MaybeNumber(number) => arguments.add(number),
            // PostgreSQL cannot keep it; the other one shall not either.
            Value::Text(text) if text.contains('\0') => Err("a text contains U+0000".into()),
            Value::Text(text) => arguments.add(text),
            Value::Bytes(bytes) => arguments.add(bytes),
        };
        added.map_err(sqlx::Error::Encode)?;
    }
    Ok(arguments)
}

pub(crate) enum Row {
    Sqlite(SqliteRow),
    Postgres(PgRow),
}

impl Row {
    pub(crate) fn get<'r, T>(&'r self, column: &str) -> Result<T, StoreError>
    where
        T: Decode<'r, Sqlite> + Type<Sqlite> + Decode<'r, Postgres> + Type<Postgres>,
    {
        let value = match self {
            Self::Sqlite(row) => row.try_get(column)?,
            Self::Postgres(row) => row.try_get(column)?,
        };
        Ok(value)
    }
}

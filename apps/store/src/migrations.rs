//! The shape of the databases, embedded in the program and brought up to date when a store is opened.

use sqlx::SqlSafeStr;
use sqlx::migrate::{Migration, MigrationType, Migrator};

pub(crate) fn sqlite() -> Migrator {
    Migrator::with_migrations(vec![migration(
        1,
        "tables",
        include_str!("../migrations/sqlite/0001_tables.sql"),
    )])
}

pub(crate) fn postgres() -> Migrator {
    Migrator::with_migrations(vec![migration(
        1,
        "tables",
        include_str!("../migrations/postgres/0001_tables.sql"),
    )])
}

fn migration(version: i64, name: &'static str, sql: &'static str) -> Migration {
    Migration::new(version, name.into(), MigrationType::Simple, sql.into_sql_str(), false)
}

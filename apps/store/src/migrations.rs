//! The shape of the databases, embedded in the program and brought up to date when a store is opened.
//!
//! What was released is never edited: another shape is another entry of the list, with a file for each database.

use sqlx::SqlSafeStr;
use sqlx::migrate::{Migration, MigrationType, Migrator};

/// One step from shape to shape.
struct Step {
    version: i64,
    name: &'static str,
    sqlite: &'static str,
    postgres: &'static str,
}

/// The files of a step are named alike for both databases.
macro_rules! step {
    ($version:literal, $name:literal, $file:literal) => {
        Step {
            version: $version,
            name: $name,
            sqlite: include_str!(concat!("../migrations/sqlite/", $file)),
            postgres: include_str!(concat!("../migrations/postgres/", $file)),
        }
    };
}

const STEPS: &[Step] = &[
    step!(1, "tables", "0001_tables.sql"),
    step!(2, "editions", "0002_editions.sql"),
    step!(3, "sessions", "0003_sessions.sql"),
    step!(4, "health", "0004_health.sql"),
    step!(5, "likenesses", "0005_likenesses.sql"),
];

pub(crate) fn sqlite() -> Migrator {
    migrator(|step| step.sqlite)
}

pub(crate) fn postgres() -> Migrator {
    migrator(|step| step.postgres)
}

fn migrator(sql: impl Fn(&Step) -> &'static str) -> Migrator {
    let migration = |step: &Step| {
        let sql = sql(step).into_sql_str();
        Migration::new(step.version, step.name.into(), MigrationType::Simple, sql, false)
    };
    Migrator::with_migrations(STEPS.iter().map(migration).collect())
}

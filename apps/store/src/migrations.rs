//! The shape of the databases, embedded in the program and brought up to date when a store is opened.

use sqlx::SqlSafeStr;
use sqlx::migrate::{Migration, MigrationType, Migrator};

/// Number and name of every step, in order. A step that was ever released is never changed.
macro_rules! steps {
    ($database:literal) => {
        [
            (1, "tables", include_str!(concat!("../migrations/", $database, "/0001_tables.sql"))),
            (2, "editions", include_str!(concat!("../migrations/", $database, "/0002_editions.sql"))),
            (4, "health", include_str!(concat!("../migrations/", $database, "/0004_health.sql"))),
        ]
    };
}

pub(crate) fn sqlite() -> Migrator {
    migrator(&steps!("sqlite"))
}

pub(crate) fn postgres() -> Migrator {
    migrator(&steps!("postgres"))
}

fn migrator(steps: &[(i64, &'static str, &'static str)]) -> Migrator {
    let migration = |&(version, name, sql): &(i64, &'static str, &'static str)| {
        Migration::new(version, name.into(), MigrationType::Simple, sql.into_sql_str(), false)
    };
    Migrator::with_migrations(steps.iter().map(migration).collect())
}

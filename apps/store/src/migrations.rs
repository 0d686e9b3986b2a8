//! The shape of the databases, embedded in the program and brought up to date when a store is opened.

use sqlx::SqlSafeStr;
use sqlx::migrate::{Migration, MigrationType, Migrator};

/// Number and name of every step, with its statements for each database. A step that was released is never changed.
macro_rules! steps {
    ($($number:literal $name:literal;)+) => {
        pub(crate) fn sqlite() -> Migrator {
            Migrator::with_migrations(vec![
                $(step($number, $name, include_str!(concat!("../migrations/sqlite/000", $number, "_", $name, ".sql")))),+
            ])
        }

        pub(crate) fn postgres() -> Migrator {
            Migrator::with_migrations(vec![
                $(step($number, $name, include_str!(concat!("../migrations/postgres/000", $number, "_", $name, ".sql")))),+
            ])
        }
    };
}

steps! {
    1 "tables";
    2 "editions";
}

fn step(number: i64, name: &'static str, sql: &'static str) -> Migration {
    Migration::new(number, name.into(), MigrationType::Simple, sql.into_sql_str(), false)
}

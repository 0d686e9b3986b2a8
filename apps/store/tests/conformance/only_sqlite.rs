//! What only a file can do.

use std::error::Error;
use std::fs;

use store::{Place, StoreError, open};

use crate::homes::{GLANCE, entry, sqlite, table};

#[tokio::test]
async fn a_backup_can_be_opened() {
    let home = sqlite();
    let store = home.open().await;
    table(&*store, "T1").await;
    store.append("T1", &entry(0, "first", GLANCE, Some("state"))).await.unwrap();
    let key = store.secret_key().await.unwrap();
    let file = home.folder().join("backup 'of today'.db");
    store.backup(&file).await.unwrap();
    store.append("T1", &entry(1, "after the backup", GLANCE, None)).await.unwrap();

    let copy = open(&Place::Sqlite(file)).await.unwrap();
    assert_eq!(copy.records("T1", 0).await.unwrap(), ["first"]);
    assert_eq!(copy.secret_key().await.unwrap(), key);
    copy.append("T1", &entry(1, "in the copy", GLANCE, None)).await.unwrap();
    assert_eq!(store.records("T1", 1).await.unwrap(), ["after the backup"]);
}

#[tokio::test]
async fn a_backup_overwrites_nothing() {
    let home = sqlite();
    let store = home.open().await;
    let file = home.folder().join("letters.txt");
    fs::write(&file, "dear Ada").unwrap();
    assert!(matches!(store.backup(&file).await, Err(StoreError::Backup(_))));
    assert_eq!(fs::read_to_string(&file).unwrap(), "dear Ada");
}

#[tokio::test]
async fn a_file_that_is_no_database_stays_as_it_is() {
    let home = sqlite();
    let file = home.folder().join("letters.txt");
    let letters = "dear Ada, ".repeat(1000);
    fs::write(&file, &letters).unwrap();
    let error = open(&Place::Sqlite(file.clone())).await.err().unwrap();
    assert!(error.to_string().contains("letters.txt"), "{error}");
    assert!(error.source().is_some(), "the reason is told, too");
    assert_eq!(fs::read_to_string(&file).unwrap(), letters);
}

/// What a person said is not left lying in the file when they are forgotten.
#[tokio::test]
async fn deleted_words_are_gone_from_the_file() {
    let home = sqlite();
    let store = home.open().await;
    let ada = table(&*store, "T1").await;
    for _ in 0..200 {
        store.say("T1", Some(ada), "Ada", "my-address-is-a-secret").await.unwrap();
    }
    store.delete_person(ada).await.unwrap();
    store.close().await;
    drop(store);
    let secret = b"my-address-is-a-secret";
    for entry in fs::read_dir(home.folder()).unwrap() {
        let path = entry.unwrap().path();
        let bytes = fs::read(&path).unwrap();
        assert!(!bytes.windows(secret.len()).any(|part| part == secret), "{}", path.display());
    }
}

#[cfg(unix)]
#[tokio::test]
async fn only_the_owner_may_read_the_file_and_its_backup() {
    use std::os::unix::fs::PermissionsExt;

    let home = sqlite();
    let store = home.open().await;
    store.backup(&home.folder().join("backup.db")).await.unwrap();
    for entry in fs::read_dir(home.folder()).unwrap() {
        let entry = entry.unwrap();
        let mode = entry.metadata().unwrap().permissions().mode();
        assert_eq!(mode & 0o077, 0, "{}", entry.path().display());
    }
}

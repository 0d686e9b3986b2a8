//! Editions are kept by their fingerprint.

use store::EditionError;

use crate::homes::Home;

pub(crate) async fn an_edition_is_kept_as_it_was(home: &Home) {
    let store = home.open().await;
    assert_eq!(store.edition("deus", "1f0c").await.unwrap(), None);
    store.keep_edition("deus", "1f0c", "[salt]\nprice = 5\n").await.unwrap();
    store.keep_edition("builders", "1f0c", "another game").await.unwrap();
    let again = home.open().await;
    assert_eq!(again.edition("deus", "1f0c").await.unwrap().as_deref(), Some("[salt]\nprice = 5\n"));
}

pub(crate) async fn an_edition_is_never_changed(home: &Home) {
    let store = home.open().await;
    store.keep_edition("deus", "1f0c", "first").await.unwrap();
    store.keep_edition("deus", "1f0c", "first").await.unwrap();
    assert!(matches!(store.keep_edition("deus", "1f0c", "second").await, Err(EditionError::Differs)));
    assert_eq!(store.edition("deus", "1f0c").await.unwrap().as_deref(), Some("first"));
}

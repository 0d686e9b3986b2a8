//! What is typed wrongly gets a helpful answer.

use builders::Action;

#[test]
fn bad_notation_is_explained() {
    for (text, answer) in [
        ("start piramid", "`piramid` is no building"),
        ("send", "`` is no hand"),
        ("coins many", "`many` is no number of actions"),
        ("coins 300", "`300` is no number of actions"),
        ("loan now", "`loan now` is no action"),
        ("", "`` is no action"),
        ("épít", "`épít` is no action"),
    ] {
        let error = text.parse::<Action>().unwrap_err();
        assert!(error.starts_with(answer), "{text}: {error}");
    }
}

//! What is typed wrongly gets a helpful answer.

use deus::Action;

#[test]
fn bad_notation_is_explained() {
    for (text, answer) in [
        ("build gally", "`gally` is not understood"),
        ("place 3", "`3` is no region"),
        ("place 3,200", "`3,200` is no region"),
        ("sell many wood", "`many` is not understood"),
        ("rob 0", "seats are counted from 1"),
        ("done now", "`done now` is no action"),
        ("", "`` is no action"),
        ("épít", "`épít` is no action"),
    ] {
        let error = text.parse::<Action>().unwrap_err();
        assert!(error.starts_with(answer), "{text}: {error}");
    }
}

#[test]
fn notation_reads_back() {
    for text in [
        "choose civil",
        "face-down temple-of-lares",
        "as military",
        "exchange wood for clay",
        "move 3,-2 to 4,-2",
        "rob 2 of wheat",
        "buy-points 2",
        "settle -4,3",
    ] {
        assert_eq!(text.parse::<Action>().unwrap().to_string(), text);
    }
}

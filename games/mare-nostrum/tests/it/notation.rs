//! What is typed wrongly gets a helpful answer.

use mare_nostrum::Action;

#[test]
fn bad_notation_is_explained() {
    for (text, answer) in [
        ("buy legion at lazio", "there is no province `lazio`"),
        ("buy legion", "the action is incomplete"),
        ("buy palace at latium", "there is no building `palace`"),
        ("take wine by rome", "`from` is expected, not `by`"),
        ("call many", "`many` is no number"),
        ("call 300", "`300` is no number"),
        ("collect tax", "a tax is no good"),
        ("attack rome in latium with 2", "`at` or `on` is expected"),
        ("done now", "`now` is too much"),
        ("épít", "`épít` is no action"),
        ("", "the action is incomplete"),
    ] {
        let error = text.parse::<Action>().unwrap_err();
        assert!(error.starts_with(answer), "{text}: {error}");
    }
}

#[test]
fn an_action_is_small() {
    assert!(size_of::<Action>() <= 8, "{}", size_of::<Action>());
}

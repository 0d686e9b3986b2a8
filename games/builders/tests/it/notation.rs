//! What is typed wrongly gets a helpful answer.

use builders::Action;
use game::Misread;

#[test]
fn bad_notation_is_explained() {
    let unfit = |word: &str, form: &str| Misread::Unfit { word: word.to_owned(), form: form.to_owned() };
    for (text, answer) in [
        ("start piramid", unfit("piramid", "start <building>")),
        ("send", Misread::Incomplete { form: "send <hand>".to_owned() }),
        ("coins many", unfit("many", "coins <actions>")),
        ("coins 300", unfit("300", "coins <actions>")),
        ("loan now", unfit("now", "loan")),
    ] {
        assert_eq!(text.parse::<Action>(), Err(answer), "{text}");
    }
    for text in ["", "épít"] {
        assert!(matches!(text.parse::<Action>(), Err(Misread::Unknown { .. })), "{text}");
    }
}

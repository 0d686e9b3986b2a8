//! What is typed wrongly gets a helpful answer.

use game::Misread;
use mare_nostrum::Action;

#[test]
fn bad_notation_is_explained() {
    let unfit = |word: &str, form: &str| Misread::Unfit { word: word.to_owned(), form: form.to_owned() };
    for (text, answer) in [
        ("buy legion at lazio", unfit("lazio", "buy <item>")),
        ("buy legion", Misread::Incomplete { form: "buy <item>".to_owned() }),
        ("buy palace at latium", unfit("palace", "buy <item>")),
        ("take wine by rome", unfit("by", "take <card> from <from>")),
        ("call many", unfit("many", "call <number>")),
        ("call 300", unfit("300", "call <number>")),
        ("collect tax", unfit("tax", "collect <card>")),
        ("plunder caravan tax at latium", unfit("tax", "plunder <building> at <province>")),
        ("attack rome in latium with 2", unfit("in", "attack <enemy> <field> with <units>")),
        ("done now", unfit("now", "done")),
    ] {
        assert_eq!(text.parse::<Action>(), Err(answer), "{text}");
    }
    for text in ["", "épít"] {
        assert!(matches!(text.parse::<Action>(), Err(Misread::Unknown { .. })), "{text}");
    }
}

#[test]
fn an_action_is_small() {
    assert!(size_of::<Action>() <= 8, "{}", size_of::<Action>());
}

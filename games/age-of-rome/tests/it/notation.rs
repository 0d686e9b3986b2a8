//! What is typed wrongly gets a helpful answer.

use age_of_rome::Action;
use game::Misread;

#[test]
fn bad_notation_is_explained() {
    let unfit = |word: &str, form: &str| Misread::Unfit { word: word.to_owned(), form: form.to_owned() };
    let incomplete = |form: &str| Misread::Incomplete { form: form.to_owned() };
    for (text, answer) in [
        ("place forum", unfit("forum", "place <spot> [with bonus] [with cards]")),
        ("build", incomplete("build <building> [with cards]")),
        ("build castle", unfit("castle", "build <building> [with cards]")),
        ("play sun", unfit("sun", "play <card>")),
        ("set bulla bulla", incomplete("set <cards>")),
        ("put many", unfit("many", "put <denarii>")),
        ("put 70000", unfit("70000", "put <denarii>")),
        ("offer spy at rome trade", unfit("rome", "offer <envoy> at <province> <building>")),
        ("march thrace", incomplete("march <from> <to>")),
        ("tax with cards", unfit("with", "tax")),
        ("deploy thrace with bonus", unfit("with", "deploy <region>")),
    ] {
        assert_eq!(text.parse::<Action>(), Err(answer), "{text}");
    }
    for text in ["", "adózz"] {
        assert!(matches!(text.parse::<Action>(), Err(Misread::Unknown { .. })), "{text}");
    }
}

//! What is typed wrongly gets a helpful answer.

use age_of_rome::Action;

#[test]
fn bad_notation_is_explained() {
    for (text, answer) in [
        ("place forum", "`forum` is no place for a follower"),
        ("build", "`build` is no action"),
        ("build castle", "`castle` is no building"),
        ("play sun", "`sun` is no trade card"),
        ("set bulla bulla", "`set bulla bulla` is no action"),
        ("put many", "`many` is no number of denarii"),
        ("put 70000", "`70000` is no number of denarii"),
        ("offer spy at rome trade", "`rome` is no province"),
        ("march thrace", "`march thrace` is no action"),
        ("tax with cards", "`tax` is no action"),
        ("deploy thrace with bonus", "`deploy thrace` is not followed by such words"),
        ("", "`` is no action"),
        ("adózz", "`adózz` is no action"),
    ] {
        let error = text.parse::<Action>().unwrap_err();
        assert!(error.starts_with(answer), "{text}: {error}");
    }
}

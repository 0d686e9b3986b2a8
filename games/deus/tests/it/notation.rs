//! What is typed wrongly gets a helpful answer.

use deus::{Action, Edition};
use game::{Indexed, Misread, Printed};

#[test]
fn bad_notation_is_explained() {
    let unfit = |word: &str, form: &str| Misread::Unfit { word: word.to_owned(), form: form.to_owned() };
    for (text, answer) in [
        ("build gally", unfit("gally", "build <card>")),
        ("place 3", unfit("3", "place <at>")),
        ("place 3,200", unfit("3,200", "place <at>")),
        ("sell many wood", unfit("many", "sell <count> <resource>")),
        ("rob 0", unfit("0", "rob <victim>")),
        ("rob 2 of", Misread::Incomplete { form: "rob <victim> of <resource>".to_owned() }),
        ("done now", unfit("now", "done")),
    ] {
        assert_eq!(text.parse::<Action>(), Err(answer), "{text}");
    }
    for text in ["", "épít"] {
        assert!(matches!(text.parse::<Action>(), Err(Misread::Unknown { .. })), "{text}");
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

/// Programs count the regions of every shape of the box.
#[test]
fn every_region_of_the_box_has_a_number() {
    let edition = Printed::<Edition>::standard();
    for shape in &edition.shapes {
        for region in shape.ground.regions().iter() {
            let at = shape.ground.hex(region);
            assert!(Action::Place(at).index().is_some(), "{at}");
        }
    }
}

//! The default edition agrees with what is known of the board; a bad file gets a clear answer.

use game::edition::{Confidence, Source};
use game::{Edition as _, Printed};
use mare_nostrum::components::*;
use mare_nostrum::edition::MareNostrumEdition;

fn edition() -> Printed<MareNostrumEdition> {
    Printed::standard()
}

#[test]
fn the_board_has_its_counts() {
    let edition = edition();
    let file = &edition.file;
    assert_eq!((file.province.len(), file.sea.len()), (33, 10));
    assert_eq!(file.province.values().filter(|printed| printed.island).count(), 5);
    assert_eq!(file.province.values().map(|printed| printed.cities.len()).sum::<usize>(), 17);
    let sites = |good| file.province.values().filter(|printed| printed.goods.contains(&good)).count();
    for (count, goods) in [
        (5, &[Card::Grain, Card::Fish, Card::Slaves][..]),
        (3, &[Card::Wine, Card::Metal, Card::Fruit, Card::Livestock, Card::Oil]),
        (2, &[Card::Gold, Card::Gems, Card::Perfume, Card::Papyrus]),
    ] {
        for &good in goods {
            assert_eq!(sites(good), count, "{good}");
            assert_eq!(usize::from(edition.cards[good]), 2 * count + 1, "{good}");
        }
    }
}

#[test]
fn the_rulebook_s_places_are_where_it_says() {
    let board = &edition().board;
    let good = |at: Province, good| board.sites[at].spot(Building::Caravan(good)).is_some();
    assert!(good(Province::Latium, Card::Metal) && good(Province::Latium, Card::Wine));
    assert!(good(Province::Gallia, Card::Livestock) && good(Province::Gallia, Card::Grain));
    assert!(good(Province::Italia, Card::Fruit) && good(Province::Italia, Card::Oil));
    assert!(good(Province::Africa, Card::Perfume) && good(Province::Africa, Card::Fruit));
    assert!(good(Province::Aegyptus, Card::Papyrus) && good(Province::Sinai, Card::Livestock));
    let aegean = board.coast[Sea::Aegaeum];
    for at in [Province::Achaia, Province::Thracia, Province::Asia, Province::Rhodus, Province::Creta] {
        assert!(aegean.contains(at), "{at}");
    }
    assert!(board.is_coastal(Province::Cyrenaica));
    let two = Sea::Africum | Sea::Ionium;
    assert!(board.reach(Province::Cyrenaica, two).contains(Province::Italia));
}

#[test]
fn doubtful_entries_are_marked() {
    let entries = edition().entries();
    let entry = |path: &str| entries.iter().find(|entry| entry.path == path).unwrap();
    assert_eq!(entry("start.rome").source, Source::Rulebook);
    assert_eq!(entry("start.babylon").confidence, Some(Confidence::Guess));
    assert_eq!(entry("sea.phoenicium").source, Source::Reconstructed);
    assert_eq!(entry("province.arabia").confidence, Some(Confidence::Guess));
    assert_eq!(entries.iter().filter(|entry| entry.path.starts_with("province.")).count(), 33);
}

fn refusal(from: &str, to: &str) -> String {
    assert!(MareNostrumEdition::DEFAULT.contains(from), "{from}");
    let text = MareNostrumEdition::DEFAULT.replacen(from, to, 1);
    Printed::<MareNostrumEdition>::load("bad", "bad.toml", &text).unwrap_err().to_string()
}

#[test]
fn a_bad_edition_is_refused_with_the_reason() {
    for (from, to, reason) in [
        (
            "land = [\"dalmatia\", \"germania\", \"latium\"]",
            "land = [\"dalmatia\", \"germania\"]",
            "gallia does not border latium in turn",
        ),
        (
            "sea = [\"ionium\", \"sardoum\"]",
            "sea = [\"ionium\"]",
            "tyrrhenum does not border sardoum in turn",
        ),
        ("cities = [\"roma\"]\ngoods", "cities = []\ngoods", "the city roma is printed 0 times"),
        ("goods = [\"gems\"]\nland = [\"dacia\"", "goods = []\nland = [\"dacia\"", "no site at all"),
        ("choice = [\"grain\", \"livestock\"]", "choice = [\"grain\", \"wine\"]", "wine is not found there"),
        (
            "choice = [\"grain\", \"livestock\"]",
            "choice = [\"grain\", \"livestock\", \"grain\"]",
            "something is named there twice",
        ),
        ("left-out = [\"babylon\"]", "left-out = []", "5 civilizations remain for 4 players"),
        ("central = \"latium\"", "central = \"sicilia\"", "the central province is not in the set-up"),
        ("grain = 11", "grain = 9", "5 sites can yield more cards than there are"),
        ("points-per-loss = 5", "points-per-loss = 0", "is 0, expected 1 to 20"),
        ("[province.gallia]", "[province.galia]", "unknown variant `galia`"),
        ("[sea.pontus]", "[sea.phoenicum]", "unknown variant `phoenicum`"),
        ("role = \"military\"", "role = \"commerce\"", "begin as commerce, not one"),
    ] {
        let problem = refusal(from, to);
        assert!(problem.contains(reason), "{problem}");
        assert!(problem.starts_with("bad.toml:"), "{problem}");
    }
}

#[test]
fn a_broken_sea_route_of_the_rulebook_is_noticed() {
    let text = MareNostrumEdition::DEFAULT.replace(
        "sea = [\"tyrrhenum\", \"sardoum\", \"ionium\", \"africum\"]",
        "sea = [\"tyrrhenum\", \"sardoum\", \"africum\"]",
    );
    let problem = Printed::<MareNostrumEdition>::load("bad", "bad.toml", &text).unwrap_err().to_string();
    assert!(problem.contains("sea route from athenae to syracusae"), "{problem}");
}

#[test]
fn names_in_files_and_notation_agree() {
    for &province in Province::ALL {
        assert_eq!(serde_json::to_value(province).unwrap(), province.to_string());
    }
    for &wonder in Wonder::ALL {
        assert_eq!(serde_json::to_value(wonder).unwrap(), wonder.to_string());
    }
    for &hero in Hero::ALL {
        assert_eq!(serde_json::to_value(hero).unwrap(), hero.to_string());
        assert_eq!(hero.home().map(Hero::of), hero.home().map(|_| hero));
    }
}

//! What is said depends on how things stand.

use builders::components::{Building, Hand, Resource};
use builders::state::{Builders, Phase, Step};
use builders::{Action, Event};
use game::{Game, Lang, Narrate, Options, Seat, Viewer, Words};
use testkit::{Chance, SeedableRng};

const ADA: Seat = Seat(0);

fn table() -> Builders {
    let mut game = Builders::start(&Options::plain(2), &mut Chance::seed_from_u64(42)).unwrap();
    game.start_player = ADA;
    game.phase = Phase::Turn { seat: ADA, actions: 3, invested: false, step: Step::Open };
    game
}

fn words(lang: Lang) -> Words {
    Words::new(lang, &[Builders::locale(lang)])
}

fn label(game: &Builders, action: Action) -> [String; 2] {
    let label = Builders::label(&game.hide(Viewer::Seat(ADA)), ADA, action);
    Lang::ALL.map(|lang| words(lang).say(&label))
}

/// Rule 8.5: what a machine will give is told before it is built.
#[test]
fn a_machine_says_what_it_will_give() {
    let [english, hungarian] = label(&table(), Action::Start(Building::Sawmill));
    assert!(english.starts_with("Start Sawmill (machine that gives ·"), "{english}");
    assert!(hungarian.starts_with("Építkezés megkezdése: Fűrészgép (gép, ezt adja: ·"), "{hungarian}");
}

/// Rule 9.3: the price is named.
#[test]
fn freeing_at_the_settlement_names_its_price() {
    let mut game = table();
    game.phase = Phase::Settlement { seat: ADA };
    let expected = ["Free Slave S1 for 5 sesterces", "Felszabadítás 5 sestertiusért: Rabszolga S1"];
    assert_eq!(label(&game, Action::Free(Hand::S1)), expected);
}

/// Rule 5.5: whoever was freed is a slave no more.
#[test]
fn a_freed_slave_is_called_a_free_worker() {
    let mut game = table();
    game.slaves_left.remove(Hand::S1);
    game.players[ADA].idle.insert(Hand::S1);
    game.freed.insert(Hand::S1);
    let [english, hungarian] = label(&game, Action::Send(Hand::S1));
    assert!(english.starts_with("Send Free worker S1 ("), "{english}");
    assert!(hungarian.starts_with("Munkába állítás: Szabad munkás S1 ("), "{hungarian}");
    let board = Builders::draw(&game.hide(Viewer::Seat(ADA)), &words(Lang::En));
    assert!(board.contains("Free worker S1 [") && !board.contains("Slave S1"), "{board}");
}

/// Rule 5.9: the label of teaching tells what the worker gives afterwards.
#[test]
fn teaching_tells_what_is_given_afterwards() {
    let mut game = table();
    let before = game.gives(Hand::A1);
    let resource = Resource::Decoration;
    game.phase = Phase::Turn { seat: ADA, actions: 3, invested: false, step: Step::Enrolling(resource) };
    game.educated[resource] = Some(Hand::A1);
    let after = game.gives(Hand::A1);
    game.educated[resource] = None;
    assert_ne!(before[resource], after[resource]);
    let [english, _] = label(&game, Action::Teach(Hand::A1));
    assert!(english.contains(&format!("{}, wage", after[resource])), "{english}");
}

/// Rule 9.1: the last round is called once, however many reach the goal in it.
#[test]
fn the_goal_is_called_once() {
    let mut game = table();
    for (seat, buildings) in [
        (ADA, [Building::Pyramid, Building::ColossusOfRhodes, Building::HangingGardens]),
        (Seat(1), [Building::Sphinx, Building::TowerOfBabel, Building::Theatre]),
    ] {
        for building in buildings {
            game.building_deck.remove(building);
            game.players[seat].finished.insert(building);
        }
    }
    let mut events: Vec<Event> = Vec::new();
    for seat in [ADA, Seat(1)] {
        game.apply(seat, Action::End, &mut Chance::seed_from_u64(1), &mut events).unwrap();
    }
    let called = events.iter().filter(|event| matches!(event, Event::GoalReached { .. })).count();
    assert_eq!(called, 1, "{events:?}");
}

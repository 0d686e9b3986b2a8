use age_of_rome::components::{Metal, Task, Title};
use age_of_rome::scoring::{tasks, title};
use age_of_rome::state::Pantheon;

use super::*;

fn alone() -> AgeOfRome {
    table_of(1, ways())
}

/// Rule 10.1: the setup for two with one board.
#[test]
fn s10_1_setup() {
    let game = alone();
    assert_eq!(game.boards().collect::<Vec<_>>(), [BIANKA]);
    assert_eq!((game.tiles_left(Building::Trade, 2), game.tiles_left(Building::Trade, 3)), (2, 1));
    assert_eq!((game.bases[Metal::Gold], game.bases[Metal::Bronze], game.trade_deck.len()), (1, 1, 32));
}

/// Rule 10.2: a denarius for every follower instead of the reward; nothing from a negative event.
#[test]
fn s10_2_events_pay_for_followers() {
    let mut game = alone();
    followers(&mut game, BIANKA, 3);
    let before = game.players[BIANKA].denarii;
    next_event(&mut game, EventCard::GrainDole);
    assert_eq!(game.players[BIANKA].denarii, before + 1 + 3, "tax and followers");
    let mut game = table_of(1, Ways { hard_times: true, ..ways() });
    let before = game.players[BIANKA].denarii;
    next_event(&mut game, EventCard::Famine);
    assert_eq!(game.players[BIANKA].denarii, before + 1, "only the tax");
}

/// Rule 10.3: no intrigues.
#[test]
fn s10_3_no_intrigues() {
    let mut game = alone();
    action_phase(&mut game, BIANKA);
    refused(&game, "place intrigue", Illegal::NoOpponent, "10.3");
    assert_eq!(game.players[BIANKA].discord, 2);
}

/// All seven tasks, one after the other.
fn fulfil(game: &mut AgeOfRome, task: Task) {
    match task {
        Task::Glory => glory(game, BIANKA, 51),
        Task::Medals => Building::ALL[..3].iter().for_each(|&building| medal(game, BIANKA, building)),
        Task::Regions => {
            army(game, BIANKA, Region::Epirus, 2);
            army(game, BIANKA, Region::Thrace, 4);
        }
        Task::Votes => senate(game, &[BIANKA; 4]),
        Task::Sets => {
            own_set(game, BIANKA, [TradeCard::Groma, TradeCard::Groma, TradeCard::Compass]);
            own_set(game, BIANKA, [TradeCard::Bulla, TradeCard::Bulla, TradeCard::SignetRing]);
        }
        Task::Pantheon => {
            game.players[BIANKA].pantheon =
                Pantheon { base: 2, base_top: Some(Metal::Gold), roof: 3, roof_top: Some(Metal::Gold) };
            game.bases[Metal::Gold] = 0;
            game.roofs[Metal::Gold] = 0;
        }
        Task::Missions => {
            keep(game, BIANKA, Mission::FullWarehouse);
            keep(game, BIANKA, Mission::DiscordNeverPasses);
            hold(game, BIANKA, &[TradeCard::Toga]);
            discord(game, BIANKA, 3);
        }
    }
}

/// Rule 10.4: each of the seven tasks.
#[test]
fn s10_4_tasks() {
    for &task in Task::ALL {
        let mut game = alone();
        assert!(tasks(&game, BIANKA).is_empty());
        fulfil(&mut game, task);
        game.check_invariants().unwrap();
        assert_eq!(tasks(&game, BIANKA), EnumSet::only(task));
    }
    let mut game = alone();
    glory(&mut game, BIANKA, 50);
    senate(&mut game, &[BIANKA; 3]);
    assert!(tasks(&game, BIANKA).is_empty());
}

/// Rule 10.5: four tasks are a victory.
#[test]
fn s10_5_titles() {
    for (count, rank) in [(3, 2), (4, 1), (7, 1)] {
        let mut game = alone();
        for &task in &Task::ALL[..count] {
            fulfil(&mut game, task);
        }
        in_round(&mut game, 9);
        game.phase = Phase::Over;
        let outcome = game.outcome().unwrap();
        assert_eq!((outcome.ranks[BIANKA], outcome.scores[BIANKA]), (rank, count as i32));
    }
    let named = [3, 4, 5, 6, 7].map(|count| {
        let mut game = alone();
        for &task in &Task::ALL[..count] {
            fulfil(&mut game, task);
        }
        title(&game)
    });
    let (praetor, imperator, son) = (Some(Title::Praetor), Some(Title::Imperator), Some(Title::SonOfJupiter));
    assert_eq!(named, [None, praetor, praetor, imperator, son]);
}

/// Rule 10.5: the title is announced.
#[test]
fn s10_5_the_title_is_announced() {
    let mut game = alone();
    for &task in &Task::ALL[..4] {
        fulfil(&mut game, task);
    }
    in_round(&mut game, 9);
    let events = end_round(&mut game);
    assert!(events.contains(&Event::TitleWon { seat: BIANKA, title: Title::Praetor }));
}

/// Ruling R32: tasks are counted at the end; what was lost again does not count.
#[test]
fn r32_tasks_count_at_the_end() {
    let mut game = alone();
    glory(&mut game, BIANKA, 51);
    game.players[BIANKA].glory = 50;
    in_round(&mut game, 9);
    game.phase = Phase::Over;
    assert_eq!(game.outcome().unwrap().scores[BIANKA], 0);
    assert_eq!(game.outcome().unwrap().winners().count(), 0);
}

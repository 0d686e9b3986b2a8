use age_of_rome::components::Metal;

use super::*;

fn fresh(seats: u8) -> AgeOfRome {
    AgeOfRome::start(&Options::plain(seats), &mut chance()).unwrap()
}

/// Rule 1.1: one province before each side; two players sit opposite.
#[test]
fn s1_1_provinces_lie_before_the_players() {
    let game = fresh(4);
    let fronts: Vec<Province> = Seat::all(4).map(|seat| game.front(seat)).collect();
    assert_eq!(fronts, [Province::Gallia, Province::Italia, Province::Africa, Province::Hispania]);
    let game = fresh(2);
    assert_eq!((game.front(BIANKA), game.front(HENRIK)), (Province::Gallia, Province::Africa));
    assert_eq!(game.seat_at(Province::Italia), None);
    let game = fresh(3);
    assert_eq!(game.front(GABOR), Province::Africa);
    assert_eq!(game.seat_at(Province::Hispania), None);
}

/// Rule 1.2: 4, 3 and 2 tiles of each type; 4, 2 and 1 with two players.
#[test]
fn s1_2_tiles_by_number_of_players() {
    for (seats, tiles) in [(4, [4, 3, 2]), (3, [4, 3, 2]), (2, [4, 2, 1]), (1, [4, 2, 1])] {
        let game = fresh(seats);
        for &building in Building::ALL {
            assert_eq!([1, 2, 3].map(|level| game.tiles_left(building, level)), tiles);
            assert_eq!(game.medals[building], None);
        }
    }
}

/// Rule 1.3: one shared base and roof for each player.
#[test]
fn s1_3_shared_pieces_by_number_of_players() {
    for (seats, bases, roofs) in
        [(4, [1, 1, 2], [1, 1, 2]), (3, [1, 0, 2], [1, 1, 1]), (2, [1, 0, 1], [1, 1, 0])]
    {
        let game = fresh(seats);
        let count =
            |pool: enum_map::EnumMap<Metal, u8>| [Metal::Gold, Metal::Silver, Metal::Bronze].map(|m| pool[m]);
        assert_eq!((count(game.bases), count(game.roofs)), (bases, roofs));
    }
}

/// Rule 1.4: the example of Marcus Antonius, and distinct characters for all.
#[test]
fn s1_4_characters_decide_the_start() {
    let game = table();
    let antonius = &game.players[BIANKA];
    assert_eq!((antonius.legions, antonius.votes, antonius.denarii), (7, 4, 7));
    assert_eq!((antonius.glory, antonius.discord, antonius.followers()), (1, 2, 1));
    assert_eq!(game.plots_of(BIANKA), 0);
    let active: Vec<bool> = age_of_rome::components::Bonus::ALL
        .iter()
        .map(|&bonus| age_of_rome::has_bonus(&game, BIANKA, bonus))
        .collect();
    assert_eq!(active, [true, true, false], "two markers cover the empty space and the third bonus");
    for seed in 0..20 {
        let game = AgeOfRome::start(&Options::plain(4), &mut Chance::seed_from_u64(seed)).unwrap();
        let characters: EnumSet<Character> = Seat::all(4).map(|seat| game.players[seat].character).collect();
        assert_eq!(characters.len(), 4);
        let discord: u8 = game.players.0.iter().map(|player| player.discord).sum();
        assert_eq!(game.discord_supply, 11 - discord);
    }
}

/// Rule 1.5: three characters hold an anchor card.
#[test]
fn s1_5_some_hold_the_anchor() {
    for seed in 0..20 {
        let game = AgeOfRome::start(&Options::plain(4), &mut Chance::seed_from_u64(seed)).unwrap();
        for seat in Seat::all(4) {
            let player = &game.players[seat];
            let heavy =
                matches!(player.character, Character::Antonius | Character::Lepidus | Character::Fulvia);
            assert_eq!(player.anchor, heavy);
        }
    }
}

/// Rule 1.6: population 1 everywhere; milestones at 5, 12, 21 and 30.
#[test]
fn s1_6_dials_and_milestones() {
    let game = fresh(4);
    assert!(Province::ALL.iter().all(|&province| game.population(province) == 1));
    assert_eq!([0, 1, 2, 3].map(|milestone| game.milestone(milestone)), [5, 12, 21, 30]);
}

/// Rule 1.7: twelve events, and starred cards only with three or four players.
#[test]
fn s1_7_decks() {
    for (seats, cards, missions) in [(4, 38, 28), (3, 38, 28), (2, 32, 22), (1, 32, 22)] {
        let game = fresh(seats);
        assert_eq!(game.event_deck.len(), 12);
        assert_eq!(game.trade_deck.len(), cards);
        assert_eq!(game.mission_deck.len() as u8 + 3 * seats, missions);
        assert!(game.event_deck.iter().all(|card| !game.edition.events[card].negative));
    }
}

/// Rule 1.8: the marker lies on the province of the start player, who is chosen at random.
#[test]
fn s1_8_the_start_player_is_drawn() {
    let mut first = EnumSet::<Province>::empty();
    for seed in 0..60 {
        let game = AgeOfRome::start(&Options::plain(3), &mut Chance::seed_from_u64(seed)).unwrap();
        assert!(game.seat_at(game.marker).is_some());
        first.insert(game.marker);
    }
    assert_eq!(first.len(), 3);
}

/// Rule 1.9: three missions each, one goes back, all choose at the same time.
#[test]
fn s1_9_two_of_three_missions_are_kept() {
    let mut game = fresh(3);
    assert_eq!(game.to_act().len(), 3);
    let dealt = game.players[GABOR].dealt.cards;
    assert_eq!(dealt.len(), 3);
    let back = dealt.iter().next().unwrap();
    game.apply(GABOR, Action::Return(back), &mut chance(), &mut ()).unwrap();
    assert_eq!(game.players[GABOR].missions.cards, dealt - back);
    assert_eq!(game.players[GABOR].returned.cards, EnumSet::only(back));
    assert_eq!(game.to_act().len(), 2);
    let foreign = game.players[HENRIK].dealt.cards.iter().next().unwrap();
    let illegal = game.apply(BIANKA, Action::Return(foreign), &mut chance(), &mut ()).unwrap_err();
    assert_eq!((illegal, illegal.rule()), (Illegal::MissionNotDealt(foreign), "1.9"));
    assert_eq!(game.apply(BIANKA, Action::Done, &mut chance(), &mut ()), Err(Illegal::ChooseMissionFirst));
    for seat in [BIANKA, HENRIK] {
        let back = game.players[seat].dealt.cards.iter().next().unwrap();
        game.apply(seat, Action::Return(back), &mut chance(), &mut ()).unwrap();
    }
    assert!(game.event.is_some(), "the first round has begun");
}

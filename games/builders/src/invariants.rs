//! Every card is in exactly one place, and every number in its range.

use enumset::{EnumSet, EnumSetType};
use game::{Game, Seat, ensure};

use crate::components::{Building, Goods, Hand, MACHINES, Resource, SLAVES, Tool};
use crate::state::{Builders, MAX_PLAYERS, MOST_COINS, Phase, Player, Step};

pub(crate) fn check(game: &Builders) -> Result<(), String> {
    check_table(game)?;
    check_buildings(game)?;
    check_hands(game)?;
    check_tools(game)?;
    check_investments(game)?;
    check_sites(game)?;
    check_phase(game)
}

fn check_table(game: &Builders) -> Result<(), String> {
    ensure!(Builders::SEATS.contains(&game.seats), "{} players", game.seats)?;
    ensure!(game.start_player.0 < game.seats, "the start player has no seat")?;
    ensure!((1..=10_000).contains(&game.round), "round {}", game.round)?;
    ensure!(game.idle_rounds <= 3, "{} idle rounds", game.idle_rounds)?;
    for seat in Seat::all(MAX_PLAYERS as u8) {
        let player = &game.players[seat];
        ensure!(player.coins <= MOST_COINS, "seat {} has {} sesterces", seat.0, player.coins)?;
        ensure!(seat.0 < game.seats || *player == Player::default(), "nobody sits at seat {}", seat.0)?;
    }
    Ok(())
}

/// Adds a card to those already found, unless it is there already.
fn place<T: EnumSetType + std::fmt::Debug>(found: &mut EnumSet<T>, cards: EnumSet<T>) -> Result<(), String> {
    let twice = *found & cards;
    *found |= cards;
    ensure!(twice.is_empty(), "in two places: {twice:?}")
}

fn check_buildings(game: &Builders) -> Result<(), String> {
    let mut found = game.building_deck;
    for &card in game.building_row.iter().flatten() {
        place(&mut found, EnumSet::only(card))?;
    }
    for player in &game.players.0 {
        place(&mut found, player.sites)?;
        place(&mut found, player.finished)?;
    }
    ensure!(found == EnumSet::all(), "buildings missing: {:?}", EnumSet::all() - found)?;
    let gap = game.building_row.contains(&None) && !game.building_deck.is_empty();
    ensure!(!gap, "the row of buildings has a gap though there are cards to fill it")
}

fn check_hands(game: &Builders) -> Result<(), String> {
    let mut found = game.worker_deck;
    place(&mut found, game.slaves_left)?;
    for &card in game.worker_row.iter().flatten() {
        place(&mut found, EnumSet::only(card))?;
    }
    for player in &game.players.0 {
        place(&mut found, player.idle)?;
    }
    for (_, site) in &game.sites {
        place(&mut found, site.hands)?;
    }
    ensure!(game.slaves_left.is_subset(SLAVES), "somebody who is no slave is for sale")?;
    let deck = game.worker_row.iter().flatten().fold(game.worker_deck, |deck, &hand| deck | hand);
    ensure!(deck.is_subset(Hand::workers()), "somebody who is no worker is in the worker deck")?;
    let gap = game.worker_row.contains(&None) && !game.worker_deck.is_empty();
    ensure!(!gap, "the row of workers has a gap though there are cards to fill it")?;
    let machines = finished_machines(game, Seat::all(MAX_PLAYERS as u8));
    ensure!(
        found == Hand::workers() | SLAVES | machines,
        "workers, slaves or machines are missing or too many"
    )?;
    Seat::all(game.seats).try_for_each(|seat| {
        let working = game.crew(seat) & MACHINES;
        ensure!(
            working == finished_machines(game, std::iter::once(seat)),
            "a machine works for somebody else"
        )
    })
}

fn finished_machines(game: &Builders, seats: impl Iterator<Item = Seat>) -> EnumSet<Hand> {
    seats.flat_map(|seat| game.players[seat].finished.iter()).filter_map(Building::machine).collect()
}

fn check_tools(game: &Builders) -> Result<(), String> {
    let mut found = game.tools_left;
    for player in &game.players.0 {
        place(&mut found, player.tools)?;
    }
    for (tool, site) in &game.tool_at {
        if site.is_some() {
            place(&mut found, EnumSet::only(tool))?;
        }
    }
    ensure!(found == EnumSet::<Tool>::all(), "tools are missing")
}

fn check_investments(game: &Builders) -> Result<(), String> {
    let loans: u8 = game.players.0.iter().fold(0, |sum: u8, player| sum.saturating_add(player.loans));
    ensure!(game.loans_left.saturating_add(loans) <= game.edition.loan.cards, "there are too many loans")?;
    ensure!(
        game.freed.is_subset(SLAVES - game.slaves_left),
        "somebody was freed who is no slave of a player"
    )?;
    let mut students = EnumSet::empty();
    for (resource, student) in &game.educated {
        ensure!(
            student.is_none() == game.universities_left.contains(resource),
            "a university is in two places"
        )?;
        let Some(student) = *student else { continue };
        place(&mut students, EnumSet::only(student))?;
        let employed = Seat::all(game.seats).any(|seat| game.crew(seat).contains(student));
        ensure!(employed && game.is_free_worker(student), "{student} cannot have been educated")?;
    }
    Ok(())
}

fn check_sites(game: &Builders) -> Result<(), String> {
    let open = Seat::all(game.seats).fold(EnumSet::empty(), |open, seat| open | game.players[seat].sites);
    for (building, site) in &game.sites {
        let is_empty = site.hands.is_empty() && site.supplied == Goods::default();
        ensure!(is_empty || open.contains(building), "somebody works on {building}, which is no site")?;
    }
    for &place in game.tool_at.values() {
        ensure!(place.is_none_or(|site| open.contains(site)), "a tool is used where there is no site")?;
    }
    open.iter().try_for_each(|building| check_site(game, building))
}

fn check_site(game: &Builders, building: Building) -> Result<(), String> {
    let site = &game.sites[building];
    let tools = || game.tool_at.iter().filter(|&(_, &at)| at == Some(building)).map(|(tool, _)| tool);
    let by_hands = site.hands.iter().fold(Goods::default(), |sum, hand| sum + game.gives(hand));
    let supplied = tools().fold(by_hands, |sum, tool| sum + game.edition.tool[tool].gives);
    ensure!(supplied == site.supplied, "{building} counts {:?}, expected {supplied:?}", site.supplied)?;
    ensure!(!supplied.covers(game.edition.building[building].needs), "{building} is finished")?;
    let holders = site.hands.iter().filter(|&hand| game.is_free_worker(hand)).count();
    ensure!(tools().count() <= holders, "nobody on {building} holds the tools there")
}

fn check_phase(game: &Builders) -> Result<(), String> {
    match game.phase {
        Phase::Turn { seat, actions, step, .. } => {
            ensure!(seat.0 < game.seats, "nobody has the turn")?;
            ensure!(actions <= MOST_COINS, "{actions} actions")?;
            check_sent(game, seat)?;
            check_step(game, seat, step)
        }
        Phase::Settlement { seat } => {
            ensure!(seat.0 < game.seats, "nobody settles")
        }
        Phase::Over => Ok(()),
    }
}

fn check_sent(game: &Builders, seat: Seat) -> Result<(), String> {
    for (building, &sent) in &game.sent {
        let mine = game.players[seat].sites.contains(building);
        let possible = if mine { game.sites[building].hands.len() } else { 28 };
        ensure!(usize::from(sent) <= possible, "{sent} hands were sent to {building} in this turn")?;
    }
    Ok(())
}

fn check_step(game: &Builders, seat: Seat, step: Step) -> Result<(), String> {
    let mut legal = Vec::new();
    game.legal(seat, &mut legal);
    ensure!(!legal.is_empty(), "what was begun cannot be finished")?;
    match step {
        Step::Open => Ok(()),
        Step::Enrolling(resource) => check_enrolled(game, seat, resource),
        Step::Sending { hand, tool } => {
            let player = &game.players[seat];
            ensure!(player.idle.contains(hand), "{hand} is not idle")?;
            ensure!(player.coins >= game.wage(hand), "{hand} cannot be paid")?;
            let may_hold = tool.is_none_or(|tool| player.tools.contains(tool) && game.is_free_worker(hand));
            ensure!(may_hold, "{hand} cannot hold that tool")
        }
    }
}

fn check_enrolled(game: &Builders, seat: Seat, resource: Resource) -> Result<(), String> {
    let price = u16::from(game.edition.university.price);
    let Phase::Turn { actions, invested, .. } = game.phase else { return Ok(()) };
    let affordable = game.players[seat].coins >= price && actions >= 1 && !invested;
    ensure!(affordable && game.universities_left.contains(resource), "the university cannot be bought")
}

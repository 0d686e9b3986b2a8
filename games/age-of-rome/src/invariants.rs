//! What no sequence of actions can produce. A loaded state is checked with this before it is played on.

use enumset::EnumSet;
use game::{Game, Seat, SeatSet, ensure};

use crate::components::{Building, Metal, Province, TradeCard, TradeKind};
use crate::phases::trade::{check_buy_glory, kind_of_set};
use crate::places::CASSIUS;
use crate::setup;
use crate::state::{
    AgeOfRome, BOARDS, Labor, Offer, Phase, Player, Scheme, Site, Talks, Taxation, Window, Work,
};

/// Nobody can own more glory or denarii than this, and sums with it do not overflow.
const PLENTY: u16 = 30_000;

type Checked = Result<(), String>;

pub(crate) fn check(game: &AgeOfRome) -> Checked {
    check_options(game)?;
    check_board(game)?;
    for seat in game.boards() {
        check_player(game, seat).map_err(|broken| format!("seat {}: {broken}", seat.0))?;
    }
    let owns_nothing = |place: u8| game.players[Seat(place)] == Player::default();
    let empty = (0..BOARDS as u8).filter(|&place| !sits(game, Seat(place)));
    ensure!(empty.into_iter().all(owns_nothing), "an empty seat owns pieces")?;
    check_pools(game)?;
    check_trade_cards(game)?;
    check_missions(game)?;
    check_decks(game)?;
    check_phase(game)?;
    check_decisions(game)
}

fn check_options(game: &AgeOfRome) -> Checked {
    ensure!(AgeOfRome::SEATS.contains(&game.seats), "{} seats", game.seats)?;
    ensure!(!(game.plays_alone() && game.variants.spies), "spies without an opponent")?;
    let rounds = game.edition.track.rounds;
    ensure!((1..=rounds).contains(&game.round), "round {}", game.round)?;
    ensure!(game.turned < 4, "the board is turned {} times", game.turned)
}

fn sits(game: &AgeOfRome, seat: Seat) -> bool {
    game.boards().any(|other| other == seat)
}

fn check_board(game: &AgeOfRome) -> Checked {
    for &building in Building::ALL {
        for level in 1..=3 {
            let placed = game.levels.values().filter(|levels| levels[building] >= level).count() as u8;
            let tiles = game.edition.supply(game.seats).tiles[level as usize - 1];
            ensure!(placed <= tiles, "{placed} {building} tiles of level {level}")?;
        }
        let highest = game.levels.values().map(|levels| levels[building]).max().unwrap_or(0);
        ensure!(highest <= 3, "{building} of level {highest}")?;
        let medal = highest == 3 && !game.variants.heroes;
        ensure!(game.medals[building].is_some() == medal, "the {building} medal is misplaced")?;
        ensure!(game.medals[building].is_none_or(|seat| sits(game, seat)), "a medal of nobody")?;
    }
    let plots = || game.plots.values().flatten().flatten();
    let owned = plots().all(|plot| plot.owner.0 < game.seats);
    ensure!(owned && (game.allows_intrigues() || plots().count() == 0), "an intrigue of nobody")?;
    ensure!(game.senate.iter().all(|&seat| sits(game, seat)), "a vote of nobody")
}

fn check_player(game: &AgeOfRome, seat: Seat) -> Checked {
    let (player, edition) = (&game.players[seat], game.edition);
    let cassius = seat == CASSIUS;
    ensure!((edition.track.least..PLENTY).contains(&player.glory), "glory {}", player.glory)?;
    ensure!(player.denarii < PLENTY, "{} denarii", player.denarii)?;
    let deployed: u16 = player.deployed.values().map(|&count| u16::from(count)).sum();
    ensure!(player.legions <= edition.player.legions && deployed <= player.legions.into(), "legions")?;
    let votes = game.votes_in_column(seat) <= player.votes && player.votes <= edition.player.votes;
    ensure!(votes, "votes")?;
    ensure!(player.discord <= edition.discord.spaces, "discord")?;
    ensure!(game.plots_of(seat) <= edition.player.intrigue_tokens, "intrigue tokens")?;
    ensure!(player.hand_size == player.hand.len(), "the hand is miscounted")?;
    ensure!(!player.anchor || (!cassius && edition.characters[player.character].anchor), "an anchor")?;
    let held = u16::from(player.hand_size) + u16::from(player.anchor);
    ensure!(cassius || held <= edition.player.hand.into(), "{held} cards in hand")?;
    let sets = player.sets.iter().all(|&cards| kind_of_set(game, cards) != TradeKind::Chest);
    ensure!(sets && (!cassius || player.sets.is_empty()), "a set of nothing but chests")?;
    ensure!(cassius || has_met_milestones(game, player), "a milestone was passed by")?;
    check_workers(game, seat)?;
    check_pantheon(game, player)
}

/// A player beyond a milestone has met it.
fn has_met_milestones(game: &AgeOfRome, player: &Player) -> bool {
    (0..4).all(|milestone| player.milestones[milestone] || player.glory < game.milestone(milestone))
}

fn check_workers(game: &AgeOfRome, seat: Seat) -> Checked {
    let player = &game.players[seat];
    let levels = &game.levels[game.front(seat)];
    let fits = Building::ALL.iter().all(|&building| player.workers[building] <= levels[building]);
    let placed: u16 = player.workers.values().map(|&count| u16::from(count)).sum::<u16>()
        + u16::from(player.in_colosseum)
        + u16::from(player.plotting);
    ensure!(fits && placed <= player.followers().into(), "followers")?;
    let resting = placed == 0 && player.bonuses_used.is_empty();
    ensure!(resting || matches!(game.phase, Phase::Action { .. }), "followers out of their phase")
}

fn check_pantheon(game: &AgeOfRome, player: &Player) -> Checked {
    let (pantheon, board) = (&player.pantheon, &game.edition.pantheon);
    let base = pantheon.base <= board.base && (pantheon.base_top.is_none() || pantheon.base == board.base);
    let roof = pantheon.roof <= board.roof && (pantheon.roof_top.is_none() || pantheon.roof == board.roof);
    let order = pantheon.base_top.is_some() || (pantheon.roof == 0 && pantheon.roof_top.is_none());
    ensure!(base && roof && order, "the Pantheon stands on nothing")
}

fn check_pools(game: &AgeOfRome) -> Checked {
    let supply = game.edition.supply(game.seats);
    for &metal in Metal::ALL {
        let count = |pick: fn(&Player) -> Option<Metal>| {
            game.players.0.iter().filter(|player| pick(player) == Some(metal)).count() as u8
        };
        let bases = count(|player| player.pantheon.base_top).checked_add(game.bases[metal]);
        let roofs = count(|player| player.pantheon.roof_top).checked_add(game.roofs[metal]);
        let complete = bases == Some(supply.bases[metal]) && roofs == Some(supply.roofs[metal]);
        ensure!(complete, "{metal} pieces of the Pantheon")?;
    }
    let discord: u16 = game.players.0.iter().map(|player| u16::from(player.discord)).sum();
    let markers = discord + u16::from(game.discord_supply);
    ensure!(markers == u16::from(game.edition.discord.markers), "{markers} discord markers")?;
    for (place, &start) in game.edition.track.moving_milestones.iter().enumerate() {
        let met = game.players.0.iter().filter(|player| player.milestones[place + 1]).count() as u16;
        ensure!(game.milestones[place].checked_add(met) == Some(start), "milestone {start} is out of place")?;
    }
    Ok(())
}

fn check_trade_cards(game: &AgeOfRome) -> Checked {
    let all = setup::trade_cards_in_play(&game.options());
    for &card in TradeCard::ALL {
        let held: usize = game.players.0.iter().map(|player| player.hand.count(card) as usize).sum();
        let in_sets = game.players.0.iter().flat_map(|player| player.sets.iter().flatten());
        let laid = game.trade_discard.iter().chain(in_sets).filter(|&&other| other == card).count();
        let found = game.trade_deck.count(card) as usize + held + laid;
        ensure!(found == all.count(card) as usize, "{found} cards `{card}`")?;
    }
    Ok(())
}

fn check_missions(game: &AgeOfRome) -> Checked {
    let secrets =
        || game.players.0.iter().flat_map(|player| [player.missions, player.dealt, player.returned]);
    let counted = secrets().all(|secret| secret.cards.len() == secret.count as usize);
    ensure!(counted, "missions are miscounted")?;
    let total = game.mission_deck.len() + secrets().map(|secret| secret.cards.len()).sum::<usize>();
    let union = secrets().fold(game.mission_deck, |union, secret| union | secret.cards);
    let all = setup::missions_in_play(&game.options());
    ensure!(union == all && total == all.len(), "a mission is missing or in two places")?;
    let dealt = |player: &Player| player.dealt.count != 1;
    ensure!(game.players.0.iter().all(dealt), "a single mission needs no choice")?;
    let his = &game.players[CASSIUS];
    let cassius = his.missions.count == 0 && his.dealt.count == 0 && his.returned.count == 0;
    ensure!(!game.has_cassius() || cassius, "Cassius has missions")
}

fn check_decks(game: &AgeOfRome) -> Checked {
    let events = setup::events_in_play(&game.options());
    let begun = game.phase != Phase::Missions;
    ensure!(game.event.is_some() == begun, "no event")?;
    let shown = game.event.is_none_or(|card| events.contains(card) && !game.event_deck.contains(card));
    let left = events.len() - if begun { game.round as usize } else { 0 };
    ensure!(shown && game.event_deck.is_subset(events) && game.event_deck.len() == left, "the events")?;
    let fresh = game.cassius_deck == EnumSet::all() && game.battle_deck == EnumSet::all();
    let idle = fresh && game.cassius_cards.is_empty();
    ensure!(game.has_cassius() || idle, "cards of Cassius without him")?;
    let apart = game.cassius_cards.iter().all(|&card| !game.cassius_deck.contains(card));
    let distinct: EnumSet<_> = game.cassius_cards.iter().copied().collect();
    ensure!(apart && distinct.len() == game.cassius_cards.len(), "the cards of Cassius")
}

fn check_phase(game: &AgeOfRome) -> Checked {
    let plays = |seat: Seat| seat.0 < game.seats;
    let sound = match game.phase {
        Phase::Missions => game.round == 1,
        Phase::Over => game.round == game.edition.track.rounds,
        Phase::Event { recalling } => {
            recalling.iter().all(|seat| plays(seat) && game.players[seat].legions > 0)
        }
        Phase::Diplomacy { seat, step } => {
            plays(seat) && game.variants.spies && talks_are_sound(game, seat, step)
        }
        Phase::Intrigue { seat, step } => {
            plays(seat)
                && game.allows_intrigues()
                && game.players[seat].discord <= 4
                && scheme_is_sound(game, seat, step)
        }
        Phase::Building { seat, step } => plays(seat) && site_is_sound(game, seat, step),
        Phase::Action { seat, step } => plays(seat) && labor_is_sound(game, seat, step),
        Phase::Income { seat, step } => {
            plays(seat) && !matches!(step, Taxation::Cards(window) if !window_is_sound(game, seat, &window))
        }
        Phase::Recess { seat } => plays(seat) && check_buy_glory(game, seat).is_ok(),
    };
    ensure!(sound, "the phase makes no sense: {:?}", game.phase)
}

/// Only cards of the game are played, and cards wait only for room in hand.
fn window_is_sound(game: &AgeOfRome, seat: Seat, window: &Window) -> bool {
    let in_play = |card| setup::copies_in_play(&game.edition, game.seats, card) > 0;
    let played = window.played.designs().all(in_play);
    let waiting = window.draws == 0 || (!game.has_room(seat) && window.draws <= 100);
    played && waiting && window.relief < PLENTY
}

fn talks_are_sound(game: &AgeOfRome, seat: Seat, step: Talks) -> bool {
    let known = |offer: Offer| {
        let target = game.seat_at(offer.province);
        offer.envoy.is_some()
            && game.levels[offer.province][offer.building] > 0
            && target.is_some_and(|target| target != seat)
            && offer.denarii <= game.players[seat].denarii
    };
    match step {
        Talks::Choose | Talks::Rest => true,
        Talks::Amount(offer) | Talks::Reward(offer) | Talks::Answer { offer, .. } => known(offer),
        Talks::Reply { offer, demand } => {
            known(offer) && demand > offer.denarii && demand <= game.players[seat].denarii
        }
        Talks::Work(work) => work_is_sound(game, seat, work),
    }
}

fn scheme_is_sound(game: &AgeOfRome, seat: Seat, step: Scheme) -> bool {
    let against = |province: Province| {
        let target = game.seat_at(province);
        let waiting = game.plots[province].iter().flatten().any(|plot| plot.owner == seat && !plot.activated);
        let open = target.is_some_and(|target| target != seat && game.has_discord_space(target));
        waiting && open && game.players[seat].discord > 0
    };
    match step {
        Scheme::Choose => true,
        Scheme::Cards { province, window } => against(province) && window_is_sound(game, seat, &window),
        Scheme::Answer { province, window } => {
            let target = game.seat_at(province).filter(|target| target.0 < game.seats);
            against(province) && target.is_some_and(|target| window_is_sound(game, target, &window))
        }
        Scheme::Effect { target } => sits(game, target) && target != seat,
    }
}

fn site_is_sound(game: &AgeOfRome, seat: Seat, step: Site) -> bool {
    match step {
        Site::Choose => true,
        Site::Cards { building, window } => {
            crate::price(game, seat, building).is_ok() && window_is_sound(game, seat, &window)
        }
    }
}

fn labor_is_sound(game: &AgeOfRome, seat: Seat, step: Labor) -> bool {
    match step {
        Labor::Choose => game.players[seat].idle_followers() > 0,
        Labor::Cards { window, .. } => window_is_sound(game, seat, &window),
        Labor::Work(work) => work_is_sound(game, seat, work),
        Labor::Medal => game.players[seat].idle_followers() == 0 && check_buy_glory(game, seat).is_ok(),
        Labor::Attacked { window, .. } => {
            let paid =
                game.has_cassius() && game.players[CASSIUS].discord > 0 && game.has_discord_space(seat);
            paid && window_is_sound(game, seat, &window)
        }
    }
}

fn work_is_sound(game: &AgeOfRome, seat: Seat, work: Work) -> bool {
    match work {
        Work::Legions(left) => (1..=2).contains(&left),
        Work::Draw(left) => (1..=2).contains(&left) && !game.has_room(seat),
    }
}

/// Whoever must act can, and nobody must only when the game is over.
fn check_decisions(game: &AgeOfRome) -> Checked {
    let waiting = game.to_act();
    ensure!(waiting.is_empty() == game.is_over(), "nobody is to act")?;
    let seats = SeatSet::all(game.seats);
    ensure!(waiting.iter().all(|seat| seats.contains(seat)), "an empty seat is to act")?;
    let mut legal = Vec::new();
    for seat in waiting.iter() {
        game.legal(seat, &mut legal);
        ensure!(!legal.is_empty(), "seat {} has no action", seat.0)?;
    }
    Ok(())
}

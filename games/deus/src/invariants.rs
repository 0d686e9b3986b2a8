//! What is true of every position that play can reach. A loaded game is checked with this first.

use game::{Seat, ensure};

use crate::cards::Cards;
use crate::components::{Card, Color, Kind, Resource, Terrain};
use crate::effect::Effect;
use crate::layout;
use crate::map::{MAX_TILES, RegionSet};
use crate::phases::{build, effects, place};
use crate::state::{Ask, Deus, FaceDown, MAX_PLAYERS, MOST_WEALTH, Phase, Player, Project};

type Check = Result<(), String>;

pub(crate) fn check(game: &Deus) -> Check {
    check_table(game)?;
    check_continent(game)?;
    check_villages(game)?;
    check_stock(game)?;
    for seat in game.all_seats() {
        check_player(game, seat)?;
        check_pieces(game, seat)?;
        check_columns(game, seat)?;
    }
    check_cards(game)?;
    check_end(game)?;
    check_phase(game)
}

fn check_table(game: &Deus) -> Check {
    let shape = game.edition.shapes.get(game.shape as usize);
    ensure!((2..=MAX_PLAYERS as u8).contains(&game.seats), "there are 2 to 4 seats")?;
    ensure!(shape.is_some_and(|shape| shape.seats == game.seats), "the shape fits the number of seats")?;
    ensure!(game.first.0 < game.seats && game.current.0 < game.seats, "the current seat is at the table")?;
    let rounds = game.edition.stall.rounds + 1;
    ensure!((1..=rounds).contains(&game.round), "the round is within the limit")?;
    ensure!(game.quiet_rounds <= game.round, "quiet rounds are rounds")?;
    let empty = Seat::all(MAX_PLAYERS as u8).skip(game.seats as usize);
    ensure!(empty.into_iter().all(|seat| game.players[seat] == Player::default()), "empty seats own nothing")
}

fn check_continent(game: &Deus) -> Check {
    let ground = game.ground();
    let covered = Terrain::ALL.iter().fold(RegionSet::EMPTY, |all, &terrain| all | game.continent[terrain]);
    let total: usize = Terrain::ALL.iter().map(|&terrain| game.continent[terrain].len()).sum();
    ensure!(covered == ground.regions() && total == covered.len(), "every region has one terrain")?;
    for tile in (0..ground.tiles()).map(RegionSet::tile) {
        let is_whole = Terrain::ALL.iter().all(|&terrain| {
            let expected = if terrain == Terrain::Sea { 2 } else { 1 };
            (game.continent[terrain] & tile).len() == expected
        });
        ensure!(is_whole, "every tile has two seas and one of every other terrain")?;
    }
    ensure!(layout::villages_stand_apart(ground, &game.continent), "no two villages touch")
}

fn check_villages(game: &Deus) -> Check {
    let ground = game.ground();
    ensure!(game.attacked.is_subset(game.continent[Terrain::Village]), "only villages are attacked")?;
    for village in game.continent[Terrain::Village].iter() {
        let points = game.village_points[village.tile()] as usize;
        let most = if game.attacked.contains(village) { 0 } else { ground.neighbors(village).len() };
        ensure!(points <= most, "a village has at most as many points as neighbors")?;
    }
    ensure!((ground.tiles()..MAX_TILES).all(|tile| game.village_points[tile] == 0), "points lie on villages")
}

fn check_stock(game: &Deus) -> Check {
    let each = game.seats * game.edition.supply.each_resource_per_player;
    for &resource in Resource::ALL {
        let owned = game.all_seats().map(|seat| u16::from(game.player(seat).resources[resource]));
        let total = owned.sum::<u16>() + u16::from(game.stock[resource]);
        ensure!(total == u16::from(each), "no resource is lost or made")?;
    }
    let built: usize = game.all_seats().map(|seat| game.player(seat).temples.len()).sum();
    ensure!(built + game.temples_left as usize == game.ground().tiles(), "there is a temple for each tile")
}

fn check_player(game: &Deus, seat: Seat) -> Check {
    let player = game.player(seat);
    ensure!(player.gold <= MOST_WEALTH && player.points <= MOST_WEALTH, "nobody is that rich")?;
    ensure!(player.hand.len() <= game.edition.hand.limit as usize, "hands keep the limit")?;
    ensure!(player.unseen == 0 && player.unseen_covered == 0, "a real game hides nothing")?;
    ensure!(player.face_down != FaceDown::Hidden, "a real game hides nothing")?;
    ensure!(
        game.variants.face_down || player.face_down == FaceDown::Unused,
        "no face-down cards are played"
    )?;
    ensure!(player.villages_won as usize <= game.attacked.len(), "villages won were attacked")?;
    let on_map = player.origin.is_none_or(|origin| origin.index() < game.ground().regions().len());
    ensure!(
        on_map && player.origin.is_some() != player.regions().is_empty(),
        "the first region is on the map"
    )
}

fn check_pieces(game: &Deus, seat: Seat) -> Check {
    let player = game.player(seat);
    let most = game.edition.supply.pieces_of_each_kind as usize;
    for &kind in Kind::ALL {
        let home = if kind.is_ship() { game.sea() } else { game.land() };
        ensure!(player.pieces[kind].is_subset(home), "ships are at sea and the rest on land")?;
        ensure!(player.pieces[kind].len() + player.ready[kind] as usize <= most, "nobody has more pieces")?;
        let pending = usize::from(pending_kind(game, seat) == Some(kind));
        ensure!(
            player.columns[kind].len() == player.pieces[kind].len() + pending,
            "each card has its piece"
        )?;
        ensure!(player.ready[kind] as usize >= pending, "the piece to be placed is ready")?;
    }
    let with_pieces = player.pieces.values().fold(RegionSet::EMPTY, |all, &regions| all | regions);
    ensure!(player.temples.is_subset(with_pieces & game.land()), "temples stand beside own pieces on land")?;
    let foreign = game.opponents(seat).any(|other| game.player(other).regions().meets(player.regions()));
    ensure!(!foreign, "a region has one owner")
}

/// The kind of the piece that the current player has paid for or is paying.
fn pending_kind(game: &Deus, seat: Seat) -> Option<Kind> {
    let (Phase::Pay { project, .. } | Phase::Place { project }) = game.phase else { return None };
    match project {
        _ if seat != game.current => None,
        Project::Card(card) => game.print(card).color.kind(),
        Project::FaceDown(kind) => Some(kind),
    }
}

fn check_columns(game: &Deus, seat: Seat) -> Check {
    let player = game.player(seat);
    let mut face_down = 0;
    for (kind, column) in &player.columns {
        for card in column {
            match card {
                Some(card) => {
                    ensure!(game.print(*card).color.kind() == Some(kind), "a column has one color")?;
                }
                None => face_down += 1,
            }
        }
    }
    let is_naming = game.phase == Phase::FaceDown && seat == game.current;
    let is_laid = player.face_down != FaceDown::Unused && !is_naming;
    ensure!(face_down == usize::from(is_laid), "one card at most lies face down")?;
    let are_temples = player.temple_cards.iter().all(|card| game.print(card).color == Color::Temple);
    ensure!(are_temples && player.temple_cards.len() >= player.temples.len(), "temples have their cards")
}

/// Every card is in exactly one place.
fn check_cards(game: &Deus) -> Check {
    let mut rest = game.edition.deck();
    let mut is_whole = true;
    let mut take = |cards: Cards| is_whole &= cards.iter().all(|card| rest.remove(card));
    take(game.deck);
    take(game.shown);
    for seat in game.all_seats() {
        let player = game.player(seat);
        take(player.hand);
        take(player.covered);
        take(player.temple_cards.iter().collect());
        for column in player.columns.values() {
            take(column.iter().copied().flatten().collect());
        }
        if let FaceDown::Card(card) = player.face_down {
            take([card].into_iter().collect());
        }
    }
    ensure!(is_whole && rest.is_empty(), "every card is in one place")
}

fn check_end(game: &Deus) -> Check {
    let is_due = game.temples_left == 0 || game.villages().is_empty();
    let by_the_book = game.ending.is_some_and(|ending| ending.cause.is_by_the_book());
    ensure!(is_due == by_the_book, "the end is announced when it is due")?;
    let is_over = game.phase == Phase::Over;
    let Some(ending) = game.ending else { return ensure!(!is_over, "a game ends for a reason") };
    ensure!(by_the_book || is_over, "the safeguard ends a game at once")?;
    ensure!(ending.last_round <= game.edition.stall.rounds + 1, "the last round is within the limit")?;
    ensure!(game.round <= ending.last_round, "no round is played after the last")?;
    ensure!(!is_over || game.round == ending.last_round && game.current == game.first, "rounds are complete")
}

fn check_phase(game: &Deus) -> Check {
    let player = game.player(game.current);
    let limit = game.edition.hand.limit;
    match game.phase {
        Phase::Turn | Phase::Over => Ok(()),
        Phase::Choose { left } => check_choice(game, &|seat| left[seat]),
        Phase::FaceDown => {
            let sites = place::Sites::of(game, game.current);
            let is_open = |&kind: &Kind| build::check_piece(game, &sites, kind).is_ok();
            let is_laid = matches!(player.face_down, FaceDown::Card(_));
            let is_cheap = |&kind: &Kind| player.gold as usize > player.columns[kind].len();
            let is_possible = Kind::ALL.iter().any(|kind| is_open(kind) && is_cheap(kind));
            ensure!(is_laid && is_possible, "a face-down card can be played")
        }
        Phase::Pay { project, spared } => {
            let Project::Card(card) = project else { return Err("face-down cards have no price".into()) };
            check_project(game, project)?;
            let cost = &game.print(card).cost;
            let fits = spared.iter().all(|(resource, &count)| count <= cost.of(resource));
            let price = build::price(game, game.current, card, spared);
            ensure!(fits && price.gold <= player.gold, "the price can be paid")
        }
        Phase::Place { project } => check_project(game, project),
        Phase::Effect { column, next, card, ask } => check_effect(game, column, next, card, ask),
        Phase::Offer { cards, .. } => {
            ensure!((1..=limit).contains(&cards) && !player.hand.is_empty(), "an offering has cards")
        }
        Phase::Invoke { cards } => ensure!((1..=limit).contains(&cards), "an offering has cards"),
        Phase::Ceres { left } => {
            let is_open = game.stock.values().any(|&count| count > 0);
            ensure!((1..=limit).contains(&left) && is_open, "Ceres has something to give")
        }
        Phase::Mars { left } => {
            let is_open = Kind::ALL.iter().any(|&kind| game.spare_pieces(game.current, kind) > 0);
            ensure!((1..=limit).contains(&left) && is_open, "Mars has something to give")
        }
    }
}

fn check_choice(game: &Deus, left: &dyn Fn(Seat) -> u8) -> Check {
    ensure!(game.variants.chosen_pieces, "pieces are chosen only in that variant")?;
    ensure!(game.all_seats().any(|seat| left(seat) > 0), "somebody has yet to choose")?;
    let chosen = |seat: Seat| game.player(seat).ready.values().sum::<u8>();
    let total = game.edition.start.chosen_pieces;
    let is_whole = |seat: Seat| left(seat) <= total && chosen(seat) + left(seat) == total;
    ensure!(game.all_seats().all(is_whole), "the chosen pieces are counted")
}

/// The card being built was played just now and finds a place.
fn check_project(game: &Deus, project: Project) -> Check {
    let player = game.player(game.current);
    let kind = match project {
        Project::FaceDown(kind) => {
            ensure!(player.columns[kind].last() == Some(&None), "the card was played just now")?;
            Some(kind)
        }
        Project::Card(card) => {
            let kind = game.print(card).color.kind();
            let is_played = match kind {
                Some(kind) => player.columns[kind].last() == Some(&Some(card)),
                None => player.temple_cards.contains(card),
            };
            ensure!(is_played, "the card was played just now")?;
            kind
        }
    };
    let is_possible = if let Some(kind) = kind {
        !place::Sites::of(game, game.current).all_for(game, kind).is_empty()
    } else if game.temples_left == 0 {
        matches!(game.phase, Phase::Pay { .. })
    } else {
        !place::temple_sites(game, game.current).is_empty()
    };
    ensure!(is_possible, "the piece finds a place")
}

/// The card that asks is the one just reached in its column, or one it repeats.
fn check_effect(game: &Deus, column: Kind, next: u8, card: Card, ask: Ask) -> Check {
    let player = game.player(game.current);
    let reached = (next as usize).checked_sub(1).and_then(|index| player.columns[column].get(index));
    let Some(&Some(reached)) = reached else { return Err("the column has reached a card".into()) };
    let repeats = game.effect(reached) == Effect::Reactivate;
    let is_repeated = repeats && effects::can_reactivate(game, game.current, card);
    ensure!(card == reached || is_repeated, "the card that asks is being resolved")?;
    let fits = match (game.effect(card), ask) {
        (Effect::Buy { most, .. } | Effect::Exchange { most }, Ask::Repeat { left }) => left <= most,
        (Effect::SellOneOfEach { .. }, Ask::OneOfEach { .. }) => true,
        (Effect::Ready { pieces, .. }, Ask::Ready { left, .. }) => left <= pieces,
        (Effect::March { armies, steps, .. }, Ask::March { armies: a, steps: s, last, conquests }) => {
            let on_map = last.is_none_or(|last| last.index() < game.ground().regions().len());
            on_map && a <= armies && s <= steps && conquests <= armies.saturating_mul(steps)
        }
        (Effect::March { then, .. }, Ask::Spoils) => then.is_some(),
        (effect, Ask::Once) => !matches!(effect, Effect::March { .. } | Effect::EndPoints { .. }),
        _ => false,
    };
    ensure!(fits, "the question belongs to the card")
}

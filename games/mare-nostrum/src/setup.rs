//! Set-up (rules 2.1–2.10): civilizations, starting pieces, neutral civilizations, first roles.

use enum_map::EnumMap;
use game::{BadOptions, Options, PerSeat, Rng, Seat, bag};

use crate::components::*;
use crate::lands::Lands;
use crate::phase::Phase;
use crate::phases::{advanced, income, roles};
use crate::seas::Seas;
use crate::state::MareNostrum;
use crate::variants::{Civilizations, SetUp};
use crate::{Acting, Event, Result, Stage};

pub(crate) fn start(options: &Options<MareNostrum>, rng: &mut impl Rng) -> Result<MareNostrum, BadOptions> {
    options.check_seats()?;
    let mut game = empty_table(options);
    if options.variants.civilizations == Civilizations::Dealt {
        deal_civilizations(&mut game, rng);
        populate(&mut Acting::new(&mut game, Seat(0), rng, &mut ()));
    }
    Ok(game)
}

fn empty_table(options: &Options<MareNostrum>) -> MareNostrum {
    let edition = options.edition;
    let tokens = edition.tokens(options.seats);
    MareNostrum {
        edition,
        seats: options.seats,
        variants: options.variants,
        round: 0,
        phase: Phase::Choosing,
        civs: PerSeat::default(),
        roles: EnumMap::default(),
        nations: EnumMap::default(),
        lands: Lands::default(),
        seas: Seas::default(),
        bank: edition.cards,
        tokens: EnumMap::from_fn(|token| tokens.map_or(0, |tokens| tokens.count(token))),
    }
}

fn deal_civilizations(game: &mut MareNostrum, rng: &mut impl Rng) {
    let mut left = game.edition.recommended(game.seats);
    for seat in 0..game.seats {
        game.civs.0[usize::from(seat)] = bag::draw(&mut left, rng);
    }
}

/// Rule 2.1: who may still be chosen.
pub(crate) fn choosable(game: &MareNostrum) -> CivSet {
    let offered = match game.variants.civilizations {
        Civilizations::Free => CivSet::all(),
        _ => game.edition.recommended(game.seats),
    };
    offered - game.players()
}

/// Puts everything on the board once every seat has its civilization.
pub(crate) fn populate(acting: &mut Acting<impl Stage>) {
    for civ in CivSet::all() - acting.game.players() {
        place_neutral(acting.game, civ);
    }
    match acting.game.variants.set_up {
        SetUp::Basic => {
            for civ in acting.game.players() {
                place_basic(acting.game, civ);
            }
            next_free_caravan(acting);
        }
        SetUp::Advanced => {
            for civ in acting.game.players() {
                place_marker(acting.game, civ, acting.game.edition.central[civ]);
            }
            let first = acting.game.players().iter().next();
            advanced::begin_turn(acting, first);
        }
    }
}

/// Rule 2.8.
fn place_neutral(game: &mut MareNostrum, civ: Civ) {
    let edition = game.edition;
    let Some(start) = edition.start(civ) else { return };
    for &at in start.province.keys() {
        place_marker(game, civ, at);
        place_legion(game, civ, at);
    }
    place_fortress(game, civ, start.central);
}

/// Rule 2.2.
fn place_basic(game: &mut MareNostrum, civ: Civ) {
    let edition = game.edition;
    let Some(start) = edition.start(civ) else { return };
    game.nations[civ].heroes.insert(Hero::of(civ));
    for (&at, pieces) in &start.province {
        place_marker(game, civ, at);
        let cities = pieces.cities.iter().map(|&city| Building::City(city));
        let caravans = pieces.caravans.iter().map(|&good| Building::Caravan(good));
        cities.chain(caravans).for_each(|building| place_building(game, at, building));
    }
    place_fortress(game, civ, start.central);
}

pub(crate) fn place_marker(game: &mut MareNostrum, civ: Civ, at: Province) {
    game.lands.change(at, |land| land.owner = Some(civ));
    game.nations[civ].on_board.markers += 1;
}

pub(crate) fn place_legion(game: &mut MareNostrum, civ: Civ, at: Province) {
    game.lands.change(at, |land| land.legions[civ] += 1);
    game.nations[civ].on_board.legions += 1;
}

pub(crate) fn place_fortress(game: &mut MareNostrum, civ: Civ, at: Province) {
    game.lands.change(at, |land| land.fortresses += 1);
    game.nations[civ].on_board.fortresses += 1;
}

pub(crate) fn place_building(game: &mut MareNostrum, at: Province, building: Building) {
    if let Some(spot) = game.sites(at).spot(building) {
        game.lands.change(at, |land| land.buildings |= spot);
        game.tokens[building.token()] -= 1;
    }
}

/// Rule 2.3: the goods among which a civilization puts its next free caravan.
pub(crate) fn free_caravan(game: &MareNostrum, civ: Civ) -> Option<(Province, CardSet)> {
    let edition = game.edition;
    edition.start(civ)?.province.iter().find_map(|(&at, pieces)| {
        let goods: CardSet = pieces.choice.iter().copied().collect();
        let open = !goods.is_empty() && !goods.iter().any(|good| stands(game, at, good));
        open.then_some((at, goods))
    })
}

fn stands(game: &MareNostrum, at: Province, good: Card) -> bool {
    let spot = game.sites(at).spot(Building::Caravan(good));
    spot.is_some_and(|spot| game.lands[at].buildings.contains(spot))
}

/// Asks the next civilization with a free caravan, or starts the first round.
pub(crate) fn next_free_caravan(acting: &mut Acting<impl Stage>) {
    match acting.game.players().iter().find(|&civ| free_caravan(acting.game, civ).is_some()) {
        Some(civ) => acting.game.phase = Phase::Caravans { civ },
        None => begin_first_round(acting),
    }
}

/// Rules 2.4 and 2.10, ruling R3: the first role cards, none of which goes to a civilization that has one.
pub(crate) fn begin_first_round(acting: &mut Acting<impl Stage>) {
    acting.game.round = 1;
    acting.tell(Event::RoundBegan { round: 1 });
    let basic = acting.game.variants.set_up == SetUp::Basic;
    for &role in Role::ALL {
        let printed = printed_holder(acting.game, role);
        if basic && printed.is_some() {
            acting.game.roles[role] = printed;
        }
    }
    for &role in Role::ALL {
        if acting.game.roles[role].is_none() {
            acting.game.roles[role] = first_holder(acting.game, role, acting.rng);
        }
        if let Some(civ) = acting.game.roles[role] {
            acting.tell(Event::RoleGiven { role, civ });
        }
    }
    income::begin(acting);
}

fn printed_holder(game: &MareNostrum, role: Role) -> Option<Civ> {
    let edition = game.edition;
    game.players().iter().find(|&civ| edition.start(civ).is_some_and(|start| start.role == Some(role)))
}

/// The best of those without a role; a tie goes to the printed holder, else to the lot.
fn first_holder(game: &MareNostrum, role: Role, rng: &mut impl Rng) -> Option<Civ> {
    let taken: CivSet = game.roles.values().flatten().copied().collect();
    let tied = roles::leaders(game, role, game.players() - taken);
    match printed_holder(game, role) {
        Some(civ) if tied.contains(civ) => Some(civ),
        _ => bag::pick(tied, rng),
    }
}

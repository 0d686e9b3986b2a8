//! How the game speaks: questions, labels, effects in words, the score sheet.

use enum_map::EnumMap;
use game::{Arg, Game, Narrate, Phrase, ScoreRow, ScoreSheet, Seat, Seen};

use crate::action::Action;
use crate::components::{Card, Kind, Terrain};
use crate::edition::Cost;
use crate::effect::{Counter, Effect, Goods, Spoils};
use crate::map::{Hex, MAX_TILES};
use crate::names::amounts;
use crate::phases::face_down;
use crate::scoring::{Score, score};
use crate::state::{Ask, Deus, Phase, Project};

impl Narrate for Deus {
    game::told!("deus");

    fn prompt(seen: &Seen<Self>, seat: Seat) -> Phrase {
        if seen.phase == Phase::Over {
            return Phrase::new("prompt-over");
        }
        if !seen.to_act().contains(seat) {
            let others = seen.to_act().iter().map(Arg::Seat).collect::<Vec<_>>();
            return Phrase::new("prompt-wait").with("seats", others);
        }
        question(seen, seat)
    }

    fn label(seen: &Seen<Self>, seat: Seat, action: Action) -> Phrase {
        label(seen, seat, action)
    }

    fn score_sheet(seen: &Seen<Self>) -> ScoreSheet {
        let row = |key, part: &dyn Fn(Score) -> i32| ScoreRow {
            key,
            points: seen.all_seats().map(|seat| part(score(seen, seat))).collect(),
        };
        ScoreSheet::of(vec![
            row("score-tokens", &|score| score.tokens),
            row("score-temples", &|score| score.temples),
            row("score-majorities", &|score| score.majorities),
            row("score-total", &Score::total),
        ])
    }
}

fn question(game: &Deus, seat: Seat) -> Phrase {
    match game.phase {
        Phase::Choose { left } => Phrase::new("prompt-choose").with("left", left[seat]),
        Phase::Turn if game.player(seat).hand_size() == 0 => Phrase::new("prompt-pass"),
        Phase::Turn => Phrase::new("prompt-turn"),
        Phase::FaceDown => Phrase::new("prompt-face-down"),
        Phase::Pay { project, .. } => Phrase::new("prompt-pay").with("what", project_word(project)),
        Phase::Place { project } => Phrase::new("prompt-place").with("what", project_word(project)),
        Phase::Effect { card, ask, .. } => effect_question(game, card, ask),
        Phase::Offer { god, cards } => {
            Phrase::new("prompt-offer").with("god", god.word()).with("cards", cards)
        }
        Phase::Invoke { .. } => Phrase::new("prompt-invoke"),
        Phase::Ceres { left } => Phrase::new("prompt-ceres").with("left", left),
        Phase::Mars { left } => Phrase::new("prompt-mars").with("left", left),
        Phase::Over => Phrase::new("prompt-over"),
    }
}

/// A march asks twice: for the moves, then for what they bring.
fn effect_question(game: &Deus, card: Card, ask: Ask) -> Phrase {
    let about = match (ask, game.effect(card)) {
        (Ask::March { .. }, _) => return Phrase::new("prompt-march").with("card", card.word()),
        (Ask::Spoils, Effect::March { then: Some(spoils), .. }) => spoils_word(spoils),
        (Ask::Once | Ask::Repeat { .. } | Ask::OneOfEach { .. } | Ask::Ready { .. } | Ask::Spoils, _) => {
            effect(game, card)
        }
    };
    Phrase::new("prompt-effect").with("card", card.word()).with("effect", about)
}

fn project_word(project: Project) -> Arg {
    match project {
        Project::Card(card) => card.word(),
        Project::FaceDown(_) => Arg::word("face-down-card"),
    }
}

/// What the action says, with what only the state knows.
fn label(game: &Deus, seat: Seat, action: Action) -> Phrase {
    let label = action.label();
    match action {
        Action::Build(card) => {
            label.with("cost", cost(&game.print(card).cost)).with("effect", effect(game, card))
        }
        Action::As(kind) => label.with("gold", face_down::price(game, seat, kind)),
        Action::Offer(card) => label.with("god", game.print(card).color.god()),
        Action::Reactivate(card) => label.with("effect", effect(game, card)),
        Action::Pay => label.with("price", price(game, seat)),
        Action::Spare(_) => label.with("gold", game.edition.building.gold_for_a_resource),
        Action::Place(hex) => label.with("terrain", terrain(game, hex)),
        Action::Settle(hex) => {
            label.with("terrain", terrain(game, hex)).with("points", game.edition.building.settlement_points)
        }
        Action::Skip if matches!(game.phase, Phase::Effect { ask: Ask::March { .. }, .. }) => {
            label.when("march")
        }
        Action::Raid(hex) => label.with("points", points_at(game, hex)),
        Action::Choose(_)
        | Action::FaceDown(_)
        | Action::Cover(_)
        | Action::Done
        | Action::Invoke(_)
        | Action::Take(_)
        | Action::Ready(_)
        | Action::Buy(_)
        | Action::Sell(..)
        | Action::Exchange(..)
        | Action::BuyPoints(_)
        | Action::Move(..)
        | Action::Rob(_)
        | Action::RobResource(..)
        | Action::Use
        | Action::Skip
        | Action::Pass => label,
    }
}

/// What is to be paid now.
fn price(game: &Deus, seat: Seat) -> Arg {
    let Phase::Pay { project: Project::Card(card), .. } = game.phase else { return Arg::word("nothing") };
    let price = game.price(seat, card);
    amounts(price.resources, price.gold)
}

fn terrain(game: &Deus, hex: Hex) -> Arg {
    let terrain = game.region_at(hex).and_then(|region| game.terrain(region));
    terrain.map_or(Arg::Text(String::new()), Terrain::word)
}

fn points_at(game: &Deus, hex: Hex) -> u8 {
    game.region_at(hex).map_or(0, |village| game.village_points[village.tile()])
}

/// What a card costs: "1 wood and 1 wheat".
pub fn cost(cost: &Cost) -> Arg {
    let resources = EnumMap::from_fn(|resource| cost.of(resource));
    amounts(resources, cost.gold.into())
}

/// What a card does, in words.
pub fn effect(game: &Deus, card: Card) -> Phrase {
    match game.effect(card) {
        Effect::Gain { what, each, for_every, per, most } => gain(each, what, for_every, per, most),
        Effect::Harvest { kind } => Phrase::new("effect-harvest").with("kind", kind.word()),
        Effect::Fetch { gold, per } => {
            Phrase::new("effect-fetch").with("gold", gold).with("per", counter(per, 1))
        }
        Effect::Buy { price, most } => Phrase::new("effect-buy").with("price", price).with("most", most),
        Effect::SellForGold { resource, gold, .. } => {
            Phrase::new("effect-sell-for-gold").with("resource", resource.word()).with("gold", gold)
        }
        Effect::SellForPoints { resource, points, most } => Phrase::new("effect-sell-for-points")
            .with("resource", resource.word())
            .with("points", points)
            .with("most", most),
        Effect::SellOneOfEach { points } => Phrase::new("effect-sell-one-of-each").with("points", points),
        Effect::BuyPoints { gold, points, most } => {
            Phrase::new("effect-buy-points").with("gold", gold).with("points", points).with("most", most)
        }
        Effect::Exchange { most } => Phrase::new("effect-exchange").with("most", most),
        Effect::Ready { gold: 0, pieces } => Phrase::new("effect-ready").with("pieces", pieces),
        Effect::Ready { gold, pieces } => {
            Phrase::new("effect-ready-for-gold").with("pieces", pieces).with("gold", gold)
        }
        Effect::Reactivate => Phrase::new("effect-reactivate"),
        Effect::March { armies, steps, ship_points, then } => march(armies, steps, ship_points, then),
        Effect::EndPoints { each, for_every, per } => Phrase::new("effect-end-points")
            .with("each", each)
            .with("per", counter(per, for_every))
            .with("most", game.edition.scoring.temple_limit),
    }
}

fn gain(each: u8, what: Goods, for_every: u8, per: Counter, most: u8) -> Phrase {
    let phrase = Phrase::new("effect-gain").with("each", each).with("what", goods(what, each));
    if per == Counter::Once {
        return phrase.when("once");
    }
    let phrase = phrase.with("per", counter(per, for_every));
    if is_unlimited(per, most / each.max(1)) { phrase } else { phrase.when("limited").with("most", most) }
}

/// No region holds more buildings than there are kinds and a temple, and no terrain has more regions than there
/// are tiles: a limit beyond that is none.
fn is_unlimited(per: Counter, most: u8) -> bool {
    match per {
        Counter::Richest(_) => usize::from(most) > Kind::ALL.len(),
        Counter::RegionsOf(_) => usize::from(most) >= MAX_TILES,
        Counter::Once
        | Counter::Regions
        | Counter::RegionsWith(_)
        | Counter::LandTerrains
        | Counter::TerrainsWith(_)
        | Counter::Buildings(_)
        | Counter::CivilWithOthers(_)
        | Counter::CivilByTheSea
        | Counter::NeighboringVillages
        | Counter::WeakerNeighbors
        | Counter::Column(_)
        | Counter::FullRows
        | Counter::TempleCards
        | Counter::VillagesWon
        | Counter::Gold
        | Counter::Resources => false,
    }
}

fn march(armies: u8, steps: u8, ship_points: u8, then: Option<Spoils>) -> Phrase {
    let key = if ship_points > 0 { "effect-march-by-ship" } else { "effect-march" };
    let mut phrase = Phrase::new(key).with("armies", armies).with("steps", steps);
    if ship_points > 0 {
        phrase = phrase.with("points", ship_points);
    }
    let Some(spoils) = then else { return phrase };
    Phrase::new("effect-march-then").with("march", phrase).with("spoils", spoils_word(spoils))
}

fn spoils_word(spoils: Spoils) -> Phrase {
    match spoils {
        Spoils::RobPoints(points) => Phrase::new("spoils-points").with("count", points),
        Spoils::RobResource => Phrase::new("spoils-resource"),
        Spoils::RobEveryone(gold) => Phrase::new("spoils-everyone").with("count", gold),
        Spoils::GoldPerConquest(gold) => Phrase::new("spoils-conquest").with("count", gold),
        Spoils::Raid(points) => Phrase::new("spoils-raid").with("count", points),
    }
}

fn goods(what: Goods, count: u8) -> Arg {
    match what {
        Goods::Points if count == 1 => Arg::word("point"),
        Goods::Points => Arg::word("points"),
        Goods::Gold => Arg::word("gold"),
        Goods::Cards if count == 1 => Arg::word("card"),
        Goods::Cards => Arg::word("cards"),
        Goods::Resource(resource) => resource.word(),
    }
}

/// "for every region", "for every 2 regions".
fn counter(counter: Counter, every: u8) -> Phrase {
    counted(counter).with("every", every)
}

fn counted(counter: Counter) -> Phrase {
    let of = |key: &'static str, what: Arg| Phrase::new(key).with("what", what);
    match counter {
        Counter::Once => Phrase::new("counter-once"),
        Counter::Regions => Phrase::new("counter-regions"),
        Counter::RegionsOf(terrain) => of("counter-regions-of", terrain.word()),
        Counter::RegionsWith(buildings) => Phrase::new("counter-regions-with").with("count", buildings),
        Counter::Richest(terrain) => of("counter-richest", terrain.word()),
        Counter::LandTerrains => Phrase::new("counter-land-terrains"),
        Counter::TerrainsWith(kind) => of("counter-terrains-with", kind.word()),
        Counter::Buildings(kind) => of("counter-buildings", kind.word()),
        Counter::CivilWithOthers(others) => Phrase::new("counter-civil-with-others").with("count", others),
        Counter::CivilByTheSea => Phrase::new("counter-civil-by-the-sea"),
        Counter::NeighboringVillages => Phrase::new("counter-neighboring-villages"),
        Counter::WeakerNeighbors => Phrase::new("counter-weaker-neighbors"),
        Counter::Column(kind) => of("counter-column", kind.word()),
        Counter::FullRows => Phrase::new("counter-full-rows"),
        Counter::TempleCards => Phrase::new("counter-temple-cards"),
        Counter::VillagesWon => Phrase::new("counter-villages-won"),
        Counter::Gold => Phrase::new("counter-gold"),
        Counter::Resources => Phrase::new("counter-resources"),
    }
}

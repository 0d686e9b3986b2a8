//! How the game speaks: questions, labels, effects in words, the score sheet.

use enum_map::EnumMap;
use game::{Arg, Game, Lang, Narrate, Phrase, ScoreRow, ScoreSheet, Seat, Seen, Words};

use crate::action::Action;
use crate::components::{Card, Resource, Terrain};
use crate::edition::Cost;
use crate::effect::{Counter, Effect, Goods, Spoils};
use crate::names::amounts;
use crate::phases::face_down;
use crate::scoring::{Score, score};
use crate::state::{Deus, Phase, Project};
use crate::text;

impl Narrate for Deus {
    fn locale(lang: Lang) -> &'static str {
        match lang {
            Lang::En => include_str!("../locale/en.ftl"),
            Lang::Hu => include_str!("../locale/hu.ftl"),
        }
    }

    fn rules(lang: Lang) -> &'static str {
        match lang {
            Lang::En => include_str!("../../../docs/rules/deus.en.md"),
            Lang::Hu => include_str!("../../../docs/rules/deus.hu.md"),
        }
    }

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
        label_of_cards(seen, seat, action)
            .or_else(|| label_of_payment(seen, seat, action))
            .unwrap_or_else(|| label_of_answer(seen, action))
    }

    fn draw(seen: &Seen<Self>, words: &Words) -> String {
        text::draw(seen, words)
    }

    fn score_sheet(seen: &Seen<Self>) -> ScoreSheet {
        let row = |key, part: &dyn Fn(Score) -> i32| ScoreRow {
            key,
            points: seen.all_seats().map(|seat| part(score(seen, seat))).collect(),
        };
        ScoreSheet {
            rows: vec![
                row("score-tokens", &|score| score.tokens),
                row("score-temples", &|score| score.temples),
                row("score-majorities", &|score| score.majorities),
                row("score-total", &Score::total),
            ],
        }
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
        Phase::Effect { card, .. } => {
            Phrase::new("prompt-effect").with("card", card.word()).with("effect", effect(&game.effect(card)))
        }
        Phase::Offer { god, cards } => {
            Phrase::new("prompt-offer").with("god", god.word()).with("cards", cards)
        }
        Phase::Invoke { .. } => Phrase::new("prompt-invoke"),
        Phase::Ceres { left } => Phrase::new("prompt-ceres").with("left", left),
        Phase::Mars { left } => Phrase::new("prompt-mars").with("left", left),
        Phase::Over => Phrase::new("prompt-over"),
    }
}

fn project_word(project: Project) -> Arg {
    match project {
        Project::Card(card) => card.word(),
        Project::FaceDown(_) => Arg::word("face-down-card"),
    }
}

fn label_of_cards(game: &Deus, seat: Seat, action: Action) -> Option<Phrase> {
    let about = |key, card: Card| Phrase::new(key).with("card", card.word());
    Some(match action {
        Action::Build(card) => about("action-build", card)
            .with("cost", cost(&game.print(card).cost))
            .with("effect", effect(&game.effect(card))),
        Action::FaceDown(card) => about("action-face-down", card),
        Action::As(kind) => Phrase::new("action-as")
            .with("kind", kind.word())
            .with("gold", face_down::price(game, seat, kind)),
        Action::Offer(card) => about("action-offer", card).with("god", game.print(card).color.god().word()),
        Action::Cover(card) => about("action-cover", card),
        Action::Done => Phrase::new("action-done"),
        Action::Invoke(god) => Phrase::new("action-invoke").with("god", god.word()),
        Action::Reactivate(card) => {
            about("action-reactivate", card).with("effect", effect(&game.effect(card)))
        }
        Action::Choose(kind) => Phrase::new("action-choose").with("kind", kind.word()),
        Action::Ready(kind) => Phrase::new("action-ready").with("kind", kind.word()),
        _ => return None,
    })
}

fn label_of_payment(game: &Deus, seat: Seat, action: Action) -> Option<Phrase> {
    Some(match (action, game.phase) {
        (Action::Pay, Phase::Pay { project: Project::Card(card), .. }) => {
            let price = game.price(seat, card);
            Phrase::new("action-pay").with("price", amounts(price.resources, price.gold))
        }
        (Action::Spare(resource), _) => Phrase::new("action-spare")
            .with("resource", resource.word())
            .with("gold", game.edition.building.gold_for_a_resource),
        (Action::Place(hex), _) => place_label(game, "action-place", hex),
        (Action::Settle(hex), _) => {
            place_label(game, "action-settle", hex).with("points", game.edition.building.settlement_points)
        }
        _ => return None,
    })
}

fn place_label(game: &Deus, key: &'static str, hex: crate::map::Hex) -> Phrase {
    let terrain = game.region_at(hex).and_then(|region| game.terrain(region));
    let terrain = terrain.map_or(Arg::Text(String::new()), Terrain::word);
    Phrase::new(key).with("at", hex.to_string()).with("terrain", terrain)
}

fn label_of_answer(game: &Deus, action: Action) -> Phrase {
    let of = |key: &'static str, resource: Resource| Phrase::new(key).with("resource", resource.word());
    match action {
        Action::Take(resource) => of("action-take", resource),
        Action::Buy(resource) => of("action-buy", resource),
        Action::Sell(count, resource) => of("action-sell", resource).with("count", count),
        Action::Exchange(give, take) => of("action-exchange", give).with("other", take.word()),
        Action::BuyPoints(count) => Phrase::new("action-buy-points").with("count", count),
        Action::Move(from, to) => {
            Phrase::new("action-move").with("from", from.to_string()).with("to", to.to_string())
        }
        Action::Rob(victim) => Phrase::new("action-rob").with("victim", victim),
        Action::RobResource(victim, resource) => of("action-rob-resource", resource).with("victim", victim),
        Action::Raid(hex) => {
            let points = game.region_at(hex).map_or(0, |village| game.village_points[village.tile()]);
            Phrase::new("action-raid").with("at", hex.to_string()).with("points", points)
        }
        Action::Skip => Phrase::new("action-skip"),
        Action::Pass => Phrase::new("action-pass"),
        _ => Phrase::new("action-use"),
    }
}

/// What a card costs: "1 wood and 1 wheat".
pub fn cost(cost: &Cost) -> Arg {
    let resources = EnumMap::from_fn(|resource| cost.of(resource));
    amounts(resources, cost.gold.into())
}

/// What a card does, in words.
pub fn effect(effect: &Effect) -> Phrase {
    match *effect {
        Effect::Gain { what, each, for_every, per, most } => {
            let gain = if per == Counter::Once { "effect-gain-once" } else { "effect-gain" };
            let phrase = Phrase::new(gain).with("each", each).with("what", goods(what, each));
            if per == Counter::Once {
                return phrase;
            }
            phrase.with("every", for_every).with("per", counter(per)).with("most", most)
        }
        Effect::Harvest { kind } => Phrase::new("effect-harvest").with("kind", kind.word()),
        Effect::Fetch { gold, per } => {
            Phrase::new("effect-fetch").with("gold", gold).with("per", counter(per))
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
            .with("every", for_every)
            .with("per", counter(per)),
    }
}

fn march(armies: u8, steps: u8, ship_points: u8, then: Option<Spoils>) -> Phrase {
    let key = if ship_points > 0 { "effect-march-by-ship" } else { "effect-march" };
    let mut phrase = Phrase::new(key).with("armies", armies).with("steps", steps);
    if ship_points > 0 {
        phrase = phrase.with("points", ship_points);
    }
    let Some(spoils) = then else { return phrase };
    let spoils = match spoils {
        Spoils::RobPoints(points) => Phrase::new("spoils-points").with("count", points),
        Spoils::RobResource => Phrase::new("spoils-resource"),
        Spoils::RobEveryone(gold) => Phrase::new("spoils-everyone").with("count", gold),
        Spoils::GoldPerConquest(gold) => Phrase::new("spoils-conquest").with("count", gold),
        Spoils::Raid(points) => Phrase::new("spoils-raid").with("count", points),
    };
    Phrase::new("effect-march-then").with("march", phrase).with("spoils", spoils)
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

fn counter(counter: Counter) -> Phrase {
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

//! What the game says to people: questions, labels, the score sheet.

use game::{Arg, Lang, Narrate, Phrase, ScoreRow, ScoreSheet, Seat, Seen, Words};

use crate::action::Action;
use crate::components::*;
use crate::phase::{BuildStep, BuildingPhase, MilitaryPhase, Phase, WarStep};
use crate::state::MareNostrum;
use crate::wording::*;
use crate::{flow, scoring, text};

impl Narrate for MareNostrum {
    fn locale(lang: Lang) -> &'static str {
        match lang {
            Lang::En => include_str!("../locale/en.ftl"),
            Lang::Hu => include_str!("../locale/hu.ftl"),
        }
    }

    fn rules(lang: Lang) -> &'static str {
        match lang {
            Lang::En => include_str!("../../../docs/rules/mare-nostrum.en.md"),
            Lang::Hu => include_str!("../../../docs/rules/mare-nostrum.hu.md"),
        }
    }

    fn prompt(seen: &Seen<Self>, seat: Seat) -> Phrase {
        let waiting = flow::to_act(seen);
        if waiting.contains(seat) {
            return question(seen, seat);
        }
        match waiting.first() {
            None => Phrase::new("prompt-over"),
            Some(_) => Phrase::new("prompt-waiting")
                .with("seats", Arg::List(waiting.iter().map(Arg::Seat).collect())),
        }
    }

    fn label(seen: &Seen<Self>, seat: Seat, action: Action) -> Phrase {
        label(seen, seat, action)
    }

    fn draw(seen: &Seen<Self>, words: &Words) -> String {
        text::draw(seen, words)
    }

    fn side(seen: &Seen<Self>, seat: Seat) -> Option<Arg> {
        seen.civ(seat).map(civ)
    }

    fn score_sheet(seen: &Seen<Self>) -> ScoreSheet {
        let row = |key, points: fn(&MareNostrum, Seat) -> i32| ScoreRow {
            key,
            points: Seat::all(seen.seats).map(|seat| points(seen, seat)).collect(),
        };
        ScoreSheet {
            rows: vec![
                row("score-heroes", scoring::heroes),
                row("score-wonders", scoring::wonders),
                row("score-pyramids", scoring::pyramids),
                row("score-total", scoring::score),
            ],
        }
    }
}

fn question(game: &MareNostrum, seat: Seat) -> Phrase {
    match game.phase {
        Phase::Choosing => Phrase::new("prompt-choose"),
        Phase::Caravans { .. } => Phrase::new("prompt-caravan"),
        Phase::Advanced { points, .. } => Phrase::new("prompt-advanced").with("points", points),
        Phase::Roles { role: which, .. } => Phrase::new("prompt-role").with("role", role(which)),
        Phase::Shortage { short, .. } => {
            Phrase::new("prompt-shortage").with("cards", Arg::List(short.iter().map(card).collect()))
        }
        Phase::Artemis => Phrase::new("prompt-artemis"),
        Phase::Call => Phrase::new("prompt-call"),
        Phase::Offers { number } => {
            let offered = game.civ(seat).map_or(0, |civ| game.nations[civ].offer_size);
            Phrase::new("prompt-offer").with("offered", offered).with("number", number)
        }
        Phase::Exchange(_) => Phrase::new("prompt-take"),
        Phase::Odysseus { taker, from, card: which, .. } => Phrase::new("prompt-odysseus")
            .with("taker", civ(taker))
            .with("from", civ(from))
            .with("card", card(which)),
        Phase::Forced { .. } => Phrase::new("prompt-forced"),
        Phase::Compensation { to } => Phrase::new("prompt-compensate").with("to", civ(to)),
        Phase::Building(phase) => building_question(&phase),
        Phase::Military(phase) => military_question(&phase),
        Phase::Over(_) => Phrase::new("prompt-over"),
    }
}

fn building_question(phase: &BuildingPhase) -> Phrase {
    match phase.step {
        BuildStep::Name => Phrase::new("prompt-name").with("role", role(Role::Politics)),
        BuildStep::Act => Phrase::new("prompt-build"),
        BuildStep::Pay { item: what, missing, .. } => {
            Phrase::new("prompt-pay").with("item", item(what)).with("missing", missing)
        }
        BuildStep::Keep => Phrase::new("prompt-keep"),
    }
}

fn military_question(phase: &MilitaryPhase) -> Phrase {
    match phase.step {
        WarStep::Name => Phrase::new("prompt-name").with("role", role(Role::Military)),
        WarStep::Act => Phrase::new("prompt-war"),
        WarStep::Helen { at } => Phrase::new("prompt-helen").with("province", province(at)),
        WarStep::Losses(battle) => Phrase::new("prompt-losses").with("province", province(battle.at)),
        WarStep::Thinned { at, .. } => Phrase::new("prompt-thinned").with("province", province(at)),
    }
}

fn label(game: &MareNostrum, seat: Seat, action: Action) -> Phrase {
    match action {
        Action::Choose(who) => Phrase::new("do-choose").with("civ", civ(who)),
        Action::Place(good, at) => {
            Phrase::new("do-place").with("card", card(good)).with("province", province(at))
        }
        Action::Appoint(who) => Phrase::new("do-appoint").with("civ", civ(who)),
        Action::Serve(who) => Phrase::new("do-serve").with("civ", civ(who)),
        Action::Collect(good) => Phrase::new("do-collect").with("card", card(good)),
        Action::Call(number) => Phrase::new("do-call").with("number", number),
        Action::Offer(which) => Phrase::new("do-offer").with("card", card(which)),
        Action::Take(which, from) => Phrase::new("do-take").with("card", card(which)).with("from", civ(from)),
        Action::Force => Phrase::new("do-force"),
        Action::Allow => Phrase::new("do-allow"),
        Action::Give(which) => Phrase::new("do-give").with("card", card(which)),
        Action::Name(who) => Phrase::new("do-name").with("civ", civ(who)),
        Action::Buy(what) => buy_label(game, seat, what),
        Action::Pay(Card::Tax) => Phrase::new("do-pay-taxes"),
        Action::Pay(which) => Phrase::new("do-pay").with("card", card(which)),
        Action::Swap(give, get) => Phrase::new("do-swap").with("gave", card(give)).with("got", card(get)),
        Action::Keep(good) => Phrase::new("do-keep").with("card", card(good)),
        Action::KeepNothing => Phrase::new("do-keep-nothing"),
        Action::Done => Phrase::new("do-done"),
        Action::DoneKeeping(taxes) => Phrase::new("do-done-keeping").with("taxes", taxes),
        _ => war_label(game, action),
    }
}

fn war_label(game: &MareNostrum, action: Action) -> Phrase {
    let on_building = |key: &'static str, at, what| {
        Phrase::new(key)
            .with("building", building(what))
            .with("province", province(at))
            .with("owner", owner(game, at))
    };
    let at_marker = |key: &'static str, at| {
        Phrase::new(key).with("province", province(at)).with("owner", owner(game, at))
    };
    match action {
        Action::Launch(from, to) => {
            Phrase::new("do-launch").with("province", province(from)).with("sea", sea(to))
        }
        Action::Sail(from, to) => Phrase::new("do-sail").with("from", sea(from)).with("to", sea(to)),
        Action::March(from, to) => {
            Phrase::new("do-march").with("from", province(from)).with("to", province(to))
        }
        Action::Attack(enemy, place, units) => Phrase::new("do-attack")
            .with("enemy", civ(enemy))
            .with("field", field(place))
            .with("units", units),
        Action::Convert => Phrase::new("do-convert"),
        Action::Spare => Phrase::new("do-spare"),
        Action::Lose(LandUnit::Legion) => Phrase::new("do-lose-legion"),
        Action::Lose(LandUnit::Fortress) => Phrase::new("do-lose-fortress"),
        Action::Plunder(at, what) => on_building("do-plunder", at, what),
        Action::Occupy(at, what) => on_building("do-occupy", at, what),
        Action::Leave(at, what) => on_building("do-leave", at, what),
        Action::Annex(at) => at_marker("do-annex", at),
        Action::LeaveMarker(at) => at_marker("do-unhand", at),
        _ => Phrase::new("do-done"),
    }
}

/// The price of the set-up is in points, later in cards with discounts.
fn buy_label(game: &MareNostrum, seat: Seat, what: Item) -> Phrase {
    let price = game.civ(seat).map_or_else(|| game.edition.price(what), |civ| game.price(civ, what));
    let key = if matches!(game.phase, Phase::Advanced { .. }) { "do-found" } else { "do-buy" };
    Phrase::new(key).with("item", item(what)).with("price", price)
}

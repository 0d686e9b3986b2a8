//! What the game says to people: questions, labels and the score sheet.

use game::{Arg, Game, Lang, Narrate, Phrase, ScoreRow, ScoreSheet, Seat, Seen, Words};

use crate::about::{about_effect, about_mission};
use crate::action::Action;
use crate::components::{Building, Province, Region, Spot, Task};
use crate::names::{building_name, card_name, mission_name, province_name, region_name, spot_name, who};
use crate::phases::intrigue::can_activate;
use crate::scoring::{Score, score, tasks};
use crate::state::{AgeOfRome, Labor, Phase, Scheme, Site, Talks, Taxation, Work};
use crate::{kind_of_set, price, text};

impl Narrate for AgeOfRome {
    fn locale(lang: Lang) -> &'static str {
        match lang {
            Lang::En => include_str!("../locale/en.ftl"),
            Lang::Hu => include_str!("../locale/hu.ftl"),
        }
    }

    fn rules(lang: Lang) -> &'static str {
        match lang {
            Lang::En => include_str!("../../../docs/rules/age-of-rome.en.md"),
            Lang::Hu => include_str!("../../../docs/rules/age-of-rome.hu.md"),
        }
    }

    fn prompt(seen: &Seen<Self>, seat: Seat) -> Phrase {
        let waiting = seen.to_act();
        if waiting.is_empty() {
            return Phrase::new("prompt-over");
        }
        if waiting.contains(seat) {
            return question(seen, seat);
        }
        Phrase::new("prompt-wait").with("seats", waiting.iter().map(Arg::Seat).collect::<Vec<_>>())
    }

    fn label(seen: &Seen<Self>, seat: Seat, action: Action) -> Phrase {
        label(seen, seat, action)
    }

    fn draw(seen: &Seen<Self>, words: &Words) -> String {
        text::draw(seen, words)
    }

    fn side(seen: &Seen<Self>, seat: Seat) -> Option<Arg> {
        Some(Arg::word(format!("character-{}", seen.players[seat].character)))
    }

    fn score_sheet(seen: &Seen<Self>) -> ScoreSheet {
        if seen.is_imperial() { task_sheet(seen) } else { point_sheet(seen) }
    }
}

fn question(game: &AgeOfRome, seat: Seat) -> Phrase {
    if game.players[seat].dealt.count > 0 {
        return Phrase::new("prompt-missions").with("count", game.players[seat].dealt.count);
    }
    match game.phase {
        Phase::Missions | Phase::Over => Phrase::new("prompt-over"),
        Phase::Event { .. } => Phrase::new("prompt-recall"),
        Phase::Diplomacy { seat: proposer, step } => question_of_talks(game, proposer, step),
        Phase::Intrigue { seat: owner, step } => question_of_scheme(game, owner, &step),
        Phase::Building { step: Site::Choose, .. } => Phrase::new("prompt-building"),
        Phase::Building { step: Site::Cards { building, .. }, .. } => {
            Phrase::new("prompt-building-cards").with("building", building_name(building))
        }
        Phase::Action { step, .. } => question_of_labor(game, seat, &step),
        Phase::Income { step: Taxation::Choose, seat } => {
            let population = game.population(game.front(seat));
            Phrase::new("prompt-income")
                .with("population", population)
                .with("penalty", game.edition.penalty(population))
        }
        Phase::Income { step: Taxation::Cards(_), .. } => Phrase::new("prompt-income-cards"),
        Phase::Recess { .. } if game.is_last_round() => Phrase::new("prompt-last-recess"),
        Phase::Recess { .. } => Phrase::new("prompt-recess"),
    }
}

fn question_of_talks(game: &AgeOfRome, proposer: Seat, step: Talks) -> Phrase {
    match step {
        Talks::Choose => Phrase::new("prompt-talks"),
        Talks::Amount(_) => Phrase::new("prompt-amount"),
        Talks::Answer { offer, .. } => Phrase::new("prompt-answer-offer")
            .with("seat", proposer)
            .with("denarii", offer.denarii)
            .with("building", building_name(offer.building))
            .with("level", game.levels[offer.province][offer.building]),
        Talks::Reply { demand, .. } => Phrase::new("prompt-reply").with("denarii", demand),
        Talks::Reward(offer) => Phrase::new("prompt-spy").with("building", building_name(offer.building)),
        Talks::Work(work) => question_of_work(work),
        Talks::Rest => Phrase::new("prompt-rest"),
    }
}

fn question_of_scheme(game: &AgeOfRome, owner: Seat, step: &Scheme) -> Phrase {
    match step {
        Scheme::Choose if !can_activate(game, owner) => Phrase::new("prompt-rest"),
        Scheme::Choose => Phrase::new("prompt-intrigue"),
        Scheme::Cards { .. } => Phrase::new("prompt-intrigue-cards"),
        Scheme::Answer { .. } => Phrase::new("prompt-answer-intrigue").with("seat", who(owner)),
        Scheme::Effect { target } => Phrase::new("prompt-effect").with("target", who(*target)),
    }
}

fn question_of_labor(game: &AgeOfRome, seat: Seat, step: &Labor) -> Phrase {
    match step {
        Labor::Choose => Phrase::new("prompt-action").with("followers", game.players[seat].idle_followers()),
        Labor::Cards { spot, .. } => Phrase::new("prompt-action-cards").with("spot", spot_name(*spot)),
        Labor::Work(work) => question_of_work(*work),
        Labor::Medal => Phrase::new("prompt-medal"),
        Labor::Attacked { .. } => Phrase::new("prompt-answer-intrigue").with("seat", Arg::word("cassius")),
    }
}

fn question_of_work(work: Work) -> Phrase {
    match work {
        Work::Legions(left) => Phrase::new("prompt-legions").with("count", left),
        Work::Draw(left) => Phrase::new("prompt-make-room").with("count", left),
    }
}

fn label(game: &AgeOfRome, seat: Seat, action: Action) -> Phrase {
    match action {
        Action::Return(mission) => Phrase::new("label-return")
            .with("mission", mission_name(mission))
            .with("goal", about_mission(game, mission)),
        Action::Recall(region) => Phrase::new("label-recall").with("region", region_name(region)),
        Action::Offer { envoy, province, building } => Phrase::new("label-offer")
            .with("envoy", Arg::word(format!("envoy-{envoy}")))
            .with("province", province_name(province))
            .with("building", building_name(building)),
        Action::Put(denarii) => Phrase::new("label-put").with("denarii", denarii),
        Action::Demand(denarii) => Phrase::new("label-demand").with("denarii", denarii),
        Action::Activate { province, cards } => label_of_activation(game, province, cards),
        Action::Build { building, cards } => label_of_tile(game, seat, building, cards),
        Action::Place { spot, bonus, cards } => label_of_place(game, spot, bonus, cards),
        Action::Deploy(region) => Phrase::new("label-deploy").with("region", region_name(region)),
        Action::March { from, to } => regions("label-march", from, to),
        Action::Play(card) => {
            Phrase::new("label-play").with("card", card_name(card)).with("effect", about_effect(game, card))
        }
        Action::Sell(card) => {
            Phrase::new("label-sell").with("card", card_name(card)).with("price", game.edition.prices.card)
        }
        Action::MakeSet(trio) => {
            let kind = kind_of_set(game, trio.cards());
            Phrase::new("label-set")
                .with("cards", trio.cards().map(card_name).to_vec())
                .with("kind", Arg::word(format!("kind-{kind}")))
                .with("points", game.edition.set_points(kind))
        }
        Action::BuyGlory => {
            Phrase::new("label-buy-glory").with("price", game.edition.prices.glory_with_medal)
        }
        Action::Tax => Phrase::new("label-tax").with("denarii", game.population(game.front(seat))),
        Action::DoubleTax { cards } => label_of_double_tax(game, seat, cards),
        other => label_of_effect(game, other),
    }
}

/// Effects of intrigues, and what needs no further word.
fn label_of_effect(game: &AgeOfRome, action: Action) -> Phrase {
    match action {
        Action::Desert { region, replacing: false } => {
            Phrase::new("label-desertion").with("region", region_name(region))
        }
        Action::Desert { region, replacing: true } => {
            Phrase::new("label-desertion-replacing").with("region", region_name(region))
        }
        Action::Slander => Phrase::new("label-slander").with("glory", game.edition.intrigues.slander),
        Action::SellOut => Phrase::new("label-sold").with("denarii", game.edition.intrigues.sold),
        Action::Deceive { from, to } => {
            regions("label-deception", from, to).with("count", game.edition.intrigues.deception)
        }
        Action::ReVote(place) => Phrase::new("label-re-vote").with("place", place),
        Action::InvalidateVote(place) => Phrase::new("label-invalid-vote").with("place", place),
        simple => Phrase::new(simple_label(simple)),
    }
}

fn simple_label(action: Action) -> &'static str {
    match action {
        Action::Accept => "label-accept",
        Action::Refuse => "label-refuse",
        Action::TakeGlory => "label-take-glory",
        Action::TakeAction => "label-take-action",
        Action::Demolish => "label-demolition",
        Action::CollectFees => "label-custom-fees",
        Action::Forgo => "label-forgo",
        Action::Proceed => "label-proceed",
        _ => "label-done",
    }
}

fn regions(key: &'static str, from: Region, to: Region) -> Phrase {
    Phrase::new(key).with("from", region_name(from)).with("to", region_name(to))
}

fn label_of_activation(game: &AgeOfRome, province: Province, cards: bool) -> Phrase {
    let key = if cards { "label-activate-with-cards" } else { "label-activate" };
    let phrase = Phrase::new(key).with("province", province_name(province));
    phrase.with("target", game.seat_at(province).map_or(Arg::Text(String::new()), who))
}

fn label_of_tile(game: &AgeOfRome, seat: Seat, building: Building, cards: bool) -> Phrase {
    let key = if cards { "label-build-with-cards" } else { "label-build" };
    let level = game.levels[game.front(seat)][building];
    let glory = game.edition.buildings[building].glory.get(level as usize).copied().unwrap_or(0);
    Phrase::new(key)
        .with("building", building_name(building))
        .with("level", level + 1)
        .with("price", price(game, seat, building).unwrap_or(0))
        .with("glory", glory)
}

fn label_of_place(game: &AgeOfRome, spot: Spot, bonus: bool, cards: bool) -> Phrase {
    let key = match (bonus, cards) {
        (false, false) => "label-place",
        (true, false) => "label-place-with-bonus",
        (false, true) => "label-place-with-cards",
        (true, true) => "label-place-with-bonus-and-cards",
    };
    let farming = game.edition.prices.farming[game.round as usize - 1];
    let deed = Phrase::new(format!("deed-{spot}")).with("farming", farming);
    Phrase::new(key).with("spot", spot_name(spot)).with("deed", deed)
}

fn label_of_double_tax(game: &AgeOfRome, seat: Seat, cards: bool) -> Phrase {
    let population = game.population(game.front(seat));
    let key = if cards { "label-double-tax-with-cards" } else { "label-double-tax" };
    Phrase::new(key).with("denarii", 2 * population).with("penalty", game.edition.penalty(population))
}

/// A row of the scoring pad.
type Row = (&'static str, fn(&Score) -> i32);

fn point_sheet(game: &AgeOfRome) -> ScoreSheet {
    let sources: [Row; 8] = [
        ("score-glory", |score| score.glory),
        ("score-military", |score| score.military),
        ("score-politics", |score| score.politics),
        ("score-trade", |score| score.trade),
        ("score-religion", |score| score.religion),
        ("score-missions", |score| score.missions),
        ("score-denarii", |score| score.denarii),
        ("score-total", Score::total),
    ];
    let scores: Vec<Score> = Seat::all(game.seats).map(|seat| score(game, seat)).collect();
    let row = |(key, source): Row| ScoreRow { key, points: scores.iter().map(source).collect() };
    ScoreSheet { rows: sources.into_iter().map(row).collect() }
}

/// Alone in the Imperial variant the tasks are what counts.
fn task_sheet(game: &AgeOfRome) -> ScoreSheet {
    let done = tasks(game, Seat(0));
    let row = |&task: &Task| ScoreRow { key: task_key(task), points: vec![done.contains(task).into()] };
    let mut rows: Vec<ScoreRow> = Task::ALL.iter().map(row).collect();
    rows.push(ScoreRow { key: "score-tasks", points: vec![done.len() as i32] });
    ScoreSheet { rows }
}

fn task_key(task: Task) -> &'static str {
    match task {
        Task::Glory => "task-glory",
        Task::Medals => "task-medals",
        Task::Regions => "task-regions",
        Task::Votes => "task-votes",
        Task::Sets => "task-sets",
        Task::Pantheon => "task-pantheon",
        Task::Missions => "task-missions",
    }
}

//! What the game says to people: questions, labels and the score sheet.

use game::{Arg, Game, Narrate, Phrase, Rival, ScoreRow, ScoreSheet, Seat, Seen};

use crate::about::{about_effect, about_mission};
use crate::components::{Building, Spot, Task};
use crate::names::who;
use crate::phases::intrigue::can_activate;
use crate::scoring::{Score, cassius_score, cassius_total, score, tasks};
use crate::state::{AgeOfRome, Labor, Phase, Scheme, Site, Talks, Taxation, Work};
use crate::{Action, kind_of_set, price};

impl Narrate for AgeOfRome {
    game::told!("age-of-rome");

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

    fn side(seen: &Seen<Self>, seat: Seat) -> Option<Arg> {
        Some(Arg::word(format!("character-{}", seen.players[seat].character)))
    }

    fn score_sheet(seen: &Seen<Self>) -> ScoreSheet {
        if seen.is_imperial() { task_sheet(seen) } else { point_sheet(seen) }
    }

    fn defeat(seen: &Seen<Self>) -> Option<Phrase> {
        seen.outcome().filter(|outcome| outcome.winners().count() == 0).map(|_| defeat(seen))
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
            Phrase::new("prompt-building-cards").with("building", building.word())
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
            .with("building", offer.building.word())
            .with("level", game.levels[offer.province][offer.building]),
        Talks::Reply { demand, .. } => Phrase::new("prompt-reply").with("denarii", demand),
        Talks::Reward(offer) => Phrase::new("prompt-spy").with("building", offer.building.word()),
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
        Labor::Cards { spot, .. } => Phrase::new("prompt-action-cards").with("spot", spot.word()),
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

/// What the action says, with what only the state knows.
fn label(game: &AgeOfRome, seat: Seat, action: Action) -> Phrase {
    let label = action.label();
    let edition = &game.edition;
    match action {
        Action::Return(mission) => label.with("goal", about_mission(game, mission)),
        Action::Activate { province, .. } => {
            label.with("target", game.seat_at(province).map_or(Arg::Text(String::new()), who))
        }
        Action::Slander => label.with("glory", edition.intrigues.slander),
        Action::SellOut => label.with("denarii", edition.intrigues.sold),
        Action::Deceive { .. } => label.with("count", edition.intrigues.deception),
        Action::Build { building, .. } => label_of_tile(game, seat, label, building),
        Action::Place { spot, .. } => label.with("deed", deed(game, spot)),
        Action::Play(card) => label.with("effect", about_effect(game, card)),
        Action::Sell(_) => label.with("price", edition.prices.card),
        Action::MakeSet(trio) => {
            let kind = kind_of_set(game, trio.cards());
            label.with("kind", kind).with("points", edition.set_points(kind))
        }
        Action::BuyGlory => label.with("price", edition.prices.glory_with_medal),
        Action::Tax => label.with("denarii", game.population(game.front(seat))),
        Action::DoubleTax { .. } => {
            let population = game.population(game.front(seat));
            label.with("denarii", 2 * population).with("penalty", edition.penalty(population))
        }
        Action::Recall(_)
        | Action::Offer { .. }
        | Action::Put(_)
        | Action::Demand(_)
        | Action::Accept
        | Action::Refuse
        | Action::TakeGlory
        | Action::TakeAction
        | Action::Demolish
        | Action::Desert { .. }
        | Action::ReVote(_)
        | Action::InvalidateVote(_)
        | Action::CollectFees
        | Action::Forgo
        | Action::Deploy(_)
        | Action::March { .. }
        | Action::Proceed
        | Action::Done => label,
    }
}

fn label_of_tile(game: &AgeOfRome, seat: Seat, label: Phrase, building: Building) -> Phrase {
    let level = game.levels[game.front(seat)][building];
    let glory = game.edition.buildings[building].glory.get(level as usize).copied().unwrap_or(0);
    let price = price(game, seat, building).unwrap_or(0);
    label.with("level", level + 1).with("price", price).with("glory", glory)
}

/// What a follower does there; what farming brings depends on the round.
fn deed(game: &AgeOfRome, spot: Spot) -> Phrase {
    let deed = Phrase::new(format!("deed-{spot}"));
    if spot != Spot::Economic {
        return deed;
    }
    deed.with("farming", game.edition.prices.farming[game.round as usize - 1])
}

/// Who won a game that was played alone and lost (rules 10.5, 11.8).
fn defeat(game: &AgeOfRome) -> Phrase {
    let seat = Seat(0);
    if game.is_imperial() {
        return Phrase::new("lost-to-empire")
            .with("tasks", tasks(game, seat).len() as i64)
            .with("needed", game.edition.titles.praetor);
    }
    Phrase::new("lost-to-cassius")
        .with("points", cassius_total(game))
        .with("own", score(game, seat).total())
        .with("seat", seat)
}

/// A row of the scoring pad.
type Row = (&'static str, fn(&Score) -> i32);

const SOURCES: [Row; 7] = [
    ("score-glory", |score| score.glory),
    ("score-military", |score| score.military),
    ("score-politics", |score| score.politics),
    ("score-trade", |score| score.trade),
    ("score-religion", |score| score.religion),
    ("score-missions", |score| score.missions),
    ("score-denarii", |score| score.denarii),
];
const MEDALS: Row = ("score-medals", |score| score.medals);
const TOTAL: Row = ("score-total", Score::total);

fn point_sheet(game: &AgeOfRome) -> ScoreSheet {
    let medals = game.has_cassius().then_some(MEDALS);
    let sources: Vec<Row> = SOURCES.into_iter().chain(medals).chain([TOTAL]).collect();
    let scores: Vec<Score> = Seat::all(game.seats).map(|seat| score(game, seat)).collect();
    let row = |&(key, source): &Row| ScoreRow { key, points: scores.iter().map(source).collect() };
    let rival = game.has_cassius().then(|| Rival {
        key: "cassius",
        points: sources.iter().map(|(_, source)| source(&cassius_score(game))).collect(),
    });
    ScoreSheet { rows: sources.iter().map(row).collect(), rival }
}

/// Alone in the Imperial variant the tasks are what counts.
fn task_sheet(game: &AgeOfRome) -> ScoreSheet {
    let done = tasks(game, Seat(0));
    let row = |&task: &Task| ScoreRow { key: task_key(task), points: vec![done.contains(task).into()] };
    let mut rows: Vec<ScoreRow> = Task::ALL.iter().map(row).collect();
    rows.push(ScoreRow { key: "score-tasks", points: vec![done.len() as i32] });
    ScoreSheet::of(rows)
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

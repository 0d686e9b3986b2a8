//! Tables in the middle of a game that bots have played so far.

use catalog::{BotName, GameKind, LiveGame, Moment, Wish};
use game::{Lang, Seat, Viewer, Words};
use serde_json::json;
use table::Seed;

use crate::chromium::Chromium;

/// The game after so many moves, or at its end.
pub(crate) fn play(kind: &dyn GameKind, moves: usize) -> Box<dyn LiveGame> {
    let mut live = begin(kind);
    while live.moves() < moves && step(live.as_mut()) {}
    live
}

fn begin(kind: &dyn GameKind) -> Box<dyn LiveGame> {
    let seats = (*kind.seats().end()).min(4);
    let seed: Seed = "0000000000000000000000000000000000000000000000000000000000000003".parse().unwrap();
    kind.new_table(&Wish::plain(seats), seed.into()).unwrap()
}

/// One more move; false when the game is over.
fn step(live: &mut dyn LiveGame) -> bool {
    let Some(seat) = live.to_act().first() else { return false };
    live.act_as(seat, BotName::Greedy);
    true
}

/// A game after so many moves, ready to be brought to a server.
#[allow(dead_code, reason = "not all who use positions look at twenty of them")]
pub(crate) struct Position {
    pub(crate) moves: usize,
    file: String,
    /// Who is to act, by index.
    asked: Option<usize>,
}

/// So many moments of a game: its start and its end, the first of every phase, and others evenly between them.
#[allow(dead_code, reason = "not all who use positions look at twenty of them")]
pub(crate) fn moments(kind: &dyn GameKind, count: usize) -> Vec<Position> {
    let words = Words::new(Lang::En, &[kind.locale(Lang::En), boards::words(kind.name(), Lang::En)]);
    let mut live = begin(kind);
    let (mut positions, mut phases) = (Vec::new(), Vec::new());
    loop {
        let shown = boards::phases(&live.sight(Moment::Now, Viewer::Public), &words);
        phases.push(shown.into_iter().find(|(_, is_now)| *is_now).map(|(name, _)| name));
        positions.push(position(live.as_ref()));
        if !step(live.as_mut()) {
            break;
        }
    }
    let chosen = spread(&phases, count);
    positions.into_iter().filter(|position| chosen.contains(&position.moves)).collect()
}

fn position(live: &dyn LiveGame) -> Position {
    let file = live.save(&["Dora", "Bence", "Chloé", "Marcus"].map(str::to_owned)).write();
    Position { moves: live.moves(), file, asked: live.to_act().first().map(Seat::index) }
}

/// The first and the last place, the first of each phase, and then again and again the middle of the longest gap.
fn spread(phases: &[Option<String>], count: usize) -> Vec<usize> {
    let is_first = |&place: &usize| !phases[..place].contains(&phases[place]);
    let mut chosen: Vec<usize> = (0..phases.len()).filter(is_first).chain([phases.len() - 1]).collect();
    chosen.dedup();
    while chosen.len() < count.min(phases.len()) {
        let gaps = chosen.windows(2).map(|pair| (pair[1] - pair[0], pair[0]));
        let (longest, from) = gaps.max_by_key(|&(gap, from)| (gap, usize::MAX - from)).unwrap();
        chosen.push(from + longest / 2);
        chosen.sort_unstable();
    }
    chosen
}

#[allow(dead_code, reason = "not all who use positions look at twenty of them")]
impl Position {
    pub(crate) fn file(&self) -> &str {
        &self.file
    }

    /// The address at which whoever is to act sees the table that was imported to this one.
    pub(crate) fn seen_at(&self, imported: &str) -> String {
        let table = imported.replace("replay", "");
        self.asked.map_or_else(|| table.clone(), |seat| format!("{table}?as={seat}"))
    }

    /// Brings it to the server; returns the address of its table, seen by whoever is to act.
    pub(crate) async fn bring(&self, browser: &Chromium) -> String {
        let script = "
            const body = new URLSearchParams({ file: arguments[0] });
            return fetch('/import', { method: 'POST', body }).then((answer) => answer.url);";
        let imported = browser.ask_about(script, &json!([self.file])).await;
        self.seen_at(imported.as_str().unwrap())
    }
}

/// Brings a game to the server; returns the address of its table, seen by whoever is to act.
pub(crate) async fn bring(browser: &Chromium, live: &dyn LiveGame) -> String {
    position(live).bring(browser).await
}

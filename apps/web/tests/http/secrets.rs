//! Nobody learns from any response what their seat may not know.

use std::collections::BTreeSet;

use catalog::Moment;
use game::{Lang, Seat, Viewer, Words};
use reqwest::StatusCode;

use crate::browser::{Server, Visitor, values};

/// What a person or a program can read on a page: its text, and the names and notations in its tags.
fn readable(html: &str) -> String {
    let mut text = String::new();
    for piece in html.split('<') {
        let (tag, after) = piece.split_once('>').unwrap_or(("", piece));
        for attribute in ["aria-label", "title", "data-action", "data-why", "data-key", "data-panel"] {
            text.extend(values(&format!(" {tag}"), attribute).iter().flat_map(|value| [" ", value]));
        }
        text.extend([" ", after]);
    }
    text
}

/// Words of at least four letters.
fn words_of(text: &str) -> BTreeSet<String> {
    let letters = |c: char| c.is_alphanumeric() || c == '-' || c == '\'';
    text.split(|c| !letters(c)).filter(|word| word.chars().count() > 3).map(str::to_lowercase).collect()
}

/// Everything the program would tell a viewer of this game directly.
fn told(live: &dyn catalog::LiveGame, viewer: Viewer, words: &Words) -> String {
    let mut text = live.board(Moment::Now, viewer, words);
    text.push_str(&boards::picture(&live.sight(Moment::Now, viewer), words).into_string());
    for number in 0..live.moves() {
        for line in live.log(number, viewer, words) {
            text.push_str(&line.text());
            text.push(' ');
        }
        text.push_str(&boards::still(&live.sight(Moment::Before(number), viewer), words).into_string());
    }
    let phases = boards::phases(&live.sight(Moment::Now, viewer), words).into_iter().map(|(name, _)| name);
    let sources = live.score_sheet(Moment::Now, viewer, words).into_iter().map(|(name, _)| name);
    text.extend(phases.chain(sources).flat_map(|name| [" ".to_owned(), name]));
    if let Err(refusal) = live.why(Seat(0), "nonsense") {
        text.extend([" ", &words.say(&refusal.phrase)]);
    }
    if let Viewer::Seat(seat) = viewer {
        text.push_str(&live.prompt(seat, words));
        for (notation, label) in live.legal(seat, words) {
            text.extend([" ", &notation, " ", &label]);
        }
    }
    text
}

/// All answers but hints, which speak of imagined worlds: that these are the same whatever others hide is a test of
/// `apps/catalog`.
async fn responses(visitor: &Visitor, id: &str, moves: usize) -> String {
    let mut all = String::new();
    for path in [
        "",
        "?plain=yes",
        "?as=0",
        "?as=1",
        "log",
        "replay",
        "replay?as=1",
        "still?move=3",
        "still?move=3&as=1",
        "file",
        "verify",
        "act",
    ] {
        all.push_str(&visitor.get(&format!("/t/{id}/{path}")).await.text().await.unwrap());
        all.push(' ');
    }
    let present = moves.to_string();
    for (path, expected) in [("act", "0"), ("act", &present), ("why", &present), ("undo", "0")] {
        let form = [("expected", expected), ("action", "nonsense")];
        all.push_str(&visitor.post(&format!("/t/{id}/{path}"), &form).await.text().await.unwrap());
        all.push(' ');
    }
    all
}

async fn keeps_secrets(game: &str) {
    let server = Server::start().await;
    let seats = usize::from(*catalog::find(game).unwrap().seats().start()).max(2);
    let people = [server.person("Aaa").await, server.person("Bbb").await, server.person("Ccc").await];
    let sitters: Vec<&str> = (0..seats).map(|seat| if seat == 0 { "me" } else { "open" }).collect();
    let id = people[0].open(game, &sitters, &[]).await;
    for (seat, person) in people.iter().enumerate().take(seats).skip(1) {
        assert_eq!(person.join(&id, seat).await, StatusCode::SEE_OTHER);
    }
    let store = server.store().await;
    let kind = catalog::find(game).unwrap();
    let own = include_str!("../../locale/en.ftl");
    let words = Words::new(Lang::En, &[kind.locale(Lang::En), boards::words(kind.name(), Lang::En), own]);
    let chrome = words_of(own);
    let spectator = server.stranger();
    for step in 0..40 {
        let mut view = people[0].table(&id).await;
        let mut actor = 0;
        while !view.is_my_turn() && actor + 1 < seats {
            actor += 1;
            view = people[actor].table(&id).await;
        }
        let actions = view.actions();
        if actions.is_empty() {
            break;
        }
        people[actor].act(&id, view.moves(), &actions[(step * 5 + 1) % actions.len()]).await;
        if step % 10 != 9 {
            continue;
        }
        let file = hall::export(store.as_ref(), &id).await.unwrap();
        let live = kind.open_table(&file).unwrap();
        let seed = serde_json::to_value(&file).unwrap()["seed"].as_str().unwrap().to_owned();
        let viewers = (0..seats).map(|seat| (Viewer::Seat(Seat(seat as u8)), &people[seat]));
        for (viewer, visitor) in viewers.chain([(Viewer::Public, &spectator)]) {
            let seen = responses(visitor, &id, live.version()).await;
            assert!(!seen.contains(&seed), "{game}: the seed is on a page of {viewer:?}");
            let seen = words_of(&readable(&seen));
            let mine = words_of(&readable(&told(live.as_ref(), viewer, &words)));
            for other in Seat::all(seats as u8).filter(|&seat| !viewer.is(seat)) {
                let theirs = words_of(&readable(&told(live.as_ref(), Viewer::Seat(other), &words)));
                let leaked: Vec<&String> = theirs
                    .iter()
                    .filter(|word| !mine.contains(*word) && !chrome.contains(*word) && seen.contains(*word))
                    .collect();
                assert!(leaked.is_empty(), "{game}: {viewer:?} reads secrets of seat {other}: {leaked:?}");
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_shares_a_device_finds_no_hands_in_the_replay() {
    let server = Server::start().await;
    let anna = server.person("Aaa").await;
    let id = anna.open("deus", &["me", "beside"], &[("name-1", "Bbb")]).await;
    let file = hall::export(server.store().await.as_ref(), &id).await.unwrap();
    let kind = catalog::find("deus").unwrap();
    let live = kind.open_table(&file).unwrap();
    let words = Words::new(Lang::En, &[kind.locale(Lang::En), boards::words(kind.name(), Lang::En)]);
    let chrome = words_of(include_str!("../../locale/en.ftl"));
    let open = words_of(&readable(&told(live.as_ref(), Viewer::Public, &words)));
    for path in ["replay", "replay?as=0", "replay?as=1"] {
        let seen = words_of(&readable(&anna.read(&format!("/t/{id}/{path}")).await));
        for seat in Seat::all(2) {
            let hand = words_of(&readable(&told(live.as_ref(), Viewer::Seat(seat), &words)));
            let hand: Vec<_> = hand.difference(&open).filter(|word| !chrome.contains(*word)).collect();
            assert!(!hand.is_empty(), "there is something to hide");
            assert!(hand.iter().all(|word| !seen.contains(*word)), "{path} shows the hand of seat {seat}");
        }
    }
}

macro_rules! secrets {
    ($($name:ident: $game:ty,)*) => {
        $(#[tokio::test(flavor = "multi_thread")]
        async fn $name() {
            keeps_secrets(<$game as game::Game>::NAME).await;
        })*
    };
}

catalog::each_game!(secrets);

//! The games have one skeleton: the same rooms by the same names, one way to act, no macros of their own.

use std::fs;
use std::path::Path;

use anyhow::{anyhow, ensure};
use proc_macro2::{Delimiter, Group, TokenStream, TokenTree};

use crate::root;
use crate::tree::{entries, files, shown};

/// What every game has.
const ROOMS: [&str; 16] = [
    "action.rs",
    "components.rs",
    "edition.rs",
    "event.rs",
    "flow.rs",
    "illegal.rs",
    "invariants.rs",
    "judge.rs",
    "lib.rs",
    "narrate.rs",
    "observe.rs",
    "phases/mod.rs",
    "scoring.rs",
    "setup.rs",
    "state.rs",
    "text.rs",
];

/// What a game has by this name if it has it at all.
const USUAL: [&str; 7] =
    ["board.rs", "cards.rs", "effect.rs", "names.rs", "prospect.rs", "variants.rs", "view.rs"];

/// What only one game has.
const OWN: [(&str, &[&str]); 3] = [
    ("age-of-rome", &["about.rs", "counts.rs", "places.rs"]),
    ("deus", &["counters.rs", "layout.rs", "map.rs"]),
    ("mare-nostrum", &["lands.rs", "phase.rs", "seas.rs", "ware.rs"]),
];

/// Rooms with rooms of their own, which may have any names.
const FOLDERS: [&str; 5] = ["edition", "invariants", "judge", "observe", "phases"];

const LOOSE_EVENTS: &str = "events travel in game::Acting and in nothing else";
const NO_TABLE: &str = "which actions belong to which step stands in one game::steps!";
const CATCH_ALL: &str = "a catch-all refuses by itself: what is out of place is refused by flow::misplaced";

/// What would be a second `ensure!`.
const CHECKS: [&str; 3] = ["demand", "ensure", "expect"];

pub(crate) fn check() -> anyhow::Result<()> {
    let mut problems = Vec::new();
    let games = entries(&root().join("games"))?;
    for game in &games {
        problems.extend(rooms_of(game)?);
        for path in files(&game.join("src"), "rs")? {
            let tokens = fs::read_to_string(&path)?.parse();
            let tokens: TokenStream = tokens.map_err(|error| anyhow!("{}: {error}", shown(&path)))?;
            let mut found = habits(tokens.clone());
            if has_loose_events(tokens.clone()) {
                found.push(LOOSE_EVENTS.to_owned());
            }
            if path.ends_with("src/flow.rs") && tables(tokens.clone()) != 1 {
                found.push(NO_TABLE.to_owned());
            }
            if is_of_a_phase(&path) && has_refusing_catch_all(tokens) {
                found.push(CATCH_ALL.to_owned());
            }
            problems.extend(found.into_iter().map(|problem| format!("{}: {problem}", shown(&path))));
        }
    }
    let guide = fs::read_to_string(root().join("ARCHITECTURE.md"))?;
    problems.extend(untold(&guide).map(|room| format!("ARCHITECTURE.md does not tell of `{room}`")));
    ensure!(problems.is_empty(), "skeleton:\n  {}", problems.join("\n  "));
    println!("skeleton: {} games are built alike", games.len());
    Ok(())
}

fn rooms_of(game: &Path) -> anyhow::Result<Vec<String>> {
    let source = game.join("src");
    let inside = |path: &Path| path.strip_prefix(&source).unwrap_or(path).display().to_string();
    let found: Vec<String> = files(&source, "rs")?.iter().map(|path| inside(path)).collect();
    let name = game.file_name().and_then(|name| name.to_str()).unwrap_or_default();
    Ok(misnamed(name, &found))
}

fn misnamed(game: &str, found: &[String]) -> Vec<String> {
    let own = OWN.iter().find(|(name, _)| *name == game).map_or(&[][..], |(_, rooms)| rooms);
    let is_known = |file: &str| {
        let folder = file.split_once('/').map(|(folder, _)| folder);
        folder.is_some_and(|folder| FOLDERS.contains(&folder))
            || [&ROOMS[..], &USUAL, own].iter().any(|rooms| rooms.contains(&file))
    };
    let missing = ROOMS.iter().filter(|room| !found.iter().any(|file| file == *room));
    let unknown = found.iter().filter(|file| !is_known(file));
    let missing = missing.map(|room| format!("{game} has no src/{room}"));
    missing.chain(unknown.map(|file| format!("{game}: src/{file} is no room of the skeleton"))).collect()
}

/// The rooms that the guide leaves out.
fn untold(guide: &str) -> impl Iterator<Item = &'static str> {
    let rooms = ROOMS.into_iter().chain(USUAL).filter(|&room| room != "lib.rs");
    let names = rooms.map(|room| room.strip_suffix("mod.rs").unwrap_or(room));
    names.filter(|room| !guide.contains(&format!("`{room}`")))
}

/// Everything in a source file of a game that is done in another way elsewhere.
fn habits(tokens: TokenStream) -> Vec<String> {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    let mut problems = Vec::new();
    for (place, token) in tokens.iter().enumerate() {
        match token {
            TokenTree::Group(group) => problems.extend(habits(group.stream())),
            TokenTree::Ident(word) if word == "macro_rules" => {
                problems.push("macros that games need are in core/game".to_owned());
            }
            TokenTree::Ident(word) if word == "fn" => problems.extend(function(&tokens[place + 1..])),
            _ => {}
        }
    }
    problems
}

/// What is wrong with a function, from its name on.
fn function(tokens: &[TokenTree]) -> Vec<String> {
    let (Some(TokenTree::Ident(name)), Some(group)) = (tokens.first(), parameters(tokens)) else {
        return Vec::new();
    };
    let name = name.to_string();
    let mut problems = Vec::new();
    let is_rule = group.stream().into_iter().next().is_some_and(|word| word.to_string() == "acting");
    if CHECKS.contains(&name.as_str()) && !is_rule {
        problems.push(format!("`{name}` checks what ensure! or flawless! checks"));
    }
    if split(group).iter().any(|parameter| has_tuple(parameter)) {
        problems.push(format!("`{name}` takes a tuple: name its parts"));
    }
    problems
}

/// Whether anything but the stage of `Acting` carries listeners.
fn has_loose_events(tokens: TokenStream) -> bool {
    let mut in_use = false;
    tokens.into_iter().any(|token| {
        let word = token.to_string();
        in_use = (in_use || word == "use") && word != ";";
        match token {
            TokenTree::Group(group) => !in_use && has_loose_events(group.stream()),
            _ => word == "Sink" && !in_use,
        }
    })
}

/// How many tables of steps there are.
fn tables(tokens: TokenStream) -> usize {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    let is_table = |pair: &&[TokenTree]| pair[0].to_string() == "steps" && pair[1].to_string() == "!";
    tokens.windows(2).filter(is_table).count()
}

fn is_of_a_phase(path: &Path) -> bool {
    path.components().any(|part| part.as_os_str() == "phases")
}

/// Whether a match of actions ends in `_ => Err(Illegal::…)`.
fn has_refusing_catch_all(tokens: TokenStream) -> bool {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    let refuses = |at: usize| {
        let after = tokens[at..].iter().map(ToString::to_string).skip_while(|word| word == "return");
        let after: Vec<String> = after.take(2).collect();
        after.len() == 2 && after[0] == "Err" && after[1].starts_with("(Illegal")
    };
    let is_of_actions = tokens.iter().any(|token| token.to_string() == "Action");
    tokens.iter().enumerate().any(|(place, token)| match token {
        TokenTree::Group(group) => has_refusing_catch_all(group.stream()),
        _ => token.to_string() == "_" && is_of_actions && follows_arrow(&tokens, place) && refuses(place + 3),
    })
}

fn follows_arrow(tokens: &[TokenTree], place: usize) -> bool {
    let sign = |at: usize| tokens.get(at).map(ToString::to_string);
    sign(place + 1).as_deref() == Some("=") && sign(place + 2).as_deref() == Some(">")
}

fn parameters(tokens: &[TokenTree]) -> Option<&Group> {
    let mut generics = Generics::default();
    tokens.iter().filter(|token| !generics.contain(token)).find_map(|token| match token {
        TokenTree::Group(group) if is_round(group) => Some(group),
        _ => None,
    })
}

fn is_round(group: &Group) -> bool {
    group.delimiter() == Delimiter::Parenthesis
}

/// A tuple is the pattern or the type of the whole parameter; inside of another type it may be.
fn has_tuple(parameter: &[TokenTree]) -> bool {
    let begins = |before: Option<&TokenTree>| {
        before.is_none_or(|token| [":", "&", "mut"].contains(&token.to_string().as_str()))
    };
    parameter.iter().enumerate().any(|(place, token)| {
        let before = place.checked_sub(1).map(|place| &parameter[place]);
        matches!(token, TokenTree::Group(group) if is_round(group) && split(group).len() > 1)
            && begins(before)
    })
}

/// The parts of a group between its commas; those of generic arguments are no commas.
fn split(group: &Group) -> Vec<Vec<TokenTree>> {
    let (mut parts, mut generics) = (vec![Vec::new()], Generics::default());
    for token in group.stream() {
        if !generics.contain(&token) && token.to_string() == "," {
            parts.push(Vec::new());
        } else if let Some(part) = parts.last_mut() {
            part.push(token);
        }
    }
    parts.retain(|part| !part.is_empty());
    parts
}

/// How deep one reads in generic arguments, token by token.
#[derive(Default)]
struct Generics {
    depth: usize,
    arrow: bool,
}

impl Generics {
    fn contain(&mut self, token: &TokenTree) -> bool {
        let sign = if let TokenTree::Punct(sign) = token { sign.as_char() } else { ' ' };
        match sign {
            '<' => self.depth += 1,
            '>' if !self.arrow => self.depth = self.depth.saturating_sub(1),
            _ => {}
        }
        self.arrow = sign == '-';
        self.depth > 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn problems(source: &str) -> Vec<String> {
        habits(source.parse().unwrap())
    }

    fn rooms(but: &str, and: &[&str]) -> Vec<String> {
        let rooms = ROOMS.iter().filter(|&&room| room != but).chain(and);
        rooms.map(ToString::to_string).collect()
    }

    #[test]
    fn the_games_are_built_alike() {
        check().unwrap();
    }

    #[test]
    fn every_room_is_there() {
        assert_eq!(misnamed("builders", &rooms("", &[])), Vec::<String>::new());
        assert_eq!(misnamed("builders", &rooms("flow.rs", &[])), ["builders has no src/flow.rs"]);
    }

    #[test]
    fn a_room_has_the_name_it_has_elsewhere() {
        let known = rooms("", &["variants.rs", "edition/check.rs", "phases/effects/gain.rs"]);
        assert_eq!(misnamed("builders", &known), Vec::<String>::new());
        let found = misnamed("builders", &rooms("", &["options.rs"]));
        assert_eq!(found, ["builders: src/options.rs is no room of the skeleton"]);
    }

    #[test]
    fn a_room_of_one_game_is_no_room_of_another() {
        assert_eq!(misnamed("deus", &rooms("", &["map.rs"])), Vec::<String>::new());
        assert_eq!(misnamed("builders", &rooms("", &["map.rs"])).len(), 1);
    }

    #[test]
    fn the_guide_tells_of_every_room() {
        let rooms: Vec<String> = ROOMS.iter().chain(&USUAL).map(|room| format!("`{room}`")).collect();
        let guide = rooms.concat() + "`phases/`";
        assert_eq!(untold(&guide).count(), 0);
        assert_eq!(untold(&guide.replace("`view.rs`", "")).collect::<Vec<_>>(), ["view.rs"]);
    }

    #[test]
    fn games_have_no_macros_of_their_own() {
        assert_eq!(
            problems("macro_rules! printed { () => {} }"),
            ["macros that games need are in core/game"]
        );
        assert_eq!(problems("printed! { pub struct Prices { pub city: u8, } }"), Vec::<String>::new());
    }

    #[test]
    fn a_second_ensure_is_found() {
        let found = problems("fn demand(holds: bool, problem: &str) -> Checked { todo!() }");
        assert_eq!(found, ["`demand` checks what ensure! or flawless! checks"]);
        let rule = "fn demand(acting: &mut Acting<impl Stage>, denarii: u16) -> Result { todo!() }";
        assert_eq!(problems(rule), Vec::<String>::new());
    }

    #[test]
    fn tuples_are_no_parameters() {
        let tuple = ["`sail` takes a tuple: name its parts"];
        assert_eq!(problems("fn sail(game: &Game, (from, to): (Sea, Sea)) {}")[..1], tuple);
        assert_eq!(
            problems("impl Sea { fn sail<T: Fn()>(self, by: &[(Sea, Sea)], ways: (Sea, Sea)) {} }"),
            tuple
        );
        let named =
            "fn sail(from: Sea, by: impl Fn(Sea) -> (Sea, u8), all: Vec<u8>) -> (Sea, Sea) { f((1, 2)) }";
        assert_eq!(problems(named), Vec::<String>::new());
    }

    #[test]
    fn events_travel_in_acting() {
        let loose = |source: &str| has_loose_events(source.parse().unwrap());
        assert!(loose("fn sail(game: &mut Game, events: &mut impl Sink<Event>) {}"));
        assert!(loose("fn sail<S: Sink<Event>>(game: &mut Game, events: &mut S) {}"));
        assert!(loose("impl<R: Rng, S: Sink<Event>> Table<'_, R, S> { fn sail(&mut self) {} }"));
        assert!(loose("fn sail(acting: &mut Acting<impl Stage>, events: &mut impl Sink<Event>) {}"));
        assert!(!loose("use game::{Rng, Sink}; fn sail(acting: &mut Acting<impl Stage>, to: Sea) {}"));
    }

    #[test]
    fn a_game_has_one_table_of_steps() {
        let count = |source: &str| tables(source.parse().unwrap());
        assert_eq!(
            count("game::steps!(Toy, asked, misplaced, |(game, seat, out), acting| match game.phase {});"),
            1
        );
        assert_eq!(count("fn legal(game: &Toy) { match game.phase {} }"), 0);
    }

    #[test]
    fn a_catch_all_does_not_refuse_by_itself() {
        let refuses = |source: &str| has_refusing_catch_all(source.parse().unwrap());
        assert!(refuses("fn f() { match action { Action::Sail => g(), _ => Err(Illegal::NotNow), } }"));
        assert!(refuses("fn f() { match action { Action::Sail => {} _ => return Err(Illegal::NotNow), } }"));
        assert!(!refuses(
            "fn f() { match action { Action::Sail => {} _ => return Err(flow::misplaced(game)), } }"
        ));
        assert!(!refuses("fn f() { match kind { Kind::Ship => Ok(()), _ => Err(Illegal::WrongTerrain), } }"));
    }
}

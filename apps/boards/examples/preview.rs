//! Writes a page with one board, to look at it without a server:
//! `cargo run -p boards --example preview -- builders 40 hu 3 > board.html` shows The Builders for three
//! after 40 decisions, in Hungarian, as the seat to act sees it. A fifth argument `dark` darkens it; a sixth
//! is the seed; a seventh `look` shows it to a spectator; an eighth `random` plays at random, for rare positions;
//! a ninth such as `spies=true,truce=true` sets variants.

use std::env;
use std::io::Write;

use boards::{Art, KIT_STYLE, LAYERS, TOKENS, kit, layer};
use bots::{Bot, Chance, Greedy, SeedableRng};
use catalog::{Ask, Playable};
use game::{Lang, Options, Variants, Viewer, Words};
use maud::{DOCTYPE, PreEscaped, html};

struct Wanted {
    decisions: usize,
    lang: Lang,
    seats: u8,
    theme: String,
    seed: u64,
    look: bool,
    random: bool,
    variants: String,
}

fn main() {
    let args: Vec<String> = env::args().skip(1).collect();
    let word = |place: usize, default: &str| args.get(place).map_or(default, String::as_str).to_owned();
    let wanted = Wanted {
        decisions: word(1, "0").parse().expect("a number of decisions"),
        lang: word(2, "en").parse().expect("en or hu"),
        seats: word(3, "3").parse().expect("a number of seats"),
        theme: word(4, "light"),
        seed: word(5, "1").parse().expect("a seed"),
        look: word(6, "play") == "look",
        random: word(7, "greedy") == "random",
        variants: word(8, ""),
    };
    let page = catalog::ask(&word(0, "builders"), Page(&wanted)).expect("the name of a game");
    std::io::stdout().write_all(page.as_bytes()).expect("the page can be written");
}

struct Page<'a>(&'a Wanted);

impl Ask for Page<'_> {
    type Answer = String;

    fn ask<G: Playable>(self) -> String {
        page::<G>(self.0, boards::art(G::NAME).expect("a board"))
    }
}

fn page<G: Playable>(wanted: &Wanted, art: &Art) -> String {
    let game: G = if wanted.random {
        testkit::random_position(&options(wanted), wanted.seed, wanted.decisions)
    } else {
        play(wanted)
    };
    let viewer = match game.to_act().first() {
        Some(seat) if !wanted.look => Viewer::Seat(seat),
        _ => Viewer::Public,
    };
    let names = ["Dora", "Bence", "Chloé", "Marcus", "Zsófi", "Anna", "Gergő"].map(str::to_owned).to_vec();
    let words =
        Words::new(wanted.lang, &[G::locale(wanted.lang), (art.words)(wanted.lang)]).with_names(names);
    let sight = G::sight(game.hide(viewer));
    html! {
        (DOCTYPE)
        html lang=(wanted.lang) data-theme=(wanted.theme) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                style { (PreEscaped(LAYERS)) (PreEscaped(layer("tokens", TOKENS))) (PreEscaped(layer("kit", KIT_STYLE))) (PreEscaped((art.style)())) }
            }
            body {
                (kit::symbol_sheet(art.symbols))
                form id=(boards::FORM) {}
                main style="padding: 16px" { (boards::picture(&sight, &words)) }
            }
        }
    }
    .into_string()
}

fn options<G: Playable>(wanted: &Wanted) -> Options<G> {
    let choices = wanted.variants.split(',').filter_map(|choice| choice.split_once('='));
    let variants = choices.fold(G::Variants::default(), |variants, (key, value)| {
        variants.with(key, value).expect("a variant of this game")
    });
    Options::plain(wanted.seats).with_variants(variants)
}

/// Greedy bots play the wanted number of decisions.
fn play<G: Playable>(wanted: &Wanted) -> G {
    let mut rng = Chance::seed_from_u64(wanted.seed);
    let mut game = G::start(&options(wanted), &mut rng).expect("these seats can play");
    let mut bots: Vec<Greedy<G>> = (0..wanted.seats).map(|_| Greedy::default()).collect();
    for _ in 0..wanted.decisions {
        let Some(seat) = game.to_act().first() else { break };
        let action = bots[seat.index()].choose(&game.hide(Viewer::Seat(seat)), seat, &mut rng);
        game.apply(seat, action, &mut rng, &mut ()).expect("bots choose legal actions");
    }
    game
}

//! Terminal play, against bots or hot-seat.

mod commands;
mod input;
mod screen;

use anyhow::Context;
use catalog::{BotName, GameKind, LiveGame};
use game::{Lang, Phrase, Seat, Words};
use rand::TryRng;
use rand::rand_core::UnwrapErr;
use rand::rngs::SysRng;
use table::{GameFile, Luck, Seed, Share, tidy_share};

use crate::cli::{Play, Sitter};
use crate::{replay, simulate, speech};
use commands::Wanted;
pub(crate) use input::Input;

/// A game at one keyboard.
struct Evening {
    live: Box<dyn LiveGame>,
    sitters: Vec<Sitter>,
    names: Vec<String>,
    words: Words,
    /// The first move whose log each seat has not read yet.
    unread: Vec<usize>,
    /// Who looked at the screen last.
    at_keyboard: Option<Seat>,
}

pub(crate) fn run(args: &Play, lang: Lang) -> anyhow::Result<()> {
    let (kind, live) = open(args, lang)?;
    let sitters = sitters(args, live.seats(), lang)?;
    let names = names(args, live.as_ref(), &sitters, lang)?;
    let words = speech::words_of(kind, lang).with_names(names.clone());
    let unread = vec![0; usize::from(live.seats())];
    let mut evening = Evening { live, sitters, names, words, unread, at_keyboard: None };
    evening.play(&mut Input::default())?;
    if evening.live.outcome().is_some() {
        screen::last_news(&mut evening);
        screen::final_board(&evening);
        replay::print_scores(evening.live.as_ref(), kind.score_unit(), &evening.words);
    }
    Ok(())
}

fn open(args: &Play, lang: Lang) -> anyhow::Result<(&'static dyn GameKind, Box<dyn LiveGame>)> {
    if let Some(path) = &args.load {
        let text = speech::read_file(path, lang)?;
        let file = speech::opened(GameFile::read(&text), lang).with_context(|| speech::shown(path))?;
        let kind = speech::game(&file.game, lang)?;
        return Ok((kind, speech::opened(kind.open_table(&file), lang)?));
    }
    let Some(game) = &args.game else { return Err(speech::refused(&Phrase::new("play-no-game"), lang)) };
    let kind = speech::game(game, lang)?;
    let seated = args.seats.len().max(args.names.len()) as u8;
    let seats = args.setup.players.unwrap_or(seated.max(*kind.seats().start()));
    let table = kind.new_table(&simulate::wish(&args.setup, seats), luck(args)?);
    Ok((kind, speech::granted(table, lang)?))
}

/// Whoever names the seed wants that very game; otherwise the player's share is mixed in.
fn luck(args: &Play) -> anyhow::Result<Luck> {
    let seed = args.seed.unwrap_or_else(|| Seed::random(&mut UnwrapErr(SysRng)));
    let share = match (&args.luck, args.seed) {
        (Some(word), _) => tidy_share(word),
        (None, Some(_)) => None,
        (None, None) => Some(format!("{:016x}", SysRng.try_next_u64()?)),
    };
    let shares = share.map(|share| Share { seat: Seat(0), share });
    Ok(Luck::shared(seed, shares.into_iter().collect()))
}

fn sitters(args: &Play, seats: u8, lang: Lang) -> anyhow::Result<Vec<Sitter>> {
    let seats = usize::from(seats);
    if args.seats.len() > seats {
        return Err(speech::refused(&too_many("play-too-many-players", args.seats.len(), seats), lang));
    }
    let mut sitters = args.seats.clone();
    if sitters.is_empty() {
        sitters.push(Sitter::Me);
    }
    sitters.resize(seats, Sitter::Bot(BotName::Senator));
    Ok(sitters)
}

fn too_many(key: &'static str, count: usize, seats: usize) -> Phrase {
    Phrase::new(key).with("count", count as i64).with("seats", seats as i64)
}

fn names(args: &Play, live: &dyn LiveGame, sitters: &[Sitter], lang: Lang) -> anyhow::Result<Vec<String>> {
    if args.names.len() > sitters.len() {
        return Err(speech::refused(&too_many("play-too-many-names", args.names.len(), sitters.len()), lang));
    }
    let words = speech::words(lang);
    let default = |seat: usize| {
        let key = if sitters[seat] == Sitter::Me { "name-player" } else { "name-bot" };
        words.say(&Phrase::new(key).with("number", seat as i64 + 1))
    };
    let given = |seat: usize| args.names.get(seat).or_else(|| live.names().get(seat)).cloned();
    Ok((0..sitters.len()).map(|seat| given(seat).unwrap_or_else(|| default(seat))).collect())
}

impl Evening {
    fn play(&mut self, input: &mut Input) -> anyhow::Result<()> {
        screen::welcome(self);
        while let Some(seat) = self.next_seat() {
            match self.sitters[seat.index()] {
                Sitter::Bot(bot) => {
                    self.live.act_as(seat, bot);
                }
                Sitter::Me => {
                    screen::hand_over(self, seat, input)?;
                    screen::news(self, seat);
                    screen::situation(self, seat);
                    if self.decide(seat, input)? == Wanted::Quit {
                        return Ok(());
                    }
                }
            }
        }
        Ok(())
    }

    /// Bots first, so that people see what they did.
    fn next_seat(&self) -> Option<Seat> {
        let waiting = self.live.to_act();
        let is_bot = |seat: &Seat| self.sitters[seat.index()] != Sitter::Me;
        waiting.iter().find(is_bot).or_else(|| waiting.first())
    }

    /// Reads commands until something was done.
    fn decide(&mut self, seat: Seat, input: &mut Input) -> anyhow::Result<Wanted> {
        loop {
            let Some(line) = input.line("> ")? else {
                anstream::println!("\n{}", self.words.word("play-end-of-input"));
                return Ok(Wanted::Quit);
            };
            match commands::carry_out(self, seat, line.trim()) {
                Wanted::More => {}
                done => return Ok(done),
            }
        }
    }

    fn people(&self) -> usize {
        self.sitters.iter().filter(|&&sitter| sitter == Sitter::Me).count()
    }
}

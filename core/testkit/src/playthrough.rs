//! Golden games as readable text: every change of behaviour shows as a difference a person can read.
//!
//! A file begins with what is needed to play it: `game`, `players`, `seed`, `variants`, and `bot` for who chose.
//! Its lines `> seat action` are the moves; everything else is written by the program.
//! With `BLESS` set (`cargo xtask bless`) files are rewritten; moves that are missing or no longer legal are
//! chosen anew by the bot.

use std::fmt::Write as _;
use std::path::Path;
use std::{env, fs};

use bots::{Bot, Chance, Greedy, Random, SeedableRng};
use game::{
    Event as _, Game, Judge, Lang, Misread, Narrate, Options, Outcome, Seat, Variants, Viewer, Words,
};

/// Replays every golden game of a folder and compares it with what is written there.
pub fn playthroughs<G: Narrate + Judge>(folder: &str) {
    let mut files: Vec<_> = fs::read_dir(folder)
        .unwrap_or_else(|error| panic!("{folder}: {error}"))
        .map(|entry| entry.expect("the folder can be read").path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "txt"))
        .collect();
    files.sort();
    assert!(!files.is_empty(), "there is no golden game in {folder}");
    for file in files {
        replay_file::<G>(&file);
    }
}

fn replay_file<G: Narrate + Judge>(file: &Path) {
    let name = file.display();
    let written = fs::read_to_string(file).unwrap_or_else(|error| panic!("{name}: {error}"));
    let header = Header::<G>::read(&written).unwrap_or_else(|problem| panic!("{name}: {problem}"));
    let moves: Vec<&str> = written.lines().filter_map(|line| line.strip_prefix("> ")).collect();
    if env::var_os("BLESS").is_some() {
        let text = header
            .play(&moves)
            .or_else(|_| header.play(&[]))
            .unwrap_or_else(|problem| panic!("{name}: {problem}"));
        fs::write(file, text).unwrap_or_else(|error| panic!("{name}: {error}"));
        return;
    }
    assert!(!moves.is_empty(), "{name} has no moves yet: run `cargo xtask bless`");
    let text = header.play(&moves).unwrap_or_else(|problem| panic!("{name}: {problem}"));
    for (number, (new, old)) in text.lines().zip(written.lines()).enumerate() {
        assert_eq!(new, old, "{name}:{} differs; `cargo xtask bless` rewrites it", number + 1);
    }
    assert_eq!(text.lines().count(), written.lines().count(), "{name}: the length differs");
}

struct Header<G: Game> {
    about: String,
    options: Options<G>,
    seed: u64,
    bot: String,
}

impl<G: Narrate + Judge> Header<G> {
    fn read(text: &str) -> Result<Self, String> {
        let field = |key: &str| {
            text.lines().find_map(|line| line.strip_prefix(key)?.strip_prefix(": ")).map(str::to_owned)
        };
        let about = text
            .lines()
            .next()
            .filter(|line| line.starts_with("# "))
            .ok_or("the first line is no `# title`")?;
        let seats = field("players").and_then(|count| count.parse().ok()).ok_or("no `players: N`")?;
        let seed = field("seed").and_then(|seed| seed.parse().ok()).ok_or("no `seed: N`")?;
        let mut options = Options::<G>::plain(seats);
        for pair in field("variants").unwrap_or_default().split_whitespace() {
            let (key, value) = pair.split_once('=').ok_or("variants are written key=value")?;
            options.variants = options.variants.with(key, value).map_err(|error| error.to_string())?;
        }
        Ok(Header {
            about: about.to_owned(),
            options,
            seed,
            bot: field("bot").ok_or("no `bot: random|greedy`")?,
        })
    }

    fn write(&self) -> String {
        let plain = Options::<G>::plain(self.options.seats).variants;
        let changed: Vec<String> = <G as Game>::Variants::CHOICES
            .iter()
            .filter(|choice| self.options.variants.value(choice.key) != plain.value(choice.key))
            .filter_map(|choice| Some(format!("{}={}", choice.key, self.options.variants.value(choice.key)?)))
            .collect();
        let mut text = format!("{}\ngame: {}\nplayers: {}\n", self.about, G::NAME, self.options.seats);
        if !changed.is_empty() {
            writeln!(text, "variants: {}", changed.join(" ")).expect("writing to a string");
        }
        writeln!(text, "seed: {}\nbot: {}", self.seed, self.bot).expect("writing to a string");
        text
    }

    fn bot(&self) -> Result<Box<dyn Bot<G>>, String> {
        match self.bot.as_str() {
            "random" => Ok(Box::new(Random::default())),
            "greedy" => Ok(Box::new(Greedy::default())),
            other => Err(format!("there is no bot `{other}` for golden games")),
        }
    }

    /// The whole file, with these moves or, when there are none, those of the bot.
    fn play(&self, moves: &[&str]) -> Result<String, String> {
        let mut rng = Chance::seed_from_u64(self.seed);
        let game = G::start(&self.options, &mut rng).map_err(|error| error.to_string())?;
        let words = Words::new(Lang::En, &[G::locale(Lang::En)]);
        let mut story = Story { game, rng, words, text: self.write(), round: 0 };
        let mut bots = (0..self.options.seats).map(|_| self.bot()).collect::<Result<Vec<_>, _>>()?;
        let mut given = moves.iter();
        while let Some(waiting) = story.game.to_act().first() {
            let (seat, action) = if moves.is_empty() {
                let seen = story.game.hide(Viewer::Seat(waiting));
                (waiting, bots[waiting.index()].choose(&seen, waiting, &mut story.rng.clone()))
            } else {
                read_move::<G>(given.next().ok_or("the moves end before the game does")?)?
            };
            story.tell(seat, action)?;
        }
        story.end();
        Ok(story.text)
    }
}

fn read_move<G: Game>(line: &str) -> Result<(Seat, G::Action), String> {
    let (seat, action) = line.split_once(' ').ok_or_else(|| format!("`{line}` is no `seat action`"))?;
    let seat: u8 = seat.parse().map_err(|_| format!("`{seat}` is no seat"))?;
    let action = action.parse().map_err(|misread: Misread| misread.to_string())?;
    Ok((Seat(seat.wrapping_sub(1)), action))
}

struct Story<G: Game> {
    game: G,
    rng: Chance,
    words: Words,
    text: String,
    round: u16,
}

impl<G: Narrate> Story<G> {
    fn tell(&mut self, seat: Seat, action: G::Action) -> Result<(), String> {
        if self.game.round() != self.round {
            self.round = self.game.round();
            self.add(&format!("\n-- round {}\n", self.round));
            let board = G::draw(&self.game.hide(Viewer::Public), &self.words);
            self.add(&board);
            self.add("\n");
        }
        let mut legal = Vec::new();
        self.game.legal(seat, &mut legal);
        let mut events = Vec::new();
        self.game
            .apply(seat, action, &mut self.rng, &mut events)
            .map_err(|refusal| format!("`{action}` of seat {seat} is refused: {refusal:?}"))?;
        self.add(&format!("> {seat} {action}\n  of {} legal\n", legal.len()));
        for event in events {
            let line = format!("  {}\n", self.words.say(&event.phrase()));
            self.add(&line);
        }
        Ok(())
    }

    fn add(&mut self, text: &str) {
        for line in text.split_inclusive('\n') {
            self.text.push_str(line.trim_end());
            if line.ends_with('\n') {
                self.text.push('\n');
            }
        }
    }

    fn end(&mut self) {
        let board = G::draw(&self.game.hide(Viewer::Public), &self.words);
        self.add(&format!("\n-- the end\n{board}\n"));
        if let Some(outcome) = self.game.outcome() {
            self.add(&result(&outcome));
        }
    }
}

fn result(outcome: &Outcome) -> String {
    let mut text = format!("ended by rule {}\n", outcome.ended_by);
    for seat in Seat::all(outcome.seats) {
        writeln!(text, "seat {seat}: rank {}, score {}", outcome.ranks[seat], outcome.scores[seat])
            .expect("writing to a string");
    }
    text
}

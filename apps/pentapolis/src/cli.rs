//! The command line.

use std::path::PathBuf;

use catalog::BotName;
use clap::{Args, Parser, Subcommand};
use game::Lang;
use strum::VariantArray;

/// Five board games of the ancient world, complete and by the rules.
#[derive(Parser, Debug)]
#[command(name = "pentapolis", version, arg_required_else_help = false)]
pub(crate) struct Cli {
    /// Language of everything a player reads: en or hu.
    #[arg(long, global = true)]
    lang: Option<Lang>,
    /// Add or replace editions from DIR/GAME/NAME.toml.
    #[arg(long, global = true, value_name = "DIR")]
    pub(crate) editions: Option<PathBuf>,
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
}

impl Cli {
    /// What was asked for, or the language of the environment.
    pub(crate) fn lang(&self) -> Lang {
        let environment = || std::env::var("LC_ALL").or_else(|_| std::env::var("LANG")).unwrap_or_default();
        self.lang.unwrap_or_else(|| if environment().starts_with("hu") { Lang::Hu } else { Lang::En })
    }
}

#[derive(Subcommand, Debug)]
pub(crate) enum Command {
    /// Serve the games in the browser. This is what happens without a command.
    Serve(Serve),
    /// Look after the tables of a server: back up, list, bring out and in.
    Admin(Admin),
    /// Play in the terminal, against bots or together at one keyboard.
    Play(Play),
    /// Let bots play many games and compare them.
    Simulate(Simulate),
    /// Rate the bots: each plays the next weaker one.
    Ladder(Ladder),
    /// Look for better weights of a game's judge.
    Tune(Tune),
    /// Look for weights of a game's judge that foretell better who will win.
    Fit(Fit),
    /// Talk JSON lines on standard input and output, for outside bots and test programs.
    Protocol { game: String },
    /// Show a saved game move by move.
    Replay {
        file: PathBuf,
        /// Show only the board before this move (from 1).
        #[arg(long = "move", value_name = "N")]
        at: Option<usize>,
    },
    /// Check that a saved game was played fairly with the seed its table had promised.
    Verify { file: PathBuf },
    /// List, show or check edition files.
    #[command(subcommand)]
    Editions(Editions),
    /// Print the numbered rules of a game.
    Rules { game: String },
}

/// Where tables are kept.
#[derive(Args, Clone, Debug)]
pub(crate) struct Data {
    /// The folder of the SQLite file `pentapolis.db`.
    #[arg(long, value_name = "DIR", default_value = ".")]
    pub(crate) data: PathBuf,
    /// Keep tables in PostgreSQL instead, e.g. `postgres://user@host/database`.
    #[arg(long, env = "DATABASE_URL", hide_env_values = true, value_name = "URL")]
    pub(crate) database: Option<String>,
}

#[derive(Args, Clone, Debug)]
pub(crate) struct Serve {
    /// The address to answer on.
    #[arg(long, value_name = "ADDRESS:PORT", default_value = "127.0.0.1:8080")]
    pub(crate) listen: std::net::SocketAddr,
    #[command(flatten)]
    pub(crate) data: Data,
    /// A proxy in front speaks HTTPS and names visitors in X-Forwarded-For.
    #[arg(long)]
    pub(crate) behind_proxy: bool,
    /// Threads for the bots of one person; by default one less than there are cores. One more is kept for others.
    #[arg(long, value_name = "N")]
    pub(crate) bot_threads: Option<usize>,
    /// Whom to tell about a hole in the server, an address or a link; `/.well-known/security.txt` names it.
    #[arg(long, value_name = "CONTACT", value_parser = contact)]
    pub(crate) contact: Option<String>,
    /// Log one JSON object per line. What is logged says `RUST_LOG`, e.g. `info` or `web=debug`.
    #[arg(long)]
    pub(crate) json_log: bool,
    /// Multiply the limits on signing in, opening tables, chatting and undoing.
    #[arg(long, value_name = "FACTOR", default_value_t = 1, hide = true)]
    pub(crate) limits: u32,
}

/// `security.txt` wants a URI; an e-mail address becomes one.
fn contact(text: &str) -> Result<String, String> {
    let is_uri = ["https://", "mailto:", "tel:"].iter().any(|scheme| text.starts_with(scheme));
    let is_clean = !text.contains(|c: char| c.is_control() || c.is_whitespace());
    match text {
        _ if is_clean && is_uri => Ok(text.to_owned()),
        _ if is_clean && text.contains('@') && !text.contains(':') => Ok(format!("mailto:{text}")),
        _ => Err("a contact is an e-mail address or begins with https://, mailto: or tel:".to_owned()),
    }
}

#[derive(Args, Debug)]
pub(crate) struct Admin {
    #[command(flatten)]
    pub(crate) data: Data,
    #[command(subcommand)]
    pub(crate) task: Task,
}

#[derive(Subcommand, Debug)]
pub(crate) enum Task {
    /// Write a copy of the SQLite file while the server runs.
    Backup { to: PathBuf },
    /// List public and running tables, latest change first.
    List,
    /// Write the game file of a table, with all its secrets.
    Export { table: String, to: PathBuf },
    /// Store a game file as a new table.
    Import {
        file: PathBuf,
        /// The name of the guest who owns it.
        #[arg(long, default_value = "admin")]
        owner: String,
    },
}

#[derive(Args, Debug)]
pub(crate) struct Setup {
    /// Number of players; by default as many as are seated, or the fewest the game allows.
    #[arg(long, value_name = "N")]
    pub(crate) players: Option<u8>,
    /// Edition by name.
    #[arg(long, default_value = "default")]
    pub(crate) edition: String,
    /// A variant as KEY=VALUE; may be repeated.
    #[arg(long = "variant", value_name = "KEY=VALUE", value_parser = key_value)]
    pub(crate) variants: Vec<(String, String)>,
}

fn key_value(text: &str) -> Result<(String, String), String> {
    match text.split_once('=') {
        Some((key, value)) => Ok((key.to_owned(), value.to_owned())),
        None => Err("a variant is written KEY=VALUE".to_owned()),
    }
}

#[derive(Args, Debug)]
pub(crate) struct Play {
    /// The game: builders, …; without it, choose from a menu.
    pub(crate) game: Option<String>,
    #[command(flatten)]
    pub(crate) setup: Setup,
    /// Who sits where: `me` or a bot (novice, citizen, senator, consul, …), separated by commas.
    /// By default me against senators.
    #[arg(long, value_delimiter = ',', value_name = "WHO,WHO,…")]
    pub(crate) seats: Vec<Sitter>,
    /// Names of the players, separated by commas.
    #[arg(long, value_delimiter = ',', value_name = "NAME,NAME,…")]
    pub(crate) names: Vec<String>,
    /// 64 hexadecimal digits to begin from instead of a random seed.
    #[arg(long)]
    pub(crate) seed: Option<table::Seed>,
    /// A word of yours that is mixed into the luck, instead of a random number.
    #[arg(long, value_name = "WORD")]
    pub(crate) luck: Option<String>,
    /// Go on with a saved game.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["seed", "players", "variants"])]
    pub(crate) load: Option<PathBuf>,
}

/// Who decides for a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Sitter {
    Me,
    Bot(BotName),
}

impl std::str::FromStr for Sitter {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        if text == "me" {
            return Ok(Sitter::Me);
        }
        text.parse().map(Sitter::Bot).map_err(|_| format!("`{text}` cannot sit here; try me, {}", bots()))
    }
}

/// The names of all bots.
fn bots() -> String {
    let names: Vec<String> = BotName::VARIANTS.iter().map(ToString::to_string).collect();
    names.join(", ")
}

#[derive(Args, Debug)]
pub(crate) struct Simulate {
    pub(crate) game: String,
    #[command(flatten)]
    pub(crate) setup: Setup,
    /// How many games.
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) games: u64,
    /// One bot for each player, separated by commas; one alone plays all seats.
    #[arg(long, value_delimiter = ',', default_value = "greedy")]
    pub(crate) bots: Vec<BotName>,
    /// Hold those that search to so many iterations for each decision, so that a seed gives the same games anywhere.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) iterations: Option<u64>,
    #[command(flatten)]
    pub(crate) work: Work,
    /// Look closer and write one page with plots to this file.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["csv", "json"])]
    pub(crate) report: Option<PathBuf>,
    /// Print the table as comma-separated values.
    #[arg(long, conflicts_with = "json")]
    pub(crate) csv: bool,
    /// Print one JSON object.
    #[arg(long)]
    pub(crate) json: bool,
}

/// How many games are played at a time, and which ones.
#[derive(Args, Debug)]
pub(crate) struct Work {
    /// Threads; by default all cores.
    #[arg(long)]
    threads: Option<usize>,
    #[arg(long, default_value_t = 0)]
    pub(crate) seed: u64,
}

impl Work {
    pub(crate) fn threads(&self) -> usize {
        self.threads.unwrap_or_else(|| std::thread::available_parallelism().map_or(1, usize::from))
    }
}

#[derive(Args, Debug)]
pub(crate) struct Ladder {
    pub(crate) game: String,
    #[command(flatten)]
    pub(crate) setup: Setup,
    /// Bots from the weakest to the strongest, separated by commas; by default random and the four levels.
    #[arg(long, value_delimiter = ',')]
    pub(crate) bots: Vec<BotName>,
    /// Deals for each pair of neighbours; each is played with the stronger bot on every seat.
    #[arg(long, default_value_t = 50, value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) blocks: u64,
    /// Hold those that search to so many iterations for each decision.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) iterations: Option<u64>,
    #[command(flatten)]
    pub(crate) work: Work,
    /// Print one JSON object.
    #[arg(long)]
    pub(crate) json: bool,
    /// Write the table into this file, between `<!-- ladder GAME BOTS -->` and `<!-- end -->`.
    #[arg(long, value_name = "FILE", conflicts_with = "json")]
    pub(crate) write: Option<PathBuf>,
}

#[derive(Args, Debug)]
pub(crate) struct Tune {
    pub(crate) game: String,
    #[command(flatten)]
    pub(crate) setup: Setup,
    #[arg(long, default_value_t = 100)]
    pub(crate) steps: u64,
    /// Deals per step; each is played in all rotations.
    #[arg(long, default_value_t = 4, value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) deals: u64,
    /// Deals for the comparison of the new weights with the present ones.
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) trial: u64,
    #[command(flatten)]
    pub(crate) work: Work,
    /// Write the weights to this file instead of printing them.
    #[arg(long, value_name = "FILE")]
    pub(crate) out: Option<PathBuf>,
}

#[derive(Args, Debug)]
pub(crate) struct Fit {
    pub(crate) game: String,
    #[command(flatten)]
    pub(crate) setup: Setup,
    /// Games of greedy players to learn from; every fifth is kept back to try the weights on.
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u64).range(10..))]
    pub(crate) games: u64,
    /// Keep what things are worth, and find out only how much a lead in value tells.
    #[arg(long)]
    pub(crate) only_spread: bool,
    #[arg(long, default_value_t = 400)]
    pub(crate) steps: u64,
    #[command(flatten)]
    pub(crate) work: Work,
    /// Write the weights to this file instead of printing them.
    #[arg(long, value_name = "FILE")]
    pub(crate) out: Option<PathBuf>,
}

#[derive(Subcommand, Debug)]
pub(crate) enum Editions {
    /// All games with the origin of their numbers.
    List,
    /// Print the file of an edition.
    Show {
        game: String,
        #[arg(default_value = "default")]
        name: String,
    },
    /// Check an edition file.
    Check { game: String, file: PathBuf },
}

//! `cargo xtask load`: how much a server can carry, on the loopback.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};

use anyhow::Context;
use clap::Args;

use crate::{cargo, root};

#[derive(Args)]
pub(crate) struct Load {
    /// Tables to open, of all games, half of them against bots.
    #[arg(long, default_value_t = 5000)]
    tables: usize,
    /// Pages that listen for changes.
    #[arg(long, default_value_t = 1000)]
    pages: usize,
    /// Moves per second to aim at.
    #[arg(long, default_value_t = 500)]
    rate: u64,
    #[arg(long, default_value_t = 20)]
    seconds: u64,
    /// Rest at the end, to see what an idle table costs; tables leave the memory after two minutes.
    #[arg(long, default_value_t = 0)]
    idle: u64,
}

/// A server that ends with its handle.
struct Server {
    process: Child,
    address: String,
}

impl Server {
    fn start(folder: &str) -> anyhow::Result<Self> {
        let mut process = Command::new(root().join("target/dist/pentapolis"))
            .args(["serve", "--listen", "127.0.0.1:0", "--limits", "1000000", "--data", folder])
            .env_remove("DATABASE_URL")
            .env("RUST_LOG", "error")
            .stdout(Stdio::piped())
            .spawn()
            .context("the server cannot be started")?;
        let mut line = String::new();
        BufReader::new(process.stdout.take().context("the server is silent")?).read_line(&mut line)?;
        let address = line.trim().trim_start_matches("Pentapolis: ").to_owned();
        Ok(Server { process, address })
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

impl Load {
    pub(crate) fn run(&self) -> anyhow::Result<()> {
        cargo("build", &["build", "--profile", "dist", "--package", "pentapolis"], &[])?;
        let folder = std::env::temp_dir().join(format!("pentapolis-load-{}", std::process::id()));
        std::fs::create_dir_all(&folder)?;
        let result = self.drive(&folder.display().to_string());
        std::fs::remove_dir_all(&folder)?;
        result
    }

    fn drive(&self, folder: &str) -> anyhow::Result<()> {
        let server = Server::start(folder)?;
        let (pid, tables, pages) =
            (server.process.id().to_string(), self.tables.to_string(), self.pages.to_string());
        let (rate, seconds, idle) = (self.rate.to_string(), self.seconds.to_string(), self.idle.to_string());
        let mut args = vec!["run", "--release", "--quiet", "--package", "web", "--example", "load", "--"];
        args.extend([&server.address, &pid, &tables, &pages, &rate, &seconds, &idle].map(String::as_str));
        cargo("load", &args, &[])
    }
}

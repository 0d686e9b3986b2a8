//! A PostgreSQL server that lives as long as the tests.

use std::ffi::OsString;
use std::fs::{self, File};
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, bail};
use clap::Args;

use crate::system;

/// Where the tests look for the server.
pub(crate) const URL: &str = "PENTAPOLIS_TEST_POSTGRES";
/// The server refuses to run as root; the package brings this user along.
const USER: &str = "postgres";
const PATIENCE: Duration = Duration::from_mins(1);

#[derive(Args)]
pub(crate) struct Postgres {
    /// What to run while the server is up; it finds the URL in `PENTAPOLIS_TEST_POSTGRES`.
    #[arg(last = true, required = true)]
    command: Vec<OsString>,
}

impl Postgres {
    pub(crate) fn run(&self) -> anyhow::Result<()> {
        let server = Server::start()?;
        let (program, args) = self.command.split_first().context("a command is needed")?;
        let status = Command::new(program).args(args).env(URL, server.url()).status();
        let status = status.with_context(|| format!("{} cannot be started", program.display()))?;
        if status.success() { Ok(()) } else { bail!("the command: {status}") }
    }
}

/// A server with its data in a folder of its own; both are gone when it is dropped.
pub(crate) struct Server {
    programs: PathBuf,
    folder: PathBuf,
    port: u16,
    process: Child,
}

impl Server {
    pub(crate) fn start() -> anyhow::Result<Self> {
        system::ensure_that("a PostgreSQL server", "postgresql", || programs().is_some())?;
        let programs = programs().context("PostgreSQL has no programs")?;
        let folder = std::env::temp_dir().join(format!("pentapolis-postgres-{}", std::process::id()));
        make_folder(&folder)?;
        let port = free_port()?;
        let process = match initialize(&programs, &folder).and_then(|()| launch(&programs, &folder, port)) {
            Ok(process) => process,
            Err(error) => {
                let _ = fs::remove_dir_all(&folder);
                return Err(error);
            }
        };
        let mut server = Self { programs, folder, port, process };
        server.wait_until_ready()?;
        println!("── PostgreSQL for the tests: port {port}");
        Ok(server)
    }

    /// Without the name of a database: every test makes its own.
    pub(crate) fn url(&self) -> String {
        format!("postgres://{USER}@127.0.0.1:{}", self.port)
    }

    fn wait_until_ready(&mut self) -> anyhow::Result<()> {
        let began = Instant::now();
        while began.elapsed() < PATIENCE {
            if self.process.try_wait()?.is_some() {
                break;
            }
            let mut question = Command::new(self.programs.join("pg_isready"));
            question.args(["--host", "127.0.0.1", "--port", &self.port.to_string()]).stdout(Stdio::null());
            if question.status()?.success() {
                return Ok(());
            }
            thread::sleep(Duration::from_millis(100));
        }
        bail!("PostgreSQL did not start: {}", fs::read_to_string(self.folder.join("log"))?)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let mut stop = as_user(&self.programs.join("pg_ctl"), &self.folder);
        stop.args(["stop", "--silent", "--mode", "immediate", "--pgdata"]).arg(self.folder.join("data"));
        if !stop.status().is_ok_and(|status| status.success()) {
            let _ = self.process.kill();
        }
        let _ = self.process.wait();
        let _ = fs::remove_dir_all(&self.folder);
    }
}

/// The folder of the latest version that is installed.
fn programs() -> Option<PathBuf> {
    let versions = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let packaged = versions.map(|version| version.path().join("bin")).filter(|folder| is_complete(folder));
    let version_of =
        |folder: &PathBuf| -> Option<u32> { folder.parent()?.file_name()?.to_str()?.parse().ok() };
    packaged.max_by_key(version_of).or_else(on_the_path)
}

fn on_the_path() -> Option<PathBuf> {
    std::env::split_paths(&std::env::var_os("PATH")?).find(|folder| is_complete(folder))
}

fn is_complete(folder: &Path) -> bool {
    ["initdb", "postgres", "pg_ctl", "pg_isready"].iter().all(|program| folder.join(program).exists())
}

fn make_folder(folder: &Path) -> anyhow::Result<()> {
    fs::create_dir(folder).with_context(|| folder.display().to_string())?;
    if is_root() {
        let status = Command::new("chown").arg(USER).arg(folder).status()?;
        if !status.success() {
            bail!("there is no user {USER} to run the server");
        }
    }
    Ok(())
}

fn initialize(programs: &Path, folder: &Path) -> anyhow::Result<()> {
    let mut command = as_user(&programs.join("initdb"), folder);
    command.arg("--pgdata").arg(folder.join("data"));
    command.args(["--username", USER, "--auth", "trust", "--encoding", "UTF8", "--locale", "C.UTF-8"]);
    let output = command.arg("--no-sync").output().context("initdb cannot be started")?;
    if !output.status.success() {
        bail!("initdb: {}", String::from_utf8_lossy(&output.stderr));
    }
    Ok(())
}

fn launch(programs: &Path, folder: &Path, port: u16) -> anyhow::Result<Child> {
    let mut command = as_user(&programs.join("postgres"), folder);
    command.arg("-D").arg(folder.join("data"));
    command.args(["-c", "listen_addresses=127.0.0.1", "-c", "max_connections=200"]);
    command.arg("-c").arg(format!("unix_socket_directories={}", folder.display()));
    command.arg("-p").arg(port.to_string());
    let log = File::create(folder.join("log"))?;
    command.stdin(Stdio::null()).stdout(log.try_clone()?).stderr(log);
    command.spawn().context("PostgreSQL cannot be started")
}

/// A command of the server's own user, that ends when we do.
fn as_user(program: &Path, folder: &Path) -> Command {
    let mut command = if is_root() {
        let mut command = Command::new("setpriv");
        command.args(["--reuid", USER, "--regid", USER, "--init-groups", "--pdeathsig", "INT"]).arg(program);
        command
    } else {
        Command::new(program)
    };
    command.current_dir(folder);
    command
}

fn is_root() -> bool {
    Command::new("id").arg("-u").output().is_ok_and(|output| output.stdout == b"0\n")
}

/// Nobody listens there now; the server takes it in a moment.
fn free_port() -> anyhow::Result<u16> {
    Ok(TcpListener::bind("127.0.0.1:0")?.local_addr()?.port())
}

//! A server in this process that can be stopped and started again on the same data.

use store::Place;
use tempfile::TempDir;
use tokio::io::copy_bidirectional;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{oneshot, watch};
use tokio::task::JoinHandle;

pub(crate) struct Server {
    pub(crate) address: String,
    folder: TempDir,
    running: Option<(oneshot::Sender<()>, JoinHandle<()>)>,
}

impl Server {
    pub(crate) async fn start() -> Self {
        let mut server =
            Server { address: String::new(), folder: tempfile::tempdir().unwrap(), running: None };
        server.run("127.0.0.1:0").await;
        server
    }

    /// Where its tables are kept.
    pub(crate) fn place(&self) -> Place {
        Place::Sqlite(self.folder.path().join("pentapolis.db"))
    }

    async fn run(&mut self, at: &str) {
        let listener = TcpListener::bind(at).await.unwrap();
        self.address = format!("http://{}", listener.local_addr().unwrap());
        let config = web::Config { limit_factor: 1000, ..web::Config::new(self.place()) };
        let (stop, stopped) = oneshot::channel();
        let task = tokio::spawn(async move {
            let stop = async {
                let _ = stopped.await;
            };
            web::serve(config, listener, stop).await.unwrap();
        });
        self.running = Some((stop, task));
    }

    pub(crate) async fn stop(&mut self) {
        if let Some((stop, task)) = self.running.take() {
            let _ = stop.send(());
            task.await.unwrap();
        }
    }

    /// On the same port, as after an update of the program.
    pub(crate) async fn start_again(&mut self) {
        let at = self.address.trim_start_matches("http://").to_owned();
        self.run(&at).await;
    }
}

/// A line to the server that can be cut, as when somebody enters a tunnel.
pub(crate) struct Line {
    pub(crate) address: String,
    open: watch::Sender<bool>,
}

impl Line {
    pub(crate) async fn to(server: &Server) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = format!("http://{}", listener.local_addr().unwrap());
        let target = server.address.trim_start_matches("http://").to_owned();
        let (open, is_open) = watch::channel(true);
        tokio::spawn(async move {
            while let Ok((near, _)) = listener.accept().await {
                if *is_open.borrow() {
                    tokio::spawn(carry(near, target.clone(), is_open.clone()));
                }
            }
        });
        Line { address, open }
    }

    pub(crate) fn cut(&self) {
        self.open.send_replace(false);
    }

    pub(crate) fn mend(&self) {
        self.open.send_replace(true);
    }
}

async fn carry(mut near: TcpStream, target: String, mut is_open: watch::Receiver<bool>) {
    let Ok(mut far) = TcpStream::connect(target).await else { return };
    tokio::select! {
        _ = copy_bidirectional(&mut near, &mut far) => {}
        _ = is_open.wait_for(|open| !open) => {}
    }
}

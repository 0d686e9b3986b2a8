//! A server in this process that can be stopped and started again on the same data.

use store::Place;
use tempfile::TempDir;
use tokio::net::TcpListener;
use tokio::sync::oneshot;
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

    async fn run(&mut self, at: &str) {
        let listener = TcpListener::bind(at).await.unwrap();
        self.address = format!("http://{}", listener.local_addr().unwrap());
        let place = Place::Sqlite(self.folder.path().join("pentapolis.db"));
        let config = web::Config { place, behind_proxy: false, bot_threads: 1, limit_factor: 1000 };
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

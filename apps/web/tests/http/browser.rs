//! A server in this process, and visitors with cookies.

use std::collections::BTreeSet;
use std::time::{Duration, Instant};

use reqwest::redirect::Policy;
use reqwest::{Client, RequestBuilder, Response, StatusCode};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AssertSqlSafe, ConnectOptions};
use store::Place;
use tempfile::TempDir;
use tokio::net::TcpListener;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use web::Config;

/// A server on a free port; it stops when dropped.
pub(crate) struct Server {
    pub(crate) address: String,
    pub(crate) folder: TempDir,
    stop: oneshot::Sender<()>,
    task: JoinHandle<()>,
}

impl Server {
    pub(crate) async fn start() -> Self {
        Self::with(|_| {}).await
    }

    pub(crate) async fn with_limits(limit_factor: u32) -> Self {
        Self::with(|config| config.limit_factor = limit_factor).await
    }

    /// A server that runs in some special way.
    pub(crate) async fn with(change: impl FnOnce(&mut Config)) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let mut config = config(Place::Sqlite(folder.path().join("pentapolis.db")));
        change(&mut config);
        Self::at(config, folder).await
    }

    /// Another server on the same database.
    pub(crate) async fn on(url: &str) -> Self {
        Self::at(config(Place::Postgres(url.to_owned())), tempfile::tempdir().unwrap()).await
    }

    pub(crate) async fn at(config: Config, folder: TempDir) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = format!("http://{}", listener.local_addr().unwrap());
        let (stop, stopped) = oneshot::channel();
        let task = tokio::spawn(async move {
            let stop = async {
                let _ = stopped.await;
            };
            web::serve(config, listener, stop).await.unwrap();
        });
        Server { address, folder, stop, task }
    }

    /// Tells it to stop and waits until it has.
    pub(crate) async fn stop(self) {
        drop(self.stop);
        self.task.await.unwrap();
    }

    /// The address without the protocol.
    pub(crate) fn host(&self) -> &str {
        self.address.trim_start_matches("http://")
    }

    /// Changes the database behind the back of the server.
    pub(crate) async fn run(&self, sql: &str) {
        let options = SqliteConnectOptions::new().filename(self.folder.path().join("pentapolis.db"));
        let mut connection = options.connect().await.unwrap();
        sqlx::raw_sql(AssertSqlSafe(sql.to_owned())).execute(&mut connection).await.unwrap();
    }

    pub(crate) async fn store(&self) -> std::sync::Arc<dyn store::Store> {
        store::open(&Place::Sqlite(self.folder.path().join("pentapolis.db"))).await.unwrap()
    }

    /// Somebody who has typed a name.
    pub(crate) async fn person(&self, name: &str) -> Visitor {
        let visitor = self.stranger();
        let answer = visitor.post("/who", &[("name", name)]).await;
        assert_eq!(answer.status(), StatusCode::SEE_OTHER);
        visitor
    }

    /// Somebody whose browser has had this cookie for a while.
    pub(crate) fn with_cookie(&self, cookie: &str) -> Visitor {
        let jar = reqwest::cookie::Jar::default();
        jar.add_cookie_str(cookie, &self.address.parse().unwrap());
        let client = Client::builder().cookie_provider(jar.into()).redirect(Policy::none()).build().unwrap();
        Visitor { client, address: self.address.clone() }
    }

    pub(crate) fn stranger(&self) -> Visitor {
        let client = Client::builder().cookie_store(true).redirect(Policy::none()).build().unwrap();
        Visitor { client, address: self.address.clone() }
    }
}

/// Tests are impatient visitors.
pub(crate) fn config(place: Place) -> Config {
    Config { limit_factor: 1000, ..Config::new(place) }
}

pub(crate) struct Visitor {
    pub(crate) client: Client,
    address: String,
}

impl Visitor {
    pub(crate) fn request(&self, method: reqwest::Method, path: &str) -> RequestBuilder {
        self.client.request(method, format!("{}{path}", self.address))
    }

    /// The same person, at another server.
    pub(crate) fn at(&self, server: &Server) -> Visitor {
        Visitor { client: self.client.clone(), address: server.address.clone() }
    }

    pub(crate) async fn get(&self, path: &str) -> Response {
        self.request(reqwest::Method::GET, path).send().await.unwrap()
    }

    pub(crate) async fn post(&self, path: &str, form: &[(&str, &str)]) -> Response {
        self.request(reqwest::Method::POST, path).form(form).send().await.unwrap()
    }

    /// The text of a page that must be there.
    pub(crate) async fn read(&self, path: &str) -> String {
        let answer = self.get(path).await;
        assert_eq!(answer.status(), StatusCode::OK, "{path}");
        answer.text().await.unwrap()
    }

    pub(crate) async fn table(&self, id: &str) -> TableView {
        TableView(self.read(&format!("/t/{id}/")).await)
    }

    /// Acts as the page would.
    pub(crate) async fn act(&self, id: &str, expected: usize, action: &str) -> Response {
        let expected = expected.to_string();
        self.post(&format!("/t/{id}/act"), &[("expected", &expected), ("action", action)]).await
    }

    /// Opens a table; `seats` are `me`, `open`, `beside` or `bot`. Returns its code.
    pub(crate) async fn open(&self, game: &str, seats: &[&str], more: &[(&str, &str)]) -> String {
        let count = seats.len().to_string();
        let names: Vec<String> = (0..seats.len()).map(|seat| format!("sitter-{seat}")).collect();
        let levels: Vec<String> = (0..seats.len()).map(|seat| format!("level-{seat}")).collect();
        let mut form = vec![("game", game), ("seats", count.as_str()), ("spectators", "yes")];
        for (seat, who) in seats.iter().enumerate() {
            form.push((&names[seat], who));
            form.push((&levels[seat], "random"));
        }
        form.extend(more);
        let answer = self.post("/new", &form).await;
        assert_eq!(answer.status(), StatusCode::SEE_OTHER, "{}", answer.text().await.unwrap());
        let place = answer.headers()["location"].to_str().unwrap().to_owned();
        place.trim_matches('/').rsplit('/').next().unwrap().to_owned()
    }

    pub(crate) async fn join(&self, id: &str, seat: usize) -> StatusCode {
        self.post(&format!("/t/{id}/join"), &[("seat", &seat.to_string())]).await.status()
    }

    /// Waits until the page of a table satisfies something.
    pub(crate) async fn wait(&self, id: &str, ready: impl Fn(&TableView) -> bool) -> TableView {
        let began = Instant::now();
        loop {
            let view = self.table(id).await;
            if ready(&view) {
                return view;
            }
            assert!(began.elapsed() < Duration::from_mins(1), "the table never became ready");
            tokio::time::sleep(Duration::from_millis(30)).await;
        }
    }
}

/// The page of a table, as a test reads it.
pub(crate) struct TableView(pub(crate) String);

impl TableView {
    pub(crate) fn values(&self, attribute: &str) -> Vec<String> {
        values(&self.0, attribute)
    }

    /// The number of records the page knows.
    pub(crate) fn moves(&self) -> usize {
        self.values("data-moves")[0].parse().unwrap()
    }

    pub(crate) fn is_my_turn(&self) -> bool {
        self.0.contains(" data-turn=")
    }

    /// What the action panel offers.
    pub(crate) fn actions(&self) -> Vec<String> {
        self.values("data-panel")
    }

    /// What the board itself offers.
    pub(crate) fn on_the_board(&self) -> BTreeSet<String> {
        self.values("data-action").into_iter().collect()
    }
}

pub(crate) fn values(html: &str, attribute: &str) -> Vec<String> {
    let start = format!(" {attribute}=\"");
    html.split(start.as_str()).skip(1).filter_map(|rest| rest.split('"').next()).map(unescape).collect()
}

fn unescape(text: &str) -> String {
    text.replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", "\"").replace("&amp;", "&")
}

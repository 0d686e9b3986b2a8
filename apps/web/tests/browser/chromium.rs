//! A Chromium that does what a test says. It speaks the `WebDriver` protocol: JSON over HTTP.

use std::io::{Read, Write};
use std::net::{TcpListener, TcpStream};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use reqwest::{Client, Method};
use serde_json::{Value, json};

const PATIENCE: Duration = Duration::from_secs(30);

/// Keys as the protocol writes them.
pub(crate) const TAB: char = '\u{E004}';
pub(crate) const ENTER: char = '\u{E007}';
pub(crate) const SHIFT: char = '\u{E008}';
pub(crate) const ESCAPE: char = '\u{E00C}';
pub(crate) const END: char = '\u{E010}';
pub(crate) const HOME: char = '\u{E011}';
pub(crate) const UP: char = '\u{E013}';
pub(crate) const RIGHT: char = '\u{E014}';
pub(crate) const DOWN: char = '\u{E015}';

const ARGUMENTS: [&str; 10] = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
    "--lang=en",
    "--window-size=1400,1200",
];
const STILL: &str = "--force-prefers-reduced-motion";
/// Nobody looks: fewer pixels are painted faster, and nothing is laid out differently.
const UNSEEN: &str = "--force-device-scale-factor=0.5";

/// One browser with its own cookies; it ends when dropped.
pub(crate) struct Chromium {
    driver: Child,
    session: String,
    client: Client,
}

impl Chromium {
    /// Its person has asked for no motion, so that nothing has to be waited for.
    pub(crate) async fn start() -> Self {
        Self::with(&[STILL, UNSEEN], &json!({})).await
    }

    pub(crate) async fn with_motion() -> Self {
        Self::with(&["--force-prefers-no-reduced-motion", UNSEEN], &json!({})).await
    }

    pub(crate) async fn without_scripts() -> Self {
        let preferences = json!({ "profile.managed_default_content_settings.javascript": 2 });
        Self::with(&[STILL, UNSEEN], &preferences).await
    }

    /// Somebody will look at what it paints.
    #[allow(dead_code, reason = "only those who take pictures need it")]
    pub(crate) async fn for_pictures() -> Self {
        Self::with(&[STILL], &json!({})).await
    }

    async fn with(more: &[&str], preferences: &Value) -> Self {
        let port = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
        let driver = Command::new("chromedriver")
            .arg(format!("--port={port}"))
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("chromedriver is needed: `cargo xtask test` installs it");
        let args: Vec<&str> = ARGUMENTS.iter().chain(more).copied().collect();
        let options = json!({ "args": args, "prefs": preferences });
        let wanted = json!({ "capabilities": { "alwaysMatch": { "goog:chromeOptions": options } } });
        let client = Client::new();
        let began = Instant::now();
        let session = loop {
            let asked = client.post(format!("http://127.0.0.1:{port}/session")).json(&wanted).send().await;
            if let Ok(answer) = asked {
                let answer: Value = answer.json().await.unwrap();
                let id = answer["value"]["sessionId"].as_str().unwrap_or_else(|| panic!("{answer}"));
                break format!("http://127.0.0.1:{port}/session/{id}");
            }
            assert!(began.elapsed() < PATIENCE, "chromedriver does not answer");
            tokio::time::sleep(Duration::from_millis(100)).await;
        };
        Chromium { driver, session, client }
    }

    /// One command of the protocol.
    pub(crate) async fn command(&self, method: Method, path: &str, body: &Value) -> Result<Value, String> {
        let mut request = self.client.request(method.clone(), format!("{}{path}", self.session));
        if method == Method::POST {
            request = request.json(body);
        }
        let answer: Value = request.send().await.unwrap().json().await.unwrap();
        match answer["value"]["error"].as_str() {
            Some(error) => Err(format!("{path}: {error}: {}", answer["value"]["message"])),
            None => Ok(answer["value"].clone()),
        }
    }

    pub(crate) async fn post(&self, path: &str, body: &Value) -> Value {
        self.command(Method::POST, path, body).await.unwrap()
    }

    pub(crate) async fn open(&self, address: &str) {
        self.post("/url", &json!({ "url": address })).await;
    }

    pub(crate) async fn reload(&self) {
        self.post("/refresh", &json!({})).await;
    }

    pub(crate) async fn address(&self) -> String {
        self.command(Method::GET, "/url", &Value::Null).await.unwrap().as_str().unwrap().to_owned()
    }

    /// What a script on the page returns. Scripts of the driver run even where those of pages may not.
    pub(crate) async fn ask(&self, script: &str) -> Value {
        self.ask_about(script, &json!([])).await
    }

    /// The same for a script with arguments; a promise is waited for.
    pub(crate) async fn ask_about(&self, script: &str, arguments: &Value) -> Value {
        self.post("/execute/sync", &json!({ "script": script, "args": arguments })).await
    }

    /// A command of the browser itself.
    pub(crate) async fn browser(&self, command: &str, parameters: &Value) -> Value {
        self.post("/goog/cdp/execute", &json!({ "cmd": command, "params": parameters })).await
    }

    pub(crate) async fn text(&self, script: &str) -> String {
        self.ask(script).await.as_str().unwrap_or_default().to_owned()
    }

    pub(crate) async fn strings(&self, script: &str) -> Vec<String> {
        let found = self.ask(script).await;
        found.as_array().unwrap().iter().map(|item| item.as_str().unwrap().to_owned()).collect()
    }

    /// A window is not made narrower than 500 pixels; a page can be.
    pub(crate) async fn resize(&self, width: u32, height: u32) {
        let metrics =
            json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 500 });
        self.browser("Emulation.setDeviceMetricsOverride", &metrics).await;
    }

    /// A phone in the hand.
    pub(crate) async fn be_a_phone(&self) {
        self.resize(390, 844).await;
        self.browser("Emulation.setTouchEmulationEnabled", &json!({ "enabled": true, "maxTouchPoints": 5 }))
            .await;
    }

    /// Fingers that come down, move step by step, and leave: one list of points for each step.
    pub(crate) async fn touch(&self, steps: &[Vec<(f64, f64)>]) {
        let points = |step: &[(f64, f64)]| -> Vec<Value> {
            step.iter().enumerate().map(|(id, (x, y))| json!({ "x": x, "y": y, "id": id })).collect()
        };
        for (number, step) in steps.iter().enumerate() {
            let kind = if number == 0 { "touchStart" } else { "touchMove" };
            let event = json!({ "type": kind, "touchPoints": points(step) });
            self.browser("Input.dispatchTouchEvent", &event).await;
        }
        self.browser("Input.dispatchTouchEvent", &json!({ "type": "touchEnd", "touchPoints": [] })).await;
    }

    /// A click of the mouse on the first thing that fits; true when it could be clicked.
    pub(crate) async fn click(&self, selector: &str) -> bool {
        let wanted = json!({ "using": "css selector", "value": selector });
        let Ok(found) = self.command(Method::POST, "/element", &wanted).await else { return false };
        let id = found.as_object().unwrap().values().next().unwrap().as_str().unwrap().to_owned();
        self.command(Method::POST, &format!("/element/{id}/click"), &json!({})).await.is_ok()
    }

    /// A click of the mouse at a point of the window.
    pub(crate) async fn click_at(&self, x: f64, y: f64) {
        let actions = json!([
            { "type": "pointerMove", "duration": 0, "x": x, "y": y },
            { "type": "pointerDown", "button": 0 },
            { "type": "pointerUp", "button": 0 },
        ]);
        let mouse = json!({ "type": "pointer", "id": "mouse", "actions": actions });
        self.post("/actions", &json!({ "actions": [mouse] })).await;
    }

    /// Types into the first field that fits.
    pub(crate) async fn write(&self, selector: &str, text: &str) {
        let wanted = json!({ "using": "css selector", "value": selector });
        let found = self.post("/element", &wanted).await;
        let id = found.as_object().unwrap().values().next().unwrap().as_str().unwrap().to_owned();
        self.post(&format!("/element/{id}/value"), &json!({ "text": text })).await;
    }

    /// Presses keys one after the other, wherever the focus is.
    pub(crate) async fn press(&self, keys: &[char]) {
        let strokes = keys.iter().flat_map(|&key| [key_event("keyDown", key), key_event("keyUp", key)]);
        self.type_on_the_keyboard(strokes.collect()).await;
    }

    /// Presses keys and holds them until the last one is pressed.
    pub(crate) async fn press_together(&self, keys: &[char]) {
        let down = keys.iter().map(|&key| key_event("keyDown", key));
        let up = keys.iter().rev().map(|&key| key_event("keyUp", key));
        self.type_on_the_keyboard(down.chain(up).collect()).await;
    }

    async fn type_on_the_keyboard(&self, events: Vec<Value>) {
        let keyboard = json!({ "type": "key", "id": "keyboard", "actions": events });
        self.post("/actions", &json!({ "actions": [keyboard] })).await;
    }

    /// Waits until a script on the page returns true.
    pub(crate) async fn wait(&self, script: &str) {
        let began = Instant::now();
        while self.ask(script).await != Value::Bool(true) {
            assert!(began.elapsed() < PATIENCE, "never became true: {script}; at {}", self.address().await);
            tokio::time::sleep(Duration::from_millis(25)).await;
        }
    }
}

fn key_event(event: &str, key: char) -> Value {
    json!({ "type": event, "value": key })
}

impl Drop for Chromium {
    /// Without the goodbye the browser would outlive its driver.
    fn drop(&mut self) {
        let _ = self.say_goodbye();
        let _ = self.driver.kill();
        let _ = self.driver.wait();
    }
}

impl Chromium {
    fn say_goodbye(&self) -> std::io::Result<usize> {
        let address = self.session.trim_start_matches("http://");
        let (host, path) = address.split_once('/').unwrap_or((address, ""));
        let mut line = TcpStream::connect(host)?;
        line.set_read_timeout(Some(PATIENCE))?;
        write!(line, "DELETE /{path} HTTP/1.1\r\nHost: {host}\r\nContent-Length: 0\r\n\r\n")?;
        line.read(&mut [0; 64])
    }
}

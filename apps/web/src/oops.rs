//! What a visitor is told when something cannot be done: a status, and a short sentence in their language.

use axum::extract::Request;
use axum::http::StatusCode;
use axum::http::header::RETRY_AFTER;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use game::Phrase;
use hall::{AdminError, RoomError};
use store::{CreateError, NameError, StoreError};

use crate::pages::frame;
use crate::visitor::Looks;

/// Why a request is not fulfilled.
#[derive(Clone, Debug)]
pub(crate) enum Oops {
    NotFound,
    /// A name must be typed first.
    NoName,
    NotYours,
    NotNow,
    Stale,
    /// Too much at once or in too short a time: the key of a sentence, and when to come back.
    Wait {
        why: &'static str,
        seconds: u64,
    },
    /// Too many others want the same.
    Busy,
    NameTaken,
    WrongPassword,
    /// A request from a page of another site.
    Foreign,
    /// A game that cannot be played like this, and why.
    Unplayable(Phrase),
    /// Bad input with a sentence of ours: the key of a message.
    Bad(&'static str),
    /// The game of a table cannot be opened; other tables are not concerned.
    Broken,
    Trouble,
}

impl Oops {
    pub(crate) fn status(&self) -> StatusCode {
        match self {
            Oops::NotFound => StatusCode::NOT_FOUND,
            Oops::NoName => StatusCode::UNAUTHORIZED,
            Oops::NotYours | Oops::Foreign | Oops::WrongPassword => StatusCode::FORBIDDEN,
            Oops::NotNow | Oops::Stale | Oops::NameTaken => StatusCode::CONFLICT,
            Oops::Wait { .. } => StatusCode::TOO_MANY_REQUESTS,
            Oops::Busy => StatusCode::SERVICE_UNAVAILABLE,
            Oops::Unplayable(_) | Oops::Bad(_) => StatusCode::UNPROCESSABLE_ENTITY,
            Oops::Broken | Oops::Trouble => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    /// In how many seconds it is worth trying again.
    fn retry_after(&self) -> Option<u64> {
        match self {
            Oops::Wait { seconds, .. } => Some(*seconds),
            Oops::Busy => Some(2),
            _ => None,
        }
    }

    pub(crate) fn phrase(&self) -> Phrase {
        Phrase::new(match self {
            Oops::NotFound => "oops-not-found",
            Oops::NoName => "oops-no-name",
            Oops::NotYours => "oops-not-yours",
            Oops::NotNow => "oops-not-now",
            Oops::Stale => "oops-stale",
            Oops::Wait { why, .. } => why,
            Oops::Busy => "oops-busy",
            Oops::NameTaken => "oops-name-taken",
            Oops::WrongPassword => "oops-wrong-password",
            Oops::Foreign => "oops-foreign",
            Oops::Bad(key) => key,
            Oops::Unplayable(why) => return why.clone(),
            Oops::Broken => "oops-broken",
            Oops::Trouble => "oops-trouble",
        })
    }
}

impl From<StoreError> for Oops {
    fn from(error: StoreError) -> Self {
        tracing::error!(error = &error as &dyn std::error::Error, "the store failed");
        Oops::Trouble
    }
}

impl From<NameError> for Oops {
    fn from(error: NameError) -> Self {
        match error {
            NameError::Taken => Oops::NameTaken,
            NameError::Store(error) => error.into(),
        }
    }
}

impl From<CreateError> for Oops {
    fn from(error: CreateError) -> Self {
        match error {
            CreateError::IdTaken => Oops::Trouble,
            CreateError::Store(error) => error.into(),
        }
    }
}

impl From<AdminError> for Oops {
    fn from(error: AdminError) -> Self {
        tracing::error!(error = &error as &dyn std::error::Error, "a game was not stored");
        Oops::Trouble
    }
}

impl From<RoomError> for Oops {
    fn from(error: RoomError) -> Self {
        match error {
            RoomError::Stale => Oops::Stale,
            RoomError::NotYours => Oops::NotYours,
            RoomError::ChatFull => Oops::Bad("oops-chat-full"),
            RoomError::NotNow | RoomError::Refused(_) => Oops::NotNow,
            RoomError::NoThought => Oops::Trouble,
            RoomError::Store(error) => error.into(),
            RoomError::Broken(problem) => {
                tracing::error!(problem, "a table cannot be opened");
                Oops::Broken
            }
        }
    }
}

impl IntoResponse for Oops {
    fn into_response(self) -> Response {
        let mut response = self.status().into_response();
        if let Some(seconds) = self.retry_after() {
            response.headers_mut().insert(RETRY_AFTER, seconds.into());
        }
        response.extensions_mut().insert(self);
        response
    }
}

/// Gives every failure a page in the visitor's language, whoever made it: a handler, or the framework.
pub(crate) async fn dress(request: Request, next: Next) -> Response {
    let path = request.uri().path().to_owned();
    let looks = Looks::of(request.headers(), &path);
    let response = next.run(request).await;
    let status = response.status();
    if !status.is_client_error() && !status.is_server_error() {
        return response;
    }
    let oops = match response.extensions().get::<Oops>() {
        Some(oops) => oops.clone(),
        None if is_dressed(&response) => return response,
        None => usual(status),
    };
    let words = looks.words();
    let page = frame::oops(&looks, status, &words.say(&oops.phrase()));
    let mut dressed = (status, page).into_response();
    for name in ["retry-after", "allow"] {
        if let Some(value) = response.headers().get(name) {
            dressed.headers_mut().insert(name, value.clone());
        }
    }
    dressed
}

/// A refusal that comes with a whole page of its own.
fn is_dressed(response: &Response) -> bool {
    let kind = response.headers().get("content-type").and_then(|kind| kind.to_str().ok());
    kind.is_some_and(|kind| kind.starts_with("text/html"))
}

fn usual(status: StatusCode) -> Oops {
    match status {
        StatusCode::NOT_FOUND | StatusCode::METHOD_NOT_ALLOWED => Oops::NotFound,
        StatusCode::PAYLOAD_TOO_LARGE => Oops::Bad("oops-too-large"),
        status if status.is_client_error() => Oops::Bad("oops-garbled"),
        _ => Oops::Trouble,
    }
}

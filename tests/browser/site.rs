//! A static host as people have them: it serves the build under a sub-path and nothing else.

use std::net::{Ipv4Addr, SocketAddr, TcpListener};
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::State;
use axum::http::header::{ACCESS_CONTROL_ALLOW_ORIGIN, CONTENT_SECURITY_POLICY, CONTENT_TYPE};
use axum::http::{HeaderValue, Request, Response, StatusCode};
use axum::middleware::{Next, from_fn_with_state};
use tokio::runtime::{Builder, Runtime};
use tokio::time::sleep;
use tower_http::services::ServeDir;

/// Where the app lies on the host.
const SUB_PATH: &str = "/games/tisiya/";

/// The type that a well-kept host gives for wasm.
const WASM: &str = "application/wasm";

/// How often it is looked whether a file is released.
const INTERVAL: Duration = Duration::from_millis(20);

/// A request and how it was answered.
#[derive(Clone, Debug)]
pub struct Answer {
    /// The path from the host's root.
    pub path: String,
    /// The status.
    pub status: StatusCode,
}

/// A running host. It is gone, as if its machine were switched off, when this is dropped.
pub struct Site {
    address: SocketAddr,
    answers: Answers,
    runtime: Option<Runtime>,
}

type Answers = Arc<Mutex<Vec<Answer>>>;

/// What a host does otherwise than a well-kept one.
#[derive(Clone, Default)]
pub struct Quirks {
    /// Another type for the wasm files.
    pub wasm: Option<&'static str>,
    /// A content security policy.
    pub policy: Option<&'static str>,
    /// Pages of other origins may read the files.
    pub shared: bool,
    /// A file with this name is not there.
    pub missing: Option<&'static str>,
    /// A file with this name is held back until this is true.
    pub held: Option<(&'static str, Arc<AtomicBool>)>,
}

#[derive(Clone)]
struct Habits {
    answers: Answers,
    quirks: Quirks,
}

impl Site {
    /// Serves a folder on a free port of this machine.
    ///
    /// # Errors
    /// When no port is to be had.
    pub fn serve(dist: &Path) -> Result<Self, std::io::Error> {
        Self::serve_with(dist, Quirks::default())
    }

    /// Like [`Site::serve`], with another type for the wasm files.
    pub fn serve_wasm_as(wasm: &'static str, dist: &Path) -> Result<Self, std::io::Error> {
        Self::serve_with(dist, Quirks { wasm: Some(wasm), ..Quirks::default() })
    }

    /// Like [`Site::serve`], with quirks.
    pub fn serve_with(dist: &Path, quirks: Quirks) -> Result<Self, std::io::Error> {
        let answers = Answers::default();
        let habits = Habits { answers: answers.clone(), quirks };
        let router = Router::new()
            .nest_service(SUB_PATH, ServeDir::new(dist))
            .layer(from_fn_with_state(habits, answer));

        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?;
        listener.set_nonblocking(true)?;
        let address = listener.local_addr()?;
        let runtime = Builder::new_multi_thread().worker_threads(1).enable_all().build()?;
        runtime.spawn(async move {
            // Ends with the runtime only.
            if let Ok(listener) = tokio::net::TcpListener::from_std(listener) {
                let _ = axum::serve(listener, router).await;
            }
        });
        Ok(Self { address, answers, runtime: Some(runtime) })
    }

    /// The address of the app.
    pub fn address(&self) -> String {
        format!("http://{}{SUB_PATH}", self.address)
    }

    /// All answers so far.
    pub fn answers(&self) -> Vec<Answer> {
        self.answers.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// The answers that said that something is wrong.
    pub fn failures(&self) -> Vec<Answer> {
        self.answers().into_iter().filter(|answer| answer.status.as_u16() >= 400).collect()
    }
}

impl Drop for Site {
    fn drop(&mut self) {
        if let Some(runtime) = self.runtime.take() {
            runtime.shutdown_background();
        }
    }
}

async fn answer(
    State(habits): State<Habits>,
    request: Request<Body>,
    next: Next,
) -> Response<Body> {
    let path = request.uri().path().to_owned();
    let Quirks { wasm, policy, shared, missing, held } = habits.quirks;
    if let Some((name, released)) = held
        && path.ends_with(name)
    {
        while !released.load(Relaxed) {
            sleep(INTERVAL).await;
        }
    }
    let mut response = next.run(request).await;
    if path.ends_with(".wasm") && response.status().is_success() {
        let wasm = HeaderValue::from_static(wasm.unwrap_or(WASM));
        response.headers_mut().insert(CONTENT_TYPE, wasm);
    }
    if let Some(policy) = policy {
        let policy = HeaderValue::from_static(policy);
        response.headers_mut().insert(CONTENT_SECURITY_POLICY, policy);
    }
    if shared {
        let anyone = HeaderValue::from_static("*");
        response.headers_mut().insert(ACCESS_CONTROL_ALLOW_ORIGIN, anyone);
    }
    if missing.is_some_and(|name| path.ends_with(name)) {
        response = Response::default();
        *response.status_mut() = StatusCode::NOT_FOUND;
    }
    let answer = Answer { path, status: response.status() };
    habits.answers.lock().unwrap_or_else(PoisonError::into_inner).push(answer);
    response
}

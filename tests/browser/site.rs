//! A static host as people have them: it serves the build under a sub-path and nothing else, with
//! the page's policy as a header too, and compressed where the browser takes it so.

use std::io::ErrorKind;
use std::net::{Ipv4Addr, SocketAddr, TcpListener};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::extract::State;
use axum::http::header::{
    ACCEPT_ENCODING, ACCESS_CONTROL_ALLOW_ORIGIN, CONTENT_ENCODING, CONTENT_SECURITY_POLICY,
    CONTENT_TYPE,
};
use axum::http::{HeaderValue, Request, Response, StatusCode};
use axum::middleware::{Next, from_fn_with_state};
use axum::response::{Html, IntoResponse};
use axum::routing::get;
use tokio::runtime::{Builder, Runtime};
use tokio::time::sleep;
use tower_http::services::ServeDir;

/// A page that is not the app's. It names an icon, lest browsers look for one.
const BESIDE_PAGE: &str = "<!DOCTYPE html><link rel=icon href=data:,>";

/// The script that a test puts into the page.
const INSERTED: &str = "inserted.js";

/// Where browsers tell what the policy has kept them from.
const REPORTS: &str = "/reports";

/// Where the page gives its policy.
const POLICY: &str = "<meta http-equiv=Content-Security-Policy content=\"";

/// The type that a well-kept host gives for wasm.
const WASM: &str = "application/wasm";

/// How often it is looked whether a file is released.
const INTERVAL: Duration = Duration::from_millis(20);

/// A request and how it was answered.
#[derive(Clone, Debug)]
pub struct Answer {
    /// The path from the host's root.
    pub path: String,
    /// Whether there was anything behind the path.
    pub has_query: bool,
    /// The status.
    pub status: StatusCode,
    /// How it was compressed.
    pub encoding: Option<String>,
}

/// A running host. It is gone, as if its machine were switched off, when this is dropped.
pub struct Site {
    /// The folder of the build.
    pub dist: PathBuf,
    address: SocketAddr,
    answers: Answers,
    reports: Reports,
    inserted: Inserted,
    runtime: Option<Runtime>,
}

type Answers = Arc<Mutex<Vec<Answer>>>;
type Reports = Arc<Mutex<Vec<String>>>;
type Inserted = Arc<Mutex<String>>;

/// What a host does otherwise than a well-kept one.
#[derive(Clone, Default)]
pub struct Quirks {
    /// Another type for the wasm files.
    pub wasm: Option<&'static str>,
    /// Another policy than that of the page.
    pub policy: Option<&'static str>,
    /// Pages of other origins may read the files.
    pub shared: bool,
    /// A file with this name is not there.
    pub missing: Option<&'static str>,
    /// A file with this name is held back until this is true.
    pub held: Option<(&'static str, Arc<AtomicBool>)>,
}

#[derive(Clone, Default)]
struct Habits {
    policy: String,
    answers: Answers,
    reports: Reports,
    inserted: Inserted,
    quirks: Quirks,
}

impl Site {
    /// Where the app lies on the host.
    pub const SUB_PATH: &str = "/games/tisiya/";
    /// Where another page lies.
    pub const BESIDE: &str = "/beside";

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
        Self::serve_on(0, dist, quirks)
    }

    /// The same host with another build, or the same one after it was gone.
    ///
    /// # Errors
    /// When another program has taken its port.
    pub fn serve_again(self, dist: &Path) -> Result<Self, std::io::Error> {
        let port = self.address.port();
        drop(self);
        Self::serve_on(port, dist, Quirks::default())
    }

    fn serve_on(port: u16, dist: &Path, quirks: Quirks) -> Result<Self, std::io::Error> {
        let policy = match quirks.policy {
            Some(policy) => policy.to_owned(),
            None => page_policy(dist)?,
        };
        let habits = Habits { policy, quirks, ..Habits::default() };
        let Habits { answers, reports, inserted, .. } = habits.clone();
        let files = ServeDir::new(dist).precompressed_br().precompressed_gzip();
        let router = Router::new()
            .nest_service(Self::SUB_PATH, files)
            .layer(from_fn_with_state(habits, answer));
        let router = router.route(Self::BESIDE, get(async || Html(BESIDE_PAGE)));

        let listener = bind(port)?;
        listener.set_nonblocking(true)?;
        let address = listener.local_addr()?;
        let runtime = Builder::new_multi_thread().worker_threads(1).enable_all().build()?;
        runtime.spawn(async move {
            // Ends with the runtime only.
            if let Ok(listener) = tokio::net::TcpListener::from_std(listener) {
                let _ = axum::serve(listener, router).await;
            }
        });
        let dist = dist.into();
        Ok(Self { dist, address, answers, reports, inserted, runtime: Some(runtime) })
    }

    /// The address of the app.
    pub fn address(&self) -> String {
        format!("http://{}{}", self.address, Self::SUB_PATH)
    }

    /// The address of a page of the same host that is not the app's.
    pub fn beside(&self) -> String {
        format!("http://{}{}", self.address, Self::BESIDE)
    }

    /// Puts a script into the page from now on, before its own.
    pub fn insert(&self, script: &str) {
        let mut inserted = self.inserted.lock().unwrap_or_else(PoisonError::into_inner);
        *inserted += &format!("{script};\n");
    }

    /// All answers so far.
    pub fn answers(&self) -> Vec<Answer> {
        self.answers.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// What the policy has kept the browser from.
    pub fn reports(&self) -> Vec<String> {
        self.reports.lock().unwrap_or_else(PoisonError::into_inner).clone()
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

/// A host that was just switched off may still have its port for a moment.
fn bind(port: u16) -> Result<TcpListener, std::io::Error> {
    let deadline = Instant::now() + Duration::from_secs(5);
    loop {
        match TcpListener::bind((Ipv4Addr::LOCALHOST, port)) {
            Err(error) if error.kind() == ErrorKind::AddrInUse && Instant::now() < deadline => {
                thread::sleep(Duration::from_millis(10));
            }
            done => return done,
        }
    }
}

/// The policy of the page in the folder, and where to tell what goes against it.
fn page_policy(dist: &Path) -> Result<String, std::io::Error> {
    let page = std::fs::read_to_string(dist.join("index.html"))?;
    let rest = page.split_once(POLICY).map(|(_, rest)| rest);
    let policy = rest.and_then(|rest| rest.split('"').next()).expect("the page gives its policy");
    Ok(format!("{policy}; report-uri {REPORTS}"))
}

/// Asks for a file that is not compressed.
fn plain(mut request: Request<Body>) -> Request<Body> {
    request.headers_mut().remove(ACCEPT_ENCODING);
    request
}

/// The page with a script before all others.
async fn with_script(response: Response<Body>) -> Response<Body> {
    let page = to_bytes(response.into_body(), 1 << 20).await.unwrap_or_default();
    let script = format!("<script src=\"{INSERTED}\"></script><title>");
    Html(String::from_utf8_lossy(&page).replacen("<title>", &script, 1)).into_response()
}

async fn answer(
    State(habits): State<Habits>,
    request: Request<Body>,
    next: Next,
) -> Response<Body> {
    let path = request.uri().path().to_owned();
    let has_query = request.uri().query().is_some();
    if path == REPORTS {
        let report = to_bytes(request.into_body(), 1 << 20).await.unwrap_or_default();
        let report = String::from_utf8_lossy(&report).into_owned();
        habits.reports.lock().unwrap_or_else(PoisonError::into_inner).push(report);
        return Response::default();
    }
    let Quirks { wasm, missing, held, shared, .. } = habits.quirks;
    if let Some((name, released)) = held
        && path.ends_with(name)
    {
        while !released.load(Relaxed) {
            sleep(INTERVAL).await;
        }
    }
    let inserted = habits.inserted.lock().unwrap_or_else(PoisonError::into_inner).clone();
    let mut response = match path.strip_prefix(Site::SUB_PATH) {
        Some("") if !inserted.is_empty() => with_script(next.run(plain(request)).await).await,
        Some(INSERTED) => ([(CONTENT_TYPE, "text/javascript")], inserted).into_response(),
        _ => next.run(request).await,
    };
    if path.ends_with(".wasm") && response.status().is_success() {
        let wasm = HeaderValue::from_static(wasm.unwrap_or(WASM));
        response.headers_mut().insert(CONTENT_TYPE, wasm);
    }
    if let Ok(policy) = HeaderValue::from_str(&habits.policy) {
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
    let encoding = response.headers().get(CONTENT_ENCODING);
    let encoding = encoding.and_then(|encoding| Some(encoding.to_str().ok()?.to_owned()));
    let answer = Answer { path, has_query, status: response.status(), encoding };
    habits.answers.lock().unwrap_or_else(PoisonError::into_inner).push(answer);
    response
}

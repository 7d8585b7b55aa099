//! The built page in a real browser, served under a sub-path as a host would.
//!
//! `TISIYA_DIST` names the folder of the build (`dist` where it is not set). Without a build or a
//! browser the scenarios are skipped and say why; with `CI=true` or `TISIYA_BROWSER=required` they
//! fail. A scenario is an async function that takes a [`Stage`]; it is listed in [`SCENARIOS`].

#![cfg_attr(target_arch = "wasm32", no_main)]
#![cfg(not(target_arch = "wasm32"))]

mod browser;
#[path = "../../src/bin/xtask/chromium.rs"]
mod chromium;
mod driver;
mod hosting;
mod scenario;
mod screens;
mod site;

use std::process::ExitCode;

use libtest_mimic::Arguments;

use crate::scenario::{Scenario, scenario};

/// Every test, in the order in which it starts.
const SCENARIOS: &[Scenario] = &[
    scenario!(hosting::loads_under_a_sub_path_without_errors),
    scenario!(hosting::starts_when_the_host_names_a_wrong_type_for_wasm),
    scenario!(screens::a_phone_needs_no_sideways_scrolling),
];

fn main() -> ExitCode {
    let arguments = Arguments::from_args();
    let trials = SCENARIOS.iter().map(Scenario::trial).collect();
    libtest_mimic::run(&arguments, trials).exit_code()
}

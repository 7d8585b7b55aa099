//! The built page in a real browser, served under a sub-path as a host would.
//!
//! `TISIYA_DIST` names the folder of the build (`dist` where it is not set), and `TISIYA_BROWSERS`
//! the engines, such as `chromium,webkit`; all three where it is not set. Without a build or a
//! browser the scenarios are skipped and say why; with `CI=true`, or where the browsers are named,
//! they fail. `cargo test --test browser -- "[firefox] undo"` chooses some. A scenario is an async function that takes an open [`Page`], or a
//! [`Stage`](scenario::Stage) to open it otherwise; it is listed in [`SCENARIOS`].

#![cfg_attr(target_arch = "wasm32", no_main)]
#![cfg(not(target_arch = "wasm32"))]

mod access;
mod animation;
mod browser;
mod builds;
mod computer;
mod counting;
mod driver;
mod embed;
mod engine;
#[path = "../../src/bin/xtask/files.rs"]
mod files;
mod frames;
mod games;
mod hosting;
mod input;
mod kept;
mod keyboard;
mod languages;
mod lessons;
mod links;
#[path = "../../src/bin/xtask/offline.rs"]
mod offline;
mod page;
mod parts;
mod pictures;
mod preview;
#[path = "../../src/bin/xtask/programs.rs"]
mod programs;
mod reading;
mod recorded;
mod refusals;
mod scenario;
mod screens;
mod seats;
mod shown;
mod site;
mod solving;
mod steps;
mod storage;
mod store;
mod undo;
mod why;

use std::process::ExitCode;

use libtest_mimic::Arguments;

use crate::page::Page;
use crate::programs::Engine;
use crate::scenario::{BY_HAND, Scenario, by_hand, engines, on_page, scenario};

/// Why some tests are not for all engines.
const NO_MEDIA: &str = "its driver cannot tell the page of a person's preferences";
const NO_SHIFTS: &str = "it does not tell the page what has been moved";
const NO_SWITCH: &str = "its driver cannot switch parts of the browser off";
const NO_TASKS: &str = "it does not tell the page of long tasks";
const NO_TREE: &str = "its driver does not show what assistive technology gets";

/// Every test, in the order in which it starts.
const SCENARIOS: &[Scenario] = &[
    scenario!(hosting::loads_under_a_sub_path_without_errors),
    scenario!(hosting::starts_when_the_host_names_a_wrong_type_for_wasm),
    on_page!(hosting::nothing_is_asked_of_anybody_else),
    scenario!(hosting::the_one_file_plays_from_a_disk),
    on_page!(hosting::the_one_file_can_be_had_from_the_settings),
    scenario!(hosting::a_file_that_is_missing_or_damaged_is_told),
    scenario!(hosting::a_browser_without_wasm_is_told),
    scenario!(parts::nothing_moves_while_a_first_visit_is_drawn,
        not in Firefox: NO_SHIFTS, not in WebKit: NO_SHIFTS),
    scenario!(parts::a_first_visit_can_be_played_without_the_second),
    scenario!(parts::who_comes_again_is_told_that_the_second_is_missing),
    scenario!(hosting::without_scripts_the_rules_are_read, not in WebKit: NO_SWITCH),
    scenario!(kept::the_page_plays_without_its_host),
    scenario!(kept::a_new_version_is_used_when_it_is_accepted),
    scenario!(kept::a_new_version_is_used_when_the_old_page_is_left),
    scenario!(kept::two_pages_change_their_version_together),
    scenario!(kept::a_version_that_is_not_whole_is_not_used),
    on_page!(games::alemungula),
    on_page!(games::alemungula_with_passes),
    on_page!(games::um_el_bagara),
    on_page!(games::alemungula_relay),
    on_page!(games::lamlameta),
    on_page!(games::lamlameta_pairs),
    on_page!(games::the_end_by_repetition_is_told),
    on_page!(games::a_match_has_several_rounds),
    on_page!(seats::the_board_is_turned_with_all_that_is_on_it),
    on_page!(seats::the_player_to_move_can_sit_at_the_bottom),
    on_page!(seats::an_upright_board_has_seats_above_its_rows),
    on_page!(undo::a_forced_pass_is_taken_back_with_its_move),
    on_page!(undo::the_moves_taken_back_stay_until_another_is_played),
    on_page!(undo::a_game_can_be_taken_back_to_its_start),
    on_page!(storage::a_game_goes_on_after_reloading),
    on_page!(storage::a_game_with_an_unreadable_move_is_set_aside),
    on_page!(storage::a_game_against_the_rules_is_set_aside),
    on_page!(storage::a_game_that_is_no_json_is_set_aside),
    on_page!(storage::a_game_of_a_newer_version_is_set_aside),
    on_page!(storage::unreadable_settings_are_those_of_a_first_visit),
    on_page!(storage::a_stored_game_before_a_forced_pass_goes_on),
    scenario!(storage::the_page_plays_where_nothing_can_be_stored),
    on_page!(animation::every_step_is_shown),
    on_page!(animation::a_click_on_a_pit_finishes_the_move_and_plays_nothing),
    on_page!(animation::a_click_beside_the_pits_finishes_the_move),
    on_page!(animation::undo_leaves_the_board_before_the_move),
    on_page!(animation::a_new_game_leaves_its_first_board),
    on_page!(animation::it_goes_on_in_a_window_of_another_size),
    on_page!(animation::it_ends_though_the_tab_was_hidden_and_frozen,
        not in WebKit: "its driver opens no tab that hides another"),
    on_page!(animation::switching_it_off_shows_the_end_at_once),
    on_page!(animation::switching_it_off_in_the_settings_shows_the_end),
    on_page!(animation::a_move_under_way_is_kept),
    on_page!(animation::without_it_a_move_is_shown_in_one_step),
    on_page!(animation::seeds_do_not_travel_where_motion_is_unwelcome,
        not in WebKit: NO_MEDIA),
    on_page!(preview::the_mouse_shows_a_move_without_playing_it),
    on_page!(preview::an_endless_sowing_is_told_before_it_is_tried),
    on_page!(preview::a_first_tap_may_show_and_a_second_one_play,
        not in WebKit: "its driver has no finger: it taps with the mouse"),
    on_page!(preview::a_tap_may_play_at_once),
    on_page!(refusals::in_alemungula_each_is_told),
    on_page!(refusals::in_um_el_bagara_each_is_told),
    on_page!(refusals::in_lamlameta_each_is_told),
    on_page!(refusals::on_the_first_move_with_pairs_each_is_told),
    on_page!(refusals::of_a_finished_game_each_is_told),
    on_page!(refusals::the_same_refusal_is_announced_again),
    on_page!(refusals::a_refusal_goes_with_the_next_move),
    on_page!(keyboard::a_whole_game_can_be_played),
    on_page!(keyboard::the_focus_follows_the_turn_when_moves_are_animated),
    on_page!(keyboard::the_choice_of_a_way_can_be_given_up),
    on_page!(keyboard::arrows_reach_every_pit_and_no_farther),
    on_page!(keyboard::escape_and_space_control_the_animation),
    on_page!(keyboard::dialogs_give_the_focus_back),
    on_page!(keyboard::the_focus_is_in_sight_in_every_dialog),
    on_page!(keyboard::a_dialog_lets_the_animation_go_on_after_it),
    on_page!(screens::the_page_sees_the_screen_that_is_asked_for, not in WebKit: NO_MEDIA),
    on_page!(screens::alemungula_needs_no_sideways_scrolling),
    on_page!(screens::lamlameta_needs_no_sideways_scrolling),
    on_page!(screens::pits_are_large_enough_for_a_thumb),
    on_page!(screens::upright_pits_are_far_enough_apart),
    scenario!(languages::the_language_is_that_of_the_browser_until_one_is_chosen),
    on_page!(languages::the_board_is_the_same_in_arabic),
    on_page!(languages::around_the_board_arabic_runs_from_right_to_left),
    on_page!(languages::letters_of_another_script_are_the_keys_they_stand_on),
    on_page!(languages::numbers_are_written_as_in_the_language),
    on_page!(screens::no_language_needs_sideways_scrolling),
    on_page!(screens::the_text_of_buttons_is_in_their_middle),
    on_page!(steps::of_a_chain_of_captures),
    on_page!(steps::of_a_relay_of_nine_laps),
    on_page!(steps::of_uurs_that_form),
    on_page!(steps::of_a_last_sweep),
    on_page!(access::nothing_stands_in_the_way_in_any_theme),
    on_page!(access::the_board_is_read_as_two_named_rows,
        not in Firefox: NO_TREE, not in WebKit: NO_TREE),
    on_page!(computer::it_answers_and_nobody_plays_for_it_meanwhile),
    on_page!(computer::a_new_game_while_it_thinks_is_left_alone),
    on_page!(computer::a_hint_shows_a_move_that_can_be_played),
    on_page!(computer::an_analysis_tells_what_every_move_is_worth),
    on_page!(engine::it_is_started_when_it_is_needed_and_the_page_has_been_painted),
    scenario!(engine::ten_clicks_while_it_thinks_change_nothing),
    scenario!(engine::a_slow_engine_is_waited_for),
    scenario!(engine::who_looks_back_while_it_thinks_goes_on_looking),
    on_page!(engine::an_answer_to_an_older_game_is_dropped),
    on_page!(engine::a_worker_that_throws_is_replaced_and_the_game_goes_on),
    on_page!(engine::a_worker_that_dies_in_silence_is_replaced_and_the_person_told),
    scenario!(engine::where_workers_are_forbidden_the_page_thinks),
    scenario!(engine::an_engine_of_another_version_is_left_alone),
    scenario!(engine::without_any_engine_the_person_is_told_and_keeps_the_game),
    on_page!(engine::the_page_is_free_while_master_thinks,
        not in Firefox: NO_TASKS, not in WebKit: NO_TASKS),
    on_page!(engine::exact_tables_are_built_and_told_of),
    on_page!(engine::it_measures_itself),
    on_page!(links::a_link_opens_a_game_as_far_as_it_says),
    on_page!(links::a_link_opens_a_position),
    on_page!(links::a_link_may_carry_the_language_and_leaves_the_readers_own),
    on_page!(links::a_broken_link_says_what_is_wrong_and_leaves_the_game),
    on_page!(links::the_game_that_a_link_replaces_can_be_gone_on_with),
    on_page!(links::what_is_shared_opens_again),
    on_page!(links::a_link_is_copied),
    on_page!(links::a_record_is_opened_and_a_faulty_one_says_where),
    scenario!(embed::it_plays_in_a_sandbox_without_storage),
    scenario!(embed::a_game_is_stepped_through),
    scenario!(embed::the_board_is_within_any_frame),
    scenario!(embed::what_cannot_be_read_is_told_in_the_frame),
    scenario!(embed::a_lesson_is_done_in_a_frame),
    on_page!(reading::examples_are_computed_for_both_seats),
    on_page!(reading::another_reading_changes_text_and_examples_and_can_be_played),
    on_page!(reading::an_example_can_be_played_on_the_board),
    on_page!(reading::a_rule_is_found_by_its_number),
    on_page!(reading::they_can_be_read_without_a_mouse),
    on_page!(reading::nothing_stands_in_the_way_in_any_theme),
    on_page!(reading::they_need_no_sideways_scrolling),
    on_page!(reading::sheets_are_printed_one_at_a_time_or_both, not in Firefox: NO_MEDIA, not in WebKit: NO_MEDIA),
    on_page!(reading::the_snippet_for_a_page_shows_the_game),
    on_page!(access::nothing_stands_in_the_way_of_learning),
    on_page!(screens::pages_to_learn_from_need_no_sideways_scrolling),
    on_page!(lessons::of_alemungula),
    on_page!(lessons::of_um_el_bagara),
    on_page!(lessons::of_alemungula_relay),
    on_page!(lessons::of_lamlameta),
    on_page!(lessons::of_lamlameta_pairs),
    on_page!(lessons::a_wrong_try_is_shown_and_undone),
    on_page!(lessons::a_task_does_not_show_what_a_move_does),
    on_page!(lessons::progress_is_kept),
    on_page!(lessons::broken_progress_is_set_aside),
    on_page!(lessons::settings_hold_in_a_lesson),
    on_page!(counting::of_alemungula),
    on_page!(counting::of_um_el_bagara),
    on_page!(counting::of_alemungula_relay),
    on_page!(counting::of_lamlameta),
    on_page!(counting::of_lamlameta_pairs),
    on_page!(counting::every_grade_can_be_chosen),
    on_page!(solving::of_alemungula),
    on_page!(solving::of_um_el_bagara),
    on_page!(solving::of_alemungula_relay),
    on_page!(solving::of_lamlameta),
    on_page!(solving::of_lamlameta_pairs),
    on_page!(solving::a_wrong_try_is_refuted_on_the_board),
    on_page!(solving::a_win_in_two_is_played_to_its_end),
    on_page!(why::a_refusal_and_a_move_are_explained),
    on_page!(why::a_lesson_is_offered_to_somebody_new),
    on_page!(why::the_offer_can_be_declined),
    by_hand!(frames::of_a_nine_lap_move),
    by_hand!(pictures::still_picture),
    by_hand!(pictures::moving_picture),
    by_hand!(store::icons),
    by_hand!(store::screenshots),
];

fn main() -> ExitCode {
    let mut arguments = Arguments::from_args();
    arguments.test_threads.get_or_insert(browsers_at_once());
    let engines = engines();
    let trials =
        engines.iter().flat_map(|engine| SCENARIOS.iter().filter_map(|each| each.trial(engine)));
    let trials = trials.collect();
    libtest_mimic::run(&arguments, trials).exit_code()
}

/// Each scenario has a browser, which keeps a processor busy and takes some 300 MB.
fn browsers_at_once() -> usize {
    std::thread::available_parallelism().map_or(1, |processors| processors.get().min(4))
}

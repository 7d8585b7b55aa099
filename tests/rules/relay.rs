//! Alemungula with relay.

use tisiya::rules::{Event, IllegalMove, Pit, Rest};

use super::table::*;

#[test]
fn r1_all_pits_sow_counterclockwise() {
    let position = start("alemungula-relay");
    assert_eq!(position.pits(), [4; 10]);
    expect_legal(&position, "0+ 1+ 2+ 3+ 4+");
    expect_refused(&position, "0-", IllegalMove::WrongDirection(Pit(0)));
    expect_legal(&at("alemungula-relay", "[4,4,4,4,4,4,4,4,4,4]", N), "5+ 6+ 7+ 8+ 9+");
}

#[test]
fn r1_there_is_no_ko() {
    let (after, _) = play(at("alemungula-relay", "2:1 4:1 8:1", S), "4+");
    assert_eq!(after.barred(), None);
    expect_legal(&after, "5+ 8+");
}

#[test]
fn r1_two_seeds_go_round_in_ten_moves() {
    let position = at("alemungula-relay", "[0,0,0,0,1,0,0,0,0,1]", S);
    assert_eq!(play_all(position, "4+ 9+ 0+ 5+ 1+ 6+ 2+ 7+ 3+ 8+"), position);
}

#[test]
fn r1_option_direction_clockwise_is_the_mirror() {
    let position = start("alemungula-relay,direction=clockwise");
    expect_legal(&position, "0- 1- 2- 3- 4-");
    // The mirror of S 0 counterclockwise, which relays from 4.
    expect(position, "4-", "[0,5,5,5,0,5,5,5,5,5]", 0);
}

#[test]
fn r2_first_moves() {
    let full = "[4,4,4,4,4,4,4,4,4,4]";
    let south = at("alemungula-relay", full, S);
    let (_, trace) = expect(south, "0+", "[0,5,5,5,0,5,5,5,5,5]", 0);
    assert_eq!(trace.laps(), 2);
    expect(south, "1+", "[4,0,5,5,5,5,4,4,4,4]", 0);
    expect(at("alemungula-relay", full, N), "5+", "[5,5,5,5,5,0,5,5,5,0]", 0);
}

#[test]
fn r2_an_own_pit_made_2_relays() {
    let position = at("alemungula-relay", "[1,1,0,0,0,3,1,0,0,0]", S);
    expect(position, "0+", "[0,0,1,1,0,3,1,0,0,0]", 0);
}

#[test]
fn r2_an_empty_own_pit_ends_the_turn() {
    let (_, trace) = expect(at("alemungula-relay", "0:2 1:1 7:1", S), "0+", "1:2 2:1 7:1", 0);
    assert_eq!(trace.events.last(), Some(&Event::Rest { pit: Pit(2), why: Rest::WasEmpty }));
}

#[test]
fn r3_captures_after_a_relay() {
    let one = at("alemungula-relay", "[1,3,0,0,0,1,0,0,0,0]", S);
    let (_, trace) = expect(one, "0+", "[0,0,1,1,1,0,0,0,0,0]", 2);
    assert_eq!(trace.laps(), 2);
    let chain = at("alemungula-relay", "[0,0,0,1,2,1,1,3,0,0]", S);
    expect(chain, "3+", "[0,0,0,0,0,0,0,0,0,0]", 8);
}

#[test]
fn r3_an_enemy_pit_made_another_number_ends_the_turn() {
    let (_, trace) = expect(at("alemungula-relay", "0:1 4:2 5:1 6:2", S), "4+", "0:1 5:2 6:3", 0);
    assert_eq!(trace.laps(), 1);
    assert_eq!(trace.events.last(), Some(&Event::Rest { pit: Pit(6), why: Rest::Makes(3) }));
}

#[test]
fn option_relay_off_sows_one_lap() {
    let (_, trace) = expect(start("alemungula-relay,relay=off"), "0+", "[0,5,5,5,5,4,4,4,4,4]", 0);
    assert_eq!(trace.laps(), 1);
}

#[test]
fn option_relay_both_goes_on_in_the_enemy_row() {
    let rules = "alemungula-relay,relay=both";
    // 4 → 5, 6; the 3 of pit 6 → 7, 8, 9, where the last falls in an empty pit.
    let (_, trace) = expect(at(rules, "0:1 4:2 5:1 6:2", S), "4+", "0:1 5:2 7:1 8:1 9:1", 0);
    assert_eq!(trace.laps(), 2);
    // A 2 or 4 captures and does not go on.
    expect(at(rules, "0:1 4:2 5:2 6:1", S), "4+", "0:1 5:3", 2);
}

#[test]
fn option_seeds_5_starts_with_fifty() {
    assert_eq!(start("alemungula-relay,seeds=5").pits(), [5; 10]);
}

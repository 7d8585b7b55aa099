//! Match play: a best-of series of rounds.

use tisiya::rules::{Series, Side};

use super::table::{N, S};

fn series(best_of: u8, rounds: &[Option<Side>]) -> Series {
    Series { best_of, first: S, rounds: rounds.to_vec() }
}

#[test]
fn the_loser_of_a_round_moves_first_in_the_next() {
    assert_eq!(series(5, &[]).next_first(), S);
    assert_eq!(series(5, &[Some(S)]).next_first(), N);
    assert_eq!(series(5, &[Some(N)]).next_first(), S);
    assert_eq!(series(5, &[Some(S), Some(S)]).next_first(), N);
    assert_eq!(Series { first: N, ..series(5, &[]) }.next_first(), N);
}

#[test]
fn after_a_draw_the_other_player_moves_first() {
    assert_eq!(series(5, &[None]).next_first(), N);
    assert_eq!(series(5, &[None, None]).next_first(), S);
    assert_eq!(series(5, &[Some(S), None]).next_first(), S);
}

#[test]
fn a_match_is_won_with_more_than_half_of_the_rounds() {
    let won = series(3, &[Some(N), Some(N)]);
    assert_eq!((won.wins(), won.is_over(), won.winner()), ([0, 2], true, Some(N)));
    let open = series(3, &[Some(N), Some(S)]);
    assert_eq!((open.wins(), open.is_over(), open.winner()), ([1, 1], false, None));
    let ahead = series(5, &[Some(S), Some(S)]);
    assert_eq!((ahead.is_over(), ahead.winner()), (false, None));
}

#[test]
fn draws_use_up_rounds() {
    let narrow = series(3, &[None, Some(S), None]);
    assert_eq!((narrow.is_over(), narrow.winner()), (true, Some(S)));
    let even = series(3, &[Some(S), None, Some(N)]);
    assert_eq!((even.is_over(), even.winner()), (true, None));
}

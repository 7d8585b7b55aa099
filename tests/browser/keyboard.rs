//! The page without a mouse.

use fantoccini::key::Key;
use tisiya::playback::Speed;
use tisiya::rules::{Direction, Edition, Move, Pit, Side};

use crate::browser::Screen;
use crate::page::Page;
use crate::recorded::Recorded;
use crate::scenario::Outcome;

/// Pits in a row of the board on which games are played here.
const ROW: usize = 5;

/// Goes with the tab key to the pit that is in its order.
async fn go_to_the_board(page: &Page) -> Outcome {
    for _ in 0..20 {
        page.press(&[Key::Tab.into()]).await?;
        if page.focused().await?.starts_with("pit-") {
            return Ok(());
        }
    }
    Err("the tab key does not reach a pit".into())
}

/// The pit with the focus.
async fn focused_pit(page: &Page) -> Result<Pit, libtest_mimic::Failed> {
    let id = page.focused().await?;
    let pit = id.strip_prefix("pit-").ok_or_else(|| format!("the focus is on {id:?}, no pit"))?;
    Ok(Pit(pit.parse()?))
}

/// Goes with the arrow keys to a pit of the same row. South sits at the bottom.
async fn go_to(page: &Page, pit: Pit) -> Outcome {
    let here = focused_pit(page).await?;
    assert_eq!(here.side(ROW), pit.side(ROW));
    let higher_is_right = pit.side(ROW) == Side::South;
    let key = if (pit > here) == higher_is_right { Key::Right } else { Key::Left };
    let steps = pit.index().abs_diff(here.index());
    page.press(&vec![key.into(); steps]).await?;
    assert_eq!(focused_pit(page).await?, pit);
    Ok(())
}

/// Chooses a direction with the focus on the wings: with arrows, or with the signs.
async fn choose(page: &Page, pit: Pit, direction: Direction, by_sign: bool) -> Outcome {
    let is_right = direction == Direction::Counterclockwise;
    if by_sign {
        return page.press(&[if is_right { '>' } else { '<' }]).await;
    }
    // North's right is on the left of the screen.
    let on_screen_right = is_right == (pit.side(ROW) == Side::South);
    let arrow = if on_screen_right { Key::Right } else { Key::Left };
    page.press(&[arrow.into(), Key::Enter.into()]).await
}

/// Every way to play a pit takes its turn; the focus is always where the next move begins.
pub async fn a_whole_game_can_be_played(page: &Page) -> Outcome {
    let recorded = Recorded::first_of("alemungula");
    page.begin(&recorded.ruleset()).await?;
    go_to_the_board(page).await?;
    for (ply, mv) in recorded.moves().into_iter().enumerate() {
        let Move::Sow(pit, direction) = mv else { unreachable!("nobody passes in this game") };
        let shown = page.shown().await?;
        assert_eq!(shown.ply, ply);
        let here = focused_pit(page).await?;
        assert!(shown.playable.contains(&here.0), "ply {ply}: the focus is on pit {here}");
        if ply % 3 == 0 {
            let letter = pit.letter(ROW);
            let typed = if ply % 2 == 0 { letter } else { letter.to_ascii_lowercase() };
            page.press(&[typed]).await?;
        } else {
            go_to(page, pit).await?;
            page.press(&[if ply % 3 == 1 { Key::Enter.into() } else { ' ' }]).await?;
        }
        if page.has(".wing").await? {
            choose(page, pit, direction, ply % 4 < 2).await?;
        }
    }
    let shown = page.shown().await?;
    assert_eq!(shown.numbers.stores, recorded.final_score);
    assert!(page.has(".ending").await?);

    page.press(&['u', 'U']).await?;
    assert_eq!(page.shown().await?.ply, recorded.moves().len() - 2);
    page.press(&['r', 'R']).await?;
    assert_eq!(page.shown().await?, shown);
    Ok(())
}

pub async fn the_focus_follows_the_turn_when_moves_are_animated(page: &Page) -> Outcome {
    page.load_edition(Edition::Alemungula).await?;
    page.set_speed(Speed::Quick).await?;
    go_to_the_board(page).await?;
    for (pit, turn) in [('c', Side::North), ('a', Side::South)] {
        page.press(&[pit]).await?;
        if page.has(".wing").await? {
            page.press(&['>']).await?;
        }
        page.wait_live().await?;
        page.settle().await?; // the focus follows the drawing
        let here = focused_pit(page).await?;
        assert!(page.shown().await?.playable.contains(&here.0), "{here}");
        assert_eq!(here.side(ROW), turn);
    }
    Ok(())
}

pub async fn the_choice_of_a_way_can_be_given_up(page: &Page) -> Outcome {
    page.load_edition(Edition::Alemungula).await?;
    go_to_the_board(page).await?;
    go_to(page, Pit(2)).await?;
    for open in [Key::Enter.into(), 'c'] {
        page.press(&[open]).await?;
        assert!(page.has(".wing:focus").await?);
        page.press(&[Key::Escape.into()]).await?;
        assert!(!page.has(".wing").await?);
        assert_eq!(focused_pit(page).await?, Pit(2));
    }
    // Taking back a move gives it up too, and the focus is not lost.
    page.play("1-".parse()?).await?;
    page.press(&['c']).await?;
    assert!(page.has(".wing:focus").await?);
    page.press(&['u']).await?;
    assert!(!page.has(".wing").await?);
    assert_eq!(focused_pit(page).await?.side(ROW), Side::South);
    assert_eq!(page.shown().await?.ply, 0);
    Ok(())
}

pub async fn arrows_reach_every_pit_and_no_farther(page: &Page) -> Outcome {
    page.load_edition(Edition::Lamlameta).await?;
    go_to_the_board(page).await?;
    page.press(&[Key::Left.into(); 12]).await?;
    assert_eq!(focused_pit(page).await?, Pit(0));
    let mut seen = vec![Pit(0)];
    for (key, times) in [(Key::Right, 11), (Key::Up, 1), (Key::Left, 11), (Key::Down, 1)] {
        for _ in 0..times {
            page.press(&[key.into()]).await?;
            seen.push(focused_pit(page).await?);
        }
    }
    let round: Vec<Pit> = (0..24).chain([0]).map(Pit).collect();
    assert_eq!(seen, round);
    Ok(())
}

pub async fn escape_and_space_control_the_animation(page: &Page) -> Outcome {
    page.load_edition(Edition::Alemungula).await?;
    page.set_speed(Speed::Teach).await?;
    go_to_the_board(page).await?;
    page.press(&['d']).await?;
    page.wait_shown("[data-live=false]:not([data-cursor='0'])").await?;
    page.press(&[' ']).await?; // a step on, and it stops
    let stopped = page.shown().await?;
    assert!(!stopped.live && stopped.cursor >= 2, "{stopped:?}");
    page.press(&[Key::Backspace.into()]).await?;
    assert_eq!(page.shown().await?.cursor, stopped.cursor - 1);
    page.press(&[Key::Escape.into()]).await?;
    let done = page.shown().await?;
    assert!(done.live && done.numbers.hand == 0, "{done:?}");
    assert_eq!(done.ply, 1);
    Ok(())
}

/// Dialogs open and close by keys, and give the focus back to where it was.
pub async fn dialogs_give_the_focus_back(page: &Page) -> Outcome {
    page.load_edition(Edition::Alemungula).await?;
    go_to_the_board(page).await?;
    let pit = page.focused().await?;
    for (key, class) in [('?', "keys"), ('n', "new-game")] {
        page.press(&[key]).await?;
        assert!(
            page.has(&format!("dialog.{class}[open] :focus, dialog.{class}[open]:focus")).await?
        );
        page.press(&['u', 'd']).await?; // keys of the page below do nothing
        page.press(&[Key::Escape.into()]).await?;
        assert!(!page.has("dialog").await?);
        assert_eq!(page.focused().await?, pit, "after the dialog {class}");
        assert_eq!(page.shown().await?.ply, 0);
    }
    // Closed by its cross, opened by its button.
    page.click("[aria-label='Settings']").await?;
    page.click("dialog [aria-label='Close']").await?;
    assert!(page.has("[aria-label='Settings']:focus").await?);
    Ok(())
}

/// What stays at the edge of a dialog while the rest is scrolled does not cover what has the focus.
pub async fn the_focus_is_in_sight_in_every_dialog(page: &Page) -> Outcome {
    let hidden = "(() => {
        const focused = document.activeElement;
        const { left, top, width, height } = focused.getBoundingClientRect();
        const there = document.elementFromPoint(left + width / 2, top + height / 2);
        const seen = focused.closest('label') ?? focused;
        return seen.contains(there) ? null : focused.outerHTML;
    })()";
    page.browser.set_screen(Screen { height: 420, ..Screen::LAPTOP }).await?;
    for opener in ["New game", "Settings"] {
        page.click(&format!(".header [aria-label='{opener}']")).await?;
        if page.has(".options").await? {
            page.click(".options > summary").await?;
        }
        for key in [vec![Key::Tab.into()], vec![Key::Shift.into(), Key::Tab.into()]] {
            for _ in 0..16 {
                page.press_together(&key).await?;
                assert_eq!(page.browser.value(hidden).await?, serde_json::Value::Null, "{opener}");
            }
        }
        page.press(&[Key::Escape.into()]).await?;
    }
    Ok(())
}

/// A move under way when a dialog opens is not left half shown when it closes.
pub async fn a_dialog_lets_the_animation_go_on_after_it(page: &Page) -> Outcome {
    page.load_edition(Edition::Alemungula).await?;
    page.set_speed(Speed::Quick).await?;
    page.press(&['d', '?']).await?;
    assert!(page.has("dialog.keys").await?);
    page.press(&[Key::Escape.into()]).await?;
    page.wait_live().await?;
    assert_eq!(page.shown().await?.ply, 1);
    Ok(())
}

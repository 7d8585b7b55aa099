//! Who sits where.

use libtest_mimic::Failed;
use tisiya::rules::Edition;

use crate::browser::Screen;
use crate::page::Page;
use crate::scenario::Outcome;

/// The choice in the settings: South, North, or the player to move at the bottom.
const SEATING: &str = ".settings .choice:nth-of-type(4) .segment";

/// The sides from top to bottom, by what stands where: seats, pits, numbers, letters, stores.
async fn sides_downward(page: &Page) -> Result<Vec<String>, Failed> {
    let sides = "(() => {
        const top = element => element.getBoundingClientRect().top;
        const downward = (south, north) => top(south) < top(north) ? 'SN' : 'NS';
        const one = selector => document.querySelector(selector);
        const pits = document.querySelectorAll('.cell').length;
        const letter = text => [...document.querySelectorAll('.letter')]
            .find(letter => letter.textContent === text);
        return [
            downward(one('.seat[data-side=S]'), one('.seat[data-side=N]')),
            downward(one('#pit-0'), one(`#pit-${pits - 1}`)),
            downward(one('.count[data-pit=\"0\"]'), one(`.count[data-pit=\"${pits - 1}\"]`)),
            downward(letter('A'), letter('a')),
            downward(one('.store-count[data-store=S]'), one('.store-count[data-store=N]')),
        ];
    })()";
    Ok(serde_json::from_value(page.browser.value(sides).await?)?)
}

pub async fn the_board_is_turned_with_all_that_is_on_it(page: &Page) -> Outcome {
    page.load_edition(Edition::Alemungula).await?;
    page.play("3+".parse()?).await?;
    let shown = page.shown().await?;
    let with_south_below = ["NS"; 5];
    let with_north_below = ["SN"; 5];
    assert_eq!(sides_downward(page).await?, with_south_below);
    for sides in [with_north_below, with_south_below] {
        page.click(".tools [aria-label='Turn the board']").await?;
        assert_eq!(sides_downward(page).await?, sides);
        assert_eq!(page.shown().await?, shown);
    }

    // On a turned board pits are played all the same, and the seating is kept.
    page.click(".tools [aria-label='Turn the board']").await?;
    page.play("7-".parse()?).await?;
    page.play("2+".parse()?).await?;
    let shown = page.shown().await?;
    assert_eq!(shown.ply, 3);
    page.load().await?;
    assert_eq!(page.shown().await?, shown);
    assert_eq!(sides_downward(page).await?, with_north_below);
    Ok(())
}

pub async fn the_player_to_move_can_sit_at_the_bottom(page: &Page) -> Outcome {
    page.load_edition(Edition::Alemungula).await?;
    page.click("[aria-label='Settings']").await?;
    page.click(&format!("{SEATING}:nth-child(3)")).await?;
    page.click(".settings [aria-label='Close']").await?;
    assert_eq!(sides_downward(page).await?, ["NS"; 5]);
    page.play("3+".parse()?).await?;
    assert_eq!(sides_downward(page).await?, ["SN"; 5]);
    page.play("7-".parse()?).await?;
    assert_eq!(sides_downward(page).await?, ["NS"; 5]);
    Ok(())
}

/// On an upright board the rows stand side by side, and the seats above their rows.
pub async fn an_upright_board_has_seats_above_its_rows(page: &Page) -> Outcome {
    page.browser.set_screen(Screen::PHONE).await?;
    page.load_edition(Edition::Lamlameta).await?;
    assert!(page.has(".play.upright").await?);
    for _ in 0..2 {
        let is_above = "(() => {
            const middle = selector => {
                const { x, width } = document.querySelector(selector).getBoundingClientRect();
                return x + width / 2;
            };
            return Math.sign(middle('.seat.south .seat-name') - middle('.seat.north .seat-name'))
                === Math.sign(middle('#pit-0') - middle('#pit-23'));
        })()";
        assert!(page.browser.holds(is_above).await?);
        page.click(".tools [aria-label='Turn the board']").await?;
    }
    Ok(())
}

//! The counting trainer.

use fantoccini::key::Key;
use libtest_mimic::Failed;
use serde_json::Value;
use tisiya::rules::{Edition, Move, Pit, Position, Setup};
use tisiya::text::{Language, Words, telling};

use crate::lessons::{GO_ON, STUDIED};
use crate::page::Page;
use crate::scenario::Outcome;

/// The marks of the position on the board, by the names of its pits.
const MARKS: &str = r#"(() => {
  const of = mark => [...document.querySelectorAll('.cell')]
    .filter(cell => cell.getAttribute('aria-label').includes(mark))
    .map(cell => Number(cell.id.slice(4)));
  return [of('uur of South'), of('uur of North'), of('barred')];
})()"#;

/// The question on the board: the position, and the move.
async fn question(page: &Page, edition: Edition) -> Result<(Position, Move), Failed> {
    let shown = page.shown().await?;
    let row = edition.ruleset().row();
    let [south, north, barred]: [Vec<u8>; 3] =
        serde_json::from_value(page.browser.value(MARKS).await?)?;
    let pits = |pits: &[u8]| pits.iter().map(|&pit| Pit(pit)).collect::<Vec<_>>();
    let text = page.text(".caption").await?;
    let (side, rest) = text.split_once(" sows ").ok_or("no question")?;
    let written = rest.split(". ").next().ok_or("no move")?;
    let to_move = if side == "South" { "S" } else { "N" }.parse()?;
    let mut setup = Setup {
        ruleset: edition.ruleset(),
        pits: shown.numbers.pits,
        stores: shown.numbers.stores,
        to_move,
        uurs: [pits(&south), pits(&north)],
        barred: pits(&barred).first().copied(),
        opening: false,
        passed: false,
    };
    setup.pits.truncate(2 * row);
    let position = Position::try_from(setup)?;
    let legal = position.legal_moves();
    let named = |mv: &&Move| {
        let trace = position.play_traced(**mv).expect("a legal move").1;
        telling::move_short(&Words::new(Language::English), &position, &trace).text == written
    };
    let mv = *legal.iter().find(named).ok_or("no such move")?;
    Ok((position, mv))
}

/// Answers rightly until the number of seeds is asked for too, and answers that.
async fn a_few_questions(page: &Page, edition: Edition) -> Outcome {
    let row = edition.ruleset().row();
    page.go_to_board(&format!("#/count/{edition}")).await?;
    for right in 1..=4 {
        let (position, mv) = question(page, edition).await?;
        let (after, trace) = position.play_traced(mv)?;
        let last = trace.last_drop().expect("a sowing");
        assert_eq!(page.shown().await?.playable, [mv.pit().expect("a sowing").0], "it is marked");
        page.press(&[last.letter(row)]).await?;
        if right == 4 {
            page.wait_for_element("[type=number]:focus").await?;
            let keys: Vec<char> = trace.captured().to_string().chars().collect();
            page.press(&keys).await?;
            page.press(&[Key::Enter.into()]).await?;
        } else {
            assert_eq!(trace.captured(), 0, "the easiest ones take nothing");
        }
        page.wait_for_element(&format!("{GO_ON}:focus")).await?;
        let told = page.text(".caption").await?;
        assert!(told.starts_with("Right, in "), "{told}");
        let shown = page.shown().await?;
        assert_eq!(shown.ply, 1);
        if after.outcome().is_none() {
            assert_eq!(shown.numbers.pits, after.board().pits[..2 * row]);
        }
        assert_eq!(page.text(".score div:first-child dd").await?, right.to_string());
        page.press(&[Key::Enter.into()]).await?;
        page.wait_for_element(".cell:focus").await?;
    }
    // A wrong one ends the row, and the longest one is kept.
    let (position, mv) = question(page, edition).await?;
    let last = position.play_traced(mv)?.1.last_drop().expect("a sowing");
    // Neither the right pit nor the one that is sown.
    let wrong = position.pits().len() as u8;
    let mut wrong = (0..wrong).map(Pit).filter(|pit| *pit != last && mv.pit() != Some(*pit));
    page.press(&[wrong.next().expect("a pit").letter(row)]).await?;
    page.wait_for_element("[type=number]:focus").await?;
    page.press(&['0', Key::Enter.into()]).await?;
    page.wait_for_element(&format!("{GO_ON}:focus")).await?;
    let told = page.text(".caption").await?;
    assert!(told.starts_with("Not quite"), "{told}");
    assert_eq!(page.text(".score div:nth-child(1) dd").await?, "0");
    assert_eq!(page.text(".score div:nth-child(2) dd").await?, "4");

    let kept: Value = serde_json::from_str(&page.stored(STUDIED).await?.expect("a score"))?;
    let [id, counted] = &kept["counts"][0].as_array().expect("a pair")[..] else {
        panic!("{kept}");
    };
    assert_eq!(id, edition.id());
    assert_eq!((&counted["score"]["best"], &counted["score"]["grade"]), (&4.into(), &2.into()));
    assert!(counted["best"][0].is_number(), "{kept}");
    page.load().await?;
    page.go_to_board(&format!("#/count/{edition}")).await?;
    assert_eq!(page.text(".score div:nth-child(2) dd").await?, "4");
    Ok(())
}

pub async fn of_alemungula(page: &Page) -> Outcome {
    a_few_questions(page, Edition::Alemungula).await
}

pub async fn of_um_el_bagara(page: &Page) -> Outcome {
    a_few_questions(page, Edition::UmElBagara).await
}

pub async fn of_alemungula_relay(page: &Page) -> Outcome {
    a_few_questions(page, Edition::AlemungulaRelay).await
}

pub async fn of_lamlameta(page: &Page) -> Outcome {
    a_few_questions(page, Edition::Lamlameta).await
}

pub async fn of_lamlameta_pairs(page: &Page) -> Outcome {
    a_few_questions(page, Edition::LamlametaPairs).await
}

/// The hardest ones are there too, and laps up to nine.
pub async fn every_grade_can_be_chosen(page: &Page) -> Outcome {
    page.go_to_board("#/count/lamlameta").await?;
    for (grade, laps) in [(5, 7..=9), (4, 5..=6), (3, 3..=4), (2, 2..=2), (1, 1..=1)] {
        page.click(&format!(".lesson .segment:nth-child({grade})")).await?;
        let (position, mv) = question(page, Edition::Lamlameta).await?;
        let trace = position.play_traced(mv)?.1;
        assert!(laps.contains(&trace.laps()), "grade {grade}: {} laps", trace.laps());
    }
    Ok(())
}

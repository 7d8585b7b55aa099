//! The lessons: every position can be, what is shown is legal, and the answers are those of the
//! rules.

use std::collections::BTreeSet;

use tisiya::rules::{Edition, Move, Pit, Side};
use tisiya::teach::{Ask, Goal, Lesson, Progress, Step, Verdict};
use tisiya::text::{rich, study};

use super::{everything, is_sentence_or_question, studying};
use crate::positions::read;
use crate::sentences::is_sentence;

fn all_steps() -> impl Iterator<Item = (Edition, &'static Step)> {
    Edition::ALL
        .into_iter()
        .flat_map(|edition| Lesson::of(edition).steps.iter().map(move |&step| (edition, step)))
}

#[test]
fn each_edition_has_five_to_ten_steps_with_names_of_their_own() {
    for edition in Edition::ALL {
        let lesson = Lesson::of(edition);
        assert_eq!(lesson.edition, edition);
        assert!((5..=10).contains(&lesson.steps.len()), "{edition}");
        let names: BTreeSet<_> = lesson.steps.iter().map(|step| step.id).collect();
        assert_eq!(names.len(), lesson.steps.len(), "{edition}");
    }
}

#[test]
fn what_is_shown_is_played_by_the_rules() {
    for (edition, step) in all_steps() {
        let game = step.shown(edition);
        assert!(game.ply() > 0, "{edition} {}", step.id);
        assert_eq!(*game.start().ruleset(), edition.ruleset());
    }
}

#[test]
fn the_answers_are_all_that_reach_the_goal_and_others_miss_it() {
    for (edition, step) in all_steps() {
        let about = format!("{edition} {}", step.id);
        let position = step.task.position(edition);
        let legal = position.legal_moves();
        assert!(!legal.is_empty(), "{about}");
        if let Goal::Choose(_) = step.goal {
            let pits = (0..position.ruleset().ring() as u8).map(Pit);
            let met = |pit: &Pit| step.goal.judge_pit(&position, *pit) == Verdict::Met;
            let met: Vec<Pit> = pits.filter(met).collect();
            assert_eq!(met, step.pits(edition), "{about}");
            assert_eq!(met.len(), 1, "{about}");
            assert!(step.answers(edition).is_empty());
            continue;
        }
        let met = |mv: &Move| {
            let (_, trace) = position.play_traced(*mv).expect("a legal move");
            step.goal.judge(&position, &trace) == Verdict::Met
        };
        let met: Vec<Move> = legal.iter().copied().filter(met).collect();
        assert_eq!(met, step.answers(edition), "{about}");
        assert!(!met.is_empty() && (legal.len() == 1 || met.len() < legal.len()), "{about}");
        if step.goal == Goal::Move {
            assert_eq!(legal.len(), 1, "{about}");
        }
    }
}

/// Neither what is shown nor what is asked takes anything before captures are taught.
#[test]
fn nothing_is_captured_before_captures_are_taught() {
    for edition in Edition::ALL {
        let teaches = |step: &&&Step| ["capture", "opposite", "pairs-captured"].contains(&step.id);
        let steps = Lesson::of(edition).steps;
        assert!(steps.iter().any(|step| teaches(&step)), "{edition}");
        for step in steps.iter().take_while(|step| !teaches(step)) {
            let shown = step.shown(edition);
            let shown = (0..shown.ply()).filter_map(|ply| shown.trace(ply));
            let task = step.task.position(edition);
            let tried = match step.goal {
                Goal::Choose(ask) => ask.about(&task).into_iter().collect(),
                _ => task.legal_moves(),
            };
            let tried = tried.into_iter().map(|mv| task.play_traced(mv).expect("a legal move").1);
            for trace in shown.chain(tried) {
                assert_eq!(trace.captured(), 0, "{edition} {}: {:?}", step.id, trace.events[0]);
            }
        }
    }
}

#[test]
fn every_step_has_its_texts_and_every_try_an_answer() {
    for words in everything() {
        for (edition, step) in all_steps() {
            for key in [step.title, step.text, step.praise] {
                let text = words.say(key);
                assert!(text != key && !text.contains(['{', '$']), "{key}: {text}");
            }
            let task = rich::plain(&study::task(&words, edition, step));
            assert!(is_sentence_or_question(&task) && !task.contains(['{', '*']), "{task}");
            let position = step.task.position(edition);
            for mv in position.legal_moves() {
                let (_, trace) = position.play_traced(mv).expect("a legal move");
                assert_sentence(&study::what_happened(&words, &position, &trace, &step.goal));
            }
            if let Goal::Choose(ask) = step.goal {
                for pit in (0..position.ruleset().ring() as u8).map(Pit) {
                    assert_sentence(&study::wrong_pit(&words, &position, ask, pit));
                }
            }
        }
    }
}

fn assert_sentence(text: &str) {
    assert!(is_sentence(text) && !text.contains(['{', '*', '$']), "{text}");
}

#[test]
fn a_wrong_try_is_told_what_happened() {
    let words = studying();
    let step = |edition: Edition, id: &str| {
        let found = Lesson::of(edition).steps.iter().find(|step| step.id == id);
        *found.expect(id)
    };
    let capture = step(Edition::Alemungula, "capture");
    let position = capture.task.position(Edition::Alemungula);
    let (_, trace) = position.play_traced(read(&position, "E")).expect("a legal move");
    assert_eq!(
        study::what_happened(&words, &position, &trace, &capture.goal),
        "South sows E, one seed, ending in North’s pit a, and captures nothing. At least four \
         seeds were to be captured."
    );
    let stops = step(Edition::Alemungula, "chain-stops");
    let position = stops.task.position(Edition::Alemungula);
    let told = study::wrong_pit(&words, &position, Ask::Stops("E"), Pit(5));
    assert!(told.starts_with("Not quite: you chose North’s pit a. "), "{told}");
    assert!(told.ends_with("b holds 3, so the chain stops there."), "{told}");
    let one_way = step(Edition::Lamlameta, "one-way");
    let position = one_way.task.position(Edition::Lamlameta);
    assert_eq!(
        study::wrong_pit(&words, &position, Ask::LastOf("k"), Pit(23)),
        "Not quite: you chose l. The last seed falls in South’s pit B, which was empty."
    );
    let pairs = step(Edition::LamlametaPairs, "pairs-start");
    let position = pairs.task.position(Edition::LamlametaPairs);
    let wrong = |pit| study::wrong_pit(&words, &position, Ask::Refused, pit);
    assert_eq!(wrong(Pit(1)), "Pit B can be sown.");
    assert_eq!(wrong(Pit(0)), "Pit A is empty: there is nothing to sow.");
    assert_eq!(position.to_move(), Side::South);
}

#[test]
fn progress_is_kept_as_names() {
    let mut progress = Progress::default();
    let lesson = Lesson::of(Edition::Alemungula);
    assert_eq!(progress.next(Edition::Alemungula), Some(0));
    progress.note(Edition::Alemungula, lesson.steps[0]);
    progress.note(Edition::Alemungula, lesson.steps[0]);
    let kept = serde_json::to_string(&progress).expect("plain data");
    assert_eq!(kept, r#"["alemungula/move"]"#);
    assert_eq!(serde_json::from_str::<Progress>(&kept).expect("what was kept"), progress);
    assert_eq!((progress.count(Edition::Alemungula), progress.count(Edition::UmElBagara)), (1, 0));
    assert_eq!(progress.next(Edition::Alemungula), Some(1));
    let old: Progress = serde_json::from_str(r#"["alemungula/gone"]"#).expect("an old name");
    assert_eq!(old.count(Edition::Alemungula), 0);
}

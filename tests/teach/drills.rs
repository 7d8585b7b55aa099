//! Drills: the answer is what happens, and the grade says what the move is like.

use tisiya::rules::{Capture, Edition, Move, Pit, Ruleset};
use tisiya::teach::{Answer, Drill, Grade, Score};

/// Every edition, and every value of each of its options alone.
fn all_rules() -> Vec<Ruleset> {
    let all = Edition::ALL.into_iter().flat_map(|edition| {
        let rules = edition.ruleset();
        let values = |(name, values): &(&'static str, &'static [&'static str])| {
            let name = *name;
            values.iter().map(move |value| rules.with_option(name, value).expect("an option"))
        };
        edition.options().iter().flat_map(values).collect::<Vec<_>>()
    });
    all.collect()
}

/// Where the last seed of a lap without skips falls.
fn reached(drill: &Drill) -> Pit {
    let Move::Sow(from, way) = drill.mv else { panic!("a drill is a sowing") };
    let row = drill.position.ruleset().row();
    (0..drill.position.seeds(from)).fold(from, |pit, _| pit.next(way, row))
}

#[test]
fn the_answer_is_what_happens_and_the_grade_holds() {
    for rules in all_rules() {
        for grade in Grade::ALL {
            for number in 0..20 {
                let about = format!("{rules} grade {} number {number}", grade.number());
                let drill = Drill::new(&rules, grade, number).expect(&about);
                let after = drill.position.play(drill.mv).expect(&about);
                // Independently of the trace: the stores before and after, and where so many seeds
                // reach.
                let mover = drill.position.to_move();
                let gained = after.stores()[mover] - drill.position.stores()[mover];
                let answer = drill.answer();
                assert_eq!(answer.captured, gained, "{about}");
                if drill.trace.laps() == 1 && rules.capture != Capture::Pairs {
                    assert_eq!(answer.last, reached(&drill), "{about}");
                }
                assert!(drill.is_right(answer));
                assert!(!drill.is_right(Answer { captured: gained + 1, ..answer }));
                let bounds = grade.bounds(&rules);
                assert!(bounds.contain(&drill.trace), "{about}");
                assert_eq!(Drill::new(&rules, grade, number), Some(drill), "{about}");
            }
        }
    }
}

#[test]
fn grades_go_from_one_short_lap_to_many_or_all_round() {
    let laps = |edition: Edition, grade: usize| {
        let drill = Drill::new(&edition.ruleset(), Grade::ALL[grade], 7).expect("a drill");
        (drill.trace.laps(), drill.trace.captured())
    };
    for edition in Edition::ALL {
        assert_eq!(laps(edition, 0), (1, 0), "{edition}");
    }
    assert!((7..=9).contains(&laps(Edition::Lamlameta, 4).0));
    assert!((7..=9).contains(&laps(Edition::LamlametaPairs, 4).0));
    assert!((4..=9).contains(&laps(Edition::AlemungulaRelay, 4).0));
    for edition in [Edition::Alemungula, Edition::UmElBagara] {
        assert!(laps(edition, 2).1 > 0, "{edition}");
        let hardest = Drill::new(&edition.ruleset(), Grade::ALL[4], 7).expect("a drill");
        let round = hardest.position.seeds(hardest.mv.pit().expect("a sowing"));
        assert!(round >= 10 && hardest.trace.captured() > 0, "{edition}");
    }
}

#[test]
fn different_numbers_give_different_drills() {
    let rules = Edition::Alemungula.ruleset();
    let drills: Vec<_> = (0..50).map(|number| Drill::new(&rules, Grade::ALL[0], number)).collect();
    let different = drills.iter().enumerate().filter(|(at, drill)| !drills[..*at].contains(drill));
    assert!(different.count() > 40);
}

#[test]
fn right_answers_lead_up_and_wrong_ones_down() {
    let mut score = Score::new(Grade::ALL[0]);
    for right in [true, true, true] {
        score = score.after(right);
    }
    assert_eq!((score.grade, score.points, score.streak), (Grade::ALL[1], 3, 3));
    score = score.after(true).after(false).after(true);
    assert_eq!((score.grade, score.points, score.streak, score.best), (Grade::ALL[1], 7, 1, 4));
    score = score.after(false).after(false);
    assert_eq!((score.grade, score.asked, score.right), (Grade::ALL[0], 8, 5));
    score = score.after(false).after(false);
    assert_eq!(score.grade, Grade::ALL[0], "there is no easier one");
    let kept = serde_json::to_string(&score).expect("plain data");
    assert_eq!(serde_json::from_str::<Score>(&kept).expect("what was kept"), score);
}

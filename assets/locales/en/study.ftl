### The pages to learn from. Markup: *strong*.

## What there is to learn
learn-lead = First the lesson, with a board to try things on. Then counting, then problems.
learn-lesson = Lesson
learn-steps = { $done } of { $steps } steps
learn-streak = { $streak ->
    [0] find the last seed
   *[other] best streak { $streak }
}
learn-solved = { $solved ->
    [0] find the move
    [one] { $solved } solved
   *[other] { $solved } solved
}
learn-rules = to read

## Lessons
lesson-steps = Steps
lesson-step = Step { $number }: { $title }
lesson-step-done = Step { $number }, done: { $title }
lesson-watch = Watch
lesson-watch-again = Watch again
lesson-your-turn = Your turn
lesson-try-again = Try again
lesson-next = Next

## Counting
count-text = Follow the sowing in your head, and choose the pit where its last seed falls.
count-grade = Grade
# $move is a move as it is written.
count-question = { side } sows *{ $move }*. Where does the last seed fall? Choose that pit.
count-seeds-question = And how many seeds does it capture?
count-seeds = Seeds captured
count-check = Check
# $time as in “4.2 s”.
count-right = *Right*, in { $time }.
# $seeds is a number of seeds.
count-wrong = *Not quite:* you said { $pit } and { pit-seeds-captured }.
pit-seeds-captured = { $seeds ->
    [0] no capture
    [one] { $seeds } seed
   *[other] { $seeds } seeds
}
count-streak = Right in a row
count-best = Most in a row
count-fastest = Fastest at this grade
# A time in seconds: 4.2.
count-seconds = { $seconds } s

## Problems
problem-number = Problem { $number } of { $count }
# $kind is the name of a kind.
problem-about = { $kind }, grade { $grade }
problem-is-solved = solved
problem-show = Show the solution
problem-next = Next problem
problem-previous = Previous
problem-following = Next
problem-any = Any unsolved
problem-choose = Choose by grade and kind
problem-all = All
problem-grade = Grade
problem-kind = To find

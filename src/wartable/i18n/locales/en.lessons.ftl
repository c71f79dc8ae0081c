### The pages of lessons.

page-learn = Learn
learn-title = Learn a game
learn-subline = Short lessons on a real board. You make the moves, and each is answered.
lesson-nav = Lesson
lesson-skip = Skip to what is said
lesson-panel = What is said and asked
lesson-again = Begin again
lesson-leave = All lessons
lesson-back = Back
lesson-solve = Show me
lesson-next = Next
fault-no-such-lesson = There is no such lesson.
fault-lesson-broken = This lesson has a mistake and cannot be taken further. The other lessons can.
call-list-lessons = Every lesson of every game, with how far I have come.
call-take-lesson = What a lesson shows after my moves and one more; moves that lead on are kept.

## scripts
ui-learn = Learn
ui-lesson-minutes = { $n } min
ui-lesson-steps = { $n ->
    [one] { $n } step
   *[other] { $n } steps
}
ui-lesson-step = Step { $n } of { $most }
ui-lesson-count = Done: { $n } of { $most }
ui-lesson-begin = Begin
ui-lesson-go-on = Go on
ui-lesson-repeat = Once more
ui-lesson-done = Done
ui-lesson-right = Right.
ui-lesson-left = { $n ->
    [one] { $n } action is left for it.
   *[other] { $n } actions are left for it.
}
ui-lesson-solution = This leads on: { $name }
ui-lesson-do = Do it
ui-lesson-over = Lesson done
ui-lesson-learned = You have learned: { $name }.
ui-lesson-next = Next: { $name }, { $n } min
ui-lesson-play = Play a game
ui-lesson-play-note = Against an easy bot, with a companion and time to look.
ui-lesson-all = All lessons
ui-newcomer = New here? Learn { $name } in { $n } minutes.
ui-newcomer-on = Your first lesson of { $name } waits for you.

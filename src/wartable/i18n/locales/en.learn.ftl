### Lessons: said in the terminal and on the pages.

lesson-other = The rules allow this, but this step is about something else.
lesson-missed = Not this time. The step begins again.
lesson-lost = The goal is out of reach now.
unknown-lesson = there is no lesson { $lesson } of this game; there are: { $known }
unknown-lesson-over = the lesson is over
unknown-lesson-read = nothing is to be done here: read, then go on

### The pages of puzzles.

page-puzzles = Puzzles
puzzles-title = Puzzles
puzzles-subline = One position, one question: which move is best? Then see what every move is worth, and why.
puzzle-nav = Puzzle
puzzle-name = Puzzle, difficulty { $difficulty } of 5
puzzle-about = Which move is best? A position from { $game } with one answer, explained.
puzzle-skip = Skip to the question
puzzle-panel = The question and its answer
puzzle-leave = All puzzles
puzzle-question = Which move is best?
puzzle-confirm = Confirm
fault-no-such-puzzle = There is no such puzzle.
fault-no-such-choice = This is none of the choices of this puzzle.
fault-puzzle-broken = This puzzle has a mistake and cannot be asked. The others can.
fault-puzzle-unanswered = Answer this puzzle first; then it can be played on.
fault-puzzle-earlier = The table would tell the answer to puzzle { $puzzle }, which comes from the same game. Answer that one first.
fault-puzzle-over = This move ends the game: there is nothing to play on.
call-list-puzzles = The puzzles of every game that has some, with how I answered them.
call-answer-puzzle = A puzzle as it is asked; with my choice, what every choice is worth. My first answer counts.
call-play-on = A table that goes on from a puzzle I have answered, against the strongest bots.

## scripts, in the lobby too
ui-puzzles-of-day = Puzzles of the day
ui-puzzles-done = answered

## scripts, on the pages of puzzles alone
ui-puzzle-day = Puzzle of the day
ui-puzzle-day-answer = Solve today's puzzle
ui-puzzle-day-right = Today's puzzle: solved
ui-puzzle-day-wrong = Today's puzzle: answered
ui-puzzle-days = { $n ->
    [one] { $n } day in a row
   *[other] { $n } days in a row
}
ui-puzzle-rating = Your rating
ui-puzzle-solved = Solved
ui-puzzle-solved-of = { $n } of { $most }
ui-puzzle-run = In a row
ui-puzzle-longest = longest { $n }
ui-puzzle-next = Next puzzle
ui-puzzle-difficulty = Difficulty { $n } of 5
ui-puzzle-yes = right
ui-puzzle-no = wrong
ui-puzzle-new = not answered
ui-puzzle-one = Puzzle { $name }, rating { $n }
ui-puzzle-hint = Press a piece or a button, then confirm. You may change your mind until then.
ui-puzzle-chosen = Your choice: { $name }
ui-puzzle-again-note = You have answered this one before: the first answer counts.
ui-puzzle-right = Right!
ui-puzzle-wrong = Not the best.
ui-puzzle-better = Better: { $name }. Your choice costs { $cost } of 100 victories.
ui-puzzle-worths = The chance to win after each choice
ui-puzzle-mine = your choice
ui-puzzle-best = best
ui-puzzle-natural = the natural mistake
ui-puzzle-natural-cost = Many would choose otherwise: { $name }. It costs { $cost } of 100 victories.
ui-puzzle-more = { $n ->
    [one] { $n } more choice
   *[other] { $n } more choices
}
ui-puzzle-exact = These chances are exact.
ui-puzzle-searched = These chances were found by search and confirmed by longer ones.
ui-puzzle-standing = Your rating: { $now } ({ $gain })
ui-puzzle-standing-still = Your rating: { $now }
ui-puzzle-its = Of the puzzle: { $now } ({ $gain })
ui-puzzle-its-still = Of the puzzle: { $now }
ui-puzzle-in-a-row = { $n ->
    [one] { $n } right answer in a row
   *[other] { $n } right answers in a row
}
ui-puzzle-people = { $n ->
    [one] Answered by { $n } person here; { $most } % found it.
   *[other] Answered by { $n } people here; { $most } % found it.
}
ui-puzzle-play = Play on from here
ui-puzzle-play-best = Play on after the best move
ui-puzzle-play-mine = Play on after my move
ui-puzzle-play-note = Against the strongest bot.
ui-puzzle-share = Share
ui-puzzle-share-text = The text to share
ui-puzzle-share-solved = solved
ui-puzzle-share-missed = missed
ui-puzzle-try = Try again

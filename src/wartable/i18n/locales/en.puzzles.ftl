### Puzzles, in the terminal.

cli-help-puzzles = Puzzles: list them, answer one, or make new ones. `puzzles GAME` is short for `puzzles show GAME`.
cli-help-puzzles-show = List the puzzles of a game; with an ID, ask that puzzle and explain the answer.
cli-help-puzzle = A puzzle, as the list names it.
cli-help-puzzle-day = Ask the puzzle of the day.
cli-help-puzzles-make = Look for puzzles in games between strong bots. A run that was ended goes on from its file.
cli-help-puzzles-count = How many puzzles.
cli-help-puzzles-seed = The same number finds the same puzzles.
cli-help-puzzles-out = The file to write; GAME.puzzles.jsonl if not given.
cli-puzzles-made = { $count ->
    [one] { $count } puzzle in { $file }.
   *[other] { $count } puzzles in { $file }.
}
cli-puzzles-id = puzzle
cli-puzzles-difficulty = difficulty
cli-puzzles-rating = rating
cli-puzzles-answer = your answer
cli-puzzle-or-day = name a puzzle or ask for that of the day, not both
cli-puzzle-yes = right
cli-puzzle-no = wrong
cli-puzzle-title = puzzle { $puzzle }, difficulty { $difficulty } of 5
cli-puzzle-ask = Which choice wins most often? Answer with its number; q leaves.
cli-puzzle-right = Right!
cli-puzzle-wrong = Not the best.
cli-puzzle-best = Better: { $best }. Your choice costs { $cost } of 100 victories.
cli-puzzle-worths = The chance to win after each choice:
cli-puzzle-why = Why: { $why }
cli-puzzle-natural = Many would choose otherwise: { $natural }. It costs { $cost } of 100 victories.
cli-puzzle-exact = These chances are exact.
cli-puzzle-searched = These chances were found by search and confirmed by longer ones.
cli-puzzle-rating = Your rating: { $rating } ± { $sure }. { $run ->
    [0] The next right answer begins a new streak.
    [one] { $run } right answer in a row.
   *[other] { $run } right answers in a row.
}
cli-puzzle-again = You have answered this one before, so your rating stays as it is.
cli-puzzle-days = { $days ->
    [one] The puzzle of the day: { $days } day in a row.
   *[other] The puzzle of the day: { $days } days in a row.
}
unknown-puzzle = there is no puzzle { $puzzle } of { $game }; wartable puzzles { $game } lists them
unknown-puzzle-file = { $file }, line { $line }: { $why }
unknown-learner-file = { $file } cannot be read: { $why }
unknown-no-puzzles = there are no puzzles of { $game } yet
unknown-no-worths = { $game } cannot say what choices are worth, so no puzzles can be made of it

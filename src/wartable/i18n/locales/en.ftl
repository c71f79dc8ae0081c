seat-number = Seat { $number }
refusal-over = The game is over.
refusal-not-your-turn = It is not your turn.
refusal-no-such-action = There is no such action.
source-corrected = data file of somebody who has the box
you-head = You
sheet-title = Score
sheet-total = Total

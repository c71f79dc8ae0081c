### A finished game looked at again: terminal, report and replay page.

cli-help-analyse = Analyse a finished game: chances to win after every action, better moves, turning points, luck and skill.
cli-help-analyse-html = Write a report with pictures into this file.
cli-help-analyse-depth = Times the usual thought, 0.01 to 100. Thought is counted in games played on, so the same depth gives the same answer everywhere.
cli-help-analyse-seat = Judge only the decisions of this seat.
cli-help-analyse-fresh = Do not use an analysis that is kept from before.
cli-analyse-written = The report is in { $file }.
unknown-depth = depth { $depth }: { $least } to { $most } would be right
unknown-too-short = the record has { $n ->
    [one] { $n } decision
   *[other] { $n } decisions
  }; an analysis needs at least { $most }
analysis-too-short = { $n ->
    [0] The game ended before the first decision; an analysis needs at least { $most }.
    [one] The game ended after { $n } decision; an analysis needs at least { $most }.
   *[other] The game ended after { $n } decisions; an analysis needs at least { $most }.
}
unknown-no-analysis = { $game } cannot say what positions and choices are worth, so it cannot be analysed
unknown-no-table = what { $game } judges positions by cannot be read ({ $why }); install Wartable again
fault-no-result = This game was called off without a result, so it is not analysed.

analysis-title = Analysis
analysis-of = Analysis: { $game }
analysis-step = Step
analysis-who = Who
analysis-move = What happened
analysis-chances = Chances to win, %
analysis-better = Better
analysis-loss = Lost, %
analysis-why = Why
analysis-turning = Turning points
analysis-accounts = Luck and skill
analysis-moves = All moves
analysis-graph = Chances to win after every step
analysis-start = Start
analysis-luck = Luck
analysis-own = Own decisions
analysis-others = Others' decisions
analysis-rest = Not explained
analysis-result-heading = Result
analysis-choices = Decisions
analysis-mistakes = Mistakes
analysis-chance = Chance
analysis-clock = Clock
analysis-print = { $seats } seats, rules { $rules }, depth { $depth }
analysis-unseen = { $n ->
    [one] Something is drawn unseen.
   *[other] Drawn unseen: { $n }.
}
analysis-turn-luck = Bad luck for { $name }: chance to win from { $then } % to { $now } %.
analysis-turn-luck-you = Bad luck for you: your chance goes from { $then } % to { $now } %.
analysis-turn-lucky = Good luck for { $name }: chance to win from { $then } % to { $now } %.
analysis-turn-lucky-you = Good luck for you: your chance goes from { $then } % to { $now } %.
analysis-turn-rival-you = Good luck for { $who }: your chance goes from { $then } % to { $now } %.
analysis-turn-choice = { $who } made a decision that told. { $name }: chance to win from { $then } % to { $now } %.
analysis-turn-choice-you = { $who } made a decision that told: your chance goes from { $then } % to { $now } %.
analysis-turn-own-choice = Your decision told. { $name }: chance to win from { $then } % to { $now } %.
analysis-turn-own-choice-you = Your decision told: your chance goes from { $then } % to { $now } %.
analysis-turn-mistake = { $name } made a mistake (−{ $loss } % by what was known): chance to win from { $then } % to { $now } %.
analysis-turn-mistake-you = Your mistake (−{ $loss } % by what was known): your chance goes from { $then } % to { $now } %.
analysis-turn-instead = { $name } chose “{ $played }”. “{ $better }” was better by { $loss } %. Chance to win: from { $then } % to { $now } %.
analysis-turn-instead-you = You chose “{ $played }”. “{ $better }” was better by { $loss } %. Your chance went from { $then } % to { $now } %.
analysis-turn-rest = The rest of the fall is luck and what came to light.
analysis-turn-other = { $name }: chance to win from { $then } % to { $now } %.
analysis-turn-other-you = Your chance goes from { $then } % to { $now } %.
analysis-no-turning = No single step turned this game.
analysis-result = { $name }: result { $now } of 100.
analysis-stood = { $name }: { $now } of 100 when the game was given up.
analysis-luck-good = Chance helped: { $points } %.
analysis-luck-bad = Chance hurt: { $points } %.
analysis-luck-no = Chance gave and took about the same.
analysis-lost = { $n ->
    [0] Decisions gave away { $points } %, without a clear mistake.
    [one] Decisions gave away { $points } %; one of them was a clear mistake.
   *[other] Decisions gave away { $points } %; { $n } of them were clear mistakes.
}
analysis-broken-off = Broken off: { $n } of { $most } actions were looked at, so the figures are of these.
analysis-note-above = The curve knows all cards, because the game is over. Decisions are judged only by what their seat knew at the time.
analysis-note-given-up = The game was given up before its end: the chances at that moment stand for the result.
analysis-note-exact = The chances are exact: this game is solved for two seats.
analysis-note-searched = The chances come from games played on (depth { $depth }). What follows ± covers the true figure about nineteen times in twenty, as far as the search itself can be trusted.
analysis-note-sum = Start + luck + own decisions + others' decisions + what is not explained = result, in points of a hundred. Not explained are hidden cards that came to light and errors of the chances.
analysis-best = the best
analysis-instead = better: { $better } (+{ $loss } %)

replay-analyse = Analyse this game
ui-analysis-before = Chances to win after every step, better moves, turning points, luck and skill. Takes up to a minute.
ui-analysis-stop = Stop
ui-analysis-progress = Step { $n } of { $most }
ui-analysis-curve = Chances to win along the game
ui-analysis-now = Chances to win here
ui-analysis-turning = Turning points
ui-analysis-better = Better: { $name } (+{ $points })
ui-analysis-played = { $name } played “{ $played }”.
ui-analysis-played-you = You played “{ $played }”.
ui-analysis-fine = Nothing was clearly better.
ui-analysis-luck-skill = Luck and skill
ui-analysis-luck = Luck
ui-analysis-own = Own decisions
ui-analysis-others = Others' decisions
ui-analysis-rest = Not explained
ui-analysis-at = Step { $n }
ui-analysis-slips-own = Your clear mistakes: { $n }
ui-analysis-slips = Clear mistakes: { $n }
ui-analysis-slight = inaccuracies: { $n }
ui-analysis-slips-all = All { $n }
ui-analysis-slip-before = Previous mistake
ui-analysis-slip-next = Next mistake
call-begin-analysis = Begin to analyse a finished game.
call-analysis = How far the analysis of a finished game is, and what it found.
call-end-analysis = End the analysis that one began.

title = Toy auction
subtitle =
    { $rounds ->
        [one] One round left
       *[other] { $rounds } rounds left
    }
prompt = The prize: { $prize }
unit-points = points
action-pass = Pass
action-bid = Bid card { $card }
action-time-up = Time is up
refusal-no-such-card = You hold no such card.
refusal-wrong-chance = Chance cannot give that now.
refusal-only-the-clock = Only the clock says that.
ending-played-out = All rounds have been played.
event-drew = { $seat }: draws { $card }.
event-hid = { $seat }: draws a card.
event-rolled = The prize is { $prize }.
event-answered = { $seat }: is ready.
event-won = { $seat }: wins { $prize } with card { $bid }.
event-nobody = Nobody takes the { $prize }.
event-timed-out = Time is up.
event-finished = The auction is over.
option-rounds = Rounds
option-mood = Mood
option-mood-calm = calm
option-mood-wild = wild
rules-summary = Bid a card; the highest single bid takes the prize.
advice-highest = The highest card wins most often.
odds-title = Two dice
odds-sum = Sum
odds-chance = Chance
card-1 = card 1
card-2 = card 2
card-3 = card 3
card-4 = card 4
card-5 = card 5
rule-t-1 = Hands are hidden.
rule-t-2 = The prize is the sum of two dice.
rule-t-3 = All bid at once.
rule-t-4 = The highest single bid wins.
rule-t-5 = The clock may end the bidding.
rule-t-6 = The auction ends after the last round.

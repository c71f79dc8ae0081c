title = Critters at War
tagline = A duel of bluff in the air, on land and at sea.
rules-summary =
    Three theatres lie in a row. Each battle both of you hold six cards; in turn you deploy a card faceup in the theatre of its type, improvise any card facedown as strength 2 in any theatre, or withdraw.
    After twelve turns whoever controls at least two theatres wins { $mode ->
        [beginner] the battle
       *[other] { $control } points
    }. A theatre belongs to the higher total; ties go to the first player.
    Whoever withdraws gives the opponent { $mode ->
        [beginner] the battle
       *[other] fewer points, the earlier the fewer: see the general's table
    }.
    Instant abilities (lightning) act when their card turns faceup, in the order in which cards were revealed. Ongoing abilities (loop) work as long as their card lies faceup, covered or not.
    Only uncovered cards are flipped. A destroyed card goes facedown under the deck and never acts.
    After a battle the theatres move one place and you swap who is first. The game is won by the first to { $mode ->
        [beginner] { $wins_at ->
            [one] { $wins_at } battle
           *[other] { $wins_at } battles
        }
       *[other] { $wins_at ->
            [one] { $wins_at } point
           *[other] { $wins_at } points
        }
    }.

theatre-A = Air
theatre-L = Land
theatre-S = Sea
from-A = { theatre-A }
from-L = { theatre-L }
from-S = { theatre-S }
row-air-land-sea = Air, Land, Sea
row-air-sea-land = Air, Sea, Land
row-land-air-sea = Land, Air, Sea
row-land-sea-air = Land, Sea, Air
row-sea-air-land = Sea, Air, Land
row-sea-land-air = Sea, Land, Air

## Cards: the name in sentences; for the three Maneuvers with their theatre
card-A1 = Support
card-A2 = Air Drop
card-A3 = Maneuver (Air)
card-A4 = Aerodrome
card-A5 = Containment
card-A6 = Heavy Bombers
card-L1 = Reinforce
card-L2 = Ambush
card-L3 = Maneuver (Land)
card-L4 = Cover Fire
card-L5 = Disrupt
card-L6 = Heavy Tanks
card-S1 = Transport
card-S2 = Escalation
card-S3 = Maneuver (Sea)
card-S4 = Redeploy
card-S5 = Blockade
card-S6 = Super Battleship

## Names as printed on a card; | is where a word may be broken
face-A1 = Support
face-A2 = Air Drop
face-A4 = Aero|drome
face-A5 = Contain|ment
face-A6 = Heavy Bombers
face-L1 = Rein|force
face-L2 = Ambush
face-L4 = Cover Fire
face-L5 = Disrupt
face-L6 = Heavy Tanks
face-S1 = Transport
face-S2 = Escala|tion
face-S4 = Re|deploy
face-S5 = Block|ade
face-S6 = Super Battle|ship
face-maneuver = Maneu|ver
# as face-A6, shorter: for the narrow band at the top of a card
band-A6 = Heavy Bombers

## What is printed on the face, 50 letters at most
short-support = +3 to your total in each theatre next door.
short-air-drop = Your next card may go to any theatre.
short-maneuver = Flip an uncovered card next door.
short-aerodrome = Your cards of 3 or less may go anywhere.
short-containment = Every card played facedown is destroyed.
short-reinforce = Draw a card and play it facedown next door.
short-ambush = Flip any uncovered card, this one too.
short-cover-fire = Your cards beneath this one count 4.
short-disrupt = You, then your rival, flip one of your own.
short-transport = You may move one of your cards.
short-escalation = Your facedown cards count 4.
short-redeploy = Take back a facedown card, then play a card.
short-blockade = Cards played next door, where 3 lie, are lost.

## The whole effect, for previews
full-support = Ongoing. Your total is 3 higher in every theatre next to this card's, even where you have no cards.
full-air-drop = Instant. Your next play, whatever it is, may go faceup to any theatre.
full-maneuver = Instant. You must flip one uncovered card of either side in a theatre next to this card's. Without a target nothing happens.
full-aerodrome = Ongoing. You may deploy cards of printed strength 3 or less in any theatre.
full-containment = Ongoing. A card that either player plays facedown is destroyed.
full-reinforce = Instant. Draw the top card of the deck, look at it, and play it facedown to a theatre next to this card's.
full-ambush = Instant. You must flip one uncovered card of either side in any theatre; this card qualifies.
full-cover-fire = Ongoing. Every card beneath this one in its stack counts 4, whatever it was.
full-disrupt = Instant. You flip one of your uncovered cards, then the opponent flips one of theirs; only then do the flipped cards act.
full-transport = Instant. You may move one of your cards, covered or not, to another theatre. Moving is not playing.
full-escalation = Ongoing. All your facedown cards count 4.
full-redeploy = Instant. You may take one of your facedown cards back into hand; if you do, you must play a card at once.
full-blockade = Ongoing. A card that either player plays to a theatre next to this card's, where at least 3 cards lie already, is destroyed.
full-none = No ability.

## Options
option-mode = Length
option-mode-standard = Standard: to 12 points
option-mode-long = Long: to 18 points
option-mode-beginner = Beginner: three battles won
option-target = Points that win; 0 means those of the chosen length
option-target-0 = as the length says
option-edition = Edition
option-edition-revised = Revised rules
option-edition-first = First edition: other effects for six abilities

## Log
event-battle-began = Battle { $number }: { $row }. First player: { $seat }.
event-battle-began-you = Battle { $number }: { $row }. You are the first player.
event-deployed = { $seat } deploys { $card } to { $theatre }.
event-deployed-you = You deploy { $card } to { $theatre }.
event-improvised = { $seat } improvises in { $theatre }: { $card }, facedown.
event-improvised-you = You improvise in { $theatre }: { $card }, facedown.
event-improvised-unseen = { $seat } improvises a card in { $theatre }.
event-blockaded = Blockade destroys { $card } in { $theatre }.
event-blockaded-unseen = Blockade destroys a facedown card in { $theatre }.
event-contained = Containment destroys { $card } in { $theatre }.
event-contained-unseen = Containment destroys a facedown card in { $theatre }.
event-flipped-up = { $own ->
        [1] { $seat } turns up a card of their own in { $theatre }: { $card }.
       *[0] { $seat } turns a card of { $owner } in { $theatre } faceup: { $card }.
    }
event-flipped-up-you = { $own ->
        [1] You turn up your card in { $theatre }: { $card }.
       *[0] You turn a card of { $owner } in { $theatre } faceup: { $card }.
    }
event-flipped-up-yours = { $seat } turns your card in { $theatre } faceup: { $card }.
event-flipped-down = { $own ->
        [1] { $seat } turns their own { $card } in { $theatre } facedown.
       *[0] { $seat } turns { $card } of { $owner } in { $theatre } facedown.
    }
event-flipped-down-you = { $own ->
        [1] You turn your { $card } in { $theatre } facedown.
       *[0] You turn { $card } of { $owner } in { $theatre } facedown.
    }
event-flipped-down-yours = { $seat } turns your { $card } in { $theatre } facedown.
event-moved = { $seat } moves { $card } from { $from } to { $theatre }.
event-moved-you = You move { $card } from { $from } to { $theatre }.
event-moved-unseen = { $seat } moves a facedown card from { $from } to { $theatre }.
event-returned = { $seat } takes { $card } back from { $theatre }.
event-returned-you = You take { $card } back from { $theatre }.
event-returned-unseen = { $seat } takes a facedown card back from { $theatre }.
event-drew = { $seat } draws { $card }.
event-drew-you = You draw { $card }.
event-drew-unseen = { $seat } draws a card.
event-placed = { $seat } places the drawn card in { $theatre }: { $card }, facedown.
event-placed-you = You place the drawn card in { $theatre }: { $card }, facedown.
event-placed-unseen = { $seat } places the drawn card facedown in { $theatre }.
event-air-drop-set = Air Drop: the next card of { $seat } may go to any theatre.
event-air-drop-set-you = Air Drop: your next card may go to any theatre.
event-ignored = { $card } finds nothing to act on.
event-declined = { $seat } makes no use of { $card }.
event-declined-you = You make no use of { $card }.
event-withdrew = { $seat } withdraws with { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
 } in hand.
event-withdrew-you = You withdraw with { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
 } in hand.
event-controlled = { $theatre }: { $one } { $first }, { $two } { $second }.
event-battle-won = { $seat } wins battle { $number } and { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
event-battle-won-you = You win battle { $number } and { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
event-match-won = { $seat } wins the game, { $points } to { $others }.
event-match-won-you = You win the game, { $points } to { $others }.
event-extra-turn = { $seat } takes an extra turn.
event-extra-turn-you = You take an extra turn.
event-skipped = { $seat } has no cards and is passed over.
event-skipped-you = You have no cards and are passed over.
ending-target-reached = The points needed are reached.

## Refusals
refusal-not-in-hand = You do not hold that card.
refusal-wrong-theatre = Faceup, this card goes only to the theatre of its type. Facedown it may go anywhere.
refusal-not-now = The ability that is being resolved asks for another choice.
refusal-ability-first = You can withdraw only instead of a turn, not while an ability is resolved.
refusal-no-ability = No ability waits for that choice.
refusal-not-adjacent = That theatre is not next to the card's own.
refusal-nothing-there = No card lies there.
refusal-covered = That card is covered; only uncovered cards are flipped.
refusal-not-own-side = Disrupt lets each of you flip one of your own cards.
refusal-not-on-table = That is not one of your cards on the table.
refusal-same-theatre = The card lies in that theatre already.
refusal-not-facedown = Redeploy takes back facedown cards only.
refusal-compulsory = This ability cannot be declined.
refusal-wrong-draw = That cannot be drawn now.

## What they rest on
rule-2 = The row, the first player and the cards are drawn at random: six cards each, six stay in the deck.
rule-3 = Theatres next to each other in the row are adjacent. The top card of a stack is uncovered and covers all beneath it.
rule-5 = A turn is one deployment, one improvisation or a withdrawal; there is no passing. Cards go on top of your own stack.
rule-5-1 = Faceup, a card's type must match the theatre, unless Air Drop frees the next play or Aerodrome frees a card of printed strength 3 or less.
rule-6-2 = Flipping is not playing: Containment and Blockade do not look at it. A card turned faceup acts; turned facedown it stops at once.
rule-6-4 = A moved card keeps its facing and triggers nothing; its ongoing ability works from the new place.
rule-7 = What an ability demands is done as far as possible; what is impossible is ignored; only what it permits can be declined.
rule-8 = Abilities are resolved one after another, each to its end, before the next turn.
rule-9 = Withdrawing gives points by the withdrawing player's own general; two theatres controlled at the end give 6. Beginners count 1 for every battle won.
rule-10 = After a battle all cards are shuffled, the theatres go one place to the right and the generals change hands.
rule-13 = The first edition's Redeploy gives a turn more instead of a play.
rule-r5 = Abilities wait in a queue: first revealed, first resolved, each finished before the next.
rule-r7 = The owner of Disrupt flips first, then the opponent.
rule-r9 = Reinforce draws a card and must play it.
rule-r10 = The card of Reinforce is played: Containment and Blockade apply, and it uses up Air Drop.
rule-r11 = Air Drop frees the next play, whenever that is.
rule-r15 = Redeploy takes back one facedown card if its owner wishes; only then a card must be played.
rule-r16 = Redeploy's play may be any card in hand; withdrawing is not a play.
rule-r18 = Blockade counts the cards that lie there already, both sides together: three or more.
rule-r19 = Containment and Blockade hit their owner as well.
rule-r23 = Equal totals, 0 to 0 included, go to the first player.
rule-r26 = A seat without cards is passed over.

## Actions
asks-lane = Where to? In a dashed frame: facedown.
asks-lane-contained = Where to? In a dashed frame: facedown, and Containment destroys it.
action-deploy = Deploy: { $card } → { $theatre }
action-improvise = Improvise facedown: { $card } → { $theatre }
cost-withdraw = The battle ends here.
cost-destroyed = { $card } will destroy this card.
action-withdraw = Withdraw: { $rival } gets { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
action-flip-up = Turn { $card } in { $theatre } faceup (yours)
action-flip-down = Turn { $card } in { $theatre } facedown (yours)
action-flip-rival-up = Turn { $card } in { $theatre } faceup ({ $rival })
action-flip-rival-down = Turn { $card } in { $theatre } facedown ({ $rival })
action-flip-unseen = Turn the facedown card in { $theatre } faceup ({ $rival })
action-flip-beneath = { $flip }, card { $place } from the top
action-move = Move: { $card } → { $theatre }
action-move-pass = Move nothing
action-return = Take { $card } back into hand
action-return-pass = Take nothing back
action-reinforce = Place facedown: { $card } → { $theatre }
action-reinforce-pass = Leave { $card } on the deck

## The table
scene-title = Critters at War: three theatres, { $rival } above, { $me } below
subtitle = Battle { $number } · to { $target } points
subtitle-beginner = Battle { $number } · { $target ->
    [one] { $target } battle
   *[other] { $target } battles
    } to win
prompt-turn = Your turn: deploy, improvise or withdraw.
prompt-play = Redeploy: play a card.
prompt-flip-near = { $card }: flip a card next door.
prompt-flip-any = { $card }: flip any uncovered card.
prompt-flip-own = { $card }: flip one of your uncovered cards.
prompt-move = { $card }: move one of your cards, or none.
prompt-return = { $card }: take back a facedown card, or none.
prompt-reinforce = { $card }: where does { $drawn } go?
prompt-wait = { $who } is thinking.
prompt-watch = { $who } is to choose: { $card }.
prompt-chance = Cards are being dealt.
prompt-over = { $who } wins the game.
hint-turn = Faceup only in its own theatre; facedown anywhere, as strength { $strength }.
hint-own-theatre = Faceup only in its own theatre.
hint-air-drop = Air Drop: your next card may go faceup to any theatre.
hint-aerodrome = Aerodrome: your cards of 3 or less may go faceup anywhere.
hint-contained = Containment is in force: every card played facedown is destroyed.
hint-queue = Waiting: { $cards }.
unit = of { $target }
facts-first = first, wins ties
facts-second = second
facts-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }
facts-air-drop = Air Drop ready
facts-known = holds { $cards }
general-withdraw = Withdraw
general-first = First, wins ties
general-second = Second
general-table = Withdraw: cards → points
general-tip = Withdrawing now, with { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } in hand, gives the rival { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
total-tip = { $list }.
total-near = { $n } from next door
total-none = No card lies here.
total-tie = Equal: { $who } is first and holds it.
hand-hidden-title = A card in the hand of { $who }, not known to you
general-first-title = { $who } is first: takes the first turn and wins ties. Withdrawing gives, by cards in hand: { $table }.
general-second-title = { $who } is second. Withdrawing gives, by cards in hand: { $table }.
deck-title = Deck: { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }.
deck-destroyed = Destroyed, at the bottom: { $cards }.
deck-discarded = Destroyed: { $cards }.
unseen-card = a facedown card
lane-title = { $theatre }: { $me } { $mine }, { $rival } { $theirs }. Controlled by { $holder }.
total-title = Strength of { $who } in { $theatre }: { $total }
piece-faceup = { $who }: { $card }, { $theatre } { $printed }, counts { $strength }
piece-faceup-yours = Your { $card }, { $theatre } { $printed }, counts { $strength }
piece-facedown-known = { $who }: { $card }, facedown, counts { $strength }
piece-facedown-known-yours = Your { $card }, facedown, counts { $strength }
piece-facedown = { $who }: a facedown card, counts { $strength }
tip-facedown = Facedown cards count 2; Escalation or Cover Fire makes them 4.
tip-known = { $effect } Facedown now: it has no ability.
hand-title = In hand: { $card }, { $theatre } { $printed }
drawn-title = Drawn: { $card }
drawn-unseen-title = { $who } looks at a drawn card

## What happens
beat-holds = { $who } holds it.
beat-tie = A tie: { $who } is first and holds it.
beat-holds-you = You hold it.
beat-tie-you = A tie: you are first and hold it.
figures-battle = Battle { $number }
figures-battle-over = Battle { $number } is over
figures-withdrawal = Withdrawal
figures-score = Score
head-holder = held by

## The terminal
board-battle = Battle { $number } · { $first } first · { $score }
board-hand = Hand
board-deck = Deck { $count }
board-destroyed = destroyed: { $cards }
board-facedown = facedown

## Advice
advice-withdraw =
    Withdrawing now gives your rival { $points ->
        [one] { $points } point
       *[other] { $points } points
    }; playing on, you would lose { $loss } on average. Once withdrawn, you win the game { $chance } % of the time.
advice-withdraw-gain =
    Withdrawing now gives your rival { $points ->
        [one] { $points } point
       *[other] { $points } points
    }; playing on, you would gain { $loss } on average. Once withdrawn, you win the game { $chance } % of the time.
advice-action = { $action }: you win the game { $chance } % of the time; this battle brings you { $points } points on average.
odds-title = Chances of winning the game by score
odds-title-position = Chances now
odds-score = Score
odds-first = You first
odds-second = You second
odds-action = Action
odds-game = Game
odds-points = Points
odds-note = Computed from the results of battles between our bots; see the documentation.
odds-note-position = From { $count } simulations of what you may believe in.

## Figures
figure-hand = Cards in hand at the deal
figure-deck = Cards in the deck
figure-facedown = Strength of a facedown card
figure-raised = Strength set by Escalation and Cover Fire
figure-support = Bonus of Support
figure-blockade = Cards that Blockade counts
figure-aerodrome = Greatest printed strength Aerodrome frees
figure-control = Points for a battle played out
figure-withdraw-first = First player withdraws with 0 to 6 cards
figure-withdraw-second = Second player withdraws with 0 to 6 cards
figure-target = Points that win: standard, long, beginner
figure-rotation = The theatres turn to the right as seat 0 sees them

## The end
sheet-battle = Battle { $number }: { $how }
withdrawal = withdrawal
came-withdrew = { $seat } withdraws from battle { $number } with { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
 } in hand.
came-withdrew-you = You withdraw from battle { $number } with { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
 } in hand.
came-fought = { $seat } wins battle { $number } ({ $sides }): { $list }.
came-fought-you = You win battle { $number } ({ $sides }): { $list }.

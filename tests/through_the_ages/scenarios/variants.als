# The peaceful variant and the first game: rulings V-1 and V-2.

V-1 the peaceful variant has no aggressions and no wars; all else is there
seats 3
option variant peaceful
age i
exp military-deck 39

V-1b Age II of it
seats 3
option variant peaceful
age ii
exp military-deck 37

V-1c it goes on into Age III as the whole game does
option variant peaceful
age ii | phase start | civil-deck 3
go
exp age iii | last 0

V-1d decks of coming ages stay without them when somebody resigns (5.7)
seats 3
option variant peaceful
age i | phase politics | civil-deck 3
do 0 resign
go
exp age ii | military-deck 33

V-2 the first game has no pacts either
seats 3
option variant first
age i
exp military-deck 37

V-2b the first game ends with Age II: in the starting player's turn this round is the last, and Age IV follows
option variant first
age ii | phase start | round 12 | civil-deck 3
c0 yellow 9, hand moses iron alchemy | c1 yellow 9, leader joan-of-arc
go
exp age iv | round 12 | last 12 | c0 yellow 7, hand - | c1 leader -

V-2c in another turn the next round is the last
option variant first
age ii | phase start | round 12 | civil-deck 3 | turn 1
go
exp age iv | last 13

V-2d nobody draws in its last round and the row is not filled
option variant first
age iv | round 12 | last 12
row iron - - drama
do 0 done
go
exp c0 military 0 | row drama

V-2e the end counts ratings, production, levels, colonies and wonders of Age II
option variant first
age iv | round 12 | last 12 | turn 1
c0 culture 10, techs iron alchemy masonry theology, government monarchy, workers agriculture 2 iron 2 philosophy 1 theology 1 warriors 1
c0 colonies inhabited-territory-i, wonders colossus eiffel-tower
do 1 done
go
exp ending finished
exp c0 culture 38 | times counted 13   # 1 + 3 + 3 + 2 + 4 + 4 + 2 + 3 + 6

V-2f events of Age II that are left are not carried out
option variant first
age iv | round 12 | last 12 | turn 1
events economic-progress
c0 military 0
do 1 done
go
exp ending finished | untold revealed

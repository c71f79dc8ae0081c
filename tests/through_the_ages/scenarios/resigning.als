# Leaving the game: rule 5.7, and what changes for those who stay.

5.7 of two seats the other one has won: at once, whatever the culture
option resignation on
age ii | phase politics
c0 culture 90 | c1 culture 1
do 0 resign
exp places 2 1 | ending alone | turn 1

5.7b the last in order leaves: three seats; a new round begins with the starting player
seats 3
option resignation on
age ii | phase politics | turn 2 | round 7
do 2 resign
go
exp turn 0 | round 8 | first 0

5.7c somebody else leaves: the starting player stays the starting player; the round goes on
seats 4
option resignation on
age ii | phase politics | turn 1 | round 7
do 1 resign
go
exp turn 2 | round 7 | first 0
do 2 pass
do 2 done
go
do 3 pass
do 3 done
go
exp turn 0 | round 8

5.7d the starting player leaves: the next one takes the role in the same round
seats 4
option resignation on
option first 1
age ii | phase politics | turn 1 | round 7
do 1 resign
go
exp turn 2 | round 7 | first 2
do 2 pass
do 2 done
go
exp turn 3
do 3 pass
do 3 done
go
exp turn 0 | round 7
do 0 pass
do 0 done
go
exp turn 2 | round 8

5.7e the role decides the last round: Age III ends in the turn of the new starting player (4.2.5)
seats 3
age iii | phase start | turn 1 | round 17 | civil-deck 1
c0 resigned, workers warriors 9 religion 2 drama 2, culture 50
go
exp first 1 | last 17

5.7f everything goes: tableau, hands, a tactic of one's own, Homer under his wonder (A-9)
seats 3
option resignation on
age ii | phase politics
c0 tactic legion, exclusive 1, wonders pyramids, homer pyramids, leader joan-of-arc
c0 unfinished great-wall 1, colonies vast-territory-i, techs iron masonry, government monarchy
c0 hand coal isaac-newton reserves-i, military phalanx spy
do 0 resign
go
exp gone legion pyramids homer joan-of-arc great-wall iron monarchy vast-territory-i masonry coal isaac-newton
exp discard phalanx spy

5.7g wars of the leaver bring nothing: 7 culture for wars on him, none for his own
seats 3
option resignation on
age ii | phase politics
c0 war war-over-culture 1 | c1 war war-over-culture 0
do 0 resign
go
exp c0 culture 0, war - | c1 culture 7, war - | c2 war - | discard war-over-culture 2

6.3 Genghis Khan among the two who are left: the stronger rival counts (5.7, S5)
seats 3
phase end | turn 1
c0 resigned, workers warriors 9 religion 2 drama 2, culture 50
c1 leader genghis-khan
c2 workers warriors 2
exp c1 culture 0

6.3b Genghis Khan among the two who are left: who left is no rival (5.7, S5)
seats 3
phase end | turn 1
c0 resigned, workers warriors 9 religion 2 drama 2, culture 50 | c1 leader genghis-khan
exp c1 culture 3

11.4 Wave of Nationalism: the column of two; who left is not stronger
seats 3
age ii | turn 1
c0 resigned, workers warriors 9 religion 2 drama 2, culture 50
c1 hand wave-of-nationalism
c2 workers warriors 3, culture 9
do 1 play wave-of-nationalism
exp c1 unit-resources 6

11.4b Endowment for the Arts: the column of two; who left is not richer
seats 3
age iii | turn 1
c0 resigned, workers warriors 9 religion 2 drama 2, culture 50
c1 hand endowment-for-the-arts
c2 workers warriors 3, culture 9
do 1 play endowment-for-the-arts
exp c1 culture 6

6.2 who left is not ranked: Crusades take from the weakest of those who are left (6.4)
seats 3
age ii | phase politics | turn 1
events crusades
c0 resigned, workers warriors 9 religion 2 drama 2, culture 50
c1 workers warriors 2, military historic-territory-i
c2 culture 9
do 1 prepare historic-territory-i
do draw crusades
exp c1 culture 5 | c2 culture 5

6.2b who left is not ranked: Immigration goes to the most happy of those who are left
seats 3
age ii | phase politics | turn 1
events immigration
c0 resigned, workers warriors 9 religion 2 drama 2, culture 50
c1 military historic-territory-i
do 1 prepare historic-territory-i
do draw immigration
exp c1 unused 2 | c2 unused 2

6.2c who left is no target of Terrorism
seats 3
age ii | phase politics | turn 1
events terrorism
c0 resigned, workers warriors 9 religion 2 drama 2, culture 50
c1 military historic-territory-i
c2 culture 9, workers religion 1
do 1 prepare historic-territory-i
do draw terrorism
exp c2 workers religion 0 | phase action

6.2d who left is not ranked: Cold War
seats 3
age ii | phase politics | turn 1
events cold-war
c0 resigned, workers warriors 9 religion 2 drama 2, culture 50
c1 workers warriors 2, military historic-territory-i
do 1 prepare historic-territory-i
do draw cold-war
exp c1 science 6 | c2 science 0

7.1 who left does not bid: two passes end the auction
seats 3
age ii | phase politics | turn 1
events wealthy-territory-i
c0 resigned, workers warriors 9 religion 2 drama 2, culture 50
c1 workers warriors 2, military historic-territory-i
c2 workers warriors 2
do 1 prepare historic-territory-i
do draw wealthy-territory-i
do 1 pass
do 2 pass
exp told unclaimed -

7.1b who left does not bid: one pass leaves the other one alone
seats 3
age ii | phase politics | turn 1
events wealthy-territory-i
c0 resigned, workers warriors 9 religion 2 drama 2, culture 50
c1 workers warriors 2, military historic-territory-i
c2 workers warriors 2
do 1 prepare historic-territory-i
do draw wealthy-territory-i
do 1 bid 1
do 2 pass
exp c1 workers warriors 2 | actors 1

20 ranks among those who are left: 10 and 0 for two of three (18)
seats 3
age iv | phase over | turn 2 | round 18 | last 18
events impact-of-strength
c0 resigned, workers warriors 9 religion 2 drama 2, culture 50 | c2 workers warriors 2
exp c1 culture 0 | c2 culture 10 | places 3 2 1 | ending finished

5.4 pacts with two who are left: three at the start; a pact in hand may still be offered, not to who left
seats 3
age iii | phase politics | turn 1
c0 resigned, workers warriors 9 religion 2 drama 2, culture 50 | c1 military peace-treaty
exp refused resigned-rival 1 offer peace-treaty 0 a
do 1 offer peace-treaty 2 a
do 2 accept
exp c1 culture-rating 1 | c2 culture-rating 1

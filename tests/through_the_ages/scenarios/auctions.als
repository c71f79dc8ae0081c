# Territories: rule 7, sentence by sentence.

7.1 the current player begins: then clockwise; whoever passed is not asked again
seats 3
age ii | phase politics | turn 1
events historic-territory-ii
c0 workers warriors 3
c1 workers warriors 3, military historic-territory-i
c2 workers warriors 3
do 1 prepare historic-territory-i
do draw historic-territory-ii
exp actors 1
do 1 pass
exp actors 2
do 2 bid 1
exp actors 0
do 0 bid 2
exp actors 2
do 2 pass
do 0 done
exp c0 happiness 2 | c1 happiness 0 | c2 happiness 0

7.1b all pass: the territory goes to the past events; the last one may still bid
seats 3
age ii | phase politics
events wealthy-territory-i
c0 workers warriors 2, military historic-territory-i
c1 workers warriors 2
c2 workers warriors 2
do 0 prepare historic-territory-i
do draw wealthy-territory-i
do 0 pass
do 1 pass
exp actors 2
do 2 pass
exp past wealthy-territory-i | phase action

7.1c nobody without a unit bids: bonuses and cards alone are no force (7.3)
age ii | phase politics
events wealthy-territory-i
c0 workers bronze 2, techs cartography, military military-bonus-i historic-territory-i
c1 workers warriors 2
do 0 prepare historic-territory-i
do draw wealthy-territory-i
exp actors 1

7.3 at least one unit is sent
age ii | phase politics
events wealthy-territory-i
c0 workers warriors 1 swordsmen 1, techs navigation, military military-bonus-i historic-territory-i
c1 workers -
do 0 prepare historic-territory-i
do draw wealthy-territory-i
do 0 bid 1
do 0 use military-bonus-i
exp refused force-too-small 0 done
do 0 send warriors
do 0 done
exp c0 workers warriors 0 swordsmen

7.3b armies of those who go: two of six units are no Legion
age ii | phase politics
events wealthy-territory-i
c0 workers warriors 5 swordsmen 1, tactic legion, military historic-territory-i
c1 workers -
do 0 prepare historic-territory-i
do draw wealthy-territory-i
do 0 bid 5
do 0 send warriors
do 0 send warriors
exp refused force-too-small 0 done
do 0 send warriors
do 0 done
exp c0 workers warriors 2, yellow 21
exp refused not-now 0 send warriors

7.3c Genghis Khan sends riders: infantry as cavalry in the armies of a force too
phase politics
events wealthy-territory-i
c0 workers swordsmen 3, tactic heavy-cavalry, leader genghis-khan, military historic-territory-i
c1 workers -
do 0 prepare historic-territory-i
do draw wealthy-territory-i
exp refused bid-too-high 0 bid 11
exp legal 0 bid 10

7.3d what does not raise a force: arenas, special technologies, governments and pacts
seats 3
age iii | phase politics
events wealthy-territory-i
pact military-alliance 0 1
c0 workers warriors 1 bread-and-circuses 1, techs warfare, government communism
c0 military historic-territory-i
c1 workers warriors 2
c2 workers warriors 2
do 0 prepare historic-territory-i
do draw wealthy-territory-i
exp refused bid-too-high 0 bid 2

7.3e Cook gives up what is no bonus card: a bonus card counts once, as itself
age ii | phase politics
events wealthy-territory-i
c0 leader james-cook, workers warriors 1, military military-bonus-i historic-territory-i
c1 workers -
do 0 prepare historic-territory-i
do draw wealthy-territory-i
exp refused bid-too-high 0 bid 3
exp legal 0 bid 2

7.3f bonus cards spare units: 1 of a unit and 2 of a card are 3
age ii | phase politics
events wealthy-territory-i
c0 workers warriors 3, military military-bonus-ii historic-territory-i | c1 workers -
do 0 prepare historic-territory-i
do draw wealthy-territory-i
do 0 bid 3
do 0 send warriors
exp refused force-too-small 0 done
do 0 use military-bonus-ii
exp sent 2 warriors military-bonus-ii | force 3
do 0 done
exp c0 workers warriors 2 | used 0

7.3g Cook's cards spare units: they count 1 each
age ii | phase politics
events wealthy-territory-i
c0 leader james-cook, workers warriors 3, military legion phalanx historic-territory-i
c1 workers -
do 0 prepare historic-territory-i
do draw wealthy-territory-i
do 0 bid 3
do 0 send warriors
do 0 use legion
exp refused force-too-small 0 done
do 0 use phalanx
do 0 done
exp c0 workers warriors 2, military 0

7.4 more than the bid may be sent
age ii | phase politics
events wealthy-territory-i
c0 workers warriors 3, military historic-territory-i | c1 workers -
do 0 prepare historic-territory-i
do draw wealthy-territory-i
do 0 bid 1
do 0 send warriors
do 0 done                                # the first one had to go
exp c0 workers warriors, ma 2

7.6 a lost colony: blue tokens go back to the box, from cards where the bank is empty (14.6)
age ii | phase politics
c0 military annex, workers warriors 3
c1 colonies wealthy-territory-i, blue 2, stock bronze 3, resources 0
do 0 attack annex 1
exp c0 blue 19 | c1 blue 0, resources 2, blue-sum 2

7.6b a lost colony ends its standing effect only: tokens go back (14.6)
age ii | phase politics
events independence-declaration
c0 workers warriors 2, military historic-territory-i
c1 colonies vast-territory-i, yellow 9, blue 5
do 0 prepare historic-territory-i
do draw independence-declaration
exp c1 yellow 6, blue 6

7.6c a lost colony ends its standing effect: strength
age ii | phase politics
events independence-declaration
c0 workers warriors 9, military historic-territory-i | c1 colonies strategic-territory-i
do 0 prepare historic-territory-i
do draw independence-declaration
exp c1 strength 1

6.1 three cards and no more: by Politics of Strength the weakest chooses three of four
age ii | phase politics
events politics-of-strength
c0 workers warriors 2, military historic-territory-i
c1 military legion phalanx spy annex
do 0 prepare historic-territory-i
do draw politics-of-strength
go
do 1 discard legion
do 1 discard phalanx
do 1 discard spy
exp c1 military annex | phase action

1.1 nothing more than there is to lose: no worker (14.6)
age ii | phase politics
events pestilence
c0 military historic-territory-i | c1 workers -, unused 0, blue 0, culture 9
do 0 prepare historic-territory-i
do draw pestilence
exp c1 yellow 18 | phase action

1.1b nothing more than there is to lose: no blue token (14.6)
age ii | phase politics
events crime-wave
c0 military historic-territory-i | c1 workers -, unused 0, blue 0, culture 9
do 0 prepare historic-territory-i
do draw crime-wave
exp c1 blue-sum 0 | phase action

1.1c nothing more than there is to lose: 1 food of 2
age ii | phase politics
events raiders
c0 military historic-territory-i | c1 food 1
do 0 prepare historic-territory-i
do draw raiders
exp c1 food 0 | phase action

1.1d nothing more than there is to lose: one card of three
age ii | phase politics
events politics-of-strength
c0 workers warriors 2, military historic-territory-i | c1 military legion
do 0 prepare historic-territory-i
do draw politics-of-strength
go
exp c1 military 0 | phase action

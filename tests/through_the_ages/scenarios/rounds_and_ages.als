# Rounds, ages and the steps of a turn: rules 3, 4, 13, 16, sentence by sentence.

4.5 once a turn means every turn: what was used is to be had again (13.5)
option resignation off
age ii
c0 wonders ocean-liner-service, military legion phalanx
do 0 liner
do 0 adopt legion
do 0 done
go
do 1 done
go
exp legal 0 liner
exp legal 0 adopt phalanx

3.3 civil actions by the place in the order: the starting player has one, whoever follows one more
with seat=2 ca=1
with seat=3 ca=2
with seat=0 ca=3
with seat=1 ca=4
seats 4
option first 2
age a | phase start | turn {seat} | round 1
row moses
exp c{seat} ca {ca} | phase action

4.1 an age goes on with one card left: it ends with the last card, not with the last but one (4.1.5)
phase start | civil-deck 4
row monarchy iron alchemy drama warfare cartography masonry irrigation theology code-of-laws swordsmen knights printing-press
go
exp c0 yellow 18 | c1 yellow 18 | age i | civil-deck 1

4.1b chance lays cards of the current civil deck that are still in it (4.1.3)
phase start | civil-deck 20
row - - - great-wall
exp refused wrong-card draw great-wall
exp refused wrong-card draw coal
exp refused wrong-card draw legion

13.4 chance draws cards of the current military deck that are still in it
seats 3
c0 military open-borders-agreement
do 0 done
exp refused wrong-card draw open-borders-agreement
exp refused wrong-card draw spy
exp refused wrong-card draw iron

4.2 old pacts go: at the end of Age II those of Age I (4.2.1)
seats 3
age ii | phase start | civil-deck 1
pact open-borders-agreement 0 1 | pact scientific-cooperation 1 2
go
exp c0 ma-total 2 | gone open-borders-agreement scientific-cooperation 0

4.2b what is of the age that ended stays: leader, unfinished wonder, cards in hand (4.2.1)
phase start | civil-deck 1
c1 leader joan-of-arc, unfinished great-wall 1, hand iron leonardo-da-vinci reserves-i
c1 military legion
go
exp c1 hand 3, military 1, leader joan-of-arc, unfinished great-wall 1 | age ii

4.2c old cards of every kind leave the hand: technology, leader and action cards alike (4.2.1)
age ii | phase start | civil-deck 1
c1 hand iron joan-of-arc reserves-i coal isaac-newton reserves-ii
go
exp c1 hand 3 | gone iron joan-of-arc reserves-i

4.2d tactics, colonies, wonders and technologies stay; old cards of the row too (4.2.1)
phase start | civil-deck 1
row monarchy iron moses homer warfare cartography masonry irrigation theology code-of-laws swordsmen knights printing-press
c0 tactic legion, colonies vast-territory-i, wonders pyramids, techs iron
c1 tactic phalanx, exclusive 1
go
exp c0 tactic legion, colonies vast-territory-i, wonders pyramids, techs iron | c1 exclusive 1
exp age ii
exp row homer

5 a skipped phase is skipped once: the mark of International Agreement is cleared (6.10)
events crusades rats pestilence
c1 military foray, skips-politics 1
do 0 done
go
exp turn 1 | phase action
do 1 done
go
do 0 pass
do 0 done
go
exp turn 1 | phase politics

5b Caesar may pass: a second political action follows a first; his right is kept for later
phase politics
c0 leader julius-caesar, military foray
do 0 pass
exp c0 caesar 0 | phase action

13.3 corruption comes before food: read before tokens go onto farms and mines (13.1)
c0 blue 10, stock agriculture 1
do 0 done
exp c0 food 2, resources 2   # 1 food lost, none was there of the new

13.3b eleven tokens in the bank and no corruption: read before tokens go onto farms and mines (13.1)
c0 blue 11, stock bronze 2
do 0 done
exp c0 resources 4

13.3c side B of Acceptance of Supremacy pays a resource (13.3.e)
seats 3
age ii
pact acceptance-of-supremacy 1 0
c0 workers bronze 3
do 0 done
go
exp c0 resources 2

13.3d side B of Acceptance of Supremacy pays only if it can (13.3.e)
seats 3
age ii
pact acceptance-of-supremacy 1 0
c0 workers -, unused 7
do 0 done
go
exp c0 resources 0

D10 nothing is paid in an uprising: Acceptance of Supremacy belongs to the production of resources
seats 3
age ii
pact acceptance-of-supremacy 1 0
c0 yellow 12, unused 0, resources 3
do 0 done
go
exp c0 resources 3 | told uprising 0

16.1 a hand above the limit is kept: checked when a card is taken, never by discarding (16.5)
row drama great-wall
c0 hand iron alchemy warfare swordsmen knights
exp refused hand-full 0 take 1
do 0 take 2
do 0 done
go
exp c0 hand 5

16.2 Patriotism's action is no room in the hand: outside the total, but it draws a card (11.5)
c0 hand patriotism-a, military legion phalanx foray, ma 0
do 0 play patriotism-a
do 0 done
exp phase end
do 0 discard foray
go
exp c0 military 3   # 2 + 1

13.5 Hammurabi's and Patriotism's actions of this turn vanish
c0 leader hammurabi, hand patriotism-a
do 0 play patriotism-a
do 0 convert
do 0 done
go
exp c0 extra-ca 0, extra-ma 0

13.5b Patriotism's action of this turn vanishes, military actions come back
c0 hand patriotism-a, ma 0
do 0 play patriotism-a
do 0 done
go
exp c0 extra-ma 0, ma 2

13.5c Churchill's pools of this turn vanish
age iii
c0 leader winston-churchill
do 0 arm
do 0 done
go
exp c0 unit-science 0, unit-resources 0

13.5d what was traded this turn vanishes
seats 3
pact trade-routes-agreement 1 0
c0 resources 1
do 0 resource-as-food
do 0 done
go
exp c0 credit-food 0

8.3 a replaced leader leaves first: a spent token goes with Caesar, a fresh one comes with Joan (A-13)
c0 leader julius-caesar, hand joan-of-arc, ma 0
do 0 lead joan-of-arc
exp c0 ma 1, ma-total 3

8.3b one technology in place of another: only the difference is new (A-13)
age ii
c0 techs warfare, hand strategy, science 9, ma 0
do 0 develop strategy
exp c0 ma 1, ma-total 4

4.2t cards of the hand that are out of date are told to their owner, their number to the others (4.2.1)
age ii | phase start | civil-deck 1
c1 hand iron leonardo-da-vinci, military legion, unfinished great-wall 1
go
exp c1 hand 0, military 0 | times outdated-card 3 | told outdated-card 1 cards=legion
exp told outdated 1 n=3 | told antiquated 1 card=great-wall

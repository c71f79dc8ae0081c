# Whom events concern, in which order, and culture at the end: rules 6, 17, 20.

5.1 older events come first (5.1.2)
age ii | phase politics
events cold-war crusades
c0 military rats
do 0 prepare rats
exp refused wrong-card draw cold-war
do draw crusades

5.1b the future deck follows the last event: with the card just prepared, before the event is resolved (5.1.2)
age ii | phase politics
events foray
future cold-war
c0 military historic-territory-i
do 0 prepare historic-territory-i
do draw foray
exp actors 0                             # Foray asks
exp events 2 historic-territory-i cold-war | future -

5.1c preparing an event: culture by its level (5.1.1)
with card=rats culture=1
with card=cold-war culture=2
with card=impact-of-colonies culture=3
age iii | phase politics
events crusades prosperity
c0 military {card}
do 0 prepare {card}
exp c0 culture {culture}

6.2 ties of culture go clockwise from the current player, seat 1: seat 2 before seat 0
seats 3
age ii | phase politics | turn 1
events national-pride
c0 culture 9 | c1 military historic-territory-i | c2 culture 9
do 1 prepare historic-territory-i
do draw national-pride
exp c0 culture 9 | c1 culture 1 | c2 culture 14

6.2b ties of culture go clockwise from the current player, seat 0: seat 1 before seat 2
seats 3
age ii | phase politics
events national-pride
c0 military historic-territory-i | c1 culture 9 | c2 culture 9
do 0 prepare historic-territory-i
do draw national-pride
exp c0 culture 1 | c1 culture 14 | c2 culture 9

6.2c of the two poorest the one later in the order from the current player has least
seats 3
age ii | phase politics | turn 1
events terrorism
c1 culture 9, workers religion 1 drama 1, military historic-territory-i
do 1 prepare historic-territory-i
do draw terrorism
exp actors 0

6.2d only ties go to the current player: a weak one is the weakest
age ii | phase politics | turn 1
events crusades
c0 workers warriors 3, culture 9 | c1 culture 9, military historic-territory-i
do 1 prepare historic-territory-i
do draw crusades
exp c0 culture 13 | c1 culture 6         # 9 + 4; 9 + 1 for preparing - 4

6.2e only ties go to the current player: a poor one is not the richest
age ii | phase politics | turn 1
events national-pride
c0 culture 9 | c1 military historic-territory-i
do 1 prepare historic-territory-i
do draw national-pride
exp c0 culture 14 | c1 culture 1

6.2f the poorest of three, whatever the order of seats: its temple alone stays
with first=5 second=0 third=9 left0=0 left1=1 left2=0
with first=0 second=5 third=9 left0=1 left1=0 left2=0
with first=9 second=5 third=0 left0=0 left1=0 left2=1
with first=9 second=0 third=5 left0=0 left1=1 left2=0
seats 3
age ii | phase politics
events terrorism
c0 culture {first}, workers religion 1, military historic-territory-i
c1 culture {second}, workers religion 1
c2 culture {third}, workers religion 1
do 0 prepare historic-territory-i
do draw terrorism
exp c0 workers religion {left0} | c1 workers religion {left1} | c2 workers religion {left2}

6.2g a tie of all at every seat: the current player is the strongest, the one before him the weakest
with seat=0 card=foray c0=14 c1=9 c2=9 c3=5
with seat=1 card=raiders c0=5 c1=14 c2=9 c3=9
with seat=2 card=rats c0=9 c1=5 c2=14 c3=9
with seat=3 card=pestilence c0=9 c1=9 c2=5 c3=14
seats 4
age ii | phase politics | turn {seat}
events crusades
c0 culture 9, military foray | c1 culture 9, military raiders
c2 culture 9, military rats | c3 culture 9, military pestilence
do {seat} prepare {card}
do draw crusades
exp c0 culture {c0} | c1 culture {c1} | c2 culture {c2} | c3 culture {c3}   # 9 + 1 + 4; 9 - 4

6.3 with two players one is concerned: Cold War
age ii | phase politics
events cold-war
c0 workers warriors 2, military historic-territory-i
do 0 prepare historic-territory-i
do draw cold-war
exp c0 science 6 | c1 science 0

6.3b with two players one is concerned: Crime Wave
age ii | phase politics
events crime-wave
c0 workers warriors 2, military historic-territory-i
do 0 prepare historic-territory-i
do draw crime-wave
exp c0 blue 16 | c1 blue 15

6.3c with three players two are concerned: Crime Wave
seats 3
age ii | phase politics
events crime-wave
c0 military historic-territory-i | c1 workers warriors 4 | c2 workers warriors 3
do 0 prepare historic-territory-i
do draw crime-wave
exp c0 blue 15 | c1 blue 16 | c2 blue 15

6.3d with three players two are concerned: Cold War
seats 3
age ii | phase politics
events cold-war
c0 workers warriors 2, military historic-territory-i | c2 workers warriors 3
do 0 prepare historic-territory-i
do draw cold-war
exp c0 science 6 | c1 science 0 | c2 science 6

6.4 Civil Unrest: nobody is among the most discontent when nobody is
age ii | phase politics
events civil-unrest
c0 military historic-territory-i
do 0 prepare historic-territory-i
do draw civil-unrest
exp c0 blue 16 | c1 blue 16

6.4b Civil Unrest: everybody tied is among the most discontent
seats 3
age ii | phase politics
events civil-unrest
c0 yellow 12, military historic-territory-i | c1 yellow 12 | c2 yellow 16
do 0 prepare historic-territory-i
do draw civil-unrest
exp c0 blue 15 | c1 blue 15 | c2 blue 16

6.5 choices begin with the current player
seats 3
phase politics | turn 1
events development-of-markets
c1 military historic-territory-i
do 1 prepare historic-territory-i
do draw development-of-markets
exp actors 1
do 1 split 2
exp actors 2
do 2 split 2
exp actors 0
do 0 split 2

6.5b Terrorism goes round from the current player (T92)
seats 3
age ii | phase politics
events terrorism
c0 culture 9, workers religion 1 drama 1, military historic-territory-i
c1 culture 9, workers religion 1 drama 1
do 0 prepare historic-territory-i
do draw terrorism
exp actors 2
do 2 pick religion
exp c0 workers religion 0 | c1 workers religion | actors 2
do 2 pick religion
exp c1 workers religion 0

6.9 Rebellion takes no more than there is: three discontent workers, four civil actions
age ii | phase politics
events rebellion
c0 yellow 10, military historic-territory-i
do 0 prepare historic-territory-i
do draw rebellion
exp c0 ca 0 | c1 ca 4

6.11 Ravages of Time: a ravaged wonder is not ravaged again, the other one is
age ii | phase politics
events ravages-of-time
c0 wonders pyramids colossus, ravaged pyramids, military historic-territory-i
do 0 prepare historic-territory-i
do draw ravages-of-time
exp c0 culture-rating 4

6.11b Ravages of Time: a ravaged wonder is not ravaged again
age ii | phase politics
events ravages-of-time
c0 wonders pyramids, ravaged pyramids, military historic-territory-i
do 0 prepare historic-territory-i
do draw ravages-of-time
exp c0 culture-rating 2

6.12 only Economic Progress is a whole production: harvest and deposits know neither corruption nor consumption
with event=new-deposits food=0 resources=2 culture=21
with event=good-harvest food=2 resources=0 culture=21
with event=economic-progress food=0 resources=2 culture=17
age ii | phase politics
events {event}
c0 yellow 8, blue 10, culture 20, military historic-territory-i
do 0 prepare historic-territory-i
do draw {event}
exp c0 food {food}, resources {resources}, culture {culture}

6.13 Politics of Strength asks for no cards in Age IV: culture instead, down to none
age iv | phase politics | last 9
events politics-of-strength
c0 workers warriors 3, military historic-territory-i | c1 culture 1, military legion
do 0 prepare historic-territory-i
do draw politics-of-strength
exp c1 culture 0, military 1

10 International Tourism: the partner's rating rises at once; Taj Mahal brings its token (10.2, S23)
seats 3
age iii
pact international-tourism 1 0
c0 unfinished taj-mahal 2, resources 2, blue 9
do 0 stage 1
exp c0 culture-rating 3, blue 14 | c1 culture-rating 1   # 9 + 2 of stages + 2 paid + 1

17.1 at the end current and future events of Age III score, and are gone
age iv | phase over | turn 1 | round 18 | last 18
events impact-of-colonies
future impact-of-technology
c0 colonies vast-territory-i, techs oil
exp c0 culture 7 | events - | future -   # 3 + 4

17.1b at the end past events do not score again
age iv | phase over | turn 1 | round 18 | last 18
events impact-of-technology
past impact-of-colonies
c0 colonies vast-territory-i, techs oil
exp c0 culture 4

17.1c ties at the end go by the starting player (6.2)
seats 3
option first 1
age iv | phase over | round 18 | last 18
events impact-of-science
exp c0 culture 0 | c1 culture 14 | c2 culture 7

20 Impact of Balance: the least of science, culture, food, resources
with farms=5 mines=5 labs=1 theaters=3 culture=2
with farms=5 mines=5 labs=5 theaters=1 culture=4
with farms=3 mines=5 labs=5 theaters=3 culture=6
with farms=5 mines=4 labs=5 theaters=3 culture=8
age iv | phase over | turn 1 | round 18 | last 18
events impact-of-balance
c0 workers agriculture {farms} bronze {mines} philosophy {labs} drama {theaters} | c1 workers -
exp c0 culture {culture}

20b Impact of Balance: without mines nothing
age iv | phase over | turn 1 | round 18 | last 18
events impact-of-balance
c0 workers agriculture 5 computers 1 drama 3 | c1 workers -
exp c0 culture 0

20c Impact of Balance: Bill Gates' labs make resources
age iv | phase over | turn 1 | round 18 | last 18
events impact-of-balance
c0 workers agriculture 5 computers 1 drama 3, leader bill-gates | c1 workers -
exp c0 culture 9                         # 2 × 3, and 3 for himself at the end

20d Impact of Balance: a pact's resource counts; production is never below nothing
with owner=0 partner=1 culture=11        # 9 + 2
with owner=1 partner=0 culture=9
seats 3
age iv | phase over | turn 2 | round 18 | last 18
events impact-of-balance
pact acceptance-of-supremacy {owner} {partner}
c0 workers agriculture 5 philosophy 5 drama 3, culture 9
exp c0 culture {culture}

20e Impact of Agriculture: more must be made than is eaten, as much is not more
with farms=2 culture=2
with farms=3 culture=7                   # 3 + 4
age iv | phase over | turn 1 | round 18 | last 18
events impact-of-agriculture
c0 workers agriculture {farms}, yellow 12 | c1 workers -
exp c0 culture {culture}

20f Impact of Population: below ten workers nothing is lost
age iv | phase over | turn 1 | round 18 | last 18
events impact-of-population
c0 workers bronze 2, culture 5 | c1 workers -
exp c0 culture 5

20g Impact of Happiness: discontent takes culture down to none
age iv | phase over | turn 1 | round 18 | last 18
events impact-of-happiness
c0 yellow 12, culture 3 | c1 workers -
exp c0 culture 0

20h Impact of Variety counts air forces but no mines
age iv | phase over | turn 1 | round 18 | last 18
events impact-of-variety
c0 workers bronze 2 agriculture 2 air-forces 1 warriors 1 | c1 workers -
exp c0 culture 4

17.3 a tie of all is shared by all
seats 4
age iv | phase over | turn 3 | round 18 | last 18
c0 culture 7 | c1 culture 7 | c2 culture 7 | c3 culture 7
exp places 1 1 1 1 | ending finished

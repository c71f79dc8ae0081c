# The first and the last card of every range of actions: each does what it says, and no neighbour's.

8.2 building the first farm and the last unit (15.1)
with card=agriculture ca=3 ma=2
with card=air-forces ca=4 ma=1
age iii
c0 resources 40, food 20, science 40, unused 2, leader frederick-barbarossa, techs air-forces
c0 workers warriors 1
exp c0 workers {card} 0
do 0 build {card}
exp c0 workers {card}, ca {ca}, ma {ma}

8.2b Barbarossa: the first and the last unit (15.1)
with unit=warriors before=1 after=2
with unit=air-forces before=0 after=1
age iii
c0 resources 40, food 20, science 40, unused 2, leader frederick-barbarossa, techs air-forces
c0 workers warriors 1
exp c0 workers {unit} {before}
do 0 barbarossa {unit}
exp c0 workers {unit} {after}, ca 4, ma 1

8.2d upgrading: one worker moves, and no other
with card=agriculture new=irrigation
with card=agriculture new=mechanized-agriculture
with card=cannon new=rockets
age iii
c0 resources 40, food 20, science 40, unused 2, leader johann-sebastian-bach
c0 workers {card} 1 bronze 2, techs {new}
do 0 upgrade {card} {new}
exp c0 workers {card} 0 {new} bronze 2, unused 2

8.2e Bach: one worker moves, and no other
with card=philosophy new=drama
with card=professional-sports new=movies
age iii
c0 resources 40, food 20, science 40, unused 2, leader johann-sebastian-bach
c0 workers {card} 1 bronze 2, techs {new}
do 0 bach {card} {new}
exp c0 workers {card} 0 {new} bronze 2, unused 2

8.2f destroying is civil, and the log knows it
with card=agriculture
with card=professional-sports
age iii
c0 workers {card} 1 bronze 1
do 0 destroy {card}
exp c0 unused 2, ca 3, ma 2 | told destroyed 0 | untold disbanded

8.2g disbanding is military, and the log knows it (15.1)
with card=warriors
with card=air-forces
age iii
c0 workers {card} 1 bronze 1
do 0 disband {card}
exp c0 unused 2, ca 4, ma 1 | untold destroyed | told disbanded 0

8.2h the first and the last leader come into play
with card=alexander-the-great
with card=winston-churchill
age iii
c0 hand {card}
do 0 lead {card}
exp c0 leader {card}, hand 0, ca 3

9.1 developing the first and the last technologies of a kind
with card=irrigation
with card=oil
with card=air-forces
with card=monarchy
with card=engineering
age iii
c0 hand {card}, science 40
do 0 develop {card}
exp c0 techs {card}, hand 0

9.3 a revolution to the first and the last government
with card=monarchy
with card=democracy
age iii
c0 hand {card}, science 40
do 0 revolt {card}
exp c0 government {card}, ca 0

11.2 the first action card
c0 hand rich-land-a, resources 1
do 0 play rich-land-a
do 0 build bronze
exp c0 resources 0, unused 0

11.4 the last action card
age iii
c0 hand endowment-for-the-arts | c1 culture 1
do 0 play endowment-for-the-arts
exp c0 culture 6

15.3 adopting a tactic
with card=fighting-band
with card=modern-army
age iii
c0 military {card}
do 0 adopt {card}
exp c0 tactic {card}, exclusive 1, ma 1

15.3b copying a tactic
with card=fighting-band
with card=modern-army
age iii
common {card}
do 0 copy {card}
exp c0 tactic {card}, exclusive 0, ma 0

5.1 preparing an event
with card=developed-territory-i
with card=impact-of-wonders
age iii | phase politics
events rats crusades
c0 military {card}
do 0 prepare {card}
do draw rats
exp future {card}

5.2 the first aggression, on the first seat
seats 4
age iii | phase politics | turn 1
c0 culture 9
c1 workers warriors 5, government communism
c1 military enslave war-over-territory open-borders-agreement
c2 culture 9
c3 culture 9
do 1 attack enslave 0
exp c0 unused 0 | discard enslave

5.3 the first war, on the first seat
seats 4
age iii | phase politics | turn 1
c0 culture 9
c1 workers warriors 5, government communism
c1 military enslave war-over-territory open-borders-agreement
c2 culture 9
c3 culture 9
do 1 declare war-over-territory 0
exp c1 war war-over-territory 0

5.4 the first pact, with the first seat
seats 4
age iii | phase politics | turn 1
c0 culture 9
c1 workers warriors 5, government communism
c1 military enslave war-over-territory open-borders-agreement
c2 culture 9
c3 culture 9
do 1 offer open-borders-agreement 0 a
exp actors 0
do 0 accept
exp pact open-borders-agreement 1 0 a

5.5 the first pact cancelled
seats 4
age iii | phase politics | turn 1
pact open-borders-agreement 0 1
c0 culture 9 | c1 workers warriors 5, government communism | c2 culture 9 | c3 culture 9
do 1 cancel open-borders-agreement
exp gone open-borders-agreement

5.2b the last aggression, on the last seat
seats 4
age iii | phase politics
c0 workers warriors 5, government communism
c0 military armed-intervention war-over-culture peace-treaty
c1 culture 9
c2 culture 9
c3 culture 9
do 0 attack armed-intervention 3
exp c3 culture 2 | discard armed-intervention

5.3b the last war, on the last seat
seats 4
age iii | phase politics
c0 workers warriors 5, government communism
c0 military armed-intervention war-over-culture peace-treaty
c1 culture 9
c2 culture 9
c3 culture 9
do 0 declare war-over-culture 3
exp c0 war war-over-culture 3

5.4b the last pact, with the last seat
seats 4
age iii | phase politics
c0 workers warriors 5, government communism
c0 military armed-intervention war-over-culture peace-treaty
c1 culture 9
c2 culture 9
c3 culture 9
do 0 offer peace-treaty 3 a
exp actors 3
do 3 accept
exp pact peace-treaty 0 3 a

5.5b the last pact cancelled
seats 4
age iii | phase politics
pact peace-treaty 3 0
c0 workers warriors 5, government communism | c1 culture 9 | c2 culture 9 | c3 culture 9
do 0 cancel peace-treaty
exp gone peace-treaty

5.6 Columbus settles the first and the last territory
with card=developed-territory-i blue=17
with card=wealthy-territory-ii blue=11
age ii | phase politics
c0 leader christopher-columbus, military {card}
do 0 columbus {card}
exp c0 blue {blue}, leader -

5.2.4 a card used in a defence
with card=fighting-band
with card=impact-of-wonders
age iii | phase politics
c0 workers warriors 3, military spy | c1 military {card} rats, science 9
do 0 attack spy 1
do 1 use {card}
do 1 done
exp c1 military rats, science 4 | discard {card}

7.3 a card given up for a force by Cook
with card=fighting-band
with card=impact-of-wonders
age iii | phase politics
events historic-territory-ii
c0 workers warriors 1 air-forces 1, leader james-cook
c0 military {card} rats historic-territory-i
c1 workers -
do 0 prepare historic-territory-i
do draw historic-territory-ii
do 0 bid 2
do 0 use {card}
do 0 send warriors
do 0 done
exp c0 military rats, workers air-forces | discard {card}

7.3b a unit sent stays away, the other one stays
with card=fighting-band
with card=impact-of-wonders
age iii | phase politics
events historic-territory-ii
c0 workers warriors 1 air-forces 1, leader james-cook
c0 military {card} rats historic-territory-i
c1 workers -
do 0 prepare historic-territory-i
do draw historic-territory-ii
do 0 bid 2
do 0 send air-forces
do 0 done
exp c0 workers warriors air-forces 0

13.2 a card discarded at the end of a turn
with card=fighting-band
with card=impact-of-wonders
age iii
c0 military {card} rats crusades, ma 0
do 0 done
do 0 discard {card}
exp c0 military 2 | discard {card}

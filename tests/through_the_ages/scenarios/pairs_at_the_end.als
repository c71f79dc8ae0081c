# Two or three cards at once, at the end of a turn and of the game: rules 12 … 17, 20.

15 strength: the Great Wall counts infantry and artillery, Alexander every unit, Napoleon types (15.1)
with leader=- strength=15   # 2 * 1 + 2 + 3 + 5, the Great Wall 3
with leader=alexander-the-great strength=20   # 5 more
with leader=napoleon-bonaparte strength=23   # 8 more
age iii
c0 workers warriors 2 knights 1 cannon 1 air-forces 1, wonders great-wall, leader {leader}
exp c0 strength {strength}

15.7 Genghis Khan and a tactic of both: as many infantry as helps ride; two of Phalanx need six units
with workers="warriors 4" strength=7
with workers="warriors 6" strength=12
with workers="warriors 4 knights 2" strength=14
with workers="warriors 5 knights 1" strength=13
c0 leader genghis-khan, workers {workers}, tactic phalanx
exp c0 strength {strength}

15.5 a unit one level below is not too old; one of two levels is enough to spoil an army
with workers="riflemen 1 tanks 3" strength=29   # 18 + 11
with workers="swordsmen 1 tanks 3" strength=23   # 17 + 6
with workers="riflemen 1 tanks 2 cavalrymen 1" strength=27   # 16 + 11
with workers="riflemen 1 tanks 2 knights 1" strength=21   # 15 + 6
with workers="swordsmen 1 riflemen 1 tanks 3 knights 3" strength=43   # 26 + 11 + 6
age iii
c0 workers {workers}, tactic shock-troops
exp c0 strength {strength}

15.6 Air Forces take the best armies first: a full one, then an outdated one; a third finds none
with planes=1 strength=59   # 26 + 5, armies 11 + 6, Air Forces 11
with planes=2 strength=70   # 26 + 10, armies 11 + 6, Air Forces 11 + 6
with planes=3 strength=75   # 26 + 15, armies 11 + 6, Air Forces 11 + 6
age iii
c0 workers swordsmen 1 riflemen 1 tanks 3 knights 3 air-forces {planes}, tactic shock-troops
exp c0 strength {strength}

15.8 bonuses of special technologies and arenas: everything adds up (15.1)
age iii
c0 workers warriors 1 professional-sports 2, techs military-theory satellites
c0 government fundamentalism, wonders transcontinental-railroad colossus
c0 colonies strategic-territory-ii
exp c0 strength 30, ma-total 8, colonize 5   # strength: 1 + 6 + 5 + 3 + 5 + 4 + 2 + 4

15.3 Patriotism's action pays for a tactic: a copy is paid by both (11.5)
common legion
c0 hand patriotism-a, ma 1
do 0 play patriotism-a
do 0 copy legion
exp c0 ma 0, extra-ma 0, tactic legion

15.3b Patriotism's action pays for a tactic first (11.5)
c0 hand patriotism-a, military phalanx
do 0 play patriotism-a
do 0 adopt phalanx
exp c0 ma 2, extra-ma 0, exclusive 1

15.3c the old tactic stays common: who leaves a common tactic may come back later for two actions
c0 tactic legion, military phalanx, workers warriors 3, ma 2
do 0 adopt phalanx
exp c0 strength 3 | common legion
exp refused tactic-changed 0 copy legion

13.3 Gates, railroad and a pact: mines, labs of level I and more, the best mine again, a resource (13.3 e)
seats 3
age iii
pact international-trade-agreement 0 1
c0 leader bill-gates, wonders transcontinental-railroad
c0 workers bronze 1 iron 1 scientific-method 1 philosophy 1
do 0 done
go
exp c0 resources 8, stock scientific-method   # 1 + 2 + 2 + 2 + 1
exp c0 science 4   # 3 + 1

13.3b the railroad and an empty best mine: the best mine with a worker (13.3 e)
age iii
c0 wonders transcontinental-railroad, techs coal, workers bronze 1 agriculture 2
do 0 done
go
exp c0 resources 2, stock bronze 2

13.3c culture and science before hunger: culture of this turn can be eaten up by hunger (13.3 a, d)
age ii
c0 culture 1, workers religion 2 drama 1 philosophy 1, yellow 13
do 0 done
go
exp c0 culture 1, science 1   # culture: 1 + 4 - 4

13.3d corruption before production: missing resources are paid with food (13.3 b, 13.1)
c0 blue 10, stock bronze 1 agriculture 3, workers agriculture 2 bronze 2
do 0 done
go
exp c0 resources 2, food 4   # food: 2 + 2

13.3e corruption reads the bank as it is when the actions are over (13.3 b, 13.1)
c0 blue 10, resources 2, unused 2, workers agriculture 2 bronze 2
do 0 build bronze
do 0 done
go
exp c0 resources 3   # two tokens came back

13.3f tokens run out: food takes its tokens first, the best farm and the best mine first (13.3 c, e)
c0 blue 3, workers agriculture 1 irrigation 1 bronze 1 iron 1
do 0 done
go
exp c0 food 3, resources 2, blue 0

13.3g tokens on a wonder are not in the bank: eleven there and no corruption, ten and 2 (13.1)
with blue=11 resources=4
with blue=10 resources=2
c0 unfinished taj-mahal 2, blue {blue}, stock bronze 2
do 0 done
go
exp c0 resources {resources}

12.3 an uprising gives no points and no goods, but Churchill scores (13.1, D6, D7)
with leader=winston-churchill culture=3
with leader=moses culture=0
age iii
c0 yellow 12, unused 1, culture 0, leader {leader}
do 0 done
go
exp c0 culture {culture}, science 0, food 0, resources 0

12.2 faces that stop an uprising: Homer, Chaplin, Hanging Gardens; Communism and the Kremlin take one
with more="leader -" discontent=2
with more="leader homer" discontent=1
with more="leader charlie-chaplin" discontent=0
with more="leader charlie-chaplin, government communism" discontent=1
with more="leader charlie-chaplin, government communism, wonders kremlin" discontent=2
with more="government communism, wonders kremlin" discontent=2
with more="wonders hanging-gardens kremlin" discontent=1
age iii
c0 yellow 12, {more}
exp c0 discontent {discontent}

13.4 draws count Patriotism: an unused extra action draws a card, three at most in all (11.5)
with ma=0 military=1
with ma=1 military=2
with ma=2 military=3
c0 hand patriotism-a, ma {ma}
do 0 play patriotism-a
do 0 done
go
exp c0 military {military}, extra-ma 0, ma 2

13.4b Hammurabi draws less: the converted military action is spent
c0 leader hammurabi
do 0 convert
do 0 done
go
exp c0 military 1, extra-ca 0

16.2 discards before draws: three of a hand of five go with Despotism and a ravaged Library (13.2)
with library=-
with library=library-of-alexandria
c0 military legion phalanx rats foray crusades, ma 0, wonders {library}, ravaged {library}
do 0 done
exp actors 0
do 0 discard legion
exp actors 0
do 0 discard phalanx
exp actors 0
do 0 discard rats
exp c0 military 2

16.2b discards before draws: the Library and Joan keep one more (13.2)
with more="wonders library-of-alexandria"
with more="leader joan-of-arc"
c0 military legion phalanx rats foray crusades, ma 0, {more}
do 0 done
exp actors 0
do 0 discard legion
exp actors 0
do 0 discard phalanx
exp c0 military 3

13.5 a new total next turn: available actions are the totals
age ii
c0 government republic, techs code-of-laws strategy, ca 0, ma 0
do 0 done
go
exp c0 ca 8, ma 4

14.6 Crime Wave takes a blue token from the bank first
age ii | phase politics
events crime-wave
c0 workers warriors 2, military historic-territory-i
c1 blue 1, stock bronze 1, culture 9
do 0 prepare historic-territory-i
do draw crime-wave
exp c1 blue 0, resources 1, culture 6

14.6b Crime Wave takes a blue token from a card of choice if the bank is empty
age ii | phase politics
events crime-wave
c0 workers warriors 2, military historic-territory-i
c1 blue 0, stock bronze 1 alchemy 1, workers warriors 1 alchemy 1
do 0 prepare historic-territory-i
do draw crime-wave
do 1 pick alchemy
exp c1 resources 1

17.1 events of both decks for everybody: and the Age III event prepared last
age iv | phase over | turn 1 | round 19 | last 19
future impact-of-colonies impact-of-wonders
c0 culture 1
c1 culture 10, colonies vast-territory-i wealthy-territory-i, wonders pyramids kremlin
exp c0 culture 1 | c1 culture 24   # culture: 10 + 6 + 5 + 3

17.2 Gates after the events: levels of labs with workers on them, once
age iv | phase over | turn 1 | round 19 | last 19
future impact-of-technology
c1 leader bill-gates, workers computers 2 scientific-method 1 philosophy 1
exp c1 culture 12   # 4 + 8

17.2b Gates gone before the end: he has scored when he left, and does not again (10.8)
age iv | turn 1 | round 19 | last 19
c1 leader bill-gates, hand sid-meier, workers alchemy 1 bronze 2, unused 3
do 1 lead sid-meier
exp c1 culture 1
do 1 done
exp c1 culture 2   # 1, Meier's lab in production 1; nothing for Gates

20 impacts with more than one card, figure by figure, for the starting player at the end of the game
with what=agriculture civ="workers agriculture 2 irrigation 2, yellow 1" culture=10   # 6 + 4
with what=agriculture civ="workers agriculture 2 irrigation 1, yellow 1" culture=4
with what=agriculture civ="workers agriculture 1, yellow 18" culture=5   # 1 + 4
with what=agriculture civ="workers -, yellow 18" culture=0
with what=architecture civ="workers movies 2 theology 1 religion 2 oil 3" culture=7
with what=competition civ="workers warriors 4 tanks 2 team-sports 1 opera 2" culture=8
with what=government civ="government republic, wonders kremlin" culture=19   # 16 + 3
with what=government civ="leader napoleon-bonaparte" culture=12   # 8 + 4
with what=happiness civ="yellow 12, wonders hanging-gardens" culture=4
with what=happiness civ="yellow 8, wonders hanging-gardens, culture 9" culture=9   # 9 + 0
with what=happiness civ="yellow 6, wonders hanging-gardens, culture 9" culture=7   # 9 - 2
with what=happiness civ="yellow 8, culture 3" culture=0   # 3 - 3
with what=population civ="workers bronze 9, unused 4, yellow 14" culture=4
with what=progress civ="government democracy, techs warfare architecture" culture=12
with what=technology civ="government communism, techs satellites movies" culture=12
with what=wonders civ="wonders pyramids great-wall kremlin hollywood" culture=14   # 5 + 4 + 3 + 2
with what=colonies civ="colonies vast-territory-i" culture=3
age iv | phase over | turn 1 | round 19 | last 19
future impact-of-{what}
c0 {civ}
exp c0 culture {culture}

20b Impact of Industry: mines, and the railroad's best mine once more
age iv | phase over | turn 1 | round 19 | last 19
future impact-of-industry
c0 workers bronze 2 oil 1 computers 2, wonders transcontinental-railroad
exp c0 culture 12   # 2 + 5 + 5

20c Impact of Variety: kinds of urban buildings, of units, of special technologies
age iv | phase over | turn 1 | round 19 | last 19
future impact-of-variety
c0 workers warriors 1 knights 1 drama 2 movies 1 religion 1, techs warfare
exp c0 culture 10   # 2 * (2 + 2 + 1)

20d balance of four figures: the least of science, culture, food and resources; Gates and pacts count
age iv | phase over | turn 1 | round 19 | last 19
future impact-of-balance
c0 leader bill-gates, workers alchemy 2 religion 2 drama 1 irrigation 2 bronze 1
c0 government monarchy
exp c0 culture 8   # 2 * 3, lab levels at the very end 2

20e ties at the end go to the starting player, then clockwise (17.1, 6.2)
seats 4
age iv | phase over | turn 3 | round 19 | last 19
future impact-of-strength
exp c0 culture 15 | c1 culture 10 | c2 culture 5 | c3 culture 0

20f ties at the end go to another starting player, then clockwise (17.1, 6.2)
seats 4
option first 2
age iv | phase over | turn 1 | round 19 | last 19
future impact-of-strength
exp c0 culture 5 | c1 culture 0 | c2 culture 15 | c3 culture 10

17.3 shared victory after everything
age iv | phase over | turn 1 | round 19 | last 19
future impact-of-colonies
c0 culture 3 | c1 colonies vast-territory-i
exp places 1 1 | ending finished | actors -

3.3 first turns: taking only
age a | phase start | round 1
row homer iron colossus
c0 ca 1, ma 0, food 9, resources 9, hand moses stockpile monarchy, science 9
exp refused only-taking 0 population
exp refused only-taking 0 build bronze
exp refused only-taking 0 destroy bronze
exp refused only-taking 0 disband warriors
exp refused only-taking 0 lead moses
exp refused only-taking 0 play stockpile
exp refused only-taking 0 develop monarchy
exp refused only-taking 0 revolt monarchy

3.3b first turns: a wonder may be taken; then production as usual, and no card is drawn
option turn-end itself
age a | phase start | round 1
row moses iron colossus
c0 ca 1, ma 0
do 0 take 3
exp c0 science 1, food 2, resources 2, culture 0, ca 4, ma 2, military 0, blue 12 | turn 1

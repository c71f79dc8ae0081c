# The end of turns and of the game: rows T102–T110 of the rule sheet.

T102 unused actions draw three at most: the hand may exceed the limit until the end of the next turn
age iii
c0 government communism, military legion legion phalanx phalanx
exp c0 ma 5
do 0 done
go
exp c0 military 7

13.2 the military hand limit: two over the limit of two (16.2)
c0 military legion legion phalanx foray
do 0 done
exp refused not-in-hand 0 discard crusades
do 0 discard legion
do 0 discard phalanx
go
exp discard legion

13.2b the military hand limit: the Library of Alexandria keeps one more (16.2)
c0 military legion legion phalanx, wonders library-of-alexandria
do 0 done
go
exp turn 1

T104 Genghis Khan scores in an uprising (D6)
c0 leader genghis-khan, yellow 12, unused 0
do 0 done
go
exp c0 culture 3

T104b Genghis Khan scores nothing in an uprising where the option says so (D6)
option genghis-uprising nothing
c0 leader genghis-khan, yellow 12, unused 0
do 0 done
go
exp c0 culture 0

T105 a tie is a shared victory
seats 3
age iv | phase over | turn 2 | round 18 | last 18
c0 culture 30 | c1 culture 30 | c2 culture 20
exp places 1 1 3 | ending finished

T89 only Age III events score at the end, those of both decks
age iv | phase over | turn 1 | round 18 | last 18
events foray cold-war impact-of-colonies
future crusades impact-of-technology
c0 colonies vast-territory-i
exp c0 culture 3 | c1 culture 0 | ending finished

17.2 Gates scores at the end
age iv | phase over | turn 1 | round 18 | last 18
c0 leader bill-gates, workers computers 2
exp c0 culture 6

T107 Impact of Population: 15 workers, 2 discontent
age iv | phase over | turn 1 | round 18 | last 18
events impact-of-population
c0 workers bronze 14, unused 1, yellow 12 | c1 workers -, unused 1
exp c0 culture 6

T108 Impact of Happiness
age iv | phase over | turn 1 | round 18 | last 18
events impact-of-happiness
c0 workers professional-sports 2 | c1 workers -, unused 1
exp c0 culture 16

T108b Impact of Happiness: discontent workers take what the faces give
age iv | phase over | turn 1 | round 18 | last 18
events impact-of-happiness
c0 workers religion 1, yellow 12, culture 5 | c1 workers -, unused 1
exp c0 culture 5

T109 First Space Flight counts the government
age iii
c0 unfinished first-space-flight 3, government democracy, techs iron coal, resources 9
do 0 stage 1
exp c0 culture 6   # 1 + 2 + 3

T110 Fast Food Chains: 2 farms, 3 mines, 4 urban, 2 units
age iii
c0 unfinished fast-food-chains 3, workers agriculture 2 bronze 3 philosophy 2 religion 2 warriors 2
c0 resources 4
do 0 stage 1
exp c0 culture 16

10.7 the Internet: culture, science, strength of urban buildings
age iii
c0 unfinished internet 4, workers computers 1 multimedia 1 bread-and-circuses 1, resources 2
do 0 stage 1
exp c0 culture 12   # 5 + 6 + 1

10.7b the Internet with Meier: his labs give culture for science
age iii
c0 unfinished internet 4, workers computers 1 multimedia 1 bread-and-circuses 1, resources 2
c0 leader sid-meier
do 0 stage 1
exp c0 culture 14   # 5 + 6 + 1 + 3 - 1

20 impacts, one by one
with what=agriculture civ="workers irrigation 3, yellow 12" culture=10   # 6 + 4
with what=agriculture civ="workers agriculture 2, yellow 12" culture=2
with what=architecture civ="workers alchemy 2 movies 1" culture=5
with what=balance civ="workers agriculture 3 bronze 4 alchemy 2 drama 2" culture=6   # 2 * 3
with what=colonies civ="colonies vast-territory-i vast-territory-ii" culture=6
with what=competition civ="workers swordsmen 2 tanks 1 team-sports 1" culture=7   # 2 + 3 + 2
with what=government civ="government republic" culture=16   # 14 + 2
with what=industry civ="workers coal 1 bronze 1, wonders transcontinental-railroad" culture=7   # 3 + 1 + 3
with what=progress civ="government republic, techs masonry strategy" culture=10   # 2 * (2 + 1 + 2)
with what=science civ="workers philosophy 1" culture=10
with what=strength civ="workers warriors 1" culture=10
with what=technology civ="techs oil movies satellites" culture=12
with what=variety civ="workers warriors 1 religion 1 philosophy 1, techs masonry" culture=8
with what=wonders civ="wonders pyramids great-wall kremlin internet" culture=14
age iv | phase over | turn 1 | round 18 | last 18
events impact-of-{what}
c0 {civ} | c1 workers -, unused 1
exp c0 culture {culture}

18 ranks of three players: 14 / 7 / 0; ties for the starting player
seats 3
age iv | phase over | turn 2 | round 18 | last 18
events impact-of-strength
c2 workers warriors 3
exp c0 culture 7 | c1 culture 0 | c2 culture 14

18b ranks of four players: 15 / 10 / 5 / 0; ties for the starting player
seats 4
age iv | phase over | turn 3 | round 18 | last 18
events impact-of-strength
c1 workers warriors 2
exp c0 culture 10 | c1 culture 15 | c2 culture 5 | c3 culture 0

D9 food of pacts counts in Impact of Agriculture, or as the option says
with what=counts culture=7   # 3 + 4
with what=farms culture=6   # 2 + 4
seats 3
option trade-food-impact {what}
age iv | phase over | turn 2 | round 18 | last 18
events impact-of-agriculture
pact international-trade-agreement 1 0
c0 workers agriculture 2
exp c0 culture {culture}

22.7 everybody has the same number of turns: the last round is played to its end
age iv | round 17 | last 18
exp ending -
do 0 done
exp ending -
do 1 done
exp ending -
do 0 done
exp ending -
do 1 done
exp ending finished

22.7b the last turn of the last round ends the game
age iv | turn 1 | round 18 | last 18
do 1 done
exp ending finished

D17 leaders score before discards: Genghis Khan's culture is there while surplus cards are chosen
c0 leader genghis-khan, military legion phalanx foray
do 0 done
exp c0 culture 3
exp legal 0 discard foray

13.4 an empty military deck: open and face-down discards of this age become the deck (A-11)
option resignation off
turn 1 | military-deck 0
c0 ma 1 | c1 ma 0, military legion phalanx legion
do 1 done
do 1 discard legion
go
exp c0 military 0 | discard legion
do 0 done
exp told reshuffled
do draw legion
exp c0 military legion | discard -

13.4b neither deck nor discards: nothing is drawn; discards of other ages stay where they are
option resignation off
turn 1 | military-deck 0
c0 ma 2 | c1 ma 0, military legion phalanx spy
do 1 done
do 1 discard spy
go
do 0 done
exp c0 military 0 | discard spy | untold reshuffled

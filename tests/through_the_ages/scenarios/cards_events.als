# Every event at work: whom it concerns among four, and by how much. Whoever prepares an event of
# Age I to turn up another has a point of culture for it.

A-2 developments that give goods and science to everybody
with event=development-of-agriculture food=2 resources=0 science=0
with event=development-of-crafts food=0 resources=2 science=0
with event=development-of-science food=0 resources=0 science=2
with event=development-of-trade-routes food=1 resources=1 science=1
seats 3
phase politics
events {event}
c0 workers warriors 2 bronze 1 religion 1, military historic-territory-i
c1 workers warriors 1 bronze 1 religion 1
c2 workers warriors 3 bronze 1 religion 1
do 0 prepare historic-territory-i
do draw {event}
exp c0 food {food}, resources {resources}, science {science}
exp c1 food {food}, resources {resources}, science {science}
exp c2 food {food}, resources {resources}, science {science}

development-of-markets everybody takes 2 food or 2 resources
seats 3
phase politics
events development-of-markets
c0 workers warriors 2 bronze 1 religion 1, military historic-territory-i
c1 workers warriors 1 bronze 1 religion 1
c2 workers warriors 3 bronze 1 religion 1
do 0 prepare historic-territory-i
do draw development-of-markets
exp offers 0 split 0, split 2
do 0 split 2
do 1 split 0
do 2 split 2
exp c0 food 2, resources 0 | c1 food 0, resources 2 | c2 food 2, resources 0

development-of-politics everybody draws 3 military cards
seats 3
phase politics
events development-of-politics
c0 workers warriors 2 bronze 1 religion 1, military historic-territory-i
c1 workers warriors 1 bronze 1 religion 1
c2 workers warriors 3 bronze 1 religion 1
do 0 prepare historic-territory-i
do draw development-of-politics
go
exp c0 military 3 | c1 military 3 | c2 military 3

development-of-religion everybody may build a temple for nothing
seats 3
phase politics
events development-of-religion
c0 workers warriors 2 bronze 1 religion 1, military historic-territory-i
c1 workers warriors 1 bronze 1 religion 1
c2 workers warriors 3 bronze 1 religion 1
do 0 prepare historic-territory-i
do draw development-of-religion
exp actors 0 | offers 0 build religion, pass
do 0 build religion
exp actors 1 | offers 1 build religion, pass
do 1 build religion
exp actors 2 | offers 2 build religion, pass
do 2 build religion
exp c0 workers religion 2, unused 0 | c1 workers religion 2, unused 0
exp c2 workers religion 2, unused 0

development-of-warfare everybody may build a unit of warriors for nothing
seats 3
phase politics
events development-of-warfare
c0 workers warriors 2 bronze 1 religion 1, military historic-territory-i
c1 workers warriors 1 bronze 1 religion 1
c2 workers warriors 3 bronze 1 religion 1
do 0 prepare historic-territory-i
do draw development-of-warfare
exp actors 0 | offers 0 build warriors, pass
do 0 build warriors
exp actors 1 | offers 1 build warriors, pass
do 1 build warriors
exp actors 2 | offers 2 build warriors, pass
do 2 build warriors
exp c0 workers warriors 3, unused 0 | c1 workers warriors 2, unused 0
exp c2 workers warriors 4, unused 0

development-of-settlement everybody gains a worker from the bank
seats 3
phase politics
events development-of-settlement
c0 workers warriors 2 bronze 1 religion 1, military historic-territory-i
c1 workers warriors 1 bronze 1 religion 1
c2 workers warriors 3 bronze 1 religion 1
do 0 prepare historic-territory-i
do draw development-of-settlement
exp c0 unused 2, yellow 17 | c1 unused 2, yellow 17 | c2 unused 2, yellow 17

6.8 Development of Civilization: 1 less of each; the three do one thing each
seats 3
phase politics
events development-of-civilization
c0 food 1, hand iron, science 4, resources 1, workers philosophy 1, military historic-territory-i
c1 food 1, hand iron, science 4, resources 1, workers philosophy 1
c2 food 1, science 4, resources 1, workers philosophy 1
do 0 prepare historic-territory-i
do draw development-of-civilization
do 0 population
do 1 develop iron
do 2 build bronze
exp c0 food 0, unused 2 | c1 science 0, techs iron | c2 resources 0, workers bronze

6.8b Development of Civilization: what is left of the price must be paid
phase politics
events development-of-civilization
c0 science 3, hand iron, military historic-territory-i | c1 unused 0
do 0 prepare historic-territory-i
do draw development-of-civilization
exp refused no-science 0 develop iron
exp refused no-food 0 population
exp refused no-resources 0 build bronze

barbarians the richest loses 1 population, if it is one of the two weakest
with second=3 richest=2 fourth=1 left=2
with second=1 richest=2 fourth=3 left=2
with second=2 richest=3 fourth=1 left=3
seats 4
age ii | phase politics
events barbarians
c0 workers warriors 4 bronze 1 religion 1, unused 3, military historic-territory-i
c1 workers warriors {second} bronze 1 religion 1, unused 3
c2 workers warriors {richest} bronze 1 religion 1, unused 3, culture 9
c3 workers warriors {fourth} bronze 1 religion 1, unused 3
do 0 prepare historic-territory-i
do draw barbarians
exp c0 unused 3 | c1 unused 3 | c2 unused {left} | c3 unused 3

border-conflict the weakest loses a farm, a mine or an urban building; the strongest gains 3 resources (rules 6)
seats 4
age ii | phase politics
events border-conflict
c0 workers warriors 2 bronze 1 religion 1, military historic-territory-i
c1 workers warriors 4 bronze 1 religion 1
c2 workers warriors 1 bronze 1 religion 1
c3 workers warriors 3 bronze 1 religion 1
do 0 prepare historic-territory-i
do draw border-conflict
exp actors 2
exp offers 2 pick bronze, pick religion
do 2 pick religion
exp c0 resources 0, unused 1 | c1 resources 3, unused 1 | c2 resources 0, unused 2
exp c3 resources 0, unused 1

crusades 4 culture for the strongest, from the weakest
seats 4
age ii | phase politics
events crusades
c0 workers warriors 2 bronze 1 religion 1, culture 9, military historic-territory-i
c1 workers warriors 4 bronze 1 religion 1, culture 9
c2 workers warriors 1 bronze 1 religion 1, culture 9
c3 workers warriors 3 bronze 1 religion 1, culture 9
do 0 prepare historic-territory-i
do draw crusades
exp c0 culture 10 | c1 culture 13 | c2 culture 5 | c3 culture 9

cultural-influence culture equal to the culture rating, for everybody
seats 3
age ii | phase politics
events cultural-influence
c0 workers religion 1 philosophy 2, military historic-territory-i
c1 workers religion 2 philosophy 3
c2 workers religion 3 philosophy 4
do 0 prepare historic-territory-i
do draw cultural-influence
exp c0 culture 2 | c1 culture 2 | c2 culture 3

scientific-breakthrough science equal to the science rating, for everybody
seats 3
age ii | phase politics
events scientific-breakthrough
c0 workers religion 1 philosophy 2, military historic-territory-i
c1 workers religion 2 philosophy 3
c2 workers religion 3 philosophy 4
do 0 prepare historic-territory-i
do draw scientific-breakthrough
exp c0 science 2, culture 1 | c1 science 3, culture 0 | c2 science 4, culture 0

popularization-of-science culture equal to the science rating, for everybody
seats 3
age ii | phase politics
events popularization-of-science
c0 workers religion 1 philosophy 2, military historic-territory-i
c1 workers religion 2 philosophy 3
c2 workers religion 3 philosophy 4
do 0 prepare historic-territory-i
do draw popularization-of-science
exp c0 culture 3, science 0 | c1 culture 3, science 0 | c2 culture 4, science 0

foray 3 each for the two strongest
seats 4
age ii | phase politics
events foray
c0 workers warriors 2 bronze 1 religion 1, military historic-territory-i
c1 workers warriors 4 bronze 1 religion 1
c2 workers warriors 1 bronze 1 religion 1
c3 workers warriors 3 bronze 1 religion 1
do 0 prepare historic-territory-i
do draw foray
do 1 split 1
do 3 split 3
exp c0 food 0, resources 0 | c1 food 1, resources 2 | c2 food 0, resources 0
exp c3 food 3, resources 0

foray-2 3 for the strongest alone with two players
age ii | phase politics
events foray
c0 workers warriors 1 bronze 1 religion 1, military historic-territory-i
c1 workers warriors 2 bronze 1 religion 1
do 0 prepare historic-territory-i
do draw foray
do 1 split 0
exp c0 resources 0 | c1 resources 3

raiders 2 each from the two weakest
seats 4
age ii | phase politics
events raiders
c0 workers warriors 2 bronze 1 religion 1, food 2, resources 2, military historic-territory-i
c1 workers warriors 4 bronze 1 religion 1, food 2, resources 2
c2 workers warriors 1 bronze 1 religion 1, food 2, resources 2
c3 workers warriors 3 bronze 1 religion 1, food 2, resources 2
do 0 prepare historic-territory-i
do draw raiders
do 0 split 0
do 2 split 1
exp c0 food 2, resources 0 | c1 food 2, resources 2 | c2 food 1, resources 1
exp c3 food 2, resources 2

raiders-2 2 from the weakest alone with two players
age ii | phase politics
events raiders
c0 workers warriors 2 bronze 1 religion 1, food 2, resources 2, military historic-territory-i
c1 workers warriors 1 bronze 1 religion 1, food 2, resources 2
do 0 prepare historic-territory-i
do draw raiders
do 1 split 2
exp c0 food 2 | c1 food 0

good-harvest the farms produce, for everybody: no consumption, nothing else
seats 3
age ii | phase politics
events good-harvest
c0 workers agriculture 2 irrigation 1 bronze 3, yellow 8, blue 9, military historic-territory-i
c2 workers agriculture 2 irrigation 1 bronze 3, yellow 8, blue 9
do 0 prepare historic-territory-i
do draw good-harvest
exp c0 food 4, resources 0 | c1 food 2, resources 0 | c2 food 4, resources 0

new-deposits the mines produce, for everybody: no corruption, nothing else
seats 3
age ii | phase politics
events new-deposits
c0 workers agriculture 2 irrigation 1 bronze 3, yellow 8, blue 9, military historic-territory-i
c2 workers agriculture 2 irrigation 1 bronze 3, yellow 8, blue 9
do 0 prepare historic-territory-i
do draw new-deposits
exp c0 resources 3, food 0 | c1 resources 2, food 0 | c2 resources 3, food 0

6.4 Immigration: all of the happiest gain a worker, strength aside
seats 4
age ii | phase politics
events immigration
c0 workers religion 1 warriors 3, military historic-territory-i
c1 workers religion 2 warriors 2
c2 workers religion 0 warriors 4
c3 workers religion 2 warriors 2
do 0 prepare historic-territory-i
do draw immigration
exp c0 unused 1 | c1 unused 2 | c2 unused 1 | c3 unused 2

pestilence-and-reign-of-terror everybody loses 1 population by Pestilence, the weakest by Reign of Terror
with event=pestilence others=1
with event=reign-of-terror others=2
seats 4
age ii | phase politics
events {event}
c0 workers warriors 2 bronze 1 religion 1, unused 2, military historic-territory-i
c1 workers warriors 4 bronze 1 religion 1, unused 2
c2 workers warriors 1 bronze 1 religion 1, unused 2
c3 workers warriors 3 bronze 1 religion 1, unused 2
do 0 prepare historic-territory-i
do draw {event}
exp c0 unused {others} | c1 unused {others} | c2 unused 1 | c3 unused {others}

rats everybody loses all food
seats 3
age ii | phase politics
events rats
c0 workers warriors 2 bronze 1 religion 1, food 5, resources 2, military historic-territory-i
c1 workers warriors 4 bronze 1 religion 1, food 5, resources 2
c2 workers warriors 1 bronze 1 religion 1, food 5, resources 2
do 0 prepare historic-territory-i
do draw rats
exp c0 food 0, resources 2 | c1 food 0, resources 2 | c2 food 0, resources 2

6.9 Rebellion: 2 civil actions per discontent worker, as many as there are
seats 4
age ii | phase politics
events rebellion
c0 yellow 18, unused 9, military historic-territory-i
c1 yellow 16, unused 9
c2 yellow 12, unused 9
c3 yellow 10, unused 9
do 0 prepare historic-territory-i
do draw rebellion
exp c0 ca 4 | c1 ca 2 | c2 ca 0 | c3 ca 0

uncertain-borders a yellow token goes from the weakest to the strongest
seats 4
age ii | phase politics
events uncertain-borders
c0 workers warriors 2 bronze 1 religion 1, military historic-territory-i
c1 workers warriors 4 bronze 1 religion 1
c2 workers warriors 1 bronze 1 religion 1
c3 workers warriors 3 bronze 1 religion 1
do 0 prepare historic-territory-i
do draw uncertain-borders
exp c0 yellow 18 | c1 yellow 19 | c2 yellow 17 | c3 yellow 18

civil-unrest 4 culture per discontent worker; a blue token of those who have most
seats 4
age ii | phase politics
events civil-unrest
c0 yellow 18, culture 20, unused 9, military historic-territory-i
c1 yellow 12, culture 20, unused 9
c2 yellow 16, culture 20, unused 9
c3 yellow 12, culture 20, unused 9
do 0 prepare historic-territory-i
do draw civil-unrest
exp c0 culture 21, blue 16 | c1 culture 12, blue 15 | c2 culture 16, blue 16
exp c3 culture 12, blue 15

civil-unrest-2 no blue token where nobody is discontent
seats 3
age ii | phase politics
events civil-unrest
c0 workers warriors 1 bronze 1 religion 1, military historic-territory-i
c1 workers warriors 2 bronze 1 religion 1
c2 workers warriors 3 bronze 1 religion 1
do 0 prepare historic-territory-i
do draw civil-unrest
exp c0 blue 16 | c1 blue 16 | c2 blue 16

cold-war 6 science for the two strongest
seats 4
age ii | phase politics
events cold-war
c0 workers warriors 2 bronze 1 religion 1, military historic-territory-i
c1 workers warriors 4 bronze 1 religion 1
c2 workers warriors 1 bronze 1 religion 1
c3 workers warriors 3 bronze 1 religion 1
do 0 prepare historic-territory-i
do draw cold-war
exp c0 science 0 | c1 science 6 | c2 science 0 | c3 science 6

cold-war-2 6 science for the strongest alone with two players
age ii | phase politics
events cold-war
c0 workers warriors 1 bronze 1 religion 1, military historic-territory-i
c1 workers warriors 2 bronze 1 religion 1
do 0 prepare historic-territory-i
do draw cold-war
exp c0 science 0 | c1 science 6

crime-wave 3 culture and a blue token of the two weakest
seats 4
age ii | phase politics
events crime-wave
c0 workers warriors 2 bronze 1 religion 1, culture 9, military historic-territory-i
c1 workers warriors 4 bronze 1 religion 1, culture 9
c2 workers warriors 1 bronze 1 religion 1, culture 9
c3 workers warriors 3 bronze 1 religion 1, culture 9
do 0 prepare historic-territory-i
do draw crime-wave
exp c0 culture 7, blue 15 | c1 culture 9, blue 16 | c2 culture 6, blue 15 | c3 culture 9, blue 16

crime-wave-2 a blue token of the weakest alone with two players
age ii | phase politics
events crime-wave
c0 workers warriors 2 bronze 1 religion 1, culture 9, military historic-territory-i
c1 workers warriors 1 bronze 1 religion 1, culture 9
do 0 prepare historic-territory-i
do draw crime-wave
exp c0 blue 16 | c1 blue 15

6.12 Economic Progress: corruption, food, consumption, resources; no points, not even in an uprising
seats 3
age ii | phase politics
events economic-progress
c0 workers agriculture 2 bronze 3 drama 1, yellow 12, blue 10, resources 3, unused 0
c0 military historic-territory-i
c2 workers agriculture 2 bronze 3 drama 1, yellow 12, blue 10, resources 3, unused 0
do 0 prepare historic-territory-i
do draw economic-progress
exp c0 food 0, resources 4, culture 1 | c1 food 2, resources 2, culture 0
exp c2 food 0, resources 4, culture 0

emigration half the discontent workers leave, rounded up
seats 4
age ii | phase politics
events emigration
c0 yellow 18, unused 9, military historic-territory-i
c1 yellow 16, unused 9
c2 yellow 12, unused 9
c3 yellow 10, unused 9
do 0 prepare historic-territory-i
do draw emigration
exp c0 unused 9 | c1 unused 8 | c2 unused 8 | c3 unused 7   # 0, 1, 2, 3 discontent

6.14 Iconoclasm: leaders that are not of the current age leave
seats 3
age ii | phase politics
events iconoclasm
c0 leader joan-of-arc, military historic-territory-i
c1 leader isaac-newton
c2 leader homer
do 0 prepare historic-territory-i
do draw iconoclasm
exp c0 leader - | c1 leader isaac-newton | c2 leader -

independence-declaration the weakest alone loses one colony
seats 3
age ii | phase politics
events independence-declaration
c0 workers warriors 2 bronze 1 religion 1, colonies vast-territory-i, military historic-territory-i
c1 workers warriors 4 bronze 1 religion 1, colonies vast-territory-ii
c2 workers warriors 1 bronze 1 religion 1, colonies wealthy-territory-i
do 0 prepare historic-territory-i
do draw independence-declaration
exp c0 colonies vast-territory-i | c1 colonies vast-territory-ii | c2 colonies -

6.10 International Agreement: 5 civil actions' worth of cards for the strongest, not out of its own
seats 3
age ii | phase politics
row drama opera - - - coal journalism - - movies
events international-agreement
c0 workers warriors 2 bronze 1 religion 1, military historic-territory-i
c1 workers warriors 4 bronze 1 religion 1
c2 workers warriors 1 bronze 1 religion 1
do 0 prepare historic-territory-i
do draw international-agreement
exp actors 1
do 1 take 6
do 1 take 7
exp refused no-action 1 take 10
do 1 take 1
exp c1 ca 4, hand 3, skips-politics 1

national-pride 5 culture for the richest
seats 4
age ii | phase politics
events national-pride
c0 culture 5, military historic-territory-i | c1 culture 9 | c2 culture 2 | c3 culture 4
do 0 prepare historic-territory-i
do draw national-pride
exp c0 culture 6 | c1 culture 14 | c2 culture 2 | c3 culture 4

6.13 Politics of Strength: 5 drawn by the strongest, 3 discarded by the weakest
seats 4
age ii | phase politics
events politics-of-strength
c0 workers warriors 2 bronze 1 religion 1, military historic-territory-i
c1 workers warriors 4 bronze 1 religion 1
c2 workers warriors 1 bronze 1 religion 1, military legion legion phalanx phalanx
c3 workers warriors 3 bronze 1 religion 1
do 0 prepare historic-territory-i
do draw politics-of-strength
go
exp actors 2
do 2 discard legion
do 2 discard legion                      # a phalanx is all that is left to choose
exp c0 military 0 | c1 military 5 | c2 military 1 | c3 military 0

6.13b Politics of Strength in Age IV: 5 culture for the strongest, 3 from the weakest
seats 4
age iv | phase politics | last 9
events politics-of-strength
c0 workers warriors 2 bronze 1 religion 1, culture 9, military historic-territory-i
c1 workers warriors 4 bronze 1 religion 1, culture 9
c2 workers warriors 1 bronze 1 religion 1, culture 9
c3 workers warriors 3 bronze 1 religion 1, culture 9
do 0 prepare historic-territory-i
do draw politics-of-strength
exp c0 culture 10 | c1 culture 14 | c2 culture 6 | c3 culture 9

prosperity 1 food per happy face, 8 at most, for everybody
seats 4
age ii | phase politics
events prosperity
c0 workers religion 0 warriors 9, military historic-territory-i
c1 workers religion 1 warriors 8
c2 workers religion 2 warriors 7
c3 workers religion 9 warriors 0
do 0 prepare historic-territory-i
do draw prosperity
exp c0 food 0 | c1 food 1 | c2 food 2 | c3 food 8

6.11 Ravages of Time: one wonder of ages A and I of everybody; its effects end, 2 culture a turn instead
seats 3
age ii | phase politics
events ravages-of-time
c0 wonders hanging-gardens, military historic-territory-i
c1 wonders taj-mahal
c2 wonders kremlin
do 0 prepare historic-territory-i
do draw ravages-of-time
exp c0 ravaged hanging-gardens, culture-rating 2, happiness 0
exp c1 ravaged taj-mahal, culture-rating 2, blue 15 | c2 ravaged -, culture-rating 2

refugees 3 culture and 1 population go from the weakest to the strongest
seats 4
age ii | phase politics
events refugees
c0 workers warriors 2 bronze 1 religion 1, culture 9, unused 3, military historic-territory-i
c1 workers warriors 4 bronze 1 religion 1, culture 9, unused 3
c2 workers warriors 1 bronze 1 religion 1, culture 9, unused 3
c3 workers warriors 3 bronze 1 religion 1, culture 9, unused 3
do 0 prepare historic-territory-i
do draw refugees
exp c0 culture 10, unused 3 | c1 culture 12, unused 4 | c2 culture 6, unused 2
exp c3 culture 9, unused 3

terrorism the poorest destroys one urban building of every rival
seats 4
age ii | phase politics
events terrorism
c0 culture 5, workers philosophy 1 religion 1 bronze 1, military historic-territory-i
c1 culture 1, workers philosophy 1 religion 1 bronze 1
c2 culture 7, workers philosophy 1 religion 1 bronze 1
c3 culture 9, workers philosophy 1 religion 1 bronze 1
do 0 prepare historic-territory-i
do draw terrorism
exp actors 1
exp offers 1 pick philosophy, pick religion
do 1 pick religion
exp c0 workers religion 0 | actors 1
exp offers 1 pick philosophy, pick religion
do 1 pick religion
exp c2 workers religion 0 | actors 1
exp offers 1 pick philosophy, pick religion
do 1 pick religion
exp c1 workers religion | c3 workers religion 0

20 impacts on everybody, at the end of the game
with event=impact-of-agriculture civ="workers irrigation 2 agriculture 1, yellow 12" culture=9   # 5 + 4
with event=impact-of-agriculture civ="workers agriculture 2, yellow 12" culture=2
with event=impact-of-architecture civ="workers alchemy 2 movies 1 team-sports 1 tanks 1" culture=7
with event=impact-of-architecture civ="workers theology 1 journalism 1 philosophy 1" culture=3
with event=impact-of-colonies civ="colonies vast-territory-i wealthy-territory-ii" culture=6
with event=impact-of-competition civ="workers swordsmen 2 tanks 1 air-forces 1" culture=8   # 2 + 3 + 3
with event=impact-of-competition civ="workers cannon 1 team-sports 2 movies 1" culture=6   # 2 + 4
with event=impact-of-government civ="government republic" culture=16   # 14 + 2
with event=impact-of-government civ="government communism" culture=19   # 14 + 5
with event=impact-of-happiness civ="workers theology 2" culture=8
with event=impact-of-happiness civ="workers theology 2, yellow 6" culture=6   # 8 - 2
with event=impact-of-happiness civ="workers professional-sports 3" culture=16
with event=impact-of-industry civ="workers oil 1 bronze 2 computers 1" culture=7
with event=impact-of-population civ="workers bronze 8, unused 3" culture=2
with event=impact-of-population civ="workers bronze 8, unused 3, yellow 16" culture=0
with event=impact-of-progress civ="government democracy, techs masonry strategy" culture=12
with event=impact-of-technology civ="government democracy, techs oil masonry satellites" culture=12
with event=impact-of-variety civ="workers warriors 2 knights 1 religion 1, techs warfare" culture=8
with event=impact-of-wonders civ="wonders pyramids colossus" culture=10
with event=impact-of-wonders civ="wonders great-wall" culture=4
with event=impact-of-wonders civ="wonders kremlin" culture=3
with event=impact-of-wonders civ="wonders internet" culture=2
age iv | phase over | turn 1 | round 18 | last 18
events {event}
c0 {civ} | c1 workers modern-infantry 9, unused 0
exp c0 culture {culture}

20b impacts on everybody, when they come up before
with event=impact-of-agriculture civ="workers irrigation 2 agriculture 1, yellow 12" culture=9   # 5 + 4
with event=impact-of-agriculture civ="workers agriculture 2, yellow 12" culture=2
with event=impact-of-architecture civ="workers alchemy 2 movies 1 team-sports 1 tanks 1" culture=7
with event=impact-of-architecture civ="workers theology 1 journalism 1 philosophy 1" culture=3
with event=impact-of-colonies civ="colonies vast-territory-i wealthy-territory-ii" culture=6
with event=impact-of-competition civ="workers swordsmen 2 tanks 1 air-forces 1" culture=8   # 2 + 3 + 3
with event=impact-of-competition civ="workers cannon 1 team-sports 2 movies 1" culture=6   # 2 + 4
with event=impact-of-government civ="government republic" culture=16   # 14 + 2
with event=impact-of-government civ="government communism" culture=19   # 14 + 5
with event=impact-of-happiness civ="workers theology 2" culture=8
with event=impact-of-happiness civ="workers theology 2, yellow 6" culture=6   # 8 - 2
with event=impact-of-happiness civ="workers professional-sports 3" culture=16
with event=impact-of-industry civ="workers oil 1 bronze 2 computers 1" culture=7
with event=impact-of-population civ="workers bronze 8, unused 3" culture=2
with event=impact-of-population civ="workers bronze 8, unused 3, yellow 16" culture=0
with event=impact-of-progress civ="government democracy, techs masonry strategy" culture=12
with event=impact-of-technology civ="government democracy, techs oil masonry satellites" culture=12
with event=impact-of-variety civ="workers warriors 2 knights 1 religion 1, techs warfare" culture=8
with event=impact-of-wonders civ="wonders pyramids colossus" culture=10
with event=impact-of-wonders civ="wonders great-wall" culture=4
with event=impact-of-wonders civ="wonders kremlin" culture=3
with event=impact-of-wonders civ="wonders internet" culture=2
age iii | phase politics
events {event}
c0 workers modern-infantry 9, unused 0, military historic-territory-i
c1 {civ}
do 0 prepare historic-territory-i
do draw {event}
exp c1 culture {culture}

impact-of-balance twice the smallest of science, culture, food and resources
with workers="alchemy 1 drama 2 irrigation 2 oil 1" culture=4
with workers="alchemy 2 religion 1 irrigation 2 oil 1" culture=2
with workers="alchemy 2 drama 2 agriculture 3 oil 1" culture=6
with workers="alchemy 2 drama 2 irrigation 2 bronze 2" culture=4
age iv | phase over | turn 1 | round 18 | last 18
events impact-of-balance
c0 workers {workers}
exp c0 culture {culture}

18 impacts by rank, two players
with event=impact-of-science unit=philosophy
with event=impact-of-strength unit=warriors
age iv | phase over | turn 1 | round 18 | last 18
events {event}
c0 workers {unit} 1 | c1 workers {unit} 2
exp c0 culture 0 | c1 culture 10

18b impacts by rank, three players
with event=impact-of-science unit=philosophy
with event=impact-of-strength unit=warriors
seats 3
age iv | phase over | turn 2 | round 18 | last 18
events {event}
c0 workers {unit} 1 | c1 workers {unit} 3 | c2 workers {unit} 2
exp c0 culture 0 | c1 culture 14 | c2 culture 7

18c impacts by rank, four players
with event=impact-of-science unit=philosophy
with event=impact-of-strength unit=warriors
seats 4
age iv | phase over | turn 3 | round 18 | last 18
events {event}
c0 workers {unit} 3
c1 workers {unit} 1
c2 workers {unit} 4
c3 workers {unit} 2
exp c0 culture 10 | c1 culture 0 | c2 culture 15 | c3 culture 5

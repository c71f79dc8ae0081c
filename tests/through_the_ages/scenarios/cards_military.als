# Every tactic, bonus card, aggression, war, pact and territory at work, with its figures.

15.3 tactics: adopted for 1 military action, each adds what is printed (15.3–15.5)
with tactic=fighting-band units="warriors 2" alone=2 army=3
with tactic=legion units="warriors 3" alone=3 army=5
with tactic=medieval-army units="warriors 1 knights 1" alone=3 army=5
with tactic=phalanx units="warriors 2 knights 1" alone=4 army=7
with tactic=heavy-cavalry units="knights 3" alone=6 army=10
with tactic=mobile-artillery units="knights 1 cannon 1" alone=5 army=10
with tactic=fortifications units="cannon 2" alone=6 army=11
with tactic=conquistadors units="swordsmen 1 knights 2" alone=6 army=11
with tactic=defensive-army units="swordsmen 2 cannon 1" alone=7 army=13
with tactic=napoleonic-army units="swordsmen 1 knights 1 cannon 1" alone=7 army=14
with tactic=classic-army units="swordsmen 2 knights 2" alone=8 army=16
with tactic=entrenchments units="riflemen 1 cannon 2" alone=9 army=18
with tactic=mechanized-army units="cavalrymen 1 cannon 2" alone=9 army=19
with tactic=shock-troops units="riflemen 1 cavalrymen 3" alone=12 army=23
with tactic=modern-army units="riflemen 2 cavalrymen 1 cannon 1" alone=12 army=25
age iii
c0 workers {units}, military {tactic}
exp c0 strength {alone}
do 0 adopt {tactic}
exp c0 strength {army}, ma 1

15.3b tactics: with one unit less there is no army (15.3–15.5)
with tactic=fighting-band units="warriors 1" alone=1
with tactic=legion units="warriors 2" alone=2
with tactic=medieval-army units="warriors 0 knights 1" alone=2
with tactic=medieval-army units="warriors 1 knights 0" alone=1
with tactic=phalanx units="warriors 1 knights 1" alone=3
with tactic=phalanx units="warriors 2 knights 0" alone=2
with tactic=heavy-cavalry units="knights 2" alone=4
with tactic=mobile-artillery units="knights 0 cannon 1" alone=3
with tactic=mobile-artillery units="knights 1 cannon 0" alone=2
with tactic=fortifications units="cannon 1" alone=3
with tactic=conquistadors units="swordsmen 0 knights 2" alone=4
with tactic=conquistadors units="swordsmen 1 knights 1" alone=4
with tactic=defensive-army units="swordsmen 1 cannon 1" alone=5
with tactic=defensive-army units="swordsmen 2 cannon 0" alone=4
with tactic=napoleonic-army units="swordsmen 0 knights 1 cannon 1" alone=5
with tactic=napoleonic-army units="swordsmen 1 knights 0 cannon 1" alone=5
with tactic=napoleonic-army units="swordsmen 1 knights 1 cannon 0" alone=4
with tactic=classic-army units="swordsmen 1 knights 2" alone=6
with tactic=classic-army units="swordsmen 2 knights 1" alone=6
with tactic=entrenchments units="riflemen 0 cannon 2" alone=6
with tactic=entrenchments units="riflemen 1 cannon 1" alone=6
with tactic=mechanized-army units="cavalrymen 0 cannon 2" alone=6
with tactic=mechanized-army units="cavalrymen 1 cannon 1" alone=6
with tactic=shock-troops units="riflemen 0 cavalrymen 3" alone=9
with tactic=shock-troops units="riflemen 1 cavalrymen 2" alone=9
with tactic=modern-army units="riflemen 1 cavalrymen 1 cannon 1" alone=9
with tactic=modern-army units="riflemen 2 cavalrymen 0 cannon 1" alone=9
with tactic=modern-army units="riflemen 2 cavalrymen 1 cannon 0" alone=9
age iii
c0 workers {units}, military {tactic}
exp c0 strength {alone}
do 0 adopt {tactic}
exp c0 strength {alone}

15.3c tactics: one unit more is not another army (15.3–15.5)
with tactic=fighting-band units="warriors 3" alone=3 army=4
with tactic=legion units="warriors 4" alone=4 army=6
with tactic=medieval-army units="warriors 2 knights 1" alone=4 army=6
with tactic=medieval-army units="warriors 1 knights 2" alone=5 army=7
with tactic=phalanx units="warriors 3 knights 1" alone=5 army=8
with tactic=phalanx units="warriors 2 knights 2" alone=6 army=9
with tactic=heavy-cavalry units="knights 4" alone=8 army=12
with tactic=mobile-artillery units="knights 2 cannon 1" alone=7 army=12
with tactic=mobile-artillery units="knights 1 cannon 2" alone=8 army=13
with tactic=fortifications units="cannon 3" alone=9 army=14
with tactic=conquistadors units="swordsmen 2 knights 2" alone=8 army=13
with tactic=conquistadors units="swordsmen 1 knights 3" alone=8 army=13
with tactic=defensive-army units="swordsmen 3 cannon 1" alone=9 army=15
with tactic=defensive-army units="swordsmen 2 cannon 2" alone=10 army=16
with tactic=napoleonic-army units="swordsmen 2 knights 1 cannon 1" alone=9 army=16
with tactic=napoleonic-army units="swordsmen 1 knights 2 cannon 1" alone=9 army=16
with tactic=napoleonic-army units="swordsmen 1 knights 1 cannon 2" alone=10 army=17
with tactic=classic-army units="swordsmen 3 knights 2" alone=10 army=18
with tactic=classic-army units="swordsmen 2 knights 3" alone=10 army=18
with tactic=entrenchments units="riflemen 2 cannon 2" alone=12 army=21
with tactic=entrenchments units="riflemen 1 cannon 3" alone=12 army=21
with tactic=mechanized-army units="cavalrymen 2 cannon 2" alone=12 army=22
with tactic=mechanized-army units="cavalrymen 1 cannon 3" alone=12 army=22
with tactic=shock-troops units="riflemen 2 cavalrymen 3" alone=15 army=26
with tactic=shock-troops units="riflemen 1 cavalrymen 4" alone=15 army=26
with tactic=modern-army units="riflemen 3 cavalrymen 1 cannon 1" alone=15 army=28
with tactic=modern-army units="riflemen 2 cavalrymen 2 cannon 1" alone=15 army=28
with tactic=modern-army units="riflemen 2 cavalrymen 1 cannon 2" alone=15 army=28
age iii
c0 workers {units}, military {tactic}
exp c0 strength {alone}
do 0 adopt {tactic}
exp c0 strength {army}

15.3d tactics: twice the units are two armies (15.3–15.5)
with tactic=fighting-band units="warriors 4" alone=4 army=6
with tactic=legion units="warriors 6" alone=6 army=10
with tactic=medieval-army units="warriors 2 knights 2" alone=6 army=10
with tactic=phalanx units="warriors 4 knights 2" alone=8 army=14
with tactic=heavy-cavalry units="knights 6" alone=12 army=20
with tactic=mobile-artillery units="knights 2 cannon 2" alone=10 army=20
with tactic=fortifications units="cannon 4" alone=12 army=22
with tactic=conquistadors units="swordsmen 2 knights 4" alone=12 army=22
with tactic=defensive-army units="swordsmen 4 cannon 2" alone=14 army=26
with tactic=napoleonic-army units="swordsmen 2 knights 2 cannon 2" alone=14 army=28
with tactic=classic-army units="swordsmen 4 knights 4" alone=16 army=32
with tactic=entrenchments units="riflemen 2 cannon 4" alone=18 army=36
with tactic=mechanized-army units="cavalrymen 2 cannon 4" alone=18 army=38
with tactic=shock-troops units="riflemen 2 cavalrymen 6" alone=24 army=46
with tactic=modern-army units="riflemen 4 cavalrymen 2 cannon 2" alone=24 army=50
age iii
c0 workers {units}, military {tactic}
exp c0 strength {alone}
do 0 adopt {tactic}
exp c0 strength {army}

15.5 outdated armies: one unit two levels behind is enough; in Age I it makes no difference
with tactic=fighting-band units="warriors 2" alone=2 army=3
with tactic=legion units="warriors 3" alone=3 army=5
with tactic=medieval-army units="warriors 1 knights 1" alone=3 army=5
with tactic=phalanx units="warriors 2 knights 1" alone=4 army=7
with tactic=conquistadors units="warriors 1 cavalrymen 2" alone=7 army=10
with tactic=defensive-army units="warriors 2 cannon 1" alone=5 army=8
with tactic=napoleonic-army units="warriors 1 knights 1 cannon 1" alone=6 army=10
with tactic=classic-army units="warriors 1 swordsmen 1 knights 2" alone=7 army=11
with tactic=entrenchments units="swordsmen 1 rockets 2" alone=12 army=17
with tactic=mechanized-army units="knights 1 rockets 2" alone=12 army=17
with tactic=shock-troops units="modern-infantry 1 tanks 2 knights 1" alone=17 army=23
with tactic=modern-army units="swordsmen 1 riflemen 1 tanks 1 rockets 1" alone=15 army=22
age iii
c0 workers {units}, military {tactic}
exp c0 strength {alone}
do 0 adopt {tactic}
exp c0 strength {army}

5.2.4 bonus cards in a defence
with card=military-bonus-i defence=3     # 1 of the warriors and 2
with card=military-bonus-ii defence=5    # 1 + 4
with card=military-bonus-iii defence=7   # 1 + 6
age iii | phase politics
c0 military spy, workers warriors 9 | c1 military {card} legion, science 9
do 0 attack spy 1
exp defence 1
do 1 use {card}
exp defence {defence}

7.3 bonus cards in a colonising force
with card=military-bonus-i bid=2 more=3
with card=military-bonus-ii bid=3 more=4
with card=military-bonus-iii bid=4 more=5
age iii | phase politics
events wealthy-territory-i
c0 military {card} foray, workers warriors 1
do 0 prepare foray
go
exp refused bid-too-high 0 bid {more}
do 0 bid {bid}
do 0 use {card}                          # the unit must go with it
exp c0 resources 5 | discard {card}

5.2.1 aggressions cost military actions: just enough of them
with card=enslave ma=2
with card=plunder-i ma=1
with card=raid-i ma=1
with card=plunder-ii ma=1
with card=raid-ii ma=2
with card=annex ma=2
with card=infiltrate ma=2
with card=spy ma=1
with card=plunder-iii ma=1
with card=raid-iii ma=3
with card=armed-intervention ma=2
age iii | phase politics
c0 military {card}, workers warriors 9, techs warfare, ma {ma}
c1 leader isaac-newton, colonies vast-territory-i, workers drama 1 opera 1 movies 1, food 4
c1 resources 4, science 9, culture 9, unused 2
do 0 attack {card} 1
exp c0 ma 0

5.2.1b aggressions cost military actions: one less is refused
with card=enslave ma=1
with card=plunder-i ma=0
with card=raid-i ma=0
with card=plunder-ii ma=0
with card=raid-ii ma=1
with card=annex ma=1
with card=infiltrate ma=1
with card=spy ma=0
with card=plunder-iii ma=0
with card=raid-iii ma=2
with card=armed-intervention ma=1
age iii | phase politics
c0 military {card}, workers warriors 9, techs warfare, ma {ma}
c1 leader isaac-newton, colonies vast-territory-i, workers drama 1 opera 1 movies 1, food 4
c1 resources 4, science 9, culture 9, unused 2
exp refused no-military-action 0 attack {card} 1

5.3.1 wars cost military actions: just enough of them
with card=war-over-territory ma=2
with card=war-over-technology ma=2
with card=war-over-culture ma=3
age iii | phase politics
c0 military {card}, techs warfare, ma {ma}
do 0 declare {card} 1
exp c0 ma 0, war {card} 1

5.3.1b wars cost military actions: one less is refused
with card=war-over-territory ma=1
with card=war-over-technology ma=1
with card=war-over-culture ma=2
age iii | phase politics
c0 military {card}, techs warfare, ma {ma}
exp refused no-military-action 0 declare {card} 1

enslave 1 population of the rival, 2 food and 2 resources for the aggressor, not out of the rival's
age iii | phase politics
c0 military enslave, workers warriors 9 | c1 food 4, resources 4, unused 2
do 0 attack enslave 1
exp c0 food 2, resources 2 | c1 unused 1, yellow 19, food 4, resources 4

plunder food and resources in a mix of the aggressor's choice
with card=plunder-i meals=0 made=3 food=4 resources=1
with card=plunder-i meals=3 made=0 food=1 resources=4
with card=plunder-ii meals=1 made=4 food=3 resources=0
with card=plunder-ii meals=4 made=1 food=0 resources=3
with card=plunder-iii meals=3 made=4 food=1 resources=0
with card=plunder-iii meals=4 made=3 food=0 resources=1
age iii | phase politics
c0 military {card}, workers warriors 9 | c1 food 4, resources 4
do 0 attack {card} 1
do 0 split {meals}
exp c0 food {meals}, resources {made} | c1 food {food}, resources {resources}

5.2.6 Raid I: Drama alone is of level I, half its cost of 4
age iii | phase politics
c0 military raid-i, workers warriors 9 | c1 workers drama 1 opera 1 movies 1
do 0 attack raid-i 1
exp c0 resources 2

5.2.6b Raid II: Opera, then Drama, half of 8 + 4
age iii | phase politics
c0 military raid-ii, workers warriors 9 | c1 workers drama 1 opera 1 movies 1
do 0 attack raid-ii 1
do 0 pick opera
exp c0 resources 6

5.2.6c Raid III: Movies and Opera, half of 11 + 8, rounded up
age iii | phase politics
c0 military raid-iii, workers warriors 9, techs warfare | c1 workers drama 1 opera 1 movies 1
do 0 attack raid-iii 1
do 0 pick movies
do 0 pick opera
exp c0 resources 10

5.2.6d raids take no higher building than they may
with card=raid-i high=opera
with card=raid-ii high=movies
age iii | phase politics
c0 military {card}, workers warriors 9 | c1 workers drama 2 opera 1 movies 1 religion 1
do 0 attack {card} 1
exp refused not-asked 0 pick {high}

5.2.6e the second building of a raid is of a lower level at most
with card=raid-ii high=opera low=drama resources=6       # half of 8 + 4
with card=raid-iii high=movies low=opera resources=10    # half of 11 + 8, rounded up
age iii | phase politics
c0 military {card}, workers warriors 9, techs warfare | c1 workers {low} 1 {high} 2
do 0 attack {card} 1
do 0 pick {high}
exp c0 resources {resources}

7.6 Annex: the standing effect only
age iii | phase politics
c0 military annex, workers warriors 9 | c1 colonies vast-territory-i
do 0 attack annex 1
exp c0 colonies vast-territory-i, yellow 21, food 0 | c1 colonies -, yellow 15

infiltrate 3 culture per level of the leader removed
with leader=homer culture=0
with leader=joan-of-arc culture=3
with leader=isaac-newton culture=6
with leader=sid-meier culture=9
age iii | phase politics
c0 military infiltrate, workers warriors 9 | c1 leader {leader}
do 0 attack infiltrate 1
exp c0 culture {culture} | c1 leader -

spy 5 science, never more than there is
with science=9 won=5 left=4
with science=3 won=3 left=0
age iii | phase politics
c0 military spy, workers warriors 9 | c1 science {science}
do 0 attack spy 1
exp c0 science {won} | c1 science {left}

armed-intervention 7 culture, never more than there is
with culture=9 won=7 left=2
with culture=3 won=3 left=0
age iii | phase politics
c0 military armed-intervention, workers warriors 9 | c1 culture {culture}
do 0 attack armed-intervention 1
exp c0 culture {won} | c1 culture {left}

4.3.6 War over Territory: 1 yellow token, and 1 per 5 of advantage
with warriors=3 won=19 left=17           # an advantage of 1
with warriors=6 won=19 left=17           # of 4
with warriors=7 won=20 left=16           # of 5
with warriors=11 won=20 left=16          # of 9
with warriors=12 won=21 left=15          # of 10
age iii | phase start
c0 workers warriors {warriors}, war war-over-territory 1 | c1 workers warriors 2
go
exp c0 yellow {won} | c1 yellow {left}

4.3.5 War over Technology: science equal to the advantage
age iii | phase start
c0 workers warriors 6, war war-over-technology 1 | c1 workers warriors 2, science 9
go
exp c0 science 4

4.3.5b War over Technology: a special technology at its price, the rest in science
age iii | phase start
c0 workers warriors 9, war war-over-technology 1
c1 workers warriors 2, science 9, techs code-of-laws
go
exp legal 0 pick code-of-laws
do 0 pick code-of-laws
exp c0 techs code-of-laws, science 1 | c1 science 8

4.3.5c War over Technology: a special technology above the advantage stays
age iii | phase start
c0 workers warriors 7, war war-over-technology 1
c1 workers warriors 2, science 9, techs code-of-laws
go
exp c0 science 5 | c1 techs code-of-laws

4.3.7 War over Culture: 5 culture and the advantage
age iii | phase start
c0 workers warriors 6, war war-over-culture 1 | c1 workers warriors 2, culture 20
go
exp c0 culture 9 | c1 culture 11

5.4 without a pact: ratings, actions and production of the two (13.3)
with seat=0 culture=2 strength=0 faces=2 ships=0 ma=2
with seat=1 culture=4 strength=2 faces=1 ships=1 ma=3
seats 3
age iii | turn {seat}
c0 workers religion 2 agriculture 2 bronze 2, wonders pyramids
c1 workers religion 2 agriculture 2 bronze 2, wonders colossus kremlin
exp c{seat} science-rating 0, culture-rating {culture}, strength {strength}, happiness {faces}
exp c{seat} colonize {ships}, ma-total {ma}
do {seat} done
go
exp c{seat} food 2, resources 2

5.4b what pacts give side A: ratings, actions and production (13.3)
with pact=open-borders-agreement culture=2 strength=0 ma=3 resources=2
with pact=trade-routes-agreement culture=2 strength=0 ma=2 resources=2
with pact=acceptance-of-supremacy culture=2 strength=0 ma=2 resources=3
with pact=international-trade-agreement culture=2 strength=0 ma=2 resources=3
with pact=promise-of-military-protection culture=3 strength=0 ma=2 resources=2
with pact=scientific-cooperation culture=2 strength=0 ma=2 resources=2
with pact=international-tourism culture=4 strength=0 ma=2 resources=2
with pact=loss-of-sovereignty culture=4 strength=0 ma=2 resources=2
with pact=military-alliance culture=2 strength=3 ma=2 resources=2
with pact=peace-treaty culture=3 strength=0 ma=2 resources=2
seats 3
age iii
pact {pact} 0 1
c0 workers religion 2 agriculture 2 bronze 2, wonders pyramids
c1 workers religion 2 agriculture 2 bronze 2, wonders colossus kremlin
exp c0 science-rating 0, culture-rating {culture}, strength {strength}, happiness 2
exp c0 colonize 0, ma-total {ma}
do 0 done
go
exp c0 food 2, resources {resources}

5.4c what pacts give side B: ratings, actions and production (13.3)
with pact=open-borders-agreement culture=4 strength=2 ma=4 food=2 resources=2
with pact=trade-routes-agreement culture=4 strength=2 ma=3 food=2 resources=2
with pact=acceptance-of-supremacy culture=4 strength=2 ma=3 food=2 resources=1
with pact=international-trade-agreement culture=4 strength=2 ma=3 food=3 resources=2
with pact=promise-of-military-protection culture=3 strength=6 ma=3 food=2 resources=2
with pact=scientific-cooperation culture=4 strength=2 ma=3 food=2 resources=2
with pact=international-tourism culture=5 strength=2 ma=3 food=2 resources=2
with pact=loss-of-sovereignty culture=2 strength=2 ma=3 food=2 resources=2
with pact=military-alliance culture=4 strength=5 ma=3 food=2 resources=2
with pact=peace-treaty culture=5 strength=2 ma=3 food=2 resources=2
seats 3
age iii | turn 1
pact {pact} 0 1
c0 workers religion 2 agriculture 2 bronze 2, wonders pyramids
c1 workers religion 2 agriculture 2 bronze 2, wonders colossus kremlin
exp c1 science-rating 0, culture-rating {culture}, strength {strength}, happiness 1
exp c1 colonize 1, ma-total {ma}
do 1 done
go
exp c1 food {food}, resources {resources}

5.2.3 pacts that live on when a partner attacks or declares war (5.2.1, 5.3.1)
with pact=open-borders-agreement act="attack spy"
with pact=open-borders-agreement act="declare war-over-culture"
with pact=trade-routes-agreement act="attack spy"
with pact=trade-routes-agreement act="declare war-over-culture"
with pact=international-trade-agreement act="attack spy"
with pact=international-trade-agreement act="declare war-over-culture"
with pact=scientific-cooperation act="attack spy"
with pact=scientific-cooperation act="declare war-over-culture"
with pact=international-tourism act="attack spy"
with pact=international-tourism act="declare war-over-culture"
seats 3
age iii | phase politics
pact {pact} 0 1
c0 military spy war-over-culture, workers warriors 9, techs warfare
exp legal 0 attack spy 2
do 0 {act} 1
exp gone {pact} 0 | pact {pact} 0 1

5.2.3b pacts that end when a partner attacks or declares war (5.2.1, 5.3.1)
with pact=promise-of-military-protection act="attack spy"
with pact=promise-of-military-protection act="declare war-over-culture"
with pact=military-alliance act="attack spy"
with pact=military-alliance act="declare war-over-culture"
seats 3
age iii | phase politics
pact {pact} 0 1
c0 military spy war-over-culture, workers warriors 9, techs warfare
exp legal 0 attack spy 2
do 0 {act} 1
exp gone {pact} | pact {pact} -

5.2.1c pacts that forbid attacks and wars between partners, not on others (5.3.1)
with pact=acceptance-of-supremacy
with pact=loss-of-sovereignty
with pact=peace-treaty
seats 3
age iii | phase politics
pact {pact} 0 1
c0 military spy war-over-culture, workers warriors 9, techs warfare
exp refused pact-forbids 0 attack spy 1
exp refused pact-forbids 0 declare war-over-culture 1
exp legal 0 attack spy 2

5.4.1 pacts with two sides: who offers one chooses the side
option resignation off
with pact=trade-routes-agreement
with pact=acceptance-of-supremacy
with pact=international-trade-agreement
with pact=promise-of-military-protection
with pact=loss-of-sovereignty
seats 3
age iii | phase politics
c0 military {pact}
exp offers 0 pass, offer {pact} 1 a, offer {pact} 1 b, offer {pact} 2 a, offer {pact} 2 b

5.4.1b pacts with sides alike: nothing to choose
option resignation off
with pact=open-borders-agreement
with pact=scientific-cooperation
with pact=international-tourism
with pact=military-alliance
with pact=peace-treaty
seats 3
age iii | phase politics
c0 military {pact}
exp offers 0 pass, offer {pact} 1 a, offer {pact} 2 a

4.3.2 Open Borders Agreement adds 2 to an aggression against the partner (5.2.1)
with owner=0 partner=1
with owner=1 partner=0
seats 3
age iii | phase politics
pact open-borders-agreement {owner} {partner}
c0 military spy, workers warriors 3 | c1 workers warriors 4, science 9
do 0 attack spy 1
exp c0 science 5 | c1 science 4

4.3.2b Open Borders Agreement adds no more than 2 to an aggression (5.2.1)
with owner=0 partner=1
with owner=1 partner=0
seats 3
age iii | phase politics
pact open-borders-agreement {owner} {partner}
c0 military spy, workers warriors 3 | c1 workers warriors 5
exp refused not-stronger 0 attack spy 1

4.3.2c Open Borders Agreement adds 2 to a war against the partner (5.2.1)
seats 3
age iii | phase start
pact open-borders-agreement 0 1
c0 workers warriors 3, war war-over-culture 1 | c1 workers warriors 2, culture 20
go
exp c0 culture 8                         # 5 + 1 + 2

14.8 Trade Routes Agreement: side A pays 1 food for a resource, once a turn
seats 3
age iii
pact trade-routes-agreement 0 1
c0 food 3, resources 3, yellow 18
exp refused no-power 0 resource-as-food
do 0 food-as-resource
do 0 build religion
exp c0 food 2, resources 1
exp refused already-used 0 food-as-resource

14.8b Trade Routes Agreement: side B pays 1 resource for food
seats 3
age iii
pact trade-routes-agreement 1 0
c0 food 3, resources 3, yellow 18
do 0 resource-as-food
do 0 population
exp c0 food 2, resources 2

8.4.5 Scientific Cooperation: 2 science less, 1 of it the partner's
with owner=0 partner=1
with owner=1 partner=0
seats 3
age iii
pact scientific-cooperation {owner} {partner}
c0 hand iron, science 3 | c1 science 1
do 0 develop iron
exp c0 science 0 | c1 science 0

8.4.5b Scientific Cooperation: nothing where the partner has no science
option rules 1
seats 3
age iii
pact scientific-cooperation 0 1
c0 hand iron, science 4 | c1 science 0
exp refused no-science 0 develop iron

5.3.1c Loss of Sovereignty: nobody may declare war on side B
seats 3
age iii | phase politics
pact loss-of-sovereignty 2 1
c0 military war-over-culture, techs warfare
exp refused immune 0 declare war-over-culture 1

5.3.1d Loss of Sovereignty: on side A anybody but the partner may declare war
seats 3
age iii | phase politics
pact loss-of-sovereignty 1 2
c0 military war-over-culture, techs warfare
exp legal 0 declare war-over-culture 1

7.5 what a new colony gives once
with card=developed-territory-i science=3 culture=0 food=0 resources=0 unused=0 cards=0
with card=developed-territory-ii science=5 culture=0 food=0 resources=0 unused=0 cards=0
with card=historic-territory-i science=0 culture=6 food=0 resources=0 unused=0 cards=0
with card=historic-territory-ii science=0 culture=11 food=0 resources=0 unused=0 cards=0
with card=inhabited-territory-i science=0 culture=0 food=0 resources=0 unused=1 cards=0
with card=inhabited-territory-ii science=0 culture=0 food=0 resources=0 unused=2 cards=0
with card=strategic-territory-i science=0 culture=0 food=0 resources=0 unused=0 cards=3
with card=strategic-territory-ii science=0 culture=0 food=0 resources=0 unused=0 cards=5
with card=vast-territory-i science=0 culture=0 food=3 resources=0 unused=0 cards=0
with card=vast-territory-ii science=0 culture=0 food=4 resources=0 unused=0 cards=0
with card=wealthy-territory-i science=0 culture=0 food=0 resources=5 unused=0 cards=0
with card=wealthy-territory-ii science=0 culture=0 food=0 resources=9 unused=0 cards=0
age iii | phase politics
c0 leader christopher-columbus, military {card}, workers -, unused 0
do 0 columbus {card}
go
exp c0 science {science}, culture {culture}, food {food}, resources {resources}
exp c0 unused {unused}, military {cards}

7.5b what a new colony gives as long as it is kept: tokens, happy faces, strength
with card=developed-territory-i yellow=19 blue=17 faces=0 strength=0
with card=developed-territory-ii yellow=20 blue=18 faces=0 strength=0
with card=historic-territory-i yellow=18 blue=16 faces=1 strength=0
with card=historic-territory-ii yellow=18 blue=16 faces=2 strength=0
with card=inhabited-territory-i yellow=20 blue=16 faces=0 strength=0
with card=inhabited-territory-ii yellow=21 blue=16 faces=0 strength=0
with card=strategic-territory-i yellow=18 blue=16 faces=0 strength=2
with card=strategic-territory-ii yellow=18 blue=16 faces=0 strength=4
with card=vast-territory-i yellow=21 blue=15 faces=0 strength=0
with card=vast-territory-ii yellow=22 blue=15 faces=0 strength=0
with card=wealthy-territory-i yellow=18 blue=19 faces=0 strength=0
with card=wealthy-territory-ii yellow=18 blue=20 faces=0 strength=0
age iii | phase politics
c0 leader christopher-columbus, military {card}, workers -, unused 0
exp c0 yellow-sum 18, blue-sum 16, happiness 0, strength 0
do 0 columbus {card}
go
exp c0 yellow-sum {yellow}, blue-sum {blue}, happiness {faces}, strength {strength}

7.6b what goes with a colony that is lost: tokens, happy faces, strength, nothing else
with card=developed-territory-i yellow=18 blue=15 faces=0 strength=0
with card=developed-territory-ii yellow=17 blue=14 faces=0 strength=0
with card=historic-territory-i yellow=19 blue=16 faces=1 strength=0
with card=historic-territory-ii yellow=19 blue=16 faces=2 strength=0
with card=inhabited-territory-i yellow=17 blue=16 faces=0 strength=0
with card=inhabited-territory-ii yellow=16 blue=16 faces=0 strength=0
with card=strategic-territory-i yellow=19 blue=16 faces=0 strength=2
with card=strategic-territory-ii yellow=19 blue=16 faces=0 strength=4
with card=vast-territory-i yellow=16 blue=17 faces=0 strength=0
with card=vast-territory-ii yellow=15 blue=17 faces=0 strength=0
with card=wealthy-territory-i yellow=19 blue=13 faces=0 strength=0
with card=wealthy-territory-ii yellow=19 blue=12 faces=0 strength=0
age iii | phase politics
c0 military annex, workers warriors 9 | c1 colonies {card}, workers -
exp c1 yellow-sum 19, blue-sum 16, happiness {faces}, strength {strength}
do 0 attack annex 1
exp c1 yellow-sum {yellow}, blue-sum {blue}, happiness 0, strength 0
exp c1 science 0, culture 0, food 0, resources 0, unused 1, military 0

# Prices, ratings and payments: rules 8.4, 10, 12.1, 14, sentence by sentence.

8.2 Taj Mahal costs two less, none at least
row taj-mahal
c0 leader moses, hand joan-of-arc
do 0 lead joan-of-arc
do 0 take 1
exp c0 ca 4, extra-ca 0

8.2b Taj Mahal: a tucked Homer was replaced too
row - - - - - taj-mahal
c0 leader homer, hand joan-of-arc, wonders colossus, ca 3
do 0 lead joan-of-arc
do 0 pick colossus
do 0 take 6
exp c0 ca 1        # 1 for Joan; 2 for the slot, 1 for the Colossus, 2 less

8.2c a leader taken is the one of his age: also while he is still in hand (T15)
row joan-of-arc leonardo-da-vinci moses
do 0 take 1
exp refused age-leader-taken 0 take 2
exp legal 0 take 3

8.4 only Scientific Cooperation helps, another pact does not (8.4.5)
seats 3
age iii
pact peace-treaty 0 1 | pact scientific-cooperation 1 2
c0 hand iron, science 4 | c1 science 9
exp refused no-science 0 develop iron

8.2d the hand limit is the total: spent actions do not make the hand smaller (16.1)
row drama
c0 hand iron alchemy, ca 1
do 0 take 1
exp c0 hand 3, ca 0

8.2e stages that are left: Masonry builds two stages, but the Pyramids lack one
c0 unfinished pyramids 2, techs masonry, resources 9
exp refused too-many-stages 0 stage 2
exp legal 0 stage 1

8.4b Shakespeare and a theater: the pair works both ways (8.4.1, 8.4.5)
age ii
c0 leader william-shakespeare, workers drama 1, hand printing-press, science 2, resources 2
do 0 develop printing-press
do 0 build printing-press
exp c0 science 0, resources 0

8.2f a stage must be paid
c0 unfinished pyramids 0, techs masonry, resources 2
exp refused no-resources 0 stage 1

8.2g two stages cost what both cost
c0 unfinished pyramids 0, techs masonry, resources 4
exp refused no-resources 0 stage 2
exp legal 0 stage 1

10 Shakespeare counts pairs: as many as there are of the rarer kind (10.7, T34)
with libraries=2 theaters=1 culture-rating=6
with libraries=1 theaters=2 culture-rating=7
with libraries=2 theaters=2 culture-rating=10
with libraries=2 theaters=0 culture-rating=2
age ii
c0 leader william-shakespeare, workers printing-press {libraries} drama {theaters}
exp c0 culture-rating {culture-rating}

8.4c Shakespeare: a theater alone makes no theater cheaper (8.4.1, T34)
age ii
c0 leader william-shakespeare, workers drama 1, techs opera, resources 7
exp refused no-resources 0 build opera

8.4d Shakespeare: without a theater no library is cheaper (8.4.1, T34)
age ii
c0 leader william-shakespeare, hand printing-press, science 2
exp refused no-science 0 develop printing-press

8.1 the last civil action is enough for whatever takes one
row drama
c0 food 9, resources 9, science 9, hand iron moses stockpile, unfinished pyramids 0, ca 1
exp legal 0 population
exp legal 0 build religion
exp legal 0 destroy bronze
exp legal 0 stage 1
exp legal 0 take 1
exp legal 0 develop iron
exp legal 0 lead moses
exp legal 0 play stockpile

8.1b without a civil action nothing that takes one
row drama
c0 food 9, resources 9, science 9, hand iron moses stockpile, unfinished pyramids 0, ca 0
exp refused no-action 0 population
exp refused no-action 0 build religion
exp refused no-action 0 destroy bronze
exp refused no-action 0 stage 1
exp refused no-action 0 take 1
exp refused no-action 0 develop iron
exp refused no-action 0 lead moses
exp refused no-action 0 play stockpile

15.1 the last military action is enough for whatever takes one
c0 resources 9, techs swordsmen, military legion, ma 1
exp legal 0 build warriors
exp legal 0 upgrade warriors swordsmen
exp legal 0 disband warriors
exp legal 0 adopt legion

15.1b without a military action nothing that takes one
c0 resources 9, techs swordsmen, military legion, ma 0
exp refused no-military-action 0 build warriors
exp refused no-military-action 0 upgrade warriors swordsmen
exp refused no-military-action 0 disband warriors
exp refused no-military-action 0 adopt legion

8.2h a new building counts at once: the first lab of all too (9.1)
c0 workers -, resources 9
do 0 build philosophy
exp c0 science-rating 1

8.4e arenas are urban: Masonry makes them cheaper, the urban limit holds for them (8.4.1, 9.5)
c0 techs masonry bread-and-circuses, resources 4, unused 3
do 0 build bread-and-circuses
do 0 build bread-and-circuses
exp c0 resources 0
exp refused urban-limit 0 build bread-and-circuses

8.4f a free technology needs no partner: Bach and an event make Drama free; the partner pays nothing (8.4.5)
seats 3
age ii | phase politics
events development-of-civilization
pact scientific-cooperation 0 1
c0 leader johann-sebastian-bach, hand drama, military foray | c1 science 3
do 0 prepare foray
do draw development-of-civilization
do 0 develop drama
exp c0 techs drama | c1 science 3

8.4g Churchill's science is for units (8.4.5)
age iii
c0 leader winston-churchill, hand oil rockets, science 7
do 0 arm
exp refused no-science 0 develop oil
do 0 develop rockets
exp c0 science 2, unit-science 0

D7 Churchill's science may be split: what Swordsmen leave of it pays towards Knights
seats 3
age iii
pact scientific-cooperation 0 1
c0 leader winston-churchill, hand swordsmen knights, science 9 | c1 science 9
do 0 arm
do 0 develop swordsmen
exp c0 unit-science 1, science 9
do 0 develop knights
exp c0 unit-science 0, science 7

8.4h Barbarossa: 1 food less, no more and no less (15.1)
c0 leader frederick-barbarossa, yellow 16, food 3, resources 2, unused 0
do 0 barbarossa warriors
exp c0 food 1

8.4i Barbarossa's worker must be paid (15.1)
c0 leader frederick-barbarossa, yellow 16, food 1, resources 2
exp refused no-food 0 barbarossa warriors

11.2 an order that cannot be paid: a worker and Rich Land are not enough
c0 hand rich-land-a, resources 0, workers -
exp refused cannot-follow 0 play rich-land-a

11.2b an order that can be paid: Rich Land and 1 resource
c0 hand rich-land-a, resources 1, workers -
exp legal 0 play rich-land-a

11.2c an order that cannot be paid: Urban Growth and 1 resource
c0 hand urban-growth-a, resources 1
exp refused cannot-follow 0 play urban-growth-a

10.5 Joan of Arc: faces of her temples and her government (10.6)
c0 leader joan-of-arc, workers religion 2, government theocracy
exp c0 strength 4

10.5b St. Peter's for Joan of Arc: her temples and her government count one face more each (10.6)
c0 leader joan-of-arc, workers religion 2, government theocracy, wonders st-peters-basilica
exp c0 strength 7

10b an unhappy wonder takes a face: the Kremlin's against two happy ones (12.2)
c0 wonders kremlin, workers drama 2
exp c0 happiness 1

10c St. Peter's leaves the Kremlin's unhappy face alone (12.2)
c0 wonders kremlin st-peters-basilica, workers drama 2
exp c0 happiness 4

10d Cook counts the first colony twice: 2 culture for it, 1 for each other
age ii
c0 leader james-cook, colonies vast-territory-i vast-territory-ii
exp c0 culture-rating 3

10e the best lab or library: the higher of the two; a card without a worker is not the best (10.7, 1.1)
c0 leader leonardo-da-vinci, workers alchemy 1 journalism 1, techs computers
exp c0 science-rating 6

15 two air forces double two armies (15.6)
c0 workers warriors 6 air-forces 2, tactic legion
exp c0 strength 24

15b armies are counted; levels do not matter for their number (15.4)
age iii
c0 workers warriors 1 swordsmen 3 riflemen 1 modern-infantry 1, tactic legion
exp c0 armies 2

15c old infantry may ride for Genghis Khan: three Warriors make an outdated army of Conquistadors (15.7)
c0 workers warriors 3, tactic conquistadors, leader genghis-khan
exp c0 strength 6

15.3 a copy is a change of tactics: once a turn, whichever way
common phalanx fighting-band
c0 government communism, military legion
do 0 copy phalanx
exp refused tactic-changed 0 copy fighting-band
exp refused tactic-changed 0 adopt legion

15.3b a new tactic played counts at once; the former one stops counting (15.4)
c0 workers warriors 3, military legion, tactic fighting-band
exp c0 strength 4
do 0 adopt legion
exp c0 strength 5

15.3c a tactic copied counts at once; the former one stops counting (15.4)
common legion
c0 workers warriors 3, tactic fighting-band
do 0 copy legion
exp c0 strength 5

12.1 more tokens than squares: more than 18 and more than 16 tokens count as 18 and 16 (13.1)
c0 yellow 19, food 2, blue 17
exp c0 discontent 0, corruption 0
do 0 population
exp c0 food 0

14 a lab's token that paid nothing stays: Oil pays 5 exactly, although the bank is empty (14.3, 14.4)
age iii
c0 leader bill-gates, workers computers 1, techs oil theology, blue 0, stock computers 1 oil 1
do 0 build theology
exp c0 stock computers oil 0, blue 1

14b of a lab's token and a mine's one is left, although the bank is empty (14.3, 14.4)
age iii
c0 workers scientific-method 1, techs coal, blue 0, stock scientific-method 1 coal 1
do 0 build religion
exp c0 resources 2, blue 1

14c change comes largest first on cheaper cards: 5 less 1 is 3 and 1 (14.3)
age iii
c0 techs coal oil swordsmen, stock oil 1, blue 2
do 0 upgrade warriors swordsmen
exp c0 stock oil 0 coal bronze

14d change comes on cheaper cards: 3 less 1 is two of Bronze (14.3)
age iii
c0 techs coal swordsmen, stock coal 2, blue 2
do 0 upgrade warriors swordsmen
exp c0 stock coal bronze 2

14e change for food comes on a cheaper farm (14.3)
c0 leader moses, techs irrigation, stock irrigation 1, blue 1
do 0 population
exp c0 stock irrigation 0 agriculture

14f labs hold resources, never food: change for food is four of Agriculture (14.3)
with workers=scientific-method
with workers=computers
age iii
c0 leader moses, techs mechanized-agriculture, workers {workers} 1, blue 9
c0 stock mechanized-agriculture 1 {workers} 1
do 0 population
exp c0 stock agriculture 4 {workers}

14g change comes on a mine before the lab a token came from (14.3)
age iii
c0 techs drama computers coal oil, stock computers 1 oil 1
do 0 build drama
exp c0 stock computers 0 coal bronze

14.8 what was traded is spent once: a food as a resource (A-3)
seats 3
pact trade-routes-agreement 0 1
c0 food 2, resources 5, unused 2
do 0 food-as-resource
do 0 build religion
do 0 build religion
exp c0 credit-resource 0, resources 0

14.8b without food there is nothing to trade
seats 3
pact trade-routes-agreement 0 1
exp refused no-food 0 food-as-resource

14.8c with 1 food there is something to trade
seats 3
pact trade-routes-agreement 0 1
c0 food 1
exp legal 0 food-as-resource

14.8d what was traded is spent once: a resource as food (A-3)
seats 3
pact trade-routes-agreement 1 0
c0 food 9, resources 1
do 0 resource-as-food
do 0 population
do 0 population
exp c0 credit-food 0, food 6

14.8e without a resource there is nothing to trade
seats 3
pact trade-routes-agreement 1 0
exp refused no-resources 0 resource-as-food

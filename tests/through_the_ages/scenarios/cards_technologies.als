# Every technology at work: developed for its science, built for its resources, worth its yield.
# Each figure is the one that just suffices; one less is refused.

8.2 farms and mines printed on the board: a worker makes one token worth so much (13.3, 14.1)
option resignation off
with card=agriculture cost=2 short=1 food=1 made=0
with card=bronze cost=2 short=1 food=0 made=1
age iii
c0 workers -, resources {cost} | c1 workers -, resources {short}
do 0 build {card}
exp c0 resources 0, food-production {food}, resource-production {made}
do 0 done
go
exp c0 food {food}, resources {made}, stock {card}
exp turn 1 | refused no-resources 1 build {card}

8.2b farms and mines: developed, built, and a worker makes one token worth so much (13.3, 14.1)
with card=irrigation science=3 cost=4 food=2 made=0
with card=selective-breeding science=5 cost=6 food=3 made=0
with card=mechanized-agriculture science=7 cost=8 food=5 made=0
with card=iron science=5 cost=5 food=0 made=2
with card=coal science=7 cost=8 food=0 made=3
with card=oil science=9 cost=11 food=0 made=5
age iii
c0 workers -, hand {card}, science {science}, resources {cost}
do 0 develop {card}
do 0 build {card}
exp c0 science 0, resources 0, food-production {food}, resource-production {made}
do 0 done
go
exp c0 food {food}, resources {made}, stock {card}

8.2c urban buildings and units printed on the board: one worker's yield (15.1)
option resignation off
with card=philosophy cost=3 short=2 per-science=1 culture=0 strength=0 happy=0
with card=religion cost=3 short=2 per-science=0 culture=1 strength=0 happy=1
with card=warriors cost=2 short=1 per-science=0 culture=0 strength=1 happy=0
age iii
c0 workers -, resources {cost} | c1 workers -, resources {short}
do 0 build {card}
exp c0 resources 0, science-rating {per-science}, culture-rating {culture}, strength {strength}
exp c0 happiness {happy}, colonize 0
do 0 done
go
exp c0 science {per-science}, culture {culture}
exp turn 1 | refused no-resources 1 build {card}

8.2d urban buildings and units: developed, built, and one worker's yield (15.1)
with card=alchemy science=4 cost=6 per-science=2 culture=0 strength=0 happy=0
with card=scientific-method science=6 cost=8 per-science=3 culture=0 strength=0 happy=0
with card=computers science=8 cost=11 per-science=5 culture=0 strength=0 happy=0
with card=theology science=2 cost=5 per-science=0 culture=1 strength=0 happy=2
with card=organized-religion science=4 cost=7 per-science=0 culture=1 strength=0 happy=3
with card=printing-press science=3 cost=3 per-science=1 culture=1 strength=0 happy=0
with card=journalism science=6 cost=8 per-science=2 culture=2 strength=0 happy=0
with card=multimedia science=9 cost=11 per-science=3 culture=3 strength=0 happy=0
with card=drama science=3 cost=4 per-science=0 culture=2 strength=0 happy=1
with card=opera science=7 cost=8 per-science=0 culture=3 strength=0 happy=1
with card=movies science=10 cost=11 per-science=0 culture=4 strength=0 happy=1
with card=bread-and-circuses science=3 cost=3 per-science=0 culture=0 strength=1 happy=2
with card=team-sports science=5 cost=5 per-science=0 culture=0 strength=2 happy=3
with card=professional-sports science=7 cost=8 per-science=0 culture=0 strength=3 happy=4
with card=swordsmen science=4 cost=3 per-science=0 culture=0 strength=2 happy=0
with card=riflemen science=6 cost=5 per-science=0 culture=0 strength=3 happy=0
with card=modern-infantry science=10 cost=7 per-science=0 culture=0 strength=5 happy=0
with card=knights science=5 cost=3 per-science=0 culture=0 strength=2 happy=0
with card=cavalrymen science=6 cost=5 per-science=0 culture=0 strength=3 happy=0
with card=tanks science=9 cost=7 per-science=0 culture=0 strength=5 happy=0
with card=cannon science=6 cost=5 per-science=0 culture=0 strength=3 happy=0
with card=rockets science=8 cost=7 per-science=0 culture=0 strength=5 happy=0
with card=air-forces science=12 cost=7 per-science=0 culture=0 strength=5 happy=0
age iii
c0 workers -, hand {card}, science {science}, resources {cost}
do 0 develop {card}
do 0 build {card}
exp c0 science 0, resources 0, science-rating {per-science}, culture-rating {culture}
exp c0 strength {strength}, happiness {happy}, colonize 0
do 0 done
go
exp c0 science {per-science}, culture {culture}

8.2e a technology must be paid: one science less is refused
with card=irrigation short=2
with card=selective-breeding short=4
with card=mechanized-agriculture short=6
with card=iron short=4
with card=coal short=6
with card=oil short=8
with card=alchemy short=3
with card=scientific-method short=5
with card=computers short=7
with card=theology short=1
with card=organized-religion short=3
with card=printing-press short=2
with card=journalism short=5
with card=multimedia short=8
with card=drama short=2
with card=opera short=6
with card=movies short=9
with card=bread-and-circuses short=2
with card=team-sports short=4
with card=professional-sports short=6
with card=swordsmen short=3
with card=riflemen short=5
with card=modern-infantry short=9
with card=knights short=4
with card=cavalrymen short=5
with card=tanks short=8
with card=cannon short=5
with card=rockets short=7
with card=air-forces short=11
age iii
c0 hand {card}, science {short}
exp refused no-science 0 develop {card}

8.2f a building or unit must be paid: one resource less is refused
with card=irrigation science=3 short=3
with card=selective-breeding science=5 short=5
with card=mechanized-agriculture science=7 short=7
with card=iron science=5 short=4
with card=coal science=7 short=7
with card=oil science=9 short=10
with card=alchemy science=4 short=5
with card=scientific-method science=6 short=7
with card=computers science=8 short=10
with card=theology science=2 short=4
with card=organized-religion science=4 short=6
with card=printing-press science=3 short=2
with card=journalism science=6 short=7
with card=multimedia science=9 short=10
with card=drama science=3 short=3
with card=opera science=7 short=7
with card=movies science=10 short=10
with card=bread-and-circuses science=3 short=2
with card=team-sports science=5 short=4
with card=professional-sports science=7 short=7
with card=swordsmen science=4 short=2
with card=riflemen science=6 short=4
with card=modern-infantry science=10 short=6
with card=knights science=5 short=2
with card=cavalrymen science=6 short=4
with card=tanks science=9 short=6
with card=cannon science=6 short=4
with card=rockets science=8 short=6
with card=air-forces science=12 short=6
age iii
c0 workers -, hand {card}, science {science}, resources {short}
do 0 develop {card}
exp refused no-resources 0 build {card}

15.6 air forces double what one army adds: of two armies one is doubled; a second air force doubles the other
with air=0 strength=10
with air=1 strength=17
with air=2 strength=24
with air=3 strength=29
c0 workers warriors 6 air-forces {air}, tactic legion
exp c0 strength {strength}

9.3 governments in peace, for the higher price; one more temple is allowed, not two (9.5)
with card=monarchy price=8 temples=2 ca=5 ma=3 science=2 culture=2 strength=0 happy=2
with card=theocracy price=6 temples=2 ca=4 ma=3 science=2 culture=3 strength=1 happy=3
with card=constitutional-monarchy price=12 temples=2 ca=6 ma=4 science=2 culture=2 strength=0 happy=2
with card=republic price=13 temples=2 ca=7 ma=2 science=2 culture=2 strength=0 happy=2
with card=communism price=19 temples=3 ca=7 ma=5 science=2 culture=3 strength=0 happy=2
with card=fundamentalism price=18 temples=3 ca=6 ma=5 science=0 culture=3 strength=5 happy=3
with card=democracy price=17 temples=3 ca=7 ma=3 science=2 culture=6 strength=0 happy=3
age iii
c0 hand {card}, science {price}, workers religion {temples} philosophy 2, unused 2, resources 6
exp c0 science-rating 2, culture-rating {temples}, strength 0, happiness {temples}
do 0 develop {card}
exp c0 science 0, ca-total {ca}, ma-total {ma}, science-rating {science}, culture-rating {culture}
exp c0 strength {strength}, happiness {happy}, colonize 0
do 0 build religion
exp refused urban-limit 0 build religion

9.3b governments must be paid in peace: one science less is refused
with card=monarchy science=7
with card=theocracy science=5
with card=constitutional-monarchy science=11
with card=republic science=12
with card=communism science=18
with card=fundamentalism science=17
with card=democracy science=16
age iii
c0 hand {card}, science {science}
exp refused no-science 0 develop {card}

9.3c governments by a revolution: for the lower price and all civil actions
with card=monarchy price=2 ca=5
with card=theocracy price=1 ca=4
with card=constitutional-monarchy price=6 ca=6
with card=republic price=3 ca=7
with card=communism price=5 ca=7
with card=fundamentalism price=7 ca=6
with card=democracy price=9 ca=7
age iii
c0 hand {card}, science {price}
do 0 revolt {card}
exp c0 science 0, ca 0, ca-total {ca}

9.3d governments must be paid in a revolution: one science less is refused
with card=monarchy science=1
with card=theocracy science=0
with card=constitutional-monarchy science=5
with card=republic science=2
with card=communism science=4
with card=fundamentalism science=6
with card=democracy science=8
age iii
c0 hand {card}, science {science}
exp refused no-science 0 revolt {card}

2.3 Despotism: 4 civil and 2 military actions, two urban buildings of a type
c0 government despotism, workers religion 1, unused 2, resources 6
exp c0 ca 4, ma 2
do 0 build religion
exp refused urban-limit 0 build religion

9.2 special technologies work at once
with card=code-of-laws science=6 ca-total=5 ma-total=2 ca=4 blue=16 strength=0 colonize=0
with card=justice-system science=7 ca-total=5 ma-total=2 ca=4 blue=19 strength=0 colonize=0
with card=civil-service science=10 ca-total=6 ma-total=2 ca=5 blue=19 strength=0 colonize=0
with card=warfare science=5 ca-total=4 ma-total=3 ca=3 blue=16 strength=1 colonize=0
with card=strategy science=8 ca-total=4 ma-total=4 ca=3 blue=16 strength=3 colonize=0
with card=military-theory science=11 ca-total=4 ma-total=5 ca=3 blue=16 strength=5 colonize=0
with card=cartography science=4 ca-total=4 ma-total=2 ca=3 blue=16 strength=1 colonize=2
with card=navigation science=6 ca-total=4 ma-total=2 ca=3 blue=16 strength=2 colonize=3
with card=satellites science=8 ca-total=4 ma-total=2 ca=3 blue=16 strength=3 colonize=4
with card=masonry science=3 ca-total=4 ma-total=2 ca=3 blue=16 strength=0 colonize=0
with card=architecture science=6 ca-total=4 ma-total=2 ca=3 blue=16 strength=0 colonize=0
with card=engineering science=9 ca-total=4 ma-total=2 ca=3 blue=16 strength=0 colonize=0
age iii
c0 hand {card}, science {science}, workers -
do 0 develop {card}
exp c0 science 0, ca-total {ca-total}, ma-total {ma-total}, ca {ca}, blue {blue}
exp c0 science-rating 0, culture-rating 0, strength {strength}, happiness 0, colonize {colonize}

9.2b special technologies must be paid: one science less is refused
with card=code-of-laws science=5
with card=justice-system science=6
with card=civil-service science=9
with card=warfare science=4
with card=strategy science=7
with card=military-theory science=10
with card=cartography science=3
with card=navigation science=5
with card=satellites science=7
with card=masonry science=2
with card=architecture science=5
with card=engineering science=8
age iii
c0 hand {card}, science {science}, workers -
exp refused no-science 0 develop {card}

8.4.1 construction: urban buildings cheaper by their level, farms not at all
with knows=masonry building=religion resources=3 left=0
with knows=masonry building=drama resources=4 left=1
with knows=masonry building=opera resources=8 left=1
with knows=masonry building=movies resources=11 left=1
with knows=masonry building=irrigation resources=4 left=0
with knows=architecture building=religion resources=3 left=0
with knows=architecture building=drama resources=4 left=1
with knows=architecture building=opera resources=8 left=2
with knows=architecture building=movies resources=11 left=2
with knows=architecture building=irrigation resources=4 left=0
with knows=engineering building=religion resources=3 left=0
with knows=engineering building=drama resources=4 left=1
with knows=engineering building=opera resources=8 left=2
with knows=engineering building=movies resources=11 left=3
with knows=engineering building=irrigation resources=4 left=0
age iii
c0 techs {knows} {building}, resources {resources}
do 0 build {building}
exp c0 resources {left}

8.4.1b construction: two or three stages in one action (8.2)
with knows=masonry more=3 most=2 left=8
with knows=architecture more=4 most=3 left=4
age iii
c0 techs {knows}, unfinished fast-food-chains 0, resources 16
exp refused too-many-stages 0 stage {more}
do 0 stage {most}
exp c0 ca 3, resources {left}

8.4.1c construction: four stages in one action (8.2)
age iii
c0 techs engineering, unfinished fast-food-chains 0, resources 16
do 0 stage 4
exp c0 ca 3, resources 0

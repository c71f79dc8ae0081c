# Blue tokens, production, happiness: rows T42–T58 of the rule sheet.

T42 the cheapest tokens pay
c0 techs iron, stock bronze 3 iron 1, blue 5
do 0 build warriors
exp c0 stock bronze iron, blue 7

T43 change is given
c0 techs iron swordsmen, stock iron 2, blue 5
do 0 upgrade warriors swordsmen
exp c0 stock bronze iron, blue 5

T45 too few tokens: of 5 resources plundered 4 are gained
age ii | phase politics
c0 techs iron, blue 2, military plunder-ii, workers warriors 3 | c1 stock bronze 5
do 0 attack plunder-ii 1
exp c0 resources 4, stock iron 2, blue 0 | c1 resources 0

T46 an empty bank: nothing is gained
age ii | phase politics
c0 blue 0, military plunder-ii, workers warriors 3 | c1 stock bronze 5
do 0 attack plunder-ii 1
exp c0 resources 0 | c1 resources 0

14.4 overpaying only without tokens for change
c0 techs coal swordsmen, stock coal 1, blue 0
do 0 upgrade warriors swordsmen
exp c0 resources 1, blue 0

T47 corruption by the blue bank
with blue=11 corruption=0 left=9
with blue=10 corruption=2 left=7
with blue=5 corruption=4 left=5
with blue=0 corruption=6 left=3
c0 stock bronze 9, blue {blue}, workers -
exp c0 corruption {corruption}
do 0 done
go
exp c0 resources {left}

T48 corruption takes food and forgives
c0 stock bronze 1 agriculture 2, blue 5, culture 9, workers -
do 0 done
go
exp c0 resources 0, food 0, culture 9

T49 hunger costs 4 culture for each food that is missing, not below nothing
with culture=9 left=1
with culture=5 left=0
c0 yellow 8, stock agriculture 1, culture {culture}, workers -, unused 9
exp c0 consumption 3
do 0 done
go
exp c0 food 0, culture {left}

T51 the railroad: 3 + 3 + 1 + 1
age ii
c0 wonders transcontinental-railroad, workers coal 1 bronze 2
exp c0 resource-production 8
do 0 done
go
exp c0 resources 8, stock coal 2 bronze 2

T52 tokens stay without workers
c0 workers iron 1, stock iron 2
do 0 destroy iron
exp c0 resources 4

13.3 best farms first when tokens run out
c0 workers agriculture 2 irrigation 2, blue 3
do 0 done
go
exp c0 food 5, stock irrigation 2 agriculture

13.3b best mines first when tokens run out
c0 workers oil 1 bronze 3, blue 2
do 0 done
go
exp c0 resources 6, stock oil bronze

10.8 Gates: labs of level I and higher make resources (A-5)
c0 leader bill-gates, workers computers 1 alchemy 2 philosophy 1
exp c0 resource-production 5
do 0 done
go
exp c0 resources 5, stock computers alchemy 2 philosophy 0

10.8b Gates: tokens of labs are spent first (A-5)
c0 leader bill-gates, workers computers 1 alchemy 2 warriors 1, stock computers 1 alchemy 2 bronze 1
c0 techs swordsmen
do 0 upgrade warriors swordsmen
exp c0 stock computers alchemy bronze

13.3c pacts in production: the owner of Acceptance of Supremacy (13.3.c, 13.3.e, D10)
seats 3
age ii
pact acceptance-of-supremacy 0 1 | pact international-trade-agreement 1 0
c0 workers bronze 1 | c1 workers bronze 1
do 0 done
go
exp c0 resources 2, food 1

13.3d pacts in production: who accepted supremacy (13.3.c, 13.3.e, D10)
seats 3
age ii | turn 1
pact acceptance-of-supremacy 0 1 | pact international-trade-agreement 1 0
c0 workers bronze 1 | c1 workers bronze 1
do 1 done
go
exp c1 resources 1                       # 1 of the mine, 1 paid, 1 of the trade

13.3e pacts in production: who accepted supremacy pays a resource (13.3.e)
seats 3
age ii | turn 1
pact acceptance-of-supremacy 0 1
c1 workers bronze 1
do 1 done
go
exp c1 resources 0

6.1 no more is lost than there is: corruption of 6 finds 2 food
c0 stock agriculture 2, blue 0, workers -
do 0 done
go
exp c0 food 0, culture 0 | told corruption 0 n=2

T54 an uprising stops production but not drawing: bank 12, happiness 0, one unused worker
c0 yellow 12, unused 1
do 0 done
go
exp c0 food 0, science 0, military 2 | told uprising 0

T55 enough unused workers: no uprising
c0 yellow 12, unused 2
do 0 done
go
exp c0 science 1

T56 the Kremlin alone: happiness does not fall below nothing
c0 wonders kremlin
exp c0 happiness 0, ca-total 5, ma-total 3, culture-rating 2

T57 St. Peter's and Theology: 1 + 3 + 3 = 7
c0 wonders st-peters-basilica, workers theology 2
exp c0 happiness 7

D3 St. Peter's counting itself, by option
option st-peters itself
c0 wonders st-peters-basilica, workers theology 1
exp c0 happiness 5

T58 Rebellion: 2 civil actions per discontent worker; of others those of their next turn
phase politics
events rebellion
c0 yellow 16, military foray | c1 yellow 16
do 0 prepare foray
go
exp c0 ca 2 | c1 ca 2

D15 happiness is kept within eight
c0 workers professional-sports 2 team-sports 2
exp c0 happiness 8

# Execution and the seven orders: sections 4.2, 5.2, 6

W2 from the south: the recruit of cell 12 acts before the attack of cell 11
phase execution | orders grey-3=(1:recruit) grey-2=(0:attack)
armies chikuzen=1:1 | goods food=*:0
exp to 1 order-recruit
do 1 recruit aki
exp to 0 order-attack
do 0 destroy chikuzen 1
exp armies aki=0:1 | control chikuzen=0

E21 round 1 runs from cell 12 to 1, empty cells are skipped (R28)
phase execution | orders purple-2=(0:recruit) turquoise-2=(1:recruit) grey-2=(0:recruit)
exp to 0 order-recruit | cell grey-2
do 0 pass
exp to 1 order-recruit | cell turquoise-2
do 1 pass
exp to 0 order-recruit | cell purple-2
do 0 pass
exp to 0 place-order | round 2

E21b round 2 runs from cell 1 to 12 (R28)
round 2 | phase execution | orders purple-2=0:recruit turquoise-2=1:recruit grey-2=0:recruit
exp to 0 order-recruit | cell purple-2
do 0 pass
exp to 1 order-recruit | cell turquoise-2
do 1 pass
exp to 0 order-recruit | cell grey-2
do 0 pass
exp to chance fate-deal

E21c nothing happens in cells 1 and 12 if nobody has placed an order there
with round=1 order=purple-1=(0:harvest) told=revealed other=acts-again cell=1
with round=1 order=turquoise-3=(0:harvest) told=revealed other=acts-again cell=6
with round=1 order=grey-3=(0:harvest) told=revealed other=acts-again cell=12
with round=2 order=purple-1=0:harvest told=acts-again other=revealed cell=1
with round=2 order=turquoise-3=0:harvest told=acts-again other=revealed cell=6
with round=2 order=grey-3=0:harvest told=acts-again other=revealed cell=12
round {round} | phase execution | orders {order} | armies -
exp told {told} 0 cell={cell} | times {told} 1 | untold {other}

E22 an uncovered recruit acts in both rounds, with its paid part both times (5.2)
phase execution | orders grey-1=(0:recruit) | armies -
do 0 recruit aki
do 0 recruit aki
exp round 2 | armies aki=2 | goods food=1
do 0 order harvest purple-1
do 1 order harvest purple-3
do 0 order harvest turquoise-1
do 1 order harvest turquoise-2
do 0 order attack turquoise-3
do 1 order attack orange-1
exp to 0 order-recruit | cell grey-1 | told acts-again 0 order=recruit
do 0 recruit aki
do 0 recruit aki
exp armies aki=4 | goods food=0

R16 an order is revealed even if its owner declines to act
phase execution | orders grey-1=(0:recruit)
do 0 pass
exp orders grey-1=0:recruit | supply 8

R16e what is declined is told by what was asked
with order=recruit told=passed-order
with order=move-3 told=passed-move
phase execution | orders orange-1=(0:{order}) | armies kaga=2
do 0 pass
exp told {told} 0

R16f to decline the paid part is told otherwise
phase execution | orders orange-1=(0:recruit) | armies -
do 0 recruit yamashiro
do 0 pass
exp told passed 0 | untold passed-order

# ---- recruit

W3 capital first, then for 1 food the province with the castle (R7)
phase execution | orders orange-1=(0:recruit) | armies - | castles kaga=0 | goods food=1
exp offers 0 pass, recruit kaga, recruit yamashiro
do 0 recruit yamashiro
do 0 recruit kaga
exp armies yamashiro=1 kaga=1 | goods food=0 | supply 14

6a without food there is no second army to recruit (section 6)
phase execution | orders orange-1=(0:recruit) | armies - | goods food=0 bushido=5
exp refused no-place-to-recruit 0 recruit kaga
do 0 recruit yamashiro
exp to 0 place-order | round 2

6b a recruit with an empty supply is passed by (section 6, limits)
phase execution | orders orange-1=(0:recruit) | armies aki=16
exp to 0 place-order | round 2

6c after the last army of the supply nothing is paid (section 6, limits)
phase execution | orders orange-1=(0:recruit) | armies aki=15 | goods food=1
do 0 recruit yamashiro
exp to 0 place-order | goods food=1

6t the last army of the supply may be the one that is paid for (section 6)
phase execution | orders orange-1=(0:recruit) | armies aki=14 | goods food=1
do 0 recruit yamashiro
do 0 recruit yamashiro
exp armies yamashiro=2 | supply 0 | goods food=0

R18 the owner of a castle recruits there whoever controls the province
phase execution | orders orange-1=(0:recruit) | armies kaga=0:5 | castles kaga=0
do 0 recruit kaga
exp control kaga=1 | armies kaga=1:5

6d a castle recruits in its own region only, and nobody else's castle does (section 6)
phase execution | orders orange-1=(0:recruit) | armies - | castles tosa=0 kii=1
exp offers 0 pass, recruit yamashiro

6e a quick recruit knows only the castle of the region too (sections 6, 7)
armies - | castles kaga=0 tosa=1
do 0 order harvest grey-1
exp offers 0 pass, recruit aki

1a what is paid goes back to the stock (section 1)
phase execution | orders orange-1=(0:recruit) | armies - | goods food=1
exp stock food=27 bushido=26
do 0 recruit yamashiro
do 0 recruit yamashiro
exp stock food=28 bushido=26

# ---- moves

W4A three armies, a move each
phase execution | orders orange-1=(0:move-3) | armies yamashiro=3
do 0 move yamashiro kaga
do 0 move yamashiro kaga
do 0 move yamashiro kii
exp armies kaga=2 kii=1 yamashiro=0 | to 0 place-order

W4B two armies: one goes two provinces, the other one
phase execution | orders orange-1=(0:move-3) | armies yamashiro=2
do 0 move yamashiro kaga
do 0 move kaga shinano
do 0 move yamashiro kii
exp armies shinano=1 kii=1 yamashiro=0

W4C one army goes on in the region it has entered (R15)
phase execution | orders orange-1=(0:move-3) | armies kaga=1
do 0 move kaga echigo
do 0 move echigo iwashiro
do 0 move iwashiro rikuzen
exp armies rikuzen=1

W4D a sea line costs one move
phase execution | orders grey-1=(0:move-3) | armies aki=1
do 0 move aki iyo
exp left 2 | armies iyo=1

R15 once another army is moved, the one outside the region can no longer be
phase execution | orders orange-1=(0:move-3) | armies kaga=2 mutsu=1
exp refused left-the-region 0 move mutsu dewa
do 0 move kaga echigo
do 0 move kaga shinano
exp refused left-the-region 0 move echigo dewa
exp refused not-neighbours 0 move shinano aki
exp refused no-own-army 0 move kii tosa

R15b there and back is a route like any other
phase execution | orders orange-1=(0:move-3) | armies kaga=1
do 0 move kaga echigo
do 0 move echigo kaga
do 0 move kaga owari
exp armies owari=1

R15c the second army to arrive is the one that goes on; figures are all alike
phase execution | orders orange-1=(0:move-3) | armies kaga=2
do 0 move kaga echigo
do 0 move kaga echigo
do 0 move echigo dewa
exp armies echigo=1 dewa=1

R15d the army that stood outside before stays there
phase execution | orders orange-1=(0:move-3) | armies kaga=1 echigo=1
do 0 move kaga echigo
do 0 move echigo dewa
exp refused left-the-region 0 move echigo dewa

R15e an army left outside does not come back
phase execution | orders orange-1=(0:move-3) | armies kaga=2
do 0 move kaga echigo
do 0 move kaga owari
exp refused left-the-region 0 move echigo kaga

R15f a step does not begin outside the region
phase execution | orders orange-1=(0:move-3) | armies kaga=1 echigo=1
exp refused left-the-region 0 move echigo kaga

R15g of four armies outside only the one that came may go on
phase execution | orders orange-1=(0:move-3) | armies kii=1 tosa=3
do 0 move kii tosa
do 0 move tosa iyo
exp refused left-the-region 0 move tosa iyo

R15h three steps of one army, the last out of the region
with order=grey-1=(0:move-3) start=chikuzen first="chikuzen iyo" second="iyo aki" third="aki yamashiro" end=yamashiro
with order=purple-1=(0:move-3) start=oshima first="oshima mutsu" second="mutsu dewa" third="dewa echigo" end=echigo
phase execution | orders {order} | armies {start}=1
do 0 move {first}
do 0 move {second}
do 0 move {third}
exp armies {end}=1

R15i a step begins where an own army stands
phase execution | orders turquoise-1=(0:move-3) | armies mutsu=1
do 0 move mutsu oshima
do 0 move oshima ishikari
exp refused no-own-army 0 move kitami ishikari

R15j a later order of the new region moves what has arrived; one of the old region does not
phase execution | orders orange-3=(0:move-3) orange-2=(0:move-2-3) turquoise-3=(0:move-2-3)
armies kaga=2
do 0 move kaga echigo
do 0 pass
exp cell orange-2 | refused left-the-region 0 move echigo dewa
do 0 pass
exp cell turquoise-3 | legal 0 move echigo dewa
exp refused left-the-region 0 move kaga owari

R16b part of an order may be done (4.2)
phase execution | orders grey-1=(0:move-3) | armies aki=2
do 0 move aki iyo
do 0 pass
exp armies aki=1 | to 0 place-order

E32 no third move without food
phase execution | orders orange-1=(0:move-2-3) | armies kaga=2 | goods food=0 bushido=9
do 0 move kaga echigo
do 0 move echigo dewa
exp to 0 place-order | round 2

R13 with food there is a third move, also for the army outside (R7, E32)
phase execution | orders orange-1=(0:move-2-3) | armies kaga=2 | goods food=1
do 0 move kaga echigo
exp refused not-asked 0 buy-move
do 0 move echigo dewa
exp offers 0 pass, buy-move | refused no-moves-left 0 move kaga owari
do 0 buy-move
exp goods food=0 | legal 0 move dewa mutsu | legal 0 move kaga owari
do 0 move dewa mutsu
exp to 0 place-order | round 2

R13b whoever buys a move may still stop; the price is paid
phase execution | orders grey-1=(0:move-2-3) | armies aki=3 | goods food=1
do 0 move aki iyo
do 0 move aki iyo
do 0 buy-move
exp legal 0 pass | refused not-asked 0 buy-move
do 0 pass
exp goods food=0 | armies aki=1 | to 0 place-order

R7 a bought move is told with its price (section 6)
phase execution | orders grey-1=(0:move-2-3) | armies aki=3
do 0 move aki iyo
do 0 move aki iyo
do 0 buy-move
exp told bought 0 | told paid 0 good=food n=1 | times bought 1 | times paid 1

1b any number of armies may share a province, and nobody is kept out (section 1)
seats 4
phase execution | orders grey-1=(0:move-3) | armies aki=3 iyo=0:5:4:3
do 0 move aki iyo
do 0 move aki iyo
do 0 move aki iyo
exp armies iyo=3:5:4:3 | control iyo=1

# ---- ship

W6 two armies together, for 1 food, into another region (R7, R11)
phase execution | orders turquoise-1=(0:move-2-ship) | armies echigo=2 | goods food=1
do 0 ship echigo kii 2
exp armies kii=2 echigo=0 | goods food=0 | to 0 place-order

E33 no inland province; from a coast of the region to any other coast (R11)
phase execution | orders orange-1=(0:move-2-ship) | armies shinano=2 kaga=1 aki=2
exp refused not-coastal 0 ship shinano kii 1
exp refused not-coastal 0 ship kaga shimotsuke 1
exp refused other-region 0 ship aki kii 1
exp refused same-province 0 ship kaga kaga 1
exp refused too-few-armies 0 ship kaga kii 2
exp legal 0 ship kaga kii 1                  # the same region
exp legal 0 ship kaga kitami 1

R11 one or two armies from a coast of the region to all 20 other coasts
phase execution | orders orange-1=(0:move-2-ship) | armies kaga=2 shinano=1 aki=1
exp noption 50                               # pass, 9 moves, 40 ships
exp legal 0 ship kaga kitami 1 | legal 0 ship kaga ishikari 2 | legal 0 ship kaga tokachi 1
exp legal 0 ship kaga oshima 2 | legal 0 ship kaga mutsu 1 | legal 0 ship kaga rikuchu 2
exp legal 0 ship kaga dewa 1 | legal 0 ship kaga rikuzen 2 | legal 0 ship kaga echigo 1
exp legal 0 ship kaga iwashiro 2 | legal 0 ship kaga musashi 1 | legal 0 ship kaga owari 2
exp legal 0 ship kaga yamashiro 1 | legal 0 ship kaga kii 2 | legal 0 ship kaga izumo 1
exp legal 0 ship kaga aki 2 | legal 0 ship kaga iyo 1 | legal 0 ship kaga tosa 2
exp legal 0 ship kaga chikuzen 1 | legal 0 ship kaga satsuma 2

6f after a move there is no ship: either the one or the other (section 6)
phase execution | orders orange-1=(0:move-2-ship) | armies kaga=3
do 0 move kaga owari
exp refused not-asked 0 ship kaga kii 1

6g a ship has one target (section 6)
phase execution | orders orange-1=(0:move-2-ship) | armies kaga=3
do 0 ship kaga kii 1
exp to 0 place-order | round 2

6h without food only the moves are left (section 6)
phase execution | orders orange-1=(0:move-2-ship) | armies kaga=3 | goods food=0 bushido=3
exp refused cannot-pay 0 ship kaga kii 1 | legal 0 move kaga owari

11a the reason that helps, not the first that fits (11.2)
phase execution | orders grey-1=(0:move-2-ship) | armies aki=1
exp refused no-own-army 0 ship iyo kii 1 | refused too-few-armies 0 ship aki kii 2

11b whoever has no food is told so before the moves are made (11.2)
phase execution | orders grey-1=(0:move-2-3) | armies aki=3 | goods food=0 bushido=0
do 0 move aki iyo
exp refused cannot-pay 0 buy-move

# ---- attack

W5 destroy one army, pay 1 bushido, destroy another's in the same province
seats 3
phase execution | orders orange-1=(0:attack) | armies kaga=1:1:1 | goods bushido=1
do 0 destroy kaga 1
do 0 destroy kaga 2
exp control kaga=0 | goods bushido=0 | supply *:16:16

E27 three opponents in the capital: two different ones for 1 bushido
seats 4
phase execution | orders grey-1=(0:attack) | armies aki=1:1:1:1 | goods bushido=1
exp offers 0 pass, destroy aki 1, destroy aki 2, destroy aki 3
do 0 destroy aki 3
exp offers 0 pass, destroy aki 1, destroy aki 2
do 0 destroy aki 1
exp to 0 place-order | round 2

E28 no paid part when no enemy is left there
phase execution | orders grey-1=(0:attack) | armies aki=1:1 iyo=1:1
do 0 destroy aki 1
exp to 0 place-order | goods bushido=2

6i the second victim stands in the same province (section 6, attack)
phase execution | orders grey-1=(0:attack) | armies aki=1:2 iyo=1:1
do 0 destroy aki 1
exp refused other-province 0 destroy iyo 1 | legal 0 destroy aki 1

6j a second victim costs bushido, not food (section 6)
phase execution | orders grey-1=(0:attack) | armies aki=1:2 | goods food=3 bushido=0
do 0 destroy aki 1
exp to 0 place-order | armies aki=1:1 | goods food=3

E29 a province with an enemy castle only is no target
phase execution | orders grey-1=(0:attack) | armies iyo=2 tosa=1:1 | castles iyo=1
exp offers 0 pass, destroy tosa 1
exp refused no-enemy-army 0 destroy iyo 1 | refused own-army 0 destroy tosa 0

R30 a castle alone does not attack
phase execution | orders grey-1=(0:attack) | armies iyo=0:1 tosa=1:1 | castles iyo=0
exp offers 0 pass, destroy tosa 1 | refused no-own-army 0 destroy iyo 1

5.2a an uncovered attack acts in both rounds, with its payment both times (5.2)
phase execution | orders grey-1=(0:attack) | armies aki=1:4
do 0 destroy aki 1
do 0 destroy aki 1
exp round 2 | goods bushido=1
do 0 order harvest purple-1
do 1 order harvest purple-3
do 0 order harvest turquoise-1
do 1 order harvest turquoise-2
do 0 order castle turquoise-3
do 1 order castle orange-1
exp to 0 order-attack
do 0 destroy aki 1
do 0 destroy aki 1
exp goods bushido=0 | armies aki=1:0 | supply *:16

R16c the paid part is declined, and nothing is paid (section 6)
with order=recruit deed="recruit aki" again="pass"
with order=attack deed="destroy aki 1" again="pass"
phase execution | orders grey-1=(0:{order}) | armies aki=2:2
do 0 {deed}
do 0 {again}
exp goods food=2 bushido=2 | to 0 place-order

R16d the third move is declined, and nothing is paid (section 6)
phase execution | orders grey-1=(0:move-2-3) | armies aki=2
do 0 move aki iyo
do 0 move aki iyo
do 0 pass
exp goods food=2 bushido=2 | to 0 place-order

# ---- harvest

W7 a token of its kind for each resource province of the region with an army (R8)
phase execution | orders orange-1=(0:harvest) | armies kaga=1 shimotsuke=2 iyo=1
tiles kaga=food shimotsuke=bushido owari=food kii=food iyo=food
exp goods food=3 bushido=3 | told harvested 0 province=kaga good=food

E35 three of one kind, while the stock has them (R14)
with others=2 food=5 left=23
with others=26 food=4 left=0
phase execution | orders orange-1=(0:harvest) | armies kaga=1 shimotsuke=1 owari=1
tiles kaga=food shimotsuke=food owari=food | goods food=2:{others}
exp goods food={food} | stock food={left}

E35b an endless stock never runs out (R14)
option limited-stock off
phase execution | orders orange-1=(0:harvest) | armies kaga=1 shimotsuke=1 owari=1
tiles kaga=food shimotsuke=food owari=food | goods food=2:26
exp goods food=5

6k harvest needs an army: a castle is not enough (section 6)
phase execution | orders orange-1=(0:harvest) | armies - | castles kaga=0
exp goods food=2 bushido=2

# ---- castle

6l two armies of one province go back for a castle there (section 6)
phase execution | orders orange-1=(0:castle) | armies kaga=3 kii=1 yamashiro=4
exp offers 0 pass, build kaga | refused too-few-armies 0 build kii
do 0 build kaga
exp armies kaga=1 | supply 10 | castles kaga=0

W8 castle and army against two armies; a tie controls nothing
with armies=kaga=1:2 who=0
with armies=kaga=0:2 who=-
with armies=kaga=0:1 who=0
armies {armies} | castles kaga=0
exp control kaga={who}

E25 no castle is built in a capital
phase execution | orders orange-1=(0:castle) | armies yamashiro=4
exp to 0 place-order | round 2

E25b no castle is built beside another castle
phase execution | orders orange-1=(0:castle) | armies kaga=2 yamashiro=2 kii=2 | castles kaga=1
exp offers 0 pass, build kii
exp refused castle-stands-there 0 build kaga | refused not-in-capital 0 build yamashiro

E24 without a castle in supply and in the region the order does nothing
phase execution | orders orange-1=(0:castle) | armies kii=2 | castles kitami=0 dewa=0 iyo=0
exp to 0 place-order | armies kii=2

6m with a castle in the region the order brings an army instead (section 6)
phase execution | orders orange-1=(0:castle) | armies kii=2 | castles kaga=0
exp offers 0 pass, reinforce | refused castle-in-region 0 build kii
do 0 reinforce
exp armies kaga=1 | told reinforced 0 province=kaga

6n without a castle in the region there is nothing to reinforce (section 6)
phase execution | orders orange-1=(0:castle) | armies kii=2
exp refused no-castle-in-region 0 reinforce

6o with an empty supply nothing is reinforced (section 6, limits)
phase execution | orders orange-1=(0:castle) | armies aki=16 | castles kaga=0
exp to 0 place-order | armies kaga=0

6p a castle needs two armies of its builder, whatever others have there (section 6)
seats 4
phase execution | orders orange-1=(2:castle) | armies kaga=5:5:1:5 kii=0:0:2
exp offers 2 pass, build kii | refused too-few-armies 2 build kaga
do 2 build kii
exp castles kii=2 | armies kii=0:0:0

# ---- every order

5.2b of two orders in a cell the upper one acts, for whoever placed it (5.2)
round 2 | phase execution | orders grey-1=1:recruit+(0:castle) | armies tosa=2:2
exp offers 0 pass, build tosa
exp orders grey-1=1:recruit+0:castle         # revealed to all

6q an order reaches the region of its cell only (section 6)
with order=move-3
with order=attack
with order=move-2-3
with order=move-2-ship
with order=harvest
with order=castle
phase execution | orders purple-1=(0:{order}) | armies kaga=3:3 iyo=2:2
exp to 0 place-order | armies kaga=3:3 iyo=2:2 | goods food=2 bushido=2

6r a recruit reaches the region of its cell only (section 6)
phase execution | orders purple-1=(0:recruit) | armies kaga=3:3 iyo=2:2
exp offers 0 pass, recruit ishikari

6s every order reaches the northernmost and the southernmost province, for the last seat as for the first (section 6)
seats 4
with cell=purple-1 seat=0 order=castle deed="build kitami" armies=kitami=2:0:0:1 after=kitami=0:0:0:1
with cell=purple-1 seat=0 order=attack deed="destroy kitami 3" armies=kitami=2:0:0:1 after=kitami=2:0:0:0
with cell=purple-1 seat=0 order=move-2-ship deed="ship kitami mutsu 2" armies=kitami=2:0:0:1 after=kitami=0:0:0:1
with cell=purple-1 seat=0 order=move-2-ship deed="ship kitami mutsu 1" armies=kitami=2:0:0:1 after=kitami=1:0:0:1
with cell=purple-1 seat=0 order=move-3 deed="move kitami ishikari" armies=kitami=2:0:0:1 after=kitami=1:0:0:1
with cell=purple-1 seat=3 order=castle deed="build kitami" armies=kitami=1:0:0:2 after=kitami=1:0:0:0
with cell=purple-1 seat=3 order=attack deed="destroy kitami 0" armies=kitami=1:0:0:2 after=kitami=0:0:0:2
with cell=purple-1 seat=3 order=move-2-ship deed="ship kitami mutsu 2" armies=kitami=1:0:0:2 after=kitami=1:0:0:0
with cell=purple-1 seat=3 order=move-2-ship deed="ship kitami mutsu 1" armies=kitami=1:0:0:2 after=kitami=1:0:0:1
with cell=purple-1 seat=3 order=move-3 deed="move kitami ishikari" armies=kitami=1:0:0:2 after=kitami=1:0:0:1
with cell=grey-3 seat=0 order=castle deed="build satsuma" armies=satsuma=2:0:0:1 after=satsuma=0:0:0:1
with cell=grey-3 seat=0 order=attack deed="destroy satsuma 3" armies=satsuma=2:0:0:1 after=satsuma=2:0:0:0
with cell=grey-3 seat=0 order=move-2-ship deed="ship satsuma iyo 2" armies=satsuma=2:0:0:1 after=satsuma=0:0:0:1
with cell=grey-3 seat=0 order=move-2-ship deed="ship satsuma iyo 1" armies=satsuma=2:0:0:1 after=satsuma=1:0:0:1
with cell=grey-3 seat=0 order=move-3 deed="move satsuma chikuzen" armies=satsuma=2:0:0:1 after=satsuma=1:0:0:1
with cell=grey-3 seat=3 order=castle deed="build satsuma" armies=satsuma=1:0:0:2 after=satsuma=1:0:0:0
with cell=grey-3 seat=3 order=attack deed="destroy satsuma 0" armies=satsuma=1:0:0:2 after=satsuma=0:0:0:2
with cell=grey-3 seat=3 order=move-2-ship deed="ship satsuma iyo 2" armies=satsuma=1:0:0:2 after=satsuma=1:0:0:0
with cell=grey-3 seat=3 order=move-2-ship deed="ship satsuma iyo 1" armies=satsuma=1:0:0:2 after=satsuma=1:0:0:1
with cell=grey-3 seat=3 order=move-3 deed="move satsuma chikuzen" armies=satsuma=1:0:0:2 after=satsuma=1:0:0:1
phase execution | orders {cell}=({seat}:{order}) | armies {armies}
do {seat} {deed}
exp armies {after}

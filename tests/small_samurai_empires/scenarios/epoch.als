# The end of an epoch and of the game: sections 8, 9

E36 a tie controls nothing, in all steps of the end
seats 3
phase epoch-end | armies kaga=2:2:1 dewa=1:1
exp control kaga=- dewa=- oshima=-
exp points 0:0:0 | influence - | goods food=2:2:2 bushido=2:2:2
exp untold full-harvest | untold influence | untold shrines

8.1a the full harvest follows control, not armies; a lone castle is enough (8.1, R18)
phase epoch-end | armies kaga=0:1 kii=0:1 | castles kaga=0 | tiles kaga=food kii=bushido
exp goods food=3:2 bushido=2:3

R14b the last token goes to whoever is first in the order of turns
with turns="0 1" food=3:27
with turns="1 0" food=2:28
phase epoch-end | turns {turns} | armies kaga=1 kii=0:1 | tiles kaga=food kii=food
goods food=2:27                              # the stock has one left
exp goods food={food} | stock food=0

R14c of one player's provinces the later ones go without
phase epoch-end | armies tokachi=1 oshima=1 mutsu=1 | tiles tokachi=food oshima=food mutsu=food
goods food=2:27
exp goods food=3 | told stock-out 0 good=food | times stock-out 2

R14d an endless stock never runs out
option limited-stock off
phase epoch-end | armies tokachi=1 oshima=1 mutsu=1 | tiles tokachi=food oshima=food mutsu=food
goods food=2:27
exp goods food=5 | untold stock-out

E37 influence: 1 for a province, 1 for a castle whoever controls its province (8.2, R18)
seats 3
phase epoch-end | armies kaga=0:5 kii=1 tosa=1 | castles kaga=0
exp influence orange=2:1 grey=1:0

R18b a castle under foreign control counts and harvests nothing (section 8)
phase epoch-end | armies kaga=0:3 dewa=0:3 | castles kaga=0 dewa=0 | tiles kaga=food
exp influence orange=1:1 turquoise=1:1 | goods food=2:3
exp earned bonus=0:9 shrines=0:1             # 5 for orange, 4 for turquoise

E39 9 and 3 more is 10+ (R6)
seats 3
phase epoch-end | armies kaga=1 kii=1 owari=1 | influence orange=9
exp influence orange=10

E40 region bonus: sole leader, shared second place, tie for the lead, nobody (R9, R10)
seats 3
with armies="izumo=1 aki=1 iyo=1 tosa=0:1 chikuzen=0:0:1" bonus=4:2:2
with armies="izumo=1 aki=1 iyo=0:1 tosa=0:1 chikuzen=0:0:1" bonus=2:2:0
with armies="izumo=1 aki=1" bonus=4:0:0
with armies="izumo=1 aki=0:1 iyo=0:1 tosa=0:1 chikuzen=0:0:1 satsuma=0:0:1" bonus=0:4:2
with armies="izumo=1 aki=0:1 iyo=0:1 tosa=0:1" bonus=2:4:0
with armies="izumo=1 aki=0:1 iyo=0:0:1 tosa=0:0:1 chikuzen=0:0:1" bonus=2:2:4
with armies="izumo=1 aki=1 iyo=0:1 tosa=0:1 chikuzen=0:0:1 satsuma=0:0:1" bonus=2:2:2
with armies=- bonus=0:0:0
phase epoch-end | armies {armies}
exp earned bonus={bonus}

8.4a one point for each controlled shrine province (8.4)
seats 3
phase epoch-end | armies dewa=1 iwashiro=1 satsuma=0:1 kitami=0:1:1
exp earned shrines=2:1:0

R26 markers are never missing: every player has one in each region and one for points
seats 4
phase epoch-end | armies kaga=1 | points 99:99:99:99 | influence purple=10:10:10:10
influence turquoise=10:10:10:10 orange=9:10:10:10 grey=10:10:10:10
exp influence purple=10:10:10:10 turquoise=10:10:10:10 orange=10:10:10:10 grey=10:10:10:10
exp points 104:99:99:99

8.7a fewest points first, equal ones in the reverse of the order that ends (8.7)
with n=4 turns="0 1 2 3" points=5:5:3:5 new="2 3 1 0"
with n=3 turns="1 2 0" points=0:0:0 new="0 2 1"
with n=4 turns="0 1 2 3" points=0:0:0:0 new="3 2 1 0"
with n=4 turns="1 3 0 2" points=5:3:5:3 new="3 1 2 0"
with n=4 turns="2 0 1 3" points=1:2:3:4 new="0 1 2 3"
with n=4 turns="0 1 2 3" points=9:9:1:1 new="3 2 1 0"
with n=4 turns="3 2 1 0" points=2:7:7:2 new="0 3 1 2"
with n=3 turns="2 1 0" points=4:4:0 new="2 0 1"
with n=2 turns="1 0" points=3:3 new="0 1"
with n=2 turns="1 0" points=3:4 new="0 1"
seats {n}
phase epoch-end | turns {turns} | points {points} | armies -
go
exp epoch 2 | turns {new}

8.7b the new order of turns is told, the last one last (8.7)
seats 4
phase epoch-end | points 5:5:3:5 | armies -
go
exp told turn-order 0 n=4 | times turn-order 4

8.5a orders go back, everybody draws a card, then comes the new order of turns (8.5, 8.6, 8.7)
seats 3
phase epoch-end | orders purple-1=0:castle | points 0:5:2 | armies -
fate purple=2 grey=0:2 orange=0:0:2 | shown turquoise=3
exp to chance fate-deal | orders - | hand castle=1:1:1
do fate purple
do fate purple
do fate purple
exp fate purple=3:1:1 grey=0:2 orange=0:0:2 | turns 0 2 1
exp epoch 2 | round 1 | to 0 1 2 choose-fate

8.6a after the last epoch nobody draws, and the orders stay (section 8, 8.6)
seats 3
epoch 3 | phase epoch-end | orders purple-1=0:castle | armies -
fate purple=2 grey=0:2 orange=0:0:2 | shown turquoise=3
exp to - ended | deck 11 | orders purple-1=0:castle | ending played-out

# ---- the end of the game

W10 worth times cards: 1 x 3 + 3 x 5 + 4 x 2 + 1 x 2 = 28 (R4, R5)
seats 4
epoch 3 | phase epoch-end | armies - | goods food=0:0:0:0 bushido=0:0:0:0
shown grey=3 orange=5 turquoise=2 purple=2 | influence grey=1 orange=5 turquoise=5 purple=1
exp points 28:0:0:0

E42 a region without cards gives nothing (9.1)
epoch 3 | phase epoch-end | armies - | goods food=0 bushido=0
shown - | influence purple=10 turquoise=10 orange=10 grey=10
exp points 0

E42b the final scoring names only what it gives (9.1)
epoch 3 | phase epoch-end | armies - | goods food=0:0 bushido=0:0
shown turquoise=1 orange=2 grey=3 | influence purple=1
exp untold final-influence | untold final-goods

E42c a region with cards is told of, with its worth and its cards (9.1)
epoch 3 | phase epoch-end | armies - | goods food=0:0 bushido=0:0
shown turquoise=1 orange=2 grey=3 | influence purple=1 turquoise=1 orange=1 grey=1
exp told final-influence 0 region=grey worth=1 cards=3 | times final-influence 3 | earned influence=6

R5 10+ is the last row, however often it is reached (R6)
with region=purple points=24:3:0
with region=turquoise points=21:3:0
with region=orange points=18:3:0
seats 3
epoch 3 | phase epoch-end | armies kitami=1 mutsu=1 kaga=1
goods food=0:0:0 bushido=0:0:0 | shown {region}=3 | influence {region}=10:1
exp influence {region}=10:1 | earned influence={points}

E43 a point for every three tokens, of any kind; they are not spent (R25)
with food=5:2 bushido=3:0 points=2:0
with food=2:4 bushido=1:5 points=1:3
epoch 3 | phase epoch-end | armies - | goods food={food} bushido={bushido} | shown -
exp earned resources={points} | goods food={food} bushido={bushido}

E44 points, then fewest armies on the map, then most tokens, then shared (9.3, R25)
with before=7:7:3 armies=aki=3:2:4 food=0:0:1 bushido=0:0:1 points=7:7:7 places="2 1 3"
with before=7:7:6 armies=aki=3:3:1 food=0:2:1 bushido=2:0:1 points=7:7:6 places="1 1 3"
with before=7:4:7 armies=aki=3:9:3 food=0:0:0 bushido=0:0:0 points=7:8:7 places="2 1 2"
with before=0:0:0 armies=aki=3:3:3 food=2:1:0 bushido=0:0:0 points=0:0:0 places="1 2 3"
seats 3
epoch 3 | phase epoch-end | points {before} | armies {armies} | shown -
goods food={food} bushido={bushido}          # who controls Aki has 4 points for its region
exp points {points} | places {places}

E44b four players share a victory or a place (9.3, R25)
with before=5:5:5:5 armies=- food=0:0:0:0 bushido=0:0:0:0 places="1 1 1 1"
with before=5:5:5:1 armies=aki=1:1:1:2 food=0:0:2:1 bushido=0:2:0:1 places="3 1 1 4"
seats 4
epoch 3 | phase epoch-end | points {before} | armies {armies} | shown -
goods food={food} bushido={bushido}
exp points 5:5:5:5 | places {places}

E44c two players: points come first, and tokens that gave points still count (9.3, R25)
with before=3:6 armies=aki=16:0 food=0:2 bushido=0:0 points=7:6 places="1 2"
with before=3:4 armies=aki=5:5 food=1:1 bushido=2:1 points=4:4 places="1 2"
with before=2:1 armies=aki=5:5 food=2:3 bushido=2:4 points=3:3 places="2 1"
with before=0:0 armies=aki=2:2 food=3:1 bushido=0:3 points=1:1 places="2 1"
with before=0:0 armies=aki=2:2 food=3:0 bushido=0:3 points=1:1 places="1 1"
with before=1:0 armies=aki=16:16 food=0:5 bushido=0:0 points=1:1 places="2 1"
with before=0:0 armies=- food=0:0 bushido=0:0 points=0:0 places="1 1"
epoch 3 | phase epoch-end | points {before} | armies {armies} | shown -
goods food={food} bushido={bushido}
exp points {points} | places {places}

9.3a castles are no armies in a tie (9.3)
epoch 3 | phase epoch-end | armies aki=2:3 | castles iyo=0 kii=0 | shown - | points 0:5
goods food=0:0 bushido=0:0
exp points 7:7 | places 1 2

# Fate, placing and covering orders, quick actions: sections 4.1, 5.1, 7

# ---- fate

4.1a a fate card that is not in hand cannot be chosen (4.1, 11.2)
phase fate | fate purple=2:0 grey=1:3
exp to 0 1 choose-fate | offers 0 fate purple, fate grey | offers 1 fate grey
exp refused no-such-fate 0 fate turquoise | refused no-such-fate 0 fate orange

R29 with two players the deck adds a card; nobody holds a chosen one (4.1, section 2)
phase fate | fate purple=3:0 grey=0:3
do 1 fate grey
exp to 0 choose-fate | shown -
do 0 fate purple
exp to chance extra-fate | deck 14
do fate orange
exp shown purple=1 turquoise=0 orange=1 grey=1 | fate purple=2:0 grey=0:2 | deck 13
exp to 0 place-order

R29b the card of the deck is a fate card, of a colour that the deck still has (section 2)
phase fate | fate purple=3:2 grey=0:1
do 0 fate purple
do 1 fate purple
exp refused not-in-the-bag fate purple | refused wrong-draw mountain ambush
do fate grey
exp shown purple=2 grey=1 | deck 13

2a with three players three cards are shown (section 2)
seats 3
phase fate | fate purple=3 orange=0:0:3 grey=0:3:0
do 0 fate purple
do 1 fate grey
do 2 fate orange
exp shown purple=1 turquoise=0 orange=1 grey=1 | fate purple=2 orange=0:0:2 grey=0:2
exp deck 11 | to 0 place-order

2b with four players four cards are shown (section 2)
seats 4
phase fate | fate purple=3 turquoise=0:0:0:3 orange=0:0:3 grey=0:3
do 0 fate purple
do 1 fate grey
do 2 fate orange
do 3 fate turquoise
exp shown purple=1 turquoise=1 orange=1 grey=1 | fate purple=2 turquoise=0:0:0:2
exp deck 8 | to 0 place-order

# ---- orders of round 1

R12 seven kinds, eleven tokens; the doubled entry is one order (section 6)
phase fate
exp hand recruit=2:2 move-3=1:1 attack=2:2 move-2-3=2:2 move-2-ship=1:1 harvest=2:2 castle=1:1

E4 an occupied cell is refused in round 1, own or not
armies -
do 0 order attack orange-1
do 1 order attack orange-2
do 1 pass
exp refused cell-taken 0 order harvest orange-1 | refused cell-taken 0 order harvest orange-2

E5 orders may be placed without armies; only recruiting in the capital does something then
phase execution | orders grey-3=(0:recruit) grey-2=(0:move-3) grey-1=(0:harvest) | armies -
exp to 0 order-recruit | offers 0 pass, recruit aki
do 0 pass
exp to 0 place-order | round 2 | goods food=2 bushido=2

E6 only as many orders of a kind as there are tokens
armies -
do 0 order castle grey-1
do 0 pass
do 1 order attack grey-2
exp refused no-such-order 0 order castle grey-3

E6b in round 2 the orders of round 1 still lie on the board
round 2 | orders grey-1=0:castle
exp refused no-such-order 0 order castle grey-3

4.1b one token per player and lap, in the order of turns (4.1); the same in round 2 (5.1)
seats 3
turns 2 1 0 | armies -
do 2 order recruit purple-1
do 1 order recruit purple-2
do 1 pass
do 0 order recruit purple-3
do 2 order attack turquoise-1
do 1 order attack turquoise-2
do 0 order attack turquoise-3
do 2 order move-2-3 orange-1
do 1 order move-2-3 orange-2
do 1 pass
do 0 order move-2-3 orange-3
do 2 order harvest grey-1
do 2 pass
do 1 order harvest grey-2
exp phase planning
do 0 order harvest grey-3
exp phase execution | cell purple-3
do 0 pass
do 1 pass
do 2 pass
exp round 2 | to 2 place-order
exp orders purple-1=2:recruit purple-2=1:recruit purple-3=0:recruit turquoise-1=2:attack
exp orders turquoise-2=1:attack turquoise-3=0:attack orange-1=2:move-2-3 orange-2=1:move-2-3
exp orders orange-3=0:move-2-3 grey-1=2:harvest grey-2=1:harvest grey-3=0:harvest

4.2a cell 12 is the first to be turned over; the others stay face down (4.2)
seats 4
phase execution | armies -
orders purple-1=(0:recruit) purple-2=(1:recruit) purple-3=(2:recruit) turquoise-1=(3:recruit)
orders turquoise-2=(0:attack) turquoise-3=(1:attack) orange-1=(2:attack) orange-2=(3:attack)
orders orange-3=(0:move-2-3) grey-1=(1:move-2-3) grey-2=(2:move-2-3) grey-3=(3:move-2-3)
exp to 3 order-recruit | cell turquoise-1 | times revealed 9
exp orders grey-3=3:move-2-3 turquoise-2=0:attack turquoise-1=3:recruit purple-3=(2:recruit)

4.2b quick actions play no part in execution (4.2)
phase execution | orders grey-1=(0:castle) | armies aki=3       # grey-1 has Recruit 1 beside it
exp to 0 place-order | supply 13

# ---- quick actions

W1 a quick move costs nothing, and the token stays face down
armies rikuzen=2
do 0 order attack turquoise-1
do 0 move rikuzen rikuchu
exp armies rikuzen=1 rikuchu=1 | goods food=2 bushido=2 | orders turquoise-1=(0:attack)

E7 a declined quick action changes nothing
armies aki=1:1
do 0 order harvest grey-2
exp to 0 quick-action
do 0 pass
exp armies aki=1:1 | supply 15:15 | to 1 place-order | told passed-quick 0

E9 a quick recruit with an empty supply is passed by
armies aki=16
do 0 order harvest grey-1
exp to 1 place-order

E10 a quick move leaves the region and crosses the sea
armies oshima=1 kii=0:1
do 0 order harvest purple-3
do 0 move oshima mutsu
do 1 order harvest orange-3
exp legal 1 move kii tosa

7a quick actions of every kind, only in the region of the cell (section 7)
armies aki=1:1 chikuzen=1 kaga=1:1 | tiles chikuzen=food
do 0 order harvest grey-2
exp offers 0 pass, destroy aki 1 | refused other-region 0 destroy kaga 1
do 0 destroy aki 1
exp supply *:15
do 1 order attack grey-1
exp offers 1 pass, recruit aki
do 1 recruit aki
do 0 order castle grey-3
exp offers 0 pass, harvest chikuzen
exp refused not-a-resource 0 harvest aki | refused no-own-army 0 harvest tosa
do 0 harvest chikuzen
exp goods food=3 bushido=2

7b a quick harvest needs an army: a castle is not enough (section 7)
armies chikuzen=1 iyo=1 | castles tosa=0 | tiles chikuzen=food iyo=bushido tosa=bushido
goods food=2:28                              # the stock has no food
do 0 order harvest grey-3
exp offers 0 pass, harvest iyo
exp refused stock-empty 0 harvest chikuzen | refused no-own-army 0 harvest tosa
do 0 harvest iyo
exp goods bushido=3

R14 a quick harvest of what the stock has
with goods=food=2:28 left="harvest iyo"
with goods=bushido=2:28 left="harvest tosa"
armies iyo=1 tosa=1 | tiles iyo=bushido tosa=food | goods {goods}
do 0 order harvest grey-3
exp offers 0 pass, {left}

7c a quick harvest is of one province; then the turn passes, whatever is left to do (section 7)
armies chikuzen=1:2 iyo=1 kaga=1
do 0 order harvest grey-3
exp refused other-region 0 harvest kaga
do 0 harvest iyo
exp to 1 place-order

7d a quick attack destroys one army (section 7)
armies chikuzen=1:2
do 0 order attack grey-2
do 0 destroy chikuzen 1
exp to 1 place-order | armies chikuzen=1:1

7e a quick move is one step, and it begins in the region (section 7)
armies kaga=2 mutsu=1
do 0 order harvest orange-3
exp refused left-the-region 0 move mutsu dewa
do 0 move kaga echigo
exp to 1 place-order

# ---- round 2: covering

R2 without bushido no order of an opponent is covered; own and empty cells are free (E11)
round 2 | orders purple-1=1:attack purple-2=0:attack | armies - | goods food=9 bushido=0
exp refused cannot-pay-cover 0 order harvest purple-1
exp legal 0 order harvest purple-2 | legal 0 order harvest purple-3

R2b the first cover costs 1 bushido
round 2 | orders purple-1=1:attack purple-2=0:attack | armies - | goods bushido=1
do 0 order harvest purple-1
exp goods bushido=0 | told covered 0 cell=1 n=1

R3 the first cover for 1 bushido, the second for 2 more; food pays nothing (R2)
with bushido=0 first="refused cannot-pay-cover" place=turquoise-2 second="refused cannot-pay-cover"
with bushido=1 first=legal place=purple-1 second="refused cannot-pay-cover"
with bushido=2 first=legal place=purple-1 second="refused cannot-pay-cover"
with bushido=3 first=legal place=purple-1 second=legal
seats 3
round 2 | armies - | goods food=9 bushido={bushido}
orders purple-1=1:recruit purple-2=1:attack purple-3=2:recruit turquoise-1=2:attack
orders turquoise-2=0:attack
exp {first} 0 order harvest purple-1
do 0 order harvest {place}
do 1 order move-3 grey-1
do 1 pass
do 2 order move-3 grey-2
exp {second} 0 order move-3 purple-3

R3b what covers cost goes back to the stock (R2, E17)
seats 3
round 2 | armies - | goods food=9 bushido=3
orders purple-1=1:recruit purple-2=1:attack purple-3=2:recruit turquoise-2=0:attack
do 0 order harvest purple-1
do 1 order move-3 grey-1
do 1 pass
do 2 order move-3 grey-2
exp goods bushido=2 | stock bushido=24
do 0 order move-3 purple-3
exp goods bushido=0 | stock bushido=26 | told covered 0 cell=3 n=2

R3c bushido harvested between two covers pays the second
seats 3
round 2 | armies tokachi=1 | tiles tokachi=bushido | goods bushido=2
orders purple-1=1:recruit purple-2=1:attack purple-3=2:recruit turquoise-2=0:attack
do 0 order harvest purple-1
do 0 harvest tokachi
do 1 order move-3 grey-1
do 1 pass
do 2 order move-3 grey-2
exp goods bushido=2 | legal 0 order move-3 purple-3

W9 A covers B, B covers C; C may cover only A or itself (E13)
seats 3
round 2 | armies -
orders purple-1=0:recruit purple-2=1:recruit purple-3=2:recruit
orders turquoise-1=1:attack turquoise-2=0:attack
do 0 order harvest purple-2
do 0 pass
do 1 order harvest purple-3
exp legal 2 order harvest purple-1 | legal 2 order harvest turquoise-2
exp refused already-covered 2 order harvest turquoise-1
exp refused order-face-down 2 order harvest purple-2
exp refused order-face-down 2 order harvest purple-3

5.1a nobody suffers two covers, by whomever; covering oneself is still free (5.1)
seats 3
round 2 | armies - | goods bushido=9:9:9
orders purple-1=1:recruit purple-2=1:attack purple-3=2:recruit turquoise-1=2:attack
orders turquoise-2=0:attack
do 0 order harvest purple-1
exp legal 1 order harvest purple-2
do 1 order harvest purple-2
do 1 pass
exp goods bushido=8:9:9
exp refused order-face-down 2 order harvest purple-1
exp refused order-face-down 2 order harvest purple-2
exp legal 2 order harvest purple-3 | legal 2 order harvest turquoise-1
exp legal 2 order harvest turquoise-2

E13 what one has covered protects the victim's other orders from everybody (5.1)
seats 4
round 2 | armies - | orders purple-1=3:recruit purple-2=3:attack purple-3=0:recruit
do 0 order harvest purple-1
exp refused already-covered 1 order harvest purple-2
do 1 order harvest grey-1
do 1 pass
exp refused already-covered 2 order harvest purple-2
do 2 order harvest grey-2
exp legal 3 order harvest purple-2           # the victim itself may
exp legal 3 order harvest purple-3

5.1b orders of this round are not covered, whoever owns them and whatever they lie on (5.1)
round 2 | orders purple-1=0:recruit purple-2=1:recruit | armies -
do 0 order harvest purple-1
do 1 order harvest grey-1
do 1 pass
exp refused order-face-down 0 order attack purple-1 | refused order-face-down 0 order attack grey-1
do 0 order attack grey-2
exp refused order-face-down 1 order attack grey-1

R17 covering oneself costs nothing and protects nothing (E14)
round 2 | orders purple-1=0:recruit purple-2=0:attack | armies - | goods bushido=0
do 0 order harvest purple-1
exp goods bushido=0
do 1 order harvest purple-2
exp goods bushido=0:1 | told covered 1 cell=2

R17b the upper order acts, the covered one does nothing (5.2)
round 2 | phase execution | orders purple-1=0:recruit+(0:harvest) grey-3=+(1:recruit)
armies tokachi=1 | tiles tokachi=food
exp to 1 order-recruit | cell grey-3 | goods food=3 | untold acts-again | times revealed 2

5.2c an order that is revealed is told otherwise than one that acts again (5.2)
round 2 | phase execution | orders purple-1=0:attack purple-2=+(0:harvest) | armies -
exp told acts-again 0 cell=1 order=attack | told revealed 0 cell=2 order=harvest
exp times acts-again 1 | times revealed 1

E16 with two players each is covered once; empty cells are free
round 2 | orders purple-1=1:recruit purple-2=1:attack | armies - | goods bushido=9
do 0 order harvest purple-1
do 1 order harvest grey-1
do 1 pass
exp refused already-covered 0 order attack purple-2 | legal 0 order attack grey-2

E18 two opponents covered cost 1 + 2 bushido (R3, E17)
seats 4
round 2 | armies - | goods bushido=3
orders purple-1=1:recruit purple-2=2:recruit purple-3=3:recruit turquoise-1=0:attack
do 0 order harvest purple-1
do 1 order harvest grey-1
do 1 pass
do 2 order harvest grey-2
do 3 order harvest grey-3
do 0 order move-3 purple-2
exp goods bushido=0

E20 a covered token returns to its owner, and is placed face down in the next epoch
phase epoch-end | orders purple-1=1:castle+0:harvest | armies - | fate purple=2:2 | shown -
exp orders - | hand castle=1:1 harvest=2:2 recruit=2:2 attack=2:2
go
exp epoch 2 | to 0 1 choose-fate
do 0 fate purple
do 1 fate purple
go
do 1 order castle purple-1
exp orders purple-1=(1:castle)

5.1c the price of a cover comes first, then the quick action of the cell (5.1)
round 2 | orders purple-2=1:attack | armies - | goods bushido=1
do 0 order harvest purple-2
exp goods bushido=0 | offers 0 pass, recruit ishikari

5.1d the quick action of round 2 is of the cell, also on an own order and on an empty cell (5.1)
with orders=purple-2=0:attack cell=purple-2 quick="recruit ishikari"
with orders=- cell=grey-1 quick="recruit aki"
round 2 | orders {orders} | armies -
do 0 order harvest {cell}
exp to 0 quick-action | offers 0 pass, {quick}

# Region missions and their laws: section 10.1

10.1a main tasks, in the West: kept, and missed by a little (10.1)
option missions on
with mission=1a armies="iyo=2 tosa=2" claimed=0 points=3
with mission=1a armies="iyo=2 tosa=2:2" claimed=- points=0
with mission=1b armies="iyo=1 tosa=1 aki=1 izumo=1" claimed=0 points=5
with mission=1b armies="iyo=1 tosa=1 aki=1 kii=1" claimed=- points=0
with mission=2a armies="iyo=7" claimed=0 points=4
with mission=2a armies="iyo=6 kii=3" claimed=- points=0
with mission=2b armies="iyo=1:3 tosa=1 aki=1 izumo=1" claimed=0 points=3
with mission=2b armies="iyo=4 tosa=1 aki=1" claimed=- points=0
with mission=3a armies="iyo=3 tosa=3 aki=3:4" claimed=0 points=4
with mission=3a armies="iyo=3 tosa=3 aki=2" claimed=- points=0
with mission=4a armies="iyo=1 tosa=1 izumo=1" claimed=0 points=4
with mission=4a armies="iyo=1 tosa=1 aki=1" claimed=- points=0
with mission=4b armies="iyo=1 tosa=1 aki=1" claimed=0 points=4
with mission=4b armies="iyo=1 tosa=1 izumo=1" claimed=- points=0
phase execution | orders purple-1=(0:castle) | missions grey={mission} | armies {armies}
exp claimed grey={claimed} | points {points}

10.1b task 3b: two provinces with two armies, and control of the castle's province (10.1)
option missions on
with armies="iyo=2 tosa=2" castles=- claimed=- points=0
with armies="iyo=2 tosa=2" castles=izumo=0 claimed=0 points=4
with armies="iyo=2 tosa=2 izumo=0:2" castles=izumo=0 claimed=- points=0
phase execution | orders purple-1=(0:castle) | missions grey=3b | armies {armies}
castles {castles}
exp claimed grey={claimed} | points {points}

10.1c at least so many, own armies only, castles only in control: in the Centre (10.1)
option missions on
with mission=1a armies="kaga=2:1 kii=2" castles=- claimed=0
with mission=1a armies="kaga=2:1 kii=1" castles=kii=0 claimed=-   # a castle is no army
with mission=1a armies="kaga=2:2 kii=2 owari=2:3" castles=- claimed=-
with mission=1a armies="kaga=2:3 kii=2" castles=kaga=0 claimed=0   # but it helps to control
with mission=1b armies="kaga=1 kii=1 owari=1" castles=shinano=0 claimed=0
with mission=1b armies="kaga=1 kii=1 owari=1:1 musashi=1" castles=- claimed=-
with mission=2a armies="kaga=3:5 kii=3:5 owari=1:5" castles=- claimed=0
with mission=2a armies="kaga=3 kii=3" castles=owari=0 claimed=-
with mission=2b armies="kaga=1:4 kii=1:4 owari=1:4 musashi=1:4" castles=- claimed=0
with mission=2b armies="kaga=5 kii=5 owari=5" castles=musashi=0 claimed=-
with mission=3a armies="kaga=3:5 kii=3:5 owari=3:5" castles=- claimed=0
with mission=3a armies="kaga=9 kii=4 owari=2" castles=owari=0 claimed=-
with mission=3b armies="kaga=2:5 kii=2:5 owari=0:1" castles=owari=0 claimed=0
with mission=3b armies="kaga=2 kii=2 owari=0:2" castles=owari=0 claimed=-   # a tie
with mission=3b armies="kaga=2:3 kii=2" castles=kaga=0 claimed=0   # castle and two armies in one
with mission=3b armies="kaga=3 kii=1" castles=kaga=0 claimed=-
with mission=3b armies="kaga=2 kii=2" castles=iyo=0 claimed=-   # a castle of another region
with mission=4a armies="kaga=1 kii=1 shinano=1" castles=- claimed=0
with mission=4a armies="kaga=1 shinano=1 musashi=1" castles=- claimed=-
with mission=4a armies="kaga=1 kii=1 shinano=1:1" castles=- claimed=-
with mission=4b armies="kaga=1 kii=1 yamashiro=2:1" castles=- claimed=0
with mission=4b armies="kaga=1 kii=1 yamashiro=2:2" castles=- claimed=-
with mission=4b armies="kaga=1 kii=1 owari=1 aki=1" castles=- claimed=-
phase execution | orders purple-1=(0:castle) | missions orange={mission} | armies {armies}
castles {castles}
exp claimed orange={claimed}

W11 a ship reaches another region's mission at once
option missions on
phase execution | orders orange-1=(0:move-2-ship)
missions purple=4a turquoise=3a orange=1a grey=2a
armies mutsu=3 rikuzen=3 echigo=1 kii=2
do 0 ship kii echigo 2
exp points 4 | claimed turquoise=0 | told mission-done 0 region=turquoise mission=3a n=4

W12 control of two resource provinces and the capital
option missions on
phase execution | orders orange-1=(0:move-3) | missions orange=4b
armies yamashiro=2:1 kaga=2
do 0 move kaga owari
do 0 pass
exp points 4 | claimed orange=0

W12b a capital that is tied is not controlled
option missions on
phase execution | orders orange-1=(0:move-3) | missions orange=4b
armies yamashiro=2:1 kaga=2
do 0 move yamashiro owari
do 0 pass
exp points 0 | claimed orange=-

# ---- when a mission is looked at

R19 missions are looked at for the acting player only, even if that player passes
option missions on
phase execution | orders orange-1=(0:recruit) | missions grey=2a | armies iyo=7:7
do 0 pass
exp points 4:0

R19b an order with nothing to do ends with a look at missions, in both rounds
option missions on
with round=1 order=(0:move-3)
with round=1 order=(0:attack)
with round=1 order=(0:harvest)
with round=1 order=(0:castle)
with round=2 order=0:move-3
with round=2 order=0:attack
with round=2 order=0:harvest
with round=2 order=0:castle
round {round} | phase execution | orders purple-1={order} | missions grey=2a | armies iyo=7
exp earned missions=4 | claimed grey=0

R19c an order that is declined ends with a look at missions too
option missions on
with round=1 order=(0:recruit)
with round=2 order=0:recruit
round {round} | phase execution | orders purple-1={order} | missions grey=2a | armies iyo=7
exp earned missions=0
do 0 pass
exp earned missions=4 | claimed grey=0

R19d a placement without a possible quick action ends with a look at missions
option missions on
with round=1
with round=2
round {round} | missions grey=2a | armies iyo=7
do 0 order harvest turquoise-3
exp points 4 | to 1 place-order

R19e missions are looked at after the quick action of a placement, done or declined
option missions on
with round=1 deed=pass
with round=1 deed="recruit aki"
with round=2 deed=pass
with round=2 deed="recruit aki"
round {round} | missions grey=2a | armies iyo=7
do 0 order harvest grey-1
exp points 0
do 0 {deed}
exp points 4 | to 1 place-order

R19f under rules 1 what is true only on the way scores nothing
option missions on
option rules 1
phase execution | orders grey-1=(0:move-3) | missions grey=2b | armies aki=2 iyo=1 tosa=1
do 0 move aki izumo                          # four provinces now
exp points 0 | to 0 order-move
do 0 move izumo aki
do 0 pass
exp points 0

R19j what is true only on the way scores, the moment it is true
option missions on
phase execution | orders orange-1=(0:move-3) | missions orange=2b
armies kaga=1 owari=1 yamashiro=2
do 0 move yamashiro kii                      # four provinces now
exp points 3 | claimed orange=0 | to 0 order-move | left 2
exp told mission-done 0 region=orange mission=2b n=3
do 0 move kaga echigo
do 0 move echigo dewa
exp points 3 | to 0 place-order

R19k under rules 1 the same order scores nothing
option missions on
option rules 1
phase execution | orders orange-1=(0:move-3) | missions orange=2b
armies kaga=1 owari=1 yamashiro=2
do 0 move yamashiro kii
do 0 move kaga echigo
do 0 move echigo dewa
exp points 0 | claimed orange=-

R19l each army of a recruit order is a change
option missions on
phase execution | orders grey-1=(0:recruit) | missions grey=2a | armies aki=6
do 0 recruit aki
exp points 4 | to 0 more-recruit

R19m so is each army that is bought
option missions on
phase execution | orders grey-1=(0:recruit) | missions grey=2a | armies aki=5 | goods food=2 bushido=2
do 0 recruit aki
exp points 0
do 0 recruit aki
exp points 4 | claimed grey=0

R19n so is each victim of an attack, the bought one too
option missions on
with there=1:1 points=4
with there=1:2 points=0
phase execution | orders grey-1=(0:attack) | missions grey=4b | armies iyo=1 tosa=1 aki={there}
goods food=2 bushido=2
do 0 destroy aki 1
exp points {points}

R19o the bought victim brings what the free one did not
option missions on
phase execution | orders grey-1=(0:attack) | missions grey=4b | armies iyo=1 tosa=1 aki=1:2
goods food=2 bushido=2
do 0 destroy aki 1
exp points 0 | to 0 more-attack
do 0 destroy aki 1
exp points 4

R19g a quick action may spoil what the placement found: they are one step
option missions on
missions orange=2b | armies kaga=1 kii=1 owari=1 shinano=1
do 0 order harvest orange-3
do 0 move kaga echigo
exp points 0

R19h what another player's attack brings about waits for the own turn
option missions on
seats 3
phase execution | orders grey-2=(1:attack) grey-1=(2:recruit) | missions grey=4b
armies iyo=0:0:1 tosa=0:0:1 aki=2:1:2
do 1 destroy aki 0
do 1 pass
exp points 0:0:0 | control aki=2
do 2 pass
exp points 0:0:4

R19i the end of an epoch is nobody's turn
option missions on
phase epoch-end | missions grey=2a | armies iyo=7
exp earned missions=0 | claimed grey=-

E46 a mission is claimed once by a player, and by several players
option missions on
phase execution | orders grey-3=(0:recruit) grey-2=(1:recruit) grey-1=(0:recruit)
missions grey=2a | armies iyo=7:7
do 0 pass
do 1 pass
do 0 pass
exp points 4:4 | claimed grey=0,1

R20 with the option missions are asked for
option missions on
option claim-missions asked
phase execution | orders orange-1=(0:recruit) | missions purple=1b grey=2a | armies iyo=7
do 0 pass
exp to 0 claim-mission | offers 0 pass, claim grey
exp refused mission-not-done 0 claim orange | refused mission-not-done 0 claim purple
do 0 claim grey
exp points 4

R20b several missions at once are claimed by themselves (10.1)
option missions on
phase execution | orders purple-1=(0:castle) | missions grey=2a orange=1a
armies iyo=7 kaga=2 kii=2
exp points 7 | claimed grey=0 orange=0

R20c with the option each of several missions is taken or left (10.1)
option missions on
option claim-missions asked
phase execution | orders purple-1=(0:castle) | missions grey=2a orange=1a
armies iyo=7 kaga=2 kii=2
exp offers 0 pass, claim orange, claim grey
do 0 claim orange
exp offers 0 pass, claim grey | points 3
do 0 pass
exp claimed grey=- orange=0 | to 0 place-order

R20d inside an order a mission is asked for too, and the order goes on
option missions on
option claim-missions asked
phase execution | orders orange-1=(0:move-3) | missions orange=2b
armies kaga=1 owari=1 yamashiro=2
do 0 move yamashiro kii
exp to 0 claim-mission | offers 0 pass, claim orange
do 0 claim orange
exp points 3 | to 0 order-move | left 2
do 0 move kaga echigo
do 0 pass
exp points 3 | to 0 place-order

R20e what is left is not asked for again in the same order, but in the next
option missions on
option claim-missions asked
phase execution | orders orange-2=(0:move-3) orange-1=(0:recruit) | missions orange=2b
armies kaga=1 owari=1 yamashiro=2
do 0 move yamashiro kii
exp to 0 claim-mission
do 0 pass
exp to 0 order-move | left 2
do 0 move yamashiro kii
exp to 0 order-move | left 1
do 0 move kii yamashiro
exp to 0 order-recruit | claimed orange=-
do 0 pass
exp to 0 claim-mission
do 0 claim orange
exp points 3

10.1d points of missions count for the order of turns (8.7, 10.1)
option missions on
round 2 | phase execution | orders purple-1=0:castle | missions grey=2a | armies iyo=7:7
exp earned missions=4:0
go
exp turns 1 0

# ---- laws

R32 the second victim of an attack is free by the law (10.1)
option missions on
phase execution | orders grey-1=(0:attack) | missions grey=1a | armies aki=1:2
goods food=0 bushido=0
do 0 destroy aki 1
do 0 destroy aki 1
exp supply *:16

R32b quick attacks gain nothing by the law
option missions on
missions grey=1a | armies aki=1:2
do 0 order harvest grey-2
do 0 destroy aki 1
exp to 1 place-order | armies aki=1:1

10.1e law of moves: three without food, in its own region only (10.1)
option missions on
phase execution | orders grey-1=(0:move-2-3) | missions grey=2b | armies aki=3
goods food=0 bushido=0
do 0 move aki iyo
do 0 move aki iyo
do 0 move aki iyo
exp armies iyo=3

10.1f the law of another region frees no move (10.1)
option missions on
phase execution | orders grey-1=(0:move-2-3) | missions orange=2b | armies aki=3
goods food=0 bushido=0
do 0 move aki iyo
do 0 move aki iyo
exp to 0 place-order | armies iyo=2

10.1g law of recruiting: the second army is free (10.1)
option missions on
phase execution | orders grey-1=(0:recruit) | missions grey=3a | armies -
goods food=0 bushido=0
do 0 recruit aki
do 0 recruit aki
exp armies aki=2

E47 law of ships: free from its region (R21)
option missions on
phase execution | orders grey-1=(0:move-2-ship) | missions grey=4a | armies aki=2
goods food=0 bushido=0
do 0 ship aki kii 2
exp armies kii=2

R21 the law of ships is of the region a ship leaves, not of the one it reaches (E47)
option missions on
phase execution | orders orange-1=(0:move-2-ship) | missions grey=4a | armies kii=2
goods food=0 bushido=0
exp refused cannot-pay 0 ship kii aki 2

10.1h laws do not touch covers (10.1)
option missions on
round 2 | orders grey-1=1:attack | missions grey=1a | goods food=0 bushido=0
exp refused cannot-pay-cover 0 order harvest grey-1

10.1i a law frees the recruit or the attack it names, and no other (10.1)
option missions on
with law=1a order=recruit deed="recruit aki" to=place-order
with law=2a order=recruit deed="recruit aki" to=place-order
with law=3b order=recruit deed="recruit aki" to=more-recruit
with law=4b order=recruit deed="recruit aki" to=place-order
with law=1a order=attack deed="destroy aki 1" to=more-attack
with law=2a order=attack deed="destroy aki 1" to=place-order
with law=3b order=attack deed="destroy aki 1" to=place-order
with law=4b order=attack deed="destroy aki 1" to=place-order
phase execution | orders grey-1=(0:{order}) | missions grey={law} | armies aki=3:3
goods food=0 bushido=0
do 0 {deed}
exp to 0 {to}

10.1j a law gives all three moves at once, or none to buy (10.1)
option missions on
with law=1a left=2 to=place-order
with law=2a left=3 to=order-move
with law=3b left=2 to=place-order
with law=4b left=2 to=place-order
phase execution | orders grey-1=(0:move-2-3) | missions grey={law} | armies aki=3:3
goods food=0 bushido=0
exp left {left}
do 0 move aki iyo
do 0 move aki iyo
exp to 0 {to}

10.1k only the law of ships frees ships (10.1)
option missions on
with law=1a so="refused cannot-pay"
with law=2a so="refused cannot-pay"
with law=3b so="refused cannot-pay"
with law=4b so=legal
phase execution | orders grey-1=(0:move-2-ship) | missions grey={law} | armies aki=3:3
goods food=0 bushido=0
exp {so} 0 ship aki kii 1

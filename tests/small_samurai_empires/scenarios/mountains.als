# The Way of the Mountain: section 10.2

10.2a ten tokens, seven of them on mountains, unknown to all (10.2)
option mountains on
exp mountains daisetsu ou naeba tateyama fuji daisen aso
exp tokens ambush=2 mercenaries=2 bushido-master=2 highland-farm=2
exp tokens independent-tribe=1 way-as-goal=1

10.2b without the variant there are no tokens (10.2)
exp mountains - | tokens -

W13 Bushido Master: the first step explores, the second goes directly, by another army
option mountains on
phase execution | orders orange-1=(0:move-2-ship) | armies kaga=2
do 0 explore kaga shinano
do mountain bushido-master
exp goods bushido=3 | armies shinano=1 | told gained 0 good=bushido n=1
exp refused one-expedition 0 explore kaga shinano | refused not-asked 0 ship kaga kii 1
do 0 move kaga shinano
exp armies shinano=2 | to 0 place-order
exp tokens bushido-master=1 ambush=2 | mountains daisetsu ou naeba fuji daisen aso

R24 Ambush: back to the province left in this step; the move is spent, the army may go on
option mountains on
phase execution | orders orange-1=(0:move-3) | armies owari=1
do 0 move owari kaga
do 0 explore kaga shinano
do mountain ambush
exp armies kaga=1 | left 1 | told returned 0 province=kaga
do 0 move kaga shinano
exp armies shinano=1

R24b after an ambush outside the region the army may go on (R15)
option mountains on
phase execution | orders orange-3=(0:move-3) | armies kaga=1
do 0 move kaga echigo
do 0 explore echigo shinano
do mountain ambush
exp armies echigo=1 | left 1 | legal 0 move echigo dewa
do 0 move echigo dewa
exp armies dewa=1 | to 0 place-order

R24c an ambush spends a quick move; the token is gone all the same
option mountains on
armies kaga=1
do 0 order harvest orange-3
do 0 explore kaga shinano
do mountain ambush
exp armies kaga=1 | to 1 place-order | told returned 0 province=kaga
exp mountains daisetsu ou naeba fuji daisen aso

R24d after an ambush the moves go on, and the bought one explores nothing more (R13)
option mountains on
phase execution | orders orange-1=(0:move-2-3) | armies kaga=1 owari=1 | goods food=1
do 0 explore kaga shinano
do mountain ambush
do 0 move kaga shinano
do 0 buy-move
exp refused one-expedition 0 explore owari musashi
do 0 move owari musashi
exp armies shinano=1 musashi=1

10.2c Mercenaries: an army for the province that was left (10.2)
option mountains on
phase execution | orders orange-1=(0:move-3) | armies kaga=1
do 0 explore kaga shinano
do mountain mercenaries
exp armies kaga=1 shinano=1 | supply 14

E49 Mercenaries bring nobody when the supply is empty
option mountains on
phase execution | orders orange-1=(0:move-3) | armies kaga=16
do 0 explore kaga shinano
do mountain mercenaries
exp armies kaga=15 shinano=1 | supply 0

E49b the last army of the supply joins
option mountains on
phase execution | orders orange-1=(0:move-3) | armies kaga=15
do 0 explore kaga shinano
do mountain mercenaries
exp armies kaga=15 shinano=1 | supply 0

R15k an army that joins outside the region is not the one moved
option mountains on
phase execution | orders orange-1=(0:move-3) | armies shinano=1
do 0 move shinano echigo
do 0 explore echigo shinano
do mountain mercenaries
exp armies echigo=1 shinano=1
exp refused left-the-region 0 move echigo dewa | legal 0 move shinano kaga

10.2d Highland Farm: a food (10.2)
option mountains on
phase execution | orders orange-1=(0:move-3) | armies kaga=1
do 0 explore kaga shinano
do mountain highland-farm
exp goods food=3

R14e a token of an empty stock gives nothing, and the army goes on
option mountains on
with goods=bushido=2:28 token=bushido-master good=bushido
with goods=food=2:28 token=highland-farm good=food
phase execution | orders orange-1=(0:move-3) | armies kaga=1 | goods {goods}
do 0 explore kaga shinano
do mountain {token}
exp goods food=2 bushido=2 | armies shinano=1 | told stock-out 0 good={good} | untold gained

# ---- Independent Tribe

E50 over Mt Naeba a tribe gives the quick actions of the region that is entered: the Centre
option mountains on
phase execution | orders turquoise-1=(0:move-3) | armies echigo=1 kaga=1:1
do 0 explore echigo shinano
do mountain independent-tribe
exp region orange | offered-quick move-1 attack recruit-1
exp legal 0 destroy kaga 1 | legal 0 recruit yamashiro
do 0 recruit yamashiro
exp armies shinano=1 yamashiro=1 | left 2

E50b over Mt Naeba the other way a tribe gives the quick actions of the North
option mountains on
phase execution | orders orange-1=(0:move-3) | armies shinano=1 mutsu=1
do 0 explore shinano echigo
do mountain independent-tribe
exp region turquoise | offered-quick move-1 attack harvest-1
exp legal 0 harvest mutsu | refused not-asked 0 recruit rikuzen

R22 a tribe explores nothing
option mountains on
phase execution | orders orange-1=(0:move-3) | armies kaga=1 owari=1
do 0 explore kaga shinano
do mountain independent-tribe
exp refused one-expedition 0 explore owari musashi | legal 0 move owari musashi

R23 an expedition stands in no province meanwhile
option mountains on
phase execution | orders orange-1=(0:move-3) | armies kaga=1 owari=1
do 0 explore kaga shinano
do mountain independent-tribe
exp expedition tateyama | armies kaga=0 shinano=0 | control kaga=-
exp refused no-own-army 0 move kaga owari
do 0 move owari musashi
exp expedition - | armies shinano=1 musashi=1 | left 2

10.2e a tribe has the quick actions of its region only: in the West no move (10.2)
option mountains on
phase execution | orders grey-1=(0:move-3) | armies izumo=1 iyo=1:1
do 0 explore izumo aki
do mountain independent-tribe
exp offered-quick attack recruit-1 harvest-1
exp offers 0 pass, destroy iyo 1, recruit aki, harvest iyo
exp refused not-asked 0 move iyo tosa

10.2f after a tribe's quick action the army arrives, and the order goes on (10.2)
option mountains on
with cell=grey-1 start=izumo to=aki deed="destroy iyo 1" after="izumo=0 aki=1 iyo=1:1"
with cell=grey-1 start=izumo to=aki deed="recruit aki" after="izumo=0 aki=2 iyo=1:2"
with cell=grey-1 start=izumo to=aki deed="harvest iyo" after="izumo=0 aki=1 iyo=1:2"
with cell=turquoise-1 start=dewa to=rikuchu deed="move iwashiro rikuzen" after="dewa=0 rikuchu=1 iwashiro=0 rikuzen=1"
phase execution | orders {cell}=(0:move-3) | armies {start}=1 iyo=1:2 iwashiro=1
do 0 explore {start} {to}
do mountain independent-tribe
do 0 {deed}
exp to 0 order-move | left 2 | expedition - | armies {after}
do 0 move {to} {start}                       # the same army may go on

10.2g a tribe without armies in supply offers the rest (section 6, limits)
option mountains on
phase execution | orders orange-1=(0:move-3) | armies kaga=16:1
do 0 explore kaga shinano
do mountain independent-tribe
exp legal 0 destroy kaga 1 | legal 0 move kaga owari
exp refused no-army-in-supply 0 recruit yamashiro

11.2a a tribe with nothing to do is passed by (11.2)
option mountains on
phase execution | orders orange-1=(0:move-3) | armies kaga=1 aki=15
do 0 explore kaga shinano
do mountain independent-tribe
exp to 0 order-move | armies shinano=1

10.2h one quick action inside another; then the turn is over (section 7, 10.2, R23)
option mountains on
armies kaga=1:1 owari=1:1
do 0 order harvest orange-3
do 0 explore kaga shinano
do mountain independent-tribe
exp legal 0 destroy owari 1 | illegal 0 destroy kaga 1
do 0 destroy owari 1
exp to 1 place-order | armies shinano=1 owari=1:0

R15l the army that a tribe moves is not the one that goes on (R22)
option mountains on
phase execution | orders orange-1=(0:move-3) | armies owari=1 kaga=1
do 0 explore owari musashi
do mountain independent-tribe
do 0 move kaga echigo
exp refused left-the-region 0 move echigo dewa | legal 0 move musashi iwashiro

10.4a with random quick actions a tribe has the tokens that lie there (10.2, 10.4)
option mountains on
option random-quick-actions on
phase execution | orders orange-1=(0:move-3) | armies kaga=2
quick orange-1=harvest-1 orange-2=recruit-1 orange-3=attack
do 0 explore kaga shinano
do mountain independent-tribe
exp offered-quick attack recruit-1 harvest-1
exp offers 0 pass, recruit yamashiro, harvest kaga

# ---- The Way Is the Goal

R31 The way is the goal: for 1 bushido any enemy army of the region, no own army needed there
option mountains on
phase execution | orders orange-1=(0:move-3) | armies kaga=1 kii=0:1
do 0 explore kaga shinano
do mountain way-as-goal
exp offers 0 pass, destroy kii 1
do 0 destroy kii 1
exp goods bushido=1 | supply *:16 | armies shinano=1

R31b The way is the goal: without bushido the token is passed by
option mountains on
phase execution | orders orange-1=(0:move-3) | armies kaga=1 kii=0:1 | goods food=0 bushido=0
do 0 explore kaga shinano
do mountain way-as-goal
exp to 0 order-move | armies shinano=1 kii=0:1

R31c one army for the price, and no second one; then the expedition goes on
option mountains on
phase execution | orders orange-1=(0:move-3) | armies kaga=1 kii=0:2
do 0 explore kaga shinano
do mountain way-as-goal
do 0 destroy kii 1
exp to 0 order-move | left 2 | armies kii=0:1 | goods bushido=1

R31d a law of attacks frees the paid part of an order, not the Way's price; castles are no targets (10.1)
option missions on
option mountains on
phase execution | orders orange-1=(0:move-3) | missions orange=1a
armies kaga=1 kii=0:1 | castles owari=1
do 0 explore kaga shinano
do mountain way-as-goal
exp offers 0 pass, destroy kii 1
do 0 destroy kii 1
exp goods bushido=1

R31e with the law too the Way asks for bushido (10.1)
option missions on
option mountains on
phase execution | orders orange-1=(0:move-3) | missions orange=1a
armies kaga=1 kii=0:1 | goods food=5 bushido=0
do 0 explore kaga shinano
do mountain way-as-goal
exp to 0 order-move

10.2i the Way works in the region that is entered (10.2)
option mountains on
phase execution | orders turquoise-1=(0:move-3) | armies echigo=1 mutsu=0:1 kaga=0:1
do 0 explore echigo shinano
do mountain way-as-goal
exp offers 0 pass, destroy kaga 1 | refused other-region 0 destroy mutsu 1

# ---- which expeditions there are

10.2j one expedition in a movement, none for a tribe's move (10.2, R22)
option mountains on
phase execution | orders orange-1=(0:move-3) | armies kaga=2 owari=1
exp legal 0 explore kaga shinano | legal 0 explore owari musashi
do 0 explore kaga shinano
do mountain independent-tribe
exp legal 0 move owari musashi | refused one-expedition 0 explore owari musashi
do 0 pass
exp legal 0 move owari musashi | refused one-expedition 0 explore owari musashi

10.2k the next order has its own expedition (10.2)
option mountains on
phase execution | orders orange-1=(0:move-2-3) orange-2=(0:move-3) | armies kaga=2 owari=1
do 0 explore kaga shinano
do mountain ambush
do 0 pass
exp cell orange-1 | legal 0 explore owari musashi

10.2l a law of moves gives one expedition, of three free moves too (10.2)
option missions on
option mountains on
phase execution | orders orange-1=(0:move-2-3) | missions orange=2a
armies kaga=1 owari=1 | goods food=0 bushido=0
do 0 explore kaga shinano
do mountain highland-farm
exp left 2 | refused one-expedition 0 explore owari musashi

5.2d an order that acts again explores again (5.2, 10.2)
option mountains on
phase execution | orders orange-1=(0:move-3) | armies kaga=1 owari=1
do 0 explore kaga shinano
do mountain ambush
do 0 pass
exp round 2
do 0 order harvest purple-1
do 1 order harvest purple-3
do 0 order harvest turquoise-1
do 1 order harvest turquoise-2
do 0 order castle turquoise-3
do 1 order castle grey-3
exp to 0 order-move | legal 0 explore owari musashi
exp refused no-mountain-token 0 explore kaga shinano

10.2m ships explore nothing; the tokens stay (10.2)
option mountains on
phase execution | orders orange-1=(0:move-2-ship) | armies kaga=2
do 0 ship kaga echigo 2
exp mountains daisetsu ou naeba tateyama fuji daisen aso

10.2n a quick move may be an expedition (10.2)
option mountains on
armies kaga=2
do 0 order harvest orange-3
do 0 explore kaga shinano
do mountain highland-farm
exp to 1 place-order | armies shinano=1

10.2o without tokens there is no expedition (10.2)
phase execution | orders orange-1=(0:move-3) | armies kaga=2
exp refused no-mountain-token 0 explore kaga shinano

10.2p a mountain may be crossed without exploring; the token stays (10.2)
option mountains on
phase execution | orders orange-1=(0:move-3) | armies kaga=2
do 0 move kaga shinano
exp mountains daisetsu ou naeba tateyama fuji daisen aso

10.2q every mountain is crossed both ways; the region is the one the army enters (10.2)
option mountains on
with cell=purple-1 road="ishikari tokachi" region=purple armies="ishikari=1 tokachi=1 mutsu=1 kii=1 iyo=1"
with cell=purple-1 road="tokachi ishikari" region=purple armies="tokachi=1 mutsu=1 kii=1 iyo=1"
with cell=turquoise-1 road="dewa rikuchu" region=turquoise armies="dewa=1 tokachi=1 mutsu=1 kii=1 iyo=1"
with cell=turquoise-1 road="rikuchu dewa" region=turquoise armies="rikuchu=1 tokachi=1 mutsu=1 kii=1 iyo=1"
with cell=turquoise-1 road="echigo shinano" region=orange armies="echigo=1 tokachi=1 mutsu=1 kii=1 iyo=1"
with cell=orange-1 road="kaga shinano" region=orange armies="kaga=1 tokachi=1 mutsu=1 kii=1 iyo=1"
with cell=orange-1 road="shinano kaga" region=orange armies="shinano=1 tokachi=1 mutsu=1 kii=1 iyo=1"
with cell=orange-1 road="owari musashi" region=orange armies="owari=1 tokachi=1 mutsu=1 kii=1 iyo=1"
with cell=orange-1 road="musashi owari" region=orange armies="musashi=1 tokachi=1 mutsu=1 kii=1 iyo=1"
with cell=orange-1 road="shinano echigo" region=turquoise armies="shinano=1 tokachi=1 mutsu=1 kii=1 iyo=1"
with cell=grey-1 road="izumo aki" region=grey armies="izumo=1 tokachi=1 mutsu=1 kii=1 iyo=1"
with cell=grey-1 road="aki izumo" region=grey armies="aki=1 tokachi=1 mutsu=1 kii=1 iyo=1"
with cell=grey-1 road="chikuzen satsuma" region=grey armies="chikuzen=1 tokachi=1 mutsu=1 kii=1 iyo=1"
with cell=grey-1 road="satsuma chikuzen" region=grey armies="satsuma=1 tokachi=1 mutsu=1 kii=1 iyo=1"
phase execution | orders {cell}=(0:move-3) | armies {armies}
do 0 explore {road}
do mountain independent-tribe
exp region {region}

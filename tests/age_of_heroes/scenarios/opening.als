# Rules 2 to 4: the first player, tribes, the deal, the cards of a fair; the deck

S1 the tied draw again, and only they, from a full deck (scenario 1, edge 2)
seats 4
do strength 5 | strength 6 | strength 6
exp battle 1=6 5=5 6=4               # what is drawn is out meanwhile
do strength 2
exp first - | battle 36
do strength 1
exp told first-draw 1 n=1
do strength 4
exp told first-draw 2 n=4 | first 2 | times first-draw 6

S1b six tie again and again (edge 1)
seats 6
do strength 4 | strength 4 | strength 4 | strength 4 | strength 4 | strength 4
exp first -
do strength 4 | strength 4 | strength 4 | strength 4 | strength 4 | strength 4
exp first -
do strength 4 | strength 4 | strength 4 | strength 4 | strength 4 | strength 4
exp first -
do strength 4 | strength 4 | strength 4 | strength 4 | strength 4 | strength 5
exp first 5

S1c two draw for the first turn (rules 2)
with cards="strength 3 | strength 3 | strength 4 | strength 5" first=1
with cards="strength 3 | strength 3 | strength 2 | strength 2 | strength 6 | strength 1" first=0
with cards="strength 6 | strength 1" first=0
with cards="strength 1 | strength 2" first=1
do {cards}
exp first {first}

S1d a loser of the first draw stays one: seat 0 drew 5, the tied redraw 1 and 2, and the 2 is first
seats 4
do strength 5 | strength 6 | strength 2 | strength 6
exp battle 36
do strength 1 | strength 2
exp first 3 | actors 3

2 tribes are chosen from the first player leftwards, and no tribe is taken twice (rules 2)
seats 4
do strength 1 | strength 1 | strength 1 | strength 6
exp actors 3
do 3 tribe greeks
exp actors 0 | refused tribe-taken 0 tribe greeks | refused not-your-turn 1 tribe celts
do 0 tribe celts | 1 tribe romans | 2 tribe chinese
exp tribes celts romans chinese greeks

2-2 the draft goes on to the left of the first player (rules 2)
seats 3
do strength 2 | strength 5 | strength 1
exp actors 1
do 1 tribe celts
exp actors 2 | refused tribe-taken 2 tribe celts

2-3 the last of six tribes needs no choice (rules 2)
seats 6
do strength 6 | strength 1 | strength 1 | strength 1 | strength 1 | strength 1
do 0 tribe egyptians | 1 tribe romans | 2 tribe greeks | 3 tribe babylonians | 4 tribe celts
exp tribes egyptians romans greeks babylonians celts chinese | awaits deal | actors chance

13.5 lots ask nobody: in the order of the draft, each tribe once (option tribes = random)
option tribes random
do strength 1 | strength 6
exp actors chance | refused not-your-turn 1 tribe greeks
do lot greeks
exp illegal lot greeks
do lot romans
exp tribes romans greeks

2-4 set-up: a city, an army and three cards each; all 108 cards stay, unused tribes' too (rules 2)
with seats=2 last=1 ones="1 1" city=10 deck=102 lows="" tribes="" deal=""
with seats=3 last=2 ones="1 1 1" city=9 deck=99 lows=" | strength 1" tribes=" | 2 tribe greeks" deal=" | draw iron | draw wood | draw stone"
with seats=4 last=3 ones="1 1 1 1" city=8 deck=96 lows=" | strength 1 | strength 1" tribes=" | 2 tribe greeks | 3 tribe babylonians" deal=" | draw iron | draw wood | draw stone | draw iron | draw wood | draw stone"
with seats=5 last=4 ones="1 1 1 1 1" city=7 deck=93 lows=" | strength 1 | strength 1 | strength 1" tribes=" | 2 tribe greeks | 3 tribe babylonians | 4 tribe celts" deal=" | draw iron | draw wood | draw stone | draw iron | draw wood | draw stone | draw iron | draw wood | draw stone"
with seats=6 last=5 ones="1 1 1 1 1 1" city=6 deck=90 lows=" | strength 1 | strength 1 | strength 1 | strength 1" tribes=" | 2 tribe greeks | 3 tribe babylonians | 4 tribe celts" deal=" | draw iron | draw wood | draw stone | draw iron | draw wood | draw stone | draw iron | draw wood | draw stone | draw iron | draw wood | draw stone"
seats {seats}
do strength 6 | strength 1{lows}
do 0 tribe egyptians | 1 tribe romans{tribes}
do draw iron | draw wood | draw stone{deal}
do draw hero | draw luck | draw olympics         # the last seat's
exp cities {ones} | armies {ones} | supply city={city} army={city}
exp deck {deck} | deck granite=6 | h{last} olympics hero luck

S2 disasters of the deal are discarded and a Population Boom works (scenario 2)
do strength 6 | strength 1 | 0 tribe egyptians | 1 tribe romans
do draw iron | draw famine | draw population-boom | draw wood | draw wood | draw wood
exp h0 iron | cities 2 1 | pile famine=1
do draw stone | draw stone
exp h0 iron stone | h1 wood wood wood stone

S2b three disasters leave an empty hand but a living tribe, which draws at the first fair (edge 3)
do strength 6 | strength 1 | 0 tribe egyptians | 1 tribe romans
do draw famine | draw volcano | draw earthquake | draw wood | draw wood | draw wood
exp h0 - | out - | cities 1 1
do draw iron | draw iron
exp h0 iron

S2c two Population Booms in one deal: three cities, a hand of one (edge 4)
do strength 6 | strength 1 | 0 tribe egyptians | 1 tribe romans
do draw population-boom | draw population-boom | draw iron | draw wood | draw wood | draw wood
exp cities 3 1 | h0 iron

S2d the first fair is harmless too, but a Population Boom works (edge 5)
do strength 6 | strength 1 | 0 tribe egyptians | 1 tribe romans
do draw iron | draw iron | draw iron | draw wood | draw wood | draw wood
do draw barbarians-2 | draw population-boom
exp pile barbarians-2=1 | cities 1 2
exp awaits fair | actors 0

S2e Barbarians drawn in phase 1 of round 1 attack (edge 6)
option rules 1
do strength 6 | strength 1 | 0 tribe egyptians | 1 tribe romans
do draw iron | draw iron | draw iron | draw wood | draw wood | draw wood
do draw stone | draw stone | 0 pass | 1 pass
do draw barbarians-2
exp told raided 0 n=2 | awaits reaction | actors 0

S2f a Famine of the deal takes no grain, nobody is asked for Luck, nothing is replaced (rules 2)
do strength 6 | strength 1 | 0 tribe egyptians | 1 tribe romans
do draw grain | draw famine | draw luck | draw grain | draw volcano | draw earthquake
exp h0 grain luck | h1 grain | pile famine=1 volcano=1 earthquake=1
exp cities 1 1 | shaken -
do draw volcano | draw earthquake | 0 pass | 1 pass        # the first fair
exp h0 grain luck | shaken - | cities 1 1 | pile volcano=2 earthquake=2
do draw famine                       # of the first turn: it counts
exp awaits famine

S2g a Volcano of the second fair erupts
option rules 1
round 2 | fair-draw
do draw volcano | draw iron | 1 decline
exp cities 1 0 | told erupted 1

# ---- the cards of a fair

4 roads bring a card for every tribe they lead to (rules 4, scenario 3)
seats 4
roads 0-1 1-2
fair-draw
do draw iron | draw iron | draw iron | draw iron | draw iron
do draw iron | draw iron | draw iron | draw iron | draw iron
exp h0 iron iron iron | h1 iron iron iron | h2 iron iron iron | h3 iron | awaits fair

4-2 everybody draws a card and one for each tribe that can be reached by roads (rules 4)
with seats=2 roads="0-1" h0="iron iron" draws="draw iron | draw iron | draw wood"
with seats=3 roads="0-1 1-2" h0="iron iron iron" draws="draw iron | draw iron | draw iron | draw stone | draw stone | draw stone | draw wood | draw wood"
with seats=6 roads="0-1 1-2 2-3 3-4 4-5 5-0" h0="iron iron iron iron iron iron" draws="draw iron | draw iron | draw iron | draw iron | draw iron | draw iron | draw grain | draw grain | draw grain | draw grain | draw grain | draw grain | draw stone | draw stone | draw stone | draw stone | draw stone | draw stone | draw gold | draw gold | draw gold | draw gold | draw gold | draw gold | draw marble | draw marble | draw marble | draw marble | draw marble | draw marble | draw wood | draw wood | draw wood | draw wood | draw wood"
seats {seats}
roads {roads}
fair-draw
do {draws}
exp h0 {h0} | actors chance
do draw wood
exp awaits fair

X2 roads through somebody who is out are gone: without seat 1 the others draw 1, 2, 2 (X3, edge 10)
seats 4
cities 1 0 1 1
h0 iron | h1 wood | h2 iron | h3 iron
roads 0-1 1-2 2-3
turn 1
do 1 taxes | 1 discard wood | draw famine | 1 decline | 2 decline | 3 decline | 0 decline
exp out 1 | roads 2-3
do draw iron | 2 pass | 2 finish | draw iron | 3 pass | 3 finish
do draw gold | draw stone | draw stone | draw grain | draw grain
exp awaits fair | h0 iron gold | h2 iron iron stone stone | h3 iron iron grain grain

4-3 the draw goes round from the first player, all of it before any effect (rules 4)
option rules 1
seats 3
h1 grain
first 2
roads 2-0
fair-draw
do draw famine | draw grain | draw grain | draw wood
exp h2 grain famine
do draw grain
exp actors 2                         # a Famine asks from the drawer leftwards
do 2 decline | 0 decline | 1 decline
exp h0 wood | h1 - | h2 - | actors 2 | awaits fair

4-4 a raid of a fair is fought before the next card acts (rules 4 and 8, E1)
option rules 1
h0 iron
armies 0 1
roads 0-1
fair-draw
do draw barbarians-2 | draw population-boom | draw volcano | draw wood
exp offers 0 resolve population-boom, resolve barbarians-2
do 0 resolve barbarians-2 | 0 stand | seize iron
exp pile iron=1 | cities 2 1         # the Boom needed no choice
exp awaits luck | actors 0
do 0 decline
exp cities 1 1 | awaits fair

E1 pending cards act in the order their owner chooses: the Boom first (edge 12)
option rules 1
roads 0-1
fair-draw
do draw population-boom | draw barbarians-2 | draw iron | draw iron
exp offers 0 resolve population-boom, resolve barbarians-2
do 0 resolve population-boom
exp cities 2 1 | told raided 0 | actors 0

E1b pending cards are seen by their drawer only, their number by all (13.1, X1)
roads 0-1
fair-draw
do draw volcano | draw famine
exp heard drew 0
do draw iron | draw iron
exp heard drew 1
exp refused not-pending 0 resolve population-boom | refused not-your-turn 1 resolve famine

E3 a Famine at a fair takes grain drawn a moment ago, unless somebody plays Luck (rules 4, E4, scenario 4, edge 11)
with answers="2 decline | 3 decline" h2=luck played=0
with answers="2 luck" h2=grain played=1
option rules 1
seats 4
h2 luck
fair-draw
do draw famine | draw iron | draw grain | draw iron
do 0 decline | 1 decline | {answers}
exp h2 {h2} | pile famine=1 luck={played}

R1 the role of the first player goes left when the first player is out, from the next round on
option rules 1
seats 3
cities 0 1 1
h0 wood | h1 iron | h2 iron
do 0 taxes | 0 discard wood | draw volcano | 0 erupt 1 | 1 decline
exp out 0 | first 0
do draw iron | 1 pass | 1 finish | draw iron | 2 pass | 2 finish
exp first 1 | round 5

R1b the first player goes out in another's turn: this round goes on as it was listed
option rules 1
seats 3
turn 0
do 0 pass | 0 finish | draw volcano | 1 erupt 0 | 0 decline
exp out 0 | first 0
do 1 pass | 1 finish | draw iron | 2 pass | 2 finish
exp first 1
do draw grain | draw grain
exp actors 1

R1c the first player goes out at a fair: trading begins with the next, and so do the turns (rules 4)
seats 3
cities 0 1 1 | armies 0 1 1
h0 grain | h1 iron | h2 iron
fair-draw
do draw famine | draw wood | draw wood
do 0 decline | 1 decline | 2 decline
exp out 0 | actors 1
do 1 pass | 2 pass
exp turn 1

# ---- the deck

1 an empty deck is made of the discard pile, in the middle of taxes (rules 1, edge 7)
option rules 1
cities 3 1
deck iron=1
do 0 taxes | draw iron
exp told reshuffled - n=107
do draw wood | draw wood
exp h0 iron wood wood

1-2 with deck and pile empty a draw is lost (rules 1, edge 8)
rest 1
do 0 taxes
exp told draw-lost 0 n=1 | h0 -

1-3 the card discarded for a draw may be all that is left to draw (rules 1 and 6.1)
cities 0 1
h0 wood
rest 1
do 0 taxes | 0 discard wood
exp told reshuffled - n=1
do draw wood
exp h0 wood | out -

1-4 draws of a fair may be lost: the one card that is left goes to the first, and the fair is held (rules 1 and 4)
seats 3
pile iron=1 | rest 2
round 1 | fair-draw
do draw iron
exp told draw-lost 2 | times draw-lost 2 | h0 iron | h1 - | awaits fair

1-5 the deck runs out between two draws of a fair: what was discarded is shuffled (rules 1)
deck iron=1
fair-draw
do draw iron
exp told reshuffled - n=107 | pile 0
do draw iron
exp h0 iron | h1 iron

9 a Boom without a city left does nothing (rules 9, edge 9)
seats 4
cities 4 4 2 2
draw 0
do draw population-boom
exp cities 4 4 2 2 | pile population-boom=1 | told boomed-in-vain 0

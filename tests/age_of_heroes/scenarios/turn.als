# Rules 3, 6 and 10: taxes, construction, the monument, the hand limit

# ---- taxes

T1 taxes bring a card for each city, fixed when chosen: a Boom on the way adds none
option rules 1
cities 2 1
do 0 taxes | draw population-boom | draw iron
exp cities 3 1 | h0 iron | actors 0 | awaits monument | legal 0 finish

T1b a Boom of phase 1 counts when the action is chosen; a disaster is not replaced (rules 9)
option rules 1
draw 0
do draw population-boom | 0 taxes | draw iron | draw famine | 0 decline | 1 decline
exp h0 iron | awaits monument

T1c without a city one card is swapped, whatever comes for it (6.1)
seats 3
cities 0 1 1
h0 iron
do 0 taxes
exp told taxed 0 n=1
do 0 discard iron | draw population-boom
exp cities 1 1 1 | h0 - | out -

6.1 taxes without a city swap one card (6.1)
cities 0 1
h0 iron wood
do 0 taxes
exp offers 0 discard iron, discard wood
do 0 discard wood | draw gold
exp h0 iron gold

X1 taxes with the last card may end a tribe: no city, the card is swapped for a Famine (6.1)
seats 3
cities 0 1 1
h0 iron
do 0 taxes | 0 discard iron | draw famine | 0 decline | 1 decline | 2 decline
exp out 0 | turn 1

6.1-2 taxes need a city or a card, war somebody ready; passing is always a choice (6.1, 7.1, 13.2)
cities 0 1 | armies 0 1
h0 population-boom                   # a pending card keeps the tribe alive
turn 0
exp offers 0 pass | refused nothing-to-tax 0 taxes | refused nothing-ready 0 war

7.1 a Hero alone may go to war (7.1)
armies 0 1
h0 hero
exp offers 0 taxes, pass, war

6.4 passing is always legal (6.4)
armies 0 1
do 0 pass
exp told action-passed 0

3 one action a turn: after taxes neither building nor war (rules 3)
h0 wood wood stone
do 0 taxes | draw iron
exp refused wrong-window 0 build city | refused wrong-window 0 war | refused wrong-window 0 taxes

12 leaving is an option: the hand is discarded, the cities go back (rules 12)
seats 3
option leaving on
h0 iron
exp offers 0 taxes, pass, war, concede
do 0 concede
exp out 0 | pile iron=1 | cities 0 1 1

12-2 without the option nobody leaves (rules 12)
seats 3
turn 0
exp refused stays 0 concede

# ---- construction

6.2 wood, gold, gold pay for a city, a fortress, a general or a road (6.2, scenario 7)
option rules 1
h0 wood gold gold
exp offers 0 taxes, pass, war, build city wood gold gold, build fortress wood gold gold, build general army-1 gold gold, build road 1 gold gold
exp refused cannot-pay 0 build city wood wood stone
do 0 build city wood gold gold
exp cities 2 1 | h0 - | pile gold=2

6.2-2 two gold make a general, not an army (6.2, edge 23)
h0 gold gold
exp offers 0 taxes, pass, war, build general army-1 gold gold, build road 1 gold gold
exp refused cannot-pay 0 build army iron gold gold

6.2-3 nothing stands for gold (6.2)
h0 iron iron
exp refused cannot-pay 0 build general army-1 iron gold
exp refused no-such-payment 0 build general army-1 payment-2

6.2-4 gold stands for any other ordinary resource: what a hand pays for (6.2)
with hand="wood wood stone" builds=", build city wood wood stone"
with hand="gold gold gold" builds=", build city gold gold gold, build army gold gold gold, build fortress gold gold gold, build general army-1 gold gold, build road 1 gold gold, build road 2 gold gold"
with hand="iron gold" builds=", build general army-1 iron gold"
with hand="gold gold" builds=", build general army-1 gold gold, build road 1 gold gold, build road 2 gold gold"
with hand="iron grain grain" builds=", build army iron grain grain"
with hand="iron wood stone" builds=", build fortress iron wood stone"
with hand="stone gold" builds=", build road 1 stone gold, build road 2 stone gold"
with hand="iron iron" builds=""
with hand="wood wood iron" builds=""
with hand="limestone limestone limestone" builds=""
option rules 1
seats 3
h0 {hand}
exp offers 0 taxes, pass, war{builds}

6.2-5 prices: with one card fewer it cannot be paid (6.2)
with item=city fewer="wood stone"
with item=city fewer="wood wood"
with item=army fewer="grain grain"
with item=army fewer="iron grain"
with item=fortress fewer="wood stone"
with item=fortress fewer="iron stone"
with item=fortress fewer="iron wood"
with item="general army-1" fewer="gold"
with item="general army-1" fewer="iron"
with item="road 1" fewer="stone"
seats 3
h0 {fewer}
exp refused cannot-pay 0 build {item}

6.2-6 prices: with gold in place of any card it can be paid (6.2)
with item=city fewer="wood stone"
with item=city fewer="wood wood"
with item=army fewer="grain grain"
with item=army fewer="iron grain"
with item=fortress fewer="wood stone"
with item=fortress fewer="iron stone"
with item=fortress fewer="iron wood"
with item="general army-1" fewer="gold"
with item="road 1" fewer="stone"
seats 3
h0 {fewer} gold
exp legal 0 build {item} {fewer} gold

6.2-7 prices: what is built and paid (6.2)
with item=city cards="wood wood stone"
with item=army cards="iron grain grain"
with item=fortress cards="iron wood stone"
with item="general army-1" cards="iron gold"
seats 3
h0 {cards}
do 0 build {item}
exp h0 - | told built 0

6.2-8 each card paid is told and discarded (6.2)
h0 iron gold gold wood
do 0 build fortress iron wood gold
exp times paid 3 | told paid 0 kind=gold n=1 | pile iron=1 wood=1 gold=1
exp h0 gold | fortresses 1 0

6.2-9 any number of things in any order, each payment exact; then only finish (6.2)
seats 3
cities 4 1 1
h0 wood wood stone iron gold gold stone
do 0 build city stone wood gold | 0 build general army-1 gold iron
exp h0 wood stone | cities 5 1 1
exp offers 0 finish | places -       # asked all the same (13.1)

C1 a general needs an army of one's own without one (edge 24)
h0 iron gold iron gold
do 0 build general army-1 iron gold
exp generals army-1 | refused has-general 0 build general army-1 iron gold
exp refused not-your-army 0 build general army-2 iron gold

C1b an army that is away gets no general
h0 iron gold
away army-1
exp refused army-away 0 build general army-1 iron gold

C1c a shaken army may get a general
h0 iron gold
shaken army-1
exp legal 0 build general army-1 iron gold

C1d of several armies: one away, one another's, one that is led by now (6.2)
armies 2 1
h0 gold gold gold gold
away army-2
exp refused army-away 0 build general army-2 gold gold
exp refused not-your-army 0 build general army-3 gold gold
do 0 build general army-1 gold gold
exp offers 0 finish, build road 1 gold gold
exp refused has-general 0 build general army-1 gold gold

C2 a road needs consent before anything is paid; a neighbour is asked once a turn (6.2, edge 25)
seats 4
h0 stone stone
do 0 build road 1
exp told road-asked 0 other=1 | actors 1 | h0 stone stone
do 1 refuse
exp h0 stone stone | refused refused-already 0 build road 1 | refused not-neighbour 0 build road 2
do 0 build road 3
exp told road-asked 0 other=3
do 3 consent
exp h0 - | roads 0-3 | pile stone=2 | told road-built 0 other=3

C2b gold for stone: whoever refused is not asked again for another payment (6.2)
seats 4
h0 stone stone gold gold
exp refused not-neighbour 0 build road 2
do 0 build road 1 | 1 refuse
exp refused refused-already 0 build road 1 stone gold
do 0 build road 3 stone gold
exp actors 3 | h0 stone stone gold gold
do 3 consent
exp h0 stone gold | pile stone=1 gold=1 | supply road=5 | roads 0-3

C2c consent is the neighbour's alone
seats 4
h0 stone stone
do 0 build road 1
exp refused not-your-turn 0 consent | refused not-your-turn 2 consent
exp refused not-your-turn 3 consent | refused wrong-window 1 taxes

H1 cards shown for a road that is refused are remembered by all (C2)
seats 3
h0 stone stone iron
do 0 build road 1 | 1 refuse
exp known 2 0 stone stone | known 1 0 stone stone

6.2-10 two players have one road (6.2, edge 26)
h0 stone stone stone stone | h1 stone stone
do 0 build road 1 | 1 consent
exp refused road-exists 0 build road 1
do 0 finish | 0 finish | draw iron
exp refused road-exists 1 build road 0

X2 no road to oneself, to nobody, past a neighbour (6.2)
seats 4
h0 stone stone
exp refused not-neighbour 0 build road 0 | refused not-neighbour 0 build road 2
exp refused not-neighbour 0 build road 5 | refused wrong-window 0 consent

6.2-11 an empty pile cannot be built from until a battle destroys an army, whichever it is (6.2, edge 27)
armies 6 6
h0 iron grain grain | h1 iron iron grain grain grain grain
exp refused pile-empty 0 build army
do 0 war | 0 muster army-1 | 0 march 1 destruction | 1 stand
do strength 6 | strength 1 | strength 2 | strength 2 | strength 2 | strength 2 | strength 2
do 1 assign 1 | 1 assign 2 | 1 assign 2 | 1 assign 2 | 1 assign 2 | 1 fight army-7
exp armies 6 5
do 0 finish | draw iron | 1 build army
exp armies 6 6 | refused pile-empty 1 build army
exp legal 1 finish | supply army=0

X1b an army built with the last cards does not save a tribe
seats 3
cities 0 1 1
h0 iron grain grain
do 0 build army
exp out 0

X1c a city for the last cards comes in time: inside a build nothing is checked
with seats=2 cities="0 1" after="1 1"
with seats=3 cities="0 1 1" after="1 1 1"
seats {seats}
cities {cities}
h0 wood wood stone
do 0 build city
exp out - | cities {after} | h0 -

# ---- the monument and the hand limit

M1 only own stones, and five at most: a spare stays in hand
monuments 3 0
h0 limestone limestone limestone concrete
do 0 pass
exp offers 0 finish, place 1, place 2 | refused not-so-many 0 place 3
do 0 place 2
exp monuments 5 0 | h0 limestone concrete

M1b four placed, two in hand: one goes, and a claim is made
monuments 4 0
h0 limestone limestone
do 0 pass
exp offers 0 finish, place 1
do 0 place 1
exp h0 limestone | claims 0

M1c a complete monument is not asked about: everybody sees that there is no room
monuments 5 0
h0 limestone
do 0 pass
exp actors chance | h0 limestone

10 foreign stones are not placed (rules 10)
h0 concrete concrete
do 0 pass
exp offers 0 finish

10-2 stones are placed before the limit is looked at: seven cards, two stones placed, no discard (rules 3 and 10)
h0 limestone limestone iron iron wood wood grain
do 0 pass
exp refused not-so-many 0 place 3 | legal 0 place 1
do 0 place 2
exp monuments 2 0 | turn 1

10-3 the hand limit holds at the end of one's own turn (rules 10)
h0 iron iron iron wood wood wood stone
do 0 pass | 0 finish | 0 discard iron
exp told discarded 0 kind=iron
do 0 discard stone
exp told discarded 0 kind=stone | times discarded 2
exp h0 iron iron wood wood wood | actors chance

10-4 three of eight cards go, chosen by their owner, face up (rules 10)
h0 iron iron wood wood stone stone hero gold
do 0 pass | 0 finish | 0 discard iron | 0 discard hero
exp refused not-held 0 discard grain
do 0 discard gold
exp h0 iron wood wood stone stone | pile hero=1 | turn 1

10-5 only who holds an own stone is asked about the monument (rules 10, option windows = holders)
with hand=limestone actors=0
with hand=concrete actors=chance
option windows holders
h0 {hand}
do 0 pass
exp actors {actors}

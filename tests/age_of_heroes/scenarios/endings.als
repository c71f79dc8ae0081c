# Rules 11 and 12: going out and winning

# ---- going out

X1 the last card goes onto the monument: no city, no card left, out, with the fifth stone too
with before=0 pile=1
with before=4 pile=5
seats 3
cities 0 1 1 | monuments {before} 0 0
h0 limestone
do 0 pass | 0 place 1
exp out 0 | pile limestone={pile} | claims - | turn 1 | places -

X1b out in phase 1: the turn ends, the next player moves, there is no extra fair (edge 51)
option rules 1
seats 3
cities 0 1 1 | armies 0 1 1
h0 iron wood
draw 0
do draw barbarians-2 | 0 stand | seize iron | seize wood
exp out 0 | turn 1
do draw iron | 1 pass | 1 finish
exp turn 2 | untold fair-opened

X1c pending cards keep a tribe alive until they are resolved
seats 3
cities 1 1 0
h2 grain
fair-draw
do draw famine | draw iron | draw population-boom | 0 decline | 1 decline | 2 decline
exp out - | cities 1 1 1 | h2 -

X1d the active player may go out in the middle of taxes: checked after the whole action, no phase 3 follows (T1, rules 3)
option rules 1
seats 3
cities 0 1 1 | armies 0 1 1
h0 iron iron
do 0 taxes | 0 discard iron | draw barbarians-2 | 0 stand | seize iron
exp out 0 | turn 1

X1e a raid in taxes may be survived by the next card: inside the tax action nothing is checked
option rules 1
seats 3
cities 2 1 1 | armies 0 1 1
h0 iron
do 0 taxes | draw barbarians-2 | 0 stand | seize iron | draw wood
exp h0 wood | out -

11 armies and fortresses keep nobody alive: the last city erupts, all comes back (rules 11)
with armies=3 fortresses=0
with armies=0 fortresses=3
with armies=2 fortresses=2
option rules 1
seats 3
armies 1 {armies} 1 | fortresses 0 {fortresses} 0
draw 0
do draw volcano | 0 erupt 1 | 1 decline
exp out 1 | supply city=10 army=10 fortress=9

11-2 one card keeps a tribe alive, and without a city taxes swap it (rules 11)
option rules 1
h1 iron
draw 0
do draw volcano | 1 decline
exp out - | cities 1 0
do 0 pass | 0 finish | draw iron | 1 taxes | 1 discard iron | draw wood
exp h1 iron wood

3 an eliminated seat is skipped, its words are refused, and nobody may make war on it (rules 3)
option rules 1
seats 4
draw 0
do draw volcano | 0 erupt 1 | 1 decline | 0 pass | 0 finish
do draw iron | 2 war | 2 muster army-3
exp refused eliminated 2 march 1 plunder | refused not-your-turn 1 pass

X2 the ring closes: neighbours of the gap may build a road to each other
seats 4
out 1
h0 stone stone
do 0 build road 2 | 2 consent
exp roads 0-2

X2b of roads 0-1, 1-2, 2-3 one is left; then the ring opens new ways (X3, rules 4)
option rules 1
seats 4
h0 stone stone
roads 0-1 1-2 2-3
draw 0
do draw volcano | 0 erupt 1 | 1 decline
exp roads 2-3 | supply road=5
do 0 build road 2 | 2 consent | 0 finish | 0 finish
do draw iron | 2 pass | 2 finish | draw iron | 3 pass | 3 finish
do draw grain | draw wood | draw stone           # three each: all are connected
do draw grain | draw wood | draw stone | draw grain | draw wood
exp actors chance
do draw stone
exp awaits fair

12 a conceding claimant leaves nothing behind: hand and property go back, the turn ends at once (rules 12, X3)
seats 3
option leaving on
monuments 5 0 0
h0 iron gold
claims 0 | roads 0-1 0-2
do 0 concede
exp turn 1 | claims - | roads - | told conceded 0 | told went-out 0
exp pile limestone=5 iron=1 gold=1
do draw iron | 1 concede
exp places 3 2 1

# ---- winning

V1 the last survivor wins at once (edge 50)
armies 2 0
do 0 war | 0 muster army-1 | 0 muster army-2 | 0 march 1 conquest | 1 stand
exp ending survival | places 1 2 | times ended 1 | told ended 0 ending=survival
exp score 5 0

V1b a fair of two may end the game: as soon as one is left, whatever was to come
cities 1 0 | armies 1 0
h0 iron | h1 grain
fair-draw
do draw famine | draw grain | 0 decline | 1 decline
exp ending survival | places 1 2 | refused over 0 pass | untold trading-opened

V2 a claim is decided at the end of the next own turn: lost by a Volcano, built again, he wins (scenario 14)
option rules 1
cities 5 2
h0 wood wood stone
do 0 pass | 0 finish
exp claims 0 | told claimed 0
do draw volcano | 0 decline | 1 pass | 1 finish
exp cities 4 2
do draw grain | draw grain | 0 pass | 1 pass
do draw iron | 0 build city | 0 finish | 0 finish
exp ending cities | places 1 2

V2b the other condition wins too: four cities but a complete monument (scenario 14)
cities 4 1 | monuments 4 0
h0 limestone
claims 0
do 0 pass | 0 place 1
exp ending monument | places 1 2

V2c the end of a turn: claim before, condition now
with claim=- cities=5 monument=0 moves=" | 0 finish" after=0 places=-
with claim=- cities=6 monument=0 moves=" | 0 finish" after=0 places=-
with claim=- cities=1 monument=5 moves="" after=0 places=-
with claim=- cities=4 monument=4 moves=" | 0 finish" after=- places=-
with claim=0 cities=4 monument=4 moves=" | 0 finish" after=- places=-
with claim=0 cities=5 monument=0 moves=" | 0 finish" after=0 places="1 2 2"
with claim=0 cities=0 monument=5 moves="" after=0 places="1 2 2"
with claim=0 cities=7 monument=5 moves="" after=0 places="1 2 2"
seats 3
h0 iron
cities {cities} 1 1 | monuments {monument} 0 0 | claims {claim}
do 0 pass{moves}
exp claims {after} | places {places}

V2d a lapsed claim begins anew: it takes another full circle
cities 4 1
h0 wood wood stone
claims 0
do 0 pass | 0 finish
exp claims - | told claim-lapsed 0
do draw iron | 1 pass | 1 finish | draw grain | draw grain | 0 pass | 1 pass
do draw iron | 0 build city | 0 finish | 0 finish
exp claims 0 | places -

V2e a Boom at a fair begins no claim before the turn ends; with the option it is a claim made (edge 48, option claim)
with claim=full-round before=- after=0 places=-
with claim=next-turn before=0 after=0 places="1 2"
option claim {claim}
cities 4 1
fair-draw
do draw population-boom | draw iron | 0 pass | 1 pass
exp claims {before}
do draw iron | 0 pass | 0 finish
exp claims {after} | places {places}

V2f a Boom in one's own turn is a claim at its end, as ever (option claim = next-turn)
option claim next-turn
cities 4 1
draw 0
do draw population-boom
exp claims -
do 0 pass | 0 finish
exp claims 0 | places -

V2g a Boom at a fair that is not enough is no claim (option claim = next-turn)
option claim next-turn
cities 3 1
fair-draw
do draw population-boom | draw iron
exp claims -

V2h a claim of the fair may be lost before the turn ends (option claim = next-turn)
option rules 1
option claim next-turn
cities 4 1
fair-draw
do draw population-boom | draw volcano | 0 decline | 0 pass | 1 pass
do draw iron | 0 pass | 0 finish
exp claims - | places -

V3 two claimants are decided one at a time: the first lapsed, the second wins (scenario 15)
cities 4 1 | monuments 0 5
claims 0 1
do 0 pass | 0 finish
exp claims 1 | told claim-lapsed 0
do draw iron | 1 pass
exp places 2 1 | ending monument

V3b of two due claims the earlier end of a turn wins
cities 5 5
claims 0 1
do 0 pass | 0 finish
exp ending cities | places 1 2

V3c a win waits for the end of the own turn: another's turn, a conquest, a placed stone end nothing
cities 4 5 | armies 2 0 | monuments 4 0
claims 0 1
do 0 war | 0 muster army-1 | 0 muster army-2 | 0 march 1 conquest | 1 stand
exp cities 5 4 | places -
do 0 finish
exp places 1 2

V3d a conquest takes the claim with it: at the end of the victim's turn nothing is due (V2)
seats 3
cities 4 5 1 | armies 2 0 1
claims 1
do 0 war | 0 muster army-1 | 0 muster army-2 | 0 march 1 conquest | 1 stand | 0 finish
exp claims 0 1 | places -
do draw iron | 1 pass | 1 finish
exp claims 0 | places -

V4 the round limit is a ranked draw: the better way, both ways, armies (edge 54)
seats 3
cities 2 3 3 | monuments 0 0 1 | armies 1 2 1
round 100
turn 2
do 2 pass | 2 finish
exp ending limit | places 3 2 1 | told ended-drawn -

V4b the ranking of a draw: the better way comes before both ways, and both before armies
with cities="4 3" monuments="0 3"
with cities="3 3" monuments="1 0"
with cities="1 3" monuments="3 0"
round 100
cities {cities} | monuments {monuments} | armies 1 3
turn 1
do 1 pass | 1 finish
exp places 1 2

V4c a tie of all is shared: armies count whether ready or away, the shaken do not
with armies="1 1 1" away=army-1 shaken=-
with armies="1 2 1" away=- shaken=army-3
seats 3
round 100
armies {armies} | away {away} | shaken {shaken}
turn 2
do 2 pass | 2 finish
exp places 1 1 1

V4d the option round-limit: after that many rounds; 0 is none
with limit=4 round=4 places="1 2" after=4
with limit=5 round=4 places=- after=5
with limit=0 round=4 places=- after=5
with limit=0 round=100 places=- after=101
with limit=1 round=1 places="1 2" after=1
option round-limit {limit}
round {round} | cities 2 1
turn 1
do 1 pass | 1 finish
exp places {places} | round {after}

V4e the shortest game has one round
option round-limit 1
round 1
turn 1
do 1 pass | 1 finish
exp ending limit | refused over 0 pass

12-2 the score is the better way to victory: cities or monument of the living (rules 12)
seats 4
cities 3 1 2 1 | monuments 0 4 0 1 | armies 1 1 3 1
turn 0
exp score 3 4 2 1

# Rules 7: war between tribes

# ---- declaration

7.1 illegal declarations: army 2 is shaken, 3 is away, 4 is led, 5 another's; seat 3 is out (7.1)
with line="0 march 0 conquest" why=yourself
with line="0 march 3 conquest" why=eliminated
with line="0 march 5 conquest" why=eliminated
with line="0 muster army-2" why=army-not-ready
with line="0 muster army-3" why=army-not-ready
with line="0 muster army-5" why=not-your-army
with line="0 muster army-12" why=not-your-army
with line="0 hero lead army-1" why=not-in-force
with line="0 hero lead army-4" why=has-general
with line="0 muster army-4" why=already-mustered
with line="0 hero lead hero-1" why=not-in-force
with line="0 luck" why=wrong-window
with line="0 olympics" why=wrong-window
with line="0 taxes" why=wrong-window
with line="1 stand" why=not-your-turn
with line="1 olympics" why=not-your-turn
seats 4
h0 hero hero luck olympics | h1 olympics
armies 4 1 1 0 | cities 1 1 1 0 | out 3
shaken army-2 | away army-3 | generals army-4
do 0 war
exp refused empty-force 0 march 1 conquest
do 0 muster army-4
exp refused {why} {line}

7.1-2 illegal forces are refused (7.1)
armies 2 1
shaken army-2
do 0 war
exp refused empty-force 0 march 1 conquest | refused army-not-ready 0 muster army-2
exp refused not-your-army 0 muster army-3 | refused no-hero 0 hero army
do 0 muster army-1
exp refused already-mustered 0 muster army-1 | refused yourself 0 march 0 conquest
exp refused eliminated 0 march 3 conquest | refused not-your-turn 1 stand

7.1-3 war reaches anybody, across the table as well, for any goal, without a road (7.1)
seats 4
turn 0
do 0 war | 0 muster army-1
exp offers 0 march 1 conquest, march 1 plunder, march 1 destruction, march 2 conquest, march 2 plunder, march 2 destruction, march 3 conquest, march 3 plunder, march 3 destruction

7.1-4 a Hero alone against an absent army: two random cards, seen by the two only (7.1, 13.1, scenario 10)
seats 3
h0 hero | h1 iron wood gold
away army-2
do 0 war | 0 hero army | 0 march 1 plunder | 1 stand
do seize gold
exp heard seized 0 1
do seize iron
exp heard seized 0 1 | h0 iron gold | h1 wood | pile hero=1 | told victorious 0 n=1

7.1-5 one Hero is not used twice (7.1)
h0 hero
do 0 war | 0 hero army
exp refused no-hero 0 hero army | refused no-hero 0 hero lead hero-1

W1 a goal may be declared without prey (7.5)
with goal=conquest h1=iron cities="1 0 1"
with goal=plunder h1=- cities="1 1 1"
with goal=destruction h1=iron cities="1 1 1"
seats 3
armies 2 0 1
h1 {h1}
cities {cities}
do 0 war | 0 muster army-1 | 0 muster army-2 | 0 march 1 {goal} | 1 stand
exp out - | away army-1 army-2 | legal 0 finish

W2 a Hero leads a Hero: card + 2, both discarded; never a second general (edges 28 and 29)
h0 hero hero hero
generals army-1
do 0 war | 0 muster army-1 | 0 hero army
exp refused has-general 0 hero lead army-1
do 0 hero lead hero-1
exp refused has-general 0 hero lead hero-1
do 0 march 1 conquest | 1 stand
do strength 1 | strength 3 | strength 4 | 0 assign 1 | 0 fight hero-1
exp told duel-won 0 attack=5 defence=4 | pile hero=2 | h0 hero

W2b a Hero leads a mustered army without a general, or a Hero used as an army (7.1)
seats 3
armies 2 1 1
h0 hero hero hero
generals army-1
do 0 war | 0 muster army-1 | 0 muster army-2 | 0 hero lead army-2
exp refused has-general 0 hero lead army-1 | refused has-general 0 hero lead army-2
do 0 hero army | 0 hero lead hero-1
exp refused no-hero 0 hero army | refused already-mustered 0 muster army-1

W9 an army just built is ready (7.6)
h0 iron grain grain
do 0 build army
exp armies 2 1 | away - | shaken -
do 0 finish | 0 finish | draw iron | 1 pass | 1 finish | draw iron | draw iron | 0 pass | 1 pass
do draw iron | 0 war
exp legal 0 muster army-3 | legal 0 muster army-1

# ---- reaction

7.2 Luck is no help, a Hero leads an own ready army, Olympic Games are not for others (7.2)
seats 3
armies 1 3 1
h1 luck hero hero hero | h2 olympics
away army-3 | generals army-4
do 0 war | 0 muster army-1 | 0 march 1 conquest
exp refused wrong-window 1 luck | refused not-held 1 olympics
exp refused not-your-turn 2 olympics | refused not-your-turn 0 pass
exp refused not-in-force 1 hero lead army-3     # away
exp refused has-general 1 hero lead army-4
exp refused not-in-force 1 hero lead army-1     # another's
do 1 hero lead army-2 | 1 hero army | 1 hero lead hero-1 | 1 stand
do strength 3                                   # one attacker
do strength 1 | strength 2 | strength 3         # armies 2 and 4, the Hero
exp awaits assign | actors 1
do 1 assign 1 | 1 assign 2 | 1 fight hero-1
exp times duel-lost 1 | told duel-lost 0 attack=3 defence=5 | pile hero=3 | armies 0 3 1

7.2-2 a Hero as an army defends the defenceless (7.2, 7.3)
armies 1 0
h1 hero iron
do 0 war | 0 muster army-1 | 0 march 1 plunder | 1 hero army | 1 stand
do strength 3 | strength 3
exp told duel-drawn 0 | h1 iron | h0 - | pile hero=1 | away army-1

7.2-3 Olympic Games or Heroes, not both (7.2)
h1 hero olympics
do 0 war | 0 muster army-1 | 0 march 1 plunder | 1 hero army
exp refused hero-played 1 olympics | offers 1 stand

7.2-4 after Olympic Games: no battle, nothing taken, the army is away to the next turn (7.2, 7.6)
seats 3
h0 iron | h1 olympics iron
do 0 war | 0 muster army-1 | 0 march 1 plunder | 1 olympics
exp untold stood | h1 iron | pile olympics=1 | away army-1 | refused wrong-window 0 taxes

7.2-5 only holders of a usable card are asked: Luck is of no use against a player (7.2, 13.2, option windows = holders)
with card=olympics awaits=reaction
with card=hero awaits=reaction
with card=luck awaits=cards
with card=iron awaits=cards
option windows holders
h1 {card}
do 0 war | 0 muster army-1 | 0 march 1 conquest
exp awaits {awaits}

7.2-6 windows nobody can use close by themselves (13.1, 13.2, option windows = holders)
with h1=- actors=chance
with h1=luck actors=chance
with h1=hero actors=1
option windows holders
h1 {h1}
do 0 war | 0 muster army-1 | 0 march 1 plunder
exp actors {actors}

W3 Olympic Games cost the attacker's Heroes; the war action is used up
h0 hero hero | h1 olympics
do 0 war | 0 muster army-1 | 0 hero army | 0 hero lead army-1 | 0 march 1 conquest | 1 olympics
exp pile hero=2 olympics=1 | away army-1 | awaits monument | legal 0 finish

# ---- battle

7.4 six against four: two won, one drawn, one lost; four victorious armies take two cities, five survive (7.4, scenario 8)
armies 6 4 | cities 1 3
do 0 war | 0 muster army-1 | 0 muster army-2 | 0 muster army-3 | 0 muster army-4 | 0 muster army-5
do 0 muster army-6 | 0 march 1 conquest | 1 stand
do strength 6 | strength 6 | strength 3 | strength 1 | strength 2 | strength 2
do strength 1 | strength 1 | strength 3 | strength 6
do 0 assign 6 | 0 assign 6 | 0 assign 3 | 0 assign 1 | 0 assign 2
do 1 assign 1 | 1 assign 1 | 1 assign 3
do 0 fight army-1 | 1 fight army-7 | 0 fight army-2 | 1 fight army-8
do 0 fight army-3 | 1 fight army-9 | 0 fight army-4
exp told victorious 0 n=4 | cities 3 1 | armies 5 2

7.4-2 fortresses: two and a 3 make 5; a 4 with a general is 6. One army takes no city (7.4, scenario 9)
fortresses 0 2 | generals army-1
do 0 war | 0 muster army-1 | 0 march 1 conquest | 1 stand | strength 4 | strength 3
exp told duel-won 0 attack=6 defence=5 | cities 1 1 | told victorious 0 n=1

7.4-3 strength: +2 for a general, +1 for each fortress of the defender; equal means nothing (7.4, W8)
with attack=3 defence=3 generals=- forts=0 told=duel-drawn armies="1 1" left=-
with attack=4 defence=3 generals=- forts=0 told=duel-won armies="1 0" left=-
with attack=3 defence=4 generals=- forts=0 told=duel-lost armies="0 1" left=-
with attack=3 defence=4 generals=army-1 forts=0 told=duel-won armies="1 0" left=army-1
with attack=3 defence=5 generals=army-1 forts=0 told=duel-drawn armies="1 1" left=army-1
with attack=6 defence=4 generals=army-2 forts=0 told=duel-drawn armies="1 1" left=army-2
with attack=5 defence=3 generals=- forts=2 told=duel-drawn armies="1 1" left=-
with attack=6 defence=3 generals=- forts=2 told=duel-won armies="1 0" left=-
with attack=6 defence=1 generals=army-2 forts=4 told=duel-lost armies="0 1" left=army-2
with attack=1 defence=1 generals="army-1 army-2" forts=1 told=duel-lost armies="0 1" left=army-2
cities 1 2 | fortresses 3 {forts} | generals {generals}
do 0 war | 0 muster army-1 | 0 march 1 conquest | 1 stand
do strength {attack} | strength {defence}
exp times {told} 1 | armies {armies} | generals {left}
exp cities 1 2                       # one army takes no city

7.4-4 generals and Heroes die with their army: the general is to be had again, Heroes are discarded (7.4)
h1 hero hero
generals army-1 army-2
do 0 war | 0 muster army-1 | 0 march 1 plunder | 1 hero army
exp refused has-general 1 hero lead army-2
do 1 hero lead hero-1 | 1 stand | strength 3 | strength 1 | strength 6
do 1 assign 1 | 1 fight hero-1
exp told duel-lost 0 attack=5 defence=8         # 3 + 2 against 6 + 2
exp armies 0 1 | generals army-2 | supply general=5 | pile hero=2
exp told heroes 1 armies=1 generals=1

W4 what is not ready does not defend: shaken and absent armies stay out, all others fight (7.3, scenario 12, edge 38)
seats 3
armies 1 4 1
shaken army-2 | away army-3
do 0 war | 0 muster army-1 | 0 march 1 plunder | 1 stand
exp told stood 1 n=2

7.3 nobody defends: two armies take one city (7.3, edge 32)
armies 2 0 | cities 1 2
do 0 war | 0 muster army-1 | 0 muster army-2 | 0 march 1 conquest | 1 stand
exp cities 2 1

W8 drawn duels change nothing: nobody is victorious, nobody dies, armies still travel (edge 33)
armies 3 3
do 0 war | 0 muster army-1 | 0 muster army-2 | 0 muster army-3 | 0 march 1 conquest | 1 stand
do strength 2 | strength 2 | strength 2 | strength 2 | strength 2 | strength 2
do 0 assign 2 | 0 assign 2 | 1 assign 2 | 1 assign 2
do 0 fight army-1 | 1 fight army-4 | 0 fight army-2 | 1 fight army-5
exp told victorious 0 n=0 | away army-1 army-2 army-3 | armies 3 3

W5 idle battle cards stay unseen: more defenders than attackers (7.4, edge 39)
armies 1 2
do 0 war | 0 muster army-1 | 0 march 1 plunder | 1 stand | strength 1
exp heard battle-card 0
do strength 6
exp heard battle-card 1
do strength 5
exp heard battle-card 1
do 1 assign 6 | 1 fight army-2
exp times battle-card 3 | battle 36

W5b both assign at once, in either order
with moves="0 assign 1 | 1 assign 6"
with moves="1 assign 6 | 0 assign 1"
armies 2 2
do 0 war | 0 muster army-1 | 0 muster army-2 | 0 march 1 plunder | 1 stand
do strength 1 | strength 2 | strength 6 | strength 5
exp actors 0 1
do {moves}
exp actors 0 1 | awaits duel
do 0 fight army-1 | 1 fight army-3
exp told duel-lost 0 attack=2 defence=5 | times duel-lost 2 | armies 0 2

W5c picks of a duel may come in either order; neither sees the other's before both have chosen
with first="0 fight army-1" then="1 fight army-3" waiting=1
with first="1 fight army-3" then="0 fight army-1" waiting=0
armies 2 2
do 0 war | 0 muster army-1 | 0 muster army-2 | 0 march 1 destruction | 1 stand
do strength 6 | strength 1 | strength 5 | strength 2 | 0 assign 6 | 1 assign 2
do {first}
exp actors {waiting} | untold showed | refused not-your-turn {first}
do {then}
exp told victorious 0 n=1 | times duel-won 1 | times duel-lost 1 | armies 1 1 | away army-1

W5d who has fought does not fight again (7.4)
armies 3 3
do 0 war | 0 muster army-1 | 0 muster army-2 | 0 muster army-3 | 0 march 1 plunder | 1 stand
do strength 3 | strength 3 | strength 3 | strength 3 | strength 3 | strength 3
exp refused not-dealt 0 assign 4 | refused wrong-window 0 war
do 0 assign 3 | 1 assign 3 | 0 assign 3 | 1 assign 3 | 0 fight army-2 | 1 fight army-4
exp refused has-fought 0 fight army-2 | refused not-in-force 0 fight army-4
exp refused has-fought 1 fight army-4 | refused not-in-force 1 fight hero-1

W5e with the option the named side shows its army, not its card, before the other picks
with duels=attacker-first first=0 other=1 army=army-1
with duels=defender-first first=1 other=0 army=army-3
option duels {duels}
armies 2 2
do 0 war | 0 muster army-1 | 0 muster army-2 | 0 march 1 plunder | 1 stand
do strength 3 | strength 3 | strength 3 | strength 3 | 0 assign 3 | 1 assign 3
exp actors {first}
do {first} fight {army}
exp told showed {first} unit={army} | heard showed all | actors {other}

13.2 the last pair is not asked: two against one, and the one has no choice (13.2)
armies 2 1 | cities 1 2
do 0 war | 0 muster army-1 | 0 muster army-2 | 0 march 1 conquest | 1 stand
do strength 6 | strength 2 | strength 1
exp actors 0
do 0 assign 6
exp actors 0 | offers 0 fight army-1, fight army-2
do 0 fight army-2
exp told victorious 0 n=2 | cities 2 1

# ---- spoils and the way home

7.5 conquest takes a city for two victorious armies and never more than there are (7.5, W6, scenario 8)
with armies=1 cities=4 took=0 after="1 4 1" musters="0 muster army-1"
with armies=2 cities=4 took=1 after="2 3 1" musters="0 muster army-1 | 0 muster army-2"
with armies=3 cities=4 took=1 after="2 3 1" musters="0 muster army-1 | 0 muster army-2 | 0 muster army-3"
with armies=4 cities=4 took=2 after="3 2 1" musters="0 muster army-1 | 0 muster army-2 | 0 muster army-3 | 0 muster army-4"
with armies=6 cities=4 took=3 after="4 1 1" musters="0 muster army-1 | 0 muster army-2 | 0 muster army-3 | 0 muster army-4 | 0 muster army-5 | 0 muster army-6"
with armies=1 cities=3 took=0 after="1 3 1" musters="0 muster army-1"
with armies=2 cities=3 took=1 after="2 2 1" musters="0 muster army-1 | 0 muster army-2"
with armies=3 cities=3 took=1 after="2 2 1" musters="0 muster army-1 | 0 muster army-2 | 0 muster army-3"
with armies=4 cities=3 took=2 after="3 1 1" musters="0 muster army-1 | 0 muster army-2 | 0 muster army-3 | 0 muster army-4"
with armies=6 cities=2 took=2 after="3 0 1" musters="0 muster army-1 | 0 muster army-2 | 0 muster army-3 | 0 muster army-4 | 0 muster army-5 | 0 muster army-6"
seats 3
h1 iron iron iron iron iron iron iron
armies {armies} 0 1 | cities 1 {cities} 1 | monuments 0 4 0
do 0 war | {musters} | 0 march 1 conquest | 1 stand
exp told conquered 0 other=1 n={took} | cities {after}
exp monuments 0 4 0 | h0 - | h1 iron iron iron iron iron iron iron

7.5-2 destruction takes one stone for one or two, two for more, and never more than there are (7.5, W6, edge 34)
with armies=1 stones=4 left=3 took=1 musters="0 muster army-1"
with armies=2 stones=4 left=3 took=1 musters="0 muster army-1 | 0 muster army-2"
with armies=3 stones=4 left=2 took=2 musters="0 muster army-1 | 0 muster army-2 | 0 muster army-3"
with armies=6 stones=4 left=2 took=2 musters="0 muster army-1 | 0 muster army-2 | 0 muster army-3 | 0 muster army-4 | 0 muster army-5 | 0 muster army-6"
with armies=3 stones=1 left=0 took=1 musters="0 muster army-1 | 0 muster army-2 | 0 muster army-3"
h1 iron iron iron iron iron iron iron
armies {armies} 0 | cities 1 4 | monuments 0 {stones}
do 0 war | {musters} | 0 march 1 destruction | 1 stand
exp monuments 0 {left} | pile concrete={took} | cities 1 4
exp h0 - | h1 iron iron iron iron iron iron iron

7.5-3 plunder takes two cards for each victorious army and never more than there are (7.5, W6, scenario 8)
with armies=1 got="iron iron" left="iron iron iron iron iron" seizes="seize iron | seize iron" musters="0 muster army-1"
with armies=2 got="iron iron iron iron" left="iron iron iron" seizes="seize iron | seize iron | seize iron | seize iron" musters="0 muster army-1 | 0 muster army-2"
with armies=3 got="iron iron iron iron iron iron" left="iron" seizes="seize iron | seize iron | seize iron | seize iron | seize iron | seize iron" musters="0 muster army-1 | 0 muster army-2 | 0 muster army-3"
with armies=4 got="iron iron iron iron iron iron iron" left="-" seizes="seize iron | seize iron | seize iron | seize iron | seize iron | seize iron | seize iron" musters="0 muster army-1 | 0 muster army-2 | 0 muster army-3 | 0 muster army-4"
h1 iron iron iron iron iron iron iron
armies {armies} 0 | cities 1 4 | monuments 0 4
do 0 war | {musters} | 0 march 1 plunder | 1 stand
do {seizes}
exp h0 {got} | h1 {left} | cities 1 4 | monuments 0 4 | awaits monument

7.5-4 plunder is capped by the hand and counts for the limit (7.5, W6, edge 35)
armies 2 0
h0 wood wood wood | h1 iron iron iron
do 0 war | 0 muster army-1 | 0 muster army-2 | 0 march 1 plunder | 1 stand
do seize iron | seize iron | seize iron | 0 finish
exp h0 iron iron iron wood wood wood | offers 0 discard iron, discard wood

7.6 the way home: away in the next turn, home at its end (7.6, scenario 11, edge 38)
seats 3
armies 1 0 1
do 0 war | 0 muster army-1 | 0 march 1 destruction | 1 stand
exp away army-1
do 0 finish | draw iron | 1 pass | 1 finish | draw iron | 2 pass | 2 finish
do draw iron | draw iron | draw iron | 0 pass | 1 pass | 2 pass | draw iron
exp refused nothing-ready 0 war
do 0 pass | 0 finish
exp away - | armies 1 0 1 | told returned 0 n=1

7.6-2 an absent army is away from everything for a turn: no war, no defence, no target (7.6, scenario 11)
armies 1 2
do 0 war | 0 muster army-1 | 0 march 1 destruction | 1 stand
do strength 6 | strength 1 | strength 1 | 1 assign 1 | 1 fight army-2
do 0 finish | draw earthquake
exp untold shaken | pile earthquake=1
do 1 war | 1 muster army-3 | 1 march 0 conquest | 0 stand
exp told victorious 1 n=1            # nobody met it
do 1 finish | draw iron | draw iron | 0 pass | 1 pass | draw iron
exp refused nothing-ready 0 war
do 0 pass | 0 finish
exp away army-3 | armies 1 1         # army 1 is home

7.6-3 only a direct road brings home: over another tribe it does not (7.6)
seats 3
roads 0-1 1-2
do 0 war | 0 muster army-1 | 0 march 2 destruction | 2 stand | strength 6 | strength 1
exp away army-1

7.6-4 a general survives with his army and marches home (7.4, 7.6, C1)
generals army-1
do 0 war | 0 muster army-1 | 0 march 1 destruction | 1 stand | strength 6 | strength 1
exp generals army-1 | away army-1 | supply army=11 | told marching 0 n=1 | untold home

W7 a direct road brings armies home at once, after Olympic Games too (7.6, edge 31)
seats 3
h1 olympics
roads 0-1
do 0 war | 0 muster army-1 | 0 march 1 conquest | 1 olympics
exp away - | armies 1 1 1 | pile olympics=1 | told home 0 n=1 | untold marching

W7b the road is looked up before the defender is out: the armies are home, the road is back (7.7)
seats 3
armies 2 0 1
roads 0-1
do 0 war | 0 muster army-1 | 0 muster army-2 | 0 march 1 conquest | 1 stand
exp out 1 | away - | shaken - | roads - | supply road=6 | armies 2 0 1

X1 a last Hero: without a city a lost battle is the end, a won one comes in time (scenario 16)
with mine=1 his=6 spoils="draw gold" out=0 h0=-
with mine=6 his=1 spoils="seize iron | seize wood" out=- h0="iron wood"
seats 3
cities 0 1 1 | armies 0 1 1
h0 hero | h1 iron wood
do 0 war | 0 hero army | 0 march 1 plunder | 1 stand
do strength {mine} | strength {his} | {spoils}
exp out {out} | h0 {h0}

X3 the eliminated give everything back: armies that are away too, the claim, the monument (edges 40 and 50)
seats 3
armies 2 2 1 | monuments 0 3 0
away army-3 army-4 | generals army-3 | roads 0-1 1-2 | claims 1
do 0 war | 0 muster army-1 | 0 muster army-2 | 0 march 1 conquest | 1 stand
exp out 1 | claims - | generals - | pile concrete=3 | roads - | armies 2 0 1
exp away -                           # W7: the road was there when the battle ended

X3b a shaken army of the eliminated lets its card go; fortresses come back
seats 3
armies 2 2 1 | fortresses 0 3 0
shaken army-3 army-4
do 0 war | 0 muster army-1 | 0 muster army-2 | 0 march 1 conquest | 1 stand
exp out 1 | pile earthquake=2 | supply city=9 army=9 fortress=9 general=6 road=6

X4 both have nothing left: the defender goes first, so the attacker wins (7.7, V1)
cities 0 0 | armies 0 0
h0 hero | h1 iron
do 0 war | 0 hero army | 0 march 1 plunder | 1 stand | seize iron
exp ending survival | places 1 2 | h0 iron

X1b Olympic Games as a last card on both sides: defender first, then the attacker whose Hero was his last (W3, 7.7)
seats 3
cities 0 0 1 | armies 0 1 1
h0 hero | h1 olympics | h2 iron
do 0 war | 0 hero army | 0 march 1 conquest | 1 olympics
exp out 1 0 | places 2 3 1

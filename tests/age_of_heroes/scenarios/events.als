# Rules 8 and 9: Barbarians, Earthquake, Volcano, Famine, Luck

# ---- Barbarians

B1 Barbarians destroy a monument: 3 against 4 is lost, the second army meets nobody and is victorious (B2, scenario 13)
option rules 1
monuments 2 0
draw 0
do draw barbarians-2 | 0 stand | strength 4 | strength 3
exp monuments 1 0 | armies 1 1 | told raid-victorious - n=1 | pile barbarians-2=1

B2 Barbarians plunder where there is no monument; what they take is discarded face up (rules 8)
option rules 1
armies 0 1
h0 iron wood
draw 0
do draw barbarians-2 | 0 stand | seize iron | seize wood
exp h0 - | pile iron=1 wood=1

B2b a monument of one is destroyed rather than the hand taken
option rules 1
armies 0 1 | monuments 1 0
h0 iron
draw 0
do draw barbarians-2 | 0 stand
exp monuments 0 0 | h0 iron

B2c the goal of Barbarians and the option: one stone or four cards for two victorious armies (13.5)
with goal=destruction-else-plunder before=3 seizes="" after=2 stones=1 hand="iron iron iron iron iron" cards=0
with goal=destruction before=3 seizes="" after=2 stones=1 hand="iron iron iron iron iron" cards=0
with goal=destruction before=0 seizes="" after=0 stones=0 hand="iron iron iron iron iron" cards=0
with goal=destruction-else-plunder before=0 seizes=" | seize iron | seize iron | seize iron | seize iron" after=0 stones=0 hand=iron cards=4
with goal=plunder before=3 seizes=" | seize iron | seize iron | seize iron | seize iron" after=3 stones=0 hand=iron cards=4
option rules 1
option barbarians {goal}
h0 iron iron iron iron iron
armies 0 1 | monuments {before} 0
draw 0
do draw barbarians-2 | 0 stand{seizes}
exp monuments {after} 0 | h0 {hand} | pile limestone={stones} iron={cards} barbarians-2=1
exp awaits action

B2d a fixed goal: nothing to destroy means no loss, a monument is left alone by plunder
with goal=destruction before=0 seizes="" hand=iron
with goal=plunder before=2 seizes=" | seize iron" hand=-
option rules 1
option barbarians {goal}
h0 iron
armies 0 1 | monuments {before} 0
draw 0
do draw barbarians-2 | 0 stand{seizes}
exp monuments {before} 0 | h0 {hand} | awaits action

8 Barbarians find nothing: the battle is fought, nothing is taken (rules 8, edge 45)
option rules 1
draw 0
do draw barbarians-2 | 0 stand | strength 1 | strength 6
exp armies 0 1 | out -

8-2 the victim chooses who fights Barbarians: two of three armies, the third card stays unseen (rules 8, edge 46)
option rules 1
armies 3 1 | monuments 1 0
draw 0
do draw barbarians-2 | 0 stand | strength 1 | strength 6 | strength 6 | 0 assign 1 | 0 assign 6
do 0 fight army-2 | strength 2 | 0 fight army-3 | strength 2
exp armies 3 1 | monuments 1 0 | times raid-duel-lost 2

8-3 fortresses, generals and Heroes stand against Barbarians; equal is no victory (rules 8, 7.4)
option rules 1
h0 hero iron
fortresses 1 0 | generals army-1
draw 0
do draw barbarians-2 | 0 hero army | 0 stand | strength 1 | strength 5 | 0 assign 1
do 0 fight army-1 | strength 4       # 4 to 1 + 2 + 1
exp told raid-duel-drawn - attack=4 defence=4
do strength 6                        # 6 to 5 + 1
exp told raid-duel-drawn - attack=6 defence=6
exp h0 iron | pile hero=1 | generals army-1

8-4 either card turns Barbarians away; it and theirs are discarded, nothing else happens (rules 8 and 9)
with card=luck left=olympics
with card=olympics left=luck
option rules 1
h0 luck olympics
monuments 2 0
draw 0
do draw barbarians-2 | 0 {card}
exp h0 {left} | pile {card}=1 barbarians-2=1 | monuments 2 0 | awaits action

8-5 Luck, Olympic Games, or Heroes: not the others after a Hero (rules 8)
option rules 1
h0 hero olympics luck
draw 0
do draw barbarians-2 | 0 hero army
exp refused hero-played 0 olympics | refused hero-played 0 luck
do 0 stand
exp told stood 0 n=2

8-6 a raid in the middle of taxes is fought first; play resumes where it stopped (rules 8)
option rules 1
cities 2 1
do 0 taxes | draw barbarians-2 | 0 stand | strength 6 | strength 1 | draw iron
exp h0 iron

8-7 only who holds a card of use against Barbarians is asked (rules 8, 13.2, option windows = holders)
with card=olympics awaits=reaction
with card=hero awaits=reaction
with card=luck awaits=reaction
with card=iron awaits=cards
option windows holders
h0 {card}
draw 0
do draw barbarians-2
exp awaits {awaits}

8-8 a holder of Luck may play it or stand (rules 8, option windows = holders)
option windows holders
h0 luck
draw 0
do draw barbarians-2
exp offers 0 luck, stand

H2 cards of Barbarians are drawn when they are shown; before, they are in the deck for all to believe in (13.1)
option rules 1
armies 2 1
draw 0
do draw barbarians-2 | 0 stand | strength 6 | strength 1 | 0 assign 1
exp battle 34 | actors 0
do 0 fight army-1
exp actors chance | battle 34
do strength 2
exp told raid-duel-won - attack=2 defence=1

X1 Barbarians may end a tribe in a fair, and the fair goes on: the next card acts, trading opens (rules 8)
option rules 1
seats 3
cities 0 1 1 | armies 0 1 1
h0 iron iron
fair-draw
do draw barbarians-2 | draw population-boom | draw iron | 0 stand | seize iron | seize iron
exp out 0 | cities 0 2 1 | awaits fair | actors 1

13.1 everybody hears what Barbarians took (13.1, rules 8)
option rules 1
seats 3
armies 0 1 1
h0 gold iron
draw 0
do draw barbarians-2 | 0 stand | seize gold
exp heard raid-took all
do seize iron
exp heard raid-took all | pile gold=1 iron=1

# ---- Earthquake

E2 an Earthquake holds an army until its owner's next turn ends; the card lies by it meanwhile (rules 9, scenario 12, edge 42)
option rules 1
seats 3
draw 0
do draw earthquake | 0 shake army-2 | 1 decline
exp shaken army-2 | pile earthquake=0 | told shaken 1 unit=army-2
do 0 pass | 0 finish | draw iron
exp refused nothing-ready 1 war
do 1 pass | 1 finish
exp shaken - | pile earthquake=1

E2b a shaken army neither attacks nor defends; of two tribes the target needs no choice (rules 9, scenario 12)
option rules 1
draw 0
do draw earthquake
exp actors 1
do 1 decline
exp shaken army-2 | pile earthquake=0
do 0 war | 0 muster army-1 | 0 march 1 plunder | 1 stand
exp told stood 1 n=0 | told victorious 0 n=1
do 0 finish | draw iron
exp refused nothing-ready 1 war
do 1 pass | 1 finish
exp shaken - | pile earthquake=1

E2c without a target it is discarded: generals and armies that are away cannot be struck (edge 41)
seats 3
generals army-2 | away army-3
draw 0
do draw earthquake
exp pile earthquake=1 | told no-target 0 kind=earthquake

E2d it spares the shielded and one's own
seats 4
generals army-2
draw 0
do draw earthquake
exp refused shielded 0 shake army-2 | refused yourself 0 shake army-1

E2e own, led, absent and shaken armies are spared; then Luck of its owner (rules 9)
option rules 1
seats 3
armies 1 3 1
h2 luck
generals army-2 | away army-3
draw 0
do draw earthquake
exp offers 0 shake army-4, shake army-5 | refused yourself 0 shake army-1
exp refused shielded 0 shake army-2 | refused shielded 0 shake army-3
do 0 shake army-5 | 2 luck
exp shaken - | pile earthquake=1 luck=1

E2f an absent army is no target (7.6, edge 38)
seats 3
armies 1 2 1
away army-2
draw 0
do draw earthquake
exp offers 0 shake army-3, shake army-4 | refused shielded 0 shake army-2

E2g nobody is asked who has no Luck (option windows = holders)
seats 3
option windows holders
draw 0
do draw earthquake | 0 shake army-3
exp shaken army-3 | awaits action

# ---- Volcano

9 Luck saves only its holder from a Volcano: a bystander is not asked (rules 9, edge 44)
option rules 1
seats 3
h1 luck | h2 luck
draw 0
do draw volcano | 0 erupt 1
exp actors 1 | refused not-your-turn 2 luck
do 1 luck
exp cities 1 1 1 | pile volcano=1 luck=1

9-2 a Volcano needs a rival with a city; the last city and no card is the end of a tribe (rules 9)
option rules 1
seats 4
cities 3 0 2 1
h1 iron | h2 luck
draw 0
do draw volcano
exp refused no-city 0 erupt 1 | refused yourself 0 erupt 0 | offers 0 erupt 2, erupt 3
do 0 erupt 3
exp refused not-your-turn 2 luck     # a bystander
do 3 decline
exp out 3 | supply city=7

9-3 a Volcano without a target is discarded (rules 9)
cities 1 0
h1 iron
draw 0
do draw volcano
exp pile volcano=1 | awaits action

13.1-2 windows betray nobody: whoever might answer is asked, with or without a card (13.1)
with windows=uniform h1=- actors=1
with windows=uniform h1=luck actors=1
with windows=holders h1=- actors=0
option rules 1
seats 3
option windows {windows}
h1 {h1}
draw 0
do draw volcano | 0 erupt 1
exp actors {actors}

# ---- Famine and Luck

E3 Luck against Famine saves everybody; asked from the drawer leftwards (E4)
option rules 1
seats 3
h0 grain iron | h1 grain luck | h2 grain grain
draw 2
do draw famine
exp actors 2 | refused not-your-turn 1 luck | offers 2 decline | refused not-held 2 luck
do 2 decline | 0 decline
exp offers 1 luck, decline
do 1 luck
exp h0 grain iron | h1 grain | h2 grain grain

E3b with the option it saves only its player (E4, option famine = self)
seats 3
option famine self
h0 grain iron | h1 grain luck | h2 grain grain
draw 2
do draw famine | 2 decline | 0 decline | 1 luck
exp h0 iron | h1 grain | h2 -
exp times starved 2 | told starved 0 n=1 | pile grain=3

E3c Famine goes on for the others (option famine = self)
seats 3
option famine self
h0 luck grain | h1 grain
draw 2
do draw famine | 2 decline | 0 luck | 1 decline
exp h0 grain | h1 -

E3d only a holder of Luck is asked (option windows = holders)
seats 4
option windows holders
h1 grain | h2 luck grain
draw 3
do draw famine
exp actors 2
do 2 decline
exp h1 - | h2 luck

9-4 Luck is held against nothing else: neither a Boom nor an action of one's own (rules 9)
option windows holders
h0 luck | h1 luck
draw 0
do draw population-boom
exp cities 2 1 | awaits action | refused wrong-window 0 luck | refused not-your-turn 1 luck

9-5 Luck has no word in a war (rules 9)
h1 luck
do 0 war | 0 muster army-1 | 0 march 1 plunder
exp refused wrong-window 1 luck

X1b Luck as a last card is played to the end, then its player is out (rules 11)
with turn=0 card=earthquake moves="0 shake army-2 | 1 luck" cities="1 0 1" h0=- h1=luck out=1
with turn=0 card=barbarians-2 moves="0 luck" cities="0 1 1" h0=luck h1=- out=0
option rules 1
seats 3
cities {cities}
h0 {h0} | h1 {h1}
draw {turn}
do draw {card} | {moves}
exp out {out} | told lucky {out} kind={card}

X1c Luck against a Famine may be the last card: the card is resolved, then its player is out (rules 11, E3)
option rules 1
seats 3
cities 1 0 1
h1 luck
draw 0
do draw famine | 0 decline | 1 luck
exp out 1 | untold starved | pile luck=1 famine=1

X4 a Famine may empty several tribes: from the drawer leftwards (X1, rules 12)
seats 4
cities 0 0 0 0
h0 grain | h1 grain | h2 grain | h3 grain
draw 2
do draw famine | 2 decline | 3 decline | 0 decline | 1 decline
exp out 2 3 0 | places 2 1 4 3 | times starved 4 | told starved 1 n=1

X4b two tribes with nothing but grain: one is left
cities 0 0
h0 grain | h1 grain
draw 0
do draw famine | 0 decline | 1 decline
exp out 0 | places 2 1 | ending survival

X1d a card without a target may be the last: it kept the tribe alive, is discarded, and the tribe is out (rules 9)
with card=earthquake
with card=volcano
seats 3
cities 0 0 0 | armies 0 0 0
h1 iron | h2 iron
fair-draw
do draw {card} | draw iron | draw iron
exp out 0 | pile {card}=1

# ---- who sees a draw

13.1-3 a draw in a turn is seen by its owner (13.1)
draw 0
do draw iron
exp heard drew 0

13.1-4 unless the card acts: immediate cards are resolved in sight of all (13.1)
draw 0
do draw population-boom
exp heard drew all

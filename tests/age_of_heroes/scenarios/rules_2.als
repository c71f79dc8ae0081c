# What rules 2 changed: taxes may stop, Luck for anybody, no refusing, cards for a road, notices

# ---- taxes

T2 after each card but the last the seat goes on or stops (6.1)
cities 3 1
do 0 taxes | draw iron
exp actors 0 | awaits taxing | offers 0 taxes, finish | told taxed 0 n=3
do 0 taxes | draw wood | 0 finish
exp h0 iron wood | told tax-stopped 0 n=1 | awaits monument

T2b with one city there is nothing to stop, and the last card asks nothing
cities 1 1
do 0 taxes | draw iron
exp h0 iron | awaits monument

T2c a disaster is carried out before it is asked; a Boom on the way adds no card (T1)
option luck victim
cities 2 1
do 0 taxes | draw barbarians-2 | 0 stand | strength 6 | strength 1
exp actors 0 | awaits taxing
do 0 taxes | draw population-boom
exp cities 3 1 | awaits monument

T2d nothing else is done between two cards; nobody else is asked
cities 2 1
h0 wood wood stone
do 0 taxes | draw iron
exp refused wrong-window 0 build city | refused wrong-window 0 pass | refused not-your-turn 1 taxes

T2e where neither deck nor pile has a card the rest is lost without a question (rules 1)
cities 3 1
deck iron=1
rest 1
do 0 taxes | draw iron
exp told draw-lost 0 n=2 | awaits monument

# ---- Luck

E5 anybody saves a city: all are asked at once and answer unseen (rules 9)
seats 4
h2 luck | h3 luck
draw 0
do draw volcano | 0 erupt 1
exp actors 0 1 2 3 | offers 0 decline | offers 2 luck, decline
do 3 luck | 0 decline | 2 decline
exp actors 1 | times lucky-for 0 | h3 luck
do 1 decline
exp cities 1 1 1 1 | told lucky-for 3 kind=volcano other=1 | h3 - | h2 luck

E5b of several the first from the one struck leftwards spends the card, the others keep theirs
seats 4
h0 luck | h3 luck
draw 2
do draw earthquake | 2 shake army-2 | 0 luck | 3 luck | 1 decline | 2 decline
exp shaken - | told lucky-for 3 kind=earthquake other=1 | h0 luck | h3 -

E5c the one struck plays an own Luck first
seats 3
h1 luck | h2 luck
draw 0
do draw volcano | 0 erupt 1 | 2 luck | 1 luck | 0 decline
exp told lucky 1 kind=volcano | h1 - | h2 luck | cities 1 1 1

E5d nobody plays it: the city falls
seats 3
h2 luck
draw 0
do draw volcano | 0 erupt 1 | 2 decline | 1 decline | 0 decline
exp cities 1 0 1 | h2 luck | told erupted 1

E5e Barbarians: others answer beside the victim, whose Heroes are kept if Luck is played (rules 8)
seats 3
h1 hero | h2 luck
draw 1
do draw barbarians-2
exp actors 0 1 2 | offers 2 luck, decline | offers 1 stand, hero army, hero lead army-2
exp refused wrong-window 2 stand | refused wrong-window 1 decline | refused not-held 0 luck
do 1 hero army | 1 stand | 2 luck | 0 decline
exp told lucky-for 2 kind=barbarians-2 other=1 | h1 hero | h2 - | times stood 0 | awaits action

E5f the victim's Olympic Games count before another's Luck (rules 8)
seats 3
h1 olympics | h2 luck
draw 1
do draw barbarians-2 | 2 luck | 1 olympics | 0 decline
exp told olympic-raid 1 | h1 - | h2 luck

E5g everybody lets the Barbarians come: the battle begins with the last answer (rules 8)
seats 3
h1 iron | h2 luck
armies 1 0 1
draw 1
do draw barbarians-2 | 1 stand | 0 decline
exp actors 2 | times stood 0
do 2 decline
exp told stood 1 n=0
do seize iron
exp h1 -

E5h once every Luck lies in the discard pile nobody is asked, and nobody learns anything by it (13.1)
seats 3
pile luck=2
deck volcano=1 iron=9
draw 0
do draw volcano | 0 erupt 1
exp cities 1 0 1 | awaits action

E5i a Luck that was shown, the other discarded: only its holder is asked (13.1)
seats 3
h1 luck | pile luck=1
deck volcano=1 iron=9
fair
do 0 pass | 1 announce have luck | 2 pass | 0 pass | 1 pass
do draw volcano | 0 erupt 2
exp actors 1
do 1 luck
exp cities 1 1 1 | told lucky-for 1 kind=volcano other=2

E5j as the option has it only whom it strikes is asked (13.5)
option luck victim
seats 3
h2 luck
draw 0
do draw volcano | 0 erupt 1
exp actors 1 | refused not-your-turn 2 luck
do 1 decline
exp cities 1 0 1

E3 Famine: all are asked at once; one Luck saves everybody, the first from the drawer leftwards is spent
seats 3
h0 luck grain | h1 grain | h2 luck grain
draw 1
do draw famine
exp actors 0 1 2
do 0 luck | 2 luck | 1 decline
exp h0 luck grain | h1 grain | h2 grain | told lucky 2 kind=famine

E3b Famine, option famine = self: each Luck saves its player
option famine self
seats 3
h0 luck grain | h1 grain | h2 luck grain
draw 1
do draw famine | 0 luck | 2 luck | 1 decline
exp h0 grain | h1 - | h2 grain

E5k with windows = holders only holders are asked, all at once (13.1)
option windows holders
seats 4
h0 luck | h3 luck
draw 1
do draw volcano | 1 erupt 2
exp actors 0 3
do 0 decline | 3 luck
exp cities 1 1 1 1 | h0 luck | h3 -

# ---- exchange

F11 nobody may refuse: the first to the left who holds the card gives it at once (5.2)
option exchange compulsory
seats 4
h0 stone | h2 iron | h3 iron
fair
do 0 offer stone for iron
exp told swapped 0 other=2 give=stone want=iron | h0 iron | h2 stone | h3 iron | board -

F11b if nobody holds it the offer lapses, and everybody hears so
option exchange compulsory
seats 3
h0 stone | h1 wood | h2 wood
fair
do 0 offer stone for iron
exp told nobody-has 0 give=stone want=iron | board - | heard nobody-has all | actors 1

F11c whoever has asked for it comes first (F3)
option exchange compulsory
seats 4
h0 stone | h1 iron | h2 iron
fair
do 0 pass | 1 pass | 2 announce have iron | 3 pass | 0 pass | 1 pass | 2 announce want stone | 3 pass
do 0 offer stone for iron
exp told swapped 0 other=2 give=stone want=iron | h1 iron

F4 without that option an offer waits for somebody who takes it
seats 3
h0 stone | h1 iron
fair
do 0 offer stone for iron
exp board 0 stone for iron | h1 iron

# ---- cards for a road

C3 cards go with the request for a road; the neighbour gets them on consenting (6.2)
seats 4
h0 stone stone iron gold
exp offers 0 taxes, pass, war, build fortress iron stone gold, build general army-1 iron gold, build road 1 stone stone, build road 1 stone gold, build road 3 stone stone, build road 3 stone gold, deal 1, deal 3
do 0 deal 1
exp actors 0 | awaits gift
exp offers 0 build road 1 stone stone, build road 1 stone gold, deal give iron, deal give gold, deal give stone
do 0 deal give iron
exp offers 0 build road 1 stone stone, build road 1 stone gold, deal give stone, deal give gold
do 0 build road 1 stone stone
exp told road-asked 0 other=1 | told gift-offered 0 other=1 kind=iron n=1 | heard gift-offered all
exp actors 1 | known 2 0 iron stone stone
do 1 consent
exp h0 gold | h1 iron | roads 0-1 | pile stone=2 | told handed 0 other=1 kind=iron n=1 | known 3 1 iron

C3b whoever refuses gets nothing, and is not asked again this turn (C2)
seats 4
h0 stone stone iron
do 0 deal 1 | 0 deal give iron | 0 build road 1 | 1 refuse
exp h0 stone stone iron | h1 - | refused refused-already 0 deal 1 | refused refused-already 0 build road 1
exp legal 0 deal 3

C3c what pays for the road cannot be given away, nor what is not held (6.2)
seats 3
h0 stone stone iron
do 0 deal 1
exp refused cannot-pay 0 deal give stone | refused not-held 0 deal give wood
exp refused wrong-window 0 build road 2 | refused wrong-window 0 finish
do 0 deal give iron
exp refused not-held 0 deal give iron | offers 0 build road 1 stone stone

C3d without a card to spare, or without deals, there is nothing to offer (13.5)
with option="deals on" hand="stone stone" why=cannot-pay
with option="deals off" hand="stone stone iron" why=no-deals
option {option}
seats 3
h0 {hand}
exp refused {why} 0 deal 1 | legal 0 build road 1

C3e a tribe without a city keeps a card (F6)
seats 3
cities 0 1 1
h0 stone stone iron wood
do 0 deal 1 | 0 deal give iron
exp refused would-eliminate 0 deal give wood | offers 0 build road 1 stone stone

C3f more than five cards in another's turn: the neighbour discards at the end of its own (rules 10)
seats 3
h0 stone stone iron | h1 wood wood wood grain grain
do 0 deal 1 | 0 deal give iron | 0 build road 1 | 1 consent
exp h1 iron wood wood wood grain grain | actors 0

C3g what is being worded is seen by its giver only (13.1)
seats 3
h0 stone stone iron
do 0 deal 1 | 0 deal give iron
exp known 1 0 - | h0 stone stone iron

# ---- notices in rounds

5.5 "I need marble" is a step of the fair in rounds (5.1)
seats 3
h0 iron | h1 marble
fair
do 0 announce want marble
exp want 0 marble | actors 1 | told announced-want 0 kind=marble
do 1 offer marble for iron
exp board 1 marble for iron
do 2 pass | 0 take 1 marble for iron
exp h0 marble | h1 iron

5.5b a notice of both halves binds in rounds too (F3)
seats 3
h0 iron | h1 wood
fair
do 0 announce have iron | 1 pass | 2 pass | 0 announce want wood
exp have 0 iron | known 2 0 iron
do 1 offer wood for iron
exp told swapped 1 other=0 give=wood want=iron | h0 wood | h1 iron

5.5c after an announcement everybody has a step again; it may be taken back (F5)
h0 iron | h1 wood
fair
do 0 pass | 1 announce want iron
exp actors 0 | refused not-held 0 announce have wood | refused not-announced 0 retract want iron
do 0 pass | 1 retract want iron
exp want 1 - | actors 0
do 0 pass | 1 pass
exp times fair-closed 1

5.5d while a deal is worded nothing is announced
h0 iron | h1 wood
fair
do 0 deal 1
exp refused draft-open 0 announce want wood

# Rules 5: offers, and the fair in rounds

# ---- offers

F1 an offer is taken without asking its owner; whoever has declared nothing cannot be compelled (F0, F4, scenario 5)
seats 3
h0 stone | h1 iron | h2 iron
fair
do 0 offer stone for iron | 1 take 0 stone for iron
exp h0 iron | h1 stone | h2 iron | times swapped 1

F2 mirror offers execute at once, the oldest first
seats 3
h0 iron | h1 iron | h2 wood
fair
do 0 offer iron for wood | 1 offer iron for wood | 2 offer wood for iron
exp h0 wood | h1 iron | h2 iron | board 1 iron for wood

F2b both mirror offers are consumed, though with a second iron the first would still be backed
h0 iron iron | h1 wood wood
fair
do 0 offer iron for wood | 1 offer wood for iron
exp board - | h0 iron wood | untold unbacked

F2c of several mirrors the oldest is used, whoever sits where; a withdrawn one is not
seats 4
h0 wood | h1 iron | h2 iron | h3 iron
first 3
fair
do 3 offer iron for wood | 0 pass | 1 offer iron for wood | 2 offer iron for wood
do 3 withdraw iron for wood | 0 offer wood for iron
exp h1 wood | h0 iron | h2 iron | h3 iron

5.1 what a card backed is withdrawn when it is gone: the only iron, offered three times (5.1, edge 14)
h0 iron | h1 wood
fair
do 0 offer iron for wood | 1 pass | 0 offer iron for gold | 1 pass
do 0 offer iron for stone | 1 take 0 iron for wood
exp board - | times unbacked 2

5.1-2 what still hangs shows that it is backed: of two irons one is swapped, so all know of another (5.1, H1)
seats 3
h0 iron iron | h1 wood | h2 gold
fair
do 0 offer iron for wood | 1 pass | 2 pass | 0 offer iron for gold | 1 pass
do 2 take 0 iron for gold
exp known 1 0 iron gold
do 0 pass | 1 take 0 iron for wood
exp h0 wood gold

5.1-3 what is not right at the fair is refused with the reason (5.1, F5)
with line="0 offer wood for iron" why=not-held
with line="0 offer iron for iron" why=same-kind
with line="0 take 1 gold for iron" why=offer-gone
with line="0 take 0 iron for wood" why=own-offer
with line="0 withdraw iron for wood" why=offer-gone
with line="0 agree 1-1" why=deal-gone
with line="0 deal send" why=no-draft
with line="0 deal 0" why=yourself
with line="0 announce have iron" why=no-notices
with line="0 taxes" why=wrong-window
with line="1 pass" why=not-your-turn
option rules 1
h0 iron
fair
exp refused {why} {line}

5.1-4 a repeated offer needs a changed hand (5.1)
h0 iron grain | h1 wood
fair
do 0 offer iron for gold | 1 pass | 0 withdraw iron for gold | 1 pass
exp refused already-posted 0 offer iron for gold
do 0 offer grain for wood | 1 take 0 grain for wood
exp legal 0 offer iron for gold
do 0 pass | 1 offer grain for gold | 0 pass | 1 withdraw grain for gold | 0 pass
exp refused already-posted 1 offer grain for gold | legal 1 offer grain for wood

5 any card of the hand may be traded (rules 5, edge 22)
h0 luck hero olympics limestone concrete
fair
exp legal 0 offer luck for iron | legal 0 offer hero for iron | legal 0 offer olympics for iron
exp legal 0 offer limestone for iron | legal 0 offer concrete for iron

5.5 wants are all other kinds, at most thirteen for each give (5.5)
option rules 1
h0 iron iron hero
fair
exp noption 28                       # pass, 13 wants for iron, 13 for a Hero, a deal
exp refused same-kind 0 offer iron for iron | legal 0 offer hero for luck | legal 0 deal 1

F7 no trade outside the fair, whoever tries
with line="0 offer iron for wood"
with line="1 offer wood for iron"
with line="0 deal 1"
with line="0 ready"
option rules 1
h0 iron | h1 wood
turn 0
exp refused fair-closed {line}

# ---- rounds

5.5-2 the fair in rounds closes after everybody passed once (5.5, edge 20)
seats 4
fair
do 0 pass | 1 pass | 2 pass
exp awaits fair | actors 3
do 3 pass
exp told fair-closed | awaits drawing

5.5-3 a step between passes begins the count anew (5.5)
seats 3
h2 iron
fair
do 0 pass | 1 pass | 2 offer iron for wood | 0 pass | 1 pass
exp awaits fair
do 2 pass
exp awaits drawing

5.5-4 steps go leftwards from the first player over the living; whoever is out is not waited for (5.5, R1)
seats 4
h0 iron | h1 iron | h3 iron
first 1 | out 2
fair
exp actors 1
do 1 pass
exp actors 3
do 3 pass
exp actors 0
do 0 pass
exp told fair-closed

5.5-5 six circuits and no step more, the last of them no pass (5.5)
seats 3
h0 iron
fair
do 0 offer iron for wood | 1 pass | 2 pass | 0 offer iron for grain | 1 pass | 2 pass
do 0 offer iron for stone | 1 pass | 2 pass | 0 offer iron for gold | 1 pass | 2 pass
do 0 withdraw iron for wood | 1 pass | 2 pass
exp awaits fair
do 0 withdraw iron for grain | 1 pass | 2 pass
exp awaits drawing | board -

5.5-6 at most six circuits times players (5.5)
h0 iron
fair
do 0 offer iron for gold | 1 pass | 0 offer iron for wood | 1 pass | 0 offer iron for stone | 1 pass
do 0 withdraw iron for gold | 1 pass | 0 withdraw iron for wood | 1 pass
exp untold fair-closed
do 0 withdraw iron for stone | 1 pass
exp told fair-closed

5.5-7 a post, a withdrawal, a taking and a deal are each one step; a reply is none (5.5)
seats 3
h0 iron | h1 wood | h2 grain
fair
do 0 offer iron for wood | 1 offer wood for grain | 2 take 1 wood for grain
do 0 withdraw iron for wood | 1 deal 2 | 1 deal give grain | 1 deal want wood | 1 deal send
exp actors 2 | offers 2 agree 1-1, reject 1-1
exp refused wrong-window 2 pass | refused not-your-turn 0 pass
do 2 reject 1-1
exp actors 2                         # the step of seat 2 is still to come
do 2 pass | 0 pass | 1 pass
exp told fair-closed

5.5-8 a fair in rounds knows neither the clock nor the flags (5.4, 5.5)
h0 iron
fair
exp actors 0 | refused not-your-turn clock time-up | refused wrong-window 0 ready
exp refused wrong-window 0 unready | refused deal-gone 0 deal recall

5.1-5 every fair begins afresh: what hung is gone, and what was said before may be said again (5.1, 5.4)
h1 stone gold
fair
do 0 pass | 1 offer stone for wood | 0 pass | 1 pass
do draw iron | 0 pass | 0 finish | draw iron | 1 pass | 1 finish | draw iron | draw iron | 0 pass
exp board - | offered 0 0 | legal 1 offer stone for wood

# ---- deals

5.3 a deal moves its cards in one step when the other agrees; the reply is asked for at once (5.3)
seats 3
h0 iron iron gold | h1 wood stone
fair
do 0 deal 1 | 0 deal give iron | 0 deal give iron | 0 deal want wood
exp refused same-kind 0 deal want iron
do 0 deal send
exp actors 1
do 1 agree 0-1
exp h0 wood gold | h1 iron iron stone
exp actors 1                         # it was the step of seat 0

5.3-2 a gift may be refused; one list may be empty, not both (5.3)
h0 iron
fair
do 0 deal 1
exp refused empty-deal 0 deal send
do 0 deal give iron | 0 deal send | 1 reject 0-1
exp h0 iron | told deal-rejected 1 other=0

5.3-3 more than one holds cannot be given, nor agreed to (5.3)
h0 iron | h1 wood
fair
do 0 deal 1 | 0 deal give iron
exp refused not-held 0 deal give iron
do 0 deal want gold | 0 deal send
exp refused not-held 1 agree 0-1

5.3-4 deals may be switched off (5.3, option deals = off)
option deals off
fair
exp refused no-deals 0 deal 1

5.3-5 deals go to the living (5.3)
fair
exp refused eliminated 0 deal 4

5.3-6 while a deal is worded nothing else is offered: what one holds may be given, any other kind wanted (5.3, 5.5)
h0 iron
fair
do 0 deal 1
exp offers 0 deal give iron, deal want iron, deal want wood, deal want grain, deal want stone, deal want gold, deal want limestone, deal want concrete, deal want marble, deal want bricks, deal want sandstone, deal want granite, deal want olympics, deal want hero, deal want luck, deal drop
exp refused draft-open 0 pass
do 0 deal give iron
exp offers 0 deal want wood, deal want grain, deal want stone, deal want gold, deal want limestone, deal want concrete, deal want marble, deal want bricks, deal want sandstone, deal want granite, deal want olympics, deal want hero, deal want luck, deal send, deal drop

F6 a deal that would eliminate is refused: the last card of its proposer without a city (edge 19)
cities 0 1
h0 iron | h1 wood
fair
do 0 deal 1 | 0 deal give iron
exp refused would-eliminate 0 deal send

F6b a deal that would eliminate is refused: the last card of whoever agrees, without a city (edge 19)
cities 1 0
h0 iron | h1 wood
fair
do 0 deal 1 | 0 deal want wood | 0 deal send
exp refused would-eliminate 1 agree 0-1 | offers 1 reject 0-1

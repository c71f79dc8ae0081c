# Rules 5.4: the live fair, with its notices, deals and races (option fair = live)

# ---- notices

F3 a notice of both halves binds: wood for iron executes, grain for iron does not (scenario 6, edge 17)
option fair live
h0 wood grain | h1 iron
fair
do 1 announce have iron | 1 announce want wood | 0 offer grain for iron
exp h0 wood grain
do 0 offer wood for iron
exp h0 iron grain | h1 wood

F3b notices do not bind with the option (option exchange = offers-only)
option fair live
option exchange offers-only
h0 wood | h1 iron
fair
do 1 announce have iron | 1 announce want wood | 0 offer wood for iron
exp h0 wood | legal 1 take 0 wood for iron

F3c two notices alone never swap (edge 18)
option fair live
h0 wood | h1 iron
fair
do 0 announce have wood | 0 announce want iron | 1 announce have iron | 1 announce want wood
exp h0 wood | h1 iron | untold swapped

F3d mirror offers come before notices: one left of the poster waits behind an offer further away (F2)
option fair live
seats 3
h0 wood | h1 iron | h2 iron
fair
do 1 announce have iron | 1 announce want wood | 2 offer iron for wood | 0 offer wood for iron
exp h0 iron | h1 iron | h2 wood

F3e notices are searched from the poster's left
option fair live
seats 4
h0 iron | h1 wood | h2 iron | h3 iron
fair
do 0 announce have iron | 0 announce want wood | 3 announce have iron | 3 announce want wood
do 2 announce have iron | 2 announce want wood | 1 offer wood for iron
exp h0 iron | h1 iron | h2 wood | h3 iron

F3f half a notice binds nobody (F4)
with half="have iron"
with half="want wood"
option fair live
h0 wood | h1 iron
fair
do 1 announce {half} | 0 offer wood for iron
exp untold swapped
do 1 retract {half}
exp have 1 - | want 1 -

F3g the notice of a ready player binds: what he declared stays declared (5.4)
option fair live
h0 iron | h1 wood
fair
do 0 announce have iron | 0 announce want wood | 0 ready | 1 offer wood for iron
exp h0 wood | h1 iron | have 0 - | ready 0

F3h a notice after the offer forces nothing; but now the offer may be taken (F4)
option fair live
h0 iron | h1 wood
fair
do 1 offer wood for iron | 0 announce have iron | 0 announce want wood
exp h0 iron | untold swapped
do 0 take 1 wood for iron
exp h0 wood | have 0 -

5.1 notices are truthful and lapse with the card (5.1)
option fair live
h0 gold | h1 iron
fair
exp refused not-held 0 announce have iron | refused not-announced 0 retract have gold
do 0 announce have gold
exp refused announced 0 announce have gold
do 0 offer gold for iron | 1 take 0 gold for iron
exp have 0 -

5.1-2 a notice may have one empty half; either half may be taken back (5.1)
option fair live
h0 iron
fair
do 0 announce want marble | 1 announce want gold | 0 announce have iron
exp have 0 iron | want 0 marble | have 1 - | want 1 gold
do 0 retract want marble | 0 retract have iron
exp refused not-announced 0 retract have iron | have 0 - | want 0 -

5.1-3 a notice that stays shows that it is true (5.1, H1)
option fair live
seats 3
h0 iron iron | h1 wood
fair
do 0 announce have iron | 0 offer iron for wood | 1 take 0 iron for wood
exp have 0 iron | known 2 0 iron wood

# ---- offers

F1 the offer of a ready player is taken and mirrored (F2, 5.4)
option fair live
seats 3
h0 iron iron | h1 wood | h2 grain
fair
do 0 offer iron for wood | 0 offer iron for grain | 0 ready
do 1 offer wood for iron | 2 take 0 iron for grain
exp h0 wood grain | h1 iron | h2 iron

F1b two cards take two offers, each swap at once; the third lapses with the last card (5.1)
option fair live
h0 gold gold | h1 iron iron wood
fair
do 0 offer gold for iron | 0 offer gold for wood | 0 offer gold for stone
do 1 take 0 gold for iron | 1 take 0 gold for wood
exp h0 iron wood | h1 iron gold gold | refused offer-gone 1 take 0 gold for stone | board -

F2 of several mirrors the oldest is used, whoever sits where
option fair live
seats 4
h0 wood | h1 iron | h2 iron | h3 iron
fair
do 3 offer iron for wood | 1 offer iron for wood | 2 offer iron for wood | 0 offer wood for iron
exp h3 wood | h0 iron

F2b one's own opposite offers do not meet: nobody trades with himself
option fair live
h0 iron wood | h1 stone
fair
do 0 offer iron for wood | 0 offer wood for iron
exp untold swapped | refused not-held 1 take 0 iron for wood

F2c mirrors of any kind; announcing and trading count as acts, taking back wakes (F9, F10)
option fair live
seats 3
h0 stone iron | h1 gold
fair
do 0 offer stone for gold | 1 offer gold for stone
exp h0 iron gold | h1 stone
do 0 announce have iron
exp acts 2 1 0
do 0 deal 1 | 0 deal give iron | 0 deal send | 1 ready | 1 ready | 2 ready | 2 ready
exp actors 0 clock
do 0 deal recall
exp actors 0 1 2 clock

5.1-4 at most four open offers, twelve in a fair (5.1)
option fair live
h0 iron wood | h1 grain
fair
do 0 offer iron for gold | 0 offer iron for marble | 0 offer iron for hero | 0 offer iron for luck
exp refused too-many-open 0 offer wood for gold
exp offers 0 ready, announce have iron, announce have wood, announce want iron, announce want wood, announce want grain, announce want stone, announce want gold, announce want limestone, announce want concrete, announce want marble, announce want bricks, announce want sandstone, announce want granite, announce want olympics, announce want hero, announce want luck, withdraw iron for gold, withdraw iron for marble, withdraw iron for hero, withdraw iron for luck, deal 1
do 0 withdraw iron for gold | 0 offer wood for limestone
do 0 withdraw iron for marble | 0 offer wood for concrete
do 0 withdraw iron for hero | 0 offer wood for bricks
do 0 withdraw iron for luck | 0 offer wood for granite
do 0 withdraw wood for limestone | 0 offer iron for limestone
do 0 withdraw wood for concrete | 0 offer iron for concrete
do 0 withdraw wood for bricks | 0 offer iron for bricks
do 0 withdraw wood for granite | 0 offer iron for granite
exp offered 12 0
do 0 withdraw iron for limestone
exp refused no-offers-left 0 offer wood for sandstone | refused no-offers-left 0 offer iron for sandstone

5.1-5 offers that match at once count among the twelve (5.1)
option fair live
h0 iron | h1 wood
fair
do 0 offer iron for wood | 1 offer wood for iron
exp offered 1 1

5.1-6 an identical offer may be repeated when a swap or a deal has changed the hand, and only by its owner (5.1)
option fair live
seats 3
h0 iron wood | h1 stone stone | h2 grain
fair
do 0 offer iron for gold | 0 withdraw iron for gold | 2 offer grain for gold | 2 withdraw grain for gold
exp refused already-posted 0 offer iron for gold
do 1 deal 0 | 1 deal give stone | 1 deal send | 0 agree 1-1
exp legal 0 offer iron for gold | refused already-posted 2 offer grain for gold

5.1-7 an offer that still hangs is not made twice, though the hand has changed (5.1)
option fair live
seats 3
h1 wood stone | h2 iron
fair
do 1 offer wood for gold | 1 offer stone for gold | 1 withdraw stone for gold
exp refused already-posted 1 offer stone for gold
do 2 deal 1 | 2 deal give iron | 2 deal send | 1 agree 2-1
exp legal 1 offer stone for gold | refused already-posted 1 offer wood for gold

# ---- deals

5.1-8 a proposal lapses with its card: a yes that comes too late changes nothing (5.1, F5)
option fair live
seats 3
h0 iron | h1 wood | h2 gold
fair
do 0 deal 1 | 0 deal give iron | 0 deal want wood | 0 deal send
exp legal 1 agree 0-1 | deals 0-1
do 0 offer iron for gold | 2 take 0 iron for gold
exp told deal-unbacked 0 | deals - | refused deal-gone 1 agree 0-1

5.1-9 a draft cannot promise what is gone (5.1)
option fair live
seats 3
h0 iron | h1 wood
fair
do 0 offer iron for wood | 0 deal 2 | 0 deal give iron | 1 take 0 iron for wood
exp refused not-held 0 deal send
do 0 deal drop
exp refused no-draft 0 deal send

5.3 a closed deal withdraws what its cards backed: offers, notices and proposals of both sides (5.1, 5.3)
option fair live
seats 3
h0 iron | h1 wood | h2 gold
fair
do 0 offer iron for gold | 0 announce have iron | 1 offer wood for stone
do 1 deal 2 | 1 deal give wood | 1 deal send
do 0 deal 1 | 0 deal give iron | 0 deal want wood | 0 deal send | 1 agree 0-1
exp h0 wood | h1 iron | board - | have 0 - | deals -
exp times deal-unbacked 1 | times unbacked 2 | times handed 2 | told handed 1

5.3-2 a deal is between two living, and answered by the addressee only (5.3)
option fair live
seats 3
out 2
h0 iron gold | h1 wood
fair
exp refused eliminated 0 deal 2 | refused yourself 0 deal 0
do 0 deal 1 | 0 deal give gold | 0 deal send
exp illegal 0 agree 0-1 | refused not-your-turn 2 agree 0-1
do 1 agree 0-1
exp h1 wood gold

5.3-3 a deal waits for a ready player; a card that comes in time lets him say yes (5.3, 5.4)
option fair live
seats 3
h0 iron | h2 wood
fair
do 1 ready | 0 deal 1 | 0 deal give iron | 0 deal want wood | 0 deal send
exp refused not-held 1 agree 0-1
do 2 deal 1 | 2 deal give wood | 2 deal send | 1 agree 2-1 | 1 agree 0-1
exp h1 iron | h0 wood | ready 1

5.3-4 an empty give: a gift asked for may leave the giver with a city only (5.3)
option fair live
h1 wood
fair
do 0 deal 1 | 0 deal want wood | 0 deal send | 1 agree 0-1
exp h0 wood | h1 -

5.3-5 a proposal may be taken back, and turned down once (5.3, F5)
option fair live
h0 iron
fair
exp refused deal-gone 0 deal recall
do 0 deal 1 | 0 deal give iron | 0 deal send | 1 reject 0-1
exp refused deal-gone 1 reject 0-1 | h0 iron

F5 a yes cannot meet another deal than was read: deals are numbered
option fair live
h0 gold iron | h1 wood
fair
do 0 deal 1 | 0 deal give gold | 0 deal want wood | 0 deal send | 0 deal recall
exp told recalled 0 | deals -
do 0 deal 1 | 0 deal give iron | 0 deal want wood | 0 deal send
exp refused deal-gone 1 agree 0-1 | refused deal-pending 0 deal 1
do 1 agree 0-2
exp h0 wood gold

F6 last cards may be exchanged: a card for a card leaves nobody with nothing
option fair live
cities 0 0
h0 iron | h1 wood
fair
do 0 deal 1 | 0 deal give iron | 0 deal want wood | 0 deal send | 1 agree 0-1
exp h0 wood | h1 iron | out -

F6b with a city anything may be given
option fair live
h0 iron | h1 wood
fair
do 0 deal 1 | 0 deal give iron | 0 deal send | 1 agree 0-1
exp h0 - | out -

F8 what a deal is about is heard and known by the two only (13.1)
option fair live
seats 3
h0 iron | h1 wood
fair
do 0 deal 1 | 0 deal give iron | 0 deal want wood | 0 deal send
exp heard proposed-give 0 1 | heard proposed-want 0 1 | times proposed-give 1 | times proposed-want 1
exp known 1 0 iron | known 2 0 -

F9 six deals and eight cards a side; sending counts as an act, wording does not (5.1)
option fair live
h0 iron iron iron iron iron iron iron iron iron | h1 wood
fair
do 0 deal 1 | 0 deal give iron | 0 deal give iron | 0 deal give iron | 0 deal give iron
do 0 deal give iron | 0 deal give iron | 0 deal give iron | 0 deal give iron
exp refused deal-full 0 deal give iron
do 0 deal want wood | 0 deal want wood | 0 deal want wood | 0 deal want wood
do 0 deal want wood | 0 deal want wood | 0 deal want wood | 0 deal want wood
exp refused deal-full 0 deal want wood | refused draft-open 0 offer iron for wood
do 0 deal drop
do 0 deal 1 | 0 deal give iron | 0 deal send | 1 reject 0-1
do 0 deal 1 | 0 deal give iron | 0 deal send | 1 reject 0-2
do 0 deal 1 | 0 deal give iron | 0 deal send | 1 reject 0-3
do 0 deal 1 | 0 deal give iron | 0 deal send | 1 reject 0-4
do 0 deal 1 | 0 deal give iron | 0 deal send | 1 reject 0-5
do 0 deal 1 | 0 deal give iron | 0 deal send | 1 reject 0-6
exp refused no-deals-left 0 deal 1 | acts 6 0

F9b at most twelve deals are drafted in a fair, sent or not (5.1)
option fair live
h0 iron
fair
do 0 deal 1 | 0 deal drop | 0 deal 1 | 0 deal drop | 0 deal 1 | 0 deal drop | 0 deal 1 | 0 deal drop
do 0 deal 1 | 0 deal drop | 0 deal 1 | 0 deal drop | 0 deal 1 | 0 deal drop | 0 deal 1 | 0 deal drop
do 0 deal 1 | 0 deal drop | 0 deal 1 | 0 deal drop | 0 deal 1 | 0 deal drop
exp legal 0 deal 1
do 0 deal 1 | 0 deal drop
exp refused no-deals-left 0 deal 1

5.5 offers are listed in order whatever was posted first: every open offer whose want one holds, once (5.5)
option fair live
h0 luck wood iron | h1 gold
fair
do 0 offer luck for gold | 0 offer iron for gold | 0 offer wood for gold
exp offers 1 ready, announce have gold, announce want iron, announce want wood, announce want grain, announce want stone, announce want gold, announce want limestone, announce want concrete, announce want marble, announce want bricks, announce want sandstone, announce want granite, announce want olympics, announce want hero, announce want luck, offer gold for iron, offer gold for wood, offer gold for grain, offer gold for stone, offer gold for limestone, offer gold for concrete, offer gold for marble, offer gold for bricks, offer gold for sandstone, offer gold for granite, offer gold for olympics, offer gold for hero, offer gold for luck, take 0 iron for gold, take 0 wood for gold, take 0 luck for gold, deal 0
exp board 0 luck for gold, 0 iron for gold, 0 wood for gold

# ---- the flag, and when the fair closes

5.4 everybody and the clock may act in a live fair, and the clock has one word (5.4)
option fair live
seats 3
h0 iron
fair
exp actors 0 1 2 clock | offers clock time-up
exp refused only-the-host 0 time-up | refused wrong-window clock ready | refused wrong-window clock pass
do clock time-up
exp told timed-out | told fair-closed

5.4-2 the ready may not post, but their offers stay (5.4)
option fair live
h0 gold | h1 iron
fair
do 0 offer gold for iron | 0 ready
exp refused you-are-ready 0 offer gold for wood | refused you-are-ready 0 announce want iron
do 1 take 0 gold for iron | 0 unready | 0 ready | 1 ready
exp told fair-closed

5.4-3 the ready take, withdraw and answer; the flag stays as it is (5.4, F5, F10)
option fair live
seats 3
h0 gold | h1 iron wood | h2 stone
fair
do 1 offer wood for gold | 1 offer iron for stone
do 2 deal 0 | 2 deal give stone | 2 deal want gold | 2 deal send
do 0 ready | 1 ready | 1 withdraw iron for stone | 0 agree 2-1
exp h0 stone | h2 gold
do 2 ready
exp told fair-closed | untold unready

5.4-4 all living must be ready: whoever is out is not waited for; the flag may be switched back (5.4)
option fair live
seats 3
out 2
h0 iron | h1 iron
fair
do 0 ready | 0 ready
exp refused you-rest 0 unready       # resting until the board changes
do 1 announce want gold | 0 unready | 1 ready
exp untold fair-closed
do 0 ready
exp told fair-closed | ready -

5.4-5 the fair closes with the last flag: open offers and unanswered deals vanish (5.4)
with seats=2 readies="0 ready" last=1
with seats=3 readies="0 ready | 1 ready" last=2
with seats=4 readies="0 ready | 1 ready | 2 ready" last=3
with seats=5 readies="0 ready | 1 ready | 2 ready | 3 ready" last=4
with seats=6 readies="0 ready | 1 ready | 2 ready | 3 ready | 4 ready" last=5
option fair live
seats {seats}
h0 iron | h1 wood
fair
do 0 offer iron for stone | 0 deal 1 | 0 deal give iron | 0 deal send
do {readies} | 0 unready | {last} ready
exp awaits live
do 0 ready
exp awaits drawing | h0 iron | board - | deals -

5.4-6 time is up: whatever hangs vanishes, no card moves, who comes later is told (5.4)
with moment="" h0=iron h1=wood
with moment="0 offer iron for wood | " h0=iron h1=wood
with moment="0 announce have iron | 0 announce want wood | " h0=iron h1=wood
with moment="0 deal 1 | 0 deal give iron | " h0=iron h1=wood
with moment="0 deal 1 | 0 deal give iron | 0 deal want wood | 0 deal send | " h0=iron h1=wood
with moment="0 offer iron for wood | 0 ready | " h0=iron h1=wood
with moment="0 ready | 0 ready | 1 ready | 1 ready | " h0=iron h1=wood
with moment="0 offer iron for wood | 1 take 0 iron for wood | " h0=wood h1=iron
option fair live
seats 3
h0 iron | h1 wood
fair
do {moment}clock time-up
exp h0 {h0} | h1 {h1} | h2 - | board - | deals - | ready - | acts 0 0 0
exp have 0 - | want 0 - | have 1 - | want 1 -
exp refused fair-closed 0 ready | refused fair-closed 1 take 0 iron for wood
exp refused fair-closed 2 announce want iron | refused fair-closed 0 deal send
exp refused not-your-turn clock time-up | actors chance

F10 whoever is ready and says so again rests until the board changes
option fair live
h0 gold | h1 iron
fair
do 0 offer gold for iron | 0 ready
exp actors 0 1 clock
do 0 ready
exp actors 1 clock | refused you-rest 0 unready | refused you-rest 0 withdraw gold for iron
do 1 take 0 gold for iron
exp actors 0 1 clock
do 0 unready
exp ready -

F10b resting does not depend on the hand: waking holders of a wanted card only would reveal hands
with held=wood
with held=iron
option fair live
seats 3
h0 gold | h1 {held}
fair
do 1 ready | 1 ready | 2 ready | 2 ready | 0 offer gold for iron
exp actors 0 1 2 clock
do 1 ready | 2 ready
exp actors 0 clock | times ready 2

F10c what wakes those who wait: whatever changes the board, neither a flag nor the wording of a deal
with line="0 deal recall" actors="0 1 2 clock"
with line="1 reject 0-1" actors="0 1 2 clock"
with line="1 agree 0-1" actors="0 1 2 clock"
with line="0 withdraw iron for gold" actors="0 1 2 clock"
with line="0 retract have iron" actors="0 1 2 clock"
with line="1 announce want gold" actors="0 1 2 clock"
with line="1 offer wood for gold" actors="0 1 2 clock"
with line="0 ready" actors="0 1 clock"
with line="1 deal 0" actors="0 1 clock"
option fair live
seats 3
h0 iron iron | h1 wood
fair
do 0 announce have iron | 0 offer iron for gold | 0 deal 1 | 0 deal give iron | 0 deal send
do 2 ready | 2 ready
exp actors 0 1 clock
do {line}
exp actors {actors}

# ---- races: arrival decides, and the loser is told why

F5b of two who take one offer the second is told that it is gone
with first=1 second=2
with first=2 second=1
option fair live
seats 3
h0 gold | h1 iron | h2 iron
fair
do 0 offer gold for iron | {first} take 0 gold for iron
exp refused offer-gone {second} take 0 gold for iron | h{first} gold | h{second} iron

F5c a withdrawal races with a take
option fair live
h0 gold | h1 iron
fair
do 0 offer gold for iron | 0 withdraw gold for iron
exp told withdrew 0 give=gold want=iron | refused offer-gone 1 take 0 gold for iron
do clock time-up
exp refused fair-closed 1 take 0 gold for iron | refused fair-closed 0 ready

F5d an offer and a deal over the same gold: what arrives first counts
with first="0 withdraw gold for iron" verdict="refused offer-gone" second="1 take 0 gold for iron"
with first="1 take 0 gold for iron" verdict="refused offer-gone" second="0 withdraw gold for iron"
with first="1 take 0 gold for iron" verdict="refused offer-gone" second="2 take 0 gold for iron"
with first="2 take 0 gold for iron" verdict="refused offer-gone" second="1 take 0 gold for iron"
with first="1 agree 0-1" verdict="refused offer-gone" second="2 take 0 gold for iron"
with first="2 take 0 gold for iron" verdict="refused deal-gone" second="1 agree 0-1"
with first="0 deal recall" verdict="refused deal-gone" second="1 agree 0-1"
with first="1 agree 0-1" verdict="refused deal-gone" second="0 deal recall"
with first="clock time-up" verdict="refused fair-closed" second="1 take 0 gold for iron"
with first="1 take 0 gold for iron" verdict="legal" second="clock time-up"
with first="clock time-up" verdict="refused fair-closed" second="1 agree 0-1"
with first="1 agree 0-1" verdict="legal" second="clock time-up"
with first="1 agree 0-1" verdict="refused not-held" second="0 announce have gold"
with first="0 announce have gold" verdict="legal" second="1 agree 0-1"
option fair live
seats 3
h0 gold | h1 iron wood | h2 iron
fair
do 0 offer gold for iron | 0 deal 1 | 0 deal give gold | 0 deal want wood | 0 deal send
do {first}
exp {verdict} {second}

F5e a mirror offer against a take: the mirror that comes too late hangs on the board
with first="1 offer wood for iron" verdict="refused offer-gone" second="2 take 0 iron for wood"
with first="2 take 0 iron for wood" verdict="legal" second="1 offer wood for iron"
option fair live
seats 3
h0 iron | h1 wood | h2 wood
fair
do 0 offer iron for wood | 0 deal 1 | 0 deal give iron | 0 deal want wood | 0 deal send
do {first}
exp {verdict} {second}

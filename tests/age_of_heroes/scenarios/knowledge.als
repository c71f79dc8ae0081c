# Rules 13.1: what a seat has seen of others' hands

H1 an offer shows what it gives
h0 gold iron
fair
do 0 offer gold for wood
exp known 1 0 gold

H1b a swap is seen by all
seats 3
h0 stone | h1 iron grain grain
fair
do 0 offer stone for iron | 1 take 0 stone for iron
exp known 2 1 stone | known 2 0 iron

H3 the victim remembers what was taken; a bystander knows only the number (13.1)
seats 3
armies 1 0 1
h1 stone wood gold
turn 2
do 2 war | 2 muster army-2 | 2 march 1 plunder | 1 stand | seize stone | seize gold
exp known 1 2 stone gold | known 0 2 - | h2 stone gold

H3b when everything is taken bystanders know where a card they had seen went
seats 3
armies 1 0 1
h1 stone wood
fair
do 0 pass | 1 offer stone for iron | 2 pass | 0 pass | 1 pass
do draw iron | 0 war | 0 muster army-1 | 0 march 1 plunder | 1 stand | seize wood | seize stone
exp known 2 0 stone

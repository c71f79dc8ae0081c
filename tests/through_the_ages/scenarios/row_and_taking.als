# The row, the ages, taking cards: rows T1–T15 of the rule sheet.

T1 two players, only slot 2 of the first three is taken: only what lies there leaves
phase start
row - iron - drama monarchy
go
exp gone iron | civil-deck 30            # eleven of 41 have filled the row
exp row drama monarchy

T2 three players remove two
seats 3
phase start
row iron drama monarchy
go
exp row monarchy | gone iron drama

T2b four players, one of them leaves: the next one removes two (5.7)
seats 4
option resignation on
phase politics
row iron drama monarchy
do 0 resign
go
exp c0 playing 0 | c1 playing 1 | turn 1
exp row monarchy | gone iron drama

T3 the first replenishment starts Age I: 7 cards of Age A, then Age I; no tokens are lost
seats 4
age a | phase start | round 2 | civil-deck 7
row moses homer pyramids
go
exp age i | c0 yellow 18 | c1 yellow 18 | c2 yellow 18 | c3 yellow 18
exp row homer pyramids | civil-deck 49   # 53 less the last 4 of the row

T4 an age ends in the middle of the row: its last card lands in slot 11; all lose 2 yellow
phase start | civil-deck 1
row - - - iron alchemy drama monarchy warfare cartography masonry irrigation theology code-of-laws
do draw irrigation                       # the only card that is left of Age I
exp age ii | c0 yellow 16 | c1 yellow 16
exp refused wrong-card draw irrigation
do draw opera
do draw strategy
exp row iron alchemy drama monarchy warfare cartography masonry irrigation theology code-of-laws irrigation opera strategy

T5 Age IV sweeps and slides only, and nobody draws
age iv | phase start | last 9
row oil rockets tanks movies
exp row movies - - - - - - - - - - - -
do 0 done
exp c0 military 0

T6 the bank gives what it has
phase start | civil-deck 1
c0 yellow 1
go
exp c0 yellow 0

T7 a leader lost off turn takes a spent token first: Caesar of another player
phase start | civil-deck 1
c1 leader julius-caesar, ma 1
go
exp c1 ma-total 2, ma 1

T8 a full hand takes no card
row drama
c0 hand iron alchemy warfare swordsmen
exp refused hand-full 0 take 1

T8b the Library of Alexandria makes the hand larger
row drama
c0 hand iron alchemy warfare swordsmen, wonders library-of-alexandria
exp legal 0 take 1

T9 a wonder may be taken with a full hand
row great-wall
c0 hand iron alchemy warfare swordsmen
do 0 take 1
exp c0 hand 4, unfinished great-wall 0

T10 one unfinished wonder
row great-wall
c0 unfinished pyramids 1
exp refused wonder-unfinished 0 take 1

T11 the surcharge: slot 6, two completed wonders
row - - - - - great-wall
c0 wonders pyramids colossus
do 0 take 6
exp c0 ca 1

T11b Michelangelo pays no surcharge
row - - - - - great-wall
c0 wonders pyramids colossus, leader michelangelo
do 0 take 6
exp c0 ca 3

8.2 Taj Mahal is cheaper after a leader was replaced
row - - - - - taj-mahal
c0 leader moses, hand joan-of-arc
do 0 lead joan-of-arc
do 0 take 6
exp c0 ca 4

T13 Hammurabi pays 1 less for a leader
row - joan-of-arc
c0 leader hammurabi
do 0 take 2
exp c0 ca 4

T13b Aristotle: science for a technology, not for a wonder or a leader
row iron great-wall joan-of-arc
c0 leader aristotle
do 0 take 1
exp c0 science 1
do 0 take 2
do 0 take 3
exp c0 science 1

T14 no technology twice, in hand or in play
row iron alchemy urban-growth-i
c0 hand iron, techs alchemy
exp refused have-technology 0 take 1
exp refused have-technology 0 take 2

T14b action cards may be held twice
row urban-growth-i
c0 hand urban-growth-i
do 0 take 1
exp c0 hand 2

T15 one leader of each age ever, also once he is gone
row leonardo-da-vinci
c0 taken i
exp refused age-leader-taken 0 take 1

8.2b a card of the row must be paid and be there (4.1)
row - - - - - - - - - iron
c0 ca 2
exp refused no-action 0 take 10
exp refused empty-slot 0 take 1

2.3 the board at the start: Despotism, six workers on cards, one unused
age a | phase start | round 1
row moses
exp c0 government despotism, urban-limit 2, ca-total 4, ma-total 2, yellow 18, blue 16, unused 1
exp c0 workers 6 agriculture 2 bronze 2 philosophy religion 0 warriors
exp c0 techs 6 agriculture bronze philosophy religion warriors despotism
exp c0 science-rating 1, culture-rating 0, strength 1, happiness 0

D20 old military cards are dropped: at the end of Age II those of Age I
age ii | phase start | civil-deck 1
c1 military legion plunder-i spy
go
exp c1 military 1 spy | age iii

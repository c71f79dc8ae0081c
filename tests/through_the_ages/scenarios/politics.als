# Aggressions, wars, pacts, leaders, resigning: rows T67–T84 of the rule sheet.

T67 the defence is limited by military actions: two cards at most
age iii | phase politics
c0 military spy, workers warriors 9
c1 military military-bonus-ii military-bonus-ii military-bonus-i, science 9
do 0 attack spy 1
do 1 use military-bonus-ii
do 1 use military-bonus-ii
exp c1 science 9 | discard military-bonus-ii 2   # 1 of the warriors + 8 is as much as 9

T67b an ordinary card counts 1 in a defence
age iii | phase politics
c0 military spy, workers warriors 5 | c1 military legion foray, science 9
do 0 attack spy 1
do 1 use legion
exp defence 2
do 1 done
exp c0 science 5 | c1 science 4

T68 the attacker must be strictly stronger: 7 against 7 is not enough
age iii | phase politics
c0 military spy, workers warriors 7 | c1 workers warriors 7
exp refused not-stronger 0 attack spy 1

T68b Open Borders Agreement adds 2 against the partner
seats 3
age iii | phase politics
pact open-borders-agreement 0 1
c0 military spy, workers warriors 6 | c1 workers warriors 7
exp legal 0 attack spy 1

T70 an attack on Mahatma Gandhi takes twice the military actions: 3 do not suffice
age iii | phase politics
c0 military armed-intervention, workers warriors 3, techs warfare
c1 leader mahatma-gandhi, culture 9
exp c0 ma-total 3
exp refused no-military-action 0 attack armed-intervention 1

T70b an attack on Mahatma Gandhi takes twice the military actions: 2 of 6 are left
age iii | phase politics
c0 military armed-intervention, workers warriors 3, techs warfare, government communism
c1 leader mahatma-gandhi, culture 9
do 0 attack armed-intervention 1
exp c0 ma 2, culture 7 | c1 culture 2

T70c Mahatma Gandhi attacks nobody
age iii | phase politics
c0 military armed-intervention, workers warriors 3, techs warfare, leader mahatma-gandhi
exp refused gandhi 0 attack armed-intervention 1

T71 Plunder II takes what there is: 2 food, 1 resource
age iii | phase politics
c0 military plunder-ii, workers warriors 3 | c1 food 2, resources 1
do 0 attack plunder-ii 1
exp c0 food 2, resources 1 | c1 food 0, resources 0

5.2.6 Plunder I is split by the aggressor
age iii | phase politics
c0 military plunder-i, workers warriors 3 | c1 food 6, resources 6
do 0 attack plunder-i 1
exp refused not-asked 0 split 7
do 0 split 1
exp c0 food 1, resources 2

5.2.6b Plunder III is split by the aggressor, no more of one kind than there is
age iii | phase politics
c0 military plunder-iii, workers warriors 3 | c1 food 6, resources 6
do 0 attack plunder-iii 1
exp refused not-enough 0 split 7
do 0 split 1
exp c0 food 1, resources 6

T73 Raid II with one building: half the printed cost, rounded up
age iii | phase politics
c0 military raid-ii, workers warriors 3 | c1 workers alchemy 1
do 0 attack raid-ii 1
exp c0 resources 3 | c1 workers alchemy 0, unused 2

D5 Raid II: Philosophy 3 and Alchemy 6 make 5 in either reading
with reading=sum
with reading=each
option raid-rounding {reading}
age iii | phase politics
c0 military raid-ii, workers warriors 3 | c1 workers philosophy 1 alchemy 1
do 0 attack raid-ii 1
do 0 pick alchemy
exp c0 resources 5

D5b Raid III: Philosophy 3 and Religion 3; the sum is rounded, or in the other reading each
with reading=sum won=3
with reading=each won=4
option raid-rounding {reading}
age iii | phase politics
c0 military raid-iii, workers warriors 3, government communism
c1 workers philosophy 1 religion 1
do 0 attack raid-iii 1
do 0 pick religion
exp c0 resources {won}

5.2.6c Raid I takes level I at most
age iii | phase politics
c0 military raid-i, workers warriors 3 | c1 workers opera 1 drama 1 religion 1
do 0 attack raid-i 1
exp refused not-asked 0 pick opera
do 0 pick drama
exp c0 resources 2

T74 Enslave takes an unused worker
age iii | phase politics
c0 military enslave, workers warriors 3 | c1 yellow 10
do 0 attack enslave 1
exp c0 food 2, resources 2 | c1 unused 0, yellow 11

1.1 Enslave without unused workers: the loser chooses
age iii | phase politics
c0 military enslave, workers warriors 3 | c1 unused 0
do 0 attack enslave 1
exp actors 1
do 1 pick philosophy
exp c1 science-rating 0

T75 Infiltrate: an Age II leader is worth 6 culture
age iii | phase politics
c0 military infiltrate, workers warriors 3 | c1 leader isaac-newton
do 0 attack infiltrate 1
exp c0 culture 6 | c1 leader -

T75b Infiltrate: with nothing to infiltrate there is no attack
age iii | phase politics
c0 military infiltrate, workers warriors 3
exp refused card-needs 0 attack infiltrate 1

T75c Infiltrate: the aggressor chooses the unfinished wonder, whose tokens go back
age iii | phase politics
c0 military infiltrate, workers warriors 3
c1 leader isaac-newton, unfinished kremlin 2, blue 9
do 0 attack infiltrate 1
do 0 pick kremlin
exp c1 unfinished -, blue 11

7.6 Annex: the new owner gets the standing effect only
age iii | phase politics
c0 military annex, workers warriors 4
c1 colonies wealthy-territory-i historic-territory-i
do 0 attack annex 1
do 0 pick wealthy-territory-i
exp c0 blue 19, resources 0 | c1 blue 13

7.6b Annex: a rival without colonies is not attacked (D11)
age iii | phase politics
c0 military annex, workers warriors 4
exp refused card-needs 0 attack annex 1

7.6c Annex: in the other reading a rival without colonies may be attacked (D11)
option annex-without-colony allowed
age iii | phase politics
c0 military annex, workers warriors 4
do 0 attack annex 1
exp discard annex

5.2.5 a repelled attack: no effect, the card is discarded, actions stay spent
age iii | phase politics
c0 military spy, workers warriors 2 | c1 military military-bonus-iii, science 5
do 0 attack spy 1
do 1 use military-bonus-iii
exp c0 ma 1 | c1 science 5 | discard spy | told repelled 0

T77 the stronger side wins a war: the defender takes the spoils
age iii | phase start
c0 culture 20, war war-over-culture 1 | c1 workers warriors 4, culture 1
go
exp c0 culture 12 | c1 culture 9         # 5 and an advantage of 3

T78 War over Territory: for an advantage of 11 three tokens, as far as the loser's bank has them
with bank=2 won=20 left=0
with bank=9 won=21 left=6
age iii | phase start
c0 workers warriors 12, war war-over-territory 1 | c1 yellow {bank}
go
exp c0 yellow {won} | c1 yellow {left}

4.3.5 War over Technology: special technologies out of the advantage, the rest in science
age iii | phase start
c0 workers warriors 13, techs code-of-laws, war war-over-technology 1
c1 techs justice-system masonry, science 9, blue 3
go
exp refused no-technology-theft 0 pick code-of-laws
do 0 pick justice-system
do 0 pick masonry
exp c0 techs justice-system code-of-laws 0, blue 19, science 2 | c1 blue 0, science 7

T80 no war in the last round
age iv | phase politics | round 18 | last 18
c0 military war-over-culture, government communism
exp refused last-round-war 0 declare war-over-culture 1

T80b war in the round before the last
age iv | phase politics | round 17 | last 18
c0 military war-over-culture, government communism
do 0 declare war-over-culture 1
exp c0 war war-over-culture 1, ma 2

T81 Loss of Sovereignty: no wars on side B; aggressions by third parties are legal
seats 3
age iii | phase politics
pact loss-of-sovereignty 2 1
c0 military war-over-culture spy, government communism, workers warriors 3
exp c1 culture-rating 0 | c2 culture-rating 2
exp refused immune 0 declare war-over-culture 1
exp legal 0 attack spy 1

5.2.1 pacts that forbid attacks between the two
with pact=peace-treaty
with pact=acceptance-of-supremacy
with pact=loss-of-sovereignty
seats 3
age iii | phase politics
pact {pact} 0 1
c0 military spy, workers warriors 3
exp refused pact-forbids 0 attack spy 1
exp legal 0 attack spy 2

5.2.1b pacts that end on attack: their strength is left out, then they are gone
seats 3
age iii | phase politics
pact military-alliance 0 1 | pact promise-of-military-protection 2 0
c0 military spy, workers warriors 2 | c1 science 9
exp c0 strength 9                        # 2 + 3 + 4
do 0 attack spy 1
exp c1 science 4 | gone military-alliance

T82 a new pact replaces one's own; pacts in others' areas stay
seats 3
age iii | phase politics
pact military-alliance 0 2 | pact open-borders-agreement 1 0
c0 military peace-treaty
do 0 offer peace-treaty 1 a
do 1 accept
exp gone military-alliance | pact open-borders-agreement 1 0 | pact peace-treaty 0 1
exp c0 culture-rating 1

T83 a refused pact returns to the hand; the political action is over
seats 3
age iii | phase politics
c0 military peace-treaty
do 0 offer peace-treaty 2 a
do 2 refuse
exp c0 military peace-treaty | phase action
exp refused no-resources 0 build warriors

5.4 pacts: sides, partners, and who is side B
seats 3
age iii | phase politics
c0 military international-trade-agreement peace-treaty
exp refused no-side 0 offer peace-treaty 1 b
exp refused yourself 0 offer peace-treaty 0 a
exp refused resigned-rival 0 offer peace-treaty 3 a
do 0 offer international-trade-agreement 1 b
do 1 accept
exp pact international-trade-agreement 0 1 b

5.4b two players make no pacts
age iii | phase politics
exp refused no-pacts 0 offer peace-treaty 1 a

5.5 only who is party to a pact cancels it; it leaves the game (D12)
seats 3
age iii | phase politics
pact peace-treaty 1 0 | pact military-alliance 1 2
exp refused not-party 0 cancel military-alliance
do 0 cancel peace-treaty
exp c0 culture-rating 0 | gone peace-treaty

T84 Julius Caesar's second political action: once in the game
option resignation off
phase politics
events development-of-science cultural-influence pestilence rats
c0 leader julius-caesar, military foray plunder-i crusades, workers warriors 3
c1 resources 3
do 0 prepare foray
go
exp phase politics
do 0 attack plunder-i 1
exp c0 caesar 1 | phase action
do 0 done
go
do 1 done
go
do 0 prepare crusades
go
exp phase action

5.6 Alexander the Great leaves for a yellow token
phase politics
c0 leader alexander-the-great
do 0 alexander
exp c0 yellow 19, leader -

5.6b nobody but Alexander the Great leaves for a token
phase politics
exp refused no-power 0 alexander

5 Joan of Arc looks at the next event: only she knows
phase start
events crusades cultural-influence
c0 leader joan-of-arc, military foray
go
exp top 0 cultural-influence | top 1 - | untold revealed | events 2
do 0 prepare foray
exp told revealed 0 | events 1 crusades | past cultural-influence

5.7 resigning: 7 culture for a war on the leaver; the last one left has won (A-1, A-9)
seats 3
option resignation on
age ii | phase politics
pact military-alliance 0 1
c0 military spy | c1 war war-over-culture 0
do 0 resign
exp c1 culture 7, war - | gone military-alliance | first 1
go
do 1 resign
exp places 2 2 1 | ending alone

5.7b nobody resigns in Age IV
option resignation on
age iv | phase politics
exp refused no-resigning 0 resign

5.7c nobody resigns unless the table allows it
option resignation off
phase politics
exp refused no-resigning 0 resign

5.7d resigning trims the decks of ages to come, not the current one
seats 3
option resignation on
phase politics
do 0 resign
exp gone coal peace-treaty open-borders-agreement 0

5.3.1 one war at a time: Julius Caesar's second action declares no second war
age iii | phase politics
c0 leader julius-caesar, government communism, military war-over-culture war-over-culture foray
do 0 declare war-over-culture 1
exp refused at-war 0 declare war-over-culture 1

5.4t an offer says which side its author takes, and so does the answer (5.4)
seats 3
age ii | phase politics
c0 military international-trade-agreement
do 0 offer international-trade-agreement 1 b
exp told offered 0 side=2
do 1 accept
exp told accepted 1 side=1

5.4u a pact whose sides are alike names none (5.4)
seats 3
age ii | phase politics
c0 military peace-treaty
do 0 offer peace-treaty 1 a
exp told offered 0 side=0

5.2s an attack names both strengths as they are compared (5.2)
age ii | phase politics
c0 workers warriors 3, military raid-i | c1 workers warriors 1
do 0 attack raid-i 1
exp told strengths 0 n=3 m=1

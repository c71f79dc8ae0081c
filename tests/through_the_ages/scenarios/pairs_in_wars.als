# Two or three cards at once, in ages, wars and aggressions: rules 4, 5.2, 5.3.

4.2 Homer is not tucked when his age ends: he is removed, not replaced (4.2.1)
phase start | civil-deck 1
c0 leader homer, wonders pyramids
go
exp c0 leader -, homer -, happiness 0, ca 5

4.2b a tucked Homer stays: he is part of the wonder (4.2.1, 10.4)
phase start | civil-deck 1
c0 wonders pyramids, homer pyramids
go
exp c0 happiness 1

4.2c military actions of Napoleon, Robespierre, Joan and Caesar go with them when their age ends (4.2.4)
with age=iii leader=napoleon-bonaparte
with age=iii leader=maximilien-robespierre
with age=ii leader=joan-of-arc
with age=i leader=julius-caesar
age {age} | phase start | civil-deck 1
c0 leader {leader}
go
exp c0 leader -, ma-total 2, ma 2

4.2d actions of a player who is not on turn are all unspent: some go with Napoleon (4.2.4, 8.3)
age iii | phase start | civil-deck 1
c1 leader napoleon-bonaparte
go
exp c1 ma 2, ma-total 2

4.2e Open Borders end with Age II, and their military actions (4.2.1)
seats 3
age ii | phase start | civil-deck 2
pact open-borders-agreement 0 1
exp c0 ma-total 3
go
exp c0 ma-total 2, ma 2 | c1 ma-total 2, ma 2 | gone open-borders-agreement

4.2f tokens of an old wonder are in the bank when corruption is read (4.2.1)
age ii | phase start | civil-deck 1
c0 unfinished great-wall 3, blue 8
go
exp c0 unfinished -, blue 11, yellow 16

4.2g yellow tokens and happiness: two tokens fewer need more happy faces (4.2.2, 12.1)
phase start | civil-deck 1
c0 yellow 13 | c1 yellow 17
go
exp c0 discontent 2 | c1 discontent 1

4.2h Michelangelo is gone before prices: an Age I leader at the end of Age II; the surcharge is back
option resignation off
age ii | phase start | civil-deck 1
row - - - eiffel-tower
c0 leader michelangelo, wonders pyramids colossus, ca 2
go
exp row eiffel-tower
exp refused no-action 0 take 1

4.2i leaders of Age III stay in Age IV: only those of ages before the one that ended go (4.2.1)
age iii | phase start | civil-deck 1
c0 leader bill-gates
go
exp c0 leader bill-gates

4.1 nothing is filled after the last card: in Age IV the row is not filled on (4.1.5)
age iii | phase start | civil-deck 1
row - - - iron
go
exp last 5 | round 5
exp row iron mechanized-agriculture - - - - - - - - - - -

4.3 the target takes technologies of the declarer: the stronger side, whoever declared it (4.3.3, 4.3.5)
age iii | phase start
c0 techs masonry, science 9, war war-over-technology 1 | c1 workers warriors 6
go
exp actors 1
do 1 pick masonry
exp c0 techs masonry 0, science 7 | c1 techs masonry, science 2   # 9 - 2; 5 - 3

4.3b stolen laws: the loser gives three blue tokens back, the winner gets three, and an action (4.3.5)
age iii | phase start
c0 workers warriors 8, war war-over-technology 1 | c1 techs justice-system, blue 9
go
do 0 pick justice-system
exp c0 blue 19, ca 5, ca-total 5 | c1 blue 6, ca 4, ca-total 4

4.3c stolen laws and an empty bank: missing tokens come off cards of the loser's choice (4.3.5, 14.6)
age iii | phase start
c0 workers warriors 8, war war-over-technology 1
c1 techs justice-system, blue 1, stock bronze 2 agriculture 1
go
do 0 pick justice-system
exp actors 1
do 1 pick bronze
do 1 pick agriculture
exp c1 blue 0, resources 1, food 0

4.3d a lower law stolen changes nothing for the winner: of the same type the higher stays (4.3.5)
age iii | phase start
c0 workers warriors 8, techs civil-service, war war-over-technology 1
c1 techs justice-system
go
do 0 pick justice-system
exp c0 blue 16, blue-sum 16, ca-total 6 | c1 blue 13, ca-total 4 | gone justice-system

4.3e a higher law stolen replaces one's own: the other leaves the game (4.3.5)
age iii | phase start
c0 workers warriors 9 bread-and-circuses 2, techs justice-system, war war-over-technology 1
c1 techs civil-service, workers warriors 1
go
do 0 pick civil-service
exp c0 blue 16, ca-total 6, ca 6, techs civil-service | c1 blue 13, ca-total 4 | gone justice-system

4.3f several technologies stolen: 3 and 4 and 5 of 12 (4.3.5)
age iii | phase start
c0 workers warriors 15, war war-over-technology 1
c1 techs masonry cartography warfare, science 4
go
do 0 pick masonry   # 15 against 3, Warriors and two bonuses
do 0 pick cartography
exp actors 0
do 0 pick warfare
exp c0 science 0, strength 17, ma-total 3   # strength: 15 + 2

4.3g several technologies stolen: the rest is science, no more than there is (4.3.5)
age iii | phase start
c0 workers warriors 15, war war-over-technology 1
c1 techs masonry cartography warfare, science 4
go
do 0 pick masonry
do 0 pick cartography
do 0 done
exp c0 science 4 | c1 science 0

4.3h War over Territory by advantage (4.3.6)
with warriors=2 won=19 lost=17
with warriors=5 won=19 lost=17
with warriors=6 won=20 lost=16
with warriors=10 won=20 lost=16
with warriors=11 won=21 lost=15
with warriors=16 won=22 lost=14
age iii | phase start
c0 workers warriors {warriors}, war war-over-territory 1
go
exp c0 yellow {won} | c1 yellow {lost}

4.3i Great Wall, leader, government, arena, colony and tactic count in a war (4.3.2)
age ii | phase start
c0 workers warriors 2 bread-and-circuses 1, wonders great-wall, leader genghis-khan
c0 government fundamentalism, colonies strategic-territory-i, tactic fighting-band, culture 0
c0 war war-over-culture 1
c1 culture 40
go
exp c0 strength 13, culture 17   # 2 + 1 + 2 + 5 + 2 + 1; 5 + 13 - 1

4.3j a war goes on under Gandhi: 5.3.1 is about declaring, and it is resolved (4.3.1)
age iii | phase start
c0 workers warriors 3, leader mahatma-gandhi, war war-over-culture 1 | c1 culture 9
go
exp c0 culture 7

4.4 after the war the tactic is common: it stays the owner's and can be copied from then on
option resignation off
phase start
c0 tactic legion, exclusive 1, workers warriors 3 agriculture 2, unused 2
c1 ma 2, unused 2
go
exp c0 exclusive 0, tactic legion, strength 5
do 0 done
go
do 1 copy legion
exp c1 ma 0

5.2 Gandhi doubles every price: so many actions are enough (5.2.1, T70)
with military=plunder-i ma=2
with military=spy ma=2
with military=raid-iii ma=6
with military=armed-intervention ma=4
age iii | phase politics
c0 workers warriors 5, military {military}, government communism, ma {ma}, techs warfare
c1 leader mahatma-gandhi, culture 9, science 9
exp legal 0 attack {military} 1

5.2b Gandhi doubles every price: one less is too few (5.2.1, T70)
with military=plunder-i ma=1
with military=spy ma=1
with military=raid-iii ma=5
with military=armed-intervention ma=3
age iii | phase politics
c0 workers warriors 5, military {military}, government communism, ma {ma}, techs warfare
c1 leader mahatma-gandhi, culture 9, science 9
exp refused no-military-action 0 attack {military} 1

5.2c Infiltrate takes a wonder: 3 culture a level; its tokens go back
age iii | phase politics
c0 workers warriors 5, government communism, military infiltrate
c1 leader napoleon-bonaparte, unfinished hollywood 2, blue 5
do 0 attack infiltrate 1
do 0 pick hollywood
exp c0 culture 9 | c1 unfinished -, blue 7, ma-total 4

5.2d Infiltrate takes a leader: 3 culture a level
age iii | phase politics
c0 workers warriors 5, government communism, military infiltrate
c1 leader napoleon-bonaparte, unfinished hollywood 2, blue 5
do 0 attack infiltrate 1
do 0 pick napoleon-bonaparte
exp c0 culture 6 | c1 leader -, ma-total 2, ma 2

5.2e Infiltrate and Homer under nothing: removed is not replaced; nobody is asked to tuck him (10.4)
age iii | phase politics
c0 workers warriors 5, government communism, military infiltrate
c1 leader homer, wonders colossus
do 0 attack infiltrate 1
exp c1 leader -, homer -, happiness 0 | actors 0

5.2f a defender with Joan and Open Borders has more military actions and uses a fourth card (5.2.4)
seats 3
age ii | phase politics
pact open-borders-agreement 1 2
c0 workers warriors 6, military spy, ma 2
c1 leader joan-of-arc, military military-bonus-i legion phalanx foray, science 9
do 0 attack spy 1
do 1 use military-bonus-i
do 1 use legion
do 1 use phalanx
do 1 use foray
exp c1 science 9, military 0 | discard military-bonus-i   # 1 + 2 + 3 against 6

5.2g enough is not exceeded needlessly: as strong is enough (5.2.5)
age ii | phase politics
c0 workers warriors 5, government communism, military spy
c1 military military-bonus-ii rats, science 9
do 0 attack spy 1
do 1 use military-bonus-ii
exp c1 science 9, military rats   # 1 + 4 against 5

5.2h Annex moves the standing effect only: a Vast Territory costs its owner a blue token (7.6)
age iii | phase politics
c0 workers warriors 5, government communism, military annex
c1 colonies vast-territory-ii, yellow 3, blue 4
do 0 attack annex 1
exp c0 yellow 22, blue 15, food 0 | c1 yellow 0, blue 5, colonies -   # yellow: 18 + 4

5.2i Annex moves the standing effect only: a Strategic Territory draws no cards (7.6)
age iii | phase politics
c0 workers warriors 5, government communism, military annex
c1 colonies strategic-territory-i wealthy-territory-i, blue 2
do 0 attack annex 1
do 0 pick strategic-territory-i
exp c0 strength 7, military 0

5.2j Annex moves the standing effect only: a Wealthy Territory gives no resources (7.6)
age iii | phase politics
c0 workers warriors 5, government communism, military annex
c1 colonies strategic-territory-i wealthy-territory-i, blue 2, stock bronze 2
do 0 attack annex 1
do 0 pick wealthy-territory-i
exp c0 blue 19, resources 0 | c1 blue 0, resources 1

5.2k Annex with Cook: the first colony is worth 2, every other 1, on both sides (10)
age iii | phase politics
c0 workers warriors 5, government communism, leader james-cook, military annex
c1 colonies historic-territory-i, leader william-shakespeare
do 0 attack annex 1
exp c0 culture-rating 2, happiness 0 | c1 happiness 1

5.2l Plunder with few tokens: the rival loses it all, the bank keeps what it can (5.2.6, 14.2)
age iii | phase politics
c0 workers warriors 5, government communism, military plunder-iii, blue 2
c1 stock bronze 7
do 0 attack plunder-iii 1
exp c0 resources 2, blue 0 | c1 resources 0, blue 23   # blue: 16 + 7

5.2m Raid III: first of level III at most, then of II; half of the sum, rounded up
age iii | phase politics
c0 workers warriors 5, government communism, military raid-iii
c1 workers computers 1 movies 1 opera 1
do 0 attack raid-iii 1
do 0 pick computers
exp c0 resources 10 | c1 unused 3, workers movies   # (11 + 8) / 2; the Opera alone is low enough

5.2n Raid III: the second no higher than II
age iii | phase politics
c0 workers warriors 5, government communism, military raid-iii
c1 workers computers 1 movies 1
do 0 attack raid-iii 1
do 0 pick movies
exp c0 resources 6

5.2o Raid and construction: printed costs, no modifiers; tokens on a lab stay (5.2.6)
age iii | phase politics
c0 workers warriors 5, government communism, military raid-i
c1 workers alchemy 1, techs engineering, stock alchemy 2, leader bill-gates
do 0 attack raid-i 1
exp c0 resources 3 | c1 resources 2, unused 2

5.2p Enslave and a rival with nobody: nothing to lose; the gain is not tied to it (1.1)
age ii | phase politics
c0 workers warriors 5, government communism, military enslave | c1 workers -, unused 0
do 0 attack enslave 1
exp c0 food 2, resources 2 | c1 yellow 18

5.2q an alliance between the two counts for neither: as strong is not stronger (5.2.1)
seats 3
age iii | phase politics
pact military-alliance 0 1
c0 workers warriors 4, military spy, ma 2 | c1 workers warriors 4
exp refused not-stronger 0 attack spy 1

5.2r an alliance between the two counts for neither, and the attack ends it (5.2.1)
seats 3
age iii | phase politics
pact military-alliance 0 1
c0 workers warriors 4, military spy, ma 2 | c1 workers warriors 3
do 0 attack spy 1
exp c0 strength 4 | c1 strength 3 | gone military-alliance

5.2s an alliance with a third party counts in an attack (5.2.1)
seats 3
age iii | phase politics
pact military-alliance 0 2
c0 workers warriors 4, military spy, ma 2 | c1 workers warriors 6
exp legal 0 attack spy 1

5.3 war between partners: a promise ends when war is declared, Open Borders help at the end (5.3.2, 4.3.2)
option resignation off
seats 3
age iii | phase politics
pact promise-of-military-protection 0 1 | pact open-borders-agreement 1 0
c0 workers warriors 3, military war-over-culture, ma 3, unused 2
c1 workers warriors 4, culture 30, unused 2
c2 unused 2
exp c1 strength 8
do 0 declare war-over-culture 1
exp c1 strength 4
do 0 done
go
do 1 pass
do 1 done
go
do 2 done
go
do 0 pass
exp c0 war - | c1 culture 24 | turn 0   # 30 - 6: 3 and 2 against 4

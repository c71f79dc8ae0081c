# Two or three cards at once, in politics, events and auctions: rules 5, 6, 7.

5 Caesar lost by his first action: Iconoclasm takes him, so there is no second action (6.14)
age ii | phase politics
events iconoclasm
c0 leader julius-caesar, military foray rats
do 0 prepare foray
do draw iconoclasm
exp c0 leader -, ma-total 2 | phase action

5.6 Alexander leaves: removed, not replaced, so no action comes back; the age stays taken
phase politics
row moses
c0 leader alexander-the-great, workers warriors 3
exp c0 strength 6
do 0 alexander
exp c0 yellow 19, strength 3, leader -, ca 4
exp refused age-leader-taken 0 take 1

5.6b Columbus keeps nothing of a Vast Territory that an empty bank cannot carry
age ii | phase politics
c0 leader christopher-columbus, military vast-territory-ii, blue 0, stock bronze 1
do 0 columbus vast-territory-ii
exp c0 yellow 22, blue 0, resources 0, food 0, culture 0

5.6c Columbus and new people: tokens first, then the people; an empty bank is filled before (7.5)
age ii | phase politics
c0 leader christopher-columbus, military inhabited-territory-i, yellow 0
do 0 columbus inhabited-territory-i
exp c0 yellow 1, unused 2

5.6d Columbus and a Wealthy Territory: tokens first, then the resources (7.5)
age ii | phase politics
c0 leader christopher-columbus, military wealthy-territory-i, blue 0
do 0 columbus wealthy-territory-i
exp c0 blue 0, resources 3

5.1 culture for the card just prepared: 3 for Age III; it comes up with the next deck only
age iii | phase politics
events foray
c0 military impact-of-wonders
do 0 prepare impact-of-wonders
exp c0 culture 3
do draw foray
exp events impact-of-wonders | future -

5.4 a pact at once: Open Borders give both an action in the action phase of this turn (5.4.3, 8.3)
seats 3
phase politics
c0 military open-borders-agreement
do 0 offer open-borders-agreement 1 a
do 1 accept
exp c0 ma 3, ma-total 3 | c1 ma 3, ma-total 3

5.4b a pact cancelled: Open Borders take an action of both at once (5.4.3, 8.3)
seats 3
age ii | phase politics
pact open-borders-agreement 1 0
c0 ma 3 | c1 ma 3
do 0 cancel open-borders-agreement
exp c0 ma 2, ma-total 2 | c1 ma 2, ma-total 2 | gone open-borders-agreement

5.4c the offering seat may be either side of a pact (5.4.1)
with side=a mine=2 his=0
with side=b mine=0 his=2
seats 3
age iii | phase politics
c0 military loss-of-sovereignty
do 0 offer loss-of-sovereignty 1 {side}
do 1 accept
exp c0 culture-rating {mine} | c1 culture-rating {his}

5.5 International Tourism is cancelled by the partner, though it lies in the other area; its culture ends
seats 3
age iii | phase politics
pact international-tourism 1 0
c0 wonders pyramids | c1 wonders colossus great-wall
exp c0 culture-rating 2 | c1 culture-rating 2   # the Great Wall's own, and the Pyramids
do 0 cancel international-tourism
exp c0 culture-rating 0

6.11 a ravaged wonder gives nothing but 2 culture: no tokens, actions, strength or bonuses
with wonder=pyramids before="ca-total 5" after="ca-total 4, culture-rating 2"
with wonder=hanging-gardens before="happiness 2" after="happiness 0, culture-rating 2"
with wonder=colossus before="strength 3, colonize 1" after="strength 1, colonize 0"
with wonder=library-of-alexandria before="hand-bonus 1" after="hand-bonus 0, science-rating 1"
with wonder=great-wall before="strength 2, happiness 1" after="strength 1, happiness 0"
with wonder=st-peters-basilica before="happiness 1" after="happiness 0, culture-rating 2"
with wonder=universitas-carolina before="science-rating 3" after="science-rating 1, culture-rating 2"
with wonder=taj-mahal before="culture-rating 3" after="culture-rating 2, blue 15"
age ii | phase politics
events ravages-of-time
c0 wonders {wonder}, military historic-territory-i
exp c0 {before}
do 0 prepare historic-territory-i
do draw ravages-of-time
exp c0 {after}

6.11b a Taj Mahal ravaged with an empty bank: its token comes off a card (14.6)
age ii | phase politics
events ravages-of-time
c0 wonders taj-mahal, blue 0, stock agriculture 1 bronze 1, military historic-territory-i
do 0 prepare historic-territory-i
do draw ravages-of-time
do 0 pick bronze
exp c0 food 1, resources 0, blue 0

6.11c only old wonders and everybody his own: the Eiffel Tower is too young; who has one is not asked
age ii | phase politics
events ravages-of-time
c0 wonders eiffel-tower, military historic-territory-i | c1 wonders great-wall colossus
do 0 prepare historic-territory-i
do draw ravages-of-time
exp actors 1
do 1 pick colossus
exp c1 strength 2, culture-rating 3   # strength: 1 + 1; culture-rating: 1 + 2

6.14 Gates in Age IV: everybody's leader goes; Gates scores his labs (D8, 10.8)
age iv | phase politics | last 9
events iconoclasm
c0 leader bill-gates, workers computers 2 alchemy 1, military historic-territory-i
c1 leader charlie-chaplin
do 0 prepare historic-territory-i
do draw iconoclasm
exp c0 culture 8, leader - | c1 leader -, happiness 0   # culture: 1 + 7

6.9 Rebellion and extra actions: two civil actions for each discontent worker, as many as there are
age ii | phase politics
events rebellion
c0 yellow 12, ca 4, military historic-territory-i | c1 yellow 12, wonders pyramids
do 0 prepare historic-territory-i
do draw rebellion
exp c0 ca 0 | c1 ca 1
do 0 done
go
exp c1 ca 1, ca-total 5 | turn 1

6.9b Rebellion then no revolution: actions lost to a rebellion are spent (9.3)
age ii | phase politics
events rebellion
c0 yellow 16, workers -, unused 3, hand monarchy, science 9, military historic-territory-i
do 0 prepare historic-territory-i
do draw rebellion
exp c0 ca 2
exp refused actions-spent 0 revolt monarchy

6 Uncertain Borders: a token goes from bank to bank
age ii | phase politics
events uncertain-borders
c0 workers warriors 2, military historic-territory-i | c1 yellow 1
do 0 prepare historic-territory-i
do draw uncertain-borders
exp c0 yellow 19 | c1 yellow 0

6b Refugees: the token goes into the bank; an empty bank gains nobody
age ii | phase politics
events refugees
c0 workers warriors 2, yellow 0, military historic-territory-i | c1 culture 2, unused 0
do 0 prepare historic-territory-i
do draw refugees
exp actors 1
do 1 pick warriors
exp c0 culture 4, unused 1 | c1 culture 0, yellow 19   # culture: 1 + 3

6c Barbarians come to who has most culture and is among the two weakest
seats 3
age ii | phase politics
events barbarians
c0 culture 9, workers warriors 2, unused 1, military historic-territory-i
c1 workers warriors 3
c2 workers warriors 4
do 0 prepare historic-territory-i
do draw barbarians
exp c0 unused 0

6d Barbarians do not come to the strongest, whatever its culture
seats 3
age ii | phase politics
events barbarians
c0 culture 9, workers warriors 4, unused 1, military historic-territory-i
do 0 prepare historic-territory-i
do draw barbarians
exp c0 unused 1

6e Barbarians with two players come to the weakest only
age ii | phase politics
events barbarians
c0 culture 9, workers warriors 2, unused 1, military historic-territory-i
do 0 prepare historic-territory-i
do draw barbarians
exp c0 unused 1

6f Emigration rounds up: half of the discontent, rounded up; unused workers first
with yellow=8 unused=3
with yellow=10 unused=3
with yellow=12 unused=4
with yellow=16 unused=4
with yellow=17 unused=5
age ii | phase politics
events emigration
c0 yellow {yellow}, unused 5, military historic-territory-i
do 0 prepare historic-territory-i
do draw emigration
exp c0 unused {unused}

6g Prosperity and few tokens: a food for each happiness, as far as the bank reaches (14.2)
age ii | phase politics
events prosperity
c0 wonders st-peters-basilica hanging-gardens, blue 2, military historic-territory-i
do 0 prepare historic-territory-i
do draw prosperity
exp c0 happiness 4, food 2, blue 0

6h Good Harvest with International Trade (13.3, D9)
seats 3
age ii | phase politics
events good-harvest
pact international-trade-agreement 0 1
c0 military historic-territory-i
do 0 prepare historic-territory-i
do draw good-harvest
exp c0 food 2 | c1 food 3

6i New Deposits with the railroad and labs of Gates (13.3, D9)
age iii | phase politics
events new-deposits
c0 wonders transcontinental-railroad, leader bill-gates, workers bronze 1 coal 1 alchemy 1, blue 16
c0 military historic-territory-i
do 0 prepare historic-territory-i
do draw new-deposits
exp c0 resources 8   # 3 + 3 + 1 + 1

6j Terrorism of the poorest: of each rival; a rival without urban buildings is spared
seats 3
age ii | phase politics
events terrorism
c0 culture 5, workers philosophy 1 drama 1, military historic-territory-i
c1 culture 0
c2 culture 7, workers bronze 1
do 0 prepare historic-territory-i
do draw terrorism
exp actors 1
do 1 pick drama
exp c0 workers drama 0, unused 2 | c2 workers bronze | actors 0 | phase action

6k Border Conflict of a player with units only: nothing to destroy; the strongest still gains (6.6)
age ii | phase politics
events border-conflict
c0 workers warriors 2, military historic-territory-i | c1 workers warriors 1
do 0 prepare historic-territory-i
do draw border-conflict
exp c0 resources 3 | c1 workers warriors

6.8 everybody in turn with his own reduction: current player first; declining is possible (6.5)
seats 3
phase politics | turn 1
events development-of-civilization
c0 food 1 | c1 resources 1, military historic-territory-i | c2 hand iron, science 4
do 1 prepare historic-territory-i
do draw development-of-civilization
exp actors 1
do 1 build bronze
exp actors 2
do 2 develop iron
exp actors 0
do 0 pass
exp c0 food 1
exp refused not-now 1 prepare foray

7.3 colonize bonuses add up: Navigation 3, Colossus 1, bonus cards, Cook; not strength
age ii | phase politics
events historic-territory-ii
c0 workers warriors 1, techs navigation, wonders colossus, leader james-cook
c0 military military-bonus-ii rats foray historic-territory-i
c1 workers -
do 0 prepare historic-territory-i
do draw historic-territory-ii
exp refused bid-too-high 0 bid 10
do 0 bid 9
do 0 use military-bonus-ii
do 0 use rats
do 0 use foray
exp c0 yellow 19, culture 12, happiness 2, military 0   # culture: 1 + 11

7.3b Cook discards up to two other cards for one each
age ii | phase politics
events historic-territory-ii
c0 workers warriors 1, leader james-cook, military rats foray crusades historic-territory-i
c1 workers -
do 0 prepare historic-territory-i
do draw historic-territory-ii
exp refused bid-too-high 0 bid 4
exp legal 0 bid 3

7.4 sacrificed units and happiness: tokens go to the bank, so fewer happy faces are needed
age ii | phase politics
events strategic-territory-i
c0 workers warriors 4, yellow 14, military historic-territory-i | c1 workers -
do 0 prepare historic-territory-i
do draw strategic-territory-i
exp c0 discontent 1
do 0 bid 3
exp offers 0 done, send warriors   # three must go, a fourth may
do 0 done
exp actors chance   # three cards are drawn
go
exp c0 yellow 17, strength 3, military 3, discontent 0   # strength: 1 + 2

7.5 a Vast Territory and an empty bank: the blue token comes off a card, food finds none (14.6)
age ii | phase politics
events vast-territory-i
c0 workers warriors 1, blue 0, stock agriculture 1 bronze 1, military historic-territory-i
c1 workers -
do 0 prepare historic-territory-i
do draw vast-territory-i
do 0 bid 1
do 0 pick agriculture
exp c0 yellow 22, food 0, resources 1, blue 0   # yellow: 18 + 3 + 1

7.3c Air Forces in a force: they double an army of the sacrificed units
age iii | phase politics
events historic-territory-ii
c0 workers warriors 3 air-forces 1, tactic legion, military historic-territory-i
c1 workers -
do 0 prepare historic-territory-i
do draw historic-territory-ii
exp refused bid-too-high 0 bid 13   # 3 + 5 + 2 + 2
do 0 bid 12
do 0 send warriors
do 0 send warriors
do 0 send warriors   # the last one must go too
exp c0 yellow 22, strength 0

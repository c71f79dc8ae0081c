# Events and colonies: rows T86–T101 of the rule sheet, and every event once.

T86 ties of strength: of four the current player, seat 1, is the strongest, seat 0 the weakest
seats 4
age ii | phase politics | turn 1
events crusades
c0 culture 9 | c1 culture 9, military historic-territory-i | c2 culture 9 | c3 culture 9
do 1 prepare historic-territory-i
do draw crusades
exp c0 culture 5 | c1 culture 14 | c2 culture 9 | c3 culture 9

T87 Immigration: everybody tied is the happiest
seats 3
age ii | phase politics
events immigration
c0 workers religion 1, military historic-territory-i | c1 workers religion 1
do 0 prepare historic-territory-i
do draw immigration
exp c0 unused 2 | c1 unused 2 | c2 unused 1

T91 Politics of Strength in Age IV: culture instead of cards
age iv | phase politics | last 9
events politics-of-strength
c0 workers warriors 3, military historic-territory-i | c1 culture 9
do 0 prepare historic-territory-i
do draw politics-of-strength
exp c0 culture 6 | c1 culture 6          # 1 for preparing + 5; 9 - 3

6.13 Politics of Strength: the strongest draws, the weakest discards
age ii | phase politics
events politics-of-strength
c0 workers warriors 3, military historic-territory-i | c1 military legion phalanx
do 0 prepare historic-territory-i
do draw politics-of-strength
go
do 1 discard legion                      # the other one follows, it is all there is
exp c0 military 5 | c1 military 0

T92 Terrorism: the poorest destroys one urban building of each rival that has one
seats 3
age ii | phase politics
events terrorism
c0 culture 3, military historic-territory-i
c1 culture 9, workers religion 1 drama 1
c2 culture 9, workers bronze 1
do 0 prepare historic-territory-i
do draw terrorism
exp refused not-asked 0 pick bronze
do 0 pick drama
exp c1 workers drama 0

T100 Uncertain Borders: nothing from an empty bank
age ii | phase politics
events uncertain-borders
c0 workers warriors 2, military historic-territory-i | c1 yellow 0
do 0 prepare historic-territory-i
do draw uncertain-borders
exp c0 yellow 18

T100b Uncertain Borders: a yellow token from the weakest
age ii | phase politics
events uncertain-borders
c0 workers warriors 2, military historic-territory-i | c1 yellow 4
do 0 prepare historic-territory-i
do draw uncertain-borders
exp c0 yellow 19 | c1 yellow 3

T101 Development of Religion: nothing without an unused worker
phase politics
events development-of-religion
c0 unused 0, military historic-territory-i
do 0 prepare historic-territory-i
do draw development-of-religion
exp actors 1
do 1 build religion
exp c1 workers religion

T101b Development of Religion: the urban limit holds
phase politics
events development-of-religion
c0 workers religion 2, military historic-territory-i | c1 unused 0
do 0 prepare historic-territory-i
do draw development-of-religion
exp phase action

T101c Development of Religion: it may be declined
phase politics
events development-of-religion
c0 military historic-territory-i | c1 unused 0
do 0 prepare historic-territory-i
do draw development-of-religion
do 0 pass
exp c0 workers religion 0

6.7 Development of Warfare: one builds, the other declines
phase politics
events development-of-warfare
c0 military historic-territory-i
do 0 prepare historic-territory-i
do draw development-of-warfare
do 0 build warriors
do 1 pass
exp c0 strength 2 | c1 strength 1

development-of-markets 2 food or 2 resources
phase politics
events development-of-markets
c0 military historic-territory-i
do 0 prepare historic-territory-i
do draw development-of-markets
do 0 split 2
do 1 split 0
exp c0 food 2 | c1 resources 2

development-of-politics 3 military cards each
phase politics
events development-of-politics
c0 military historic-territory-i
do 0 prepare historic-territory-i
do draw development-of-politics
go
exp c0 military 3 | c1 military 3

development-of-settlement no worker from an empty bank
phase politics
events development-of-settlement
c0 yellow 0, military historic-territory-i
do 0 prepare historic-territory-i
do draw development-of-settlement
exp c0 unused 1 | c1 unused 2

6.8 Development of Civilization: population, 1 food cheaper
phase politics
events development-of-civilization
c0 food 1, hand iron monarchy, science 4, military historic-territory-i
do 0 prepare historic-territory-i
do draw development-of-civilization
do 0 population
exp c0 unused 2, food 0

6.8b Development of Civilization: a technology, 1 science cheaper, without a civil action
phase politics
events development-of-civilization
c0 food 1, hand iron monarchy, science 4, military historic-territory-i
do 0 prepare historic-territory-i
do draw development-of-civilization
do 0 develop iron
exp c0 science 0, ca 4

6.8c Development of Civilization: a revolution, 1 science cheaper
phase politics
events development-of-civilization
c0 food 1, hand iron monarchy, science 4, military historic-territory-i
do 0 prepare historic-territory-i
do draw development-of-civilization
do 0 revolt monarchy
exp c0 science 3, ca 0

6.8d Development of Civilization: no unit can be built
phase politics
events development-of-civilization
c0 food 1, hand iron monarchy, science 4, military historic-territory-i
do 0 prepare historic-territory-i
do draw development-of-civilization
exp refused not-urban 0 build warriors

barbarians the richest is one of the two weakest and loses a worker
seats 3
age ii | phase politics
events barbarians
c0 workers warriors 3, military historic-territory-i
c1 culture 9
c2 workers warriors 4
do 0 prepare historic-territory-i
do draw barbarians
exp c0 unused 1 | c1 unused 0 | c2 unused 1

barbarians-2 the richest is strong and loses nothing
seats 3
age ii | phase politics
events barbarians
c0 military historic-territory-i | c1 culture 9, workers warriors 5
do 0 prepare historic-territory-i
do draw barbarians
exp c0 unused 1 | c1 unused 1 | c2 unused 1

border-conflict the weakest chooses a building; the strongest gains 3 resources
age ii | phase politics
events border-conflict
c0 workers warriors 2, military historic-territory-i
do 0 prepare historic-territory-i
do draw border-conflict
exp actors 1
exp refused not-asked 1 pick warriors
do 1 pick bronze
exp c0 resources 3 | c1 workers bronze, unused 2

foray 3 goods in a mix of the player's choice
age ii | phase politics
events foray
c0 military historic-territory-i
do 0 prepare historic-territory-i
do draw foray
do 0 split 1
exp c0 food 1, resources 2

raiders 2 goods lost in a mix of the player's choice, no more of one kind than there is
age ii | phase politics
events raiders
c0 workers warriors 2, military historic-territory-i | c1 food 2, resources 1
do 0 prepare historic-territory-i
do draw raiders
exp actors 1
exp refused not-enough 1 split 0
do 1 split 1
exp c1 food 1, resources 0

ratings-as-points Cultural Influence and Popularization of Science give culture by a rating
with event=cultural-influence
with event=popularization-of-science
age ii | phase politics
events {event}
c0 workers drama 1 philosophy 2, military historic-territory-i
do 0 prepare historic-territory-i
do draw {event}
exp c0 culture 3

ratings-as-points-2 Scientific Breakthrough gives science by the rating
age ii | phase politics
events scientific-breakthrough
c0 workers drama 1 philosophy 2, military historic-territory-i
do 0 prepare historic-territory-i
do draw scientific-breakthrough
exp c0 science 2

good-harvest farms produce
age ii | phase politics
events good-harvest
c0 military historic-territory-i
do 0 prepare historic-territory-i
do draw good-harvest
exp c0 food 2

new-deposits mines produce
age ii | phase politics
events new-deposits
c0 military historic-territory-i
do 0 prepare historic-territory-i
do draw new-deposits
exp c0 resources 2

economic-progress a whole production, without science
age ii | phase politics
events economic-progress
c0 yellow 16, blue 10, food 1, resources 1, military historic-territory-i
do 0 prepare historic-territory-i
do draw economic-progress
exp c0 food 1, resources 2, science 0

pestilence without an unused worker the player chooses whom to lose
age ii | phase politics
events pestilence
c0 unused 0, military historic-territory-i
do 0 prepare historic-territory-i
do draw pestilence
do 0 pick bronze
exp c0 workers bronze | c1 unused 0

reign-of-terror the weakest loses a worker
age ii | phase politics
events reign-of-terror
c0 workers warriors 2, military historic-territory-i
do 0 prepare historic-territory-i
do draw reign-of-terror
exp c1 unused 0

rats all food is lost
age ii | phase politics
events rats
c0 food 5, military historic-territory-i
do 0 prepare historic-territory-i
do draw rats
exp c0 food 0

emigration half of three discontent workers leave, rounded up
age ii | phase politics
events emigration
c0 yellow 10, unused 4, military historic-territory-i
do 0 prepare historic-territory-i
do draw emigration
exp c0 unused 2

civil-unrest 4 culture and a blue token of the discontent
age ii | phase politics
events civil-unrest
c0 yellow 16, culture 9, military historic-territory-i | c1 culture 9
do 0 prepare historic-territory-i
do draw civil-unrest
exp c0 culture 6, blue 15 | c1 blue 16

crime-wave 3 culture and a blue token of the weakest
age ii | phase politics
events crime-wave
c0 workers warriors 2, military historic-territory-i | c1 culture 9
do 0 prepare historic-territory-i
do draw crime-wave
exp c1 culture 6, blue 15

14.6 a blue token is taken from a card when the bank is empty
age ii | phase politics
events crime-wave
c0 workers warriors 2, military historic-territory-i
c1 stock bronze 1 agriculture 1, blue 0
do 0 prepare historic-territory-i
do draw crime-wave
exp actors 1
do 1 pick bronze
exp c1 resources 0, blue-sum 1

cold-war 6 science for the strongest
age ii | phase politics
events cold-war
c0 workers warriors 2, military historic-territory-i
do 0 prepare historic-territory-i
do draw cold-war
exp c0 science 6

national-pride 5 culture for the richest
age ii | phase politics
events national-pride
c0 culture 5, military historic-territory-i
do 0 prepare historic-territory-i
do draw national-pride
exp c0 culture 11                        # 5 + 1 for preparing + 5

refugees 3 culture and a worker from the weakest to the strongest
age ii | phase politics
events refugees
c0 workers warriors 2, military historic-territory-i | c1 culture 5
do 0 prepare historic-territory-i
do draw refugees
exp c0 culture 4, unused 2 | c1 culture 2, unused 0

prosperity 1 food per happy face
age ii | phase politics
events prosperity
c0 workers theology 2, military historic-territory-i
do 0 prepare historic-territory-i
do draw prosperity
exp c0 food 4

6.14 Iconoclasm: a leader who is not of the current age leaves
age ii | phase politics
events iconoclasm
c0 leader joan-of-arc, military historic-territory-i | c1 leader isaac-newton
do 0 prepare historic-territory-i
do draw iconoclasm
exp c0 leader - | c1 leader isaac-newton

6.14b Iconoclasm in Age IV: every leader leaves (D8)
age iv | phase politics | last 9
events iconoclasm
c0 leader sid-meier, military historic-territory-i
do 0 prepare historic-territory-i
do draw iconoclasm
exp c0 leader -

6.14c Iconoclasm in Age IV, the other reading: a leader of Age III stays (D8)
option iconoclasm-age-iv earlier
age iv | phase politics | last 9
events iconoclasm
c0 leader sid-meier, military historic-territory-i
do 0 prepare historic-territory-i
do draw iconoclasm
exp c0 leader sid-meier

7.6 Independence Declaration: the standing effect ends; tokens go back as far as there are any (D2)
age ii | phase politics
events independence-declaration
c0 workers warriors 3, military historic-territory-i
c1 colonies inhabited-territory-ii vast-territory-i, yellow 1
do 0 prepare historic-territory-i
do draw independence-declaration
do 1 pick inhabited-territory-ii
exp c1 yellow 0 | gone inhabited-territory-ii

6.11 Ravages of Time: a wonder of ages A or I is chosen; a blue token granted is given back
age ii | phase politics
events ravages-of-time
c0 wonders taj-mahal pyramids kremlin, military historic-territory-i
do 0 prepare historic-territory-i
do draw ravages-of-time
exp refused not-asked 0 pick kremlin
do 0 pick taj-mahal
exp c0 blue 15, culture-rating 4         # 2 of Kremlin, 2 of the ravaged one

6.10 International Agreement declined: the next political action is kept (A-7)
age ii | phase politics
row iron
events international-agreement
c0 workers warriors 2, military historic-territory-i
do 0 prepare historic-territory-i
do draw international-agreement
do 0 done
exp c0 skips-politics 0

6.10b International Agreement: 5 actions' worth of cards; the next political phase is skipped (A-7)
age ii | phase politics
row iron drama - - - - - - - coal
events international-agreement
c0 military historic-territory-i | c1 workers warriors 2
do 0 prepare historic-territory-i
do draw international-agreement
exp actors 1
do 1 take 10
do 1 take 1
exp refused empty-slot 1 take 10
do 1 take 2
go
exp c1 skips-politics 1
do 0 done
go
exp phase action

T93 bids are limited by the largest force: bonus cards count; without units nobody bids (A-6, A-10)
age ii | phase politics
events wealthy-territory-i
c0 workers warriors 2, military military-bonus-i military-bonus-ii historic-territory-i
c1 workers bronze 2
do 0 prepare historic-territory-i
do draw wealthy-territory-i
exp refused bid-too-high 0 bid 6
do 0 bid 5
exp actors 0                             # the other one has no unit and has passed
exp refused force-too-small 0 done
do 0 send warriors
do 0 send warriors
do 0 use military-bonus-i                # the rest is forced
exp c0 resources 5, blue 14, workers warriors 0 | discard military-bonus-ii   # 16 + 3 - 5

7.1 an auction goes round
seats 3
age ii | phase politics
events historic-territory-ii
c0 workers warriors 3, military historic-territory-i
c1 workers warriors 3
c2 workers warriors 3
do 0 prepare historic-territory-i
do draw historic-territory-ii
do 0 bid 1
exp refused bid-too-low 1 bid 1
do 1 bid 2
do 2 pass
do 0 pass
exp actors 1
do 1 done                                # two had to go anyway
exp c1 culture 11, happiness 2, yellow 20

7.1b a territory that nobody wants
age ii | phase politics
events vast-territory-ii
c0 workers -, military historic-territory-i | c1 workers -
do 0 prepare historic-territory-i
do draw vast-territory-ii
exp told unclaimed -

T95 Alexander the Great and Great Wall do not raise the force
phase politics
events vast-territory-i
c0 leader alexander-the-great, wonders great-wall, workers warriors 2, military historic-territory-i
do 0 prepare historic-territory-i
do draw vast-territory-i
exp refused bid-too-high 0 bid 3

7.3 the force counts armies and standing bonuses
age ii | phase politics
events strategic-territory-i
c0 workers warriors 3, tactic legion, wonders colossus, techs cartography
c0 military historic-territory-i
do 0 prepare historic-territory-i
do draw strategic-territory-i
exp refused bid-too-high 0 bid 9         # warriors 3, an army of 2, Colossus 1, Cartography 2
do 0 bid 8
go
exp c0 military 3, strength 5

T96 James Cook: two cards of any kind are discarded for the force
age ii | phase politics
events developed-territory-ii
c0 leader james-cook, workers warriors 1, military legion phalanx rats historic-territory-i
do 0 prepare historic-territory-i
do draw developed-territory-ii
exp refused bid-too-high 0 bid 4
do 0 bid 3
do 0 send warriors
do 0 use legion
exp refused force-too-small 0 done
do 0 use phalanx
exp c0 military rats, science 5, culture-rating 2, yellow 21   # 18 + 2 + 1

7.3b James Cook discards no third card
age ii | phase politics
events developed-territory-i
c0 leader james-cook, workers warriors 2, military legion phalanx rats historic-territory-i
do 0 prepare historic-territory-i
do draw developed-territory-i
do 0 bid 3
do 0 send warriors
do 0 use legion
do 0 use phalanx
exp refused cook-limit 0 use rats

7.3c without James Cook only bonus cards count
age ii | phase politics
events inhabited-territory-i
c0 workers warriors 2, military legion historic-territory-i
do 0 prepare historic-territory-i
do draw inhabited-territory-i
do 0 bid 1
exp refused no-power 0 use legion
do 0 done
exp c0 unused 2, yellow 20               # 18 + 1 + 2 - 1

T98 Christopher Columbus: no auction, no units, the leader gone
phase politics
c0 leader christopher-columbus, military developed-territory-i
do 0 columbus developed-territory-i
exp c0 science 3, yellow 19, blue 17, leader -, culture 0

T99 Strategic Territory II in Age IV: no cards are drawn
age iv | phase politics | last 9
events strategic-territory-ii
c0 workers warriors 1, military historic-territory-i
do 0 prepare historic-territory-i
do draw strategic-territory-ii
do 0 bid 1
exp c0 military 0, strength 4

7.5 territories give their reward
with event=vast-territory-i food=3 resources=0
with event=vast-territory-ii food=4 resources=0
with event=wealthy-territory-ii food=0 resources=9
with event=inhabited-territory-ii food=0 resources=0
age ii | phase politics
events {event}
c0 workers warriors 1, military historic-territory-i
do 0 prepare historic-territory-i
do draw {event}
do 0 bid 1
exp c0 food {food}, resources {resources}

5.1t the newest past event lies on top, whatever its number (5.1)
age ii | phase politics
events barbarians
past crusades
c0 military historic-territory-i
do 0 prepare historic-territory-i
do draw barbarians
exp newest barbarians

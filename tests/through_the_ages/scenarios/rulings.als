# Rulings of the Ukrainian rulebook: rows S1–S34 of the rule sheet, each by its number.

S1 Homer tucked under a wonder counts for Michelangelo
c0 wonders pyramids, homer pyramids, leader michelangelo
exp c0 culture-rating 1

S2 St. Peter's Basilica raises the face of a tucked Homer once
c0 wonders pyramids st-peters-basilica, homer pyramids, leader michelangelo
c0 workers agriculture 2 bronze 2 philosophy warriors
exp c0 culture-rating 5, happiness 3     # 2 + 2 + 1; 2 + 1: Pyramids count 1 + 1, St. Peter's own face 1

S4 Ravages of Time leave the face of a tucked Homer
age ii | phase politics
events ravages-of-time
c0 wonders hanging-gardens, homer hanging-gardens, military foray
exp c0 happiness 3, culture-rating 1
do 0 prepare foray
go
exp c0 ravaged hanging-gardens, happiness 1, culture-rating 2

S5 Genghis Khan wins ties of strength: of two players of equal strength he counts as the strongest
phase end
c0 leader genghis-khan
exp c0 culture 3

S5b Genghis Khan, third of three, is not one of the two strongest (6.3)
seats 3
phase end
c0 leader genghis-khan | c1 workers warriors 3 | c2 workers warriors 4
exp c0 culture 0

S5c Genghis Khan, second of three by a tie, is one of the two strongest (6.3)
seats 3
phase end
c0 leader genghis-khan | c2 workers warriors 4
exp c0 culture 3

S6 Genghis Khan's infantry rides in armies but stays infantry: one army of 4, Great Wall +2
c0 leader genghis-khan, tactic heavy-cavalry, workers swordsmen 2 knights 1, wonders great-wall
exp c0 strength 12                       # 2 + 2 + 2 of the units, 4 + 2

S7 Genghis Khan's culture is not in the rating: nothing for Cultural Influence
phase politics
events cultural-influence
c0 leader genghis-khan, military foray
exp c0 culture-rating 0
do 0 prepare foray
go
exp c0 culture 1                         # for preparing

S8 Robespierre revolts with military actions: civil actions stay, the one gained is available
age ii
c0 leader maximilien-robespierre, hand monarchy, science 2, military legion
exp c0 ma-total 3
do 0 revolt monarchy
exp c0 ma 0, ma-total 4, ca 5, ca-total 5, culture 3, science 0

S8b Robespierre's revolution needs every military action
age ii
c0 leader maximilien-robespierre, hand monarchy, science 2, military legion
do 0 adopt legion
exp refused actions-spent 0 revolt monarchy

S9 the military action of Patriotism A survives Robespierre's revolution
age ii
c0 leader maximilien-robespierre, hand monarchy patriotism-a, science 2
do 0 play patriotism-a
do 0 revolt monarchy
exp c0 ma 0, extra-ma 1

S10 Robespierre's revolution through Breakthrough spends no civil action (D13)
age ii
c0 leader maximilien-robespierre, hand monarchy breakthrough-i, science 2
do 0 play breakthrough-i
exp c0 ca 5, ma 0, science 2             # Monarchy is all that can be ordered

S10b Robespierre's Breakthrough can be played without a civil action (D13)
age ii
c0 leader maximilien-robespierre, hand monarchy breakthrough-i, science 2, ca 0
do 0 play breakthrough-i
exp c0 ca 1                              # the one Monarchy brings

D13 the other reading: Robespierre's Breakthrough takes its civil action
option robespierre-breakthrough paid
age ii
c0 leader maximilien-robespierre, hand monarchy breakthrough-i, science 2
do 0 play breakthrough-i
exp c0 ca 4

D13b the other reading: Robespierre's Breakthrough cannot be played without a civil action
option robespierre-breakthrough paid
age ii
c0 leader maximilien-robespierre, hand monarchy breakthrough-i, science 2, ca 0
exp refused no-action 0 play breakthrough-i

S11 Isaac Newton gives back the action of Breakthrough
age ii
c0 leader isaac-newton, hand iron breakthrough-i, science 5
do 0 play breakthrough-i                 # Iron is all there is to develop
exp c0 ca 4, science 2

S12 Isaac Newton gives an action after a revolution
age ii
c0 leader isaac-newton, hand monarchy, science 2
do 0 revolt monarchy
exp c0 ca 1

S13 Bach: the same level costs nothing, Alchemy (6) into Drama (4); once a turn
age ii
c0 leader johann-sebastian-bach, workers alchemy 1, techs drama, ma 0
do 0 bach alchemy drama
exp c0 workers drama, ca 3
exp refused already-used 0 bach religion drama

S13b Bach: the limit of theaters holds
age ii
c0 leader johann-sebastian-bach, workers alchemy 1 drama 2
exp refused urban-limit 0 bach alchemy drama

S14 Bach pays the difference, Philosophy (3) into Opera (8)
age ii
c0 leader johann-sebastian-bach, techs opera, resources 5
do 0 bach philosophy opera
exp c0 resources 0

S14b Bach must pay the difference
age ii
c0 leader johann-sebastian-bach, techs opera, resources 4
exp refused no-resources 0 bach philosophy opera

S16 Bill Gates leaves: tokens on labs stay spendable; 7 culture for the levels of his labs
age iii | phase politics
c0 military infiltrate, workers warriors 3
c1 leader bill-gates, workers alchemy 1 scientific-method 3 agriculture 1
c1 stock alchemy 1 scientific-method 2
exp c1 resources 5
do 0 attack infiltrate 1
exp c0 culture 9 | c1 leader -, culture 7, resources 5

S17 Hollywood with Charlie Chaplin
age iii
c0 leader charlie-chaplin, workers movies 2 multimedia 1, unfinished hollywood 2, resources 5
do 0 stage 1
exp c0 culture 30                        # (4 + 4 + 3 + 4) × 2

S18 Hollywood with William Shakespeare
age iii
c0 leader william-shakespeare, workers opera 1 journalism 1, unfinished hollywood 2, resources 5
do 0 stage 1
exp c0 culture 14                        # (3 + 2 + 2) × 2

S20 Development of Civilization builds cheaper: Bronze for 1 resource, no civil action
phase politics
events development-of-civilization
c0 resources 1, military foray
do 0 prepare foray
do draw development-of-civilization
do 0 build bronze
exp c0 workers bronze 3, resources 0, ca 4

S22 a ravaged wonder counts for the surcharge; the civil action of Pyramids is gone
row colossus
c0 wonders pyramids, ravaged pyramids
exp c0 ca-total 4
do 0 take 1
exp c0 ca 2                              # 1 for the slot, 1 for the ravaged wonder

S23 International Tourism counts ravaged wonders
seats 3
age iii
pact international-tourism 0 1
c1 wonders pyramids colossus, ravaged colossus
exp c0 culture-rating 2

S24 Impact of Wonders counts a ravaged one
age iii | phase politics
events impact-of-wonders
c0 wonders pyramids, ravaged pyramids, military cold-war
do 0 prepare cold-war
go
exp c0 culture 7                         # 2 for preparing, 5 for a wonder of Age A

S25 cards of International Agreement can be played this turn
age ii | phase politics
row reserves-i reserves-ii
events international-agreement
c0 military cold-war, workers warriors 2
do 0 prepare cold-war
do draw international-agreement
do 0 take 1
do 0 done
go
do 0 play reserves-i
do 0 split 2
exp c0 food 2, skips-politics 1

S26 International Agreement may end Age III: in the starting player's turn, so this round is the last
age iii | phase politics | round 17 | civil-deck 13
row rockets
events international-agreement
c0 military cold-war, workers warriors 2
do 0 prepare cold-war
do draw international-agreement
do 0 take 1
go
exp age iv | last 17

S27 International Agreement removes no cards: slide and fill only
age ii | phase politics
row iron coal drama opera journalism
events international-agreement
c0 military cold-war, workers warriors 2
do 0 prepare cold-war
do draw international-agreement
do 0 take 2
do 0 done
go
exp row iron drama opera journalism | civil-deck 32   # nine of 41 have filled the row

S29 an even war does nothing
age iii | phase start
c0 war war-over-culture 1, culture 9 | c1 culture 9
go
exp c0 culture 9 | c1 culture 9 | discard war-over-culture

S30 a tactic that is common already is removed from the game
phase start
common legion
c0 tactic legion, exclusive 1
go
exp c0 exclusive 0, tactic legion | gone legion | discard legion 0

S31 an unfinished wonder of Age I leaves its tokens at the end of Age II
age ii | phase start | civil-deck 1
c0 unfinished great-wall 2, blue 10
go
exp c0 unfinished -, blue 12 | age iii

S32 end of Age I: a leader and a hand card of Age A go, a declared war stays
phase start | civil-deck 1
c1 leader moses, hand stockpile iron, war war-over-territory 0
go
exp c1 leader -, hand 1, war war-over-territory 0 | age ii

S33 Age III ends in a later player's turn: the next round is the last
seats 3
age iii | phase start | turn 2 | round 17 | civil-deck 1
go
exp age iv | last 18

S34 the first turn of the third player: 3 civil actions, only taking; a wonder goes into play
seats 3
age a | phase start | turn 2 | round 1
row pyramids moses
exp c2 ca 3
exp refused only-taking 2 population
do 2 take 1
exp c2 unfinished pyramids 0
do 2 take 2
do 2 done
exp c2 food 2, resources 2, science 1, ca 4, ma 2

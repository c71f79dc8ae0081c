# Small print: sentences of the rules that only a slip of the pen would break.

15.4 armies of every unit are counted, whatever the level of the units
with workers="warriors 1 swordsmen 1 riflemen 1 modern-infantry 1" tactic=fighting-band armies=2
with workers="riflemen 3" tactic=legion armies=1
with workers="knights 1 cavalrymen 1 tanks 1" tactic=heavy-cavalry armies=1
with workers="cannon 1 rockets 1" tactic=fortifications armies=1
with workers="modern-infantry 2" tactic=fighting-band armies=1
age iii
c0 workers {workers}, tactic {tactic}
exp c0 armies {armies}

8.4 the right partner pays: another pact with another partner does not make him pay (8.4.5)
seats 3
age ii
pact open-borders-agreement 0 1 | pact scientific-cooperation 2 0
c0 hand iron, science 3 | c1 science 7 | c2 science 7
do 0 develop iron
exp c0 science 0 | c1 science 7 | c2 science 6

6 Raiders take two of one kind; no line says that none of the other was lost
with food=0 lost=lost-resources other=lost-food
with food=2 lost=lost-food other=lost-resources
age ii | phase politics
events raiders
c0 workers warriors 2, military historic-territory-i | c1 resources 2, food 2
do 0 prepare historic-territory-i
do draw raiders
do 1 split {food}
exp times {lost} 1 | untold {other}

14.5 the only token there is: the token that paid for the stage covers it
c0 unfinished pyramids 2, stock bronze 1, blue 0
do 0 stage 1
exp c0 ca-total 5, resources 0, blue 3

14.5b without any token there is no stage
c0 unfinished pyramids 2, hand engineering-genius-a, blue 0
exp refused no-resources 0 play engineering-genius-a

6b Politics of Strength and an empty hand: nothing to discard, nobody is asked (6.6, 6.13)
age ii | phase politics
events politics-of-strength
c0 workers warriors 2, military historic-territory-i
do 0 prepare historic-territory-i
do draw politics-of-strength
go
exp c0 military 5 | phase action | actors 0

8.2 population takes a civil action, whatever it is paid with
c0 food 9, resources 9, unfinished pyramids 0, techs masonry
do 0 population
exp c0 ca 3, unused 2

8.2b one stage or two take a civil action, whatever they are paid with
with stage=1
with stage=2
c0 food 9, resources 9, unfinished pyramids 0, techs masonry
do 0 stage {stage}
exp c0 ca 3, unfinished pyramids {stage}

10.7 Hollywood under a leader who changes the output of no building, and under nobody at all
with leader=winston-churchill
with leader=-
age iii
c0 unfinished hollywood 2, resources 5, workers opera 1, leader {leader}
do 0 stage 1
exp c0 culture 6   # 2 * 3

21 Foray asks for three in any split and nothing else; no way out (6)
age ii | phase politics
events foray
c0 workers warriors 2, military historic-territory-i
do 0 prepare historic-territory-i
do draw foray
exp offers 0 split 0, split 1, split 2, split 3
exp refused not-asked 0 pass
exp refused not-asked 0 split 4

11.1 Breakthrough without an action: only Robespierre's revolution goes without (9.4)
c0 hand breakthrough-i monarchy iron, science 20, ca 0
exp refused no-action 0 play breakthrough-i

8.4b an upgrade is never below nothing: nobody earns by Urban Growth III, nor does the log say so (8.4.3)
age iii
c0 hand urban-growth-iii, techs alchemy, workers philosophy 1, resources 3, unused 0
do 0 play urban-growth-iii
exp c0 workers alchemy, resources 3 | told upgraded 0 price=0 | times upgraded 1

8.4c a mine is never below nothing: the log says 0 (8.4.3)
age ii
c0 hand rich-land-ii, resources 3
do 0 play rich-land-ii
do 0 build bronze
exp told built 0 price=0 | times built 1

8.4d a technology is never below nothing: the partner pays, nobody earns (8.4.5)
seats 3
age ii
pact scientific-cooperation 1 0
c0 hand drama, leader johann-sebastian-bach, science 1 | c1 science 4
do 0 develop drama
exp c0 science 1 | c1 science 3 | c2 science 0   # the price is 3 - 2 - 2

4.1 Age A is over when the row is full: its cards that are left never come, nobody loses a token (4.1.4)
option resignation off
age a | phase start | round 2 | civil-deck 10
row moses homer aristotle pyramids colossus rich-land-a frugality-a stockpile
go
exp c0 yellow 18 | age i | civil-deck 44
exp row pyramids colossus rich-land-a frugality-a stockpile hammurabi urban-growth-a julius-caesar rich-land-a library-of-alexandria alexander-the-great hanging-gardens engineering-genius-a   # Age A
do 0 done
go
exp row frugality-a stockpile hammurabi urban-growth-a julius-caesar rich-land-a library-of-alexandria alexander-the-great hanging-gardens engineering-genius-a printing-press joan-of-arc masonry   # the last three of Age I

8.2c Hammurabi takes a leader for nothing: the converted action is still there
row joan-of-arc
c0 leader hammurabi
do 0 convert
do 0 take 1
exp c0 ca 4, extra-ca 1, ma 1

13.3 nothing is told of what is not due: a full bank knows no corruption, eighteen tokens no consumption
turn 0
do 0 done
exp untold corruption | untold consumption | untold hunger

13.3b corruption and consumption are told once
c0 blue 10, yellow 16
do 0 done
exp times corruption 1 | times consumption 1

21b picked is what is there: Pestilence takes no worker from a card without one (6)
age ii | phase politics
events pestilence
c0 unused 0, military historic-territory-i | c1 unused 0
do 0 prepare historic-territory-i
do draw pestilence
exp asks pestilence
exp refused not-asked 0 pick religion
exp refused not-asked 0 pick iron
exp offers 0 pick agriculture, pick bronze, pick philosophy, pick warriors

21c picked is what is there: Border Conflict takes neither units nor cards without a worker (5.2.6)
age ii | phase politics
events border-conflict
c0 workers warriors 2, military historic-territory-i
do 0 prepare historic-territory-i
do draw border-conflict
exp refused not-asked 1 pick warriors
exp refused not-asked 1 pick religion
exp offers 1 pick agriculture, pick bronze, pick philosophy

21d picked is what is there: Ravages of Time take old wonders only (6)
age ii | phase politics
events ravages-of-time
c0 wonders pyramids colossus kremlin, military historic-territory-i
do 0 prepare historic-territory-i
do draw ravages-of-time
exp offers 0 pick pyramids, pick colossus

21e picked is what is there: Crime Wave takes a token from one's own cards (1.1)
age ii | phase politics
events crime-wave
c0 workers warriors 2, military historic-territory-i
c1 blue 0, stock bronze 1 agriculture 1
do 0 prepare historic-territory-i
do draw crime-wave
exp offers 1 pick agriculture, pick bronze

21f picked is what is there: Independence Declaration takes one's own colonies (6)
age ii | phase politics
events independence-declaration
c0 workers warriors 2, military historic-territory-i
c1 colonies vast-territory-i wealthy-territory-ii
do 0 prepare historic-territory-i
do draw independence-declaration
exp offers 1 pick vast-territory-i, pick wealthy-territory-ii

3 the action phase refuses the others' actions, and says that something else is due (3.2)
c0 military foray spy, workers warriors 3
exp refused not-now 0 pass
exp refused not-now 0 accept
exp refused not-now 0 refuse
exp refused not-now 0 split 0
exp refused not-now 0 split 7
exp refused not-now 0 alexander
exp refused not-now 0 resign
exp refused not-now 0 prepare developed-territory-i
exp refused not-now 0 prepare foray
exp refused not-now 0 attack spy 1
exp refused not-now 0 bid 1
exp refused not-now 0 send warriors
exp refused not-now 0 use foray
exp refused not-now 0 discard foray
exp refused not-now 0 pick bronze
exp refused not-now 0 pick impact-of-wonders

3b the politics phase refuses the others' actions, and says that something else is due (3.2)
phase politics
c0 military foray, food 9
exp refused not-now 0 done
exp refused not-now 0 population
exp refused not-now 0 stage 1
exp refused not-now 0 split 0
exp refused not-now 0 take 1
exp refused not-now 0 build bronze
exp refused not-now 0 bid 1
exp refused not-now 0 lead moses
exp refused not-now 0 play stockpile
exp refused not-now 0 adopt legion
exp refused not-now 0 copy legion
exp refused not-now 0 pick bronze

5.2 pacts of others outlive an attack and a war: only pacts between the two end (5.2.3, 5.3.2)
with owner=0 partner=2 act="attack spy"
with owner=1 partner=2 act="attack spy"
with owner=2 partner=1 act="attack spy"
with owner=0 partner=2 act="declare war-over-territory"
with owner=1 partner=2 act="declare war-over-territory"
with owner=2 partner=1 act="declare war-over-territory"
seats 3
age iii | phase politics
pact military-alliance {owner} {partner}
c0 workers warriors 6, military spy war-over-territory
do 0 {act} 1
exp pact military-alliance {owner} {partner} | gone military-alliance 0

3.3 actions wait for the first turn: the starting player begins with one (2.6)
age a | phase start | round 1
row homer
c0 ca 0, ma 0 | c1 ca 0, ma 0
exp c0 ca 1, ma 0 | c1 ca 0, ma 0

3.3b before the first turn nobody has actions (2.6)
seats 4
option first 2
exp c0 ca 0, ma 0 | c1 ca 0, ma 0 | c2 ca 0, ma 0 | c3 ca 0, ma 0

14.6 a token off a card is told once: no line says that the empty bank lost nothing
age ii | phase politics
events crime-wave
c0 workers warriors 2, military historic-territory-i | c1 blue 0, stock bronze 2
do 0 prepare historic-territory-i
do draw crime-wave
exp times lost-blue 1

4.3 only special technologies are taken: no farm, no unit, no government (4.3.5)
age iii | phase start
c0 workers warriors 20, war war-over-technology 1
c1 techs masonry iron swordsmen, government monarchy, science 9
go
exp offers 0 done, pick masonry
exp refused no-technology-theft 0 pick iron
exp refused no-technology-theft 0 pick swordsmen
exp refused no-technology-theft 0 pick monarchy
exp refused no-technology-theft 0 pick agriculture
exp refused no-technology-theft 0 pick code-of-laws
exp refused no-technology-theft 0 pick moses

10.7b Hollywood counts no culture of colonies, happy faces or labs: only output of buildings
with leader=james-cook
with leader=michelangelo
with leader=sid-meier
age iii
c0 unfinished hollywood 2, resources 5, workers drama 1, colonies vast-territory-i
c0 leader {leader}
do 0 stage 1
exp c0 culture 4   # 2 * 2

4.1b chance lays cards and nothing else: the starting seat is drawn once, before
phase start
row iron drama monarchy alchemy
exp refused wrong-card first 0
exp refused wrong-card draw legion
exp refused wrong-card draw moses
do draw masonry
exp row alchemy masonry

8.2d Hammurabi converts the last action: one military action is enough
c0 leader hammurabi, ma 1
do 0 convert
exp c0 ma 0, extra-ca 1

8.2e Hammurabi converts no action that he does not have
c0 leader hammurabi, ma 0
exp refused no-military-action 0 convert

11.2 Rich Land upgrades the first farm: an upgrade by a card is the upgrade it says
c0 hand rich-land-a, techs irrigation iron, resources 2
do 0 play rich-land-a
do 0 upgrade agriculture irrigation
exp c0 workers agriculture irrigation, resources 1, unused 1

5.7 who left is no rival: neither attacked nor offered anything (5.2, 5.3, 5.4)
seats 4
option resignation on
age iii | phase politics
c0 workers warriors 3, military spy war-over-territory peace-treaty | c1 resigned
exp refused resigned-rival 0 attack spy 1
exp legal 0 attack spy 2
exp refused resigned-rival 0 declare war-over-territory 1
exp legal 0 declare war-over-territory 2
exp refused resigned-rival 0 offer peace-treaty 1 a
exp legal 0 offer peace-treaty 2 a

6c only what is gained is told: Cultural Heritage gives science and culture (11.1)
c0 hand cultural-heritage-a
do 0 play cultural-heritage-a
exp untold gained-food | untold gained-resources | times gained-science 1 | times gained-culture 1

6d only what is gained is told: Stockpile gives food and resources (11.1)
c0 hand stockpile
do 0 play stockpile
exp times gained-food 1 | times gained-resources 1 | untold gained-science | untold gained-culture

8.2f Bach with the last civil action
age ii
c0 leader johann-sebastian-bach, workers philosophy 1, techs drama, resources 1, ca 1
do 0 bach philosophy drama
exp c0 workers drama

8.2g Bach without a civil action
age ii
c0 leader johann-sebastian-bach, workers philosophy 1, techs drama, resources 1, ca 0
exp refused no-action 0 bach philosophy drama

7.3 Cook gives up two cards each time: what was used for one territory does not count for the next
age ii | phase politics
events historic-territory-ii wealthy-territory-ii
c0 workers warriors 3, leader james-cook, ma 0
c0 military military-bonus-i rats foray raiders pestilence historic-territory-i
c1 workers -, military refugees
do 0 prepare historic-territory-i
do draw historic-territory-ii
do 0 bid 4
do 0 use military-bonus-i
do 0 use rats
do 0 use foray
do 0 send warriors
do 0 done
exp used - | sent - | force - | c0 military 2
do 0 done
go
do 1 prepare refugees
do draw wealthy-territory-ii
exp refused bid-too-high 0 bid 4   # 1 Warriors, 2 cards
do 0 bid 3
exp legal 0 use raiders | legal 0 use pestilence

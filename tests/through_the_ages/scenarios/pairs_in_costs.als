# Two or three cards at once, in the row and in costs: rules 6.8, 6.10, 8.2, 8.4, 16.1.

8.2 a wonder costs its slot and one more for each completed wonder, but not with Michelangelo
with wonders=- leader=moses slot=1 left=4
with wonders=- leader=moses slot=6 left=3
with wonders=- leader=moses slot=10 left=2
with wonders=pyramids leader=moses slot=1 left=3
with wonders=pyramids leader=moses slot=6 left=2
with wonders=pyramids leader=moses slot=10 left=1
with wonders="pyramids hanging-gardens" leader=moses slot=1 left=2
with wonders="pyramids hanging-gardens" leader=moses slot=6 left=1
with wonders="pyramids hanging-gardens" leader=moses slot=10 left=0
with wonders="pyramids hanging-gardens" leader=michelangelo slot=1 left=4
with wonders="pyramids hanging-gardens" leader=michelangelo slot=6 left=3
with wonders="pyramids hanging-gardens" leader=michelangelo slot=10 left=2
row colossus - - - - great-wall - - - taj-mahal
c0 wonders {wonders}, leader {leader}, government monarchy, ca 5
do 0 take {slot}
exp c0 ca {left}

8.2b a wonder is not to be had for one action less
with wonders=- leader=moses slot=6 ca=1
with wonders=- leader=moses slot=10 ca=2
with wonders=pyramids leader=moses slot=1 ca=1
with wonders=pyramids leader=moses slot=6 ca=2
with wonders=pyramids leader=moses slot=10 ca=3
with wonders="pyramids hanging-gardens" leader=moses slot=1 ca=2
with wonders="pyramids hanging-gardens" leader=moses slot=6 ca=3
with wonders="pyramids hanging-gardens" leader=moses slot=10 ca=4
with wonders="pyramids hanging-gardens" leader=michelangelo slot=6 ca=1
with wonders="pyramids hanging-gardens" leader=michelangelo slot=10 ca=2
row colossus - - - - great-wall - - - taj-mahal
c0 wonders {wonders}, leader {leader}, government monarchy, ca {ca}
exp refused no-action 0 take {slot}

8.2c Michelangelo replaced: 1 for the slot, 2 for two wonders, 2 less for the leader replaced
age ii
row taj-mahal
c0 leader michelangelo, hand isaac-newton, wonders pyramids colossus, ca 4
do 0 lead isaac-newton
exp c0 ca 4
do 0 take 1
exp c0 ca 3

8.2d a first leader replaces nobody: the Taj Mahal is cheaper only if a leader was replaced
row taj-mahal
c0 hand moses
do 0 lead moses
do 0 take 1
exp c0 ca 2   # 4 - 1 - 1

8.2e replaced last turn is not this turn: also when an agreement lets one take off turn (13.5)
age ii | turn 1
row rich-land-a stockpile frugality-a frugality-i reserves-i drama iron warfare taj-mahal
events international-agreement
c0 military foray, workers warriors 1
c1 leader moses, hand joan-of-arc, workers warriors 5, unused 2
do 1 lead joan-of-arc
do 1 done
go
do 0 prepare foray
do draw international-agreement
exp row frugality-i reserves-i drama iron warfare taj-mahal
do 1 take 6   # 2 for the Taj Mahal, not 0
do 1 take 1
do 1 take 2
exp refused no-action 1 take 7
do 1 take 3
exp actors chance   # 5 are spent, the row is filled

8.2f a wonder completed this turn counts: the next one costs 1 more; Pyramids bring an action
row colossus
c0 unfinished pyramids 2, resources 1, ca 2
do 0 stage 1
exp c0 ca 2, ca-total 5   # one spent, one new
do 0 take 1
exp c0 ca 0

8.2g Hammurabi: a leader costs 1 less, none at least; other cards cost what they cost
with take=1 ca=4
with take=2 ca=3
with take=3 ca=3
with take=6 ca=3
with take=10 ca=2
row joan-of-arc iron colossus - - genghis-khan - - - leonardo-da-vinci
c0 leader hammurabi
do 0 take {take}
exp c0 ca {ca}

8.2h Hammurabi: a leader for nothing needs no action
row joan-of-arc iron colossus - - genghis-khan - - - leonardo-da-vinci
c0 leader hammurabi, ca 0, ma 0
exp legal 0 take 1

10 Aristotle learns of every technology: governments and special technologies are technologies (10.1, 1.1)
with take=1 science=1
with take=2 science=1
with take=3 science=1
with take=4 science=1
with take=5 science=1
with take=6 science=0
with take=7 science=0
with take=8 science=0
row monarchy code-of-laws iron swordsmen drama joan-of-arc stockpile colossus
c0 leader aristotle, government republic, ca 7
do 0 take {take}
exp c0 science {science}

16.1 the hand limit is the total of civil actions
row drama
c0 hand iron alchemy irrigation swordsmen
exp refused hand-full 0 take 1

16.1b Pyramids, Code of Laws and the Library of Alexandria raise the hand limit
with raising="wonders pyramids"
with raising="techs code-of-laws"
with raising="wonders library-of-alexandria"
row drama
c0 hand iron alchemy irrigation swordsmen, {raising}
exp legal 0 take 1

16.1c a ravaged wonder does not raise the hand limit
with wonder=library-of-alexandria
with wonder=pyramids
row drama
c0 hand iron alchemy irrigation swordsmen, wonders {wonder}, ravaged {wonder}
exp refused hand-full 0 take 1

16.1d a converted action does not raise the hand limit
row drama
c0 hand iron alchemy irrigation swordsmen, leader hammurabi
do 0 convert
exp refused hand-full 0 take 1

6.10 an agreement: a technology in play, an unfinished wonder; five actions not his own
age ii | phase politics
row iron monarchy colossus taj-mahal joan-of-arc reserves-i
events international-agreement
c0 workers warriors 3, techs iron, unfinished pyramids 0, ca 0, military historic-territory-i
do 0 prepare historic-territory-i
do draw international-agreement
exp refused have-technology 0 take 1
exp refused wonder-unfinished 0 take 3
do 0 take 2
do 0 take 5
do 0 take 6
go
exp c0 ca 0, hand 3

6.10b an agreement: a full hand takes a wonder only
age ii | phase politics
row iron monarchy colossus taj-mahal joan-of-arc reserves-i
events international-agreement
c0 workers warriors 3, hand alchemy irrigation swordsmen drama, military historic-territory-i
do 0 prepare historic-territory-i
do draw international-agreement
exp refused hand-full 0 take 1
exp legal 0 take 3

6.10c an agreement: a wonder costs its surcharge, a leader 1 less with Hammurabi (8.2)
age ii | phase politics
row iron monarchy colossus taj-mahal joan-of-arc reserves-i
events international-agreement
c0 workers warriors 3, wonders pyramids great-wall, leader hammurabi, military historic-territory-i
do 0 prepare historic-territory-i
do draw international-agreement
do 0 take 3   # 3 actions
exp legal 0 take 6
do 0 take 5   # none
do 0 take 1   # 1: 1 is left
exp refused no-action 0 take 6

6.10d an agreement: Aristotle learns (8.2)
age ii | phase politics
row iron monarchy colossus taj-mahal joan-of-arc reserves-i
events international-agreement
c0 workers warriors 3, leader aristotle, military historic-territory-i
do 0 prepare historic-territory-i
do draw international-agreement
do 0 take 1
do 0 take 2
exp c0 science 2

6.10e an agreement of the strongest, off turn: his next politics phase is skipped, once
age ii | phase politics
row iron monarchy colossus taj-mahal joan-of-arc reserves-i
events international-agreement
c0 military historic-territory-i
c1 workers warriors 3 agriculture 2, military foray, unused 2
do 0 prepare historic-territory-i
do draw international-agreement
exp actors 1
do 1 take 6
do 1 done
go
do 0 done
go
exp turn 1 | phase action
exp legal 1 play reserves-i   # not taken in this action phase

8.4 modifiers add up: Masonry 1, Shakespeare 1, Urban Growth II 3 off an Opera of 8
age ii
c0 leader william-shakespeare, techs masonry opera, workers printing-press 1, hand urban-growth-ii
c0 resources 3
do 0 play urban-growth-ii
do 0 build opera
exp c0 resources 0, ca 3

8.4b modifiers add up: Engineering 3, Shakespeare 1, Urban Growth II 3 off Movies of 11
age iii
c0 leader william-shakespeare, techs engineering opera movies, workers printing-press 1
c0 hand urban-growth-ii, resources 4
do 0 play urban-growth-ii
do 0 build movies
exp c0 resources 0

8.4c Shakespeare helps no other building: labs, temples and arenas cost the same (8.4.1, 8.4.5)
with resources=5 build=alchemy
with resources=4 build=theology
with resources=2 build=bread-and-circuses
age ii
c0 leader william-shakespeare, workers printing-press 1 drama 1
c0 techs alchemy theology bread-and-circuses, hand scientific-method organized-religion team-sports
c0 resources {resources}
exp refused no-resources 0 build {build}

8.4d Shakespeare helps no other technology: labs, temples and arenas cost the same (8.4.1, 8.4.5)
with science=5 develop=scientific-method
with science=3 develop=organized-religion
with science=4 develop=team-sports
age ii
c0 leader william-shakespeare, workers printing-press 1 drama 1
c0 techs alchemy theology bread-and-circuses, hand scientific-method organized-religion team-sports
c0 science {science}
exp refused no-science 0 develop {develop}

8.4e upgrades take the difference of modified costs: with Engineering Drama 4-1, Movies 11-3 (8.4.2)
age iii
c0 techs engineering movies, workers drama 1, resources 5
do 0 upgrade drama movies
exp c0 resources 0

8.4f upgrades take the difference of modified costs: with Shakespeare both are 1 less (8.4.2)
age iii
c0 techs engineering movies, workers drama 1 printing-press 1, resources 5
c0 leader william-shakespeare
do 0 upgrade drama movies
exp c0 resources 0

8.4g upgrades take the difference of modified costs: Efficient Upgrade III pays 4 of 5 (8.4.2)
age iii
c0 techs engineering movies, workers drama 1, resources 1, hand efficient-upgrade-iii
do 0 play efficient-upgrade-iii   # the only order there is
exp c0 resources 0

8.4h Bach and construction: Architecture: Philosophy 3, Opera 8-2; an action of his own (10.7, 8.4.2)
age ii
c0 leader johann-sebastian-bach, techs architecture opera, workers philosophy 2, resources 3
do 0 bach philosophy opera
exp c0 resources 0, ca 3
exp refused already-used 0 bach philosophy opera

9.5 Bach and the theater limit: no third theater under Despotism
age ii
c0 leader johann-sebastian-bach, workers drama 2 philosophy 1, resources 9
exp refused urban-limit 0 bach philosophy drama

9.5b Bach and the theater limit: a third theater under Monarchy
age ii
c0 leader johann-sebastian-bach, workers drama 2 philosophy 1, resources 9, government monarchy
exp legal 0 bach philosophy drama

8.4i science reductions add up: Bach 2, Scientific Cooperation 2 off an Opera of 7; the partner pays 1 (8.4.5)
seats 3
age ii
pact scientific-cooperation 1 0
c0 leader johann-sebastian-bach, hand opera, science 3 | c1 science 1
do 0 develop opera
exp c0 science 0 | c1 science 0

8.4j science reductions add up: the event takes off 1 more (8.4.5)
seats 3
age ii | phase politics
events development-of-civilization
pact scientific-cooperation 1 0
c0 leader johann-sebastian-bach, hand opera, science 2, military historic-territory-i
c1 science 1
do 0 prepare historic-territory-i
do draw development-of-civilization
do 0 develop opera
exp c0 science 0, ca 4 | c1 science 0

8.4k a partner without science: the price is the printed one, 4 are too few (8.4.5)
option rules 1
seats 3
age ii
pact scientific-cooperation 1 0
c0 hand iron, science 4
exp refused no-science 0 develop iron

8.4l a partner without science: the price is the printed one, 5 are enough (8.4.5)
option rules 1
seats 3
age ii
pact scientific-cooperation 1 0
c0 hand iron, science 5
exp legal 0 develop iron
do 0 develop iron
exp c0 science 0

8.4m cooperation in a revolution: it counts as developing a technology (9.3.3)
seats 3
age ii
pact scientific-cooperation 0 1
c0 hand monarchy breakthrough-i, science 0 | c1 science 5
do 0 revolt monarchy
exp c0 science 0, ca 0 | c1 science 4

8.4n cooperation in a revolution through Breakthrough (9.3.3)
seats 3
age ii
pact scientific-cooperation 0 1
c0 hand monarchy breakthrough-i, science 0 | c1 science 5
do 0 play breakthrough-i   # the only order that can be paid
exp c0 science 2

8.4o Churchill's pools: unit technologies and units only; the rest vanishes (8.4.4, 8.4.5)
age iii
c0 leader winston-churchill, hand swordsmen warfare alchemy, science 1, resources 0
do 0 arm
exp refused no-science 0 develop warfare
exp refused no-science 0 develop alchemy
do 0 develop swordsmen
exp c0 science 0, unit-science 0
do 0 build swordsmen
exp c0 unit-resources 0, resources 0, ma 1
do 0 done
go
exp c0 culture 0   # he armed, he did not speak

8.4p pools add up and pay upgrades: Patriotism II 3, Wave of Nationalism 6 for a stronger rival (8.4.4)
age ii
c0 hand patriotism-ii wave-of-nationalism, techs cannon riflemen, workers warriors 1, unused 2
c0 government monarchy
c1 workers warriors 2
do 0 play patriotism-ii
do 0 play wave-of-nationalism
exp c0 unit-resources 9, extra-ma 1, ma 3
do 0 upgrade warriors riflemen
exp c0 unit-resources 6   # 9 - 3
do 0 build cannon
exp c0 unit-resources 1, extra-ma 0, ma 2

12.1 Frugality with Moses (11.3)
c0 leader moses, food 1, hand frugality-a, yellow 17
do 0 play frugality-a
exp c0 food 1, unused 2

12.1b Frugality with Moses must be paid (11.3)
c0 leader moses, food 0, hand frugality-a, yellow 17
exp refused no-food 0 play frugality-a

12.1c the event Development of Civilization on top of Moses (11.3)
phase politics
events development-of-civilization
c0 leader moses, food 0, hand frugality-a, yellow 17, military historic-territory-i
do 0 prepare historic-territory-i
do draw development-of-civilization
do 0 population
exp c0 food 0, unused 2, ca 4

8.4q Development of Civilization: Masonry 1 and the event 1 off an Alchemy of 6; no action (6.8)
phase politics
events development-of-civilization
c0 techs masonry alchemy, resources 4, military historic-territory-i
do 0 prepare historic-territory-i
do draw development-of-civilization
do 0 build alchemy
exp c0 resources 0, ca 4, unused 0

6.8 leaders at a technology of the event: Leonardo and Einstein are glad, Newton has no action to give back
with leader=leonardo-da-vinci resources=1 culture=1
with leader=albert-einstein resources=0 culture=4
with leader=isaac-newton resources=0 culture=1
age iii | phase politics
events development-of-civilization
c0 leader {leader}, hand iron, science 4, military historic-territory-i
do 0 prepare historic-territory-i
do draw development-of-civilization
do 0 develop iron
exp c0 resources {resources}, culture {culture}, ca 4, science 0

6.8b Robespierre revolts by the event with all military actions: civil ones stay, 3 culture (9.3.5)
age ii | phase politics
events development-of-civilization
c0 leader maximilien-robespierre, hand monarchy, science 1, military historic-territory-i
do 0 prepare historic-territory-i
do draw development-of-civilization
do 0 revolt monarchy
exp c0 ca 5, ma 0, science 0, culture 4   # culture: 1 + 3

6.8c Robespierre revolts by the event only with all military actions (9.3.5)
age ii | phase politics
events development-of-civilization
c0 leader maximilien-robespierre, hand monarchy, science 1, ma 2, military historic-territory-i
do 0 prepare historic-territory-i
do draw development-of-civilization
exp refused actions-spent 0 revolt monarchy

8.4t the partner's share of a technology is told (8.4.5)
seats 3
age ii
pact scientific-cooperation 1 0
c0 hand iron, science 3 | c1 science 1
do 0 develop iron
exp c0 science 0 | c1 science 0 | told lost-science 1 n=1

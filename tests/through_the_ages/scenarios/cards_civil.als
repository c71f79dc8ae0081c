# Every leader, wonder and action card at work, with its figures.

alexander-the-great each unit of any kind counts 1 more
with leader=moses strength=11
with leader=alexander-the-great strength=15
age iii
c0 workers warriors 1 knights 1 cannon 1 air-forces 1, leader {leader}
exp c0 strength {strength}

alexander-the-great-2 he may leave for a yellow token (5.6)
phase politics
c0 leader alexander-the-great
do 0 alexander
exp c0 yellow 19, leader - | phase action

aristotle 1 science for each technology taken, for nothing else
row iron drama reserves-i pyramids
c0 leader aristotle, ca 4
do 0 take 1
do 0 take 2
exp c0 science 2
do 0 take 3
do 0 take 4
exp c0 science 2

hammurabi leaders for 1 less, other cards not; one military action as a civil one, once a turn
row iron - - - - joan-of-arc - - - leonardo-da-vinci
c0 leader hammurabi, ca 4
do 0 take 6
exp c0 ca 3
do 0 take 1
exp c0 ca 2
do 0 convert
exp c0 ca 2, extra-ca 1, ma 1
exp refused already-used 0 convert

homer Homer shows 1 happy face
c0 leader homer
exp c0 happiness 1

homer-2 1 resource for units each turn
option resignation off
phase start
c0 leader homer, resources 3, unused 2
go
do 0 build warriors
exp c0 resources 2
do 0 build warriors
exp c0 resources 0

homer-3 tucked he leaves one face (10.4)
c0 leader homer, hand joan-of-arc, wonders colossus pyramids
do 0 lead joan-of-arc
do 0 pick colossus
exp c0 happiness 1, ca 4

julius-caesar +1 strength, +1 military action; once in the game two political actions (5)
option resignation off
phase politics
events cultural-influence scientific-breakthrough good-harvest new-deposits
c0 leader julius-caesar, military foray rats pestilence crusades
exp c0 strength 2, ma-total 3
do 0 prepare foray
go
do 0 prepare rats
go
exp phase action
do 0 done
go
do 1 done
go
do 0 prepare pestilence
go
exp c0 military crusades | phase action

moses 1 food less for a worker
c0 leader moses, yellow 12, food 3
do 0 population
exp c0 food 0

christopher-columbus a territory from the hand without auction, units or culture (5.6)
phase politics
c0 leader christopher-columbus, military historic-territory-i, workers -
do 0 columbus historic-territory-i
exp c0 culture 6, happiness 1, leader -

christopher-columbus-2 without a territory in hand there is nothing for him to do (5.6)
option resignation off
phase politics
c0 leader christopher-columbus
exp offers 0 pass

frederick-barbarossa a military action: a worker for 1 food less, a unit for 1 resource less, again and again
c0 leader frederick-barbarossa, yellow 18, food 3, resources 3, unused 0
do 0 barbarossa warriors
exp c0 food 2, resources 2, ma 1, ca 4
do 0 barbarossa warriors
exp c0 food 1, resources 1, ma 0
exp refused no-military-action 0 barbarossa warriors

frederick-barbarossa-2 the worker must be paid
c0 leader frederick-barbarossa, yellow 18, food 0, resources 3, unused 0
exp refused no-food 0 barbarossa warriors

frederick-barbarossa-3 the unit must be paid
c0 leader frederick-barbarossa, yellow 18, food 3, resources 0, unused 0
exp refused no-resources 0 barbarossa warriors

genghis-khan 3 culture among the two strongest of four
with rivals="c1 workers warriors 3" culture=3
with rivals="c1 workers warriors 3 | c2 workers warriors 3" culture=0
seats 4
phase end
c0 leader genghis-khan, workers warriors 2 | {rivals}
exp c0 culture {culture}

genghis-khan-2 of two players the strongest, also if the other one is as strong
with n=2 culture=3
with n=3 culture=0
phase end
c0 leader genghis-khan, workers warriors 2 | c1 workers warriors {n}
exp c0 culture {culture}

genghis-khan-3 infantry rides in armies
c0 leader genghis-khan, workers warriors 3, tactic heavy-cavalry
exp c0 strength 7

joan-of-arc +1 culture, +1 military action; strength by faces of temples alone
c0 leader joan-of-arc, workers theology 1 drama 1 bread-and-circuses 1
exp c0 culture-rating 4, ma-total 3, strength 3

joan-of-arc-2 strength by the face of the government too
c0 leader joan-of-arc, workers theology 1 drama 1 bread-and-circuses 1, government theocracy
exp c0 strength 5

joan-of-arc-3 St. Peter's gives her temple one face more
c0 leader joan-of-arc, workers theology 1 drama 1 bread-and-circuses 1, wonders st-peters-basilica
exp c0 strength 4

joan-of-arc-4 she sees the next event before her political action
phase start
events crusades rats
c0 leader joan-of-arc
go
exp top 0 rats | top 1 -

joan-of-arc-5 another leader does not see it
phase start
events crusades rats
c0 leader moses
go
exp top 0 -

scientists science by the level of the best lab or library
with workers="alchemy 2" leader=moses science=4
with workers="journalism 1 alchemy 1" leader=moses science=4
with workers="scientific-method 1 printing-press 1" leader=moses science=4
with workers="multimedia 1" leader=moses science=3
with workers="philosophy 1 drama 1" leader=moses science=1
with workers="alchemy 2" leader=leonardo-da-vinci science=5
with workers="journalism 1 alchemy 1" leader=leonardo-da-vinci science=6
with workers="scientific-method 1 printing-press 1" leader=leonardo-da-vinci science=6
with workers="multimedia 1" leader=leonardo-da-vinci science=6
with workers="philosophy 1 drama 1" leader=leonardo-da-vinci science=1
with workers="alchemy 2" leader=isaac-newton science=5
with workers="journalism 1 alchemy 1" leader=isaac-newton science=6
with workers="scientific-method 1 printing-press 1" leader=isaac-newton science=6
with workers="multimedia 1" leader=isaac-newton science=6
with workers="philosophy 1 drama 1" leader=isaac-newton science=1
with workers="alchemy 2" leader=albert-einstein science=5
with workers="journalism 1 alchemy 1" leader=albert-einstein science=6
with workers="scientific-method 1 printing-press 1" leader=albert-einstein science=6
with workers="multimedia 1" leader=albert-einstein science=6
with workers="philosophy 1 drama 1" leader=albert-einstein science=1
age iii
c0 workers {workers}, leader {leader}
exp c0 science-rating {science}

scientists-2 what a developed technology brings: a resource, a civil action, culture
with leader=leonardo-da-vinci resources=1 culture=0 ca=3
with leader=isaac-newton resources=0 culture=0 ca=4
with leader=albert-einstein resources=0 culture=3 ca=3
age iii
c0 leader {leader}, hand iron, science 5, government republic, ca 4
do 0 develop iron
exp c0 resources {resources}, culture {culture}, ca {ca}

michelangelo culture by faces of temples, theaters and wonders, not arenas
with has="workers theology 1" culture=3
with has="workers drama 1" culture=3
with has="workers bread-and-circuses 1" culture=0
with has="workers -, wonders hanging-gardens" culture=3
c0 leader michelangelo, {has}
exp c0 culture-rating {culture}

michelangelo-2 no surcharge for wonders
row great-wall
c0 leader michelangelo, wonders pyramids colossus
do 0 take 1
exp c0 ca 4

james-cook 2 culture for the first colony, 1 for each other
with colonies=- culture=0
with colonies=vast-territory-i culture=2
with colonies="vast-territory-i vast-territory-ii" culture=3
with colonies="vast-territory-i vast-territory-ii wealthy-territory-i" culture=4
age ii
c0 leader james-cook, colonies {colonies}
exp c0 culture-rating {culture}

james-cook-2 two cards for a force of 1 each (7.3)
age ii | phase politics
events wealthy-territory-ii
c0 leader james-cook, military foray legion legion phalanx, workers warriors 1
do 0 prepare foray
go
exp refused bid-too-high 0 bid 4
do 0 bid 3
do 0 use phalanx
do 0 use legion
exp c0 military legion, resources 9

johann-sebastian-bach 1 culture per theater
age ii
c0 leader johann-sebastian-bach, workers drama 1 opera 1 printing-press 1
exp c0 culture-rating 8

johann-sebastian-bach-2 theater technologies 2 cheaper, others not
age ii
c0 leader johann-sebastian-bach, hand opera journalism, science 11
do 0 develop opera
do 0 develop journalism
exp c0 science 0

johann-sebastian-bach-3 once a turn a building into a theater
age ii
c0 leader johann-sebastian-bach, workers religion 2, techs drama, resources 2
do 0 bach religion drama
exp c0 workers drama, resources 1, ca 3
exp refused already-used 0 bach religion drama

maximilien-robespierre +1 military action; a revolution for all of them and 3 culture
age ii
c0 leader maximilien-robespierre, hand monarchy, science 2
do 0 revolt monarchy
exp c0 ma-total 4, ma 0, ca 5, culture 3

napoleon-bonaparte +2 military actions; 2 strength per kind of unit
with workers="-" leader=moses strength=0 ma=2
with workers="-" leader=napoleon-bonaparte strength=0 ma=4
with workers="warriors 3" leader=moses strength=3 ma=2
with workers="warriors 3" leader=napoleon-bonaparte strength=5 ma=4
with workers="knights 1" leader=moses strength=2 ma=2
with workers="knights 1" leader=napoleon-bonaparte strength=4 ma=4
with workers="cannon 1 warriors 1" leader=moses strength=4 ma=2
with workers="cannon 1 warriors 1" leader=napoleon-bonaparte strength=8 ma=4
with workers="warriors 1 knights 1 cannon 1 air-forces 1" leader=moses strength=11 ma=2
with workers="warriors 1 knights 1 cannon 1 air-forces 1" leader=napoleon-bonaparte strength=19 ma=4
age iii
c0 workers {workers}, leader {leader}
exp c0 strength {strength}, ma-total {ma}

william-shakespeare Shakespeare shows 1 happy face
age ii
c0 leader william-shakespeare, workers -, science 5, resources 7
exp c0 happiness 1

william-shakespeare-2 a theater is cheaper with a library, a library with a theater
with workers="drama 1" card=journalism science=0 resources=0
with workers="printing-press 1" card=drama science=3 resources=4
with workers=- card=drama science=2 resources=3
age ii
c0 leader william-shakespeare, workers {workers}, science 5, resources 7, hand {card}
do 0 develop {card}
do 0 build {card}
exp c0 science {science}, resources {resources}

william-shakespeare-3 2 culture per pair of a theater and a library
with leader=moses libraries=1 culture=5
with leader=moses libraries=2 culture=6
with leader=william-shakespeare libraries=1 culture=7
with leader=william-shakespeare libraries=2 culture=10
age ii
c0 leader {leader}, workers drama 2 printing-press {libraries}
exp c0 culture-rating {culture}

bill-gates culture by the level of his labs when he goes (10.8)
age iii
c0 leader bill-gates, workers philosophy 1 alchemy 1 computers 1, hand sid-meier
do 0 lead sid-meier
exp c0 culture 4

bill-gates-2 labs from level I on make resources by level (10.8)
age iii
c0 leader bill-gates, workers philosophy 1 alchemy 1 computers 1, hand sid-meier
do 0 done
go
exp c0 resources 4, stock alchemy computers

charlie-chaplin 2 happy faces; one building of the best theater counts twice
age iii
c0 leader charlie-chaplin, workers movies 2 drama 1
exp c0 culture-rating 14, happiness 5

mahatma-gandhi +2 culture; twice the military actions to attack him, by aggression and by war
age iii | phase politics
c0 military spy war-over-culture, workers warriors 2, government communism
c1 leader mahatma-gandhi, science 9
exp c1 culture-rating 2
exp refused no-military-action 0 declare war-over-culture 1
do 0 attack spy 1
exp c0 ma 3

mahatma-gandhi-2 he attacks nobody
age iii | phase politics
c0 military spy war-over-culture, workers warriors 2, government communism, leader mahatma-gandhi
exp refused gandhi 0 attack spy 1
exp refused gandhi 0 declare war-over-culture 1

sid-meier labs: culture by level, 1 science less each
age iii
c0 leader sid-meier, workers philosophy 1 alchemy 1 computers 1 multimedia 1
exp c0 culture-rating 7, science-rating 8

winston-churchill once a turn 3 culture
age iii
c0 leader winston-churchill, hand iron riflemen, science 5, resources 2
do 0 speak
exp c0 culture 3
exp refused already-used 0 arm

winston-churchill-2 once a turn 3 science and 3 resources for units
age iii
c0 leader winston-churchill, hand iron riflemen, science 5, resources 2
do 0 arm
do 0 develop riflemen
do 0 build riflemen
exp c0 science 2, resources 0, culture 0

winston-churchill-3 his science and resources are for units only
age iii
c0 leader winston-churchill, hand iron riflemen, science 5, resources 2
do 0 arm
do 0 develop iron
exp c0 science 0

10.2 wonders of two stages: each for its resources, then everything the wonder gives
with wonder=colossus a=6 b=3 science=0 culture=2 strength=8 happy=2 colonize=1 ca=7 ma=2 hand=0 points=0 blue=22
with wonder=st-peters-basilica a=8 b=4 science=0 culture=4 strength=6 happy=5 colonize=0 ca=7 ma=2 hand=0 points=0 blue=24
age iii
c0 workers religion 2 warriors 1 knights 1 cannon 1, government republic
c0 unfinished {wonder} 0, resources {a}
exp c0 science-rating 0, culture-rating 2, strength 6, happiness 2, colonize 0, ca-total 7, ma-total 2
exp c0 wonders -, resources {a}
do 0 stage 1
exp c0 wonders -, resources {b}
do 0 stage 1
exp c0 wonders 1 {wonder}, unfinished -, resources 0, blue {blue}, hand-bonus {hand}
exp c0 science-rating {science}, culture-rating {culture}, strength {strength}, happiness {happy}
exp c0 colonize {colonize}, ca-total {ca}, ma-total {ma}, culture {points}

10.2b wonders of three stages: each for its resources, then everything the wonder gives
with wonder=pyramids a=6 b=3 c=1 science=0 culture=2 strength=6 happy=2 colonize=0 ca=8 ma=2 hand=0 points=0 blue=22
with wonder=hanging-gardens a=6 b=4 c=2 science=0 culture=3 strength=6 happy=4 colonize=0 ca=7 ma=2 hand=0 points=0 blue=22
with wonder=library-of-alexandria a=6 b=5 c=1 science=1 culture=3 strength=6 happy=2 colonize=0 ca=7 ma=2 hand=1 points=0 blue=22
with wonder=taj-mahal a=8 b=6 c=2 science=0 culture=5 strength=6 happy=2 colonize=0 ca=7 ma=2 hand=0 points=0 blue=25
with wonder=universitas-carolina a=9 b=6 c=3 science=2 culture=3 strength=6 happy=2 colonize=0 ca=7 ma=2 hand=0 points=0 blue=25
with wonder=eiffel-tower a=13 b=10 c=3 science=0 culture=6 strength=6 happy=3 colonize=0 ca=7 ma=2 hand=0 points=0 blue=29
with wonder=kremlin a=12 b=8 c=4 science=0 culture=4 strength=6 happy=1 colonize=0 ca=8 ma=3 hand=0 points=0 blue=28
with wonder=hollywood a=16 b=11 c=5 science=0 culture=2 strength=6 happy=2 colonize=0 ca=7 ma=2 hand=0 points=0 blue=32
age iii
c0 workers religion 2 warriors 1 knights 1 cannon 1, government republic
c0 unfinished {wonder} 0, resources {a}
exp c0 science-rating 0, culture-rating 2, strength 6, happiness 2, colonize 0, ca-total 7, ma-total 2
exp c0 wonders -, resources {a}
do 0 stage 1
exp c0 wonders -, resources {b}
do 0 stage 1
exp c0 wonders -, resources {c}
do 0 stage 1
exp c0 wonders 1 {wonder}, unfinished -, resources 0, blue {blue}, hand-bonus {hand}
exp c0 science-rating {science}, culture-rating {culture}, strength {strength}, happiness {happy}
exp c0 colonize {colonize}, ca-total {ca}, ma-total {ma}, culture {points}

10.2c wonders of four stages: each for its resources, then everything the wonder gives
with wonder=great-wall a=9 b=7 c=5 d=2 science=0 culture=3 strength=8 happy=3 colonize=0 ca=7 ma=2 hand=0 points=0 blue=25
with wonder=ocean-liner-service a=12 b=8 c=6 d=4 science=0 culture=2 strength=6 happy=2 colonize=0 ca=7 ma=2 hand=0 points=0 blue=28
with wonder=transcontinental-railroad a=12 b=9 c=6 d=3 science=0 culture=2 strength=10 happy=2 colonize=0 ca=7 ma=2 hand=0 points=0 blue=28
with wonder=fast-food-chains a=16 b=12 c=8 d=4 science=0 culture=2 strength=6 happy=2 colonize=0 ca=7 ma=2 hand=0 points=5 blue=32
with wonder=first-space-flight a=16 b=15 c=13 d=9 science=0 culture=2 strength=6 happy=2 colonize=0 ca=7 ma=2 hand=0 points=5 blue=32
age iii
c0 workers religion 2 warriors 1 knights 1 cannon 1, government republic
c0 unfinished {wonder} 0, resources {a}
exp c0 science-rating 0, culture-rating 2, strength 6, happiness 2, colonize 0, ca-total 7, ma-total 2
exp c0 wonders -, resources {a}
do 0 stage 1
exp c0 wonders -, resources {b}
do 0 stage 1
exp c0 wonders -, resources {c}
do 0 stage 1
exp c0 wonders -, resources {d}
do 0 stage 1
exp c0 wonders 1 {wonder}, unfinished -, resources 0, blue {blue}, hand-bonus {hand}
exp c0 science-rating {science}, culture-rating {culture}, strength {strength}, happiness {happy}
exp c0 colonize {colonize}, ca-total {ca}, ma-total {ma}, culture {points}

10.2d wonders of five stages: each for its resources, then everything the wonder gives
with wonder=internet a=14 b=12 c=9 d=5 e=2 science=0 culture=2 strength=6 happy=2 colonize=0 ca=7 ma=2 hand=0 points=2 blue=30
age iii
c0 workers religion 2 warriors 1 knights 1 cannon 1, government republic
c0 unfinished {wonder} 0, resources {a}
exp c0 science-rating 0, culture-rating 2, strength 6, happiness 2, colonize 0, ca-total 7, ma-total 2
exp c0 wonders -, resources {a}
do 0 stage 1
exp c0 wonders -, resources {b}
do 0 stage 1
exp c0 wonders -, resources {c}
do 0 stage 1
exp c0 wonders -, resources {d}
do 0 stage 1
exp c0 wonders -, resources {e}
do 0 stage 1
exp c0 wonders 1 {wonder}, unfinished -, resources 0, blue {blue}, hand-bonus {hand}
exp c0 science-rating {science}, culture-rating {culture}, strength {strength}, happiness {happy}
exp c0 colonize {colonize}, ca-total {ca}, ma-total {ma}, culture {points}

16.1 the Library's hand: one more civil card, not two
row masonry
c0 wonders library-of-alexandria, hand iron alchemy drama theology warfare
c0 military legion legion phalanx
exp refused hand-full 0 take 1

16.1b the Library's hand: five civil cards
row masonry
c0 wonders library-of-alexandria, hand alchemy drama theology warfare
c0 military legion legion phalanx
exp legal 0 take 1

16.2 the Library's hand: one more military card
c0 wonders library-of-alexandria, hand iron alchemy drama theology warfare
c0 military legion legion phalanx, ma 0
do 0 done
exp turn 1

16.2b the Library's hand: not two more military cards
c0 wonders library-of-alexandria, hand iron alchemy drama theology warfare
c0 military legion legion phalanx phalanx, ma 0
do 0 done
exp turn 0

8.2 Taj Mahal: 2 civil actions less in the turn a leader was replaced
row - - - - - - - - - taj-mahal
c0 leader moses, hand joan-of-arc, wonders pyramids
do 0 lead joan-of-arc
do 0 take 10
exp c0 ca 3

8.2b Taj Mahal: the whole price if none was
row - - - - - - - - - taj-mahal
c0 leader moses, hand joan-of-arc, wonders pyramids
do 0 take 10
exp c0 ca 1

8.2c another wonder costs its whole price although a leader was replaced
row great-wall
c0 leader moses, hand joan-of-arc, wonders pyramids
do 0 lead joan-of-arc
do 0 take 1
exp c0 ca 3

ocean-liner-service once in an action phase 1 population for nothing
age ii
c0 wonders ocean-liner-service
do 0 liner
exp c0 unused 2, yellow 17, ca 4
exp refused already-used 0 liner

ocean-liner-service-2 without the wonder there is no population for nothing
turn 0
exp refused no-power 0 liner

transcontinental-railroad one more token on the best mine that has a worker
age ii
c0 wonders transcontinental-railroad, workers iron 2 bronze 1, techs coal
do 0 done
go
exp c0 stock iron 3 bronze, resources 7

T110 Fast Food Chains: 2 for farms and mines, 1 for urban buildings and units, unused workers nothing
with workers="agriculture 2 irrigation 1" culture=6
with workers="bronze 3" culture=6
with workers="drama 1 philosophy 2" culture=3
with workers="warriors 2 knights 1 cannon 1" culture=4
age iii
c0 workers {workers}, unfinished fast-food-chains 3, resources 4, unused 5
do 0 stage 1
exp c0 culture {culture}

first-space-flight levels of all technologies in play, workers or not, the government and special ones too
age iii
c0 techs iron movies civil-service, government democracy, unfinished first-space-flight 3
c0 resources 9
do 0 stage 1
exp c0 culture 10

hollywood twice the culture of theaters and libraries, and of nothing else
age iii
c0 workers movies 1 multimedia 1 religion 1 computers 1, unfinished hollywood 2, resources 5
do 0 stage 1
exp c0 culture 14

internet culture, science and strength of urban buildings, the leader's changes too (10.7)
with workers="computers 1" leader=moses culture=5
with workers="organized-religion 2" leader=moses culture=2
with workers="journalism 1" leader=moses culture=4
with workers="opera 1" leader=moses culture=3
with workers="team-sports 2" leader=moses culture=4
with workers="modern-infantry 2 oil 1" leader=moses culture=0
with workers="computers 1" leader=albert-einstein culture=8
with workers="computers 1" leader=sid-meier culture=7
with workers="movies 1" leader=charlie-chaplin culture=8
age iii
c0 workers {workers}, leader {leader}, unfinished internet 4, resources 2
do 0 stage 1
exp c0 culture {culture}

11.2 cards that build: cheaper by so much, for the one civil action of the card
with card=rich-land-a building=coal resources=7
with card=rich-land-a building=selective-breeding resources=5
with card=rich-land-i building=coal resources=6
with card=rich-land-i building=selective-breeding resources=4
with card=rich-land-ii building=coal resources=5
with card=rich-land-ii building=selective-breeding resources=3
with card=urban-growth-a building=opera resources=7
with card=urban-growth-a building=journalism resources=7
with card=urban-growth-a building=scientific-method resources=7
with card=urban-growth-a building=team-sports resources=4
with card=urban-growth-a building=theology resources=4
with card=urban-growth-i building=opera resources=6
with card=urban-growth-i building=journalism resources=6
with card=urban-growth-i building=scientific-method resources=6
with card=urban-growth-i building=team-sports resources=3
with card=urban-growth-i building=theology resources=3
with card=urban-growth-ii building=opera resources=5
with card=urban-growth-ii building=journalism resources=5
with card=urban-growth-ii building=scientific-method resources=5
with card=urban-growth-ii building=team-sports resources=2
with card=urban-growth-ii building=theology resources=2
with card=urban-growth-iii building=opera resources=4
with card=urban-growth-iii building=journalism resources=4
with card=urban-growth-iii building=scientific-method resources=4
with card=urban-growth-iii building=team-sports resources=1
with card=urban-growth-iii building=theology resources=1
age iii
c0 hand {card}, techs {building}, workers -, resources {resources}
do 0 play {card}
exp legal 0 build {building}
do 0 build {building}
exp c0 workers {building}, resources 0, ca 3 | gone {card}

11.2b Rich Land builds neither an urban building nor a unit
c0 techs swordsmen drama irrigation, resources 9, hand rich-land-i
do 0 play rich-land-i
exp refused wrong-target 0 build drama
exp refused wrong-target 0 build swordsmen
exp refused wrong-target 0 upgrade warriors swordsmen

11.2c Urban Growth builds neither a farm nor a unit
c0 techs swordsmen drama irrigation, resources 9, hand urban-growth-i
do 0 play urban-growth-i
exp refused wrong-target 0 build irrigation
exp refused wrong-target 0 build warriors
exp refused wrong-target 0 upgrade bronze iron

8.4.3 Engineering Genius: one stage, even where a technology would build several
with card=engineering-genius-a resources=5
with card=engineering-genius-i resources=4
with card=engineering-genius-ii resources=3
with card=engineering-genius-iii resources=2
age iii
c0 hand {card}, techs engineering, unfinished eiffel-tower 1, resources {resources}
do 0 play {card}
exp c0 unfinished eiffel-tower 2, resources 0, ca 3

8.4.3b Engineering Genius: the rest must be paid
with card=engineering-genius-a resources=4
with card=engineering-genius-i resources=3
with card=engineering-genius-ii resources=2
with card=engineering-genius-iii resources=1
age iii
c0 hand {card}, techs engineering, unfinished eiffel-tower 1, resources {resources}
exp refused no-resources 0 play {card}

11.5 Patriotism: a pool for units and one more military action, this turn
with card=patriotism-a resources=6 unit-resources=1
with card=patriotism-i resources=5 unit-resources=2
with card=patriotism-ii resources=4 unit-resources=3
with card=patriotism-iii resources=3 unit-resources=4
age iii
c0 hand {card}, techs modern-infantry, resources {resources}, ma 0
do 0 play {card}
exp c0 extra-ma 1, ma 0, unit-resources {unit-resources}
do 0 build modern-infantry
exp c0 resources 0, extra-ma 0, unit-resources 0

11.3 Frugality: paid first, then the food
with card=frugality-a food=1
with card=frugality-i food=2
c0 hand {card}, food 2
do 0 play {card}
exp c0 food {food}, unused 2, ca 3

11.3b Frugality: the worker must be paid
with card=frugality-a
with card=frugality-i
c0 hand {card}, food 1
exp refused no-food 0 play {card}

11.3c Frugality II
age ii
c0 hand frugality-ii, food 4, yellow 9
do 0 play frugality-ii
exp c0 food 3, unused 2

11.1 cards that give goods, science or culture at once
with card=cultural-heritage-a goods=0 science=1 culture=4
with card=cultural-heritage-i goods=0 science=2 culture=2
with card=stockpile goods=1 science=0 culture=0
with card=revolutionary-idea-ii goods=0 science=4 culture=0
with card=revolutionary-idea-iii goods=0 science=6 culture=0
age iii
c0 hand {card}
do 0 play {card}
exp c0 food {goods}, resources {goods}, science {science}, culture {culture}, ca 3

11.1b Reserves: all resources
with card=reserves-i n=2
with card=reserves-ii n=3
with card=reserves-iii n=4
age iii
c0 hand {card}
do 0 play {card}
exp offers 0 split 0, split {n}
do 0 split 0
exp c0 food 0, resources {n}

11.1c Reserves: all food
with card=reserves-i n=2
with card=reserves-ii n=3
with card=reserves-iii n=4
age iii
c0 hand {card}
do 0 play {card}
do 0 split {n}
exp c0 food {n}, resources 0

11.3d Breakthrough: the full price, then science
with card=breakthrough-i science=2
with card=breakthrough-ii science=3
age ii
c0 hand {card} iron, science 5
do 0 play {card}
exp c0 techs iron, science {science}, ca 3

11.3e Breakthrough: the full price must be there
with card=breakthrough-i
with card=breakthrough-ii
age ii
c0 hand {card} iron, science 4
exp refused cannot-follow 0 play {card}

11.3f Breakthrough: a revolution too (9.3.4)
with card=breakthrough-i science=2
with card=breakthrough-ii science=3
age ii
c0 hand {card} monarchy, science 2
do 0 play {card}
exp c0 science {science}, ca 0, ca-total 5

11.2d Efficient Upgrade: farms, mines and urban buildings
with card=efficient-upgrade-ii old=agriculture new=mechanized-agriculture resources=3
with card=efficient-upgrade-ii old=bronze new=oil resources=6
with card=efficient-upgrade-ii old=philosophy new=computers resources=5
with card=efficient-upgrade-ii old=religion new=organized-religion resources=1
with card=efficient-upgrade-iii old=agriculture new=mechanized-agriculture resources=2
with card=efficient-upgrade-iii old=bronze new=oil resources=5
with card=efficient-upgrade-iii old=philosophy new=computers resources=4
with card=efficient-upgrade-iii old=religion new=organized-religion resources=0
age iii
c0 hand {card}, workers {old} 1, techs {new}, resources {resources}, unused 1
do 0 play {card}
exp c0 workers {new}, resources 0, unused 1

11.4 resources for a stronger rival, two players (18)
with card=wave-of-nationalism unit-resources=6
with card=military-build-up unit-resources=8
age iii
c0 hand {card} | c1 workers warriors 3
do 0 play {card}
exp c0 unit-resources {unit-resources}

11.4b no resources for a rival as strong, two players (18)
with card=wave-of-nationalism
with card=military-build-up
age iii
c0 hand {card}
do 0 play {card}
exp c0 unit-resources 0

11.4c resources for each stronger rival, three players (18)
with card=wave-of-nationalism unit-resources=6
with card=military-build-up unit-resources=10
seats 3
age iii
c0 hand {card} | c1 workers warriors 3 | c2 workers warriors 3
do 0 play {card}
exp c0 unit-resources {unit-resources}

11.4d resources for one stronger rival, three players (18)
with card=wave-of-nationalism unit-resources=3
with card=military-build-up unit-resources=5
seats 3
age iii
c0 hand {card} | c2 workers warriors 3
do 0 play {card}
exp c0 unit-resources {unit-resources}

11.4e resources for each stronger rival, four players (18)
with card=wave-of-nationalism unit-resources=6
with card=military-build-up unit-resources=9
seats 4
age iii
c0 hand {card}
c1 workers warriors 3
c2 workers warriors 3
c3 workers warriors 3
do 0 play {card}
exp c0 unit-resources {unit-resources}

11.4f resources for two stronger rivals, four players (18)
with card=wave-of-nationalism unit-resources=4
with card=military-build-up unit-resources=6
seats 4
age iii
c0 hand {card} | c2 workers warriors 3 | c3 workers warriors 3
do 0 play {card}
exp c0 unit-resources {unit-resources}

11.4g Endowment for the Arts: culture for a rival with more, two players (18)
with rival=5 culture=10
with rival=4 culture=4
age iii
c0 hand endowment-for-the-arts, culture 4 | c1 culture {rival}
do 0 play endowment-for-the-arts
exp c0 culture {culture}

11.4h Endowment for the Arts: culture for each rival with more, three players (18)
with rival=5 culture=10
with rival=4 culture=7
seats 3
age iii
c0 hand endowment-for-the-arts, culture 4 | c1 culture {rival} | c2 culture 5
do 0 play endowment-for-the-arts
exp c0 culture {culture}

11.4i Endowment for the Arts: culture for each rival with more, four players (18)
with rival=5 culture=10
with rival=4 culture=8
seats 4
age iii
c0 hand endowment-for-the-arts, culture 4 | c1 culture {rival} | c2 culture 5 | c3 culture 5
do 0 play endowment-for-the-arts
exp c0 culture {culture}

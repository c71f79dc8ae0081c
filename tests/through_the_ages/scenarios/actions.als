# Civil actions and their costs: rows T16–T41 of the rule sheet.

T16 a worker's price rises as the bank empties
with yellow=17 food=6
with yellow=16 food=5
with yellow=12 food=4
c0 yellow {yellow}, food 8
do 0 population
exp c0 food {food}

T16b no worker from an empty bank
c0 yellow 0, food 9
exp refused bank-empty 0 population

T16c a worker must be paid
c0 yellow 16, food 2
exp refused no-food 0 population

T16d Moses makes a worker 1 food cheaper
c0 yellow 17, food 2, leader moses
do 0 population
exp c0 food 1

T17 Masonry: both sides of an upgrade are discounted, nothing at level A
c0 techs masonry alchemy, resources 2
do 0 upgrade philosophy alchemy
exp c0 resources 0

T17b Masonry: both sides of an upgrade are discounted, which leaves the difference
age ii
c0 techs masonry scientific-method, workers alchemy 1, resources 2
do 0 upgrade alchemy scientific-method
exp c0 resources 0

T17c Masonry: no discount at level A
c0 techs masonry, resources 3
do 0 build religion
exp c0 resources 0

8.4.1 Architecture discounts by level
age ii
c0 techs architecture opera drama, resources 9, unused 2
do 0 build opera
do 0 build drama
exp c0 resources 0

8.4.1b Engineering discounts by level
age iii
c0 techs engineering movies, resources 8
do 0 build movies
exp c0 resources 0

T19 the urban limit: two labs under Despotism; an upgrade is no new building
c0 workers philosophy 2, techs alchemy, resources 9
exp refused urban-limit 0 build alchemy
do 0 upgrade philosophy alchemy
exp c0 workers alchemy

T20 a lower limit destroys nothing
age iii
c0 government democracy, workers religion 4, hand monarchy, science 8, resources 9
do 0 develop monarchy
exp c0 workers religion 4
exp refused urban-limit 0 build religion

T21 a reduction below nothing costs nothing: Urban Growth I on a difference of 2
c0 hand urban-growth-i, techs masonry alchemy, unused 0
do 0 play urban-growth-i
exp c0 workers alchemy, resources 0

T22 Rich Land without an unused worker: upgrading only
c0 hand rich-land-i, techs iron irrigation, unused 0, resources 3
do 0 play rich-land-i
exp offers 0 upgrade agriculture irrigation, upgrade bronze iron
do 0 upgrade bronze iron
exp c0 resources 2

T22b Rich Land without an unused worker and nothing to upgrade
c0 hand rich-land-a, unused 0
exp refused cannot-follow 0 play rich-land-a

11.2 Rich Land builds
age ii
c0 hand rich-land-ii, techs coal, resources 5
do 0 play rich-land-ii
do 0 build coal
exp c0 workers coal, resources 0, ca 3

T23 Frugality cannot finance itself
c0 hand frugality-a, food 1
exp refused no-food 0 play frugality-a

T23b Frugality I: paid first, then the food comes
c0 hand frugality-i, food 2
do 0 play frugality-i
exp c0 food 2, unused 2

T23c Frugality II pays a worker of 3
age ii
c0 hand frugality-ii, food 3, yellow 13
do 0 play frugality-ii
exp c0 food 3

T25 Efficient Upgrade is not for units: with nothing else it cannot be played
age ii
c0 hand efficient-upgrade-ii, techs swordsmen, resources 5
exp refused cannot-follow 0 play efficient-upgrade-ii

T25b Efficient Upgrade is neither for units nor for building
age ii
c0 hand efficient-upgrade-ii, techs swordsmen iron irrigation, resources 5
do 0 play efficient-upgrade-ii
exp refused wrong-target 0 upgrade warriors swordsmen
exp refused wrong-target 0 build iron

11.2b Efficient Upgrade III
age iii
c0 hand efficient-upgrade-iii, techs oil, resources 5
do 0 play efficient-upgrade-iii
exp c0 workers oil, resources 0

T26 an action card waits a turn
option resignation off
row stockpile
do 0 take 1
exp refused taken-this-phase 0 play stockpile
do 0 done
go
do 1 done
go
do 0 pass
do 0 play stockpile

11.1 an older copy may be played: of two copies the one from before
row reserves-i
c0 hand reserves-i, ca 4
do 0 take 1
do 0 play reserves-i
do 0 split 2
exp refused taken-this-phase 0 play reserves-i

T27 stages at once: Masonry, Pyramids 3 + 2
c0 unfinished pyramids 0, techs masonry, resources 5
do 0 stage 2
exp c0 unfinished pyramids 2, resources 0, ca 3

T27b stages at once: Masonry builds two, not three
c0 unfinished pyramids 0, techs masonry, resources 5
exp refused too-many-stages 0 stage 3

T27c Engineering Genius A builds one stage
c0 unfinished pyramids 0, hand engineering-genius-a, resources 1
do 0 play engineering-genius-a
exp c0 unfinished pyramids 1, resources 0

T28 a stage with an empty bank: a token of a card covers the last stage and returns to the bank at once (A-4)
c0 unfinished pyramids 2, hand engineering-genius-a, stock agriculture 2 bronze 1, blue 0
do 0 play engineering-genius-a
exp refused not-asked 0 pick philosophy
do 0 pick agriculture
exp c0 wonders pyramids, stock agriculture, blue 3

8.4.3 Engineering Genius of every age
with unfinished=colossus n=0 hand=engineering-genius-i resources=9
with unfinished=eiffel-tower n=1 hand=engineering-genius-ii resources=6
with unfinished=first-space-flight n=3 hand=engineering-genius-iii resources=5
age iii
c0 unfinished {unfinished} {n}, hand {hand}, resources 9
do 0 play {hand}
exp c0 resources {resources}

T29 replacing a leader then revolution
c0 leader moses, hand joan-of-arc monarchy, science 2
do 0 lead joan-of-arc
do 0 revolt monarchy
exp c0 ca 0, ca-total 5

T30 taking a card then revolution
row iron
c0 hand monarchy, science 2
do 0 take 1
exp refused actions-spent 0 revolt monarchy

T32 a peaceful change: 2 civil actions left, 3 afterwards less the one spent; one more military action
c0 hand monarchy, science 8, ca 3
do 0 develop monarchy
exp c0 ca 3, ma 3

T34 Shakespeare: a theater beside a library
age ii
c0 leader william-shakespeare, workers printing-press 1, hand drama, science 2, resources 3
do 0 develop drama
do 0 build drama
exp c0 science 0, resources 0, culture-rating 5

10.7 Bach: theaters cheaper
age ii
c0 leader johann-sebastian-bach, hand opera, science 5
do 0 develop opera
exp c0 science 0

10.7b Bach makes theaters better; Chaplin doubles the best one
with leader=johann-sebastian-bach
with leader=charlie-chaplin
c0 leader {leader}, workers drama 2
exp c0 culture-rating 6

T35 Barbarossa: bank 16, 2 food, 1 resource, 1 military action
c0 leader frederick-barbarossa, yellow 16, food 2, resources 2, unused 0
do 0 barbarossa warriors
exp c0 food 0, resources 1, ma 1, workers warriors 2

T36 ocean liners bring nobody from an empty bank
age ii
c0 wonders ocean-liner-service, yellow 0
exp refused bank-empty 0 liner

T36b ocean liners bring a worker once a turn
age ii
c0 wonders ocean-liner-service
do 0 liner
exp c0 unused 2
exp refused already-used 0 liner

T38 Trade Routes: 2 resources and 1 food for a build of 3, once a turn
seats 3
pact trade-routes-agreement 0 1
c0 food 2, resources 2 | c1 food 1, resources 2
do 0 food-as-resource
do 0 build religion
exp c0 food 1, resources 0
exp refused already-used 0 food-as-resource
exp refused no-power 0 resource-as-food

14.8 Trade Routes the other way: side B pays a resource for food
seats 3
pact trade-routes-agreement 1 0
c0 food 1, resources 2
do 0 resource-as-food
do 0 population
exp c0 food 0, resources 1

T39 Patriotism is a pool: Swordsmen for nothing, the second at full price
age ii
c0 hand patriotism-ii, techs swordsmen, unused 2, resources 3
do 0 play patriotism-ii
do 0 build swordsmen
exp c0 resources 3
do 0 build swordsmen
exp c0 resources 0, ma 1, extra-ma 0

T40 Wave of Nationalism: two stronger rivals
seats 3
age ii
c0 hand wave-of-nationalism | c1 workers warriors 3 | c2 workers warriors 2
do 0 play wave-of-nationalism
exp c0 unit-resources 6

T40b Wave of Nationalism: strictly stronger rivals only
seats 3
age ii
c0 hand wave-of-nationalism | c1 workers warriors 3
do 0 play wave-of-nationalism
exp c0 unit-resources 3

T40c Military Build-Up against a stronger rival
age iii
c0 hand military-build-up | c1 workers warriors 3
do 0 play military-build-up
exp c0 unit-resources 8

11.4 Endowment for the Arts: rivals with more culture only
seats 3
age iii
c0 hand endowment-for-the-arts, culture 5 | c1 culture 6 | c2 culture 5
do 0 play endowment-for-the-arts
exp c0 culture 8

T41 Churchill's pools are spent before real resources
age iii
c0 leader winston-churchill, hand rockets, science 5, resources 4, unit-resources 1
do 0 arm
do 0 develop rockets
do 0 build rockets
exp c0 science 0, resources 1
exp refused already-used 0 speak

T41b Homer's resource is spent before real ones, leftovers are gone
option resignation off
phase start
c0 leader homer, resources 2, unused 2
go
exp c0 unit-resources 1
do 0 build warriors
exp c0 resources 1
do 0 done
go
exp c0 unit-resources 0

D7 Churchill without a choice: 3 culture
age iii
c0 leader winston-churchill
do 0 done
go
exp c0 culture 3

D7b Churchill without a choice, by option: nothing
option churchill-default nothing
age iii
c0 leader winston-churchill
do 0 done
go
exp c0 culture 0

D7c Churchill having spoken gives no more at the end of the turn
age iii
c0 leader winston-churchill
do 0 speak
do 0 done
go
exp c0 culture 3

D4 Hammurabi converts while he is there, also just before he is replaced
c0 leader hammurabi, hand joan-of-arc, ca 1
do 0 convert
exp c0 ma 1, extra-ca 1, ca 1
exp refused already-used 0 convert
do 0 lead joan-of-arc
exp refused no-power 0 convert

D18 a leader paid by a converted action: a civil action comes back only if one was spent
c0 leader hammurabi, hand joan-of-arc
do 0 convert
do 0 lead joan-of-arc
exp c0 ca 4, extra-ca 0

10.4 Homer may be tucked for no action
c0 leader homer, hand joan-of-arc, wonders colossus pyramids
do 0 lead joan-of-arc
do 0 pick colossus
exp c0 happiness 1, ca 4

10.4b Homer need not be tucked: then he leaves the game
c0 leader homer, hand joan-of-arc, wonders colossus pyramids
do 0 lead joan-of-arc
do 0 pass
exp c0 happiness 0, ca 5 | gone homer

8.2 destroying and disbanding (15.1)
c0 stock bronze 2
do 0 destroy bronze
do 0 disband warriors
exp c0 unused 3, ca 3, ma 1, resources 2
exp refused nobody-there 0 destroy religion

8.2b building needs an unused worker
c0 unused 0, resources 9
exp refused no-worker 0 build bronze

8.2c building needs the technology in play
c0 resources 9
exp refused not-in-play 0 build iron

8.2d building needs resources
c0 resources 1
exp refused no-resources 0 build bronze

8.2e building needs a civil action
c0 ca 0, resources 9
exp refused no-action 0 build bronze

8.2f a unit needs a military action
c0 ma 0, resources 9
exp refused no-military-action 0 build warriors

8.2g developing needs the card in hand
turn 0
exp refused not-in-hand 0 develop iron

8.2h developing needs science
c0 hand iron, science 4
exp refused no-science 0 develop iron

8.2i a stage needs an unfinished wonder
turn 0
exp refused no-wonder 0 stage 1

8.2j nobody bids in an action phase
turn 0
exp refused not-now 0 bid 1

9.3.3 Leonardo da Vinci: a resource for developing
c0 leader leonardo-da-vinci, hand iron, science 5
do 0 develop iron
exp c0 resources 1

9.3.3b Einstein: 3 culture for developing
age iii
c0 leader albert-einstein, hand oil, science 9
do 0 develop oil
exp c0 culture 3

9.3.3c Leonardo and Einstein: science by the best lab or library
with leader=leonardo-da-vinci workers=alchemy science-rating=3
with leader=albert-einstein workers=journalism science-rating=4
c0 leader {leader}, workers {workers} 1
exp c0 science-rating {science-rating}

9.2 special technologies: the higher stays, blue tokens follow the card
age iii
c0 techs justice-system, hand civil-service, science 10
do 0 develop civil-service
exp c0 techs civil-service justice-system 0, blue 16, ca-total 6

9.2b special technologies: a lower one developed leaves the game
age ii
c0 techs justice-system, hand code-of-laws, science 6
do 0 develop code-of-laws
exp c0 techs code-of-laws 0 | gone code-of-laws

9.2c military technologies give what is printed
with techs=warfare strength=2 ma-total=3
with techs=strategy strength=4 ma-total=4
with techs=military-theory strength=6 ma-total=5
c0 techs {techs}
exp c0 strength {strength}, ma-total {ma-total}

9.2d technologies of exploration give what is printed
with techs=cartography strength=2
with techs=navigation strength=3
c0 techs {techs}
exp c0 strength {strength}, colonize {strength}

9.2e Satellites give what is printed
c0 techs satellites
exp c0 colonize 4

9.5 governments give what is printed
with government=theocracy ca-total=4 ma-total=3 urban-limit=3
with government=constitutional-monarchy ca-total=6 ma-total=4 urban-limit=3
with government=republic ca-total=7 ma-total=2 urban-limit=3
with government=communism ca-total=7 ma-total=5 urban-limit=4
with government=fundamentalism ca-total=6 ma-total=5 urban-limit=4
with government=democracy ca-total=7 ma-total=3 urban-limit=4
c0 government {government}
exp c0 ca-total {ca-total}, ma-total {ma-total}, urban-limit {urban-limit}

D19 Scientific Cooperation pays every time: 2 less, the partner pays 1, as often as one develops
seats 3
age ii
pact scientific-cooperation 0 1
c0 hand iron alchemy, science 5 | c1 science 2
do 0 develop iron
do 0 develop alchemy
exp c0 science 0 | c1 science 0

D19b Scientific Cooperation: a partner without science does not help
option rules 1
seats 3
age ii
pact scientific-cooperation 0 1
c0 hand iron, science 4
exp refused no-science 0 develop iron

11.1b Cultural Heritage gives at once
with hand=cultural-heritage-a science=1 culture=4
with hand=cultural-heritage-i science=2 culture=2
c0 hand {hand}
do 0 play {hand}
exp c0 science {science}, culture {culture}

11.1c Revolutionary Idea gives at once
with age=ii hand=revolutionary-idea-ii science=4
with age=iii hand=revolutionary-idea-iii science=6
age {age}
c0 hand {hand}
do 0 play {hand}
exp c0 science {science}, culture 0

11.1d Stockpile gives at once
c0 hand stockpile
do 0 play stockpile
exp c0 food 1, resources 1

11.1e Reserves all as food
with hand=reserves-i split=2
with hand=reserves-ii split=3
with hand=reserves-iii split=4
age iii
c0 hand {hand}
do 0 play {hand}
do 0 split {split}
exp c0 food {split}

11.1f Reserves all as resources
with hand=reserves-i resources=2
with hand=reserves-ii resources=3
with hand=reserves-iii resources=4
age iii
c0 hand {hand}
do 0 play {hand}
do 0 split 0
exp c0 resources {resources}

11.5 Patriotism gives a pool and a military action
with hand=patriotism-a unit-resources=1
with hand=patriotism-i unit-resources=2
with hand=patriotism-iii unit-resources=4
age iii
c0 hand {hand}
do 0 play {hand}
exp c0 unit-resources {unit-resources}, extra-ma 1

11.2c Urban Growth A: Religion for 2
age iii
c0 hand urban-growth-a, resources 2, workers -
do 0 play urban-growth-a
exp c0 workers religion 0
do 0 build religion
exp c0 resources 0

11.2d Urban Growth of later ages
with hand=urban-growth-ii techs=opera resources=5
with hand=urban-growth-iii techs=movies resources=7
age iii
c0 hand {hand}, techs {techs}, resources {resources}, workers -
do 0 play {hand}
exp c0 workers {techs} 0
do 0 build {techs}
exp c0 resources 0

11.3 Breakthrough II: the full price must be there
age ii
c0 hand breakthrough-ii iron, science 4
exp refused cannot-follow 0 play breakthrough-ii

11.3b Breakthrough II gives its science afterwards
age ii
c0 hand breakthrough-ii iron, science 5
do 0 play breakthrough-ii
exp c0 science 3

D16 Bach not through Urban Growth: he takes his own civil action
age ii
c0 leader johann-sebastian-bach, hand urban-growth-ii, workers alchemy 1, techs drama opera
c0 resources 9
do 0 play urban-growth-ii
exp refused wrong-target 0 bach alchemy drama

A-3 a food traded and not spent is gone: what was traded is for this turn
seats 3
pact trade-routes-agreement 0 1
c0 food 2
do 0 food-as-resource
do 0 done
go
exp c0 credit-resource 0

A-8 Hammurabi's action outlives a revolution
c0 leader hammurabi, hand monarchy, science 2
do 0 convert
do 0 revolt monarchy
exp c0 ca 0, extra-ca 1

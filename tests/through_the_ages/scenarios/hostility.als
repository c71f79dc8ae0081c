# Aggressions, defences and wars: rules 4.3, 5.2, 5.3, sentence by sentence.

5.2 Promise of Military Protection: its strength does not protect the rival from the partner (5.2.1)
seats 3
age iii | phase politics
pact promise-of-military-protection 0 1
c0 military spy, workers warriors 3 | c1 workers warriors 2, science 5
exp c0 strength 3 | c1 strength 6
do 0 attack spy 1
exp c0 science 5

5.2b Promise of Military Protection: its strength does not help to attack the partner (5.2.1)
seats 3
age iii | phase politics | turn 1
pact promise-of-military-protection 0 1
c1 military spy, workers warriors 1
exp c1 strength 5
exp refused not-stronger 1 attack spy 0

5.2c protection by a third party counts: only pacts between the two end, so only these are left out (5.2.1)
seats 3
age iii | phase politics
pact promise-of-military-protection 2 1
c0 military spy, workers warriors 3 | c1 workers warriors 2
exp refused not-stronger 0 attack spy 1

5.2d the rival's peace with a third party forbids nothing, whichever of them owns it (5.2.1)
with owner=1 partner=2
with owner=2 partner=1
seats 3
age iii | phase politics
pact peace-treaty {owner} {partner}
c0 military spy, workers warriors 3
exp legal 0 attack spy 1

5.2e Open Borders Agreement: 6 and 2 more against 7; this pact does not end on attack (5.2.1, 5.2.3)
seats 3
age iii | phase politics
pact open-borders-agreement 0 1
c0 military spy, workers warriors 6 | c1 workers warriors 7, science 5
do 0 attack spy 1
exp c0 science 5 | gone open-borders-agreement 0

5.2f the defence is limited by the total: spent military actions do not matter (5.2.4)
age iii | phase politics
c0 military spy, workers warriors 3 | c1 military legion phalanx foray, ma 0, science 5
do 0 attack spy 1
do 1 use legion
do 1 use phalanx
exp c1 science 5, military foray | attack - | used -   # 1 + 2 against 3

5.2g a third card is one too many: nothing more could be used (5.2.4)
age iii | phase politics
c0 military spy, workers warriors 9 | c1 military legion phalanx foray, science 5
do 0 attack spy 1
do 1 use legion
do 1 use phalanx
exp c1 military foray, science 0

5.2h Spy takes no more science than there is (5.2.6)
age iii | phase politics
c0 military spy, workers warriors 3 | c1 science 2
do 0 attack spy 1
exp c0 science 2 | c1 science 0

5.2i Armed Intervention takes no more culture than there is (5.2.6)
age iii | phase politics
c0 military armed-intervention, workers warriors 3 | c1 culture 3
do 0 attack armed-intervention 1
exp c0 culture 3 | c1 culture 0

5.2j raids are for urban buildings (5.2.6)
age iii | phase politics
c0 military raid-i, workers warriors 3 | c1 workers bronze 2 religion 1 philosophy 1
do 0 attack raid-i 1
exp refused not-asked 0 pick bronze

5.2k a raid on a rival without urban buildings takes nothing (5.2.6)
age iii | phase politics
c0 military raid-i, workers warriors 3 | c1 workers bronze 2
do 0 attack raid-i 1
exp c0 resources 0

5.2l Infiltrate scores 3 culture per level: an Age A leader is worth nothing
age iii | phase politics
c0 military infiltrate, workers warriors 3 | c1 leader moses
do 0 attack infiltrate 1
exp c0 culture 0

5.2m Enslave: the worker goes off its card into the yellow bank, not into the pool (1.1)
age iii | phase politics
c0 military enslave, workers warriors 3 | c1 unused 0, yellow 10
do 0 attack enslave 1
do 1 pick philosophy
exp c1 unused 0, yellow 11

5.2n aggressions in the last round: also in Age IV, and twice on the same rival (5.2.8)
seats 3
age iv | phase politics | round 18 | last 18
c0 military spy, workers warriors 3 | c1 science 9 | c2 military spy, workers warriors 3
do 0 attack spy 1
do 0 done
do 1 done
exp used -
do 2 attack spy 1
exp c1 science 0                         # 9 and 1 more of its own turn: 5 and 5

5.2o nobody attacks who is stronger or as strong, himself, or a seat that is not there (5.2.1)
seats 3
age iii | phase politics
c0 military spy, workers warriors 2
c1 workers warriors 3
c2 military spy, workers warriors 2
exp refused not-stronger 0 attack spy 1
exp refused not-stronger 0 attack spy 2
exp refused resigned-rival 0 attack spy 3
exp refused yourself 0 attack spy 0

5.3 Loss of Sovereignty: side B may declare war on others, not on its partner (5.3.1)
seats 3
age iii | phase politics
pact loss-of-sovereignty 2 0
c0 military war-over-culture, government communism
exp legal 0 declare war-over-culture 1
exp refused pact-forbids 0 declare war-over-culture 2

5.3b Mahatma Gandhi declares no war (5.3.1)
age iii | phase politics
c0 military war-over-territory, government communism, leader mahatma-gandhi
exp refused gandhi 0 declare war-over-territory 1

5.3c war on Mahatma Gandhi takes twice the military actions (5.3.1)
age iii | phase politics
c0 military war-over-territory, government communism | c1 leader mahatma-gandhi
do 0 declare war-over-territory 1
exp c0 ma 1                              # 5 - 4

5.3d war on Mahatma Gandhi must be paid twice (5.3.1)
age iii | phase politics
c0 military war-over-territory, government communism, ma 3 | c1 leader mahatma-gandhi
exp refused no-military-action 0 declare war-over-territory 1

5.3e declaring war ends pacts that end on attack, no others (5.3.2)
seats 3
age iii | phase politics
pact military-alliance 0 1 | pact open-borders-agreement 1 0
c0 military war-over-culture, government communism
do 0 declare war-over-culture 1
exp gone military-alliance open-borders-agreement 0

5.3f a later Peace Treaty does not cancel a war (5.3.3)
seats 3
age iii | phase start
pact peace-treaty 0 1
c0 workers warriors 3, war war-over-culture 1 | c1 culture 20
go
exp c0 culture 7

4.3 two wars on one target: each resolved by who declared it, at the start of his own turn (5.3.3)
option resignation off
seats 3
age iii | phase start
c0 war war-over-culture 2, workers warriors 3
c1 war war-over-culture 2, workers warriors 2
c2 culture 20, unused 2
go
exp c0 culture 7 | c1 war war-over-culture 2 | c2 culture 13
do 0 done
go
exp c1 culture 6 | c2 culture 7 | discard war-over-culture 2

4.3b two wars on each other: the stronger side wins both
option resignation off
age iii | phase start
c0 war war-over-territory 1, workers warriors 3 | c1 war war-over-territory 0
go
exp c0 yellow 19 | c1 yellow 17
do 0 done
go
exp c0 yellow 20 | c1 yellow 16

4.3c an age may end before a war is fought: the row first; Joan of Arc is gone when strengths are compared (4.3.1, 4.2)
age ii | phase start | civil-deck 1
c0 leader joan-of-arc, workers religion 2 warriors 1, war war-over-territory 1
c1 workers warriors 2
go
exp c0 leader -, yellow 15 | c1 yellow 17 | age iii   # 16 each at the end of the age, 1 won

4.3d Open Borders Agreement in a war: the declarer's bonus; the target has none (4.3.2)
seats 3
age iii | phase start
pact open-borders-agreement 0 1
c0 workers warriors 3, war war-over-culture 1 | c1 workers warriors 4, culture 20
go
exp c0 culture 6                         # 5 + 1

4.3e no card helps in a war: nobody is asked for cards (4.3.2)
age iii | phase start
c0 workers warriors 3, war war-over-culture 1
c1 culture 20, military military-bonus-iii military-bonus-iii
go
exp c0 culture 7 | c1 military 2

4.3f War over Technology: no technology already in hand; no more science than there is (4.3.5)
seats 3
age iii | phase start
c0 workers warriors 9, hand code-of-laws, war war-over-technology 1
c1 techs code-of-laws masonry, science 2
go
exp refused have-technology 0 pick code-of-laws
do 0 done
exp c0 science 2 | c1 science 0

4.3g War over Technology: a price as high as the advantage will do (4.3.5)
age iii | phase start
c0 workers warriors 4, war war-over-technology 1 | c1 techs masonry, science 5
go
do 0 pick masonry
exp c0 techs masonry, science 0

4.3h War over Technology: a price above the advantage will not do; nothing could be picked (4.3.5)
age iii | phase start
c0 workers warriors 3, war war-over-technology 1 | c1 techs masonry, science 5
go
exp c0 techs masonry 0, science 2

4.3i War over Technology: of two alike the higher stays; the lower one taken leaves the game (4.3.5, 9.2)
age iii | phase start
c0 workers warriors 7, techs architecture, war war-over-technology 1 | c1 techs masonry
go
do 0 pick masonry
exp c0 techs architecture masonry 0 | c1 techs masonry 0 | gone masonry

# Two or three cards at once: governments, leaders, wonders, action cards. Rules 8.3, 9, 10, 11.

9.3 Newton and a revolution through Breakthrough: one action comes back; science after paying (9.3.4)
age ii
c0 leader isaac-newton, hand monarchy breakthrough-ii, science 2
do 0 play breakthrough-ii
exp c0 ca 1, ca-total 5, science 3

9.3b Einstein and a revolution: three culture for a technology (9.3.3)
age iii
c0 leader albert-einstein, hand republic, science 3
do 0 revolt republic
exp c0 culture 3, ca 0, ca-total 7, ma 2

9.3c a peaceful change by Breakthrough: the higher price; new actions are there at once (9.3.2)
c0 hand monarchy breakthrough-i, science 8
do 0 play breakthrough-i
do 0 develop monarchy
exp c0 ca 4, ca-total 5, ma 3, science 2

8.3 from Constitutional Monarchy to Republic: military actions already spent go first
age ii
c0 government constitutional-monarchy, hand republic, science 13, ma 2
do 0 develop republic
exp c0 ma 2, ma-total 2, ca 6

8.3b from Constitutional Monarchy to Republic: then unspent ones go
with ma=4
with ma=3
age ii
c0 government constitutional-monarchy, hand republic, science 13, ma {ma}
do 0 develop republic
exp c0 ma 2, ma-total 2

9.3d Robespierre from Republic (7) to Monarchy (5): civil actions already spent go first (9.3.5)
age ii
c0 leader maximilien-robespierre, government republic, hand monarchy, science 2, ca 6
do 0 revolt monarchy
exp c0 ca 5, ca-total 5, ma 0, ma-total 4, culture 3

9.3e Hammurabi's converted action before a revolution does not touch the civil ones (A-8)
c0 leader hammurabi, hand monarchy, science 2
do 0 convert
do 0 revolt monarchy
exp c0 ca 0, extra-ca 1, ma 2, ma-total 3

8.3c completing the Kremlin: one civil and one military action more at once, a face less (10.2)
age ii
c0 unfinished kremlin 2, resources 4, workers religion 2, ca 1, ma 0
exp c0 happiness 2
do 0 stage 1
exp c0 ca 1, ma 1, ca-total 5, ma-total 3, happiness 1, culture-rating 4, blue 22   # blue: 16 + 4 + 2

9.2 Military Theory for Warfare: only the difference comes (A-13)
age iii
c0 techs warfare, hand military-theory, science 11, ma 0
do 0 develop military-theory
exp c0 ma 2, ma-total 5, strength 6   # strength: 1 + 5

9.2b Justice System after Civil Service: the lower one leaves again (A-13)
age iii
c0 techs civil-service, hand justice-system, science 7, ca 3
do 0 develop justice-system
exp c0 ca 2, ca-total 6, blue 16, blue-sum 16, science 0, techs civil-service justice-system 0

9.2c Civil Service for Code of Laws: only the difference comes (A-13)
age iii
c0 techs code-of-laws, hand civil-service, science 10, ca 3
do 0 develop civil-service
exp c0 ca 3, ca-total 6, blue 19

9.2d Civil Service for Justice System: the blue tokens stay (A-13)
age iii
c0 techs justice-system, hand civil-service, science 10
do 0 develop civil-service
exp c0 blue 16, ca-total 6

9.1 a technology that left may be taken again: its name is neither in hand nor in play
seats 3
row code-of-laws
c0 techs code-of-laws, hand justice-system, science 7
exp refused have-technology 0 take 1
do 0 develop justice-system
exp legal 0 take 1

10.1 Hammurabi converts and is replaced in one turn; what he gave stays
row iron
c0 leader hammurabi, hand joan-of-arc
do 0 convert
do 0 lead joan-of-arc
exp c0 extra-ca 0, ca 4, ma 2, ma-total 3

10.1b Churchill speaks and is replaced in one turn; what he gave stays
age iii
c0 leader winston-churchill, hand charlie-chaplin
do 0 speak
do 0 lead charlie-chaplin
exp c0 culture 3, ca 4, happiness 2

13.1 Churchill replaced without a choice: he must be in play at the end of the turn
age iii
c0 leader winston-churchill, hand charlie-chaplin
do 0 lead charlie-chaplin
do 0 done
go
exp c0 culture 0

8.2 Gates replaced: culture of the levels of his labs when he leaves (10.8)
age iii
c0 leader bill-gates, hand sid-meier, workers alchemy 2 computers 1 philosophy 2
do 0 lead sid-meier
exp c0 culture 5, ca 4   # culture: 2 + 3

10.4 Homer without a completed wonder simply goes, an action comes back
c0 leader homer, hand moses, unfinished pyramids 1, ca 2
do 0 lead moses
exp c0 ca 2, happiness 0

10.4b Homer tucked under a wonder: no action comes back
c0 leader homer, hand moses, wonders hanging-gardens, ca 2
do 0 lead moses
do 0 pick hanging-gardens
exp c0 ca 1, happiness 3

10.4c Homer not tucked: an action comes back
c0 leader homer, hand moses, wonders hanging-gardens, ca 2
do 0 lead moses
do 0 pass
exp c0 ca 2, happiness 2

10.4d Homer's face makes the Kremlin 0; under St. Peter's it is not raised (10.5, S2)
with wonders=kremlin happiness=1
with wonders=st-peters-basilica happiness=4
age ii
c0 wonders {wonders}, homer {wonders}, workers religion 1
exp c0 happiness {happiness}

10.5 St. Peter's: each other card that shows a face shows one more; bad faces do not
age iii
c0 wonders st-peters-basilica hanging-gardens, leader william-shakespeare
c0 colonies historic-territory-i, government communism
exp c0 happiness 7   # 1 + 3 + 2 + 2 - 1

10.5b St. Peter's ravaged raises nothing
age iii
c0 wonders st-peters-basilica hanging-gardens, leader william-shakespeare
c0 colonies historic-territory-i, government communism, ravaged st-peters-basilica
exp c0 happiness 3   # 2 + 1 + 1 - 1

10.5c Hanging Gardens ravaged show no face that St. Peter's could raise
age iii
c0 wonders st-peters-basilica hanging-gardens, leader william-shakespeare, government communism
c0 ravaged hanging-gardens
exp c0 happiness 2   # 1 + 2 - 1

10.6 Michelangelo reads raised faces: temples, theaters, wonders
c0 leader michelangelo, wonders st-peters-basilica great-wall
c0 workers religion 1 drama 1 bread-and-circuses 1
exp c0 culture-rating 13   # St. Peter's 2, Great Wall 1, Religion 1, Drama 2; faces 1 + 2 + 2 + 2

10.6b Joan reads raised faces: temples and governments
c0 leader joan-of-arc, wonders st-peters-basilica great-wall
c0 workers religion 1 drama 1 bread-and-circuses 1, government theocracy
exp c0 strength 6   # the arena 1, Theocracy 1; faces 2 + 2

10.6c a ravaged wonder shows Michelangelo nothing (6.11, S4)
c0 leader michelangelo, wonders hanging-gardens, ravaged hanging-gardens
exp c0 culture-rating 2, happiness 0

10.6d a ravaged wonder shows Michelangelo nothing, but Homer's face under it is read (6.11, S4)
c0 leader michelangelo, wonders hanging-gardens, ravaged hanging-gardens, homer hanging-gardens
exp c0 culture-rating 3, happiness 1

10.7 Sid Meier and a library: a lab's science is 1 less, its culture its level; libraries as before
age iii
c0 leader sid-meier, workers computers 2 philosophy 1 multimedia 1
exp c0 science-rating 11   # 4 + 4 + 0 + 3
exp c0 culture-rating 9   # 3 + 3 + 0 + 3

10 Fundamentalism and no labs: a rating is never below nothing (22.2)
age iii
c0 government fundamentalism, workers -
exp c0 science-rating 0

10b Fundamentalism and a lab under Newton: 2 + 1 - 2 (22.2)
age iii
c0 government fundamentalism, workers alchemy 1, leader isaac-newton
exp c0 science-rating 1, strength 5   # science-rating: 2 + 1 - 2

10c wonders completed score with what is there: Hollywood with Bach (10.7)
age iii
c0 unfinished hollywood 2, resources 5, leader johann-sebastian-bach
c0 workers opera 2 journalism 1 philosophy 1
do 0 stage 1
exp c0 culture 20   # 2 * (4 + 4 + 2)

10e wonders completed score with what is there: the Internet with Chaplin (10.7)
age iii
c0 unfinished internet 4, resources 2, leader charlie-chaplin
c0 workers movies 1 opera 1 team-sports 1 alchemy 1 religion 1 warriors 3
do 0 stage 1
exp c0 culture 16   # 4 + 4 + 3 + 2 + 2 + 1

10d Ocean Liners work in the phase they are completed: once a turn (10.2, 8.2)
age ii
c0 unfinished ocean-liner-service 3, resources 4
do 0 stage 1
do 0 liner
exp c0 unused 2, yellow 17, ca 3
exp refused already-used 0 liner

14.5 Engineering Genius A and an empty bank: the token just paid is in the bank (11.2)
c0 unfinished colossus 0, hand engineering-genius-a, stock bronze 2, blue 0
do 0 play engineering-genius-a
exp c0 resources 1, unfinished colossus 1, blue 0

14.5b Engineering Genius I and an empty bank: without a token, a card of choice gives its own (11.2)
c0 unfinished colossus 0, hand engineering-genius-i, stock bronze 2 agriculture 1, blue 0
do 0 play engineering-genius-i
do 0 pick bronze
exp c0 resources 1, food 1, unfinished colossus 1, blue 0

15.1 Barbarossa and pools: one resource less, the rest from Patriotism; his action pays for both (8.4.4)
c0 leader frederick-barbarossa, hand patriotism-a, food 1, yellow 17, techs knights, resources 1
c0 unused 0
do 0 play patriotism-a
do 0 barbarossa knights
exp c0 food 0, resources 0, unit-resources 0, ma 2, extra-ma 0, unused 0

11.1 an older copy and a new one: one in hand, one taken this phase: one can be played
row rich-land-a
c0 hand rich-land-a, resources 9, unused 2
do 0 take 1
do 0 play rich-land-a
do 0 build bronze
exp refused taken-this-phase 0 play rich-land-a

14.8 Trade Routes of both kinds: once a turn each; a food for a unit's resource too
seats 3
pact trade-routes-agreement 0 1
c0 food 1, resources 1
do 0 food-as-resource
do 0 build warriors
exp c0 food 0, resources 0, ma 1
exp refused already-used 0 food-as-resource
exp refused no-power 0 resource-as-food

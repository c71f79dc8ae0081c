# Two or three cards at once, over a whole turn or two: rules 5, 6, 8, 10, 13.

5 Caesar cancels a treaty and attacks: two political actions; the treaty forbids nothing now (5.5)
seats 3
phase politics
pact peace-treaty 1 0
c0 leader julius-caesar, workers warriors 3, military spy | c1 science 9
exp refused pact-forbids 0 attack spy 1
do 0 cancel peace-treaty
exp refused not-party 0 cancel peace-treaty
do 0 attack spy 1
exp c0 science 5, caesar 1 | phase action

5b Caesar prepares and declares: an event, then a war; the second one is spent for good
option resignation off
phase politics
events pestilence good-harvest
c0 leader julius-caesar, workers warriors 3, military foray war-over-territory rats crusades
do 0 prepare foray
do draw pestilence
do 0 declare war-over-territory 1
exp c0 war war-over-territory 1, caesar 1, ma 1
do 0 done
go
do 1 done
go
do 0 prepare rats
go
exp phase action

5c Caesar keeps his second action: not used this turn, it waits
phase politics
events rats good-harvest
c0 leader julius-caesar, workers warriors 3, military foray
do 0 prepare foray
do draw rats
exp c0 caesar 0   # nothing more could be done

5.4 a pact in the place of another: Open Borders go, and with them an action of both (5.4.3, 8.3)
seats 3
age ii | phase politics
pact open-borders-agreement 0 2 | pact military-alliance 1 0
c0 military trade-routes-agreement
exp c0 ma 3, ma-total 3, strength 4
do 0 offer trade-routes-agreement 1 a
do 1 accept
exp c0 ma 2, ma-total 2, strength 4 | c2 ma 2, ma-total 2
exp gone open-borders-agreement military-alliance 0

12.1 the price is read before the token leaves: 2 with seventeen in the bank, then 3
c0 food 5, yellow 17
do 0 population
do 0 population
exp c0 food 0, unused 3

12.1b the price is read before the token leaves: with Ocean Liners before, 3 at once
age ii
c0 food 3, yellow 17, wonders ocean-liner-service
do 0 liner
do 0 population
exp c0 food 0, unused 3, yellow 15

10.7 Chaplin and two theaters alike: the best one, once
with workers="opera 2" culture-rating=9
with workers="movies 1 opera 2" culture-rating=14
age iii
c0 leader charlie-chaplin, workers {workers}
exp c0 culture-rating {culture-rating}

10.7b the Internet under Sid Meier: each Computers 4 science and 3 culture, Philosophy nothing
age iii
c0 unfinished internet 4, resources 2, leader sid-meier
c0 workers computers 2 philosophy 1 multimedia 1
do 0 stage 1
exp c0 culture 20   # 7 + 7 + 0 + 6

6.7 a temple too many: two temples under Despotism; the event asks only who may build
phase politics
events development-of-religion
c0 workers religion 2, military historic-territory-i
do 0 prepare historic-territory-i
do draw development-of-religion
exp actors 1
do 1 build religion
exp c1 happiness 1, culture-rating 1, unused 0

5.2 Infiltrate an old wonder: three culture a level: none for Age A; the tokens go back
age ii | phase politics
c0 workers warriors 3, military infiltrate | c1 unfinished pyramids 2, blue 3
do 0 attack infiltrate 1
exp c0 culture 0 | c1 unfinished -, blue 5

6.14 a leader lost in one's own politics: Napoleon's actions are gone before the action phase (8.3)
age iii | phase politics
events iconoclasm
c0 leader napoleon-bonaparte, military historic-territory-i
do 0 prepare historic-territory-i
do draw iconoclasm
exp c0 leader -, ma 2, ma-total 2, strength 1

7.5 Strategic Territory: the hand may grow beyond the limit until the turn ends (13.2)
age ii | phase politics
events strategic-territory-i
c0 workers warriors 2, military legion phalanx historic-territory-i | c1 workers -
do 0 prepare historic-territory-i
do draw strategic-territory-i
do 0 bid 1
do 0 done
do draw refugees
do draw cold-war
do draw spy
exp c0 military 5, strength 3, yellow 19   # strength: 1 + 2
do 0 done
exp actors 0   # three must go
exp offers 0 discard legion, discard phalanx, discard spy, discard cold-war, discard refugees

10.1 two leaders in one turn: Aristotle learns of what is taken before he goes, not after (8.2)
row iron alchemy
c0 leader aristotle, hand joan-of-arc
do 0 take 1
do 0 lead joan-of-arc
do 0 take 2
exp c0 science 1, ca 2

13.3 a civilisation with nothing starves: four culture for each food that is missing (13.3 d)
age ii
c0 workers drama 2 theology 2, yellow 0, unused 8, culture 20, government monarchy
do 0 done
go
exp c0 culture 2, food 0   # culture: 20 + 6 - 24

9.3 after a revolution civil actions are gone, military ones of the new government are there (9.3.3)
age iii
c0 hand communism, science 5, resources 6, unused 3, ma 0
do 0 revolt communism
exp c0 ca 0, ca-total 7, ma 3, ma-total 5, happiness 0
do 0 build warriors
do 0 build warriors
exp c0 ma 1, strength 3

6.10 a card taken twice: one by the agreement, one in the action phase: one may be played (11.1)
age ii | phase politics
row reserves-i reserves-i iron drama monarchy alchemy
events international-agreement
c0 workers warriors 3, military historic-territory-i
do 0 prepare historic-territory-i
do draw international-agreement
do 0 take 1
do 0 done
go
exp row reserves-i iron drama monarchy alchemy
do 0 take 1
do 0 play reserves-i
do 0 split 0
exp c0 resources 2, ca 2
exp refused taken-this-phase 0 play reserves-i

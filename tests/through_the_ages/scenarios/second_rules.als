# What the rules of version 2 changed. `option rules 1` plays a game that began before.

8.4.5c Scientific Cooperation: while the partner has no science, nothing can be developed, whatever one has
seats 3
age ii
pact scientific-cooperation 1 0
c0 hand iron monarchy breakthrough-i, science 20 | c1 science 0
exp refused partner-short 0 develop iron
exp refused partner-short 0 develop monarchy
exp refused partner-short 0 revolt monarchy
exp refused cannot-follow 0 play breakthrough-i

8.4.5d it binds either side of the pact, and nobody else
seats 3
age ii
pact scientific-cooperation 1 0
c2 hand iron, science 5 | turn 2
do 2 develop iron
exp c2 science 0

8.4.5e one science of the partner is enough for one technology; the payment is told
seats 3
age ii
pact scientific-cooperation 1 0
c0 hand iron alchemy, science 20 | c1 science 1
do 0 develop iron
exp c0 science 17 | c1 science 0 | told lost-science
exp refused partner-short 0 develop alchemy

8.4.5f Development of Civilization develops nothing either
seats 3
age ii | phase politics
events development-of-civilization crusades
pact scientific-cooperation 1 0
c0 hand iron, science 9, military foray | c1 science 0
do 0 prepare foray
do draw development-of-civilization
exp refused partner-short 0 develop iron

4.5b Homer's resource for units is there in the turn he is played, and gone after it
c0 hand homer, resources 1, unused 2
do 0 lead homer
exp c0 unit-resources 1
do 0 build warriors
exp c0 unit-resources 0, resources 0, ma 1
do 0 done
exp c0 unit-resources 0

4.5c under the rules of version 1 he brings it from the next turn on
option rules 1
c0 hand homer, resources 1, unused 2
do 0 lead homer
exp c0 unit-resources 0
exp refused no-resources 0 build warriors

A-6 without actions left nothing remains but to end the turn, and it does not end by itself
c0 ca 1, ma 0, food 2
do 0 population
exp turn 0 | phase action | offers 0 done
do 0 done
go
exp turn 1

A-6b the first turn waits for its end too
age a | phase start | round 1
row moses iron colossus
do 0 take 1
exp asked first-turn | offers 0 done
do 0 done
go
exp turn 1

A-6c a table may let such turns end by themselves
option turn-end itself
c0 ca 1, ma 0, food 2
do 0 population
go
exp turn 1

A-6d under the rules of version 1 they always do
option rules 1
c0 ca 1, ma 0, food 2
do 0 population
go
exp turn 1

A-1b whoever has no cards may still pass or resign
phase politics
exp offers 0 pass, resign

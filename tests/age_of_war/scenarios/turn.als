# Rules 4 and 5: rolls, lines, losing dice

W1 the last line takes the city (rules 5 and 6): the turn of Katya
option first 0
do roll 3 3 2 A C 1 A
do 0 fill daliang infantry-8         # 3 + 3 + 2 are enough
exp dice 4 | attack daliang infantry-8
do roll A C 1 2
exp offers 0 lose
exp refused other-target 0 fill shouchun archers
exp refused special-not-needed 0 fill daliang special
do 0 lose
do roll G 2 A
do 0 fill daliang general
exp told conquered 0 city=daliang | c0 daliang
exp locked -                         # Anyi is missing
exp turn 1 | dice 7
exp refused not-your-turn 0 lose

W4 only one line per roll: archers and cavalry of the old roll are gone
turn 0
do roll G A C 1 1 1 1
do 0 fill wan general
exp dice 6 | actors chance | noption 0
do roll 1 1 1 1 1 1
exp offers 0 lose

W6 losing a die is always allowed, before and after the first line, also when a line fits
turn 0
do roll G A C 3 3 3 3
exp legal 0 lose | legal 0 fill wan general
do 0 fill wan general
do roll A C 1 1 1 1
exp offers 0 lose, fill wan archers, fill wan cavalry
do 0 lose
exp dice 5 | attack wan general      # the city is not released

W7 stealing needs the special line too; two generals in one roll do not fill both lines (R-16)
c1 daliang
do roll G G 3 3 3 A 1
exp legal 0 fill daliang general | legal 0 fill daliang special | legal 0 fill daliang infantry-8
do 0 fill daliang special
do roll G G 3 3 3 A
exp offers 0 lose, fill daliang general, fill daliang infantry-8
do 0 fill daliang infantry-8
do roll G A A
do 0 fill daliang general
exp told stolen 0 city=daliang other=1
exp c0 daliang | c1 -

W10 the last die fails: rolled, looked at, lost; nothing of the attempt remains (R-6, R-9)
attack daliang infantry-8 | dice 1
do roll A
exp offers 0 lose
do 0 lose
exp told failed 0 city=daliang
exp c0 - | turn 1 | dice 7 | attack -
do roll G 1 1 1 1 1 1
exp legal 1 fill daliang general

W10b the last die succeeds (R-6)
attack daliang infantry-8 | dice 1
do roll G
do 0 fill daliang general
exp c0 daliang

W11 dice used up: all lie on lines, the general line is open (R-5)
turn 0
do roll 2 1 1 A A C C
do 0 fill ji infantry-4
exp dice 4
do roll 1 1 1 1
do 0 fill ji infantry-4-2
exp told filled 0 city=ji line=infantry-4-2 dice=4
exp told failed 0 city=ji
exp c0 - | turn 1

R-2 the first seat is drawn
seats 3
exp refused wrong-dice roll 1 1 1 1 1 1 1
exp refused wrong-dice first 3
do first 2
exp turn 2

R-2b the first seat is given
seats 3
option first 1
exp turn 1

clockwise: turns go clockwise, and every loss, roll, line and turn is told with its figures (rules 3 and 5)
with seat=1 next=2 last=0 turn=2
with seat=2 next=0 last=1 turn=2
with seat=0 next=1 last=2 turn=2
seats 3
turn {seat}
dice 2
do roll 1 1
exp told rolled {seat} dice=2 | offers {next} - | offers {last} -
do {seat} lose
exp told lost {seat} dice=1
do roll 1
do {seat} lose
exp told failed-early {seat} | told began {next} turn={turn} | turn {next} | dice 7
do roll 3 3 2 A C 1 A
do {next} fill daliang infantry-8
exp told filled {next} line=infantry-8 dice=3

R-4 no special line in the centre
turn 0
do roll G G G G G G G
exp refused special-not-needed 0 fill wan special

R-7 which die is lost is not asked: one action, and only the number of dice is kept
turn 0
do roll 1 2 3 A C G G
exp legal 0 lose
do 0 lose
exp dice 6 | actors chance

R-8 giving up is losing all dice: there is no passing, seven losses end the turn
turn 0
do roll 1 1 1 1 1 1 1
do 0 lose
do roll 1 1 1 1 1 1
do 0 lose
do roll 1 1 1 1 1
do 0 lose
do roll 1 1 1 1
do 0 lose
do roll 1 1 1
do 0 lose
do roll 1 1
do 0 lose
exp turn 0 | dice 1
do roll 1
do 0 lose
exp turn 1 | dice 7

R-15 equal lines are two lines: the same faces twice, once per roll
turn 0
do roll A A A A A A A
exp legal 0 fill ying archers | legal 0 fill ying archers-2
do 0 fill ying archers-2
do roll A A A A A A
exp offers 0 lose, fill ying archers
exp refused already-filled 0 fill ying archers-2

R-17 no wild faces: generals stand for nothing else
turn 0
do roll G G G G G G G
exp refused does-not-fit 0 fill wan archers | refused does-not-fit 0 fill daliang infantry-8
exp legal 0 fill wan general | legal 0 fill xinzheng general-general

R-18 hopeless attempts go on: one die left, three lines open, and it may still be placed
dice 1
do roll G
exp legal 0 fill jinyang general

not-fitting: a die that does not fit is refused (rules 4)
turn 0
do roll 1 1 1 1 1 1 1
exp refused does-not-fit 0 fill wan general | refused does-not-fit 0 fill chen infantry-10

as-many-dice: chance rolls as many dice as are left (rules 5)
option first 0
exp refused wrong-dice roll 1 1 1 1 1 1
exp legal roll 1 1 1 1 1 1 1

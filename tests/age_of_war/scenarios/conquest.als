# Rules 6 and 7: taking cities, complete provinces, the end, who wins

W2 ties go to more cities, those of complete provinces counted (R-12)
c0 ying shouchun daliang chen dai xinzheng ji xiangping
rest 1
exp score 0 16 8 2 | score 1 16 6 1 | places 1 2 | ending conquered-all

W3 equal in all shares the victory (R-13)
c0 shouchun chen wan linzi anyi ji xinzheng
rest 1
exp score 0 16 7 1 | score 1 16 7 1 | places 1 1

W8 a complete province cannot be attacked (rules 6)
with city=daliang line=general
with city=anyi line=cavalry-cavalry
c1 daliang anyi xinzheng
do roll 3 3 3 G C C A
exp refused province-locked 0 fill {city} {line}

W8b Xinzheng is safe at once: a province of one city (R-10)
c1 xinzheng
do roll G G A C 3 3 3
exp locked han | refused province-locked 0 fill xinzheng general-general

R-10 a province of one city is complete with it: locked by the conquest, out of reach of all
turn 0
do roll G G A C 3 3 1
do 0 fill xinzheng general-general
do roll A C 3 3 1
do 0 fill xinzheng archers
do roll C 3 3 1
do 0 fill xinzheng cavalry
do roll 3 3 1
do 0 fill xinzheng infantry-4
exp told conquered 0 city=xinzheng | told locked 0 points=3 | score 0 3 1 1
do roll G G A C 3 3 3
exp turn 1 | refused province-locked 1 fill xinzheng archers

W9 stealing completes a province: Wei is worth 5, not 4
c0 anyi | c1 daliang
exp score 0 2 1 0
do roll 3 3 2 A A A A
do 0 fill daliang infantry-8
do roll G A A A
do 0 fill daliang special
do roll G A A
do 0 fill daliang general
exp told stolen 0 city=daliang | told locked 0 province=wei
exp score 0 5 2 1 | score 1 0 0 0

W12 the last city of the centre ends the game at once, even if the taker loses by it (R-11)
c0 ying
rest 1
centre wan
do roll G A C 1 1 1 1
do 0 fill wan general
do roll A C 1 1 1 1
do 0 fill wan archers
do roll C 1 1 1 1
do 0 fill wan cavalry
exp actors - | turn 0 | places 2 1 | ending conquered-all | refused over 1 lose
exp score 0 3 2 0 | centre -

stealing: it does not end the game: the centre is as full as before (rules 6)
rest 1
centre chen ji linzi handan daliang
do roll G A C 1 1 1 1
do 0 fill wan special
do roll G 1 1 1 1 1
do 0 fill wan general
do roll A 1 1 1 1
do 0 fill wan archers
do roll C 1 1 1
do 0 fill wan cavalry
exp c0 wan | places - | turn 1

W13 a province replaces its cities: 10 points, not 17 (rules 7)
c0 shouchun ying chen wan
exp score 0 10 4 1

W13b a province that lacks a city counts by its cities
c0 shouchun ying chen
exp score 0 6 3 0

everything: all cities are 38 points (rules 7)
rest 0
exp score 0 38 14 6

R-14 the cap stops play and ranks what is held: three turns, Wan taken in the first
option first 0
option cap 3
attack wan general archers | dice 5
do roll C 1 1 1 1
do 0 fill wan cavalry
do roll 1 1 1 1 1 1 1
do 1 lose
do roll 1 1 1 1 1 1
do 1 lose
do roll 1 1 1 1 1
do 1 lose
do roll 1 1 1 1
do 1 lose
do roll 1 1 1
do 1 lose
do roll 1 1
do 1 lose
do roll 1
do 1 lose
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
exp places -
do roll 1
do 0 lose
exp told ended ending=capped | places 1 2 | ending capped

R-14b a cap of one turn, in the middle of an attempt: all are equal, so all win
seats 6
option cap 1
turn 5
attack wan general | dice 1
do roll 1
do 5 lose
exp told ended ending=capped | places 1 1 1 1 1 1 | refused over 0 lose | offers 5 -

R-14c with a cap of 0 no turn is the last but the one that empties the centre
with cap=0 so="turn 1"
with cap=1 so="ending capped"
option first 0
option cap {cap}
attack wan general | dice 1
do roll 1
do 0 lose
exp {so}

R-19 the holder of a province plays on
c0 daliang anyi
attack wan general archers | dice 5
do roll C 1 1 1 1
do 0 fill wan cavalry
exp c0 anyi daliang wan | places -

own-city: one's own city cannot be attacked (rules 4)
c0 wan
do roll G A C 1 1 1 1
exp refused own-city 0 fill wan general

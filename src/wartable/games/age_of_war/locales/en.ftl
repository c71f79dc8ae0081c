title = Age of War
tagline = Seven dice, fourteen cities.
rules-summary =
    Fourteen cities of six provinces lie in the centre. On your turn you try to take one city.
    Roll all seven dice. After each roll do one of two things: fill one battle line of a city with dice of this roll, or lose a die. Then roll what is left.
    The first line you fill binds you to its city for the turn. Symbols need exactly these faces; an infantry line needs infantry dice that add up to its number or more.
    Fill every line and the city is yours. Run out of dice and nothing remains of the attempt.
    You may also take a face-up city from an opponent: then one more line, a single general, must be filled.
    Whoever holds all cities of a province completes it: its points replace those of its cities, and nobody can take it any more.
    When the last city leaves the centre the game ends at once. Most points win; ties go to more cities, then to more complete provinces.

city-shouchun = Shouchun
city-ying = Ying
city-chen = Chen
city-wan = Wan
city-handan = Handan
city-jinyang = Jinyang
city-dai = Dai
city-linzi = Linzi
city-jimo = Jimo
city-daliang = Daliang
city-anyi = Anyi
city-ji = Ji
city-xiangping = Xiangping
city-xinzheng = Xinzheng
province-chu = Chu
province-zhao = Zhao
province-qi = Qi
province-wei = Wei
province-yan = Yan
province-han = Han

troop-archers = archers
troop-cavalry = cavalry
troop-general = general
line-infantry = { $n } infantry
line-special = special general line
line-second = { $line } (second line)
roll-infantry = infantry { $values }
die-blank = No die: it lies on a line or is lost for this turn
die-left = A die that is rolled next
die-1 = Die: 1 infantry
die-2 = Die: 2 infantry
die-3 = Die: 3 infantry
die-a = Die: archers
die-c = Die: cavalry
die-g = Die: general

lack-line = { $line }: { $have } of { $need }.
cost-lose = Your chance falls from { $now } to { $then }.
cost-bind = For the rest of this turn you attack only { $city }.
action-lose = Lose a die
action-fill = Fill: { $line }
action-attack = { $city }: { $line }
option-first = Who begins
option-first-draw = Drawn by lot
option-first-0 = Seat 1
option-first-1 = Seat 2
option-first-2 = Seat 3
option-first-3 = Seat 4
option-first-4 = Seat 5
option-first-5 = Seat 6
option-cap = Turns after which play is stopped (0: never)
option-cap-0 = never

event-began = { $seat } begins turn { $turn }.
event-began-you = You begin turn { $turn }.
event-rolled = { $seat } rolls { $roll }.
event-rolled-you = You roll { $roll }.
event-filled =
    { $seat } fills a line of { $city } ({ $line }) with { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }.
event-filled-you =
    You fill a line of { $city } ({ $line }) with { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }.
event-lost =
    { $seat } loses a die; { $dice ->
        [0] none is left
        [one] { $dice } is left
       *[other] { $dice } are left
    }.
event-lost-you =
    You lose a die; { $dice ->
        [0] none is left
        [one] { $dice } is left
       *[other] { $dice } are left
    }.
event-conquered = { $seat } takes { $city }.
event-conquered-you = You take { $city }.
event-stolen = { $seat } takes { $city } from { $other }.
event-stolen-you = You take { $city } from { $other }.
event-stolen-yours = { $seat } takes { $city } from you.
event-locked =
    { $seat } completes { $province }, worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. It can no longer be taken.
event-locked-you =
    You complete { $province }, worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. It can no longer be taken.
event-failed = { $seat } fails at { $city }: no dice left.
event-failed-you = You fail at { $city }: no dice left.
event-failed-early = { $seat } attacks no city this turn.
event-failed-early-you = You attack no city this turn.
event-ended = { $ending }
ending-conquered-all = The centre is empty: the game is over.
ending-capped = The agreed number of turns is played: the game is stopped and ranked as it stands.

refusal-wrong-dice = Chance must roll exactly the dice that are in play, or draw who begins when that is asked.
refusal-does-not-fit = The dice of this roll cannot fill that line.
refusal-other-target = Another city is under attack: its lines only, until the turn ends.
refusal-own-city = That city is yours already.
refusal-province-locked = That province is complete: its cities can no longer be taken.
refusal-special-not-needed = The special general line is for cities held by an opponent.
refusal-already-filled = That line is filled already.

rule-4 = A symbol line takes exactly its faces from one roll, an infantry line dice that add up to its number or more. Any face-up city but one's own may be attacked.
rule-5 = After a roll: fill one line or lose one die, then roll the rest. The first line filled fixes the city for the turn.
rule-6 = A city whose lines are all filled changes hands. Whoever then holds a whole province turns it face down: it is safe for good.
rule-7 = A complete province counts its own points instead of those of its cities. Ties: more cities, then more complete provinces.
rule-r-1 = Two to six play; the rules do not depend on the number.
rule-r-2 = Who begins is drawn by lot unless the table has agreed on somebody.
rule-r-3 = An infantry line is filled with as few dice as possible, the largest first. More dice left are never worse, so nothing is to choose.
rule-r-4 = The special line of a city in the centre cannot be filled. It would only cost a die.
rule-r-5 = If all dice lie on lines and a line is still open, the turn ends without success.
rule-r-6 = The last die is rolled like any other; if it is not used it is lost and the turn ends.
rule-r-7 = Which die is lost does not matter: all others are rolled again.
rule-r-8 = There is no passing. Giving up is losing one die after another.
rule-r-9 = A failed attempt leaves no trace: next time the city starts anew.
rule-r-10 = A province of a single city is complete, and safe, as soon as that city is taken.
rule-r-11 = The game ends at once with the last city of the centre; nobody gets another turn.
rule-r-12 = The number of cities that breaks ties includes those of complete provinces.
rule-r-13 = Among several players the three figures are compared in order; who is equal in all shares the place.
rule-r-14 = The rules know no limit. A table may stop after an agreed number of turns and rank what everybody holds.
rule-r-15 = Two equal lines of a city are two lines: each is filled once, one per roll.
rule-r-16 = A city with a general line needs two generals against an opponent, in two different rolls.
rule-r-17 = No face is a wild card, the general neither.
rule-r-18 = An attempt may go on even when the dice left cannot succeed.
rule-r-19 = Whoever has completed a province plays on as before.
rule-r-20 = City names follow the rulebook at hand where it gives one, even where other spellings are usual.

scene-title = Age of War: fourteen cities, seven dice
scene-subtitle =
    Turn { $turn } · { $left ->
        [0] none in the centre
       *[other] { $left } in the centre
    }
prompt-attack = Attack a city, or lose a die.
prompt-siege = Fill a line of { $city }, or lose a die.
prompt-stuck = Nothing fits: lose a die.
prompt-wait = { $seat } is to move.
prompt-chance = The dice are rolling.
hint-chances = Beside an action: the chance that you then take its city this turn; after losing a die, some city.
hint-chances-siege = Beside an action: the chance that you then take the city this turn.
hint-dice =
    { $n ->
        [one] { $n } die in play.
       *[other] { $n } dice in play.
    }
unit-points =
    { $n ->
        [one] point
       *[other] points
    }
facts-cities =
    { $n ->
        [one] { $n } city
       *[other] { $n } cities
    }
facts-complete = complete: { $names }
title-city =
    { $name }, { $province }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
tip-province = Who holds how many of its { $n } cities: { $held }. Whoever has them all completes it, and nobody can take them any more.
tip-die-idle = No line that you may fill now takes it. It is rolled again with the others.
title-province =
    { $name }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } when complete
title-locked = { $name } is complete: { $seat }
tip-lines = Lines: { $lines }.
tip-centre = In the centre.
tip-held = Held by { $seat }.
tip-special = To take it, one more line must be filled: a single general.
tip-special-why = A city that somebody holds is taken with this line besides its own.
across-nothing = { $seat } holds no city yet.
tip-threatened = Dotted frame: with this city, whoever holds the rest of the province completes it.
tip-locked = The province is complete: it is safe for the rest of the game.

column-province = Province
column-city = City
column-points = Pts
column-lines = Lines
column-holder = Held by
board-dice = Dice:
board-safe = safe
board-legend = A archers · C cavalry · G general · figures: infantry · + G against an opponent

odds-title-fresh =
    { $n ->
        [one] Chances with { $n } die about to be rolled
       *[other] Chances with { $n } dice about to be rolled
    }
odds-title-roll = Chances with this roll: { $roll }
odds-heading-city = City
odds-heading-points = Pts
odds-heading-where = Where
odds-heading-chance = Chance
odds-heading-best = Best first line
odds-heading-after = After losing a die
odds-centre = centre
odds-lose = lose a die
odds-note-fresh = Exact chances to take each city when the whole turn is played for it; in brackets how often that line is the first one filled.
odds-note-roll = Exact chances to take each city when the rest of the turn is played for it.
outlook-title-you = Your chance to take each city this turn
outlook-title = { $seat }: the chance to take each city this turn
outlook-take-you = You take it this turn with a chance of { $chance }.
outlook-take = { $seat } takes it this turn with a chance of { $chance }.
outlook-best = Best now: { $line }.
outlook-lose = Best now: lose a die.
outlook-after = With a die less: { $chance }.
outlook-fresh = On a fresh turn of yours: { $chance }.
outlook-bound = This turn goes for { $city }.
outlook-any = Some city this turn, no matter which: { $chance }.
advice-fill = { $label }: then { $chance } to take the city; { $win } to win the game.
advice-lose = Lose a die: then { $chance } to take { $city }; { $win } to win the game.
advice-lose-free = Lose a die: then { $chance } to take some city this turn; { $win } to win the game.

figure-seats = Players
figure-dice = Dice
figure-cities = Cities
figure-provinces = Provinces
figure-faces = Faces of a die

figures-end = The end
figures-over = The game is over
head-points = points
head-cities = cities
head-provinces = provinces
## The end
sheet-cities = Points of cities
sheet-provinces = Points of complete provinces
ending-tie = Equal points: more cities win, then more complete provinces.

## What the companion says: before a decision, and why one action is better than another
companion-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
stake-win = the end of the game and victory, { $mine } to { $theirs }
stake-defeat = the end of the game and defeat, { $mine } to { $theirs }
stake-draw = the end of the game and a draw, { $mine } to { $theirs }
stake-complete = all of { $province }, { $points } that nobody can take
stake-deny = { $seat } kept from { $province }, { $points }
stake-break = { $seat } set back from { $province }, { $points }
stake-steal = { $points }, and { $seat } loses as much
stake-points = { $points }

matters-wait = No line of this roll is worth being bound by: { $city }, the likeliest, has { $chance }, and { $dice ->
        [one] { $dice } die still takes
       *[other] { $dice } dice still take
    } some city or other with { $some }.
matters-wait-for = { $city } is the likeliest, { $chance }, but would put you only at { $win } to win; { $wish } makes that { $more } and comes with { $then } after a lost die.
matters-win = { $city } is the last city of the centre: you take it with { $chance }, and that ends the game { $mine } to { $theirs } for you.
matters-defeat = { $city } is the last city of the centre, and taking it would end the game { $mine } to { $theirs } against you; { $better } would help more, { $other } from this roll.
matters-draw = { $city } is the last city of the centre, and taking it would end the game in a draw, { $mine } to { $theirs }; { $better } would help more, { $other } from this roll.
matters-complete = { $city } is all you lack of { $province }: { $points } that nobody can take again, and { $chance } to get it from this roll.
matters-deny = { $seat } lacks only { $city } to complete { $province } for { $points } and takes it with { $fresh } on a fresh turn; you, from this roll, with { $chance }.
matters-break = { $seat } is one city short of { $province }, { $points }; if you take { $city }, it is two: { $chance } from this roll.
matters-steal = { $city } counts twice: { $points } for you and as many off { $seat }; { $chance } from this roll.
matters-race = Only { $n } cities are left in the centre, and it stands { $own } to { $his } between you and { $rival }: what counts is { $city }, { $chance } for { $points }.
matters-surest = { $city } is both the surest and the best of this roll, { $chance } for { $points }; you have { $own }, { $rival } has { $his }.
matters-points = The surest city is { $surest }, { $sure } for { $less }; but { $city } is worth the risk: { $chance } for { $points }.
matters-siege-won = { $city } lacks only { $line }, and the roll has it: { $stake }.
matters-siege-hopeless =
    { $city } is out of reach: { $dice ->
        [one] { $dice } die cannot
       *[other] { $dice } dice cannot
    } fill what is still open ({ $open }).
matters-siege-lose =
    { $line } would take { $used } of your { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    } and leave { $chance } for { $city }; a die given up leaves { $lost }.
matters-siege-lines = At { $city } the order decides: { $line } first leaves { $chance }, { $other } first { $less }, a die given up { $lost }.
matters-siege-fill =
    { $city } still lacks { $open }: with { $line } filled, { $left ->
        [one] { $left } die takes
       *[other] { $left } dice take
    } it with { $chance }; a die given up leaves { $lost }.

because-takes = It takes { $city } at once: { $stake }; the other way leaves { $less }.
because-dice =
    It keeps { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    } instead of { $others }: { $chance } to take { $city }, not { $less }.
because-open = What it leaves open at { $city } ({ $open }) is easier to roll: { $chance } instead of { $less }.
because-fill =
    With { $line } filled, { $dice ->
        [one] { $dice } die takes
       *[other] { $dice } dice take
    } { $city } with { $chance }; a die given up would leave { $less }.
because-keep =
    It keeps your choice: { $dice ->
        [one] { $dice } die takes
       *[other] { $dice } dice take
    } some city with { $some }, while the line binds you to { $city } at { $chance } (at stake: { $stake }).
because-keep-for = { $city } is likely, { $chance }, but puts you only at { $win } to win; { $wish } makes that { $more } and still comes with { $then } after a lost die.
because-bind = The roll suits { $city }: { $chance } now, { $less } after a lost die; at stake: { $stake }.
because-bind-any = The roll suits { $city }: { $chance } now, { $less } after a lost die. The { $some } beside losing a die is for any city; at stake here: { $stake }.
because-worth = { $city } ({ $chance }; { $stake }) would put you at { $win } to win, { $othercity } ({ $otherchance }; { $otherstake }) only at { $otherwin }.
because-surer = { $city } comes with { $chance } ({ $stake }), { $othercity } only with { $otherchance } ({ $otherstake }).
because-stake = { $city } ({ $chance }; { $stake }) brings more than { $othercity } ({ $otherchance }; { $otherstake }), though it is less sure.
because-spare = Better not to take { $city }: it would mean { $stake }.

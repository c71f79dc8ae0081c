## What matters in a position, and why one choice is better

matters-fate = A fate card of { $region } is worth { $mine } to you and { $theirs } to { $rival } as influence stands; { $shown ->
        [0] none lies
        [one] { $shown } lies
       *[other] { $shown } lie
    } there so far.
matters-fate-theirs = Beware of { $region }: a fate card there is worth { $theirs } to { $rival } and { $mine } to you.
matters-fate-open = Nobody you could outplay leads in influence yet; { $n } more fate cards will be shown this game, so a card counts where you mean to stay.
matters-chance = { $theirs ->
        [0] No rival stands in { $province }
       *[other] { $province } stands { $mine } : { $theirs } against { $rival }
    }; one more army of yours there swings the scoring by { $n ->
        [one] { $n } point
       *[other] { $n } points
    }.
matters-chance-attack = { $province } stands { $mine } : { $theirs } against { $rival }; if { $rival } lost an army there, the scoring would swing by { $n ->
        [one] { $n } point
       *[other] { $n } points
    } your way.
matters-threat = { $empty ->
        [yes] Nobody stands in { $province }
       *[no] { $province } stands { $mine } : { $theirs } against { $rival }
    }: one { $kind ->
        [move] step of { $rival } into it
        [attack] attack of { $rival } there
       *[recruit] recruit of { $rival } there
    } would cost you { $n ->
        [one] { $n } point
       *[other] { $n } points
    } of the scoring.
matters-hidden = The face-down order of { $rival } in cell { $cell } is { $kind ->
        [move] a move
        [attack] an attack
       *[recruit] a recruit
    } with a chance of { $chance } %: in { $province } it would cost you { $n ->
        [one] { $n } point
       *[other] { $n } points
    } of the scoring.
matters-order = The order of { $rival } in cell { $cell } is still to act: { $kind ->
        [move] a step into { $province }
        [attack] an attack in { $province }
       *[recruit] a recruit in { $province }
    } would cost you { $n ->
        [one] { $n } point
       *[other] { $n } points
    } of the scoring.
matters-race = { $region } is close: you control { $mine } there, { $rival } { $theirs }; the lead scores { $first }, a tie or the second place { $second }.
matters-mission = One army more in { $province } fulfils “{ $mission }” for you: { $n ->
        [one] { $n } point
       *[other] { $n } points
    } at once.
matters-mission-theirs = { $rival } needs only one army more in { $province } for “{ $mission }”: { $n ->
        [one] { $n } point
       *[other] { $n } points
    } at once.
matters-supply = All { $n } of your armies are on the map: you cannot recruit until one falls.
matters-cover = “{ $order }” of { $rival } in cell { $cell } acts again unless it is covered, and is worth about { $gain } points to { $rival }; covering takes { $price } { $good }, you have { $have }.
matters-now = If the epoch ended now, it would bring you { $mine } and { $rival } { $theirs }.
matters-last = If the game ended now, you would have { $mine } points and { $rival } { $theirs }, resources aside.
because-this = { $kind ->
        [best] Next to “{ $other }”, this choice
       *[better] The better choice
    }
because-fate = { $this } is worth { $mine } to you and { $theirs } to your strongest rival as influence stands; the other one { $less } and { $more }.
because-mission = { $this } fulfils “{ $mission }” at once, for { $n ->
        [one] { $n } point
       *[other] { $n } points
    }; the other choice does not.
because-count = { $this } changes your lead in the scoring by { $n } at once, the other choice by { $less }.
because-count-province = { $this } { $how ->
        [keeps] keeps { $province }
       *[takes] takes control of { $province }
    } and changes your lead in the scoring by { $n } at once, the other choice by { $less }.
because-ends = { $this } ends the epoch { $n } points better for you on average of { $worlds } played on.
because-ends-province = { $this } ends the epoch { $n } points better for you on average; of { $worlds } epochs played on, { $province } ends up yours in { $held }, not in { $less }.
because-holds = { $this } leaves { $province } yours at the end of { $held } of { $worlds } epochs played on, the other choice of { $less }.
because-goods = { $this } leaves you { $n } resources at the end of the epoch on average, the other choice { $less }.
because-alike = { $this } ends this epoch about as the other one does, in { $worlds } epochs played on: what sets it apart comes later.

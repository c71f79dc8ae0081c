## What matters before a decision.

matters-uprising = An uprising threatens: discontent workers { $discontent }, unused { $unused }. The turn would bring nothing, you would lose { n-science } and { n-resource }.
matters-hunger = You will be { $n } food short at the end of the turn, and that costs { n-culture }.
matters-corruption = Corruption will take { n-resource } from you: only { n-blue } left in the bank.
matters-discontent = Happiness is short, { $have } of { $need }: { $n ->
        [one] { $n } unused worker has
       *[other] { $n } unused workers have
    } to stay idle.
matters-leader = You have no leader, while { $card } waits in your hand; { n-ca } left.
matters-leader-newer = { $card } waits in your hand while { $old } still leads; { n-ca } left.
matters-revolution = { $card } is in reach by revolution only while all civil actions are unspent: { n-science } now, { n-ca } more every turn.
matters-technology = Your science is enough for { $card }: it costs { $cost }, you have { $have }.
matters-technology-short = You are { n-science } short of { $card }, and a turn brings { $rate }.
matters-wonder-ready = You can complete { $card } this turn: { $n ->
        [one] the last stage costs
       *[other] the { $n } stages left cost
    } { n-resource }, you have { $have }.
matters-wonder = { $card } still needs { n-resource }: you have { $have }, and a turn brings { $rate }.
matters-swept = { $card } costs { n-ca } now and leaves the row when the next turn begins.
matters-no-worker = You have no unused worker: the next one costs { n-food }, you have { $have }.
matters-unused = { $n ->
        [one] { $n } worker stands
       *[other] { $n } workers stand
    } idle, and you have { n-resource } to build with.
matters-tactic = With the units you have, { $card } would make you stronger by { $n }.
matters-age-leader = Only { $n ->
        [one] { $n } civil card
       *[other] { $n } civil cards
    } of { $age } left: when they run out, { $card } leaves you.
matters-age = Only { $n ->
        [one] { $n } civil card
       *[other] { $n } civil cards
    } of { $age } left: when they run out, everybody loses { n-yellow }.
matters-science = { $rival } makes { $theirs } science a turn, you { $mine }: new technologies will come to you later.
matters-last-round = Last round: you have { $mine } culture and { $rate } to come this turn, { $rival } has { $theirs }.
matters-pace = At today’s pace, over { $turns ->
        [one] { $turns } more turn
       *[other] about { $turns } more turns
    }, you would come to { $mine } culture and { $rival } to { $theirs }.
matters-alone = You are alone at the table, with { n-culture }.
matters-first-turn = With { n-ca } you reach { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } of the row; leaders among them: { $leaders }.
matters-war-against = { $card } by { $rival } will be decided when { $rival } begins the next turn: your strength is { $mine } against { $theirs }.
matters-own-war = Your { $card } against { $rival } will be decided when your next turn begins: strength { $mine } against { $theirs }.
matters-attack = { $card } against { $rival }, strength { $mine } against { $theirs }: { $percent } % of the hands { $rival } may hold cannot repel it.
matters-attack-risky = { $card } against { $rival } is a risk, strength { $mine } against { $theirs }: { $percent } % of the hands { $rival } may hold can repel it.
matters-war = You are { $n } stronger than { $rival }: if that lasts until your next turn, { $card } will be won.
matters-stronger = { $rival } is stronger, { $theirs } against your { $mine }, and holds { n-cards }: beware of an attack.
matters-event = { $card }, which you know to be coming, would now score { $mine } for you and { $theirs } for { $rival }.
matters-prepare = An event you prepare scores up to { n-culture }, and { $n ->
        [1] the last current event comes
       *[other] one of { $n } current events comes
    } up at once: your strength is { $mine }, that of { $rival } { $theirs }.
matters-defend = Your cards can add up to { $reach }, and { $short } repel { $card } by { $rival }.
matters-defend-vain = All your cards together add { $reach }, but only { $short } would repel { $card } by { $rival }.
matters-bid = { $card }: you can send { $most } at most, the highest bid is { $high }. Units that go are lost: your strength is { $mine }, that of { $rival } { $theirs }.
matters-force-enough = The force is strong enough, with { $n } to spare, and units that go are lost: your strength is { $mine }, that of { $rival } { $theirs }.
matters-discard = You hold { $n } military cards and may keep { $limit }; bonus cards among them: { $bonus }. Your strength is { $mine }, that of { $rival } { $theirs }.
matters-force = { $n } more must go, and units that go are lost: your strength is { $mine }, that of { $rival } { $theirs }.
matters-pact = By a rough count { $card } is worth { $mine } culture to you and { $theirs } to { $rival }.
matters-apart = By a rough count, the best answer and the worst are { n-culture } apart by the end of the game.

## Why one action is better than another.

because-ahead = At the end of the turn “{ $better }” is ahead of “{ $played }” by { $more }.
because-ahead-behind = At the end of the turn “{ $better }” is ahead of “{ $played }” by { $more }, and behind by { $less }.
because-ahead-average = On average, at the end of the turn “{ $better }” is ahead of “{ $played }” by { $more }.
because-ahead-behind-average = On average, at the end of the turn “{ $better }” is ahead of “{ $played }” by { $more }, and behind by { $less }.
because-ahead-later = Two turns later, on average, “{ $better }” is ahead of “{ $played }” by { $more }.
because-ahead-behind-later = Two turns later, on average, “{ $better }” is ahead of “{ $played }” by { $more }, and behind by { $less }.
because-resign = Whoever resigns is out of the game and cannot win it any more.
because-unused = “{ $played }” leaves { n-ca } unused: “{ $better }” is ahead of it by { $more } at the end of the turn.
because-uprising = “{ $played }” ends in an uprising: “{ $better }” is ahead of it by { $more }.
because-swept = { $card } costs { n-ca } now and leaves the row when the next turn begins; after “{ $played }” you would go without it.
because-attack = “{ $better }” has strength { $mine } against { $theirs }: { $percent } % of the hands { $rival } may hold cannot repel it.
because-attack-risky = “{ $played }” has strength { $mine } against { $theirs }, but { $percent } % of the hands { $rival } may hold can repel it.
because-declared = “{ $better }” is decided by strength alone when your next turn begins: you have { $mine }, { $rival } has { $theirs }.
because-declared-risky = “{ $played }” is decided by strength alone when your next turn begins: you have { $mine }, { $rival } has { $theirs } and a turn to build units.
because-repelled = Your cards can add { $reach }, and { $short } repel the attack.
because-kept = { $card } defends by { $keeps }, what you give away in its place by { $gives }.
because-in-vain = All your cards together add { $reach }, but { $short } are needed: they would be lost in vain.
because-culture = { $n } culture
because-culture-rate = { $n } culture per turn
because-science = { $n } science
because-science-rate = { $n } science per turn
because-resource = { $n ->
        [one] { $n } resource
       *[other] { $n } resources
    }
because-resource-rate = { $n ->
        [one] { $n } resource per turn
       *[other] { $n } resources per turn
    }
because-food = { $n } food
because-food-rate = { $n } food per turn
because-strength = { $n } strength
because-happy = { $n } happiness
because-ca-rate = { $n ->
        [one] { $n } civil action per turn
       *[other] { $n } civil actions per turn
    }
because-ma-rate = { $n ->
        [one] { $n } military action per turn
       *[other] { $n } military actions per turn
    }
because-worker = { $n ->
        [one] { $n } worker
       *[other] { $n } workers
    }
because-stage = { $n ->
        [one] { $n } stage of a wonder
       *[other] { $n } stages of wonders
    }
because-military-card = { $n ->
        [one] { $n } military card
       *[other] { $n } military cards
    }
because-card = the card { $card }
because-yellow = { $n ->
        [one] { $n } yellow token in the bank
       *[other] { $n } yellow tokens in the bank
    }
because-blue = { $n ->
        [one] { $n } blue token in the bank
       *[other] { $n } blue tokens in the bank
    }
# Rough counts, in culture at the end of the game.
because-cards = about { $n } culture that its cards promise
because-war = about { $n } culture in the war under way
because-events = about { $n } culture of events to come
because-pacts = about { $n } culture from pacts
because-final = { $n } culture in the count at the end of the game
because-rival = about { $n } culture that { $rival } goes without
advice-workers = { $n ->
        [one] { $n } worker more
       *[other] { $n } workers more
    }
advice-text = { $action }: you win { $chance } % of the time{ $why }

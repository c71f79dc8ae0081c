## What the companion says: before a decision, and why one action is better than another
companion-cities =
    { $n ->
        [0] no city
        [one] { $n } city
       *[other] { $n } cities
    }
companion-stones =
    { $n ->
        [0] no card of the monument
        [one] { $n } card of the monument
       *[other] { $n } cards of the monument
    }
companion-cards =
    { $n ->
        [0] no card
        [one] { $n } card
       *[other] { $n } cards
    }
companion-monument = the monument
companion-and = {" and "}
companion-own-cities = you have { $now } cities instead of { $then }
companion-own-stones = your monument has { $now } cards instead of { $then }
companion-own-armies = you have { $now } armies instead of { $then }
companion-own-cards = you hold { $now } cards instead of { $then }
companion-his-cities = { $seat } has { $now } cities instead of { $then }
companion-his-stones = the monument of { $seat } has { $now } cards instead of { $then }
companion-his-armies = { $seat } has { $now } armies instead of { $then }
companion-his-cards = { $seat } holds { $now } cards instead of { $then }

matters-tribe = Victory takes { $cities } cities or { $goal } cards of your own stone, and the tribe decides which stone that is.
matters-open = { $seat } has no army ready against your { $attack }: every one of yours is victorious, a city takes { $need }; { $seat } has cities { $cities }, monument { $stones }, cards { $cards }.
matters-duels = Armies { $attack } against { $defence } of { $seat }: you win a duel with { $won } %, lose it with { $lost } %; { $seat } has cities { $cities }, monument { $stones }, cards { $cards }.
matters-attacked = { $seat } comes with { $attack } against your { $defence } and wins a duel with { $won } %, loses it with { $lost } %; at stake: { $stake }.
matters-raid = Barbarians come with { $attack } against your { $defence } and win a duel with { $won } %, lose it with { $lost } %; at stake: { $stake }.
matters-threat = { $seat } has { $what } and wins at the end of the next own turn unless stopped: ready armies { $attack } against { $defence }, and you win a duel with { $won } %.
matters-hold = You have { $what } and win if that stands to the end of your next turn: { $defence } ready to defend against at most { $attack }.
matters-deny =
    { $seat } has { $stones } of { $goal } on the monument, and you hold { $n ->
        [one] a card
       *[other] { $n } cards
    } of { $kind }: every one you trade away brings the end nearer.
matters-trade-known = You need { $kind } ({ $items }), and rivals are known to hold { $n } of it{ $others ->
        [0] {""}
       *[other] ; others who want it: { $others }
    }.
matters-trade = You need { $kind } ({ $items }); rivals hold { $cards } cards, none of them known to be that{ $others ->
        [0] {""}
       *[other] ; others who want it: { $others }
    }.
matters-limit = You hold { $n } cards and may keep { $limit }; a city still lacks { $city }, so keep longest what goes with that.
matters-limit-city = You hold { $n } cards and may keep { $limit }; among them is all that a city costs.
matters-taxes = The next card is a disaster with { $share } %; { $more } more may be drawn, and you hold { $n } with a limit of { $limit }.
matters-famine = Famine takes all Grain of everybody: you hold { $n } of it.
matters-struck = { $kind } strikes { $seat }, who has { $cities } cities and { $armies } armies.
matters-outnumbered = { $seat } has more armies ready, { $armies } to your { $own }; cities stand { $mine } to { $his } of { $goal }, monuments { $stones } to { $placed } of { $full }.
matters-race = Cities { $mine } to { $his } of { $goal } between you and { $seat }, monuments { $stones } to { $placed } of { $full }; your next city still lacks { $cards }.
matters-race-city = Cities { $mine } to { $his } of { $goal } between you and { $seat }, monuments { $stones } to { $placed } of { $full }, ready armies { $own } to { $armies }; you can pay for a city.

because-goal = With { $armies } victorious armies to be expected, { $goal } takes { $brings }, { $othergoal } { $otherbrings }.
because-victim = Against { $seat } { $armies } victorious armies are to be expected ({ $brings }), against { $otherseat } { $otherarmies } ({ $otherbrings }).
because-later = At the end of the next round, on average of { $n } games, { $list }.
because-far = { $rounds } rounds later, on average of { $n } games, { $list }.
because-now = At once { $list }.

## What the companion says: before a decision, and why one action is better than another
companion-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
companion-score = { $theatre } { $mine } to { $theirs }
companion-first = you are first next time
companion-second = next time you are second
companion-start-first = Ties are yours as the first player; faceup your hand has most for { $theatre }, { $n }, and least for { $weak }, { $less }
companion-start-second = Ties go to { $rival }, the first player; faceup your hand has most for { $theatre }, { $n }, and least for { $weak }, { $less }
companion-lead =
    You hold { $list }; { $theatre } is the thinner lead, by { $n }, and { $rival } has { $cards ->
        [0] no card
        [one] { $cards } card
       *[other] { $cards } cards
    } to come
companion-lead-tie =
    You hold { $list }, but { $theatre } only as the first player at a tie, and { $rival } has { $cards ->
        [0] no card
        [one] { $cards } card
       *[other] { $cards } cards
    } to come
companion-behind = { $rival } holds { $list }; nearest to turn is { $theatre }: you lack { $n }, and only facedown cards go there
companion-behind-card = { $rival } holds { $list }; nearest to turn is { $theatre }: you lack { $n }, and { $card } has { $strength }
companion-behind-plain = { $rival } holds { $list }; nearest to turn is { $theatre }: you lack { $n }
companion-flip = { $theatre } hangs on { $card }: turned facedown it leaves { $less } to { $theirs } instead of { $mine } to { $theirs }, and the chance that { $rival } holds a card for that is { $chance }
companion-contained = { $card } lies open: what is played facedown is destroyed, faceup your hand brings { $list }
companion-blockaded = { $card } closes { $list }: what is played there is destroyed, so { $rest } must decide
matters-plain = { $what }.
matters-game = { $what }; lose this battle, and { $rival } has the game.
matters-withdraw = Withdrawing is worth a thought: it costs { $cost } now and { $later } with a card less, while this battle is expected to cost you { $loss }; { $next }.
matters-withdraw-game = Losing this battle loses the game: played on, you win it with about { $less }, after withdrawing for { $cost } with { $win }; { $next }.

because-withdraw = It costs { $cost }; played on, this battle is expected to cost you { $brings } and stands { $list }.
because-withdraw-game = It costs { $cost } and leaves you about { $win } to win the game; played on you have { $less }, because a lost battle loses it.
because-withdraw-table = It costs { $cost }, a lost battle { $points }, and the other way this one stands { $list }.
because-fight = Withdrawing gives { $cost } away; played on, this battle is expected to bring you { $brings } and stands { $list }.
because-fight-cost = Withdrawing costs { $cost }; played on, this battle is expected to cost you { $brings }, and you win the game with about { $win }, not { $less }.
because-fight-table = Withdrawing gives { $cost } away, and the battle is not lost: { $list }.
because-fight-game = Withdrawing would give { $rival } the game; played on, it stands { $list }, and you still win with about { $win }.
because-destroyed = Played that way, { $card } is destroyed by { $by } and counts nothing.
because-control = You then hold { $theatre }, { $mine } to { $theirs }; the other way it stands { $less } to { $more }.
because-margin = { $theatre } then stands { $mine } to { $theirs }, the other way { $less } to { $more }.
because-aerodrome =
    { $card } lets { $n ->
        [one] { $n } more card of your hand
       *[other] { $n } more cards of your hand
    } go faceup to any theatre.
because-containment =
    { $card } destroys whatever is played facedown from now on, and { $rival } still has { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } to play.
because-blockade = { $card } closes { $list }: whatever is played there is destroyed.
because-air-drop = After { $card } your next card may go faceup anywhere, even { $strong } with its { $n }.
because-kept = It spends { $weak } ({ $less }) and keeps { $card }, worth { $n } faceup on { $theatre }.
because-blind = The other way turns up a card you have not seen: it counts { $now } now, and { $n } of the { $all } it may be would count more.
because-exposed = A flip in { $theatre } would then cost you { $less } at most, the other way { $n }.
because-chance = By what lies there and what you hold, the battle stands at about { $chance } after it, at { $less } the other way.

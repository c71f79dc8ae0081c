## What happened, told to whoever did it.

event-first-draw-you = You draw a battle card: { $n }.
event-first-you = You are the first player.
event-tribe-you = You lead the { $tribe }.
event-drew-you = You draw { $kind }.
event-drew-unseen-you = You draw a card.
event-harmless-you = You discard { $kind } without effect.
event-boomed-you =
    Population Boom: you now have { $n ->
        [one] { $n } city
       *[other] { $n } cities
    }.
event-boomed-in-vain-you = Population Boom, but no city is left for you.
event-posted-you = You offer { $give } for { $want }.
event-withdrew-you = You withdraw { $give } for { $want }.
event-swapped-you = You give { $give } to { $other } and get { $want }.
event-unbacked-you = Your offer, { $give } for { $want }, lapses: the card is gone.
event-passed-you = You pass.
event-proposed-you = You propose a deal to { $other }.
event-proposed-give-you = Your deal with { $other }: you give { $n } × { $kind }.
event-proposed-want-you = Your deal with { $other }: you want { $n } × { $kind }.
event-deal-closed-you = You accept the deal of { $other }.
event-deal-rejected-you = You reject the deal of { $other }.
event-handed-you = You hand { $other } { $n } × { $kind }.
event-announced-have-you = You announce: you have { $kind }.
event-announced-want-you = You announce: you want { $kind }.
event-retracted-have-you = You no longer announce having { $kind }.
event-retracted-want-you = You no longer announce wanting { $kind }.
event-ready-you = You are ready: no more trading.
event-unready-you = You trade on.
event-turn-began-you = Round { $round }: your turn.
event-taxed-you =
    You collect taxes: { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }.
event-built-you = You build: { $item }.
event-paid-you = You pay { $n } × { $kind }.
event-road-asked-you = You ask { $other } for a road.
event-road-refused-you = You refuse a road to { $other }.
event-road-built-you = A road joins you and { $other }.
event-discarded-you = You discard { $kind }.
event-declared-you =
    You march on { $other } with { $n ->
        [0] no army
        [one] { $n } army
       *[other] { $n } armies
    }. Goal: { $goal }.
event-heroes-you = You play Hero: as an army { $armies }, as a general { $generals }.
event-stood-you =
    You defend with { $n ->
        [0] nobody
        [one] { $n } army
       *[other] { $n } armies
    }.
event-olympic-you = You call Olympic Games: there is no battle.
event-olympic-raid-you = You call Olympic Games: the barbarians turn away.
event-lucky-you = You play Luck: the card { $kind } has no effect.
event-raided-you =
    Barbarians attack you with { $n ->
        [one] { $n } army
       *[other] { $n } armies
    }.
event-battle-card-you = You draw a battle card: { $n }.
event-duel-won-you = You win a duel against { $other }, { $attack } to { $defence }.
event-duel-lost-you = You lose a duel against { $other }, { $attack } to { $defence }.
event-duel-drawn-you = Your duel against { $other } is drawn at { $attack }.
event-showed-you = You show: { $unit }.
event-victorious-you = You have { $n ->
        [0] no victorious army
        [one] { $n } victorious army
       *[other] { $n } victorious armies
    }.
event-conquered-you =
    You take { $n ->
        [0] no city
        [one] { $n } city
       *[other] { $n } cities
    } from { $other }.
event-plundered-you =
    You take { $n ->
        [0] no card
        [one] { $n } card
       *[other] { $n } cards
    } from { $other }.
event-seized-you = You take { $kind } from { $other }.
event-raid-took-you = You lose { $kind } to the barbarians.
event-wrecked-you =
    You destroy { $n ->
        [0] no card
        [one] { $n } card
       *[other] { $n } cards
    } of the monument of { $other }.
event-home-you = { $n ->
        [one] { $n } army of yours is
       *[other] { $n } armies of yours are
    } home by road.
event-marching-you = { $n ->
        [one] { $n } army of yours is
       *[other] { $n } armies of yours are
    } on the way home.
event-shaken-you = An earthquake holds your { $unit }.
event-erupted-you = A volcano destroys a city of yours.
event-starved-you =
    You discard { $n ->
        [0] no grain
       *[other] { $n } × Grain
    }.
event-hunger-you = You draw Famine.
event-no-target-you = You find no target for { $kind }.
event-placed-you =
    You place { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } on the monument, which now has { $total }.
event-claimed-you = You claim victory: the last turn begins.
event-claim-lapsed-you = Your claim lapses.
event-went-out-you = You are out: neither a city nor a card is left.
event-ended-you = You win. { $ending }
event-recovered-you = { $n ->
        [one] { $n } army of yours recovers
       *[other] { $n } armies of yours recover
    } from the earthquake.
event-returned-you = { $n ->
        [one] { $n } army of yours comes
       *[other] { $n } armies of yours come
    } home.
event-conceded-you = You leave the game.
event-round-began-you = Round { $round } begins with you.
event-draw-lost-you = There is no card left for you to draw.
event-recalled-you = You take a proposal back.
event-deal-unbacked-you = Your proposal to { $other } lapses: a card it needs is gone.
event-raid-over-you = The raid on you is over.
event-action-passed-you = You take no action.
event-tax-stopped-you =
    You stop collecting; { $n ->
        [one] { $n } card is
       *[other] { $n } cards are
    } not drawn.
event-lucky-for-you = You play Luck for { $other }: the card { $kind } has no effect.
event-nobody-has-you = Nobody holds { $want }: your offer, { $give } for it, lapses.
event-gift-offered-you = You offer { $other } for the consent: { $n } × { $kind }.

## Told to whom it was done.

event-swapped-yours = { $seat } gives you { $give } and gets { $want }.
event-proposed-yours = { $seat } proposes a deal to you.
event-deal-closed-yours = { $seat } accepts your deal.
event-deal-rejected-yours = { $seat } rejects your deal.
event-handed-yours = { $seat } hands you { $n } × { $kind }.
event-road-asked-yours = { $seat } asks you for a road.
event-road-refused-yours = { $seat } refuses you a road.
event-duel-won-yours = { $seat } wins a duel against you, { $attack } to { $defence }.
event-duel-lost-yours = { $seat } loses a duel against you, { $attack } to { $defence }.
event-seized-yours = { $seat } takes { $kind } from you.
event-proposed-give-yours = { $seat } gives you { $n } × { $kind } in this deal.
event-proposed-want-yours = { $seat } wants { $n } × { $kind } from you in this deal.
event-deal-unbacked-yours = The proposal of { $seat } to you lapses: a card it needs is gone.
event-gift-offered-yours = { $seat } offers you for the consent: { $n } × { $kind }.
event-road-built-yours = A road joins { $seat } and you.
event-lucky-for-yours = { $seat } plays Luck for you: the card { $kind } has no effect.
event-declared-yours =
    { $seat } marches on you with { $n ->
        [0] no army
        [one] { $n } army
       *[other] { $n } armies
    }. Goal: { $goal }.
event-duel-drawn-yours = A duel of { $seat } against you is drawn at { $attack }.
event-raid-duel-won-yours = Barbarians win a duel against you, { $attack } to { $defence }.
event-raid-duel-lost-yours = Barbarians lose a duel against you, { $attack } to { $defence }.
event-raid-duel-drawn-yours = A duel of barbarians against you is drawn at { $attack }.
event-conquered-yours =
    { $seat } takes { $n ->
        [0] no city
        [one] { $n } city
       *[other] { $n } cities
    } from you.
event-plundered-yours =
    { $seat } takes { $n ->
        [0] no card
        [one] { $n } card
       *[other] { $n } cards
    } from you.
event-raid-plundered-yours =
    Barbarians take { $n ->
        [0] no card
        [one] { $n } card
       *[other] { $n } cards
    } from you.
event-wrecked-yours =
    { $seat } destroys { $n ->
        [0] no card
        [one] { $n } card
       *[other] { $n } cards
    } of your monument.
event-raid-wrecked-yours =
    Barbarians destroy { $n ->
        [0] no card
        [one] { $n } card
       *[other] { $n } cards
    } of your monument.

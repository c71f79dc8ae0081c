## What happened, told to whoever did it.

event-first-you = You start the game.
event-turn-you = Your turn: round { $round }.
event-antiquated-you = Your { $card } is out of date and leaves the game.
event-outdated-card-you = Out of date in your hand, leaving the game: { $cards }.
event-outdated-you = In your hand { $n ->
        [one] a card is out of date and leaves the game.
       *[other] { $n } cards are out of date and leave the game.
    }
event-took-you = You take { $card } for { $price ->
        [one] { $price } civil action
       *[other] { $price } civil actions
    }.
event-population-you = You increase the population for { $price } food.
event-built-you = You build { $card } for { $price ->
        [one] { $price } resource
       *[other] { $price } resources
    }.
event-upgraded-you = You upgrade { $card } to { $into } for { $price ->
        [one] { $price } resource
       *[other] { $price } resources
    }.
event-destroyed-you = You destroy a building: { $card }.
event-disbanded-you = You disband a unit: { $card }.
event-led-you = You play a leader: { $card }.
event-left-you = Your { $card } leaves.
event-stage-you = You build { $n ->
        [one] a stage
       *[other] { $n } stages
    } of { $card } for { $price ->
        [one] { $price } resource
       *[other] { $price } resources
    }.
event-completed-you = You complete { $card }.
event-developed-you = You develop { $card } for { $price } science.
event-revolted-you = Revolution for { $price } science: your government is now { $card }.
event-played-you = You play { $card }.
event-adopted-you = You set a new tactic: { $card }.
event-copied-you = You copy the tactic { $card }.
event-common-you = Your tactic { $card } is now open to everybody.
event-convert-you = Your Hammurabi turns a military action into a civil one.
event-liner-you = Ocean liners bring you a worker.
event-speak-you = Your Churchill speaks.
event-arm-you = Your Churchill arms: { $n } science and { $n } resources for units.
event-traded-food-you = You pay food in place of a resource: trade routes.
event-traded-resource-you = You pay a resource in place of food: trade routes.
event-passed-you = You take no political action.
event-prepared-you = You prepare an event ({ $age }).
event-prepared-card-you = You prepare { $card }.
event-peeked-you = Your Joan of Arc looks at the next event.
event-peeked-card-you = You see what comes next: { $card }.
event-attacked-you = You attack { $rival }: { $card }.
event-strengths-you = Your strength against { $rival }: { $n } to { $m }.
event-defended-you = You defend with { $card }: +{ $n }.
event-repelled-you = Your { $card } is repelled by { $rival }.
event-succeeded-you = Your { $card } against { $rival } succeeds.
event-declared-you = You declare war on { $rival }: { $card }.
event-war-won-you = You win { $card } against { $rival } by { $n }.
event-war-drawn-you = { $card } between you and { $rival } ends without a winner.
event-offered-you = { $side ->
        [0] You offer { $rival } a pact: { $card }.
        [1] You offer { $rival } a pact as side A: { $card }.
       *[2] You offer { $rival } a pact as side B: { $card }.
    }
event-accepted-you = { $side ->
        [0] You accept the pact of { $rival }: { $card }.
        [1] You accept the pact of { $rival } as side A: { $card }.
       *[2] You accept the pact of { $rival } as side B: { $card }.
    }
event-refused-you = You refuse the pact of { $rival }: { $card }.
event-bid-you = You bid { $n } for { $card }.
event-no-bid-you = You do not bid for { $card }.
event-sent-you = You send { $card }.
event-colonised-you = You colonise { $card } with a force of { $n }.
event-lost-colony-you = You lose a colony: { $card }.
event-took-colony-you = You take a colony from { $rival }: { $card }.
event-columbus-you = Your Columbus discovers { $card }.
event-alexander-you = Your Alexander leaves, his people stay.
event-resigned-you = You resign.
event-gained-food-you = You: +{ $n } food.
event-gained-resources-you = You: +{ $n } { $n ->
        [one] resource
       *[other] resources
    }.
event-gained-science-you = You: +{ $n } science.
event-gained-culture-you = You: +{ $n } culture.
event-gained-population-you = You: +{ $n } population.
event-gained-yellow-you = You: +{ $n } { $n ->
        [one] yellow token
       *[other] yellow tokens
    }.
event-gained-blue-you = You: +{ $n } { $n ->
        [one] blue token
       *[other] blue tokens
    }.
event-lost-food-you = You: −{ $n } food.
event-lost-resources-you = You: −{ $n } { $n ->
        [one] resource
       *[other] resources
    }.
event-lost-science-you = You: −{ $n } science.
event-lost-culture-you = You: −{ $n } culture.
event-lost-population-you = You lose an unused worker.
event-lost-worker-you = You lose a worker: { $card }.
event-lost-building-you = You lose a building: { $card }.
event-lost-yellow-you = You: −{ $n } { $n ->
        [one] yellow token
       *[other] yellow tokens
    }.
event-lost-blue-you = You: −{ $n } { $n ->
        [one] blue token
       *[other] blue tokens
    }.
event-lost-actions-you = You: −{ $n } { $n ->
        [one] civil action
       *[other] civil actions
    }.
event-stole-technology-you = You take { $card } from { $rival }.
event-ravaged-you = Time ravages your { $card }.
event-tucked-you = You put Homer under { $card }.
event-infiltrated-you = You remove { $card } of { $rival }.
event-scored-you = You score { $n } culture: { $card }.
event-scored-less-you = You lose { $n } culture: { $card }.
event-counted-you = { $what ->
        [0] You score { $n } culture for the science rating.
        [1] You score { $n } culture for strength.
        [2] You score { $n } culture for happiness.
        [3] You score { $n } culture for the food that farms make.
        [4] You score { $n } culture for the resources that mines make.
        [5] You score { $n } culture for the levels of technologies.
        [6] You score { $n } culture for the government.
        [7] You score { $n } culture for colonies.
       *[8] You score { $n } culture for wonders of Age II.
    }
event-produced-you = You make { $n } food and { $m } { $m ->
        [one] resource
       *[other] resources
    }.
event-earned-you = You gain { $n } culture and { $m } science.
event-corruption-you = Corruption takes { $n } from you.
event-consumption-you = Your people eat { $n } food.
event-hunger-you = Hunger: you lack { $n } food.
event-uprising-you = Uprising: you produce nothing.
event-khan-you = Your Genghis Khan is among the strongest.
event-drew-you = You draw { $n ->
        [one] { $n } military card
       *[other] { $n } military cards
    }.
event-drew-card-you = You draw: { $cards }.
event-discarded-you = You discard { $n ->
        [one] a military card
       *[other] { $n } military cards
    }.
event-discarded-card-you = You discard: { $cards }.
event-agreement-you = You enter the international agreement.
event-gates-you = Your Bill Gates leaves { $n } culture behind.

## Told to whom it was done.

event-attacked-yours = { $seat } attacks you: { $card }.
event-declared-yours = { $seat } declares war on you: { $card }.
event-repelled-yours = You repel { $card } by { $seat }.
event-succeeded-yours = { $card } by { $seat } against you succeeds.
event-war-won-yours = { $seat } wins { $card } against you by { $n }.
event-took-colony-yours = { $seat } takes a colony from you: { $card }.
event-stole-technology-yours = { $seat } takes { $card } from you.
event-infiltrated-yours = { $seat } removes your { $card }.
event-refused-yours = { $seat } refuses your pact: { $card }.
event-strengths-yours = { $seat } against you: strength { $n } to { $m }.
event-war-drawn-yours = { $card } between { $seat } and you ends without a winner.
event-offered-yours = { $side ->
        [0] { $seat } offers you a pact: { $card }.
        [1] { $seat } offers you a pact as side A: { $card }.
       *[2] { $seat } offers you a pact as side B: { $card }.
    }
event-accepted-yours = { $side ->
        [0] { $seat } accepts your pact: { $card }.
        [1] { $seat } accepts your pact as side A: { $card }.
       *[2] { $seat } accepts your pact as side B: { $card }.
    }

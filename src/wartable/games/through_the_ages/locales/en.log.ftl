## What happened. A name in front, then what it does.

event-first = { $seat } starts the game.
event-laid = Into the row: { $cards }.
event-turn = { $seat }: round { $round }.
event-age = { $age } begins.
event-last-round = Round { $round } is the last.
event-swept = Out of the row: { $cards }.
event-antiquated = { $seat }: { $card } is out of date and leaves the game.
event-outdated-card = { $seat }: out of date in hand, leaving the game: { $cards }.
event-outdated = { $seat }: { $n ->
        [one] a card in hand is out of date and leaves the game.
       *[other] { $n } cards in hand are out of date and leave the game.
    }
event-took = { $seat } takes { $card } for { $price ->
        [one] { $price } civil action
       *[other] { $price } civil actions
    }.
event-population = { $seat } increases the population for { $price } food.
event-built = { $seat } builds { $card } for { $price ->
        [one] { $price } resource
       *[other] { $price } resources
    }.
event-upgraded = { $seat } upgrades { $card } to { $into } for { $price ->
        [one] { $price } resource
       *[other] { $price } resources
    }.
event-destroyed = { $seat } destroys a building: { $card }.
event-disbanded = { $seat } disbands a unit: { $card }.
event-led = { $seat } plays a leader: { $card }.
event-left = { $seat }: { $card } leaves.
event-stage = { $seat } builds { $n ->
        [one] a stage
       *[other] { $n } stages
    } of { $card } for { $price ->
        [one] { $price } resource
       *[other] { $price } resources
    }.
event-completed = { $seat } completes { $card }.
event-developed = { $seat } develops { $card } for { $price } science.
event-revolted = { $seat }: revolution for { $price } science, the government is now { $card }.
event-played = { $seat } plays { $card }.
event-adopted = { $seat } sets a new tactic: { $card }.
event-copied = { $seat } copies the tactic { $card }.
event-common = { $seat }: the tactic { $card } is now open to everybody.
event-convert = { $seat }: Hammurabi turns a military action into a civil one.
event-liner = { $seat }: ocean liners bring a worker.
event-speak = { $seat }: Churchill speaks.
event-arm = { $seat }: Churchill arms, { $n } science and { $n } resources for units.
event-traded-food = { $seat } pays food in place of a resource: trade routes.
event-traded-resource = { $seat } pays a resource in place of food: trade routes.
event-passed = { $seat } takes no political action.
event-prepared = { $seat } prepares an event ({ $age }).
event-prepared-card = { $seat } prepares { $card }.
event-revealed = { $card } comes up.
event-peeked = { $seat }: Joan of Arc looks at the next event.
event-peeked-card = { $seat } sees what comes next: { $card }.
event-attacked = { $seat } attacks { $rival }: { $card }.
event-strengths = Strength of { $seat } against { $rival }: { $n } to { $m }.
event-defended = { $seat } defends with { $card }: +{ $n }.
event-repelled = { $card } by { $seat } is repelled by { $rival }.
event-succeeded = { $card } by { $seat } against { $rival } succeeds.
event-declared = { $seat } declares war on { $rival }: { $card }.
event-war-won = { $seat } wins { $card } against { $rival } by { $n }.
event-war-drawn = { $card } between { $seat } and { $rival } ends without a winner.
event-offered = { $side ->
        [0] { $seat } offers { $rival } a pact: { $card }.
        [1] { $seat } offers { $rival } a pact as side A: { $card }.
       *[2] { $seat } offers { $rival } a pact as side B: { $card }.
    }
event-accepted = { $side ->
        [0] { $seat } accepts the pact of { $rival }: { $card }.
        [1] { $seat } accepts the pact of { $rival } as side A: { $card }.
       *[2] { $seat } accepts the pact of { $rival } as side B: { $card }.
    }
event-refused = { $seat } refuses the pact of { $rival }: { $card }.
event-pact-ended = The pact { $card } ends.
event-bid = { $seat } bids { $n } for { $card }.
event-no-bid = { $seat } does not bid for { $card }.
event-unclaimed = Nobody wants { $card }.
event-sent = { $seat } sends { $card }.
event-colonised = { $seat } colonises { $card } with a force of { $n }.
event-lost-colony = { $seat } loses a colony: { $card }.
event-took-colony = { $seat } takes a colony from { $rival }: { $card }.
event-columbus = { $seat }: Columbus discovers { $card }.
event-alexander = { $seat }: Alexander leaves, his people stay.
event-resigned = { $seat } resigns.
event-gained-food = { $seat }: +{ $n } food.
event-gained-resources = { $seat }: +{ $n } { $n ->
        [one] resource
       *[other] resources
    }.
event-gained-science = { $seat }: +{ $n } science.
event-gained-culture = { $seat }: +{ $n } culture.
event-gained-population = { $seat }: +{ $n } population.
event-gained-yellow = { $seat }: +{ $n } { $n ->
        [one] yellow token
       *[other] yellow tokens
    }.
event-gained-blue = { $seat }: +{ $n } { $n ->
        [one] blue token
       *[other] blue tokens
    }.
event-lost-food = { $seat }: −{ $n } food.
event-lost-resources = { $seat }: −{ $n } { $n ->
        [one] resource
       *[other] resources
    }.
event-lost-science = { $seat }: −{ $n } science.
event-lost-culture = { $seat }: −{ $n } culture.
event-lost-population = { $seat } loses an unused worker.
event-lost-worker = { $seat } loses a worker: { $card }.
event-lost-building = { $seat } loses a building: { $card }.
event-lost-yellow = { $seat }: −{ $n } { $n ->
        [one] yellow token
       *[other] yellow tokens
    }.
event-lost-blue = { $seat }: −{ $n } { $n ->
        [one] blue token
       *[other] blue tokens
    }.
event-lost-actions = { $seat }: −{ $n } { $n ->
        [one] civil action
       *[other] civil actions
    }.
event-stole-technology = { $seat } takes { $card } from { $rival }.
event-ravaged = { $seat }: time ravages { $card }.
event-tucked = { $seat } puts Homer under { $card }.
event-infiltrated = { $seat } removes { $card } of { $rival }.
event-scored = { $seat } scores { $n } culture: { $card }.
event-scored-less = { $seat } loses { $n } culture: { $card }.
event-counted = { $what ->
        [0] { $seat } scores { $n } culture for the science rating.
        [1] { $seat } scores { $n } culture for strength.
        [2] { $seat } scores { $n } culture for happiness.
        [3] { $seat } scores { $n } culture for the food that farms make.
        [4] { $seat } scores { $n } culture for the resources that mines make.
        [5] { $seat } scores { $n } culture for the levels of technologies.
        [6] { $seat } scores { $n } culture for the government.
        [7] { $seat } scores { $n } culture for colonies.
       *[8] { $seat } scores { $n } culture for wonders of Age II.
    }
event-produced = { $seat } makes { $n } food and { $m } { $m ->
        [one] resource
       *[other] resources
    }.
event-earned = { $seat } gains { $n } culture and { $m } science.
event-corruption = { $seat }: corruption takes { $n }.
event-consumption = { $seat }: { $n } food eaten.
event-hunger = { $seat }: hunger, { $n } food missing.
event-uprising = { $seat }: uprising, nothing is produced.
event-khan = { $seat }: Genghis Khan is among the strongest.
event-drew = { $seat } draws { $n ->
        [one] { $n } military card
       *[other] { $n } military cards
    }.
event-drew-card = { $seat } draws: { $cards }.
event-reshuffled = The discarded military cards are shuffled.
event-discarded = { $seat } discards { $n ->
        [one] a military card
       *[other] { $n } military cards
    }.
event-discarded-card = { $seat } discards: { $cards }.
event-agreement = { $seat } enters the international agreement.
event-ended = The game is over.
event-gates = { $seat }: Bill Gates leaves { $n } culture behind.

## Why not.

refusal-not-now = Another decision comes first.
refusal-not-asked = That is no answer to what is asked.
refusal-no-action = Not enough civil actions left.
refusal-no-military-action = Not enough military actions left.
refusal-empty-slot = There is no card in that place of the row.
refusal-hand-full = Your civil hand is full: limit { $limit }.
refusal-have-technology = You have this technology already, in hand or in play.
refusal-age-leader-taken = You have already taken a leader of that age.
refusal-wonder-unfinished = Finish your wonder first.
refusal-only-taking = In the first turn you only take cards.
refusal-bank-empty = The yellow bank is empty.
refusal-no-food = Not enough food.
refusal-no-resources = Not enough resources.
refusal-no-science = Not enough science.
refusal-no-worker = No unused worker.
refusal-not-in-play = This technology is not in play.
refusal-urban-limit = Urban limit { $limit } reached: your government allows no more buildings of this type.
refusal-nobody-there = There is no worker on that card.
refusal-not-in-hand = This card is not in your hand.
refusal-no-wonder = You have no unfinished wonder.
refusal-too-many-stages = So many stages are not possible in one action.
refusal-already-used = Once per turn only, and it has been done.
refusal-no-power = You have no card that allows it.
refusal-actions-spent = A revolution needs all civil actions unspent, with Robespierre all military ones.
refusal-taken-this-phase = An action card taken this turn cannot be played yet.
refusal-cannot-follow = What the card orders is not possible now.
refusal-tactic-changed = You have already changed your tactic this turn.
refusal-not-common = This tactic is not open to everybody.
refusal-own-tactic = This is your tactic already.
refusal-yourself = Choose a rival, not yourself.
refusal-resigned-rival = That rival has left the game.
refusal-gandhi = While Gandhi leads you, you attack nobody.
refusal-pact-forbids = A pact forbids this attack.
refusal-not-stronger = You must be stronger than the rival.
refusal-card-needs = The rival has nothing this card could take.
refusal-last-round-war = No war can be declared in the last round.
refusal-immune = Nobody may declare war on this rival: a pact protects it.
refusal-no-pacts = There are no pacts with two players.
refusal-not-party = You are no party to this pact.
refusal-no-side = Both sides of this pact are alike.
refusal-no-resigning = Nobody may resign: this table does not allow it, or Age IV has begun.
refusal-bid-too-low = Bid more than the last bid.
refusal-bid-too-high = You cannot send such a force.
refusal-no-unit = You have no such unit to send.
refusal-too-many-cards = No more cards can be used here.
refusal-cook-limit = James Cook: two cards at most.
refusal-force-too-small = The force must reach your bid.
refusal-not-enough = There is not that much.
refusal-wrong-card = This card is not in that deck.
refusal-no-technology-theft = This technology cannot be taken.
refusal-not-urban = The event builds no units.
refusal-wrong-target = The card orders something else.
refusal-partner-short = Scientific Cooperation: your partner has no science to pay a share, so you develop nothing.
refusal-at-war = You already have a war of your own.

## What it rests on.

rule-1-1 = Gaining population moves a yellow token from the bank to your unused workers, free of charge. Losing population takes an unused worker, or, if there is none, one of your choice off a card.
rule-2-6 = The starting player is drawn; the order of play never changes. In the first turn the seats have 1, 2, 3, 4 civil actions.
rule-3 = A turn has its steps: start, politics, actions, end. Each decision waits for the one before it.
rule-3-1 = A round is one turn of every player.
rule-3-3 = In their first turn players only take cards from the row; wonders go straight into play.
rule-4-1 = At the start of a turn the first cards of the row are removed, the others slide left and new cards fill the row.
rule-4-2 = An age ends when its last civil card is laid. Older cards in hand, leaders, unfinished wonders and pacts go; everybody loses 2 yellow tokens. When Age III ends, the end of the game is fixed.
rule-4-3 = A war is resolved at the start of the declarer's next turn: strengths are compared, the stronger side takes spoils by its advantage.
rule-4-4 = At the start of your turn your own tactic becomes open to everybody and stays yours.
rule-4-5 = What may be done once per turn is ready again at the start of your turn.
rule-5 = In the politics phase you take one political action or none.
rule-5-1 = Preparing an event scores culture equal to its level and turns up the next current event.
rule-5-2 = An aggression needs military actions and more strength than the rival. The rival may defend with cards, as many at most as it has military actions in all.
rule-5-3 = A war may be declared on anybody not protected, for military actions, but not in the last round.
rule-5-4 = With three or four players a pact may be offered to a rival, who accepts or refuses. One pact lies in your area at most.
rule-5-5 = A party to a pact may cancel it as its political action.
rule-5-6 = Alexander and Columbus may leave the game for their effect as a political action.
rule-5-7 = A player may resign before Age IV. Whoever had declared war on that player scores 7 culture.
rule-6-1 = Effects of cards cost no actions. Who must lose more than there is loses all of it; points never fall below 0.
rule-6-8 = Development of Civilization gives one of three things without an action, a worker, a building or a technology, for 1 less.
rule-6-9 = Each discontent worker costs 2 civil actions; who is not on turn loses them from the next one.
rule-6-10 = The strongest may take cards that cost 5 civil actions or less together and skips the next politics phase; the row is filled without a sweep.
rule-6-11 = A ravaged wonder loses its effects and gives 2 culture per turn; it still counts as completed.
rule-7-1 = A territory is auctioned: bid higher or pass for good. Nobody bids more than the force they can send.
rule-7-2 = The winner must send a force at least as large as the bid.
rule-7-3 = A force is at least one unit, its armies, colonisation bonuses and bonus cards.
rule-7-4 = Units sent return to the yellow bank; cards used are discarded.
rule-7-5 = A colony first gives its lasting effect, then its reward, once.
rule-7-6 = A lost colony takes its lasting effect with it.
rule-8-1 = In the action phase you take any actions you can pay, in any order.
rule-8-2 = Civil actions are for taking cards, increasing population, building, upgrading and destroying, playing leaders and action cards, building wonders, developing technologies.
rule-8-4 =
    { $rules ->
        [1] Pacts and leaders change prices. With Scientific Cooperation the partner pays a share of every technology; while the partner has no science, you pay the whole price.
       *[other] Pacts and leaders change prices. With Scientific Cooperation the partner pays a share of every technology; while the partner has no science, none can be developed.
    }
rule-9-1 = Nobody has the same technology twice. A technology that needs workers does nothing without them.
rule-9-3 = A peaceful change of government costs more science. A revolution costs less, and all civil actions, which must be unspent.
rule-9-5 = The government limits how many urban buildings of one type you may have.
rule-10-1 = One leader at a time; its effects last while it is in play.
rule-10-2 = A wonder works once its last stage is built; its tokens then return to the bank.
rule-10-4 = Homer under a completed wonder gives it one happy face for good.
rule-11 = An action card is played for one civil action and leaves the game.
rule-11-1 = An action card cannot be played in the turn in which it was taken.
rule-11-2 = An action card can only be played if what it orders can be done and paid.
rule-12-1 = The yellow bank sets the food price of the next worker, the food eaten each turn and the happiness needed.
rule-12-3 = With more discontent workers than unused ones there is an uprising: nothing is produced this turn.
rule-13 = The end of a turn: surplus military cards, production with corruption and consumption, then a card for each unspent military action, 3 at most.
rule-14-2 = Goods gained are blue tokens laid on your cards; with too few in the bank you gain less.
rule-14-6 = Tokens lost come from the bank, then from cards; tokens gained go to the bank.
rule-14-8 = Trade Routes: once per turn one food may stand for one resource, or the other way round.
rule-15-1 = Military actions are for building, upgrading and disbanding units and for setting tactics.
rule-15-3 = Setting a tactic from the hand takes 1 military action, copying one 2; once per turn together.
rule-16-1 = The civil hand holds as many cards as you have civil actions in all; some cards raise this limit.
rule-17 = After the last round the remaining events of Age III are scored; most culture wins, ties share the victory. In the first game ratings, production and what is in play are counted instead.
rule-20 = Events of Age III score by what a civilisation has when they come up.
rule-21 = Each decision has its own answers.

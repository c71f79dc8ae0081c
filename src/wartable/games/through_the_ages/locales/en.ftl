title = Through the Ages
tagline = Build a civilisation, card by card.
rules-summary =
    Each civilisation starts with a handful of workers and ends, four ages later, with its culture counted: most culture points win.

    A turn begins with the card row: the oldest cards are swept away, the rest slide left, new ones fill it. Then comes politics: one political action or none. Prepare an event or a territory from your hand (it scores at once, and an older event comes up), play an aggression against somebody weaker, declare a war, offer a pact.

    Then you act. For civil actions you take cards from the row (the newer, the dearer), increase the population for food, build and upgrade farms, mines and urban buildings for resources, put up wonders stage by stage, play leaders and action cards, develop technologies for science and change the government, in peace or by revolution. For military actions you build units and set tactics; those left over draw military cards.

    At the end of the turn you produce: science, culture, food, resources. Blue tokens are goods: when too few are left in your bank, corruption eats resources. Yellow tokens are people: the fewer are left in the bank, the more food they eat and the more happiness they want. With more discontent workers than unused ones there is an uprising and nothing is produced.

    When the third age ends, the round is played out and one more if it was not the starting player's turn; then the events of Age III that have not come up are scored for all.
card-title = { $card }, Age { $age }, { $kind }
army-unit = { $n } { $kind }

## Ages, kinds, phases.

age-0 = Age A
age-1 = Age I
age-2 = Age II
age-3 = Age III
age-4 = Age IV
kind-farm = farm
kind-mine = mine
kind-lab = lab
kind-temple = temple
kind-library = library
kind-theater = theater
kind-arena = arena
kind-infantry = infantry
kind-cavalry = cavalry
kind-artillery = artillery
kind-air = air force
kind-government = government
kind-law = special technology, law
kind-warfare = special technology, warfare
kind-exploration = special technology, exploration
kind-construction = special technology, construction
kind-leader = leader
kind-wonder = wonder
kind-action = action card
kind-tactic = tactic
kind-bonus = military bonus
kind-aggression = aggression
kind-war = war
kind-pact = pact
kind-territory = territory
kind-event = event
phase-start = start of the turn
phase-politics = politics
phase-action = actions
phase-end = end of the turn
phase-over = the end

## What stands on the board.

board-title = Through the Ages: card row, your civilisation, your hands, the rivals
board-subtitle = { $age } · round { $round }
board-subtitle-last = { $age } · last round
board-subtitle-over = { $age } · game over
board-row = Card row: place (price in civil actions; * another price for you)
board-legend = ○ worker · ▪ blue token · [3 2] stages of a wonder · [Legion!] tactic, ! own
caption-civil-hand = Civil hand { $n } of { $limit }
caption-military-hand = Military hand { $n } of { $limit }
caption-workers = Unused workers
caption-tactics = Tactics everybody may copy
zone-events = Events
zone-decks = Decks
zone-tactics = Tactics
row-price = { $n ->
        [one] These cards cost { $n } civil action
       *[other] These cards cost { $n } civil actions
    }
row-cost = For you now: { n-ca }.
row-leaves = It leaves the row when the next turn begins.
row-empty = Empty place { $slot }
pill-ca = Civil actions
pill-ma = Military actions
pill-culture = Culture
pill-science = Science
pill-strength = Strength
pill-happy = Happiness
pill-food = Food
pill-resource = Resources
tip-ca = They take cards from the row, add workers, build, develop and play civil cards. Unused ones are lost.
tip-ma = They build units, set tactics and pay for aggressions and wars. Each one left over draws a military card at the end of your turn, three at most.
tip-culture = Whoever has the most when the game ends wins. The second figure comes at the end of each turn.
tip-science = It develops technologies and governments. The second figure comes at the end of each turn.
tip-strength = Units, tactics and other cards. Aggressions, wars, colonies and many events measure it.
tip-happy = Happy faces, and how many are needed. Each one missing makes a worker discontent; with more discontent workers than unused ones nothing is produced.
tip-food = It pays for new workers and feeds all. The second figure is what a turn brings after consumption.
tip-resource = They build farms, mines, buildings, units and wonders. The second figure is what a turn brings after corruption.
stat-ca = Civil actions: { $n } of { $total }
stat-ma = Military actions: { $n } of { $total }
stat-culture = Culture: { $n }, { $rate } per turn
stat-science = Science: { $n }, { $rate } per turn
stat-strength = Strength: { $n }, armies: { $armies }
strength-parts = units { $units }, tactic { $armies }, other cards { $other }
stat-happy = Happiness: { $n } of { $need } needed
stat-happy-discontent = Happiness: { $n } of { $need } needed; discontent workers: { $discontent }
stat-food = Food: { $n }; makes { $made } per turn, eats { $eaten }
stat-resource = Resources: { $n }; makes { $made } per turn, corruption { $lost }
yellow-bank = Yellow bank: { $n } · next worker { n-food } · eats { $eaten }
yellow-bank-label = Yellow bank: { $n } · worker: { $food }
yellow-bank-empty = Yellow bank: empty · eats { $eaten }
blue-bank = Blue bank: { $n } · corruption { $lost }
bank-tip-yellow = People who may yet come. The emptier the bank, the dearer the next worker, the more is eaten, the more happiness is wanted.
bank-tip-blue = Goods not yet in use. With few left, corruption takes resources at the end of the turn.
bank-ahead-yellow = With { $left } left or fewer: next worker { n-food }, { $eaten } eaten, happiness needed { $need }.
bank-ahead-yellow-empty = With none left: nobody comes any more, { $eaten } eaten, happiness needed { $need }.
bank-ahead-blue = With { $left } left or fewer: corruption { $lost }.
pool = For units this turn: resources { $resource }, science { $science }
skips-politics = Skips the next politics phase
events-ages = By age: { $ages }.
unused-worker = { $n ->
        [one] { $n } unused worker
       *[other] { $n } unused workers
    }
on-card = { $workers ->
        [one] { $workers } worker
       *[other] { $workers } workers
    }, { $blue ->
        [one] { $blue } blue token
       *[other] { $blue } blue tokens
    }
wonder-stages = { $n } of { $total } stages built
wonder-done = completed
wonder-ravaged = ravaged: gives { n-culture } per turn, all else is gone
wonder-homer = Homer lies under it: one happy face more
card-hidden = Military card, face down
in-hand = In hand: { $card }
in-hand-fresh = Taken this turn: it can be played from your next turn on.
deck-civil = Civil deck: { $n } left
deck-military = Military deck: { $n } left, { $discards } discarded
events-current = Current events: { $n } face down
events-future = Future events: { $n } face down
events-known = You prepared: { $cards }.
events-top = Next comes: { $card }.
events-now = Now: { $card }
events-past = Past events: { $cards }
events-none = none
tactic-own = Your tactic
tactic-in-force = In force
tactic-exclusive = Nobody may copy it before its owner's next turn.
tactic-common = Everybody may copy it.
war-by = { $card }: { $attacker } against { $target }, { $strength } to { $defence }
war-by-you = { $card }: you against { $target }, { $strength } to { $defence }
war-by-on-you = { $card }: { $attacker } against you, { $strength } to { $defence }
pact-offered = { $card }: offered, A { $a }, B { $b }
pact-between = { $card }: A { $a }, B { $b }
attack-now = { $card }: { $attacker } attacks { $target }, { $strength } against { $defence }
attack-now-you = { $card }: you attack { $target }, { $strength } against { $defence }
attack-now-on-you = { $card }: { $attacker } attacks you, { $strength } against { $defence }
auction-now = { $card }: highest bid { $high }
auction-by = { $card }: { $high }, { $name }
auction-force = { $card }: force { $force } of { $high }
on-turn = { $name }: to move
rival-title = { $name }: { $government }, { $leader }
rival-no-leader = no leader
rival-hands = { $civil } civil and { $military } military cards in hand
resigned = resigned
figure-culture-unit = { $rate } per turn
facts-line = { $leader } · { $government } · strength { $strength }
nothing = nothing

## What is asked.

prompt-over = The game is over.
prompt-wait = { $who } { $what }.
prompt-chance = Cards are being turned up.
prompt-first-turn = First turn: take cards, { n-ca } left.
prompt-first-turn-done = First turn: no civil action left, end your turn.
prompt-politics = Politics: one political action, or none.
prompt-politics-none = Politics: nothing of yours can be played now. Actions come next.
prompt-action = { n-ca } and { n-ma } left.
prompt-defend = { $card } by { $rival }, strength { $strength } against your { $defence }: { $n } more repels it.
prompt-defend-done = { $card } by { $rival }, strength { $strength } against your { $defence }: it is repelled.
prompt-pact = { $rival } offers { $card }. { $text }
prompt-pact-side = { $rival } offers { $card }. You would be side { $side }: { $yours }. The other side: { $theirs }.
prompt-event = { $card }: { $asked }
prompt-bid = { $card }: bid a force or pass.
prompt-force = Send a force of at least { $n } to { $card }.
prompt-population = Choose the worker you lose.
prompt-destroy = Choose the building you destroy.
prompt-destroy-rival = Choose the building of { $rival } to destroy.
prompt-lose-colony = Choose the colony you lose.
prompt-take-colony = Choose the colony to take from { $rival }.
prompt-infiltrate = Choose what { $rival } loses: leader or wonder.
prompt-plunder = Plunder { $rival }: how much food, how many resources?
prompt-gain-split = You gain { $n }: how much of it is food?
prompt-lose-split = You lose { $n }: how much of it is food?
prompt-choose-goods = Food or resources?
prompt-steal-technology = Spoils of { $n }: take special technologies, the rest comes in science.
prompt-free-build = You may build { $card } free of charge.
prompt-civilization = One thing without an action, for 1 less.
prompt-agreement = International Agreement: take cards worth { n-ca } at most, or decline.
prompt-ravage = Choose the wonder that time ravages.
prompt-discard = { $n ->
        [one] Discard { $n } military card.
       *[other] Discard { $n } military cards.
    }
prompt-lose-blue = Your bank is empty: choose the card that loses a blue token.
prompt-tuck = Put Homer under a wonder?
prompt-order = { $card }: choose what to do with it.
hint-action = What can be pressed has a ring. Unspent military actions draw cards.
hint-first-turn = Wonders go straight into play, everything else into your hand.
hint-politics = Only cards with a ring can be played now.
hint-defend = If it succeeds, you lose: { $lost }.
hint-wait = Look around: pressing a card shows what it does.

pending-deal = waits for cards to be turned up
pending-first-turn = takes the first cards
pending-politics = thinks about politics
pending-action = takes actions
pending-defend = may defend
pending-pact = answers an offer
pending-bid = bids
pending-force = sends a force
pending-population = loses a worker
pending-destroy = destroys a building
pending-destroy-rival = chooses a building
pending-lose-colony = loses a colony
pending-take-colony = chooses a colony
pending-infiltrate = chooses the target
pending-plunder = divides the plunder
pending-gain-split = divides the gain
pending-lose-split = divides the loss
pending-choose-goods = chooses goods
pending-steal-technology = takes the spoils
pending-free-build = may build
pending-civilization = uses the event
pending-agreement = takes cards
pending-ravage = chooses a wonder
pending-discard = discards
pending-lose-blue = loses a blue token
pending-tuck = places Homer
pending-order = plays a card
pending-peek = looks at an event

## What a button says.

action-pass = Pass
action-pass-politics = No political action
action-pass-bid = Pass for good
action-pass-free-build = Build nothing
action-pass-civilization = Do nothing
action-pass-agreement = Take nothing
action-pass-tuck = Let Homer go
action-done = Done
action-done-action = End the turn
action-done-first-turn = End the turn
action-done-defend = No more cards
action-done-force = Send this force
action-done-agreement = Enough cards
action-done-steal-technology = Take the rest in science
action-accept = Accept { $card }
action-accept-side = Accept { $card } as side { $side }: { $yours }
action-refuse = Refuse { $card }
action-population = Increase population
action-population-for = Increase population: { n-food }
action-convert = Hammurabi: a military action becomes a civil one
action-liner = Ocean liners: { n-population } free of charge
action-speak = Churchill: { n-culture }
action-arm = Churchill: { n-science } and { n-resource } for units
action-food-as-resource = Trade routes: pay 1 food in place of a resource
action-resource-as-food = Trade routes: pay 1 resource in place of food
action-alexander = Alexander leaves: { n-yellow }
action-resign = Resign
action-stage = { $n ->
        [one] Build a stage: { $card }
       *[other] Build { $n } stages: { $card }
    }
action-stage-for = { $n ->
        [one] Build a stage: { $card }, { n-resource }
       *[other] Build { $n } stages: { $card }, { n-resource }
    }
action-split = Food { $food }, resources { $rest }
action-take = Take { $card }: { n-ca }
action-take-wonder = Start { $card }: { n-ca }
action-build = Build { $card }
action-build-for = Build { $card }: { n-resource }
action-upgrade = Upgrade { $card } to { $into }
action-upgrade-for = Upgrade { $card } to { $into }: { n-resource }
action-bach = Bach: { $card } becomes { $into }
action-bach-for = Bach: { $card } becomes { $into }, { n-resource }
cost-done = { n-ca } and { n-ma } stay unused.
cost-done-civil = { n-ca } left unused.
cost-done-military = { n-ma } left unused.
lack = Needs { $need }, you have { $have }.
cost-destroy = The worker comes back, its price does not. Takes a civil action.
cost-disband = The worker comes back, its price does not. Takes a military action.
cost-cancel = The pact ends for both sides.
cost-resign = You leave the game for good.
cost-attack = Strength { $mine } against { $theirs }. Military cards that { $rival } holds for the defence: { $cards }.
cost-declare = Strength now: { $mine } against { $theirs }. It is compared when your next turn begins.
action-destroy = Destroy { $card }
action-disband = Disband { $card }
action-barbarossa = Barbarossa: a new worker becomes { $card }
action-lead = Play { $card }
action-lead-replace = Play { $card } in place of { $old }
action-develop = Develop { $card }
action-develop-for = Develop { $card }: { n-science }
action-revolt = Revolution: { $card }
action-revolt-for = Revolution: { $card }, { n-science }
action-play = Play { $card }
action-adopt = Set the tactic { $card }
action-copy = Copy the tactic { $card }
action-prepare = Prepare { $card }
action-attack = { $card } against { $rival }
action-declare = { $card } against { $rival }
action-offer = Offer { $card } to { $rival }
action-offer-side = Offer { $card } to { $rival }, you are side { $side }: { $yours }
action-cancel = Cancel { $card }
action-columbus = Columbus colonises { $card }
action-bid = Bid { $n }
action-send = Send { $card }
action-use = Use { $card }
action-use-for = Use { $card }: +{ $n }
action-discard = Discard { $card }
action-pick = Choose { $card }
action-pick-population = A worker leaves { $card }
action-pick-destroy = Destroy { $card }
action-pick-destroy-rival = Destroy { $card }
action-pick-lose-colony = Lose { $card }
action-pick-take-colony = Take { $card }
action-pick-infiltrate = Remove { $card }
action-pick-steal-technology = Take { $card }
action-pick-ravage = Let time ravage { $card }
action-pick-lose-blue = A token leaves { $card }
action-pick-tuck = Homer under { $card }

## The end
sheet-production = Turn by turn
sheet-hunger = Hunger
sheet-wonders = Wonders completed
sheet-leaders = Leaders
sheet-cards = Action cards
sheet-colonies = Colonies
sheet-attacks = Aggressions and wars
sheet-prepared = Events prepared
sheet-events = Events
sheet-other = Other

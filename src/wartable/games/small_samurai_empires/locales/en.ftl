title = Small Samurai Empires
tagline = Secret orders over the map of Japan.
rules-summary =
    Four great houses contend for Japan: 23 provinces in four regions, three epochs of two rounds each.
    In round 1 everybody secretly plays a fate card, then places orders face down in the twelve cells, one at a time. With every order comes a small free action printed beside its cell.
    Orders are carried out from the southernmost cell to the north, each in the region of its cell only.
    In round 2 one order fewer is placed: on an empty cell, on your own face-up order, or for bushido on that of an opponent who has not been covered yet. Then the top order of each cell acts, from north to south; what nobody covered acts again.
    Whoever is strongest in a province controls it; an army counts 1, a castle 2, a tie gives it to nobody.
    At the end of an epoch controlled provinces give resources, influence in their region, points for the first and second place there, and points for shrines. Whoever has fewest points goes first in the next epoch.
    At the end of the game influence in a region is worth so many points for each fate card of that region. Three leftover resources are one point. Most points win.

region-purple = Hokkaido (purple)
region-turquoise = Northern Honshu (turquoise)
region-orange = Central Honshu (orange)
region-grey = The West (grey)
region-short-purple = Hokkaido
region-short-turquoise = North
region-short-orange = Centre
region-short-grey = West
province-kitami = Kitami
province-ishikari = Ishikari
province-tokachi = Tokachi
province-oshima = Oshima
province-mutsu = Mutsu
province-rikuchu = Rikuchu
province-dewa = Dewa
province-rikuzen = Rikuzen
province-echigo = Echigo
province-iwashiro = Iwashiro
province-shimotsuke = Shimotsuke
province-kaga = Kaga
province-shinano = Shinano
province-musashi = Musashi
province-owari = Owari
province-yamashiro = Yamashiro
province-kii = Kii
province-izumo = Izumo
province-aki = Aki
province-iyo = Iyo
province-tosa = Tosa
province-chikuzen = Chikuzen
province-satsuma = Satsuma
mountain-daisetsu = Mount Daisetsu
mountain-ou = Ou Mountains
mountain-naeba = Mount Naeba
mountain-tateyama = Mount Tate
mountain-fuji = Mount Fuji
mountain-daisen = Mount Daisen
mountain-aso = Mount Aso
mark-capital = capital
mark-resource = resource province
mark-shrine = shrine
good-food = food
good-bushido = bushido
order-recruit = Recruit armies
order-move-3 = Move 3
order-attack = Attack
order-move-2-3 = Move 2 or 3
order-move-2-ship = Move 2 or ship
order-harvest = Harvest
order-castle = Build a castle
order-short-recruit = Recruit
order-short-move-3 = Move 3
order-short-attack = Attack
order-short-move-2-3 = Move 2–3
order-short-move-2-ship = Move 2/ship
order-short-harvest = Harvest
order-short-castle = Castle
order-does-recruit = { $free ->
        [one] An army
       *[other] { $free } armies
    } into the capital of the region, or to your castle there. { $extra ->
        [one] For { $price } { $good } one more.
       *[other] For { $price } { $good } each, up to { $extra } more.
    }
order-does-move-3 = { $free ->
        [one] { $free } move
       *[other] { $free } moves
    }, divided among your armies in the region.
order-does-attack = Destroy an enemy army in a province of the region where you have an army. { $extra ->
        [one] For { $price } { $good } one more in the same province.
       *[other] For { $price } { $good } each, up to { $extra } more in the same province.
    }
order-does-move-2-3 = { $free ->
        [one] { $free } move
       *[other] { $free } moves
    }, divided among your armies in the region. { $extra ->
        [one] For { $price } { $good } one more.
       *[other] For { $price } { $good } each, up to { $extra } more.
    }
order-does-move-2-ship = Either { $free ->
        [one] { $free } move
       *[other] { $free } moves
    }, or for { $price } { $good } a ship: up to { $extra } of your armies from one coast of the region to any other coast.
order-does-harvest = One resource from each resource province of the region where you have an army.
order-does-castle = Armies of one province ({ $armies }) become a castle there. If you have one in the region, it gets an army instead.
quick-move-1 = Move 1
quick-attack = Attack
quick-recruit-1 = Recruit 1 army
quick-harvest-1 = Harvest 1
token-ambush = Ambush
token-mercenaries = Mercenaries
token-bushido-master = Bushido master
token-highland-farm = Highland farm
token-independent-tribe = Independent tribe
token-way-as-goal = The way is the goal
token-ambush-text = The expedition goes back to the province it left in this step.
token-mercenaries-text = An army from your supply joins the province the expedition left.
token-bushido-master-text = You gain 1 bushido.
token-highland-farm-text = You gain 1 food.
token-independent-tribe-text = Do one of the quick actions of the region the expedition enters.
token-way-as-goal-text = You may pay to destroy an enemy army anywhere in the region the expedition enters.
quick-move-1-text = One move of one of your armies in the region; it may leave the region.
quick-attack-text = Destroy an enemy army in a province of the region where you have an army.
quick-recruit-1-text = An army from your supply to the capital of the region, or to your castle in it.
quick-harvest-1-text = One token of one resource province of the region where you have an army.
mission-points = { $n ->
        [one] { $n } point.
       *[other] { $n } points.
    }
colour-brown = brown
colour-black = black
colour-white = white
mission-1a = Strategic advantage
mission-1b = Stability
mission-2a = Strength in numbers
mission-2b = Split up to survive
mission-3a = Crushing tactics
mission-3b = Castle guards
mission-4a = Earth and sky
mission-4b = Land and people
condition-controlled-with-armies = control at least { $provinces } provinces with at least { $armies } of your armies in each
condition-controlled = control at least { $provinces } provinces
condition-armies-total = have at least { $armies } armies in the region
condition-provinces-with-armies = have at least { $armies } { $armies ->
        [one] army
       *[other] armies
    } in each of at least { $provinces } provinces
condition-own-castle-controlled = control the province with your castle
condition-controlled-mark = { $mark ->
        [capital] control the capital
        [shrine] control at least { $provinces } { $provinces ->
            [one] shrine
           *[other] shrines
        }
       *[resource] control at least { $provinces } { $provinces ->
            [one] resource province
           *[other] resource provinces
        }
    }
asks-controlled-with-armies = hold { $provinces } { $provinces ->
        [one] province
       *[other] provinces
    }, { $armies } { $armies ->
        [one] army
       *[other] armies
    } in each
asks-controlled = hold { $provinces } { $provinces ->
        [one] province
       *[other] provinces
    }
asks-armies-total = { $armies } { $armies ->
        [one] army
       *[other] armies
    } in the region
asks-provinces-with-armies = { $armies } { $armies ->
        [one] army
       *[other] armies
    } in { $provinces ->
        [one] { $provinces } province
       *[other] each of { $provinces } provinces
    }
asks-own-castle-controlled = hold your castle
asks-controlled-mark = { $mark ->
        [capital] the capital
        [shrine] { $provinces } { $provinces ->
            [one] shrine
           *[other] shrines
        }
       *[resource] hold { $provinces } { $provinces ->
            [one] resource province
           *[other] resource provinces
        }
    }
law-free = free
law-head = Law:
law-short-attack = 2nd free
law-short-move-2-3 = 3rd free
law-short-recruit = 2nd free
law-short-move-2-ship = ship free
mission-done = ✓
mission-open = nobody yet
law-attack = Dishonourable fight: the second victim of an attack is free.
law-move-2-3 = Large-scale manoeuvres: the third move is free.
law-recruit = Hardy fighters: the second recruited army is free.
law-move-2-ship = No port dues: ships are free.

option-missions = Region missions with laws
option-missions-off = Off
option-missions-on = On
option-mountains = Way of the Mountain
option-mountains-off = Off
option-mountains-on = On
option-heavenly-shrines = Heavenly Shrines
option-heavenly-shrines-off = Off
option-heavenly-shrines-on = On
option-random-quick-actions = Random quick actions
option-random-quick-actions-off = Off
option-random-quick-actions-on = On
option-limited-stock = The stock of resources can run out
option-limited-stock-off = Off
option-limited-stock-on = On
option-open-resources = Open resources
option-open-resources-off = Off
option-open-resources-on = On
option-claim-missions = Missions are claimed
option-claim-missions-automatic = by themselves
option-claim-missions-asked = by choice

event-tile = Resource tile in { $province }: { $good }.
event-mission-drawn = Mission beside { $region }: { $mission }.
event-shrine-drawn = Shrine of { $province }: { $colour }.
event-quick-drawn = Quick action of cell { $cell }: { $quick }.
event-fate-drawn = { $seat } draws a fate card: { $region }.
event-fate-drawn-hidden = { $seat } draws a fate card.
event-first = { $seat } goes first in epoch 1.
event-epoch = Epoch { $n } begins: a fate card each.
event-fate-chosen = { $seat } chooses a fate card: { $region }.
event-fate-chosen-hidden = { $seat } chooses a fate card.
event-fate-shown = { $seat } shows fate: { $region }.
event-fate-shown-deck = The deck adds fate: { $region }.
event-round = Epoch { $epoch }, round { $n }: planning.
event-execution-1 = Orders are carried out from south to north.
event-execution-2 = Orders are carried out from north to south.
event-placed = { $seat }: order in cell { $cell }, { $order }.
event-placed-hidden = { $seat }: order in cell { $cell }.
event-covered = Cell { $cell }: { $seat } covers the order of { $victim } (price { $n }).
event-revealed = Cell { $cell }, { $seat }: { $order }.
event-revealed-idle = Cell { $cell }, { $seat }: { $order }. Nothing comes of it: { $why }.
why-recruit = no army in supply
why-move = no army in the region
why-attack = no enemy beside an army in the region
why-harvest = no army in a resource province of the region
why-castle = no castle can be built or strengthened in the region
event-acts-again = Cell { $cell }, { $seat }, once more: { $order }.
event-acts-again-idle = Cell { $cell }, { $seat }, once more: { $order }. Nothing comes of it: { $why }.
event-passed = { $seat } leaves it at that.
event-passed-quick = { $seat } does no quick action.
event-passed-order = { $seat } does not carry out the order.
event-passed-move = { $seat } ends the movement.
event-moved = { $seat } moves an army: { $start } → { $to }.
event-shipped = { $seat } ships { $n ->
        [one] an army
       *[other] { $n } armies
    }: { $start } → { $to }.
event-destroyed = { $seat } destroys an army of { $victim } in { $province }.
event-recruited = { $seat } recruits an army in { $province }.
event-harvested = { $seat } harvests { $province }: { $good }.
event-full-harvest = { $seat } receives { $good } for { $province }.
event-paid = { $seat } pays { $n } { $good }.
event-gained = { $seat } gains { $n } { $good }.
event-built = { $seat } builds a castle in { $province }.
event-reinforced = { $seat } brings an army to the castle in { $province }.
event-stock-out = The stock has no { $good } left for { $seat }.
event-explored = { $seat } sends an expedition over { $mountain }: { $start } → { $to }.
event-token = { $mountain }: { $token }.
event-arrived = The expedition of { $seat } arrives in { $province }.
event-returned = The expedition of { $seat } returns to { $province }.
event-bought = { $seat } gets one more move.
event-scoring = Epoch { $n } is scored.
event-mission-done = { $seat } fulfils the mission { $mission }, { $region }: { $n ->
        [one] { $n } point
       *[other] { $n } points
    }.
event-influence = { $seat }: influence +{ $n } in { $region }, now { $now }.
event-bonus-first = { $seat } leads { $region }: { $n ->
        [one] { $n } point
       *[other] { $n } points
    }.
event-bonus-second = { $seat } gets the second value of { $region }: { $n ->
        [one] { $n } point
       *[other] { $n } points
    }.
event-shrines = { $seat } scores for shrines: { $n ->
        [one] { $n } point
       *[other] { $n } points
    }.
event-orders-back = All orders go back behind the screens.
event-turn-order = Turn order, place { $n }: { $seat }.
event-final-influence = { $seat }, { $region }: value { $worth } × { $cards ->
        [one] { $cards } fate card
       *[other] { $cards } fate cards
    } = { $n }.
event-final-goods = { $seat }, { $tokens } resources left: { $n ->
        [one] { $n } point
       *[other] { $n } points
    }.
event-ended = The last epoch is over, and with it the game.
ending-played-out = All epochs are played: most points win.

action-pass = Do nothing
action-stop = Stop here
action-fate = Play fate: { $region }
action-place = { $order }: cell { $cell }, { $region }
action-cover = { $order }: on the order of { $victim } in cell { $cell }, for { $n } { $good }
action-cover-own = { $order }: on your own order in cell { $cell }
action-move = { $start } → { $to }
action-explore = { $start } → { $to }, exploring { $mountain }
cost-pass = Your order in cell { $cell } is then spent for nothing.
lack = Needs { $need } { $good }, you have { $have }.
cost-destroy = { $victim } loses this army.
action-destroy = Destroy an army of { $victim } in { $province }
action-recruit = Recruit in { $province }
action-harvest = Harvest { $province }: { $good }
action-ship = Ship { $n ->
        [one] 1 army
       *[other] { $n } armies
    }: { $start } → { $to }
action-build = Castle in { $province }
action-reinforce = An army to your castle
action-buy-move = One more move
action-claim = Claim the mission of { $region }: { $n } points
action-priced = { $words } ({ $n } { $good })

refusal-not-asked = This is not what is asked for now.
refusal-no-such-fate = You hold no fate card of this region.
refusal-no-such-order = You have no such order left behind your screen.
refusal-cell-taken = There is an order in this cell already.
refusal-order-face-down = An order placed in this round cannot be covered.
refusal-already-covered = An order of this player has been covered in this round already.
refusal-cannot-pay-cover = You cannot pay the price of covering this order.
refusal-no-own-army = You have no army there.
refusal-not-neighbours = These provinces are not neighbours.
refusal-left-the-region = This army stands outside the region of the order, and it is not the one moved last.
refusal-no-moves-left = No moves are left.
refusal-no-mountain-token = There is no mountain token on this border.
refusal-one-expedition = Only one expedition for each movement.
refusal-other-region = This province lies outside the region of the action.
refusal-no-enemy-army = There is no enemy army of this player.
refusal-other-province = The second victim must stand in the same province.
refusal-no-army-in-supply = You have no army left in supply.
refusal-no-place-to-recruit = Armies are recruited in the capital of the region, or at your castle there.
refusal-not-coastal = Ships go from coast to coast.
refusal-same-province = A ship goes to another province.
refusal-too-few-armies = You have too few armies there.
refusal-cannot-pay = You cannot pay for this.
refusal-not-in-capital = No castle is built in a capital.
refusal-castle-stands-there = There is a castle in this province already.
refusal-castle-in-region = You have a castle in this region already.
refusal-no-castle-in-region = You have no castle in this region.
refusal-not-a-resource = This is not a resource province.
refusal-stock-empty = The stock has none of this resource.
refusal-mission-not-done = The mission of this region is not fulfilled, or you have scored it already.
refusal-not-in-the-bag = There is none of these left to draw.
refusal-wrong-draw = Something else is drawn now.
refusal-own-army = That is your own army.

scene-title = Small Samurai Empires: a map of 23 provinces, twelve order cells, influence
scene-setup = Setting up
scene-planning = Epoch { $epoch } of { $epochs } · round { $round } · planning
scene-execution = Epoch { $epoch } of { $epochs } · round { $round } · execution
scene-short = Epoch { $epoch }/{ $epochs } · round { $round }
scene-end = The game is over
scene-stock = stock: food { $food }, bushido { $bushido }
scene-stock-out = stock out: { $list }
prompt-wait = { $seat } is thinking.
prompt-wait-fate = The others are choosing their fate cards.
prompt-chance = Pieces are being drawn.
prompt-choose-fate = Choose a fate card.
prompt-place-order = Place an order: take it up, then a cell.
prompt-quick-action = Quick action of cell { $cell }: { $quick }.
prompt-order-recruit = Recruit an army in { $region }.
prompt-more-recruit = Recruit one more army?
prompt-order-move = Move armies from { $region }: { $n ->
        [one] { $n } move left
       *[other] { $n } moves left
    }.
prompt-buy-move = Buy one more move, or stop?
prompt-order-attack = Attack in { $region }.
prompt-more-attack = Destroy one more army in { $province }?
prompt-order-castle = Build a castle in { $region }.
prompt-tribe-action = An independent tribe helps in { $region }: one quick action.
prompt-way-destroy = The way is the goal: destroy an army in { $region }?
prompt-claim-mission = A mission is fulfilled: claim it?
hint-choose-fate = Shown together; each multiplies its region’s influence.
hint-place-1 = Round 1 runs from cell 12 in the south to cell 1 in the north. The quick action beside the cell follows at once.
hint-place-2 = Round 2 runs from cell 1 to cell 12. To cover an opponent's order costs { $n } { $good } now; your own orders and empty cells are free.
hint-press-army = Press an army, then the province it goes to.
hint-place-2-free = Round 2 runs from cell 1 to cell 12. Every opponent has been covered once already, so only your own orders and empty cells are left.
hint-region = Only in { $region }.
hint-move = An army that has left { $region } may go on only while it is the one being moved.
unit-points = VP
facts-goods = { $food } food · { $bushido } bushido
facts-supply = { $n } in supply
facts-place = { $n ->
        [1] goes 1st
        [2] goes 2nd
        [3] goes 3rd
       *[other] goes { $n }th
    }
facts-chosen = has chosen
facts-covered = covered
earned-bonus = region bonus
earned-shrines = shrines
earned-missions = missions
earned-influence = influence
earned-resources = resources
title-province = { $name }, { $mark }, { $region }
you-listed = you
tip-strength = Strength: { $list }.
tip-empty = Nobody is here.
tip-if-scored = If the epoch ended now: +{ $n }.
tip-if-over = If the game ended now: { $n }, resources aside.
tip-next-land = Next to: { $list }.
tip-next-sea = By sea: { $list }.
tip-control = { $seat } controls it.
tip-control-you = You control it.
tip-control-nobody = Nobody controls it.
tip-tile = Resource: { $good }.
tip-shrine-colour = Shrine figure: { $colour }.
title-army = { $seat }: { $n ->
        [one] { $n } army
       *[other] { $n } armies
    } in { $name }
title-castle = Castle of { $seat } in { $name }
title-army-you = Your { $n ->
        [one] army
       *[other] { $n } armies
    } in { $name }
title-castle-you = Your castle in { $name }
title-cell = Order cell { $n }, { $region }
tip-cell = Quick action: { $quick }.
title-order-hidden = Face-down order of { $seat } in cell { $n }
title-order = Order of { $seat } in cell { $n }: { $order }
title-order-you = Your order in cell { $n }: { $order }
title-hand-order = { $order }, { $n } left
title-unseen-order = { $order }, { $n } not shown yet
title-fate-unseen = Fate cards in hand: { $n }
title-cover = Covering this order costs { $n } { $good }
title-track = { $region }: influence { $list }; fate cards { $n }
title-marker = { $seat }: influence { $n } in { $region }, worth { $worth } for each fate card
title-fate-shown = Fate cards shown for { $region }: { $n }
title-fate-hand = Your fate cards of { $region }: { $n }
title-fate-chosen = Your chosen fate card: { $region }
title-deck = Fate deck: { $n }
title-mountain = { $mountain }
title-mountain-token = { $mountain }: a token lies face down
title-mission = Mission of { $region }: { $mission }, { $n } points
title-score = { $seat }: { $n } points, place { $place } in turn order
title-bonus = { $region }: { $first } points for the lead, { $second } for the second place
tip-mission = To do: { $what }. { $law }
tip-progress = So far: { $list }.
tip-done = Done by { $list }.
tip-tokens = Not seen yet: { $list }.
caption-influence = Influence · below it: points per fate card at the end
track-fate = fate
track-bonus = 1st +{ $first } · 2nd +{ $second }
caption-score = Points, in turn order; + if the epoch ended now
caption-points = Points, + if the epoch ended now
caption-fate = Fate cards shown
caption-fate-hand = In hand
caption-orders = Your orders
caption-orders-unseen = Orders not shown yet, in hand or face down
legend-control = Rim and bar: who controls it
mini-ahead = + epoch’s end
title-ahead = If the epoch ended now: { $list }
caption-held = Provinces held: { $n }
held-castle = castle: { $list }
held-left = in supply { $supply }, orders in hand { $orders }, fate cards { $fate }
theirs-held = held: { $n }
theirs-armies = armies: { $n }
theirs-supply = in supply: { $n }
theirs-orders = orders: { $n }
theirs-fate = fate cards: { $n }
held-behind = food and bushido: behind the screen
column-fate = fate
column-influence = influence
caption-missions = Missions
board-cells = Orders (1 north … 12 south), quick actions: → move, × attack, + recruit, * harvest
board-influence = Fate cards × influence (worth), points for the first and the second place
board-mountains = Mountains with tokens: { $list }.
board-food = F
board-bushido = B
board-hand = Your orders
board-fate = Your fate cards
board-hidden = face down
board-legend = ★ capital · ⛩ shrine · F food · B bushido · # castle · numbers are armies · ! controls
advice-text = { $action }: you win { $chance } % of the time
advice-points = { $action }: this epoch leaves you { $mine } points on average, the strongest rival { $theirs }
outlook-title = Control at the end of the epoch, over { $n } ways it may go
outlook-seat = { $seat }: { $chance }
outlook-nobody = nobody: { $chance }
outlook-control = At the end of the epoch: { $list }.
outlook-now = If the epoch ended now: { $list }.
outlook-mean = On average at its end: { $list }.
outlook-last = On average at the end of the game: { $list }.

## The end
sheet-bonus = Region bonus
sheet-shrines = Shrines
sheet-missions = Missions
sheet-region = Influence: { $region }, fate ×{ $n }
sheet-resources = Resources
came-to = Epoch { $n } – { $list }.
came-bonus = region bonus: { $list }
came-shrines = shrines: { $list }
came-influence = influence: { $list }
came-resources = resources: { $list }
came-most = most in { $region }
ending-tie = Equal points: fewer armies on the map win, then more resources.

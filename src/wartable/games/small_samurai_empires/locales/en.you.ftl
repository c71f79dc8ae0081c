## What happened, told to whoever did it.

event-fate-drawn-you = You draw a fate card: { $region }.
event-fate-drawn-hidden-you = You draw a fate card.
event-first-you = You go first in epoch 1.
event-fate-chosen-you = You choose a fate card: { $region }.
event-fate-chosen-hidden-you = You choose a fate card.
event-fate-shown-you = You show fate: { $region }.
event-placed-you = Your order in cell { $cell }: { $order }.
event-placed-hidden-you = Your order in cell { $cell }.
event-covered-you = Cell { $cell }: you cover the order of { $victim } (price { $n }).
event-revealed-you = Cell { $cell }, your order: { $order }.
event-revealed-idle-you = Cell { $cell }, your order: { $order }. Nothing comes of it: { $why }.
event-acts-again-you = Cell { $cell }, your order once more: { $order }.
event-acts-again-idle-you = Cell { $cell }, your order once more: { $order }. Nothing comes of it: { $why }.
event-passed-you = You leave it at that.
event-passed-quick-you = You do no quick action.
event-passed-order-you = You do not carry out the order.
event-passed-move-you = You end the movement.
event-moved-you = You move an army: { $start } → { $to }.
event-shipped-you = You ship { $n ->
        [one] an army
       *[other] { $n } armies
    }: { $start } → { $to }.
event-destroyed-you = You destroy an army of { $victim } in { $province }.
event-recruited-you = You recruit an army in { $province }.
event-harvested-you = You harvest { $province }: { $good }.
event-full-harvest-you = You receive { $good } for { $province }.
event-paid-you = You pay { $n } { $good }.
event-gained-you = You gain { $n } { $good }.
event-built-you = You build a castle in { $province }.
event-reinforced-you = You bring an army to the castle in { $province }.
event-stock-out-you = The stock has no { $good } left for you.
event-explored-you = You send an expedition over { $mountain }: { $start } → { $to }.
event-arrived-you = Your expedition arrives in { $province }.
event-returned-you = Your expedition returns to { $province }.
event-bought-you = You get one more move.
event-mission-done-you = You fulfil the mission { $mission }, { $region }: { $n ->
        [one] { $n } point
       *[other] { $n } points
    }.
event-influence-you = Your influence in { $region } grows by { $n }, now { $now }.
event-bonus-first-you = You lead { $region }: { $n ->
        [one] { $n } point
       *[other] { $n } points
    }.
event-bonus-second-you = You get the second value of { $region }: { $n ->
        [one] { $n } point
       *[other] { $n } points
    }.
event-shrines-you = You score for shrines: { $n ->
        [one] { $n } point
       *[other] { $n } points
    }.
event-turn-order-you = You are number { $n } in the turn order.
event-final-influence-you = Your { $region }: value { $worth } × { $cards ->
        [one] { $cards } fate card
       *[other] { $cards } fate cards
    } = { $n }.
event-final-goods-you = You have { $tokens } resources left: { $n ->
        [one] { $n } point
       *[other] { $n } points
    }.

## Told to whom it was done.

event-covered-yours = Cell { $cell }: { $seat } covers your order (price { $n }).
event-destroyed-yours = { $seat } destroys your army in { $province }.

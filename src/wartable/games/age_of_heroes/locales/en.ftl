title = Age of Heroes
tagline = Six tribes, one loud fair.
rules-summary =
    Each tribe wants { $victory_cities } cities, or { $victory_monument } cards of its own special resource in its monument, and then must hold one of the two until the end of its next turn: its last turn. Whoever is the last one left wins too.
    A round is a fair and then one turn of each tribe. Cards drawn at the fair: { $fair_draw }, and { $fair_per_tribe } more for each tribe that roads lead to; then cards are traded.
    An offer binds whoever made it: anybody who holds what it asks for may take it. Deals may hold more cards and promises; the cards move when the other agrees, promises bind nobody.
    On your turn: draw (cards: { $turn_draw }); then one action: taxes (cards per city: { $tax_per_city }{ $rules ->
        [1] {""}
       *[other] , and you may stop early
    }), construction, war, or nothing; then place own special resources on your monument; then discard until you hold no more than { $hand_limit }.
    Prices. City: { $price_city }. Army: { $price_army }. Fortress: { $price_fortress }. General: { $price_general }. Road: { $price_road } and the neighbour's consent{ $rules ->
        [1] {""}
       *[other] , for which you may offer cards
    }. Gold may stand for any other resource.
    War: choose armies, a rival and a goal. Both sides draw a battle card per army, assign them secretly and fight duels; a general adds { $general_bonus }, each fortress of the defender { $fortress_bonus }. Victorious armies per city conquered: { $conquest_armies }; cards plundered per victorious army: { $plunder_cards }; victorious armies → cards of the monument destroyed: { $steps }.
    Armies come home at once by a direct road, else at the end of your next turn.
    Some cards act when drawn: Population Boom, Earthquake, Volcano, Famine, Barbarians. Olympic Games, Hero and Luck are kept for when they are needed; Luck helps { $luck ->
        [victim] only its own player
       *[anybody] anybody
    }.
    A tribe with neither a city nor a card is out.

# ---- names
kind-iron = Iron
kind-wood = Wood
kind-grain = Grain
kind-stone = Stone
kind-gold = Gold
kind-limestone = Limestone
kind-concrete = Concrete
kind-marble = Marble
kind-bricks = Bricks
kind-sandstone = Sandstone
kind-granite = Granite
kind-olympics = Olympic Games
kind-hero = Hero
kind-luck = Luck
kind-population-boom = Population Boom
kind-earthquake = Earthquake
kind-volcano = Volcano
kind-famine = Famine
kind-barbarians-1 = Barbarians
kind-barbarians-2 = Barbarians
kind-barbarians-3 = Barbarians
kind-barbarians-4 = Barbarians
tribe-egyptians = Egyptians
tribe-romans = Romans
tribe-greeks = Greeks
tribe-babylonians = Babylonians
tribe-celts = Celts
tribe-chinese = Chinese
item-city = City
item-army = Army
item-fortress = Fortress
item-general = General
item-road = Road
goal-conquest = Conquest
goal-plunder = Plunder
goal-destruction = Destruction
unit-army-1 = Army 1
unit-army-2 = Army 2
unit-army-3 = Army 3
unit-army-4 = Army 4
unit-army-5 = Army 5
unit-army-6 = Army 6
unit-army-7 = Army 7
unit-army-8 = Army 8
unit-army-9 = Army 9
unit-army-10 = Army 10
unit-army-11 = Army 11
unit-army-12 = Army 12
unit-army-13 = Army 13
unit-army-14 = Army 14
unit-army-15 = Army 15
unit-army-16 = Army 16
unit-hero-1 = Hero 1
unit-hero-2 = Hero 2
unit-hero-3 = Hero 3
unit-hero-4 = Hero 4
cards-of =
    { $n ->
        [1] { $kind }
       *[other] { $n } × { $kind }
    }

# ---- options
option-fair = Fair
option-fair-rounds = One after another
option-fair-live = All at once
option-exchange = Forced exchange
option-exchange-declared = Offers and notices bind
option-exchange-offers-only = Only offers bind
option-exchange-compulsory = Nobody may refuse
option-tribes = Tribes
option-tribes-draft = Chosen in turn
option-tribes-random = By lot
option-duels = Choice in a duel
option-duels-simultaneous = Both at once
option-duels-attacker-first = Attacker shows first
option-duels-defender-first = Defender shows first
option-luck = Luck
option-luck-anybody = Anybody's, for anybody
option-luck-victim = Only whom it strikes
option-famine = Luck against Famine
option-famine-all = Saves everybody
option-famine-self = Saves only its player
option-barbarians = Goal of Barbarians
option-barbarians-destruction-else-plunder = Destruction, else plunder
option-barbarians-destruction = Destruction
option-barbarians-plunder = Plunder
option-claim = The cities needed, reached at a fair
option-claim-full-round = Claim at the end of the next turn
option-claim-next-turn = Claim at once
option-windows = Who is asked for a reaction
option-windows-uniform = Everybody who might
option-windows-holders = Only who holds a card
option-deals = Deals
option-deals-on = Allowed
option-deals-off = Not allowed
option-leaving = Leaving the game
option-leaving-off = Not allowed
option-leaving-on = Allowed
option-round-limit = Rounds after which it is a draw (0: none)

# ---- actions
action-tribe = { $tribe } ({ $kind })
action-resolve = Resolve { $kind }
action-shake = { $unit } of { $seat }
action-erupt = A city of { $seat }
action-luck = Play Luck
action-decline = Let it happen
action-consent = Consent to the road
action-refuse = Refuse the road
action-taxes = Collect taxes
action-tax-on = One more card
action-tax-stop = Stop collecting
action-pass = Pass
action-finish = Done
action-war = War…
action-olympics = Play Olympic Games
action-stand = Stand and fight
action-hero-army = Hero as an army
action-hero-lead = Hero as general of { $unit }
action-ready = Ready
action-unready = Trade on
action-rest = Wait for something new
action-time-up = Time is up
action-concede = Leave the game
action-place =
    { $n ->
        [one] Place { $n } card on the monument
       *[other] Place { $n } cards on the monument
    }
action-discard = Discard { $kind }
action-muster = Send { $unit }
action-fight = Fight with { $unit } (card { $value })
action-assign = Card { $value } to { $unit }
cost-pass = Your action of this turn is then given away.
cost-gift = You get nothing for it.
cost-asked = You give nothing for it.
cost-concede = You leave the game for good.
cost-march = There is no way back.
cost-conquest = A city takes { $n } victorious armies.
cost-conquest-chance = At least one city: { $n } %.
cost-plunder-chance = At least some cards: { $n } %.
cost-destruction-chance = At least one monument card: { $n } %.
action-march = March on { $seat }: { $goal }
action-build = { $item } for { $cards }
action-build-general = General for { $unit }, for { $cards }
action-build-road = Road to { $seat } for { $cards }
action-announce-have = Announce: I have { $kind }
action-retract-have = No longer announce having { $kind }
action-announce-want = Announce: I want { $kind }
action-retract-want = No longer announce wanting { $kind }
action-offer = Offer: { $give } → { $want }
action-withdraw = Withdraw: { $give } → { $want }
action-take = Take the offer of { $seat }: your { $give } → { $get }
action-deal = Propose a deal to { $seat }…
action-deal-give = I give { $kind }
action-deal-want = I want { $kind }
action-deal-send = Send the deal
action-deal-drop = Drop the deal
action-deal-recall = Take the proposal back
action-agree = Accept the deal of { $seat }
action-reject = Reject the deal of { $seat }
action-gift = Offer { $seat } cards for a road…
action-gift-give = Add { $kind } for the neighbour
action-gift-road = Ask { $seat } for the road, paid with { $cards }

# ---- events
event-first-draw = { $seat } draws a battle card: { $n }.
event-first = { $seat } is the first player.
event-tribe = { $seat } leads the { $tribe }.
event-drew = { $seat } draws { $kind }.
event-drew-unseen = { $seat } draws a card.
event-reshuffled =
    The discard pile is shuffled: { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } in the deck.
event-harmless = { $seat } discards { $kind } without effect.
event-boomed =
    Population Boom: { $seat } now has { $n ->
        [one] { $n } city
       *[other] { $n } cities
    }.
event-boomed-in-vain = Population Boom, but no city is left for { $seat }.
event-fair-opened = Round { $round }: the fair.
event-trading-opened = Trading is open.
event-posted = { $seat } offers { $give } for { $want }.
event-withdrew = { $seat } withdraws { $give } for { $want }.
event-swapped = { $seat } gives { $give } to { $other } and gets { $want }.
event-unbacked = The offer of { $seat }, { $give } for { $want }, lapses: the card is gone.
event-passed = { $seat } passes.
event-proposed = { $seat } proposes a deal to { $other }.
event-proposed-give = Deal of { $seat } with { $other }: gives { $n } × { $kind }.
event-proposed-want = Deal of { $seat } with { $other }: wants { $n } × { $kind }.
event-deal-closed = { $seat } accepts the deal of { $other }.
event-deal-rejected = { $seat } rejects the deal of { $other }.
event-handed = { $seat } hands { $other } { $n } × { $kind }.
event-announced-have = { $seat } announces: has { $kind }.
event-announced-want = { $seat } announces: wants { $kind }.
event-retracted-have = { $seat } no longer announces having { $kind }.
event-retracted-want = { $seat } no longer announces wanting { $kind }.
event-ready = { $seat } is ready: no more trading.
event-unready = { $seat } trades on.
event-fair-closed = The fair closes.
event-turn-began = Round { $round }: turn of { $seat }.
event-taxed =
    { $seat } collects taxes: { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }.
event-built = { $seat } builds: { $item }.
event-paid = { $seat } pays { $n } × { $kind }.
event-road-asked = { $seat } asks { $other } for a road.
event-road-refused = { $seat } refuses a road to { $other }.
event-road-built = A road joins { $seat } and { $other }.
event-discarded = { $seat } discards { $kind }.
event-declared =
    { $seat } marches on { $other } with { $n ->
        [0] no army
        [one] { $n } army
       *[other] { $n } armies
    }. Goal: { $goal }.
event-heroes = { $seat } plays Hero: as an army { $armies }, as a general { $generals }.
event-stood =
    { $seat } defends with { $n ->
        [0] nobody
        [one] { $n } army
       *[other] { $n } armies
    }.
event-olympic = { $seat } calls Olympic Games: there is no battle.
event-olympic-raid = { $seat } calls Olympic Games: the barbarians turn away.
event-lucky = { $seat } plays Luck: the card { $kind } has no effect.
event-raided =
    Barbarians attack { $seat } with { $n ->
        [one] { $n } army
       *[other] { $n } armies
    }.
event-battle-card = { $seat } draws a battle card: { $n }.
event-duel-won = { $seat } wins a duel against { $other }, { $attack } to { $defence }.
event-duel-lost = { $seat } loses a duel against { $other }, { $attack } to { $defence }.
event-duel-drawn = A duel of { $seat } and { $other } is drawn at { $attack }.
event-raid-duel-won = Barbarians win a duel against { $other }, { $attack } to { $defence }.
event-raid-duel-lost = Barbarians lose a duel against { $other }, { $attack } to { $defence }.
event-raid-duel-drawn = A duel of barbarians and { $other } is drawn at { $attack }.
event-showed = { $seat } shows: { $unit }.
event-victorious =
    { $seat }: { $n ->
        [0] no victorious army
        [one] { $n } victorious army
       *[other] { $n } victorious armies
    }.
event-raid-victorious =
    Barbarians: { $n ->
        [0] no victorious army
        [one] { $n } victorious army
       *[other] { $n } victorious armies
    }.
event-conquered =
    { $seat } takes { $n ->
        [0] no city
        [one] { $n } city
       *[other] { $n } cities
    } from { $other }.
event-plundered =
    { $seat } takes { $n ->
        [0] no card
        [one] { $n } card
       *[other] { $n } cards
    } from { $other }.
event-raid-plundered =
    Barbarians take { $n ->
        [0] no card
        [one] { $n } card
       *[other] { $n } cards
    } from { $other }.
event-seized = { $seat } takes { $kind } from { $other }.
event-raid-took = { $seat } loses { $kind } to the barbarians.
event-wrecked =
    { $seat } destroys { $n ->
        [0] no card
        [one] { $n } card
       *[other] { $n } cards
    } of the monument of { $other }.
event-raid-wrecked =
    Barbarians destroy { $n ->
        [0] no card
        [one] { $n } card
       *[other] { $n } cards
    } of the monument of { $other }.
event-home =
    { $seat }: { $n ->
        [one] { $n } army is
       *[other] { $n } armies are
    } home by road.
event-marching =
    { $seat }: { $n ->
        [one] { $n } army is
       *[other] { $n } armies are
    } on the way home.
event-shaken = An earthquake holds { $unit } of { $seat }.
event-erupted = A volcano destroys a city of { $seat }.
event-starved =
    { $seat } discards { $n ->
        [0] no grain
       *[other] { $n } × Grain
    }.
event-hunger = { $seat } draws Famine.
event-no-target = { $seat } finds no target for { $kind }.
event-placed =
    { $seat } places { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } on the monument, which now has { $total }.
event-claimed = { $seat } claims victory: the last turn begins.
event-claim-lapsed = The claim of { $seat } lapses.
event-went-out = { $seat } is out: neither a city nor a card is left.
event-ended = { $seat } wins. { $ending }
event-ended-drawn = { $ending }
event-recovered =
    { $seat }: { $n ->
        [one] { $n } army recovers
       *[other] { $n } armies recover
    } from the earthquake.
event-returned =
    { $seat }: { $n ->
        [one] { $n } army comes
       *[other] { $n } armies come
    } home.
event-conceded = { $seat } leaves the game.
event-timed-out = Time is up.
event-round-began = Round { $round } begins with { $seat }.
event-draw-lost = There is no card left for { $seat } to draw.
event-recalled = { $seat } takes a proposal back.
event-deal-unbacked = The proposal of { $seat } to { $other } lapses: a card it needs is gone.
event-raid-over = The raid on { $seat } is over.
event-action-passed = { $seat } takes no action.
event-tax-stopped =
    { $seat } stops collecting; { $n ->
        [one] { $n } card is
       *[other] { $n } cards are
    } not drawn.
event-lucky-for = { $seat } plays Luck for { $other }: the card { $kind } has no effect.
event-nobody-has = Nobody holds { $want }: the offer of { $seat }, { $give } for it, lapses.
event-gift-offered = { $seat } offers { $other } for the consent: { $n } × { $kind }.
ending-cities = The cities needed were held through the last turn.
ending-monument = The monument stood through the last turn.
ending-survival = No other tribe is left.
ending-limit = The agreed number of rounds is played: nobody has won, and all are ranked as they stand.

# ---- refusals
refusal-fair-closed = The fair is closed.
refusal-offer-gone = That offer is gone: somebody was faster, or it was withdrawn.
refusal-deal-gone = That deal is gone: it was taken back, answered, or replaced.
refusal-not-held = You do not hold that card.
refusal-same-kind = A card cannot be traded for its own kind.
refusal-too-many-open = You have as many open offers as the board takes.
refusal-no-offers-left = You have made all your offers of this fair.
refusal-already-posted = You made this very offer already; it may be repeated when your hand has changed.
refusal-you-are-ready = You have said that you are ready: trade on first, then post.
refusal-you-rest = You wait until something on the board changes; then you may act again.
refusal-own-offer = That offer is your own.
refusal-no-deals-left = You have proposed all your deals of this fair.
refusal-empty-deal = The deal is still empty.
refusal-would-eliminate = That would leave one of you with neither a city nor a card.
refusal-cannot-pay = You do not hold these cards to pay with.
refusal-pile-empty = That pile is empty.
refusal-not-neighbour = Roads lead to living neighbours only.
refusal-road-exists = There is a road already.
refusal-refused-already = This neighbour has refused; not again this turn.
refusal-not-your-army = That army is not yours.
refusal-army-not-ready = That army is on the way home or held by an earthquake.
refusal-has-general = It is led by a general already.
refusal-yourself = Not against yourself.
refusal-eliminated = That tribe is not in the game.
refusal-empty-force = Send at least one army, or a Hero as an army.
refusal-already-mustered = That army is going already.
refusal-not-in-force = That army does not take part in this battle.
refusal-no-hero = You have no Hero left who may join this battle.
refusal-wrong-window = That is not what is asked now.
refusal-tribe-taken = That tribe is taken.
refusal-not-pending = You have no such card to resolve.
refusal-no-city = That tribe has no city.
refusal-shielded = That army cannot be struck: it is led by a general, away, or shaken already.
refusal-no-such-payment = It cannot be paid like that.
refusal-not-so-many = You cannot place so many cards.
refusal-only-the-host = Only the table's clock may end the fair.
refusal-wrong-card = That card cannot come up now.
refusal-not-dealt = You have no such battle card.
refusal-has-fought = That army has had its duel.
refusal-nothing-to-tax = There is neither a city nor a card to tax.
refusal-hero-played = You have begun to play Hero cards.
refusal-no-draft = You are not wording a deal.
refusal-draft-open = Finish or drop the deal you are wording first.
refusal-deal-full = The deal holds no more cards.
refusal-deal-pending = Your last proposal is not answered yet.
refusal-acts-used = You have used up your acts of this fair.
refusal-no-notices = Games under rules 1 have notices in the live fair only.
refusal-no-deals = This table plays without deals.
refusal-announced = You have announced that already.
refusal-not-announced = You have not announced that.
refusal-nothing-ready = You have neither a ready army nor a Hero.
refusal-stays = This table plays without leaving.
refusal-army-away = That army is away; a general joins it at home.

# ---- rulings
rule-1 = Cards are drawn from the resource deck; when it is empty, the discard pile becomes the deck. If both are empty the draw is lost.
rule-2 = The first player is found by battle cards; then tribes are chosen in turn order. Each begins with cities: { $start_cities }, armies: { $start_armies }, cards: { $start_hand }.
rule-3 = A turn has five phases: draw, action, monument, hand limit, upkeep.
rule-4 = At the fair each draws { $fair_draw } and { $fair_per_tribe } more per tribe that roads lead to. When all have drawn, immediate cards are resolved in turn order.
rule-5-1 = Notices and offers must be true: what you say you have, you hold. The most per player: open offers { $most_open }; in one fair, offers { $most_offers } and deals { $most_deals }; no repetition before the hand has changed.
rule-5-3 = A deal binds once the other agrees: its cards move in one step. Promises bind nobody.
rule-5-4 = In the live fair all act at once. It closes when all are ready, when time is up, or when nothing can be posted any more; then everything on the board vanishes.
rule-5-5 =
    { $rules ->
        [1] In a fair in rounds one acts after another: pass, take, offer, withdraw, or a deal. It ends when all pass in a row, or after so many circuits: { $circuits }.
       *[other] In a fair in rounds one acts after another: pass, take, offer, announce, withdraw, or a deal. It ends when all pass in a row, or after so many circuits: { $circuits }.
    }
rule-6-1 =
    { $rules ->
        [1] Cards of taxes per city: { $tax_per_city }; all of them are drawn. Without a city: discard one card, draw one.
       *[other] Cards of taxes per city: { $tax_per_city }; you may stop before any but the first. Without a city: discard one card, draw one.
    }
rule-6-2 = Build as much as you can pay while the piles last. Gold may stand for any other ordinary resource, nothing for gold. A road needs the neighbour's consent.
rule-6-4 = The action may be passed.
rule-7-1 = A war names one rival and one goal. At least one ready army or one Hero as an army goes; nothing can be changed afterwards.
rule-7-2 = The defender may play Olympic Games, or Heroes, or nothing.
rule-7-4 = Duels are fought until one side has used all its armies. The stronger destroys the other; attackers who meet nobody are victorious.
rule-8 = What barbarians plunder is discarded face up.
rule-9 = Event cards: immediate ones are resolved when drawn; Olympic Games, Hero and Luck stay in hand until played.
rule-10 = At the end of your turn you keep no more than { $hand_limit } in hand.
rule-12 = Whoever leaves discards the hand, returns the cities and is out.
rule-13-1 = Hands are secret. What is plundered is seen by the two concerned, others see the number.
rule-s1 = The highest battle card is first; only those who tie draw again.
rule-s2 = Disasters in the deal and at the first fair do nothing.
rule-r1 = If the first player is out, the next living one to the left is first from the next round on.
rule-e1 = Several immediate cards are resolved in the order their owner chooses.
rule-e2 = An earthquake strikes an army at home without a general. It neither attacks nor defends until the end of its owner's next turn.
rule-e3 =
    { $famine ->
        [self] Luck against Famine saves only whoever plays it.
       *[all] Luck against Famine saves everybody.
    }
rule-e4 = Famine takes all grain of everybody.
rule-e5 =
    { $luck ->
        [victim] Only whoever a disaster strikes may play Luck against it.
       *[anybody] Luck cancels a disaster whoever it strikes. All who may hold it are asked at once and answer unseen; of several the first to the left of whom it strikes counts.
    }
rule-f1 = Whoever holds what an open offer asks for may take it; its owner is not asked.
rule-f3 = A notice of both halves binds: an offer of what you want for what you have is carried out at once.
rule-f5 = Offers and notices may be withdrawn until they are carried out. What arrives first counts.
rule-f6 = A deal that leaves somebody with neither a city nor a card is refused.
rule-f8 = Everybody sees that two players talk; only they see what about.
rule-f9 = A live fair is finite: so many acts per player, so many cards per deal.
rule-f10 = The flag of whoever is ready may be switched back at any moment, and taking, withdrawing and answering stay open. Whoever waits besides rests until something on the board changes, whatever anybody holds.
rule-f11 = Where nobody may refuse, an offer is carried out at once with the first player to the left who holds what it asks for; if nobody does, it lapses.
rule-t1 = The number of cards is fixed when taxes are chosen; a city gained meanwhile adds none.
rule-t2 =
    { $rules ->
        [1] Whoever collects taxes draws all the cards.
       *[other] Between two cards of taxes you may stop.
    }
rule-c1 = A general joins an own army at home and stays with it for good.
rule-c2 = A neighbour is asked for a road once per turn.
rule-c3 =
    { $rules ->
        [1] Nothing can be offered for the consent to a road.
       *[other] Cards may be offered with the request for a road; the neighbour gets them on consenting.
    }
rule-w1 = A goal may be declared even where there is nothing to take.
rule-w2 = A Hero may lead an army or another Hero in this battle, never as a second general.
rule-w3 = Olympic Games end the war before the battle; the attacker's Heroes are lost, the armies go home.
rule-w4 = All ready armies defend.
rule-w5 = Both sides assign cards and choose armies secretly and at once, unless the table plays otherwise.
rule-w6 = The most possible is always taken.
rule-w7 = By a direct road armies are home at once; otherwise at the end of the attacker's next turn.
rule-w8 = A drawn duel changes nothing; both armies have fought, the attacker's is not victorious.
rule-b1 = Each Barbarians card brings a number of armies, without generals. The rulebook gives no number: ours is a guess, which owners of the box may correct.
rule-b2 =
    { $barbarians ->
        [destruction] Barbarians destroy a monument.
        [plunder] Barbarians plunder.
       *[destruction-else-plunder] Barbarians destroy a monument, or plunder where there is none.
    }
rule-m1 = A monument takes the special resource of its own tribe, { $victory_monument } at most, in phase three only.
rule-x1 = A tribe with no city, no card and nothing pending is out, checked after each completed step.
rule-x2 = The ring closes over those who are out: their neighbours become neighbours.
rule-x3 = All a tribe had goes back to piles and discard; its roads are gone.
rule-v1 = The last tribe left wins at once.
rule-v2 = { $victory_cities } cities or a full monument at the end of a turn is a claim. Whoever fulfils either condition at the end of the next own turn wins; otherwise the claim lapses.
rule-v4 = After the agreed number of rounds the game is a draw, ranked by the better way to victory, then both, then armies.

## The end
ending-tie = Equally near to victory: cities and monument together decide, then armies.

## What bots say of war and peace
aside-said-threat = { $seat }: “{ $other }, you marched on me. Trade with me at this fair, or I march on you.”
aside-said-threat-yours = { $seat } to you: “You marched on me. Trade with me at this fair, or I march on you.”
aside-said-peace = { $seat }: “{ $other }, it is good to trade with you. This round my armies leave you alone.”
aside-said-peace-yours = { $seat } to you: “It is good to trade with you. This round my armies leave you alone.”

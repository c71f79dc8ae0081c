## Names. A card that exists in several ages carries its age.

card-agriculture = Agriculture
card-irrigation = Irrigation
card-selective-breeding = Selective Breeding
card-mechanized-agriculture = Mechanized Agriculture
card-bronze = Bronze
card-iron = Iron
card-coal = Coal
card-oil = Oil
card-philosophy = Philosophy
card-alchemy = Alchemy
card-scientific-method = Scientific Method
card-computers = Computers
card-religion = Religion
card-theology = Theology
card-organized-religion = Organized Religion
card-printing-press = Printing Press
card-journalism = Journalism
card-multimedia = Multimedia
card-drama = Drama
card-opera = Opera
card-movies = Movies
card-bread-and-circuses = Bread and Circuses
card-team-sports = Team Sports
card-professional-sports = Professional Sports
card-warriors = Warriors
card-swordsmen = Swordsmen
card-riflemen = Riflemen
card-modern-infantry = Modern Infantry
card-knights = Knights
card-cavalrymen = Cavalrymen
card-tanks = Tanks
card-cannon = Cannon
card-rockets = Rockets
card-air-forces = Air Forces
card-despotism = Despotism
card-monarchy = Monarchy
card-theocracy = Theocracy
card-constitutional-monarchy = Constitutional Monarchy
card-republic = Republic
card-communism = Communism
card-fundamentalism = Fundamentalism
card-democracy = Democracy
card-code-of-laws = Code of Laws
card-justice-system = Justice System
card-civil-service = Civil Service
card-warfare = Warfare
card-strategy = Strategy
card-military-theory = Military Theory
card-cartography = Cartography
card-navigation = Navigation
card-satellites = Satellites
card-masonry = Masonry
card-architecture = Architecture
card-engineering = Engineering
card-alexander-the-great = Alexander the Great
card-aristotle = Aristotle
card-hammurabi = Hammurabi
card-homer = Homer
card-julius-caesar = Julius Caesar
card-moses = Moses
card-christopher-columbus = Christopher Columbus
card-frederick-barbarossa = Frederick Barbarossa
card-genghis-khan = Genghis Khan
card-joan-of-arc = Joan of Arc
card-leonardo-da-vinci = Leonardo da Vinci
card-michelangelo = Michelangelo
card-james-cook = James Cook
card-isaac-newton = Isaac Newton
card-johann-sebastian-bach = Johann Sebastian Bach
card-maximilien-robespierre = Maximilien Robespierre
card-napoleon-bonaparte = Napoleon Bonaparte
card-william-shakespeare = William Shakespeare
card-albert-einstein = Albert Einstein
card-bill-gates = Bill Gates
card-charlie-chaplin = Charlie Chaplin
card-mahatma-gandhi = Mahatma Gandhi
card-sid-meier = Sid Meier
card-winston-churchill = Winston Churchill
card-pyramids = Pyramids
card-hanging-gardens = Hanging Gardens
card-colossus = Colossus
card-library-of-alexandria = Library of Alexandria
card-great-wall = Great Wall
card-st-peters-basilica = St. Peter's Basilica
card-taj-mahal = Taj Mahal
card-universitas-carolina = Universitas Carolina
card-eiffel-tower = Eiffel Tower
card-kremlin = Kremlin
card-ocean-liner-service = Ocean Liner Service
card-transcontinental-railroad = Transcontinental Railroad
card-fast-food-chains = Fast Food Chains
card-first-space-flight = First Space Flight
card-hollywood = Hollywood
card-internet = Internet
card-rich-land-a = Rich Land A
card-rich-land-i = Rich Land I
card-rich-land-ii = Rich Land II
card-urban-growth-a = Urban Growth A
card-urban-growth-i = Urban Growth I
card-urban-growth-ii = Urban Growth II
card-urban-growth-iii = Urban Growth III
card-engineering-genius-a = Engineering Genius A
card-engineering-genius-i = Engineering Genius I
card-engineering-genius-ii = Engineering Genius II
card-engineering-genius-iii = Engineering Genius III
card-patriotism-a = Patriotism A
card-patriotism-i = Patriotism I
card-patriotism-ii = Patriotism II
card-patriotism-iii = Patriotism III
card-frugality-a = Frugality A
card-frugality-i = Frugality I
card-frugality-ii = Frugality II
card-cultural-heritage-a = Cultural Heritage A
card-cultural-heritage-i = Cultural Heritage I
card-stockpile = Stockpile
card-breakthrough-i = Breakthrough I
card-breakthrough-ii = Breakthrough II
card-reserves-i = Reserves I
card-reserves-ii = Reserves II
card-reserves-iii = Reserves III
card-efficient-upgrade-ii = Efficient Upgrade II
card-efficient-upgrade-iii = Efficient Upgrade III
card-revolutionary-idea-ii = Revolutionary Idea II
card-revolutionary-idea-iii = Revolutionary Idea III
card-wave-of-nationalism = Wave of Nationalism
card-military-build-up = Military Build-Up
card-endowment-for-the-arts = Endowment for the Arts
card-fighting-band = Fighting Band
card-legion = Legion
card-medieval-army = Medieval Army
card-phalanx = Phalanx
card-heavy-cavalry = Heavy Cavalry
card-mobile-artillery = Mobile Artillery
card-fortifications = Fortifications
card-conquistadors = Conquistadors
card-defensive-army = Defensive Army
card-napoleonic-army = Napoleonic Army
card-classic-army = Classic Army
card-entrenchments = Entrenchments
card-mechanized-army = Mechanized Army
card-shock-troops = Shock Troops
card-modern-army = Modern Army
card-military-bonus-i = Military Bonus I
card-military-bonus-ii = Military Bonus II
card-military-bonus-iii = Military Bonus III
card-enslave = Enslave
card-plunder-i = Plunder I
card-raid-i = Raid I
card-plunder-ii = Plunder II
card-raid-ii = Raid II
card-annex = Annex
card-infiltrate = Infiltrate
card-spy = Spy
card-plunder-iii = Plunder III
card-raid-iii = Raid III
card-armed-intervention = Armed Intervention
card-war-over-territory = War over Territory
card-war-over-technology = War over Technology
card-war-over-culture = War over Culture
card-open-borders-agreement = Open Borders Agreement
card-trade-routes-agreement = Trade Routes Agreement
card-acceptance-of-supremacy = Acceptance of Supremacy
card-international-trade-agreement = International Trade Agreement
card-promise-of-military-protection = Promise of Military Protection
card-scientific-cooperation = Scientific Cooperation
card-international-tourism = International Tourism
card-loss-of-sovereignty = Loss of Sovereignty
card-military-alliance = Military Alliance
card-peace-treaty = Peace Treaty
card-developed-territory-i = Developed Territory I
card-historic-territory-i = Historic Territory I
card-inhabited-territory-i = Inhabited Territory I
card-strategic-territory-i = Strategic Territory I
card-vast-territory-i = Vast Territory I
card-wealthy-territory-i = Wealthy Territory I
card-developed-territory-ii = Developed Territory II
card-historic-territory-ii = Historic Territory II
card-inhabited-territory-ii = Inhabited Territory II
card-strategic-territory-ii = Strategic Territory II
card-vast-territory-ii = Vast Territory II
card-wealthy-territory-ii = Wealthy Territory II
card-development-of-agriculture = Development of Agriculture
card-development-of-crafts = Development of Crafts
card-development-of-markets = Development of Markets
card-development-of-politics = Development of Politics
card-development-of-religion = Development of Religion
card-development-of-science = Development of Science
card-development-of-settlement = Development of Settlement
card-development-of-trade-routes = Development of Trade Routes
card-development-of-warfare = Development of Warfare
card-development-of-civilization = Development of Civilization
card-barbarians = Barbarians
card-border-conflict = Border Conflict
card-crusades = Crusades
card-cultural-influence = Cultural Influence
card-foray = Foray
card-good-harvest = Good Harvest
card-immigration = Immigration
card-new-deposits = New Deposits
card-pestilence = Pestilence
card-raiders = Raiders
card-rats = Rats
card-rebellion = Rebellion
card-reign-of-terror = Reign of Terror
card-scientific-breakthrough = Scientific Breakthrough
card-uncertain-borders = Uncertain Borders
card-civil-unrest = Civil Unrest
card-cold-war = Cold War
card-crime-wave = Crime Wave
card-economic-progress = Economic Progress
card-emigration = Emigration
card-iconoclasm = Iconoclasm
card-independence-declaration = Independence Declaration
card-international-agreement = International Agreement
card-national-pride = National Pride
card-politics-of-strength = Politics of Strength
card-popularization-of-science = Popularization of Science
card-prosperity = Prosperity
card-ravages-of-time = Ravages of Time
card-refugees = Refugees
card-terrorism = Terrorism
card-impact-of-agriculture = Impact of Agriculture
card-impact-of-architecture = Impact of Architecture
card-impact-of-balance = Impact of Balance
card-impact-of-colonies = Impact of Colonies
card-impact-of-competition = Impact of Competition
card-impact-of-government = Impact of Government
card-impact-of-happiness = Impact of Happiness
card-impact-of-industry = Impact of Industry
card-impact-of-population = Impact of Population
card-impact-of-progress = Impact of Progress
card-impact-of-science = Impact of Science
card-impact-of-strength = Impact of Strength
card-impact-of-technology = Impact of Technology
card-impact-of-variety = Impact of Variety
card-impact-of-wonders = Impact of Wonders

## Counted things: other texts put these in whole, with the same figures.

n-food = { $food } food
n-resource = { $resource ->
        [one] { $resource } resource
       *[other] { $resource } resources
    }
n-science = { $science } science
n-culture = { $culture } culture
n-population = { $population } population
n-cards = { $cards ->
        [one] { $cards } military card
       *[other] { $cards } military cards
    }
n-ca = { $ca ->
        [one] { $ca } civil action
       *[other] { $ca } civil actions
    }
n-ma = { $ma ->
        [one] { $ma } military action
       *[other] { $ma } military actions
    }
n-yellow = { $yellow ->
        [one] { $yellow } yellow token
       *[other] { $yellow } yellow tokens
    }
n-blue = { $blue ->
        [one] { $blue } blue token
       *[other] { $blue } blue tokens
    }
n-strength = { $strength } strength
n-happy = { $happy ->
        [one] { $happy } happy face
       *[other] { $happy } happy faces
    }

## What a card gives while it is in play, one piece each.

bonus-ca = { $signed } { $n ->
        [one] civil action
       *[other] civil actions
    }
bonus-ma = { $signed } { $n ->
        [one] military action
       *[other] military actions
    }
bonus-strength = { $signed } strength
bonus-culture = { $signed } culture per turn
bonus-science = { $signed } science per turn
bonus-happy = { $signed } { $n ->
        [one] happy face
       *[other] happy faces
    }
bonus-colonize = { $signed } to colonisation
bonus-yellow = { $signed } { $n ->
        [one] yellow token
       *[other] yellow tokens
    }
bonus-blue = { $signed } { $n ->
        [one] blue token
       *[other] blue tokens
    }
bonus-hand = { $signed } to both hand limits
bonus-food = { $signed } food per turn
bonus-resource = { $signed } { $n ->
        [one] resource
       *[other] resources
    } per turn

## Cards that are told by their figures.

text-build = Building costs { n-resource }.
text-develop = Developing costs { n-science }.
text-farm = Farm. Each worker produces { n-food } per turn (one blue token).
text-mine = Mine. Each worker produces { n-resource } per turn (one blue token).
text-urban = { $kind }. Each worker: { $bonuses }.
text-unit = { $kind }. Each unit: { $bonuses }.
text-government = { n-ca } and { n-ma }. At most { $limit } urban buildings of a type.
text-government-more = Also { $bonuses }.
text-revolution = A revolution costs { n-science } and all civil actions.
text-stages = Costs of the stages in resources: { $stages }.
text-tactic = Army: { $units }. Each army adds { n-strength }.
text-tactic-outdated = Army: { $units }. Each army adds { n-strength }, or { $outdated } if one of its units is two or more levels below the tactic.
text-bonus = +{ $defence } in defence against an aggression, or +{ $colonize } to a colonising force. Any other military card gives +1 in defence.
text-territory = A new colony: at once { $once }; while you hold it { $bonuses }.
text-attack = Costs { n-ma }.
text-ruling = Otherwise agreed at this table: { $option } — { $choice }.
list-last = { $rest } and { $last }
once-food = { n-food }
once-resource = { n-resource }
once-science = { n-science }
once-culture = { n-culture }
once-population = { n-population } free of charge
once-cards = { n-cards } drawn (not in Age IV)

## Leaders, wonders, technologies.

effect-strength-per-unit = Each of your units counts { n-strength } more.
effect-strength-per-unit-infantry-artillery = Each of your infantry and artillery units counts { n-strength } more.
effect-strength-per-unit-kind = Each kind of unit you have (infantry, cavalry, artillery, air force) adds { n-strength }.
effect-strength-per-happy-face = Each happy face of your temples and your government adds 1 strength.
effect-culture-per-happy-face = Each happy face of your temples, theaters and wonders gives 1 culture per turn.
effect-culture-per-theater = Each of your theaters gives { n-culture } more.
effect-culture-per-pair = Each pair of a library and a theater gives { n-culture } per turn.
effect-culture-per-colony = Culture per turn: { $first } for your first colony, { $other } for each further one.
effect-science-of-best = Your science rating is higher by the level of your best lab or library.
effect-best-theater-twice = Your best theater (one building) gives its culture twice.
effect-labs-give-culture = Each of your labs gives as much culture per turn as its level, but { n-science } less.
effect-cheaper-leaders = Taking a leader from the row costs you { n-ca } less.
effect-no-wonder-surcharge = Taking a wonder costs nothing extra for the wonders you have completed.
effect-cheaper-population = Increasing your population costs { n-food } less.
effect-cheaper-theaters = Technologies of theaters cost { n-science } less.
effect-cheaper-pairs = If you have a library, theaters cost { n-resource } less and their technologies { n-science } less; if you have a theater, so do libraries and theirs.
effect-cheaper-after-leader = Taking this card costs { n-ca } less if you replaced a leader this turn.
effect-cheaper-urban = Urban buildings of levels I, II, III cost { $one }, { $two }, { $three } less (in resources).
effect-stages-at-once = One action may build up to { $stages } stages of a wonder.
effect-military-as-civil = Once per turn you may spend a military action as a civil one.
effect-unit-resources = Each turn you have { n-resource } for building or upgrading units.
effect-may-tuck = When another leader replaces him, he may go under one of your completed wonders: it gives { n-happy } more, but no civil action comes back.
effect-second-political-action = Once per game, after a political action, you may take a second one in the same phase.
effect-leader-for-yellow = Political action: remove this leader from the game and put { n-yellow } from the box into your yellow bank.
effect-leader-for-colony = Political action: remove this leader from the game and put a territory from your hand into play as a colony, with no auction and no units sent.
effect-recruits-units = For { n-ma } you may increase your population for { n-food } less and at once build a unit for { n-resource } less.
effect-infantry-rides = When armies are formed, each of your infantry units may count as cavalry.
effect-culture-if-strongest = At the end of your turn score { n-culture } if yours is { $seats ->
        [2] the strongest civilisation
       *[other] one of the two strongest civilisations
    }; ties count for you.
effect-sees-next-event = At the start of the politics phase you see the next event.
effect-taking-brings = Whenever you take a technology card from the row, gain { n-science }.
effect-developing-brings = Each technology you develop brings { $goods }.
effect-developing-refunds = Each technology you develop gives back { n-ca }.
effect-sends-cards = When you colonise, you may discard up to { $cards } military cards for +1 each.
effect-military-revolutions = You pay for revolutions with all your military actions instead of the civil ones.
effect-revolutions-score = Each revolution scores { n-culture }.
effect-upgrades-to-theaters = Once per turn, for { n-ca }, you may upgrade any urban building to a theater of the same or a higher level.
effect-labs-produce = Each of your labs of level I or higher also produces resources, as many as its level.
effect-labs-score = When this leader leaves play or the game ends, score as much culture as your labs produce resources.
effect-cannot-attack = You may not play aggressions or declare wars.
effect-dear-to-attack = The price of attacking you, in military actions, is multiplied by { $times }.
effect-speaks-or-arms = Once per turn choose: score { n-culture }, or have { n-science } for unit technologies only and { n-resource } for units only until the end of the turn. If you do not choose, you score the culture at the end of the turn.
effect-more-happy-faces = Every other card and worker of yours that shows a happy face shows { $happy } more.
effect-free-population = Once in each of your action phases you may gain { n-population } without spending an action or food.
effect-second-token = One worker on your best mine makes two tokens.
effect-doubles-armies = No army needs it, but each unit doubles what one army adds.
effect-workers-score = On completion score culture for each worker: { $farm } on a farm, { $mine } on a mine, { $urban } in an urban building, { $unit } in a unit.
effect-levels-score = On completion score culture equal to the levels of all your technologies in play added up, the government included.
effect-theaters-libraries-score = On completion score the culture that your theaters and libraries give per turn, your leader's effect included, multiplied by { $times }.
effect-urban-buildings-score = On completion score as much culture as your urban buildings give culture, science and strength together, your leader's effect included.

## Action cards.

effect-work-land = Build or upgrade a farm or a mine for { n-resource } less.
effect-work-cities = Build or upgrade an urban building for { n-resource } less.
effect-upgrade-only = Upgrade a farm, a mine or an urban building for { n-resource } less.
effect-build-stage = Build exactly one stage of a wonder for { n-resource } less.
effect-mobilize = Until the end of the turn you have { n-ma } more and { n-resource } for building or upgrading units.
effect-mobilize-per-stronger = For each civilisation stronger than yours you have { n-resource } this turn for building or upgrading units.
effect-score-per-richer = For each civilisation with more culture points than yours score { n-culture }.
effect-populate = Increase your population at its usual price, then gain { n-food }.
effect-gain-now = Gain { $goods }.
effect-either-good = Gain { n-food } or { n-resource }.
effect-develop-now = Develop a technology at its usual price, then gain { n-science }. It may be a revolution.

## Aggressions and wars.

effect-rival-loses-population = The rival loses { n-population }.
effect-booty = You gain { $goods }.
effect-plunder = Take up to { $total } food and resources from the rival, in any mix.
effect-raid-1 = Destroy an urban building of the rival, of level { $level-1 } at most; gain resources equal to half its printed cost, rounded up.
effect-raid-2 = Destroy one urban building of the rival of level { $level-1 } at most and one of level { $level-2 } at most; gain resources equal to half the sum of their printed costs, rounded up.
effect-annex = Take a colony from the rival: its lasting effect is now yours, its reward is not given again. Only against a rival with a colony.
effect-infiltrate = Remove the rival's leader or unfinished wonder from the game; score { n-culture } for each level of the card. Only against a rival with a leader or an unfinished wonder.
effect-steal-science = Take up to { n-science } from the rival.
effect-steal-culture = Take up to { n-culture } from the rival.
effect-win-yellow = The winner takes { n-yellow } from the loser's yellow bank, and one more for every full { $per } points of advantage in strength.
effect-win-technology = The winner takes science equal to the advantage in strength. Instead of a part of it, special technologies of the loser may be taken at their science cost.
effect-win-culture = The winner takes { n-culture }, and 1 more for each point of advantage in strength.

## What an aggression takes from its victim.

stake-rival-loses-population = { n-population }
stake-plunder = up to { $total } food and resources
stake-raid-1 = an urban building of level { $level-1 } at most
stake-raid-2 = an urban building of level { $level-1 } at most and one of level { $level-2 } at most
stake-annex = a colony
stake-infiltrate = the leader or the unfinished wonder
stake-steal-science = up to { $science } science
stake-steal-culture = up to { $culture } culture

## Pacts: what each side has, and what both keep to.

effect-attack-bonus = { n-strength } more in an attack on the partner
effect-sells-food = once per own turn may pay { n-food } in place of { $food ->
        [one] a resource
       *[other] as many resources
    }
effect-sells-resource = once per own turn may pay { n-resource } in place of food
effect-cooperation = technologies cost { n-science } less, and the partner pays { $paid }; none can be developed while the partner cannot pay
effect-tourism = { n-culture } per turn for each completed wonder of the partner
effect-immunity = nobody may declare war on it
pact-both = Both sides: { $clauses }.
pact-a = Side A: { $clauses }.
pact-b = Side B: { $clauses }.
pact-peace = They may not attack each other.
pact-ends = Ends when one of the two attacks the other.

## Whom an event concerns.

who-all = Everyone
who-strongest = The strongest civilisation
who-weakest = The weakest civilisation
who-two-strongest = { $seats ->
        [2] The strongest civilisation
       *[other] Each of the two strongest civilisations
    }
who-two-weakest = { $seats ->
        [2] The weakest civilisation
       *[other] Each of the two weakest civilisations
    }
who-most-culture = The civilisation with the most culture points
who-least-culture = The civilisation with the fewest culture points
who-most-culture-if-weak = { who-most-culture }, if it is { $seats ->
        [2] the weakest,
       *[other] one of the two weakest,
    }
who-most-happy = Every civilisation with the highest happiness
who-most-discontent = Every civilisation with the most discontent workers (at least one)

## Events.

effect-gain = { $who } gains { $goods }.
effect-lose = { $who } loses { $goods }.
effect-lose-culture-by-discontent = { $who } loses { n-culture } for each discontent worker of theirs.
effect-gain-science-rating = { $who } gains science equal to their science rating.
effect-score-science-rating = { $who } scores culture equal to their science rating.
effect-score-culture-rating = { $who } scores culture equal to their culture rating.
effect-choose-goods = { $who } gains { n-food } or { n-resource }.
effect-gain-mix = { $who } gains { $total } food and resources in any mix.
effect-lose-mix = { $who } loses { $total } food and resources in any mix.
effect-food-by-happiness = { $who } gains 1 food for each happy face, { $most } at most.
effect-lose-all-food = { $who } loses all food.
effect-produce-food = { $who } produces food as in the production phase, but eats none.
effect-produce-resources = { $who } produces resources as in the production phase, but without corruption.
effect-produce-goods = Everyone in this order: corruption, food production, consumption, resource production. No points are scored.
effect-draw-cards = { $who } draws { n-cards }.
effect-draw-cards-or-culture = { $who } draws { n-cards }, or in Age IV scores { n-culture }.
effect-discard-cards = { $who } discards { n-cards } of its choice, or in Age IV loses { n-culture }.
effect-take-from-row = { $who } may at once take cards from the row that cost { n-ca } or less together, without spending its own actions, but skips its next politics phase. Then the row is filled; nothing is swept from it.
effect-lose-actions = { $who } loses { n-ca } for each discontent worker of theirs; who is not on turn, from the next one.
effect-lose-leader = Every leader that is not of the current age is removed from the game.
effect-civilize = { $who } may do one thing without spending an action: increase population for { n-food } less, build a farm, a mine or an urban building for { n-resource } less, or develop a technology for { n-science } less.
effect-lose-half-discontent = { $who } loses as much population as half of their discontent workers, rounded up.
effect-may-build-religion = { $who } with an unused worker may build a temple, Religion, free of charge.
effect-may-build-warriors = { $who } with an unused worker may build a unit, Warriors, free of charge.
effect-destroy-own = { $who } destroys a farm, a mine or an urban building of its own.
effect-destroy-others = { $who } destroys one urban building of its choice of each rival.
effect-ravage = { $who } turns one completed wonder of Age A or I face down: it loses its effects and gives { n-culture } per turn instead.
effect-lose-colony = { $who } loses a colony of its choice.
effect-take-yellow = { $who } takes { n-yellow } from the yellow bank of the weakest.

## Events of Age III: they score when they come up, or at the end of the game.

effect-score-food = { $who } scores culture equal to the food they produce per turn, and { $bonus } more if that exceeds their consumption.
effect-score-mines = { $who } scores culture equal to the resources their mines produce per turn.
effect-score-balance = { $who } scores the smallest of four figures, multiplied by { $times }: science rating, culture rating, food and resources produced per turn.
effect-score-urban = { $who } scores { n-culture } for each level of each urban building.
effect-score-competition = { $who } scores { n-culture } for each level of each unit and each arena.
effect-score-progress = { $who } scores { n-culture } for each level of the government and of each special technology.
effect-score-colonies = { $who } scores { n-culture } for each colony.
effect-score-technologies = { $who } scores { n-culture } for each technology of level III in play, the government included.
effect-score-actions = { $who } scores { $civil } culture for each civil action and { $military } for each military action.
effect-score-happiness = { $who } scores { n-culture } for each happy face, { $most } at most, and loses { $lost } for each discontent worker.
effect-score-population = { $who } scores { n-culture } for each worker above { $above }, discontent ones not counted.
effect-score-rank-science = By science rating, from the highest to the lowest, culture points: { $ranks }.
effect-score-rank-strength = By strength, from the highest to the lowest, culture points: { $ranks }.
effect-score-variety = { $who } scores { n-culture } for each kind of unit, each kind of urban building and each special technology.
effect-score-wonders = { $who } scores culture for each completed wonder: { $a }, { $i }, { $ii }, { $iii } by Ages A, I, II, III.

# very long names, as cards show them
face-mechanized-agriculture = Mechanized Agriculture
face-transcontinental-railroad = Transcont. Railroad
face-open-borders-agreement = Open Borders
face-international-trade-agreement = Trade Agreement
face-promise-of-military-protection = Military Protection
face-development-of-warfare = Development of Warfare
face-library-of-alexandria = Library of Alexandria

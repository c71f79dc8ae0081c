## What is seen to happen.

beat-food = Food
beat-eaten = Food eaten
beat-resources = Resources
beat-corruption = Corruption
beat-science = Science
beat-culture = Culture
beat-population = Population
beat-yellow = Yellow tokens
beat-blue = Blue tokens
beat-actions = Civil actions
beat-strength = Strength
beat-happiness = Happiness
beat-discontent = Discontent workers
beat-cards = Cards of the defender
beat-total = Together
beat-now = Now
beat-stake = Loses
beat-changes = What changes
beat-buildings = Buildings
beat-workers = Workers
beat-wonders = Wonders
beat-colonies = Colonies
beat-technologies = Technologies
beat-removed = Leaders and wonders
beat-nothing = { $card }: nobody gains or loses anything.
beat-production = Production
beat-produced = { $seat } produces.
beat-produced-culture = { $seat } produces: { $n } culture.
beat-produced-you = You produce.
beat-produced-culture-you = You produce: { $n } culture.
beat-before = Culture before
beat-final = Culture at the end
beat-final-over = The game is over: final scoring
beat-war-over = The war is decided
beat-attack-over = The aggression is decided
beat-counted = { $what ->
        [0] Science rating
        [1] Strength
        [2] Happiness
        [3] Food that farms make
        [4] Resources that mines make
        [5] Levels of technologies
        [6] Government
        [7] Colonies
       *[8] Wonders of Age II
    }

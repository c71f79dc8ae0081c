## Figures by which plans of a turn are compared.

prospect-ca = Civil actions
prospect-ma = Military actions
prospect-food = Food
prospect-food-rate = Food per turn, after consumption
prospect-resource = Resources
prospect-resource-rate = Resources per turn, after corruption
prospect-science = Science
prospect-science-rate = Science per turn
prospect-culture = Culture
prospect-culture-rate = Culture per turn
prospect-happy = Happiness, of what is needed
prospect-strength = Strength
prospect-rival = Strength, compared with { $rival }
prospect-short-rival = Strength lead
prospect-hunger = Hunger: { $n } food is missing, { $culture } culture will be lost.
prospect-corruption = Corruption takes { $n }.
prospect-uprising = Uprising: nothing will be produced.
prospect-end = Brings: culture { $culture }, science { $science }, food { $food }, resources { $resource }.
plan-first = A plan leaves politics out: decide it at the table first. The plan begins after it.

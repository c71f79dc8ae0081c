## Figures of the box, for the reference beside the rules. By seats: two/three/four.

figure-copies = Copies with 2, 3 and 4 players: { $copies }.
figure-civil-decks = Civil cards in Ages A, I, II, III, by seats
figure-military-decks = Military cards in Ages A, I, II, III, by seats
figure-row-prices = Civil actions for a card of the row, place by place
figure-row-sweep = Cards removed from the row at the start of a turn, by seats
figure-age-a-events = Events of Age A in use, by seats
figure-first-turn = Civil actions in the first turn, by place in the order
figure-blue = Blue tokens in the bank at the start
figure-yellow = Yellow tokens in the bank at the start
figure-food-prices = Food for a new worker, with 18 tokens in the yellow bank down to 1
figure-consumption = Food eaten each turn, with 18 tokens in the yellow bank down to 0
figure-happiness = Happiness needed, with 18 tokens in the yellow bank down to 0
figure-corruption = Corruption, with 16 tokens in the blue bank down to 0
figure-draw = Military cards drawn at the end of a turn, at most
figure-hunger = Culture lost for each missing food
figure-age-end = Yellow tokens lost at the end of an age
figure-abandoned-war = Culture for a war on a rival who resigned
figure-ranks = Culture by rank for Impact of Science and Impact of Strength

## What figures rest on
source-rulebook = Ukrainian rulebook, the part of it we have
source-arena = table of the Board Game Arena edition
source-digital = texts of the publisher's digital edition
source-port = card table of an open port in Go
source-digest = card table and rules digest of an open AI project
source-reference = players' card reference 1.09
source-board = drawings of the player board, two tables
doubt-own-face = D3: whether it raises its own happy face
doubt-replaced = D4: whether he converts in the turn he is replaced
doubt-half = D5: half of the sum, or of each cost
doubt-uprising = D6: whether he scores in an uprising
doubt-no-choice = D7: what he gives without a choice
doubt-age-iv = D8: which leaders go in Age IV
doubt-pact-food = D9: whether food of a pact counts
doubt-when-paid = D10: when the resource is paid
doubt-no-colonies = D11: whether a rival without colonies can be attacked
doubt-robespierre = D13: whether it takes a civil action with Robespierre
doubt-copies = D1: one table has more copies
doubt-army-4 = D1: one table has an army worth 4, outdated 2
doubt-army-1-2-1 = D1: one table has an army of 1, 2 and 1
doubt-population = D1: one table has half of the population

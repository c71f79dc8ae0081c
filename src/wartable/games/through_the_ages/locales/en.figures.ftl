## Figures of the box, for the reference beside the rules. By seats: two/three/four.

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

"""The rules of Through the Ages. Who imports whom, from the ground up:

    components            kinds, ages, the figures of the boards
    cards.columns         a cell per card for all that rules look up; empty at first
    effects.base, .powers, .prices, .pacts      effects that only fill columns
    state, rules.standing → effects.standing, .completed
    rules.goods … rules.technologies            what happens to one civilisation
    effects.events, .holdings, .scoring, .orders, .spoils      effects that do something
    cards.kinds, .technologies, .civil, .military              the rows, which hold the effects
    cards.table           all rows; laying them out fills the columns
    actions.codes, rules.orders, .events, .attacks, …          rules that run effects
    game, chance, beliefs, thinking

The table is imported here, so that the columns are full before any rule is asked.
"""

from wartable.games.through_the_ages.engine.cards import table as table

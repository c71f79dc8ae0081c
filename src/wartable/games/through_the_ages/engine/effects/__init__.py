"""What cards do: effects, which stand in the rows of the card table.

    base        what every effect has, and bonuses with an icon (`Gives`)
    standing    changes of ratings while a card is in play      prices      what becomes cheaper
    powers      what else leaders and wonders can do            completed   what a new wonder scores
    orders      action cards                                    pacts       clauses of pacts
    events, holdings, scoring   what events do; `whom` says to whom
    spoils      what an aggression or a war brings

The whole sentence of an effect is `effect-TEXT` in locales/en.cards.ftl.
"""

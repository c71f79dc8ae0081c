"""The action space, what can be awaited, and the numbers of refusals, events and endings."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wartable.games.small_samurai_empires.engine.components import (
    CELLS,
    COLOURS,
    GOODS,
    MISSIONS,
    MOST_SEATS,
    MOUNTAINS,
    ORDERS,
    PROVINCES,
    QUICKS,
    REGIONS,
    SHIPPED,
    TOKENS,
)
from wartable.kernel.spans import Axis, Space

SEAT: Final = Axis("seat", MOST_SEATS)
REGION: Final = Axis("region", REGIONS)
PROVINCE: Final = Axis("province", PROVINCES)
NUMBER: Final = Axis("number", SHIPPED, 1)  # of armies
ROAD: Final = Axis("road", MOUNTAINS * 2)  # over a mountain: mountain * 2, + 1 for the way back

# What seats do
SPACE: Final = Space()
PASS: Final[i64] = SPACE.span("pass")
FATE: Final[i64] = SPACE.span("fate", REGION)
PLACE: Final[i64] = SPACE.span("order", Axis("order", ORDERS), Axis("cell", CELLS))
STEP: Final[i64] = SPACE.span("move", PROVINCE, PROVINCE)
EXPLORE: Final[i64] = SPACE.span("explore", ROAD)
DESTROY: Final[i64] = SPACE.span("destroy", PROVINCE, SEAT)
LEVY: Final[i64] = SPACE.span("recruit", PROVINCE)
REAP: Final[i64] = SPACE.span("harvest", PROVINCE)
SHIP: Final[i64] = SPACE.span("ship", NUMBER, PROVINCE, PROVINCE, said=(1, 2, 0))
BUILD: Final[i64] = SPACE.span("build", PROVINCE)
REINFORCE: Final[i64] = SPACE.span("reinforce")
BUY_MOVE: Final[i64] = SPACE.span("buy-move")
CLAIM: Final[i64] = SPACE.span("claim", REGION)
ACTIONS: Final[i64] = SPACE.size
VERB: Final = vec[i64]([SPACE.at(code).first for code in range(SPACE.size)])  # first code, by code

# What chance draws from a bag
DRAWS: Final = Space()
DRAW_FIRST: Final[i64] = DRAWS.span("first", SEAT)
DRAW_FATE: Final[i64] = DRAWS.span("fate", REGION)
DRAW_TILE: Final[i64] = DRAWS.span("tile", Axis("good", GOODS))
DRAW_MISSION: Final[i64] = DRAWS.span("mission", Axis("mission", MISSIONS))
DRAW_QUICK: Final[i64] = DRAWS.span("quick", Axis("quick", QUICKS))
DRAW_SHRINE: Final[i64] = DRAWS.span("shrine", Axis("colour", COLOURS))
DRAW_MOUNTAIN: Final[i64] = DRAWS.span("mountain", Axis("token", TOKENS))
CHANCES: Final[i64] = DRAWS.size

# What is awaited: the numbers of the steps. Chance's draws first, then the decisions of seats
NOTHING: Final[i64] = 0  # the rules go on by themselves
TILE_DRAW: Final[i64] = 1
MISSION_DRAW: Final[i64] = 2
SHRINE_DRAW: Final[i64] = 3
QUICK_DRAW: Final[i64] = 4
FATE_DEAL: Final[i64] = 5
FIRST_DRAW: Final[i64] = 6
EXTRA_FATE: Final[i64] = 7
MOUNTAIN_DRAW: Final[i64] = 8
CHOOSE_FATE: Final[i64] = 9
PLACE_ORDER: Final[i64] = 10
QUICK_ACTION: Final[i64] = 11
ORDER_RECRUIT: Final[i64] = 12
MORE_RECRUIT: Final[i64] = 13
ORDER_MOVE: Final[i64] = 14
ORDER_ATTACK: Final[i64] = 15
MORE_ATTACK: Final[i64] = 16
ORDER_CASTLE: Final[i64] = 17
TRIBE_ACTION: Final[i64] = 18
WAY_DESTROY: Final[i64] = 19
CLAIM_MISSION: Final[i64] = 20
ENDED: Final[i64] = 21

# Refusals
NOT_ASKED: Final[i64] = 16
NO_SUCH_FATE: Final[i64] = 17
NO_SUCH_ORDER: Final[i64] = 18
CELL_TAKEN: Final[i64] = 19
ORDER_FACE_DOWN: Final[i64] = 20
ALREADY_COVERED: Final[i64] = 21
CANNOT_PAY_COVER: Final[i64] = 22
NO_OWN_ARMY: Final[i64] = 23
NOT_NEIGHBOURS: Final[i64] = 24
LEFT_THE_REGION: Final[i64] = 25
NO_MOVES_LEFT: Final[i64] = 26
NO_MOUNTAIN_TOKEN: Final[i64] = 27
ONE_EXPEDITION: Final[i64] = 28
OTHER_REGION: Final[i64] = 29
NO_ENEMY_ARMY: Final[i64] = 30
OTHER_PROVINCE: Final[i64] = 31
NO_ARMY_IN_SUPPLY: Final[i64] = 32
NO_PLACE_TO_RECRUIT: Final[i64] = 33
NOT_COASTAL: Final[i64] = 34
SAME_PROVINCE: Final[i64] = 35
TOO_FEW_ARMIES: Final[i64] = 36
CANNOT_PAY: Final[i64] = 37
NOT_IN_CAPITAL: Final[i64] = 38
CASTLE_STANDS_THERE: Final[i64] = 39
CASTLE_IN_REGION: Final[i64] = 40
NO_CASTLE_IN_REGION: Final[i64] = 41
NOT_A_RESOURCE: Final[i64] = 43
STOCK_EMPTY: Final[i64] = 44
MISSION_NOT_DONE: Final[i64] = 45
NOT_IN_THE_BAG: Final[i64] = 46
WRONG_DRAW: Final[i64] = 47
OWN_ARMY: Final[i64] = 48

# Events, with their figures a, b, c
TOLD_TILE: Final[i64] = 1  # province, good
TOLD_MISSION: Final[i64] = 2  # region, mission
TOLD_SHRINE: Final[i64] = 3  # province, colour
TOLD_QUICK: Final[i64] = 4  # cell, quick action
TOLD_FATE_DRAWN: Final[i64] = 5  # region, or NONE for the others
TOLD_FIRST: Final[i64] = 6
TOLD_EPOCH: Final[i64] = 7  # epoch
TOLD_FATE_CHOSEN: Final[i64] = 8  # region, or NONE for the others
TOLD_FATE_SHOWN: Final[i64] = 9  # region; seat NONE for the card of the deck
TOLD_ROUND: Final[i64] = 10  # epoch, round
TOLD_PLACED: Final[i64] = 11  # cell, order (NONE for the others)
TOLD_COVERED: Final[i64] = 12  # cell, victim, price
TOLD_REVEALED: Final[i64] = 13  # cell, order, 1 if it acts for the second time
TOLD_PASSED: Final[i64] = 14  # what was asked
TOLD_MOVED: Final[i64] = 15  # from, to
TOLD_SHIPPED: Final[i64] = 16  # from, to, armies
TOLD_DESTROYED: Final[i64] = 17  # province, victim
TOLD_RECRUITED: Final[i64] = 18  # province
TOLD_HARVESTED: Final[i64] = 19  # province, good
TOLD_PAID: Final[i64] = 20  # good, amount
TOLD_BUILT: Final[i64] = 21  # province
TOLD_REINFORCED: Final[i64] = 22  # province
TOLD_STOCK_OUT: Final[i64] = 23  # good, missing
TOLD_EXPLORED: Final[i64] = 24  # mountain, from, to
TOLD_TOKEN: Final[i64] = 25  # mountain, kind
TOLD_ARRIVED: Final[i64] = 26  # province
TOLD_RETURNED: Final[i64] = 27  # province
TOLD_GAINED: Final[i64] = 28  # good, amount
TOLD_MISSION_DONE: Final[i64] = 29  # region, mission, points
TOLD_INFLUENCE: Final[i64] = 30  # region, gained, now
TOLD_BONUS: Final[i64] = 31  # region, points, place
TOLD_SHRINES: Final[i64] = 32  # points
TOLD_ORDERS_BACK: Final[i64] = 33
TOLD_TURN_ORDER: Final[i64] = 34  # place from 1
TOLD_FINAL_INFLUENCE: Final[i64] = 35  # region, worth, cards
TOLD_FINAL_GOODS: Final[i64] = 36  # tokens, points
TOLD_ENDED: Final[i64] = 37
TOLD_BOUGHT: Final[i64] = 38  # price
TOLD_FULL_HARVEST: Final[i64] = 39  # province, good
TOLD_EXECUTION: Final[i64] = 40  # round
TOLD_SCORING: Final[i64] = 41  # epoch

PLAYED_OUT: Final[i64] = 1  # the only way it ends

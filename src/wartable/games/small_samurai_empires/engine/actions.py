"""The action space, and the numbers of refusals, events and endings.

Codes of seats, in blocks:  PASS · FATE + region · PLACE + order * CELLS + cell · STEP + from *
PROVINCES + to · EXPLORE + mountain * 2 + direction · DESTROY + province * MOST_SEATS + victim ·
LEVY + province (recruit) · REAP + province (harvest) · SHIP + ((armies - 1) * PROVINCES + from) *
PROVINCES + to · BUILD + province · REINFORCE · BUY_MOVE · CLAIM + region.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

PASS: Final[i64] = 0
FATE: Final[i64] = 1
PLACE: Final[i64] = 5
STEP: Final[i64] = 89
EXPLORE: Final[i64] = 618
DESTROY: Final[i64] = 632
LEVY: Final[i64] = 724
REAP: Final[i64] = 747
SHIP: Final[i64] = 770
BUILD: Final[i64] = 1828
REINFORCE: Final[i64] = 1851
BUY_MOVE: Final[i64] = 1852
CLAIM: Final[i64] = 1853
ACTIONS: Final[i64] = 1857

# Codes of chance: what is drawn from a bag
DRAW_FIRST: Final[i64] = 0  # + seat
DRAW_FATE: Final[i64] = 4  # + region
DRAW_TILE: Final[i64] = 8  # + good
DRAW_MISSION: Final[i64] = 10  # + tile * 2 + side
DRAW_QUICK: Final[i64] = 18  # + quick action
DRAW_SHRINE: Final[i64] = 22  # + colour
DRAW_MOUNTAIN: Final[i64] = 25  # + kind of token
CHANCES: Final[i64] = 31

# What is awaited. Chance's draws first, then the decisions of seats
NOTHING: Final[i64] = 0  # the rules go on by themselves
TILE_DRAW: Final[i64] = 1
MISSION_DRAW: Final[i64] = 2
SHRINE_DRAW: Final[i64] = 3
QUICK_DRAW: Final[i64] = 4
FATE_DEAL: Final[i64] = 5
FIRST_DRAW: Final[i64] = 6
EXTRA_FATE: Final[i64] = 7
MOUNTAIN_DRAW: Final[i64] = 8
CHOOSE_FATE: Final[i64] = 9  # the first decision of seats
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
WAIT_KEYS: Final = [
    "nothing",
    "tile-draw",
    "mission-draw",
    "shrine-draw",
    "quick-draw",
    "fate-deal",
    "first-draw",
    "extra-fate",
    "mountain-draw",
    "choose-fate",
    "place-order",
    "quick-action",
    "order-recruit",
    "more-recruit",
    "order-move",
    "order-attack",
    "more-attack",
    "order-castle",
    "tribe-action",
    "way-destroy",
    "claim-mission",
    "ended",
]

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
NO_CASTLE_IN_SUPPLY: Final[i64] = 42
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

PLAYED_OUT: Final[i64] = 1  # the only way it ends

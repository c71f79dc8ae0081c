"""The figures that the evaluation and the rules of thumb judge by: made by hand here, learned in a
file beside the bots. In thousandths of a point, or parts of a thousand."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wartable.games.small_samurai_empires.engine.components import GOODS, ORDERS, QUICKS

MARGINS: Final[i64] = 7  # -3 … 3
STAGES: Final[i64] = 4  # planning and execution of either round
LATER: Final[i64] = 3  # epochs to come that are told apart

SHARE: Final[i64] = 0  # of control, by stage and margin of strength
GOOD: Final[i64] = SHARE + STAGES * MARGINS  # part of a token's worth, by good and epochs to come
ARMY: Final[i64] = GOOD + GOODS * LATER  # of an army on the map, by epochs to come, as what follows
REACH: Final[i64] = ARMY + LATER  # this epoch's harvest of influence once more in later ones
LASTING: Final[i64] = REACH + LATER  # this epoch's bonuses and shrines once more in later ones
TILE: Final[i64] = LASTING + LATER  # control of a resource province
SHRINES: Final[i64] = TILE + LATER  # part of a shrine's points
INFLUENCE: Final[i64] = SHRINES + 1  # part of the influence's worth
FIRST: Final[i64] = INFLUENCE + 1  # part of the bonus of a lead, and of a second place
SECOND: Final[i64] = FIRST + 1
LEVY: Final[i64] = SECOND + 1  # of a recruit, wherever it stands
DEEPER: Final[i64] = LEVY + 1  # part of a step that needs another one
EXPLORING: Final[i64] = DEEPER + 1  # what a mountain token brings on average
FATE_AGAIN: Final[i64] = EXPLORING + 1  # of a fate card that can be played again
LAST_GOOD: Final[i64] = FATE_AGAIN + 1  # of a token in the last execution
TWICE: Final[i64] = LAST_GOOD + 1  # an order of round 1 is likely to act a second time
COVER: Final[i64] = TWICE + 1  # part of an opponent's order that is worth taking away
OWN_COVER: Final[i64] = COVER + 1  # part of one's own order that is lost under another
LEANING: Final[i64] = OWN_COVER + 1  # to an order of this kind, by round
QUICK: Final[i64] = LEANING + 2 * ORDERS  # part of a quick action's worth
WEIGHTS: Final[i64] = QUICK + QUICKS

HAND: Final = vec[i64](
    [30, 80, 180, 400, 720, 850, 920]  # planning of round 1
    + [20, 60, 160, 380, 750, 880, 940]  # execution of round 1
    + [10, 40, 120, 320, 820, 920, 960]  # planning of round 2
    + [0, 10, 50, 160, 940, 985, 1000]  # execution of round 2
    + [1000] * (GOODS * LATER)
    + [0, 130, 260]
    + [0, 600, 1200]
    + [0, 450, 900]
    + [450, 450, 450]
    + [1000, 1000, 1000, 1000]
    + [60, 900, 250, 200, 330]
    + [1600, 800, 1000]
    + [0] * (2 * ORDERS)
    + [1000] * QUICKS
)

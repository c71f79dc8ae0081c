"""What chance may do: lay the row, choose who is first, deal and draw cards."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from wartable.games.critters_at_war.engine import actions as code
from wartable.games.critters_at_war.engine.components import ALL_CARDS, CARDS, ROWS, count_cards
from wartable.games.critters_at_war.engine.state import CrittersState
from wartable.kernel import NO_SUCH_ACTION, Rng, bits_into, nth


def pile(state: CrittersState) -> i64:
    """Cards of which chance draws one."""
    return ALL_CARDS if state.awaited == code.NEXT_DEAL else state.deck


def refusal(state: CrittersState, action: i64) -> i64:
    """Why chance may not bring this outcome: an order of theatres, a first seat or a card."""
    if not 0 <= action < code.CHANCES:
        return NO_SUCH_ACTION
    if state.awaited == code.ROW_DRAW:
        return 0 if code.ROW <= action < code.FIRST else code.WRONG_DRAW
    if state.awaited == code.FIRST_DRAW:
        return 0 if action >= code.FIRST else code.WRONG_DRAW
    if action < CARDS and pile(state) >> action & 1 != 0:
        return 0
    return code.WRONG_DRAW


def sample_chance(state: CrittersState, rng: Rng) -> i64:
    """The order of theatres, the first seat, or one of the cards nobody has drawn."""
    if state.awaited == code.ROW_DRAW:
        return code.ROW + rng.below(ROWS)
    if state.awaited == code.FIRST_DRAW:
        return code.FIRST + rng.below(2)
    cards = pile(state)
    return nth(cards, rng.below(count_cards(cards)))


def chance_into(state: CrittersState, codes: vec[i64], weights: vec[i64]) -> i64:
    """Every outcome; all are equally likely."""
    n: i64 = 0
    if state.awaited == code.ROW_DRAW:
        n = bits_into(63, code.ROW, codes, 0)
    elif state.awaited == code.FIRST_DRAW:
        n = bits_into(3, code.FIRST, codes, 0)
    else:
        n = bits_into(pile(state), code.DRAW, codes, 0)
    for i in range(n):
        weights[i] = 1
    return n

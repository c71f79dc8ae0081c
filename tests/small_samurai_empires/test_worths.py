"""What choices are worth as a chance to win: of every legal action, from what the seat knows."""

from __future__ import annotations

from typing import Any

import pytest

from wartable.games.small_samurai_empires import advice
from wartable.games.small_samurai_empires.data import game
from wartable.games.small_samurai_empires.engine.components import MOST_SEATS
from wartable.games.small_samurai_empires.engine.thinking.prospects import chance
from wartable.kernel import Knowledge, Rng, zeros
from wartable.laid import AlsTable
from wartable.play.value import value
from wartable.testing import play_als

LAST = """seats 2
epoch 3 | round 2 | phase execution | orders grey-3=+(0:attack) | goods food=0:0 bushido=0:0
armies aki=1:1 | points 10:11"""


def seen(table: AlsTable, seat: int) -> Knowledge[Any]:
    return Knowledge.of(table.game, table.state, seat, Rng(5))


def test_the_last_order_decides_and_every_action_is_measured() -> None:
    """Aki, the capital, is tied: who attacks there scores its region, who passes has lost."""
    table = play_als("small-samurai-empires", LAST)
    know = seen(table, 0)
    read = table.plugin.read(table.game, 0, "destroy aki 1")
    found = advice.worths(know, 0.1)
    assert sorted(found.worth) == sorted(know.legal) and not found.exact
    assert found.worth == {0: 0.0, read: 1.0}
    assert advice.worths(seen(table, 0), 0.1) == found


def test_chances_are_shared_by_what_an_end_is_worth() -> None:
    state, figures = play_als("small-samurai-empires", "seats 3\nepoch 2").state, game().figures
    worth = zeros(MOST_SEATS)
    assert [chance(figures, state, worth, seat) for seat in range(3)] == pytest.approx([1 / 3] * 3)
    worth[1] = 10_000
    shares = [chance(figures, state, worth, seat) for seat in range(3)]
    assert sum(shares) == pytest.approx(1) and shares[1] > 0.5 > shares[0] == shares[2]
    last = play_als("small-samurai-empires", LAST)
    assert value(last.plugin, seen(last, 0), 3)[0] in (0.0, 1.0)


def test_who_thinks_of_points_alone_takes_them() -> None:
    table = play_als("small-samurai-empires", LAST)
    attack = table.plugin.read(table.game, 0, "destroy aki 1")
    assert advice.simple_thoughts(seen(table, 0)) == [attack, attack]

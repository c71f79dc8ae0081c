"""A player that knows its rival wins more than its share, by what its seat may know."""

from __future__ import annotations

from typing import Any

import pytest
from toy_goofspiel import GAME as GOOFSPIEL

import wartable
from wartable.errors import BadInput
from wartable.kernel import Bot, Knowledge, Rng, legal, settle
from wartable.play.arena import tournament
from wartable.research.answers import Answer, ToEasy, ToMedium, ToRandom, Tries


class First(Bot[Any]):
    """Takes the first action there is."""

    def choose(self, seen: Knowledge[Any]) -> int:
        return seen.legal[0]


class ToFirst(Answer):
    """Answers it in a small game."""

    playouts = 30

    def rival(self, game: Any) -> Bot[Any]:
        return First()


def test_who_knows_a_bot_exploits_it() -> None:
    """Who bids its lowest card first is overbid by one; against itself it would win a half."""
    makers = [("answer", ToFirst), ("first", First)]
    answer, _ = tournament(GOOFSPIEL, makers, 12, GOOFSPIEL.settings({"cards": 4}), seed=1)
    assert answer.rate > 0.6 and min(answer.shares) == 0.5


def test_an_answer_departs_only_where_it_wins_clearly_more() -> None:
    plugin = wartable.game("age-of-war")
    game = plugin.game()
    state, rng = game.start(2, plugin.settings({"cap": 2})), Rng(1)
    while len(codes := legal(game, state, seat := settle(game, state, rng))) < 3:
        game.apply(state, seat, codes[0], None)
    seen = Knowledge.of(game, state, seat, rng)
    tries = Tries(seen, First())
    usual, other = seen.legal[:2]
    for mine, its, departs in (
        ([1, 1, 1, 1], [0, 0, 1, 0], True),
        ([1, 0, 1, 0], [0, 1, 0, 1], False),
        ([1, 0, 0, 0], [0, 0, 0, 0], False),
        ([0, 0, 0, 0], [0, 0, 0, 0], False),
    ):
        tries.won[other], tries.won[usual] = list(map(float, mine)), list(map(float, its))
        assert tries.clearly(other, usual) == departs
    tries.won = {code: [] for code in seen.legal}
    before = seen.believed.dump()
    tries.more([usual, other], 3)
    tries.more([usual], 1)
    assert len(tries.worlds) == 4 and len(tries.won[other]) == 3
    assert seen.believed.dump() == before


@pytest.mark.parametrize(
    ("kind", "level"), [(ToRandom, "random"), (ToEasy, "easy"), (ToMedium, "medium")]
)
def test_levels_are_found_by_the_rules(kind: type[Answer], level: str) -> None:
    plugin = wartable.game("age-of-war")
    assert type(kind().rival(plugin.game())) is type(plugin.bot(level))
    with pytest.raises(BadInput, match="no game has the rules object"):
        kind().rival(object())  # type: ignore[arg-type]

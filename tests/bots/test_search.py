"""The generic searches and bots, on the smallest game there is and on a real one."""

from __future__ import annotations

import pytest
from librt.vecs import vec

from tests.bots.pig import GOAL, ROLL, STOP, Pig, PigState
from tests.needs import needs_compiled
from wartable import game
from wartable.bots import Guide, RandomBot, SearchBot, Uct, playout
from wartable.kernel import Bot, Game, Knowledge, Rng, zeros
from wartable.play.arena import tournament


def seen(state: PigState, seed: int = 1) -> Knowledge[PigState]:
    return Knowledge.of(Pig(), state, 0, Rng(seed))


def test_a_playout_plays_to_the_end() -> None:
    game, rng = Pig(), Rng(3)
    state = game.start(3, {})
    assert 0 < playout(game, state, rng, zeros(2), 100_000) < 100_000
    outcome = game.outcome(state)
    assert outcome is not None and outcome.places.count(1) == 1


def test_a_playout_stops_at_its_cap() -> None:
    game = Pig()
    assert playout(game, game.start(2, {}), Rng(3), zeros(2), 4) == 4


@pytest.mark.parametrize("bot", [SearchBot(400), SearchBot(None, seconds=0.05)])
def test_bots_bank_a_heap_that_wins(bot: Bot[PigState]) -> None:
    assert bot.choose(seen(PigState(2, 0, GOAL - 1, False, [5, 15]))) == STOP


def test_bots_do_not_bank_nothing() -> None:
    assert SearchBot[PigState](400).choose(seen(PigState(2, 0, 0, False, [0, 15]))) == ROLL


def test_a_random_bot_tries_everything() -> None:
    bot, state = RandomBot[PigState](), PigState(2, 0, 3, False, [0, 0])
    chosen = {bot.choose(seen(state, n)) for n in range(30)}
    assert chosen == {STOP, ROLL}


def test_visits_add_up() -> None:
    uct = Uct(Pig(), PigState(2, 0, 5, False, [0, 0]), 0, Rng(1), 50)
    uct.run(300)
    ranking = uct.ranking()
    assert sum(visits for _, visits, _ in ranking) == 300 == uct.tree.visits[0]
    assert ranking[0][0] == uct.best()
    assert all(0 <= value <= 1 for _, _, value in ranking)


class Greedy(Guide[PigState]):
    """Never rolls in playouts, and thinks seat 1 has always won."""

    def pick(
        self, game: Game[PigState], state: PigState, seat: int, buf: vec, n: int, rng: Rng
    ) -> int:
        return STOP if state.heap else ROLL

    def values_into(self, game: Game[PigState], state: PigState, out: vec) -> None:
        out[0], out[1] = 0.0, 1.0


def test_a_guide_replaces_playout_and_judgement() -> None:
    uct = Uct(Pig(), PigState(2, 0, 5, False, [0, 0]), 0, Rng(1), 50)
    uct.guide = Greedy()
    uct.run(100)
    assert all(value == 0 for _, _, value in uct.ranking())


def test_a_bot_never_sees_the_true_state() -> None:
    truth = PigState(2, 0, 5, False, [0, 0])
    given = seen(truth)
    assert given.believed is not truth and given.believed.dump() == truth.dump()
    given.sample().banked[0] = 99
    assert truth.banked == [0, 0] == given.believed.banked


@needs_compiled
def test_the_search_beats_chance_at_a_game_with_secrets() -> None:
    """Critters at War, all seats rotated: the search knows nothing of it but the contract."""
    critters = game("critters-at-war")
    makers = [("search", lambda: SearchBot(60, cap=30)), ("random", RandomBot)]
    search, _ = tournament(critters, makers, 6, critters.settings({}), 1)
    assert search.wins >= 5

"""What the search takes without a thought, what it believes of face-down orders, and the level that
looks ahead with what was learned."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests.needs import needs_compiled
from tests.small_samurai_empires.test_bots import positions
from wartable.bots import Budget, narrow
from wartable.games.small_samurai_empires import bots
from wartable.games.small_samurai_empires.engine.actions import PASS
from wartable.games.small_samurai_empires.engine.components import CELLS, ORDERS
from wartable.games.small_samurai_empires.engine.state import SamuraiState
from wartable.games.small_samurai_empires.engine.thinking.lookahead import Lookahead
from wartable.games.small_samurai_empires.engine.thinking.policy import Policy
from wartable.games.small_samurai_empires.engine.thinking.suspicion import Suspicion
from wartable.games.small_samurai_empires.engine.thinking.traits import NAMES, TRAITS, Insight
from wartable.games.small_samurai_empires.plugin import GAME
from wartable.kernel import NONE, Knowledge, Rng, legal, settle
from wartable.testing import play_als

ROOT = Path(__file__).parents[2]
FREE = ("quick-action", "tribe-action", "order-recruit", "order-attack", "order-castle")
GAINS = ("recruit", "harvest", "reinforce")


def insight(**wishes: Any) -> Insight:
    return bots.insight_of(*bots.read_learned(), **wishes)


def candidates(t: Any, seat: int) -> set[int]:
    search = Lookahead(t.game, t.state, seat, Rng(1))
    return {int(search.codes[i]) for i in range(search.count)}


@pytest.mark.parametrize("seats", (2, 3))
def test_what_is_free_is_never_declined(seats: int) -> None:
    """An army, a good, the only opponent's army: doing nothing is not even thought about. Elsewhere
    it always is."""
    gains = GAINS + (("destroy",) if seats == 2 else ())
    met = {True: 0, False: 0}
    for t, seat in positions(seats, 2, mountains=1):
        codes = legal(t.game, t.state, seat)
        if PASS in codes:
            words = {GAME.write(t.game, seat, code).split()[0] for code in codes}
            free = t.view(seat).wait in FREE and not words.isdisjoint(gains)
            assert (PASS in candidates(t, seat)) != free
            met[free] += 1
    assert min(met.values()) > 5


@pytest.mark.parametrize(
    ("decision", "gain"), ((4, "recruit yamashiro"), (36, "destroy musashi 0"))
)
def test_free_gains_that_a_short_search_declined(decision: int, gain: str) -> None:
    """Found in a game by the rules of thumb: with doing nothing to choose from, it was chosen."""
    game, rng = GAME.game(), Rng(3)
    state, policy = game.start(2, {}), Policy(game, 300, True)
    for number in range(1, decision + 1):
        seat = settle(game, state, rng)
        if number < decision:
            game.apply(state, seat, policy.choose(state, seat, rng), None)
    former = Lookahead(game, state.clone(), seat, Rng(7))
    former.add(PASS)
    former.run(10)
    assert former.best() == PASS
    seen = Knowledge(game, seat, state.clone(), Rng(7))
    assert GAME.write(game, seat, bots.LookaheadBot(None, 20).choose(seen)) == gain


def hidden(state: SamuraiState, seat: int) -> list[int]:
    """Of another seat: orders that lie face down, by kind, with those in hand."""
    bag = [int(state.hand[seat * ORDERS + order]) for order in range(ORDERS)]
    for cell in range(CELLS):
        if state.owner[cell] == seat and not state.face_up >> cell & 1:
            bag[state.kind[cell]] += 1
        if state.top_owner[cell] == seat and not state.face_up_top >> cell & 1:
            bag[state.top_kind[cell]] += 1
    return bag


def test_suspicion_keeps_what_is_known() -> None:
    for t, seat in positions(3, 9):
        suspicion = Suspicion(Policy(t.game, 0, False), t.state, seat, 500)
        believed = t.state.clone()
        suspicion.redeal(believed, Rng(4))
        assert [hidden(believed, who) for who in range(3)] == [
            hidden(t.state, who) for who in range(3)
        ]
        for cell in range(CELLS):
            if t.state.owner[cell] == seat or t.state.face_up >> cell & 1:
                assert believed.kind[cell] == t.state.kind[cell]
        for field in ("hand", "kind", "top_kind"):
            setattr(believed, field, getattr(t.state, field)[:])
        assert believed.dump() == t.state.dump()


def test_a_sensible_order_is_suspected_more() -> None:
    """Nobody stands in grey but the other seat's armies in one resource province: there is nothing
    to attack, and something to harvest."""
    t = play_als(GAME, "phase planning | orders grey-1=(1:attack) | armies iyo=0:3")
    found = []
    for trust in (500, 1_000_000_000):
        suspicion, rng = Suspicion(Policy(t.game, 0, False), t.state, 0, trust), Rng(5)
        kinds = []
        for _ in range(60):
            believed = t.state.clone()
            suspicion.redeal(believed, rng)
            kinds += [
                int(believed.kind[cell]) for cell in range(CELLS) if believed.owner[cell] == 1
            ]
        found.append(kinds.count(2))
    assert found[0] < found[1]


def test_what_was_learned_is_on_its_card() -> None:
    """Its card is in docs/bots.md."""
    file = ROOT / "src/wartable/games/small_samurai_empires" / bots.LEARNED
    digest = hashlib.sha256(file.read_bytes()).hexdigest()
    assert digest in (ROOT / "docs/bots.md").read_text(encoding="utf-8")
    assert len(set(NAMES)) == TRAITS


def test_looking_ahead_with_what_was_learned_leaves_no_trace() -> None:
    for rounds in (False, True):
        for t, seat in positions(3, 60, mountains=1):
            before = t.state.dump()
            search = Lookahead(t.game, t.state, seat, Rng(1), insight(rounds=rounds))
            narrow(search, Budget(search.count))
            assert search.best() in legal(t.game, t.state, seat)
            assert t.state.dump() == before


@pytest.mark.parametrize("harm", ["missing", "cut off", "other", "other traits"])
def test_without_what_was_learned_bots_play_by_hand_and_say_so(
    harm: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    file = tmp_path / bots.LEARNED
    whole = (ROOT / "src/wartable/games/small_samurai_empires" / bots.LEARNED).read_bytes()
    if harm == "cut off":
        file.write_bytes(whole[:2_000])
    elif harm == "other":
        file.write_bytes(b"something else")
    elif harm == "other traits":
        np.savez(file, weights=np.zeros(3), sums=np.zeros(3))
    monkeypatch.setattr(bots, "files", lambda package: tmp_path)
    bots.known.cache_clear()
    bots.insight.cache_clear()
    try:
        for bot in (GAME.bot("expert"), bots.simulating("expert", 9)):
            assert isinstance(bot, bots.LookaheadBot) and bot.insight is None
    finally:
        bots.known.cache_clear()
        bots.insight.cache_clear()
    assert [record.message for record in caplog.records if "by hand" in record.message] == [
        caplog.records[0].message
    ]


@needs_compiled
@pytest.mark.parametrize("level", ["easy", "medium", "hard", "expert"])
def test_the_choice_rests_on_what_the_seat_knows(
    level: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Hidden cards and face-down orders change places: the same seed gives the same choice."""
    monkeypatch.setattr(bots, "PLAYOUTS", dict.fromkeys(bots.PLAYOUTS, 60))
    t = play_als(GAME, "phase planning | orders grey-1=(1:attack) orange-1=(1:castle)")
    bot, worlds = GAME.bot(level), set()
    chosen = bot.choose(Knowledge(t.game, 0, t.state, Rng(2)))
    for seed in range(4):
        other = t.state.clone()
        t.game.determinize(t.state, 0, Rng(seed), other)
        worlds.add(tuple(other.dump()))
        assert bot.choose(Knowledge(t.game, 0, other, Rng(2))) == chosen
    assert len(worlds) > 2


@needs_compiled
@pytest.mark.parametrize("level", ["easy", "medium", "hard", "expert"])
def test_the_same_seed_gives_the_same_choice(level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """No level looks at the clock."""
    monkeypatch.setattr(bots, "PLAYOUTS", dict.fromkeys(bots.PLAYOUTS, 120))
    t = play_als(GAME, "phase planning")
    picks = {GAME.bot(level).choose(Knowledge.of(t.game, t.state, 0, Rng(2))) for _ in range(3)}
    assert len(picks) == 1 and NONE not in picks

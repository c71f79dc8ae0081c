"""The levels that waver and the expert: honest, and always the same."""

from __future__ import annotations

import hashlib
import zlib
from pathlib import Path
from typing import Any

import pytest

from tests.critters_at_war.tables import play
from wartable.games.critters_at_war import bots
from wartable.games.critters_at_war.bots import TreeBot, learned
from wartable.games.critters_at_war.bots.learned import ExpertBot
from wartable.games.critters_at_war.bots.unseen import laid as laid_out
from wartable.games.critters_at_war.engine.game import RULES
from wartable.games.critters_at_war.plugin import GAME
from wartable.kernel import Knowledge, Rng
from wartable.play.arena import play_game

ROOT = Path(__file__).parents[2]
EARLY = """
    first 1
    b0 A: (A5) | L: L6 | S: -
    b1 A: A1 | L: - | S: (S5)
    h0 L3 S1 A4 S4 | h1 A3 L1 S2 L5
    turn 1
"""
CHECK = 1033337708


def expert() -> ExpertBot:
    """With little thought, for a test's sake."""
    return ExpertBot(learned.net(), TreeBot(100, None), 4)


def seen(state: Any, seat: int, seed: int = 1) -> Knowledge[Any]:
    return Knowledge(RULES, seat, state, Rng(seed))


@pytest.mark.parametrize("name", [learned.FILE, learned.SEARCHING])
def test_a_net_is_the_one_on_its_card(name: str) -> None:
    """Cards are in docs/bots.md."""
    file = ROOT / "src/wartable/games/critters_at_war" / name
    digest = hashlib.sha256(file.read_bytes()).hexdigest()
    assert digest in (ROOT / "docs/bots.md").read_text(encoding="utf-8")
    assert file.stat().st_size < 5_000_000


@pytest.mark.parametrize("level", ["easy", "medium", "hard", "expert"])
def test_the_choice_rests_on_what_the_seat_knows(
    level: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Hidden cards change places: the same seed gives the same opinion, to the last digit."""
    monkeypatch.setattr(bots, "GLANCES", dict.fromkeys(bots.GLANCES, 100))
    bot = expert() if level == "expert" else GAME.bot(level)
    truth, worlds = play(EARLY).state, set()
    opinion = bot.opinion(seen(truth, 1))
    for seed in range(6):
        other = truth.clone()
        RULES.determinize(truth, 1, Rng(seed), other)
        worlds.add(tuple(other.dump()))
        assert bot.opinion(seen(other, 1)) == opinion
    assert len(worlds) > 3
    assert len({bot.choose(seen(truth, 1, seed)) for seed in range(12)}) > 1


def test_cards_that_were_taken_back_are_laid_where_they_may_be() -> None:
    """Redeploy took a card back that the rival knew; then a card was put facedown, perhaps it."""
    table = play("b0 A: - | L: - | S: (A6)\nh0 A1 S4 L3 | h1 L1 L2 L5\nturn 0")
    table.state.known[1] |= 1 << 5
    table.do("0 deploy S4 S", "0 return A6", "0 improvise L3 A")
    laid = laid_out(seen(table.state, 1))
    assert table.state.tracked[0] == laid.believed.tracked[0] == 1 << 5
    place = laid.believed.hand[0] | laid.believed.stack[0]
    assert place >> 5 & 1 and laid.believed.hand[1] == table.state.hand[1]
    for seed in range(8):
        other = table.state.clone()
        RULES.determinize(table.state, 1, Rng(seed), other)
        again = laid_out(seen(other, 1)).believed
        assert [*again.hand, *again.stack, again.deck] == [
            *laid.believed.hand, *laid.believed.stack, laid.believed.deck
        ]  # fmt: skip


def test_a_battle_of_experts_is_the_same_in_both_builds() -> None:
    played: list[int] = []

    def noted(state: Any, seat: int, opinion: Any) -> None:
        played.append(opinion.action)

    play_game(RULES, [expert(), expert()], GAME.settings({"target": 1}), 5, noted=noted)
    assert zlib.crc32(" ".join(map(str, played)).encode()) == CHECK


@pytest.mark.parametrize("harm", ["missing", "cut off", "no net", "other features"])
def test_without_its_net_the_expert_only_searches_and_says_so(
    harm: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    whole = (ROOT / "src/wartable/games/critters_at_war" / learned.FILE).read_bytes()
    if harm == "cut off":
        (tmp_path / learned.FILE).write_bytes(whole[:100_000])
    elif harm == "no net":
        (tmp_path / learned.FILE).write_bytes(b"something else")
    elif harm == "other features":
        (tmp_path / learned.FILE).write_bytes(whole)
        monkeypatch.setattr(RULES.features, "version", 99)
    monkeypatch.setattr(learned, "files", lambda package: tmp_path)
    learned.net.cache_clear()
    bots.net.cache_clear()
    try:
        assert isinstance(GAME.bot("expert"), TreeBot)
        assert isinstance(bots.simulating("expert", 9), TreeBot)
        GAME.bot("expert")
    finally:
        learned.net.cache_clear()
        bots.net.cache_clear()
    assert [record.message for record in caplog.records if "only searches" in record.message] == [
        caplog.records[0].message
    ]


def test_without_the_net_of_other_rivals_the_expert_plays_on_and_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    learned.net()
    monkeypatch.setattr(learned, "files", lambda package: tmp_path)
    learned.searching.cache_clear()
    bots.rivals.cache_clear()
    try:
        players = [GAME.bot("expert"), bots.simulating("expert", 9)]
    finally:
        learned.searching.cache_clear()
        bots.rivals.cache_clear()
    assert all(isinstance(bot, ExpertBot) and len(bot.kinds) == 1 for bot in players)
    assert ["its own kind of rival only" in record.message for record in caplog.records] == [True]

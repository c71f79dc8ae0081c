"""Every card, effect, decision and refusal occurs in a scenario or a recorded game."""

from __future__ import annotations

import re
from pathlib import Path

from wartable.games.through_the_ages.engine.actions.codes import SPACE
from wartable.games.through_the_ages.engine.actions.refusals import REFUSALS
from wartable.games.through_the_ages.engine.cards.kinds import Card, Pact
from wartable.games.through_the_ages.engine.cards.table import CARD_KEYS, CARD_TABLE
from wartable.games.through_the_ages.engine.effects import whom
from wartable.games.through_the_ages.engine.effects.base import Effect, Gives
from wartable.games.through_the_ages.engine.effects.events import EventEffect
from wartable.testing import load_als

HERE = Path(__file__).parent
SCENARIOS = "\n".join(
    file.read_text(encoding="utf-8")
    for file in sorted([*HERE.glob("test_*.py"), *HERE.glob("scenarios/*.als")])
    if file.name not in ("test_coverage.py", "test_art.py", "test_texts.py", "test_scene.py")
)
RECORDS = "\n".join(
    file.read_text(encoding="utf-8") for file in sorted((HERE / "records").glob("*.wtr"))
)


def at_work() -> set[str]:
    """Cards that a scenario of `cards_*` names where something is expected. That these fail when a
    row changes is what tools/through_the_ages/card_mutants.py finds out."""
    found: set[str] = set()
    for file in HERE.glob("scenarios/cards_*.als"):
        for scenario in load_als(file):
            lines = [line.text for line in scenario.lines]
            assert any(line.startswith("exp ") for line in lines), scenario.name
            found |= set(re.findall(r"[a-z0-9-]+", "\n".join(lines)))
    return found


def test_every_card_is_seen_at_work() -> None:
    shown = at_work()
    assert [key for key in CARD_KEYS if key not in shown] == []
    assert len(CARD_KEYS) == 236


def test_every_card_occurs_in_a_recorded_game() -> None:
    """But for the government on the board and an event that may stay in the box."""
    played = set(re.findall(r"[a-z0-9-]+", RECORDS))
    assert set(CARD_KEYS) - played <= {"despotism", "development-of-science"}


def effects(card: Card) -> list[Effect]:
    sides = [*card.a.clauses, *card.b.clauses] if isinstance(card, Pact) else []
    return [*card.effects, *sides]


def kinds_of(effect: type) -> set[type]:
    """Those that a card can have: the classes nothing else is derived from."""
    below = effect.__subclasses__()
    return {kind for one in below for kind in kinds_of(one)} if below else {effect}


def test_every_effect_is_on_a_card_that_is_seen_at_work() -> None:
    """None is left over in the vocabulary of effects, and nobody whom events concern."""
    shown = at_work()
    used = [effect for card in CARD_TABLE if card.key in shown for effect in effects(card)]
    assert {Gives, *(type(effect) for effect in used)} == kinds_of(Effect)
    concerned = {effect.who for effect in used if isinstance(effect, EventEffect)}
    assert concerned == {who for who in vars(whom).values() if isinstance(who, whom.Whom)}


def test_every_kind_of_action_occurs() -> None:
    played = set(re.findall(r"(?:\"|\d |\* )([a-z-]+)", SCENARIOS + RECORDS))
    missing = sorted({span.verb for span in SPACE.spans} - played)
    assert missing == []


def test_every_refusal_of_the_rules_is_met() -> None:
    """But for those that only malformed requests meet."""
    unmet = {key for key, rule in REFUSALS if not re.search(f'"{key}"|refused {key} ', SCENARIOS)}
    assert unmet <= {"no-unit", "wrong-card"}

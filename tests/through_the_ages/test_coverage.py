"""Every card, effect, decision and refusal occurs in a scenario or a recorded game."""

from __future__ import annotations

import re
from pathlib import Path

from wartable.games.through_the_ages.engine.actions import ACT_TABLE
from wartable.games.through_the_ages.engine.cards import CARD_KEYS, CARD_TABLE
from wartable.games.through_the_ages.engine.refusals import REFUSALS

HERE = Path(__file__).parent
SCENARIOS = "\n".join(
    file.read_text(encoding="utf-8")
    for file in sorted(HERE.glob("test_*.py"))
    if file.name not in ("test_coverage.py", "test_art.py", "test_texts.py", "test_scene.py")
)
RECORDS = "\n".join(
    file.read_text(encoding="utf-8") for file in sorted((HERE / "records").glob("*.wtr"))
)
WORDS = set(re.findall(r"[a-z0-9-]+", SCENARIOS + RECORDS))
# Operations of the rule sheet, section 19, that stand in the table
OPERATIONS = {effect.op for card in CARD_TABLE for effect in card.effects}


def test_every_card_occurs() -> None:
    missing = [key for key in CARD_KEYS if key not in WORDS]
    assert missing == []


def test_every_operation_is_exercised_in_a_scenario() -> None:
    told = set(re.findall(r"[a-z0-9-]+", SCENARIOS))
    seen = {effect.op for card in CARD_TABLE if card.key in told for effect in card.effects}
    assert seen == OPERATIONS
    assert len(OPERATIONS) == 96


def test_every_kind_of_action_occurs() -> None:
    played = set(re.findall(r"(?:\"|\d |\* )([a-z-]+)", SCENARIOS + RECORDS))
    missing = sorted({act.kind for act in ACT_TABLE} - played)
    assert missing == []


def test_every_refusal_of_the_rules_is_met() -> None:
    """But for those that only malformed requests meet."""
    unmet = {key for key, rule in REFUSALS if f'"{key}"' not in SCENARIOS}
    assert unmet <= {"no-unit", "wrong-card"}

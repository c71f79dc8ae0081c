"""Everything the game can say and ask occurs in play: no dead refusal, event, ability or code."""

from __future__ import annotations

import re
from pathlib import Path

from wartable.games.critters_at_war.engine import actions as code
from wartable.games.critters_at_war.engine.components import CARD_TABLE
from wartable.games.critters_at_war.engine.game import CrittersAtWar
from wartable.games.critters_at_war.telling import REASONS, told
from wartable.kernel import CHANCE, Event, Rng, legal

GAME = CrittersAtWar()
EVENTS = {
    "battle-began deployed improvised improvised-unseen blockaded blockaded-unseen contained",
    "contained-unseen flipped-up flipped-down moved moved-unseen returned returned-unseen drew",
    "drew-unseen placed placed-unseen air-drop-set ignored declined withdrew controlled battle-won",
    "match-won extra-turn",
}


def test_random_games_show_everything() -> None:
    rng = Rng(17)
    heard: set[str] = set()
    refused: set[int] = set()
    resolved: set[str] = set()
    used: set[int] = set()
    for number in range(240):
        state = GAME.start(2, {"edition": number % 2, "mode": number % 3})
        while GAME.actors(state):
            events: list[Event] = []
            seat = CHANCE if GAME.actors(state) >> CHANCE & 1 else state.actor
            if seat == CHANCE:
                action = GAME.sample_chance(state, rng)
            else:
                choices = legal(GAME, state, seat)
                if choices[-1] == code.WITHDRAW and len(choices) > 1 and rng.below(3):
                    choices.pop()
                action = choices[rng.below(len(choices))]
                used.add(action)
                if state.source >= 0:
                    resolved.add(CARD_TABLE[state.source].id)
            for _ in range(4):
                other = rng.below(GAME.chances if seat == CHANCE else GAME.actions)
                refused.add(GAME.refusal(state, seat, other))
            GAME.apply(state, seat, action, events)
            heard |= {told(event).key for event in events}
    assert heard >= {key for line in EVENTS for key in line.split()}
    assert refused >= set(REASONS)
    assert resolved >= {"A3", "L1", "L2", "L3", "L5", "S1", "S3", "S4"}
    shallow = {*range(code.FLIP + 24), *range(code.MOVE, code.ACTIONS)}
    assert len(shallow & used) > 0.9 * len(shallow)


def test_every_ruling_is_named_by_a_scenario_or_a_test() -> None:
    folder = Path(__file__).parent
    text = "\n".join(
        path.read_text(encoding="utf-8")
        for path in sorted([*folder.glob("*.py"), *folder.glob("scenarios/*.als")])
    )
    rulings = Path(__file__).parents[2] / "docs" / "rulings" / "critters-at-war.md"
    written = rulings.read_text(encoding="utf-8")
    for number in range(1, 30):
        assert re.search(rf"\bR{number}[a-z]?\b", text), f"R{number} has no test"
        assert f"| R{number} |" in written


CITED = [
    (code.DEPLOYED, 0, 0, "5"),
    (code.IMPROVISED, 0, 0, "5"),
    (code.DESTROYED, 0, code.BY_BLOCKADE, "R18"),
    (code.DESTROYED, 0, code.BY_CONTAINMENT, "R19"),
    (code.DESTROYED, -1, code.BY_CONTAINMENT, "R19"),
    (code.FLIPPED_UP, 0, 0, "6.2"),
    (code.FLIPPED_DOWN, 0, 0, "6.2"),
    (code.MOVED, -1, 0, "6.4"),
    (code.RETURNED, -1, 0, "R15"),
    (code.DREW, -1, 0, "R9"),
    (code.PLACED, -1, 0, "R10"),
    (code.AIR_DROP_SET, 1, 0, "R11"),
    (code.IGNORED, 2, 0, "7"),
    (code.DECLINED, 2, 0, "7"),
    (code.BATTLE_BEGAN, 1, 0, "10"),
    (code.WITHDREW, 1, 0, "9"),
    (code.CONTROLLED, 1, 0, "R23"),
    (code.BATTLE_WON, 1, 0, "9"),
    (code.MATCH_WON, 1, 0, "9"),
    (code.EXTRA_TURN, 0, 0, "13"),
    (code.SKIPPED, 0, 0, "R26"),
]


def test_events_cite_the_rule_they_rest_on() -> None:
    assert {kind for kind, *_ in CITED} == set(range(code.BATTLE_BEGAN, code.SKIPPED + 1))
    for kind, card, cause, rule in CITED:
        assert told(Event(kind, 0, card, 0, cause, 511)).rule == rule

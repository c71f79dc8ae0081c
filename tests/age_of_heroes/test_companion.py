"""What the companion says of a position, and why one action is better."""

from __future__ import annotations

from typing import Any

import pytest

from wartable.games.age_of_heroes.advice import because, matters
from wartable.games.age_of_heroes.plugin import GAME
from wartable.i18n import LANGUAGES, texts
from wartable.kernel import CHANCE, Knowledge, Rng
from wartable.play import Match
from wartable.puzzles import puzzles
from wartable.testing import play_als

NAMES = ("Olena", "Marek")
RULES = GAME.game()


def said(table: str, better: str = "", played: str = "", seat: int = 0) -> str:
    """The sentence in English; the other languages have one too. Without actions it is what
    matters, with two why the first is better."""
    state: Any = play_als(GAME, f"seats 2\n{table}").state
    found = []
    for lang in LANGUAGES:
        seen = Knowledge.of(RULES, state, seat, Rng(1))
        words = texts(GAME.package, lang, NAMES)
        if better:
            pair = [GAME.read(RULES, seat, text) for text in (better, played)]
            found.append(because(seen, pair[0], pair[1], words))
        else:
            found.append(matters(seen, words))
    assert all(found)
    return found[0]


MATTERS: dict[str, tuple[str, str]] = {
    "race": ("cities 2 3\nmonuments 1 2\nh0 wood stone iron", ""),
    "race-city": ("cities 2 3\nh0 wood wood stone", ""),
    "outnumbered": ("cities 2 3\narmies 0 3\nh0 wood", ""),
    "threat": ("cities 2 5\narmies 2 1\nh0 wood", ""),
    "hold": ("cities 5 2\narmies 2 1\nh0 wood", ""),
    "duels": ("armies 2 1\nh0 wood\ndo 0 war\ndo 0 muster army-1", ""),
    "open": ("armies 2 0\ncities 1 3\nh1 iron wood\ndo 0 war\ndo 0 muster army-1", ""),
    "trade": ("h0 wood iron\nh1 stone wood gold\nfair", ""),
    "deny": ("h0 concrete iron\nh1 stone wood\nmonuments 0 4\nfair", ""),
}
BECAUSE: dict[str, tuple[str, str, str, str]] = {
    "goal": (
        "armies 2 0\ncities 1 3\nh1 iron wood\ndo 0 war\ndo 0 muster army-1",
        "march 1 plunder",
        "march 1 conquest",
        "",
    ),
    "later": ("cities 2 3\nh0 wood wood stone", "build city wood wood stone", "pass", ""),
    "itself": ("cities 2 3\nh0 wood wood stone", "build city wood wood stone", "build city wood wood stone", ""),
}

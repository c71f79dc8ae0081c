"""What the companion says of a position, and why one action is better."""

from __future__ import annotations

from typing import Any

import pytest

from wartable.games.age_of_heroes.advice import advice, because, matters
from wartable.games.age_of_heroes.plugin import GAME
from wartable.i18n import LANGUAGES, texts
from wartable.kernel import Knowledge, Rng
from wartable.testing import play_als

NAMES = ("Olena", "Marek")
RULES = GAME.game()
MARCHING = "h0 wood\ndo 0 war\ndo 0 muster army-1"


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
    "race": (
        "cities 2 3\nmonuments 1 2\nh0 wood stone iron",
        "Cities 2 to 3 of 5 between you and Marek, monuments 1 to 2 of 5; your next "
        "city still lacks Wood.",
    ),
    "race-city": (
        "cities 2 3\nh0 wood wood stone",
        "Cities 2 to 3 of 5 between you and Marek, monuments 0 to 0 of 5, ready armies "
        "1 to 1; you can pay for a city.",
    ),
    "outnumbered": (
        "cities 2 3\narmies 0 3\nh0 wood",
        "Marek has more armies ready, 3 to your 0; cities stand 2 to 3 of 5, monuments "
        "0 to 0 of 5.",
    ),
    "threat": (
        "cities 2 5\narmies 2 1\nh0 wood",
        "Marek has 5 cities and wins at the end of the next own turn unless stopped: "
        "ready armies 2 against 1, and you win a duel with 42 %.",
    ),
    "hold": (
        "cities 5 2\narmies 2 1\nh0 wood",
        "You have 5 cities and win if that stands to the end of your next turn: 2 ready"
        " to defend against at most 1.",
    ),
    "duels": (
        "armies 2 1\nh0 wood\ndo 0 war\ndo 0 muster army-1",
        "Armies 2 against 1 of Marek: you win a duel with 42 %, lose it with 42 %; "
        "Marek has cities 1, monument 0, cards 0.",
    ),
    "open": (
        "armies 2 0\ncities 1 3\nh1 iron wood\ndo 0 war\ndo 0 muster army-1",
        "Marek has no army ready against your 2: every one of yours is victorious, a "
        "city takes 2; Marek has cities 3, monument 0, cards 2.",
    ),
    "trade": (
        "h0 wood iron\nh1 stone wood gold\nfair",
        "You need Stone (Fortress); rivals hold 3 cards, none of them known to be that.",
    ),
    "deny": (
        "h0 concrete iron\nh1 stone wood\nmonuments 0 4\nfair",
        "Marek has 4 of 5 on the monument, and you hold a card of Concrete: every one "
        "you trade away brings the end nearer.",
    ),
    "taxes": (
        "cities 3 3\nh0 wood\ndeck iron=3 famine=1\ndo 0 taxes\ndo draw iron",
        "The next card is a disaster with 33 %; 2 more may be drawn, and you hold 2 "
        "with a limit of 5.",
    ),
    "limit": (
        "h0 wood iron iron iron grain grain grain\ndo 0 pass\ndo 0 finish",
        "You hold 7 cards and may keep 5; a city still lacks Wood, Stone, so keep "
        "longest what goes with that.",
    ),
    "attacked": (
        "turn 1\narmies 2 1\ncities 2 1\nh0 olympics\n"
        "do 1 war\ndo 1 muster army-3\ndo 1 march 0 conquest",
        "Marek comes with 1 against your 2 and wins a duel with 42 %, loses it with 42 "
        "%; at stake: 2 cities.",
    ),
}
BECAUSE: dict[str, tuple[str, str, str, str]] = {
    "goal": (
        "armies 2 0\ncities 1 3\nh1 iron wood\ndo 0 war\ndo 0 muster army-1",
        "march 1 plunder",
        "march 1 conquest",
        "With 1.0 victorious armies to be expected, Plunder takes 2 cards, Conquest no city.",
    ),
    "later": (
        "cities 2 3\nh0 wood stone gold grain grain iron",
        "build army grain grain iron",
        "pass",
        "At the end of the next round, on average of 16 games, you have 3.4 cities instead "
        "of 2.6 and Marek has 2.6 cities instead of 3.1.",
    ),
    "now": (
        "cities 2 3\nh0 wood wood stone",
        "build city wood wood stone",
        "pass",
        "At once you have 3 cities instead of 2.",
    ),
    "itself": (
        "cities 2 3\nh0 wood wood stone",
        "build city wood wood stone",
        "build city wood wood stone",
        "At once you have 3 cities instead of 2.",
    ),
}


@pytest.mark.parametrize("kind", MATTERS)
def test_what_matters(kind: str) -> None:
    table, sentence = MATTERS[kind]
    assert said(table) == sentence


@pytest.mark.parametrize("kind", BECAUSE)
def test_why_it_is_better(kind: str) -> None:
    table, better, played, sentence = BECAUSE[kind]
    assert said(table, better, played) == sentence


def test_wars_that_take_nothing_are_not_told_apart_by_it() -> None:
    state: Any = play_als(GAME, "seats 2\narmies 1 1\ncities 1 3\nmonuments 0 2\n" + MARCHING).state
    pair = [GAME.read(RULES, 0, f"march 1 {goal}") for goal in ("conquest", "destruction")]
    seen = Knowledge.of(RULES, state, 0, Rng(1))
    assert "victorious" not in because(seen, *pair, texts(GAME.package, "en", NAMES))


def test_a_hint_says_why_the_best_is_clearly_better(monkeypatch: pytest.MonkeyPatch) -> None:
    """What sets it apart from the next, in every language; and nothing where little does."""
    table = "seats 2\ncities 2 2\nh0 iron gold gold wood stone wood stone\nturn 0"
    seen = Knowledge.of(RULES, play_als(GAME, table).state, 0, Rng(1))
    apart = {"en": "What sets it apart from", "uk": "Чим краще, ніж", "ru": "Чем лучше, чем"}
    monkeypatch.setattr("wartable.games.age_of_heroes.advice.because", lambda *_: "So it is.")
    for least, told in ((-1.0, True), (2.0, False)):
        monkeypatch.setattr("wartable.games.age_of_heroes.advice.CLEARLY", least)
        for lang in LANGUAGES:
            first, second, *_ = advice(seen, texts(GAME.package, lang, NAMES))
            assert (apart[lang] in first.text) == told and apart[lang] not in second.text

"""What a companion says: two searches agree before it blames, and it knows what a seat knew."""

from __future__ import annotations

from typing import Any

import pytest
from toy_cellar import ToyCellar

from wartable.i18n import LANGUAGES, texts
from wartable.kernel import Knowledge
from wartable.play import Match, ProvenChance
from wartable.play.companion import Judgement, compared, judged, last_choice, matters
from wartable.plugin import Advice, game
from wartable.statements import Measured

WALK, PEEK, STOP = range(3)
SEARCHED = [  # worths of actions 0 and 1 by two searches, what is said of action 1
    ((0.50, 0.60), (0.52, 0.58), "best"),
    ((0.53, 0.50), (0.49, 0.51), "good"),  # within the noise of both
    ((0.60, 0.50), (0.58, 0.50), "worse"),
    ((0.60, 0.50), (0.50, 0.52), "unsure"),  # only the first thinks so
    ((0.50, 0.52), (0.60, 0.50), "unsure"),  # only the second does
]


@pytest.mark.parametrize(("first", "again", "verdict"), SEARCHED)
def test_both_searches_must_agree_to_blame(first: Any, again: Any, verdict: str) -> None:
    one, two = (Measured(dict(enumerate(worths)), False) for worths in (first, again))
    found = compared(one, two, 1)
    assert found is not None and found.verdict == verdict
    if verdict == "worse":
        assert found == Judgement("worse", 0, 8, 50, 58)  # the figures of the second


def test_a_solution_blames_for_a_whole_point() -> None:
    worth = Measured({0: 0.520, 1: 0.513, 2: 0.518, 3: 0.52}, True)
    assert compared(worth, worth, 1) == Judgement("worse", 0, 1, 51, 52)
    for played, better in ((0.496, 0.504), (0.0, 0.005)):  # both are rounded to the same
        near = Measured({0: better, 1: played}, True)
        found = compared(near, near, 1)
        assert found is not None and (found.cost, found.most - found.chance) == (1, 1)
        assert found.chance >= 0
    verdicts = [found.verdict for n in (0, 2, 3) if (found := compared(worth, worth, n))]
    assert verdicts == ["best", "good", "best"]


def test_what_a_search_left_out_is_not_blamed() -> None:
    found = Measured({0: 0.5}, False)
    assert compared(found, found, 1) == Judgement("unsure", 0)


def test_a_verdict_has_words_in_every_language() -> None:
    for lang in LANGUAGES:
        reader = texts(lang=lang)
        for cost in (1, 2, 5, 9, 10, 21):
            words = Judgement("worse", 0, cost, 50 - cost, 50).words(reader)
            assert f"{cost} " in words and words.endswith(":") and f"{50 - cost} %" in words
        others = [Judgement(each).words(reader) for each in ("best", "good", "unsure", "other")]
        assert len({*others}) == 4


class Cellar(ToyCellar):
    """The toy with a room of advice that this test lays into it."""

    def __init__(self, **room: Any) -> None:
        self.own = room

    def optional(self, room: str, name: str) -> Any:
        return self.own.get(name) if room == "advice" else super().optional(room, name)

    def room(self, name: str) -> Any:
        return type("Room", (), {k: staticmethod(v) for k, v in self.own.items()})


def laid(plugin: Cellar, *said: str) -> Match[Any]:
    match: Match[Any] = Match(plugin, 2, chance=ProvenChance.seeded(1))
    match.settle()
    for text in said:
        match.say(0, text)
    return match


def seen(match: Match[Any]) -> Knowledge[Any]:
    return match.seen(0, match.chance.rng(1))


def test_a_game_without_advice_has_the_words_of_the_house() -> None:
    plugin = Cellar()
    match, reader = laid(plugin), texts("toy_cellar")
    assert "3 things" in matters(plugin, seen(match), reader)
    assert judged(plugin, seen(match), WALK, reader) is None
    own = Cellar(matters=lambda seen, texts: f"{len(seen.legal)} ways")
    assert matters(own, seen(laid(own)), reader) == "3 ways"
    walked = laid(own, "walk", "walk", "walk", "peek")
    assert matters(own, seen(walked), reader) == "", "there is nothing to choose"


def test_without_worths_the_hint_speaks_and_reasons_are_asked_for() -> None:
    def because(seen: Any, better: int, played: int, texts: Any) -> str:
        return f"{better} over {played}"

    plugin = Cellar(advice=lambda seen, texts: [Advice(PEEK, 1.0, "look")], because=because)
    reader, known = texts("toy_cellar"), seen(laid(plugin))
    assert judged(plugin, known, PEEK, reader) == Judgement("best", why="1 over 1")
    assert judged(plugin, known, STOP, reader) == Judgement("other", PEEK, why="1 over 2")


def test_the_last_choice_is_no_forced_action_and_goes_with_an_undo() -> None:
    match = laid(Cellar(), "walk", "peek", "walk", "walk", "stop")  # the last one had no other
    by_hand = [entry.seat == 0 for entry in match.entries]
    found = last_choice(match, 0, by_hand)
    assert found is not None and match.entries[found[0]].text == "walk"
    assert len(match.entries) - found[0] == 2
    match.undo_to(2)
    found = last_choice(match, 0, by_hand)
    assert found is not None and found[0] == 1 and found[1].dump() == match.state_at(1).dump()
    assert last_choice(match, 1, by_hand) is None
    assert last_choice(match, 0, [False] * 9) is None, "a bot sat in"


def test_a_solved_game_judges_exactly() -> None:
    plugin = game("age-of-war")
    match: Match[Any] = Match(plugin, 2, {"first": "0"}, ProvenChance.seeded(4))
    match.settle()
    known, reader = match.seen(0, match.chance.rng(1)), plugin.texts(match.game, "en")
    worth = plugin.room("advice").worths(known, 1.0).worth
    best, worst = max(worth, key=worth.__getitem__), min(worth, key=worth.__getitem__)
    good, bad = (judged(plugin, known, action, reader) for action in (best, worst))
    assert good is not None and good.verdict == "best"
    assert bad is not None and bad.verdict == "worse" and bad.better is not None
    assert abs(worth[bad.better] - worth[best]) < 1e-9
    assert bad.cost == round(100 * worth[best]) - round(100 * worth[worst])

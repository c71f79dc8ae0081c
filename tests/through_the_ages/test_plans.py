"""A planned turn: its figures are those the rules come to, and it never tells what nobody knows."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from wartable.games.through_the_ages import plans
from wartable.games.through_the_ages.plugin import GAME
from wartable.i18n import LANGUAGES, Texts, texts
from wartable.kernel import Rng
from wartable.play import Match, ProvenChance, Record, replay
from wartable.play.plans import planned
from wartable.server.planning import tried
from wartable.testing import play_als

NAMES = ("Olena", "Marek", "Sun")
EN = texts(GAME.package, "en", NAMES)
RECORDS = Path(__file__).parent / "records"


def table(script: str) -> Match[Any]:
    """A match at a table that is laid by hand."""
    laid = play_als(GAME.id, script)
    match: Match[Any] = Match(GAME, laid.view(0).seats, {}, ProvenChance(bytes(32)))
    match.state = laid.state
    return match


def figures(match: Match[Any], *said: str, reader: Texts = EN) -> dict[str, tuple[str, str, int]]:
    found = tried(match, 0, said, reader, None, 1)
    return {each.key: (each.now, each.then, each.by) for each in found.figures}


def test_every_figure_stands_beside_the_real_one() -> None:
    match = table("c0 resources 5, food 4, unused 2, ca 4, ma 2")
    found = figures(match, "build bronze", "build warriors")
    assert found["resource"] == ("5", "1", -4)
    assert found["resource-rate"] == ("+2", "+3", 1)
    assert found["ca"] == ("4", "3", -1)
    assert match.view(0).civs[0].resources == 5, "nothing was done"


def test_strength_is_compared_with_every_rival() -> None:
    match = table("seats 3\nc0 resources 9, unused 2, ma 2\nc1 workers warriors 4")
    found = figures(match, "build warriors", "build warriors")
    assert found["strength"][2] == 2
    assert [found[f"rival-{seat}"][2] for seat in (1, 2)] == [2, 2]
    assert found["rival-1"][0] == "−3" and found["rival-1"][1] == "−1"


def test_what_an_action_gains_leaves_out_what_it_costs() -> None:
    before = table("c0 resources 9, unused 1, ma 2").view(0)
    after = table("c0 resources 7, unused 0, ma 1, workers warriors 2").view(0)
    assert plans.gains(before, after, EN) == [("Strength", 1)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_a_plan_leads_to_is_said_in_words(lang: str) -> None:
    reader = texts(GAME.package, lang, NAMES)
    match = table("c0 yellow 8, food 0, blue 0, unused 0")
    found = {each.key: each.warning for each in plans.prospects(match.view(0), reader)}
    assert found["happy"] and found["food-rate"] and found["resource-rate"]
    assert not found["science-rate"]


def test_the_end_of_a_turn_can_be_planned_up_to_the_cards_that_are_drawn() -> None:
    match = table("c0 resources 0, food 0, ma 2")
    found = tried(match, 0, ["done", "population"], EN, "wide", 1)
    assert [step.notation for step in found.steps] == ["done"]
    assert "drawn" in found.stop and found.offers == []
    made = {each.key: each.by for each in found.figures}
    assert made["resource"] > 0 and made["science"] > 0, "what the turn produces is in it"


def test_what_others_have_a_say_in_cannot_be_planned() -> None:
    match = table(
        "seats 3\nage ii\nphase politics\nc0 military raid-ii, workers warriors 9, food 9"
    )
    found = tried(match, 0, [], EN, "wide", 1)
    assert "politics" in found.first and "population" in {o.notation for o in found.offers}
    assert tried(match, 0, ["population"], EN, None, 1).steps, "as if politics were passed"
    assert tried(match, 0, ["attack raid-ii 1"], EN, None, 1).steps == []
    assert [s.notation for s in tried(match, 0, ["pass", "population"], EN, None, 1).steps] == [
        "pass",
        "population",
    ]
    idle = table("seats 3\nage ii\nphase politics\nc0 food 9")
    found = tried(idle, 0, [], EN, "wide", 1)
    assert not found.first and {o.notation for o in found.offers} == {"pass"}, "nothing to decide"


@pytest.mark.parametrize("record", ["three-seats", "two-seats"])
def test_planned_actions_show_nothing_and_come_to_what_the_rules_come_to(record: str) -> None:
    """Along a game: what a plan says of each action is what its maker sees after it."""
    text = (RECORDS / f"{record}.wtr").read_text(encoding="utf-8")
    match: Match[Any] = replay(Record.parse(text))
    states, tried_out = match.states(), 0
    for number, entry in enumerate(match.entries):
        before = states[number]
        if number % 9 or entry.seat >= match.seats or before.current != entry.seat:
            continue
        past = match.copy()
        past.state = before
        if not plans.plannable(past.view(entry.seat), match.codes[number]):
            continue
        found = planned(past, entry.seat, [entry.text])
        if found.stop == "hidden":
            assert before.last_round, "only the very end of a game shows something"
            continue
        assert found.view == match.sight_of(states[number + 1]).view(entry.seat), entry.text
        tried_out += 1
    assert tried_out > 20


def test_a_plan_is_the_same_whatever_rivals_hold() -> None:
    text = (RECORDS / "three-seats.wtr").read_text(encoding="utf-8")
    match: Match[Any] = replay(Record.parse(text), upto=400)
    while match.actors[0] >= match.seats or match.state.current != match.actors[0]:
        match = replay(Record.parse(text), upto=len(match.entries) + 1)
    (seat,) = match.actors
    first = next(
        match.write(seat, code)
        for code in match.legal(seat)
        if plans.plannable(match.view(seat), code) and match.write(seat, code) != "done"
    )
    said = [tried(match, seat, [first, "done"], EN, "wide", 1)]
    for seed in range(4):
        other, state = match.copy(), match.state.clone()
        match.game.determinize(match.state, seat, Rng(seed + 7), state)
        other.state = state
        said.append(tried(other, seat, [first, "done"], EN, "wide", 1))
    assert all(each == said[0] for each in said)

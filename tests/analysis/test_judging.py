"""Chances, losses, luck and skill of recorded games, and that they add up."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.needs import needs_compiled
from wartable.analysis import Analysis, Analyst, Step, words
from wartable.analysis.judging import MORE, Judged, best, calmed, gift, turning
from wartable.errors import BadInput
from wartable.i18n import texts
from wartable.kernel import CHANCE, Rng, legal, outcomes
from wartable.play import Match, Record, companion, replay
from wartable.plugin import game, games
from wartable.statements import Measured

RECORDS = Path(__file__).parents[1] / "play" / "records"
SHALLOW = 0.01
ROUNDING = 1e-3  # of the solved table, over a whole game


def played(name: str, upto: int | None = None) -> Match[Any]:
    return replay(Record.parse((RECORDS / f"{name}.wtr").read_text(encoding="utf-8")), upto=upto)


@pytest.fixture(scope="module")
def solved() -> tuple[Match[Any], Analysis]:
    match = played("age-of-war-2")
    return match, Analyst(match).run()


def check_sums(found: Analysis) -> None:
    """Every seat's figures add up to its result, and everybody's to those of all."""
    for account in found.accounts:
        parts = account.start, account.luck, account.own, account.others, account.rest
        assert sum(parts) == pytest.approx(account.result)
    assert sum(account.start for account in found.accounts) == pytest.approx(1)
    assert sum(account.luck for account in found.accounts) == pytest.approx(0, abs=1e-9)
    assert sum(account.result for account in found.accounts) == pytest.approx(1)
    for step, following in zip(found.steps, found.steps[1:], strict=False):
        assert step.after == following.before
        assert following.first == step.last + 1
        assert sum(step.after) == pytest.approx(1)


def test_luck_and_skill_explain_a_solved_game(solved: tuple[Match[Any], Analysis]) -> None:
    """What rolls gave and what decisions gave away come from two different places: that nothing is
    left over says that both are right."""
    match, found = solved
    check_sums(found)
    assert found.exact and found.whole and found.last == len(match.entries)
    assert all(abs(account.rest) < ROUNDING for account in found.accounts)
    assert all(account.judged == account.choices > 50 for account in found.accounts)
    one, other = found.accounts
    assert one.luck == pytest.approx(-other.luck) and one.own == pytest.approx(-other.others)
    assert one.luck_error == one.own_error == 0


def test_a_solved_decision_costs_what_the_chance_falls(
    solved: tuple[Match[Any], Analysis],
) -> None:
    for step in solved[1].steps:
        if step.kind == "choice":
            assert step.seat is not None and step.loss is not None
            fall = step.before[step.seat] - step.after[step.seat]
            assert fall == pytest.approx(step.loss, abs=2e-4)
            assert step.best == step.played or step.loss > 0


def test_the_chance_before_a_roll_is_the_mean_of_all_rolls() -> None:
    match = played("age-of-war-3", 40)
    room, states = match.plugin.room("advice"), match.states()
    number = next(n for n in range(20, 40) if match.entries[n].seat == CHANCE)
    (before,) = room.from_above(match.game, states[number], Rng(1), 1)
    means = [0.0] * match.seats
    found = outcomes(match.game, states[number]) or []
    for code, weight in found:
        after = states[number].clone()
        match.game.apply(after, CHANCE, code, None)
        (row,) = room.from_above(match.game, after, Rng(1), 1)
        for seat, chance in enumerate(row):
            means[seat] += weight * chance / sum(weight for _, weight in found)
    assert before == pytest.approx(means)


@pytest.mark.parametrize("id", sorted(games()))
def test_chances_from_above_are_shares_of_a_victory(id: str) -> None:
    """Of whole positions, early and later ones, chance's included; the same by the same numbers."""
    match = played(f"{id}-{max(game(id).seats) if id == 'age-of-war' else 2}", 60)
    room, states = match.plugin.room("advice"), match.states()
    for number in (0, 1, 30, 60):
        rows = room.from_above(match.game, states[number], Rng(7), 2)
        assert 1 <= len(rows) <= 2
        for row in rows:
            assert len(row) == match.seats and all(0 <= chance <= 1 for chance in row)
            assert sum(row) == pytest.approx(1)
        before = states[number].dump()
        assert room.from_above(match.game, states[number], Rng(7), 2) == rows
        assert states[number].dump() == before


WHOLE = ("critters-at-war-2", "age-of-heroes-2", "small-samurai-empires-2", "through-the-ages-2")


@needs_compiled
@pytest.mark.parametrize("name", WHOLE)
def test_searched_games_add_up_too(name: str) -> None:
    """And twice the same: thought is counted, not timed."""
    match, again = played(name), played(name)
    found = Analyst(match, SHALLOW).run()
    check_sums(found)
    assert not found.exact and found.whole
    assert Analyst(again, SHALLOW).run() == found


LETTER = [  # beliefs are dealt alike from any truth
    ("age-of-heroes-3", 120),
    pytest.param("small-samurai-empires-3", 40, marks=needs_compiled),
    ("through-the-ages-2", 224),
]


@pytest.mark.parametrize(("name", "upto"), LETTER)
def test_what_a_seat_cannot_know_does_not_change_its_judgement(name: str, upto: int) -> None:
    """A decision is judged to the letter alike in all states its seat may believe in."""
    match = played(name, upto)
    seat = match.actors[0]
    analyst = Measuring(match, 0.05)
    truth, codes = analyst.measure(match.state, seat, 5), legal(match.game, match.state, seat)
    assert len(codes) > 1
    beside = [analyst._beside(match.state, seat, 5, codes[:2])] if analyst.compares else []
    for n in range(2):
        other = match.state.clone()
        match.game.determinize(match.state, seat, Rng(n), other)
        assert other.dump() != match.state.dump()
        assert analyst.measure(other, seat, 5) == truth
        if beside:
            assert analyst._beside(other, seat, 5, codes[:2]) == beside[0]


def test_where_beliefs_are_dealt_otherwise_judgement_is_the_same_on_average() -> None:
    """In Critters at War the cards that are dealt anew are drawn from those that lie there: the
    numbers differ, their mean does not."""
    match = played("critters-at-war-2", 24)
    seat, analyst = match.actors[0], Measuring(match, 0.02)
    other = match.state.clone()
    match.game.determinize(match.state, seat, Rng(3), other)
    assert other.dump() != match.state.dump()
    means = [
        [mean(analyst.measure(state, seat, 100 + n)) for n in range(40)]
        for state in (match.state, other)
    ]
    one, two = (sum(each) / len(each) for each in means)
    spread = sum((x - one) ** 2 for x in means[0]) / len(means[0])
    assert abs(one - two) < 4 * (2 * spread / len(means[0])) ** 0.5


def mean(measured: Measured) -> float:
    return sum(measured.worth.values()) / len(measured.worth)


class Measuring(Analyst):
    """Looks at a game that goes on, as no host may."""

    def __init__(self, match: Match[Any], depth: float) -> None:
        self.match, self.depth, self.effort = match, depth, depth
        self.room = match.plugin.room("advice")
        self.compares = match.plugin.optional("advice", "side_by_side") is not None


# ---- losses that are partly errors
def noisy(real: float, error: float, count: int = 60) -> dict[int, Judged]:
    """Decisions that give away so much, each measured with errors of this size to both sides."""
    signs = [(-1, 1)[n % 2] * error for n in range(count)]
    return {n: Judged("x", real + sign, error, 0.6, False, 0.5) for n, sign in enumerate(signs)}


def test_what_is_error_alone_is_nobodys_fault() -> None:
    """All gave away the same. The worst of them look five times as bad, and are not."""
    found = calmed(noisy(0.01, 0.04), 1.0)
    assert all(one.loss == pytest.approx(0.01, abs=0.002) for one in found.values())
    assert sum(one.loss or 0 for one in found.values()) == pytest.approx(0.6)


def test_what_stands_out_is_believed() -> None:
    judged = noisy(0.0, 0.02, 40) | {99: Judged("y", 0.4, 0.02, 0.9, False, 0.5)}
    found = calmed(judged, 1.0)
    assert found[99].loss == pytest.approx(0.4, abs=0.05)
    losses = [one.loss for one in judged.values() if one.loss is not None]
    kept = [one.loss for one in found.values() if one.loss is not None]
    assert sum(kept) == pytest.approx(sum(losses), rel=0.05)


def test_an_error_that_looks_small_by_luck_is_not_believed() -> None:
    """Two searches may happen to agree: what all decisions say of errors counts too."""
    judged = noisy(0.0, 0.05) | {99: Judged("y", 0.05, 0.0, 0.9, False, 0.5)}
    assert calmed(judged, 1.0)[99].error > 0.005


def test_solutions_and_choices_that_nothing_beats_are_left_as_they_are() -> None:
    judged = noisy(0.02, 0.05) | {
        70: Judged("x", 0.3, 0.0, 0.8),
        71: Judged("x", 0.0, 0.0, 0.5, False, 0.5, True),
        72: Judged("x", exact=False),
    }
    found = calmed(judged, 0.5)
    assert all(found[n] == judged[n] for n in (70, 71, 72))
    assert found[0].loss == pytest.approx(0.01, abs=0.005), "half of it comes true"
    assert calmed({}, 1.0) == {}


def test_a_choice_that_the_search_likes_best_costs_nothing() -> None:
    match = played("age-of-heroes-2")
    analyst = Analyst(match, SHALLOW)
    stretches = [n for n, stretch in enumerate(analyst.stretches) if stretch[2] == "choice"][::6]
    found = {n: analyst.judge(n) for n in stretches[:8]}
    sure = [one for one in found.values() if one.sure]
    assert sure and all(one.loss == 0 == one.error and one.worth == one.own for one in sure)
    open_ = [one for one in found.values() if not one.sure and one.loss is not None]
    assert any(one.error > 0 for one in open_)


def test_a_loss_that_stood_out_by_chance_is_not_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """In a second set of worlds both choices are worth the same."""
    asked: list[int] = []

    def beside(*given: Any) -> tuple[list[float], float]:
        times = given[4] if len(given) > 4 else 1
        asked.append(times)
        return ([0.9, 0.4], 0.05) if times == 1 else ([0.6, 0.6], 0.02)

    analyst = Analyst(played("age-of-heroes-2"), SHALLOW)
    monkeypatch.setattr(analyst, "_beside", beside)
    choices = [n for n, stretch in enumerate(analyst.stretches) if stretch[2] == "choice"][:48:6]
    found = [analyst.judge(n) for n in choices]
    compared = [one for one in found if not one.sure and one.loss is not None]
    assert compared and all(one.loss == 0.0 and one.worth == 0.6 for one in compared)
    assert asked == [1, MORE] * len(compared)


def test_hint_analysis_and_companion_agree() -> None:
    """Where the game is solved, to the letter: the same best action, the same chance."""
    match = played("age-of-war-2")
    analyst, states, said = Analyst(match), match.states(), texts(match.plugin.package)
    compared = 0
    for n, (first, _, kind, seat) in enumerate(analyst.stretches):
        if kind != "choice" or n % 7:
            continue
        assert seat is not None
        seen = match.seen_before(first, states[first], seat, Rng(1))
        hint, found = match.plugin.advice(seen, said)[0], analyst.judge(n)
        assert found.worth == pytest.approx(hint.value)
        verdict = companion.judged(match.plugin, seen, hint.action, said)
        assert verdict is not None and verdict.verdict == "best"
        own = companion.judged(match.plugin, seen, match.codes[first], said)
        assert own is not None and found.loss is not None
        assert (own.verdict == "worse") == (found.loss >= companion.LEAST)
        compared += 1
    assert compared > 10


# ---- what is refused
def test_a_game_that_was_given_up_is_analysed_as_far_as_it_went() -> None:
    match = played("age-of-war-2", 30)
    found = Analyst(match, 0.01).run()
    assert found.whole and not found.ended and found.last == len(match.entries)
    assert sum(each.result for each in found.accounts) == pytest.approx(1)
    assert 0 < found.accounts[0].result < 1, "nobody had won yet"
    with pytest.raises(BadInput, match="too few") as caught:
        Analyst(played("age-of-war-2", 3))
    assert caught.value.key == "too-short"


@pytest.mark.parametrize("depth", [0.0, -1.0, float("nan"), float("inf"), 1e9])
def test_a_budget_has_limits(depth: float) -> None:
    with pytest.raises(BadInput) as caught:
        Analyst(played("age-of-war-2"), depth)
    assert caught.value.key == "depth"


def test_a_table_that_cannot_be_read_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    match = played("age-of-war-2")

    def torn(*given: Any) -> Any:
        raise EOFError("the file ends too soon")

    monkeypatch.setattr(match.plugin.room("advice"), "from_above", torn)
    with pytest.raises(BadInput, match="ends too soon") as caught:
        Analyst(match).run()
    assert caught.value.key == "no-table"


# ---- how it goes on
def test_progress_is_told_and_a_broken_off_analysis_says_so() -> None:
    told: list[tuple[int, int]] = []

    def stop(done: int, of: int) -> None:
        told.append((done, of))
        if len(told) == 30:
            raise KeyboardInterrupt

    analyst = Analyst(played("age-of-war-2"))
    with pytest.raises(KeyboardInterrupt):
        analyst.run(stop)
    found = analyst.found()
    assert not found.whole and len(found.steps) == 28
    check = found.accounts[0]
    assert check.start + check.luck + check.rest == pytest.approx(check.result)
    assert told == [(n, told[0][1]) for n in range(30)]


def test_only_one_seat_may_be_judged(solved: tuple[Match[Any], Analysis]) -> None:
    match, whole = solved
    found = Analyst(match, seat=1).run()
    assert found.accounts[0].judged == 0 and found.steps != whole.steps
    assert found.accounts[1].own == whole.accounts[1].own


# ---- small parts
STEP = Step(0, 0, "choice", 0, (0.5, 0.3, 0.2), (0.4, 0.4, 0.2), 0.0, "a", "b", 0.1)


def test_what_one_gives_away_falls_to_the_others_as_they_stood() -> None:
    assert [gift(STEP, seat) for seat in (1, 2)] == pytest.approx([0.6, 0.4])
    sure = replace(STEP, before=(1.0, 0.0, 0.0))
    assert [gift(sure, seat) for seat in (1, 2)] == [0.5, 0.5]


def test_turning_points_are_the_widest_swings_that_are_sure() -> None:
    swings = [0.05, 0.01, 0.30, 0.08, 0.07]
    steps = [replace(STEP, before=(0.5, 0.5), after=(0.5 - by, 0.5 + by)) for by in swings]
    assert turning(steps) == (2, 3, 4)
    assert turning([replace(step, error=0.06) for step in steps]) == (2,)
    assert turning(steps[1:2]) == ()


def test_a_turning_point_is_told_by_whom_it_cost(solved: tuple[Match[Any], Analysis]) -> None:
    """Whoever made the mistake or had bad luck comes first; whoever reads is spoken to."""
    bad = replace(STEP, seat=1, before=(0.45, 0.55), after=(0.53, 0.47), loss=0.08)
    steps = (bad, replace(bad, kind="luck", seat=None, loss=None), replace(bad, seat=0, loss=0.0))
    found, said = replace(solved[1], steps=steps), texts(lang="en")
    said.names = ("Olena", "Marek")
    told = [words.turning(found, n, said) for n in range(3)]
    fall = "from 55 % to 47 %."
    assert told[0] == f"Marek made a mistake (−8 % by what was known): chance to win {fall}"
    assert told[1] == f"Bad luck for Marek: chance to win {fall}"
    lucky = words.Line("", seat=0)  # Olena rolled
    assert words.turning(found, 1, said, lucky).startswith("Good luck for Olena: chance to win")
    said.you = 1
    assert words.turning(found, 1, said, lucky) == f"Good luck for Olena: your chance goes {fall}"
    told = [words.turning(found, n, said) for n in range(3)]
    assert told[0] == f"Your mistake (−8 % by what was known): your chance goes {fall}"
    assert told[2] == f"Olena made a decision that told: your chance goes {fall}"
    lucky = replace(found, steps=(replace(bad, seat=0),))  # worse than another, and it rose
    assert words.turning(lucky, 0, said, words.Line("", better="Stop", played="Roll")) == told[2]


def test_a_turning_mistake_names_what_was_played_and_what_was_better(
    solved: tuple[Match[Any], Analysis],
) -> None:
    """Where it explains little of the fall, the sentence says what the rest is."""
    bad = replace(STEP, seat=1, before=(0.39, 0.61), after=(0.67, 0.33), loss=0.011)
    found, said = replace(solved[1], steps=(bad,)), texts(lang="en")
    said.names = ("Olena", "Marek")
    line = words.Line("Marek rolls.", better="Stop", played="Roll")
    told = words.turning(found, 0, said, line)
    assert told.startswith("Marek chose “Roll”. “Stop” was better by 1 %.")
    assert "from 61 % to 33 %" in told and told.endswith("luck and what came to light.")
    whole = replace(found, steps=(replace(bad, loss=0.27),))
    assert words.turning(whole, 0, said, line).endswith("to 33 %.")


def test_an_equal_choice_is_not_corrected() -> None:
    assert best(Measured({1: 0.5, 2: 0.5, 3: 0.4}, True), 2) == 2
    assert best(Measured({1: 0.5, 2: 0.5, 3: 0.4}, True), 3) == 1


def test_blame_needs_more_than_the_search_may_err() -> None:
    assert STEP.is_blamed
    assert not replace(STEP, loss_error=0.06).is_blamed
    assert not replace(STEP, loss=0.004).is_blamed
    assert not replace(STEP, loss=None).is_blamed

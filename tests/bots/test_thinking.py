"""What bots share: the budget, slips, wavering, likings, the single answer, halving."""

from __future__ import annotations

from collections import Counter
from math import exp

import pytest
from mypy_extensions import i64

from tests.bots.pig import ROLL, STOP, Pig, PigState
from wartable.bots import (
    Best,
    Budget,
    Halving,
    Slips,
    Temper,
    Thinker,
    Wavering,
    narrow,
    thinking,
)
from wartable.kernel import Knowledge, Opinion, Rng


class Hands:
    """A clock that stands still unless it is moved."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Hands:
    hands = Hands()
    monkeypatch.setattr(thinking, "monotonic", hands)
    return hands


def portions(budget: Budget, size: int) -> int:
    count = 0
    while budget.spend(size):
        count += 1
    return count


# ---- budgets


def test_a_count_is_spent_in_whole_portions() -> None:
    assert portions(Budget(100), 20) == 5
    assert portions(Budget(119), 20) == 5


def test_the_first_portion_is_always_granted(clock: Hands) -> None:
    assert portions(Budget(10), 20) == 1
    assert portions(Budget(seconds=0.0), 20) == 1


def test_a_clock_ends_when_its_time_is_up(clock: Hands) -> None:
    budget = Budget(seconds=2.0)
    assert budget.spend(1000) and budget.spend(1000)
    clock.now += 2.0
    assert not budget.spend(1)


def test_whichever_is_spent_first_ends_it(clock: Hands) -> None:
    assert portions(Budget(40, 60.0), 20) == 2
    budget = Budget(40, 60.0)
    assert budget.spend(20)
    clock.now += 60.0
    assert not budget.spend(20)


def test_time_that_a_part_leaves_belongs_to_the_next(clock: Hands) -> None:
    budget = Budget(600, 4.0)
    lasts = []
    for part in budget.parts(4):
        assert part.steps == 150
        lasts.append(part.seconds)
        clock.now += 0.5 if len(lasts) == 1 else part.seconds
    assert lasts == [1.0, 1.5, 1.0, 1.0]


# ---- single answers and slips


class Waiting(Pig):
    """Pig in which nobody may do anything but stop."""

    def legal_into(self, state: PigState, seat: i64, buf: object) -> i64:
        super().legal_into(state, seat, buf)  # type: ignore[arg-type]
        return 1


class Roller(Thinker[PigState]):
    def think(self, seen: Knowledge[PigState]) -> int:
        return ROLL


def chosen(bot: Thinker[PigState], game: Pig, times: int = 1) -> Counter[int]:
    state = PigState(2, 0, 5, False, [0, 0])
    return Counter(bot.choose(Knowledge.of(game, state, 0, Rng(n))) for n in range(times))


def test_the_only_legal_action_is_played_without_a_thought() -> None:
    assert chosen(Roller(), Pig()) == {ROLL: 1}
    assert chosen(Roller(), Waiting()) == {STOP: 1}


def test_a_bot_slips_as_often_as_it_is_told() -> None:
    """Three of ten at random: half of these are right by accident."""
    assert chosen(Slips(Roller(), 0, 10), Pig(), 50) == {ROLL: 50}
    assert chosen(Slips(Roller(), 3, 10), Pig(), 2000)[STOP] == pytest.approx(300, abs=45)


def test_what_is_spared_is_never_done_by_mistake() -> None:
    assert chosen(Slips(Roller(), 10, 10, spared=STOP), Pig(), 50) == {ROLL: 50}
    assert chosen(Slips(Roller(), 10, 10, spared=ROLL), Pig(), 50) == {STOP: 50}


# ---- wavering and temperaments

LEFT = {7: 0.50, 3: 0.48, 4: 0.44, 9: 0.30}


def left(seen: Knowledge[PigState]) -> dict[int, float]:
    return dict(LEFT)


def begun() -> Knowledge[PigState]:
    return Knowledge(Pig(), 0, Pig().start(2, {}), Rng(5))


def test_a_waverer_takes_what_is_worse_more_rarely_and_blunders_never() -> None:
    """What gives away as much as it wavers by is taken e times more rarely."""
    opinion = Wavering(left, wavers=0.02, most=0.1).judge(begun())
    shares = opinion.policy
    assert shares is not None and set(shares) == {7, 3, 4} and sum(shares.values()) == 1
    assert shares[7] / shares[3] == pytest.approx(exp(1), rel=1e-4)
    assert shares[7] / shares[4] == pytest.approx(exp(3), rel=1e-4)
    assert opinion.value == LEFT[opinion.action]
    assert Wavering(left, 0.02, 0.1, sure=False).judge(begun()).value is None


def test_who_does_not_waver_takes_the_best() -> None:
    assert Best(left).judge(begun()) == Opinion(7, value=0.5)
    assert Best(left, sure=False).judge(begun()) == Opinion(7)


def test_a_liking_counts_only_among_actions_that_are_nearly_as_good() -> None:
    """0.02 may be spared for it: the next action comes first, the third and the last do not."""

    def likes(seen: Knowledge[PigState], action: int) -> float:
        return {7: -0.5, 3: 1.0}.get(action, 1.0)

    tempered = Temper(left, likes, 0.02)
    assert tempered(begun()) == {7: pytest.approx(0.49), 3: pytest.approx(0.50), 4: 0.44, 9: 0.30}
    assert Best(tempered).judge(begun()).action == 3
    always = Temper(lambda seen: {1: 1.0, 2: 0.0}, lambda seen, action: 1.0, 1.0)
    assert always(begun()) == {1: 1.0, 2: 1.0}  # a chance stays one


# ---- halving


class Known(Halving):
    """Candidates whose worth is known; notes what is tried in which believed state."""

    def __init__(self, worth: dict[int, float]) -> None:
        super().__init__(8)
        self.worth, self.rounds = worth, 0
        self.seen: list[tuple[int, int]] = []
        for action in worth:
            self.add(action)

    def believe(self) -> None:
        self.rounds += 1

    def outcome(self, action: i64) -> float:
        self.seen.append((self.rounds, action))
        return self.worth[action]


WORTH = {7: 1.0, 3: 5.0, 4: 2.0, 9: 4.0, 6: 3.0}


def test_the_better_half_stays_in_its_order() -> None:
    search = Known(WORTH)
    search.run(2)
    search.halve()
    assert list(search.codes)[: search.left] == [3, 9, 6]
    assert sorted(list(search.codes)[: search.count]) == sorted(WORTH)
    search.halve()
    assert list(search.codes)[: search.left] == [3, 9]
    assert search.best() == 3 and search.mean(0) == 5.0


def test_of_equals_those_added_first_stay() -> None:
    search = Known(dict.fromkeys(WORTH, 1.0))
    narrow(search, Budget(100))
    assert search.left == 1 and search.best() == 7


def test_nothing_is_given_up_before_all_were_tried_twice() -> None:
    search = Known(WORTH)
    search.run(1)
    search.step()
    search.halve()
    assert search.left == 5 and search.best() == 7


def test_a_candidate_is_added_once_and_while_there_is_room() -> None:
    search = Known(WORTH)
    for action in (7, 20, 21, 22, 23):
        search.add(action)
    assert list(search.codes) == [7, 3, 4, 9, 6, 20, 21, 22]


def test_a_count_pays_for_whole_rounds_in_equal_parts() -> None:
    """Five candidates need three halvings, of 50 steps each: 10 rounds of 5, 16 of 3, 25 of 2."""
    search = Known(WORTH)
    narrow(search, Budget(150))
    assert Counter(action for _, action in search.seen) == {7: 10, 4: 10, 6: 26, 9: 51, 3: 51}
    assert search.rounds == 51 and search.best() == 3


def test_a_clock_may_stop_in_the_middle_of_a_round(clock: Hands) -> None:
    """At a second a try, each of three halvings has seven seconds."""

    class Slow(Known):
        def outcome(self, action: i64) -> float:
            clock.now += 1.0
            return super().outcome(action)

    search = Slow(WORTH)
    narrow(search, Budget(seconds=21.0))
    assert len(search.seen) == 21
    assert search.seen[5:8] == [(2, 7), (2, 3), (2, 4)]
    assert search.best() == 3


def test_a_single_candidate_is_not_tried() -> None:
    search = Known({5: 1.0})
    narrow(search, Budget(100))
    assert search.seen == [] and search.best() == 5

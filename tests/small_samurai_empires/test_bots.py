"""Bots choose what is legal, leave what they were given as it was, and the better ones win."""

import pytest

from wartable.errors import BadInput
from wartable.games.small_samurai_empires import bots
from wartable.games.small_samurai_empires.engine.components import QUICKS, REGIONS
from wartable.games.small_samurai_empires.engine.thinking.evaluate import Mind, judge_all
from wartable.games.small_samurai_empires.engine.thinking.lookahead import Lookahead
from wartable.games.small_samurai_empires.engine.thinking.policy import Policy
from wartable.games.small_samurai_empires.engine.thinking.worth import Judge
from wartable.games.small_samurai_empires.plugin import GAME
from wartable.i18n import texts
from wartable.kernel import NONE, Knowledge, Rng, legal, settle, zeros
from wartable.play.arena import tournament


def positions(table, seats, every, **options):
    t = table(seats, seed=seats, **options)
    number = 0
    while (seat := settle(t.game, t.s, t.rng)) != NONE:
        number += 1
        if number % every == 0:
            yield t, seat
        codes = legal(t.game, t.s, seat)
        t.game.apply(t.s, seat, codes[t.rng.below(len(codes))], None)


@pytest.mark.parametrize("careful", (False, True))
def test_the_policy_is_legal_and_takes_everything_back(table, careful):
    """Every decision of a game with all variants; tried actions leave no trace."""
    options = {"missions": 1, "mountains": 1, "heavenly_shrines": 1, "claim_missions": 1}
    for t, seat in positions(table, 4, 2, **options):
        before = t.s.dump()
        policy = Policy(t.game, 300, careful)
        assert policy.choose(t.s, seat, t.rng) in legal(t.game, t.s, seat)
        assert t.s.dump() == before


def test_what_a_judge_remembers_holds(table):
    """An action is worth the same to a judge that has weighed others and to one that has not; a
    policy that has played before decides like a new one."""
    options = {"missions": 1, "mountains": 1, "claim_missions": 1}
    used = Policy(table(3).game, 0, False)
    for t, seat in positions(table, 3, 6, **options):
        assert used.choose(t.s, seat, Rng(1)) == Policy(t.game, 0, False).choose(t.s, seat, Rng(1))
        if t.wait == "place-order":
            used.weigh(t.s, seat)
            for region in range(REGIONS):
                other = Judge(t.t)
                other.mind.look(t.t, t.s)
                own = t.s.held[seat] & t.t.region[region]
                assert used.quick[region * QUICKS] == other.best_step(t.s, seat, own)
        if t.wait in ("choose-fate", "place-order"):
            continue
        one = Judge(t.t)
        one.mind.look(t.t, t.s)
        for code in legal(t.game, t.s, seat)[1:20]:
            other = Judge(t.t)
            other.mind.look(t.t, t.s)
            assert one.worth(t.s, seat, code, True) == other.worth(t.s, seat, code, True)


def test_the_search_is_legal_and_takes_everything_back(table):
    for t, seat in positions(table, 2, 45, mountains=1):
        before = t.s.dump()
        search = Lookahead(t.game, t.s, seat, Rng(1))
        search.run(1)
        search.halve()
        assert search.best() in legal(t.game, t.s, seat)
        assert t.s.dump() == before


def test_medium_beats_random():
    """Seats rotated; the full table is run elsewhere."""
    makers = [("medium", lambda: GAME.bot("medium")), ("random", lambda: GAME.bot("random"))]
    medium, other = tournament(GAME, makers, 4, GAME.settings({}))
    assert medium.wins >= 3 and sum(medium.scores) > 2 * sum(other.scores)


def test_judgement_agrees_with_the_end(table):
    """When it is over, a position is worth its points."""
    t = table(2)
    while (seat := settle(t.game, t.s, t.rng)) != NONE:
        t.game.apply(t.s, seat, legal(t.game, t.s, seat)[-1], None)
    out = zeros(4)
    judge_all(t.t, t.s, Mind(), out)
    assert [out[seat] for seat in range(2)] == [t.s.points[seat] * 1000 for seat in range(2)]


def test_a_kill_that_wins_a_province_is_seen(table):
    """The policy attacks where it pays."""
    t = table(2).executing({10: (0, "attack")}, round=2)
    t.armies({"iyo": {0: 1, 1: 1}, "aki": {0: 1, 1: 5}}).go()
    action = Policy(t.game, 0, True).choose(t.s, 0, Rng(1))
    assert GAME.write(t.game, 0, action) == "destroy iyo 1"


def test_levels_and_advice(table):
    t = table(2).planning()
    for level in GAME.levels:
        seen = Knowledge.of(t.game, t.s, 0, Rng(2))
        assert GAME.bot(level, 0.01).choose(seen) in seen.legal
    with pytest.raises(BadInput, match="no level"):
        GAME.bot("godlike")
    found = GAME.advice(Knowledge.of(t.game, t.s, 0, Rng(2)), texts(GAME.package, "uk"))
    assert 1 <= len(found) <= 5 and all(item.text for item in found)
    assert isinstance(bots.bot("hard"), bots.LookaheadBot)


def test_the_fixed_search_repeats_itself(table):
    """Without a clock the same seed gives the same choice."""
    t = table(2, seed=5).planning()
    t.s.epoch = 3
    picks = set()
    for _ in range(2):
        search = Lookahead(t.game, t.s.clone(), 0, Rng(8))
        search.run(1)
        picks.add(search.codes[0] * 10_000 + search.best())
    assert len(picks) == 1

"""The expert's beliefs: what the rival did is told again, and weighs the deals that may be true."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from functools import partial
from math import exp, log
from pathlib import Path
from typing import Any

from tests.critters_at_war.tables import play
from wartable.games.critters_at_war.bots import TreeBot, learned
from wartable.games.critters_at_war.bots.learned import FEW, ExpertBot, NetBot, held
from wartable.games.critters_at_war.bots.recalled import (
    faces,
    likelihoods,
    renamed,
    retold,
    told_with,
)
from wartable.games.critters_at_war.bots.unseen import laid
from wartable.games.critters_at_war.engine.actions import REINFORCE_DRAW
from wartable.games.critters_at_war.engine.game import RULES
from wartable.games.critters_at_war.plugin import GAME
from wartable.kernel import CHANCE, History, Knowledge, Past, Rng, legal, members

Decision = tuple[
    Any, Knowledge[Any], list[int]
]  # the truth, what a seat knows, the rival's choices


def decisions(seed: int, stray: int = 5) -> Iterator[Decision]:
    """Of a game between nets that do anything now and then."""
    rng, bot = Rng(seed), NetBot(learned.net(), TreeBot())
    state = RULES.start(2, GAME.settings({}))
    past = Past(RULES, state)
    done: list[list[int]] = [[], []]
    while mask := RULES.actors(state):
        (seat,) = members(mask)
        if seat == CHANCE:
            action = RULES.sample_chance(state, rng)
            if state.awaited != REINFORCE_DRAW:
                done = [[], []]
        else:
            seen = Knowledge.of(RULES, state, seat, rng, partial(past.of, seat))
            yield state, seen, list(done[1 - seat])
            codes = seen.legal
            action = bot.choose(seen) if rng.below(stray) else codes[rng.below(len(codes))]
            done[seat].append(action)
        RULES.apply(state, seat, action, None)
        past.add(seat, action)


def recalled(seen: Knowledge[Any]) -> Callable[[], History | None]:
    return lambda: seen.history


def test_a_battle_is_told_again_as_it_was() -> None:
    """In the true state it is what the rival did, nearly always: some secrets leave no trace. In
    any other state the seat may believe in it fits what the seat heard."""
    right = told = count = 0
    for truth, seen, done in decisions(3):
        found = retold(seen.thinking(truth))
        right += [action for _, action in found] == done
        steps = retold(laid(seen))
        told += len(steps) == len(done)
        count += 1
        for state, action in steps:
            assert action in legal(RULES, state, 1 - seen.seat)
    assert count > 30 and 0.9 * count <= right < count and told == count


def test_with_other_faces_the_rival_did_what_it_may_do() -> None:
    """Also where Redeploy took back a card that the seat knew."""
    rng, left_out = Rng(9), 0
    for seed in (4, 12):
        for truth, seen, _ in decisions(seed, 2):
            past = retold(seen.thinking(truth))
            ways = [faces(truth, seen.seat, rng) for _ in range(4)]
            steps = told_with(seen.seat, past, ways)
            left_out += len(steps) < 4 * len(past)
            for _, (state, action) in steps:
                assert action in legal(RULES, state, 1 - seen.seat)
            for face in ways:
                other = renamed(truth, face)
                assert other.known[seen.seat] == truth.known[seen.seat]
                assert other.hand[seen.seat] == truth.hand[seen.seat]
    assert left_out


def test_the_true_deal_is_called_likelier_than_others() -> None:
    """Among sixteen: one of them would have a logarithmic loss of 2.77 if all were alike."""
    net, rng, losses = learned.net(), Rng(1), []
    for truth, seen, done in decisions(11, 1000):
        if len(done) in (2, 3) and (past := retold(seen.thinking(truth))):
            ways = [faces(truth, seen.seat, rng) for _ in range(15)]
            same = {card: card for card in ways[0]}
            logs = likelihoods([net], seen.seat, past, [same, *ways])
            whole = sum(exp(each - max(logs)) for each in logs)
            losses.append(max(logs) - logs[0] + log(whole))
    assert len(losses) > 8 and sum(losses) / len(losses) < 2.2


SEARCHED = json.loads((Path(__file__).parent / "searched.json").read_text(encoding="utf-8"))


def searched(actions: list[int]) -> Iterator[tuple[Any, Knowledge[Any]]]:
    """Decisions of a game to six points that a search of 12,000 simulations played with itself."""
    state = RULES.start(2, GAME.settings({"target": 6}))
    past = Past(RULES, state)
    for action in actions:
        (seat,) = members(RULES.actors(state))
        if seat != CHANCE:
            yield state, Knowledge.of(RULES, state, seat, Rng(1), partial(past.of, seat))
        RULES.apply(state, seat, action, None)
        past.add(seat, action)


def test_a_rival_of_another_kind_is_understood() -> None:
    """One that searches: who takes it for a net is wrong about its cards, worse than by guessing;
    who knows both kinds is right more often."""
    losses: dict[int, list[float]] = {1: [], 2: []}
    for actions in SEARCHED:
        rng = Rng(5)
        for truth, seen in searched(actions):
            past = [step for step in retold(seen.thinking(truth)) if held(step[0]) > FEW]
            if len(past) < 2 or len(seen.legal) == 1:
                continue
            ways = [faces(truth, seen.seat, rng) for _ in range(15)]
            same = {card: card for card in ways[0]}
            for kinds in losses:
                nets = [learned.net(), learned.searching()][:kinds]
                logs = likelihoods(nets, seen.seat, past, [same, *ways])
                whole = sum(exp(each - max(logs)) for each in logs)
                losses[kinds].append(max(logs) - logs[0] + log(whole))
    one, both = (sum(each) / len(each) for each in losses.values())
    print(len(losses[1]), one, both)
    assert both < 2.6 < log(16) < one


def test_beliefs_rest_on_what_the_seat_knows() -> None:
    """Hidden cards change places: with the same history the same seed gives the same opinion."""
    bot = ExpertBot(learned.net(), TreeBot(100, None), deals=8, few=7)
    changed = asked = 0
    for truth, seen, done in decisions(2):
        if len(done) not in (1, 3, 5) or len(seen.legal) == 1:
            continue
        asked += 1
        opinions = []
        for seed in range(3):
            other = truth.clone()
            RULES.determinize(truth, seen.seat, Rng(seed), other)
            believed = Knowledge(RULES, seen.seat, other, Rng(7), recalled(seen))
            opinions.append(bot.opinion(believed))
        assert opinions[0] == opinions[1] == opinions[2]
        changed += bot.opinion(Knowledge(RULES, seen.seat, truth, Rng(7))) != opinions[0]
    assert asked > 6 and changed > 3


def test_a_table_laid_by_hand_has_no_past() -> None:
    table = play("h0 A1 S4 L3 | h1 L1 L2 L5\nturn 0")
    assert retold(Knowledge(RULES, 0, table.state, Rng(1))) == []
    assert retold(Knowledge(RULES, 0, table.state, Rng(1), lambda: ())) == []

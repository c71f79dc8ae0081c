"""What the rival did in this battle, told again in a state that a seat may believe in.

A seat has heard what happened, not which cards were put down in secret. If the state it believes in
is true, these cards are known: so the battle can be played once more, choice by choice. Then the
same battle is told with other faces of the cards that the seat has not seen, and a policy says how
likely the rival's choices were there: that is how likely this deal is, by what was played.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from math import exp, log
from typing import Final

import numpy as np
from librt.vecs import vec
from mypy_extensions import i16, i64

from wartable.bots.net import WHOLE, Cells, Net, mixture
from wartable.games.critters_at_war.engine import actions as code
from wartable.games.critters_at_war.engine.beliefs import exchange
from wartable.games.critters_at_war.engine.components import (
    ALL_CARDS,
    HAND_SIZE,
    STANDARD,
    TARGET,
)
from wartable.games.critters_at_war.engine.features import LAYOUT, SCORE
from wartable.games.critters_at_war.engine.game import RULES
from wartable.games.critters_at_war.engine.state import CrittersState
from wartable.kernel import CHANCE, NONE, Event, Knowledge, Moment, Rng, legal, members

GOAL: Final = int(TARGET[STANDARD])  # points of the games that nets learned from
MOST: Final = 5000  # actions that are tried to find out what the rival did
DOUBT: Final = 0.1  # how much of a choice is thought to be drawn from all legal actions
ANYONE: Final = 0.1  # how likely a rival is thought to do anything, before it has done something
Step = tuple[CrittersState, int]  # a state in which the rival chose, and its action
Faces = dict[int, int]  # by card that is not known, the card that it may be


def retold(seen: Knowledge[CrittersState]) -> list[Step]:
    """The rival's choices in this battle, as they were if `seen.believed` is true. None where
    nobody knows what happened, and where it would take too long to find out."""
    state, seat = seen.believed, int(seen.seat)
    moments = since_deal(seen.history or (), int(state.battle))
    if not moments:
        return []
    teller = Teller(state, seat, moments)
    for begun in beginnings(state, seat, moments):
        found = teller.explained(begun, 0)
        if found is not None:
            return found
    return []


def since_deal(history: Sequence[Moment], battle: int) -> list[Moment]:
    """What was noticed since this battle began."""
    found: list[Moment] = []
    for moment in reversed(history):
        if any(event[0] == code.BATTLE_BEGAN for event in moment.heard):
            return found[::-1]
        found.append(moment)
    return []


def beginnings(
    state: CrittersState, seat: int, moments: Sequence[Moment]
) -> Iterator[CrittersState]:
    """How the battle may have begun. Which cards the rival drew for Reinforce is not known."""
    own = set(members(int(state.hand[seat])))
    drawn: set[int] = set()
    for did, heard in moments:
        if code.DEPLOY <= did < code.WITHDRAW:
            own.add((did - code.DEPLOY) % code.PLAYS // 3)
        drawn |= {event[2] for event in heard if event[0] == code.DREW and event[1] == seat}
    own -= drawn
    others = [card for card in members(int(ALL_CARDS & ~state.deck)) if card not in own | drawn]
    more = len(others) - HAND_SIZE
    if len(own) != HAND_SIZE or more < 0:
        return
    for taken in combinations(others, more):
        begun = CrittersState()
        begun.mode, begun.edition, begun.target = state.mode, state.edition, state.target
        begun.battle, begun.row, begun.first = state.battle, state.row, state.first
        begun.score[0], begun.score[1] = state.score[0], state.score[1]
        hands = {seat: own, 1 - seat: set(others) - set(taken)}
        for who in range(2):
            begun.hand[who] = sum(1 << card for card in hands[who])
            begun.known[who] = begun.hand[who]
            begun.deck &= ~begun.hand[who]
        begun.current = begun.actor = begun.first
        begun.awaited = code.TURN
        yield begun


class Teller:
    """Looks for what the rival may have done so that a seat heard what it heard."""

    def __init__(self, end: CrittersState, seat: int, moments: Sequence[Moment]) -> None:
        self.end, self.seat, self.moments = end, seat, moments
        self.tried = 0

    def explained(self, state: CrittersState, at: int) -> list[Step] | None:
        """The rival's choices from here on; None if nothing leads to the end."""
        if at == len(self.moments):
            return [] if self.same(state) else None
        did, heard = self.moments[at]
        doer = 1 - self.seat
        if did != NONE:
            doer, options = self.seat, [did]
        elif state.awaited == code.REINFORCE_DRAW:
            doer, options = CHANCE, members(int(state.deck))
        elif state.awaited < code.TURN or state.actor == self.seat:
            return None
        else:
            options = legal(RULES, state, doer)
            options.sort(key=self.unlikely)
        for action in options:
            self.tried += 1
            if self.tried > MOST:
                return None
            after = state.clone()
            told: list[Event] = []
            RULES.apply(after, doer, action, told)
            if heard == tuple(
                (e.kind, e.seat, e.a, e.b, e.c) for e in told if e.audience >> self.seat & 1
            ):
                found = self.explained(after, at + 1)
                if found is not None:
                    return [(state, action), *found] if doer == 1 - self.seat else found
        return None

    def unlikely(self, action: int) -> bool:
        """Cards that are in hand at the end were hardly put down before."""
        if code.DEPLOY <= action < code.WITHDRAW:
            card = (action - code.DEPLOY) % code.PLAYS // 3
            return bool(self.end.hand[1 - self.seat] >> card & 1)
        return False

    def same(self, state: CrittersState) -> bool:
        """Whether all cards lie where they lie at the end."""
        end = self.end
        lie = int(state.buried)
        for place in range(6):
            if state.stack[place] != end.stack[place]:
                return False
            lie |= int(state.stack[place])
        return bool(
            state.hand[0] == end.hand[0]
            and state.hand[1] == end.hand[1]
            and state.buried == end.buried
            and state.drawn == end.drawn
            and all(state.stamp[card] == end.stamp[card] for card in members(lie))
        )


# ---- the same with other faces


def faces(state: CrittersState, seat: int, rng: Rng) -> Faces:
    """By card the seat cannot place, one that may be it: all ways are equally likely."""
    hidden = members(int(ALL_CARDS & ~state.known[seat]))
    tracked = members(int(state.tracked[1 - seat]))
    found: Faces = {}
    while len(found) < len(tracked):  # by rejection, as `determinize` does it
        found = {}
        for card in tracked:
            may = members(int(state.hand[1 - seat] | state.veil[card]))
            found[may[rng.below(len(may))]] = card
    rest = [card for card in hidden if card not in tracked]
    for place in hidden:
        if place not in found:
            found[place] = rest.pop(rng.below(len(rest)))
    return found


def renamed(state: CrittersState, face: Faces) -> CrittersState:
    """The same state with other faces."""
    by_card = vec[i64]([0] * 18)
    for card, other in face.items():
        by_card[card] = other
    into = state.clone()
    exchange(state, sum(1 << card for card in face), by_card, into)
    return into


def as_called(action: int, face: Faces) -> int:
    """An action, where its card has another face."""
    for first, last, wide in (
        (code.DEPLOY, code.IMPROVISE, 3),
        (code.IMPROVISE, code.WITHDRAW, 3),
        (code.MOVE, code.MOVE_PASS, 3),
        (code.RETURN, code.RETURN_PASS, 1),
    ):
        if first <= action < last:
            card, rest = divmod(action - first, wide)
            return int(first + face.get(card, card) * wide + rest)
    return action


def told_with(seat: int, past: Sequence[Step], ways: Sequence[Faces]) -> list[tuple[int, Step]]:
    """The rival's choices with each of these faces, and by number with which. What came before a
    card was seen that has another face now is left out: Redeploy took it out of sight again."""
    found = []
    for number, face in enumerate(ways):
        moved = sum(1 << card for card, other in face.items() if card != other)
        for state, action in reversed(past):
            shown = int(state.known[seat])
            if code.DEPLOY <= action < code.IMPROVISE:
                shown |= 1 << (action - code.DEPLOY) // 3
            if shown & moved:
                break
            found.append((number, (renamed(state, face), as_called(action, face))))
    return found


class Likely:
    """States that a seat may believe in, each as likely as the rival's choices were in it."""

    def __init__(self, states: Sequence[CrittersState], weights: Sequence[int]) -> None:
        self.states, self.weights = states, weights
        self.whole = sum(weights)

    def draw(self, rng: Rng) -> CrittersState:
        """One of them."""
        left = rng.below(self.whole)
        for state, weight in zip(self.states, self.weights, strict=True):
            left -= weight
            if left < 0:
                return state
        raise AssertionError("a number below the sum lies within it")


def followed(
    nets: Sequence[Net], seen: Knowledge[CrittersState], past: Sequence[Step], deals: int
) -> Likely:
    """So many states the seat may believe in, weighed by how rivals of these kinds would have
    played there."""
    ways = [faces(seen.believed, int(seen.seat), seen.rng) for _ in range(deals)]
    logs = likelihoods(nets, int(seen.seat), past, ways)
    weights = [int(WHOLE * exp(each - max(logs))) for each in logs]
    return Likely([renamed(seen.believed, face) for face in ways], weights)


def likelihoods(
    nets: Sequence[Net], seat: int, past: Sequence[Step], ways: Sequence[Faces]
) -> list[float]:
    """By deal the logarithm of how likely the rival of a seat would have done what it did. Nobody
    knows of which kind the rival is: each net is one, that mixes as the net does, and one more kind
    does anything. What the rival did tells of that, too."""
    logs = np.zeros((len(nets) + 1, len(ways)))
    steps = [
        (number, state, action, codes)
        for number, (state, action) in told_with(seat, past, ways)
        if len(codes := legal(RULES, state, 1 - seat)) > 1
    ]
    if steps:
        known = rows([state for _, state, _, _ in steps], 1 - seat)
        places: dict[bytes, int] = {}  # many deals are the same to the rival
        at = [places.setdefault(row.tobytes(), len(places)) for row in known]
        different = np.stack([np.frombuffer(row, np.int16) for row in places])
        for kind, net in enumerate(nets):
            figures = net.outputs(different)
            for (number, _, action, codes), place in zip(steps, at, strict=True):
                wanted = figures[place, codes].tolist()
                share = mixture(wanted, 0.0)[codes.index(action)]
                logs[kind, number] += log((1 - DOUBT) * share + DOUBT / len(codes))
        for number, _, _, codes in steps:
            logs[-1, number] -= log(len(codes))
    logs += np.log([*[(1 - ANYONE) / len(nets)] * len(nets), ANYONE])[:, None]
    most = logs.max(axis=0)
    return [float(each) for each in most + np.log(np.exp(logs - most).sum(axis=0))]


def rows(states: Sequence[CrittersState], seat: int) -> Cells:
    """What a seat knows in each of these states of one game."""
    buf = vec[i16]([0] * (len(states) * LAYOUT.size))
    for number, state in enumerate(states):
        RULES.features_into(state, seat, buf, number * LAYOUT.size)
    found = np.frombuffer(memoryview(buf), np.int16).reshape(len(states), -1).copy()
    return alike(found, states[0])


def alike(rows: Cells, state: CrittersState) -> Cells:
    """Rows of a game to any target, as those of games the net knows."""
    scores = rows[..., SCORE : SCORE + 2]
    scores[...] = (scores + GOAL - int(state.target)).clip(0)
    return rows

"""What bots make of what their seat saw happen in the last rounds: who attacked it, who traded with
it, what rivals asked for in vain, which of its own offers nobody wanted, and what it said of war
and peace."""

from __future__ import annotations

from collections import Counter

from librt.vecs import vec
from mypy_extensions import i64

from wartable.games.age_of_heroes.engine import actions as code
from wartable.games.age_of_heroes.engine.components import HELD, MOST_SEATS
from wartable.games.age_of_heroes.engine.thinking.foresight import Leanings
from wartable.kernel import NONE, History
from wartable.kernel.past import Heard

ROUNDS = 3  # that are looked back on
THREAT, PEACE = 2.0, -1.0  # how much they bind: to march is seldom the best thing anyhow
PARTNER = 2  # trades at one fair with the same rival for which it promises him peace
# What an act of a rival does to his standing with the seat; it fades by half each round
ATTACK, TRADE, ROAD, REFUSAL = -1.0, 0.15, 0.3, -0.15


class Talk:
    """What a bot in a seat says to everybody, each time of one rival: `threat`, that it will march
    on him in this round unless he trades; `peace`, that it will not. Both end with the round.

    It follows from what everybody heard: it need not be kept, and tells nobody anything. Of two
    tribes neither speaks: there is nobody else to trade with or to march on."""

    def __init__(self, seat: int, seats: int) -> None:
        self.seat = seat
        self.living = set(range(seats))
        self.attacker = NONE  # who attacked it last in this round
        self.begin()

    def begin(self) -> None:
        """A round."""
        self.foe, self.attacker = self.attacker, NONE
        self.threatened = self.spared = NONE
        self.swaps: Counter[int] = Counter()

    def hear(self, event: Heard) -> tuple[str, int] | None:
        """An event that everybody heard; what the bot says then, and of whom."""
        kind, who, a, _, _ = event
        if kind == code.ROUND_BEGAN:
            self.begin()
        elif kind == code.WENT_OUT:
            self.living.discard(who)
        elif kind == code.DECLARED and a == self.seat:
            self.attacker = who
        elif len(self.living) == 2:
            return None
        elif kind == code.TRADING_OPENED and self.foe in self.living:
            self.threatened = self.foe
            return "threat", self.foe
        elif kind == code.SWAPPED and self.seat in (who, a) and self.spared == NONE:
            other = a if who == self.seat else who
            self.swaps[other] += 1
            if other == self.threatened or self.swaps[other] == PARTNER:
                self.threatened, self.spared = NONE, other
                return "peace", other
        return None


def pledges(history: History | None, seat: int, seats: int) -> list[float]:
    """By rival: positive if the seat has to march on him in this round by its word, negative if it
    must not."""
    talk = Talk(seat, seats)
    for moment in history or ():
        for event in moment.heard:
            talk.hear(event)
    found = [0.0] * int(MOST_SEATS)
    for rival, pledge in ((talk.threatened, THREAT), (talk.spared, PEACE)):
        if rival != NONE:
            found[rival] = pledge
    return found


def leanings(history: History | None, seat: int, seats: int) -> Leanings:
    """Of a seat that saw this. Of two tribes it has no choice with whom to deal, and regards no
    rival better or worse."""
    regard, stale, asked = [0.0] * int(MOST_SEATS), [0] * int(HELD), 0
    met: dict[
        tuple[int, int, int], int
    ] = {}  # by who, what he gave and got: swaps, later ones first
    had: dict[tuple[int, int], int] = {}  # by who and what he got
    age = 0
    events = (event for moment in reversed(history or ()) for event in reversed(moment.heard))
    for kind, who, a, b, c in events:
        if kind == code.ROUND_BEGAN:
            age += 1
            if age > ROUNDS:
                break
        elif kind == code.SWAPPED:
            for giver, gave, got in ((who, b, c), (a, c, b)):
                met[giver, gave, got] = met.get((giver, gave, got), 0) + 1
                had[giver, got] = had.get((giver, got), 0) + 1
            if seat in (who, a):
                regard[a if who == seat else who] += TRADE / 2**age
        elif kind == code.POSTED and age > 0:
            if met.get((who, a, b), 0) > 0:
                met[who, a, b] -= 1
            elif who == seat:
                stale[a] |= 1 << b
            elif had.get((who, b), 0) == 0:
                asked |= 1 << b
        elif kind == code.DECLARED and a == seat:
            regard[who] += ATTACK / 2**age
        elif kind == code.ROAD_BUILT and seat in (who, a):
            regard[a if who == seat else who] += ROAD / 2**age
        elif kind in (code.ROAD_REFUSED, code.DEAL_REJECTED) and a == seat:
            regard[who] += REFUSAL / 2**age
    calm = [max(-1.0, min(1.0, figure)) if seats > 2 else 0.0 for figure in regard]
    pledged = vec[float](pledges(history, seat, seats))
    return Leanings(vec[float](calm), vec[i64](stale), asked, pledged)

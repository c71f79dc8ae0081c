"""Why one choice is better than another, in figures that differ between the two."""

from __future__ import annotations

from dataclasses import dataclass
from typing import cast

from wartable.games.small_samurai_empires.advice.measuring import done
from wartable.games.small_samurai_empires.engine.actions import EXPLORE, FATE, PLACE, VERB
from wartable.games.small_samurai_empires.engine.components import (
    GOODS,
    MISSION_KEYS,
    PROVINCE_KEYS,
    PROVINCES,
    REGIONS,
)
from wartable.games.small_samurai_empires.engine.game import SmallSamuraiEmpires
from wartable.games.small_samurai_empires.engine.rules.epoch import worth_of
from wartable.games.small_samurai_empires.engine.rules.missions import claimable
from wartable.games.small_samurai_empires.engine.rules.pieces import controller
from wartable.games.small_samurai_empires.engine.state import SamuraiState
from wartable.games.small_samurai_empires.engine.thinking.lookahead import (
    ROLLOUT_NOISE,
    Lookahead,
    play_epoch,
)
from wartable.games.small_samurai_empires.engine.thinking.policy import Policy
from wartable.games.small_samurai_empires.labels import label
from wartable.games.small_samurai_empires.views import scored_now, view
from wartable.i18n import Texts
from wartable.kernel import Knowledge, Rng, compiled, members

WORLDS = 24 if compiled() else 6  # in which both choices are played on
EARLY = 24 if compiled() else 2  # the same while much of the epoch is still to be played
AHEAD = 0.5 if compiled() else 1.5  # points on average that tell two choices apart
OFTEN = 0.3 if compiled() else 0.6  # part of the worlds in which a province changes hands
TOKENS = 0.5  # resources on average


def because(seen: Knowledge[SamuraiState], better: int, played: int, texts: Texts) -> str:
    """One sentence why a choice is better than another; where they are the same, than the next
    that looks good. Empty where no figure tells them apart."""
    game = cast(SmallSamuraiEmpires, seen.game)
    other = played if played != better else _next(game, seen, better)
    if other == better:
        return ""
    sight = view(game, seen.believed, seen.seat)
    kind = "best" if played == better else "better"
    this = texts("because-this", kind=kind, other=label(sight, other, texts))
    pair = Pair(game, seen, better, other, texts)
    found = pair.at_once() or pair.later()
    return texts(found[0], this=this, **found[1]) if found else ""


def _next(game: SmallSamuraiEmpires, seen: Knowledge[SamuraiState], best: int) -> int:
    """What looks best at a glance besides the best; what else is legal where nothing else is worth
    a look, as doing nothing is not where something is free; the best itself if it is all."""
    search = Lookahead(game, seen.sample(), seen.seat, seen.rng)
    tried = [int(search.codes[i]) for i in range(search.count)]
    return next((action for action in (*tried, *seen.legal) if action != best), best)


def _claimed(state: SamuraiState, seat: int) -> int:
    """Set of regions whose mission the seat has scored."""
    return sum(1 << region for region in range(REGIONS) if state.done[region] >> seat & 1)


Said = tuple[str, dict[str, str | int]]


@dataclass(frozen=True)
class Pair:
    """Two choices of a seat; whatever is told of them is told of the first one first."""

    game: SmallSamuraiEmpires
    seen: Knowledge[SamuraiState]
    better: int
    other: int
    texts: Texts

    @property
    def rivals(self) -> list[int]:
        return [i for i in range(self.seen.believed.seats) if i != self.seen.seat]

    def at_once(self) -> Said | None:
        """What can be counted on the table: fate cards, missions, points if it were scored."""
        verb = VERB[self.better]
        if verb == FATE:
            return self.cards()
        if verb == PLACE or EXPLORE in (verb, VERB[self.other]):
            return None  # what comes of an order or of an expedition is not on the table yet
        state = self.seen.believed
        ends = [done(self.game, state, action) for action in (self.better, self.other)]
        return self.mission(ends) or self.count(ends)

    def cards(self) -> Said | None:
        """What each card is worth as influence stands."""
        t, s = self.game.figures, self.seen.believed
        mine, theirs = [], []
        for action in (self.better, self.other):
            mine.append(int(worth_of(t, s, self.seen.seat, action - FATE)))
            theirs.append(max(int(worth_of(t, s, i, action - FATE)) for i in self.rivals))
        if mine[0] - theirs[0] <= mine[1] - theirs[1]:
            return None
        figures = {"mine": mine[0], "theirs": theirs[0], "less": mine[1], "more": theirs[1]}
        return "because-fate", {**figures}

    def mission(self, ends: list[SamuraiState]) -> Said | None:
        """A mission that only the first fulfils."""
        t, seat = self.game.figures, self.seen.seat
        held = [int(claimable(t, end, seat)) | _claimed(end, seat) for end in ends]
        only = held[0] & ~held[1]
        if only == 0 or self.seen.believed.missions == 0:
            return None
        side = ends[0].mission[next(iter(members(only)))]
        name = self.texts(f"mission-{MISSION_KEYS[side]}")
        return "because-mission", {"mission": name, "n": int(t.mission_points[side])}

    def count(self, ends: list[SamuraiState]) -> Said | None:
        """What an epoch scored at once would bring over the strongest rival, and the province."""
        t, seat = self.game.figures, self.seen.seat
        now = self.lead(self.seen.believed)
        gained = [self.lead(end) - now for end in ends]
        if gained[0] <= gained[1]:
            return None
        n, less = (self.texts.decimal(each, 0, signed=each != 0) for each in gained)
        args: dict[str, str | int] = {"n": n, "less": less}
        for province in range(PROVINCES):
            owners = [int(controller(t, end, province)) for end in ends]
            if owners[0] == seat != owners[1]:
                own = controller(t, self.seen.believed, province) == seat
                args["how"] = "keeps" if own else "takes"
                args["province"] = self.texts(f"province-{PROVINCE_KEYS[province]}")
                return "because-count-province", args
        return "because-count", args

    def lead(self, state: SamuraiState) -> int:
        scored = [sum(each) for each in scored_now(self.game.figures, state)]
        return scored[self.seen.seat] - max(scored[i] for i in self.rivals)

    # ---- how the epoch ends
    def later(self) -> Said | None:
        """What differs on average when both are played on to the end of the epoch."""
        ends: tuple[list[SamuraiState], list[SamuraiState]] = ([], [])
        policy = Policy(self.game, ROLLOUT_NOISE, False)
        worlds = self.worlds()
        for _ in range(worlds):
            world, luck = self.seen.sample(), self.seen.rng.next32()
            for action, found in zip((self.better, self.other), ends, strict=True):
                end = world.clone()
                self.game.apply(end, self.seen.seat, action, None)
                play_epoch(self.game, end, policy, Rng(luck))
                found.append(end)
        points = [sum(map(self.ahead, found)) / worlds for found in ends]
        province, held = self.held(ends)
        apart = points[0] - points[1]
        args: dict[str, str | int] = {
            "n": self.texts.decimal(apart, 1),
            "province": self.texts(f"province-{PROVINCE_KEYS[province]}"),
            "held": held[0],
            "less": held[1],
            "worlds": worlds,
        }
        often = held[0] - held[1] >= OFTEN * worlds
        if apart >= AHEAD:
            return "because-ends-province" if often else "because-ends", args
        if apart < 0:
            return self.alike(apart, ends[0])  # it is not seen to bring more
        return ("because-holds", args) if often else self.goods(ends) or self.alike(apart, ends[0])

    def alike(self, apart: float, found: list[SamuraiState]) -> Said | None:
        """That the epoch does not tell the two apart, where the game goes on after it."""
        if apart <= -AHEAD or found[0].ended:
            return None
        return "because-alike", {"worlds": len(found)}

    def worlds(self) -> int:
        """How many worlds are played on: fewer where each of them takes long."""
        s = self.seen.believed
        return WORLDS if s.round == 2 and s.executing else min(WORLDS, EARLY)

    def ahead(self, end: SamuraiState) -> int:
        """Points at the end of an epoch over the strongest rival, influence with its cards."""
        total = [int(end.points[i]) for i in range(end.seats)]
        if not end.ended:
            for seat in range(end.seats):
                for region in range(REGIONS):
                    worth = int(worth_of(self.game.figures, end, seat, region))
                    total[seat] += worth * int(end.shown[region])
        return total[self.seen.seat] - max(total[i] for i in self.rivals)

    def held(
        self, ends: tuple[list[SamuraiState], list[SamuraiState]]
    ) -> tuple[int, tuple[int, int]]:
        """The province that the first choice holds more often, and in how many worlds both do."""
        t, seat = self.game.figures, self.seen.seat
        shares = [
            [sum(controller(t, end, p) == seat for end in found) for found in ends]
            for p in range(PROVINCES)
        ]
        best = max(range(PROVINCES), key=lambda p: (shares[p][0] - shares[p][1], -p))
        return best, (shares[best][0], shares[best][1])

    def goods(self, ends: tuple[list[SamuraiState], list[SamuraiState]]) -> Said | None:
        """Resources that are left on average."""
        seat = self.seen.seat
        left = [
            sum(sum(end.goods[seat * GOODS : (seat + 1) * GOODS]) for end in found) / len(found)
            for found in ends
        ]
        if left[0] - left[1] < TOKENS:
            return None
        n, less = (self.texts.decimal(each, 1) for each in left)
        return "because-goods", {"n": n, "less": less}

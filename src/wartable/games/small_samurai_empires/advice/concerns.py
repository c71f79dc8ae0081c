"""What matters in a position: the heaviest of its concerns, in one sentence with its figures.

Points are counted as if the epoch were scored now, with influence times the fate cards that lie
there; a swing is what changes between the seat and a rival.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import cast

from wartable.games.small_samurai_empires.engine.actions import (
    BUILD,
    CHOOSE_FATE,
    DESTROY,
    EXPLORE,
    LEVY,
    PASS,
    PLACE_ORDER,
    REAP,
    SHIP,
    STEP,
    VERB,
)
from wartable.games.small_samurai_empires.engine.components import (
    ATTACK,
    CELLS,
    GOOD_KEYS,
    GOODS,
    MISSION_KEYS,
    MOST_SEATS,
    MOVE_2_3,
    MOVE_2_SHIP,
    MOVE_3,
    ORDER_KEYS,
    ORDERS,
    PROVINCE_KEYS,
    PROVINCES,
    RECRUIT,
    REGION_KEYS,
    REGIONS,
)
from wartable.games.small_samurai_empires.engine.figures import Figures
from wartable.games.small_samurai_empires.engine.game import SmallSamuraiEmpires
from wartable.games.small_samurai_empires.engine.rules.epoch import worth_of
from wartable.games.small_samurai_empires.engine.rules.missions import fulfilled
from wartable.games.small_samurai_empires.engine.rules.pieces import (
    add_army,
    controlled,
    recruiting_places,
    strength,
    take_army,
)
from wartable.games.small_samurai_empires.engine.rules.planning import cover_price, open_cells
from wartable.games.small_samurai_empires.engine.state import SamuraiState
from wartable.games.small_samurai_empires.engine.thinking.policy import Policy
from wartable.games.small_samurai_empires.views import scored_now
from wartable.i18n import Texts
from wartable.kernel import BIT, NONE, Knowledge, count, members

KINDS = {  # orders by what they do to a province
    "move": (MOVE_3, MOVE_2_3, MOVE_2_SHIP),
    "attack": (ATTACK,),
    "recruit": (RECRUIT,),
}
LIKELY = 0.7  # how sure a threat is while orders are still placed
CHANCE = 0.7  # how much an own chance weighs beside a threat
ALMOST = 0.6  # part of a mission's points, one army away from it
LEAST = 0.5  # points that make a concern


@dataclass(frozen=True)
class Concern:
    """A sentence, by its id and its figures, and how much hangs on it, in points."""

    weight: float
    key: str
    args: dict[str, str | int]


def matters(seen: Knowledge[SamuraiState], texts: Texts) -> str:
    """One sentence about what hangs on the decision; empty where nothing is decided."""
    if len(seen.legal) < 2:
        return ""
    look = Look(seen, texts)
    if look.state.wait == CHOOSE_FATE:
        best = look.fate()
    else:
        found = [each for each in look.concerns() if each.weight >= LEAST]
        best = max(found, key=lambda each: each.weight, default=look.score())
    return texts(best.key, **best.args)


class Look:
    """A position as one seat sees it."""

    def __init__(self, seen: Knowledge[SamuraiState], texts: Texts) -> None:
        self.game = cast(SmallSamuraiEmpires, seen.game)
        self.state, self.seat, self.texts = seen.believed, seen.seat, texts
        self.t: Figures = self.game.figures
        self.rivals = [i for i in range(self.state.seats) if i != seen.seat]
        self.placing = self.state.wait == PLACE_ORDER
        self.verbs = {int(VERB[action]) for action in seen.legal}
        self.touched = self.all_touched(seen.legal)

    def all_touched(self, legal: list[int]) -> int:
        """Provinces that the decision can change; while orders are placed all of them."""
        return (
            (1 << PROVINCES) - 1
            if self.placing
            else sum({BIT[p] for p in map(self.end, legal) if p >= 0})
        )

    def end(self, action: int) -> int:
        """The province an action is about; NONE if it is about none."""
        verb, n = VERB[action], action - VERB[action]
        if verb in (STEP, SHIP):
            return n % PROVINCES
        if verb == EXPLORE:
            return int((self.t.mountain_from if n % 2 else self.t.mountain_to)[n // 2])
        if verb == DESTROY:
            return n // MOST_SEATS
        return n if verb in (LEVY, REAP, BUILD) else NONE

    # ---- fate
    def fate(self) -> Concern:
        """Where a card more is worth most to the seat, or to a rival if that is more."""
        t, s, texts = self.t, self.state, self.texts
        best, found = 0, None
        for region in range(REGIONS):
            mine = int(worth_of(t, s, self.seat, region))
            theirs, rival = max((int(worth_of(t, s, i, region)), -i) for i in self.rivals)
            held = s.fate[self.seat * REGIONS + region] > 0
            apart = mine - theirs if held else theirs - mine
            if apart > best:
                best, found = apart, (region, mine, theirs, -rival, held)
        if found is None:
            left = t.epochs - s.epoch + 1
            cards = left * (s.seats + t.fate_extra[s.seats])
            return Concern(0, "matters-fate-open", {"n": int(cards)})
        region, mine, theirs, rival, held = found
        args: dict[str, str | int] = {
            "region": texts(f"region-short-{REGION_KEYS[region]}"),
            "mine": mine,
            "theirs": theirs,
            "rival": texts.name(rival),
            "shown": int(s.shown[region]),
        }
        return Concern(best, "matters-fate" if held else "matters-fate-theirs", args)

    # ---- on the map
    def concerns(self) -> Iterator[Concern]:
        """All there are, in no order."""
        for province in members(self.touched):
            yield from self.chances(province)
            for rival in self.rivals:
                yield from self.threats(province, rival)
        yield from self.races()
        yield from self.missions()
        if self.placing:
            yield from self.planning()

    def swing(self, rival: int, after: SamuraiState) -> int:
        """How much a change is worth to the seat, against a rival."""
        now, then = scored_now(self.t, self.state), scored_now(self.t, after)
        mine, theirs = (sum(then[i]) - sum(now[i]) for i in (self.seat, rival))
        return mine - theirs

    def changed(self, province: int, seat: int, more: bool) -> SamuraiState:
        """The state with an army more or less in a province."""
        after = self.state.clone()
        (add_army if more else take_army)(after, seat, province)
        return after

    def strongest(self, province: int) -> int:
        """The rival who is strongest in a province."""
        return max(self.rivals, key=lambda i: (strength(self.t, self.state, i, province), -i))

    def placed(self, province: int, rival: int) -> dict[str, str | int]:
        """The figures of a province."""
        every = range(self.state.seats)
        return {
            "empty": "no"
            if any(strength(self.t, self.state, i, province) for i in every)
            else "yes",
            "province": self.texts(f"province-{PROVINCE_KEYS[province]}"),
            "mine": int(strength(self.t, self.state, self.seat, province)),
            "theirs": int(strength(self.t, self.state, rival, province)),
            "rival": self.texts.name(rival),
        }

    def arrivals(self, province: int, seat: int) -> list[tuple[str, int, SamuraiState]]:
        """Ways in which one army more of a seat may come to a province: how, by an order in which
        region, and the state then."""
        t, s = self.t, self.state
        found = []
        for start in members(t.neighbours[province] & s.held[seat]):
            after = self.changed(province, seat, True)
            take_army(after, seat, start)
            found.append(("move", int(t.region_of[start]), after))
        region = int(t.region_of[province])
        if recruiting_places(t, s, seat, region) >> province & 1 and s.supply[seat] > 0:
            found.append(("recruit", region, self.changed(province, seat, True)))
        return found

    def chances(self, province: int) -> Iterator[Concern]:
        """What one army more would bring, or one of a rival's less."""
        rival, s, me = self.strongest(province), self.state, self.seat
        ends = [self.swing(rival, after) for _, _, after in self.arrivals(province, me)]
        if ends and (self.placing or self.verbs - {PASS, DESTROY, REAP}):
            n = max(ends)
            yield Concern(n * CHANCE, "matters-chance", {**self.placed(province, rival), "n": n})
        fights = self.placing or DESTROY in self.verbs
        if fights and s.held[me] >> province & 1 and s.army[province * MOST_SEATS + rival] > 0:
            n = self.swing(rival, self.changed(province, rival, False))
            args = {**self.placed(province, rival), "n": n}
            yield Concern(n * CHANCE, "matters-chance-attack", args)

    def threats(self, province: int, rival: int) -> Iterator[Concern]:
        """What one army of a rival's more would cost, or one of one's own less."""
        s = self.state
        ways = self.arrivals(province, rival)
        if s.held[rival] & s.held[self.seat] & BIT[province]:
            region = int(self.t.region_of[province])
            ways.append(("attack", region, self.changed(province, self.seat, False)))
        for kind, region, then in ways:
            n = -self.swing(rival, then)
            if n > 0:
                args = {**self.placed(province, rival), "n": n}
                yield from self.threat(kind, region, args, rival)

    def threat(
        self, kind: str, region: int, args: dict[str, str | int], rival: int
    ) -> Iterator[Concern]:
        """By an order that lies there, with its chance; or by one that may still be placed."""
        args["kind"], n = kind, float(args["n"])
        for cell, chance in self.orders(rival, kind, region):
            hidden = {**args, "cell": cell + 1, "chance": round(100 * chance)}
            yield Concern(n * chance, "matters-hidden" if chance < 1 else "matters-order", hidden)
        if self.placing:
            yield Concern(n * LIKELY, "matters-threat", args)

    def orders(self, rival: int, kind: str, region: int) -> Iterator[tuple[int, float]]:
        """Cells of a rival whose order is still to act, and how likely it is of a kind."""
        t, s = self.t, self.state
        bag = [int(s.hand[rival * ORDERS + order]) for order in range(ORDERS)]
        waiting: list[tuple[int, bool, int]] = []
        for cell in range(CELLS):
            top = s.top_owner[cell] == rival
            mine = top or (s.owner[cell] == rival and s.top_owner[cell] == NONE)
            order = int(s.top_kind[cell] if top else s.kind[cell])
            up = bool((s.face_up_top if top else s.face_up) >> cell & 1)
            if mine and not up:
                bag[order] += 1
            if mine and self.to_act(cell, up) and t.cell_region[cell] == region:
                waiting.append((cell, up, order))
        share = sum(bag[order] for order in KINDS[kind]) / max(1, sum(bag))
        for cell, up, order in waiting:
            chance = float(order in KINDS[kind]) if up else share
            if chance > 0:
                yield cell, chance

    def to_act(self, cell: int, up: bool) -> bool:
        """Whether the order on top of a cell has its turn yet to come in this round."""
        s = self.state
        if not s.executing:
            return not up or s.round == 2
        return cell < s.cell if s.round == 1 else cell > s.cell

    def races(self) -> Iterator[Concern]:
        """Regions where the lead is shared, or hangs on one province."""
        t, s = self.t, self.state
        own = [int(controlled(t, s, i)) for i in range(s.seats)]
        for region in range(REGIONS):
            inside = int(t.region[region])
            if not inside & self.touched:
                continue
            number = [int(count(mask & inside)) for mask in own]
            rival = max(self.rivals, key=lambda i: (number[i], -i))
            apart, first = number[self.seat] - number[rival], int(t.bonus_first[region])
            if abs(apart) <= 1 and number[rival] > 0:
                second = int(t.bonus_second[region])
                args: dict[str, str | int] = {
                    "region": self.texts(f"region-short-{REGION_KEYS[region]}"),
                    "mine": number[self.seat],
                    "theirs": number[rival],
                    "rival": self.texts.name(rival),
                    "first": first,
                    "second": second,
                }
                yield Concern((first - second) * 0.7, "matters-race", args)

    def missions(self) -> Iterator[Concern]:
        """Those that one army more in a province would fulfil, for the seat or for a rival."""
        t, s = self.t, self.state
        for region in range(REGIONS):
            side = s.mission[region]
            if side == NONE or not t.region[region] & self.touched:
                continue
            points = int(t.mission_points[side])
            for seat in range(s.seats):
                where = [
                    p
                    for p in members(t.region[region] & self.touched)
                    for _, _, after in self.arrivals(p, seat)
                    if fulfilled(t, after, seat, region)
                ]
                if where and not s.done[region] >> seat & 1 and not fulfilled(t, s, seat, region):
                    args: dict[str, str | int] = {
                        "mission": self.texts(f"mission-{MISSION_KEYS[side]}"),
                        "province": self.texts(f"province-{PROVINCE_KEYS[where[0]]}"),
                        "region": self.texts(f"region-short-{REGION_KEYS[region]}"),
                        "n": points,
                        "rival": self.texts.name(seat),
                    }
                    mine = seat == self.seat
                    key = "matters-mission" if mine else "matters-mission-theirs"
                    yield Concern(points * (ALMOST if mine else LIKELY), key, args)

    # ---- while orders are placed
    def planning(self) -> Iterator[Concern]:
        """Orders that will act again, and what is missing."""
        s, t, me = self.state, self.t, self.seat
        if s.supply[me] == 0:
            yield Concern(1, "matters-supply", {"n": int(t.armies)})
        if s.round != 2:
            return
        good, price = int(t.cover_paid_in), int(cover_price(t, s, me))
        have = int(s.goods[me * GOODS + good])
        words: dict[str, str | int] = {
            "good": self.texts(f"good-{GOOD_KEYS[good]}"),
            "price": price,
        }
        words["have"] = have
        policy = Policy(self.game, 0, True)
        policy.mind.look(t, s)
        for cell in members(open_cells(t, s, me)):
            owner = int(s.owner[cell])
            if owner not in (NONE, me):
                gain = policy.gain_of(s, owner, s.kind[cell], t.cell_region[cell]) / 1000
                args: dict[str, str | int] = {
                    **words,
                    "rival": self.texts.name(owner),
                    "order": self.texts(f"order-{ORDER_KEYS[s.kind[cell]]}"),
                    "cell": cell + 1,
                    "gain": self.texts.decimal(gain, 1),
                }
                yield Concern(gain, "matters-cover", args)

    def score(self) -> Concern:
        """What the epoch would bring now; of the last one, how the game would end."""
        t, s = self.t, self.state
        now, last = scored_now(t, s), s.epoch == t.epochs
        total = [int(s.points[i]) + sum(now[i]) if last else now[i][0] for i in range(s.seats)]
        rival = max(self.rivals, key=lambda i: (total[i], -i))
        args: dict[str, str | int] = {
            "mine": total[self.seat],
            "theirs": total[rival],
            "rival": self.texts.name(rival),
        }
        return Concern(0, "matters-last" if last else "matters-now", args)

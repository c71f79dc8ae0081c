"""Positions in a line: `civ(...)` for a civilisation, `Table` for the rest.

    table = Table(civ(resources=5, workers="bronze 2 warriors 1"), civ(), row="iron drama")
    table.do("take 1")
    assert table.refused("take 1") == "empty-slot"

Whatever is not said is as on a fresh board. After every action the invariants are checked.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from wartable.games.through_the_ages import notation
from wartable.games.through_the_ages.engine.actions import frames
from wartable.games.through_the_ages.engine.actions.events import TELLINGS
from wartable.games.through_the_ages.engine.actions.refusals import REFUSALS
from wartable.games.through_the_ages.engine.cards.columns import (
    ACTIONS,
    LEADERS,
    LEVEL,
    PACTS,
    TACTICS,
    TERRITORIES,
    WONDERS,
    WORKPLACES,
)
from wartable.games.through_the_ages.engine.cards.table import CARD_BY_KEY, CARD_KEYS
from wartable.games.through_the_ages.engine.game import ThroughTheAges
from wartable.games.through_the_ages.engine.rules import politics as political
from wartable.games.through_the_ages.engine.rules import row as ages
from wartable.games.through_the_ages.engine.rules import turn
from wartable.games.through_the_ages.engine.rules.goods import (
    food,
    gain_food,
    gain_resources,
    resources,
)
from wartable.games.through_the_ages.engine.rules.ratings import discontent, rate_all
from wartable.games.through_the_ages.engine.rules.stack import push
from wartable.games.through_the_ages.engine.state import CURRENT, FUTURE, PAST, AgesState, Civ
from wartable.games.through_the_ages.setup import invariants
from wartable.kernel import BIT, CHANCE, NONE, Event, Rng, legal, lowest
from wartable.kernel.contract import NO_SUCH_ACTION, NOT_YOUR_TURN

GAME = ThroughTheAges()
AGE = {"a": 0, "i": 1, "ii": 2, "iii": 3, "iv": 4}


def words(text: str) -> list[str]:
    return text.split()


def counted(text: str) -> dict[str, int]:
    """`bronze 2 iron` is two of bronze, one of iron."""
    found: dict[str, int] = {}
    last = ""
    for word in words(text):
        if word.isdigit():
            found[last] = int(word)
        else:
            last = word
            found[word] = found.get(word, 0) + 1
    return found


def civ(**said: Any) -> dict[str, Any]:
    """A civilisation: culture, science, food, resources, stock, workers, techs, government,
    leader, wonders, ravaged, homer, unfinished, colonies, hand, military, tactic, exclusive,
    yellow, blue, unused, ca, ma, war; resigned, with what it had when it did."""
    return said


class Table:
    def __init__(
        self,
        *civs: dict[str, Any],
        age: str = "i",
        phase: str = "action",
        current: int = 0,
        first: int = 0,
        round: int = 5,
        row: str = "",
        common: str = "",
        events: str = "",
        future: str = "",
        past: str = "",
        pacts: Sequence[tuple[str, int, int]] = (),
        last_round: int = 0,
        options: dict[str, int] | None = None,
        civil_left: int | None = None,
    ) -> None:
        civs = civs if len(civs) > 1 else (*civs, *[civ()] * (2 - len(civs)))
        self.game = GAME
        self.state: AgesState = GAME.start(len(civs), {"first": first, **(options or {})})
        self.told: list[Event] = []
        state = self.state
        state.top = 0
        state.current = current
        state.round = round
        state.last_round = last_round
        state.age = AGE[age]
        for said, one in zip(civs, state.civs, strict=True):
            self.furnish(one, said)
        self.lay_row(row)
        for key in words(common):
            state.tactics |= BIT[self.draw(key) - TACTICS]
        self.lay_events(events, CURRENT)
        self.lay_events(future, FUTURE)
        self.lay_events(past, PAST)
        for key, owner, partner in pacts:
            pact = self.draw(key) - PACTS
            state.pact_owner[pact], state.pact_partner[pact] = owner, partner
        self.trim(civil_left)
        ages.begin_age(state, state.age, None)
        rate_all(state)
        for said, one in zip(civs, state.civs, strict=True):
            one.ca = said.get("ca", one.ca_total)
            one.ma = said.get("ma", one.ma_total)
        for seat, said in enumerate(civs):
            if said.get("resigned"):
                political.resign(state, seat, None)
        self.begin(phase)

    # ---- building
    def draw(self, key: str) -> int:
        card = CARD_BY_KEY[key]
        if self.state.deck[card] > 0:
            self.state.deck[card] -= 1
        return card

    def furnish(self, one: Civ, said: dict[str, Any]) -> None:
        one.culture = said.get("culture", 0)
        one.science = said.get("science", 0)
        for key in words(said.get("techs", "")):
            one.techs |= BIT[self.draw(key)]
        if "government" in said:
            one.techs &= ~BIT[one.government]
            one.government = self.draw(said["government"])
            one.techs |= BIT[one.government]
        if "workers" in said:
            for place in range(WORKPLACES):
                one.workers[place] = 0
            for key, n in counted(said["workers"]).items():
                place = CARD_BY_KEY[key]
                if not one.techs >> place & 1:
                    one.techs |= BIT[self.draw(key)]
                one.workers[place] = n
        if "leader" in said:
            one.leader = self.draw(said["leader"])
            one.leaders_taken |= BIT[LEVEL[one.leader]]
        for key in words(said.get("wonders", "")):
            one.wonders |= BIT[self.draw(key) - WONDERS]
        for key in words(said.get("ravaged", "")):
            one.ravaged |= BIT[CARD_BY_KEY[key] - WONDERS]
        if "homer" in said:
            one.homer = CARD_BY_KEY[said["homer"]]
            self.draw(CARD_KEYS[political.HOMER])
        if "unfinished" in said:
            key, one.stages = said["unfinished"]
            one.wonder = self.draw(key)
        for key in words(said.get("colonies", "")):
            one.colonies |= BIT[self.draw(key) - TERRITORIES]
        self.deal(one, said)
        if "tactic" in said:
            one.tactic = CARD_BY_KEY[said["tactic"]]
            one.exclusive = int(said.get("exclusive", False))
            if one.exclusive:
                self.draw(said["tactic"])
            elif not self.state.tactics >> (one.tactic - TACTICS) & 1:
                self.state.tactics |= BIT[self.draw(said["tactic"]) - TACTICS]
        if "war" in said:
            key, one.target = said["war"]
            one.war = self.draw(key)
        one.unused = said.get("unused", 1)
        one.yellow = said.get("yellow", 18)
        one.blue = 99
        gain_food(one, said.get("food", 0))
        gain_resources(one, said.get("resources", 0))
        for key, n in counted(said.get("stock", "")).items():
            one.stock[CARD_BY_KEY[key]] = n
        one.blue = said.get("blue", 16)
        one.yellow_sum = one.yellow + one.unused + sum(one.workers)
        one.blue_sum = one.blue + sum(one.stock) + one.stages

    def deal(self, one: Civ, said: dict[str, Any]) -> None:
        for key in words(said.get("hand", "")):
            card = self.draw(key)
            one.hand_count += 1
            if card < LEADERS:
                one.hand_techs |= BIT[card]
            elif card < WONDERS:
                one.hand_leaders |= BIT[card - LEADERS]
                one.leaders_taken |= BIT[LEVEL[card]]
            else:
                one.hand_actions[card - ACTIONS] += 1
        for key in words(said.get("military", "")):
            one.military[self.draw(key) - TACTICS] += 1
            one.military_count += 1

    def lay_row(self, row: str) -> None:
        for slot in range(13):
            self.state.row[slot] = NONE
        for slot, key in enumerate(words(row)):
            if key != "-":
                self.state.row[slot] = self.draw(key)

    def lay_events(self, keys: str, place: int) -> None:
        state = self.state
        old = [CARD_BY_KEY[key] for key in words(keys) if LEVEL[CARD_BY_KEY[key]] == 0]
        if old:  # Age A: which ones are in use nobody knows, so leave these only
            for card in ages.MILITARY_BY_AGE[0]:
                state.gone[card] += state.deck[card] * (card not in old)
                state.deck[card] *= card in old
        for key in words(keys):
            if CARD_BY_KEY[key] in old:
                continue
            card = self.draw(key)
            state.place[card - TERRITORIES] = place
            if place != PAST:
                state.waiting[(0 if place == CURRENT else 4) + LEVEL[card]] += 1
        if place == CURRENT and keys:
            state.waiting[0] = len(old)

    def trim(self, civil_left: int | None) -> None:
        """Leave so many civil cards of the current age in the deck, the first of the table."""
        state = self.state
        if civil_left is None:
            return
        for card in range(TACTICS):
            if LEVEL[card] == state.age:
                keep = min(state.deck[card], civil_left)
                civil_left -= keep
                state.gone[card] += state.deck[card] - keep
                state.deck[card] = keep

    def begin(self, phase: str) -> None:
        state, seat = self.state, self.state.current
        step = {
            "start": turn.BEGIN,
            "politics": turn.AFTER_POLITICS,
            "action": turn.SCORE_STEP,
            "end": turn.SCORE_STEP,
            "final": turn.REFRESH_STEP,
            "first": turn.BEGIN,
        }[phase]
        for n in range(len(state.stack)):
            state.stack[n] = 0
        push(state, frames.TURN, seat, step, 0)
        if phase == "politics":
            state.phase = 2
            push(state, frames.POLITICAL, seat, 0, 0)
        elif phase == "action":
            state.phase = 3
            push(state, frames.ACTION, seat, 0, 0)
        else:
            if phase == "end":
                state.phase = 3
            self.game.advance(state, self.told)
        self.check()

    def check(self) -> None:
        invariants.check_laid(self.state)

    # ---- playing
    @property
    def actor(self) -> int:
        mask = self.game.actors(self.state)
        return lowest(mask) if mask else NONE

    def do(self, *lines: str) -> Table:
        """Actions of whoever is to act; `draw iron` and `first 0` are chance's."""
        for line in lines:
            seat = self.actor
            action = notation.read(self.game, seat, line)
            why = self.game.refusal(self.state, seat, action)
            assert why == 0, f"{line}: {self.reason(why)}; legal: {self.legal()}"
            assert seat == CHANCE or action in legal(self.game, self.state, seat)
            self.game.apply(self.state, seat, action, self.told)
            self.check()
        return self

    def chance(self, seed: int = 1) -> Table:
        """Let chance act until a seat must."""
        rng = Rng(seed)
        while self.actor == CHANCE:
            action = self.game.sample_chance(self.state, rng)
            self.game.apply(self.state, CHANCE, action, self.told)
            self.check()
        return self

    def end_turn(self) -> Table:
        """No more actions; chance draws what is to be drawn."""
        self.do("done")
        return self.chance()

    def to_actions(self) -> Table:
        """On to the action phase of whoever is next, without politics."""
        self.chance()
        if "pass" in self.legal():
            self.do("pass")
        return self

    def refused(self, line: str) -> str | None:
        """Why this cannot be done, or None if it can."""
        seat = self.actor
        action = notation.read(self.game, seat, line)
        why = self.game.refusal(self.state, seat, action)
        assert (why == 0) == (action in legal(self.game, self.state, seat))
        return self.reason(why)

    @staticmethod
    def reason(code: int) -> str | None:
        if code in (0, NO_SUCH_ACTION, NOT_YOUR_TURN):
            return {0: None, NO_SUCH_ACTION: "no-such-action"}.get(code, "not-your-turn")
        return REFUSALS[code - 16][0] if code >= 16 else "over"

    def legal(self) -> list[str]:
        seat = self.actor
        return [
            notation.write(self.game, seat, code) for code in legal(self.game, self.state, seat)
        ]

    # ---- looking
    def __getitem__(self, seat: int) -> Civ:
        return self.state.civs[seat]

    def food(self, seat: int = 0) -> int:
        return food(self[seat])

    def resources(self, seat: int = 0) -> int:
        return resources(self[seat])

    def discontent(self, seat: int = 0) -> int:
        return discontent(self[seat])

    def workers(self, key: str, seat: int = 0) -> int:
        return self[seat].workers[CARD_BY_KEY[key]]

    def stock(self, key: str, seat: int = 0) -> int:
        return self[seat].stock[CARD_BY_KEY[key]]

    def has(self, key: str, seat: int = 0) -> bool:
        return self[seat].techs >> CARD_BY_KEY[key] & 1 != 0

    def holds(self, key: str, seat: int = 0) -> int:
        return self[seat].military[CARD_BY_KEY[key] - TACTICS]

    def discarded(self, key: str) -> int:
        return self.state.discard[CARD_BY_KEY[key] - TACTICS]

    def gone(self, key: str) -> int:
        return self.state.gone[CARD_BY_KEY[key]]

    def row(self) -> list[str]:
        return ["-" if card == NONE else CARD_KEYS[card] for card in self.state.row]

    def heard(self, key: str) -> list[Event]:
        return [event for event in self.told if TELLINGS[event.kind - 1].key == key]


def event(key: str, *civs: dict[str, Any], **more: Any) -> Table:
    """Turn up this event by preparing a territory of Age I."""
    said = [dict(one) for one in civs]
    own = said[more.get("current", 0)]
    own["military"] = own.get("military", "") + " historic-territory-i"
    table = Table(*said, phase="politics", **{"age": "ii", **more}, events=key)
    return table.do("prepare historic-territory-i", f"draw {key.split()[0]}")


def politics(*civs: dict[str, Any], **more: Any) -> Table:
    """Seat 0 may act politically; in Age III unless it is said otherwise."""
    return Table(*civs, phase="politics", **{"age": "iii", **more})


def war(key: str, one: dict[str, Any], *others: dict[str, Any], **more: Any) -> Table:
    """The start of the turn in which seat 0 resolves its war on seat 1."""
    said = {**one, "war": (key, 1)}
    return Table(said, *others, phase="start", **{"age": "iii", **more}).chance()


def see(table: Table, seat: int, **figures: int) -> None:
    """Figures of a civilisation, all at once, so that a difference shows every one of them."""
    own = {"food": table.food(seat), "resources": table.resources(seat)}
    found = {name: own.get(name, getattr(table[seat], name, None)) for name in figures}
    assert found == figures


def gains(one: Civ) -> dict[str, int]:
    """What a civilisation has per turn and beside, what it has none of aside."""
    found = {
        "science": one.science_rating,
        "culture": one.culture_rating,
        "strength": one.strength,
        "happy": one.happiness,
        "colonize": one.colonize,
    }
    return {key: value for key, value in found.items() if value}

"""A table of Through the Ages laid by hand: the game's words in a scenario (`.als`).

    age ii                              a, i, ii, iii or iv; default i
    phase politics                      start, politics, action, end (scoring), over (the turn is);
                                        default action
    turn 1                              whose turn it is; default 0. `option first` says who began
    round 7 | last 9                    round; the last one, once known
    row iron - drama                    cards of the row from its first slot
    civil-deck 7 | military-deck 0      cards of the age that are left
    common legion                       common tactics
    events rats crusades                current events; `future …` and `past …` likewise
    pact peace-treaty 0 1               in the area of seat 0, which is side A; `b` behind: side B
    c0 food 3, leader moses, workers bronze 2 warriors 1

The words of a civilisation: culture, science, food, resources; yellow, blue (banks), unused
(workers); ca, ma (actions left); workers (by card), stock (blue tokens by card), techs, government,
leader, taken (ages a leader was taken of), wonders, ravaged, homer (the wonder he lies under),
unfinished (wonder and stages), colonies, hand, military, tactic, exclusive (1: the tactic is its
own), war (card and target), resigned (with all it had); extra-ca, extra-ma, unit-resources,
unit-science, credit-food, credit-resource, skips-politics, caesar. What is not said is as on a
fresh board. A table of which nothing is said is played from its beginning.

Expectations: all these but `taken` and `resigned`, and of a civilisation ca-total, ma-total,
culture-rating, science-rating, strength, happiness, colonize, hand-bonus, urban-limit, yellow-sum,
blue-sum, playing, discontent, consumption, corruption, food-production, resource-production,
armies. Only what is named is compared: `c0 ca 3, workers iron 1 bronze 0`. A bare number is how
many cards there are (`hand 3 iron`: iron and two others), `-` that there is none (`leader -`).
Besides: first SEAT · gone CARDS · discard CARDS · pact CARD - · top SEAT CARD (the next event,
where the seat has seen it) · asked KIND (of the question awaited) · sent CARDS · force N (of the
auction) · attack CARD · defence N · used CARDS.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping

from wartable.errors import BadInput
from wartable.games.through_the_ages.engine.actions import frames
from wartable.games.through_the_ages.engine.cards.columns import (
    BUILDINGS,
    LEVEL,
    PACTS,
    TACTICS,
    TERRITORIES,
    YELLOW,
)
from wartable.games.through_the_ages.engine.cards.table import CARD_BY_KEY, CARD_KEYS
from wartable.games.through_the_ages.engine.components import SLOTS
from wartable.games.through_the_ages.engine.game import RULES
from wartable.games.through_the_ages.engine.rules import politics, turn
from wartable.games.through_the_ages.engine.rules import row as ages
from wartable.games.through_the_ages.engine.rules.ratings import rate_all
from wartable.games.through_the_ages.engine.rules.stack import push
from wartable.games.through_the_ages.engine.state import (
    ACTING,
    CURRENT,
    ENDING,
    FUTURE,
    PAST,
    POLITICS,
    START,
    AgesState,
    Civ,
)
from wartable.games.through_the_ages.setup import invariants
from wartable.games.through_the_ages.setup.civs import (
    AGES,
    EXPECTED,
    LAID,
    Pile,
    card,
    draw,
    found_of_civ,
    furnish,
    number,
    one_of,
    pile,
    said_of_civ,
    spelled,
)
from wartable.games.through_the_ages.views import PHASES, view
from wartable.games.through_the_ages.views.keys import keys_by_count, keys_of
from wartable.kernel import BIT, NONE, Event, Game, Options, members
from wartable.setup import Setup

CIVS = ("c0", "c1", "c2", "c3")
STEPS = {  # phase and next step of the turn, where a table begins
    "start": (START, turn.BEGIN),
    "politics": (POLITICS, turn.AFTER_POLITICS),
    "action": (ACTING, turn.SCORE_STEP),
    "end": (ACTING, turn.SCORE_STEP),
    "over": (ENDING, turn.REFRESH_STEP),
}
DECKS = {"events": CURRENT, "future": FUTURE, "past": PAST}
NUMBERS = ("turn", "round", "last", "civil-deck", "military-deck")
FOUND: Mapping[str, Callable[[AgesState], str]] = {  # words with one answer
    "age": lambda state: AGES[state.age],
    "phase": lambda state: PHASES[state.phase],
    "turn": lambda state: str(state.current),
    "first": lambda state: str(state.first),
    "round": lambda state: str(state.round),
    "last": lambda state: str(state.last_round),
    "civil-deck": lambda state: str(state.civil_left),
    "military-deck": lambda state: str(state.military_left),
    "force": lambda state: str(getattr(view(RULES, state, 0).auction, "force", "-")),
    "attack": lambda state: "-" if state.fight == NONE else CARD_KEYS[state.fight],
    "newest": lambda state: "-" if state.last_event == NONE else CARD_KEYS[state.last_event],
    "asks": lambda state: view(RULES, state, 0).events.now or "-",
    "defence": lambda state: str(state.defence),
    "asked": lambda state: getattr(view(RULES, state, 0).pending, "kind", "-"),
}
PILES: Mapping[str, Callable[[AgesState], tuple[str, ...]]] = {  # words with cards in any order
    "common": lambda state: keys_of(state.tactics, TACTICS),
    "events": lambda state: _lying(state, CURRENT),
    "future": lambda state: _lying(state, FUTURE),
    "past": lambda state: _lying(state, PAST),
    "gone": lambda state: keys_by_count(tuple(state.gone), 0),
    "discard": lambda state: keys_by_count(tuple(state.discard), TACTICS),
    "sent": lambda state: (*keys_by_count(tuple(state.sent), BUILDINGS), *_used(state)),
    "used": lambda state: _used(state),
}


class Table(Setup[AgesState]):
    """Decks are what is left of the box when all that is said of the table is laid."""

    lays = (*NUMBERS, "age", "phase", "row", "common", *DECKS, "pact", *CIVS)
    expects = (*FOUND, *PILES, "row", "pact", "top", *CIVS)

    def __init__(self, game: Game[AgesState], seats: int, options: Options) -> None:
        super().__init__(game, seats, options)
        self.seats = seats
        self.laid = False
        self.numbers = {"turn": 0, "round": 5, "last": 0}
        self.age = AGES.index("i")
        self.phase = "action"
        self.row: list[str] = []
        self.piles: dict[str, Pile] = {}
        self.pacts: list[list[str]] = []
        self.civs: list[dict[str, Pile]] = [{} for _ in range(seats)]

    # ---- laying
    def lay(self, word: str, rest: str) -> None:
        self.laid = True
        words = rest.split()
        if word in NUMBERS:
            self.numbers[word] = self._seat(rest) if word == "turn" else number(rest)
        elif word == "age":
            self.age = AGES.index(one_of(rest, AGES))
        elif word == "phase":
            self.phase = one_of(rest, tuple(STEPS))
        elif word == "row":
            self.row = _row(words)
        elif word == "pact":
            self.pacts.append(self._pact(words))
        elif word in CIVS:
            self.civs[self._seat(word[1:])].update(said_of_civ(rest, LAID))
        else:
            self.piles[word] = pile(words, TACTICS if word == "common" else TERRITORIES)

    def begin(self) -> list[Event]:
        told: list[Event] = []
        if not self.laid:
            return told
        state = self.state
        state.top = 0
        state.first = max(state.first, 0)
        state.current, state.round = self.numbers["turn"], self.numbers["round"]
        state.last_round = self.numbers["last"]
        state.age = self.age
        for said, one in zip(self.civs, state.civs, strict=True):
            furnish(state, one, said)
        self._lay_cards()
        ages.begin_age(state, state.age, None)
        rate_all(state)
        for said, one in zip(self.civs, state.civs, strict=True):
            one.ca = said.get("ca", {"": one.ca_total})[""]
            one.ma = said.get("ma", {"": one.ma_total})[""]
        for seat, said in enumerate(self.civs):
            if "resigned" in said:
                politics.resign(state, seat, None)
        self._begin_phase(told)
        return told

    def _lay_cards(self) -> None:
        state = self.state
        for slot in range(SLOTS):
            key = self.row[slot] if slot < len(self.row) else "-"
            state.row[slot] = NONE if key == "-" else draw(state, key)
        for key in self.piles.get("common", {}):
            state.tactics |= BIT[draw(state, key) - TACTICS]
        for word, place in DECKS.items():
            self._lay_events(self.piles.get(word, {}), place)
        for key, owner, partner, side in self.pacts:
            pact = draw(state, key) - PACTS
            state.pact_owner[pact], state.pact_partner[pact] = int(owner), int(partner)
            state.pact_side[pact] = int(side == "b")
        for word, first, end in (("civil-deck", 0, TACTICS), ("military-deck", TACTICS, None)):
            if word in self.numbers:
                self._trim(self.numbers[word], CARD_KEYS[first:end])

    def _lay_events(self, laid: Pile, place: int) -> None:
        state = self.state
        old = [CARD_BY_KEY[key] for key in laid if LEVEL[CARD_BY_KEY[key]] == 0]
        if old:  # which events of Age A are in use nobody knows: these are left
            for each in ages.MILITARY_BY_AGE[0]:
                state.gone[each] += state.deck[each] * (each not in old)
                state.deck[each] *= each in old
        for key in laid:
            if CARD_BY_KEY[key] in old:
                continue
            found = draw(state, key)
            state.place[found - TERRITORIES] = place
            if place != PAST:
                state.waiting[(0 if place == CURRENT else 4) + LEVEL[found]] += 1
        if place == CURRENT and laid:
            state.waiting[0] = len(old)

    def _trim(self, left: int, keys: list[str]) -> None:
        """Leave so many cards of the current age in a deck, the first of the table."""
        state = self.state
        for each in (CARD_BY_KEY[key] for key in keys):
            if LEVEL[each] == state.age:
                keep = min(state.deck[each], left)
                left -= keep
                state.gone[each] += state.deck[each] - keep
                state.deck[each] = keep

    def _begin_phase(self, told: list[Event]) -> None:
        state, seat = self.state, self.state.current
        for n in range(len(state.stack)):
            state.stack[n] = 0
        state.phase, step = STEPS[self.phase]
        push(state, frames.TURN, seat, step, 0)
        if self.phase == "politics":
            push(state, frames.POLITICAL, seat, 0, 0)
        elif self.phase == "action":
            push(state, frames.ACTION, seat, 0, 0)
        else:
            RULES.advance(state, told)

    # ---- playing
    def check(self) -> None:
        if self.laid:
            invariants.check_laid(self.state)
        else:
            invariants.check(self.state)

    def impossible(self) -> str:
        """All together own no more yellow tokens than at the start, those of colonies and the one
        that Alexander brings. 22.1"""
        civs = self.state.civs
        owned = sum(civ.yellow_sum for civ in civs)
        brought = sum(YELLOW[TERRITORIES + n] for civ in civs for n in members(civ.colonies))
        most = len(civs) * Civ().yellow_sum + brought + 1
        return f"{owned} yellow tokens, {most} at most" if owned > most else ""

    # ---- expecting
    def compare(self, word: str, rest: str) -> tuple[str, str]:
        state, words = self.state, rest.split()
        if word in FOUND:
            return rest, FOUND[word](state)
        if word in PILES:
            wanted = pile(words)
            return spelled(wanted), spelled(Counter(PILES[word](state)), wanted)
        if word == "row":
            return " ".join(_row(words)), " ".join(self._shown_row()[: len(words) or None])
        if word == "pact":
            key, *more = words
            found = self._shown_pact(card(key, PACTS, TERRITORIES) - PACTS).split()
            return rest, " ".join([key, *found[: len(more) or None]])
        if word == "top":
            seat = self._seat(words[0])
            return rest, f"{seat} {view(RULES, state, seat).events.top or '-'}"
        seat = self._seat(word[1:])
        asked = said_of_civ(rest, EXPECTED)
        return (
            ", ".join(f"{name} {spelled(wanted)}" for name, wanted in asked.items()),
            ", ".join(
                f"{name} {spelled(found_of_civ(state, seat, name), wanted)}"
                for name, wanted in asked.items()
            ),
        )

    def shown(self) -> list[tuple[str, str]]:
        state = self.state
        lines = [(word, found(state)) for word, found in FOUND.items()]
        lines += [(word, spelled(Counter(found(state)))) for word, found in PILES.items()]
        lines.append(("row", " ".join(self._shown_row())))
        for n in range(TERRITORIES - PACTS):
            if state.pact_owner[n] != NONE:
                lines.append(("pact", f"{CARD_KEYS[PACTS + n]} {self._shown_pact(n)}"))
        for seat, word in enumerate(CIVS[: self.seats]):
            had = {name: found_of_civ(state, seat, name) for name in EXPECTED}
            has = [f"{name} {spelled(found)}" for name, found in had.items() if any(found.values())]
            lines.append((word, ", ".join(has)))
        return [line for line in lines if line[1] != "-"]

    def _shown_row(self) -> list[str]:
        return ["-" if each == NONE else CARD_KEYS[each] for each in self.state.row]

    def _shown_pact(self, n: int) -> str:
        state = self.state
        if state.pact_owner[n] == NONE:
            return "-"
        return f"{state.pact_owner[n]} {state.pact_partner[n]} {'ab'[state.pact_side[n]]}"

    def _pact(self, words: list[str]) -> list[str]:
        if len(words) not in (3, 4) or words[3:] not in ([], ["a"], ["b"]):
            raise BadInput("pact CARD OWNER PARTNER, and b where the owner is side B")
        card(words[0], PACTS, TERRITORIES)
        return [words[0], *[str(self._seat(word)) for word in words[1:3]], *(words[3:] or ["a"])]

    def _seat(self, word: str) -> int:
        if not word.isdecimal() or int(word) >= self.seats:
            raise BadInput(f"{word!r} is no seat: 0 … {self.seats - 1}")
        return int(word)


def _row(words: list[str]) -> list[str]:
    if len(words) > SLOTS:
        raise BadInput(f"the row has {SLOTS} slots")
    return [key if key == "-" else CARD_KEYS[card(key, 0, TACTICS)] for key in words]


def _lying(state: AgesState, place: int) -> tuple[str, ...]:
    return tuple(CARD_KEYS[TERRITORIES + n] for n, at in enumerate(state.place) if at == place)


def _used(state: AgesState) -> tuple[str, ...]:
    return tuple(CARD_KEYS[state.cards_used[n]] for n in range(state.used_count))

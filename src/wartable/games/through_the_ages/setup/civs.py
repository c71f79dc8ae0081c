"""A civilisation in the words of a scenario: what is said of it, laid out; what it is, read off."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from difflib import get_close_matches

from wartable.errors import BadInput
from wartable.games.through_the_ages.engine.cards.columns import (
    ACTIONS,
    BONUSES,
    CARDS,
    EVENTS,
    GOVERNMENTS,
    LEADERS,
    LEVEL,
    PACTS,
    SPECIALS,
    STORES,
    TACTICS,
    TERRITORIES,
    WARS,
    WONDERS,
    WORKPLACES,
)
from wartable.games.through_the_ages.engine.cards.table import CARD_BY_KEY, CARD_KEYS
from wartable.games.through_the_ages.engine.game import RULES
from wartable.games.through_the_ages.engine.rules.goods import (
    food,
    gain_food,
    gain_resources,
    resources,
)
from wartable.games.through_the_ages.engine.rules.politics import HOMER
from wartable.games.through_the_ages.engine.rules.ratings import (
    consumption,
    corruption,
    discontent,
    food_production,
    resource_production,
)
from wartable.games.through_the_ages.engine.state import AgesState, Civ
from wartable.games.through_the_ages.views import view
from wartable.games.through_the_ages.views.keys import keys_by_count, keys_of
from wartable.kernel import BIT, NONE

Pile = dict[str, int]  # cards and how many of each; a bare number is that of ""
AGES = ("a", "i", "ii", "iii", "iv")

# Numbers that are laid and expected
NUMBERS = (
    *("culture", "science", "yellow", "blue", "unused", "ca", "ma", "extra-ca", "extra-ma"),
    *("unit-resources", "unit-science", "credit-food", "credit-resource"),
    *("exclusive", "skips-politics", "caesar"),
)
# Numbers that follow from the rest
RATINGS = (
    *("ca-total", "ma-total", "culture-rating", "science-rating", "strength", "happiness"),
    *("colonize", "hand-bonus", "urban-limit", "yellow-sum", "blue-sum", "playing"),
)
WORKED_OUT: Mapping[str, Callable[[AgesState, int], int]] = {
    "food": lambda state, seat: food(state.civs[seat]),
    "resources": lambda state, seat: resources(state.civs[seat]),
    "discontent": lambda state, seat: discontent(state.civs[seat]),
    "consumption": lambda state, seat: consumption(state.civs[seat]),
    "corruption": lambda state, seat: corruption(state.civs[seat]),
    "food-production": lambda state, seat: food_production(state, seat),
    "resource-production": lambda state, seat: resource_production(state, seat),
    "armies": lambda state, seat: view(RULES, state, seat).civs[seat].armies,
}
# Cards: what may lie there, from one card to before another
CARD_WORDS: Mapping[str, tuple[int, int]] = {
    "workers": (0, WORKPLACES),
    "stock": (0, STORES),
    "techs": (0, LEADERS),
    "government": (GOVERNMENTS, SPECIALS),
    "leader": (LEADERS, WONDERS),
    "wonders": (WONDERS, ACTIONS),
    "ravaged": (WONDERS, ACTIONS),
    "homer": (WONDERS, ACTIONS),
    "unfinished": (WONDERS, ACTIONS),
    "colonies": (TERRITORIES, EVENTS),
    "tactic": (TACTICS, BONUSES),
    "war": (WARS, PACTS),
    "hand": (0, TACTICS),
    "military": (TACTICS, CARDS),
}
PILES: Mapping[str, Callable[[Civ], tuple[str, ...]]] = {
    "workers": lambda one: keys_by_count(tuple(one.workers), 0),
    "stock": lambda one: keys_by_count(tuple(one.stock), 0),
    "techs": lambda one: keys_of(one.techs, 0),
    "wonders": lambda one: keys_of(one.wonders, WONDERS),
    "ravaged": lambda one: keys_of(one.ravaged, WONDERS),
    "colonies": lambda one: keys_of(one.colonies, TERRITORIES),
    "hand": lambda one: (
        *keys_of(one.hand_techs, 0),
        *keys_of(one.hand_leaders, LEADERS),
        *keys_by_count(tuple(one.hand_actions), ACTIONS),
    ),
    "military": lambda one: keys_by_count(tuple(one.military), TACTICS),
}
LAID = (*NUMBERS, "food", "resources", *CARD_WORDS, "taken", "resigned")
EXPECTED = (*NUMBERS, *RATINGS, *WORKED_OUT, *CARD_WORDS)


# ---- reading


def number(word: str) -> int:
    """A number as it is written; BadInput if it is none."""
    if not word.isdecimal():
        raise BadInput(f"{word!r} is no number")
    return int(word)


def one_of(word: str, known: tuple[str, ...]) -> str:
    """The word, if it is known; else BadInput names those that are."""
    if word not in known:
        raise BadInput(f"{word!r} is none of {', '.join(known)}")
    return word


def card(key: str, first: int = 0, end: int = CARDS) -> int:
    """A card by its key, one of those from `first` to before `end`."""
    found = CARD_BY_KEY.get(key, NONE)
    if not first <= found < end:
        near = get_close_matches(key, CARD_KEYS[first:end], 5, 0)
        raise BadInput(f"{key!r} does not lie here; {', '.join(near)} would")
    return found


def pile(words: list[str], first: int = 0, end: int = CARDS) -> Pile:
    """`bronze 2 iron` is two of bronze and one of iron, `3` any three, `-` nothing."""
    found: Pile = {}
    last = ""
    for word in words:
        if word.isdecimal():
            found[last] = int(word)
        elif word != "-":
            last = CARD_KEYS[card(word, first, end)]
            found[last] = found.get(last, 0) + 1
    return found


def said_of_civ(text: str, words: tuple[str, ...]) -> dict[str, Pile]:
    """`food 3, leader moses` by its words."""
    found: dict[str, Pile] = {}
    for part in text.split(","):
        word, *rest = part.split() or [""]
        if word not in words:
            raise BadInput(f"{word!r} is nothing of a civilisation; there are: {', '.join(words)}")
        if word in found:
            raise BadInput(f"{word} stands there twice; write all of it behind the first")
        if word == "taken":
            found[word] = {age: AGES.index(one_of(age, AGES)) for age in rest}
        elif word in CARD_WORDS:
            found[word] = pile(rest, *CARD_WORDS[word])
        else:
            found[word] = {"": number(" ".join(rest) or "1")}
    return found


# ---- laying


def draw(state: AgesState, key: str) -> int:
    """Take a card out of its deck, unless it is printed on the board."""
    found = CARD_BY_KEY[key]
    if state.deck[found] > 0:
        state.deck[found] -= 1
    return found


def furnish(state: AgesState, one: Civ, said: Mapping[str, Pile]) -> None:
    """Lay what is said of a civilisation; its actions are counted later, by its ratings."""
    for word in NUMBERS:
        if word in said:
            setattr(one, word.replace("-", "_"), said[word][""])
    for key in said.get("techs", {}):
        one.techs |= BIT[draw(state, key)]
    for key in said.get("government", {}):
        one.techs &= ~BIT[one.government]
        one.government = draw(state, key)
        one.techs |= BIT[one.government]
    _send_to_work(state, one, said)
    for key in said.get("leader", {}):
        one.leader = draw(state, key)
        one.leaders_taken |= BIT[LEVEL[one.leader]]
    for age in said.get("taken", {}).values():
        one.leaders_taken |= BIT[age]
    for key in said.get("wonders", {}):
        one.wonders |= BIT[draw(state, key) - WONDERS]
    for key in said.get("ravaged", {}):
        one.ravaged |= BIT[CARD_BY_KEY[key] - WONDERS]
    for key in said.get("homer", {}):
        one.homer = CARD_BY_KEY[key]
        draw(state, CARD_KEYS[HOMER])
    for key, stages in said.get("unfinished", {}).items():
        one.wonder, one.stages = draw(state, key), stages
    for key in said.get("colonies", {}):
        one.colonies |= BIT[draw(state, key) - TERRITORIES]
    for key, target in said.get("war", {}).items():
        one.war, one.target = draw(state, key), target
    for key in said.get("tactic", {}):
        one.tactic = CARD_BY_KEY[key]
        if one.exclusive or not state.tactics >> (one.tactic - TACTICS) & 1:
            draw(state, key)
        if not one.exclusive:
            state.tactics |= BIT[one.tactic - TACTICS]
    _deal(state, one, said)
    _store(one, said)


def _send_to_work(state: AgesState, one: Civ, said: Mapping[str, Pile]) -> None:
    if "workers" not in said:
        return
    for place in range(WORKPLACES):
        one.workers[place] = 0
    for key, n in said["workers"].items():
        place = CARD_BY_KEY[key]
        if not one.techs >> place & 1:
            one.techs |= BIT[draw(state, key)]
        one.workers[place] = n


def _deal(state: AgesState, one: Civ, said: Mapping[str, Pile]) -> None:
    for key, copies in said.get("hand", {}).items():
        for _ in range(copies):
            held = draw(state, key)
            one.hand_count += 1
            if held < LEADERS:
                one.hand_techs |= BIT[held]
            elif held < WONDERS:
                one.hand_leaders |= BIT[held - LEADERS]
                one.leaders_taken |= BIT[LEVEL[held]]
            else:
                one.hand_actions[held - ACTIONS] += 1
    for key, copies in said.get("military", {}).items():
        for _ in range(copies):
            one.military[draw(state, key) - TACTICS] += 1
            one.military_count += 1


def _store(one: Civ, said: Mapping[str, Pile]) -> None:
    """Food and resources lie as if the bank had tokens for them; the bank is as it is said."""
    bank, one.blue = one.blue, 99
    gain_food(one, said.get("food", {"": 0})[""])
    gain_resources(one, said.get("resources", {"": 0})[""])
    for key, n in said.get("stock", {}).items():
        one.stock[CARD_BY_KEY[key]] = n
    one.blue = bank
    one.yellow_sum = one.yellow + one.unused + sum(one.workers)
    one.blue_sum = one.blue + sum(one.stock) + one.stages


# ---- reading off


def found_of_civ(state: AgesState, seat: int, word: str) -> Pile:
    """What a civilisation has now, by one word."""
    one = state.civs[seat]
    if word in WORKED_OUT:
        return {"": WORKED_OUT[word](state, seat)}
    if word in PILES:
        return Counter(PILES[word](one))
    if word == "unfinished":
        return {} if one.wonder == NONE else {CARD_KEYS[one.wonder]: one.stages}
    if word == "war":
        return {} if one.war == NONE else {CARD_KEYS[one.war]: one.target}
    n = getattr(one, word.replace("-", "_"))
    if word not in CARD_WORDS:
        return {"": n}
    return {} if n == NONE else {CARD_KEYS[n]: 1}


def spelled(found: Mapping[str, int], wanted: Mapping[str, int] | None = None) -> str:
    """A pile as scenarios write it; with `wanted`, as far as that asks: a bare number for how
    many there are, cards for how many of each."""
    if wanted:
        found = {key: found.get(key, 0) if key else sum(found.values()) for key in wanted}
    texts = [key if n == 1 and key else f"{key} {n}".strip() for key, n in found.items()]
    return " ".join(texts) or "-"
